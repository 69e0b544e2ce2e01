"""The talon table of Brisca Rematada."""
