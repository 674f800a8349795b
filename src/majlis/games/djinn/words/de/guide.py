"""Was die geführten ersten Spiele sagen, der Reihe nach."""

WORDS = {
    "welcome": (
        "Willkommen in der Stadt der Magier. Dschinn sind in ihre Straßen entwischt: Auf jedem runden Feld stehen zwei "
        "mit einem silbernen Meister-Dschinn. Ist der letzte von diesen fort, naht das Ende, und die meisten Punkte "
        "gewinnen."
    ),
    "board": (
        "Das ist deine Tafel. Sie zeigt deine Magie, 3 von höchstens 4, und deine Münzen, Schriftrollen, Schlüssel und "
        "Korken. Dschinn wohnen in den Bannkreisen, von denen zwei aktiv sind, und in Flaschen."
    ),
    "points": (
        "Am Ende zählt ein Dschinn in einem Kreis 3 Punkte und einer in einer verkorkten Flasche 10. Für drei "
        "verkorkte einer Farbe gibt es eine Trophäe mit 30 oder 36 Punkten."
    ),
    "enter": (
        "Zum Fangen brauchst du Stärke, und Magier leihen sie dir. Betritt darum die Stadt an der eckigen Taverne, von "
        "der Manufaktur her: Dann liegt der runde Markt vor dir."
    ),
    "tavern": (
        "Jeder Ort hat eine Aktion. Auf einem eckigen Feld ist es die Standardaktion; in der Taverne bringt sie einen "
        "Magier ohne Schlüssel. Führe sie aus."
    ),
    "cyra": (
        "Cyra gibt dir 1 Stärke und 2 mehr für jeden roten Dschinn und verlangt keine Münzen. Am Markt warten zwei "
        "rote: Nimm sie."
    ),
    "first_end": "Cyra liegt wach auf deiner Tafel. Das war schon der ganze erste Zug. Beende ihn.",
    "rival": "Die Gegenseite kam zur Akademie: 1 Schriftrolle und so viel Magie, wie Platz hat.",
    "walk": (
        "Von nun an gehst du jeden Zug ein Feld weiter, aber nie dorthin zurück, woher du kamst. Geh zum runden Markt "
        "mit seinen zwei roten Dschinn."
    ),
    "round": (
        "Auf einem runden Feld tust du zweierlei, in beliebiger Reihenfolge: die Spezialaktion des Ortes, die besser "
        "ist als die Standardaktion, und einen Fang. Nichts zu fangen kostet dich 1 Magie."
    ),
    "trade": "Die Spezialaktion des Marktes ist zweimal Handel. Bereite damit deinen Fang vor: Führe sie aus.",
    "tent_a": "Bei den Zelten hat alles seinen Preis. Kaufe bei Zelt A eine Flasche für 1 Münze.",
    "colour": "Eine Flasche fasst einen Dschinn ihrer Farbe. Wähle eine rote.",
    "tent_b": (
        "Zu einer Flasche gehört ein Korken. Dein Gehilfe geht zu einem anderen Zelt weiter: Kaufe bei Zelt B einen "
        "Korken für 1 Münze."
    ),
    "catch": (
        "Jetzt ist Platz für beide roten Dschinn, einer in der Flasche und einer in einem Kreis. Beginne den Fang."
    ),
    "prey": "Jeder Dschinn braucht 4 Stärke. Du hast 3 Magie, und du hast Cyra. Wähle den ersten roten Dschinn.",
    "both": "Jeder rote Dschinn bringt 2 mehr von Cyra, also reicht es auch für den zweiten. Wähle ihn.",
    "enough": (
        "Beide zusammen brauchen 8 Stärke, alles, was du hast. Der Meister-Dschinn muss warten: Fange diese beiden."
    ),
    "lodge": ("Wohin kommt der erste? In die rote Flasche: Sie bekommt sofort ihren Korken, und er zählt 10 Punkte."),
    "help": (
        "Der andere kam in einen Kreis. Bezahle jetzt 8 Stärke. Lass Cyra helfen: 1 und zweimal 2 für die roten "
        "Dschinn, das sind 5."
    ),
    "caught": "Gefangen! Deine 3 Magie zahlten den Rest, und Cyra schläft nach der Arbeit, bis du sie weckst.",
    "fled": (
        "Der Meister-Dschinn blieb allein zurück und floh: Jetzt sind noch fünf in den Straßen. Wer sie vertreibt, "
        "bringt das Ende näher; zwei neue Dschinn kamen an seine Stelle."
    ),
    "second_end": "Hier ist nichts mehr zu tun. Beende deinen Zug.",
    "score": (
        "Die Gegenseite fing mit einem Magier zwei Dschinn, beide in Kreise: 6 Punkte. Du hast 10 und 3, also 13."
    ),
    "trophies": (
        "Hier liegen die Trophäen. Jede kostet drei Dschinn in verkorkten Flaschen einer Farbe; die meisten bringen "
        "einen Sofortbonus, die anderen 6 Punkte mehr. Überlege also früh, welche Farbe du sammelst."
    ),
    "ahead": (
        "Deine Magie ist verbraucht, und Cyra schläft: Im Archiv kannst du sie wecken, in der Manufaktur gibt es einen "
        "Korken mit Ausrüstung. Suche dann ein rundes Feld, dessen Dschinn zu deinen Magiern passen."
    ),
    "own_way": "Ab hier spielst du selbst: Tippe auf einen Ort, der leuchtet, und geh dorthin. Viel Glück!",
    "tom_welcome": (
        "Du bist allein in der Stadt der Magier. Auf jedem der sechs runden Felder steht ein silberner Meister-Dschinn "
        "mit einem oder zwei Dschinn. Du gewinnst, wenn der letzte Meister-Dschinn rechtzeitig die Straßen verlässt."
    ),
    "tom_deck": (
        "Die Uhr ist Tom: Endet dein Zug auf einem runden Feld, deckt er eine seiner 14 Karten auf und hilft meist den "
        "Meister-Dschinn. Mit der letzten verlierst du; jede Karte, die beim Sieg noch im Stapel ist, bringt 10 Punkte."
    ),
    "tom_enter": (
        "Meister-Dschinn brauchen viel Stärke, darum beginne mit Magie. Betritt die Stadt an der eckigen Akademie, vom "
        "Markt her: Dann liegt die runde Taverne vor dir."
    ),
    "tom_academy": (
        "Auf einem eckigen Feld gilt die Standardaktion des Ortes. Die Akademie gibt 1 Schriftrolle und 3 Magie."
    ),
    "tom_studied": (
        "Du hast eine Schriftrolle und 4 Magie; mehr hat erst Platz, wenn deine Kapazität wächst. Eckige Felder rufen "
        "Tom nicht. Beende deinen Zug."
    ),
    "tom_walk": (
        "Von nun an gehst du jeden Zug ein Feld weiter, aber nie dorthin zurück, woher du kamst. Geh zur runden "
        "Taverne, wo ein Meister-Dschinn und ein weißer Dschinn stehen."
    ),
    "tom_tavern": (
        "Die Spezialaktion der Taverne bringt jeden offenen Magier, auch einen mit Schlüssel. Führe sie aus."
    ),
    "tom_yasir": (
        "Magier leihen dir beim Fangen Stärke. Yasir gibt 3 für 2 Münzen und bringt noch einen Schlüssel mit. Nimm ihn."
    ),
    "tom_key": (
        "Ein Schlüssel öffnet den verschlossenen Teil einer Truhe oder wird jederzeit zu einer Schriftrolle, einer "
        "Münze oder 1 Magie."
    ),
    "tom_catch": ("Nun der Fang. Jeder Gefangene braucht einen Platz: Zwei Bannkreise sind aktiv und leer. Beginne."),
    "tom_boss": (
        "Ein Dschinn braucht 4 Stärke. Ein Meister-Dschinn braucht 4 und 2 für jeden Dschinn neben ihm, also 6. "
        "Wähle ihn."
    ),
    "tom_free": "Mit einem Meister-Dschinn darf ein weiterer Dschinn umsonst mitkommen. Wähle den weißen.",
    "tom_enough": "Das sind alle hier, für 6 Stärke. Fange diese beiden.",
    "tom_help": "Beide sind in deinen Kreisen. Bezahle jetzt: Yasir hilft mit 3 Stärke für 2 Münzen.",
    "tom_pay": "Die anderen 3 zahlst du mit eigener Magie. Den Schlüssel behältst du.",
    "tom_caught": (
        "Ein Meister-Dschinn und ein Dschinn in Kreisen, 6 Punkte, und in den Straßen sind nur noch fünf "
        "Meister-Dschinn."
    ),
    "tom_comes": "Du stehst auf einem runden Feld, darum kommt jetzt Tom. Beende deinen Zug und sieh seine Karte an.",
    "tom_card": (
        "Am ersten Ort der Karte, der Manufaktur, steht ein Meister-Dschinn, also kam ein Dschinn dazu: Jetzt braucht "
        "er 10 Stärke. Ist an beiden Orten einer Karte keiner, zahlst du, was ihre letzte Zeile sagt."
    ),
    "tom_market": (
        "Nun zum eckigen Markt: In Flaschen sind Dschinn mehr wert, und deine Kreise werden wieder frei. Geh dorthin."
    ),
    "tom_basic": "Die Standardaktion des Marktes ist ein Handel. Führe sie aus.",
    "tom_tent_d": (
        "Bei Zelt D bekommst du für deine Schriftrolle eine Flasche und einen Korken, alles für einen Dschinn. Geh hin."
    ),
    "tom_colour": "Eine Flasche fasst einen Dschinn ihrer Farbe oder jeden Meister-Dschinn. Wähle eine weiße.",
    "tom_cork": (
        "Verkorken ist eine freie Aktion, jederzeit in deinem Zug: Bring den weißen Dschinn aus seinem Kreis in die "
        "Flasche."
    ),
    "tom_corked": "10 Punkte statt 3, und ein Kreis ist leer für den nächsten Fang. Beende deinen Zug.",
    "tom_ahead": (
        "Was nun? In der runden Akademie bekommst du zuerst Magie, genug für den roten Dschinn dort. Der "
        "Meister-Dschinn bleibt allein zurück und flieht: vertrieben ist so gut wie gefangen."
    ),
    "tom_good_luck": "Ab hier spielst du selbst. Fünf Meister-Dschinn und 13 Karten: viel Glück!",
}
