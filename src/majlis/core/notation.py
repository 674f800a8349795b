"""A match as a text file that a person can follow: a header, then one said action a line; the same as JSON."""

import json
from typing import Any

from majlis.core import position
from majlis.core.editions import family, newest
from majlis.core.match import SEED_BYTES, Fork, Header, IllegalAction, Match
from majlis.core.refusal import Refusal

FORMAT = "majlis match 1"
KEYS = ("game", "rules", "box", "seats", "options", "names", "commitment", "seed", "forks", "salt", "from", "points")
NEEDED = ("game", "rules", "box", "seats", "seed", "salt")
LONGEST = 9  # digits of a number


class BrokenFile(Refusal):
    """A match file that cannot be read; the message names the line."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


def header(match: Match) -> dict[str, str]:
    """What stands above the moves, without what is empty."""
    head, game = match.header, match.game
    rows = {
        "game": family(game),
        "rules": str(game.version),
        "box": game.digest,
        "seats": str(head.seats),
        "options": ", ".join(f"{name}={value}" for name, value in game.chosen(head.options).items()),
        "names": ", ".join(head.names),
        "commitment": head.commitment,
        "seed": head.seed.hex(),
        "forks": ", ".join(f"{fork.at} {fork.seat + 1} {fork.seed.hex()}" for fork in head.forks),
        "salt": head.salt.hex(),
        "from": head.start,
        "points": ", ".join(map(str, match.points())) if match.over else "",
    }
    return {name: value for name, value in rows.items() if value}


def write(match: Match) -> str:
    """The match as text."""
    lines = [FORMAT, *(f"{name}: {value}" for name, value in header(match).items()), ""]
    lines += [f"{at + 1:>4}  {match.mover(at) + 1}  {match.game.say(a)}" for at, a in enumerate(match.actions)]
    return "\n".join(lines) + "\n"


def as_data(match: Match) -> dict[str, Any]:
    """The same for programs: the lines of the header, and each move with its player, its number and its words."""
    moves = [
        {"player": match.mover(at) + 1, "action": a, "words": match.game.say(a)} for at, a in enumerate(match.actions)
    ]
    return {"format": FORMAT, "header": header(match), "moves": moves}


def read(text: str) -> Match:
    """The match that was written, as text or as JSON; a broken file is refused with its line number."""
    lines = plain(text).splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BrokenFile(1, f"a match file begins with {FORMAT!r}")
    gap = lines.index("") if "" in lines else len(lines)
    rows = _rows(lines[1:gap])
    match = _begin(rows, gap)
    for number, line in enumerate(lines[gap:], gap + 1):
        if line.strip():
            _play(match, line, number)
    if match.over and "points" in rows:
        value, number = rows["points"]
        if value != ", ".join(map(str, match.points())):
            raise BrokenFile(number, f"the points are {', '.join(map(str, match.points()))}, not {value}")
    return match


def plain(text: str) -> str:
    """JSON as the lines that it stands for; text as it is."""
    if not text.lstrip().startswith("{"):
        return text
    try:
        data = json.loads(text)
        rows = [f"{name}: {value}" for name, value in data["header"].items()]
        moves = [f"{n}  {move['player']}  {move['words']}" for n, move in enumerate(data["moves"], 1)]
        return "\n".join([data["format"], *rows, "", *moves])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BrokenFile(1, "a match as JSON has format, header and moves with player and words") from None


def stated(text: str) -> set[str]:
    """What the header of a file names."""
    lines = plain(text).splitlines()
    return {line.partition(":")[0] for line in lines[1 : lines.index("") if "" in lines else len(lines)]}


def _rows(lines: list[str]) -> dict[str, tuple[str, int]]:
    rows: dict[str, tuple[str, int]] = {}
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(":")
        if not colon or name not in KEYS:
            raise BrokenFile(number, f"{line!r} is no header line: those are {', '.join(KEYS)}")
        if name in rows:
            raise BrokenFile(number, f"{name} stands twice")
        rows[name] = value.strip(), number
    return rows


def _begin(rows: dict[str, tuple[str, int]], end: int) -> Match:
    for name in NEEDED:
        if name not in rows:
            raise BrokenFile(end, f"the header lacks {name!r}")
    number = 0
    try:
        value, number = rows["game"]
        game = newest(value, rows["rules"][0])
        for name, what, ours in (
            ("rules", "version {} of the rules", str(game.version)),
            ("box", "box {}", game.digest),
        ):
            value, number = rows[name]
            if value != ours:
                raise Refusal(f"played with {what.format(value)}, and this is {ours}: it cannot be replayed here")
        value, number = rows["seats"]
        seats = _number(value)
        value, number = rows.get("options", ("", 0))
        options = game.pack(**dict(pair.partition("=")[::2] for pair in value.split(", ") if pair))
        game.check(options, seats)
        names = tuple(name for name in rows.get("names", ("", 0))[0].split(", ") if name)
        value, number = rows["salt"]
        salt = _secret(value)
        value, number = rows["seed"]
        seed = _secret(value)
        value, number = rows.get("forks", ("", 0))
        forks = tuple(_fork(words) for words in value.split(", ") if words)
        start, number = rows.get("from", ("", 0))
        if start:
            position.read(start)
        number = rows["seats"][1]
        head = Header(game, seats, options, names, seed, salt, forks, start)
        value, number = rows.get("commitment", (head.commitment, 0))
        if value != head.commitment:
            raise Refusal("the commitment is not that of this seed and salt: the deal was touched")
        return Match(head)
    except Refusal as error:
        raise BrokenFile(number, str(error)) from error


def _number(value: str) -> int:
    if not value.isdecimal() or len(value) > LONGEST:
        raise Refusal(f"a number was expected, not {value[:40]!r}")
    return int(value)


def _secret(value: str) -> bytes:
    try:
        secret = bytes.fromhex(value)
    except ValueError:
        raise Refusal(f"a seed and a salt are hexadecimal numbers, not {value[:40]!r}") from None
    if len(secret) != SEED_BYTES:
        raise Refusal(f"a seed and a salt have {SEED_BYTES} bytes, not {len(secret)}")
    return secret


def _fork(words: str) -> Fork:
    """The moment, the player (0: everybody) and the seed from which a match goes on from another."""
    parts = words.split()
    if len(parts) != 3 or not (parts[0].isdecimal() and parts[1].isdecimal()):
        raise Refusal(f"a fork is a moment, a player and a seed, not {words!r}")
    return Fork(_number(parts[0]), _number(parts[1]) - 1, _secret(parts[2]))


def _play(match: Match, line: str, number: int) -> None:
    """One line: its number, the player, the words."""
    parts = line.split(maxsplit=2)
    if len(parts) != 3:
        raise BrokenFile(number, "a move is its number, the player and the words, as in '12  2  decline'")
    at, seat, words = parts
    if at != str(match.at + 1):
        raise BrokenFile(number, f"move {match.at + 1} was expected, not {at}")
    if match.over:
        raise BrokenFile(number, "the game is over already")
    if seat != str(match.turn + 1):
        raise BrokenFile(number, f"it is the turn of player {match.turn + 1}, not {seat}")
    try:
        match.play(match.game.read(words))
    except IllegalAction as error:
        raise BrokenFile(number, f"{words!r} is not open: {error}") from error
    except Refusal as error:
        raise BrokenFile(number, str(error)) from error
