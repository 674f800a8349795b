"""Certificates for servers of the tests, signed by an authority of their own that nobody trusts unasked."""

import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

NOW = datetime.now(UTC)
DAY = timedelta(days=1)


def named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


class Authority:
    """Signs certificates; its own is the file that whoever trusts it is given."""

    def __init__(self, folder: Path, name: str = "authority") -> None:
        self.folder, self.name, self.key = folder, named(name), ec.generate_private_key(ec.SECP256R1())
        about = self._about(self.name, self.key, NOW + DAY).add_extension(x509.BasicConstraints(True, 0), True)
        self.file = folder / f"{name}.pem"
        self.file.write_bytes(about.sign(self.key, SHA256()).public_bytes(Encoding.PEM))

    def _about(self, subject: x509.Name, key: Any, until: datetime) -> x509.CertificateBuilder:
        about = x509.CertificateBuilder(self.name, subject, key.public_key(), x509.random_serial_number())
        about = about.not_valid_before(NOW - 3 * DAY).not_valid_after(until)
        whose = x509.AuthorityKeyIdentifier.from_issuer_public_key(self.key.public_key())
        own = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
        return about.add_extension(own, False).add_extension(whose, False)

    def pair(self, host: str = "localhost", until: datetime = NOW + DAY) -> tuple[Path, Path]:
        """The certificate of a host, and its key, as files."""
        key = ec.generate_private_key(ec.SECP256R1())
        about = self._about(named(host), key, until)
        about = about.add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), False)
        files = self.folder / f"{host}-{until:%j}.pem", self.folder / f"{host}-{until:%j}.key"
        files[0].write_bytes(about.sign(self.key, SHA256()).public_bytes(Encoding.PEM))
        files[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        return files

    def seal(self, host: str = "localhost", until: datetime = NOW + DAY) -> ssl.SSLContext:
        """What a server shows."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*self.pair(host, until))
        return context
