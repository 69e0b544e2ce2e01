"""The trick table of Brisca Rematada."""
