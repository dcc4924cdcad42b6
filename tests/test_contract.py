"""What every registered game must keep; `boulevard.core.contract` says each promise in a function."""

import re
from functools import reduce
from operator import or_
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boulevard import registry
from boulevard.core import contract
from boulevard.core.events import HIDDEN
from boulevard.core.game import AnyGame
from boulevard.core.moves import Notation
from boulevard.core.problems import Problem
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.story import totals
from boulevard.core.table import Table, replay
from boulevard.core.texts import texts
from boulevard.server.drawings import Look, Position

GAMES = registry.game_names()


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_promises_at_every_position(name: str, seed: int) -> None:
    rng = Random(seed)
    contract.check_game(contract.any_table(registry.game(name), rng), rng, every=15)


def random_positions(game: AnyGame, count: int, seed: str) -> Any:
    """Positions of random games over all options, one in three on the way."""
    rng, seen = Random(seed), 0
    while seen < count:
        table = contract.any_table(game, rng)
        while table.to_act and seen < count:
            if rng.random() < 0.34:
                seen += 1
                yield table.state, rng
            table.play_offered(*contract.any_move(game, table.state, rng))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_can_be_drawn(name: str) -> None:
    """What a drawing is told can be told wherever a random game leads, to everybody; nothing, by a game without it."""
    game = registry.game(name)
    for s, _ in random_positions(game, 400, "drawn"):
        for seat in (*game.seated(s), None):
            told = registry.shown(game, game.view(s, seat))
            assert (told is not None) == registry.has_part(name, "shown")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_made_once_for_all_is_what_each_would_see(name: str) -> None:
    """Where a game says that drawing and sheet follow from what everybody sees (`drawn_alike`), they do."""
    game, alike = registry.game(name), 0
    for s, _ in random_positions(game, 150, "alike"):
        position = Position(game, s)
        alike += game.drawn_alike(s)
        for seat in game.seated(s):
            view = game.view(s, seat)
            assert position.look(seat) == Look(view, game.sheet(view), registry.shown(game, view))
        assert position.totals == totals(game, s)
    assert alike > 100 or "drawn_alike" not in vars(type(game))


@pytest.mark.parametrize("name", GAMES)
def test_a_view_prints_as_its_table(name: str) -> None:
    """As in the terminal, without what is hidden: a disguise prints the same."""
    game = registry.game(name)
    for s, rng in random_positions(game, 12, "printed"):
        for seat in contract.viewers(game, s):
            view = game.view(s, seat)
            assert str(view) == registry.picture(game, view, texts("en", game.package))
            assert str(game.view(game.disguise(s, seat, rng), seat)) == str(view)


