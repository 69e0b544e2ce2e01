"""Coaching: hints before a play, and comments after it."""
