"""A match in a notebook: the table as an onlooker sees it, what is asked, and the score."""

from html import escape

from majlis.core.frame import Frame, frame
from majlis.core.match import Match
from majlis.core.svg import paint


def html(match: Match) -> str:
    """Nothing that a player hides is in it: a notebook is shown around."""
    shown = frame(match)
    table = paint(shown.scene).replace("<svg ", '<svg style="max-width: 100%; height: auto" ', 1)  # as wide as the page
    told = "".join(f"<li>{escape(line)}</li>" for line in shown.told)
    return (
        f"<figure><figcaption><b>{escape(match.game.title)}</b>, after {match.at} actions. {escape(shown.prompt)}"
        f"<ul>{told}</ul>{_score(match, shown)}</figcaption>"
        f'<div style="max-width: 60em">{table}</div></figure>'
    )


def _score(match: Match, shown: Frame) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in match.called())
    lines = "".join(
        f"<tr><td>{escape(label)}</td>{''.join(f'<td>{n}</td>' for n in points)}</tr>" for label, points in shown.tally
    )
    return f"<table><tr><th></th>{head}</tr>{lines}</table>"
