"""What the terminal tells of an analysed match."""

WORDS = {
    "head": "{title}: {turns} turns; each was thought about {effort}, from its player's view alone",
    "often": "{n} times",
    "long": "for {n} seconds",
    "sum": "{name}: {start} at the start, luck {luck}, own turns {own}, turns of others {others}: {result}",
    "decided": "  {n} turns with a choice: {found} as good as the best one known, {mistakes} that cost 5 % or more",
    "turns": "Turning points:",
    "none": "No single moment changed this match much.",
    "luck": "luck: {what}",
    "turn": "played: {what} Better ({best} instead of {own}): {better}",
}
