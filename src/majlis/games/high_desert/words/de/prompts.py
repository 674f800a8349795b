"""Was gefragt wird, nach Phase."""

WORDS = {
    "turn": "Beschwöre eine Karte, oder wünsche dir etwas für 3 Karten.",
    "pay": "Bezahle deinen Wunsch, {wish}: noch {n} abzuwerfen.",
    "look": "Behalte eine dieser Karten; die anderen kommen unter den Nachziehstapel.",
    "recall": "Nimm eine Karte vom Ablagestapel.",
    "banish": "Entferne eine Karte eines beliebigen Palastes aus dem Spiel.",
    "give": "Dein Händler darf tauschen: Wähle eine Karte deines Palastes, die du gibst.",
    "swap": "Wähle die Karte, die du für {card} nimmst.",
    "steal": "Dein Dieb nimmt eine zufällige Karte: Wähle, von wem.",
    "exile": "Dein Wesir darf eine Karte mit Wert bis 4 abwerfen.",
    "place": "Dein Sultan darf eine weitere Karte in deinen Palast bringen, ohne Wirkung.",
}
