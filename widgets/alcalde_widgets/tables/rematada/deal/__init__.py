"""The deal table."""
