"""Games that Hypothesis plays: it chooses a setting or a position of a golden game, then moves among those offered.

Every position must keep the cheap promises of `boulevard.core.contract`, the last one all of them, and the record must
replay. What fails is shrunk: the fewest moves, the first ones offered, and the record of that game is printed.
"""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from boulevard import registry
from boulevard.core import contract
from boulevard.core.events import Event
from boulevard.core.frames import Moment
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.options import Option
from boulevard.core.problems import Problem
from boulevard.core.record import Record, read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table, open_table, replay

GAMES = registry.game_names()
PHASES = (Phase.generate, Phase.shrink)
GOLDEN = Path(__file__).parent / "data" / "golden"
BRIEF = settings(max_examples=20, stateful_step_count=40, phases=PHASES, database=None)
LONG = settings(BRIEF, max_examples=400, stateful_step_count=150)

Setting = tuple[int, dict[str, Any]]
Position = tuple[str, int]


# What a game begins with -----------------------------------------------------------------------------------------


def values(option: Option) -> st.SearchStrategy[Any]:
    """What an option may be, its default first."""
    default = st.just(option.default)
    if option.kind == "flag":
        return default | st.booleans()
    if option.kind == "choice":
        return default | st.sampled_from(option.values)
    if option.kind == "number":
        low = option.min or 0
        return default | st.integers(low, option.default if option.max is None else option.max)
    names = st.permutations(option.values).map(lambda mixed: sorted(mixed[: option.count]))
    return default | st.sampled_from(option.words) | names


def new_games(game: AnyGame) -> st.SearchStrategy[Setting]:
    """A number of players and options that go together, the usual ones first."""
    options = st.fixed_dictionaries({option.name: values(option) for option in game.table_options})
    return st.tuples(st.sampled_from(game.players), options).filter(lambda setting: goes_together(game, setting))


def goes_together(game: AnyGame, setting: Setting) -> bool:
    try:
        game.settle(*setting)
    except Problem:
        return False
    return True


@cache
def golden(name: str, file: str) -> Record:
    return read_record((GOLDEN / name / file).read_bytes())


def golden_positions(game: AnyGame) -> st.SearchStrategy[Position]:
    """A golden game, and how many of its lines are said."""
    files = [path.name for path in sorted((GOLDEN / game.name).glob("*.game"))]
    return st.sampled_from(files).flatmap(
        lambda file: st.tuples(st.just(file), st.integers(0, len(golden(game.name, file).lines)))
    )


# The machine -----------------------------------------------------------------------------------------------------


def chosen(moves: Sequence[Move], data: st.DataObject) -> Move:
    """One of these moves, word by word: what is left out before it changes a word or two, not the whole move."""
    left = [(str(move).split(" "), move) for move in moves]
    while len(left) > 1:
        heads = list(dict.fromkeys(words[0] if words else "" for words, _ in left))
        head = heads[0] if len(heads) == 1 else data.draw(st.sampled_from(heads))
        left = [(words[1:], move) for words, move in left if "".join(words[:1]) == head]
    return left[0][1]


class Play(RuleBasedStateMachine):
    """One game; `machine` gives it its beginnings."""

    table: Table
    sound = True
    """Nothing has failed yet, so there is something to look at in the end."""
    golden = ""
    """The golden game it goes on from."""
    record: ClassVar[str] = ""
    """The last game, for a test that looks at what is left after shrinking."""

    def __init__(self) -> None:
        super().__init__()
        self.strays: list[Move] = []

    def begun(self, table: Table, golden: str = "") -> None:
        self.table, self.golden, self.said = table, golden, table.ply

    @precondition(lambda self: self.table.to_act)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """Whoever is asked, chance too, plays one of the moves that are offered."""
        (seat,) = self.table.to_act
        move = chosen(self.table.game.options(self.table.state, seat), data)
        self.sound = False
        self.table.play(seat, move)
        self.strays.append(move)
        self.sound = True

    @precondition(lambda self: not self.table.to_act)
    @rule()
    def over(self) -> None:
        """Nobody is asked any more, and there is an outcome."""
        contract.keep(self.table.outcome is not None, "nobody is asked, yet the game is not over")

    @invariant()
    def promises(self) -> None:
        self.sound = False
        self.at_every_position()
        self.sound = True

    def at_every_position(self) -> None:
        """What is cheap to check."""
        game, s, rng = self.table.game, self.table.state, Random(self.table.ply)
        contract.check_options(game, s)
        contract.check_conserved(game, s)
        contract.check_copies(game, s, rng)
        contract.check_refusal(game, s, self.strays[-5:])
        contract.check_previews(game, s, rng, self.strays[-5:])

    def at_the_end(self) -> None:
        contract.check_position(self.table.game, self.table.state, Random(0), self.strays[-5:])
        contract.check_record(self.table)

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        type(self).record = str(self.table.record_so_far())
        note(self.story())
        if self.sound:
            self.at_the_end()

    def story(self) -> str:
        """The record; of a golden game's beginning only how far it was followed."""
        lines = str(self.table.record_so_far()).splitlines()
        first = len(lines) - len(self.table.lines)
        if self.golden:
            lines[first : first + self.said] = [f"({self.golden})"]
        return "\n".join(lines)


