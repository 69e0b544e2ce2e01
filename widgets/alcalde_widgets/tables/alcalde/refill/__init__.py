"""The refill table."""
