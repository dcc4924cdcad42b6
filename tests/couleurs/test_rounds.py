"""Components, rounds, the third phase, the end."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from boulevard.core.problems import Problem
from boulevard.games.couleurs.moves import SECTORS
from boulevard.games.couleurs.state import State, canvas
from couleurs.tables import GAME, Arranged


def test_a_sector_takes_as_many_assistants_as_it_has_spaces() -> None:
    """L1. Sectors have 1, 2 or 3 spaces; s0 and s6, opposite, are dark."""
    t = Arranged(4)
    for sector, spaces in zip(SECTORS, [0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1], strict=True):
        t.s.standing = ((sector,) * (spaces - 1), (), (), ()) if spaces else ((), (), (), ())
        assert (f"place {sector}" in t.texts) == bool(spaces)
        t.s.standing = ((sector,) * spaces, (), (), ())
        assert f"place {sector}" not in t.texts


def test_a_view_says_how_many_each_place_takes() -> None:
    """L1, L2, L4. None where a sector is dark, one on the inner spaces, any number in the centre."""
    places = GAME.view(Arranged(2).s, "1").places
    assert [one.spaces for one in places] == [0, 1, 2, 0, 1, 1, 0, 1, 2, 0, 1, 1, 1, 1, 1, None]
    assert [one.place for one in places[12:]] == ["first", "copy", "turn", "white"]


def test_the_three_inner_spaces_take_one_the_centre_any_number() -> None:
    """L2. `first`, `copy` and `turn` are single spaces; the centre is never full."""
    t = Arranged(4).play("1 place copy", "2 place first", "3 place turn", "4 place white")
    assert t.offers("place") & {"place copy", "place first", "place turn"} == set()
    assert [t.why(f"place {place}") for place in ("copy", "turn")] == [("L8", "place-taken")] * 2
    t.play("1 place white", "2 place white", "3 place white", "4 place white", "1 place white")


def test_the_disc_turns_over_the_ring() -> None:
    """L3. Sector s faces rim action (s - R) mod 12; at the start red faces a dark sector."""
    t = Arranged()
    actions = {place.place: place.action for place in GAME.view(t.s, "1").places}
    assert actions["s0"] == "red"
    assert GAME.box.spaces[4].get("s0") is None
    assert [actions[f"s{sector}"] for sector in (1, 4, 11)] == ["tool", "yellow", "paint"]
    t.s.turned = 14
    turned = {place.place: place.action for place in GAME.view(t.s, "1").places}
    assert turned["s2"] == "red"
    assert turned["s1"] == "paint"


@pytest.mark.parametrize(("players", "spaces", "easels"), [(2, 10, 3), (3, 16, 4), (4, 18, 4)])
def test_fewer_players_have_fewer_spaces_and_easels(players: int, spaces: int, easels: int) -> None:
    """L4. Fewer players darken or narrow sectors; two players use 3 easels."""
    t = Arranged(players)
    assert sum(GAME.box.spaces[players].values()) == spaces
    assert len(t.s.easels) == easels
    assert ("place s3" in t.texts) == (players > 2)


def test_what_a_player_begins_with() -> None:
    """L5. Three tools on their first space, 3 assistants, one red, yellow and blue; five blacks in all."""
    t = Arranged()
    for seat, player in GAME.view(t.s, "1").players.items():
        assert t.held(seat) == "RYB"
        assert player.hand == 3
        assert {tool.tool: tool.level for tool in player.tools} == {"tube": 3, "palette": 2, "brush": 1}
    assert t.s.blacks_left(GAME.box) == 5


def test_the_deck_and_the_easels() -> None:
    """L6. 32 paintings, eight of each value; the first easel may get any of them, the next any of the rest."""
    s = GAME.setup(2, {"first": "1"})
    assert len(GAME.options(s, "-")) == 32
    assert sorted({one.points for one in GAME.box.paintings.values()}) == [10, 12, 14, 16]
    GAME.apply(s, "-", GAME.parse("deal VA16"))
    texts = [str(move) for move in GAME.options(s, "-")]
    assert len(texts) == 31
    assert "deal VA16" not in texts


def test_who_is_first_and_turn_order() -> None:
    """L7. `random` is asked of chance, a seat is not; turns go by seat number, round and round."""
    s = GAME.setup(3)
    assert [str(move) for move in GAME.options(s, "-")] == ["first 1", "first 2", "first 3"]
    t = Arranged(3, first="3")
    t.play("3 place white", "1 place white", "2 place white", "3 place white")


def test_first_must_sit_at_the_table() -> None:
    """L7. A first player who has no seat is refused; without a number of players that seat is one of them."""
    with pytest.raises(Problem, match="first"):
        GAME.setup(2, {"first": "3"})
    assert GAME.settle(None, {"first": "3"})[0] == 3


def test_placing() -> None:
    """L8. A free space, dark sectors never, `first` not for the first player, whether or not it can be paid."""
    t = Arranged(2).stock("1", "").stock("2", "")
    assert t.texts == {
        f"place {place}" for place in ["s1", "s2", "s4", "s5", "s7", "s8", "s10", "s11", "copy", "turn", "white"]
    }
    assert t.why("place s0") == ("L8", "dark")
    assert t.why("place first") == ("L8", "first-already")
    assert t.why("act s1") == ("L8", "placing-first")
    t.play("1 place s1")
    assert "place first" in t.texts
    assert t.why("place s1") == ("L8", "place-taken")


def test_placing_skips_who_has_no_assistant_in_hand() -> None:
    """L8. Assistants left standing are placed already; with none in hand a player is skipped."""
    t = Arranged(3)
    t.s.hands = (2, 0, 1)
    t.s.standing = (("s1",), ("s4", "s5", "white"), ("s7", "s8"))
    t.play("1 place white", "3 place white", "1 place white")
    assert t.offers("place") == set()
    assert t.offers("rest")


def test_acting_in_turn_one_assistant_each() -> None:
    """L9. Each in turn lays down one own standing assistant, in any order, acting or declining."""
    t = Arranged(2).acting(_1="s4 s8 white", _2="s10")
    assert t.texts == {"act s4", "rest s4", "act s8", "rest s8", "act white", "rest white"}
    t.play("1 act s8")
    assert t.texts == {"act s10", "rest s10"}
    t.play("2 rest s10")
    assert t.texts == {"act s4", "rest s4", "act white", "rest white"}
    t.play("1 rest s4")
    assert t.to_act == "1"
    assert t.why("act s8") == ("L9", "nobody-standing")
    assert t.why("place s8") == ("L9", "placing-over")


def test_an_action_that_can_do_nothing_can_only_be_declined() -> None:
    """L9. Mixing without pigments, tools without two of them, paint without a painting: `rest` alone."""
    t = Arranged(3).stock("1", "R").acting(_1="s2 s5 s1")
    assert t.texts == {"rest s1", "rest s2", "rest s5"}
    assert t.why("act s2") == ("L12", "cannot-pay")
    assert t.why("act s5") == ("L13", "cannot-pay")
    assert t.why("act s1") == ("L14", "two-pigments")


def test_the_third_phase_in_its_order() -> None:
    """L10. Disc, easels, stocks, raising in turn order, marker: one after the other."""
    t = Arranged(2).stock("1", "R" * 13).stock("2", "B" * 14)
    t.s.easels = ("CE10", None, "GA10")
    t.s.gone = ("DE10",)
    t.s.next_first = 1
    t.s.turner = 0
    t.preparing(_1="s1 s2", _2="s4")
    t.play("1 turn 2", "- deal VA16", "1 discard R 1", "2 discard B 2", "1 stay s2", "2 stay s4")
    assert t.to_act == "2"
    assert t.s.first == 1
    assert t.s.standing == (("s2",), ("s4",))
    assert t.s.hands == (2, 2)


def test_the_disc_turns_one_notch() -> None:
    """L23. One notch clockwise in phase 3: what faced s1 then faces s2."""
    t = Arranged(2).acting(_1="white")
    before = GAME.view(t.s, None).places[1].action
    t.rest_all()
    assert t.s.turned == 1
    assert GAME.view(t.s, None).places[2].action == before


@pytest.mark.parametrize(
    ("turned", "notches", "renewed"), [(5, 1, True), (4, 2, True), (5, 2, True), (4, 1, False), (6, 2, False)]
)
def test_each_half_turn_renews_the_easels(turned: int, notches: int, renewed: bool) -> None:
    """L24. Where the number of half-turns grew, all paintings on easels leave the game for good."""
    t = Arranged(2)
    t.s.turner = 0 if notches != 1 else None
    t.preparing(turned)
    if notches != 1:
        t.play(f"1 turn {notches}")
    assert t.s.gone == (("CE10", "DE10", "GA10") if renewed else ())
    if renewed:
        t.play("- deal VA16")
        assert "deal CE10" not in t.texts
        t.play("- deal VA14", "- deal VA12")
    assert t.to_act == "1"


def test_no_turn_no_renewal() -> None:
    """L24. A disc that stays at a half-turn renews nothing."""
    t = Arranged(2)
    t.s.turner = 0
    t.preparing(6).play("1 turn 0")
    assert t.s.easels == ("CE10", "DE10", "GA10")


def test_an_empty_deck_renews_nothing_and_a_short_one_fills_what_it_can() -> None:
    """L24. With an empty deck the paintings stay; with fewer cards than easels some stay empty."""
    t = Arranged(2)
    t.s.gone, t.s.deck = t.s.deck, ()
    t.preparing(5)
    assert t.s.easels == ("CE10", "DE10", "GA10")
    t = Arranged(2)
    t.s.gone, t.s.deck = t.s.deck[1:], t.s.deck[:1]
    t.preparing(5).play(f"- deal {t.s.deck[0]}")
    assert t.s.easels[1:] == (None, None)
    assert t.to_act == "1"


def test_stocks_are_cut_to_twelve() -> None:
    """L25. From 1 to as many of one colour as are held and over; black does not count, nor what is on paintings."""
    t = (
        Arranged(2)
        .stock("1", "R" * 8 + "W" * 2 + "Y" * 5 + "K" * 3)
        .painting("1", "VA16", "GG.......")
        .stock("2", "B" * 12)
    )
    t.preparing()
    assert t.texts == {"discard R 1", "discard R 2", "discard R 3", "discard Y 1", "discard Y 2", "discard Y 3"} | {
        "discard W 1",
        "discard W 2",
    }
    assert t.why("discard R 4") == ("L25", "discard-count")
    assert t.why("discard W 3") == ("L25", "not-in-stock")
    t.play("1 discard W 2")
    assert t.texts == {"discard R 1", "discard Y 1"}
    t.play("1 discard Y 1")
    assert t.held("1") == "R" * 8 + "Y" * 4 + "K" * 3
    assert t.s.round == 2


def test_one_assistant_stays_on_the_ring() -> None:
    """L26. Who lies on the ring must raise one there, asked even about one place; the disc's come back."""
    t = Arranged(3).preparing(_1="s2 s2 white", _2="white copy turn", _3="s7 first white")
    assert t.texts == {"stay s2"}
    assert t.why("stay s7") == ("L26", "not-lying-there")
    t.play("1 stay s2")
    assert t.texts == {"stay s7"}
    t.play("3 stay s7")
    assert t.s.standing == (("s2",), (), ("s7",))
    assert t.s.hands == (2, 3, 2)
    assert {place.place: place.action for place in GAME.view(t.s, "1").places}["s2"] == "tool", "it was orange"


