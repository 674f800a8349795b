"""kill -9 once in every round of a tournament of people and bots: nothing is doubled or lost, it runs to its end."""

import json
import os
import random
import re
import secrets
import signal
import sqlite3
import threading
import time
from collections import Counter

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from majlis.table.swiss import Board, standings
from tests.web.test_kill import fork, free_port, zygote

BROKEN = (httpx.TransportError, OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)
PATIENCE = 300
BEFORE = 3  # moves of a person in a round, before it was killed in that one


class Player(threading.Thread):
    """A person who plays in a tournament, through the house being killed: over HTTP, or over the socket."""

    def __init__(self, address, token, cup, killed, socket):
        super().__init__(daemon=True)
        self.address, self.cup, self.killed, self.socket = address, cup, killed, socket
        self.head = {"Authorization": f"Bearer {token}"}
        self.chance, self.done, self.moves = random.Random(socket), [], Counter()
        self.fault = None

    def run(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if self.evening():
                    return
            except BROKEN:
                time.sleep(0.02)
            except BaseException as error:
                self.fault = error
                raise

    def evening(self):
        """Play what there is to be played; is all of it over?"""
        with httpx.Client(base_url=f"{self.address}/api/1", headers=self.head, timeout=10, verify=False) as http:
            while (cup := http.get(f"/tournaments/{self.cup}").json())["state"] != "over":
                own = [it for it in cup["games"] if it["table"] and not it["over"]]
                for game in own:
                    (self.over_socket if self.socket else self.over_http)(http, game)
                time.sleep(0.02)
        return True

    def waits(self, number):
        """Has somebody moved often enough, before the house was killed in this round?"""
        return self.moves[number] >= BEFORE and number not in self.killed

    def over_http(self, http, game):
        here, key = f"/tables/{game['table']}", ""
        while not (seen := http.get(f"{here}/view").json())["over"]:
            if not seen["actions"] or self.waits(game["round"]):
                time.sleep(0.01)
                continue
            key, a = secrets.token_hex(8), self.chance.choice(seen["actions"])["a"]
            answer = http.post(f"{here}/play", json={"key": key, "at": seen["at"], "a": a})
            assert answer.status_code in (200, 409), answer.text
            self.count(game, key, answer.status_code == 200)

    def over_socket(self, _, game):
        address = f"ws{self.address[4:]}/api/1/live/{game['table']}"
        with connect(address, additional_headers=self.head, max_size=None, compression=None) as line:
            line.send('{"type": "hello", "version": 2}')
            line.send(json.dumps({"type": "eyes", "seat": game["entrants"].index(self.entrant)}))
            while True:
                message = json.loads(line.recv(10))
                if message["type"] == "answer":
                    self.count(game, message["id"], message["done"])
                if message["type"] == "frame" and message["over"]:
                    return
                if message["type"] == "frame" and message["offers"]:
                    while self.waits(game["round"]):
                        time.sleep(0.01)
                    deed = {"type": "play", "id": secrets.token_hex(8), "at": message["at"]}
                    line.send(json.dumps(deed | {"a": int(self.chance.choice([*message["offers"]]))}))

    def count(self, game, key, done):
        if done:
            self.done.append((game["table"], key))
            self.moves[game["round"]] += 1


def guest(address, token):
    head = {"origin": address, "cookie": f"majlis={token}"}
    return httpx.Client(base_url=address, headers=head, timeout=60, verify=False)


def answering(address):
    end = time.monotonic() + 60
    while True:
        try:
            return httpx.get(f"{address}/ready", timeout=10)
        except BROKEN:
            assert time.monotonic() < end
            time.sleep(0.02)


def gathered(address, bots, rounds, kind):
    """A tournament of bots and two people, with the tokens of their programs."""
    with guest(address, "a" * 32) as anna, guest(address, "b" * 32) as bert:
        form = {"game": "high_desert", "kind": kind, "rounds": str(rounds)}
        cup = anna.post("/tournaments", data=form).headers["location"].rpartition("/")[2]
        anna.post(f"/tournament/{cup}/enter", data={"name": "Anna"})
        link = re.search(r"/join#([\w-]{32})", anna.post(f"/tournament/{cup}/invite").text)[1]
        assert bert.post("/join", json={"secret": link, "name": "Bert"}).status_code == 200
        for _ in range(bots):
            anna.post(f"/tournament/{cup}/bots", data={"bot": "random"})
        pages = [one.post("/me/token", data={"label": "test"}).text for one in (anna, bert)]
        assert anna.post(f"/tournament/{cup}/begin").status_code == 303
    return cup, [re.search(r"majlis_[\w-]{32}", page)[0] for page in pages]


@pytest.mark.parametrize(
    ("bots", "rounds", "kind"),
    [
        (2, 2, "swiss"),
        pytest.param(8, 4, "swiss", marks=pytest.mark.long),
        pytest.param(8, 3, "duplicate", marks=pytest.mark.long),
    ],
)
def test_a_tournament_whose_house_is_killed_in_every_round_runs_to_its_end(tmp_path, bots, rounds, kind):
    port, chance, killed = free_port(), random.Random(bots), set()
    address = f"http://127.0.0.1:{port}"
    with zygote(tmp_path, port) as process:
        house = fork(process)
        answering(address)
        cup, tokens = gathered(address, bots, rounds, kind)
        players = [Player(address, token, cup, killed, socket) for socket, token in enumerate(tokens)]
        for entrant, player in enumerate(players):
            player.entrant = entrant
            player.start()
        for number in range(1, rounds + 1):
            wait(lambda n=number: standing(tmp_path, cup)[0] == n, players)
            if number % 2:  # in mid-game, or as soon as the round is there
                wait(lambda n=number: any(it.moves[n] >= BEFORE for it in players), players)
            time.sleep(chance.uniform(0, 0.05))
            assert standing(tmp_path, cup)[0] == number  # for people wait for it
            os.kill(house, signal.SIGKILL)
            killed.add(number)
            house = fork(process)
            answering(address)
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive() and player.fault is None
        told = httpx.get(f"{address}/api/1/tournaments/{cup}", headers=players[0].head, timeout=60).json()
    check(tmp_path, cup, told, bots + 2, rounds, kind, players)


def wait(true, players):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end and all(it.fault is None for it in players)
        time.sleep(0.01)


def ask(folder, query, *values):
    database = sqlite3.connect(f"file:{folder / 'majlis.db'}?mode=ro", uri=True, timeout=30)
    try:
        return database.execute(query, values).fetchall()
    finally:
        database.close()


def standing(folder, cup):
    return ask(folder, "SELECT count(*) FROM round WHERE tournament = ?", cup)[0]


def check(folder, cup, told, entrants, rounds, kind, players):
    """Every round and every table once, each move that was answered once, and the standings those of the games."""
    assert [it[0] for it in ask(folder, "SELECT number FROM round WHERE tournament = ? ORDER BY number", cup)] == [
        *range(1, rounds + 1)
    ]
    query = "SELECT round, number, board.match, seats, points, result FROM board LEFT JOIN finish USING (match)"
    rows = ask(folder, f"{query} WHERE tournament = ? ORDER BY round, number", cup)
    boards = [Board(*row[:3], *(tuple(json.loads(it or "[]")) for it in row[3:])) for row in rows]
    per_round = entrants if kind == "duplicate" else (entrants + 1) // 2
    assert Counter(it.round for it in boards) == dict.fromkeys(range(1, rounds + 1), per_round)
    assert all(it.over for it in boards)
    tables = [it[0] for it in ask(folder, "SELECT id FROM gathering WHERE owner = ?", f"tournament {cup}")]
    assert sorted(tables) == sorted(it.match for it in boards if it.match)
    again = standings(kind, range(entrants), boards)
    assert [(it["place"], it["entrant"], it["score"], it["tie"]) for it in told["standings"]] == [
        (it.place, it.entrant, it.score, it.tie) for it in again
    ]
    events = Counter(ask(folder, "SELECT match, action_id FROM event"))
    done = [it for player in players for it in player.done]
    assert len(done) == len(set(done)) and all(events[it] == 1 for it in done)
    print(f"{kind}: {rounds} rounds, {rounds} kills, {len(boards)} games, {len(done)} moves answered, none lost")
