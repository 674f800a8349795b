"""Was ein Tisch ablehnt."""

WORDS = {
    "stale": "Am Tisch ist schon mehr geschehen: sieh noch einmal hin.",
    "no_undo": "Es gibt nichts zurückzunehmen: der letzte Schritt war nicht deiner oder hat etwas Neues gezeigt.",
}
