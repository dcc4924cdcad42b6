"""What adds up: every breach is found, else a fuzzer could not find it."""

from collections.abc import Callable

import pytest

from boulevard.games.flatiron.state import Column, Level, Pile, State
from flatiron.tables import game, table


def in_column(*cards: str) -> Callable[[State], None]:
    def breach(s: State) -> None:
        s.columns = {**s.columns, "1": {**s.columns["1"], "broadway": Column(cards)}}

    return breach


def more_than_there_are(s: State) -> None:
    s.reputation, s.tokens = -1, {"1": 5, "2": 0}


BREACHES: list[tuple[str, Callable[[State], None]]] = [
    ("orange pillars", lambda s: setattr(s, "supply", {**s.supply, "orange": 9})),
    ("blue pillars", lambda s: setattr(s, "supply", {**s.supply, "blue": -1})),
    ("ivory pillars", lambda s: setattr(s, "levels", (Level("F01", ("ivory", None, None)),))),
    ("stock of 1", lambda s: setattr(s, "stock", {**s.stock, "1": ("orange", "orange")})),
    ("street cards", lambda s: setattr(s, "piles", {**s.piles, "broadway": Pile("BW1")})),
    ("street cards", lambda s: setattr(s, "daniel_cards", ("BW1",))),
    ("decrees", lambda s: setattr(s, "decrees", s.decrees[1:])),
    ("decrees", lambda s: setattr(s, "daniel_cards", s.decrees[:1])),
    ("column broadway of 1", in_column("BW1", "BW2", "BW5", "BW6")),
    ("column broadway of 1", in_column("DE1", "DE2")),
    ("column broadway of 1", in_column("TW1")),
    ("floors", lambda s: setattr(s, "floors_unseen", s.floors_unseen[1:])),
    ("newspapers: ", lambda s: setattr(s, "news_pool", s.news_pool[1:])),
    ("newspapers known of 2", lambda s: setattr(s, "known", {**s.known, "2": ("swap", "swap")})),
    ("reputation tokens", lambda s: setattr(s, "reputation", 3)),
    ("reputation tokens", more_than_there_are),
    ("dollars of 2", lambda s: setattr(s, "dollars", {**s.dollars, "2": -1})),
]


@pytest.mark.parametrize(("said", "breach"), BREACHES, ids=[f"{said} {n}" for n, (said, _) in enumerate(BREACHES)])
def test_each_breach_is_found(said: str, breach: Callable[[State], None]) -> None:
    """F2, F3, F4, F5, F6, F13, F14, F18. Pillars, cards, decrees, floors, newspapers, tokens and dollars."""
    s = table(hand="money2", rival={"hand": "swap"})
    assert list(game.conserved(s)) == []
    breach(s)
    assert [wrong for wrong in game.conserved(s) if wrong.startswith(said)]
