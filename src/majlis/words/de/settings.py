"""Was jeder für sich einstellt, und wo die Zeichen erklärt werden."""

WORDS = {
    "settings": "Einstellungen",
    "settings_note": "Für dich, in diesem Browser.",
    "key_settings": "Einstellungen",
    "steps": "Schritte von selbst gehen lassen, wenn nichts anderes möglich ist",
    "steps_note": "Nur wo alle sehen, dass es der einzige ist. Zurücknehmen nimmt ihn mit seiner Ursache zurück.",
    "pace": "Bots spielen",
    "pace_brisk": "zügig",
    "pace_calm": "ruhig",
    "pace_slow": "langsam",
    "hint_first": "Ein Tipp beginnt mit",
    "hint_nudge": "einem Wink",
    "hint_idea": "der Idee",
    "hint_move": "den Zügen",
    "legend": "Zeichen",
    "key_legend": "Zeichen und was sie bedeuten",
}
