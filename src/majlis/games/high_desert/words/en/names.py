"""What cards, palaces, players and actions are called."""

WORDS = {
    "clans": ("Genie", "Marid", "Shaitan", "Efreet", "Jann"),
    "ranks": ("Diviner", "Merchant", "Thief", "Vizier", "Sultan"),
    "effects": ("draw 2", "trade 1", "steal 1", "oust ≤ 4", "1 more"),  # on a card: as short as can be
    "wishes": ("look", "recall", "banish"),
    "wished": ("look at the top five cards", "take a card of the discard pile", "remove a palace card"),
    "card": "{clan} {rank}",
    "at": "{card} of player {seat}",
    "of": "{card} of {who}",
    "seat": "player {seat}",
    "wish": "wish {wish}",
    "decline": "decline",
    "your": "your palace",
    "own": "their own palace",
    "their": "{who}'s palace",
    "cards": ("card", "cards"),
    "sheet": (
        "for the best clan",
        "for the Jann",
        "against: other clans",
        "points",
        "palace cards",
        "Jann cards",
    ),
}
