"""How fast it is: one run over all games, in turn with their peers."""
