"""The rules of the game, compiled: the turn, and a file for each chapter of the rulebook."""
