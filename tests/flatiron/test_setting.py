"""F1–F8: what lies on the table before the first turn."""

import pytest

from boulevard.games.flatiron.moves import LOCATIONS, STREETS
from boulevard.games.flatiron.state import State
from flatiron.tables import BOARDS, CARDS, DECREES, FLOORS, NEWS, OPEN_TABLE, draws, game, new_game, offered, play


def begun(*texts: str, **options: object) -> State:
    return play(game.setup(2, {"first": "1", **options}), *texts)


def test_five_locations() -> None:
    """F1. Four streets and City Hall."""
    assert LOCATIONS == ("broadway", "st23", "av5", "st22", "hall")
    assert offered(new_game(), "move") == {f"move {location}" for location in LOCATIONS}


def test_floors() -> None:
    """F2. A ★ floor below; the next is any of the fourteen others; three more are hidden, then the Roof."""
    s = begun()
    assert draws(s) == {f"deal floor F0{number}": 1 for number in range(1, 5)}
    play(s, "deal floor F03")
    assert draws(s) == {f"deal floor F{number:02}": 1 for number in range(1, 16) if number != 3}
    play(s, "deal floor F04")
    assert [level.floor for level in s.levels] == ["F03"]
    assert (s.next_floor, s.floor_pile, len(s.floors_unseen)) == ("F04", 3, 13)


def test_newspapers() -> None:
    """F3. Fourteen, each kind twice; one is open, and the paperboy stands on 10."""
    s = begun(*FLOORS)
    assert set(draws(s).values()) == {2}
    assert len(draws(s)) == 7
    play(s, "deal news swap")
    assert (s.news, len(s.news_pool), s.news_pool.count("swap")) == ("swap", 13, 1)
    assert game.view(s, None).paperboy == 10


def test_piles() -> None:
    """F4. Four piles of eight by their backs, each with cards of all streets, the top card open."""
    s = begun(*FLOORS, *NEWS)
    for street, text in zip(STREETS, CARDS, strict=True):
        assert list(draws(s).values()) == [1] * 8
        cards = [line.split()[-1] for line in draws(s)]
        assert {game.box.cards[card].pile for card in cards} == {street}
        assert len({game.box.cards[card].street for card in cards}) == 4
        play(s, text)
        assert s.piles[street].open == text.split()[-1]
        assert s.piles[street].size == 8


def test_decrees() -> None:
    """F5. Six of the ten are open; one that is taken is not replaced."""
    s = begun(*FLOORS, *NEWS, *CARDS)
    assert list(draws(s).values()) == [1] * 10
    play(s, *DECREES)
    assert s.decrees == ("DE1", "DE2", "DE3", "DE4", "DE5", "DE6")
    s = new_game("move hall", "decree DE3 av5 top")
    assert s.decrees == ("DE1", "DE2", "DE4", "DE5", "DE6")


def test_supply() -> None:
    """F6. Seven pillars of each colour, four reputation tokens."""
    s = new_game()
    assert s.supply == {"orange": 7, "blue": 7, "ivory": 7, "charcoal": 7}
    assert s.reputation == 4


def test_two_boards_each() -> None:
    """F7. Two of the four boards are dealt to each, in the open; the second pair is what is left."""
    s = begun(*OPEN_TABLE)
    assert draws(s) == {f"deal boards 1 {pair}": 1 for pair in ("1+2", "1+3", "1+4", "2+3", "2+4", "3+4")}
    play(s, "deal boards 1 1+4")
    assert draws(s) == {"deal boards 2 2+3": 1}
    play(s, "deal boards 2 2+3")
    assert game.view(s, "2").players["1"].boards == ["1", "4"]


@pytest.mark.parametrize(
    ("side", "texts"),
    [
        ("violet", {"board 1 violet", "board 2 violet"}),
        ("free", {"board 1 violet", "board 1 gold", "board 2 violet", "board 2 gold"}),
    ],
)
def test_choosing_a_board(side: str, texts: set[str]) -> None:
    """F7. One of the two; its side too, where the option leaves it free."""
    s = begun(*OPEN_TABLE, *BOARDS[:2], side=side)
    assert offered(s) == texts


def test_boards_are_chosen_in_secret() -> None:
    """F7. The first choice is shown together with the second."""
    s = begun(*OPEN_TABLE, *BOARDS[:3])
    assert game.view(s, "1").players["1"].office.board == "1"
    assert game.view(s, "2").players["1"].office is None
    assert game.view(s, "2").players["1"].chosen
    move = game.parse("board 3 violet")
    events = game.do(s, move)
    assert [(event.name, event.seat) for event in events[:3]] == [
        ("choose-board", "2"),
        ("board", "1"),
        ("board", "2"),
    ]
    assert game.view(s, None).players["1"].office.board == "1"


def test_who_starts() -> None:
    """F8. A random player has $7, the other $9; nobody stands anywhere, and nobody has points."""
    s = play(game.setup(2, {}), *OPEN_TABLE, *BOARDS)
    assert draws(s) == {"first 1": 1, "first 2": 1}
    play(s, "first 2")
    assert game.to_act(s) == ("2",)
    assert s.dollars == {"1": 9, "2": 7}
    assert s.points == {"1": 0, "2": 0}
    assert s.places == {"1": None, "2": None}


@pytest.mark.parametrize("seat", ["1", "2"])
def test_the_option_names_who_starts(seat: str) -> None:
    """F8. Nothing is drawn then."""
    assert game.to_act(new_game(first=seat)) == (seat,)
