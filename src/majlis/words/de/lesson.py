"""Was gesagt wird, wenn jemand auf Gespieltes zurücksieht."""

WORDS = {
    "lesson": "Eine Sache zum Lernen",
    "lesson_wait": "Der Coach sieht sich jeden Zug an: {done} von {of}",
    "lesson_begins": "Der Coach beginnt.",
    "lesson_none": "In jedem Zug hast du das Beste gewählt, das der Coach kennt, oder ebenso Gutes.",
    "lesson_look": "Diesen Moment ansehen",
    "best_score": "Bestwert {n}",
    "streak_now": "{n} Siege in Folge",
    "streak_best": "längste Folge {n}",
    "day_note": "Für alle auf diesem Server wird gleich ausgeteilt, ein Versuch für jeden. Noch {left} offen.",
    "day_solo": "Allein: Wie schwer, wählst du auf der eigenen Seite.",
    "day_begin": "Beginnen",
    "day_go_on": "Weiterspielen",
    "day_won": "gewonnen",
    "day_lost": "verloren",
    "day_shared": "geteilt",
    "day_line": "{game}, Partie des Tages ({date}): {outcome} {score} gegen {who} ({level})",
}
