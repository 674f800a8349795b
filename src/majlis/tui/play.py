"""A match at the terminal: people type, bots answer, everybody is told what they may know."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from rich.console import Console

from majlis.bots.bot import Bot
from majlis.bots.chance import derive
from majlis.bots.coach.advice import SECONDS, Tip, advise
from majlis.bots.coach.plans import Budget
from majlis.bots.coach.tips import Reader, nudge, said
from majlis.core.cache import CORE
from majlis.core.frame import told
from majlis.core.game import ONLOOKER
from majlis.core.guests import character, guest, level_name, level_of
from majlis.core.match import Match
from majlis.core.notation import write
from majlis.core.refusal import Refusal
from majlis.table.home import home
from majlis.tui import paint
from majlis.tui.story import advice
from majlis.tui.words import WORDS

COACH = Budget(None, SECONDS)
LONGEST = 9  # digits of a number that somebody means


class Left(Exception):
    """Somebody has left the table."""


@dataclass
class Sitting:
    """One match, who plays it, and the terminal."""

    match: Match
    bots: Sequence[Bot | None]  # for each seat; None is a person
    console: Console
    ask: Callable[[str], str]
    lang: str = "en"
    seen: dict[int, int] = field(default_factory=dict)  # how many actions each viewer was told of
    viewer: int = ONLOOKER  # who looks at the terminal
    file: Path | None = None  # where the match was saved last
    budget: Budget = COACH  # how long the coach thinks
    asked: tuple[int, int] = (-1, 0)  # at which moment the coach was asked, and how often
    tips: list[Tip] = field(default_factory=list)  # what it thought of then

    def say(self, name: str, **about: object) -> None:
        """Print one of the terminal's own sentences."""
        self.print(self.word(name).format(**about), style="dim")

    def word(self, name: str) -> str:
        return WORDS[self.lang][name]

    def print(self, what: str, style: str = "") -> None:
        self.console.print(what, style=style, markup=False, highlight=False, soft_wrap=True)

    @property
    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.bots) if who is None]


def play(sitting: Sitting) -> None:
    """Play until the game is over or somebody leaves; the end of the input is a polite leave."""
    match = sitting.match
    sitting.viewer = sitting.people[0] if sitting.people else ONLOOKER
    sitting.console.rule(match.game.about[sitting.lang].title)
    introduce(sitting)
    try:
        while not match.over:
            if sitting.bots[match.turn] is None:
                take_turn(sitting)
            else:
                move_bot(sitting)
        finish(sitting)
    except (Left, EOFError, KeyboardInterrupt):
        sitting.console.print()
        sitting.say("bye")


def introduce(sitting: Sitting) -> None:
    """Who plays with you: the guests, how strong they are, and what is said of them."""
    match, lang = sitting.match, sitting.lang
    for seat, name in enumerate(match.header.names):
        level = level_of(name)
        if who := guest(level, seat, match.game.name):
            sitting.say("sits", who=who.name, level=level_name(level, lang), line=character(who, lang))


def move_bot(sitting: Sitting) -> None:
    """Let a bot choose; it sees its view and chance of its own."""
    match, seat = sitting.match, sitting.match.turn
    mover = sitting.bots[seat]
    assert mover is not None
    chance = derive(match.header.seed.hex(), "bot", seat, match.at)
    match.play(mover.choose(match.view(seat), seat, chance))
    if not sitting.people:
        catch_up(sitting)


def catch_up(sitting: Sitting) -> None:
    """Tell the viewer what has happened since the last time."""
    viewer, match = sitting.viewer, sitting.match
    for at in range(sitting.seen.get(viewer, 0), match.at):
        for line in told(match, viewer, at, sitting.lang):
            sitting.print("· " + line)
    sitting.seen[viewer] = match.at


# --- a person's decision


def take_turn(sitting: Sitting) -> None:
    """Show the table to the seat to act and carry out what it answers."""
    match, seat = sitting.match, sitting.match.turn
    if seat != sitting.viewer and len(sitting.people) > 1:
        sitting.ask(sitting.word("hand_over").format(who=match.called(sitting.lang)[seat]))
        sitting.console.clear()
    sitting.viewer = seat
    catch_up(sitting)
    show(sitting)
    at = match.at
    while match.at == at:
        answer(sitting, sitting.ask(sitting.word("ask")).strip())


def show(sitting: Sitting) -> None:
    """The table, the question and the numbered choices."""
    match, seat, lang = sitting.match, sitting.viewer, sitting.lang
    view = match.view(seat)
    grid = paint.look(match, seat, view, match.game.open(view), lang)
    if grid:
        sitting.console.print(grid)
    sitting.print(match.game.prompt(view, seat, lang, match.called(lang, seat)), style="bold")
    for line in paint.choices(match, view, match.open(), lang):
        sitting.print(line)


def answer(sitting: Sitting, text: str) -> None:
    """A number, a command or an action in words; anything else is explained."""
    word, _, rest = text.partition(" ")
    if text.isdecimal():
        number(sitting, text)
    elif word.lower() in COMMANDS and (not rest or word.lower() == "s"):
        COMMANDS[word.lower()](sitting, rest.strip())
    elif text:
        spoken(sitting, text)
    else:
        sitting.say("unknown", n=len(sitting.match.open()))


