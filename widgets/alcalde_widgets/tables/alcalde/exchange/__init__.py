"""The exchange table."""
