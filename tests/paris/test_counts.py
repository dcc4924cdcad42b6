"""What adds up: every breach is found, else a fuzzer could not find it."""

from collections.abc import Callable

import pytest

from boulevard.games.paris.state import Standing, State, Used
from paris.drawing import game, position

BREACHES: list[tuple[str, Callable[[State], None]]] = [
    ("tiles of orange", lambda s: setattr(s, "piles", ((8,), s.piles[1]))),
    ("tiles of blue", lambda s: setattr(s, "hands", (s.hands[0], (8,)))),
    ("tokens of orange", lambda s: setattr(s, "used", tuple(Used(card, 0) for card in s.cards[:5]))),
    ("chimneys of blue", lambda s: setattr(s, "buildings", tuple(Standing("JARDIN", 1, 0) for _ in range(8)))),
    ("buildings", lambda s: setattr(s, "pool", s.pool[1:])),
    ("buildings", lambda s: setattr(s, "reserves", (("LINE",), ("LINE",)))),
    ("printed spaces", lambda s: setattr(s, "mixed", s.mixed | s.lights)),
    ("pieces overlap", lambda s: setattr(s, "covered", s.covered | 1 << 63)),
    ("cards used twice", lambda s: setattr(s, "used", (*s.used[:4], s.used[0], *s.used[5:]))),
]


@pytest.mark.parametrize(("said", "breach"), BREACHES, ids=[f"{said} {n}" for n, (said, _) in enumerate(BREACHES)])
def test_each_breach_is_found(said: str, breach: Callable[[State], None]) -> None:
    """P1, P2, P3, P4, P5. Tiles, buildings, tokens, chimneys, spaces and cards."""
    s = position("OLM", "orange build LINE a2+b2+c2", "blue holds SMILE", rest="O")
    assert list(game.conserved(s)) == []
    breach(s)
    assert [wrong for wrong in game.conserved(s) if said in wrong]
