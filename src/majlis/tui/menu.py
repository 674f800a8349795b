"""What can be played: the games that are not over, and new ones; the same for every kind of terminal."""

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass

from majlis.bots.search.ways import DEFAULT, FIRST, LEVELS
from majlis.core.game import Game, games, load
from majlis.core.guests import called, level_name
from majlis.core.refusal import Refusal
from majlis.table.daily import choices
from majlis.table.store import Row
from majlis.table.table import GUEST, ME, Table
from majlis.tui.house import House
from majlis.tui.words import WORDS

LAST = 9  # games that are over are offered to be looked at
Open = Callable[[], Awaitable[Table | None]]


@dataclass(frozen=True)
class Entry:
    """A line of a menu: what it says, and what comes of it: a table, or another menu."""

    words: str
    open: Open | None = None
    menu: "Menu | None" = None
    group: str = ""  # under which heading it stands
    game: Game | None = None  # what must be compiled before it is opened


@dataclass(frozen=True)
class Menu:
    title: str
    entries: tuple[Entry, ...]


def front(house: House, lang: str) -> Menu:
    """The unfinished games first, then new ones."""
    words = WORDS[lang]
    unfinished = kept(house, house.unfinished(), lang, words["unfinished"])
    new = [fresh(house, name, lang) for name in games()]
    done = kept(house, house.finished()[:LAST], lang)
    over = (
        [Entry(words["look_again"], menu=Menu(words["finished"], tuple(done)), group=words["finished"])] if done else []
    )
    return Menu(words["menu"], (*unfinished, *new, *over))


def fresh(house: House, name: str, lang: str) -> Entry:
    """A new game; one that cannot be opened says why, and the others can."""
    group = WORDS[lang]["new"]
    try:
        game = load(name)
    except Refusal as why:
        return Entry(f"{name}: {why}", group=group)
    return Entry(about(game, lang), menu=rivals(house, game, lang), group=group)


def kept(house: House, rows: Iterable[Row], lang: str, group: str = "") -> list[Entry]:
    """Games that were begun; those that would read alike with the time when that was."""
    found = [(row, told(row, lang)) for row in rows]
    times = Counter(words for _, words in found)
    return [
        Entry(
            f"{words}, {when(row)}" if times[words] > 1 else words, going_on(house, row), None, group, load(row["game"])
        )
        for row, words in found
    ]


def when(row: Row) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(row["opened"]))


def told(row: Row, lang: str) -> str:
    """A game that was begun: what, and with whom."""
    names = called(row["names"], row["game"], lang, next((i for i, it in enumerate(row["players"]) if it == ME), -1))
    return f"{load(row['game']).about[lang].title}: {', '.join(names)}"


def going_on(house: House, row: Row) -> Open:
    return lambda: house.table(row["id"])


def about(game: Game, lang: str) -> str:
    it = game.about[lang]
    return f"{it.title}: {it.line}".replace("\n", " ") if it.line else it.title


def rivals(house: House, game: Game, lang: str) -> Menu:
    """Who plays: a guide, one alone, against one to three guests, or people at one keyboard."""
    words, found = WORDS[lang], []
    if game.guides:
        found.append(Entry(words["guided"], lambda: house.begin_guided(game), game=game))
    several = [n for n in game.seats if n > 1]
    for n in several:
        against = words["against_one"] if n == 2 else words["against_more"].format(n=n - 1)
        found.append(Entry(against, menu=levels(house, game, n, lang)))
    if game.solo:
        found += [alone(house, game, choice, lang) for choice in sorted(choices(game), key=int)]
    for n in several:
        found.append(Entry(words["people"].format(n=n), opening(house, game, [GUEST] * n), game=game))
    return Menu(game.about[lang].title, tuple(found))


def alone(house: House, game: Game, choice: str, lang: str) -> Entry:
    """What makes it harder has a name, and one choice is the usual one."""
    assert game.solo
    name, words, about = game.solo.option, WORDS[lang], game.about[lang]
    usual = choice == next(option.choices[0] for option in game.options if option.name == name)
    what = f"{about.options[name][0]}: {choice}" + f", {words['default']}" * usual
    title = f"{about.alone[0] or words['alone']} ({what})"
    return Entry(title, opening(house, game, [ME], game.pack(**{name: choice})), game=game)


def levels(house: House, game: Game, seats: int, lang: str) -> Menu:
    """How strong the guests are; first the usual level, for who has never played this game the one for beginners."""
    known = any(row["game"] == game.name for row in house.finished())
    usual = DEFAULT if known else FIRST
    order = [usual, *[level for level in LEVELS if level != usual]]
    said = {DEFAULT: WORDS[lang]["default"], FIRST: WORDS[lang]["good_first"]}
    notes = {level: f"{level_name(level, lang)} ({said[level]})" for level in said}
    found = [
        Entry(notes.get(level, level_name(level, lang)), opening(house, game, [ME, *[level] * (seats - 1)]), game=game)
        for level in order
    ]
    return Menu(WORDS[lang]["level"], tuple(found))


def opening(house: House, game: Game, players: list[str], options: int = 0) -> Open:
    return lambda: house.begin(game, players, options)


def headed(menu: Menu) -> Mapping[int, str]:
    """Before which entries a heading stands."""
    groups = [entry.group for entry in menu.entries]
    return {i: group for i, group in enumerate(groups) if group and (i == 0 or groups[i - 1] != group)}
