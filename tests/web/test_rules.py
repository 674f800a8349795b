"""The page of rules: every number is an anchor, every link leads somewhere, figures and rulings are there."""

import re

import pytest

from majlis.core.game import load
from majlis.core.rulebook import figures, numbers
from majlis.games.high_desert.words.paragraphs import RULES
from majlis.testing.play import random_match
from majlis.web.rules import rules_page
from majlis.web.words import WORDS

GAMES = ("djinn", "five_tribes", "high_desert")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_every_paragraph_has_its_anchor_and_every_link_leads_to_one(name, lang):
    game = load(name)
    page = rules_page(game, lang)
    anchors = re.findall(r'<(?:h2|li|tr|p|em)[^>]* id="([^"]+)"', page.html)
    assert len(anchors) == len(set(anchors))
    assert set(numbers(game.rulebook_in(page.lang))) <= set(anchors)
    assert set(re.findall(r'href="#([A-Z][^"]*)"', page.html)) <= set(anchors)
    assert [anchor for anchor, _ in page.contents] == re.findall(r'<h2[^>]* id="([^"]+)"', page.html)


@pytest.mark.parametrize("name", GAMES)
def test_every_figure_is_drawn_with_its_caption_and_no_two_things_share_a_name(name):
    game = load(name)
    page = rules_page(game, "en")
    assert page.html.count("<figure>") == len(figures(game.rulebook))
    ids = re.findall(r' id="([^"]+)"', page.html + page.sprites)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#s-([^"]+)"', page.html)) == set(re.findall(r'id="s-([^"]+)"', page.sprites))
    assert "figure:" not in page.html


def test_rulings_stand_out():
    assert '<em class="ruling">Ruling:</em>' in rules_page(load("five_tribes"), "en").html
    assert '<tr id="H7" class="ruled">' in rules_page(load("high_desert"), "en").html
    djinn = rules_page(load("djinn"), "de").html
    assert re.search(r'<em class="ruling" id="A16">Auslegung <a[^>]*>A16</a>:</em>', djinn)
    assert '<tr id="M21">' in djinn  # a mage, no ruling


def test_who_reads_no_english_is_told_where_there_is_nothing_else(anna):
    german = [name for name in GAMES if load(name).rulebook_in("de")]
    for name in (*GAMES, "nim"):
        page = anna.http.get(f"/rules/{name}", headers={"accept-language": "de"}).text
        assert (WORDS["de"]["rules_elsewhere"] in page) == (name not in german)
        assert ('<article lang="de"' in page) == (name in german)


def test_a_line_of_the_log_leads_to_the_paragraph_of_what_was_asked(house, anna, bert):
    match = random_match(load("high_desert"), 2, 4, 20)
    house.put("cited", match, ["me", "greedy"], anna.token)
    for at in range(match.at):
        answer = bert.http.get(f"/table/cited/rule?at={at}")
        assert answer.status_code == 303
        assert answer.headers["location"] == f"/rules/high_desert#{RULES[match.state_at(at)[0]['phase']]}"
    assert bert.get(f"/table/cited/rule?at={match.at + 1}").status_code == 422
