"""The count table of Brisca Rematada."""
