"""P7–P12, P18: set-up, hidden tiles and phase 1."""

from collections.abc import Iterable

import msgspec
import pytest

from boulevard.core.problems import Problem
from boulevard.core.steps import CHANCE
from boulevard.games.paris.moves import Deal
from boulevard.games.paris.state import State
from paris.drawing import SQUARES, game, new_game, offered, play, through_phase_one

BUILDINGS = {
    *("LINE", "CORNER", "SQUARE", "SMALL_L", "SMALL_T", "ZIGZAG"),
    *("BIG_T", "STAIRS", "CROSS", "CHONK", "SMILE", "BIG_L"),
}
TAKES = {f"take {name}" for name in BUILDINGS}


def tiles(number: int, squares: Iterable[str] = tuple(SQUARES)) -> set[str]:
    return {f"tile {number} {square} {turns}" for square in squares for turns in range(4)}


def started(**options: object) -> State:
    return new_game("deal orange 3", "deal blue 5", **options)


def test_each_player_draws_one_tile_seen_by_that_player_alone() -> None:
    """P7. One tile in hand, seven in the pile."""
    s = started()
    assert game.view(s, "orange").hands == {"orange": [3], "blue": [None]}
    assert game.view(s, "blue").hands == {"orange": [None], "blue": [5]}
    assert game.view(s, None).hands == {"orange": [None], "blue": [None]}
    assert game.view(s, None).piles == {"orange": 7, "blue": 7}


def test_hands_of_two() -> None:
    """P7. Option `hand` 2: each holds two tiles and may place either; one is drawn after it."""
    s = new_game("deal orange 3", "deal blue 5", "deal orange 1", "deal blue 8", hand=2)
    assert offered(s) == tiles(1) | tiles(3) | TAKES
    play(s, "tile 3 A1 0")
    assert offered(s) == {f"deal orange {tile}" for tile in (2, 4, 5, 6, 7, 8)}
    play(s, "deal orange 7")
    assert game.view(s, "orange").hands["orange"] == [1, 7]


def test_hands_of_two_run_out_one_by_one() -> None:
    """P7, P10. With the pile empty and one tile left in a hand of two, nobody may pass."""
    s = new_game(hand=2)
    while not (game.to_act(s) == ("orange",) and len(s.hands[0]) == 1):
        play(s, sorted(offered(s), key=lambda text: (not text.startswith("tile"), text))[0])
    assert not s.piles[0]
    assert "pass" not in offered(s)
    play(s, min(offered(s, "tile")))
    assert game.to_act(s) == ("blue",)


@pytest.mark.parametrize("hand", [0, 3, "1", True])
def test_no_other_hands(hand: object) -> None:
    """P7. A hand is of one or two tiles."""
    with pytest.raises(Problem):
        game.settle(None, {"hand": hand})


def test_chance_says_who_starts() -> None:
    """P8. `random` is the default, both equally likely."""
    assert game.settle(None, {})[1]["first"] == "random"
    s = game.setup()
    assert game.to_act(s) == (CHANCE,)
    assert {(str(move), weight) for move, weight in game.chance(s)} == {("first orange", 1), ("first blue", 1)}


@pytest.mark.parametrize("seat", ["orange", "blue"])
def test_the_starting_player(seat: str) -> None:
    """P8. Drawn or said, that player takes the first turn."""
    drawn = play(game.setup(), f"first {seat}", "deal orange 1", "deal blue 1")
    said = play(game.setup(options={"first": seat}), "deal orange 1", "deal blue 1")
    assert game.to_act(drawn) == game.to_act(said) == (seat,)


def asked_in_set_up(**options: object) -> list[str]:
    """The kinds of chance events before the first turn, in order."""
    s, kinds = game.setup(options=options), []
    while game.to_act(s) == (CHANCE,):
        text = max(offered(s))
        kinds.append(" ".join(text.split()[:2]) if text.startswith("deal") else text.split()[0])
        play(s, text)
    return kinds


def test_the_order_of_chance_at_set_up() -> None:
    """P4, P7, P8, P18. Who starts, the cards, a tile for orange, for blue; only what an option leaves to chance."""
    deals = ["deal orange", "deal blue"]
    assert asked_in_set_up(postcards="random") == ["first", "postcards", *deals]
    assert asked_in_set_up() == ["first", *deals]
    assert asked_in_set_up(first="blue", postcards="random") == ["postcards", *deals]
    assert asked_in_set_up(first="blue") == deals
    assert asked_in_set_up(first="blue", hand=2) == [*deals, *deals]


def test_a_turn_is_a_tile_or_a_building() -> None:
    """P9. The tile in hand on any square in any rotation, or any building of the pool."""
    assert offered(started()) == tiles(3) | TAKES


def test_the_next_tile_is_drawn_after_one_is_placed() -> None:
    """P9. Place, draw; then it is the rival's turn."""
    s = play(started(), "tile 3 B2 1")
    assert game.to_act(s) == (CHANCE,)
    play(s, "deal orange 8")
    assert game.to_act(s) == ("blue",)
    assert game.view(s, "orange").hands["orange"] == [8]
    assert offered(s) == tiles(5, [square for square in SQUARES if square != "B2"]) | TAKES


