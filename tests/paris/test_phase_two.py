"""P13–P17: building, activating, passing, the end."""

from random import Random

import pytest

from boulevard.games.paris.state import State
from boulevard.games.paris.view import CardSeen
from paris.drawing import DECLINABLE, game, how_it_ended, new_game, offered, play, position

POWERS = ("metropolitain", "chartier", "sacre-coeur")

SEVEN = (
    "orange build LINE a1+a2+a3",
    "orange build CORNER c1+d1+d2",
    "orange build SQUARE f1+f2+g1+g2",
    "orange build SMALL_L a5+a6+a7+b5",
    "orange build SMALL_T d4+d5+d6+e5",
    "orange build ZIGZAG g5+g6+h4+h5",
    "orange build SMILE c7+c8+d8+e8+f7+f8",
)


def state_of(s: State, card: str) -> CardSeen:
    cards: list[CardSeen] = game.view(s, None).cards
    return next(one for one in cards if one.card == card)


def test_a_turn_is_a_building_or_a_postcard() -> None:
    """P13. The reserve's buildings and the face-up cards, nothing else."""
    s = position("OOO", "orange holds LINE CROSS", up="sacre-coeur peintre")
    assert offered(s) == {
        "build LINE a1+b1+c1",
        "card sacre-coeur",
        *("card peintre a1", "card peintre b1", "card peintre c1", "card peintre -"),
    }


def test_players_alternate() -> None:
    """P13. After a building, after a card and after a pass the other one is asked."""
    s = position("OOO", "orange holds LINE", "blue holds CORNER", up="sacre-coeur")
    assert game.to_act(play(s, "build LINE a1+b1+c1")) == ("blue",)
    assert game.to_act(play(s, "build CORNER g8+h7+h8")) == ("orange",)
    s = position("OOO", "blue holds LINE CORNER", up="sacre-coeur")
    assert game.to_act(play(s, "card sacre-coeur")) == ("blue",)
    assert game.to_act(play(s, "build CORNER g8+h7+h8")) == ("orange",)
    assert game.to_act(play(s, "pass")) == ("blue",)


def test_a_building_placed_leaves_the_reserve() -> None:
    """P13, P14. It stands with its owner's chimney."""
    s = play(position("OOO", "orange holds LINE CROSS", up="sacre-coeur"), "build LINE a1+b1+c1")
    view = game.view(s, None)
    assert view.reserves["orange"] == ["CROSS"]
    assert [(one.building, one.owner, one.spaces) for one in view.buildings] == [("LINE", "orange", ["a1", "b1", "c1"])]
    assert view.chimneys == {"orange": 6, "blue": 7}


def test_own_colour_and_mixed_never_light_nor_rival() -> None:
    """P14. Of these six spaces four can be built on, and c1 lies alone."""
    s = position(
        """
        OML
        OBO
        """,
        "orange holds LINE CORNER SQUARE",
    )
    assert offered(s) == {"build CORNER a1+a2+b2"}


def test_the_same_for_blue() -> None:
    """P14. Blue's colour for blue."""
    s = position("MBBOBBL", "blue holds LINE", turn="blue", rest="O")
    assert offered(s) == {"build LINE a1+b1+c1"}


def test_never_on_a_piece_or_another_building() -> None:
    """P14, P6. Free spaces only, whoever's piece it is."""
    s = position(
        """
        OOOO
        OOOO
        """,
        "orange holds SQUARE",
        "blue card fontaine b2",
        "blue build LINE d1+d2+d3",
    )
    assert offered(s) == {"pass"}
    s = position("OOOOOOO", "orange holds LINE", "orange build CORNER c1+c2+d1")
    assert offered(s) == {"build LINE e1+f1+g1"}


def test_without_a_chimney_nothing_is_built() -> None:
    """P14. Seven buildings stand: no building, no garden, no Lévitation; but the annex needs none."""
    s = position("", *SEVEN, "orange holds CROSS", up="jardin levitation bouquinistes", rest="O")
    assert game.view(s, None).chimneys["orange"] == 0
    assert offered(s, "build") == set()
    assert offered(s, "card jardin") == {"card jardin -"}
    assert offered(s, "card levitation") == {"card levitation -"}
    assert "card bouquinistes b1 LINE" in offered(s)


def test_the_seventh_chimney_may_be_used() -> None:
    """P14. Six stand: the next may be built."""
    s = position("", *SEVEN[:6], "orange holds CROSS", up="jardin levitation", rest="O")
    assert offered(s, "build CROSS")
    assert "card jardin h7+h8" in offered(s)
    assert offered(s, "card levitation CROSS")


