"""Every screen of the house and every state of it: how a window gets there, always in the same deals."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from majlis.core.match import Match
from majlis.games.five_tribes.parts import TILES
from majlis.games.high_desert.actions import WISH
from tests.alone import ended
from tests.browser import cups, gatherings, real
from tests.browser.deals import deal, final, play, waiting
from tests.browser.moments import ALONE, MOMENTS, moment
from tests.browser.window import Window

BOTH, PHONE = ("desk", "phone"), ("phone",)


@dataclass(frozen=True)
class State:
    """A screen: where it can be seen, and the way there."""

    reach: Callable[[Window], None]
    sizes: tuple[str, ...] = BOTH


def table(window: Window, match: Match | None = None, players: tuple[str, ...] = ("me", "greedy")) -> Match:
    match = match or waiting()
    window.sit(window.put(match, list(players)).name)
    return match


def start(window: Window) -> None:
    window.go("/")


def tables(window: Window) -> None:
    """The start page of somebody who has played here."""
    window.put(waiting(), ["me", "greedy"])
    window.put(waiting(2), ["me", "greedy"])
    window.put(play(deal(3)), ["me", "greedy"])
    window.go("/")


def details(window: Window) -> None:
    window.go("/")
    game = window.page.locator("[data-game=high_desert]")
    game.locator("summary").click()
    game.locator("[name=players][value='4']").check()
    game.locator("[name=seat1]").select_option("guest")


def beginning(window: Window) -> None:
    table(window, deal())


def full(window: Window) -> None:
    """Four players late in a game."""
    table(window, waiting(5, seats=4, least=40), ("me", "greedy", "random", "greedy"))


def confirm(window: Window) -> None:
    window.press(final(table(window)))
    window.part("sure").wait_for()


def looking(window: Window) -> None:
    """Five cards of the deck to choose from."""
    match = waiting()
    match.play(WISH)
    while not match.state[0]["n_look"]:
        match.play(match.open()[0])
    table(window, match)


def recalling(window: Window) -> None:
    """The discard pile to choose from."""
    match = waiting()
    match.play(WISH + 1)
    while match.open()[0] < WISH and not match.reveals(match.open()[0]):
        match.play(match.open()[0])
    table(window, match)


def banishing(window: Window) -> None:
    """Cards in all palaces to choose from."""
    match = waiting(5, seats=4, least=40)
    match.play(WISH + 2)
    while match.open()[0] < WISH:
        match.play(match.open()[0])
    table(window, match, ("me", "greedy", "random", "greedy"))


def nudge(window: Window, match: Match | None = None) -> None:
    table(window, match)
    window.doer("hint").click()
    window.page.wait_for_selector(".nudge")


def hints(window: Window, match: Match | None = None) -> None:
    """The coach is asked until it has told all."""
    nudge(window, match)
    for _ in range(2):
        window.page.keyboard.press("h")
    window.page.wait_for_selector(".tip")


def refusal(window: Window) -> None:
    table(window)
    window.page.evaluate(
        "document.querySelector('[data-want]:not([id^=hand-0])').dispatchEvent(CLICK)".replace(
            "CLICK", "new MouseEvent('click', {bubbles: true})"
        )
    )
    window.page.wait_for_selector('[data-part="lens-reason"]:not(:empty)')


def drawer(name: str) -> Callable[[Window], None]:
    def reach(window: Window) -> None:
        table(window)
        window.doer(name).click()
        window.page.wait_for_selector(f'[data-part="panel-{name}"].open')

    return reach


def help_dialog(window: Window) -> None:
    table(window)
    window.doer("help").click()


def dialog(key: str, *question: Any) -> Callable[[Window], None]:
    """What a key opens over a table of High Desert, or over a question of another game."""

    def reach(window: Window) -> None:
        (asked(*question) if question else table)(window)
        window.page.keyboard.press(key)
        window.page.wait_for_selector("dialog[open]")

    return reach


def curtain(window: Window) -> None:
    table(window, waiting(2, names=("Ann", "Bob")), ("me", "guest"))


def lifted(window: Window) -> None:
    curtain(window)
    window.doer("lift").click()
    window.page.wait_for_selector('[data-part="board"] [data-a]')


def result(window: Window) -> None:
    table(window, play(deal(3)))


def proof(window: Window) -> None:
    """The result with the check of the deal."""
    result(window)
    window.part("result").locator("summary").click()
    window.doer("check").click()
    window.page.wait_for_selector(".fits")


def replay(window: Window) -> None:
    name = window.put(play(deal(3)), ["me", "greedy"]).name
    window.go(f"/table/{name}/replay#17")
    window.page.wait_for_selector('[data-part="board"] svg.scene')


def analysis(window: Window, match: Match | None = None, players: tuple[str, ...] = ("me", "greedy")) -> None:
    """What the coach says of a finished match."""
    name = window.put(match or play(deal(3)), list(players)).name
    window.go(f"/table/{name}/analysis")
    window.page.wait_for_selector("svg.curve")


def studying(window: Window) -> None:
    """The coach at work, half way."""
    name = window.put(play(deal(3)), ["me", "greedy"]).name
    half = '{"ready": false, "done": 13, "of": 27, "failed": false}'
    window.page.route(
        "**/analysis**", lambda it: it.fulfill(body=half) if it.request.resource_type == "fetch" else it.continue_()
    )
    window.go(f"/table/{name}/analysis")
    window.page.wait_for_selector('[aria-valuenow="48"]')


def analysis_four(window: Window) -> None:
    analysis(window, play(deal(5, 4)), ("me", "greedy", "random", "greedy"))


def rules(window: Window, name: str = "high_desert") -> None:
    window.go(f"/rules/{name}")


def pictured(window: Window) -> None:
    """An example in the middle of the rules, at its second step."""
    window.go("/rules/five_tribes#FT-4.6")
    window.page.locator(".walk button:enabled").click()


def error(window: Window) -> None:
    window.go("/table/nowhere")
    window.complaints[:] = [line for line in window.complaints if "404" not in line]


def asked(game: str, phase: str, seats: int, options: dict[str, str | bool], least: int) -> Callable[[Window], None]:
    """A question of another game."""

    def reach(window: Window) -> None:
        table(window, moment(game, phase, seats, options, least), ("me", *["greedy"] * (seats - 1)))

    return reach


def solo(window: Window) -> None:
    """The page of somebody who plays alone: a win, a lost game, and a deal of the day that was begun."""
    window.put(ended(True), ["me"])
    window.put(ended(False, "12"), ["me"])
    window.go("/solo/djinn")
    window.page.get_by_role("button", name="against 14 cards").or_(
        window.page.get_by_role("button", name="gegen 14 Karten")
    ).last.click()
    window.settle()
    window.go("/solo/djinn")


def solo_empty(window: Window) -> None:
    window.go("/solo/djinn")


def details_alone(window: Window) -> None:
    """The options of a game for one."""
    window.go("/")
    game = window.page.locator("[data-game=djinn]")
    game.locator("summary").click()
    game.locator("[name=players][value='1']").check()


def alone(won: bool) -> Callable[[Window], None]:
    """The end of a game against Tom."""

    def reach(window: Window) -> None:
        table(window, ended(won), ("me",))

    return reach


def finding(window: Window) -> None:
    """The move finder at work."""
    asked("five_tribes", "MOVE", 2, {}, 30)(window)
    window.part("goal").select_option("camel")
    window.page.wait_for_selector(".spot.off")


def proposed(window: Window) -> None:
    """A whole way to an end, before it is gone."""
    match = moment("five_tribes", "MOVE", 2, {}, 20)
    match.play(max((a for a in match.open() if a < TILES), key=lambda a: int(match.state[0]["meeples"][a].sum())))
    table(window, match)
    window.page.locator('[data-part="board"] .spot.far[data-ends*=" "]').first.press("Enter")
    window.page.wait_for_selector(".path")


def paying(window: Window) -> None:
    """Some of the cards for a wish are chosen."""
    match = table(window)
    window.take(next(a for a in match.open() if a >= WISH))
    for a in sorted(window.spots())[-2:]:
        window.press(a)
    window.page.wait_for_selector(".spot.picked")


STATES = {
    "start": State(start),
    "start-tables": State(tables),
    "start-details": State(details),
    "table-beginning": State(beginning),
    "table": State(table),
    "table-four": State(full),
    "table-confirm": State(confirm),
    "table-look": State(looking),
    "table-recall": State(recalling),
    "table-banish": State(banishing),
    "table-nudge": State(nudge),
    "table-hints": State(hints),
    "five_tribes-hints": State(lambda window: hints(window, moment("five_tribes", "MOVE", 2, {}, 20))),
    "djinn-hints": State(lambda window: hints(window, moment("djinn", "MOVE", 2, {}, 20))),
    "table-refusal": State(refusal),
    "drawer-actions": State(drawer("actions"), PHONE),
    "drawer-points": State(drawer("points"), PHONE),
    "drawer-log": State(drawer("log"), PHONE),
    "help": State(help_dialog),
    "settings": State(dialog("s")),
    "legend": State(dialog("g")),
    "legend-five_tribes": State(dialog("g", "five_tribes", "MOVE", 2, {}, 0)),
    "legend-djinn": State(dialog("g", "djinn", "MOVE", 2, {}, 0)),
    "curtain": State(curtain),
    "curtain-lifted": State(lifted),
    "result": State(result),
    "result-proof": State(proof),
    "replay": State(replay),
    "analysis": State(analysis),
    "analysis-four": State(analysis_four),
    "analysis-waits": State(studying),
    "rules": State(rules),
    "rules-pictures": State(pictured),
    "error": State(error),
}
STATES |= {
    f"{game}-{wish[0].lower()}": State(asked(game, *wish)) for game, wishes in MOMENTS.items() for wish in wishes
}
STATES |= {
    f"{game}-alone-{wish[0].lower()}": State(asked(game, *wish)) for game, wishes in ALONE.items() for wish in wishes
}
STATES |= {f"{game}-rules": State(lambda window, game=game: rules(window, game)) for game in MOMENTS}  # type: ignore[misc]
STATES |= {"solo": State(solo), "solo-empty": State(solo_empty), "start-details-alone": State(details_alone)}
STATES |= {"djinn-alone-won": State(alone(True)), "djinn-alone-lost": State(alone(False))}
STATES |= {"five_tribes-find": State(finding), "five_tribes-way": State(proposed), "table-paying": State(paying)}
STATES |= {
    "room": State(gatherings.room),
    "room-guest": State(gatherings.room_guest),
    "join": State(gatherings.invitation),
    "join-bad": State(gatherings.bad_invitation),
    "start-friends": State(gatherings.lists),
    "table-friends": State(gatherings.friends),
    "table-people": State(gatherings.people),
    "table-chat": State(gatherings.chat),
    "table-chat-news": State(gatherings.chat_news),
    "room-chat": State(gatherings.room_chat),
    "table-wish": State(gatherings.wish),
    "all-tables": State(gatherings.all_tables),
    "login": State(gatherings.login),
    "me-account": State(gatherings.account),
    "ratings": State(gatherings.ratings),
    "person": State(gatherings.person),
    "daily": State(gatherings.day),
    "cups": State(cups.cups),
    "cup_waits": State(cups.cup_waits),
    "cup": State(cups.cup),
    "cup_over": State(cups.cup_over),
    "cup_invitation": State(cups.cup_invitation),
    "token": State(cups.token),
    "import": State(gatherings.file),
    "table-stood-in": State(gatherings.stood_in),
    "table-clocks": State(gatherings.slow),
    "table-rests": State(gatherings.rests),
    "table-ahead": State(gatherings.ahead),
    "me-vacation": State(gatherings.vacation),
    "notice": State(gatherings.notice),
    "result-next": State(gatherings.next_game),
    "me": State(gatherings.me),
    "start-terms": State(gatherings.terms),
}
STATES |= {
    "real": State(real.hall),
    "real-setup": State(real.setup),
    "real-city": State(real.city),
    "real-score": State(real.palaces),
    "real-tribes": State(real.cities),
    "real-wrong": State(real.wrong),
    "real-alone": State(real.alone),
    "real-deck": State(real.deck),
}
"""By name; every size in which a state exists."""
