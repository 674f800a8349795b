"""What the pages are given: games, tables and moments as plain values for the templates."""

import asyncio
import time
from collections.abc import Container, Mapping, Sequence
from datetime import date
from functools import cache
from typing import Any

from babel.dates import format_date, format_timedelta
from markupsafe import Markup

from majlis.bots.bot import names as bots
from majlis.bots.search.ways import DEFAULT, LEVELS
from majlis.core.frame import frame
from majlis.core.game import ONLOOKER, About, Game, Option, games, load
from majlis.core.guests import CODE, PERSON, called, character, guest, level_name, level_of
from majlis.core.legend import legend, meanings
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.core.scene import Sprite
from majlis.core.svg import defs
from majlis.table.company import OPEN
from majlis.table.database import Forged
from majlis.table.faults import note
from majlis.table.glances import glance
from majlis.table.hours import Pact
from majlis.table.lobby import Lobby, Terms
from majlis.table.room import Room
from majlis.table.shelf import hidden, open_to_all
from majlis.table.store import Row, Store
from majlis.table.table import GUEST, ME, Table
from majlis.web.words import WORDS

DEADLINES = (0, 60, 300, 3600, 86400, 3 * 86400)  # seconds for a turn; 0 for as long as one likes
BUDGETS = (0, 600, 1800, 3600, 86400, 7 * 86400)  # seconds of each seat for the whole game
SHOWN = 3  # tables of a kind on the start page
KINDS = (("running", False), ("finished", True))


def game_cards(lang: str, ready: Container[str], reached: Mapping[str, str]) -> list[dict[str, Any]]:
    """The games as one chooses them, the shortest first; who never played one is offered its first game."""
    found = sorted(map(load, games()), key=lambda game: (not game.minutes, game.minutes, game.name))
    return [game_card(game, lang, game.name in ready, reached.get(game.name, "")) for game in found]


def game_card(game: Game, lang: str, ready: bool, reached: str) -> dict[str, Any]:
    about, level, new = game.about[lang], reached or LEVELS[0], not reached
    first = game.solo.option if game.solo else ""
    options = sorted(game.options, key=lambda option: option.name != first)
    return {
        "name": game.name,
        "title": about.title,
        "line": about.line or about.paragraph,
        "cover": Markup(game.cover),
        "seats": list(game.seats),
        "together": [n for n in game.seats if n > 1],
        "minutes": game.minutes,
        "usual": usual_seats(game),
        "new": new,
        "level": level,
        "rival": sitter(game, level, 1, lang),
        "sitters": [[sitter(game, bot, seat, lang) for bot in bots()] for seat in range(game.seats[-1])],
        "solo": lone_card(game, about) if game.solo else None,
        "options": [option_row(game, option, lang, new) for option in options],
        "ready": ready,
        "rules": f"/rules/{game.name}",
        "learn": next((f"/learn/{game.name}/{guide.seats}" for guide in game.guides if guide.seats > 1), ""),
    }


def lone_card(game: Game, about: About) -> dict[str, Any]:
    """The same game, for one."""
    assert game.solo
    title, line = about.alone
    return {"title": title, "line": line, "cover": Markup(game.solo.cover), "link": f"/solo/{game.name}"}


def sitter(game: Game, bot: str, seat: int, lang: str) -> dict[str, str]:
    """Who would sit there for a level: name, level, and what is said of them."""
    who = guest(bot, seat, game.name)
    row = {"bot": bot, "level": level_name(bot, lang), "name": who.name if who else bot.title()}
    return row | {"line": character(who, lang) if who else ""}


def option_row(game: Game, option: Option, lang: str, new: bool) -> dict[str, Any]:
    """An option as one chooses it; numbers stand in their order."""
    choices, (title, help_) = option.choices, game.about[lang].options[option.name]
    ordered = sorted(choices, key=int) if all(choice.isdecimal() for choice in choices) else choices
    start = option.first if new and option.first else choices[0]
    row = {"name": option.name, "choices": ordered, "default": choices[0], "start": start, "rule": option.rule}
    return row | {"title": title, "help": help_, "seats": [n for n in game.seats if option.asked(n)]}


def usual_seats(game: Game) -> int:
    """How many play if nobody says: two, where that can be."""
    return 2 if 2 in game.seats else game.seats[0]


@cache
def drawings(game: Game) -> Mapping[str, Sprite]:
    """All drawings of a game."""
    return frame(Match.new(game, game.seats[0], seed=bytes(32))).scene.sprites


def sprites(game: Game) -> str:
    """The same, for a page that shows many frames."""
    return defs(drawings(game))


