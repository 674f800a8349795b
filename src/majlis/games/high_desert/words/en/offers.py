"""What an open action would do."""

WORDS = {
    "summon": (
        "Summon {card} ({value}), then draw 2 cards.",
        "Summon {card} ({value}): you may trade a palace card.",
        "Summon {card} ({value}): take a random card from a hand.",
        "Summon {card} ({value}): you may discard a palace card up to 4.",
        "Summon {card} ({value}): you may place one more card.",
    ),
    "wish": "Wish ({n} cards): {what}",
    "wishes": (
        "look at the top 5 cards of the deck and keep 1.",
        "take any card of the discard pile.",
        "remove any palace card from the game.",
    ),
    "pay": "Discard {card} for your wish.",
    "look": "Keep {card} ({value}).",
    "recall": "Take {card} ({value}); everybody sees it.",
    "banish": "Remove {card} ({value}) in {palace} from the game.",
    "give": "Give {card} ({value}).",
    "swap": "Take {card} ({value}) from {palace}.",
    "steal": "Take a random card of {who} ({n} in hand).",
    "exile": "Discard {card} ({value}) in {palace}.",
    "place": "Place {card} ({value}) without its effect.",
    "decline": "Decline.",
    "count": "Your palace would count {points} ({change:+d}).",
}
