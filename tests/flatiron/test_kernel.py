"""The compiled core of Flatiron, beside the readable rules."""

from collections.abc import Callable
from random import Random

import pytest

pytest.importorskip("numba")

import kernels
from boulevard.core.contract import any_move
from boulevard.core.kernel import Beyond, lots
from boulevard.games.flatiron.game import Flatiron
from boulevard.games.flatiron.kernel import layout
from boulevard.games.flatiron.moves import Colour
from boulevard.games.flatiron.state import State
from flatiron.tables import empty_pile, game, new_solo, no_pillars, play, spend_pool, table
from flatiron.test_content import OWN


@pytest.fixture(scope="module")
def core() -> kernels.Core:
    return kernels.Core(game)


# Where games seldom come -----------------------------------------------------------------------------------------


def without(colour: Colour, s: State) -> State:
    """No pillar of a colour in the supply, and six levels in all (F2)."""
    s.floor_pile = 0
    return no_pillars(s, colour)


SUPPLIES: dict[str, Callable[[], State]] = {
    "a pool of two": lambda: spend_pool(table(dollars=20, hand="card"), "card", "swap"),
    "a pool of one": lambda: spend_pool(table(dollars=20, points=9), "build"),
    "no pool": lambda: spend_pool(table(s=new_solo(), dollars=20, points=18)),
    "no pool for a bonus": lambda: spend_pool(table(levels="F02 - - -", dollars=20, stock="orange blue ivory")),
    "a pool of one for Daniel": lambda: spend_pool(table(s=new_solo(), rival={"points": 9}), "build"),
    "a pile": lambda: empty_pile(table(s=new_solo(), dollars=20), "broadway"),
    "a pile of two": lambda: empty_pile(table(s=new_solo(), dollars=20), "st23", "BW3", "TW3"),
    "orange": lambda: without("orange", table(s=new_solo(), dollars=30)),
    "blue": lambda: without("blue", table(dollars=30, stock="orange ivory", rival={"stock": "ivory orange"})),
    "tokens": lambda: table(levels="F06 - - -", stock="blue ivory", tokens=2, rival={"tokens": 2, "stock": "orange"}),
}


@pytest.mark.parametrize("supply", SUPPLIES)
def test_games_are_the_same_when_a_supply_has_run_out(core: kernels.Core, supply: str) -> None:
    """F6. One by one."""
    for seed in range(3):
        rng, s = Random(seed), SUPPLIES[supply]()
        words = core.words(s)
        for _ in range(200):
            kernels.check_position(core, words, s)
            if not game.to_act(s):
                break
            move = any_move(game, s, rng)[1]
            game.do(s, move)
            core.do(words, move)


@pytest.mark.parametrize("tokens", range(5))
def test_tokens_are_split_as_well_as_the_rules_split_them(core: kernels.Core, tokens: int) -> None:
    """F30. Columns far below 0, at 0 and above it."""
    s = table(
        tokens=tokens,
        columns={"broadway": "BW1 top, BW5 top, DE2 bottom", "st23": "TW2 top", "av5": "FA6 top", "st22": "SS1 bottom"},
    )
    kernels.check_sheets(core, core.words(s), s)


# Other content ---------------------------------------------------------------------------------------------------

CHANGES = {
    "pillars = 7": "pillars = 2",
    "reputation = 4": "reputation = 50",
    "first = 7, second = 9, solo = 9": "first = 20, second = 0, solo = 13",
    "[10, 20, 30, 40, 50]": "[1, 2, 3, 4, 5]",
    "decree = 3": "decree = 1",
    '["sell_more", 2]': '["sell_more", -7]',
    '["point_per_card", 1]': '["point_per_card", -3]',
    '["pillars_less", 1]': '["pillars_less", 1000000]',
    '["decrees_less", 1]': '["decrees_less", -1]',
    '["city_hall_dollars", 4]': '["city_hall_dollars", -4]',
    '["buy_card", -1]': '["build", 2, 0, 99, true]',
    'top = { action = ["copy_open", 1]': 'top = { action = ["copy_own", 0]',
    '["dollars_per_paperboy"], mark = 1': '["buy_decree", -5], mark = -3',
    '["dollars_per_floor"], mark = 0': '["buy_card", 2], mark = 3',
    '["dollars", 1, 2, 12]': '["dollars", 99, 7, 90]',
    '["levels_with", "orange", "blue", 3]': '["levels_with", "blue", "blue", 5]',
    'action = ["floor", 6], popularity = 0': 'action = ["pillar", "blue", [3, 2, 1]], popularity = 9',
    'action = ["popularity"], popularity = 1': 'action = ["floor", 1], popularity = 2',
}
"""What a content file may say, though no printed box does."""


