"""What a drawing is told, so that it needs no rules: columns, prices, activations, the sheet in parts."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boulevard import registry
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import open_table, replaying
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.flatiron.moves import STREETS
from boulevard.games.flatiron.shown import Shown
from boulevard.games.flatiron.state import Level
from flatiron.tables import OPEN_TABLE, empty_pile, game, new_game, new_solo, offered, play, table
from goldens import some_plies

DECREED = {"broadway": "DE1 top", "st23": "DE2 top", "av5": "DE3 top", "st22": "DE4 top"}
GOLDEN = sorted((Path(__file__).parent.parent / "data" / "golden" / "flatiron").glob("*.game"))


def shown(s: Any, seat: str | None = "1") -> Shown:
    found: Shown = registry.shown(game, game.view(s, seat))
    return found


def ways(found: Shown, place: str) -> list[str]:
    return [deed.way for deed in found.activations[place]]


def test_a_column_is_told_from_top_to_bottom() -> None:
    """F12, F15. Decrees have no number, since they have no action."""
    s = table(columns={"broadway": "BW5 top, DE3 bottom"}, cards={"av5": "FA5"})
    rows = shown(s).columns["1"]["broadway"]
    assert [(row.card, row.end, row.number) for row in rows] == [
        ("BW5", "top", 1),
        (None, None, 2),
        (None, None, 3),
        ("DE3", "bottom", None),
    ]
    assert rows[0].mark == -1
    assert rows[1].action is not None
    assert rows[1].action.verb == "trade"


def test_a_column_has_room_for_what_is_tucked_above_and_below_together() -> None:
    """F14. Three cards, decrees too."""
    s = table(columns={"broadway": "BW5 top, DE3 bottom"})
    assert shown(s).room["1"] == {"broadway": 1, "st23": 3, "av5": 3, "st22": 3}


def test_an_activation_is_told_with_its_money() -> None:
    """F15, F18, F19. Board 1, Broadway: buy orange for 4, then build it for 1: 4 points with it, 2 of the slot."""
    found = shown(table("broadway", dollars=7))
    assert ways(found, "broadway") == ["trade", "build"]
    bought, built = found.activations["broadway"]
    assert (bought.dollars, built.dollars, built.points) == (3, 2, 6)
    assert built.figures["colour"] == ["orange"]


def test_an_activation_says_where_it_reaches_the_paperboy() -> None:
    """F21, F27. The pillar's 4 points and the slot's 2 reach him where he waits, or stop one short of him."""
    first = game.box.paperboy[0]
    built = shown(table("broadway", dollars=7, points=first - 6)).activations["broadway"][-1]
    assert (built.points, built.paperboy) == (6, [first])
    built = shown(table("broadway", dollars=7, points=first - 7)).activations["broadway"][-1]
    assert (built.points, built.paperboy) == (6, [])


def test_an_activation_is_told_with_the_dollars_of_the_slot() -> None:
    """F21. The slot that is left gives 3 dollars: they are told with what the column costs, as they come in play."""
    s = table("broadway", dollars=7, levels="F01 blue - ivory")
    told = shown(s).activations["broadway"][-1]
    assert (told.dollars, told.points) == (5, 4)
    play(s, "activate", "buy", "build orange 2")
    assert (s.dollars["1"], s.points["1"]) == (told.dollars, told.points)


def test_where_slots_give_no_points_the_one_with_dollars_is_told() -> None:
    """F21. F02: a newspaper or 3 dollars are left for orange."""
    assert shown(table("broadway", dollars=7, levels="F02 - blue -")).activations["broadway"][-1].dollars == 5


def test_a_pillar_is_told_with_what_it_brings_on_each_slot() -> None:
    """F19, F21. F01: 2 points, 3 dollars, or 3 points for blue alone; orange has 4 of its own, blue 1."""
    s = play(table("broadway", dollars=7, stock="blue orange"), "activate", "skip")
    puts = {text: (put.points, put.dollars) for text, put in shown(s).puts.items()}
    assert puts == {
        "build orange 1": (6, 0), "build orange 2": (4, 3), "build orange 3": (4, 0),
        "build blue 1": (3, 0), "build blue 2": (1, 3), "build blue 3": (4, 0),
    }  # fmt: skip
    assert shown(s, "2").puts == {}
    assert shown(table()).puts == {}


def test_the_second_pillar_is_told_without_what_the_first_one_cost() -> None:
    """F19, F22. Board 1, 5th Avenue builds two for 2 dollars."""
    s = play(table("av5", dollars=7, stock="blue orange"), "activate")
    assert shown(s).puts["build orange 2"].dollars == 3
    play(s, "build orange 1")
    assert (shown(s).puts["build blue 2"].points, shown(s).puts["build blue 2"].dollars) == (1, 3)


def test_what_arriving_gives_is_told_by_itself() -> None:
    """F26. F01: a dollar on Broadway."""
    assert shown(table()).arrival == {"broadway": 1, "st23": 0, "av5": 0, "st22": 0, "hall": 0}


def test_an_offered_card_is_told_with_its_column_and_price() -> None:
    """F12, F24. BW1 where one stands costs 3; by a newspaper any pile's card is bought, at a dollar less."""
    s = table("broadway", dollars=7, hand="card")
    buys = shown(s).buys
    assert set(buys) == {"buy top", "buy bottom"}
    assert (buys["buy top"].card, buys["buy top"].street, buys["buy top"].price) == ("BW1", "broadway", 3)
    assert shown(s, "2").buys == {}
    assert shown(play(s, "news card")).buys["card broadway bottom"].price == 2


