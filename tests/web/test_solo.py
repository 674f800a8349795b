"""The pages of somebody who plays alone: by HTTP, in both languages, and with nothing of a sealed deal in them."""

import csv
import io
import itertools
import random
import re
from datetime import UTC, datetime
from xml.etree import ElementTree

import pytest

from majlis.bots.search.ways import DEFAULT
from majlis.core import speech
from majlis.core.game import load
from majlis.core.guests import PERSON
from majlis.table import daily
from majlis.table.daily import Deal, choices
from majlis.table.records import Feat, feat
from majlis.web.solo import share_line
from majlis.web.words import WORDS
from tests.alone import ended
from tests.web.house import Visitor

NUMBERS = itertools.count()
TRY = "/solo/djinn/daily"


@pytest.fixture
def on(monkeypatch):
    """Turns the clock of the house; it begins at noon."""

    def on(day):
        monkeypatch.setattr(daily, "now", lambda: datetime(2026, 11, day, 12, tzinfo=UTC))

    on(15)
    return on


def end(house, visitor, won=True, deck="15"):
    """Sit down one action before the end, and play that; the name of the table."""
    match, last = ended(won, deck, before=1), ended(won, deck).actions[-1]
    name = f"alone-{next(NUMBERS)}"
    house.put(name, match, ["me"], visitor.token)
    with visitor.sit(name, 0) as socket:
        assert socket.act("play", a=last)["done"]
    return name


def rated(visitor, choice="12", **more):
    answer = visitor.http.post(TRY, data={"choice": choice, **more})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/table/")


def finish(house, name):
    """Play at random to the end."""
    table, chance = house.table(name), random.Random(1)
    while not table.match.over:
        assert house.do(table.play(0, table.at, chance.choice(table.match.open()), f"random-{table.at}")).done
    return table


# --- the start page and the table


def test_the_start_page_leads_to_games_for_one_where_there_are_some(anna):
    page = anna.get("/").text
    assert 'href="/solo/djinn"' in page
    assert 'href="/solo/high_desert"' not in page
    assert anna.get("/solo").headers["location"] == "/solo/djinn"


def test_options_say_for_how_many_they_are_and_numbers_stand_in_their_order(anna):
    page = anna.get("/").text
    titles = {title: seats for seats, title in re.findall(r'data-seats="([\d ]*)">\s*<legend>([^<]*)<', page)}
    about = load("djinn").about["en"].options
    assert titles[about["deck"][0].replace("'", "&#39;")] == "1"
    assert titles[about["longer"][0]] == "2 3 4"
    decks = re.findall(r'name="option-deck" value="(\d+)"( checked)?', page)
    assert decks == [("12", ""), ("13", ""), ("14", " checked"), ("15", "")]


def test_a_form_with_only_the_game_is_still_for_two(house, anna):
    assert house.table(anna.open(game="djinn")).players == ["me", DEFAULT]


def test_a_form_for_one_deals_as_hard_as_it_says(house, anna):
    table = house.table(anna.open(game="djinn", players="1", **{"option-deck": "13", "option-longer": "off"}))
    assert (table.players, table.match.header.names) == (["me"], (PERSON,))
    options = load("djinn").unpack(table.row["options"])
    assert (options["deck"], options["longer"]) == ("13", "off")
    assert "13 cards" in anna.get(f"/table/{table.name}").text


@pytest.mark.parametrize(
    "form", [{"option-deck": "11"}, {"option-deck": ""}, {"option-longer": "on"}, {"seat0": "tom"}]
)
def test_bad_forms_for_one_are_refused(house, anna, form):
    answer = anna.http.post("/tables", data={"game": "djinn", "players": "1", **form})
    assert (answer.status_code, house.store.matches(anna.person)) == (422, [])


