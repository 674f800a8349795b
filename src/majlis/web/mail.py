"""Mail by the host's own server: standard library, in a thread, never on the event loop."""

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from majlis.core.refusal import Refusal

SECONDS = 15  # for a server to answer
PORTS = {"smtps": 465, "smtp": 587}
ADDRESS = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?", re.IGNORECASE)
HOW = "--smtp smtps://user@host:port (or smtp://, with STARTTLS)"


class Mail(NamedTuple):
    """Who carries mails, and from whom they are."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    sealed: bool = True  # TLS from the first byte; else from STARTTLS on, wherever there is a password


def is_address(word: str) -> bool:
    return len(word) <= 254 and word.isascii() and ADDRESS.fullmatch(word) is not None


def parsed(url: str, sender: str, password: str) -> Mail:
    """How a host said it on the command line."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in PORTS or not parts.hostname or parts.password or port == -1:
        raise Refusal(f"{HOW}: not {url[:60]!r}. The password is given by MAJLIS_SMTP_PASSWORD or a file.")
    if not is_address(sender):
        raise Refusal(f"--mail-from ADDRESS says from whom mails are: {sender[:60]!r} is no address.")
    user, port = unquote(parts.username or ""), port or PORTS[parts.scheme]
    if user and not password:
        raise Refusal("The mail server wants a password: MAJLIS_SMTP_PASSWORD, or --smtp-password FILE.")
    return Mail(parts.hostname, port, sender, user, password, parts.scheme == "smtps")


def password_of(file: Path | None, given: str) -> str:
    """From a file, else from the environment."""
    if file is None:
        return given
    try:
        return file.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise Refusal(f"--smtp-password {file}: {error.strerror}.") from error


def written(mail: Mail, to: str, subject: str, text: str, number: str, stop: str = "") -> EmailMessage:
    """A mail; whoever gets it twice can tell by its number."""
    message = EmailMessage()
    message["From"] = Address("Majlis", addr_spec=mail.sender)
    message["To"], message["Subject"] = to, subject
    message["Message-ID"] = f"<{number}@{mail.sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if stop:  # one click, as RFC 8058 has it
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def dialled(mail: Mail, context: ssl.SSLContext) -> smtplib.SMTP:
    if mail.sealed:
        return smtplib.SMTP_SSL(mail.host, mail.port, timeout=SECONDS, context=context)
    return smtplib.SMTP(mail.host, mail.port, timeout=SECONDS)


def send(mail: Mail, message: EmailMessage) -> None:
    """Hand it to the server, or say why not."""
    context = ssl.create_default_context()
    with dialled(mail, context) as server:
        server.ehlo_or_helo_if_needed()  # what it can do is known from then on
        if not mail.sealed and (mail.user or server.has_extn("starttls")):
            server.starttls(context=context)  # a password never goes in the open
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
