"""What stands on every table: who sits where, whose turn it is, what was reached, and the tray of what is asked."""

from collections.abc import Callable, Iterable

from majlis.core import speech
from majlis.core.canvas import Box, Canvas, rows
from majlis.core.record import NONE

Section = Callable[[Canvas, Box], float]  # draw it from the top of this room on, return where it ends
ROOMY = 160  # so wide is what one player has reached
Said = tuple[str, str, str]  # who is to act, that he is, and what is to be said of the end


def header(t: Canvas, seat: int, x: float, y: float, style: str = "large") -> None:
    """A player's sign, or a lantern for the turn, and the name; in small letters it is a lower line."""
    small = 0.84 if style == "strong" else 1.0
    if seat == t.turn:
        t.put("lantern", "lantern", Box(x, y + 3 * small, 32 * small), t.say("lantern", who=t.name(seat)))
    else:
        t.put(f"seat-{seat}", f"seat-{seat}", Box(x - 2, y + 9 * small, 36 * small), t.say("seat", who=t.name(seat)))
    tone = " title" * (seat == t.home)
    t.write(f"name-{seat}", x + 44 * small, y + (38 if small == 1 else 31), t.name(seat), f"{style}{tone}")


def said(t: Canvas, note: str, yours: str = "yours") -> Said:
    """Who is to act, that he is, and a note; at the end who has won."""
    if t.turn == NONE:
        return t.words["over"], "", t.say("winner", who=", ".join(t.name(seat) for seat in t.winners()))
    return (t.words[yours], "", note) if t.turn == t.seat else (t.name(t.turn), t.words["acts"], note)


def status(t: Canvas, x: float, right: float, y: float, words: Said, urgent: bool, both: bool = False) -> None:
    """The line over all that can be done; on a phone in two, unless there is room for both of them."""
    line, acts, note = words
    tone = "strong" if t.turn == NONE else "alarm" if urgent else "quiet"
    both = both or not t.tall
    t.write("turn", x, y, f"{line} {acts}".strip() if both else line, "large title")
    if not both:
        t.write("note", x, y + 32, f"{acts} · {note}" if acts else note, tone)
    else:
        t.write("note", right, y, note, f"end {tone}")


def podium(t: Canvas, box: Box) -> float:
    """At the end: what everybody has reached; return how high it is."""
    best, (x, y, width, height, _) = t.winners(), box
    across = t.v.seats if width / t.v.seats >= ROOMY else 2
    wide, high = width / across, height / -(-t.v.seats // across)
    for seat, left, top in rows([t.home, *t.others], across, x, y, (wide, high)):
        who, points, first, middle = t.name(seat), t.points(seat), seat in best, top + high / 2
        label = t.say("reached", who=who, points=speech.points(points, t.lang))
        t.place(
            f"points-{seat}",
            Box(left + 3, top, wide - 6, high - 4 * (across < t.v.seats)),
            label,
            "active" if first else "",
        )
        t.put(f"mark-{seat}", f"seat-{seat}", Box(left + 14, middle - 20, 40), t.say("seat", who=who))
        t.write(f"points-{seat}-n", left + 64, middle + 11, str(points), "large title" if first else "large")
        if first:
            t.put(f"wins-{seat}", "laurel", Box(left + wide - 60, middle - 22, 44), t.say("winner", who=who))
    return height


def tray(t: Canvas, box: Box, under: int = NONE) -> None:
    """Where the answers lie; it shines for the one who is asked."""
    t.place("tray", box, t.words["tray"], "tray" if t.open else "", under)


def tall_tray(t: Canvas, room: Box, sections: Iterable[Section], pad: float, foot: float) -> float:
    """Section under section; return where they end, or where they would begin if there is nothing in them."""
    x, y, width, *_ = room
    first, end = len(t.places), y + pad
    for section in sections:
        end = section(t, Box(x + 10, end, width - 20))
    if end == y + pad:
        return y
    tray(t, Box(x, y, width, end - y + foot), first)
    return end + foot + 10
