"""What each person can set, and where symbols are explained."""

WORDS = {
    "settings": "Settings",
    "settings_note": "For you, in this browser.",
    "key_settings": "settings",
    "steps": "Let a step go by itself when nothing else is possible",
    "steps_note": "Only where everybody can see that it is the only one. Undo takes it back together with its cause.",
    "pace": "Bots play",
    "pace_brisk": "briskly",
    "pace_calm": "calmly",
    "pace_slow": "slowly",
    "hint_first": "A hint begins with",
    "hint_nudge": "a nudge",
    "hint_idea": "the idea",
    "hint_move": "the turns",
    "legend": "Symbols",
    "key_legend": "symbols and what they mean",
}
