"""Questions about Brisca Rematada."""