def test_the_garden_uses_one_of_the_seven() -> None:
    """P14. The garden's chimney counts."""
    s = position("", *SEVEN[:6], "orange card jardin h7+h8", "orange holds CROSS", rest="O")
    assert offered(s) == {"pass"}


def test_no_passing_with_a_token_left() -> None:
    """P15. Nothing can be built, but a card can be activated."""
    assert offered(position("O", "orange holds LINE", up="sacre-coeur")) == {"card sacre-coeur"}
    assert offered(position("B", up="peintre")) == {"card peintre -"}


def test_no_passing_with_a_placement_possible() -> None:
    """P15. No token, but room."""
    assert offered(position("OOO", "orange holds LINE")) == {"build LINE a1+b1+c1"}


@pytest.mark.parametrize("lines", [["orange holds CROSS"], []], ids=["no room", "no building"])
def test_passing_where_nothing_can_be_done(lines: list[str]) -> None:
    """P15. No token and no placement: passing is the one move, and it is asked."""
    assert offered(position("OOO", *lines)) == {"pass"}


def test_passing_without_a_chimney() -> None:
    """P15, P14. Room and a building, but no chimney."""
    assert offered(position("", *SEVEN, "orange holds CROSS", rest="O")) == {"pass"}


@pytest.mark.parametrize(("row", "card"), [("OOL", "metropolitain"), ("OOB", "chartier")])
def test_powers_never_force(row: str, card: str) -> None:
    """P15. A placement that wants Métropolitain or Chartier may be made or not."""
    s = position(row, "orange holds LINE", f"orange card {card}")
    assert offered(s) == {"build LINE a1+b1+c1", "pass"}


def test_a_power_beside_an_ordinary_placement() -> None:
    """P15. Where another placement needs no power, there is no passing."""
    s = position("OOOL", "orange holds LINE", "orange card metropolitain")
    assert offered(s) == {"build LINE a1+b1+c1", "build LINE b1+c1+d1"}


def test_passing_puts_nobody_out() -> None:
    """P15. Orange passes, blue builds, orange builds."""
    s = position("OOL", "orange holds LINE", "orange card metropolitain", "blue holds SQUARE CROSS")
    play(s, "pass", "build SQUARE g7+g8+h7+h8")
    assert offered(s) == {"build LINE a1+b1+c1", "pass"}
    play(s, "build LINE a1+b1+c1")
    assert game.to_act(s) == ("blue",)


def ended(s: State) -> bool:
    return game.outcome(s) is not None and game.to_act(s) == ()


def test_the_game_ends_at_once_when_nothing_can_be_placed() -> None:
    """P16. After the last building nobody is asked to pass."""
    s = play(position("OOO", "orange holds LINE"), "build LINE a1+b1+c1")
    assert ended(s)
    assert how_it_ended(s).reason == "played out"


def test_not_before_all_tokens_are_used() -> None:
    """P16. Nobody can build, but a token is left; it ends with the last card."""
    s = play(position("OOO", "orange holds LINE", up="sacre-coeur"), "build LINE a1+b1+c1")
    assert not ended(s)
    assert offered(s) == {"pass"}
    play(s, "pass")
    assert offered(s) == {"card sacre-coeur"}
    assert ended(play(s, "card sacre-coeur"))


def test_a_piece_on_the_last_place_ends_it() -> None:
    """P16. Looked at after every turn, also after a card."""
    lines = "orange holds LINE"
    assert ended(play(position("OOO", lines, up="peintre"), "card peintre b1"))
    s = play(position("OOO", lines, up="peintre"), "card peintre -")
    assert not ended(s)
    assert offered(play(s, "pass")) == {"build LINE a1+b1+c1"}


@pytest.mark.parametrize(("power", "over"), [("card", False), ("spent", True)])
def test_the_rival_s_power_keeps_the_game_going(power: str, over: bool) -> None:
    """P16. Powers included: blue could still place a building by Chartier, unless it is spent."""
    s = position("BB", "orange holds SQUARE", "blue holds LINE", f"blue {power} chartier", rest="O")
    play(s, "build SQUARE g7+g8+h7+h8")
    assert ended(s) is over
    if not over:
        assert offered(s) == {"build LINE a1+b1+c1", "pass"}


def test_a_building_without_chimney_does_not_keep_the_game_going() -> None:
    """P16, P14. Orange has room and a building but no chimney; blue builds the last one: it is over."""
    s = position("", *SEVEN, "orange holds CROSS", "blue holds BIG_T", turn="blue", rest="M")
    assert ended(play(s, min(offered(s, "build BIG_T"))))


def test_two_passes_in_succession_end_it() -> None:
    """P16. Even with a power unspent that could place something."""
    s = position("BB", "blue holds LINE", "blue card chartier", turn="blue", rest="O")
    play(s, "pass")
    assert not ended(s)
    assert offered(s) == {"pass"}
    assert ended(play(s, "pass"))


