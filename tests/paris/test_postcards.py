"""C1–C13: the twelve postcards."""

from importlib.resources import files

import pytest

from boulevard.games.paris.state import State
from boulevard.registry import game as registered
from paris.drawing import game, offered, play, position, score

# Closes the corner of the six spaces a1, a2, b1, b2, c1, c2.
WALL = "blue build BIG_L a3+b3+c3+d1+d2+d3"


def unspent(s: State) -> set[str]:
    return {card.card for card in game.view(s, None).cards if card.unspent}


# C1 Lévitation ---------------------------------------------------------------------------------------------------


def test_levitation_exchanges_and_places() -> None:
    """C1. A building of the reserve for one of the pool that has room."""
    s = position("OOO", "orange holds CROSS SQUARE", up="levitation")
    assert offered(s) == {
        "card levitation CROSS LINE a1+b1+c1",
        "card levitation SQUARE LINE a1+b1+c1",
        "card levitation -",
    }


def test_levitation_returns_the_old_one_to_the_pool() -> None:
    """C1, S3. It costs nothing at the end; the new one stands with a chimney."""
    s = position("OOO", "orange holds CROSS SQUARE", up="levitation")
    assert score(s, "orange", "unbuilt") == -6
    play(s, "card levitation CROSS LINE a1+b1+c1")
    view = game.view(s, None)
    assert view.reserves["orange"] == ["SQUARE"]
    assert "CROSS" in view.pool
    assert "LINE" not in view.pool
    assert [(one.building, one.owner, one.spaces) for one in view.buildings] == [("LINE", "orange", ["a1", "b1", "c1"])]
    assert view.chimneys["orange"] == 6
    assert score(s, "orange", "unbuilt") == -3


@pytest.mark.parametrize("lines", [[], ["orange holds CROSS", "blue holds LINE"]], ids=["no reserve", "not in pool"])
def test_levitation_wants_a_building_on_both_sides(lines: list[str]) -> None:
    """C1. One in the own reserve, one in the pool: what the rival holds is in neither."""
    assert offered(position("OOO", *lines, up="levitation"), "card") == {"card levitation -"}


@pytest.mark.parametrize(("row", "card"), [("OOL", "metropolitain"), ("OOB", "chartier")])
def test_levitation_uses_no_power(row: str, card: str) -> None:
    """C1. Its placement uses neither Métropolitain nor Chartier: here it can only be declined."""
    s = position(row, "orange holds CROSS", f"orange card {card}", up="levitation")
    assert offered(s) == {"card levitation -"}
    assert "build LINE a1+b1+c1" in offered(position(row, "orange holds LINE", f"orange card {card}"))


def test_levitation_may_not_place_the_old_one() -> None:
    """C1. The building placed is the pool's."""
    s = position("OOO", "orange holds LINE", up="levitation")
    assert offered(s) == {"build LINE a1+b1+c1", "card levitation -"}


# C2 Métropolitain ------------------------------------------------------------------------------------------------


def test_metropolitain_covers_exactly_one_light() -> None:
    """C2. One Streetlight space, not two."""
    s = position("OOLLO", "orange holds LINE", "orange card metropolitain")
    assert offered(s) == {"build LINE a1+b1+c1", "pass"}


def test_metropolitain_leaves_the_other_spaces_under_p14() -> None:
    """C2. One light and a rival's space will not do."""
    assert offered(position("OBL", "orange holds LINE", "orange card metropolitain")) == {"pass"}


def test_metropolitain_acts_on_a_later_turn() -> None:
    """C2. The turn that activates it places nothing."""
    s = position("OOL", "orange holds LINE", up="metropolitain")
    assert offered(s) == {"card metropolitain"}
    play(s, "card metropolitain", "pass")
    assert offered(s) == {"build LINE a1+b1+c1", "pass"}


def test_metropolitain_acts_once() -> None:
    """C2. Two places wait for it; it serves one."""
    s = position(
        """
        OBB
        OLB
        BBB
        OOL
        """,
        "orange holds LINE CORNER",
        "orange card metropolitain",
        "blue holds SQUARE CROSS",
    )
    assert offered(s) == {"build LINE a1+b1+c1", "build CORNER a3+a4+b3", "pass"}
    play(s, "build LINE a1+b1+c1")
    assert unspent(s) == set()
    play(s, "build SQUARE g7+g8+h7+h8")
    assert offered(s) == {"pass"}


