"""What an open action would do, by what happens first."""

WORDS = {
    "summon": (
        "Summon {card} ({value}), then draw 2 cards. {count}",
        "Summon {card} ({value}): you may trade a palace card. {count}",
        "Summon {card} ({value}): take a random card from a hand. {count}",
        "Summon {card} ({value}): you may discard a palace card up to 4. {count}",
        "Summon {card} ({value}): you may place one more card. {count}",
    ),
    "offer": "Give {card} ({value}).",
    "swap": "Take {card} ({value}) from {palace}. {count}",
    "steal": "Take a random card from {who} ({n} in hand).",
    "exile": "Discard {card} ({value}) from {palace}. {count}",
    "place": "Place {card} ({value}) without its effect. {count}",
    "decline": "Decline.",
    "wish": (
        "Wish ({n} cards): look at the top 5 cards of the deck and keep 1.",
        "Wish ({n} cards): take any card of the discard pile.",
        "Wish ({n} cards): remove any palace card from the game.",
    ),
    "pay": "Discard {card} for your wish.",
    "keep": "Keep {card} ({value}).",
    "recall": "Take {card} ({value}); everybody sees it.",
    "banish": "Remove {card} ({value}) of {palace} from the game. {count}",
    "count": "Your palace then counts {points} ({change}).",
}
