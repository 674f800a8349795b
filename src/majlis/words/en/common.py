"""What all games and pages share."""

WORDS = {
    "player": "Player {n}",
    "and": " and ",
    "waits": "{who} is to act.",
    "open": "That may be done.",
    "over": "The game is over.",
}
