"""What happened."""

WORDS = {
    "summon": ("You summon {card}.", "{who} summons {card}."),
    "wish": ("You wish to {wish}.", "{who} wishes to {wish}."),
    "pay": ("You pay {card}.", "{who} pays {card}."),
    "keep": ("You keep {card}; {n} go under the deck.", "{who} keeps one card; {n} go under the deck."),
    "recall": ("You take {card} from the discard pile.", "{who} takes {card} from the discard pile."),
    "banish": ("You remove {card} in {palace} from the game.", "{who} removes {card} in {palace} from the game."),
    "give": ("You offer {card}.", "{who} offers {card}."),
    "swap": ("You give {given} and take {card} from {palace}.", "{who} gives {given} and takes {card} from {palace}."),
    "exile": ("You discard {card} in {palace}.", "{who} discards {card} in {palace}."),
    "place": ("You also place {card}.", "{who} also places {card}."),
    "decline": ("You decline.", "{who} declines."),
    "draw": ("You draw {what}.", "{who} draws {what}."),
    "robbed": "{who} steals {card} from you.",
    "robs": "You steal {card} from {victim}.",
    "robbery": "{who} steals a card from {victim}.",
    "reshuffle": "The discard pile becomes the new deck.",
    "last_round": "{who}: a palace of eight. The last round has begun.",
    "nobody": "Everybody passes.",
}
