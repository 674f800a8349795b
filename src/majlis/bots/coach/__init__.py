"""What a strong player says to a person: advice in mid-game, and the look back at a whole match."""
