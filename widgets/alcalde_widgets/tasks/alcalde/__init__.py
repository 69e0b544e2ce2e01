"""Questions about Alcalde."""
