"""Was gefragt wird, nach Phase."""

WORDS = {
    "turn": "Beschwöre eine Karte oder wünsche dir etwas.",
    "pay": "Bezahle deinen Wunsch: noch {n} abzulegen.",
    "look": "Behalte eine dieser Karten; die anderen kommen unter den Stapel.",
    "recall": "Nimm eine Karte vom Ablagestapel.",
    "banish": "Entferne eine Karte eines beliebigen Palastes aus dem Spiel.",
    "give": "Dein Händler darf tauschen: Welche Karte deines Palastes gibst du?",
    "swap": "Welche Karte nimmst du für: {card}?",
    "steal": "Dein Dieb nimmt eine zufällige Karte: von wem?",
    "exile": "Dein Wesir darf eine Karte mit Wert bis 4 ablegen.",
    "place": "Dein Sultan darf eine weitere Karte in deinen Palast bringen, ohne Wirkung.",
}
