"""Time-based motion; no pygame."""
