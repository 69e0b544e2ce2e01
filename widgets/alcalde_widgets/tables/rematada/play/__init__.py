"""The play table."""
