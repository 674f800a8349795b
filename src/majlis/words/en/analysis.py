"""What the terminal tells of an analysed match."""

WORDS = {
    "head": "{title}: {moves} moves; each decision was thought about {effort}, from its player's view alone",
    "often": "{n} times",
    "long": "for {n} seconds",
    "sum": "{name}: {start} at the start, luck {luck}, own decisions {cost}, others and what was seen later "
    "{rest}: {result}",
    "decided": "  {n} decisions, {found} as the bot would, {mistakes} that cost 5 % or more",
    "turns": "Turning points:",
    "none": "No single moment changed this match much.",
    "luck": "luck: {what}",
    "decision": "played: {what} Better ({best} instead of {own}): {better}",
}
