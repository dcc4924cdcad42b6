"""S1–S6: the score sheet and who wins."""

from typing import Any

import pytest

from boulevard.core.game import Outcome
from paris.drawing import game, how_it_ended, offered, play, position, score

HALVES = "OOOOBBBB\n" * 8


def over(drawn: str, *lines: str, **options: Any) -> Outcome:
    """The outcome where nobody can do anything: the first pass ends it (P16)."""
    s = position(drawn, *lines, **options)
    return how_it_ended(play(s, "pass"))


def test_size_times_lights() -> None:
    """S1. SQUARE with three lights around it."""
    s = position(
        """
        LOO
        OOL
        OOL
        """,
        "orange build SQUARE a1+a2+b1+b2",
    )
    assert score(s, "orange", "lit") == 4 * 3


def test_an_unlit_building_scores_nothing() -> None:
    """S1. A light at a corner and one two spaces away do not reach it; the other building is lit."""
    s = position(
        """
        OOLO
        OOOL
        """,
        "orange build LINE a1+a2+a3",
        "orange build CORNER e1+f1+f2",
    )
    assert score(s, "orange", "lit") == 3
    s = position(
        """
        OLO
        OOL
        """,
        "orange build LINE a3+a4+a5",
    )
    assert score(s, "orange", "lit") == 0


def test_each_light_once_for_a_building() -> None:
    """S1. The light lies in the crook of CORNER, in that of SMILE on three sides: one light."""
    s = position(
        """
        OO
        LO
        """,
        "orange build CORNER a2+b1+b2",
    )
    assert score(s, "orange", "lit") == 3
    s = position(
        """
        OOOO
        OLOO
        """,
        "orange build SMILE a1+a2+b2+c2+d1+d2",
    )
    assert score(s, "orange", "lit") == 6


def test_one_light_lights_all_around_it() -> None:
    """S1. Every building beside a light has it, whoever built it."""
    s = position(
        "OOOLBBB",
        "orange build LINE a1+b1+c1",
        "blue build CORNER e1+e2+f1",
        "orange build SQUARE c2+c3+d2+d3",
    )
    assert score(s, "orange", "lit") == 3 + 4
    assert score(s, "blue", "lit") == 3


def test_small_lights_are_not_shaded_and_do_not_reach_further() -> None:
    """S1. A light reaches the four spaces around it, no more."""
    s = position("LOOO", "orange build LINE c1+d1+e1")
    assert score(s, "orange", "lit") == 0


def test_the_largest_group() -> None:
    """S2. LINE and SQUARE touch (7), CROSS stands alone (5)."""
    s = position(
        "",
        "orange build LINE a1+a2+a3",
        "orange build SQUARE b3+b4+c3+c4",
        "orange build CROSS f6+g5+g6+g7+h6",
        rest="O",
    )
    assert score(s, "orange", "group") == 7


def test_corners_and_rivals_do_not_join() -> None:
    """S2. LINE and SQUARE meet at a corner; a building of blue touches both."""
    s = position(
        "",
        "orange build LINE a1+a2+a3",
        "orange build SQUARE b4+b5+c4+c5",
        "blue build CORNER b2+b3+c3",
        rest="O",
    )
    assert score(s, "orange", "group") == 4
    assert score(s, "blue", "group") == 3


def test_one_building_is_a_group_and_none_is_nothing() -> None:
    """S2. A lone building counts its size."""
    s = position("", "orange build CROSS f6+g5+g6+g7+h6", rest="O")
    assert [score(s, seat, "group") for seat in ("orange", "blue")] == [5, 0]


@pytest.mark.parametrize(("held", "points"), [("", 0), ("LINE", -3), ("LINE SMILE BIG_L", -9)])
def test_unbuilt_buildings(held: str, points: int) -> None:
    """S3. −3 for each, whatever its size."""
    lines = [f"blue holds {held}"] if held else []
    assert score(position("O", *lines), "blue", "unbuilt") == points


def test_stamped_cards_for_the_player_whose_token_is_there() -> None:
    """S4. Two stamped cards of orange are added up; blue's are blue's."""
    drawn = """
        OOOO
        OLOO
        OOLO
    """
    wall = "blue build BIG_L a3+b3+c3+d1+d2+d3"
    s = position(drawn, wall, "orange card peintre a1", "orange card moulin-rouge c2", "blue card fontaine e1")
    # two lights: 4; the dancer, b2, a2, b1, c1: 5; BIG_L beside the fountain: 3
    assert score(s, "orange", "cards") == 4 + 5
    assert score(s, "blue", "cards") == 3


