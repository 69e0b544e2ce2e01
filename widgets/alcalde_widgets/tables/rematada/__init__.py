"""The tables about Brisca Rematada, a folder each."""
