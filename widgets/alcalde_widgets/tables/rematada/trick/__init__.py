"""The trick table."""
