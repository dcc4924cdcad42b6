"""Passkeys: what a browser is asked, and whether its answer is right. What checks signatures is heavy, and loaded where
the first passkey is asked for."""

import json
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from boulevard.server.refusals import Refusal

WRONG = (WebAuthnException, ValueError, KeyError, TypeError)


class Asked(Struct, frozen=True):
    """What the browser gets, and the challenge in it, which has to come back signed."""

    challenge: str
    options: dict[str, Any]


class Public(Struct, frozen=True):
    """The public half of a passkey."""

    credential: str
    public_key: bytes
    count: int


def for_a_new_one(site: str, member: str, name: str, known: Sequence[str]) -> Asked:
    """`known`: those that there are already, of which none is made again."""
    options = generate_registration_options(
        rp_id=site,
        rp_name="Boulevard",
        user_name=name,
        user_display_name=name,
        user_id=member.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return Asked(bytes_to_base64url(options.challenge), json.loads(options_to_json(options)))


def for_any(site: str) -> Asked:
    options = generate_authentication_options(rp_id=site)
    return Asked(bytes_to_base64url(options.challenge), json.loads(options_to_json(options)))


def challenge_in(answer: dict[str, Any]) -> str | None:
    """The challenge that an answer says it is to."""
    try:
        said = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))["challenge"]
    except WRONG:
        return None
    return said if isinstance(said, str) else None


def made(answer: dict[str, Any], challenge: str, site: str, origin: str) -> Public:
    """The new passkey; a Refusal where the answer is not one to that."""
    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site,
            expected_origin=origin,
        )
    except WRONG:
        raise Refusal("key-unknown") from None
    return Public(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


def signed(answer: dict[str, Any], challenge: str, site: str, origin: str, key: Public) -> int:
    """How often the passkey has signed by now; a Refusal where it was not this one, or not that challenge."""
    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.count,
        )
    except WRONG:
        raise Refusal("key-unknown") from None
    return found.new_sign_count
