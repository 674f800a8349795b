"""Was ein Tisch ablehnt."""

WORDS = {
    "stale": "Am Tisch ist schon mehr geschehen: Sieh noch einmal hin.",
    "no_undo": "Es gibt nichts zurückzunehmen: Der letzte Schritt war nicht deiner oder hat etwas Neues gezeigt.",
    "plan_shows": "Hier endet der Plan: Dieser Schritt hat etwas Neues gezeigt. Sieh hin, dann geht es weiter.",
}
