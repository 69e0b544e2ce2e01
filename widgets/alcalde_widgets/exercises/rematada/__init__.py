"""Exercises about Brisca Rematada: what draws each kind of question."""