def from_the_start(game: AnyGame) -> type[Play]:
    """A machine that plays new games."""

    class Machine(Play):
        @initialize(setting=new_games(game))
        def begin(self, setting: Setting) -> None:
            players, options = setting
            self.begun(Table(game, dict.fromkeys(game.seats(players), "hypothesis"), options))

    return Machine


def from_golden_games(game: AnyGame) -> type[Play]:
    """A machine that goes on where a golden game was: moves from the start seldom come to the last rounds."""

    class Machine(Play):
        @initialize(position=golden_positions(game))
        def begin(self, position: Position) -> None:
            file, said = position
            table = open_table(game, golden(game.name, file))
            for line in golden(game.name, file).lines[:said]:
                table.say(line)
            self.begun(table, f"{file}, {said} lines of it")

    return Machine


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("machine", [from_the_start, from_golden_games])
@pytest.mark.parametrize("chosen", [BRIEF, pytest.param(LONG, marks=pytest.mark.long)], ids=["brief", "long"])
def test_whatever_is_played_promises_are_kept(
    name: str, machine: Callable[[AnyGame], type[Play]], chosen: settings
) -> None:
    run_state_machine_as_test(machine(registry.game(name)), settings=chosen)


# What it finds ---------------------------------------------------------------------------------------------------


def building_lost(s: Any, text: str) -> None:
    """Paris: a building taken once some tile lies with a half turn takes another one with it."""
    if text.startswith("take") and any(laid.turns == 2 for laid in s.laid):
        s.pool = s.pool[1:]


def assistants_lost(s: Any, text: str) -> None:
    """Couleurs: where two seats' assistants meet on a space, all that are still in hand get lost."""
    if text.startswith("place") and len([here for here in s.standing if text.split()[1] in here]) > 1:
        s.hands = (0,) * len(s.hands)


def reputation_lost(s: Any, text: str) -> None:
    """Flatiron: dollars that are not taken at City Hall cost a reputation token."""
    if text == "dollars" and any(place not in (None, "hall") for place in s.places.values()):
        s.reputation -= 1


def sloppy(name: str, fault: Callable[[Any, str], None]) -> AnyGame:
    """A game in which a fault happens after every move for which it says so."""
    kind = type(registry.game(name))

    class Sloppy(kind):  # type: ignore[misc, valid-type]
        def do(self, s: Any, move: Move, moments: list[Moment] | None = None) -> tuple[Event, ...]:
            events: tuple[Event, ...] = super().do(s, move, moments)
            fault(s, str(move))
            return events

    game: AnyGame = Sloppy()
    return game


@pytest.mark.parametrize(
    ("name", "fault"), [("paris", building_lost), ("couleurs", assistants_lost), ("flatiron", reputation_lost)]
)
def test_a_planted_fault_is_shrunk_to_a_few_lines(name: str, fault: Callable[[Any, str], None]) -> None:
    """The record that is printed has at most five moves of players, and its last one is at fault."""

    class Counting(from_the_start(sloppy(name, fault))):  # type: ignore[misc]
        """Looks at nothing but the counts: what shrinks it is the same, and hundreds of games are tried."""

        def at_every_position(self) -> None:
            contract.check_conserved(self.table.game, self.table.state)

        def at_the_end(self) -> None:
            pass

    with pytest.raises(contract.Broken, match="not conserved") as broken:
        run_state_machine_as_test(Counting, settings=settings(BRIEF, max_examples=200, stateful_step_count=30))
    record = read_record(Counting.record.encode())
    assert sum(line.seat != CHANCE for line in record.lines) <= 5, Counting.record
    assert Counting.record.strip() in "\n".join(broken.value.__notes__)
    sound = replay(registry.game(name), record)
    assert not list(sound.game.conserved(sound.state)), "the rules themselves are not at fault"