def drawings_mean(game: Game, lang: str) -> dict[str, str]:
    """What each drawing means, for whoever looks at it closely."""
    return meanings(game.legend.get(lang, {}), game.alike, drawings(game), lang)


def legend_rows(game: Game, lang: str) -> list[dict[str, Any]]:
    """Every symbol with its drawing, its name and what it means."""
    found = legend(game.legend.get(lang, {}), drawings(game), lang)
    return [symbol._asdict() | {"box": box(drawings(game)[symbol.sprite])} for symbol in found]


def box(sprite: Sprite) -> str:
    """What is to be seen of a drawing; a shadow falls beside it."""
    return f"-3 -3 {sprite.width + 8:g} {sprite.height + 10:g}"


def levels(lang: str) -> dict[str, str]:
    """All bots, the weakest first, and what their levels are called."""
    return {bot: level_name(bot, lang) for bot in bots()}


def seated(table: Table, lang: str) -> list[dict[str, str] | None]:
    """The guest at each seat: the face, the level in words, a sentence; nobody for people and given names."""
    named = ((seat, level_of(name)) for seat, name in enumerate(table.match.header.names))
    return [sitter(table.match.game, level, seat, lang) if level else None for seat, level in named]


async def table_lists(lobby: Lobby, owner: str, lang: str, shown: int | None = SHOWN) -> dict[str, Any]:
    """The visitor's tables, running and finished: the newest, how many there are, and how far one has come."""
    rows, open_rooms, away = await asyncio.to_thread(written, lobby.store, owner)
    known, names = [row for row in rows if row["game"] in games()], [row["id"] for row in open_rooms]
    rooms = [room for name in names if isinstance(room := await glance(lobby, name), Room)]
    own = [room for room in rooms if room.company.knows(owner)]
    seen = [row for row in known if row["id"] not in away]
    running = [row for row in seen if row["points"] is None]
    finished = [row for row in seen if row["points"] is not None]
    return {
        "waiting": [room_card(room, lang) for room in own[:shown]],
        "public": [room_card(room, lang) for room in rooms if room not in own and room.free][:shown],
        "running": cards([(row, lang, await rebuilt(lobby, row["id"]), owner) for row in running[:shown]]),
        "finished": cards([(row, lang, None, owner) for row in finished[:shown]]),
        "hidden": cards([(row, lang, None, owner) for row in known if row["id"] in away]),
        "many": {"waiting": len(own), "running": len(running), "finished": len(finished)},
        "reached": reached([row for row in known if row["points"] is not None]),
    }


def written(store: Store, who: str) -> tuple[list[Row], list[Row], set[str]]:
    """What is kept of somebody's tables: matches, rooms that wait, and what was put away."""
    return store.matches(who), store.waiting(who), hidden(store, who) if who else set()


def reached(finished: Sequence[Row]) -> dict[str, str]:
    """Whom one meets next in each game that was played to its end: who beats a level is offered the one above it."""
    found: dict[str, int] = {}
    for row in sorted(finished, key=beaten):
        level = found.setdefault(row["game"], 0)
        if beaten(row) >= level and LEVELS[level] != DEFAULT:
            found[row["game"]] += 1
    return {game: LEVELS[level] for game, level in found.items()}


def beaten(row: Row) -> int:
    """The highest level that the only person at a table has beaten there; -1 if none."""
    shares, people = row["result"] or [], [i for i, who in enumerate(row["players"]) if who in (ME, GUEST)]
    won = len(people) == 1 and len(shares) > people[0] and shares[people[0]] == max(shares)
    return max((LEVELS.index(who) for who in row["players"] if who in LEVELS), default=-1) if won else -1


def lobby_lists(lobby: Lobby, who: str, lang: str) -> dict[str, Any]:
    """The matches of others that everybody here may look at."""
    mine = {row["id"] for row in lobby.store.matches(who)} if who else set()
    rows = [row for row in open_to_all(lobby.store) if row["id"] not in mine and row["game"] in games()]
    cards = [table_card(row, lang, None, who) for row in rows]
    return {f"public_{kind}": [it for it in cards if it["over"] == over] for kind, over in KINDS}


async def rebuilt(lobby: Lobby, name: str) -> Table | None:
    """A running table, or None for one that cannot be shown: its own page says why."""
    try:
        found = await glance(lobby, name)
        return found if isinstance(found, Table) else None
    except Refusal:
        return None
    except Exception as error:  # one table must not shut the house
        note(error, f"table {name} in the list")
        return None


