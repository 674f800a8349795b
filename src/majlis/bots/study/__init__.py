"""Questions about a game, answered by many games: what is played, what is counted, how sure it is."""
