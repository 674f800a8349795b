"""All drawings by name."""

from majlis.core import ornament
from majlis.core.scene import Sprite
from majlis.games.five_tribes.parts import DJINNS, FACES, GOODS, PRICE, SEATS, THIEVES, TRIBES, Good
from majlis.games.five_tribes.picture.art import cards, pieces

PAGE = {  # signs beside words
    "arrow": f'<path d="M4 20H32M20 8L33 20 20 32" fill="none" stroke="{ornament.BRASS}" stroke-width="6" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "coin": ornament.mark(ornament.COIN, 20, 20, 36, ornament.GOLD),
    "covered": ornament.mark(ornament.COIN, 20, 20, 36, "#7d7598"),
    "bag": '<path d="M12 9H28L25 14C34 20 36 36 30 37H10C4 36 6 20 15 14Z" fill="#8a6a45" stroke="#2b1c0c" '
    'stroke-width="2"/><path d="M14 14H26" stroke="#2b1c0c" stroke-width="2.4"/>',
}


def figure_sprites() -> dict[str, Sprite]:
    """Meeples, camels and what belongs to players."""
    drawn = {f"meeple-{tribe}": Sprite(*pieces.MEEPLE, pieces.meeple(tribe)) for tribe in range(TRIBES)}
    drawn |= {f"ghost-{tribe}": Sprite(*pieces.MEEPLE, pieces.meeple(tribe, True)) for tribe in range(TRIBES)}
    for seat in range(SEATS):
        drawn |= {
            f"camel-{seat}": Sprite(60, 48, pieces.camel(seat)),
            f"won-{seat}": Sprite(60, 48, pieces.camel(seat, True)),
            f"owned-{seat}": Sprite(pieces.TILE, pieces.TILE, pieces.owned(seat)),
            f"marker-{seat}": Sprite(48, 50, pieces.marker(seat)),
        }
    return drawn


def city_sprites() -> dict[str, Sprite]:
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


def card_sprites() -> dict[str, Sprite]:
    """Goods, djinns, thieves, their backs, and payments."""
    drawn = {f"good-{good}": Sprite(80, 108, cards.good_card(Good(good))) for good in range(GOODS)}
    for card in range(DJINNS + THIEVES):
        drawn[f"djinn-{card}"] = Sprite(100, 134, cards.djinn_card(card))
        drawn[f"chip-{card}"] = Sprite(160, 40, cards.djinn_chip(card))
    drawn |= {name: Sprite(60, 32, drawing) for name, drawing in cards.PAYMENTS.items()}
    for name, drawing in cards.PAYMENTS.items():
        drawn[f"{name}-wide"] = Sprite(58, 41, cards.pay_chip(drawing, 58, 41))
        drawn[f"{name}-tall"] = Sprite(90, 66, cards.pay_chip(drawing, 90, 66))
    drawn["no-djinn"] = Sprite(100, 134, ornament.empty(100, 134))
    drawn["no-card"] = Sprite(80, 108, ornament.empty(80, 108))
    drawn |= {f"reach-{i}": Sprite(100, 10, cards.REACH) for i in range(2)}
    return drawn | {"back": Sprite(80, 108, cards.back()), "djinn-back": Sprite(100, 134, cards.back(100, 134))}


def track_sprites() -> dict[str, Sprite]:
    """The spaces of both tracks, for the wide table and for the tall one."""
    prices, line = sorted(set(PRICE.tolist())), range(1, SEATS + 1)
    tall = [(price, 92 if price else 62) for price in prices]
    drawn = {f"space-{price}": Sprite(126, 66, pieces.space(price)) for price in prices}
    drawn |= {f"tall-space-{price}": Sprite(width, 100, pieces.tall_space(price, width)) for price, width in tall}
    drawn |= {f"line-{n}": Sprite(126, 66, pieces.place_in_line(n)) for n in line}
    return drawn | {f"tall-line-{n}": Sprite(80, 60, pieces.tall_place_in_line(n)) for n in line}


SPRITES = ornament.SPRITES | figure_sprites() | city_sprites() | card_sprites() | track_sprites()
SPRITES |= {name: Sprite(40, 40, drawing) for name, drawing in PAGE.items()}
