"""All sentences by language, and the names of the cards, which are the same in each."""

from majlis.games.five_tribes.words.de import about as about_de
from majlis.games.five_tribes.words.de import refusals as refusals_de
from majlis.games.five_tribes.words.de import story as story_de
from majlis.games.five_tribes.words.de import table as table_de
from majlis.games.five_tribes.words.de import words as words_de
from majlis.games.five_tribes.words.en import about as about_en
from majlis.games.five_tribes.words.en import refusals as refusals_en
from majlis.games.five_tribes.words.en import story as story_en
from majlis.games.five_tribes.words.en import table as table_en
from majlis.games.five_tribes.words.en import words as words_en

ABOUT = {"en": about_en.ABOUT, "de": about_de.ABOUT}
WORDS = {"en": words_en.WORDS | {"told": story_en.TOLD}, "de": words_de.WORDS | {"told": story_de.TOLD}}
REFUSALS = {"en": refusals_en, "de": refusals_de}
TABLE = {"en": table_en.TABLE, "de": table_de.TABLE}

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
