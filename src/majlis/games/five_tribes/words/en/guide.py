"""What the guided first game says, in its order."""

WORDS = {
    "welcome": (
        "Welcome to Naqala, a city of thirty tiles and five tribes. It has no sultan: whoever has the most points "
        "in the end becomes one."
    ),
    "tribes": (
        "On every tile stand meeples of the tribes: yellow viziers, white elders, green merchants, blue builders, "
        "red assassins. What you gather of a tribe works for you."
    ),
    "order": (
        "Each round begins with bids for the turn order. Two of these markers are yours, so you play twice a "
        "round. Gold is points, too: bid nothing for now."
    ),
    "lead": "Your rival stands before you now. To go first is worth a coin: bid 1.",
    "move": (
        "Now you move. You pick up all meeples of one tile and drop them one by one on neighbouring tiles, like "
        "sowing seeds. The last one must meet its own colour."
    ),
    "goal": "Look at A4: three builders stand there. If your move ends there with a fourth, all four are yours.",
    "pick_up": "Pick up the three meeples of C3: two elders and a builder.",
    "first": "Your way to A4 is three steps long. Drop an elder on B3 first.",
    "second": "You may turn on the way, but never go straight back. Drop the other elder on B4.",
    "last": "And the builder on A4, where his own kind waits. Nobody is left there then, so the tile will be yours.",
    "gained": (
        "Your camel holds A4, 4 points at the end. Four builders times three blue tiles around brought you 12 gold."
    ),
    "market": (
        "A4 is a large market: two cards of the first six, for 6 gold. Different goods together are worth ever "
        "more. Take the wheat."
    ),
    "rare": "Rare goods are hard to come by later. Take the gold bars.",
    "done": "You could sell your goods now, but a set grows. End your turn.",
    "rival": "Your rival moved twice and won D4, worth 15 points. Such tiles are what one bids for.",
    "plan": (
        "Your second move. F5 has a single merchant: end there with another one, and the tile is yours. Pick up "
        "the four of E4."
    ),
    "way": "Four meeples, four steps, and the merchant comes last. Drop the vizier on E3.",
    "way_on": "The elder on F3.",
    "way_down": "The builder on F4.",
    "way_end": "And the merchant on F5.",
    "merchants": (
        "Two merchants fetched the first two cards of the row: fish and a slave. Slaves are no goods, but they "
        "help builders, assassins and djinns."
    ),
    "small_market": (
        "F5 is a small market: one card of the first three, for 3 gold. Papyrus makes four different goods, worth 13."
    ),
    "done_again": "End your turn; the round is over then.",
    "round_two": (
        "The second round. Who played first bids first. Bid 1 again: to play early is good when the board is rich."
    ),
    "cheap": (
        "Your rival bids nothing. With nothing you still come in right behind your own marker, before them: each "
        "newcomer at zero pushes the others back."
    ),
    "circle": "A move may come back to where it began, if it is long enough. F4 has five meeples. Pick them up.",
    "seed": "You emptied E4 before. Prepare it: drop a builder there, to be met again at the end.",
    "round_on": "The vizier on E5.",
    "round_off": "The merchant on F5, your own tile; everybody may pass there.",
    "round_home": "The elder on F4, where you started.",
    "round_end": "And the second builder on E4: the first one waits there.",
    "slave": (
        "Two builders and four blue tiles are 8 gold, and each slave counts like one more builder. Discard yours: 12."
    ),
    "palace": "E4 is a village: a palace was built, 5 points for the tile's owner. That is you. End your turn.",
    "again": "It is your turn again, thanks to your bid. Pick up the three of D3.",
    "leave": "What you drop on the way may help your rival, so drop it where it helps least: the assassin on D4.",
    "own": "The vizier on your own E4.",
    "elders": (
        "And the elder on F4, where an elder stands. You keep both: elders are 2 points each, and they pay for djinns."
    ),
    "palm": "F4 is an oasis: a palm grew on it, 3 points more for you. End your turn.",
    "djinns": (
        "One thing you have not tried: whoever ends on a sacred place may buy one of these djinns, for two elders."
        " Each is worth points and has a power; a long press shows it."
    ),
    "farewell": (
        "From here on you play by yourself. The game ends when somebody has no camel left, or nobody can move. "
        "Good luck!"
    ),
}
