"""All drawings by name, and the night around the table."""

from majlis.core.scene import Piece, Sprite
from majlis.games.five_tribes.parts import DJINNS, FACES, GOODS, PRICE, SEATS, THIEVES, TRIBES, Good
from majlis.games.five_tribes.picture.art import cards, emblems, pieces

LANTERN = (
    '<radialGradient id="flame"><stop stop-color="#ffb347" stop-opacity=".6"/><stop offset="1" stop-color="#ff9a3c" '
    'stop-opacity="0"/></radialGradient><circle cx="20" cy="32" r="30" fill="url(#flame)"/>'
    '<path d="M20 2A5 5 0 1 1 19.9 2M20 12Q29 13 31 21H9Q11 13 20 12Z" fill="none" stroke="#b58a1c" '
    'stroke-width="2.4"/><path d="M10 21H30Q37 34 29 48H11Q3 34 10 21Z" fill="#ffc46b" stroke="#8c6a12" '
    'stroke-width="2.2"/><path d="M20 26C22 31 26 33 25 38A5 5 0 0 1 15 38C15 34 19 32 20 26Z" fill="#e4572e"/>'
    '<path d="M16 21Q10 34 16 48M24 21Q30 34 24 48" fill="none" stroke="#8c6a12" stroke-width="1.4"/>'
    '<path d="M9 48H31L28 55H12Z" fill="#b58a1c"/>'
)
HEAVEN = (
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="var(--night)"/>'
    '<stop offset="1" stop-color="var(--dusk)"/></linearGradient><rect width="100" height="100" fill="url(#sky)"/>'
)
DUNES = (
    '<path d="M0 60C160 10 300 110 520 60S860 0 1060 60 1400 120 1600 40V200H0Z" fill="var(--far)"/>'
    '<path d="M0 120C220 60 380 150 640 110S1020 70 1220 110 1480 150 1600 100V200H0Z" fill="var(--near)"/>'
)
PAGE = {  # signs beside words
    "arrow": f'<path d="M4 20H32M20 8L33 20 20 32" fill="none" stroke="{pieces.BRASS}" stroke-width="6" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "coin": emblems.mark(emblems.COIN, 20, 20, 36, pieces.GOLD),
    "covered": emblems.mark(emblems.COIN, 20, 20, 36, "#7d7598"),
    "laurel": emblems.mark(emblems.CROWN, 20, 20, 34, pieces.GOLD),
    "bag": '<path d="M12 9H28L25 14C34 20 36 36 30 37H10C4 36 6 20 15 14Z" fill="#8a6a45" stroke="#2b1c0c" '
    'stroke-width="2"/><path d="M14 14H26" stroke="#2b1c0c" stroke-width="2.4"/>',
}


def figure_sprites():
    """Meeples, camels and what belongs to players."""
    drawn = {f"meeple-{tribe}": Sprite(*pieces.MEEPLE, pieces.meeple(tribe)) for tribe in range(TRIBES)}
    drawn |= {f"ghost-{tribe}": Sprite(*pieces.MEEPLE, pieces.meeple(tribe, True)) for tribe in range(TRIBES)}
    for seat in range(SEATS):
        drawn |= {
            f"camel-{seat}": Sprite(60, 48, pieces.camel(seat)),
            f"won-{seat}": Sprite(60, 48, pieces.camel(seat, True)),
            f"owned-{seat}": Sprite(pieces.TILE, pieces.TILE, pieces.owned(seat)),
            f"seat-{seat}": Sprite(40, 40, pieces.disc(seat)),
            f"marker-{seat}": Sprite(48, 50, pieces.marker(seat)),
        }
    return drawn


def city_sprites():
    """Tiles, ways, palms and palaces."""
    drawn = {f"tile-{face}": Sprite(pieces.TILE, pieces.TILE, pieces.tile(face)) for face in range(len(FACES))}
    for name, drawing in pieces.TRAILS.items():
        drawn[name] = Sprite(pieces.TILE, pieces.TILE, drawing)
        drawn[f"{name}-old"] = Sprite(pieces.TILE, pieces.TILE, pieces.faint(drawing))
    drawn |= {
        "palm": Sprite(30, 30, pieces.PALM),
        "palace": Sprite(30, 30, pieces.PALACE),
        "ring": Sprite(40, 40, pieces.RING),
    }
    drawn |= {
        "ghost-palm": Sprite(30, 30, pieces.faint(pieces.PALM)),
        "ghost-palace": Sprite(30, 30, pieces.faint(pieces.PALACE)),
    }
    return drawn


def card_sprites():
    """Goods, djinns, thieves, their backs, and payments."""
    drawn = {f"good-{good}": Sprite(80, 108, cards.good_card(Good(good))) for good in range(GOODS)}
    for card in range(DJINNS + THIEVES):
        drawn[f"djinn-{card}"] = Sprite(100, 134, cards.djinn_card(card))
        drawn[f"chip-{card}"] = Sprite(160, 40, cards.djinn_chip(card))
    drawn |= {name: Sprite(60, 32, drawing) for name, drawing in cards.PAYMENTS.items()}
    for name, drawing in cards.PAYMENTS.items():
        drawn[f"{name}-wide"] = Sprite(58, 41, cards.pay_chip(drawing, 58, 41))
        drawn[f"{name}-tall"] = Sprite(90, 66, cards.pay_chip(drawing, 90, 66))
    drawn["no-djinn"] = Sprite(100, 134, cards.empty(100, 134))
    drawn["no-card"] = Sprite(80, 108, cards.empty(80, 108))
    drawn |= {f"reach-{i}": Sprite(100, 10, cards.REACH) for i in range(2)}
    return drawn | {"back": Sprite(80, 108, cards.back()), "djinn-back": Sprite(100, 134, cards.back(100, 134))}


def track_sprites():
    """The spaces of both tracks, for the wide table and for the tall one."""
    prices, line = sorted(set(PRICE.tolist())), range(1, SEATS + 1)
    tall = [(price, 92 if price else 62) for price in prices]
    drawn = {f"space-{price}": Sprite(126, 66, pieces.space(price)) for price in prices}
    drawn |= {f"tall-space-{price}": Sprite(width, 100, pieces.tall_space(price, width)) for price, width in tall}
    drawn |= {f"line-{n}": Sprite(126, 66, pieces.place_in_line(n)) for n in line}
    return drawn | {f"tall-line-{n}": Sprite(80, 60, pieces.tall_place_in_line(n)) for n in line}


SPRITES = figure_sprites() | city_sprites() | card_sprites() | track_sprites()
SPRITES |= {name: Sprite(40, 40, drawing) for name, drawing in PAGE.items()}
SPRITES |= {"lantern": Sprite(40, 58, LANTERN), "heaven": Sprite(100, 100, HEAVEN)}
SPRITES["dunes"] = Sprite(1600, 200, DUNES)


def night(width, height):
    """Sky and dunes around the table."""
    return (
        Piece("heaven", "heaven", 0, 0, width, height, ""),
        Piece("dunes", "dunes", 0, height - 200, width, 200, ""),
    )
