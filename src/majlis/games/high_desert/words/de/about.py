"""Wie das Spiel vorgestellt wird."""

WORDS = {
    "title": "Dschinn der Hohen Wüste",
    "paragraph": (
        "Beschwöre Dschinn in deinen Palast: Seher und Händler, Diebe, Wesire und Sultane. "
        "Nur ein Clan zählt für dich, und mit ihm die edlen Jann; alle anderen zählen gegen dich. "
        "Acht Dschinn machen einen Palast unantastbar und läuten die letzte Runde ein. "
        "Für 2 bis 4 Personen, eine halbe Stunde."
    ),
    "line": "Beschwöre Dschinn. Ein Clan zählt für dich, die anderen gegen dich.",
    "options": {
        "immune_to_self": ("Versiegelter Palast", "Ein Achterpalast ist auch für eigene Wirkungen tabu."),
        "extra_turn": ("Längeres Ende", "Wer das Ende auslöst, beendet erst den Zug; dann folgt die Runde."),
    },
}
