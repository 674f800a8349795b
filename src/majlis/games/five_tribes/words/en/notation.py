"""How actions are said, in English."""

WORDS = {
    "done": "done",
    "sell": "sell",
    "bid": "bid {n}",
    "card": "card {n}",
    "no_slaves": "no slaves",
    "front": "{what} of player {n}",
    "thief": "thief {card}",
    "use": "use {card} with {cost}",
    "buy": "buy {card} with {cost}",
    "costs": ("elder", "elders", "slave"),
    "fakirs": (("slave", "fakir"),),  # what else the slaves are called
}
