"""The deck table of Brisca Rematada."""