# --- the sheet


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_empty_sheet_invites_to_fill_it(anna, lang):
    page = anna.get("/solo/djinn", headers={"cookie": f"majlis={anna.token}; lang={lang}"}).text
    assert WORDS[lang]["filled"].format(n=0, all=48) in page
    assert page.count('class="socket"') == 44
    for i in range(11):
        assert load("djinn").solo.task(i, lang) in page
    assert WORDS[lang]["sheet_note"].replace("'", "&#39;") in page


def test_somebody_new_is_welcomed_with_an_empty_sheet(house):
    with Visitor(house) as visitor:
        visitor.http.cookies.clear()
        page = visitor.get("/solo/djinn")
        assert (page.status_code, "majlis=" in page.headers["set-cookie"]) == (200, True)


def test_a_win_stands_on_the_sheet_in_the_table_and_in_the_picture(house, anna, bert):
    match = ended(won=True)
    end(house, anna)
    points, done = str(match.points()[0]), load("djinn").solo.done(match.state)
    page = anna.get("/solo/djinn").text
    assert f"<b>{points}</b>" in page
    assert page.count('class="socket lit"') == sum(done)
    rows = list(csv.reader(io.StringIO(anna.get("/solo/djinn/sheet.csv").text)))
    assert rows[0] == ["Task", "15", "14", "13", "12"]
    assert rows[1] == ["Best score", points, "", "", ""]
    assert [row[1] == "fulfilled" for row in rows[2:13]] == list(done)
    assert rows[13] == ["Games won", "1/1", "0/0", "0/0", "0/0"]
    for look in ("dark", "light"):
        image = anna.get(f"/solo/djinn/sheet.svg?look={look}")
        words = [text.text for text in ElementTree.fromstring(image.text).iter("{http://www.w3.org/2000/svg}text")]
        assert image.headers["content-type"].startswith("image/svg+xml")
        assert {points, f"{1 + sum(done)} of 48 fields filled"} <= set(words)
    assert f"<b>{points}</b>" not in bert.get("/solo/djinn").text


def test_a_lost_game_enters_nothing_and_is_called_lost(house, anna):
    name = end(house, anna, won=False, deck="12")
    page = anna.get("/solo/djinn").text
    assert WORDS["en"]["filled"].format(n=0, all=48) in page
    assert "0/1" in page
    assert re.search(r"Lost · \d+", anna.get("/").text)
    told = anna.get(f"/table/{name}/solo").json()
    assert (told["won"], told["tasks"], told["line"]) == (False, [], "")
    assert told["news"][0] == WORDS["en"]["news_lost"].format(
        points=speech.points(ended(False, "12").points()[0], "en")
    )
    assert told["news"][1:] == [WORDS["en"]["news_nothing"]]


def test_the_end_tells_what_is_new_and_only_to_the_player(house, anna, bert):
    match = ended(won=True)
    first, second = end(house, anna), end(house, anna)
    done = [load("djinn").solo.task(i, "en") for i, yes in enumerate(load("djinn").solo.done(match.state)) if yes]
    points = match.points()[0]
    for _ in range(2):  # however often one asks
        told = anna.get(f"/table/{first}/solo").json()
        assert told["news"][0] == WORDS["en"]["news_first"].format(n=15, points=f"{points} points")
        assert [(it["name"], it["fresh"]) for it in told["tasks"]] == [(name, True) for name in done]
        told = anna.get(f"/table/{second}/solo").json()
        assert told["news"][0] == WORDS["en"]["news_short"].format(n=15, points=f"{points} points", best=points)
        assert [(it["name"], it["fresh"]) for it in told["tasks"]] == [(name, False) for name in done]
    other = bert.get(f"/table/{first}/solo").json()
    assert other["news"] == [WORDS["en"]["news_left"].format(left=load("djinn").solo.left(match.state))]
    assert (other["practise"], other["line"]) == (False, "")
    assert not any(it["fresh"] for it in other["tasks"])


def test_a_game_that_runs_or_was_played_by_several_has_no_such_end(house, anna):
    for name in (anna.open(game="djinn", players="1"), anna.open(game="djinn"), anna.open(game="nim")):
        answer = anna.get(f"/table/{name}/solo")
        assert (answer.status_code, list(answer.json())) == (422, ["reason"])


