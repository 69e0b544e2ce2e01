"""Exercises about Alcalde: what draws each kind of question."""
