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
    "sound": "Töne",
    "sound_note": "Leise: eine Figur, eine Karte, Münzen, dein Zug, das Ende. Auch mit der Taste m.",
    "sound_on": "Töne sind an.",
    "sound_off": "Töne sind aus.",
    "key_sound": "Töne an oder aus",
    "motion": "Bewegung",
    "motion_note": "Figuren wandern, Karten wenden sich, Zahlen zählen. Nie, wenn dein System weniger davon wünscht.",
    "legend": "Zeichen",
    "key_legend": "Zeichen und was sie bedeuten",
}
