"""F26: what each floor changes while it is under construction."""

from typing import Any

from flatiron.tables import draws, heard, offered, play, table


def test_four_dollars_at_city_hall() -> None:
    """F26. $4 instead of $2, being there; elsewhere $2."""
    at: dict[str, Any] = {"levels": "F05 - - -", "next_floor": "F06", "dollars": 0}
    assert play(table("hall", **at), "dollars").dollars["1"] == 4
    assert play(table("av5", **at), "dollars").dollars["1"] == 2


def test_the_arrival_dollar() -> None:
    """F26. Only by moving to the street shown."""
    assert play(table(levels="F03 - - -", dollars=5), "move av5").dollars["1"] == 6
    assert play(table(levels="F03 - - -", dollars=5), "move st22").dollars["1"] == 5
    s = table("av5", levels=["F01 orange blue ivory"], next_floor="F03", columns={"av5": "FA7 top"}, dollars=3)
    play(s, "activate", "floor")
    assert s.dollars["1"] == 0, "standing there when the floor comes brings nothing"


def test_other_floors_bring_nothing_on_arrival() -> None:
    """F26. Going somewhere is paid only where the floor says so."""
    for floor in ("F06", "F07", "F10", "F13"):
        assert play(table(levels=f"{floor} - - -", dollars=5), "move st23").dollars["1"] == 5, floor


def test_sharing_a_location() -> None:
    """F26. Architects may share, but one must still move."""
    s = table(levels="F06 - - -", rival={"place": "st22"})
    s.places = {**s.places, "1": "av5"}
    assert offered(s) == {"move broadway", "move st23", "move st22", "move hall"}


def test_a_point_for_each_card_bought() -> None:
    """F26. Every way of buying; decrees are no street cards."""
    s = table("st23", levels="F07 - - -")
    assert play(s, "buy top", "deal street st23 TW3").points["1"] == 1
    s = table(levels="F07 - - -", hand="card")
    assert play(s, "news card", "card av5 bottom", "deal street av5 TW5").points["1"] == 1
    s = table("broadway", levels="F07 - - -", stock="orange")
    play(s, "activate", "skip", "build orange 1", "card av5 bottom", "deal street av5 TW5")
    assert s.points["1"] == 4 + 1
    assert play(table("hall", levels="F07 - - -"), "decree DE1 av5 top").points["1"] == 0


def test_selling_for_more() -> None:
    """F26. $2 more for each pillar sold."""
    s = play(table("broadway", levels="F08 - - -", stock="orange", dollars=0), "activate", "sell")
    assert s.dollars["1"] == 6


def test_decrees_for_less() -> None:
    """F26. At City Hall, by newspaper and by copy, added to other discounts."""
    s = play(table("hall", levels="F09 - - -", dollars=2), "decree DE1 av5 top")
    assert s.dollars["1"] == 0
    s = play(table(levels="F09 - - -", dollars=1, hand="decree"), "news decree", "decree DE1 av5 top")
    assert s.dollars["1"] == 0
    s = play(table("av5", levels="F09 - - -", dollars=3, columns={"av5": "FA3 bottom"}), "activate", "skip", "skip")
    assert play(s, "hall decree DE1 av5 top").dollars["1"] == 0


def test_pillars_for_less() -> None:
    """F26. Every way of buying one."""
    assert play(table("broadway", levels="F10 - - -", dollars=3), "activate", "buy").dollars["1"] == 0
    s = play(table("st23", levels="F10 - - -", dollars=1, columns={"st23": "TW3 top"}), "activate", "buy orange")
    assert s.dollars["1"] == 0


def test_same_colours() -> None:
    """F26. Colours may repeat on this floor."""
    s = play(table("av5", levels="F11 orange - -", stock="orange"), "activate")
    assert offered(s) == {"build orange 2", "build orange 3", "skip"}


def test_points_for_a_colour() -> None:
    """F26. For each pillar of the colour put on it."""
    s = play(table("broadway", levels="F15 - - -", stock="charcoal blue"), "activate", "skip", "build charcoal 2")
    assert s.points["1"] == 3 + 2
    s = play(table("broadway", levels="F15 - - -", stock="charcoal blue"), "activate", "skip", "build blue 2")
    assert s.points["1"] == 1


def test_an_effect_begins_and_ends_with_its_floor() -> None:
    """F26. At once, for the rest of the activation; the old one is over."""
    columns = {"av5": "FA7 top"}
    s = table("av5", levels="F08 orange blue ivory", next_floor="F10", columns=columns, stock="charcoal", dollars=5)
    play(s, "activate", "floor")
    while draws(s):
        play(s, min(draws(s)))
    play(s, "skip")
    assert heard(s, "sell")[0].figures["price"] == 3, "$2 more no longer"
    s = table("av5", levels="F08 orange blue ivory", next_floor="F10", columns=columns, dollars=5)
    play(s, "activate", "floor")
    while draws(s):
        play(s, min(draws(s)))
    play(s, "skip")
    assert heard(s, "buy")[0].figures["price"] == 2, "$1 less already"
