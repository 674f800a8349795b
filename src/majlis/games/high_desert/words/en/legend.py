"""What the symbols of the table mean."""

WORDS = {
    "card-0": ("Diviner, 1", "At the end of the turn you draw two cards instead of one."),
    "card-1": ("Merchant, 2", "You may trade a card of your palace for one of no higher value in another's."),
    "card-2": ("Thief, 3", "You take a card at random from another player's hand."),
    "card-3": ("Vizier, 4", "You may discard another card of value 4 or less from any palace."),
    "card-4": ("Sultan, 5", "You may put one more card into your palace; it has no effect."),
    "clan-0": ("Genie", "One of the four clans of which only your best counts for you; the others count against you."),
    "clan-1": ("Marid", "One of the four clans of which only your best counts for you."),
    "clan-2": ("Shaitan", "One of the four clans of which only your best counts for you."),
    "clan-3": ("Efreet", "One of the four clans of which only your best counts for you."),
    "clan-4": ("Jann", "The noble clan: it counts for you with every other one."),
    "crown": ("Crown", "This clan would count for the player now; the number beside it says how much."),
    "shield": ("Shield", "Eight cards: nobody can touch this palace or its owner's hand any more."),
    "back": ("Back of a card", "A card that you cannot see."),
    "slot-deck": ("Place of the deck", "The deck is empty."),
    "slot-discard": ("Place of the discards", "Nothing is discarded; what lies here can come back."),
    "slot-removed": ("Place of removed cards", "Cards that left the game for good would lie here."),
}