def other_content() -> str:
    """Another box: the changes, and the rows of decrees, Daniel's cards, cards and floors in another order."""
    text = OWN
    for old, new in CHANGES.items():
        assert old in text, old
        text = text.replace(old, new)
    rows = text.splitlines()
    kinds = ("DE", "DB", "BW", "SS", "F0", "F1")
    mixed = {kind: [row for row in rows if row.startswith(kind)] for kind in kinds}
    return "\n".join(mixed[row[:2]].pop() if row.startswith(kinds) else row for row in rows)


def test_games_with_other_content_are_the_same() -> None:
    core = kernels.Core(Flatiron(other_content().encode()))
    kernels.check_games(core, 30, "other content", every=4)


def test_figures_beyond_the_core() -> None:
    text = OWN.replace('["sell_more", 2]', '["sell_more", 1000001]')
    with pytest.raises(Beyond, match="1000001"):
        kernels.Core(Flatiron(text.encode()))


def test_a_table_that_no_game_comes_to_is_beyond_the_core(core: kernels.Core) -> None:
    """F2. Six levels in all."""
    with pytest.raises(Beyond, match="levels"):
        core.words(no_pillars(table(), "orange"))


def test_another_version_of_the_rules_is_beyond_the_core(core: kernels.Core) -> None:
    s = table()
    s.rules = 2
    with pytest.raises(Beyond, match="rules 2"):
        core.words(s)


# Moves and steps -------------------------------------------------------------------------------------------------


def test_codes_name_moves_and_moves_their_codes(core: kernels.Core) -> None:
    codes = [code for code, move in enumerate(core.flat.names(game.box).moves) if move is not None]
    moves = [core.flat.move(game, code) for code in codes]
    assert [core.flat.code(game, move) for move in moves] == codes
    assert [game.parse(str(move)) for move in moves] == moves
    assert len(codes) > layout.DECISIONS


def test_the_core_knows_every_step(core: kernels.Core) -> None:
    """A step that the rules get must be one that the core has too."""
    assert set(core.flat.STEPS) == set(Flatiron.step_types.__args__)


# What a seat cannot know -----------------------------------------------------------------------------------------


def test_what_is_imagined_looks_the_same(core: kernels.Core) -> None:
    """F39. Byte for byte, and it adds up."""
    generator = lots(1)
    for s in kernels.positions(game, 250, "imagined"):
        kernels.check_imagined(core, s, generator)


def test_newspapers_are_imagined_as_the_rules_do(core: kernels.Core) -> None:
    """F28, F39. Hands, the pool and the two drawn, but for what is known."""
    s = table("hall", points=9, news="money2", hand="card", rival={"hand": "decree swap"})
    play(s, "activate", "gain", "draw 1 build+swap")
    assert kernels.check_spread(core, s, 400, Random(1)) > 10
    play(s, "keep build")
    assert kernels.check_spread(core, s, 400, Random(2)) > 10


def test_a_board_is_imagined_as_the_rules_do(core: kernels.Core) -> None:
    """F7, F39. One of the two dealt, either side."""
    s = game.setup(2, {"side": "free"})
    rng = Random(3)
    while not s.offices:
        game.do(s, any_move(game, s, rng)[1])
    assert kernels.check_spread(core, s, 400, rng) == 2
