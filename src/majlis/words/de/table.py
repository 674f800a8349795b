"""Was ein Tisch ablehnt."""

WORDS = {
    "stale": "Am Tisch ist schon mehr geschehen: Sieh noch einmal hin.",
    "no_undo": "Es gibt nichts zurückzunehmen: Der letzte Schritt war nicht deiner oder hat etwas Neues gezeigt.",
}
