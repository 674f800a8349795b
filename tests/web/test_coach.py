"""The coach on the wire: advice for the seat to act, analyses of finished matches, and playing on from them."""

import asyncio
import hashlib
import json
import threading
import time

import pytest
from sqlalchemy import insert

from majlis.bots.coach.analysis import VERSION, chance_of, come, expected, from_json, is_question, judge, spans
from majlis.bots.coach.plans import Budget
from majlis.core import notation
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.table.daily import today
from majlis.table.store import finish
from majlis.table.studies import WAITING, Busy, Studies
from majlis.table.table import ending
from majlis.table.workers import Workers, serve_idly
from majlis.testing.play import random_match
from tests.table.waits import OWNER, Here, desert, until, waits
from tests.table.waits import house as a_house
from tests.web.house import House, Visitor, put

BUSY = "The coach has several matches"


def ended(house, owner, players=("me", "greedy"), n=4, name=None):
    """A finished match as if it had been played here."""
    match = random_match(load("high_desert"), len(players), n)
    match = Match(Header(match.game, len(players), 0, ("Anna", "Bert", "Cem")[: len(players)], match.header.seed))
    for a in random_match(match.game, len(players), n).actions:
        match.play(a)
    table = house.put(name or f"ended-{n}-{owner[:6]}-{len(house.lobby._tables)}", match, list(players), owner)
    house.store.write(insert(finish).values(ending(table.name, match))).result()
    return table


def analysed(visitor, name):
    """Have it made, and wait."""
    assert visitor.http.post(f"/table/{name}/analysis").status_code == 200
    while not (progress := visitor.get(f"/table/{name}/analysis/progress").json())["ready"]:
        assert not progress["failed"]
        time.sleep(0.02)
    return from_json(visitor.get(f"/table/{name}/analysis.json").text)


# --- advice


def test_whole_turns_with_gains_and_reasons(house, anna):
    table = put(house, anna.token, turn=0)
    with anna.sit(table.name, 0, lang="de") as socket:
        socket.say(type="hint")
        message = socket.expect("hints")[0]
        assert message["at"] == table.at and message["nudge"].endswith(".")
        hints = message["hints"]
        assert 1 <= len(hints) <= 3
        for hint in hints:
            assert set(hint) == {"title", "gain", "why", "standing", "path", "plan", "final", "look"}
            assert hint["plan"][0] in table.match.open() and len(hint["path"]) == len(hint["plan"])
            assert hint["path"] == [table.match.game.say(a, "de") for a in hint["plan"]]
            assert hint["title"] and hint["standing"]
            assert hint["look"] in [*hint["plan"], -1]
            assert not any("%" in str(value) for value in hint.values())
        socket.say(type="hint")
        assert socket.expect("hints")[0] == message


def test_a_tip_is_played_as_a_whole(house, anna):
    table = put(house, anna.token, turn=0)
    with anna.sit(table.name, 0) as socket:
        socket.say(type="hint")
        plan, at = socket.expect("hints")[0]["hints"][0]["plan"], table.match.at
        answer = socket.act("play", plan=plan)
        assert answer["done"] and not answer["reason"]
        assert table.match.actions[at : at + len(plan)] == plan


class Slow(Here):
    """A coach that thinks until it is let go; what it was asked is kept."""

    def __init__(self, *_, **__):
        self.asked, self.go = [], threading.Event()

    async def advise(self, game, view, seat, budget, whom=""):
        self.asked.append((view.tobytes(), seat, budget))
        await asyncio.to_thread(self.go.wait, 30)
        return await super().advise(game, view, seat, budget)


@pytest.fixture
def slow(tmp_path):
    with House(tmp_path, Slow) as house:
        yield house
        house.lobby.workers.go.set()


