"""What is said of matches as files, and of their proof."""

WORDS = {
    "no_text": "This is no match file: it is no text.",
    "no_match_file": "This is no match file: one begins with “{first}”.",
    "broken_line": "This match file cannot be read from line {n} on: {why}",
    "import": "Open a match file",
    "import_note": "Every action is played again. A finished game can then be looked at, checked and analysed, "
    "and played on from any moment; an unfinished one goes on.",
    "import_file": "Match file (text or JSON)",
    "import_go": "Open it",
    "import_short": "Open a match file",
    "file_text": "As text",
    "file_json": "As JSON",
    "link_moment": "Link to this moment",
    "link_copied": "The link is copied.",
    "seen_before": "It is the commitment that this device was shown before the game.",
    "seen_another": "This device was shown another commitment before the game: the deal was exchanged.",
    "sealed_here": "This browser has computed it: seed and salt give the commitment.",
    "sealed_here_not": "This browser has computed it: seed and salt do not give the commitment.",
}
