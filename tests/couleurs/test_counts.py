"""What adds up: every breach is found, else a fuzzer could not find it."""

from collections.abc import Callable

import msgspec
import pytest

from boulevard.core.held import changed
from boulevard.games.couleurs.state import State
from couleurs.tables import GAME, Arranged


def white_too_many(s: State) -> None:
    one = msgspec.structs.replace(s.canvases[0][0], filled="WWWW.....", whites=4)
    s.canvases = changed(s.canvases, 0, (one,))


def nothing_open(s: State) -> None:
    s.canvases = changed(s.canvases, 0, (msgspec.structs.replace(s.canvases[0][0], open=""),))


BREACHES: list[tuple[str, Callable[[State], None]]] = [
    ("pigments", lambda s: setattr(s, "stocks", changed(s.stocks, 0, (9,) * 8))),
    ("stocks", lambda s: setattr(s, "stocks", changed(s.stocks, 0, (-1, *s.stocks[0][1:])))),
    ("stocks", lambda s: setattr(s, "in_play", (*s.in_play[:7], 6))),
    ("painting in work", white_too_many),
    ("painting in work", nothing_open),
    ("paintings", lambda s: setattr(s, "deck", s.deck[1:])),
    ("bonus cards", lambda s: setattr(s, "bonus_deck", s.bonus_deck[1:])),
    ("painters", lambda s: setattr(s, "dealt", (("monet", "degas"), ("monet", "manet")))),
    ("assistants of 1", lambda s: setattr(s, "hands", changed(s.hands, 0, 9))),
    ("assistants of 2", lambda s: setattr(s, "standing", changed(s.standing, 1, ()))),
    ("assistants on s1", lambda s: setattr(s, "standing", (("s1",), ("s1",)))),
    ("assistants on s0", lambda s: setattr(s, "standing", changed(s.standing, 0, ("s0",)))),
]


@pytest.mark.parametrize(("said", "breach"), BREACHES, ids=[f"{said} {n}" for n, (said, _) in enumerate(BREACHES)])
def test_each_breach_is_found(said: str, breach: Callable[[State], None]) -> None:
    """L1, L5, L6, M1, M5. Pigments, paintings, bonus cards, painters, assistants and spaces."""
    t = Arranged(2, painters=("monet", "manet"), bonus="B").painting("1", "CE10", "R........")
    s: State = t.acting(_1="s1", _2="s2").s
    assert list(GAME.conserved(s)) == []
    breach(s)
    assert [wrong for wrong in GAME.conserved(s) if wrong.startswith(said)]
