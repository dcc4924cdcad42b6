"""F33–F38: alone against Daniel Burnham."""

import json
from typing import Any

import pytest

from boulevard.core.problems import Problem
from boulevard.core.steps import advance
from boulevard.games.flatiron.daniel import DanielAction, DanielPair
from boulevard.games.flatiron.events import PillarBuilt
from boulevard.games.flatiron.moves import STREETS
from boulevard.games.flatiron.paperboy import Score
from boulevard.games.flatiron.state import Office, State
from boulevard.games.flatiron.turn import NextTurn
from flatiron.tables import (
    SOLO,
    draws,
    empty_pile,
    frames,
    game,
    heard,
    how_it_ended,
    new_solo,
    no_pillars,
    offered,
    play,
    spend_pool,
    table,
)

FULL = "F01 orange blue ivory"


def his_turn(*before: str, daniel: str = "normal", **more: Any) -> State:
    """Firm 1 has just taken dollars at City Hall; `before` are cards that Daniel has opened."""
    s = table("hall", s=new_solo(daniel=daniel), **more)
    s.daniel_open = before
    return play(s, "dollars")


def test_setting_up() -> None:
    """F33. A random other board, nine cards; he starts and has no money, the player $9."""
    s = play(game.setup(1), *["deal floor F01", "deal floor F05", "deal news money3"])
    assert game.seats(1) == ("1",)
    s = new_solo()
    assert draws(s) == {f"deal daniel DB{number}": 1 for number in range(1, 10)}
    assert s.dollars == {"1": 9}
    assert s.points == {"1": 0, "daniel": 0}
    assert s.offices["daniel"] == Office("4", "violet")


def test_daniel_s_board_is_one_of_the_three_not_chosen() -> None:
    """F33. Also the other one that was dealt."""
    s = game.setup(1)
    while "deal board daniel 2" not in draws(s) and game.to_act(s):
        play(s, SOLO[1] if game.to_act(s) == ("1",) else SOLO[0] if SOLO[0] in draws(s) else min(draws(s)))
    assert draws(s) == {"deal board daniel 2": 1, "deal board daniel 3": 1, "deal board daniel 4": 1}


def test_the_option_and_the_number_of_players_go_together() -> None:
    """F33. Solo is `normal` unless said otherwise; `off` is for two, and only for two."""
    assert game.settle(1, {})[1]["daniel"] == "normal"
    assert game.settle(None, {"daniel": "hard"})[0] == 1
    assert game.settle(None, {})[0] == 2
    assert game.settle(1, {"first": "2"})[1]["first"] == "2", "it does not apply, and does no harm"
    for players, daniel in ((1, "off"), (2, "normal"), (2, "hard")):
        with pytest.raises(Problem) as caught:
            game.settle(players, {"daniel": daniel})
        assert caught.value.key == "option-value"


def test_daniel_goes_to_the_main_location_or_the_alternative() -> None:
    """F34. The alternative if he is there; the player may not enter."""
    s = play(his_turn(), "deal daniel DB4")
    assert s.places["daniel"] == "st23"
    assert offered(s) == {"move broadway", "move av5", "move st22"}
    s = his_turn(rival={"place": "st23"})
    assert play(s, "deal daniel DB4").places["daniel"] == "broadway"


def test_daniel_meets_the_player() -> None:
    """F34. +2 points before his action, also at the alternative."""
    s = his_turn()
    points = [event.figures["points"] for event in heard(s, "deal daniel DB9") if event.name == "points"]
    assert points == [2]
    s = his_turn(rival={"place": "broadway"})
    points = [event.figures["points"] for event in heard(s, "deal daniel DB2") if event.name == "points"]
    assert points == [2, 1], "City Hall is the alternative; then popularity"


def test_sharing_with_daniel() -> None:
    """F34. The player may enter where he is if the floor lets architects share."""
    s = play(his_turn(levels="F06 - - -"), "deal daniel DB4")
    assert "move st23" in offered(s)


def test_popularity() -> None:
    """F35. As many points as marks on his open cards, this one included."""
    s = play(his_turn("DB2", "DB1", "DB6"), "deal daniel DB4")
    assert s.points["daniel"] == 3