def test_the_socket_listens_while_the_coach_thinks_and_a_late_answer_is_dropped(slow):
    coach = slow.lobby.workers
    with Visitor(slow) as anna:
        table = put(slow, anna.token, ("me", "guest"), turn=0)
        with anna.sit(table.name, 0) as socket:
            view, at = table.match.view(0).tobytes(), table.at
            socket.say(type="hint")
            socket.say(type="hint")
            socket.say(type="why", a=0)
            socket.expect("why")  # answered although the coach thinks
            assert socket.act("play", a=table.match.open()[0])["done"]
            socket.until(at + 1)
            coach.go.set()
            socket.say(type="why", a=1)
            socket.expect("why")
            assert [(it[0], it[1]) for it in coach.asked] == [(view, 0)], "asked once, about the view"
            assert coach.asked[0][2].seconds == 1 and coach.asked[0][2].iterations is None
            seat = table.match.turn
            socket.look(seat)
            socket.say(type="hint")
            hints = socket.expect("hints")[0]
            assert hints["at"] == at + 1
            assert {hint["plan"][0] for hint in hints["hints"]} <= set(table.match.open())
            kinds = [json.loads(text)["type"] for text in socket.heard]
            assert kinds.count("hints") == 1


class Lost(Here):
    """A coach whose worker is lost."""

    async def advise(self, *_):
        return None


def test_a_coach_that_is_lost_says_so_and_can_be_asked_again(tmp_path):
    with House(tmp_path, Lost) as house, Visitor(house) as anna:
        table = put(house, anna.token, turn=0)
        with anna.sit(table.name, 0, lang="de") as socket:
            for _ in range(2):
                socket.say(type="hint")
                assert "Frag noch einmal" in socket.expect("sorry")[0]["reason"]


def test_nobody_is_advised_when_the_match_is_over(house, anna, bert):
    table = ended(house, anna.token, n=9)
    for visitor, seat in ((anna, 0), (bert, -1)):
        with visitor.sit(table.name, seat) as socket:
            socket.say(type="hint")
            assert socket.expect("hints")[0]["hints"] == []


# --- analysis


def test_a_running_match_is_refused_with_a_sentence(house, anna):
    table = put(house, anna.token)
    for answer in (
        anna.get(f"/table/{table.name}/analysis"),
        anna.http.post(f"/table/{table.name}/analysis"),
        anna.get(f"/table/{table.name}/analysis/progress"),
        anna.get(f"/table/{table.name}/analysis.json"),
    ):
        assert answer.status_code == 422
        assert "A match is analysed when it is over" in answer.text
    assert house.app.state.studies.progress(table.name) is None


def test_an_analysis_is_made_kept_and_shown(house, anna, bert):
    table = ended(house, anna.token)
    page = anna.get(f"/table/{table.name}/analysis")
    assert "The coach looks at every turn" in page.text and "svg" in page.text
    assert anna.get(f"/table/{table.name}/analysis.json").status_code == 404
    found = analysed(anna, table.name)
    assert found.moves == table.match.at
    assert found.names == ("Anna", "Bert")
    assert from_json(house.store.analysis(table.name, VERSION)) == found
    for visitor, lang, words in ((anna, "en", "Turning points"), (bert, "de", "Wendepunkte")):
        visitor.http.cookies["lang"] = lang
        page = visitor.get(f"/table/{table.name}/analysis").text
        assert words in page
        assert page.count("<polyline") == 2
        assert page.count('class="turning"') == len(found.points)
        for point in found.points:
            turn = found.turns[point.turn]
            look = turn.end if point.kind == "luck" else turn.at
            assert f"/table/{table.name}/replay#{look}" in page
    again = anna.http.post(f"/table/{table.name}/analysis").json()
    assert again == {"ready": True, "done": 0, "of": 0, "failed": False}


def test_a_worker_is_asked_about_what_each_mover_saw(tmp_path):
    seen, fates = [], []

    class Noting(Here):
        async def judge(self, asked, seed, budget):
            seen.append((asked[1].tobytes(), asked[2], asked[3], seed))
            return await super().judge(asked, seed, budget)

        async def luck(self, what, asked, seed, budget):
            fates.append((what, asked[1].tobytes(), asked[2], asked[3]))
            return await super().luck(what, asked, seed, budget)

    with House(tmp_path, Noting) as house, Visitor(house) as anna:
        table = ended(house, anna.token)
        analysed(anna, table.name)
        match = table.match
        asked = [span for span in spans(match) if is_question(match, span)]
        views = {(match.view(seat, at).tobytes(), seat) for at in range(match.at) for seat in [match.mover(at)]}
        assert [(view, seat, actions) for view, seat, actions, _ in seen] == [
            (match.view(match.mover(at), at).tobytes(), match.mover(at), tuple(match.actions[at:end]))
            for at, end in asked
        ]
        assert [seed for *_, seed in seen] == [chance_of(span.at) for span in asked]
        assert {it[0] for it in fates} == {"expected", "come"} and {it[1:3] for it in fates} <= views


