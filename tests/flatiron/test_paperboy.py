"""F27, F28: the paperboy, and who knows which newspaper."""

from typing import Any

from boulevard.core.steps import advance
from boulevard.games.flatiron.paperboy import Score
from boulevard.games.flatiron.state import State
from flatiron.tables import draws, game, heard, how_it_ended, offered, play, spend_pool, table


def scoring(points: int, *, before: int = 0, **more: Any) -> State:
    """Firm 1 has just scored."""
    s = table(points=before, **more)
    s.agenda = (Score("1", points), *s.agenda)
    advance(s, game.box)
    return s


def test_reaching_the_paperboy() -> None:
    """F27. Two newspapers, one kept, the other given to the rival; he moves on to 20."""
    assert game.to_act(scoring(9)) == ("1",)
    s = scoring(10)
    assert draws(s)["draw 1 build+swap"] == 4
    assert draws(s)["draw 1 swap+swap"] == 1
    assert draws(s)["draw 1 build+money3"] == 2, "one money3 is the newspaper of the day"
    assert "draw 1 money3+money3" not in draws(s)
    assert sum(draws(s).values()) == 13 * 12 // 2
    play(s, "draw 1 build+swap")
    assert offered(s) == {"keep build", "keep swap"}
    play(s, "keep swap")
    assert s.held == {"1": ("swap",), "2": ("build",)}
    assert game.view(s, None).paperboy == 20
    assert game.to_act(s) == ("1",)


def test_three_of_a_kind_make_three_pairs() -> None:
    """F27. Each pair of tokens is equally likely."""
    s = scoring(10)
    s.news_pool = ("build", "swap", "swap", "swap")
    assert draws(s) == {"draw 1 build+swap": 3, "draw 1 swap+swap": 3}


def test_a_double() -> None:
    """F27. Two of a kind: one to keep, one to give."""
    s = play(scoring(10), "draw 1 swap+swap")
    assert offered(s) == {"keep swap"}
    assert play(s, "keep swap").held == {"1": ("swap",), "2": ("swap",)}


def test_passing_two_of_his_spaces() -> None:
    """F27. Twice."""
    s = play(scoring(16, before=5), "draw 1 build+swap", "keep swap", "draw 1 build+card", "keep card")
    assert s.held == {"1": ("card", "swap"), "2": ("build", "build")}
    assert game.to_act(s) == ("1",)
    assert s.paperboy == 2


def test_a_space_counts_once_whoever_comes() -> None:
    """F27. The rival has met him on 10 already."""
    assert game.to_act(scoring(12, rival={"points": 15})) == ("1",)


def test_he_leaves_after_50() -> None:
    """F27. Then nobody meets him."""
    s = play(scoring(3, before=48), "draw 1 build+swap", "keep swap")
    assert game.view(s, None).paperboy is None
    assert game.to_act(scoring(20, before=51)) == ("1",)


def test_one_newspaper_left() -> None:
    """F27. The reacher takes it; none: nothing; he moves on all the same."""
    s = table()
    spend_pool(s, "card")
    s.agenda = (Score("1", 10), *s.agenda)
    advance(s, game.box)
    assert draws(s) == {"draw 1 card": 1}
    play(s, "draw 1 card")
    assert s.held == {"1": ("card",), "2": ()}
    s = spend_pool(table())
    s.agenda = (Score("1", 10), *s.agenda)
    advance(s, game.box)
    assert game.to_act(s) == ("1",)
    assert s.paperboy == 1


def test_final_scoring_brings_no_newspapers() -> None:
    """F27. Reputation and decrees take the total over 10, and nothing is drawn."""
    s = table("hall", columns={"broadway": "BW1 bottom", "av5": "FA3 top"}, points=5, turn_limit=1)
    play(s, "dollars", "move st22", "dollars")
    assert how_it_ended(s).scores["1"]["total"] == 15
    assert s.paperboy == 0


def test_who_knows_which_newspaper() -> None:
    """F28. The owner sees all; the giver knows the one given; how many each holds is open."""
    s = play(scoring(10, hand="card", rival={"hand": "decree"}), "draw 1 build+swap", "keep swap")
    own, rival, spectator = (game.view(s, seat).players for seat in ("1", "2", None))
    assert own["1"].known == ["card", "swap"]
    assert own["2"].known == ["build"]
    assert rival["1"].known == []
    assert rival["2"].known == ["build", "decree"]
    assert rival["2"].given == ["build"]
    assert (spectator["1"].known, spectator["2"].known) == ([], [])
    assert [spectator[seat].newspapers for seat in ("1", "2")] == [2, 2]


def test_the_known_one_is_spent_first() -> None:
    """F28. Of two of a kind the one that the rival knows of."""
    s = play(scoring(10, rival={"hand": "swap"}), "draw 1 build+swap", "keep build", "move hall", "dollars", "end")
    assert game.view(s, "1").players["2"].known == ["swap"]
    play(s, "news swap", "skip")
    assert s.held["2"] == ("swap",)
    assert game.view(s, "1").players["2"].known == []


def test_events_tell_the_owner_alone() -> None:
    """F28. The rival hears that newspapers were drawn and kept, and which one was given; a spectator hears neither."""
    drawn, kept, given = heard(scoring(10), "draw 1 build+swap", "keep build")[-3:]
    assert drawn.seen_by("1")["newspaper"] == ("build", "swap")
    assert drawn.seen_by("2")["newspaper"] == "?"
    assert kept.seen_by("2")["newspaper"] == "?"
    assert given.seen_by("2")["newspaper"] == "swap"
    assert given.seen_by(None)["newspaper"] == "?"
