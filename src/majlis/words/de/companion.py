"""Was Leuten gesagt wird, die die Schachtel vor sich haben."""

WORDS = {
    "companion": "Am echten Tisch",
    "companion_note": "Ihr habt die Schachtel vor euch? Baut Schritt für Schritt auf, zählt am Ende die "
    "Punkte und lasst "
    "diese Seite den Stapel aufdecken, wenn jemand allein spielt. Niemand braucht ein Konto, und nichts wird "
    "gespeichert.",
    "setup": "Aufbauen",
    "setup_of": "Aufbau",
    "count_points": "Punkte zählen",
    "score_of": "Punkte",
    "turn_deck": "Toms Stapel aufdecken",
    "deck_of": "Toms Stapel",
    "step_of": "Schritt {n} von {all}",
    "step_next": "Nächster Schritt",
    "step_back": "Einen Schritt zurück",
    "set_up": "Es kann losgehen",
    "change_game": "Spieler und Optionen",
    "apply": "Übernehmen",
    "beyond": "{what}: {who} hat {n}, möglich sind {least} bis {most}. Tragt eine andere Zahl ein.",
    "one_beyond": "{what}: {n} ist eingetragen, möglich sind {least} bis {most}. Tragt eine andere Zahl ein.",
    "box_has": "{what}: In der Schachtel gibt es nur {n}, und {all} sind für alle zusammen eingetragen. Zählt noch "
    "einmal.",
    "no_number": "{what}: {n!r} ist keine Zahl. Tragt eine ganze ein.",
    "not_so_many": "{title} ist für {few} bis {many} Spieler: Wählt eine dieser Zahlen.",
    "fewer": "eins weniger: {what}, {who}",
    "more_of": "eins mehr: {what}, {who}",
    "once_for_all": "für alle",
    "counted": "Wertungsblatt",
    "winner": "{who} gewinnt.",
    "winners": "{who} teilen sich den Sieg.",
    "alone_won": "Du hast gewonnen, mit {n} Punkten.",
    "alone_lost": "Tom hat gewonnen.",
    "add_up": "Zusammenzählen",
    "start_over": "Von vorn",
    "print": "Drucken",
    "next_card": "Nächste Karte aufdecken",
    "card_back": "Karte zurücknehmen",
    "shuffle_anew": "Neu mischen",
    "cards_in_deck": "{n} Karten im Stapel",
    "one_in_deck": "1 Karte im Stapel",
    "deck_empty": "Der Stapel ist leer",
    "no_card_yet": "Deck nach jedem deiner Züge, der auf einem runden Feld endete, eine Karte auf.",
    "still_there": "Welche Meister-Dschinn sind noch in der Stadt? Tipp einen an, der fort ist.",
    "is_there": "{what}: da",
    "is_gone": "{what}: fort",
    "turned_so_far": "Bisher aufgedeckt",
    "deck_in_address": "Der Stapel steckt in der Adresse dieser Seite: Nach dem Neuladen und auf einem "
    "anderen Gerät ist er "
    "noch derselbe.",
    "bad_deck": "In dieser Adresse steckt kein Stapel: Misch neu.",
    "no_companion": "Für dieses Spiel gibt es nichts für den echten Tisch.",
}