class Stuck(Here):
    """A coach that never answers, or one that is lost each time."""

    closed = 0

    def __init__(self, lost=False):
        self.lost, self.asked = lost, 0

    async def judge(self, *_):
        self.asked += 1
        if not self.lost:
            await asyncio.Event().wait()

    def close(self):
        Stuck.closed += 1


@waits
async def test_the_queue_has_an_end_and_no_match_is_in_it_twice(tmp_path):
    async with a_house(tmp_path) as lobby:
        studies = Studies(lobby.store, Stuck)
        tables = []
        for _ in range(WAITING + 1):
            table = await lobby.open(OWNER, load("nim"), ["random", "greedy"])
            await until(lambda table=table: table.match.over)
            tables.append(table)
        for table in tables[:WAITING]:
            assert studies.begin(table) is studies.begin(table)
        with pytest.raises(Busy):
            studies.begin(tables[-1])
        await until(lambda: studies.progress(tables[0].name).total > 0)
        assert studies.progress(tables[1].name).total == 0, "one at a time"
        before = Stuck.closed
        await studies.close()
        assert Stuck.closed == before + 1, "the worker goes home"


@waits
async def test_an_analysis_that_fails_says_so_and_can_be_begun_again(tmp_path):
    async with a_house(tmp_path) as lobby:
        table = await lobby.open(OWNER, load("nim"), ["random", "greedy"])
        await until(lambda: table.match.over)
        crews = [Stuck(lost=True), Here()]
        studies = Studies(lobby.store, lambda: crews.pop(0))
        study = studies.begin(table)
        await until(lambda: study.failed)
        assert await studies.find(table) is None
        studies.begin(table)
        await until(lambda: studies.progress(table.name) is None)
        assert (await studies.find(table)).moves == table.match.at
        await studies.close()


def test_too_many_analyses_are_refused_with_a_sentence(house, anna, monkeypatch):
    table = ended(house, anna.token, n=5)

    def full(_):
        raise Busy

    monkeypatch.setattr(house.app.state.studies, "begin", full)
    answer = anna.http.post(f"/table/{table.name}/analysis")
    assert answer.status_code == 503 and BUSY in answer.json()["reason"]


@waits
async def test_a_real_worker_thinks_judges_and_takes_what_others_leave():
    """In a process of its own, as the house hires it; a question holds a view and nothing else."""
    match = random_match(desert(), 2, 3, 6)
    view, seat = match.view(match.turn), match.turn
    pool = Workers(1, 120, serve_idly)
    try:
        tips = await pool.advise(match.game, view, seat, Budget(50))
        assert tips[0].actions[0] in match.open()
        asked = (match.game, view, seat, tips[0].actions)
        assert await pool.judge(asked, bytes(32), Budget(80)) == judge(*asked, bytes(32), Budget(80))
        for what, how in (("expected", expected), ("come", come)):
            found = await pool.luck(what, asked, bytes(32), Budget(worlds=2))
            assert found == how(*asked, bytes(32), Budget(worlds=2))
    finally:
        pool.close()


# --- playing on


def go_on(visitor, name, **form):
    return visitor.http.post(f"/table/{name}/continue", data={key: str(value) for key, value in form.items()})


def test_one_plays_on_from_any_moment_against_bots(house, anna, bert):
    table = ended(house, anna.token, ("me", "guest"))
    for at, seat in ((0, 0), (7, 1), (table.match.at - 1, 0)):
        answer = go_on(bert, table.name, at=at, seat=seat)
        assert answer.status_code == 303
        fresh = house.table(answer.headers["location"].removeprefix("/table/"))
        match = fresh.match
        assert fresh.row["owner"] == bert.person
        assert fresh.players[seat] == "me" and "guest" not in fresh.players
        assert fresh.players[1 - seat] not in ("me", "guest")
        assert match.actions[:at] == table.match.actions[:at]
        assert match.view(seat, at).tobytes() == table.match.view(seat, at).tobytes()
        assert (fresh.row["origin"], fresh.row["origin_at"]) == (table.name, at)
        page = bert.get(f"/table/{fresh.name}").text
        assert f"practice from move {at}" in page


