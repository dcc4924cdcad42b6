"""F18–F25: every action and bonus, on boards, cards and newspapers alike."""

from typing import Any

import pytest

from boulevard.games.flatiron.state import State
from flatiron.tables import draws, empty_pile, game, heard, no_pillars, offered, play, spend_pool, table

FULL = "F01 orange blue ivory"


def doing(street: str, columns: dict[str, str], **more: Any) -> State:
    """The top action of a column is asked about."""
    return play(table(street, columns=columns, **more), "activate")


# F18 -------------------------------------------------------------------------------------------------------------


def test_buying_at_the_board_s_price() -> None:
    """F18. One pillar from the supply into its warehouse."""
    s = play(table("broadway", dollars=4), "activate", "buy")
    assert s.dollars["1"] == 0
    assert s.stock["1"] == ("orange",)
    assert s.supply["orange"] == 6
    assert offered(play(table("broadway", dollars=3), "activate")) == {"skip"}


def test_selling_at_the_same_price() -> None:
    """F18. A warehouse holds one pillar, so that it is one purchase or one sale."""
    s = play(table("broadway", stock="orange", dollars=9), "activate")
    assert offered(s) == {"sell", "skip"}
    play(s, "sell")
    assert s.dollars["1"] == 13
    assert s.stock["1"] == ()
    assert s.supply["orange"] == 7


def test_a_discount_does_not_lower_the_selling_price() -> None:
    """F18. Pillars cost $1 less, but sell as before."""
    s = play(table("broadway", levels="F10 - - -", stock="orange", dollars=0), "activate", "sell")
    assert s.dollars["1"] == 4


def test_no_pillar_in_the_supply() -> None:
    """F18. Nothing to buy."""
    assert offered(play(no_pillars(table("broadway"), "orange"), "activate")) == {"skip"}


# F19 -------------------------------------------------------------------------------------------------------------


def test_building_scores_and_pays() -> None:
    """F19. The cost once, the warehouse's points, then the slot's bonus: here 2 points."""
    s = table("broadway", stock="orange", dollars=1)
    play(s, "activate", "skip")
    assert offered(s) == {"build orange 1", "build orange 2", "build orange 3", "skip"}
    play(s, "build orange 1")
    assert s.points["1"] == 4 + 2
    assert s.dollars["1"] == 0
    assert s.floor.pillars == ("orange", None, None)
    assert s.stock["1"] == ()


def test_building_without_the_money() -> None:
    """F19. The cost must be paid."""
    assert offered(play(table("broadway", stock="orange", dollars=0), "activate", "skip")) == {"skip"}


def test_the_sum_is_scored_at_once() -> None:
    """F19. Warehouse, effect and extra points are one sum; the paperboy comes before the bonus."""
    s = doing("av5", {"av5": "FA1 top"}, levels="F12 - - -", stock="orange", points=3)
    events = heard(s, "build orange 2")
    assert [event.figures["points"] for event in events if event.name == "points"] == [4 + 2 + 1]
    assert s.points["1"] == 10
    assert s.tokens["1"] == 0, "the reputation token comes after the newspapers"
    play(s, "draw 1 build+swap", "keep swap")
    assert s.tokens["1"] == 1


def test_a_build_of_two() -> None:
    """F19. The first wholly before the second, which is optional, costs nothing and has no extra points."""
    s = doing("av5", {"av5": "FA6 top"}, stock="orange charcoal blue", dollars=3, levels="F02 - - -")
    play(s, "build blue 1")
    assert draws(s), "the first pillar's newspaper"
    play(s, "draw 1 swap")
    assert s.dollars["1"] == 0
    assert s.points["1"] == 1 + 2
    assert offered(s) == {
        *("build orange 2", "build orange 3", "build charcoal 2", "build charcoal 3", "done"),
    }
    step = s.agenda[0]
    assert step.objection(s, game.box, game.parse("build orange 2")) is None, "whoever has no dollar left may too"
    play(s, "build charcoal 2")
    assert s.points["1"] == 3 + 3 + 2, "the warehouse and the slot"
    s = doing("av5", {"av5": "FA6 top"}, stock="orange charcoal")
    play(s, "build orange 1", "done")
    assert s.floor.pillars == ("orange", None, None)


def test_the_second_pillar_is_asked_for_even_if_there_is_none() -> None:
    """F19. With `done` alone."""
    s = play(table("av5", stock="orange"), "activate", "build orange 1")
    assert offered(s) == {"done"}


