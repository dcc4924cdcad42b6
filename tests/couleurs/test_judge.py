"""What the greedy bot makes of the game."""

import pytest

from boulevard.bots import make_bot
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed
from boulevard.games.couleurs import judge
from couleurs.tables import GAME, Arranged


@pytest.mark.parametrize(("games", "least"), [(4, 3), pytest.param(100, 95, marks=pytest.mark.long)])
def test_apprenti_beats_random(games: int, least: int) -> None:
    won = 0
    for number in range(1, games + 1):
        names = ("apprenti", "random") if number % 2 else ("random", "apprenti")
        bots = {seat: make_bot(name, GAME) for seat, name in zip("12", names, strict=True)}
        table = play(GAME, bots, dict(zip("12", names, strict=True)), {}, simulation_seed("judge", number))
        assert table.outcome is not None
        won += table.outcome.winners == (str(1 + names.index("apprenti")),)
    assert won >= least


def test_ahead_it_wants_the_end_behind_it_does_not() -> None:
    """The second painting is worth most where it wins, and least where it loses."""
    values = []
    for rival in (0, 5):
        t = Arranged(2).finished("1", "VA10").painting("1", "DE16", "OORB.GVVG").stock("1", "O").stock("2", "K" * rival)
        t.acting(_1="s7", _2="white").play("1 act s7")
        before = judge.likely(t.s, GAME.box, 0)
        t.play("1 paint DE16 O")
        values.append(judge.value(GAME, t.s, "1") - before)
    assert values[0] > 0 > values[1]
