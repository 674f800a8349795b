"""What happened is seen to move and heard, from what the frame says; both obey who wants neither."""

import pytest

from majlis.core.game import load
from majlis.core.match import Match
from majlis.testing.play import random_match, seed
from tests.browser.deals import free, play, waiting
from tests.browser.moments import TITLES
from tests.browser.test_settings import setting

# An AudioContext that only writes down what it was to play: a pitch for each partial, or that it was a hiss.
DEAF = """
window.contexts = 0
window.heard = []
const param = { setValueAtTime: () => 0, linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }
const played = { connect: (next) => next, start: () => 0, stop: () => 0 }
const node = (more) => ({ ...played, frequency: param, gain: param, ...more })
window.AudioContext = class {
  constructor() { window.contexts += 1 }
  state = "running"
  currentTime = 0
  sampleRate = 100
  createGain = () => node()
  createBiquadFilter = () => node({ frequency: {} })
  createBuffer = () => ({ getChannelData: () => new Float32Array(2) })
  createBufferSource = () => node({ start: () => window.heard.push("hiss") })
  createOscillator = () => node({ frequency: { ...param, setValueAtTime: (hertz) => window.heard.push(hertz) } })
}
"""

# Everything that is set in motion, and whether it turns.
WATCHED = """
window.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, ...more) {
  window.moved.push([this.closest("[id]")?.id ?? "", frames.some((it) => it.transform?.startsWith("scale(0"))])
  return animate.call(this, frames, ...more)
}
"""
SEEN = """
window.seen = []
const sheet = document.querySelector('[data-part="tally"]')
const watch = () => window.seen.push(...[...sheet.querySelectorAll("tbody td")].map((it) => it.textContent))
new MutationObserver(watch).observe(sheet, { childList: true, subtree: true, characterData: true })
"""
FIRST = "name => import('/static/sound.js').then(({ SOUNDS }) => SOUNDS[name].map(([hertz]) => hertz))"


def sat(window, match, players=("me", "greedy")):
    for script in (DEAF, WATCHED):
        window.context.add_init_script(script)
    table = window.put(match, list(players))
    window.sit(table.name)
    return table


def sounds(window):
    return window.page.evaluate("() => heard")


def partials(window, name):
    return window.page.evaluate(FIRST, name)


def test_nothing_is_heard_before_the_first_gesture_and_then_what_the_frame_says(desk):
    table = sat(desk, waiting())
    assert desk.page.evaluate("contexts") == 0
    desk.take(free(table.match))
    assert desk.expects(0)["sounds"] == ["set"]
    assert desk.page.evaluate("contexts") == 1
    assert sounds(desk) == partials(desk, "set")


def test_cards_are_heard_and_whose_turn_it_becomes_and_the_end(desk):
    match = play(waiting().copy())
    last = max(at for at in range(match.at) if match.mover(at) == 0)
    table = sat(desk, match.until(last))
    desk.page.keyboard.press("ArrowRight")
    desk.take(match.actions[last])
    desk.part("result").wait_for()
    assert table.match.over and sounds(desk)[-4:] == partials(desk, "end")
    assert "hiss" in partials(desk, "card")


def test_ones_own_turn_is_heard_and_the_turn_of_others_is_not(desk):
    table, turn = sat(desk, waiting()), partials(desk, "turn")
    while not sounds(desk) or table.match.mover(table.match.at - 1) == 0:
        desk.take(free(table.match) if any(not table.match.reveals(a) for a in table.match.open()) else desk.spots()[0])
    desk.page.wait_for_function("turn => heard.slice(-turn.length).join() === turn.join()", arg=turn)
    assert sounds(desk).count(turn[0]) == 1


def test_one_key_switches_all_sounds_off_and_it_stays_so(desk):
    table = sat(desk, waiting())
    desk.page.keyboard.press("m")
    assert desk.part("notice").inner_text() == "Sounds are off."
    desk.page.reload()
    desk.settle()
    desk.page.keyboard.press("s")
    assert not setting(desk, "sound").is_checked()
    desk.page.keyboard.press("Escape")
    desk.take(free(table.match))
    assert (desk.page.evaluate("contexts"), sounds(desk)) == (0, [])
    desk.page.keyboard.press("m")
    assert desk.part("notice").inner_text() == "Sounds are on."
    assert setting(desk, "sound").is_checked()
    desk.page.keyboard.press("?")
    assert "sounds on or off" in desk.part("help").inner_text()
    desk.page.keyboard.press("Escape")
    desk.page.keyboard.press("m")
    entries = len(desk.log())
    desk.page.keyboard.press("u")
    desk.settle(entries)
    desk.take(free(table.match))
    assert (desk.page.evaluate("contexts"), sounds(desk)) == (1, [])


