"""Everything of ours that reads what others wrote, each with some honest examples: it may only understand or refuse."""

import gzip
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl

import msgspec

import majlis
from majlis.adapters import mcp
from majlis.bots.coach.analysis import from_json
from majlis.bots.contest import journal
from majlis.core import notation, position
from majlis.core.game import games, load
from majlis.core.refusal import Refusal
from majlis.games.djinn import box
from majlis.testing.play import random_match
from majlis.web.auth import NAMED, TOKEN
from majlis.web.entrance import Hello
from majlis.web.live import Message
from majlis.web.pages import chosen, clean, terms

HOME = Path(majlis.__file__).parent
TITLES = ("high_desert", "five_tribes", "djinn")


class Decoder(NamedTuple):
    """A reader, and texts that it reads."""

    read: Callable[[bytes], object]
    seeds: list[bytes]


def text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def from_file(read: Callable[[Path], object], suffix: str) -> Callable[[bytes], object]:
    """A reader of files, by way of one."""

    def reading(data: bytes) -> object:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"file{suffix}"
            path.write_bytes(data)
            return read(path)

    return reading


def form(data: bytes) -> object:
    """What the form of a new table says."""
    said = dict(parse_qsl(text(data), keep_blank_values=True, max_num_fields=1000))
    return chosen(said), terms(said), clean(said.get("name0", ""))


def spoken(data: bytes) -> object:
    """A typed command, in any of the games."""
    name, _, words = text(data).partition(":")
    return load(name if name in games() else "high_desert").read(words)


def framed(data: bytes) -> object:
    """A message of a socket, as far as it is read before anybody acts on it."""
    found = []
    for kind in (Message, Hello):
        try:
            found.append(msgspec.json.decode(text(data), type=kind))
        except msgspec.DecodeError:
            found.append(None)
    return found


def headers(data: bytes) -> object:
    return NAMED.fullmatch(text(data)), TOKEN.fullmatch(text(data))


def match_files() -> list[bytes]:
    return [notation.write(random_match(load(name), 2, n, 12 * n or None)).encode() for n, name in enumerate(TITLES)]


def positions() -> list[bytes]:
    matches = [random_match(load(name), 3, 1, 30) for name in TITLES]
    return [position.write(it.game, it.state).encode() for it in matches]


def commands() -> list[bytes]:
    return [f"{name}:{load(name).say(a, 'en')}".encode() for name in TITLES for a in range(0, load(name).actions, 7)]


def journals() -> list[bytes]:
    """The beginning of a published one."""
    with gzip.open(next((Path(__file__).parents[2] / "ladder").glob("*.jsonl.gz"))) as file:
        return [b"".join(file.readline() for _ in range(4))]


REQUESTS = [
    {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "x"}},
    {"jsonrpc": "2.0", "id": 2, "method": "tools/list"},
    {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "look", "arguments": {}}},
    {"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "new_game", "arguments": {"game": "nim"}}},
]
FRAMES = [
    {"type": "play", "id": "a-fresh-id", "at": 3, "a": 7},
    {"type": "eyes", "seat": 0, "tall": True, "lang": "de", "steps": False, "pace": "slow"},
    {"type": "say", "id": "a-fresh-id", "at": 1, "words": "steal 2"},
    {"type": "hello", "ticket": "x" * 32, "version": 2},
    {"type": "play", "plan": [1, 2, 3], "whole": True},
]
FORMS = [
    b"game=djinn&players=3&seat0=me&seat1=open&name0=Anna&option-beginner=on&public=on&deadline=300",
    b"game=high_desert&friends=on&players=2",
]
DECODERS = {
    "match": Decoder(lambda data: notation.read(text(data)), match_files()),
    "position": Decoder(lambda data: position.read(text(data), trusted=True), positions()),
    "box": Decoder(from_file(box.read, ".toml"), [(HOME / "games" / "djinn" / "box.toml").read_bytes()]),
    "journal": Decoder(from_file(journal.read, ".jsonl"), journals()),
    "packed": Decoder(from_file(journal.read, ".jsonl.gz"), [gzip.compress(it, mtime=0) for it in journals()]),
    "analysis": Decoder(lambda data: from_json(text(data)), [b'{"format": 1, "version": 1, "turns": []}']),
    "frame": Decoder(framed, [json.dumps(it).encode() for it in FRAMES]),
    "form": Decoder(form, FORMS),
    "words": Decoder(spoken, commands()),
    "headers": Decoder(headers, [b"127.0.0.1:8765", b"[::1]:80", b"x" * 32]),
    "requests": Decoder(
        lambda data: mcp.message(mcp.Table(), text(data)), [json.dumps(it).encode() for it in REQUESTS]
    ),
}


def tried(name: str, data: bytes) -> str:
    """What became of it: read, or refused; whatever else is raised is a fault of ours."""
    try:
        DECODERS[name].read(data)
    except Refusal as refusal:
        assert str(refusal)
        return "refused"
    return "read"
