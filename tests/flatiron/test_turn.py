"""F9–F17: moving, the one thing, activating, newspapers spent, the limit of turns."""

from typing import Any

from boulevard.games.flatiron.actions import DECREE
from boulevard.games.flatiron.turn import asked_action
from flatiron.tables import empty_pile, game, heard, how_it_ended, new_game, offered, play, table


def test_a_turn_is_a_move_and_one_thing() -> None:
    """F9. Then the rival is asked."""
    s = table()
    assert offered(s) == {f"move {place}" for place in ("broadway", "st23", "av5", "st22", "hall")}
    play(s, "move hall", "dollars")
    assert game.to_act(s) == ("2",)


def test_moving_is_mandatory() -> None:
    """F10. To another location, not the rival's."""
    s = table(rival={"place": "st22"})
    s.places = {**s.places, "1": "av5"}
    assert offered(s) == {"move broadway", "move st23", "move hall"}


def test_the_three_things() -> None:
    """F11. Buy a card there, activate, or take $2."""
    s = table("st23", cards={"st23": "BW3"}, dollars=3)
    assert offered(s) == {"buy top", "buy bottom", "activate", "dollars"}
    play(s, "dollars")
    assert s.dollars["1"] == 5


def test_a_card_too_dear_is_not_offered() -> None:
    """F12. The open card of that pile, at its price."""
    assert offered(table("st23", cards={"st23": "BW3"}, dollars=2)) == {"activate", "dollars"}


def test_a_card_goes_to_the_street_printed_on_it() -> None:
    """F12. Bought in 23rd Street, tucked into Broadway: its top half shows above all that is there."""
    s = table("st23", cards={"st23": "BW3"}, columns={"broadway": "BW1 top"}, dollars=5)
    play(s, "buy top", "deal street st23 TW3")
    assert s.dollars["1"] == 2
    assert s.columns["1"]["broadway"].ends() == (("BW3", "top"), ("BW1", "top"))
    assert s.piles["st23"].open == "TW3"


def test_a_card_at_the_bottom_shows_its_bottom_half() -> None:
    """F12. Below all; the mark of the other half is gone too."""
    s = table("st23", cards={"st23": "BW3"}, columns={"broadway": "BW1 bottom"})
    play(s, "buy bottom", "deal street st23 TW3")
    assert s.columns["1"]["broadway"].ends() == (("BW1", "bottom"), ("BW3", "bottom"))
    assert game.scores(s)["1"]["reputation"] == 5, "BW1 bottom +1, BW3 bottom 0, not the −1 of its top"


def test_the_next_card_is_opened_before_the_point() -> None:
    """F12. The draw comes first, the point of the floor after it."""
    s = table("st23", levels="F07 - - -", points=9)
    play(s, "buy top")
    assert s.points["1"] == 9
    play(s, "deal street st23 TW3")
    assert s.points["1"] == 10
    assert game.chance(s), "the paperboy brings two newspapers"


def test_the_last_card_of_a_pile() -> None:
    """F12. An empty pile sells nothing."""
    s = empty_pile(table("st23"), "st23")
    assert offered(s) == {"activate", "dollars"}


def test_decrees_at_city_hall() -> None:
    """F13. $3, any column, top or bottom."""
    s = table("hall", dollars=3)
    assert len(offered(s, "decree")) == 6 * 4 * 2
    play(s, "decree DE2 st22 bottom")
    assert s.dollars["1"] == 0
    assert s.columns["1"]["st22"].below == ("DE2",)
    assert "decree DE1 av5 top" not in offered(table("hall", dollars=2))


def test_one_decree_a_column() -> None:
    """F13. A column with a decree takes no other."""
    s = table("hall", columns={"av5": "DE3 top"})
    assert {text.split()[2] for text in offered(s, "decree")} == {"broadway", "st23", "st22"}


def test_three_cards_a_column() -> None:
    """F14. Decrees included; a full column takes neither card nor decree."""
    full = {"broadway": "BW1 top, BW2 top, DE1 bottom"}
    assert not offered(table("st23", cards={"st23": "BW3"}, columns=full), "buy")
    assert not [text for text in offered(table("hall", columns=full), "decree") if "broadway" in text]
    assert offered(table("st23", cards={"st23": "BW3"}, columns={"broadway": "BW1 top, BW2 top"}), "buy")


def test_activating_from_top_to_bottom() -> None:
    """F15. All visible actions, one by one, each done or skipped; a decree has none."""
    s = table("broadway", columns={"broadway": "BW2 top, DE1 top, BW1 bottom"}, dollars=10)
    play(s, "activate")
    assert offered(s) == {"gain", "skip"}
    play(s, "gain")
    assert s.dollars["1"] == 13, "BW2: $3"
    assert offered(s) == {"buy", "skip"}, "the board: trade orange"
    play(s, "buy")
    assert offered(s, "build") == {"build orange 1", "build orange 2", "build orange 3"}
    play(s, "skip")
    assert offered(s) == {"gain", "skip"}, "BW1 below"
    play(s, "skip")
    assert game.to_act(s) == ("2",)


