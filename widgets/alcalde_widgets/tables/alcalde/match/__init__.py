"""The match table."""
