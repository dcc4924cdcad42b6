"""What a drawing is told, so that it needs no rules: lamps and their reach, groups, areas, the sheet in parts."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boulevard import registry
from boulevard.core.record import read_record
from boulevard.core.table import open_table, replaying
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.paris.shown import Shown
from goldens import some_plies
from paris.drawing import game, position, score

GOLDEN = sorted((Path(__file__).parent.parent / "data" / "golden" / "paris").glob("*.game"))


def shown(s: Any, seat: str | None = None) -> Shown:
    found: Shown = registry.shown(game, game.view(s, seat))
    return found


def lamp(found: Shown, space: str) -> set[str]:
    """Where a lamp reaches."""
    (one,) = [one for one in found.lamps if one.space == space]
    return set(one.reach)


def items(found: Shown, seat: str, line: str) -> list[Any]:
    return [item for item in found.items if (item.seat, item.line) == (seat, line)]


def test_lamps_reach_the_four_spaces_around_them() -> None:
    """S1. Those on the board, the corners left out."""
    found = shown(position("LOO\nOOO\nOOL"))
    assert {one.space for one in found.lamps} == {"a3", "c1"}
    assert lamp(found, "a3") == {"a2", "a4", "b3"}
    assert lamp(found, "c1") == {"b1", "d1", "c2"}
    assert not any(one.large for one in found.lamps)


def test_the_lampadaire_is_a_lamp() -> None:
    """C8. It lights like a printed one."""
    found = shown(position("OOOO\nOOOO", "orange card lampadaire b2", "orange build LINE c1+c2+c3"))
    assert lamp(found, "b2") == {"a2", "c2", "b1", "b3"}
    assert found.lights == {"LINE": ["b2"]}


def test_a_covered_light_is_no_lamp() -> None:
    """C2. Under a building it is gone for everybody."""
    found = shown(position("OLOL", "orange spent metropolitain", "orange build LINE a1+b1+c1"))
    assert [one.space for one in found.lamps] == ["d1"]
    assert found.lights == {"LINE": ["d1"]}


def test_the_large_streetlight_reaches_two_spaces_and_is_shaded_by_buildings() -> None:
    """C9. LINE shades what is behind it and is lit itself; the fountain does not shade."""
    drawn = """
        OOOOO
        OOOOO
        OOLOO
        OOOOO
        OOOOO
    """
    lines = ["orange card grande-lumiere c3", "orange card fontaine b3", "blue build LINE d2+d3+d4"]
    found = shown(position(drawn, *lines, "orange build CORNER e3+e4+f3"))
    (large,) = found.lamps
    assert large.large
    assert set(large.reach) == {"c4", "c5", "c2", "c1", "b3", "a3", "d3"}
    assert found.lights == {"LINE": ["c3"], "CORNER": []}


def test_a_building_has_each_lamp_once() -> None:
    """S1. The light in the crook of SMILE touches it on three sides; the item says size and lamps."""
    s = position("OOOOL\nOLOOO", "orange build SMILE a1+a2+b2+c2+d1+d2")
    found = shown(s)
    assert found.lights == {"SMILE": ["b1", "e2"]}
    (item,) = items(found, "orange", "lit")
    assert (item.points, item.key) == (12, "lit")
    assert item.figures == {"building": "SMILE", "size": 6, "lamps": 2}
    assert set(item.where) == {"a1", "a2", "b2", "c2", "d1", "d2", "b1", "e2"}


def test_an_annex_belongs_to_its_building() -> None:
    """C7, S1. A lamp that touches the annex alone reaches the building."""
    s = position("OOOOL", "orange build LINE a1+b1+c1", "orange card bouquinistes d1 LINE")
    assert shown(s).lights == {"LINE": ["e1"]}
    assert items(shown(s), "orange", "lit")[0].figures["size"] == 4


def test_groups_come_the_largest_first() -> None:
    """S2. CROSS stands alone, LINE and SQUARE touch; blue's building between them joins nothing."""
    s = position(
        "",
        "orange build CROSS f6+g5+g6+g7+h6",
        "orange build LINE a1+a2+a3",
        "orange build SQUARE b3+b4+c3+c4",
        "blue build CORNER d3+d4+e3",
        rest="O",
    )
    found = shown(s)
    assert [len(group) for group in found.groups["orange"]] == [7, 5]
    assert set(found.groups["orange"][1]) == {"f6", "g5", "g6", "g7", "h6"}
    assert [set(group) for group in found.groups["blue"]] == [{"d3", "d4", "e3"}]
    (item,) = items(found, "orange", "group")
    assert (item.points, item.figures) == (7, {"building": ["LINE", "SQUARE"], "count": 2})
    assert item.where == found.groups["orange"][0]


def test_nothing_built_has_no_group() -> None:
    """S2. No item, no points."""
    found = shown(position("O"))
    assert found.groups == {"orange": [], "blue": []}
    assert found.items == []


def test_what_is_left_in_the_reserve_costs_unless_sacre_coeur() -> None:
    """S3, C4. One item for each building; at no cost under another key."""
    lines = ["orange holds CROSS LINE", "blue holds SQUARE", "blue card sacre-coeur"]
    found = shown(position("O", *lines))
    parts = [(item.points, item.key, item.figures["building"]) for item in items(found, "orange", "unbuilt")]
    assert parts == [(-3, "unbuilt", "CROSS"), (-3, "unbuilt", "LINE")]
    (item,) = items(found, "blue", "unbuilt")
    assert (item.points, item.key, item.where) == (0, "spared", [])


WALLED = """
    OOOO
    OLOO
    OOLO
"""
WALL = "blue build BIG_L a3+b3+c3+d1+d2+d3"


