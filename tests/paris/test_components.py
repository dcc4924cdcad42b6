"""P1–P6: the board, the tiles, the buildings, the postcards, tokens and chimneys."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import comb

import pytest

from boulevard.core.problems import Problem
from boulevard.games.paris.state import Standing, State, Used
from paris.drawing import (
    DECLINABLE,
    FIRST,
    SQUARES,
    game,
    new_game,
    offered,
    play,
    position,
    printed,
    through_phase_one,
)

CARDS = sorted({*DECLINABLE, *FIRST})


def test_sixteen_squares_take_a_tile() -> None:
    """P1. The board is 4×4 squares."""
    s = new_game("deal orange 1", "deal blue 1")
    assert {text.split()[2] for text in offered(s, "tile")} == set(SQUARES)


@pytest.mark.parametrize(
    ("square", "spaces"), [("A1", "a1+a2+b1+b2"), ("D4", "g7+g8+h7+h8"), ("B3", "c5+c6+d5+d6"), ("A4", "a7+a8+b7+b8")]
)
def test_a_square_holds_two_by_two_spaces(square: str, spaces: str) -> None:
    """P1. One tile is 2×2 spaces."""
    s = play(new_game("deal orange 1", "deal blue 1"), f"tile 1 {square} 0")
    everywhere = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    assert {space for space in everywhere if printed(s, space) != "."} == set(spaces.split("+"))


def test_sixteen_tiles_fill_the_board() -> None:
    """P1. 8×8 spaces in all."""
    s = through_phase_one(new_game())
    rows = game.view(s, None).ground
    assert len(rows) == 8
    assert all(len(row) == 8 and set(row) <= set("OBML") for row in rows)


@pytest.mark.parametrize(("turns", "rows"), [(0, "OLOB"), (1, "OOBL"), (2, "BOLO"), (3, "LBOO")])
def test_a_tile_turns_clockwise(turns: int, rows: str) -> None:
    """P2. Tile 3 is own, light over own, rival; turned by quarter turns, it is never flipped."""
    s = play(new_game("deal orange 3", "deal blue 1"), f"tile 3 B2 {turns}")
    assert printed(s, "c4+d4+c3+d3") == rows


def test_only_four_turns_are_offered_also_where_none_differs() -> None:
    """P2. Tiles turn by quarter turns: four texts for a square, whatever is printed."""
    s = new_game("deal orange 8", "deal blue 1")
    assert offered(s, "tile 8 C3") == {"tile 8 C3 0", "tile 8 C3 1", "tile 8 C3 2", "tile 8 C3 3"}


def test_the_rival_s_tile_has_the_colours_exchanged() -> None:
    """P2. Both have the same eight patterns; own and rival colour change places."""
    s = new_game("deal orange 3", "deal blue 3", "tile 3 A1 0", "deal orange 1", "tile 3 B1 0")
    assert printed(s, "a2+b2+a1+b1") == "OLOB"
    assert printed(s, "c2+d2+c1+d1") == "BLBO"


def test_eight_tiles_each_of_these_patterns() -> None:
    """P2. In all: 16 own, 7 rival, 5 mixed and 4 Streetlight spaces on the tiles of each player."""
    s = through_phase_one(new_game())
    marks = Counter("".join(game.view(s, None).ground))
    assert marks == {"O": 23, "B": 23, "M": 10, "L": 8}


def test_twelve_buildings_of_sizes_three_to_six() -> None:
    """P3. Two of size 3, four of 4, four of 5, two of 6."""
    s = new_game("deal orange 1", "deal blue 1")
    names = {text.split()[1] for text in offered(s, "take")}
    on_own = position("", f"orange holds {' '.join(names)}", rest="O")
    sizes = {text.split()[1]: text.split()[2].count("+") + 1 for text in offered(on_own, "build")}
    assert Counter(sizes.values()) == {3: 2, 4: 4, 5: 4, 6: 2}
    assert sizes.keys() == names


# On an empty board of the own colour: orientations times the places of the smallest box around the shape.
WAYS = {
    "LINE": 2 * 48,
    "CORNER": 4 * 49,
    "SQUARE": 49,
    "SMALL_L": 4 * 42,
    "SMALL_T": 4 * 42,
    "ZIGZAG": 2 * 42,
    "BIG_T": 4 * 36,
    "STAIRS": 4 * 36,
    "CROSS": 36,
    "CHONK": 4 * 42,
    "SMILE": 4 * 35,
    "BIG_L": 4 * 30,
}
HANDED = {"SMALL_L", "ZIGZAG", "CHONK", "BIG_L"}


@pytest.mark.parametrize("name", WAYS)
def test_buildings_turn_by_quarter_turns(name: str) -> None:
    """P3. Every turn on every place, no mirror image."""
    assert len(offered(position("", f"orange holds {name}", rest="O"), "build")) == WAYS[name]


@pytest.mark.parametrize("name", WAYS)
def test_option_flip_adds_the_mirror_images(name: str) -> None:
    """P3. With `flip` the four handed shapes have twice as many placements, the others as many as before."""
    s = position("", f"orange holds {name}", rest="O", flip=True)
    assert len(offered(s, "build")) == WAYS[name] * (2 if name in HANDED else 1)


def test_one_mirrored_small_l() -> None:
    """P3. SMALL_L lies as printed or turned; its mirror image wants `flip`."""
    lines = "orange holds SMALL_L"
    assert {"build SMALL_L a3+b1+b2+b3", "build SMALL_L a1+a2+a3+b1"} <= offered(position("", lines, rest="O"))
    assert "build SMALL_L a1+a2+a3+b3" not in offered(position("", lines, rest="O"))
    assert "build SMALL_L a1+a2+a3+b3" in offered(position("", lines, rest="O", flip=True))


def in_play(s: State) -> set[str]:
    return {card.card for card in game.view(s, None).cards}


def test_the_eight_cards_of_the_first_games_are_the_default() -> None:
    """P4. `first` is the default."""
    assert in_play(new_game()) == in_play(new_game(postcards="first")) == FIRST


def test_random_postcards_are_one_of_495_sets_equally_likely() -> None:
    """P4. Eight of twelve at random, each set as likely as another, in one event."""
    s = new_game(postcards="random")
    drawn = game.chance(s)
    assert len(drawn) == comb(12, 8) == 495
    assert {weight for _, weight in drawn} == {1}
    assert {str(move) for move, _ in drawn} == {f"postcards {'+'.join(eight)}" for eight in combinations(CARDS, 8)}


def test_the_cards_drawn_are_in_play() -> None:
    """P4. What chance chose is what can be activated."""
    eight = CARDS[4:]
    s = new_game(f"postcards {'+'.join(eight)}", postcards="random")
    assert in_play(s) == set(eight)


def test_a_list_of_eight_names() -> None:
    """P4. A list of eight different names, in any order; it is kept in alphabetical order and nothing is drawn."""
    eight = CARDS[:8]
    s = new_game(postcards=eight[::-1])
    assert s.options["postcards"] == eight
    assert in_play(s) == set(eight)
    assert {text.split()[0] for text in offered(s)} == {"deal"}


@pytest.mark.parametrize(
    "wrong",
    [CARDS[:7], CARDS[:9], [*CARDS[:7], CARDS[0]], [*CARDS[:7], "tour-eiffel"], "second", "+".join(CARDS[:8])],
    ids=["seven", "nine", "one twice", "unknown", "no such word", "one text"],
)
def test_other_lists_are_refused(wrong: object) -> None:
    """P4. Neither fewer nor more than eight, nor one twice, nor an unknown one."""
    with pytest.raises(Problem) as refused:
        game.settle(None, {"postcards": wrong})
    assert refused.value.key == "option-value"


def test_a_list_on_the_command_line() -> None:
    """P4. There the names are joined by plus signs."""
    (option,) = (one for one in game.table_options if one.name == "postcards")
    assert option.check(option.read("+".join(CARDS[:8]))) == CARDS[:8]
    assert option.read("random") == "random"


def test_four_tokens_and_seven_chimneys() -> None:
    """P5. Each player has 4 Action tokens and 7 chimneys."""
    view = game.view(new_game(), None)
    assert view.tokens == {"orange": 4, "blue": 4}
    assert view.chimneys == {"orange": 7, "blue": 7}


def test_a_card_takes_a_token_and_a_building_a_chimney() -> None:
    """P5. The garden takes both, the annex no chimney."""
    s = position("OOOOOO", "orange holds LINE", up="jardin bouquinistes")
    play(s, "build LINE a1+b1+c1", "pass", "card jardin d1+e1", "pass")
    assert game.view(s, None).chimneys == {"orange": 5, "blue": 7}
    assert game.view(s, None).tokens == {"orange": 1, "blue": 0}
    play(s, "card bouquinistes f1 JARDIN")
    assert game.view(s, None).chimneys == {"orange": 5, "blue": 7}
    assert game.view(s, None).tokens == {"orange": 0, "blue": 0}


def test_a_space_under_a_piece_is_not_free() -> None:
    """P6. Nothing can be put where a piece stands."""
    s = position("OOOOO", "orange holds LINE", "orange card lampadaire b1", up="peintre")
    assert offered(s) == {
        "build LINE c1+d1+e1",
        *("card peintre a1", "card peintre c1", "card peintre d1", "card peintre e1", "card peintre -"),
    }


def test_a_free_streetlight_space_is_free() -> None:
    """P6. The statue may look at a light, unless the Large Streetlight stands there."""
    s = position("OL", up="penseur")
    assert offered(s) == {"card penseur a1 n", "card penseur a1 e", "card penseur -"}
    s = position("OL", "blue card grande-lumiere b1", up="penseur")
    assert offered(s) == {"card penseur a1 n", "card penseur -"}


LOST: dict[str, Callable[[State], dict[str, object]]] = {
    "tiles of orange": lambda s: {"piles": ((1,), s.piles[1])},
    "tokens of blue": lambda s: {"used": tuple(Used(f"card {number}", 1, False) for number in range(5))},
    "chimneys of orange": lambda s: {"buildings": (Standing("LINE", 0, 0),) * 8},
    "buildings": lambda s: {"pool": s.pool[1:]},
    "printed spaces overlap": lambda s: {"mixed": s.mixed | s.lights | s.colours[0]},
    "pieces overlap": lambda s: {"covered": s.covered | 1},
    "cards used twice": lambda s: {"used": (Used("jardin", 0, False), Used("jardin", 1, False))},
}


@pytest.mark.parametrize("what", LOST)
def test_whatever_is_lost_or_there_twice_is_named(what: str) -> None:
    """P1–P6."""
    s = position("OBL")
    for name, value in LOST[what](s).items():
        setattr(s, name, value)
    assert what in {said.partition(":")[0] for said in game.conserved(s)}
    assert what not in {said.partition(":")[0] for said in game.conserved(position("OBL"))}