def test_metropolitain_is_kept_by_a_building_on_ordinary_ground() -> None:
    """C2. It may be used; a building that covers no light leaves it."""
    s = position("OOOL", "orange holds LINE", "orange card metropolitain", "blue holds CROSS")
    assert unspent(play(s, "build LINE a1+b1+c1")) == {"metropolitain"}


def test_metropolitain_serves_its_owner_alone() -> None:
    """C2. The rival's token does not help."""
    assert offered(position("OOL", "orange holds LINE", "blue card metropolitain")) == {"pass"}


def test_the_light_under_metropolitain_is_gone_for_everybody() -> None:
    """C2, S1. It lit blue's building; now it lights neither."""
    s = position("OOLBBB", "orange holds LINE", "orange card metropolitain", "blue build CORNER d1+d2+e1")
    assert score(s, "blue", "lit") == 3
    play(s, "build LINE a1+b1+c1")
    assert score(s, "blue", "lit") == 0
    assert score(s, "orange", "lit") == 0


@pytest.mark.parametrize(
    ("row", "piece"),
    [("OOO", "orange card lampadaire c1"), ("OOL", "blue card grande-lumiere c1")],
    ids=["Lampadaire tile", "Large Streetlight"],
)
def test_metropolitain_covers_no_piece(row: str, piece: str) -> None:
    """C2. Not the Lampadaire tile, not the space of the Large Streetlight."""
    assert offered(position(row, "orange holds LINE", "orange card metropolitain", piece)) == {"pass"}


# C3 Jardin des Plantes -------------------------------------------------------------------------------------------


def test_the_garden_is_one_by_two_under_p14() -> None:
    """C3. Own colour or mixed, either way round."""
    s = position(
        """
        OL
        OM
        """,
        up="jardin",
    )
    assert offered(s) == {"card jardin a1+a2", "card jardin a1+b1", "card jardin -"}


def test_the_garden_is_a_building_of_size_two() -> None:
    """C3, S1, S2. It is lit, it makes groups, it takes a chimney."""
    s = play(position("OOLB", "orange build LINE a2+a3+a4", up="jardin"), "card jardin a1+b1")
    assert score(s, "orange", "lit") == 2
    assert score(s, "orange", "group") == 5
    assert game.view(s, None).chimneys["orange"] == 5


@pytest.mark.parametrize(
    ("row", "card"), [("OL", "metropolitain"), ("OB", "chartier")], ids=["Métropolitain", "Chartier"]
)
def test_the_garden_may_use_an_earlier_power(row: str, card: str) -> None:
    """C3. Métropolitain or Chartier taken on an earlier turn; it is then spent."""
    rest = "L" if card == "chartier" else "B"
    s = position(row, f"orange card {card}", "blue holds CROSS", up="jardin", rest=rest)
    over = {"card jardin a1+b1", "card jardin -"}
    assert offered(s) == over
    assert unspent(play(s, "card jardin a1+b1")) == set()
    assert offered(position(row, f"orange spent {card}", up="jardin", rest=rest)) == {"card jardin -"}


def test_the_garden_may_use_both_powers() -> None:
    """C3. One light and one space of the rival: no space of its own is left."""
    s = position("L", "orange card metropolitain", "orange card chartier", "blue holds CROSS", up="jardin")
    assert offered(s) == {"card jardin a1+a2", "card jardin a1+b1", "card jardin -"}
    assert unspent(play(s, "card jardin a1+a2")) == set()


# C4 Sacré-Cœur ---------------------------------------------------------------------------------------------------


def test_sacre_coeur_spares_its_owner() -> None:
    """C4. Unbuilt buildings cost nothing, the rival's still do."""
    s = position("O", "orange holds CROSS SQUARE", "blue holds LINE", up="sacre-coeur")
    assert [score(s, seat, "unbuilt") for seat in ("orange", "blue")] == [-6, -3]
    play(s, "card sacre-coeur")
    assert [score(s, seat, "unbuilt") for seat in ("orange", "blue")] == [0, -3]


# C5 Le Peintre ---------------------------------------------------------------------------------------------------


def test_the_painter_stands_on_his_colour() -> None:
    """C5. Not on a mixed space, a light or the rival's colour."""
    s = position("OMLBO", "orange build CORNER e1+e2+f1", up="peintre")
    assert offered(s) == {"card peintre a1", "card peintre -"}


