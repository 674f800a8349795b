"""Was alle Spiele und Seiten gemeinsam haben."""

WORDS = {
    "language": "Deutsch",
    "player": "Spieler {n}",
    "and": " und ",
    "waits": "{who} ist am Zug.",
    "open": "Das ist möglich.",
    "over": "Das Spiel ist aus.",
}