def test_the_sounds_are_soft_short_and_not_silent(desk):
    sat(desk, waiting())
    peaks = desk.page.evaluate(
        """async () => {
          const { SOUNDS, ring } = await import("/static/sound.js")
          const peaks = {}
          for (const name in SOUNDS) {
            const on = new OfflineAudioContext(1, 2 * 22050, 22050)
            ring(on, name, 0)
            const samples = (await on.startRendering()).getChannelData(0)
            const peak = (part) => part.reduce((a, b) => Math.max(a, Math.abs(b)), 0)
            peaks[name] = [peak(samples), peak(samples.slice(-2205))]
          }
          return peaks
        }"""
    )
    assert peaks.keys() == {"set", "card", "coins", "turn", "end"}
    assert all(0.02 < loudest < 0.3 and rest < 0.001 for loudest, rest in peaks.values())


@pytest.mark.parametrize("why", ["system", "setting"])
def test_nothing_moves_for_who_wants_no_motion(opens, why):
    window = opens("desk", motion=why == "setting")
    table = sat(window, waiting())
    if why == "setting":
        window.doer("settings").click()
        setting(window, "motion").uncheck()
        window.page.keyboard.press("Escape")
    window.page.evaluate("moved.length = 0")
    window.take(free(table.match))
    window.tap(700, 450)
    assert window.page.evaluate("moved") == []
    assert window.page.evaluate("document.getAnimations().length") == 0
    assert window.sums() == [[label, *map(signed, row)] for label, row in window.expects(0)["tally"]]


def signed(n):
    return str(n).replace("-", "−")


def test_a_card_that_is_drawn_turns_over_on_its_way(opens):
    """High Desert: what one draws comes from the deck and shows its face; what others draw does not."""
    desk = opens("desk", motion=True)
    table = sat(desk, waiting())
    while not any(turned for _, turned in desk.page.evaluate("moved")):
        desk.take(table.match.open()[0])
    turned = {id for id, turns in desk.page.evaluate("moved") if turns}
    assert all(id.startswith(("hand-0-", "palace-", "discard")) for id in turned)
    desk.page.wait_for_function("() => !document.querySelector('.scene .piece g')")


def test_numbers_count_up_to_what_they_are(opens):
    desk = opens("desk", motion=True)
    sat(desk, waiting())
    said = desk.page.evaluate(
        """async () => {
          const { count } = await import("/static/motion.js")
          const [said, cell] = [[], document.querySelector('[data-part="tally"] tbody td')]
          new MutationObserver(() => said.push(cell.textContent)).observe(cell, { childList: true })
          cell.textContent = "40"
          count(cell, "−2")
          await new Promise((done) => setTimeout(done, 900))
          return said
        }"""
    )
    numbers = [int(n.replace("−", "-")) for n in said]
    assert numbers[-1] == 40 and numbers == sorted(numbers) and len(set(numbers)) > 2


def test_numbers_that_other_eyes_saw_are_not_counted_from(opens):
    """Djinn: a secret card counts on its owner's sheet alone, and two people share the screen."""
    desk, at = opens("desk", motion=True), 20
    while (match := random_match(load("djinn"), 2, 6, at)).turn != 1:
        at += 1
    sat(desk, match, ("me", "guest"))
    desk.doer("lift").click()
    desk.part("curtain").wait_for(state="hidden")
    owner, anybody = ({signed(n) for _, row in desk.expects(eyes)["tally"] for n in row} for eyes in (1, -1))
    assert owner - anybody
    desk.page.evaluate(SEEN)
    desk.doer("cover").click()
    desk.part("curtain").wait_for()
    assert set(desk.page.evaluate("seen")) <= anybody


@pytest.mark.parametrize(("name", "end"), [("high_desert", 40), ("five_tribes", 197), ("djinn", 64)])
def test_whatever_moves_nothing_is_complained_of(opens, name, end, sample):
    """Looking back goes through the same motion, only faster. Five Tribes: another looks at djinns."""
    desk, game = opens("desk", motion=True), load(name)
    match = play(Match.new(game, 2, game.pack(**TITLES[name]), seed=seed(11)), sample(end, 10_000))
    first = match.at - sample(6, match.at)
    desk.context.add_init_script(WATCHED)
    desk.go(f"/table/{desk.put(match, ['me', 'greedy']).name}/replay#{first}")
    for at in range(first + 1, match.at + 1):
        desk.page.keyboard.press("ArrowRight")
        desk.page.wait_for_url(f"**/replay#{at}")
    assert desk.page.evaluate("() => moved.length")


def test_a_table_that_waits_for_somebody_comes_to_rest(opens):
    """What glows for ever is painted for ever: a phone on the sofa would be warm and empty by the evening."""
    window = opens("phone", motion=True)
    sat(window, Match.new(load("five_tribes"), seats=2))
    endless = "() => document.getAnimations().filter((it) => it.effect.getComputedTiming().iterations === Infinity)"
    assert window.page.evaluate("() => document.getAnimations().length") > 0
    assert window.page.evaluate(f"({endless})().map((it) => it.animationName)") == []
