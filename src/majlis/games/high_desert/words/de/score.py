"""Die Zeilen der Abrechnung."""

WORDS = {
    "lines": ("für den besten Clan", "für die Jann", "dagegen: andere Clans", "Punkte", "Palastkarten", "Jann-Karten"),
}
