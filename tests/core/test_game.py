"""What is the same for all games: versions, questions, offers, resignations, previews."""

from importlib.resources import files
from random import Random

import msgspec
import pytest

from boulevard import registry
from boulevard.core.contract import any_move
from boulevard.core.game import AnyGame, Decision, Why
from boulevard.core.problems import Problem
from boulevard.core.steps import CHANCE

PARIS = registry.game("paris")
COULEURS = registry.game("couleurs")


def begun(game: AnyGame, players: int, *texts: str, **options: object) -> object:
    s = game.setup(players, {"first": game.seats(players)[0], **options})
    for text in texts:
        game.apply(s, game.to_act(s)[0], game.parse(text))
    return s


def test_a_game_prints_what_it_is() -> None:
    own = files("boulevard.games.paris").joinpath("content.toml").read_bytes()
    assert repr(PARIS) == f"<boulevard game paris, rules {PARIS.rules}>"
    assert repr(registry.game("paris", own)) == repr(PARIS)
    other = registry.game("paris", own.replace(b"chimneys = 7", b"chimneys = 6"))
    assert repr(other) == f"<boulevard game paris, rules {PARIS.rules}, other content>"
    assert (registry.game("paris", own).own_content, other.own_content) == (True, False)


@pytest.mark.parametrize("rules", [0, -1, PARIS.rules + 1])
def test_rules_that_never_were_are_refused(rules: int) -> None:
    with pytest.raises(Problem, match="rules"):
        type(PARIS)(rules=rules)


def test_a_question_has_its_rule_its_key_and_its_figures() -> None:
    assert PARIS.decision(begun(PARIS, 2)) is None, "chance is asked"
    assert PARIS.decision(begun(PARIS, 2, "deal orange 1", "deal blue 1")) == Decision("P9", "phase-one", {})
    deal = ("deal CE10", "deal DE10", "deal GA10")
    s = begun(COULEURS, 2, *deal, "place white", "place s2", "place white", "place s5", "place white", "place s7")
    assert COULEURS.to_act(s) == ("1",)
    assert COULEURS.decision(s) == Decision("L9", "act", {})


def test_a_question_names_the_figures_of_its_step() -> None:
    game = registry.game("flatiron")
    deal = (
        *("deal floor F01", "deal floor F05", "deal news money3"),
        *("deal street broadway BW1", "deal street st23 BW3", "deal street av5 BW5", "deal street st22 BW7"),
        *(f"deal decree DE{number}" for number in range(1, 7)),
        *("deal boards 1 1+2", "deal boards 2 3+4", "board 1 violet", "board 3 violet", "move broadway", "activate"),
    )
    decision = game.decision(begun(game, 2, *deal))
    assert decision is not None
    assert (decision.rule, decision.key) == ("F15", "action")
    assert decision.figures["street"] == "broadway"
    assert "seat" not in decision.figures


def test_nothing_is_offered_to_who_is_not_asked() -> None:
    s = begun(PARIS, 2)
    assert PARIS.options(s, "orange") == ()
    assert [str(move) for move in PARIS.options(s, CHANCE)] == [f"deal orange {tile}" for tile in range(1, 9)]
    s = begun(PARIS, 2, "deal orange 1", "deal blue 1")
    assert PARIS.options(s, CHANCE) == PARIS.options(s, "blue") == ()
    assert PARIS.chance(s) == ()
    assert len(PARIS.options(s, "orange")) == 4 * 16 + 12


def test_a_resignation_ends_a_game_of_two_and_of_no_more() -> None:
    for players, over in ((2, True), (3, False), (4, False)):
        s = begun(COULEURS, players)
        COULEURS.resign(s, "2")
        assert (COULEURS.outcome(s) is not None) == over
        assert (COULEURS.to_act(s) == ()) == over
        with pytest.raises(Problem, match="cannot resign"):
            COULEURS.resign(s, "2")


