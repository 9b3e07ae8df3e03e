"""Computer players against each other: who is stronger, where, and by how much. See docs/players.md."""
