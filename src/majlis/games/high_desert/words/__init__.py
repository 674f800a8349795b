"""What a player reads: names, prompts, offers, the story of the game, refusals and the score sheet."""