def test_a_game_of_three_goes_on_to_its_own_end_after_a_resignation() -> None:
    s, rng = begun(COULEURS, 3, round_limit=1), Random(3)
    COULEURS.resign(s, "2")
    while COULEURS.to_act(s):
        COULEURS.do(s, any_move(COULEURS, s, rng)[1])
    outcome = COULEURS.outcome(s)
    assert outcome is not None
    assert outcome.reason == "round limit"


def test_a_spectator_has_no_preview_and_nobody_a_reason_for_what_is_offered() -> None:
    s = begun(PARIS, 2, "deal orange 1", "deal blue 1")
    with pytest.raises(Problem):
        PARIS.preview(PARIS.view(s, None), PARIS.parse("take LINE"))
    with pytest.raises(Problem, match="take LINE"):
        PARIS.why_not(PARIS.view(s, "orange"), "take LINE")


def test_what_a_preview_tells_ends_where_something_is_shown() -> None:
    """Painters kept in secret are shown when the last is kept: that keeping tells no more than itself."""
    deal = ("deal CE10", "deal DE10", "deal GA10", "deal 1 manet+monet", "deal 2 degas+renoir")
    s = begun(COULEURS, 2, *deal, "keep manet", painters="on")
    view = COULEURS.view(s, "2")
    preview = COULEURS.preview(view, COULEURS.parse("keep degas"))
    assert [event["event"] for event in preview.events] == ["keep"]
    assert preview.view == view
    assert not preview.whole


def test_a_preview_is_what_the_move_then_does() -> None:
    s = begun(PARIS, 2, "deal orange 1", "deal blue 1")
    preview = PARIS.preview(PARIS.view(s, "orange"), PARIS.parse("take LINE"))
    assert preview.whole
    events = PARIS.apply(s, "orange", PARIS.parse("take LINE"))
    assert preview.events == [event.seen_by("orange") for event in events] != []
    assert preview.sheets == PARIS.scores(s)
    assert preview.sheets["orange"]["unbuilt"] == -3
    assert preview.view == PARIS.view(s, "orange")


def test_the_sheet_of_a_view_is_the_state_s() -> None:
    s = begun(PARIS, 2, "deal orange 1", "deal blue 1", "take LINE")
    assert PARIS.sheet(PARIS.view(s, "blue")) == PARIS.scores(s)
    assert PARIS.sheet(PARIS.view(s, None))["orange"]["total"] == -3


def test_a_view_is_read_from_its_text() -> None:
    view = PARIS.view(begun(PARIS, 2, "deal orange 1", "deal blue 1"), "orange")
    assert PARIS.read_view(msgspec.json.encode(view)) == view


def test_what_speaks_against_a_text() -> None:
    """The game is over; it is another's turn; it is no move; it breaks a rule."""
    s = begun(PARIS, 2, "deal orange 1", "deal blue 1", "take LINE")
    blue = PARIS.view(s, "blue")
    assert PARIS.why_not(blue, "take LINE") == Why("P9", "not-in-pool", {"building": "LINE"})
    assert PARIS.why_not(blue, "dance").key == "move-unknown"
    assert PARIS.why_not(PARIS.view(s, "orange"), "take SMILE") == Why("", "not-your-turn", {"seat": "blue"})
    PARIS.resign(s, "blue")
    assert PARIS.why_not(PARIS.view(s, "orange"), "take SMILE") == Why("", "over")


def test_what_a_seat_is_told_of_a_move() -> None:
    """P18. The rival does not see which tile is drawn."""
    s = begun(PARIS, 2)
    told = [PARIS.seen(s, PARIS.parse("deal orange 3"), seat) for seat in ("orange", "blue", None)]
    assert told == ["deal orange 3", "deal orange ?", "deal orange ?"]


def test_a_saved_state_goes_on_where_it_was() -> None:
    s = begun(PARIS, 2, "deal orange 1", "deal blue 1")
    loaded = PARIS.load(PARIS.save(s))
    assert loaded == s
    assert PARIS.options(loaded, "orange") == PARIS.options(s, "orange")