def room_card(room: Room, lang: str) -> dict[str, Any]:
    """A table that waits for its people."""
    names = [it.name for it in room.company.seats if it.person and it.name]
    return {
        "id": room.name,
        "title": room.game.about[lang].title,
        "names": names,
        "free": len(room.free),
        "ago": format_timedelta(room.row["made"] - time.time(), add_direction=True, locale=lang),
    }


def cards(tables: list[tuple[Row, str, Table | None, str]]) -> list[dict[str, Any]]:
    """Tables in a list; one whose row is damaged must not take the others with it."""
    found = []
    for it in tables:
        try:
            found.append(table_card(*it))
        except Exception as error:
            note(error, f"table {it[0]['id']} in the list")
    return found


def table_card(row: Row, lang: str, table: Table | None, who: str) -> dict[str, Any]:
    """A table in a list."""
    shares, people = row["result"] or [], [i for i, who in enumerate(row["players"]) if who in (ME, GUEST)]
    own = row["owner"] == who and len(people) == 1
    names = called(row["names"] or [PERSON] * row["seats"], row["game"], lang, people[0] if own else ONLOOKER)
    return {
        "id": row["id"],
        "title": load(row["game"]).about[lang].title,
        "names": names,
        "players": row["players"],
        "moves": table.match.at if table else None,
        "your_turn": bool(table and table.match.turn in table.company.of(who) and not table.bot_to_move()),
        "over": row["points"] is not None,
        "deletable": row["owner"] == who and not row["date"],
        "points": row["points"],
        "winners": [names[i] for i, share in enumerate(shares) if share > 0],
        "mine": own and [i for i, share in enumerate(shares) if share > 0] == people,
        "date": row["date"] and format_date(date.fromisoformat(row["date"]), "medium", lang),
        "ago": format_timedelta(row["opened"] - time.time(), add_direction=True, locale=lang),
    }


def chosen(form: dict[str, str]) -> tuple[Game, list[str], int, list[str]]:
    """Game, players, options and names of a form; what it leaves out has good defaults."""
    if (name := form.get("game", "")) not in games():
        raise Forged("forged_game", name=repr(name[:40]), all=", ".join(games()))
    game = load(name)
    count = form.get("players", str(usual_seats(game)))
    if count not in map(str, game.seats):
        raise Forged("forged_seats", least=game.seats[0], most=game.seats[-1], n=count[:40])
    others = OPEN if form.get("friends") == "on" else DEFAULT
    players = [form.get(f"seat{i}") or (ME if i == 0 else others) for i in range(int(count))]
    if others == OPEN:  # all whom nobody has chosen to be people are friends
        players = [player if player in (ME, GUEST) else OPEN for player in players]
    names = [clean(form.get(f"name{i}", "")) for i in range(int(count))]
    return game, players, packed(game, form, "option-"), names


def packed(game: Game, form: dict[str, str], begin: str) -> int:
    """The options of a form: the fields whose names begin so."""
    options = {name.removeprefix(begin): value for name, value in form.items() if name.startswith(begin)}
    known = {option.name: option.choices for option in game.options}
    for option, value in options.items():
        if value not in known.get(option, ()):
            raise Forged("forged_option", option=repr(f"{option[:40]}={value[:40]}"))
    return game.pack(**options)


def other_options(game: Game, packed: int, seats: int, lang: str) -> list[str]:
    """The options that were chosen other than usual, in words."""
    w, about = WORDS[lang], game.about[lang].options
    usual = {it.name: it.choices[0] for it in game.options}
    rows = [(name, value) for name, value in game.unpack(packed, seats).items() if value != usual[name]]
    return [f"{about[name][0]}: {w.get(f'choice_{value}', value)}" for name, value in rows]


def terms(form: dict[str, str]) -> Terms:
    """On what terms friends are asked."""
    seconds = form.get("deadline", "0")
    if seconds not in map(str, DEADLINES):
        raise Forged("forged_deadline", time=repr(seconds[:40]))
    budget, bot = form.get("budget", "0"), form.get("takes_over") or DEFAULT
    if budget not in map(str, BUDGETS) or bot not in bots():
        raise Forged("forged_clock", time=repr(budget[:40]), bot=repr(bot[:40]))
    agreed = Pact(int(budget), bot, form.get("stays") == "on")
    return Terms(form.get("public") == "on", int(seconds), form.get("rated") == "on", agreed)


def clean(name: str) -> str:
    """A name that fits into one line of a match file, between commas, and is no code of ours."""
    plain = "".join(letter if letter.isprintable() else " " for letter in name.replace(",", " "))  # no half of a pair
    return " ".join(plain.lstrip(f"{CODE} ").split())[:24].strip()
