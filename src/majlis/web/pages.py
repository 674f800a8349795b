"""What the pages are given: games, tables, moments and rules as plain values for the templates."""

import time
from collections.abc import Mapping
from datetime import date
from functools import cache
from typing import Any

import numpy as np
from babel.dates import format_date, format_timedelta
from markdown_it import MarkdownIt

from majlis.bots.bot import names as bots
from majlis.bots.contest.ratings import rating
from majlis.bots.search.ways import DEFAULT
from majlis.core.frame import frame
from majlis.core.game import Game, Option, games, load
from majlis.core.legend import legend
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.core.scene import Sprite
from majlis.core.svg import defs, paint
from majlis.table.faults import note
from majlis.table.lobby import Lobby
from majlis.table.store import Row
from majlis.table.table import GUEST, ME, Table

SHOWN = 12  # tables of a kind on the start page
PICTURED = 40  # actions before the moment that a game is shown by


def game_card(name: str, lang: str, ready: bool) -> dict[str, Any]:
    """A game as one chooses it; the picture needs its rules, so it comes when they are compiled."""
    game = load(name)
    about = game.about[lang]
    first = game.solo.option if game.solo else ""
    options = sorted(game.options, key=lambda option: option.name != first)
    return {
        "name": name,
        "title": about.title,
        "paragraph": about.paragraph,
        "seats": list(game.seats),
        "usual": usual_seats(game),
        "solo": f"/solo/{name}" if game.solo else "",
        "options": [option_row(game, option, lang) for option in options],
        "picture": f'<img src="/picture/{name}.svg" alt="" width="1600" height="1000" loading="lazy">' if ready else "",
        "ready": ready,
        "ratings": {bot: rated(name, bot) for bot in bots()},
        "rules": f"/rules/{name}",
        "learn": next((f"/learn/{name}/{guide.seats}" for guide in game.guides if guide.seats > 1), ""),
    }


def rated(game: str, bot: str) -> dict[int, str]:
    """A bot's strength and how sure it is, by number of players."""
    found = {seats: rating(game, seats, bot) for seats in load(game).seats}
    return {seats: f"{row.rating:.0f} ± {(row.high - row.low) / 2:.0f}" for seats, row in found.items() if row}


def option_row(game: Game, option: Option, lang: str) -> dict[str, Any]:
    """An option as one chooses it; numbers stand in their order."""
    choices, (title, help_) = option.choices, game.about[lang].options[option.name]
    ordered = sorted(choices, key=int) if all(choice.isdecimal() for choice in choices) else choices
    row = {"name": option.name, "choices": ordered, "default": ordered.index(choices[0])}
    return row | {"title": title, "help": help_, "seats": [n for n in game.seats if option.asked(n)]}


def usual_seats(game: Game) -> int:
    """How many play if nobody says: two, where that can be."""
    return 2 if 2 in game.seats else game.seats[0]


def picture(game: Game, lang: str) -> str:
    """A moment that is always the same, from the midst of a match and with eyes that may choose."""
    match, chance = Match.new(game, usual_seats(game), seed=bytes(32)), np.random.default_rng(1)
    while not match.over:
        match.play(int(chance.choice(match.open())))
    part = match.until(min(PICTURED, match.at // 2))
    return paint(frame(part, part.turn, lang).scene, caption=False)


@cache
def drawings(game: Game) -> Mapping[str, Sprite]:
    """All drawings of a game."""
    return frame(Match.new(game, game.seats[0], seed=bytes(32))).scene.sprites


def sprites(game: Game) -> str:
    """The same, for a page that shows many frames."""
    return defs(drawings(game))


def legend_rows(game: Game, lang: str) -> list[dict[str, Any]]:
    """Every symbol with its drawing, its name and what it means."""
    found = legend(game.legend.get(lang, {}), drawings(game), lang)
    return [symbol._asdict() | {"box": box(drawings(game)[symbol.sprite])} for symbol in found]


def box(sprite: Sprite) -> str:
    """What is to be seen of a drawing; a shadow falls beside it."""
    return f"-3 -3 {sprite.width + 8:g} {sprite.height + 10:g}"


async def table_lists(lobby: Lobby, owner: str, lang: str) -> dict[str, list[dict[str, Any]]]:
    """The visitor's tables: running and finished."""
    rows = lobby.store.matches(owner)
    known = [row for row in rows if row["game"] in games()]
    running = [row for row in known if row["points"] is None][:SHOWN]
    finished = [row for row in known if row["points"] is not None][:SHOWN]
    return {
        "running": [table_card(row, lang, await rebuilt(lobby, row["id"])) for row in running],
        "finished": [table_card(row, lang, None) for row in finished],
    }


async def rebuilt(lobby: Lobby, name: str) -> Table | None:
    """A running table, or None for one that cannot be shown: its own page says why."""
    try:
        return await lobby.table(name)
    except Refusal:
        return None
    except Exception as error:  # one table must not shut the house
        note(error, f"table {name} in the list")
        return None


def table_card(row: Row, lang: str, table: Table | None) -> dict[str, Any]:
    """A table in a list."""
    shares = row["result"] or []
    return {
        "id": row["id"],
        "title": load(row["game"]).about[lang].title,
        "names": row["names"],
        "players": row["players"],
        "moves": table.match.at if table else None,
        "your_turn": bool(table and not table.match.over and table.players[table.match.turn] in (ME, GUEST)),
        "over": row["points"] is not None,
        "points": row["points"],
        "winners": [row["names"][i] for i, share in enumerate(shares) if share > 0],
        "date": row["date"] and format_date(date.fromisoformat(row["date"]), "medium", lang),
        "ago": format_timedelta(row["opened"] - time.time(), add_direction=True, locale=lang),
    }


def rules_page(game: Game) -> str:
    """The rules in our words, as HTML."""
    return str(MarkdownIt("commonmark").enable("table").render(game.rulebook.split("\n", 1)[1]))


def chosen(form: dict[str, str]) -> tuple[Game, list[str], int, list[str]]:
    """Game, players, options and names of a form; what it leaves out has good defaults."""
    if (name := form.get("game", "")) not in games():
        raise Refusal(f"No game is called {name[:40]!r}. There are: {', '.join(games())}.")
    game = load(name)
    count = form.get("players", str(usual_seats(game)))
    if count not in map(str, game.seats):
        raise Refusal(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {count[:40]}.")
    players = [form.get(f"seat{i}") or (ME if i == 0 else DEFAULT) for i in range(int(count))]
    options = {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}
    for option in options.keys() - {option.name for option in game.options}:
        raise Refusal(f"{game.title} has no option {option[:40]!r}.")
    names = [clean(form.get(f"name{i}", "")) for i in range(int(count))]
    return game, players, game.pack(**options), names


def clean(name: str) -> str:
    """A name that fits into one line of a match file, between commas."""
    return " ".join(name.replace(",", " ").split())[:24].strip()
