"""What is asked, by phase."""

WORDS = {
    "turn": "Summon a card, or make a wish for 3 cards.",
    "pay": "Pay for your wish to {wish}: {n} still to discard.",
    "look": "Keep one of these cards; the others go under the deck.",
    "recall": "Take a card from the discard pile.",
    "banish": "Remove a card in any palace from the game.",
    "give": "Your Merchant may trade: choose a card of your palace to give.",
    "swap": "Choose the card to take for your {card}.",
    "steal": "Your Thief takes a random card: choose from whom.",
    "exile": "Your Vizier may discard a card of value 4 or less.",
    "place": "Your Sultan may bring one more card into your palace, without its effect.",
}
