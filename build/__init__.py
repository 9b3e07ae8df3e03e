"""Builds the web page: `python build/make.py`."""
