"""Was von Partien als Dateien gesagt wird, und von ihrem Beweis."""

WORDS = {
    "no_text": "Das ist keine Partiedatei: Es ist kein Text.",
    "no_match_file": "Das ist keine Partiedatei: Eine solche beginnt mit „{first}“.",
    "broken_line": "Diese Partiedatei lässt sich ab Zeile {n} nicht lesen. Genauer, auf Englisch: {why}",
    "import": "Eine Partiedatei öffnen",
    "import_note": "Jede Aktion wird noch einmal gespielt. Ein beendetes Spiel kann dann angesehen, geprüft, "
    "analysiert und von jedem Moment an weitergespielt werden; ein unbeendetes geht weiter.",
    "import_file": "Partiedatei (Text oder JSON)",
    "import_go": "Öffnen",
    "import_short": "Eine Partiedatei öffnen",
    "file_text": "Als Text",
    "file_json": "Als JSON",
    "link_moment": "Link zu diesem Moment",
    "link_copied": "Der Link ist kopiert.",
    "seen_before": "Es ist die Festlegung, die diesem Gerät vor dem Spiel gezeigt wurde.",
    "seen_another": "Diesem Gerät wurde vor dem Spiel eine andere Festlegung gezeigt: Das Austeilen wurde vertauscht.",
    "sealed_here": "Dieser Browser hat nachgerechnet: Startwert und Salz ergeben die Festlegung.",
    "sealed_here_not": "Dieser Browser hat nachgerechnet: Startwert und Salz ergeben die Festlegung nicht.",
}