@pytest.mark.parametrize("path", ["/solo/chess", "/solo/high_desert", "/solo/nim/sheet.csv", "/solo/../sheet.svg"])
def test_there_is_no_sheet_of_other_games(anna, path):
    assert anna.get(path).status_code == 404


# --- the deal of the day


def test_the_page_leads_through_a_day(house, anna, on):
    page = anna.get("/solo/djinn").text
    assert "November 15, 2026" in page
    assert page.count("Play the deal of the day against") == 4
    name = rated(anna)
    assert rated(anna) == name
    page = anna.get("/solo/djinn").text
    assert "Go on with the deal of the day against 12 cards" in page
    assert "Deal of the day" in anna.get(f"/table/{name}").text
    refused = anna.http.post(TRY, data={"choice": "12", "practice": "on"})
    assert (refused.status_code, "when your rated try is over" in refused.text) == (422, True)
    table = finish(house, name)
    page = anna.get("/solo/djinn").text
    line = f"Djinn 2026-11-15 · 12 cards · lost, {table.match.points()[0]} points · {'◇' * 11}"
    assert line in page
    assert anna.get(f"/table/{name}/solo").json()["line"] == line
    again = rated(anna, practice="on")
    assert again != name
    assert "practice" in anna.get(f"/table/{again}").text
    finish(house, again)
    told = anna.get(f"/table/{again}/solo").json()
    assert told["line"] == ""
    assert WORDS["en"]["news_practice"] in told["news"]
    on(16)
    assert anna.get("/solo/djinn").text.count("Play the deal of the day against") == 4
    assert rated(anna) not in (name, again)


def test_the_coach_is_silent_in_a_try_that_counts_and_speaks_in_practice(house, anna, on):
    name = rated(anna)
    with anna.sit(name, 0) as socket:
        socket.say(type="hint")
        assert socket.expect("sorry")[0]["reason"] == WORDS["en"]["coach_rated"]
    finish(house, name)
    with anna.sit(rated(anna, practice="on"), 0) as socket:
        socket.say(type="hint")
        assert socket.expect("hints")[0]["hints"]


def test_the_line_of_a_win_tells_points_cards_and_tasks(house, anna, on):
    """The deal of the day is not known to be won: its line is made of a game that is."""
    match = ended(won=True)
    row = feat("m", match)
    won = Feat(**row | {"tasks": tuple(row["tasks"])}, time=0, date="2026-11-15", rated=True)
    marks = "".join("◆" if yes else "◇" for yes in load("djinn").solo.done(match.state))
    outcome = f"won, {match.points()[0]} points, {load('djinn').solo.left(match.state)} left"
    assert share_line(load("djinn"), won, "en") == f"Djinn 2026-11-15 · 15 cards · {outcome} · {marks}"
    assert "gewonnen" in share_line(load("djinn"), won, "de")


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"choice": "11"},
        {"choice": "14", "date": "2026-11-14"},
        {"choice": "14", "date": "2026-11-16"},
        {"choice": "14", "date": "yesterday"},
        {"choice": "14", "practice": "on"},
        {"choice": "14", "practice": "on", "date": "2026-11-14"},
    ],
)
def test_tries_that_there_are_not_are_refused_in_a_sentence(house, anna, on, form):
    answer = anna.http.post(TRY, data=form)
    assert (answer.status_code, house.store.matches(anna.person)) == (422, [])
    assert "Traceback" not in answer.text


def test_a_try_from_another_page_is_refused(house, anna):
    answer = anna.http.post(TRY, data={"choice": "14"}, headers={"origin": "http://evil.test"})
    assert (answer.status_code, house.store.matches(anna.person)) == (403, [])


