"""Was das geführte erste Spiel sagt, der Reihe nach."""

WORDS = {
    "welcome": (
        "Willkommen in Naqala, einer Stadt aus dreißig Plättchen und fünf Sippen. Ihr fehlt ein Sultan: Wer am "
        "Ende die meisten Punkte hat, wird es."
    ),
    "tribes": (
        "Auf jedem Plättchen stehen Figuren der Sippen: gelbe Wesire, weiße Älteste, grüne Händler, blaue "
        "Baumeister, rote Assassinen. Was du von einer Sippe einsammelst, arbeitet für dich."
    ),
    "order": (
        "Jede Runde beginnt mit Geboten um die Reihenfolge. Zwei der Marker gehören dir, du spielst also zweimal "
        "je Runde. Gold zählt auch als Punkte: Biete vorerst nichts."
    ),
    "lead": "Die Gegenseite ist jetzt vor dir. Als Erstes zu spielen, ist eine Münze wert: Biete 1.",
    "move": (
        "Jetzt ziehst du. Du hebst alle Figuren eines Plättchens auf und setzt sie unterwegs einzeln ab, als "
        "würdest du säen. Die letzte muss ihre eigene Farbe antreffen."
    ),
    "goal": (
        "Sieh dir A4 an: Dort stehen drei Baumeister. Endet dein Zug dort mit einem vierten, gehören alle vier dir."
    ),
    "pick_up": "Hebe die drei Figuren von C3 auf: zwei Älteste und einen Baumeister.",
    "first": "Dein Weg nach A4 hat drei Schritte. Setze zuerst einen Ältesten auf B3 ab.",
    "second": "Du darfst unterwegs abbiegen, aber nie gleich zurückgehen. Setze den zweiten Ältesten auf B4 ab.",
    "last": (
        "Und den Baumeister auf A4, wo seinesgleichen wartet. Danach steht dort niemand mehr, also wird das "
        "Plättchen dir gehören."
    ),
    "gained": (
        "Dein Kamel hält A4, das sind am Ende 4 Punkte. Vier Baumeister mal drei blaue Plättchen ringsum haben dir"
        " 12 Gold gebracht."
    ),
    "market": (
        "A4 ist ein Großer Markt: zwei der ersten sechs Karten für 6 Gold. Verschiedene Waren sind zusammen immer "
        "mehr wert. Nimm den Weizen."
    ),
    "rare": "Seltene Waren bekommt man später kaum noch. Nimm die Goldbarren.",
    "done": "Du könntest deine Waren jetzt verkaufen, aber ein Satz wächst noch. Beende deinen Zug.",
    "rival": (
        "Die Gegenseite hat zweimal gezogen und D4 gewonnen, das 15 Punkte wert ist. Um solche Plättchen lohnt es "
        "sich zu bieten."
    ),
    "plan": (
        "Dein zweiter Zug. Auf F5 steht ein einziger Händler: Ende dort mit einem zweiten, und das Plättchen "
        "gehört dir. Hebe die vier von E4 auf."
    ),
    "way": "Vier Figuren, vier Schritte, und der Händler kommt zuletzt. Setze den Wesir auf E3 ab.",
    "way_on": "Den Ältesten auf F3.",
    "way_down": "Den Baumeister auf F4.",
    "way_end": "Und den Händler auf F5.",
    "merchants": (
        "Zwei Händler haben die ersten beiden Karten der Reihe geholt: Fisch und einen Sklaven. Sklaven sind keine"
        " Ware, aber sie helfen Baumeistern, Assassinen und bei Dschinn."
    ),
    "small_market": (
        "F5 ist ein Kleiner Markt: eine der ersten drei Karten für 3 Gold. Mit Papyrus hast du vier verschiedene "
        "Waren, zusammen 13 wert."
    ),
    "done_again": "Beende deinen Zug; damit ist die Runde vorbei.",
    "round_two": (
        "Die zweite Runde. Wer zuerst gespielt hat, bietet zuerst. Biete wieder 1: Früh zu spielen ist gut, wenn "
        "auf dem Plan viel zu holen ist."
    ),
    "cheap": (
        "Die Gegenseite bietet nichts. Auch für nichts kommst du noch vor ihr dran: Wer neu auf die Null kommt, "
        "schiebt die anderen nach hinten."
    ),
    "circle": (
        "Ein Zug darf dorthin zurückkehren, wo er begann, wenn er lang genug ist. Auf F4 stehen fünf Figuren. Hebe"
        " sie auf."
    ),
    "seed": (
        "E4 hast du vorhin geleert. Bereite es vor: Setze dort einen Baumeister ab, dem du am Ende wieder begegnest."
    ),
    "round_on": "Den Wesir auf E5.",
    "round_off": "Den Händler auf F5, dein eigenes Plättchen; dort darf jeder vorbeikommen.",
    "round_home": "Den Ältesten auf F4, wo du begonnen hast.",
    "round_end": "Und den zweiten Baumeister auf E4: Der erste wartet dort.",
    "slave": (
        "Zwei Baumeister und vier blaue Plättchen sind 8 Gold, und jeder Sklave zählt wie ein Baumeister mehr. "
        "Wirf deinen ab: 12."
    ),
    "palace": (
        "E4 ist ein Dorf: Dort steht jetzt ein Palast, 5 Punkte für den, dem das Plättchen gehört, also für dich. "
        "Beende deinen Zug."
    ),
    "again": "Dank deines Gebots bist du gleich noch einmal dran. Hebe die drei von D3 auf.",
    "leave": (
        "Was du unterwegs absetzt, kann der Gegenseite nützen; setze es ab, wo es am wenigsten hilft: den "
        "Assassinen auf D4."
    ),
    "own": "Den Wesir auf dein eigenes E4.",
    "elders": (
        "Und den Ältesten auf F4, wo ein Ältester steht. Du behältst beide: Älteste zählen je 2 Punkte, und mit "
        "ihnen bezahlt man Dschinn."
    ),
    "palm": "F4 ist eine Oase: Dort wächst jetzt eine Palme, 3 Punkte mehr für dich. Beende deinen Zug.",
    "djinns": (
        "Eines hast du noch nicht probiert: Wer auf einer Heiligen Stätte endet, darf einen dieser Dschinn kaufen,"
        " für zwei Älteste. Jeder ist Punkte wert und hat eine Kraft; langes Drücken zeigt sie."
    ),
    "farewell": (
        "Von hier an spielst du allein weiter. Das Spiel endet, wenn jemand kein Kamel mehr hat oder niemand mehr "
        "ziehen kann. Viel Glück!"
    ),
}
