"""What a table refuses."""

WORDS = {
    "stale": "The table has moved on: look again.",
    "elsewhere": "This table was played elsewhere meanwhile: look again. If it stands still, load the page again.",
    "no_undo": "There is nothing to take back: the last step was not yours, or it showed somebody something new.",
    "plan_shows": "The plan ends here: this step showed something new. Look, then go on.",
    "no_invite": "This invitation is no longer good: it was used, withdrawn, or has run out. Ask for a new link.",
    "seat_taken": "This seat is taken.",
    "sits_already": "You sit at this table already.",
    "no_seat": "There is no such seat.",
    "begun": "The game has begun.",
    "seats_free": "Somebody is still missing: fill the free seats, or wait.",
    "no_resize": "This game has no such number of seats, or somebody sits on the last one.",
    "no_such_player": "Nobody is called {who}.",
    "forged_game": "No game is called {name}. There are: {all}.",
    "forged_seats": "This game is for {least} to {most} players, not {n}.",
    "forged_option": "This game has no option {option}.",
    "forged_deadline": "There is no such time for a turn: {time}.",
    "forged_clock": "There is no such clock for a game: {time} with {bot}.",
    "forged_player": "Nobody is called {player}. A seat is for me, guest, {bots}.",
    "disk_full": "The disk of the server is full: this was not done, and nothing that was done before is lost. Tell "
    "the host, then try again.",
    "read_only": "The server may not write to its folder: this was not done, and nothing that was done before is lost. "
    "Tell the host, then try again.",
    "disk_fails": "The disk of the server refuses: this was not done, and nothing that was done before is lost. Tell "
    "the host, then try again.",
    "keeper_gone": "The process of the server that kept this table is gone, and another takes it over: look "
    "whether this was done, then try again.",
    "taken_over": "This house is kept by another process by now: this was not done, and nothing that was done before "
    "is lost. Load the page again.",
    "database_away": "The database of the server does not answer: nothing that was done before is lost. When it is "
    "back, look whether this was done.",
    "damaged": "The record of this table is damaged. It is set aside, and all other tables go on; the host can bring "
    "it back from a backup.",
    "not_over_yet": "Another game can be asked for when this one is over.",
    "from_position": "This match begins with a position: play it in the terminal (majlis play FILE).",
    "resting": "The game rests: it goes on when all who are here agree.",
    "left": "This game goes on at another table: everybody went back.",
    "back_over": "The game is over, or goes on elsewhere: there is no going back here.",
    "back_rated": "In rated games, deals of the day and guided games nobody goes back.",
    "back_seats": "Only those who play can ask for that.",
    "back_nowhere": "There is nothing to go back to.",
    "back_lapsed": "Nobody asks for that any more: the table has moved on.",
    "others_sit": "Others sit at this table, too: you can hide it from your list.",
    "stays": "This game stands on a record sheet, or another goes on from it: you can hide it from your list.",
    "rated_accounts": "A rated game is for people with accounts and bots: somebody here has none.",
    "rated_once": "In a rated game everybody has one seat.",
}
