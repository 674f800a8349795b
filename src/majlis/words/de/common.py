"""Was alle Spiele und Seiten gemeinsam haben."""

WORDS = {
    "language": "Deutsch",
    "player": "Spieler {n}",
    "you": "Du",
    "points": ("Punkt", "Punkte"),
    "and": " und ",
    "waits": "{who} ist am Zug.",
    "open": "Das ist möglich.",
    "over": "Das Spiel ist aus.",
}
