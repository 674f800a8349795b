"""How the game introduces itself, and its names; the sentences are in words_en.py, words_de.py and told.py."""

from majlis.core.game import About
from majlis.games.five_tribes import words_de, words_en
from majlis.games.five_tribes.told import TOLD

WORDS = {"en": words_en.WORDS | {"told": TOLD["en"]}, "de": words_de.WORDS | {"told": TOLD["de"]}}

CARDS = (  # the djinns, then the thieves: their names are the same in every language
    "Al-Amin",
    "Anun-Nak",
    "Ba'al",
    "Boaz",
    "Bouraq",
    "Echidna",
    "Enki",
    "Hagis",
    "Haurvatat",
    "Ibus",
    "Jafaar",
    "Kandicha",
    "Kumarbi",
    "Lamia",
    "Leta",
    "Marid",
    "Monkir",
    "Nekir",
    "Shamhat",
    "Sibittis",
    "Sloar",
    "Utug",
    "Morgiane",
    "Ziad",
    "Ouafat",
    "Houssain",
    "Shalim",
    "Kohdjah",
    "Madjaar",
)

ABOUT = {
    "en": About(
        "Five Tribes",
        "The city of Naqala has no sultan, and five tribes stand ready to make one. Bid for your place in the round, "
        "lift all meeples from a tile and drop them one by one on your way: the last must find its own colour. What "
        "you gather there acts for you, and an emptied tile is yours. Gold, viziers, elders, djinns, tiles, palms, "
        "palaces and goods all count. For 2 to 4 players, an hour or more.",
        {
            "thieves": ("Thieves of Naqala", "Five thieves for hire, and the djinn Morgiane against them (FT-11.1)."),
            "power_a_round": ("Powers once a round", "A paid djinn works once a round, not once a turn (FT-11.2)."),
            "nekir_each": ("Nekir counts heads", "Nekir pays for each meeple that is killed (FT-11.3)."),
            "echidna_kandicha": ("Echidna with Kandicha", "Echidna also doubles Kandicha's builders (FT-11.4)."),
            "one_card": ("One card will do", "At a big market you may stop after the first card (FT-11.5)."),
            "covered_gold": ("Covered gold", "The gold of others is not shown before the end (FT-11.6)."),
        },
    ),
    "de": About(
        "Five Tribes",
        "Die Stadt Naqala hat keinen Sultan, und fünf Stämme könnten einen küren. Biete um deinen Platz in der Runde, "
        "hebe alle Figuren eines Plättchens auf und setze sie unterwegs einzeln ab: Die letzte muss ihre eigene Farbe "
        "antreffen. Was du dort einsammelst, handelt für dich, und ein geleertes Plättchen gehört dir. Gold, Wesire, "
        "Älteste, Dschinns, Plättchen, Palmen, Paläste und Waren zählen. Für 2 bis 4 Personen, gut eine Stunde.",
        {
            "thieves": ("Diebe von Naqala", "Fünf Diebe zum Anheuern und Dschinn Morgiane gegen sie (FT-11.1)."),
            "power_a_round": ("Kräfte je Runde", "Bezahlte Dschinns wirken einmal je Runde statt je Zug (FT-11.2)."),
            "nekir_each": ("Nekir zählt Köpfe", "Nekir zahlt für jede einzelne getötete Figur (FT-11.3)."),
            "echidna_kandicha": ("Echidna mit Kandicha", "Echidna verdoppelt auch Kandichas Baumeister (FT-11.4)."),
            "one_card": ("Eine Karte genügt", "Am großen Markt darf man nach einer Karte aufhören (FT-11.5)."),
            "covered_gold": ("Verdecktes Gold", "Das Gold der anderen bleibt bis zum Ende verdeckt (FT-11.6)."),
        },
    ),
}
