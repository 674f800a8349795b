"""Was das geführte erste Spiel sagt, der Reihe nach."""

WORDS = {
    "welcome": (
        "Willkommen in der Hochwüste. Diese Karten sind deine Hand; nur du siehst sie. Jede Karte gehört zu einem "
        "Clan, zu erkennen an Farbe und Zeichen, und hat einen Wert von 1 bis 5."
    ),
    "palaces": (
        "Hier wächst dein Palast, Karte für Karte. Am Ende zählt dein bester Clan für dich, jeder andere gegen "
        "dich. Die Gegenseite hat schon begonnen: Ihr Dieb hat eine Karte aus deiner Hand genommen."
    ),
    "turn_thief": "Ein Zug ist eine Karte, danach wird eine gezogen. Zahle es heim: Beschwöre deinen Marid-Dieb.",
    "rob": "Dein Dieb liegt in deinem Palast und zählt 3. Jetzt nimmt er eine zufällige Karte aus einer anderen Hand.",
    "stolen": (
        "Ein Shaitan-Händler gehört dir, und am Ende deines Zuges hast du einen Shaitan-Dieb gezogen. Deine "
        "Shaitan werden zahlreich."
    ),
    "second_clan": (
        "Beschwöre den Shaitan-Dieb. Das kostet dich erst einmal Punkte, denn ein zweiter Clan zählt gegen dich; "
        "aber er stiehlt noch einmal, und die Shaitan sollen dein Clan werden."
    ),
    "rob_again": "Nimm noch eine Karte.",
    "crown": (
        "Eine hat sich die Gegenseite zurückgeholt. Sieh in deinen Palast: Die Zahl neben einem Clan sagt, was der "
        "Palast zählt, wenn es dein Clan ist. Die Krone zeigt den besten."
    ),
    "best_clan": "Du hast noch einen Shaitan-Dieb. Beschwöre ihn: Zu zweit wiegen die Shaitan mehr als die Marid.",
    "rob_third": "Und nimm noch eine Karte.",
    "vizier_hit": (
        "Das tat weh: Ein Wesir darf eine Palastkarte mit Wert bis 4 abwerfen, und er hat deinen Shaitan-Dieb gewählt."
    ),
    "merchant": "Ein Händler tauscht. Beschwöre deinen Shaitan-Händler.",
    "give": "Gib her, was dir schadet: Der Marid-Dieb gehört zu einem Clan, der gegen dich zählt.",
    "take": (
        "Du darfst eine Karte nehmen, die höchstens so viel wert ist. Nimm den Genie-Dieb: Genies hast du "
        "inzwischen am meisten, also darf sich dein Plan ändern."
    ),
    "sultan": (
        "Die Gegenseite hat einen Sultan beschworen, der 5 wert ist, und mit ihm noch eine Karte. Bei ihr zählen "
        "die Genies."
    ),
    "jann": (
        "Die violetten Jann sind edel: Sie zählen nie gegen jemanden. Beschwöre deinen Jann-Händler; er zählt 2 "
        "und darf tauschen."
    ),
    "give_again": "Gib den Shaitan-Dieb.",
    "take_back": "Nimm den Genie-Seher: Das hilft dir und schadet der Gegenseite, doppelt gut.",
    "vizier": "Jetzt dein eigener Wesir. Er zählt 4 für deine Genies.",
    "exile": "Wirf den Genie-Wesir der Gegenseite ab: 4 Punkte weniger für sie.",
    "wish": (
        "Statt zu beschwören, darfst du dir für drei Handkarten etwas wünschen. Zurückholen nimmt eine beliebige "
        "Karte vom Ablagestapel, und dort liegt ein Genie-Wesir. Wünsche es dir."
    ),
    "pay": "Bezahle mit Karten, die du am wenigsten brauchst. Zuerst der Genie-Seher, er ist nur 1 wert.",
    "pay_second": "Dann der Shaitan-Seher.",
    "pay_third": "Und der Efreet-Dieb.",
    "recall": "Nimm jetzt den Genie-Wesir. Alle sehen, welche Karte du nimmst.",
    "own_harm": (
        "Die Gegenseite hat getauscht: Sie hat deinen Genie-Dieb, und du hast einen Efreet-Dieb, der 3 gegen dich "
        "zählt. Ein Wesir hilft auch zu Hause: Beschwöre ihn."
    ),
    "exile_own": "Wirf den Efreet-Dieb aus deinem eigenen Palast ab und gewinne 3 dazu.",
    "last_round": (
        "Die Gegenseite hatte acht Karten im Palast, als ihr Zug begann: Das ist die letzte Runde, und jetzt kommt"
        " dein letzter Zug."
    ),
    "shield": (
        "Ein Palast mit acht Karten ist unerreichbar, sieh den Schild: Niemand kann die Besitzerin oder den "
        "Besitzer noch bestehlen oder schädigen."
    ),
    "count": (
        "Du hast 9 Punkte, die Gegenseite 10. Keine Karte deiner Hand reicht, aber ein Wunsch: Verbannen nimmt "
        "eine Karte aus dem Spiel, auch eine eigene."
    ),
    "pay_last": "Bezahle die drei Karten, eine nach der anderen.",
    "pay_on": "Die nächste.",
    "pay_end": "Und die letzte.",
    "banish": "Dein Shaitan-Händler zählt 2 gegen dich. Entferne ihn.",
    "over": (
        "Du gewinnst, 11 zu 10! Das ist das ganze Spiel. Spiele es noch einmal mit neuen Karten oder mit mehr "
        "Gästen am Tisch."
    ),
}
