"""What is said to programs and of their tokens."""

WORDS = {
    # on one's own page
    "programs": "Programs and bots",
    "programs_note": "A program that brings a token of yours plays and looks as you do. A bot has an account of "
    "its own: it sees only the tables at which it sits.",
    "programs_how": "How both talk to this server (OpenAPI)",
    "token": "Token",
    "your_token": "Your token",
    "token_once": "It is shown this once. Whoever has it can do what it is good for: keep it as a password.",
    "token_label": "What the token is for",
    "new_token": "Make a token",
    "bot_label": "Name of the bot",
    "new_bot": "Make a bot",
    "revoke": "Revoke",
    "own_program": "your program",
    "no_such_token": "You have no such token. Load the page again.",
    "many_tokens": "That would be more than {n}. Revoke one that you do not need any more.",
    "bot_name": "The name of a bot has 2 to {n} letters.",
    "bot_taken": "Another bot has this name. Choose another one.",
    # errors
    "no_token": "This takes a token that is good: Authorization: Bearer majlis_...",
    "no_hello": 'The first message of a socket is {{"type": "hello", "version": {n}}}.',
    "bots_play": "A bot takes a seat and plays; this is for people.",
    "bad_shape": "This request has not the shape that it needs: {why}.",
    "no_deadline": "There is no such time for a turn. There are: {them} seconds.",
    "no_role": "An invitation is for a seat or to watch.",
    "error_403": "This is not open to you.",
    "error_404": "There is nothing at this address.",
    "error_405": "This address does not know that method.",
    "error_413": "This request says too much, or not how much.",
    "do_401": "Make a token on the page /me, or ask the host for one of a bot (majlis person bot NAME), "
    "and send it along.",
    "do_403": "Ask whoever opened the table for an invitation, or use the token of somebody who sits there.",
    "do_404": "Look at /api/openapi.json for what there is, and at /api/1/tables for your tables.",
    "do_405": "Look at /api/openapi.json for what there is.",
    "do_409": "Ask for the view again, and choose among its actions with its at.",
    "do_413": "Send at most 65536 bytes, with their Content-Length.",
    "do_422": "Mend the request: /api/openapi.json says what it may hold.",
    "do_429": "Wait as long as Retry-After says, then ask again.",
    "do_500": "Ask again; if it happens again, tell the host the number.",
    "do_503": "Ask again in a minute: the disk of this server refuses at the moment.",
}
