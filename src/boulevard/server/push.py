"""Web Push: a message that only one browser can read (RFC 8291), and by which a push service knows whose it is
(RFC 8292). Nothing here looks at a clock or a network.
"""

import base64
import binascii
import json
import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of the one record that a message is; no push service takes more."""
LONGEST = RECORD - 16 - 1 - 86
"""Bytes of a message: the record holds a tag, the mark of its end and what is said before it too."""
LASTS = 12 * 3600.0
"""Seconds for which a word to a push service counts; it takes none of more than a day."""


def plain(data: bytes) -> str:
    """As the web writes bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """They once more; ValueError where it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeError) as trouble:
        raise ValueError("base64") from trouble


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def browser_key(text: str) -> ec.EllipticCurvePublicKey:
    """The public half of a browser's key; ValueError where it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(text))


def is_secret(text: str) -> bool:
    """May it be what a browser shares with whoever writes to it?"""
    try:
        return len(bytes_of(text)) == 16
    except ValueError:
        return False


# What only the browser reads -------------------------------------------------------------------------------------


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def lock(shared: bytes, auth: bytes, salt: bytes, browser: bytes, ours: bytes) -> tuple[AESGCM, bytes]:
    """What closes and opens the message, and its number used once."""
    secret = derived(shared, auth, b"WebPush: info\0" + browser + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    return AESGCM(key), derived(secret, salt, b"Content-Encoding: nonce\0", 12)


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message for a browser, by the keys that it gave."""
    theirs, mine = browser_key(p256dh), ec.generate_private_key(CURVE)
    salt, ours = secrets.token_bytes(16), point(mine.public_key())
    closes, once = lock(mine.exchange(ec.ECDH(), theirs), bytes_of(auth), salt, point(theirs), ours)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + closes.encrypt(once, message + b"\x02", None)


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What the browser makes of it: for tests, and to see that what was sealed can be read. ValueError where not."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    ours, rest = body[21 : 21 + length], body[21 + length :]
    if len(rest) > size:
        raise ValueError("more than a record")
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, ours))
    opens, once = lock(shared, auth, salt, point(key.public_key()), ours)
    try:
        return opens.decrypt(once, rest, None).rstrip(b"\0").removesuffix(b"\x02")
    except InvalidTag as trouble:
        raise ValueError("sealed for somebody else") from trouble


# Who sends it ----------------------------------------------------------------------------------------------------


def new_key() -> bytes:
    """A key by which push services know this server, as it is kept."""
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


class Vapid:
    """The server's own key."""

    def __init__(self, kept: bytes) -> None:
        key = serialization.load_der_private_key(kept, None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.key = key
        self.public = plain(point(key.public_key()))
        """What a browser is told, so that it takes messages from nobody else."""

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """The header by which the push service at that origin knows whose message it is."""
        said = {"aud": origin, "exp": int(now + LASTS), "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, said)
        told = ".".join(plain(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self.key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        signature = plain(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={told}.{signature}, k={self.public}"
