"""Was Leuten gesagt wird, die die Schachtel vor sich haben."""

WORDS = {
    "steps": {
        "city": (
            "Die Stadt",
            "Legt die {places} runden und die {places} eckigen Felder zufällig aus, jede Form auf ihre eigenen Plätze.",
        ),
        "city_first": (
            "Die Stadt",
            "Legt die {places} runden und die {places} eckigen Felder zufällig aus, jede Form auf ihre eigenen Plätze. "
            "Tauscht eckige, bis kein Weg ein rundes und ein eckiges Feld desselben Ortes verbindet.",
        ),
        "tavern": (
            "Die Taverne",
            "Trennt die Magier ohne Schlüssel von den {keyed} mit Schlüssel. Mischt beide und bildet aus "
            "jeder Gruppe zwei "
            "Stapel zu {mages}; die oberste Karte jedes Stapels wird aufgedeckt.",
        ),
        "manufactory": (
            "Die Manufaktur",
            "Mischt Stäbe, Hüte und Umhänge, je ein Stapel zu {kits}, und deckt die oberste Karte jedes Stapels auf.",
        ),
        "catacombs": ("Die Katakomben", "Mischt die {chests} Truhen und legt sie verdeckt dorthin."),
        "market": (
            "Der Markt",
            "Legt den Markt mit der Seite für eure Zahl von Spielern aus. Die Plätze für Gehilfen sind {side}; die "
            "Gehilfen beginnen daneben.",
        ),
        "player": (
            "Jeder Spieler",
            "Jeder nimmt eine Tafel mit {circles} aktiven Kreisen, {coins}, {magic} Magie, den Kapazitätsmarker auf "
            "{capacity} und den Basismarker auf 0.",
        ),
        "passages": (
            "Geheimgänge",
            "Zieht {out} der {places} Orte: Alle legen diese Geheimgänge in die Schachtel und behalten "
            "dieselben {passages}.",
        ),
        "djinn": (
            "Dschinn",
            "Von jeder Farbe kommen {per_colour} Dschinn in den Beutel. Auf jedes runde Feld kommen ein "
            "Meister-Dschinn und "
            "{djinn} aus dem Beutel. Die anderen {supply} Meister-Dschinn bilden den Vorrat.",
        ),
        "djinn_more": (
            "Dschinn",
            "Von jeder Farbe kommen {per_colour} Dschinn in den Beutel. Auf jedes runde Feld kommen ein "
            "Meister-Dschinn und "
            "{djinn} aus dem Beutel, und ein Dschinn mehr auf jedes der {near}, die an die Quelle grenzen. Die anderen "
            "{supply} Meister-Dschinn bilden den Vorrat.",
        ),
        "trophies": (
            "Trophäen",
            "Legt aus jeder der {rows} Reihen {trophies} Trophäen offen aus. Die anderen bleiben in der Schachtel.",
        ),
        "cards": ("Wertungskarten", "Mischt die Wertungskarten und legt {cards} davon offen für alle aus."),
        "draft": (
            "Charakterplättchen",
            "Legt {tiles} gute und {tiles} schlechte Plättchen aus. Vom ersten Spieler an nimmt jeder ein "
            "beliebiges; dann "
            "in umgekehrter Reihenfolge eines der anderen Art. Der Rest kommt in die Schachtel.",
        ),
        "tom": (
            "Toms Stapel",
            "Lass {left_out} der {blank} leeren Karten in der Schachtel, misch die anderen, zusammen {deck}, "
            "und leg sie "
            "verdeckt hin. Oder nimm diese Seite als Stapel.",
        ),
        "first": (
            "Wer beginnt",
            "Lost aus, wer beginnt; dann geht es im Uhrzeigersinn weiter. Der erste Zug führt in die Stadt.",
        ),
        "first_alone": (
            "Es geht los",
            "Dein erster Zug führt in die Stadt. Toms Zug kommt nach jedem, der auf einem runden Feld endet.",
        ),
    },
    "begins": ("Magie", "Kapazität", "aktive Kreise"),
    "trophy": "{name} ({n})",
    "groups": {
        "catch": "Dschinn, Flaschen und Korken",
        "trophies": "Trophäen",
        "cards": "Offene Wertungskarten: die {n} dieses Spiels",
        "for_cards": "Wonach Wertungskarten fragen",
        "secrets": "Geheime Wertungskarten",
        "ties": "Bei Gleichstand, und Schlüssel für eine Wertungskarte",
        "tom": "Tom",
    },
    "entries": {
        "corked": "Dschinn in verkorkten Flaschen",
        "passages": "Geheimgänge, ausgelegt",
        "awake": "aktive Magier ohne Schlüssel",
        "awake_key": "aktive Magier mit Schlüssel",
        "asleep_key": "schlafende Magier mit Schlüssel",
        "circles": "aktive Kreise",
        "capacity": "Kapazität",
        "base": "Basismarker auf",
        "won": "alle Meister-Dschinn sind fort: gewonnen",
        "left": "Karten übrig in Toms Stapel",
    },
    "amiss": {
        "trophies": "{n} Trophäen einer Reihe sind eingetragen, und nur {most} lagen aus: Seht noch einmal nach.",
        "djinn": "In der Schachtel sind nur {n} Dschinn und Meister-Dschinn: Zählt noch einmal.",
        "cards": "{n} offene Wertungskarten sind eingetragen, und {most} liegen aus: Nehmt welche zurück.",
        "secrets": "Nur ein Spieler kann geheime Karten haben, und zwar {most}: Nehmt die anderen zurück.",
        "twice": "Eine Wertungskarte liegt offen oder ist geheim, nicht beides: Nehmt eine davon zurück.",
        "ringed": "In Kreisen sind mehr Dschinn, als Kreise aktiv sind: Tragt auch die Kreise ein.",
        "mages": "Es gibt nur {n} Magier mit Schlüssel: Zählt noch einmal.",
    },
    "tom": {
        "sends": "Ein Meister-Dschinn steht {at}: Zieh einen Dschinn aus dem Beutel und stell ihn dazu. Aus "
        "einem leeren Beutel "
        "kommt niemand.",
        "pay": "Keiner der beiden Meister-Dschinn ist da: Bezahl {what}, von jedem so viel, wie du hast.",
        "blank": "Eine leere Karte: Nichts geschieht.",
        "lost": "Das war die letzte Karte, und ein Meister-Dschinn ist noch in der Stadt: Tom hat gewonnen.",
        "won": "Das war die letzte Karte, aber kein Meister-Dschinn war mehr in der Stadt: Du hattest vorher gewonnen.",
    },
}