CLOSED = """
    OOOO
    OLOO
    OOLOL
"""


def test_the_painter_counts_the_lights_of_his_area() -> None:
    """C5. Two lights within the wall, one beyond: 4 points."""
    assert score(position(CLOSED, WALL, "orange card peintre a1"), "orange", "cards") == 4
    assert score(position(CLOSED, "orange card peintre a1"), "orange", "cards") == 6


def test_pieces_do_not_bound_the_painter_s_area() -> None:
    """C5. Shut in by the dancer and the fountain he still sees both lights; the Lampadaire is a third."""
    around = ("blue card moulin-rouge b1", "blue card fontaine a2")
    assert score(position(CLOSED, WALL, *around, "orange card peintre a1"), "orange", "cards") == 4
    lamp = "blue card lampadaire c2"
    assert score(position(CLOSED, WALL, *around, lamp, "orange card peintre a1"), "orange", "cards") == 6


def test_lights_do_not_bound_the_painter_s_area() -> None:
    """C5. Shut in by the lights at a2 and b1 he has those at b2 and c1 behind them too."""
    s = position(
        """
        OOOO
        LLOO
        OLLOO
        """,
        WALL,
        "orange card peintre a1",
    )
    assert score(s, "orange", "cards") == 8


def test_the_large_streetlight_is_one_light_for_the_painter() -> None:
    """C5, C9. It replaces the printed one."""
    s = position(CLOSED, WALL, "orange card peintre a1", "blue card grande-lumiere c1")
    assert score(s, "orange", "cards") == 4


def test_a_covered_light_is_none_for_the_painter() -> None:
    """C5, C2. Covered under Métropolitain it does not exist."""
    s = position("OLLO", "orange card peintre a1", "blue build LINE b1+b2+b3", "blue spent metropolitain", rest="O")
    assert score(s, "orange", "cards") == 2


def test_annex_and_garden_bound_the_painter_s_area() -> None:
    """C5, C7, C3. The garden and the annex close a1 and a2; without the annex the light at h8 is his too."""
    drawn = """
        OOOOOOOL
        OOOOOOOO
        OOOOOOOO
        OOOOOOOO
        OOOOOOOO
        OOOOOOOO
        LOOOOOOO
        OOOOOOOO
    """
    lines = ["orange build LINE b3+c3+d3", "orange card jardin b1+b2", "orange card peintre a1"]
    assert score(position(drawn, *lines), "orange", "cards") == 4
    assert score(position(drawn, *lines, "orange card bouquinistes a3 LINE"), "orange", "cards") == 2


# C6 Chartier -----------------------------------------------------------------------------------------------------


def test_chartier_covers_exactly_one_space_of_the_rival() -> None:
    """C6. One, not two."""
    s = position("OOBBO", "orange holds LINE", "orange card chartier", rest="L")
    assert offered(s) == {"build LINE a1+b1+c1", "pass"}


def test_chartier_acts_on_a_later_turn() -> None:
    """C6. The turn that activates it places nothing."""
    s = position("OOB", "orange holds LINE", up="chartier")
    assert offered(s) == {"card chartier"}
    play(s, "card chartier", "pass")
    assert offered(s) == {"build LINE a1+b1+c1", "pass"}


def test_chartier_acts_once() -> None:
    """C6. Spent by the first building over a space of the rival."""
    s = position(
        """
        OLL
        OBL
        LLL
        OOB
        """,
        "orange holds LINE CORNER",
        "orange card chartier",
        "blue holds SQUARE CROSS",
        "blue card metropolitain",
        rest="M",
    )
    assert {"build LINE a1+b1+c1", "build CORNER a3+a4+b3"} <= offered(s)
    play(s, "build LINE a1+b1+c1", "build SQUARE g7+g8+h7+h8")
    assert unspent(s) == {"metropolitain"}
    assert "build CORNER a3+a4+b3" not in offered(s)


def test_chartier_wants_a_free_space() -> None:
    """C6. Not one under a piece."""
    s = position("OOB", "orange holds LINE", "orange card chartier", "blue card fontaine c1")
    assert offered(s) == {"pass"}