def test_two_passes_of_one_player_do_not() -> None:
    """P16. A building between them: they are not in succession."""
    s = position("OOL", "orange holds LINE", "orange card metropolitain", "blue holds SQUARE")
    play(s, "pass", "build SQUARE g7+g8+h7+h8", "pass")
    assert not ended(s)
    assert ended(play(s, "pass"))


def test_a_card_between_two_passes() -> None:
    """P16. Blue passes, orange activates, blue passes: not yet."""
    s = position("OOO", "orange holds LINE", up="sacre-coeur peintre")
    play(s, "card sacre-coeur", "pass", "card peintre -", "pass")
    assert not ended(s)
    assert offered(s) == {"build LINE a1+b1+c1"}


def test_an_activated_card_is_nobody_s_any_more() -> None:
    """P17. One token puts a card out of use for both."""
    taken = [f"orange card {card}" for card in POWERS]
    s = position("O", *taken, up="peintre lampadaire")
    assert game.view(s, None).tokens == {"orange": 1, "blue": 1}
    play(s, "card peintre a1")
    assert offered(s, "card peintre") == set()
    assert "card lampadaire -" in offered(s)
    assert state_of(s, "peintre").owner == "orange"
    assert game.view(s, None).tokens == {"orange": 0, "blue": 1}


@pytest.mark.parametrize("card", POWERS)
def test_three_cards_always_take_effect(card: str) -> None:
    """P17. Métropolitain, Chartier and Sacré-Cœur are not declined."""
    assert offered(position("B", up=card)) == {f"card {card}"}


@pytest.mark.parametrize("card", DECLINABLE)
def test_nine_cards_may_be_declined_also_when_impossible(card: str) -> None:
    """P17. Nothing is orange's on this board: the token may still be put on the card, in vain."""
    s = position("B", up=card)
    assert offered(s) == {f"card {card} -"}
    play(s, f"card {card} -")
    assert state_of(s, card).declined
    assert not game.view(s, None).pieces
    assert not game.view(s, None).buildings


@pytest.mark.parametrize("card", DECLINABLE)
def test_nine_cards_may_be_declined_also_when_possible(card: str) -> None:
    """P17. Here each of them could do something."""
    s = position("", "orange holds CROSS", "orange build LINE a1+a2+a3", up=card, rest="O")
    lit = position("OL", "orange holds CROSS", "orange build LINE a1+a2+a3", up=card, rest="O")
    assert f"card {card} -" in offered(s)
    assert len(offered(lit, f"card {card} ")) > 1


def test_metropolitain_is_used_at_once_and_turned_when_spent() -> None:
    """P17, C2. The rival cannot activate it while it waits."""
    taken = ["orange card chartier", "orange card sacre-coeur", "orange card peintre -"]
    s = position("OOL", *taken, "orange holds LINE", "blue holds SQUARE CROSS", up="metropolitain lampadaire")
    play(s, "card metropolitain")
    assert offered(s, "card") == {text for text in offered(s) if text.startswith("card lampadaire")}
    assert state_of(s, "metropolitain").unspent
    play(s, "card lampadaire -", "build LINE a1+b1+c1")
    assert not state_of(s, "metropolitain").unspent
    assert state_of(s, "metropolitain").owner == "orange"


def test_no_fifth_card() -> None:
    """P17. Orange has used four tokens: the last face-up card is blue's."""
    taken = [f"orange card {card}" for card in (*POWERS, "peintre -")]
    s = position("OOO", *taken, up="lampadaire")
    assert offered(s) == {"pass"}
    assert offered(play(s, "pass"), "card lampadaire -") == {"card lampadaire -"}


@pytest.mark.parametrize("seed", range(5))
def test_each_player_activates_four(seed: int) -> None:
    """P17. Eight cards, eight tokens: in a whole game all are used, four by each."""
    rng = Random(seed)
    s = new_game()
    while game.outcome(s) is None:
        play(s, rng.choice(sorted(offered(s))))
    owners = [card.owner for card in game.view(s, None).cards]
    assert sorted(owners) == ["blue"] * 4 + ["orange"] * 4
    assert game.view(s, None).tokens == {"orange": 0, "blue": 0}


def test_unspent_powers_are_open() -> None:
    """P18. Both see a power that waits."""
    s = position("OOL", "orange holds LINE", "orange card metropolitain", "blue spent chartier")
    for viewer in ("orange", "blue", None):
        seen = {card.card: card.unspent for card in game.view(s, viewer).cards}
        assert seen["metropolitain"]
        assert not seen["chartier"]
