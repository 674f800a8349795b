"""All drawings by name."""

from functools import partial

from majlis.core import ornament
from majlis.core.ornament import each
from majlis.core.scene import Sprite
from majlis.games.five_tribes.parts import DJINNS, FACES, GOODS, PRICE, SEATS, THIEVES, TRIBES
from majlis.games.five_tribes.picture.art import cards, pieces

PAGE = {  # signs beside words
    "arrow": f'<path d="M4 20H32M20 8L33 20 20 32" fill="none" stroke="{ornament.BRASS}" stroke-width="6" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "coin": ornament.mark(ornament.COIN, 20, 20, 36, ornament.GOLD),
    "covered": ornament.mark(ornament.COIN, 20, 20, 36, "#7d7598"),
    "bag": '<path d="M12 9H28L25 14C34 20 36 36 30 37H10C4 36 6 20 15 14Z" fill="#8a6a45" stroke="#2b1c0c" '
    'stroke-width="2"/><path d="M14 14H26" stroke="#2b1c0c" stroke-width="2.4"/>',
}


def city_sprites() -> dict[str, Sprite]:
    """Tiles, ways, palms and palaces; meeples, camels and what belongs to players."""
    drawn = {"ring": Sprite(40, 40, pieces.RING), "gain": Sprite(24, 24, pieces.STAR)}
    for wide, width in (("", pieces.TILE), ("wide-", pieces.WIDE)):
        for name, drawing in pieces.trails(width).items():
            drawn[f"{wide}{name}"] = Sprite(width, pieces.TILE, drawing)
            drawn[f"{wide}{name}-old"] = Sprite(width, pieces.TILE, pieces.faint(drawing))
        drawn |= each(f"{wide}tile", len(FACES), width, pieces.TILE, partial(pieces.tile, width=width))
        drawn |= each(f"{wide}owned", SEATS, width, pieces.TILE, partial(pieces.owned, width=width))
    for name, drawing in (("palm", pieces.PALM), ("palace", pieces.PALACE)):
        drawn |= {name: Sprite(30, 30, drawing), f"ghost-{name}": Sprite(30, 30, pieces.faint(drawing))}
    drawn |= each("meeple", TRIBES, *pieces.MEEPLE, pieces.meeple)
    drawn |= each("ghost", TRIBES, *pieces.MEEPLE, partial(pieces.meeple, ghost=True))
    drawn |= each("camel", SEATS, 60, 48, pieces.camel) | each("won", SEATS, 60, 48, partial(pieces.camel, ghost=True))
    return drawn | each("marker", SEATS, 48, 50, pieces.marker)


def card_sprites() -> dict[str, Sprite]:
    """Goods, djinns, thieves, their backs, and payments."""
    drawn = {
        "no-djinn": Sprite(100, 134, ornament.empty(100, 134)),
        "no-card": Sprite(80, 108, ornament.empty(80, 108)),
        "back": Sprite(80, 108, cards.back()),
        "djinn-back": Sprite(100, 134, cards.back(100, 134)),
    }
    drawn |= each("good", GOODS, 80, 108, cards.good_card) | each("reach", 2, 100, 10, lambda i: cards.REACH)
    drawn |= each("djinn", DJINNS + THIEVES, 100, 134, cards.djinn_card)
    drawn |= each("chip", DJINNS + THIEVES, 132, 36, cards.djinn_chip)
    for name, drawing in cards.PAYMENTS.items():
        drawn[name] = Sprite(60, 32, drawing)
        drawn[f"{name}-wide"] = Sprite(58, 41, cards.pay_chip(drawing, 58, 41))
        drawn[f"{name}-tall"] = Sprite(90, 66, cards.pay_chip(drawing, 90, 66))
    return drawn


def track_sprites() -> dict[str, Sprite]:
    """The spaces of both tracks, for the wide table and for the tall one."""
    drawn: dict[str, Sprite] = {}
    for price in sorted(set(PRICE.tolist())):
        width = 96 if price else 54
        drawn[f"space-{price}"] = Sprite(82, 54, pieces.space(price))
        drawn[f"tall-space-{price}"] = Sprite(width, 100, pieces.tall_space(price, width))
    for n in range(1, SEATS + 1):
        drawn[f"line-{n}"] = Sprite(76, 54, pieces.place_in_line(n))
        drawn[f"tall-line-{n}"] = Sprite(80, 60, pieces.tall_place_in_line(n))
    return drawn


SPRITES = ornament.SPRITES | city_sprites() | card_sprites() | track_sprites()
SPRITES |= {name: Sprite(40, 40, drawing) for name, drawing in PAGE.items()}
