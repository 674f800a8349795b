"""The faces of the guests, drawn from their rows: skin, what they wear, beard, brows and jewels."""

from majlis.core.guests import GUESTS, Guest
from majlis.core.ornament import BRASS, GOLD, NIGHT

SKINS = ("#f0c9a0", "#d9a273", "#b97d4f", "#8a5633")
CLOTHS = ("#e0a526", "#2e86ab", "#3f9a63", "#d1495b", "#8e6bd0")
SHADES = ("#a87512", "#1d5f7c", "#2a7046", "#98303f", "#64469c")
HAIR = ("#3a2416", "#2b1a10", "#1d120b", "#140c07")
GREY, LIPS = "#e9e2d2", "#e3a58c"
GROUND = '<circle cx="32" cy="32" r="31" fill="{shade}" opacity=".55"/>'
HEAD = '<path d="M32 12C42 12 47 20 47 31C47 43 40 52 32 52S17 43 17 31C17 20 22 12 32 12Z" fill="{skin}"/>'
BODY = '<path d="M8 64C9 53 20 49 32 49S55 53 56 64Z" fill="{cloth}"/>'
HATS = {  # behind the head, then on it
    "turban": (
        "",
        '<path d="M13 24C12 12 22 5 32 5S52 12 51 24Q32 16 13 24Z" fill="{cloth}"/><path d="M14 23Q24 8 47 12M19 12Q38 '
        '10 50 23" fill="none" stroke="{shade}" stroke-width="2.2"/>',
    ),
    "fez": (
        "",
        '<path d="M20 21L23 5H41L44 21Q32 17 20 21Z" fill="{cloth}"/><path d="M32 5Q45 4 46 16" fill="none" '
        'stroke="{shade}" stroke-width="2.2"/><circle cx="46" cy="17" r="2.4" fill="{shade}"/>',
    ),
    "cap": ("", '<path d="M16 24C16 12 24 8 32 8S48 12 48 24Q32 18 16 24Z" fill="{cloth}"/>' + "{trim}"),
    "veil": (
        '<path d="M32 5C46 5 53 16 53 32C53 44 56 54 60 62H4C8 54 11 44 11 32C11 16 18 5 32 5Z" fill="{shade}"/>',
        '<path d="M14 34C12 16 20 7 32 7S52 16 50 34C48 22 42 17 32 17S16 22 14 34Z" fill="{cloth}"/>',
    ),
    "hood": (
        '<path d="M32 2C46 8 55 22 56 40L60 64H4L8 40C9 22 18 8 32 2Z" fill="{shade}"/>',
        '<path d="M13 40C11 20 20 8 32 3C44 8 53 20 51 40C50 26 43 16 32 13C21 16 14 26 13 40Z" fill="{cloth}"/>',
    ),
    "scarf": (
        '<path d="M32 6C46 6 52 16 52 28L56 60H44V30H20V60H8L12 28C12 16 18 6 32 6Z" fill="{cloth}"/>',
        '<path d="M14 26C14 13 22 7 32 7S50 13 50 26Q32 17 14 26Z" fill="{cloth}"/><path d="M15 22Q32 13 49 22" '
        f'fill="none" stroke="{NIGHT}" stroke-width="3.4"/>',
    ),
    "bun": (
        '<circle cx="32" cy="8" r="7" fill="{hair}"/><path d="M32 9C45 9 50 19 49 36H15C14 19 19 9 32 9Z" '
        'fill="{hair}"/>',
        '<path d="M16 29C17 16 24 11 32 11S47 16 48 29C43 24 38 20 34 15C30 21 22 25 16 29Z" fill="{hair}"/><path '
        'd="M25 8Q32 12 39 8" fill="none" stroke="{cloth}" stroke-width="3.2"/>',
    ),
    "curls": (
        "",
        '<g fill="{hair}"><circle cx="19" cy="20" r="7"/><circle cx="26" cy="12" r="7.4"/><circle cx="37" cy="11" '
        'r="7.4"/><circle cx="45" cy="19" r="7"/><circle cx="32" cy="15" r="7"/></g>',
    ),
}
TRIM = '<path d="M16 22Q32 15 48 22" fill="none" stroke="{shade}" stroke-width="2.6" stroke-dasharray="3 2.4"/>'
BEARDS = {
    "": "",
    "short": '<path d="M17.4 34C18 46 25 54 32 54S46 46 46.6 34C44 40 41 41 38 41Q32 38.6 26 41C23 41 20 40 17.4 34Z" '
    'fill="{hair}"/>',
    "long": '<path d="M17.4 33C16 48 24 61 32 61S48 48 46.6 33C44 39 41 41 38 41Q32 38 26 41C23 41 20 39 17.4 33Z" '
    f'fill="{GREY}"/>',
    "curled": '<path d="M32 40C28 37 23 39 21 36C20 42 27 44 32 41.4C37 44 44 42 43 36C41 39 36 37 32 40Z" '
    'fill="{hair}"/>',
}
BROWS = {
    "calm": "M22 26.4H29M35 26.4H42",
    "soft": "M22 27.4Q25 25 29 26M35 26Q39 25 42 27.4",
    "sharp": "M22 25L29 27.4M35 27.4L42 25",
    "raised": "M22 25.4Q25 22.4 29 24M35 24Q39 22.4 42 25.4",
}
SMILES = {"calm": "M28 45Q32 47 36 45", "soft": "M27 44.4Q32 48.4 37 44.4", "sharp": "M28 45.6Q33 46 36.6 44.2"}
SMILES["raised"] = "M27 43.6Q32 49 37 43.6"
JEWELS = {
    "": "",
    "earring": f'<circle cx="17.4" cy="38" r="2.4" fill="{GOLD}"/><circle cx="46.6" cy="38" r="2.4" fill="{GOLD}"/>',
    "gem": f'<path d="M32 12L36 17 32 22 28 17Z" fill="{GOLD}" stroke="{NIGHT}" stroke-width=".8"/>',
    "ring": f'<circle cx="46.6" cy="37.4" r="2.8" fill="none" stroke="{GOLD}" stroke-width="1.6"/>',
    "glasses": f'<g fill="none" stroke="{BRASS}" stroke-width="1.6"><circle cx="25.6" cy="31" r="4.8"/>'
    '<circle cx="38.4" cy="31" r="4.8"/><path d="M30.4 31H33.6"/></g>',
    "scar": '<path d="M41 33L44 40" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/>',
    "crown": f'<path d="M24 15L23 6 28.4 10 32 3.6 35.6 10 41 6 40 15Z" fill="{GOLD}" stroke="{NIGHT}" '
    'stroke-width=".8"/>',
}
LOOK = (
    f'<g fill="{NIGHT}"><ellipse cx="25.6" cy="31" rx="2.1" ry="2.5"/>'
    '<ellipse cx="38.4" cy="31" rx="2.1" ry="2.5"/></g>'
    '<path d="M32 31Q30 37 32.6 38" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.5"/>'
)


