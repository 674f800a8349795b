"""The table for language models: the Model Context Protocol over standard input and output, a JSON message a line.

Whoever is served sits at one seat of a match against bots of the house and is told what that seat may know: the same
values that a program at `majlis match` is given. Words that a tool cannot take are answered in a sentence.
"""

import json
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, TextIO

from majlis.adapters.shown import chosen, ending, news, question
from majlis.bots.bot import Bot, bot
from majlis.bots.chance import derive
from majlis.core.game import Game, games, load
from majlis.core.match import IllegalAction, Match
from majlis.core.refusal import Refusal

VERSIONS = ("2025-06-18", "2025-03-26", "2024-11-05")  # the newest first
TEXT, NUMBER = {"type": "string"}, {"type": "integer"}


class Table:
    """One match of one model."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.bots: list[Bot | None] = []
        self.seat, self.heard, self.seed = 0, 0, ""

    def games(self) -> Any:
        """What can be played: names, numbers of players, options, bots."""
        return [described(load(name)) for name in games()]

    def rules(self, game: str, paragraph: str = "") -> Any:
        """The rules of a game; or one paragraph of them by its number, such as HD-4."""
        lines = load(game).rulebook.splitlines()
        if not paragraph:
            return "\n".join(lines)
        found = [line for line in lines if paragraph.lower() in line.lower()]
        if not found:
            raise Refusal(f"The rules of {game} have no {paragraph!r}.")
        return "\n".join(found)

    def new_match(
        self, game: str, rivals: list[str] | None = None, player: int = 1, seed: str = "", **more: Any
    ) -> Any:
        """Begin a match against bots (keen if not said), as player 1 or another; options of the game by name."""
        box, names = load(game), ["keen"] if rivals is None else rivals
        if not 1 <= player <= len(names) + 1:
            raise Refusal(f"The players are 1 to {len(names) + 1}: there is no {player}.")
        bots: list[Bot | None] = [bot(name, box) for name in names]
        bots.insert(player - 1, None)
        match = Match.new(box, len(bots), box.pack(**more.get("options", {})), derive(seed, "mcp") if seed else None)
        self.match, self.bots, self.seat, self.heard = match, bots, player - 1, 0
        self.seed = match.header.secret.hex()
        return self._wait()

    def look(self) -> Any:
        """The present question again, with all open actions."""
        return self._told(self._match())

    def play(self, action: int | str) -> Any:
        """Play an open action, by its number or in its words; then the others play until it is your turn again."""
        match = self._match()
        if match.over:
            raise Refusal("The game is over.")
        a = chosen(match, str(action).strip())
        if a not in match.open():
            raise IllegalAction(match.refusal(a))
        match.play(a)
        return self._wait()

    def _match(self) -> Match:
        if self.match is None:
            raise Refusal("There is no match yet: new_match begins one.")
        return self.match

    def _wait(self) -> Any:
        match = self._match()
        while not match.over and match.turn != self.seat:
            player, seat = self.bots[match.turn], match.turn
            assert player
            match.play(player.choose(match.view(seat), seat, derive(self.seed, "mcp", match.at)))
        return self._told(match)

    def _told(self, match: Match) -> Any:
        said = [line for at in range(self.heard, match.at) for line in news(match, self.seat, at)["told"]]
        self.heard = match.at
        return {"happened": said, **(ending(match) if match.over else question(match, self.seat))}


def described(game: Game) -> dict[str, Any]:
    options = {option.name: list(option.choices) for option in game.options}
    return {"game": game.name, "title": game.title, "players": [game.seats[0], game.seats[-1]], "options": options}


INPUTS: dict[str, tuple[dict[str, Any], list[str]]] = {  # of each tool: what it takes, and what it needs
    "games": ({}, []),
    "rules": ({"game": TEXT, "paragraph": TEXT}, ["game"]),
    "new_match": (
        {
            "game": TEXT,
            "rivals": {"type": "array", "items": TEXT},
            "player": NUMBER,
            "seed": TEXT,
            "options": {"type": "object"},
        },
        ["game"],
    ),
    "look": ({}, []),
    "play": ({"action": {"type": ["integer", "string"]}}, ["action"]),
}


def tools() -> list[dict[str, Any]]:
    found = []
    for name, (takes, needs) in INPUTS.items():
        schema = {"type": "object", "properties": takes, "required": needs}
        found.append({"name": name, "description": getattr(Table, name).__doc__, "inputSchema": schema})
    return found


def call(table: Table, name: str, given: dict[str, Any]) -> dict[str, Any]:
    """What a tool says; a refusal is told to the model as one."""
    if name not in INPUTS:
        raise Refusal(f"There is no tool {name!r}.")
    try:
        taken, needed = INPUTS[name]
        if not set(needed) <= set(given) <= set(taken):
            raise Refusal(f"{name} takes {', '.join(taken) or 'nothing'}, and needs {', '.join(needed) or 'nothing'}.")
        said = getattr(table, name)(**given)
        words = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
        return {"content": [{"type": "text", "text": words}], "isError": False}
    except (Refusal, TypeError, ValueError, AttributeError) as error:
        sentence = str(error) if isinstance(error, Refusal) else f"{name} cannot take {json.dumps(given)[:200]}."
        return {"content": [{"type": "text", "text": sentence}], "isError": True}


def answered(table: Table, method: str, params: dict[str, Any]) -> dict[str, Any]:
    match method:
        case "initialize":
            asked = params.get("protocolVersion")
            spoken = asked if asked in VERSIONS else VERSIONS[0]
            who = {"name": "majlis", "version": version("majlis")}
            return {"protocolVersion": spoken, "capabilities": {"tools": {}}, "serverInfo": who}
        case "ping":
            return {}
        case "tools/list":
            return {"tools": tools()}
        case "tools/call":
            return call(table, str(params.get("name")), params.get("arguments") or {})
    raise LookupError(f"There is no method {method!r}.")


def message(table: Table, line: str) -> dict[str, Any] | None:
    """The answer to a line; None if it wants none."""
    try:
        asked = json.loads(line)
        number, method, params = asked.get("id"), str(asked["method"]), asked.get("params") or {}
        (params.get("arguments") or {}).get("")  # both are tables
    except (ValueError, AttributeError, KeyError, RecursionError):
        return {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "That is no request."}}
    if number is None:
        return None
    try:
        return {"jsonrpc": "2.0", "id": number, "result": answered(table, method, params)}
    except LookupError as error:
        return {"jsonrpc": "2.0", "id": number, "error": {"code": -32601, "message": str(error.args[0])}}
    except Refusal as error:
        return {"jsonrpc": "2.0", "id": number, "error": {"code": -32602, "message": str(error)}}


def serve(lines: TextIO = sys.stdin, say: Callable[[str], object] | None = None) -> None:
    """Answer until the input ends."""
    table, say = Table(), say or (lambda words: print(words, flush=True))
    for line in lines:
        reply = message(table, line) if line.strip() else None
        if reply is not None:
            say(json.dumps(reply, ensure_ascii=False))
