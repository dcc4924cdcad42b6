"""Endings of Paris, searched out by the core: what plain minimax on the readable rules says of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import kernels
from boulevard import registry
from boulevard.bots import compiling
from boulevard.bots.maitre import Maitre
from boulevard.core.bot import Budget
from boulevard.core.contract import any_move, any_table
from boulevard.games.paris.kernel.endings import MANY, Ending, begins, lead_of, new_table, reach, turns_left
from boulevard.games.paris.moves import INDEX, SEATS

game = registry.game("paris")


@pytest.fixture(scope="module")
def core() -> kernels.Core:
    return kernels.Core(game)


def worth(s: Any, seat: str) -> int:
    """S5. What a finished game is worth: twice the lead; 1 or -1 where the tie-break decides."""
    rival, scores, ties = SEATS[1 - INDEX[seat]], game.scores(s), game.tie_breaks(s)
    lead = scores[seat]["total"] - scores[rival]["total"]
    free = ties[seat]["free"] - ties[rival]["free"]
    return 2 * lead or (free > 0) - (free < 0)


def minimax(s: Any, seen: list[tuple[Any, int]]) -> int:
    """The worth of a position to the seat that is asked, every line played to its end; `seen`: all on the way."""
    (seat,) = game.to_act(s)
    found = max(after_move(s, seat, move, seen) for move in game.options(s, seat))
    seen.append((s, found))
    return found


def after_move(s: Any, seat: str, move: Any, seen: list[tuple[Any, int]]) -> int:
    """What a move is worth to its seat."""
    after = game.clone(s)
    game.do(after, move)
    return -minimax(after, seen) if game.to_act(after) else worth(after, seat)


def size(core: kernels.Core, words: Any, most: int) -> int:
    """How many positions can come of this one, as far as there are not more than so many."""
    seen = 1
    for code in core.codes(words):
        after = words.copy()
        core.rules.do(core.box, after, code)
        seen += size(core, after, most - seen)
        if seen >= most:
            break
    return seen


def last_phases(count: int) -> Iterator[list[Any]]:
    """The positions of phase 2 of random games, over all options."""
    rng = Random("endings")
    for _ in range(count):
        table, states = any_table(game, rng), []
        while table.to_act:
            if table.state.phase == 2:
                states.append(game.clone(table.state))
            table.play_offered(*any_move(game, table.state, rng))
        yield states


def small_endings(core: kernels.Core, count: int, most: int) -> Iterator[Any]:
    """The earliest position of each game from which minimax is not too long."""
    for states in last_phases(count):
        yield next(s for s in states if size(core, core.words(s), most) < most)


@pytest.mark.parametrize(("count", "most"), [(100, 600), pytest.param(300, 5000, marks=pytest.mark.long)])
def test_small_endings_are_worth_what_minimax_says(core: kernels.Core, count: int, most: int) -> None:
    """S5. The same worth, by a move that is worth it; all endings leave what they found in one small table. No position
    on the way is worth more, or less, than the score sheet allows."""
    table, values, rng = new_table(1 << 12), set(), Random("on the way")
    for s in small_endings(core, count, most):
        seen: list[tuple[Any, int]] = []
        value = minimax(s, seen)
        ending = Ending(core.box, core.words(s), table)
        assert ending.look(MANY)
        assert (ending.lower, ending.upper) == (value, value)
        assert ending.move is not None
        assert after_move(s, game.to_act(s)[0], core.flat.move(game, ending.move), []) == value
        values.add(value)
        for one, found in rng.sample(seen, min(10, len(seen))):
            unsolved = Ending(core.box, core.words(one), table)
            assert unsolved.lower <= found <= unsolved.upper
    assert len(values) > 20
    assert values & {-1, 1}, "no ending was decided by the tie-break"


def test_the_best_line_leads_to_what_the_ending_is_worth(core: kernels.Core) -> None:
    for s in small_endings(core, 10, 1000):
        (seat,) = game.to_act(s)
        ending = Ending(core.box, core.words(s))
        assert ending.look(MANY)
        for code in ending.line():
            game.apply(s, game.to_act(s)[0], core.flat.move(game, code))
        assert (game.to_act(s), worth(s, seat)) == ((), ending.lower)
        assert lead_of(ending.lower) == game.scores(s)[seat]["total"] - game.scores(s)[SEATS[1 - INDEX[seat]]]["total"]


def test_a_move_that_is_remembered_is_as_good(core: kernels.Core) -> None:
    """Whoever asks again is told at once, and by a move that is worth it: its answer, solved apart, says so."""
    for states in last_phases(40):
        words, table = core.words(states[-6]), new_table(1 << 16)
        assert Ending(core.box, words, table).look(MANY)
        again = Ending(core.box, words, table)
        assert again.look(MANY)
        assert again.nodes < 30
        core.rules.do(core.box, words, again.move)
        answer = Ending(core.box, words)
        assert answer.look(MANY)
        assert -answer.lower == again.lower


def test_an_ending_can_be_left_and_taken_up(core: kernels.Core) -> None:
    """Position by position it takes the same way; on the way the bounds close in."""
    for s in small_endings(core, 10, 1000):
        whole, bit_by_bit = (Ending(core.box, core.words(s), new_table(1 << 12)) for _ in range(2))
        assert whole.look(MANY)
        bounds = [(bit_by_bit.lower, bit_by_bit.upper)]
        while not bit_by_bit.look(1):
            assert bounds[-1][0] <= bit_by_bit.lower <= whole.lower <= bit_by_bit.upper <= bounds[-1][1]
            bounds.append((bit_by_bit.lower, bit_by_bit.upper))
        assert (bit_by_bit.lower, bit_by_bit.move, bit_by_bit.nodes) == (whole.lower, whole.move, whole.nodes)


def test_one_question_is_answered_without_solving(core: kernels.Core) -> None:
    """Is it worth at least so much? Asked bit by bit, in any order, also on the way to something else."""
    for s in small_endings(core, 12, 600):
        value = minimax(s, [])
        for wanted in (value - 1, value, value + 1, 0, 1, -1, value + 7, value - 8):
            ending = Ending(core.box, core.words(s), new_table(1 << 12))
            ending.look(3)
            while (answer := ending.is_worth(wanted, 2)) is None:
                assert not ending.solved
            assert answer == (value >= wanted)
        ending = Ending(core.box, core.words(s), new_table(1 << 12))
        assert [ending.is_worth(wanted, MANY) for wanted in (value + 1, value)] == [False, True]
        assert ending.look(MANY)
        assert ending.lower == value


def test_turns_left_are_those_of_the_longest_line(core: kernels.Core) -> None:
    """P15, P17. Every token is used, every building that fits is built: no line has more turns than are said, without
    those that are passed, and some have as many."""

    def longest(words: Any) -> int:
        found = 0
        for code in core.codes(words):
            after = words.copy()
            core.rules.do(core.box, after, code)
            found = max(found, (str(core.flat.move(game, code)) != "pass") + longest(after))
        return found

    exact = 0
    for s in small_endings(core, 60, 300):
        words = core.words(s)
        assert longest(words) <= turns_left(core.box, words)
        exact += longest(words) == turns_left(core.box, words)
    assert exact > 15


def test_reach_grows_with_the_positions_looked_at() -> None:
    found = [reach(nodes) for nodes in (0, 10, 1000, 10**5, 10**7, MANY)]
    assert found[0] == 0
    assert found == sorted(found)
    assert len({*found[:-1]}) == 5


def test_an_ending_begins_in_phase_two(core: kernels.Core) -> None:
    assert not begins(core.box, core.words(game.setup()))
    with pytest.raises(ValueError, match="phase 2"):
        Ending(core.box, core.words(game.setup()))


def test_a_bot_without_a_budget_ends_its_games(core: kernels.Core) -> None:
    """`maitre` inside another bot, which hands on a budget that says nothing."""
    assert compiling.trouble_compiling("paris") is None
    s = next(small_endings(core, 1, 600))
    (seat,) = game.to_act(s)
    moves = game.options(s, seat)
    assert Maitre(game).choose(game.view(s, seat), moves, Random(0), Budget()) in moves
