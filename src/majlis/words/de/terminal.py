"""Was das Terminal sagt."""

WORDS = {
    "sits": "{who} ({level}): {line}",
    "ask": "Deine Wahl (Zahl oder Worte, ? für Hilfe): ",
    "final": "Das lässt sich nicht zurücknehmen.",
    "ask_first": "Fragen vor allem, was etwas kostet, meinen Zug beendet oder sich nicht zurücknehmen lässt",
    "end_turn": "Meinen Zug von selbst beenden, wenn nur noch Zugaben bleiben, etwa ein Verkauf",
    "undone": "Zurückgenommen: {what}.",
    "undone_all": "Dein Zug wurde zurückgenommen.",
    "thinking": "Der Coach denkt nach",
    "hint": "Die besten Züge nach dem, was du sehen kannst:",
    "hint_more": "Noch einmal h verrät mehr.",
    "coach_waits": "Der Coach spricht, wenn du dran bist.",
    "no_log": "Es ist noch nichts geschehen.",
    "unknown": "Es gibt {n} Möglichkeiten: Nimm eine Zahl von 1 bis {n}, die Worte einer davon, oder ? für Hilfe.",
    "no_choice": "„{what}“ ist keine Wahl: Nimm eine Zahl von 1 bis {n}, die Worte einer Möglichkeit oder ? für Hilfe.",
    "several": "So beginnen: {what}",
    "options": "Varianten: {what}.",
    "rules": "Die ganzen Regeln: {path}",
    "save_how": "Sag wohin: save DATEI",
    "saved": "Gespeichert in {path}",
    "exists": "{path} gibt es schon; nimm einen anderen Namen.",
    "unsaved": "Speichern ging nicht: {why}",
    "fault": "Das ist unser Fehler, Nummer {number}; im Protokoll steht mehr. Nichts hat sich geändert.",
    "kept": "Die Partie ist aufgehoben. „majlis play“ setzt sie fort, und die Seite auch.",
    "kept_file": "Die Partie ist in {path} aufgehoben. „majlis play {path}“ setzt sie fort.",
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
    "in_one": "In einem Zug:",
    "all": "alle {n} Möglichkeiten: a",
    "yours": "Du bist dran.",
    "acts": "{who} ist dran.",
    "moment": "Moment {at} von {all}: [ ] ein Schritt, {{ }} an die Enden, Esc zurück",
    "moment_on": ", o spielt von hier weiter",
    "sure": "Enter: ausführen. Esc: lassen.",
    "basket": "Gewählt: {what}. Noch {n}.",
    "basket_how": "Wähle {n} in beliebiger Reihenfolge.",
    "goal": "Gesucht: {what} (g: weiter, Esc: alles)",
    "no_goals": "Jetzt gibt es nichts zu suchen.",
    "menu": "Was soll es sein?",
    "unfinished": "Weiter mit",
    "new": "Eine neue Partie",
    "against_one": "gegen einen Gast",
    "against_more": "gegen {n} Gäste",
    "menu_how": "Pfeile und Enter, oder eine Zahl; Esc geht zurück.",
    "more": "… Tab: alles.",
    "alone": "allein",
    "people": "{n} Menschen an dieser Tastatur",
    "guided": "eine erste Partie zum Lernen",
    "level": "Wie stark?",
    "compiling": "{title} wird für diesen Rechner vorbereitet: {done} von {all} Teilen. Das dauert nur einmal länger.",
    "title_log": "Was geschah",
    "title_rules": "Die Regeln",
    "title_help": "Tasten",
    "title_score": "Das Ende",
    "title_hint": "Der Coach",
    "title_players": "Spieler",
    "title_words": "In Worten",
    "asked_now": "Gefragt ist jetzt: {what}",
    "any_key": "Auf und ab blättern, Esc schließt das.",
    "after": "h: was der Coach dazu sagt; n: noch eine Partie; Esc: das Brett, dort gehen [ und ] durch die Partie.",
    "over": "h: was der Coach dazu sagt; n: noch eine Partie; p: die Wertung; [ und ]: durch die Partie; q: gehen.",
    "over_points": "Punkte: {what}.",
    "look_back": "Enter: diesen Moment ansehen. Esc schließt das.",
    "look_again": "eine Partie ansehen, die zu Ende ist",
    "analyse_how": "„majlis analyse {path}“ sagt, was jeder Zug wert war.",
    "rule_key": "r: die Regel. Esc schließt das.",
    "settings_note": "Für dich, an diesem Terminal. Enter ändert eine, Esc schließt das.",
    "lesson": "Lektion {done} von {all}: {what}",
    "key_switch": "Wechsel",
    "key_undo": "zurück",
    "key_hint": "Tipp",
    "key_read": "lesen",
    "key_log": "Verlauf",
    "key_rules": "Regeln",
    "key_goals": "Ziele",
    "key_help": "Tasten",
    "key_quit": "gehen",
    "small": "Das Brett braucht 80 mal 24 Zeichen.",
    "no_textual": "Das Brett braucht Textual: pip install 'majlis[terminal]'. Hier geht es Zeile für Zeile.",
    "keys": "Pfeile  auf dem Brett gehen\n"
    "Enter  tun, was dort möglich ist, oder sagen, warum nicht; Endgültiges wird noch einmal gefragt\n"
    "1 bis 9, a  etwas aus der Liste nehmen; alles auflisten\n"
    "Tab  zur Wahl und zurück\n"
    ":  eine Wahl eintippen, wie sie in der Liste steht; „save DATEI“ speichert die Partie\n"
    "i, p  lesen, was unter dem Zeiger liegt; alles, was die Spieler haben\n"
    "u, U  den letzten Schritt zurücknehmen; den ganzen Zug, soweit er niemandem Neues gezeigt hat\n"
    "h  der Coach: ein Wink, dann die Idee, dann die drei besten Züge; nach dem Ende, was jeder Zug wert war\n"
    "g  wohin die Wahl noch führen kann, eins nach dem anderen\n"
    "l, r  der Verlauf; die Regeln, dort wo steht, was gerade gefragt ist\n"
    "[ ], { }  zurück und vor in der Zeit; an den Anfang und ans Ende\n"
    "o, n  wenn die Partie zu Ende ist: von dem Moment weiterspielen, den du ansiehst; noch eine Partie\n"
    "s  Einstellungen: wie schnell die Bots spielen, was vorher gefragt wird, was von selbst geht\n"
    "q  gehen: Die Partie ist aufgehoben",
    "help": "eine Zahl oder die Worte einer Wahl: sie wird ausgeführt\n"
    "tisch  alles, was auf dem Tisch liegt; brett  dasselbe in Zeichen\n"
    "u, zurück  den letzten Schritt zurücknehmen, solange er niemandem Neues zeigte; zurück alles: den ganzen Zug\n"
    "h, tipp  der Coach: wohin du schauen solltest; noch einmal die Idee, noch einmal die drei besten Züge\n"
    "l, verlauf  alles, was du gesehen hast\n"
    "r, regeln  die Regeln in Kürze, und wo sie stehen\n"
    "s DATEI, speichern DATEI  die Partie als Textdatei speichern\n"
    "q, ende  gehen: Die Partie ist aufgehoben",
}
