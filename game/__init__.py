"""Three-handed euchre: the game. CONTRIBUTING.md says what lives where."""
