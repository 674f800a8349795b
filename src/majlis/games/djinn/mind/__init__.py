"""What a player thinks: how a view looks, and which actions look good."""