def test_daniels_marks_are_counted() -> None:
    """F35. Those on his open cards; none before his first turn, nor without him."""
    s = table(s=new_solo())
    assert shown(s).marks == shown(table()).marks == 0
    s.daniel_open = ("DB2", "DB1", "DB6")
    assert shown(s).marks == 2


def test_what_cannot_be_done_says_why() -> None:
    """F25. Without money nothing is bought, and without a pillar nothing built."""
    bought, built = shown(table(dollars=0)).activations["broadway"]
    assert bought.why is not None
    assert bought.why.key == "price"
    assert built.why is not None
    assert built.why.rule == "F19"


def test_a_pillar_is_told_as_sold_where_that_makes_more_possible() -> None:
    """F15, F18. Board 1, Broadway: orange sold for 4 pays for building blue; with money enough it is kept and built."""
    sold, built = shown(table("broadway", dollars=0, stock="orange blue")).activations["broadway"]
    assert (sold.way, sold.dollars) == ("sale", 4)
    assert (built.way, built.figures["colour"], built.dollars) == ("build", ["blue"], 3)
    kept, built = shown(table("broadway", dollars=1, stock="orange blue")).activations["broadway"]
    assert (kept.way, kept.dollars) == ("sell", 1)
    assert (built.way, built.figures["colour"], built.dollars) == ("build", ["orange"], 0)


def test_a_pillar_is_told_as_not_bought_where_that_makes_more_possible() -> None:
    """F15, F18. Board 1, Broadway: with 4 dollars orange could be bought, or blue built for one of them."""
    could, built = shown(table("broadway", dollars=4, stock="blue")).activations["broadway"]
    assert (could.way, could.dollars) == ("offer", 4)
    assert (built.way, built.figures["colour"], built.dollars) == ("build", ["blue"], 3)
    bought, built = shown(table("broadway", dollars=5, stock="blue")).activations["broadway"]
    assert (bought.way, built.figures["colour"], built.dollars) == ("trade", ["orange"], 0)


def test_an_activation_is_told_as_far_as_it_is_known() -> None:
    """F20, F27. Which floor follows one just built is drawn after the paperboy has passed: nothing beyond is told."""
    s = table(dollars=20, columns={"st23": "TW1 bottom"})
    assert ways(shown(s), "st23")[0] == "trade"
    s.levels = (*s.levels[:-1], Level(s.levels[-1].floor, ("orange", "ivory", "charcoal")))
    assert "floor" in ways(shown(s), "st23")
    s.next_floor = ""
    assert ways(shown(s), "st23") == ["trade"]


def test_going_there_is_told_with_the_dollar_of_arrival() -> None:
    """F26. A floor gives it in 22nd Street to who comes, not to who is there."""
    floor = next(one for one, floor in game.box.floors.items() if floor.effect.arrival("st22"))
    assert shown(table(dollars=4, levels=f"{floor} - - -")).activations["st22"][0].dollars == 8
    assert shown(table("st22", dollars=4, levels=f"{floor} - - -")).activations["st22"][0].dollars == 7


def test_an_action_that_can_only_be_skipped_says_why() -> None:
    """F25. With the number of the rule; the second pillar too."""
    bare = table("st22", columns={"st22": "SS4 top"})
    for street in STREETS:
        empty_pile(bare, street)
    asked = [
        shown(play(table("av5"), "activate")).asked,
        shown(play(table("av5", stock="blue"), "activate", "build blue 2")).asked,
        shown(play(table("av5", stock="blue"), "activate")).asked,
        shown(play(bare, "activate")).asked,
        shown(play(table("hall", news="card", dollars=1), "activate")).asked,
        shown(play(table("hall", news="decree", columns=DECREED), "activate")).asked,
    ]
    told = [one.why and (one.why.rule, one.why.key) for one in asked if one is not None]
    assert told == [
        ("F19", "stock-empty"),
        ("F19", "stock-empty"),
        None,
        ("F23", "nothing-to-copy"),
        ("F12", "price"),
        ("F13", "no-column"),
    ]


