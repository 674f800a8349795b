"""What is written on every table."""

WORDS = {
    "yours": "Your turn",
    "acts": "is to act",
    "over": "Game over",
    "winner": "Winner: {who}",
    "reached": "{who}: {n} points",
    "lantern": "to act: {who}",
    "seat": "the sign of {who}",
    "tray": "What you can do",
    "last": "Last round",
    "nothing": "nothing",
    "no_card": "empty place",
    "back": "hidden card",
    "bag": "in the bag: {what}",
}
