"""Saves, preferences and statistics; backend.py is the only code that knows files or localStorage."""
