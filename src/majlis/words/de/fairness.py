"""Was davon gesagt wird, ob ein Spiel ehrlich war."""

WORDS = {
    "same_rules": "{title}: Regeln (Version {rules}) und Schachtel ({box}…) sind dieselben wie hier.",
    "committed": "Startwert und Salz ergeben die Festlegung {hex}: Das Austeilen stand vor der ersten Aktion fest.",
    "no_commitment": "Die Datei nennt keine Festlegung. Startwert und Salz ergeben {hex}.",
    "shown_before": "Es ist die Festlegung, die vor dem Spiel gezeigt wurde.",
    "shown_another": "Es ist eine andere Festlegung als die, die vor dem Spiel gezeigt wurde: Das Austeilen "
    "wurde vertauscht.",
    "not_shown_before": "Eine Datei allein kann nicht zeigen, dass diese Festlegung vor dem Spiel bekannt war: "
    "Vergleiche sie mit der, die dir gezeigt wurde.",
    "forked": "Nach Aktion {n} wurde alles Ungesehene neu ausgeteilt: Von da an ist es Übung.",
    "all_open": "Alle {n} Aktionen standen dem Spieler offen, der am Zug war.",
    "points_as_said": "Die Punkte sind, wie die Datei sagt: {points}.",
    "points_found": "Die Punkte sind {points}; die Datei nennt keine.",
    "won_by": "Der Sieg geht an {who}.",
    "won_by_nobody": "Niemand hat gewonnen.",
    "not_ended": "Das Spiel ist nicht zu Ende: Es gibt noch kein Ergebnis.",
    "kept_chain": "Die Aufzeichnung dieses Tisches enthält {n} Schritte, auch die zurückgenommenen, und keiner "
    "wurde seither geändert.",
    "kept_commitment": "Die Festlegung wurde beim Öffnen des Tisches aufgeschrieben und ist heute dieselbe.",
    "kept_commitment_not": "Beim Öffnen des Tisches wurde eine andere Festlegung aufgeschrieben: Das Austeilen "
    "wurde vertauscht.",
    "kept_result": "Das Ergebnis, das am Ende aufgeschrieben wurde, ist dasselbe.",
    "kept_result_not": "Am Ende wurde ein anderes Ergebnis aufgeschrieben.",
    "fair": "Nichts ist falsch.",
    "unfair": "Etwas ist falsch.",
}