def test_no_two_pillars_of_a_colour() -> None:
    """F19. Neither for the first nor for the second pillar."""
    s = play(table("av5", stock="orange blue", levels="F01 orange - -"), "activate")
    assert offered(s) == {"build blue 2", "build blue 3", "skip"}


# F20 -------------------------------------------------------------------------------------------------------------


def floor_asked(**more: Any) -> State:
    return play(table("st23", **{"levels": FULL, **more}), "activate", "skip")


def test_a_floor_needs_three_pillars_and_five_dollars() -> None:
    """F20. Otherwise it is skipped."""
    assert offered(floor_asked(dollars=5)) == {"floor", "skip"}
    assert offered(floor_asked(dollars=4)) == {"skip"}
    assert offered(floor_asked(levels="F01 orange blue -")) == {"skip"}


def test_a_floor_goes_up() -> None:
    """F20. Six points; it is the new floor under construction; the piles move on in their order, then a floor opens."""
    s = play(floor_asked(dollars=5), "floor")
    assert (s.points["1"], s.dollars["1"]) == (6, 0)
    assert s.floor.floor == "F05"
    for street, card in (("broadway", "TW1"), ("st23", "TW3"), ("av5", "TW5"), ("st22", "TW7")):
        assert {text.split()[2] for text in draws(s)} == {street}
        play(s, f"deal street {street} {card}")
    assert s.piles["broadway"].under == ("BW1",)
    assert set(draws(s)) == {f"deal floor {floor}" for floor in s.floors_unseen}
    assert len(draws(s)) == 13
    play(s, "deal floor F09")
    assert (s.next_floor, s.floor_pile) == ("F09", 2)


def test_the_paperboy_comes_before_the_piles_move() -> None:
    """F20. The points of the floor are scored first (F27 at once)."""
    s = play(floor_asked(points=4), "floor")
    assert all(text.startswith("draw 1") for text in draws(s))
    play(s, "draw 1 build+swap", "keep build")
    assert all(text.startswith("deal street broadway") for text in draws(s))


def test_a_single_card_comes_back() -> None:
    """F20. An empty pile is passed over; cards turned under come back in their order, without a draw."""
    s = floor_asked()
    empty_pile(s, "broadway", "BW1")
    empty_pile(s, "st23")
    empty_pile(s, "av5", "BW5", "TW5")
    events = heard(s, "floor")
    assert [(event.figures["street"], event.figures["card"]) for event in events if event.name == "open-card"] == [
        ("broadway", "BW1"),
        ("av5", "TW5"),
    ]
    assert s.piles["st23"].open is None
    assert s.piles["av5"].under == ("BW5",)
    assert all(text.startswith("deal street st22") for text in draws(s))


def test_after_the_last_floor_the_roof_opens() -> None:
    """F20. It is known, so nothing is drawn."""
    levels = [FULL, "F02 orange blue ivory", "F03 orange blue ivory", "F04 orange blue ivory"]
    s = floor_asked(levels=levels)
    s.floor_pile = 0
    play(s, "floor")
    for street, card in (("broadway", "TW1"), ("st23", "TW3"), ("av5", "TW5"), ("st22", "TW7")):
        play(s, f"deal street {street} {card}")
    assert s.next_floor == "roof"
    assert game.to_act(s) == ("2",)


def test_the_roof_has_no_slots() -> None:
    """F20. The piles stay; nothing can be built on it, and it has no effect."""
    s = floor_asked(next_floor="roof", levels=[FULL, "F10 orange blue ivory"], hand="build", stock="charcoal")
    play(s, "floor")
    assert s.points["1"] == 6
    assert s.piles["broadway"].open == "BW1"
    assert offered(s) == {"end", "news build"}
    play(s, "news build")
    assert offered(s) == {"skip"}


# F21 -------------------------------------------------------------------------------------------------------------


def put(floor: str, slot: int, colour: str = "orange", **more: Any) -> State:
    """A pillar is put on that slot."""
    s = table("broadway", **{"levels": f"{floor} - - -", "stock": colour, "dollars": 10, **more})
    return play(s, "activate", "skip", f"build {colour} {slot}")


def test_bonus_points_and_dollars() -> None:
    """F21. Points; dollars."""
    assert put("F11", 1).points["1"] == 4 + 3
    assert put("F11", 2).dollars["1"] == 10 - 1 + 3


def test_bonus_newspaper() -> None:
    """F21. A newspaper drawn at random, hidden; each token of the pool equally likely."""
    s = put("F02", 1, hand="swap")
    assert draws(s)["draw 1 swap"] == 1
    assert draws(s)["draw 1 build"] == 2
    play(s, "draw 1 build")
    assert s.held["1"] == ("build", "swap")
    assert "build" not in game.view(s, "2").players["1"].known


