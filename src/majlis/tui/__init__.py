"""The terminal: a match painted in letters, played by typing."""