@pytest.mark.parametrize("name", GAMES)
def test_non_interference_over_two_thousand_positions(name: str) -> None:
    game, checked = registry.game(name), 0
    for s, rng in random_positions(game, 2000, "interference"):
        contract.check_interference(game, s, rng)
        checked += 1
    assert checked == 2000


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_is_what_nothing_speaks_against(name: str) -> None:
    """Both ways, over the texts of the notation, wherever random games lead."""
    game = registry.game(name)
    for s, rng in random_positions(game, 1500, "objections"):
        contract.check_objections(game, s, rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_disguise_changes_something(name: str) -> None:
    """Else the non-interference test could not fail. Some options may leave nothing hidden, so many games are tried."""
    game = registry.game(name)
    changed = 0
    for s, rng in random_positions(game, 2000, "interference"):
        twins = (game.disguise(s, viewer, rng) for viewer in contract.viewers(game, s))
        changed += any(game.save(twin) != game.save(s) for twin in twins)
    assert changed > 100


@pytest.mark.parametrize("name", GAMES)
def test_imagined_states_vary_where_something_is_hidden(name: str) -> None:
    """`determinize` draws what is hidden; it does not always imagine the same."""
    game = registry.game(name)
    varied = hidden = 0
    for s, rng in random_positions(game, 60, "imagined"):
        for viewer in contract.viewers(game, s):
            disguised = {game.save(game.disguise(s, viewer, rng)) for _ in range(8)}
            imagined = {game.save(game.determinize(game.view(s, viewer), rng)) for _ in range(8)}
            hidden += len(disguised) > 1
            varied += len(disguised) > 1 and len(imagined) > 1
    assert hidden > 0
    assert varied > 0.8 * hidden


@pytest.mark.parametrize("name", GAMES)
def test_accounts_of_a_seat_hide_what_it_may_not_know(name: str) -> None:
    """A hidden word is a `?`, the last one for all that follow; some line has one for somebody."""
    game, rng = registry.game(name), Random(1)
    hidden = 0
    for _ in range(5):
        table = contract.any_table(game, rng)
        while table.to_act:
            seat, move = contract.any_move(game, table.state, rng)
            for viewer in contract.viewers(game, table.state):
                seen, said = game.seen(table.state, move, viewer).split(" "), str(move).split(" ")
                hidden += HIDDEN in seen
                assert len(seen) == len(said) or (len(seen) < len(said) and seen[-1] == HIDDEN)
                assert all(a in (b, HIDDEN) for a, b in zip(seen, said, strict=False))
            table.play_offered(seat, move)
    assert hidden > 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("share", [0.01, pytest.param(1, marks=pytest.mark.long)])
def test_random_games_over_all_options_replay_to_their_outcome(name: str, share: float) -> None:
    """10,000 of Paris, 5,000 of the others, everything conserved at every step; one in a hundred in every run."""
    game = registry.game(name)
    for number in range(int(share * {"paris": 10_000}.get(name, 5_000))):
        rng = Random(f"random:{number}")
        table = contract.any_table(game, rng)
        while table.to_act:
            table.play_offered(*contract.any_move(game, table.state, rng))
            contract.check_conserved(game, table.state)
        assert table.outcome is not None
        assert replay(game, read_record(str(table.record()).encode())).outcome == table.outcome


@pytest.mark.parametrize("name", GAMES)
def test_a_game_declares_itself_wholly(name: str) -> None:
    game = registry.game(name)
    assert game.name == name
    assert [option.name for option in game.table_options] == sorted(option.name for option in game.table_options)
    for players in game.players:
        assert len(set(game.seats(players))) == len(game.seats(players)) == players
    with pytest.raises(Problem, match="players cannot play it"):
        game.setup(99)
    with pytest.raises(Problem, match="no option"):
        game.setup(options={"no-such": 1})
    with pytest.raises(Problem, match="not known"):
        registry.game(name, rules=game.rules + 1)
    with pytest.raises(Problem, match="no seat"):
        game.view(game.setup(), "nobody")


@pytest.mark.parametrize("name", GAMES)
def test_undo_never_crosses_chance_another_seat_or_a_reveal(name: str) -> None:
    game = registry.game(name)
    for number in range(20):
        rng = Random(f"undo:{number}")
        table = contract.any_table(game, rng)
        fence = 0
        while table.to_act:
            for seat in table.players:
                assert all(ply >= fence and table.lines[ply].seat == seat for ply in table.undo_to(seat))
            seat, move = contract.any_move(game, table.state, rng)
            before = table.ply
            events = table.play_offered(seat, move)
            if seat == "-" or any(event.reveals for event in events):
                fence = table.ply
            elif before and table.lines[before - 1].seat != seat:
                fence = max(fence, before)


@pytest.mark.parametrize("name", GAMES)
def test_after_an_undo_the_table_is_as_before_the_move(name: str) -> None:
    game, rng, undone = registry.game(name), Random(2), 0
    table = contract.any_table(game, rng)
    while table.to_act and undone < 15:
        before = game.save(table.state)
        seat, move = contract.any_move(game, table.state, rng)
        table.play_offered(seat, move)
        if table.undo_to(seat) and rng.random() < 0.5:
            table.undo(seat, table.undo_to(seat)[-1])
            assert game.save(table.state) == before
            undone += 1
    assert undone > 0
    again = replay(game, read_record(str(table.record_so_far()).encode()))
    assert game.save(again.state) == game.save(table.state)


class Leaky:
    """A game whose views say one thing too much: what the contract must find."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def view(self, s: Any, seat: str | None) -> Any:
        view = self.game.view(s, seat)
        view.passes = hash(tuple(s.hands))  # any field that depends on the hidden hand
        return view


class Faulty:
    """A game in which something is said wrongly."""

    def __init__(self, name: str, **wrong: Any) -> None:
        self.game, self.wrong = registry.game(name), wrong

    def __getattr__(self, name: str) -> Any:
        return self.wrong[name] if name in self.wrong else getattr(self.game, name)


def first_decision() -> Any:
    """Paris, where a seat is asked for the first time."""
    table = Table(registry.game("paris"), {"orange": "a", "blue": "b"}, {"first": "orange"})
    while table.to_act == (CHANCE,):
        table.play(*contract.any_move(table.game, table.state, Random(0)))
    return table.state


def test_a_step_that_is_not_declared_is_named() -> None:
    """With where it stands, and what to do."""
    steps = get_args(registry.game("paris").step_types)
    game: Any = Faulty("paris", step_types=reduce(or_, [kind for kind in steps if kind.__name__ != "PhaseOne"]))
    with pytest.raises(contract.Broken) as broken:
        contract.check_copies(game, first_decision(), Random(0))
    assert str(broken.value) == (
        "the agenda has a PhaseOne (in boulevard.games.paris.phases), which the game's step_types do not list, so "
        "that a saved game could not be loaded: add PhaseOne to the union Step"
    )


def test_a_move_that_is_not_in_the_notation_is_named() -> None:
    kinds = [kind for kind in registry.game("paris").notation.kinds if kind.__name__ != "Tile"]
    game: Any = Faulty("paris", notation=Notation(*kinds))
    with pytest.raises(contract.Broken) as broken:
        contract.check_options(game, first_decision())
    assert str(broken.value) == (
        "orange is offered Tile, which the game's notation does not list, so that nobody can read its text back: "
        "add Tile to NOTATION in moves.py"
    )


def test_seats_and_players_that_do_not_agree_are_named() -> None:
    game: Any = Faulty("paris", players=(2, 3))
    with pytest.raises(contract.Broken) as broken:
        contract.any_table(game, Random(0))
    assert "says that 3 can play, but seats(3) names ['orange', 'blue']" in str(broken.value)
    assert "(SEATS in moves.py), or change players in game.py" in str(broken.value)


def test_a_planted_leak_is_found() -> None:
    """And the sentence says by which field."""
    game = registry.game("paris")
    said = [sentence(game, s, rng) for s, rng in random_positions(game, 200, "leak")]
    found = [one for one in said if one is not None]
    assert len(found) > 50
    where = re.compile(r"(show to|tell) .*, by (\[\d\]\.)?view\.passes: -?\d+, and with other hidden things -?\d+")
    assert [one for one in found if not where.search(one)] == []


def sentence(game: AnyGame, s: Any, rng: Random) -> str | None:
    """What the contract says of the leak; None where there is nothing hidden to leak."""
    try:
        contract.check_interference(Leaky(game), s, rng)  # type: ignore[arg-type]
    except contract.Broken as broken:
        return str(broken)
    return None


def test_a_planted_breach_of_conservation_is_found() -> None:
    game = registry.game("paris")
    table = Table(game, {"orange": "a", "blue": "b"}, {})
    lost, double = table.state.pool[:2]
    table.state.pool = (*table.state.pool[1:], double)
    said = f"not conserved: buildings: {lost} is missing, {double} is there 2 times and should be 1 times"
    with pytest.raises(contract.Broken, match=said):
        contract.check_conserved(game, table.state)


def test_a_move_that_is_taken_though_it_is_not_offered_is_found() -> None:
    game: Any = Faulty("paris", apply=lambda s, seat, move: ())
    with pytest.raises(contract.Broken, match="not offered, yet not refused: orange pass"):
        contract.check_refusal(game, first_decision(), [game.parse("pass")])


def test_a_preview_of_a_move_that_is_not_offered_is_found() -> None:
    paris, s = registry.game("paris"), first_decision()
    stray, offered = paris.parse("pass"), paris.options(s, "orange")[0]
    game: Any = Faulty("paris", preview=lambda view, move: paris.preview(view, offered if move == stray else move))
    with pytest.raises(contract.Broken, match="a preview of an unoffered move: pass"):
        contract.check_previews(game, s, Random(0), [stray])


def test_what_is_hidden_may_not_even_show_in_an_order() -> None:
    with pytest.raises(contract.Broken, match="the view, by the order of what is written"):
        contract.same(b'{"a": 1, "b": 2}', b'{"b": 2, "a": 1}', "the view")


def test_options_that_never_go_together_are_named() -> None:
    def settle(players: int | None, options: dict[str, Any]) -> None:
        raise Problem("field", place=None, detail="")

    game: Any = Faulty("paris", settle=settle)
    with pytest.raises(contract.Broken, match="no options of paris go together"):
        contract.any_setting(game, Random(0))