def test_daniel_builds_a_pillar() -> None:
    """F35. From the supply, first possible slot, his board's points + 1, no bonus, no effect; he pays nothing."""
    s = his_turn(levels="F13 - - -")
    built = [event for event in heard(s, "deal daniel DB3") if isinstance(event, PillarBuilt)]
    assert built == [PillarBuilt("daniel", colour="blue", slot=2, level=1, price=0)]
    assert s.floor.pillars == (None, "blue", None)
    assert s.points["daniel"] == 2 + 1
    assert s.supply["blue"] == 6
    s = play(his_turn(levels="F13 - ivory -"), "deal daniel DB3")
    assert s.floor.pillars == (None, "ivory", "blue")


@pytest.mark.parametrize("levels", ["F11 blue - -", "F01 orange ivory charcoal"])
def test_daniel_does_not_double_a_colour(levels: str) -> None:
    """F35. Not even where the floor allows it, nor on a full floor: popularity instead."""
    s = play(his_turn("DB2", "DB6", levels=levels), "deal daniel DB3")
    assert s.floor.pillars == tuple(None if pillar == "-" else pillar for pillar in levels.split()[1:])
    assert s.points["daniel"] == 2


def test_daniel_needs_a_pillar_in_the_supply() -> None:
    """F35. An empty supply makes it impossible."""
    s = play(no_pillars(his_turn("DB2"), "blue"), "deal daniel DB3")
    assert s.floor.pillars == (None, None, None)
    assert s.points["daniel"] == 1


def test_daniel_builds_the_floor() -> None:
    """F35. For 6, the piles moving as in F20."""
    s = play(his_turn(levels=FULL), "deal daniel DB8", "move av5", "dollars", "deal daniel DB9")
    assert s.points["daniel"] == 1 + 6
    assert s.floor.floor == "F05"
    assert all(text.startswith("deal street broadway") for text in draws(s))


def test_daniel_builds_the_roof() -> None:
    """F35. The game ends after his turn; he built it."""
    s = play(his_turn(levels=[FULL, "F02 orange blue ivory"], next_floor="roof"), "deal daniel DB9")
    assert how_it_ended(s).reason == "roof"
    assert s.roof_by == "daniel"


def test_daniel_takes_a_decree_instead() -> None:
    """F35. A random open one; none left: nothing."""
    s = play(his_turn(), "deal daniel DB9")
    assert draws(s) == {f"daniel decree DE{number}": 1 for number in range(1, 7)}
    play(s, "daniel decree DE4")
    assert s.daniel_cards == ("DE4",)
    assert s.decrees == ("DE1", "DE2", "DE3", "DE5", "DE6")
    s = his_turn()
    s.decrees, s.daniel_cards = (), s.decrees
    play(s, "deal daniel DB9")
    assert game.to_act(s) == ("1",)


def test_a_pair() -> None:
    """F36. Another open card with the same main location: he takes the open card where he stands."""
    s = his_turn("DB3", levels="F01 blue - -")
    play(s, "deal daniel DB4")
    assert s.daniel_cards == ("BW3",)
    assert all(text.startswith("deal street st23") for text in draws(s))
    play(s, "deal street st23 TW3")
    assert s.daniel_pairs == 1
    assert game.to_act(s) == ("1",)


def test_a_pair_is_of_main_locations() -> None:
    """F36. Where he stands does not make the pair, but says which card he takes."""
    s = his_turn("DB1", rival={"place": "broadway"})
    play(s, "deal daniel DB2")
    assert s.places["daniel"] == "hall"
    assert (s.daniel_cards, s.daniel_pairs) == ((), 1)
    s = his_turn("DB5", rival={"place": "av5"}, levels=FULL)
    play(s, "deal daniel DB6")
    assert (s.daniel_cards, s.daniel_pairs) == ((), 1), "City Hall again"
    s = his_turn("DB7", rival={"place": "st22"}, levels=FULL)
    play(s, "deal daniel DB8", "deal street av5 TW5")
    assert s.daniel_cards == ("BW5",), "the alternative of DB8 is 5th Avenue"