def test_what_one_thing_is_about() -> None:
    """F11, F21. Of the things to choose from, only a decree at City Hall is an action of its own."""
    for place, action in (("hall", DECREE), ("broadway", None), ("av5", None)):
        s = table(place)
        assert asked_action(s, game.box, "1", s.agenda[0]) == action


def test_activating_city_hall() -> None:
    """F15. The newspaper of the day."""
    s = play(table("hall", news="pillar"), "activate")
    assert offered(s) == {"buy orange", "buy blue", "buy ivory", "buy charcoal", "skip"}


def test_what_becomes_visible_below_is_reached() -> None:
    """F15. A newspaper's card tucked at the bottom is still to come; one at the top is not."""
    at: dict[str, Any] = {"cards": {"st22": "BW7"}, "hand": "card"}
    s = play(table("broadway", **at), "activate", "news card", "card st22 bottom", "deal street st22 TW7")
    play(s, "skip", "skip")
    assert offered(s) == {"gain", "skip"}, "BW7 bottom"
    s = play(table("broadway", **at), "activate", "news card", "card st22 top", "deal street st22 TW7")
    assert offered(s) == {"buy", "skip"}, "still the board's first action"
    assert game.to_act(play(s, "skip", "skip")) == ("2",)


def test_the_last_action_may_bring_another_below_it() -> None:
    """F15. It is over once nothing stands below the current action."""
    s = table("broadway", levels="F04 - - -", stock="orange", cards={"st22": "BW7"})
    play(s, "activate", "skip", "build orange 2", "card st22 bottom", "deal street st22 TW7")
    assert offered(s) == {"gain", "skip"}
    s = table("broadway", hand="card", cards={"st22": "BW7"})
    play(s, "activate", "skip", "skip", "news card", "card st22 bottom", "deal street st22 TW7")
    assert game.to_act(s) == ("2",), "at the end of the turn it is too late"


def test_newspapers_may_be_spent_at_four_moments() -> None:
    """F16. Before the move, before the one thing, before each action, at the end of the turn."""
    s = table(hand="money3 swap", news="build")
    for text in ("move broadway", "activate", "skip", "skip"):
        assert offered(s, "news") == {"news money3", "news swap"}
        play(s, text)
    assert offered(s) == {"end", "news money3", "news swap"}
    play(s, "news swap", "skip")
    assert offered(s) == {"end", "news money3"}
    play(s, "news money3", "gain")
    assert game.to_act(s) == ("2",), "nothing left to ask about"


def test_a_spent_newspaper_is_the_newspaper_of_the_day() -> None:
    """F16. The old one leaves the game; its action is done or skipped; the same decision is asked again."""
    s = table(hand="money3", news="build")
    before = offered(s) - {"news money3"}
    play(s, "news money3")
    assert (s.news, s.news_gone) == ("money3", ("build",))
    assert offered(s) == {"gain", "skip"}
    play(s, "gain")
    assert s.dollars["1"] == 13
    assert offered(s) == before


def test_no_newspaper_within_an_action() -> None:
    """F16. Not before a second pillar, in a bonus, in a copy, nor in a newspaper's own action."""
    s = table("av5", hand="swap", stock="orange blue")
    play(s, "activate", "build blue 2")
    assert not offered(s, "news"), "second pillar"
    s = table("av5", hand="swap", stock="orange blue", levels="F04 - - -")
    assert not offered(play(s, "activate", "build blue 2"), "news"), "a bonus"
    s = table("st22", hand="swap", columns={"st22": "SS7 top"})
    assert not offered(play(s, "activate", "copy broadway 1"), "news"), "a copy"
    s = table(hand="swap money3")
    assert not offered(play(s, "news money3"), "news"), "a newspaper"


def test_a_newspaper_spent_at_city_hall_is_activated_too() -> None:
    """F16. The activation then does the one just spent."""
    s = table("hall", hand="money3", news="swap", dollars=0)
    play(s, "activate")
    assert offered(s) == {"skip", "news money3"}
    play(s, "news money3", "gain")
    assert offered(s) == {"gain", "skip"}
    play(s, "gain")
    assert s.dollars["1"] == 6


def test_a_newspaper_that_can_do_nothing_may_be_spent() -> None:
    """F16. Its action is then skipped."""
    s = play(table(hand="swap"), "news swap")
    assert offered(s) == {"skip"}


def test_the_limit_of_turns() -> None:
    """F17. After both have had that many turns the game ends."""
    s = new_game("move hall", "dollars", "move st22", "dollars", "move av5", "dollars", turn_limit=2)
    assert game.outcome(s) is None
    events = heard(s, "move broadway", "dollars")
    assert how_it_ended(s).reason == "turn limit"
    assert events[-1].name == "over"
    assert game.setup(2).options["turn_limit"] == 100
