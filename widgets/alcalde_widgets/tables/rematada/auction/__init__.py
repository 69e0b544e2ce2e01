"""The auction table of Brisca Rematada."""