def number(sitting: Sitting, text: str) -> None:
    actions = sitting.match.open()
    if len(text) <= LONGEST and 1 <= int(text) <= len(actions):
        act(sitting, actions[int(text) - 1])
    else:
        sitting.say("unknown", n=len(actions))


def spoken(sitting: Sitting, text: str) -> None:
    """An action in words, or why it cannot be."""
    match = sitting.match
    try:
        a = match.game.read(text)
    except Refusal as refusal:
        sitting.print(str(refusal))
        return
    if a in match.open():
        act(sitting, a)
    else:
        sitting.print(match.refusal(a, sitting.lang))


def act(sitting: Sitting, a: int) -> None:
    """Play an action, tell what it did, and say so if it is final."""
    match, seat = sitting.match, sitting.match.turn
    match.play(a)
    catch_up(sitting)
    if not match.can_undo(seat):
        sitting.say("final")


# --- commands


def undo(sitting: Sitting, _: str) -> None:
    match = sitting.match
    if not match.can_undo(sitting.viewer):
        sitting.say("no_undo")
        return
    a = match.undo(sitting.viewer)
    sitting.seen = {seat: min(at, match.at) for seat, at in sitting.seen.items()}
    sitting.say("undone", what=match.game.say(a, sitting.lang))


def hint(sitting: Sitting, _: str) -> None:
    """Where to look; asked again the idea, then the best turns: from what the seat sees, with chance of its own."""
    table, seat, lang = sitting.match, sitting.viewer, sitting.lang
    game, view, names, at = table.game, table.view(seat), table.called(lang, seat), table.at
    sitting.asked = (at, sitting.asked[1] + 1 if sitting.asked[0] == at else 1)
    if sitting.asked[1] == 1:
        with sitting.console.status(sitting.word("thinking")):
            sitting.tips = advise(game, view, seat, secrets.token_bytes(32), sitting.budget)
    rows = said(sitting.tips, Reader(game, view, seat, lang, names))
    match sitting.asked[1]:
        case 1:
            scene = game.draw(view, seat, game.open(view), lang, names)
            sitting.print(nudge([row.tip for row in rows], scene, lang))
        case 2:
            sitting.print(f"{rows[0].title} {rows[0].reason}".strip())
        case _:
            sitting.say("hint")
            for line in advice(rows):
                sitting.print(line)
    if sitting.asked[1] < 3:
        sitting.say("hint_more")


def log(sitting: Sitting, _: str) -> None:
    match = sitting.match
    if not match.at:
        sitting.say("no_log")
    for at in range(match.at):
        for line in told(match, sitting.viewer, at, sitting.lang):
            sitting.print(f"{at + 1:>4}  {line}", style="dim")


def rules(sitting: Sitting, _: str) -> None:
    game = sitting.match.game
    about = game.about[sitting.lang]
    sitting.print(about.paragraph)
    chosen = game.unpack(sitting.match.header.options, sitting.match.header.seats)
    if chosen:
        what = ", ".join(f"{about.options[name][0]}: {value}" for name, value in chosen.items())
        sitting.say("options", what=what)
    path = CORE.parents[2] / "rules" / f"{game.name}.md"
    sitting.say("rules", path=path if path.exists() else f"rules/{game.name}.md")


def save(sitting: Sitting, name: str) -> None:
    """Write the match to a file, but never over another one."""
    if not name:
        sitting.say("save_how")
        return
    path = Path(name).expanduser()
    if path.exists() and path != sitting.file:
        sitting.say("exists", path=path)
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(sitting.match), encoding="utf-8")
    except OSError as error:
        sitting.say("unsaved", why=error.strerror)
        return
    sitting.file = path
    sitting.say("saved", path=path)


def explain(sitting: Sitting, _: str) -> None:
    for line in WORDS[sitting.lang]["help"].splitlines():
        sitting.print(line, style="dim")


def leave(sitting: Sitting, _: str) -> None:
    """Offer to save, then go."""
    while sitting.match.at:
        name = sitting.ask(sitting.word("save_first")).strip()
        if not name:
            break
        before, sitting.file = sitting.file, None
        save(sitting, name)
        if sitting.file:
            break
        sitting.file = before
    raise Left


COMMANDS: dict[str, Callable[[Sitting, str], None]] = {
    "u": undo,
    "h": hint,
    "l": log,
    "r": rules,
    "s": save,
    "?": explain,
    "q": leave,
}


# --- the end


def finish(sitting: Sitting) -> None:
    """The last moves, the score sheet, the winners, and where the match was kept."""
    catch_up(sitting)
    sitting.console.print(paint.score(sitting.match, sitting.lang))
    sitting.print(paint.winners(sitting.match, sitting.lang), style="bold")
    if sitting.match.header.seats == 1 and sitting.match.result()[0] > 0:
        sitting.print(paint.tasks(sitting.match, sitting.lang))
    save(sitting, str(sitting.file or shelf(sitting.match.game.name)))


def shelf(name: str) -> Path:
    """A new file in the folder that keeps finished matches."""
    return home() / "matches" / f"{name}-{datetime.now():%Y%m%d-%H%M%S-%f}.match"
