"""Was von Wertungen gesagt wird."""

WORDS = {
    "rated": "Gewertet: Es zählt für die Wertungen, ohne Coach und ohne Zurückgehen; alle brauchen ein Konto",
    "rated_short": "gewertet",
    "ratings": "Wertungen",
    "ratings_note": "Aus gewerteten Spielen, nach Spiel und Zahl der Spieler. Die zweite Zahl sagt, wie weit die "
    "erste danebenliegen kann; weniger Spiele, mehr Zweifel.",
    "ratings_none": "Noch wurde kein gewertetes Spiel zu Ende gespielt.",
    "rating": "Wertung",
    "rated_games": "{n} Spiele",
    "rated_games_one": "1 Spiel",
    "place_n": "Platz {n}",
    "bot_of": "Bot ({level})",
    "gone_person": "Jemand",
    "coach_counts": "Dieses Spiel ist gewertet: Der Coach schweigt.",
}
