"""Was alle Spiele und Seiten gemeinsam haben."""

WORDS = {
    "player": "Spieler {n}",
    "and": " und ",
    "waits": "{who} ist am Zug.",
    "open": "Das ist möglich.",
    "over": "Das Spiel ist aus.",
}
