"""Was Zeichen bedeuten, die auf jedem Tisch stehen."""

WORDS = {
    "lantern": ("Laterne", "Dieser Spieler ist am Zug."),
    "seat": ("Zeichen eines Spielers", "Jeder Spieler hat eine Farbe und ein Zeichen, überall dieselben."),
    "laurel": ("Lorbeer", "Dieser Spieler hat gewonnen."),
}