def test_the_second_painting_brings_the_end() -> None:
    """L27. Everybody's standing assistants still act; then the game ends at once, without phase 3."""
    t = Arranged(3).finished("1", "VA10", 1).painting("1", "DE16", "OORB.GVVG").stock("1", "O" * 13)
    t.acting(_1="s7 s8", _2="s4").play("1 act s7", "1 paint DE16 O")
    assert t.s.ending == "second painting"
    assert GAME.outcome(t.s) is None
    t.play("2 act s4", "1 act s8")
    assert t.outcome == {
        "reason": "second painting",
        "scores": {
            "1": {"paintings": 26, "black": 0, "tools": 0, "whites": -2, "total": 24},
            "2": {"paintings": 0, "black": 0, "tools": 0, "whites": 0, "total": 0},
            "3": {"paintings": 0, "black": 0, "tools": 0, "whites": 0, "total": 0},
        },
        "winners": ["1"],
    }
    assert t.s.turned == 0
    assert GAME.to_act(t.s) == ()


def test_paintings_finished_after_the_end_was_brought_about_count() -> None:
    """L27. Another player's painting finished before the game is over counts."""
    t = Arranged(3).finished("1", "VA10").painting("1", "DE16", "OORB.GVVG").stock("1", "O")
    t.painting("2", "TO16", "OOOG.YGVV").stock("2", "Y")
    t.acting(_1="s7", _2="s11").play("1 act s7", "1 paint DE16 O", "2 act s11", "2 paint TO16 Y")
    assert t.outcome["scores"]["2"]["paintings"] == 16