def test_chartier_under_the_fountain() -> None:
    """C6, C10. The rival's space serves for the fountain too; lights never, with Métropolitain neither."""
    lines = ["orange card chartier", "orange card metropolitain", "blue holds SQUARE"]
    s = position("OMB", *lines, up="fontaine", rest="L")
    assert offered(s) == {"card fontaine a1", "card fontaine b1", "card fontaine c1", "card fontaine -"}
    assert unspent(play(s, "card fontaine c1")) == {"metropolitain"}


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_chartier_under_the_fountain_in_both_editions(edition: str) -> None:
    """C6. `fr` does not name the fountain; the ruling is the same for both."""
    s = position("OB", "orange card chartier", up="fontaine", rest="L", edition=edition)
    assert "card fontaine b1" in offered(s)


def test_the_fountain_on_own_ground_keeps_chartier() -> None:
    """C6. Nothing of the rival is covered."""
    s = position("OMB", "orange card chartier", "blue holds LINE", up="fontaine", rest="L")
    assert unspent(play(s, "card fontaine b1")) == {"chartier"}


def test_chartier_with_metropolitain_in_one_building() -> None:
    """C6, C2. One space of the rival and one light; both are spent."""
    lines = ["orange holds LINE", "orange card chartier", "orange card metropolitain", "blue holds CROSS"]
    s = position("OBL", *lines)
    assert offered(s) == {"build LINE a1+b1+c1", "pass"}
    assert unspent(play(s, "build LINE a1+b1+c1")) == set()


@pytest.mark.parametrize("card", ["peintre", "lampadaire", "moulin-rouge"])
def test_chartier_serves_no_other_piece(card: str) -> None:
    """C6. A building, the garden or the fountain, nothing else."""
    s = position("OB", "orange card chartier", up=card)
    assert offered(s) == {f"card {card} a1", f"card {card} -"}


def test_chartier_serves_no_annex() -> None:
    """C6, C7. The annex wants the own colour."""
    s = position("OOOB", "orange build LINE a1+b1+c1", "orange card chartier", up="bouquinistes")
    assert offered(s) == {"card bouquinistes -"}


# C7 Bouquinistes -------------------------------------------------------------------------------------------------


def test_the_annex_beside_several_buildings() -> None:
    """C7. d1 touches two own buildings: choose one. A rival's building, a corner, a mixed space do not serve."""
    s = position(
        """
        BBBBBBO
        BBBBBBM
        OOOOOO
        """,
        "orange build LINE a1+b1+c1",
        "orange build SQUARE e1+e2+f1+f2",
        "blue build CORNER c3+d2+d3",
        up="bouquinistes",
    )
    assert offered(s) == {"card bouquinistes d1 LINE", "card bouquinistes d1 SQUARE", "card bouquinistes -"}


def test_the_annex_beside_the_garden() -> None:
    """C7, C3. The garden is a building."""
    s = position("OOO", "orange card jardin a1+b1", up="bouquinistes")
    assert offered(s) == {"card bouquinistes c1 JARDIN", "card bouquinistes -"}
    play(s, "card bouquinistes c1 JARDIN")
    assert score(s, "orange", "group") == 3


@pytest.mark.parametrize(("name", "lit"), [("LINE", 4 * 1 + 4 * 1), ("SQUARE", 5 * 1)])
def test_the_annex_adds_size_and_light_to_the_chosen_building(name: str, lit: int) -> None:
    """C7. The light at d2 lights SQUARE at e2. The annex at d1 touches it too: LINE of 4 is lit, or SQUARE is 5."""
    s = position(
        """
        BBBL
        OOOO
        """,
        "orange build LINE a1+b1+c1",
        "orange build SQUARE e1+e2+f1+f2",
        up="bouquinistes",
    )
    assert score(s, "orange", "lit") == 4
    play(s, f"card bouquinistes d1 {name}")
    assert score(s, "orange", "lit") == lit


def test_the_annex_joins_groups() -> None:
    """C7, S2. LINE and SQUARE, apart before, touch through it."""
    lines = ["orange build LINE a1+b1+c1", "orange build SQUARE e1+e2+f1+f2"]
    s = position("OOOOOO", *lines, up="bouquinistes")
    assert score(s, "orange", "group") == 4
    assert score(play(s, "card bouquinistes d1 LINE"), "orange", "group") == 3 + 1 + 4


def test_the_annex_touches_the_fountain() -> None:
    """C7, C10. Its building touches through it."""
    s = position("OOOOO", "orange build LINE a1+b1+c1", "orange card fontaine e1", up="bouquinistes")
    assert score(s, "orange", "cards") == 0
    assert score(play(s, "card bouquinistes d1 LINE"), "orange", "cards") == 3