def test_nothing_that_leaves_the_house_holds_the_seed_of_today(house, anna, bert, on):
    """Neither while one plays, nor when one has finished and others can still try; two days later it is shown."""
    deals = [Deal(load("djinn"), "2026-11-15", choice, True) for choice in choices(load("djinn"))]
    seeds = [deal.seed(house.store.secret()) for deal in deals]
    name = rated(anna)
    heard = everything(anna, bert, name)
    finish(house, name)
    heard += everything(anna, bert, name) + everything(anna, bert, rated(anna, practice="on"))
    assert len(heard) > 100_000
    for secret in [*seeds, house.store.secret()]:
        assert secret.hex() not in heard.lower()
        assert repr(secret)[2:-1] not in heard
    file = anna.get(f"/table/{name}/file")
    assert (file.status_code, WORDS["en"]["sealed_file"] in file.text) == (422, True)
    on(16)
    assert seeds[3].hex() not in everything(anna, bert, name)
    on(17)
    assert seeds[3].hex() in everything(anna, bert, name)
    assert seeds[3].hex() in anna.get(f"/table/{name}/file").text


def everything(anna, bert, name):
    """All that the house says about a table, to its player and to others."""
    heard = []
    anna.house.table(name).company.public = True
    for visitor in (anna, bert):
        for path in ("", "/replay", "/moment?at=1", "/moment?at=1&seat=0", "/log", "/solo", "/file"):
            heard.append(str(visitor.get(f"/table/{name}{path}").text))
        for path in ("/", "/solo/djinn", "/solo/djinn/sheet.csv", "/solo/djinn/sheet.svg"):
            answer = visitor.get(path)
            heard.append(str(answer.headers) + answer.text)
        if visitor is bert and daily.sealed(anna.house.table(name).row["date"]):
            continue
        with visitor.sit(name, 0) as socket:
            socket.say(type="why", a=0)
            socket.expect("why")
            heard += socket.heard
    return "\n".join(heard)


CLOSED = ("", "/replay", "/moment?at=1", "/moment?at=1&seat=0", "/log", "/solo", "/file", "/rule", "/analysis")
CLOSED_TO_ALL = ("/file", "/analysis", "/analysis.json", "/analysis/progress")


def ways_in(house, anna, bert, name):
    """What is open of a sealed deal that should not be: to others, even if asked, and to its player."""
    table, found = house.table(name), []
    table.company.public = True
    word = house.do(house.lobby.book.invite(name, "own"))
    house.do(house.lobby.join(word, bert.person, ""))
    found += [f"{path} for others" for path in CLOSED if bert.get(f"/table/{name}{path}").status_code != 403]
    found += [f"{path} for the player" for path in CLOSED_TO_ALL if not anna.get(f"/table/{name}{path}").is_error]
    for who in (anna, bert):
        for path in ("analysis", "continue"):
            if not who.http.post(f"/table/{name}/{path}", data={"at": "1"}).is_error:
                found.append(f"{path} is begun")
    if bert.http.post(f"/table/{name}/ticket").status_code != 403:
        found.append("a ticket for others")
    seed = table.match.header.seed.hex()
    pages = [who.get(path).text for who in (anna, bert) for path in ("/", "/me", "/tables", "/solo/djinn")]
    with anna.sit(name, 0) as socket:
        return found + ["the seed"] * any(seed in text for text in [*pages, *socket.heard])


def test_a_sealed_deal_is_closed_to_all_but_its_player_and_its_analysis_to_all(house, anna, bert, on):
    """Rated and practice, invited or not, as long as a try of that day can count; then its doors are open again."""
    first = rated(anna)
    finish(house, first)
    second = rated(anna, practice="on")
    finish(house, second)
    for day in (15, 16):
        on(day)
        assert ways_in(house, anna, bert, first) == ways_in(house, anna, bert, second) == []
        assert anna.get(f"/table/{first}/replay").status_code == anna.get(f"/table/{first}/log").status_code == 200
    on(17)
    assert bert.get(f"/table/{first}/log").status_code == anna.get(f"/table/{first}/file").status_code == 200
    assert anna.get(f"/table/{first}/analysis").status_code == 200