def test_bonus_reputation() -> None:
    """F21. A reputation token from the supply."""
    s = put("F06", 1)
    assert (s.tokens["1"], s.reputation) == (1, 3)


def test_bonus_street_card() -> None:
    """F21. The open card of any pile at its normal price, optional."""
    s = put("F04", 2, dollars=4, cards={"av5": "TW6"})
    assert s.dollars["1"] == 3
    texts = {f"card {pile} {end}" for pile in ("broadway", "st23", "st22") for end in ("top", "bottom")}
    assert offered(s) == {*texts, "skip"}, "TW6 costs $4"
    play(s, "card st23 top", "deal street st23 TW3")
    assert s.columns["1"]["broadway"].above == ("BW3",)


def test_bonus_newspaper_of_the_day() -> None:
    """F21. Its action, optional; within it no newspaper is spent."""
    s = put("F03", 3, news="money3", hand="swap")
    assert offered(s) == {"gain", "skip"}


def test_bonus_for_a_colour() -> None:
    """F21. Points if the pillar has the colour shown."""
    assert put("F03", 2, "orange").points["1"] == 4 + 3
    assert put("F03", 2, "ivory").points["1"] == 2


def test_bonus_from_an_empty_supply() -> None:
    """F21. Supply empty: nothing, for newspapers and for reputation."""
    s = spend_pool(table("broadway", levels="F02 - - -", stock="orange"))
    play(s, "activate", "skip", "build orange 1")
    assert game.to_act(s) == ("2",)
    s = table("broadway", levels="F06 - - -", stock="orange", rival={"tokens": 4})
    play(s, "activate", "skip", "build orange 1")
    assert (s.tokens["1"], s.reputation) == (0, 0)


# F22 -------------------------------------------------------------------------------------------------------------

TWO = ["F01 orange blue ivory", "F02 - - -"]
THREE = ["F01 orange blue ivory", "F03 orange blue ivory", "F02 - - -"]


@pytest.mark.parametrize(
    ("street", "card", "more", "dollars", "points"),
    [
        ("broadway", "BW1 top", {}, 4, 0),
        ("broadway", "BW3 top", {"levels": THREE}, 3, 0),
        ("broadway", "BW6 top", {"levels": THREE}, 0, 1),
        ("broadway", "BW8 top", {"points": 29}, 2, 0),
        ("broadway", "BW8 top", {"points": 90}, 5, 0),
        ("av5", "FA2 top", {"levels": "F01 - - ivory"}, 0, 2),
    ],
)
def test_gains(street: str, card: str, more: dict[str, Any], dollars: int, points: int) -> None:
    """F22. Dollars; $1 per floor; points per two floors; $1 per paperboy space, at most 5; points for a colour."""
    s = doing(street, {street: card}, **{"dollars": 0, **more})
    before = s.points["1"]
    assert offered(s) == {"gain", "skip"}
    play(s, "gain")
    assert s.dollars["1"] == dollars
    assert s.points["1"] == before + points


@pytest.mark.parametrize(
    ("card", "more"),
    [("BW1 top", {}), ("BW6 top", {"levels": THREE}), ("BW8 top", {"points": 29})],
)
def test_nobody_would_leave_a_gain(card: str, more: dict[str, Any]) -> None:
    """F22. Money always; points unless they bring the paperboy, and so a newspaper to the rival (F27)."""
    assert str(game.sure(doing("broadway", {"broadway": card}, **more))) == "gain"


@pytest.mark.parametrize(
    ("card", "more"),
    [("BW6 top", {"levels": THREE, "points": 9}), ("BW1 top", {"hand": "build"}), ("BW6 top", {})],
)
def test_a_gain_that_somebody_might_leave(card: str, more: dict[str, Any]) -> None:
    """F22. Its points bring the paperboy; a newspaper could be spent first; there is nothing to gain. What costs is
    weighed."""
    assert game.sure(doing("broadway", {"broadway": card}, **more)) is None
    assert game.sure(play(table("broadway"), "activate")) is None
    assert game.sure(table()) is None


@pytest.mark.parametrize(
    ("street", "card", "more"),
    [
        ("broadway", "BW6 top", {}),
        ("broadway", "BW8 top", {"points": 9}),
        ("av5", "FA2 top", {"levels": ["F01 orange blue ivory", "F02 - - -"]}),
    ],
)
def test_no_gain_where_there_is_nothing(street: str, card: str, more: dict[str, Any]) -> None:
    """F22. `gain` is offered only if it yields something."""
    assert offered(doing(street, {street: card}, **more)) == {"skip"}


