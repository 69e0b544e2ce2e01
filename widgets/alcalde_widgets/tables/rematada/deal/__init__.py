"""The deal table of Brisca Rematada."""
