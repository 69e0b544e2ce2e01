"""The game table."""
