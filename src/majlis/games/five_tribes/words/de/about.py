"""How the game introduces itself, in German."""

WORDS = {
    "title": "Five Tribes",
    "paragraph": (
        "Die Stadt Naqala hat keinen Sultan, und fünf Sippen könnten einen küren. Biete um deinen Platz in der Runde, "
        "hebe alle Figuren eines Plättchens auf und setze sie unterwegs einzeln ab: Die letzte muss ihre eigene Farbe "
        "antreffen. Was du dort einsammelst, arbeitet für dich, und ein geleertes Plättchen gehört dir. Gold, Wesire, "
        "Älteste, Dschinn, Plättchen, Palmen, Paläste und Waren zählen. Für 2 bis 4 Personen, gut eine Stunde."
    ),
    "line": "Setze Figuren auf deinem Weg ab; die Sippe am Ziel arbeitet für dich.",
    "options": {
        "thieves": ("Diebe von Naqala", "Fünf Diebe zum Anheuern und Dschinn Morgiane gegen sie."),
        "power_a_round": ("Kräfte je Runde", "Bezahlte Dschinn wirken einmal je Runde statt je Zug."),
        "nekir_each": ("Nekir zählt Köpfe", "Nekir zahlt für jede einzelne getötete Figur."),
        "echidna_kandicha": ("Echidna mit Kandicha", "Echidna verdoppelt auch Kandichas Baumeister."),
        "one_card": ("Eine Karte genügt", "Am großen Markt darf man nach einer Karte aufhören."),
        "covered_gold": ("Verdecktes Gold", "Das Gold der anderen bleibt bis zum Ende verdeckt."),
        "captives_unpaid": ("Gefangene leben", "Nekir bekommt nichts für Kandichas Gefangene."),
        "baal_itself": ("Ba'al zählt sich mit", "Wer Ba'al bekommt, erhält dafür 1 Gold."),
    },
}