def test_the_painter_s_area_is_bounded_by_buildings_alone() -> None:
    """C5. Lights and the dancer do not bound it; 2 points for each light."""
    found = shown(position(WALLED, WALL, "orange card peintre a1", "orange card moulin-rouge b1"))
    assert set(found.areas["peintre"]) == {"a1", "a2", "b1", "b2", "c1", "c2"}
    item = items(found, "orange", "cards")[0]
    assert (item.points, item.figures) == (4, {"count": 2})
    assert set(item.where) == {"a1", "b2", "c1"}


@pytest.mark.parametrize(("edition", "area"), [("fr", "c2 b2 b1 c1 a2"), ("en", "c2")])
def test_the_dancer_s_area(edition: str, area: str) -> None:
    """C11. Every piece bounds it; free printed lights belong to it in `fr` and bound it in `en`."""
    lines = ["orange card peintre a1", "orange card moulin-rouge c2"]
    found = shown(position(WALLED, WALL, *lines, edition=edition))
    assert set(found.areas["moulin-rouge"]) == set(area.split())
    item = items(found, "orange", "cards")[1]
    assert (item.points, item.figures) == (len(area.split()), {"count": len(area.split())})


def test_the_fountain_s_buildings() -> None:
    """C10. The whole of each own building beside it, also through its annex; not the rival's."""
    lines = ["orange build LINE a1+b1+c1", "orange card bouquinistes d1 LINE", "blue build CORNER e3+f2+f3"]
    s = position("OOOOO\nOOOOO\nOOOOO", *lines, "orange card fontaine e1", "orange card jardin e2+d2")
    found = shown(s)
    assert set(found.areas["fontaine"]) == {"a1", "b1", "c1", "d1", "d2", "e2"}
    (item,) = items(found, "orange", "cards")
    assert (item.points, item.figures) == (6, {"count": 2})


@pytest.mark.parametrize(
    ("edition", "counted", "figures"),
    [
        ("fr", "a2 b1 c2 b3 a1 a3 c1 c3", {"sides": 4, "corners": 4}),
        ("en", "a2 b3 a3 c3", {"sides": 2, "corners": 2}),
    ],
)
def test_the_statue_s_spaces(edition: str, counted: str, figures: dict[str, int]) -> None:
    """C12. Any free space in `fr`, those of the own colour in `en`; sides count 2, corners 1."""
    s = position("OOO\nOOL\nMBM", "orange card penseur b2 n", edition=edition)
    found = shown(s)
    assert set(found.areas["penseur"]) == set(counted.split())
    (item,) = items(found, "orange", "cards")
    assert item.figures == figures
    assert item.points == 2 * figures["sides"] + figures["corners"] == score(s, "orange", "cards")


def test_the_statue_s_view_is_blocked() -> None:
    """C12. Nothing counts, and the item says why."""
    s = position("OOO\nOOO\nOOO", "orange card penseur b2 n", "blue card fontaine b3")
    found = shown(s)
    assert found.areas["penseur"] == []
    (item,) = items(found, "orange", "cards")
    assert (item.points, item.key, item.where) == (0, "penseur-blocked", ["b2"])


def test_a_declined_card_has_no_area_and_no_item() -> None:
    """S4. It scores nothing."""
    found = shown(position("O", "orange card peintre -"))
    assert found.areas == {}
    assert items(found, "orange", "cards") == []


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_items_add_up_to_the_sheets(path: Path) -> None:
    """S1, S2, S3, S4. All through the golden games, in the order of the sheet, with words for each."""
    record = read_record(path.read_bytes())
    table = open_table(game, record)
    words = [texts(language, game.package) for language in LANGUAGES]
    looked = some_plies(record)
    for ply, _ in replaying(table, record):
        if ply not in looked:
            continue
        view = game.view(table.state, None)
        found: Shown = registry.shown(game, view)
        sums: Counter[tuple[str, str]] = Counter()
        for item in found.items:
            sums[item.seat, item.line] += item.points
            assert all(said(f"item-{item.key}", **item.figures) for said in words)
        sheets = game.sheet(view)
        lines = [(seat, line) for seat in sheets for line in game.score_lines[:-1]]
        assert all(sums[seat, line] == sheets[seat][line] for seat, line in lines)
        assert [lines.index((item.seat, item.line)) for item in found.items] == sorted(
            lines.index((item.seat, item.line)) for item in found.items
        )


def test_what_a_move_would_spend() -> None:
    """C2, C6, C9. A light spends Métropolitain, the rival's colour Chartier, one building over both spends both; the
    Large Streetlight stands on a light anyway."""
    powers = ("orange card metropolitain", "orange card chartier", "orange holds LINE")
    found = shown(position("OLOOBLO", *powers, up="grande-lumiere", rest="L"), "orange").spends
    assert found["build LINE a1+b1+c1"] == ["metropolitain"]
    assert found["build LINE c1+d1+e1"] == ["chartier"]
    assert found["build LINE d1+e1+f1"] == ["metropolitain", "chartier"]
    assert not any(text.startswith("card ") for text in found)


def test_a_spent_power_is_not_spent_again_and_nobody_else_is_told() -> None:
    """C2, C6. Only who is to move and holds a power is told what would spend it."""
    lines = ("orange spent metropolitain", "orange holds LINE")
    assert shown(position("OLOOOO", *lines), "orange").spends == {}
    open_one = position("OLOOOO", "orange card metropolitain", "orange holds LINE")
    assert shown(open_one, "orange").spends
    assert shown(open_one, "blue").spends == shown(open_one).spends == {}
