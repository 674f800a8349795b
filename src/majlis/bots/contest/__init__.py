"""How strong a bot is: many games between bots, the files that keep them, and the ratings that they give."""
