"""The coach and the hint: what is said about a play, before it and after it."""
