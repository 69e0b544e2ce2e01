"""Tests of the book: its chapters, its build, its servers and the built site."""
