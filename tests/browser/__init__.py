"""Tests of the built book in a browser."""