def test_swapping() -> None:
    """F22. A pillar in stock for one of a colour whose warehouse is empty."""
    s = doing("st23", {"st23": "TW2 top"}, stock="orange blue")
    assert offered(s) == {
        *("swap orange ivory", "swap orange charcoal", "swap blue ivory", "swap blue charcoal", "skip"),
    }
    play(s, "swap orange charcoal")
    assert set(s.stock["1"]) == {"blue", "charcoal"}
    assert (s.supply["orange"], s.supply["charcoal"]) == (7, 6)
    s = no_pillars(table("st23", columns={"st23": "TW2 top"}, stock="orange blue"), "ivory")
    assert offered(play(s, "activate")) == {"swap orange charcoal", "swap blue charcoal", "skip"}


def test_any_pillar() -> None:
    """F22. At the price shown, into an empty warehouse."""
    s = doing("st23", {"st23": "TW3 top"}, stock="orange", dollars=2)
    assert offered(s) == {"buy blue", "buy ivory", "buy charcoal", "skip"}
    play(s, "buy charcoal")
    assert s.dollars["1"] == 0
    assert offered(doing("st23", {"st23": "TW3 top"}, dollars=1)) == {"skip"}
    s = no_pillars(table("st23", columns={"st23": "TW3 top"}, stock="orange"), "blue")
    assert "buy blue" not in offered(play(s, "activate"))


def test_builds_with_extra_points() -> None:
    """F22. $3: build two, +2 points; $2: build one, +1 point."""
    s = play(doing("st22", {"st22": "SS1 top"}, stock="orange blue", dollars=3), "build orange 2")
    assert (s.points["1"], s.dollars["1"]) == (4 + 2, 3)
    assert "done" in offered(s)
    s = play(doing("st22", {"st22": "SS3 top"}, stock="orange blue", dollars=2), "build orange 2")
    assert (s.points["1"], s.dollars["1"]) == (4 + 1, 3)


def test_a_colour_already_on_the_floor() -> None:
    """F22. $1: build one, a colour already on the floor allowed."""
    s = doing("st22", {"st22": "SS5 top"}, stock="orange", levels="F01 orange - -", dollars=1)
    assert offered(s) == {"build orange 2", "build orange 3", "skip"}


def test_the_cheaper_floor() -> None:
    """F22. $3: the floor for 4 points."""
    s = play(doing("av5", {"av5": "FA7 top"}, levels=FULL, dollars=3), "floor")
    assert (s.points["1"], s.dollars["1"]) == (4, 0)


def test_copying_an_own_action() -> None:
    """F22. Another visible action, numbered from the top; a decree has none."""
    s = doing("st22", {"st22": "SS7 top", "broadway": "DE1 top, BW2 top"}, dollars=9)
    assert "copy broadway 1" in offered(s)
    play(s, "copy broadway 1")
    assert s.dollars["1"] == 8
    assert offered(s) == {"gain", "skip"}, "BW2, the decree above it being none"
    play(s, "gain")
    assert s.dollars["1"] == 11


def test_copying_an_open_card() -> None:
    """F22. Either half of the open street cards."""
    cards = {"broadway": "BW2", "st23": "TW4", "av5": "FA5", "st22": "SS8"}
    s = doing("broadway", {"broadway": "BW4 bottom"}, cards=cards, levels=["F01 orange blue ivory", "F02 charcoal - -"])
    play(s, "skip", "skip")
    assert offered(s) == {"copy BW2 top", "copy TW4 top", "copy FA5 top", "copy FA5 bottom", "skip"}
    play(s, "copy FA5 bottom", "gain")
    assert s.dollars["1"] == 10 - 1 + 2


def test_city_hall_s_options() -> None:
    """F22. $1: a decree, the newspaper of the day, or $2, which stay $2."""
    hall = {"av5": "FA3 bottom"}
    s = doing("av5", hall, dollars=4, levels="F05 - - -", next_floor="F06")
    play(s, "skip", "skip")
    assert len(offered(s, "hall decree")) == 6 * 4 * 2
    assert offered(s) - offered(s, "hall decree") == {"hall news", "hall dollars", "skip"}
    assert game.clone(s).dollars["1"] == 4
    dollars = play(game.clone(s), "hall dollars")
    assert dollars.dollars["1"] == 4 - 1 + 2
    news = play(game.clone(s), "hall news")
    assert offered(news) == {"gain", "skip"}
    decree = play(game.clone(s), "hall decree DE2 st23 top")
    assert decree.dollars["1"] == 0
    assert decree.columns["1"]["st23"].above == ("DE2",)


