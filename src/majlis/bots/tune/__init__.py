"""How the weights of a game's features are found: games of self-play, and the fit to who won them."""
