"""What everybody can see: where nothing is left to decide, where nothing is hidden, what may be planned."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boulevard import registry
from boulevard.core.contract import Broken, check_interference, check_openness, check_plans
from boulevard.core.game import AnyGame
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.games.paris.game import Paris
from boulevard.games.paris.moves import Tile
from boulevard.games.paris.phases import PhaseOne

GOLDEN = Path(__file__).parent / "data" / "golden"


def positions(name: str, files: int) -> Iterator[tuple[AnyGame, Any]]:
    """The decisions of some golden games, in which nothing was undone."""
    records = [read_record(path.read_bytes()) for path in sorted((GOLDEN / name).glob("*.game"))]
    plain = [record for record in records if all(line.seat != "~" for line in record.lines)]
    for record in Random(name).sample(plain, min(files, len(plain))):
        game = registry.game(name, None, record.rules)
        table = Table(game, record.players, record.options, seed=record.seed)
        for line in record.lines:
            if line.seat != CHANCE:
                yield game, table.state
            table.say(line)


WANTED = {
    "paris": {"PhaseOne", "PhaseTwo"},
    "couleurs": {"Acting"},
    "flatiron": {"ColumnAction", "OneAction", "HallAction", "SecondPillar"},
}
"""The decisions that golden games show with nothing left to decide."""


@pytest.mark.parametrize("name", registry.game_names())
def test_what_is_forced_open_or_planned_in_golden_games_tells_nothing(name: str) -> None:
    """Asked of every decision, checked with everything hidden replaced where the answer is yes, and of some others."""
    rng, forced, seen = Random(name), set(), Counter[str]()
    for game, s in positions(name, 100 if name == "paris" else 8):
        is_forced = game.forced(s)
        if is_forced:
            forced.add(type(s.agenda[0]).__name__)
        seen["open" if game.nothing_hidden(s) else "hidden"] += 1
        if rng.random() < (0.3 if is_forced else 0.02):
            check_interference(game, s, rng)
            check_openness(game, s, rng)
            check_plans(game, s, rng)
    assert forced == WANTED.get(name, forced)
    assert min(seen["open"], seen["hidden"]) > 0


def test_paris_is_open_from_phase_two_on() -> None:
    """P12, P18. The tiles in hand are all that is hidden, and phase 1 ends with the last one."""
    for game, s in positions("paris", 6):
        assert game.nothing_hidden(s) == (s.phase == 2 or not any(s.hands))


def test_couleurs_is_open_once_the_painters_are_shown() -> None:
    """M5, L31. Painters are secret until all have chosen; one that was not kept is nowhere to be seen."""
    for game, s in positions("couleurs", 12):
        assert game.nothing_hidden(s) == (not s.dealt or bool(s.painters))
        if s.painters:
            view = game.view(s, "1")
            assert [tile for tile in view.players["1"].tiles if tile] == [view.players["1"].painter]


def test_flatiron_hides_boards_and_newspapers() -> None:
    """F28, F39. With boards shown and every newspaper in hand known to both, there is nothing to hide."""
    for game, s in positions("flatiron", 4):
        known = s.revealed() and not s.drawn and all(sorted(s.held[one]) == sorted(s.known[one]) for one in s.held)
        if known or len(game.seated(s)) == 1:
            assert game.nothing_hidden(s)
        elif any(s.offices) and not s.revealed():
            assert not game.nothing_hidden(s)


def told(game: AnyGame, s: Any) -> None:
    for seed in range(20):
        check_interference(game, s, Random(seed))


def test_a_game_that_would_pass_by_what_is_hidden_is_found_out() -> None:
    """A decision that calls a move idle though others cannot know that it is the only one."""

    class Hasty(Paris):
        name = "paris"
        package = Paris.package

        def forced(self, s: Any) -> bool:
            step = s.agenda[0] if s.agenda else None
            return isinstance(step, PhaseOne) and 1 in s.hands[0]

    game = Hasty()
    s = game.setup(options={"first": "orange"})
    while game.to_act(s) == (CHANCE,):
        game.do(s, game.chance(s)[0][0])
    with pytest.raises(Broken, match="nothing is left to decide tells"):
        told(game, s)


def test_a_plan_in_paris_is_what_comes_if_the_rival_changes_nothing() -> None:
    """P9, P10. Who waits may plan with the tile in hand, and the rival's move makes some plans impossible."""
    game = Paris()
    s = game.setup(options={"first": "orange"})
    while game.to_act(s) == (CHANCE,):
        game.do(s, game.chance(s)[0][0])
    planned = game.planned(game.view(s, "blue"))
    assert planned is not None
    assert planned.decision is not None
    assert (planned.to_act, planned.decision.key) == (("blue",), "phase-one")
    offered = set(map(str, game.options(game.determinize(planned, Random(1)), "blue")))
    assert game.planned(game.view(s, "orange")) is None
    assert game.planned(game.view(s, None)) is None
    move = next(move for move in game.options(s, "orange") if isinstance(move, Tile))
    game.do(s, move)
    while game.to_act(s) == (CHANCE,):
        game.do(s, game.chance(s)[0][0])
    left = set(map(str, game.options(s, "blue")))
    assert left < offered
    assert {text.split(" ")[2] for text in offered - left} == {str(move.square)}
