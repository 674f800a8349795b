"""A link as a picture that a phone can read."""

import io

import segno


def qr(link: str) -> str:
    """An SVG that takes the size it is given: dark on light whatever the page looks like, as cameras want it."""
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, svgns=True, omitsize=True, dark="#14122b", light="#fffaf0", border=3)
    return out.getvalue().decode()


def qr_text(link: str) -> str:
    """The same for a terminal."""
    out = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
