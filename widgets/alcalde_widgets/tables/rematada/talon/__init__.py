"""The talon table."""