def test_taking_a_building() -> None:
    """P9. It goes from the pool into the reserve; no tile is drawn; players alternate."""
    s = play(started(), "take STAIRS")
    assert game.to_act(s) == ("blue",)
    assert offered(s, "take") == TAKES - {"take STAIRS"}
    view = game.view(s, None)
    assert view.reserves == {"orange": ["STAIRS"], "blue": []}
    assert set(view.pool) == BUILDINGS - {"STAIRS"}
    play(s, "take LINE")
    assert game.to_act(s) == ("orange",)
    assert game.view(s, None).reserves == {"orange": ["STAIRS"], "blue": ["LINE"]}


def test_nobody_passes_with_tiles_left() -> None:
    """P10. With the pool empty such a player must place a tile."""
    s = started()
    for name in sorted(BUILDINGS):
        assert "pass" not in offered(s)
        play(s, f"take {name}")
    assert offered(s) == tiles(3)


def test_the_last_tile_in_hand_with_the_pile_empty_must_still_be_placed() -> None:
    """P10. Tiles in hand or pile: the last one too forbids passing."""
    s = new_game()
    while not (game.to_act(s) == ("orange",) and not s.piles[0]):
        play(s, sorted(offered(s), key=lambda text: (not text.startswith("tile"), text))[0])
    assert len(s.hands[0]) == 1
    assert offered(s, "pass") == set()


def test_after_eight_tiles_pass_or_take() -> None:
    """P11. Orange has placed all tiles, blue none: orange passes or takes, with the pool empty only passes."""
    s = through_phase_one(new_game(), blue="take")
    while game.to_act(s) != ("orange",):
        play(s, min(offered(s)))
    left = {f"take {name}" for name in game.view(s, None).pool}
    assert sum(laid.owner == "orange" for laid in s.laid) == 8
    assert len(left) == 4
    assert offered(s) == left | {"pass"}
    play(s, "pass")
    assert game.to_act(s) == ("blue",)
    assert s.phase == 1
    play(s, *sorted(left))
    assert game.to_act(s) == ("blue",)
    assert offered(s, "take", "pass") == set()
    play(s, min(offered(s, "tile")), "deal blue 2")
    assert offered(s) == {"pass"}


@pytest.mark.parametrize("first", ["orange", "blue"])
@pytest.mark.parametrize("done", ["orange", "blue"])
def test_the_first_to_place_eight_tiles_begins_phase_two(first: str, done: str) -> None:
    """P12. The 16th tile ends the phase at once, buildings being left; whoever started, the first to be done begins."""
    other = {"orange": "blue", "blue": "orange"}[done]
    s = new_game(first=first)
    while s.phase == 1:
        (seat,) = game.to_act(s)
        takes = seat == other and not game.view(s, None).reserves[other]
        play(s, min(offered(s, "take") if takes else offered(s, "tile", "deal", "pass")))
    last = s.laid[-1]
    assert len(s.laid) == 16
    assert last.owner == other
    assert len(game.view(s, None).pool) == 11
    assert game.to_act(s) == (done,)
    assert offered(s, "card metropolitain") == {"card metropolitain"}
    assert offered(s, "take", "tile", "pass") == set()


def test_drawing_is_among_the_tiles_still_in_the_pile() -> None:
    """P18. Each equally likely, also when one is left; nothing is drawn from an empty pile."""
    s = new_game()
    gone, seen = set(), []
    while sum(laid.owner == "orange" for laid in s.laid) < 8:
        if game.to_act(s) == (CHANCE,) and offered(s, "deal orange"):
            outcomes = game.chance(s)
            assert {str(move) for move, _ in outcomes} == {f"deal orange {t}" for t in range(1, 9) if t not in gone}
            assert {weight for _, weight in outcomes} == {1}
            seen.append(len(outcomes))
            drawn = outcomes[-1][0]
            assert isinstance(drawn, Deal)
            gone.add(drawn.tile)
            play(s, str(drawn))
        else:
            play(s, max(offered(s)))
    assert seen == [8, 7, 6, 5, 4, 3, 2, 1]
    assert game.to_act(s) == ("blue",)


@pytest.mark.parametrize("viewer", ["blue", None])
def test_the_rival_s_tile_is_hidden(viewer: str | None) -> None:
    """P18. Whatever orange draws, blue and a spectator see the same: view, events and the record's line."""
    seen = []
    for tile in (3, 7):
        s = game.setup(options={"first": "orange"})
        move = game.parse(f"deal orange {tile}")
        line = game.seen(s, move, viewer)
        events = [event.seen_by(viewer) for event in game.apply(s, CHANCE, move)]
        play(s, "deal blue 1")
        seen.append((line, events, msgspec.json.encode(game.view(s, viewer))))
    assert seen[0] == seen[1]
    assert seen[0][0] == "deal orange ?"


def test_the_owner_sees_the_tile() -> None:
    """P18. Only the rival's tiles are hidden."""
    s = game.setup(options={"first": "orange"})
    assert game.seen(s, game.parse("deal orange 3"), "orange") == "deal orange 3"


def test_everything_else_is_open() -> None:
    """P18. Reserves, pool, piles' sizes, tiles laid: the same for both and for a spectator."""
    s = play(started(), "take CROSS", "tile 5 C1 2", "deal blue 2")
    views = [msgspec.to_builtins(game.view(s, viewer)) for viewer in ("orange", "blue", None)]
    for view in views:
        del view["seat"], view["hands"]
    assert views[0] == views[1] == views[2]
    assert views[2]["reserves"] == {"orange": ["CROSS"], "blue": []}
    assert views[2]["piles"] == {"orange": 7, "blue": 6}


def test_the_two_phases() -> None:
    """P12. The second begins with the sixteenth tile."""
    assert started().phase == 1
    assert through_phase_one(started()).phase == 2
