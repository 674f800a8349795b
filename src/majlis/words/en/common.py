"""What all games and pages share."""

WORDS = {
    "language": "English",
    "player": "Player {n}",
    "you": "You",
    "points": ("point", "points"),
    "and": " and ",
    "waits": "Waiting for {who}.",
    "open": "That may be done.",
    "over": "The game is over.",
}
