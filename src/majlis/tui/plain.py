"""The terminal line by line: for pipes, simple terminals and screen readers. People type, everything is kept."""

import asyncio
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console, RenderableType

from majlis.bots.coach.plans import Budget
from majlis.core.frame import told
from majlis.core.game import ONLOOKER
from majlis.core.guests import character, guest, level_name, level_of
from majlis.core.refusal import Refusal
from majlis.core.rulebook import page
from majlis.table.faults import note
from majlis.table.table import Answer, Table
from majlis.tui import paint
from majlis.tui.board import Looks
from majlis.tui.board import paint as letters
from majlis.tui.files import save
from majlis.tui.house import House, Shelf
from majlis.tui.menu import Menu, front, headed
from majlis.tui.sitting import Sitting
from majlis.tui.words import WORDS

WAYS = 9  # so many ways of several steps are listed
SCREENFUL = "\033[2J\033[3J\033[H"  # clears the window, and what was scrolled out of it


class Left(Exception):
    """Somebody has left the table."""


@dataclass
class Lines:
    """A terminal that is written to line by line, and the house behind it."""

    house: House
    console: Console
    ask: Callable[[str], str]
    run: asyncio.Runner
    lang: str = "en"
    budget: Budget | None = None  # how long the coach thinks; None: as usual
    heard: dict[int, int] = field(default_factory=dict)  # how many actions each viewer was told of
    shown: int = -1  # whose turn it was when the table was told last
    file: Path | None = None  # where the match was saved last
    picked: list[int] = field(default_factory=list)  # what lies in a basket

    def say(self, name: str, **about: object) -> None:
        """Print one of the terminal's own sentences."""
        self.print(WORDS[self.lang][name].format(**about), style="dim")

    def print(self, what: str, style: str = "", indent: str = "") -> None:
        """A line, broken between words; what goes on is set in."""
        width = max(20, self.console.width)
        for line in textwrap.wrap(what, width, subsequent_indent=indent, break_long_words=False) or [""]:
            self.console.print(line, style=style, markup=False, highlight=False, soft_wrap=True)

    def draw(self, what: RenderableType) -> None:
        self.console.print(what)


# --- the menu


def choose(lines: Lines) -> Table | None:
    """Ask what shall be played, until there is a table; nothing typed leads back, and at last home."""
    stack = [front(lines.house, lines.lang)]
    while stack:
        entry = listed(lines, stack[-1])
        if entry is None:
            stack.pop()
            continue
        found = stack[-1].entries[entry]
        if found.menu:
            stack.append(found.menu)
        elif found.open:
            return lines.run.run(found.open())  # type: ignore[arg-type]
    return None


def listed(lines: Lines, menu: Menu) -> int | None:
    """The number of an entry, as it was typed."""
    heads = headed(menu)
    lines.print(menu.title, style="bold")
    for i, entry in enumerate(menu.entries):
        if i in heads:
            lines.print(heads[i])
        lines.print(f"{i + 1:>3}  {entry.words}", indent="     ")
    while True:
        text = lines.ask(WORDS[lines.lang]["ask"]).strip().lower()
        if text.isdecimal() and 1 <= int(text) <= len(menu.entries):
            return int(text) - 1
        if text in ("", "q", "quit"):
            return None
        lines.say("unknown", n=len(menu.entries))


# --- a table


def play(lines: Lines, table: Table) -> None:
    """Play until the game is over or somebody leaves; the end of the input is a polite leave, and all is kept."""
    it = Sitting(table, lines.lang)
    lines.print(table.match.game.about[lines.lang].title, style="bold")
    introduce(lines, it)
    try:
        while not table.match.over:
            wait(lines, it)
            if not table.match.over:
                take_turn(lines, it)
        finish(lines, it)
    except (Left, EOFError, KeyboardInterrupt):
        lines.console.print()
        if not table.match.over:
            kept(lines, table)
        lines.say("bye")


def kept(lines: Lines, table: Table) -> None:
    if isinstance(table.store, Shelf):
        if table.at:
            lines.say("kept_file", path=table.store.path)
    else:
        lines.say("kept")


def introduce(lines: Lines, it: Sitting) -> None:
    """Who plays with you: the guests, how strong they are, and what is said of them."""
    match, lang = it.match, it.lang
    for seat, name in enumerate(match.header.names):
        level = level_of(name)
        if who := guest(level, seat, match.game.name):
            lines.say("sits", who=who.name, level=level_name(level, lang), line=character(who, lang))


