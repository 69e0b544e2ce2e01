"""The deck table."""
