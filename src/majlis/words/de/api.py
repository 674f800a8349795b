"""Was Programmen und von ihren Schlüsseln gesagt wird."""

WORDS = {
    # auf der eigenen Seite
    "programs": "Programme und Bots",
    "programs_note": "Ein Programm, das einen Schlüssel von dir mitbringt, spielt und sieht wie du. Ein Bot hat ein "
    "eigenes Konto: Er sieht nur die Tische, an denen er sitzt.",
    "programs_how": "Wie beide mit diesem Server reden (OpenAPI)",
    "token": "Schlüssel",
    "your_token": "Dein Schlüssel",
    "token_once": "Er wird nur dieses eine Mal gezeigt. Wer ihn hat, kann alles, wofür er gut "
    "ist: Hüte ihn wie ein Passwort.",
    "token_label": "Wofür der Schlüssel ist",
    "new_token": "Schlüssel anlegen",
    "bot_label": "Name des Bots",
    "new_bot": "Bot anlegen",
    "revoke": "Widerrufen",
    "own_program": "dein Programm",
    "no_such_token": "Diesen Schlüssel hast du nicht. Lade die Seite neu.",
    "many_tokens": "Das wären mehr als {n}. Widerrufe, was du nicht mehr brauchst.",
    "bot_name": "Der Name eines Bots hat 2 bis {n} Buchstaben.",
    "bot_taken": "Ein anderer Bot heißt schon so. Wähle einen anderen Namen.",
    # Fehler
    "no_token": "Das braucht einen gültigen Schlüssel: Authorization: Bearer majlis_...",
    "no_hello": 'Die erste Nachricht an die Leitung ist {{"type": "hello", "version": {n}}}.',
    "bots_play": "Ein Bot nimmt Platz und spielt; dies ist für Menschen.",
    "bad_shape": "Diese Anfrage hat nicht die Form, die sie braucht: {why}.",
    "no_deadline": "Eine solche Zeit für einen Zug gibt es nicht. Es gibt: {them} Sekunden.",
    "no_role": "Eine Einladung ist für einen Platz oder zum Zuschauen.",
    "error_403": "Das ist dir nicht offen.",
    "error_404": "Unter dieser Adresse ist nichts.",
    "error_405": "Diese Adresse kennt diese Methode nicht.",
    "error_413": "Diese Anfrage sagt zu viel, oder nicht, wie viel.",
    "do_401": "Mach auf der Seite /me einen Schlüssel, oder bitte den Gastgeber um den eines Bots "
    "(majlis person bot NAME), und schick ihn mit.",
    "do_403": "Bitte um eine Einladung, wer den Tisch eröffnet hat, oder nimm den Schlüssel von jemandem, "
    "der dort sitzt.",
    "do_404": "Sieh in /api/openapi.json nach, was es gibt, und in /api/1/tables nach deinen Tischen.",
    "do_405": "Sieh in /api/openapi.json nach, was es gibt.",
    "do_409": "Frag noch einmal nach der Sicht, und wähle unter ihren Aktionen mit ihrem at.",
    "do_413": "Schick höchstens 65536 Bytes, mit ihrer Content-Length.",
    "do_422": "Bring die Anfrage in Ordnung: /api/openapi.json sagt, was sie enthalten darf.",
    "do_429": "Warte so lange, wie Retry-After sagt, und frag dann noch einmal.",
    "do_500": "Frag noch einmal; geschieht es wieder, sag dem Gastgeber die Nummer.",
    "do_503": "Frag in einer Minute noch einmal: Die Platte dieses Servers weigert sich gerade.",
}
