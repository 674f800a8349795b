"""One word for one thing, in both languages: the glossary, held over every table of words."""

import importlib
import pkgutil
import re
from collections.abc import Iterator

import pytest

from majlis.core.speech import LANGUAGES
from majlis.games.djinn import parts
from majlis.games.djinn.words import cards

HOUSE = "majlis.words"
OURS = ("djinn", "five_tribes", "high_desert")

# For each term of both languages the forms that must not stand for it; a scope is a game, or all of the house.
GLOSSARY = (
    # scope, English term, its rivals, German term, its rivals
    ("", "djinn", r"\bgenies\b", "Dschinn", r"\bDschinns\b|\bDjinns?\b(?!\")"),
    ("djinn", "spell circle, active", r"\b(?:open|closed) circle|circles are open", "Bannkreis", r"Zauberkreis"),
    ("djinn", "boss", r"\bbig djinn\b", "Meister-Dschinn", r"\bBoss(?:e|en)?\b"),
    ("djinn", "power", r"\bforce\b", "Stärke", r"\bKraft\b"),
    ("djinn", "basic / special action", r"\bnormal action", "Standard-, Spezialaktion", r"Grundaktion|Sonderaktion"),
    ("djinn", "skip", r"\bforgo\b|\bforgoe|\bwalk on over\b", "überspringen", r"hinweggeh|hinweg\b"),
    ("djinn", "capacity, base marker", r"\bbase stone", "Marker", r"(?:Kapazitäts|Basis)stein"),
    ("djinn", "square space", r"\brectangle", "eckiges Feld", r"\bQuadrat"),
    ("djinn", "flipped face down", r"\bturned down\b|turns\] it down", "verdeckt", r"Karte wird umgedreht"),
    ("djinn", "names", r"\((?:M|ST|HA|CL|CH|P|N)\d+\)", "Namen", r"Wirts-|Gräber-|Werker-|Kessler"),
    ("five_tribes", "tribe", r"\bclan\b", "Sippe", r"\bSt[aä]mm"),
    ("five_tribes", "turn order, bid order", r"[Oo]rder of (?:play|bidding)", "Reihenfolge", r"Zugfolge|Bietfolge"),
    ("five_tribes", "large market", r"\b[Bb]ig market", "Großer Markt", r"großer Markt|kleiner Markt"),
    ("five_tribes", "use a thief", r"sends?\] out|at work", "einsetzen", r"losschick|schickt?s?t?\] "),
    ("five_tribes", "take control", r"camel takes", "in Besitz nehmen", r"\bbesetzt \["),
    ("five_tribes", "discard", r"\bthrow away", "abwerfen", r"\{(?:slaves|cards|djinns)\}[^.;]* ab(?:legen|zulegen)"),
    ("high_desert", "discard", r"\bthrow away", "abwerfen", r"\b(?:legst|legt)\b[^.]* ab\b|abzulegen|ablegen"),
    (
        "",
        "act",
        r"\bis to (?:act|bid|move|walk|pay)\b",
        "Aktion ausführen",
        r"handelt für dich|\bHandle (?:hier|zuerst)",
    ),
    ("", "you can't do that now", r"\bnot asked now", "das geht jetzt nicht", r"nicht gefragt"),
    ("", "type", r"\b[Ss]ay a move", "eintippen", r"\bZug(?: in Worten)? sagen"),
    ("", "coach", r"\badviser|\badvisor", "Coach", r"Ratgeber"),
    ("", "server", r"\b(?:this|another) house\b", "Server", r"(?:diesem|anderen) Haus\b"),
    ("", "percentage points", r"in a hundred|hundredths", "Prozentpunkte", r"von hundert|Hundertstel"),
    ("", "would", r"(?!)", "würde", r"Palast zählte|\bkostete\b|\bbrauchte\b|\bbewirkte\b|\bverriete\b"),
    ("", "option", r"(?!)", "Option", r"\bWahlen\b"),
    ("", "player", r"\bPerson \{", "Spieler", r"\bPerson \{"),
)
CODES = re.compile(r"\b(?:FT|DJ|HD)-\d")


def said(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every string of a table, with the keys that lead to it."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from said(inner, f"{path}/{key}")
    elif isinstance(value, (list, tuple)):
        for i, inner in enumerate(value):
            yield from said(inner, f"{path}/{i}")


def lines(lang: str) -> Iterator[tuple[str, str, str]]:
    """All that may be read in a language: the game, where it stands, the words."""
    for game, package in (("", HOUSE), *((name, f"majlis.games.{name}.words") for name in OURS)):
        folder = importlib.import_module(f"{package}.{lang}")
        for topic in pkgutil.iter_modules(folder.__path__):
            table = importlib.import_module(f"{package}.{lang}.{topic.name}").WORDS
            yield from ((game, f"{game}/{topic.name}{path}", words) for path, words in said(table))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("row", GLOSSARY, ids=lambda row: f"{row[0] or 'house'}: {row[1]}")
def test_one_word_for_one_thing(row, lang):
    scope, _, english, _, german = row
    wrong = re.compile({"en": english, "de": german}[lang])
    found = [(where, words) for game, where, words in lines(lang) if scope in ("", game) and wrong.search(words)]
    assert [it for it in found if not it[0].endswith("/title")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_number_of_a_rule_stands_in_refusals_only(lang):
    found = [(where, words) for _, where, words in lines(lang) if CODES.search(words) and "/refusals" not in where]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_does_not_repeat_the_question(lang):
    assert [where for _, where, words in lines(lang) if "/refusals" in where and "{prompt}" in words] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_djinn_has_a_name_of_its_own_without_a_code(lang):
    for count, name in (
        (parts.EQUIPMENT, cards.kit_name),
        (parts.TROPHIES, cards.trophy_name),
        (parts.CHESTS, cards.chest_name),
        (parts.TILES, cards.tile_name),
    ):
        names = [name(i, lang) for i in range(count)]
        assert len(set(names)) == count
        assert not re.search(r"\d", " ".join(names))
    assert len({cards.mage_name(mage) for mage in range(parts.MAGES)}) == parts.MAGES
