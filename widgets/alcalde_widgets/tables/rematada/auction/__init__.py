"""The auction table."""
