"""Wie jemand erfährt, dass er an der Reihe ist."""

WORDS = {
    "notices": "Wenn du an der Reihe bist",
    "notices_note": "Die Seite sagt es in ihrem Titel und mit einem Ton, den man in ihren Einstellungen abschaltet. "
    "Wenn du nicht da bist:",
    "notice_mail": "E-Mail",
    "notice_address": "Deine Adresse",
    "notice_mail_go": "Link schicken",
    "notice_mail_none": "Auf diesem Server ist keine Mail eingerichtet.",
    "notice_mail_waits": "{address}: Öffne den Link, der dorthin ging, dann gilt es.",
    "notice_mail_on": "Eine Mail geht an {address}.",
    "notice_mail_bad": "Das ist keine Mailadresse: Sieh sie noch einmal an.",
    "notice_mail_fails": "Der Mailserver hat es nicht angenommen: Versuch es später, oder sag Bescheid.",
    "notice_mail_sent": "Ein Link ist unterwegs. Öffne ihn, dann erfährst du es per Mail.",
    "notice_hook": "Webhook",
    "notice_hook_address": "Adresse deines Programms",
    "notice_hook_go": "Sag es meinem Programm",
    "notice_hook_note": "Ein Programm von dir bekommt eine signierte Nachricht, wenn du an der Reihe bist: "
    "welches Spiel, welcher Tisch, wessen Zug.",
    "notice_hook_on": "{address} erfährt es.",
    "notice_hook_secret": "Das Geheimnis, mit dem Nachrichten signiert sind",
    "notice_once": "Es wird nur dieses Mal gezeigt: Schreib es auf.",
    "notice_hook_bad": "Diese Adresse geht nicht: Sie muss mit https:// beginnen und zu einem Rechner draußen führen.",
    "notice_hook_bad_near": "Diese Adresse geht nicht: Sie muss mit https:// oder http:// beginnen und zu einem "
    "anderen Rechner führen.",
    "notice_push": "Mitteilungen dieses Browsers",
    "notice_push_go": "Sag es mir hier",
    "notice_push_on": "Dieser Browser sagt es dir: {address}",
    "notice_push_plain": "Das erlauben Browser nur über https: Frag, wer den Server betreibt, nach majlis serve "
    "--tls CERT KEY.",
    "notice_push_none": "Auf diesem Server fehlt, was es dafür braucht (majlis mit dem Zusatz push).",
    "notice_push_denied": "Dieser Browser erlaubt es nicht: Sieh in seinen Einstellungen für diese Seite nach.",
    "notice_push_lacks": "Dieser Browser kann das nicht.",
    "notice_push_bad": "Dieser Browser gab keine brauchbare Adresse.",
    "notice_stop": "Aufhören",
    "installed_note": "Ein Tisch für Brettspiele der Wüste, mit Freunden und Bots.",
    "no_channel": "Das gehört nicht dir.",
    # in einer Mail
    "mail_confirm_subject": "Soll Majlis dir schreiben?",
    "mail_confirm": "Jemand, hoffentlich du, möchte an dieser Adresse erfahren, wann er in einer Partie an der Reihe "
    "ist.\n\nWenn du das warst, öffne diesen Link und sag ja:\n{link}\n\nWenn nicht, tu nichts: Es kommt nichts mehr.",
    "mail_subject": "Du bist an der Reihe: {title}",
    "mail_turn": "{who}, du bist an der Reihe in {title}.\n\n{address}\n",
    "mail_since": "Was seither geschah:",
    "mail_stop": "Keine solchen Mails mehr: {link}",
    "push_body": "{who}, du bist an der Reihe.",
    # die Seite eines solchen Links
    "notice_confirm_title": "Mails an {address}",
    "notice_confirm_ask": "Soll Majlis dir dorthin schreiben, wenn du an der Reihe bist?",
    "notice_confirm_go": "Ja",
    "notice_confirmed": "Gut: Von jetzt an erfährst du es per Mail.",
    "notice_stop_ask": "Soll nichts mehr dorthin gehen?",
    "notice_stop_go": "Nichts mehr",
    "notice_stopped": "Dorthin geht nichts mehr.",
    "notice_bad_link": "Dieser Link ist nicht gut: Er ist unvollständig oder schon benutzt.",
}