def test_the_newspaper_as_an_action() -> None:
    """F22. The newspaper of the day, by its own texts."""
    s = doing("av5", {"av5": "FA4 top"}, news="pillar")
    assert offered(s) == {"buy orange", "buy blue", "buy ivory", "buy charcoal", "skip"}


# F23 -------------------------------------------------------------------------------------------------------------


def test_copying_pays_the_copied_action_too() -> None:
    """F23. $1 and the cost of the build."""
    s = doing("st22", {"st22": "SS7 top"}, stock="orange", dollars=2)
    play(s, "copy broadway 2", "build orange 2")
    assert s.dollars["1"] == 0 + 3


def test_copies_are_never_copied() -> None:
    """F23. The newspaper action is none of them."""
    columns = {"st22": "SS7 top", "st23": "TW6 top", "av5": "FA4 top, FA3 bottom", "broadway": "BW4 bottom"}
    s = doing("st22", columns)
    assert {text for text in offered(s) if text in ("copy st23 1", "copy av5 4", "copy broadway 3")} == set()
    assert "copy av5 1" in offered(s), "the newspaper of the day"


def test_a_copy_is_offered_only_where_the_money_left_is_enough() -> None:
    """F23. With $1 the copy can be paid, but not a purchase; with $0 nothing."""
    s = doing("st22", {"st22": "SS7 top"}, dollars=2)
    assert offered(s) == {"copy st23 1", "copy st22 2", "skip"}, "blue for $1, and $3 from the board"
    s = doing("st22", {"st22": "SS7 top"}, dollars=1)
    assert offered(s) == {"copy st22 2", "skip"}
    assert offered(doing("st22", {"st22": "SS7 top"}, dollars=0)) == {"skip"}


def test_city_hall_costs_its_dollar_first() -> None:
    """F23. $3 are too few for a decree, and $1 for the newspaper that builds."""
    s = doing("av5", {"av5": "FA3 bottom"}, dollars=3, news="build", stock="blue")
    play(s, "skip", "skip")
    assert offered(s) == {"hall news", "hall dollars", "skip"}
    s.dollars = {**s.dollars, "1": 1}
    assert offered(s) == {"hall dollars", "skip"}
    s.dollars = {**s.dollars, "1": 0}
    assert offered(s) == {"skip"}


# F24 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text", "dollars", "points"),
    [
        ("money3", "gain", 13, 0),
        ("swap", "swap orange ivory", 10, 0),
        ("money2", "gain", 12, 1),
        ("build", "build orange 2", 10 - 1 + 3, 4),
        ("card", "card st22 top", 10 - 2, 0),
        ("decree", "decree DE2 av5 top", 10 - 2, 0),
        ("pillar", "buy ivory", 10 - 1, 0),
    ],
)
def test_newspapers(kind: str, text: str, dollars: int, points: int) -> None:
    """F24. Seven kinds, each with its action."""
    s = play(table(hand=kind, stock="orange", news="money3" if kind != "money3" else "swap"), f"news {kind}", text)
    assert (s.dollars["1"], s.points["1"]) == (dollars, points)
    assert game.box.all_news.count(kind) == 2


# F25 -------------------------------------------------------------------------------------------------------------


def test_no_price_below_zero() -> None:
    """F25. Blue costs $1 and $1 less; any pillar for $1, $1 less."""
    s = play(table("st23", levels="F10 - - -", dollars=0), "activate", "buy")
    assert s.dollars["1"] == 0
    s = play(table(levels="F10 - - -", dollars=0, hand="pillar"), "news pillar", "buy charcoal")
    assert s.dollars["1"] == 0


def test_what_cannot_be_done_is_skipped() -> None:
    """F25. Newspapers stand beside it where they may be spent."""
    s = play(table("broadway", dollars=0, hand="swap money2"), "activate")
    assert offered(s) == {"skip", "news swap", "news money2"}
    s = play(table("av5", stock="orange blue", levels="F03 - orange -", news="swap"), "activate", "build blue 3")
    assert offered(s) == {"swap orange blue", "swap orange ivory", "swap orange charcoal", "skip"}
    s = play(s, "skip")
    assert offered(s) == {"done"}, "orange is on the floor already"