@pytest.mark.parametrize("card", ["peintre", "fontaine", "moulin-rouge", "penseur"])
def test_a_declined_card_scores_nothing(card: str) -> None:
    """S4. Beside its building and in the light: the same card placed scores, declined it does not."""
    s = position("LOOO", "orange build LINE a2+b2+c2", up=card)
    assert score(play(s, f"card {card} -"), "orange", "cards") == 0
    s = position("LOOO", "orange build LINE a2+b2+c2", up=card)
    placed = f"card {card} b1 e" if card == "penseur" else f"card {card} b1"
    assert score(play(s, placed), "orange", "cards") > 0


def test_cards_without_stamp_score_nothing() -> None:
    """S4. Only C5, C10, C11 and C12 are stamped."""
    lines = ["orange card lampadaire a1", "orange card sacre-coeur", "orange card chartier", "blue card metropolitain"]
    s = position("OOOL", *lines, "blue card grande-lumiere d1")
    assert [score(s, seat, "cards") for seat in ("orange", "blue")] == [0, 0]


def test_the_total_is_the_sum_of_the_lines() -> None:
    """S1, S2, S3, S4. LINE lit once 3, group 3, one unbuilt −3, the fountain 3."""
    s = position("OOOL", "orange build LINE a1+b1+c1", "orange holds CROSS", "orange card fontaine a2")
    assert game.scores(s)["orange"] == {"lit": 3, "group": 3, "unbuilt": -3, "cards": 3, "total": 6}
    assert list(game.scores(s)) == ["orange", "blue"]
    assert list(game.scores(s)["blue"]) == ["lit", "group", "unbuilt", "cards", "total"]


@pytest.mark.parametrize("seat", ["orange", "blue"])
def test_more_points_win(seat: str) -> None:
    """S5. One building is worth more than all free spaces."""
    rest = {"orange": "B", "blue": "O"}[seat]
    outcome = over("M", f"{seat} build LINE a1+b1+c1", rest=rest)
    assert outcome.winners == (seat,)
    assert outcome.reason == "played out"


@pytest.mark.parametrize(("rest", "winner"), [("O", "orange"), ("B", "blue")])
def test_a_tie_goes_to_more_free_spaces_of_the_own_colour(rest: str, winner: str) -> None:
    """S5. Nobody has a point: 63 spaces against one."""
    drawn = {"O": "B", "B": "O"}[rest]
    assert over(drawn, rest=rest).winners == (winner,)


def test_covered_spaces_break_no_tie() -> None:
    """S5. Half the board each, but the Lampadaire stands on a space of orange."""
    assert over(HALVES, "blue card lampadaire a1").winners == ("blue",)
    assert over(HALVES, "blue card lampadaire h1").winners == ("orange",)


def test_mixed_and_light_spaces_break_no_tie() -> None:
    """S5. Own printed colour: equal here, so the victory is shared, orange named first."""
    assert over("OOBBMMLL", rest="M").winners == ("orange", "blue")


def test_still_tied_is_a_shared_victory() -> None:
    """S5. Points and free spaces alike, not all of them zero."""
    outcome = over(HALVES, "orange build LINE a1+b1+c1", "blue build CORNER g1+h1+h2")
    assert outcome.scores["orange"]["total"] == outcome.scores["blue"]["total"] == 3
    assert outcome.winners == ("orange", "blue")


EXAMPLE = (
    """
    MBBMOLMO
    OOOOMOOB
    BLOOLOOB
    OBBLBMOO
    LBOBMBOB
    OMBBBLLO
    MBBLMBBB
    OBBOBOOM
    """,
    "orange build SMILE g5+g6+g7+g8+h5+h8",
    "orange build BIG_L c7+d7+e7+f5+f6+f7",
    "orange card jardin c6+d6",
    "orange card bouquinistes b7 BIG_L",
    "orange card sacre-coeur",
    "orange card lampadaire -",
    "orange holds CROSS SQUARE",
    "blue build STAIRS b2+c2+c3+d3+d4",
    "blue build SMALL_L e1+e2+f2+g2",
    "blue build SMALL_T e3+e4+e5+f4",
    "blue build CORNER b4+b5+c5",
    "blue build LINE b8+c8+d8",
    "blue card levitation CHONK LINE b8+c8+d8",
    "blue card peintre h4",
    "blue card metropolitain",
    "blue card chartier",
    "blue holds CHONK",
)


def test_the_rulebooks_example() -> None:
    """S6. Orange 33 + 15 + 0 + 0 = 48, blue 43 + 13 − 3 + 4 = 57."""
    s = position(*EXAMPLE)
    assert game.scores(s) == {
        "orange": {"lit": 33, "group": 15, "unbuilt": 0, "cards": 0, "total": 48},
        "blue": {"lit": 43, "group": 13, "unbuilt": -3, "cards": 4, "total": 57},
    }


def test_the_rulebooks_example_is_won_by_blue() -> None:
    """S6, S5. Nobody builds any more: blue wins."""
    s = position(*EXAMPLE)
    while game.outcome(s) is None:
        assert "pass" in offered(s)
        play(s, "pass")
    assert how_it_ended(s).winners == ("blue",)
