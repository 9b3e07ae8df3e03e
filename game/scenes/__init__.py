"""Screens of the game: each handles input, updates and draws."""
