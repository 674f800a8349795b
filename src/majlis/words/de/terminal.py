"""Was das Terminal sagt."""

WORDS = {
    "sits": "{who} ({level}): {line}",
    "ask": "Deine Wahl (Zahl oder Worte, ? für Hilfe): ",
    "final": "Das lässt sich nicht zurücknehmen.",
    "undone": "Zurückgenommen: {what}.",
    "no_undo": "Es gibt nichts zurückzunehmen: Dein letzter Schritt zeigte Neues, oder andere waren seither dran.",
    "thinking": "Der Coach denkt nach",
    "hint": "Die besten Züge, aus dem, was du sehen kannst:",
    "hint_more": "Noch einmal h verrät mehr.",
    "no_log": "Es ist noch nichts geschehen.",
    "unknown": "Es gibt {n} Möglichkeiten: Nimm eine Zahl von 1 bis {n}, die Worte einer davon, oder ? für Hilfe.",
    "options": "Varianten: {what}.",
    "rules": "Die ganzen Regeln: {path}",
    "save_how": "Sag wohin: s DATEI",
    "saved": "Gespeichert in {path}",
    "exists": "{path} gibt es schon; nimm einen anderen Namen.",
    "unsaved": "Speichern ging nicht: {why}",
    "save_first": "Partie speichern? Ein Dateiname, oder Enter zum Gehen ohne Speichern: ",
    "bye": "Auf Wiedersehen.",
    "hand_over": "{who} ist dran: Drücke Enter, wenn niemand sonst zusieht. ",
    "wins": "Es gewinnt: {who}.",
    "shared": "Der Sieg wird geteilt: {who}.",
    "lost": "Diese Partie ist verloren.",
    "tasks": "Erfüllte Aufgaben: {what}.",
    "no_tasks": "Diesmal wurde keine der Aufgaben erfüllt.",
    "place": "Ort",
    "holds": "darin",
    "score": "Wertung",
    "help": "eine Zahl oder die Worte einer Aktion: sie wird ausgeführt\n"
    "u  den letzten Schritt zurücknehmen, solange er niemandem etwas Neues gezeigt hat\n"
    "h  der Coach: wohin du schauen solltest; noch einmal die Idee, noch einmal die drei besten Züge\n"
    "l  das Protokoll: alles, was du gesehen hast\n"
    "r  die Regeln in Kürze, und wo sie stehen\n"
    "s DATEI  die Partie als Textdatei speichern\n"
    "q  gehen",
}
