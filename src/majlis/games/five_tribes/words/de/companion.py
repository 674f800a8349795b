"""Was Leuten gesagt wird, die die Schachtel vor sich haben."""

WORDS = {
    "steps": {
        "tiles": ("Die Stadt", "Mischt die {tiles} Plättchen und legt sie aus: {columns} Spalten, {rows} Reihen."),
        "meeples": (
            "Die Sippen",
            "Alle {meeples} Figuren kommen in den Beutel; zieht {each} für jedes Plättchen und stellt sie darauf.",
        ),
        "row": (
            "Der Markt",
            "Mischt die {cards} Warenkarten und legt {row} davon offen in eine Reihe, den Stapel daneben.",
        ),
        "djinns": ("Die Dschinn", "Mischt die {djinns} Dschinn und legt {open} davon offen aus, den Stapel daneben."),
        "thieves": (
            "Die Diebe",
            "Mischt die {thieves} Diebe und legt einen davon offen neben die Dschinn, die anderen verdeckt. Madjaar "
            "bleibt in der Schachtel.",
        ),
        "supply": ("Palmen und Paläste", "Legt {palms} Palmen und {palaces} Paläste neben der Stadt bereit."),
        "players": (
            "Jeder Spieler",
            "Jeder nimmt {camels} Kamele, {markers} Zugmarker einer Farbe und {gold} Gold, das verdeckt bleibt.",
        ),
        "bid": (
            "Die Reihenfolge",
            "Zieht die {all_markers} Zugmarker nacheinander und stellt sie so auf die Bietreihenfolge. Der "
            "erste bietet "
            "zuerst.",
        ),
        "bids": (
            "Die Reihenfolge",
            "Zieht die {all_markers} Zugmarker, zwei von jedem Spieler, nacheinander und stellt sie so auf die "
            "Bietreihenfolge. Der erste bietet zuerst.",
        ),
    },
    "markers": ("Zugmarker", "Zugmarker"),
    "groups": {
        "gold": "Gold",
        "people": "Wesire und Älteste",
        "city": "Plättchen mit deinen Kamelen",
        "goods": "Warenkarten",
        "djinns": "Dschinn und Diebe",
    },
    "gold": "Goldmünzen, ihr Wert",
    "tile": "{kind} ({n})",
    "djinn": "{name} ({n})",
    "thieves": "Diebe, nicht benutzt",
    "amiss": {
        "camels": "Auf {n} Plättchen stehen Kamele eines Spielers, der nur {most} hat: Zählt die Plättchen "
        "noch einmal.",
        "no_tile": "Palmen und Paläste zählen auf Plättchen mit eigenem Kamel: Tragt zuerst die Plättchen ein.",
    },
}
