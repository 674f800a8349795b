"""What a player thinks: how a position looks, and which actions look good."""