def test_it_is_told_whether_one_is_asked_again() -> None:
    """F9, F12. After moving one is; after buying a card chance opens the next one."""
    s = table("st23")
    view = game.view(s, "1")
    assert registry.shown(game, game.preview(view, game.parse("activate")).view).turn == "1"
    assert registry.shown(game, game.preview(view, game.parse("buy top")).view).turn == CHANCE


def test_city_hall_activates_the_newspaper_of_the_day() -> None:
    """F15. The Gazette: three dollars."""
    s = table(dollars=5)
    (deed,) = shown(s).activations["hall"]
    assert (deed.way, deed.dollars) == ("money", 8)


def test_asking_for_the_sheet_changes_nothing() -> None:
    """What an activation would do is tried on another table."""
    s = table(dollars=7)
    view = game.view(s, "1")
    registry.shown(game, view)
    assert view == game.view(s, "1")


def test_prices_follow_the_floor() -> None:
    """F26. Pillars a dollar less; a sale brings two more; its colour is worth more on its floor."""
    cheap = shown(table(levels="F10 - - -"))
    assert cheap.prices["1"] == {"orange": 3, "blue": 0, "ivory": 1, "charcoal": 2}
    dear = shown(table(levels="F08 - - -"))
    assert dear.sales["1"]["orange"] == 6
    assert dear.prices["1"]["orange"] == 4
    assert shown(table(levels="F12 - - -")).worth["1"]["orange"] == 6
    assert shown(table(levels="F09 - - -")).decree_price == 2
    assert shown(table(levels="F05 - - -", next_floor="F06")).taken == {
        "broadway": 2,
        "st23": 2,
        "av5": 2,
        "st22": 2,
        "hall": 4,
    }


def test_tokens_lie_where_they_bring_most() -> None:
    """F30. A column at 0 with a token brings 5; a token that helps nowhere lies nowhere."""
    found = shown(table(columns={"broadway": "BW1 top"}, cards={"broadway": "SS1"}, tokens=1)).reputation["1"]
    assert sum(one.points for one in found.values()) == 2
    assert [one.tokens for one in found.values()].count(1) == 1


def test_an_open_decree_says_what_it_would_score() -> None:
    """F31. Itself counted: one own decree, its mark as reputation."""
    found = shown(new_game())
    assert found.decrees["DE5"] == {"top": 2, "bottom": 1}
    assert found.decrees["DE3"] == {"top": 0, "bottom": 0}
    assert shown(new_game(), None).decrees == {}


def test_the_action_asked_is_told_with_its_row() -> None:
    """F15. The first action of the column, then the second."""
    s = play(table(dollars=7), "move broadway", "activate")
    asked = shown(s).asked
    assert asked is not None
    assert (asked.street, asked.row, asked.action.verb) == ("broadway", 0, "trade")
    play(s, "buy")
    asked = shown(s).asked
    assert asked is not None
    assert (asked.row, asked.action.verb) == (1, "build")
    assert offered(s, "build")
    assert shown(s, "2").asked is None


def test_a_secret_board_is_not_told() -> None:
    """F7, F39. Before both have chosen, only the own one."""
    s = game.setup(2, {"first": "1"})
    play(s, *OPEN_TABLE, "deal boards 1 1+2", "deal boards 2 3+4", "board 1 violet")
    assert set(shown(s, "1").columns) == {"1"}
    assert shown(s, "2").columns == {}
    assert shown(s, "2").prices == {}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_items_add_up_to_the_sheets(path: Path) -> None:
    """F30, F31, F38. All through the golden games, for each seat and line; and every item has its words."""
    record = read_record(path.read_bytes())
    table_of = open_table(game, record)
    words = [texts(language, game.package) for language in LANGUAGES]
    looked = some_plies(record)
    for ply, _ in replaying(table_of, record):
        if ply not in looked:
            continue
        for seat in (None, "1"):
            view = game.view(table_of.state, seat)
            found: Shown = registry.shown(game, view)
            sums: Counter[tuple[str, str]] = Counter()
            for item in found.items:
                sums[item.seat, item.line] += item.points
                assert all(said(f"item-{item.key}", **item.figures) for said in words)
            for one, sheet in game.sheet(view).items():
                assert all(line == "total" or sums[one, line] == points for line, points in sheet.items())