def test_the_annex_shades() -> None:
    """C7, C9. The Large Streetlight at e1 lit blue's c1; now the annex at d1 has the light and shades c1."""
    s = position(
        "BBBOL",
        "blue build LINE a1+b1+c1",
        "orange build SQUARE c2+c3+d2+d3",
        "blue card grande-lumiere e1",
        up="bouquinistes",
    )
    assert [score(s, seat, "lit") for seat in ("orange", "blue")] == [0, 3]
    play(s, "card bouquinistes d1 SQUARE")
    assert [score(s, seat, "lit") for seat in ("orange", "blue")] == [5, 0]


def test_the_annex_bounds_the_dancer() -> None:
    """C7, C11. It is a piece."""
    lines = [WALL, "orange build CORNER b1+c1+c2", "orange card moulin-rouge a1"]
    s = position("", *lines, up="bouquinistes", rest="O")
    assert score(s, "orange", "cards") == 3
    assert score(play(s, "card bouquinistes b2 CORNER"), "orange", "cards") == 2


# C8 Lampadaire ---------------------------------------------------------------------------------------------------


def test_the_lampadaire_is_a_light() -> None:
    """C8, S1. On a free space of the own colour; it lights both players' buildings around it."""
    s = position("OOOO", "orange build LINE a1+b1+c1", "blue build SQUARE e1+e2+f1+f2", up="lampadaire")
    assert offered(s) == {"card lampadaire d1", "card lampadaire -"}
    play(s, "card lampadaire d1")
    assert [score(s, seat, "lit") for seat in ("orange", "blue")] == [3, 4]


def test_the_lampadaire_covers_its_space() -> None:
    """C8. It is a piece: nothing is built there, and it bounds the dancer's area."""
    assert offered(position("OOO", "orange holds LINE", "orange card lampadaire b1")) == {"pass"}
    s = position("OOO", WALL, "orange card moulin-rouge a1", "blue card lampadaire b1", rest="O")
    assert score(s, "orange", "cards") == 5


def test_the_lampadaire_is_no_streetlight_space() -> None:
    """C8, C9. The Large Streetlight cannot stand on it."""
    s = position("OOO", "blue card lampadaire b1", up="grande-lumiere")
    assert offered(s) == {"card grande-lumiere -"}


# C9 La Grande Lumière --------------------------------------------------------------------------------------------


def test_the_large_streetlight_stands_on_a_free_printed_light() -> None:
    """C9. Not on one that is built over."""
    s = position("OLOLM", "blue spent metropolitain", "blue build LINE a1+b1+c1", up="grande-lumiere")
    assert offered(s) == {"card grande-lumiere d1", "card grande-lumiere -"}


def test_the_large_streetlight_replaces_the_light() -> None:
    """C9. A building beside it has one light, not two."""
    s = position("OOOL", "orange build LINE a1+b1+c1", "blue holds CROSS", up="grande-lumiere")
    assert score(s, "orange", "lit") == 3
    assert score(play(s, "card grande-lumiere d1"), "orange", "lit") == 3


CENTRE = """
    OOOL
    OOOO
    OOOO
    OOOO
"""


@pytest.mark.parametrize(
    ("spaces", "lit"),
    [
        ("d6+d7+d8", 3),
        ("f4+g4+h4", 3),
        ("b2+c2+d2", 3),
        ("b4+b5+b6", 3),
        ("d1+e1+f1", 0),
        ("g4+g5+g6", 0),
        ("e5+f5+g5", 0),
    ],
    ids=["n", "e", "s", "w", "three away s", "three away e", "diagonal"],
)
def test_the_large_streetlight_reaches_two_spaces_each_way(spaces: str, lit: int) -> None:
    """C9. From d4: two spaces in each of the four directions."""
    s = position(CENTRE, f"orange build LINE {spaces}", "blue card grande-lumiere d4")
    assert score(s, "orange", "lit") == lit


def test_the_reach_is_data() -> None:
    """C9. A content file with reach 1 or 3 says otherwise."""
    own = files("boulevard.games.paris").joinpath("content.toml").read_bytes()
    assert own.count(b"reach = 2") == 1
    for reach, lit in ((b"1", [0, 0]), (b"2", [3, 0]), (b"3", [3, 3])):
        other = registered("paris", own.replace(b"reach = 2", b"reach = " + reach))
        for spaces, expected in zip(("f4+f5+f6", "g4+g5+g6"), lit, strict=True):
            s = position(CENTRE, f"orange build LINE {spaces}", "blue card grande-lumiere d4")
            assert other.scores(s)["orange"]["lit"] == expected


