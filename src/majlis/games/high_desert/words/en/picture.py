"""What is written on the table."""

WORDS = {
    "deck": "Deck",
    "discard": "Discard pile",
    "removed": "Removed",
    "look": "On top of the deck",
    "hand": "{who}: hand, {n}",
    "palace": "{who}: palace, {n}",
    "empty": "no cards",
    "shield": "eight cards: out of reach",
    "total": "{clan} would count {n}",
    "crown": "{clan} is the clan that counts",
    "wishes": "Wishes for 3 cards",
    "gives": ("see 5, keep 1", "from discards", "remove a card"),
    "left": ("the last turn", "{n} turns left"),
}
