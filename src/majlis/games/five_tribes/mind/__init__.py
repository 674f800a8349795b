"""What a player thinks of a view: what it is worth, which actions look good, what a move can still lead to."""
