"""Was alle Spiele und Seiten gemeinsam haben."""

WORDS = {
    "player": "Spieler {n}",
    "and": " und ",
    "waits": "{who} ist am Zug.",
    "over": "Das Spiel ist aus.",
}
