"""Was Leuten gesagt wird, die die Karten vor sich haben."""

WORDS = {
    "steps": {
        "shuffle": ("Mischen", "Mischt alle {all} Karten: So viele gibt es von jeder Sorte."),
        "deal": (
            "Austeilen",
            "Jeder bekommt {hand} Karten, verdeckt. Vor jedem bleibt Platz für einen Palast.",
        ),
        "piles": (
            "Die Mitte",
            "Die übrigen {deck} Karten sind der Stapel, verdeckt. Daneben bleibt Platz für die Ablage und für Karten, "
            "die aus dem Spiel genommen werden.",
        ),
        "first": (
            "Wer beginnt",
            "Lost aus, wer beginnt; dann geht es im Uhrzeigersinn weiter. Mit {full} Karten in einem Palast naht das "
            "Ende.",
        ),
    },
}
