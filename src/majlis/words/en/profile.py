"""What is said of people and their pages."""

WORDS = {
    "profile": "Somebody's page",
    "profile_of": "The page of {name}",
    "profile_note": "Ratings and results of games that everybody could look at, and of rated ones. Nothing "
    "else is shown.",
    "profile_look": "Name of an account",
    "profile_find": "Look",
    "profile_none": "Nobody of this name shows you a page. Perhaps it is spelled differently, or open only to "
    "people who "
    "sat at a table with them.",
    "profile_no_games": "No game to be seen by all has been played to its end yet.",
    "profile_results": "Results",
    "profile_last": "Last games",
    "profile_own": "Who may see my page",
    "profile_own_note": "It shows your name, your ratings, and results of rated games and of tables that were "
    "open to all.",
    "profile_all": "everybody on this server",
    "profile_met": "people who sat at a table with me",
    "profile_nobody": "nobody",
    "profile_see": "See it as it is",
    "profile_who": "A page is open to everybody, to people one has met, or to nobody: choose one of these.",
    "profile_account": "Only who has an account has a page: make one on the page with your devices.",
    "habits": "What the coach saw most often",
    "habits_none": "In {games} of your games that the coach has looked at, no turn cost you much.",
    "habits_stages": "In {games} of your games that the coach has looked at, {n} turns cost you much: {stages}.",
    "habit_opening": "{n} in the opening",
    "habit_middle": "{n} in the middle",
    "habit_end": "{n} towards the end",
    "habit_first_step": "Most often ({n} of {all}) the very first step of the turn should have been another "
    "one: before you "
    "begin, compare where the turn could start.",
    "habit_later_step": "Most often ({n} of {all}) the turn began well and left the best way later: plan it "
    "to its end before "
    "the first step.",
    "habit_too_short": "Most often ({n} of {all}) the turn ended while there was more to be had: look for "
    "what is still open "
    "before you end it.",
}
