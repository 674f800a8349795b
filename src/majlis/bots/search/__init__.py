"""How a bot thinks ahead: the search, the tree that it grows, and the levels that it plays at."""
