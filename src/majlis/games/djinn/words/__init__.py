"""What a player reads: questions, offers, the story of a turn, refusals."""
