"""What cards and tiles are called."""

WORDS = {
    "kits": ("Stab", "Hut", "Umhang"),
    "kit": "{epithet}{joined}",
    "of places": ("Gelehrten", "Wirts", "Grabräuber", "Archivars", "Handwerker", "Krämer"),
    "of goods": (
        *("Bankiers", "Schreiber", "Schlosser", "Korker", "Glasbläser", "Weisen", "Zauber"),
        *("Zauber", "Ausrufer", "Herolds", "Kesselflicker", "Zirkel", "Glücksspieler", "Beschwörer"),
    ),
    "of payments": {
        "coin": "Geldwechsler",
        "scroll": "Vorleser",
        "key": "Pförtner",
        "cork": "Küfer",
        "magic": "Magister",
    },
    "of effects": {
        "catch": "Jäger",
        "once": "Fallensteller",
        "more_chests": "Räuber",
        "swap_bottles": "Gaukler",
        "stay": "Müßiggänger",
        "never_pay": "Bettler",
    },
    "trophy": "{metal}{thing}",
    "metals": ("Bronze", "Silber", "Gold"),
    "things": ("lampe", "ring", "schale", "siegel", "stern", "maske", "krone"),
    "chest": "{wood}truhe",
    "woods": (
        *("Zedern", "Ebenholz", "Nussbaum", "Oliven", "Palmholz", "Elfenbein", "Eisen", "Kupfer", "Messing"),
        *("Zinn", "Leder", "Korb", "Stein", "Ton", "Glas", "Lack", "Knochen", "Korallen"),
    ),
    "tiles": (
        *("Erbschaft", "Freier Stand", "Tavernenschlüssel", "Korkschnitzer", "Quellrecht"),
        *("Alter Gefährte", "Ruhige Nerven", "Dietrich", "Lehrgabe", "Geheime Pläne"),
        *("Schulden", "Müdigkeit", "Gebrochener Kreis", "Farbenblindheit", "Tiefer Schlaf"),
        *("Angst im Dunkeln", "Rostige Schlüssel", "Verschlossene Tür", "Teure Werkstatt", "Linke Hände"),
    ),
    "cards": (
        *("Zwei Sätze", "Sammlung", "Wenige Gänge", "Ohne Schlüssel", "Inaktive Kreise"),
        *("Enge Kapazität", "Hohe Basis", "Schlüsselbund", "Hellwach", "Vorräte"),
    ),
}