@pytest.mark.parametrize("owner", ["orange", "blue"])
def test_a_building_of_either_player_shades(owner: str) -> None:
    """C9. CORNER stands between: it is lit, LINE behind it is not."""
    s = position("OOOL", f"{owner} build CORNER e1+e2+f2", "orange build LINE f1+g1+h1", "blue card grande-lumiere d1")
    assert score(s, owner, "lit") == 3
    assert score(s, "orange", "lit") + score(s, "blue", "lit") == 3


def test_other_pieces_do_not_shade() -> None:
    """C9. The painter stands between, and LINE is lit."""
    s = position("OOOL", "blue card peintre e1", "orange build LINE f1+g1+h1", "blue card grande-lumiere d1")
    assert score(s, "orange", "lit") == 3


def test_other_lights_do_not_shade() -> None:
    """C9. A printed light lies between: LINE has both lights."""
    s = position("OOOLL", "orange build LINE f1+g1+h1", "blue card grande-lumiere d1")
    assert score(s, "orange", "lit") == 6


@pytest.mark.parametrize("building", ["LINE e1+f1+g1", "CORNER d2+e1+e2"], ids=["two spaces", "two directions"])
def test_the_large_streetlight_counts_once_for_a_building(building: str) -> None:
    """C9, S1. However many of its spaces it reaches."""
    s = position("OOOL", f"orange build {building}", "blue card grande-lumiere d1")
    assert score(s, "orange", "lit") == 3


def test_the_large_streetlight_reaches_on_where_nothing_stands() -> None:
    """C9. Two buildings in two directions, both lit; the one farther away in the same direction is shaded."""
    lines = ["orange build LINE c1+c2+c3", "orange build SQUARE e1+e2+f1+f2", "orange build CORNER a1+b1+b2"]
    s = position("OOOL", *lines, "blue card grande-lumiere d1")
    assert score(s, "orange", "lit") == 3 + 4


# C10 Fontaine des Mers -------------------------------------------------------------------------------------------


def test_the_fountain_stands_on_own_or_mixed_ground() -> None:
    """C10. One free space; not a light, not the rival's."""
    s = position("OMLO", "orange build LINE d1+d2+d3", up="fontaine")
    assert offered(s) == {"card fontaine a1", "card fontaine b1", "card fontaine -"}


def test_the_fountain_counts_own_buildings_at_its_sides_each_once() -> None:
    """C10. LINE, CORNER (at two sides) and the garden: 3 × 3."""
    lines = ["orange build LINE a2+a3+a4", "orange build CORNER b1+c1+c2", "orange card jardin b3+b4"]
    s = position("", *lines, "orange card fontaine b2", rest="O")
    assert score(s, "orange", "cards") == 9


def test_the_fountain_counts_neither_the_rival_nor_corners() -> None:
    """C10. Blue's LINE touches a side, orange's SQUARE a corner."""
    lines = ["blue build LINE a2+a3+a4", "orange build SQUARE c3+c4+d3+d4"]
    s = position("", *lines, "orange card fontaine b2", rest="O")
    assert [score(s, seat, "cards") for seat in ("orange", "blue")] == [0, 0]


# C11 Moulin Rouge ------------------------------------------------------------------------------------------------

STAGE = """
    OOOO
    BLMO
    OOLO
"""


@pytest.mark.parametrize(("edition", "points"), [("fr", 6), ("en", 3)])
def test_the_dancer_s_area_by_edition(edition: str, points: int) -> None:
    """C11. Of the six spaces two are lights: `fr` they count, `en` they bound, and c2 lies behind them."""
    s = position(STAGE, WALL, "orange card moulin-rouge a1", edition=edition)
    assert score(s, "orange", "cards") == points


@pytest.mark.parametrize(("edition", "points"), [("fr", 5), ("en", 2)])
def test_every_piece_bounds_the_dancer_s_area(edition: str, points: int) -> None:
    """C11. The painter stands at b1: `fr` the way leads round him, `en` a2 is all that is left."""
    s = position(STAGE, WALL, "orange card moulin-rouge a1", "blue card peintre b1", edition=edition)
    assert score(s, "orange", "cards") == points


