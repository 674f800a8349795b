"""At a real table: the pages for people with the box in front of them."""

from tests.browser.window import Window

PALACES = "card5.0=3&card6.0=2&card9.0=1&card20.0=2&card15.0=1&card0.1=4&card3.1=2&card12.1=1&name0=Amal&name1=Bo"
CITY = "gold.0=61&gold.1=44&viziers.0=5&elders.1=4&tile0.0=2&tile5.1=3&palms.1=4&good4.0=2&good5.0=1&djinn8.1=1"
CAUGHT = "corked.0=5&ringed.0=2&bottles.0=1&corks.0=2&won.0=1&left.0=3&trophy2.0=1"
DECK = "/companion/djinn/deck?players=1&deck=14&seed=" + "07" * 16


def hall(window: Window) -> None:
    window.go("/companion")


def setup(window: Window) -> None:
    """The town with its djinn."""
    window.go("/companion/djinn/setup?players=3&step=8")


def city(window: Window) -> None:
    window.go("/companion/five_tribes/setup?players=2&thieves=on&step=2")


def palaces(window: Window) -> None:
    window.go("/companion/high_desert/score?players=3&" + PALACES)


def cities(window: Window) -> None:
    window.go("/companion/five_tribes/score?players=2&" + CITY)


def wrong(window: Window) -> None:
    """More than there is in the box."""
    window.go("/companion/high_desert/score?players=2&card4.0=1&card4.1=1")
    window.complaints[:] = [line for line in window.complaints if "422" not in line]


def alone(window: Window) -> None:
    window.go("/companion/djinn/score?players=1&" + CAUGHT)


def deck(window: Window) -> None:
    window.go(DECK + "&turned=4&gone=18")
