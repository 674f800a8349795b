"""What a table refuses."""

WORDS = {
    "stale": "The table has moved on: look again.",
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
    "disk_full": "The disk of the server is full: this was not done, and nothing that was done before is lost. Tell "
    "the host, then try again.",
    "read_only": "The server may not write to its folder: this was not done, and nothing that was done before is lost. "
    "Tell the host, then try again.",
    "disk_fails": "The disk of the server refuses: this was not done, and nothing that was done before is lost. Tell "
    "the host, then try again.",
    "damaged": "The record of this table is damaged. It is set aside, and all other tables go on; the host can bring "
    "it back from a backup.",
    "not_over_yet": "Another game can be asked for when this one is over.",
}
