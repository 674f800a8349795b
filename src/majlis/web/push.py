"""Web Push: what a browser's own service carries, sealed for that browser (RFC 8291), under our own key (RFC 8292).

It takes the package `cryptography` (the extra `push`); without it nothing of this is offered.
"""

import base64
import json
import secrets
import time
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from majlis.table.channels import own_secret
from majlis.table.store import Store
from majlis.web.hooks import Unfit

HOURS = 12 * 3600  # for which a signature is good
RECORD = 4096  # bytes of a record
CURVE_POINT, AUTH = 65, 16  # bytes of what a browser gives


def offered() -> bool:
    """Is what it takes installed?"""
    return find_spec("cryptography") is not None


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data_of(word: str) -> bytes:
    return base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))


def house_key(store: Store) -> Any:
    """The key of this house, made when it is first needed."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = own_secret(store, "vapid", lambda: fresh().private_numbers().private_value.to_bytes(32, "big"))
    return ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())


def fresh() -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1())


def point(key: Any) -> bytes:
    """The public half of a key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    found: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found


def keys_of(secret: str) -> tuple[bytes, bytes]:
    """What a browser gave to seal with: a point of the curve, and 16 bytes."""
    try:
        theirs, auth = (data_of(it) for it in secret.split(" "))
    except ValueError:
        raise Unfit from None
    if len(theirs) != CURVE_POINT or len(auth) != AUTH:
        raise Unfit
    return theirs, auth


def sealed(text: bytes, theirs: bytes, auth: bytes, key: Any = None, salt: bytes = b"") -> bytes:
    """A text that one browser alone can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    key, salt = key or fresh(), salt or secrets.token_bytes(16)
    ours = point(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    root = derived(shared, auth, b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(derived(root, salt, b"Content-Encoding: aes128gcm\0", 16))
    body = cipher.encrypt(derived(root, salt, b"Content-Encoding: nonce\0", 12), text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + bytes(body)


def derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return bytes(HKDF(SHA256(), length, salt, info).derive(key))


def passport(key: Any, address: str, home: str) -> str:
    """From whom it is, for the service that carries it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(address)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + HOURS, "sub": home}
    text = ".".join(letters(json.dumps(it).encode()) for it in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={text}.{letters(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={letters(point(key))}"


def parcel(store: Store, address: str, secret: str, home: str, message: dict[str, Any]) -> tuple[bytes, dict[str, str]]:
    """What is handed to the service, and its head."""
    body = sealed(json.dumps(message, ensure_ascii=False).encode(), *keys_of(secret))
    head = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(24 * 3600)}
    return body, head | {"Urgency": "normal", "Authorization": passport(house_key(store), address, home)}
