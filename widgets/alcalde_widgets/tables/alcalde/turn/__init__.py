"""The turn table."""
