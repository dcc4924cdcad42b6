"""F39: what is hidden from whom, and states imagined from a view."""

from random import Random

import pytest

from flatiron.tables import BOARDS, OPEN_TABLE, draws, game, new_game, new_solo, play, table

SEATS = ("1", "2", None)


def test_piles_have_no_order() -> None:
    """F39. The next card is any that was never seen in that pile; then those turned under, in their order."""
    s = play(new_game("move st23"), "buy top")
    assert {text.split()[-1] for text in draws(s)} == {"BW4", "TW3", "TW4", "FA3", "FA4", "SS3", "SS4"}
    assert set(draws(s).values()) == {1}


def test_floors_come_from_all_never_seen() -> None:
    """F39. Those left in the box too."""
    s = table("st23", levels="F01 orange blue ivory")
    play(s, "activate", "skip", "floor")
    while "floor" not in next(iter(draws(s))):
        play(s, min(draws(s)))
    assert len(draws(s)) == 13


def test_the_choice_of_board_is_hidden() -> None:
    """F39. From the rival and from spectators, until both have chosen; in the record's account too."""
    s = play(game.setup(2, {"side": "free"}), *OPEN_TABLE, *BOARDS[:2])
    move = game.parse("board 2 gold")
    assert [game.seen(s, move, seat) for seat in SEATS] == ["board 2 gold", "board ?", "board ?"]
    play(s, "board 2 gold")
    assert [game.view(s, seat).players["1"].office is not None for seat in SEATS] == [True, False, False]
    last = game.parse("board 3 violet")
    assert {game.seen(s, last, seat) for seat in SEATS} == {"board 3 violet"}, "shown as it is chosen"


def test_the_account_hides_newspapers() -> None:
    """F39. Draws and the one kept; Daniel's draw is for City Hall and open."""
    s = table()
    assert [game.seen(s, game.parse("draw 1 card+swap"), seat) for seat in SEATS] == [
        "draw 1 card+swap",
        "draw 1 ?",
        "draw 1 ?",
    ]
    assert game.seen(s, game.parse("draw 2 card"), "1") == "draw 2 ?"
    assert game.seen(new_solo(), game.parse("draw daniel card"), "1") == "draw daniel card"
    s = table("hall", points=9, news="money2")
    play(s, "activate", "gain", "draw 1 build+swap")
    assert [game.seen(s, game.parse("keep swap"), seat) for seat in SEATS] == ["keep swap", "keep ?", "keep ?"]


def test_the_two_drawn_are_for_the_chooser() -> None:
    """F39. The others see that there are two."""
    s = play(table("hall", points=9, news="money2"), "activate", "gain", "draw 1 build+swap")
    assert [game.view(s, seat).drawn for seat in SEATS] == [["build", "swap"], [None, None], [None, None]]


@pytest.mark.parametrize("seat", SEATS)
def test_a_disguised_state_looks_the_same(seat: str) -> None:
    """F39. Hands, the pool and the two drawn are others, and nothing shows it."""
    s = table("hall", points=9, news="money2", hand="card", rival={"hand": "decree swap"})
    play(s, "activate", "gain", "draw 1 build+swap")
    twins = [game.disguise(s, seat, Random(seed)) for seed in range(20)]
    for twin in twins:
        assert game.view(twin, seat) == game.view(s, seat)
        assert not list(game.conserved(twin))
    assert len({twin.held["2"] for twin in twins}) > 1 or seat == "2"
    assert len({twin.drawn for twin in twins}) > 1 or seat == "1"
    assert len({twin.held["1"] for twin in twins}) > 1 or seat == "1"


@pytest.mark.parametrize("seat", SEATS)
def test_an_imagined_state_is_possible(seat: str) -> None:
    """F39. It shows the same view, keeps what is known, and draws the rest from what was not seen."""
    s = table("hall", points=9, news="money2", hand="card", rival={"hand": "decree"})
    play(s, "activate", "gain", "draw 1 build+swap", "keep build")
    hands = set()
    for seed in range(20):
        imagined = game.determinize(game.view(s, seat), Random(seed))
        assert game.view(imagined, seat) == game.view(s, seat)
        assert not list(game.conserved(imagined))
        hands.add((imagined.held["1"], imagined.held["2"]))
    if seat == "1":
        assert {own for own, _ in hands} == {("build", "card")}
        assert all("swap" in other for _, other in hands), "the one given is known"
    assert len(hands) > 1


def test_an_imagined_board() -> None:
    """F39. Before the reveal any of the two boards dealt."""
    s = play(game.setup(2, {"side": "free"}), *OPEN_TABLE, *BOARDS[:3])
    chosen = {game.determinize(game.view(s, "2"), Random(seed)).offices["1"] for seed in range(40)}
    assert {(office.board, office.side) for office in chosen} == {
        *(("1", "violet"), ("1", "gold"), ("2", "violet"), ("2", "gold")),
    }
