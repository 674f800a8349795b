"""What the terminal says."""

WORDS = {
    "sits": "{who} ({level}): {line}",
    "ask": "Your choice (number or words, ? for help): ",
    "final": "This cannot be taken back.",
    "ask_first": "Ask before what has a price, ends my turn or cannot be taken back",
    "end_turn": "End my turn by itself when only extras are left, such as a sale",
    "undone": "Taken back: {what}.",
    "undone_all": "Your turn was taken back.",
    "thinking": "The coach is thinking",
    "hint": "The best turns, from what you can see:",
    "hint_more": "h once more tells more.",
    "coach_waits": "The coach speaks when it is your turn.",
    "no_log": "Nothing has happened yet.",
    "unknown": "There are {n} choices: a number from 1 to {n}, the words of one of them, or ? for help.",
    "no_choice": "'{what}' is no choice: take a number from 1 to {n}, the words of one of them, or ? for help.",
    "several": "These begin so: {what}",
    "options": "Options: {what}.",
    "rules": "The rules in full: {path}",
    "save_how": "Say where: save FILE",
    "saved": "Saved to {path}",
    "exists": "{path} exists already; choose another name.",
    "unsaved": "It could not be saved: {why}",
    "fault": "This is a fault of ours, number {number}; the log says more. Nothing was changed: try again.",
    "kept": "The game is kept. 'majlis play' goes on with it, and so does the page.",
    "kept_file": "The game is kept in {path}. 'majlis play {path}' goes on with it.",
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
    "in_one": "In one go:",
    "all": "all {n} choices: a",
    "yours": "It is your turn.",
    "acts": "It is the turn of {who}.",
    "moment": "Moment {at} of {all}: [ ] one step, {{ }} to the ends, Esc back",
    "moment_on": ", o plays on from here",
    "sure": "Enter: do it. Esc: leave it.",
    "basket": "Chosen: {what}. Still {n}.",
    "basket_how": "Choose {n} in any order.",
    "goal": "Looking for: {what} (g: the next, Esc: all)",
    "no_goals": "There is nothing to look for now.",
    "menu": "What shall it be?",
    "unfinished": "Go on with",
    "new": "A new game",
    "against_one": "against one guest",
    "against_more": "against {n} guests",
    "menu_how": "Arrows and Enter, or a number; Esc goes back.",
    "more": "… Tab: all of it.",
    "alone": "alone",
    "people": "{n} people at this keyboard",
    "guided": "a first game that teaches",
    "level": "How strong?",
    "compiling": "{title} is made ready for this computer: {done} of {all} parts. This takes a while only once.",
    "title_log": "What happened",
    "title_rules": "The rules",
    "title_help": "Keys",
    "title_score": "The end",
    "title_hint": "The coach",
    "title_players": "Players",
    "title_words": "In words",
    "asked_now": "What is asked now: {what}",
    "any_key": "Up and down scroll, Esc closes this.",
    "after": "h: what the coach says of it; n: another game; Esc: the board, where [ and ] go through the game.",
    "over": "h: what the coach says of it; n: another game; p: the score; [ and ]: through the game; q: leave.",
    "over_points": "Points: {what}.",
    "look_back": "Enter: look at this moment. Esc closes this.",
    "look_again": "look at a game that is over",
    "analyse_how": "'majlis analyse {path}' tells what every turn was worth.",
    "rule_key": "r: the rule. Esc closes this.",
    "settings_note": "For you, at this terminal. Enter changes one, Esc closes this.",
    "lesson": "Lesson {done} of {all}: {what}",
    "key_switch": "switch",
    "key_undo": "undo",
    "key_hint": "hint",
    "key_read": "read",
    "key_log": "log",
    "key_rules": "rules",
    "key_goals": "goals",
    "key_help": "keys",
    "key_quit": "leave",
    "small": "The board needs 80 by 24 letters.",
    "no_textual": "The board needs Textual: pip install 'majlis[terminal]'. Here it goes line by line.",
    "keys": "arrows  walk on the board\n"
    "Enter  do what can be done there, or tell why not; what is for good is asked once more\n"
    "1 to 9, a  take a choice of the list; list all of them\n"
    "Tab  to the choices and back\n"
    ":  type a choice as it is listed; 'save FILE' writes the match to a file\n"
    "i, p  read the thing under the cursor in large; all that the players have\n"
    "u, U  take back your last step; your whole turn, as far as it showed nobody anything new\n"
    "h  the coach: where to look, then the idea, then the three best turns; after the end, what every turn was worth\n"
    "g  what the choices can still lead to, one after another\n"
    "l, r  the log; the rules where they tell of what is asked\n"
    "[ ], { }  back and forth in time; to the beginning and to the end\n"
    "o, n  when the game is over: play on from the moment that you look at; another game\n"
    "s  settings: how fast the bots play, what is asked first, what goes by itself\n"
    "q  leave: the game is kept",
    "help": "a number or the words of a choice: do it\n"
    "table  all that lies on the table; board  the same drawn in letters\n"
    "u, undo  take back your last step, as long as it showed nobody anything new; undo all: your whole turn\n"
    "h, hint  the coach: where to look; once more the idea, once more the three best turns\n"
    "l, log  all that you have seen happen\n"
    "r, rules  the rules in short, and where they stand\n"
    "s FILE, save FILE  write the match to a text file\n"
    "q, quit  leave: the game is kept",
}
