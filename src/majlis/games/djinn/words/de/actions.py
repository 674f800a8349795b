"""How actions are written and typed."""

WORDS = {
    "plain": (
        *("fertig", "ja", "Standardaktion", "Spezialaktion", "Geheimgang", "fangen"),
        *("zwei Münzen", "zwei Magie", "Münze und Magie", "auffüllen", "Meister-Dschinn des Vorrats"),
        *("kaufe Flasche", "kaufe Korken", "kaufe Magier", "anhalten", "überspringen", "Münze", "Schriftrolle"),
        *("Kreis", "aufdecken"),
        *("Schlüssel als Schriftrolle", "Schlüssel als Münze", "Schlüssel als Magie"),
    ),
    "number": "Zahl {n}",
    "boss": "Meister-Dschinn",
    "free": "gratis {colour}",
    "cork": "verkorke {colour}",
    "cork_boss": "verkorke Meister-Dschinn in {colour}",
    "options": (
        *("Option Gang", "Option Münzen", "Option Schriftrolle", "Option wecken", "Option Kreis"),
        *("besser Münzen", "besser Schriftrolle", "besser wecken", "besser Kreis"),
    ),
    "trade": "Handel {tent}",
    "tent": "Zelt",
    "walk": "gehe",
    "mage": "Magier {label}",
    "kit": "Ausrüstung {label}",
    "trophy": "Trophäe {label}",
    "chest": "Truhe {label}",
    "tile": "Plättchen {label}",
    "lay": "lege {place} {square}",
    "street": "Straße {space} {colour}",
}
