"""Was die Zeichen auf dem Tisch bedeuten."""

WORDS = {
    "card-0": ("Seher, 1", "Am Ende des Zuges ziehst du zwei Karten statt einer."),
    "card-1": (
        "Händler, 2",
        "Du darfst eine Karte deines Palasts gegen eine höchstens gleich hohe aus einem anderen tauschen.",
    ),
    "card-2": ("Dieb, 3", "Du nimmst eine zufällige Karte aus der Hand eines anderen."),
    "card-3": ("Wesir, 4", "Du darfst eine andere Karte mit Wert 4 oder weniger aus einem Palast abwerfen."),
    "card-4": ("Sultan, 5", "Du darfst noch eine Karte in deinen Palast legen; sie wirkt nicht."),
    "clan-0": (
        "Genie",
        "Einer der vier Clans, von denen nur dein bester für dich zählt; die anderen zählen gegen dich.",
    ),
    "clan-1": ("Marid", "Einer der vier Clans, von denen nur dein bester für dich zählt."),
    "clan-2": ("Shaitan", "Einer der vier Clans, von denen nur dein bester für dich zählt."),
    "clan-3": ("Efreet", "Einer der vier Clans, von denen nur dein bester für dich zählt."),
    "clan-4": ("Jann", "Der edle Clan: Er zählt mit jedem anderen zusammen für dich."),
    "crown": ("Krone", "Dieser Clan würde jetzt für den Spieler zählen; die Zahl daneben sagt, wie viel."),
    "shield": ("Schild", "Acht Karten: Niemand erreicht mehr diesen Palast oder die Hand seines Besitzers."),
    "back": ("Rückseite", "Eine Karte, die du nicht siehst."),
    "slot-deck": ("Platz des Stapels", "Der Stapel ist leer."),
    "slot-discard": ("Platz der Ablage", "Nichts liegt ab; was hier liegt, kann wiederkommen."),
    "slot-removed": ("Platz der Entfernten", "Hier lägen Karten, die endgültig aus dem Spiel sind."),
}