def wait(lines: Lines, it: Sitting) -> None:
    """Let the bots play until a person is to act, or nobody is."""

    async def until() -> None:
        changed = asyncio.Event()
        it.table.audience.add(changed.set)
        await lines.house.table(it.table.name) if not isinstance(it.table.store, Shelf) else None
        while it.table.bot_to_move() and not it.table.fault:
            changed.clear()
            await changed.wait()
            if not it.mine:
                catch_up(lines, it)
        it.table.audience.discard(changed.set)

    lines.run.run(until())
    if it.table.fault and it.table.bot_to_move():
        raise Refusal(WORDS[it.lang]["fault"].format(number=it.table.fault))


def catch_up(lines: Lines, it: Sitting) -> None:
    """Tell the viewer what has happened since the last time."""
    eyes = it.eyes
    for at in range(lines.heard.get(eyes, 0), it.match.at):
        for line in told(it.match, eyes, at, it.lang, ONLOOKER if it.shared else None):
            lines.print("· " + line, indent="  ")
    lines.heard[eyes] = it.match.at


def take_turn(lines: Lines, it: Sitting) -> None:
    """Hand the keyboard over, tell what happened and what lies there, ask, and do what is answered."""
    if it.curtain is not None:
        who = it.match.called(it.lang)[it.curtain]
        clear(lines)
        lines.ask(WORDS[it.lang]["hand_over"].format(who=who))
        clear(lines)
        it.lift()
    catch_up(lines, it)
    if lines.shown != it.match.turn or it.match.begins(it.match.at):
        describe(lines, it)
        lines.shown = it.match.turn
    question(lines, it)
    at = it.table.at
    while it.table.at == at:
        answer(lines, it, lines.ask(WORDS[it.lang]["ask"]).strip())


def clear(lines: Lines) -> None:
    """Nothing of one player's cards stays on the screen, or above it, for the next."""
    if lines.console.is_terminal:
        lines.console.file.write(SCREENFUL)
        lines.console.file.flush()


def describe(lines: Lines, it: Sitting) -> None:
    """All that lies on the table, thing by thing; then what the players have, which is told only there."""
    sheet = it.sheet()
    if sheet is None:
        grid = paint.table(it.frame.scene, it.lang)
        if grid:
            lines.draw(grid)
        return
    own = [words for seat in range(it.match.header.seats) for words in paint.belongings(it.frame.scene, seat)]
    lying = [thing.label for thing in sheet.things if not any(thing.label.rstrip(".") in words for words in own)]
    for words in [*lying, *own]:
        lines.print(words, indent="  ")


def question(lines: Lines, it: Sitting) -> None:
    """What is asked, and the numbered choices; of long ways only the best."""
    lines.print(it.frame.prompt, style="bold")
    for words in it.taught():
        lines.print(words)
    lines.picked, basket = [], it.frame.plans.basket
    if basket:
        lines.say("basket_how", n=basket.need)
    choices, single = it.choices(), len(basket.offers if basket else it.frame.offers)
    width = len(str(len(choices)))
    for n, choice in enumerate(choices[: single + WAYS], 1):
        if n == single + 1:
            lines.print(WORDS[it.lang]["in_one"])
        gain = f"{choice.gain}  " if choice.gain else ""
        lines.print(f"{n:>{width}}  {gain}{choice.words}", indent=" " * (width + 2))


# --- answers


def answer(lines: Lines, it: Sitting, text: str) -> None:
    """A command, a number or words; anything else is explained."""
    word, _, rest = text.lower().partition(" ")
    if word in COMMANDS and (not rest or COMMANDS[word] in (keep, undo)):
        COMMANDS[word](lines, it, text.partition(" ")[2].strip())
        return
    try:
        if not text:
            raise Refusal(WORDS[it.lang]["unknown"].format(n=len(it.choices())))
        plan = gather(lines, it, text) if it.frame.plans.basket else it.read(text).plan
        done = attempted(lines, it.play(plan)) if plan else None
        if done and done.reason:
            lines.print(done.reason)
        if done and done.done and it.eyes >= 0 and not any(map(it.table.can_undo, it.mine)):
            lines.say("final")
    except Refusal as refused:
        lines.print(str(refused))
    if not it.match.over and it.curtain is None:
        catch_up(lines, it)


