"""Was ein Tisch ablehnt."""

WORDS = {
    "stale": "Am Tisch ist schon mehr geschehen: Sieh noch einmal hin.",
    "elsewhere": "An diesem Tisch wurde inzwischen anderswo gespielt: Sieh noch einmal hin. Steht er still, dann lade "
    "die Seite neu.",
    "no_undo": "Es gibt nichts zurückzunehmen: Der letzte Schritt war nicht deiner oder hat etwas Neues gezeigt.",
    "plan_shows": "Hier endet der Plan: Dieser Schritt hat etwas Neues gezeigt. Sieh hin, dann geht es weiter.",
    "no_invite": "Diese Einladung gilt nicht mehr: Sie wurde benutzt, zurückgezogen oder ist abgelaufen. Bitte um "
    "einen neuen Link.",
    "seat_taken": "Dieser Platz ist besetzt.",
    "sits_already": "Du sitzt schon an diesem Tisch.",
    "no_seat": "Diesen Platz gibt es nicht.",
    "begun": "Die Partie hat begonnen.",
    "seats_free": "Es fehlt noch jemand: Besetze die freien Plätze oder warte.",
    "no_resize": "So viele Plätze hat dieses Spiel nicht, oder auf dem letzten sitzt jemand.",
    "no_such_player": "Niemand heißt {who}.",
    "forged_game": "Kein Spiel heißt {name}. Es gibt: {all}.",
    "forged_seats": "Dieses Spiel ist für {least} bis {most} Personen, nicht für {n}.",
    "forged_option": "Dieses Spiel hat keine Option {option}.",
    "forged_deadline": "Eine solche Zeit für einen Zug gibt es nicht: {time}.",
    "forged_clock": "Eine solche Uhr für eine Partie gibt es nicht: {time} mit {bot}.",
    "forged_player": "Niemand heißt {player}. Ein Platz ist für me, guest, {bots}.",
    "disk_full": "Die Festplatte des Servers ist voll: Das wurde nicht ausgeführt, und nichts Früheres ist verloren. "
    "Sag es dem Gastgeber und versuche es dann noch einmal.",
    "read_only": "Der Server darf nicht in seinen Ordner schreiben: Das wurde nicht ausgeführt, und nichts Früheres "
    "ist verloren. Sag es dem Gastgeber und versuche es dann noch einmal.",
    "disk_fails": "Die Festplatte des Servers verweigert sich: Das wurde nicht ausgeführt, und nichts Früheres "
    "ist verloren. Sag es dem Gastgeber und versuche es dann noch einmal.",
    "keeper_gone": "Der Prozess des Servers, der diesen Tisch führte, ist nicht mehr da, und ein anderer übernimmt "
    "ihn: Sieh nach, ob das geschehen ist, und versuch es dann noch einmal.",
    "taken_over": "Dieses Haus führt inzwischen ein anderer Prozess: Das wurde nicht ausgeführt, und nichts Früheres "
    "ist verloren. Lade die Seite neu.",
    "database_away": "Die Datenbank des Servers antwortet nicht: Nichts Früheres ist verloren. Sieh nach, ob das "
    "ausgeführt ist, wenn sie wieder da ist.",
    "damaged": "Die Aufzeichnung dieses Tisches ist beschädigt. Er ist beiseitegestellt, alle anderen gehen weiter; "
    "der Gastgeber kann ihn aus einer Sicherung zurückholen.",
    "not_over_yet": "Noch eine Partie gibt es, wenn diese zu Ende ist.",
    "from_position": "Diese Partie beginnt mit einer Stellung: Spiele sie im Terminal (majlis play DATEI).",
    "resting": "Die Partie ruht: Sie geht weiter, wenn alle zustimmen, die da sind.",
    "left": "Dieses Spiel geht an einem anderen Tisch weiter: Alle sind zurückgegangen.",
    "back_over": "Das Spiel ist zu Ende oder geht anderswo weiter: Hier gibt es kein Zurück.",
    "back_rated": "In gewerteten Spielen, Partien des Tages und geführten Spielen geht niemand zurück.",
    "back_seats": "Nur wer mitspielt, kann darum bitten.",
    "back_nowhere": "Es gibt nichts, wohin man zurückgehen könnte.",
    "back_lapsed": "Darum bittet niemand mehr: Der Tisch ist schon weiter.",
    "others_sit": "An diesem Tisch sitzen auch andere: Du kannst ihn aus deiner Liste ausblenden.",
    "stays": "Dieses Spiel steht auf einem Wertungsblatt, oder ein anderes geht von ihm aus weiter: Du kannst es "
    "aus deiner Liste ausblenden.",
    "rated_accounts": "Ein gewertetes Spiel ist für Leute mit Konto und für Bots: Jemand hier hat keines.",
    "rated_once": "In einem gewerteten Spiel hat jeder einen Platz.",
}
