"""The start page: what each game is, how one plays it with one tap, and who plays along."""

import html
import re
from xml.etree import ElementTree

import pytest
from sqlalchemy import insert

from majlis.bots.search.ways import DEFAULT, LEVELS
from majlis.core.frame import frame, told
from majlis.core.game import games, load
from majlis.core.speech import LANGUAGES
from majlis.table.store import finish
from majlis.table.table import ending
from majlis.testing.play import random_match
from majlis.web.rules import rules_page

CODES = re.compile(r"\b(?:FT|DJ|HD)-\d|\b(?:ST|HA|CL|CH)\d|\([A-Z]\d+\)|±")
OURS = ("djinn", "five_tribes", "high_desert")
TWO_LINES = 72  # letters under a cover


def card(page: str, game: str) -> str:
    return re.search(rf'<article [^>]*data-game="{game}".*?</article>', page, re.DOTALL)[0]


def sent(page: str, game: str) -> dict[str, str]:
    """What the browser would send for "play", if nobody changes anything: options that are not asked are left out."""
    text = card(page, game)
    boxes = re.findall(r'name="([\w-]+)" value="([^"]*)" checked', text)
    form = {"game": game} | dict(boxes)
    for fieldset in re.findall(r'<fieldset class="option".*?</fieldset>', text, re.DOTALL):
        if form["players"] not in re.search(r'data-seats="([\d ]*)"', fieldset)[1].split():
            form.pop(re.search(r'name="([\w-]+)"', fieldset)[1])
    for seat, options in re.findall(r'<select name="(seat\d)">(.*?)</select>', text, re.DOTALL):
        form[seat] = re.search(r'value="(\w+)" selected', options)[1]
    return form


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_a_cover_and_says_in_two_lines_what_it_is(game):
    found = load(game)
    covers = [found.cover, *([found.solo.cover] if found.solo else [])]
    for drawing in covers:
        assert ElementTree.fromstring(drawing).tag.endswith("svg")
        assert "href" not in drawing
    for lang in LANGUAGES:
        about = found.about[lang]
        assert 40 < len(about.line) <= TWO_LINES
        if found.solo:
            assert about.alone[0]
            assert 40 < len(about.alone[1]) <= TWO_LINES


def test_drawings_on_the_start_page_do_not_take_each_others_colours(anna):
    ids = re.findall(r'\bid="([^"]+)"', anna.get("/").text)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_chooses_between_codes_and_ratings(anna, lang):
    page = anna.get("/", headers={"accept-language": lang}).text
    read = re.sub(r"<svg.*?</svg>|<[^>]*>", " ", page, flags=re.DOTALL)
    assert CODES.findall(read) == []


def test_the_rule_of_an_option_is_one_link_away(anna):
    page = anna.get("/").text
    for name in OURS:
        game, rules = load(name), rules_page(load(name), "en").html
        for option in game.options:
            assert f'href="/rules/{name}#{option.rule}"' in card(page, name)
            assert rules.count(f'id="{option.rule}"') == 1
            assert option.rule in game.rulebook


def test_a_newcomer_plays_a_first_game_with_one_tap(house, anna):
    form = sent(anna.get("/").text, "djinn")
    assert form["option-beginner"] == "on"
    table = house.table(anna.open(**form))
    assert table.players == ["me", LEVELS[0]]
    assert load("djinn").unpack(table.row["options"])["beginner"] == "on"


def test_who_beats_a_level_is_offered_the_next_one_and_who_loses_the_same_again(house, anna):
    won = next(match for match in (random_match(load("nim"), 2, n) for n in range(50)) if match.result()[0] == 1)
    lost = next(match for match in (random_match(load("nim"), 2, n) for n in range(50)) if match.result()[0] == 0)
    steps = [(lost, "novice", 0), (won, "novice", 1), (won, "novice", 1), (lost, "gentle", 1), (won, "master", 2)]
    steps += [(won, "master", 3), (won, "master", 3)]  # nobody is sent further than to the usual level
    for n, (match, rival, level) in enumerate(steps):
        house.put(f"game-{n}", match, ["me", rival], anna.token)
        house.store.write(insert(finish).values(ending(f"game-{n}", match))).result()
        page = anna.get("/").text
        assert sent(page, "nim")["seat1"] == LEVELS[level]
        assert sent(page, "djinn")["seat1"] == LEVELS[0]
    assert LEVELS[3] == DEFAULT


def test_guests_are_introduced_where_one_chooses(anna):
    page = card(anna.get("/").text, "high_desert")
    seats = re.findall(r'<select name="seat(\d)">(.*?)</select>', page, re.DOTALL)
    chosen = [re.search(r'value="novice"[^>]*data-name="(\w+)" data-line="([^"]+)"', options) for _, options in seats]
    assert len({found[1] for found in chosen}) == len(seats)
    assert f"You against {chosen[1][1]} (novice)" in html.unescape(page)


def test_three_running_tables_have_a_line_each_and_all_are_behind_a_link(house, anna):
    for n in range(5):
        match = random_match(load("nim"), 2, 3)
        house.put(f"running-{n}", match.until(2), ["me", "guest"], anna.token)
    page = anna.get("/").text
    assert page.count('class="row"') == 3
    assert 'href="/tables#h-running"' in page
    assert anna.get("/tables").text.partition("Open to all")[0].count('class="row"') == 5


def test_each_reads_names_in_their_own_language(house, anna, bert):
    """An onlooker never reads "You is to act" (P5)."""
    name = anna.open(game="high_desert", seat1="gentle")
    house.table(name).company.public = True
    for lang, me, other in (("en", "You", "Player 1"), ("de", "Du", "Spieler 1")):
        with anna.sit(name, 0, lang=lang) as socket:
            assert socket.frame["names"][0] == me
        with bert.sit(name, -1, lang=lang) as socket:
            assert socket.frame["names"][0] == other
            assert socket.frame["names"][1] not in ("Gentle", "Sanft")
            assert not re.search(rf"\b{me}\b", socket.frame["prompt"])


@pytest.mark.parametrize("name", games())
def test_an_onlooker_is_never_addressed(name):
    game = load(name)
    match = random_match(game, 2, 5)
    for lang, address in (("en", r"\b[Yy]ou\b"), ("de", r"\b[Dd]u\b")):
        lines = [line for at in range(min(match.at, 150)) for line in told(match, -1, at, lang)]
        lines += [frame(match.until(at), -1, lang).prompt for at in range(0, min(match.at, 150), 5)]
        assert [line for line in lines if re.search(address, line)] == []