def test_the_large_streetlight_bounds_the_dancer_s_area() -> None:
    """C11. It is a piece: in `fr` too its space does not count."""
    s = position(STAGE, WALL, "orange card moulin-rouge a1", "blue card grande-lumiere b2", edition="fr")
    assert score(s, "orange", "cards") == 5


def test_the_dancer_s_own_space_counts() -> None:
    """C11. Shut in on all sides she has 1 point."""
    s = position("OO", "blue build STAIRS a2+a3+b1+b2+c1", "orange card moulin-rouge a1")
    assert score(s, "orange", "cards") == 1


def test_the_dancer_stands_on_her_colour() -> None:
    """C11. Not on a mixed space."""
    assert offered(position("OML", up="moulin-rouge")) == {"card moulin-rouge a1", "card moulin-rouge -"}


# C12 Le Penseur --------------------------------------------------------------------------------------------------

PLACE = """
    OMB
    LOO
    BOO
"""


def test_the_statue_looks_at_a_free_space_of_the_board() -> None:
    """C12. At the edge and beside a piece some directions are missing; colour and light in front do not matter."""
    s = position(
        """
        LBO
        OMB
        """,
        "blue build LINE c1+d1+e1",
        up="penseur",
    )
    assert offered(s) == {
        *("card penseur a1 n", "card penseur a1 e"),
        *("card penseur c2 n", "card penseur c2 e", "card penseur c2 w"),
        "card penseur -",
    }


@pytest.mark.parametrize(("edition", "points"), [("fr", 4 * 2 + 4), ("en", 2 * 2 + 2)])
def test_the_statue_by_edition(edition: str, points: int) -> None:
    """C12. `fr` any colour, light and mixed included; `en` c2 and b1 at the sides, a3 and c1 at the corners."""
    s = position(PLACE, "orange card penseur b2 n", edition=edition)
    assert score(s, "orange", "cards") == points


@pytest.mark.parametrize(("edition", "points"), [("fr", 3 * 2 + 3), ("en", 2 + 1)])
def test_the_statue_counts_free_spaces_only(edition: str, points: int) -> None:
    """C12. Pieces at c2, a side, and c1, a corner."""
    lines = ["blue card peintre c2", "blue card fontaine c1"]
    s = position(PLACE, *lines, "orange card penseur b2 n", edition=edition)
    assert score(s, "orange", "cards") == points


def test_blue_s_statue_counts_blue() -> None:
    """C12. `en`: the colour of its owner, two corners here."""
    s = position(PLACE, "blue card penseur b2 n", edition="en")
    assert score(s, "blue", "cards") == 2


@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize(("facing", "front"), [("n", "b3"), ("e", "c2"), ("s", "b1"), ("w", "a2")])
def test_the_statue_with_its_view_blocked(edition: str, facing: str, front: str) -> None:
    """C12. Occupied in front: no points; n is towards row 8, e towards column h."""
    for other in ("b3", "c2", "b1", "a2"):
        lines = [f"orange card penseur b2 {facing}", f"blue card fontaine {other}"]
        points = score(position(PLACE, *lines, edition=edition, rest="O"), "orange", "cards")
        assert (points == 0) == (other == front)


def test_the_statue_at_the_edge() -> None:
    """C12. At a1 two sides and one corner are on the board."""
    s = position("O", "orange card penseur a1 e", edition="fr")
    assert score(s, "orange", "cards") == 5


# C13 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["peintre", "lampadaire", "moulin-rouge", "penseur", "bouquinistes"])
def test_a_mixed_space_is_not_of_your_colour(card: str) -> None:
    """C13. Only a mixed space is free beside the building: these cards cannot be used."""
    s = position("MOOO", "orange build LINE b1+c1+d1", up=card)
    assert offered(s) == {f"card {card} -"}


@pytest.mark.parametrize("card", ["peintre", "lampadaire", "moulin-rouge", "penseur"])
def test_a_printed_space_is_of_your_colour(card: str) -> None:
    """C13. The colour printed is what counts, for blue too."""
    assert {text.split()[2] for text in offered(position("OM", up=card))} == {"a1", "-"}
    assert {text.split()[2] for text in offered(position("MB", up=card, turn="blue", rest="O"))} == {"b1", "-"}
