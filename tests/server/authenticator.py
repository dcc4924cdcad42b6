"""A passkey without a device: keys of P-256, answers as a browser gives them."""

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Holds one passkey of one site."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin, self.site = origin, site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.count = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        point = [one.to_bytes(32, "big") for one in (numbers.x, numbers.y)]
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point[0], -3: point[1]})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        data = self._data(ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": encoded(said), "attestationObject": encoded(made)})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        data, said = self._data(0), self._said("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"authenticatorData": data, "clientDataJSON": said, "signature": signature}
        return self._credential({name: encoded(value) for name, value in answer.items()})

    def _data(self, flags: int) -> bytes:
        flags |= PRESENT | VERIFIED
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = encoded(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
