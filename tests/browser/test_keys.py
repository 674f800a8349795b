"""The table without a mouse."""

import pytest

from majlis.bots.bot import bot
from majlis.core.game import load
from majlis.core.match import Match
from majlis.games.high_desert.actions import WISH
from majlis.testing.play import seed
from tests.browser.deals import final, free, waiting
from tests.browser.moments import TITLES
from tests.browser.test_game import near_the_end, shows_the_result

FOCUSED = "document.activeElement?.closest('[data-part=board] [data-a]')?.dataset.a ?? null"
# The arrow that leads from what has the focus towards an action, and where one is; none, if one is there.
ARROW = """(a) => {
  const board = document.querySelector("[data-part=board]")
  const on = ":is([data-part=board], [data-part=bubble]) :is([data-a], [data-choices])"
  const here = document.activeElement?.closest(on)
  const means = (it) => (it.dataset.a ?? it.dataset.choices).split(" ").includes(String(a))
  if (!here) return ["ArrowRight", ""]
  if (means(here)) return ["", ""]
  if (here.closest("[data-part=bubble]")) return ["ArrowDown", `row ${here.dataset.a}`]
  const there = [...board.querySelectorAll("[data-a], [data-choices]")].find(means)
  const [from, to] = [here, there].map((it) => it.querySelector(".hit").getBoundingClientRect())
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
  const wide = Math.abs(x) > Math.abs(y)
  return [wide ? (x > 0 ? "ArrowRight" : "ArrowLeft") : y > 0 ? "ArrowDown" : "ArrowUp", here.id]
}"""
MOST_STEPS = 60


@pytest.fixture
def keys(desk):
    return desk.page.keyboard


def focused(window):
    """The action whose spot has the focus."""
    a = window.page.evaluate(FOCUSED)
    return None if a is None else int(a)


def tab_to(window, selector):
    """Walk with the tab key until the focus is there."""
    for _ in range(MOST_STEPS):
        window.page.keyboard.press("Tab")
        if window.page.evaluate("(it) => document.activeElement.matches(it)", selector):
            return
    raise AssertionError(f"the tab key does not lead to {selector}")


def walk_to(window, wanted):
    """Walk with the arrows, and the tab key where they lead nowhere new, until a spot that means it has the focus."""
    seen = set()
    for _ in range(MOST_STEPS * 2):
        arrow, here = window.page.evaluate(ARROW, wanted)
        if not arrow:
            return
        window.page.keyboard.press("Tab" if here in seen else arrow)
        seen.add(here)
    raise AssertionError(f"no key leads to action {wanted}")


def take(window, a):
    plan, entries = window.basket(a), len(window.log())
    asks = window.table.match.reveals(*sorted(plan))
    for one in plan:
        walk_to(window, one)
        window.page.keyboard.press("Enter")
        if window.part("bubble").is_visible():
            walk_to(window, one)
            window.page.keyboard.press("Enter")
    if asks:
        window.part("sure").wait_for()
        window.page.keyboard.press("Enter")
    window.settle(entries)


def type_on(desk, most=10_000):
    tab_to(desk, "g[data-a]")
    while most and desk.part("result").is_hidden():
        spots = desk.spots()
        assert focused(desk) in spots  # the focus came back by itself
        take(desk, min(spots, key=lambda a: (a >= WISH, a)))
        most -= 1


def test_a_whole_game_is_played_with_the_keyboard_alone(desk, keys, sample):
    """Its beginning and its end; with --long all that lies between, too."""
    most = sample(6, 10_000)
    desk.go("/")
    tab_to(desk, "[data-game=high_desert] form button")
    keys.press("Enter")
    desk.settle()
    type_on(desk, most)
    if desk.part("result").is_hidden():
        desk.sit(desk.put(near_the_end(desk.table.match, most), ["me", "greedy"]).name)
        type_on(desk)
    keys.press("Escape")
    assert desk.part("result").is_hidden()


@pytest.mark.parametrize("name", ["five_tribes", "djinn"])
def test_other_games_are_played_with_the_keyboard_alone(desk, name, sample):
    """The beginning of each; with --long all of it."""
    game, most = load(name), sample(3, 10_000)
    table = desk.put(Match.new(game, 2, game.pack(**TITLES[name]), seed=seed(11)), ["me", "random"])
    desk.sit(table.name)
    player = bot("greedy", game)
    while most and desk.part("result").is_hidden():
        take(desk, player.choose(table.match.view(0), 0, table.match.at))
        most -= 1
    if table.match.over:
        shows_the_result(desk)


def test_tab_reaches_every_open_action(desk):
    table = desk.put(waiting(), ["me", "greedy"])
    desk.sit(table.name)
    reached = set()
    for _ in range(MOST_STEPS):
        desk.page.keyboard.press("Tab")
        reached.add(focused(desk))
    assert reached >= set(table.match.open())


def test_letters_undo_hint_and_open_the_log_the_help_and_the_rules(desk, keys):
    table = desk.put(waiting(), ["me", "greedy"])
    desk.sit(table.name)
    before = desk.log()
    desk.page.keyboard.press("ArrowRight")
    take(desk, free(table.match))
    assert len(desk.log()) == len(before) + 1
    keys.press("u")
    desk.settle(len(before) + 1)
    assert desk.log() == before
    keys.press("h")
    desk.page.wait_for_selector(".nudge")
    keys.press("l")
    assert desk.page.evaluate("document.activeElement.dataset.part") == "log"
    keys.press("?")
    assert desk.part("help").is_visible()
    keys.press("Escape")
    assert desk.part("help").is_hidden()
    with desk.context.expect_page() as waits:
        keys.press("r")
    waits.value.wait_for_url("**/rules/high_desert#HD-3")


def test_escape_leaves_a_choice_that_was_not_confirmed(desk, keys):
    table = desk.put(waiting(), ["me", "greedy"])
    desk.sit(table.name)
    a, at = final(table.match), table.match.at
    keys.press("ArrowRight")
    walk_to(desk, a)
    keys.press("Enter")
    assert "cannot be taken back" in desk.part("preview").inner_text()
    keys.press("Escape")
    assert desk.part("sure").is_hidden()
    assert focused(desk) == a
    assert desk.table.match.at == at


def test_a_move_can_be_typed_and_nonsense_is_refused_with_a_sentence(desk, keys):
    table = desk.put(waiting(), ["me", "greedy"])
    desk.sit(table.name)
    entries = len(desk.log())
    keys.press("/")
    keys.type("fly to the moon")
    keys.press("Enter")
    desk.part("notice").wait_for()
    assert "fly to the moon" in desk.part("notice").inner_text()
    keys.press("Escape")
    assert desk.part("notice").is_hidden()
    a = free(table.match)
    keys.press("/")
    keys.type(table.match.game.say(a, "en"))
    keys.press("Enter")
    desk.settle(entries)
    assert desk.table.match.actions[-1] == a