def test_the_fifth_black_brings_the_end() -> None:
    """L27. The last black taken, by whoever; the first cause is the one that is named."""
    t = Arranged(3).stock("2", "KKKK").stock("1", "OGVOGV").acting(_1="s5 white", _2="white")
    t.play("1 act s5")
    assert t.s.ending == "fifth black"
    t.play("2 rest white", "1 rest white")
    assert t.outcome["reason"] == "fifth black"
    assert t.outcome["winners"] == ["2"]


def test_the_round_limit() -> None:
    """L28. The game ends after phase 2 of the last round; a cause that came first is named instead."""
    t = Arranged(2, round_limit=2)
    t.place_all(_1="white white white", _2="white white white").rest_all()
    assert t.s.round == 2
    t.place_all(_1="white white white", _2="white white white").rest_all()
    assert t.outcome["reason"] == "round limit"
    t = Arranged(2, round_limit=1).stock("2", "KKKK").stock("1", "OGV")
    t.acting(_1="s5").play("1 act s5")
    assert t.outcome["reason"] == "fifth black"
    with pytest.raises(Problem, match="round_limit"):
        GAME.setup(2, {"round_limit": 0})


@pytest.mark.parametrize(("limit", "told"), [(2, ["RoundBegun", "FinalRound"]), (3, ["RoundBegun"])])
def test_the_last_round_is_told_when_it_begins(limit: int, told: list[str]) -> None:
    """L28. And no other."""
    t = Arranged(2, round_limit=limit).place_all(_1="white white white", _2="white white white")
    events = []
    while t.s.round == 1:
        text = min(t.offers("rest") or t.texts)
        events = [type(event).__name__ for event in GAME.apply(t.s, t.to_act, GAME.parse(text))]
    assert [event for event in events if "Round" in event and event != "LastRoundOver"] == told


