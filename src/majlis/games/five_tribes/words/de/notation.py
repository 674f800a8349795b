"""How actions are said, in German."""

WORDS = {
    "done": "fertig",
    "sell": "verkaufen",
    "bid": "biete {n}",
    "card": "Karte {n}",
    "no_slaves": "keine Sklaven",
    "front": "{what} von Spieler {n}",
    "thief": "Dieb {card}",
    "use": "nutze {card} mit {cost}",
    "buy": "kaufe {card} mit {cost}",
    "costs": ("Ältestem", "Ältesten", "Sklaven"),
    "fakirs": (("sklaven?", "fakir"), ("sklaven", "fakire")),  # what else the slaves are called
}
