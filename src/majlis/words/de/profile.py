"""Was von Leuten und ihren Seiten gesagt wird."""

WORDS = {
    "profile": "Seite einer Person",
    "profile_of": "Die Seite von {name}",
    "profile_note": "Wertungen und Ergebnisse von Spielen, die alle ansehen konnten, und von gewerteten. Sonst nichts.",
    "profile_look": "Name eines Kontos",
    "profile_find": "Ansehen",
    "profile_none": "Niemand dieses Namens zeigt dir eine Seite. Vielleicht schreibt er sich anders, oder die "
    "Seite ist nur für "
    "Leute offen, die mit am Tisch saßen.",
    "profile_no_games": "Noch wurde kein Spiel zu Ende gespielt, das alle sehen dürfen.",
    "profile_results": "Ergebnisse",
    "profile_last": "Letzte Spiele",
    "profile_own": "Wer meine Seite sehen darf",
    "profile_own_note": "Sie zeigt deinen Namen, deine Wertungen und Ergebnisse von gewerteten Spielen "
    "und von Tischen, die "
    "für alle offen waren.",
    "profile_all": "alle auf diesem Server",
    "profile_met": "Leute, die mit mir am Tisch saßen",
    "profile_nobody": "niemand",
    "profile_see": "So sieht sie aus",
    "profile_who": "Eine Seite ist für alle offen, für Leute, denen man begegnet ist, oder für niemanden: "
    "Wähl eines davon.",
    "profile_account": "Eine Seite hat nur, wer ein Konto hat: Leg eines auf der Seite mit deinen Geräten an.",
    "habits": "Was der Coach am häufigsten sah",
    "habits_none": "In {games} deiner Spiele, die der Coach angesehen hat, hat dich kein Zug viel gekostet.",
    "habits_stages": "In {games} deiner Spiele, die der Coach angesehen hat, haben dich {n} Züge viel "
    "gekostet: {stages}.",
    "habit_opening": "{n} am Anfang",
    "habit_middle": "{n} in der Mitte",
    "habit_end": "{n} gegen Ende",
    "habit_first_step": "Am häufigsten ({n} von {all}) hätte schon der erste Schritt des Zuges ein anderer "
    "sein sollen: Vergleich "
    "vorher, womit der Zug beginnen könnte.",
    "habit_later_step": "Am häufigsten ({n} von {all}) begann der Zug gut und verließ später den besten Weg: "
    "Plan ihn bis zum "
    "Ende, bevor du beginnst.",
    "habit_too_short": "Am häufigsten ({n} von {all}) endete der Zug, obwohl noch mehr zu holen war: Sieh vor "
    "dem Ende nach, was "
    "noch offen ist.",
}
