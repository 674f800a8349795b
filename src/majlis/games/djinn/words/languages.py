"""How the game introduces itself; its sentences are in en and de."""

from majlis.core.game import About
from majlis.games.djinn.words.de import sentences as de
from majlis.games.djinn.words.en import sentences as en

WORDS = {"en": en.WORDS, "de": de.WORDS}

ABOUT = {
    "en": About(
        "Djinn",
        "Somebody has let the djinn out, and they roam the streets. Walk through the city, never straight back, and "
        "do what each place offers: study, hire mages, open chests, search the Archives, have bottles and corks made "
        "or trade for them. Then catch djinn with magic and mages, keep them in spell circles and cork them up in "
        "bottles of their colour: three of a colour earn a trophy. When the six bosses are gone from the streets, the "
        "end is near. For 2 to 4 players, one to two hours; or alone against Tom, whose deck runs out while you hunt.",
        {
            "beginner": (
                "First game",
                "A city without equal neighbours, and neither character tiles nor scoring cards (DJ-13, DJ-3.7).",
            ),
            "longer": (
                "Longer game",
                "One djinn more at each of the three spaces next to the Magic Source (DJ-13, DJ-3.8).",
            ),
            "boss_colours": (
                "Colourful bosses",
                "In a catch a boss counts as all four colours, so every colour bonus of a mage helps (DJ-13, X1).",
            ),
            "round_limit": (
                "Last round",
                "If bosses still stand when this round is complete, the end comes all the same (DJ-13, E5).",
            ),
            "deck": (
                "Tom's deck",
                "How many cards Tom has when you play alone: the fewer, the harder (DJ-13, DJ-14.1).",
            ),
        },
    ),
    "de": About(
        "Djinn",
        "Jemand hat die Dschinns freigelassen, und sie streunen durch die Straßen. Geh durch die Stadt, nie gleich "
        "zurück, und nutze, was jeder Ort bietet: studiere, wirb Magier an, öffne Truhen, stöbere im Archiv, lass "
        "Flaschen und Korken machen oder handle darum. Dann fange Dschinns mit Magie und Magiern, halte sie in "
        "Zauberkreisen und verkorke sie in Flaschen ihrer Farbe: Drei einer Farbe bringen eine Trophäe. Sind die "
        "sechs Bosse von den Straßen verschwunden, naht das Ende. Für 2 bis 4 Personen, ein bis zwei Stunden; oder "
        "allein gegen Tom, dessen Stapel zur Neige geht, während du jagst.",
        {
            "beginner": (
                "Erstes Spiel",
                "Eine Stadt ohne gleiche Nachbarn, ohne Charakterplättchen und Wertungskarten (DJ-13, DJ-3.7).",
            ),
            "longer": (
                "Längeres Spiel",
                "Ein Dschinn mehr an jedem der drei Felder neben der Magischen Quelle (DJ-13, DJ-3.8).",
            ),
            "boss_colours": (
                "Bunte Bosse",
                "Beim Fangen hat ein Boss alle vier Farben: Jeder Farbbonus eines Magiers hilft (DJ-13, X1).",
            ),
            "round_limit": (
                "Letzte Runde",
                "Stehen nach dieser Runde noch Bosse in den Straßen, kommt das Ende trotzdem (DJ-13, E5).",
            ),
            "deck": (
                "Toms Stapel",
                "Wie viele Karten Tom hat, wenn du allein spielst: je weniger, desto schwerer (DJ-13, DJ-14.1).",
            ),
        },
    ),
}