def test_a_pair_at_an_empty_pile() -> None:
    """F36. He takes none, but the pair counts."""
    s = empty_pile(his_turn("DB3", levels=FULL), "st23")
    taken = s.daniel_cards
    play(s, "deal daniel DB4")
    assert (s.daniel_cards, s.daniel_pairs) == (taken, 1)


def test_the_second_pair_shuffles() -> None:
    """F36. After he has taken his card all nine can come again."""
    s = his_turn("DB2", "DB1", "DB3", levels=FULL)
    s.daniel_pairs = 1
    play(s, "deal daniel DB4")
    assert list(s.daniel_open) == ["DB2", "DB1", "DB3", "DB4"]
    play(s, "deal street st23 TW3")
    assert (s.daniel_open, s.daniel_pairs) == ((), 0)
    play(s, "move av5", "dollars")
    assert len(draws(s)) == 9


def test_daniel_s_turn_is_seen_one_thing_after_the_other() -> None:
    """F34–F36. His card and move; the meeting, its points; the action, its points; the pair; the card that he takes,
    which lies in its pile until then; the pile's next card; the shuffle."""
    s = his_turn("DB1", "DB9", "DB3", levels="F01 - orange -")
    s.daniel_pairs, s.places = 1, {**s.places, "1": "st23"}
    empty_pile(s, "st23", "BW3", "TW3")
    seen = frames(s, "deal daniel DB4")
    assert [names for names, _ in seen] == [
        *(["daniel-card"], ["daniel-meets"], ["points"], ["popularity"], ["points"]),
        *(["daniel-pair"], ["daniel-takes"], ["open-card"], ["daniel-shuffles"]),
    ]
    assert [after.places["daniel"] for _, after in seen] == ["st23"] * 9
    assert [after.points["daniel"] for _, after in seen[:5]] == [0, 0, 2, 2, 3]
    assert [after.piles["st23"].open for _, after in seen[4:]] == ["BW3", "BW3", None, "TW3", "TW3"]
    assert [len(after.daniel_open) for _, after in seen[-2:]] == [4, 0]


def test_the_last_card_of_a_pile_lies_there_until_he_takes_it() -> None:
    """F36. And then the pile is empty."""
    seen = frames(empty_pile(his_turn("DB3", levels=FULL), "st23", "BW3"), "deal daniel DB4")
    assert [(names, after.piles["st23"].open) for names, after in seen[-2:]] == [
        *((["daniel-pair"], "BW3"), (["daniel-takes"], None)),
    ]


def test_daniel_builds_and_the_piles_turn_in_steps_of_their_own() -> None:
    """F20, F35. The floor, its points, each pile, then the Roof."""
    s = his_turn(levels=FULL)
    for street, card in zip(STREETS, ("BW1", "BW3", "BW5", "BW7"), strict=True):
        empty_pile(s, street, card)
    s.floor_pile = 0
    assert [names for names, _ in frames(s, "deal daniel DB9")] == [
        *(["daniel-card"], ["daniel-meets"], ["points"], ["floor"], ["points"]),
        *(["open-card"], ["open-card"], ["open-card"], ["open-card"], ["open-floor"]),
    ]


OLD_STEPS = """
{"type":"StartFloor"} {"type":"OpenFloor"} {"type":"FirstNews"} {"type":"OpenDecree"} {"type":"TwoBoards","seat":"1"}
{"type":"BoardChoice","seat":"1"} {"type":"DanielsBoard"} {"type":"WhoStarts"} {"type":"Begin"}
{"type":"MoveArchitect","seat":"1"} {"type":"OneThing","seat":"1"} {"type":"HallAction","seat":"1"}
{"type":"NextAction","seat":"1","street":"st22","after":null}
{"type":"NextAction","seat":"1","street":"av5","after":-1}
{"type":"ColumnAction","seat":"1","street":"broadway","place":0} {"type":"OneAction","seat":"1","action":["money",3]}
{"type":"SecondPillar","seat":"1","build":["build",2,2,0,false]} {"type":"Score","seat":"daniel","points":2}
{"type":"TakeBonus","seat":"1","slot":1,"colour":"ivory"} {"type":"TurnPile","pile":"av5"}
{"type":"OpenCard","pile":"av5"} {"type":"DrawFloor"} {"type":"Meet","seat":"1"} {"type":"DrawNewspaper","seat":"1"}
{"type":"DrawForHall"} {"type":"DrawTwo","seat":"1"} {"type":"KeepOne","seat":"1"} {"type":"TurnEnds","seat":"1"}
{"type":"LastNews","seat":"1"} {"type":"NextTurn","seat":"daniel"} {"type":"DanielTurn"}
{"type":"DanielAction","card":"DB5"} {"type":"TakeDecree"} {"type":"DanielPair","card":"DB9"} {"type":"DanielShuffle"}
"""
"""Each step as tables of rules 1 have saved it since the first of them."""


