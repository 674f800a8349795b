"""The real command in a process of its own, and a visitor who knows nothing but its address."""

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

PATIENCE = 300  # seconds: games may have to be compiled first


@contextmanager
def served(command: Sequence[str | Path], env: Mapping[str, str], folder: Path) -> Iterator[str]:
    """Where the page is, while this command runs."""
    with subprocess.Popen(command, env=env, cwd=folder, stdout=-1, stderr=-2, text=True, encoding="utf-8") as process:
        try:
            assert process.stdout
            said = ""
            while not (found := re.search(r"http://[\d.:]+", said)):
                line = process.stdout.readline()
                assert line, said
                said += line
            yield found[0]
        finally:
            process.terminate()


@contextmanager
def visitor(address: str) -> Iterator[httpx.Client]:
    headers = {"origin": address}
    with httpx.Client(base_url=address, headers=headers, follow_redirects=True, timeout=60, verify=False) as client:
        yield client


def ready(client: httpx.Client, game: str) -> None:
    """Wait until a game's rules are compiled."""
    end = time.monotonic() + PATIENCE
    while not client.get("/ready").json()[game]:
        assert time.monotonic() < end, f"{game} is not ready"
        time.sleep(0.2)


def play(address: str, game: str, decisions: int) -> dict[str, Any]:
    """Open a table against a bot and play the first open action each time; the last moment seen."""
    with visitor(address) as client:
        ready(client, game)
        table = client.post("/tables", data={"game": game, "players": "2", "seat1": "random"}).url.path.split("/")[-1]
        cookie = {"Cookie": f"majlis={client.cookies['majlis']}"}
        live = f"{address.replace('http', 'ws')}/live/{table}"
        with connect(live, origin=address, additional_headers=cookie, max_size=None, open_timeout=PATIENCE) as line:  # type: ignore[arg-type]
            line.send(json.dumps({"type": "hello", "ticket": client.post(f"/table/{table}/ticket").json()["ticket"]}))
            line.send(json.dumps({"type": "eyes", "seat": 0}))
            while True:
                message = json.loads(line.recv(PATIENCE))
                assert message["type"] in ("log", "frame") or message.get("done"), message
                if message["type"] == "frame" and (message["over"] or message["moves"] >= decisions):
                    return dict(message)
                if message["type"] == "frame" and message["turn"] == 0:
                    move = {"type": "play", "id": os.urandom(8).hex(), "at": message["at"]}
                    line.send(json.dumps(move | {"a": int(next(iter(message["offers"])))}))
