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
    "sound": "Sounds",
    "sound_note": "Quiet: a piece set down, a card drawn, coins, your turn, the end. Switched by the key m, too.",
    "sound_on": "Sounds are on.",
    "sound_off": "Sounds are off.",
    "key_sound": "sounds on or off",
    "motion": "Motion",
    "motion_note": "Pieces travel, cards turn, numbers count. Never if your system asks for less motion.",
    "legend": "Symbols",
    "key_legend": "symbols and what they mean",
}