def test_a_running_table_keeps_its_place_in_the_rule_book() -> None:
    """Saved agendas are read, and saved again as they were."""
    steps = [json.loads(step) for step in OLD_STEPS.split()]
    s = game.load(json.dumps({**json.loads(game.save(his_turn())), "agenda": steps}).encode())
    assert json.loads(game.save(s))["agenda"] == steps


def test_a_turn_of_daniel_s_that_was_saved_halfway_goes_on() -> None:
    """F34–F36. The meeting used to be scored by a step of its own before the action."""
    s = his_turn("DB4", levels="F01 - orange -")
    s.agenda = (Score("daniel", 2), DanielAction("DB4"), DanielPair("DB4"), NextTurn("daniel"))
    advance(s, game.box)
    assert (s.points["daniel"], game.to_act(s)) == (2 + 1, ("1",))


def test_the_player_reaches_the_paperboy() -> None:
    """F37. The other newspaper becomes the newspaper of the day."""
    s = table("hall", s=new_solo(), points=9, news="money2")
    play(s, "activate", "gain")
    assert s.points["1"] == 10
    play(s, "draw 1 build+swap", "keep build")
    assert (s.held["1"], s.news, s.news_gone) == (("build",), "swap", ("money2",))


def test_daniel_reaches_the_paperboy() -> None:
    """F37. One newspaper for City Hall, a second for the player."""
    s = his_turn(rival={"points": 9})
    play(s, "deal daniel DB4")
    assert draws(s)["draw daniel swap"] == 2
    play(s, "draw daniel swap")
    assert (s.news, s.news_gone) == ("swap", ("money3",))
    assert draws(s)["draw 1 swap"] == 1
    play(s, "draw 1 swap")
    assert s.held["1"] == ("swap",)


def test_the_last_newspaper() -> None:
    """F37. It goes to the reacher, for Daniel to City Hall."""
    s = spend_pool(his_turn(rival={"points": 9}), "card")
    play(s, "deal daniel DB4", "draw daniel card")
    assert (s.news, s.held["1"]) == ("card", ())
    assert game.to_act(s) == ("1",)
    s = spend_pool(table("hall", s=new_solo(), points=9, news="money2"), "card")
    play(s, "activate", "gain", "draw 1 card")
    assert (s.news, s.held["1"]) == ("money2", ("card",))


def test_daniel_s_score() -> None:
    """F38. The prices of his cards, 3 for a decree; `hard`: also the positive marks on their top halves."""
    for level, cards in (("normal", 4 + 3 + 3), ("hard", 4 + 3 + 3 + 1 + 1)):
        s = his_turn(daniel=level, rival={"points": 20})
        s.daniel_cards = ("SS4", "BW1", "DE2")
        assert game.scores(s)["daniel"] == {"play": 20, "cards": cards, "total": 20 + cards}


def test_ties_with_daniel() -> None:
    """F38. As in F32."""
    for roof, winners in (("1", ("1",)), ("daniel", ("daniel",)), (None, ("1", "daniel"))):
        s = his_turn()
        s.points = {"1": 7, "daniel": 7}
        s.reason, s.roof_by = "turn limit", roof
        assert how_it_ended(s).winners == winners


def test_turns_are_counted_for_both() -> None:
    """F17. Daniel's turns are his."""
    s = new_solo("deal daniel DB4", "move hall", "dollars", turn_limit=1)
    assert how_it_ended(s).reason == "turn limit"
