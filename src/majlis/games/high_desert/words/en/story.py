"""What happened, by event: to who did it, to all others, to the victim."""

WORDS = {
    "summon": ("You summon {card}.", "{who} summons {card}."),
    "offer": ("You offer {card}.", "{who} offers {card}."),
    "swap": ("You give {given} and take {card} from {palace}.", "{who} gives {given} and takes {card} from {palace}."),
    "steal": ("You steal {card} from {victim}.", "{who} steals a card from {victim}.", "{who} steals {card} from you."),
    "exile": ("You discard {card} in {palace}.", "{who} discards {card} in {palace}."),
    "place": ("You also place {card}.", "{who} also places {card}."),
    "decline": ("You decline.", "{who} declines."),
    "wish": ("You wish to {wish}.", "{who} wishes to {wish}."),
    "pay": ("You pay {card}.", "{who} pays {card}."),
    "keep": ("You keep {card}; {under} go under the deck.", "{who} keeps one card; {under} go under the deck."),
    "recall": ("You take {card} from the discard pile.", "{who} takes {card} from the discard pile."),
    "banish": ("You remove {card} in {palace} from the game.", "{who} removes {card} in {palace} from the game."),
    "draw": ("You draw {card}.", "{who} draws {card}."),
    "reshuffle": "The discard pile becomes the new deck.",
    "last_round": "{who}: a palace of eight. The last round has begun.",
    "stuck": "Everybody passes.",
    "end": "The game is over.",
}
