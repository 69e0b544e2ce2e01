"""The table on which the ten tricks of Brisca Rematada are played."""
