"""What cards and tiles are called."""

WORDS = {
    "kits": ("staff", "hat", "cloak"),
    "kit": "{epithet} {kit}",
    "of places": ("scholar's", "innkeeper's", "digger's", "archivist's", "artisan's", "trader's"),
    "of goods": (
        *("banker's", "scribe's", "locksmith's", "cork cutter's", "glassblower's", "sage's", "sorcerer's"),
        *("sorcerer's", "crier's", "herald's", "tinker's", "geometer's", "gambler's", "charmer's"),
    ),
    "of payments": {
        "coin": "money changer's",
        "scroll": "reader's",
        "key": "porter's",
        "cork": "cellarer's",
        "magic": "conjurer's",
    },
    "of effects": {
        "catch": "hunter's",
        "once": "trapper's",
        "more_chests": "robber's",
        "swap_bottles": "juggler's",
        "stay": "idler's",
        "never_pay": "beggar's",
    },
    "trophy": "{metal} {thing}",
    "metals": ("bronze", "silver", "golden"),
    "things": ("lamp", "ring", "bowl", "seal", "star", "mask", "crown"),
    "chest": "{wood} chest",
    "woods": (
        *("cedar", "ebony", "walnut", "olive", "palm", "ivory", "iron", "copper", "brass"),
        *("tin", "leather", "wicker", "stone", "clay", "glass", "lacquer", "bone", "coral"),
    ),
    "tiles": (
        *("Inheritance", "Free stall", "Tavern keys", "Cork cutter", "Rights to the Source"),
        *("Old companion", "Calm nerves", "Picklock", "Gift of teaching", "Secret plans"),
        *("Debts", "Weariness", "Broken circle", "Colour-blindness", "Deep sleep"),
        *("Fear of the dark", "Rusty keys", "Closed door", "Dear workshop", "Clumsy hands"),
    ),
    "cards": (
        *("Two sets", "Collection", "Few passages", "Without keys", "Inactive circles"),
        *("Narrow capacity", "High base", "Bunch of keys", "Wide awake", "Stores"),
    ),
}
