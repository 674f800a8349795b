"""What the terminal says."""

WORDS = {
    "sits": "{who} ({level}): {line}",
    "ask": "Your choice (number or words, ? for help): ",
    "final": "This cannot be taken back.",
    "undone": "Taken back: {what}.",
    "no_undo": "There is nothing to take back: your last step showed something new, or others have acted since.",
    "thinking": "The coach is thinking",
    "hint": "The best turns, from what you can see:",
    "hint_more": "h once more tells more.",
    "no_log": "Nothing has happened yet.",
    "unknown": "There are {n} choices: a number from 1 to {n}, the words of one of them, or ? for help.",
    "options": "Options: {what}.",
    "rules": "The rules in full: {path}",
    "save_how": "Say where: s FILE",
    "saved": "Saved to {path}",
    "exists": "{path} exists already; choose another name.",
    "unsaved": "It could not be saved: {why}",
    "save_first": "Save the match? A file name, or Enter to leave without saving: ",
    "bye": "Goodbye.",
    "hand_over": "{who} is next: press Enter when nobody else looks. ",
    "wins": "The winner: {who}.",
    "shared": "The win is shared: {who}.",
    "lost": "This game is lost.",
    "tasks": "Tasks fulfilled: {what}.",
    "no_tasks": "None of the tasks was fulfilled this time.",
    "place": "place",
    "holds": "holds",
    "score": "score",
    "help": "a number or the words of an action: do it\n"
    "u  take back your last step, as long as it showed nobody anything new\n"
    "h  the coach: where to look; once more the idea, once more the three best turns\n"
    "l  the log: all that you have seen happen\n"
    "r  the rules in short, and where they stand\n"
    "s FILE  save the match as a text file\n"
    "q  leave",
}
