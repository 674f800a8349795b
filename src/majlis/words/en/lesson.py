"""What is said when somebody looks back at what they played."""

WORDS = {
    "lesson": "One thing to learn",
    "lesson_wait": "The coach looks at every turn: {done} of {of}",
    "lesson_begins": "The coach begins to look.",
    "lesson_none": "In every turn you chose the best that the coach knows, or as good as that.",
    "lesson_look": "See that moment",
    "best_score": "best {n}",
    "streak_now": "{n} wins in a row",
    "streak_best": "longest row {n}",
    "day_note": "The same deal for everybody on this server, one try each. Still open for {left}.",
    "day_solo": "Alone: choose how hard on its own page.",
    "day_begin": "Begin",
    "day_go_on": "Go on",
    "day_won": "won",
    "day_lost": "lost",
    "day_shared": "shared",
    "day_line": "{game}, deal of {date}: {outcome} {score} against {who} ({level})",
}