def test_the_score_sheet() -> None:
    """L29. Finished paintings, 6 a black, tokens, and 2 less for each white on a finished painting."""
    t = (
        Arranged(2)
        .finished("1", "VA16", 3)
        .finished("1", "VA10", 1)
        .stock("1", "KKWWW")
        .painting("1", "VA12", "WWWYYYYY.")
    )
    t.s.tokens = ((6, 0, 10), (0, 0, 0))
    assert GAME.scores(t.s)["1"] == {"paintings": 26, "black": 12, "tools": 16, "whites": -8, "total": 46}


def ended(**players: tuple[Sequence[tuple[str, int]], int]) -> Any:
    t = Arranged(2)
    for seat, (cards, blacks) in players.items():
        for card, whites in cards:
            t.finished(seat[1], card, whites)
        t.stock(seat[1], "K" * blacks)
    t.s.ending, t.s.over, t.s.agenda = "round limit", True, ()
    return t.outcome


def test_ties_fewer_whites() -> None:
    """L30. First: fewer whites on finished paintings."""
    outcome = ended(_1=([("VA16", 2)], 0), _2=([("VA12", 0)], 0))
    assert [sheet["total"] for sheet in outcome["scores"].values()] == [12, 12]
    assert outcome["winners"] == ["2"]


