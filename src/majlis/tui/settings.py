"""What somebody has set at this terminal: the choices of the page's panel, kept in a file of the folder."""

import json
from contextlib import suppress
from pathlib import Path

from majlis.table.pace import PACES
from majlis.table.table import Table
from majlis.tui.words import WORDS

CHOICES = {  # the first is the usual one
    "ask_first": ("yes", "no"),
    "end_turn": ("no", "yes"),
    "steps": ("yes", "no"),
    "pace": ("calm", "slow", "brisk"),
    "hint_first": ("nudge", "idea", "move"),
}
SAID = {"yes": "choice_on", "no": "choice_off"} | {pace: f"pace_{pace}" for pace in CHOICES["pace"]}
SAID |= {first: f"hint_{first}" for first in CHOICES["hint_first"]}


class Settings:
    """What was chosen; of all else the usual."""

    def __init__(self, path: Path) -> None:
        self.path, self.chosen = path, dict[str, str]()
        with suppress(OSError, ValueError, AttributeError):  # what cannot be read was never said
            found = json.loads(path.read_text(encoding="utf-8")).items()
            self.chosen = {name: value for name, value in found if value in CHOICES.get(name, ())}

    def __getitem__(self, name: str) -> str:
        return self.chosen.get(name, CHOICES[name][0])

    def on(self, name: str) -> bool:
        return self[name] == "yes"

    def turn(self, name: str) -> None:
        """The next choice; where it cannot be written, it holds until one leaves."""
        choices = CHOICES[name]
        self.chosen[name] = choices[(choices.index(self[name]) + 1) % len(choices)]
        with suppress(OSError):
            self.path.write_text(json.dumps(self.chosen), encoding="utf-8")

    def sit(self, table: Table) -> None:
        """What a table does for who sits there."""
        for seat in table.persons():
            table.pace[seat] = PACES.get(self["pace"], 1.0)
            (table.by_hand.discard if self.on("steps") else table.by_hand.add)(seat)

    def lines(self, lang: str) -> list[str]:
        """Each with what is chosen."""
        words = WORDS[lang]
        return [f"{words[name]}: {words[SAID[self[name]]]}" for name in CHOICES]
