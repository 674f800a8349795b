"""What is said of whether a game was fair."""

WORDS = {
    "same_rules": "{title}: the rules (version {rules}) and the box ({box}…) are the same as here.",
    "committed": "Seed and salt give the commitment {hex}: the deal stood before the first action.",
    "no_commitment": "The file names no commitment. Its seed and salt give {hex}.",
    "shown_before": "It is the commitment that was shown before the game.",
    "shown_another": "It is another commitment than the one that was shown before the game: the deal was exchanged.",
    "not_shown_before": "A file alone cannot show that this commitment was known before the game: compare it "
    "with the one you were shown.",
    "forked": "After action {n} everything unseen was dealt anew: from there on it is practice.",
    "all_open": "All {n} actions were open to the player whose turn it was.",
    "points_as_said": "The points are as the file says: {points}.",
    "points_found": "The points are {points}; the file names none.",
    "won_by": "The win goes to {who}.",
    "won_by_nobody": "Nobody has won.",
    "not_ended": "The game is not over: there is no result yet.",
    "kept_chain": "The record of this table holds {n} steps, with those that were taken back, and none was "
    "changed since.",
    "kept_commitment": "The commitment was written down when the table was opened, and is the same today.",
    "kept_commitment_not": "The commitment that was written down when the table was opened is another one: the "
    "deal was exchanged.",
    "kept_result": "The result that was written down at the end is the same.",
    "kept_result_not": "The result that was written down at the end is another one.",
    "fair": "Nothing is wrong.",
    "unfair": "Something is wrong.",
}