def test_ties_the_dearest_painting() -> None:
    """L30. Second: the dearest single finished painting."""
    outcome = ended(_1=([("VA12", 0), ("CE12", 0)], 0), _2=([("VA14", 0), ("CE10", 0)], 0))
    assert outcome["winners"] == ["2"]


def test_ties_more_black() -> None:
    """L30. Third: more black, none finished counting as 0 in the second; then a shared victory."""
    t = Arranged(2).stock("1", "K")
    t.s.tokens = ((0, 0, 0), (6, 0, 0))
    t.s.ending, t.s.over, t.s.agenda = "round limit", True, ()
    assert t.outcome["winners"] == ["1"]
    assert GAME.tie_breaks(t.s)["1"] == {"whites": 0, "dearest": 0, "black": 1}
    assert ended(_1=([], 1), _2=([], 1))["winners"] == ["1", "2"]


def test_nobody_is_first_before_the_lot_is_drawn() -> None:
    """L7. Each as likely."""
    s = GAME.setup(2, {"first": "random"})
    view = GAME.view(s, "1")
    assert view.first is None
    assert GAME.determinize(view, Random(0)).first == s.first
    assert {str(move): weight for move, weight in GAME.chance(s)} == {"first 1": 1, "first 2": 1}
    GAME.apply(s, "-", GAME.parse("first 2"))
    assert GAME.view(s, "1").first == "2"


@pytest.mark.parametrize("over", [False, True])
def test_a_game_that_is_over_is_over_for_who_only_sees_it(over: bool) -> None:
    """L28. What a bot imagines from a view is as far as the view."""
    s = Arranged(2).s
    if over:
        s.ending, s.over, s.agenda = "round limit", True, ()
    assert GAME.determinize(GAME.view(s, "1"), Random(0)).over == over


# What adds up ----------------------------------------------------------------------------------------------------

LOST: dict[str, Callable[[State], dict[str, object]]] = {
    "pigments": lambda s: {"in_play": (9, *s.in_play[1:])},
    "stocks": lambda s: {"stocks": ((-1, *s.stocks[0][1:]), *s.stocks[1:])},
    "painting in work": lambda s: {"canvases": ((canvas(GAME.box, "VA16", "WWWW....."),), *s.canvases[1:])},
    "paintings": lambda s: {"deck": s.deck[1:]},
    "painters": lambda s: {"dealt": (("monet", "manet"), ("monet", "renoir"))},
    "assistants of 1": lambda s: {"hands": (9, *s.hands[1:])},
    "assistants on s1": lambda s: {"standing": (("s1",), ("s1",)), "hands": (2, 2)},
}


@pytest.mark.parametrize("what", LOST)
def test_whatever_is_lost_or_there_twice_is_named(what: str) -> None:
    """L5, L6, M5."""
    s = Arranged(2).s
    assert list(GAME.conserved(s)) == []
    for name, value in LOST[what](s).items():
        setattr(s, name, value)
    assert what in {said.partition(":")[0] for said in GAME.conserved(s)}