def gather(lines: Lines, it: Sitting, text: str) -> tuple[int, ...]:
    """Put what was typed into the basket, several numbers at once too; when it is full, its plan in order."""
    basket = it.frame.plans.basket
    assert basket
    words = text.replace(",", " ").split()
    for one in words if all(word.isdecimal() for word in words) else [text]:
        (a,) = it.read(one).plan
        if a not in basket.most:
            return (a,)
        lines.picked = it.gathered(lines.picked, a)
    if len(lines.picked) == basket.need:
        plan, lines.picked = tuple(sorted(lines.picked)), []
        return plan
    lines.say("basket", what=it.named(lines.picked), n=basket.need - len(lines.picked))
    return ()


def attempted(lines: Lines, act: object) -> Answer | None:
    """Do something that is kept; a fault of ours is noted and said, and nothing has changed."""
    try:
        return lines.run.run(act)  # type: ignore[arg-type]
    except Refusal:
        raise
    except Exception as error:
        lines.say("fault", number=note(error, "the terminal"))
        return None


def undo(lines: Lines, it: Sitting, what: str) -> None:
    last = it.match.actions[-1:]
    done = attempted(lines, it.undo(bool(what)))
    if not done or not done.done:
        lines.print(done.reason if done else "")
        return
    lines.heard = {seat: min(at, it.match.at) for seat, at in lines.heard.items()}
    lines.say("undone_all") if what else lines.say("undone", what=it.step(last[0]))


def hint(lines: Lines, it: Sitting, _: str) -> None:
    """The coach, who tells more each time."""
    for line in lines.run.run(it.hint(lines.house.workers, lines.budget)):
        lines.print(line, indent="     ")


def log(lines: Lines, it: Sitting, _: str) -> None:
    if not it.match.at:
        lines.say("no_log")
    for at, many in enumerate(it.lines(), 1):
        for line in many:
            lines.print(f"{at:>4}  {line}", style="dim", indent="      ")


def rules(lines: Lines, it: Sitting, _: str) -> None:
    game, header = it.match.game, it.match.header
    about = game.about[it.lang]
    lines.print(about.paragraph)
    chosen = game.unpack(header.options, header.seats)
    if chosen:
        said = {name: it.words.get(f"choice_{value}", value) for name, value in chosen.items()}
        lines.say("options", what=", ".join(f"{about.options[name][0]}: {value}" for name, value in said.items()))
    if path := page(game.folder, game.name, it.lang) or page(game.folder, game.name):
        lines.say("rules", path=path)


def keep(lines: Lines, it: Sitting, name: str) -> None:
    lines.print(save(it.match, name, it.words, lines.file))
    lines.file = Path(name).expanduser() if name and Path(name).expanduser().exists() else lines.file


def explain(lines: Lines, it: Sitting, _: str) -> None:
    for line in it.words["help"].splitlines():
        lines.print(line, style="dim", indent="    ")


def board(lines: Lines, it: Sitting, _: str) -> None:
    """The table in letters."""
    sheet = it.sheet() or paint.sheet(it.frame.scene)
    open_now = {choice.thing for choice in it.choices()}
    lit = [i for i, thing in enumerate(sheet.things) if open_now.intersection(thing.wants)]
    for row in letters(sheet, Looks(lit)):
        lines.console.print(row)


def leave(lines: Lines, it: Sitting, _: str) -> None:
    raise Left


COMMANDS: dict[str, Callable[[Lines, Sitting, str], None]] = {
    **dict.fromkeys(("u", "undo", "zurück"), undo),
    **dict.fromkeys(("h", "hint", "tipp"), hint),
    **dict.fromkeys(("l", "log", "verlauf"), log),
    **dict.fromkeys(("r", "rules", "regeln"), rules),
    **dict.fromkeys(("s", "save", "speichern"), keep),
    **dict.fromkeys(("?", "help", "hilfe"), explain),
    **dict.fromkeys(("t", "table", "tisch"), lambda lines, it, _: describe(lines, it)),
    **dict.fromkeys(("b", "board", "brett"), board),
    **dict.fromkeys(("q", "quit", "exit", "ende"), leave),
}


# --- the end


def finish(lines: Lines, it: Sitting) -> None:
    """The last moves, the score sheet, the winners, and where the match was written."""
    catch_up(lines, it)
    lines.draw(paint.score(it.match, it.lang, it.eyes))
    lines.print(paint.winners(it.match, it.lang, it.eyes), style="bold")
    if it.match.header.seats == 1 and it.match.result()[0] > 0:
        lines.print(paint.tasks(it.match, it.lang))
    path = lines.house.folder / "matches" / f"{it.match.game.name}-{it.table.name}.match"
    lines.print(save(it.match, str(path), it.words))
    lines.say("analyse_how", path=path)