def face(who: Guest) -> str:
    """A face in a box of 64."""
    behind, on = HATS[who.hat]
    line = f'fill="none" stroke="{NIGHT}" stroke-linecap="round"'
    mouth = line.replace(NIGHT, LIPS) if who.beard == "short" else line
    drawn = GROUND + behind + BODY + HEAD + BEARDS[who.beard] + on.replace("{trim}", TRIM)
    tones = {"skin": SKINS[who.skin], "cloth": CLOTHS[who.cloth], "shade": SHADES[who.cloth], "hair": HAIR[who.skin]}
    for name, colour in tones.items():
        drawn = drawn.replace(f"{{{name}}}", colour)
    return (
        drawn
        + f'<path d="{BROWS[who.brows]}" {line} stroke-width="1.9"/>{LOOK}'
        + f'<path d="{SMILES[who.brows]}" {mouth} stroke-width="1.7"/>{JEWELS[who.jewel]}'
    )


def sprites(names: set[str] | None = None) -> str:
    """The faces as symbols that a page can use: of those named, or of all."""
    every = (who for rows in GUESTS.values() for who in rows)
    return "".join(
        f'<symbol id="face-{who.name}" viewBox="0 0 64 64">{face(who)}</symbol>'
        for who in every
        if names is None or who.name in names
    )
