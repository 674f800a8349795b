"""What happened, by event; in brackets what is said to who did it, to all others, to the victim."""

WORDS = {
    "summon": "[You summon|{who} summons] {card}.",
    "offer": "[You offer|{who} offers] {card}.",
    "swap": "[You give|{who} gives] {given} and [take|takes] {card} from {palace}.",
    "steal": "[You steal {card} from {victim}|{who} steals a card from {victim}|{who} steals {card} from you].",
    "exile": "[You discard|{who} discards] {card} from {palace}.",
    "place": "[You|{who}] also [place|places] {card}.",
    "decline": "[You decline|{who} declines].",
    "wish": "[You make|{who} makes] a wish: {wish}.",
    "pay": "[You pay|{who} pays] {card}.",
    "keep": "[You keep {card}|{who} keeps one card]; {under} go under the deck.",
    "recall": "[You take|{who} takes] {card} from the discard pile.",
    "banish": "[You remove|{who} removes] {card} of {palace} from the game.",
    "draw": "[You draw|{who} draws] {card}.",
    "reshuffle": "The discard pile becomes the new deck.",
    "last_round": "{who}: a palace of eight. The last round has begun.",
    "stuck": "Everybody passes.",
    "end": "The game is over.",
}
