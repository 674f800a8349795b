"""The picture on the lid of a game: a night over a desert town, before which the game lays out its own pieces.

Colours are named, so that a page can turn the night into a morning of sand and paper.
"""

from majlis.core.ornament import LANTERN, PALM, mark

WIDE, HIGH = 640, 400
TONES = {  # what a page may name otherwise: the night
    "high": "#120f2a",
    "low": "#4a3270",
    "moon": "#f7e6b0",
    "back": "#2f2458",
    "front": "#1c1740",
    "glow": "#ffb347",
    "sand": "#0f0c24",
}
STARS: tuple[tuple[float, float, float], ...] = (
    (40, 48, 1.6),
    (96, 120, 1.2),
    (150, 30, 1.4),
    (214, 86, 1),
    (262, 36, 1.8),
    (330, 66, 1.1),
    (388, 26, 1.5),
    (446, 92, 1),
    (590, 54, 1.7),
    (566, 140, 1.1),
    (24, 168, 1),
    (616, 186, 1.2),
    (300, 130, 0.9),
)
FAR = (  # towers and domes against the sky
    "M0 400V268H30V246H58V262H84V232Q84 204 112 190L114 176 116 190Q144 204 144 232V262H168V196H162V188H168V150L175 128"
    " 182 150V188H188V196H182V262H214V244H244V268H290V250H330V264H372V240H400V258H424V216Q424 182 458 166L460 150 462 "
    "166Q496 182 496 216V258H514V204H508V196H514V168L520 148 526 168V196H532V204H526V258H556V240H590V262H640V400Z"
)
NEAR = (  # the roofs in front of them
    "M0 400V306H48V284H62V276H78V284H92V306H140V292H206V310H232Q232 288 254 276L256 266 258 276Q280 288 280 310H340V296"
    "H398V312H446V290H460V282H476V290H490V312H548V298H604V288H640V400Z"
)
WINDOWS: tuple[tuple[int, int], ...] = (
    (20, 330),
    (66, 304),
    (116, 330),
    (160, 318),
    (186, 318),
    (256, 304),
    (310, 332),
    (360, 320),
    (380, 320),
    (420, 336),
    (468, 308),
    (520, 334),
    (576, 322),
    (614, 316),
)
LAMPS = ((114, 226), (460, 206), (175, 172), (520, 184))
DUNE = "M0 366C90 340 180 372 300 356S520 336 640 360V400H0Z"


def tone(name: str) -> str:
    return f"var(--cover-{name},{TONES[name]})"


def cover(name: str, moon: tuple[float, float, float], pieces: str) -> str:
    """A whole picture: the night, its moon at a point, and what the game puts before it."""
    return (
        f'<svg class="cover" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMax slice" aria-hidden="true" '
        f'xmlns="http://www.w3.org/2000/svg">{night(name, *moon)}{town()}{pieces}</svg>'
    )


def night(name: str, x: float, y: float, r: float) -> str:
    stars = "".join(f'<circle cx="{a}" cy="{b}" r="{c}"/>' for a, b, c in STARS)
    return (
        f'<linearGradient id="{name}-sky" x2="0" y2="1"><stop stop-color="{tone("high")}"/><stop offset=".8" '
        f'stop-color="{tone("low")}"/></linearGradient><radialGradient id="{name}-halo"><stop '
        f'stop-color="{tone("moon")}" stop-opacity=".5"/><stop offset="1" stop-color="{tone("moon")}" '
        f'stop-opacity="0"/></radialGradient><rect width="{WIDE}" height="{HIGH}" fill="url(#{name}-sky)"/>'
        f'<g fill="{tone("moon")}" opacity=".8">{stars}</g>'
        f'<circle cx="{x}" cy="{y}" r="{r * 2.6:g}" fill="url(#{name}-halo)"/>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{tone("moon")}"/>'
    )


def town() -> str:
    """Two rows of houses, light in their windows, and the sand before the gate."""
    lit = "".join(f"M{x - 5} {y + 8}v-9a5 5 0 0 1 10 0v9Z" for x, y in WINDOWS)
    lamps = "".join(f'<circle cx="{x}" cy="{y}" r="3"/>' for x, y in LAMPS)
    return (
        f'<path d="{FAR}" fill="{tone("back")}"/><g fill="{tone("glow")}" opacity=".8">{lamps}</g>'
        f'<path d="{NEAR}" fill="{tone("front")}"/><path d="{lit}" fill="{tone("glow")}"/>'
        f'<path d="{DUNE}" fill="{tone("sand")}"/>'
    )


def at(drawing: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """A piece of the game with its corner at a point, turned around that point."""
    turned = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g} {y:g}){turned} scale({scale:g})">{drawing}</g>'


def lantern(name: str, x: float, y: float, scale: float) -> str:
    """The house's lantern; its light has a name of its own on every cover."""
    return at(LANTERN.replace('"flame"', f'"{name}-flame"').replace("#flame", f"#{name}-flame"), x, y, scale)


def palm(x: float, y: float, size: float) -> str:
    return mark(PALM, x, y, size, tone("sand"))
