"""What is never advised: to skip what costs nothing and brings dollars alone."""

from random import Random

from boulevard.core import contract
from boulevard.core.steps import CHANCE
from boulevard.games.flatiron import judge
from boulevard.games.flatiron import moves as m
from flatiron.tables import game


def test_to_skip_dollars_is_dominated_and_to_skip_points_is_not() -> None:
    """F15, F22, F27. Where it is, taking them leaves the same table with more money."""
    met: set[bool] = set()
    rng = Random("skipped")
    while len(met) < 2:
        table = contract.any_table(game, rng)
        while table.to_act:
            seat = table.to_act[0]
            moves = game.options(table.state, seat) if seat != CHANCE else ()
            if {m.GAIN, m.SKIP} <= set(moves):
                gained, skipped = (game.preview(game.view(table.state, seat), move).view for move in (m.GAIN, m.SKIP))
                points = gained.players[seat].points - skipped.players[seat].points
                assert judge.dominated(game, table.state, seat, moves) == (set() if points else {m.SKIP})
                assert points or gained.players[seat].dollars > skipped.players[seat].dollars
                met.add(points > 0)
            elif moves:
                assert judge.dominated(game, table.state, seat, moves) == set()
            table.play_offered(*contract.any_move(game, table.state, rng))