def test_without_a_seat_it_is_the_seat_to_move_and_bots_stay(house, anna):
    table = ended(house, anna.token, ("greedy", "random"))
    at = 9
    fresh = house.table(go_on(anna, table.name, at=at).headers["location"].removeprefix("/table/"))
    seat = table.match.mover(at)
    assert fresh.players == ["me" if i == seat else player for i, player in enumerate(("greedy", "random"))]
    fresh = house.table(go_on(anna, table.name, at=at, seat=0, bot="random").headers["location"].split("/")[-1])
    assert fresh.players == ["me", "random"]


def test_it_survives_a_restart_and_its_seal_holds(tmp_path):
    with House(tmp_path) as house, Visitor(house) as anna:
        table = ended(house, anna.token)
        fresh = house.table(go_on(anna, table.name, at=12, seat=0, bot="greedy").headers["location"].split("/")[-1])
        with anna.sit(fresh.name, 0) as socket:
            while not socket.frame["over"]:
                if socket.frame["turn"] == 0:
                    assert socket.act("play", a=int(min(socket.frame["offers"], key=int)))["done"]
                    socket.until(socket.frame["at"] + 1) if not socket.frame["over"] else None
                else:
                    socket.hear()
            frame = socket.frame
        proof = hashlib.sha256(bytes.fromhex(frame["seed"] + frame["salt"])).hexdigest()
        assert proof == frame["commitment"] == fresh.row["commitment"]
        again = go_on(anna, fresh.name, at=fresh.match.at - 1, seat=1, bot="random").headers["location"].split("/")[-1]
        digest, text = fresh.match.digest(), anna.get(f"/table/{fresh.name}/file").text
        assert notation.read(text).digest() == digest
        assert house.store.forks(again)[0]["origin"] == table.name
    with House(tmp_path) as house:
        old = house.table(fresh.name)
        assert old.match.digest() == digest
        assert old.row["origin"] == table.name
        assert [fork.at for fork in house.table(again).match.header.forks] == [12, fresh.match.at - 1]


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({}, "from moment 0 to"),
        ({"at": "x"}, "from moment 0 to"),
        ({"at": "-1"}, "from moment 0 to"),
        ({"at": "99999"}, "from moment 0 to"),
        ({"at": "1" * 5000}, "from moment 0 to"),
        ({"at": "3", "seat": "7"}, "no such seat: there are 2"),
        ({"at": "3", "seat": "me"}, "no such seat: there are 2"),
        ({"at": "3", "bot": "stockfish"}, "No bot is called stockfish"),
    ],
)
def test_a_bad_wish_is_refused_with_a_sentence(house, anna, form, sentence):
    table = ended(house, anna.token, n=6, name=f"bad-{abs(hash(str(form)))}")
    before = len(house.store.matches(anna.person))
    answer = go_on(anna, table.name, **form)
    assert answer.status_code == 422 and sentence in answer.text
    assert len(house.store.matches(anna.person)) == before


def test_nobody_plays_on_from_a_running_match_or_a_sealed_day(house, anna):
    table = put(house, anna.token)
    answer = go_on(anna, table.name, at=3)
    assert answer.status_code == 422 and "when it is over" in answer.text
    sealed = ended(house, anna.token, n=7)
    sealed.row["date"] = today()
    answer = go_on(anna, sealed.name, at=3)
    assert answer.status_code == 422 and "sealed as long as others can still try it" in answer.text


def test_only_our_own_pages_begin_anything(house, anna):
    table = ended(house, anna.token, n=8)
    for path in ("analysis", "continue"):
        answer = anna.http.post(f"/table/{table.name}/{path}", data={"at": "1"}, headers={"origin": "http://evil.test"})
        assert answer.status_code == 403
