"""What is said to people with the cards in front of them."""

WORDS = {
    "steps": {
        "shuffle": ("Shuffle", "Shuffle all {all} cards: so many of each kind."),
        "deal": ("Deal", "Deal {hand} cards to each player, face down. Leave room for a palace in front of everybody."),
        "piles": (
            "The middle",
            "The other {deck} cards are the deck, face down. Leave room beside it for a discard pile and for "
            "cards that "
            "are removed from the game.",
        ),
        "first": (
            "Who starts",
            "Draw lots for who starts; then all play clockwise. The end is near when a palace has {full} cards.",
        ),
    },
}
