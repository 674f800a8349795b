"""How actions are written and typed."""

WORDS = {
    "plain": (
        *("done", "yes", "basic", "special", "passage", "catch"),
        *("two coins", "two magic", "coin and magic", "refill", "bosses"),
        *("buy bottle", "buy cork", "buy mages", "stop", "skip", "coin", "scroll", "circle", "cover"),
        *("key as scroll", "key as coin", "key as magic"),
    ),
    "number": "number {n}",
    "boss": "boss",
    "free": "free {colour}",
    "cork": "cork {colour}",
    "cork_boss": "cork boss in {colour}",
    "options": (
        *("option passage", "option coins", "option scroll", "option wake", "option circle"),
        *("better coins", "better scroll", "better wake", "better circle"),
    ),
    "trade": "trade {tent}",
    "tent": "tent",
    "walk": "walk",
    "mage": "mage {label}",
    "kit": "equipment {label}",
    "trophy": "trophy {label}",
    "chest": "chest {label}",
    "tile": "tile {label}",
    "lay": "lay {place} {square}",
    "street": "street {space} {colour}",
}
