"""Scenes that several tables and tasks share: seats, the stock, piles, the draw."""
