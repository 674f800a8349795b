"""The few words on the table itself, and the labels of what lies there."""

from functools import cache

from majlis.games.five_tribes.parts import BLUE_FACES, DJINNS, THIEF_POINTS
from majlis.games.five_tribes.phrases import KINDS, POINTS, spot
from majlis.games.five_tribes.reckoning import CARD_POINTS
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words import CARDS, WORDS

SCENE_WORDS = {
    "en": {
        "city": "The city",
        "blue": "blue {n}",
        "red": "red {n}",
        "turns": "Turn order",
        "line": "Bid order",
        "space": "space for {n} gold",
        "place": "place {n}",
        "marker": "marker of {who}",
        "camel": "camel of {who}",
        "won": "your camel would come here",
        "way": "the way of the move",
        "start": "the move began here",
        "end": "the move could end here: {what}",
        "could": "not here yet: {what}",
        "hand": "In hand",
        "row": "Market",
        "pile": "pile {n}",
        "discards": "discarded {n}",
        "row_card": "{what}, place {n}",
        "reach": ("{price} gold: 1 of {n}", "{price} gold: 2 of {n}"),
        "market": (
            "small market: {price} gold for 1 of the first {n}",
            "big market: {price} gold for 2 of the first {n}",
        ),
        "no_card": "empty place",
        "djinns": "Djinns",
        "thief": "Thief · {n} more",
        "points": "{card}, {n} points: {what}",
        "back": "hidden card",
        "backs": "{n} hidden cards",
        "hidden_djinn": "hidden djinn",
        "panel": "{who}: {cards}",
        "lantern": "to act: {who}",
        "gold": "{n} gold",
        "covered": "gold is covered",
        "camels": "camels left: {n}",
        "seat": "the sign of {who}",
        "supply": "left: {what}",
        "bag": "in the bag: {what}",
        "nothing": "nothing",
        "tray": "What you can do",
        "pay": "price: {what}",
        "to": "to {tile}",
        "slaves": "Slaves",
        "yours": "Your turn",
        "asked": "Your choice",
        "over": "Game over",
        "winner": "Winner: {who}",
        "reached": "{who}: {n} points",
        "acts": "is to act",
        "last": "Last round",
        "round": "Round {n}",
        "sell": "Sell: +{n} gold",
        "sell_all": "One of each: +{n}",
        "done": {
            Phase.MOVE: "Go on",
            Phase.TRIBE: "Go on",
            Phase.KILL: "Kill nobody",
            Phase.THIEF: "Not now",
            Phase.GAIN: "Take none",
            Phase.TILE: "Go on",
            Phase.MARKET: "Buy nothing",
            Phase.SECOND: "No second card",
            Phase.SACRED: "Buy nothing",
            Phase.SALE: "End turn",
        },
    },
    "de": {
        "city": "Die Stadt",
        "blue": "blau {n}",
        "red": "rot {n}",
        "turns": "Zugfolge",
        "line": "Bietfolge",
        "space": "Feld für {n} Gold",
        "place": "Platz {n}",
        "marker": "Marker von {who}",
        "camel": "Kamel von {who}",
        "won": "dein Kamel käme hierher",
        "way": "der Weg des Zuges",
        "start": "hier begann der Zug",
        "end": "hier könnte der Zug enden: {what}",
        "could": "noch nicht hier: {what}",
        "hand": "In der Hand",
        "row": "Markt",
        "pile": "Stapel {n}",
        "discards": "abgelegt {n}",
        "row_card": "{what}, Platz {n}",
        "reach": ("{price} Gold: 1 aus {n}", "{price} Gold: 2 aus {n}"),
        "market": (
            "kleiner Markt: {price} Gold für 1 der ersten {n}",
            "großer Markt: {price} Gold für 2 der ersten {n}",
        ),
        "no_card": "leerer Platz",
        "djinns": "Dschinns",
        "thief": "Dieb · noch {n}",
        "points": "{card}, {n} Punkte: {what}",
        "back": "verdeckte Karte",
        "backs": "{n} verdeckte Karten",
        "hidden_djinn": "verdeckter Dschinn",
        "panel": "{who}: {cards}",
        "lantern": "am Zug: {who}",
        "gold": "{n} Gold",
        "covered": "Gold ist verdeckt",
        "camels": "Kamele übrig: {n}",
        "seat": "das Zeichen von {who}",
        "supply": "übrig: {what}",
        "bag": "im Beutel: {what}",
        "nothing": "nichts",
        "tray": "Was du tun kannst",
        "pay": "Preis: {what}",
        "to": "nach {tile}",
        "slaves": "Sklaven",
        "yours": "Du bist am Zug",
        "asked": "Du hast die Wahl",
        "over": "Spielende",
        "winner": "Sieg: {who}",
        "reached": "{who}: {n} Punkte",
        "acts": "ist am Zug",
        "last": "Letzte Runde",
        "round": "Runde {n}",
        "sell": "Verkaufen: +{n}",
        "sell_all": "Je eine: +{n}",
        "done": {
            Phase.MOVE: "Weiter",
            Phase.TRIBE: "Weiter",
            Phase.KILL: "Niemanden",
            Phase.THIEF: "Jetzt nicht",
            Phase.GAIN: "Keins nehmen",
            Phase.TILE: "Weiter",
            Phase.MARKET: "Nichts kaufen",
            Phase.SECOND: "Keine zweite",
            Phase.SACRED: "Nichts kaufen",
            Phase.SALE: "Zug beenden",
        },
    },
}


@cache
def tile_label(tile, face, lang):
    """A tile in words: 'C2: oasis, red 8'."""
    value = SCENE_WORDS[lang]["blue" if face < BLUE_FACES else "red"].format(n=POINTS[face])
    return f"{spot(tile)}: {WORDS[lang]['kinds'][KINDS[face]]}, {value}"


@cache
def card_label(card, lang):
    """A djinn, or a thief after them: name, points and power."""
    power = WORDS[lang]["djinns"][card] if card < DJINNS else WORDS[lang]["thieves"][card - DJINNS]
    points = CARD_POINTS[card] if card < DJINNS else THIEF_POINTS
    return SCENE_WORDS[lang]["points"].format(card=CARDS[card], n=points, what=power)
