"""Draws that anybody who has the seed can check.

The draw at a ply is HMAC-SHA256(seed, "ply:try") modulo the total weight. A value in the last incomplete run of the
weights is rejected, and the next try is taken, so that every outcome has exactly its probability.
"""

import hashlib
import hmac
from collections.abc import Sequence

from boulevard.core.moves import Move

_RANGE = 1 << 256


def draw(seed: bytes, ply: int, outcomes: Sequence[tuple[Move, int]]) -> Move:
    """The outcome that this seed gives at this ply."""
    total = sum(weight for _, weight in outcomes)
    fair = _RANGE - _RANGE % total
    attempt = 0
    while (value := int.from_bytes(hmac.digest(seed, b"%d:%d" % (ply, attempt), "sha256"), "big")) >= fair:
        attempt += 1
    value %= total
    for move, weight in outcomes:
        if value < weight:
            return move
        value -= weight
    raise AssertionError("weights are positive")


def simulation_seed(seed: str, game: int) -> bytes:
    """The seed of game number `game` (from 1) of a simulation, whatever the number of games or processes."""
    return hashlib.sha256(f"{seed}:{game}".encode()).digest()


def seed_hash(seed: bytes) -> str:
    """What is shown of a table's seed from the start."""
    return f"sha256:{hashlib.sha256(seed).hexdigest()}"
