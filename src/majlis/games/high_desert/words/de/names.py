"""Wie Karten, Paläste, Spieler und Aktionen heißen."""

WORDS = {
    "clans": ("Genie", "Marid", "Shaitan", "Efreet", "Jann"),
    "ranks": ("Seher", "Händler", "Dieb", "Wesir", "Sultan"),
    "effects": ("2 ziehen", "tauschen", "stehlen", "weg: ≤ 4", "1 dazu"),  # on a card: as short as can be
    "wishes": ("schauen", "zurückholen", "verbannen"),
    "wished": (
        "die obersten fünf Karten anzusehen",
        "eine Karte vom Ablagestapel zu nehmen",
        "eine Palastkarte zu entfernen",
    ),
    "card": "{clan}-{rank}",
    "at": "{card} von Spieler {seat}",
    "of": "{card} von {who}",
    "seat": "Spieler {seat}",
    "wish": "Wunsch {wish}",
    "decline": "verzichten",
    "your": "deinem Palast",
    "own": "dem eigenen Palast",
    "their": "dem Palast von {who}",
    "cards": ("Karte", "Karten"),
    "sheet": (
        "für den besten Clan",
        "für die Jann",
        "dagegen: andere Clans",
        "Punkte",
        "Palastkarten",
        "Jann-Karten",
    ),
}
