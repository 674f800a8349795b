"""What is written on every table."""

WORDS = {
    "yours": "Your turn",
    "acts": "is playing",
    "over": "Game over",
    "winner": "Winner: {who}",
    "reached": "{who}: {points}",
    "lantern": "now playing: {who}",
    "seat": "sign: {who}",
    "tray": "What you can do",
    "last": "Last round",
    "nothing": "nothing",
    "no_card": "empty place",
    "back": "hidden card",
    "bag": "in the bag: {what}",
}
