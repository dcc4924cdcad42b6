"""Hints: a move worth a thought, given away bit by bit, what drives it, in words, from the view alone."""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from boulevard import registry
from boulevard.bots.advice import (
    NEAR,
    Driver,
    Hint,
    InWords,
    advise,
    as_of_two,
    drivers,
    in_all_languages,
    in_words,
    is_near,
    reason,
    where,
)
from boulevard.bots.advice import (
    outlook as outlook_in_words,
)
from boulevard.bots.search import outlook
from boulevard.core import contract
from boulevard.core.bot import TIME, Budget, Candidate
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table, open_table, replaying
from boulevard.core.texts import texts

GOLDEN = Path(__file__).parent / "data" / "golden"

FEW = Budget(iterations=24, per_decision=True)


def positions(game: AnyGame, count: int, seed: str) -> list[tuple[Table, str]]:
    """Some decisions of random games, with more than one move."""
    found: list[tuple[Table, str]] = []
    rng = Random(seed)
    while len(found) < count:
        table = contract.any_table(game, rng)
        for _ in range(rng.randrange(8, 90)):
            if table.to_act:
                table.play_offered(*contract.any_move(game, table.state, rng))
        while table.to_act and (table.to_act == (CHANCE,) or len(game.options(table.state, table.to_act[0])) < 2):
            table.play_offered(*contract.any_move(game, table.state, rng))
        if table.to_act:
            found.append((table, table.to_act[0]))
    return found


def candidate(visits: int = 50, **lines: float) -> Candidate:
    return Candidate(Move(), visits, 0.5, lines)


def test_drivers_are_differences_in_what_has_a_name() -> None:
    one = candidate(lit=6.0, unbuilt=-3.0, ground=6.0)
    others = [candidate(lit=2.0, ground=1.0, actions=2.0), candidate(lit=0.0, ground=0.0, actions=2.0, visits=150)]
    assert one.lead == 9
    found = [Driver("ground", 6), Driver("lit", 6), Driver("unbuilt", -3), Driver("actions", -2)]
    named = {"ground", "lit", "unbuilt", "actions"}
    assert drivers(one, others, named) == found
    assert drivers(one, others, named - {"lit"}) == [found[0], *found[2:]]
    assert drivers(one, [], named) == []
    assert drivers(one, [candidate(lit=6.4, unbuilt=-3.0, ground=6.0)], named) == []


@pytest.mark.parametrize("name", registry.game_names())
def test_what_a_lead_is_made_of_has_a_name(name: str) -> None:
    """Lines of the score sheet, and prospects that the judge names; at the end of a game, the sheets alone."""
    game = registry.game(name)
    judge = registry.part(name, "judge")
    for table, _ in positions(game, 6, f"parts:{name}"):
        prospects, spread = judge.prospects(game, table.state)
        assert spread > 0
        assert prospects.keys() <= game.scores(table.state).keys()
        assert all(set(parts) <= {*judge.PROSPECTS, "counted"} for parts in prospects.values())
        _, standings = outlook(game, judge, table.state)
        for seat, standing in standings.items():  # nothing to compare the time with
            hopes = sum(points for part, points in prospects.get(seat, {}).items() if part != TIME)
            whole = game.scores(table.state)[seat]["total"] + hopes
            assert sum(standing.lines().values()) == pytest.approx(whole)
        rng = Random(1)
        while table.to_act:
            table.play_offered(*contract.any_move(game, table.state, rng))
        chances, standings = outlook(game, judge, table.state)
        assert {seat: one.points for seat, one in standings.items()} == {
            seat: sheet["total"] for seat, sheet in game.scores(table.state).items()
        }
        assert sum(chances.values()) == pytest.approx(1)


def test_reasons_are_sentences_in_both_languages() -> None:
    game = registry.game("paris")
    view = game.view(contract.any_table(game, Random(1)).state, "orange")
    drivers = [Driver("lit", 6), Driver("cards", -5), Driver("group", 3), Driver("ground", 1)]
    hint = Hint("take SMILE", 0.43, -1.8, drivers)  # two reasons at most, and none against it
    first = Hint("take CROSS", 0.44, -1.0, [])

    def said(hints: list[Hint], place: int, language: str = "en") -> str:
        return reason(game, view, hints, place, language)

    assert (
        said([hint], 0) == "Better than the other moves: your buildings will be better lit and "
        "your largest group will be larger."
    )
    assert (
        said([first, hint], 1, "fr") == "Mieux que le premier\u00a0: vos bâtiments seront mieux éclairés et "
        "votre plus grand groupe sera plus grand."
    )
    worse = Hint("take SMILE", 0.43, -1.8, [Driver("lit", -2)])
    assert said([first, worse], 1) == "It is hardly worse than the first."
    assert said([first, worse], 0) == "The other moves are hardly worse."


def test_a_move_that_falls_short_is_not_called_hardly_worse() -> None:
    """In a game that is looked through the second may be much worse than the first."""
    game = registry.game("paris")
    view = game.view(contract.any_table(game, Random(1)).state, "orange")
    first = Hint("take CROSS", 0.6, 3.0, [])
    short = Hint("take SMILE", 0.43, -1.8, [Driver("lit", -6), Driver("group", 3)])
    told = [reason(game, view, [first, short], 1, language) for language in ("en", "fr")]
    assert told == [
        "Better than the first: your largest group will be larger. The first is better: your buildings will be better "
        "lit.",
        "Mieux que le premier\u00a0: votre plus grand groupe sera plus grand. Le premier est meilleur\u00a0: vos "
        "bâtiments seront mieux éclairés.",
    ]
    exact, slip = Hint("take CROSS", 0.01, -8.0, []), Hint("take SMILE", 0.01, -12.0, [Driver("lit", -4)])
    assert reason(game, view, [exact, slip], 1, "en") == "The first is better: your buildings will be better lit."
    plain = Hint("take SMILE", 0.43, -1.8, [])
    assert reason(game, view, [first, plain], 1, "en") == "It falls well short of the first."
    assert reason(game, view, [first, plain], 0, "en") == (
        "Clearly better than the other moves: nothing great, but many small things add up."
    )
    assert reason(game, view, [first], 0, "fr").startswith("Nettement mieux")


@pytest.mark.parametrize("name", registry.game_names())
def test_offered_moves_with_words(name: str) -> None:
    game = registry.game(name)
    for table, seat in positions(game, 4, f"hints:{name}"):
        moves, view = game.options(table.state, seat), game.view(table.state, seat)
        hints = advise(game, view, moves, Random(1), FEW)
        assert len({hint.move for hint in hints}) == len(hints) in (1, 2)
        assert {hint.move for hint in hints} <= {str(move) for move in moves}
        assert all(hint.value >= hints[0].value - 0.0501 and not hint.only for hint in hints)
        for hint, told in zip(hints, in_all_languages(game, view, hints), strict=True):
            assert 0 <= hint.value <= 1
            assert told.keys() == {"en", "fr"}
            for words in told.values():
                assert words.move.endswith((".", "!", "?"))
                assert words.outlook.endswith(".")
                assert words.reason.endswith(".")
                assert "better-" not in words.reason
                assert words.nudge.endswith((".", "?"))
                assert not words.place or words.place.endswith(".")


PROGRAM = re.compile(r"\b(s\d+|[A-Z]{2}\d+|[A-Z]+_[A-Z]+|st2\d|av5|hall|None)\b|[{}_`]|hint-")
"""What only programs say: ids, keys, what was not filled in."""


@pytest.mark.parametrize("name", registry.game_names())
def test_every_move_can_be_given_away_bit_by_bit(name: str) -> None:
    """All kinds of moves of random games, whether a bot would think of them or not: words for people alone, a place
    of the player's own."""
    game = registry.game(name)
    kinds: set[type[Move]] = set()
    rng = Random(f"counsel:{name}")
    for number in range(14):
        table = contract.any_table(game, rng)
        while table.to_act:
            seat, move = contract.any_move(game, table.state, rng)
            if seat != CHANCE and (type(move) not in kinds or rng.random() < 0.02):
                kinds.add(type(move))
                view = game.view(table.state, seat)
                hint = Hint(str(move), 0.5, 0.0, [])
                for (words,) in (in_words(game, view, [hint], language) for language in ("en", "fr")):
                    for said in (words.nudge, words.place, words.move):
                        assert not PROGRAM.search(said), said
                    assert words.move[0].isupper()
                assert all(event["seat"] == seat for event in where(game, view, hint))
            table.play_offered(seat, move)
        if number > 5 and len(kinds) > 40:
            break
    assert len(kinds) > 8


def told(name: str, draws: Sequence[str], text: str, rival: str = "Ana", **options: object) -> dict[str, InWords]:
    """What is said of a first move, in both languages."""
    game = registry.game(name)
    state = game.setup(options=options)
    for draw in draws:
        game.apply(state, CHANCE, game.parse(draw))
    view = game.view(state, game.to_act(state)[0])
    (words,) = in_all_languages(game, view, [Hint(text, 0.5, 0.0, [])], {"blue": rival})
    return words


def test_a_friend_s_words_for_a_building() -> None:
    words = told("paris", ("deal orange 3", "deal blue 8"), "take SMILE", first="orange")
    assert words["en"].nudge == "Think about the pool: there is a building worth having now."
    assert words["en"].place == "Look in the pool, at the buildings of 6 spaces."
    assert words["en"].move == "Take the Arch. Ana cannot take it any more."
    assert words["fr"].move == "Prenez l’Arche. Ana ne pourra plus prendre ce bâtiment."
    bot = told("paris", ("deal orange 3", "deal blue 8"), "take LINE", rival="bot:ami", first="orange")
    assert bot["fr"].move == "Prenez la Barre. L’Ami ne pourra plus prendre ce bâtiment."
    assert bot["en"].move == "Take the Line. The Friend cannot take it any more."
    tile = told("paris", ("deal orange 3", "deal blue 8"), "tile 3 B2 1", first="orange")
    assert tile["en"].place == "Look at B2."
    assert tile["en"].move == "Lay your tile on B2, with a quarter turn."
    assert tile["fr"].move == "Posez votre tuile en B2, tournée d’un quart de tour."


def test_nobody_is_asked_about_paintings_before_the_first_one() -> None:
    deals = ("deal CE10", "deal DE10", "deal GA10")
    assert told("couleurs", deals, "place s8", first="1")["en"].nudge.startswith("Think about pigments: which ones")
    assert told("couleurs", deals, "place s2", first="1")["en"].nudge.startswith("Think about mixing: paintings")
    assert told("couleurs", deals, "place s5", first="1")["en"].nudge.startswith("Think about black")


def test_no_painting_gets_on_before_the_first_one() -> None:
    """A reason is true of the position: without a painting, it speaks of one to come."""
    game = registry.game("couleurs")
    hint = Hint("rest s1", 0.5, 0.0, [Driver("works", 5)])
    said = set()
    for table, seat in positions(game, 60, "works"):
        view = game.view(table.state, seat)
        begun = bool(view.players[seat].canvases)
        words = reason(game, view, [hint], 0, "fr")
        assert ("tableaux en cours" in words) == begun
        said.add(begun)
    assert said == {False, True}


@pytest.mark.parametrize(
    ("chance", "scored", "how"),
    [(0.97, 2, "You should win this"), (0.6, 2, "Your chances are good"), (0.25, 4, "It is still open"),
     (0.25, 2, "There is ground to make up"), (0.04, 2, "It is hard to win from here")],
)  # fmt: skip
def test_a_chance_is_called_what_it_is(chance: float, scored: int, how: str) -> None:
    """A quarter is a fair share among four, and too little between two; and 4% are nothing to hope for."""
    lead, side = (3.2, "ahead") if chance > 0.5 else (-3.2, "behind")
    said = outlook_in_words(Hint("pass", chance, lead, []), texts("en"), scored)
    assert said == f"{how}: with this move you end, on average, about 3 points {side}."
    assert as_of_two(1 / scored, scored) == 0.5


@pytest.mark.parametrize(("chance", "lead"), [(0.3, 5.0), (0.1, 5.0), (0.7, -5.0), (0.9, -5.0)])
def test_chance_and_points_that_disagree_are_not_told_as_one(chance: float, lead: float) -> None:
    """“There is ground to make up: with this move you end about 5 points ahead” was read as an error."""
    said = outlook_in_words(Hint("pass", chance, lead, []), texts("en"), 2)
    assert said.startswith("It is still open: with this move you end, on average, about 5 points ")


def test_a_second_move_is_named_only_where_it_is_nearly_as_good() -> None:
    best = Candidate(Move(), 50, 0.5, {"lit": 6.0})
    assert is_near(Candidate(Move(), 50, 0.46, {"lit": 3.0}), best)
    assert not is_near(Candidate(Move(), 50, 0.04, {"lit": 6.0}), best)
    assert not is_near(Candidate(Move(), 50, 0.5, {"lit": 1.0}), best)


def test_a_plan_that_goes_on_is_told_on() -> None:
    """Flatiron: where the architect goes, and what is done there."""
    game = registry.game("flatiron")
    plans = []
    for table, seat in positions(game, 12, "plans"):
        view, moves = game.view(table.state, seat), game.options(table.state, seat)
        hint = advise(game, view, moves, Random(1), Budget(iterations=60, per_decision=True))[0]
        if hint.then is not None:
            after = game.preview(view, game.parse(hint.move)).view
            assert game.parse(hint.then) in game.options(game.determinize(after, Random(2)), seat)
            plans.append(in_words(game, view, [hint], "en")[0].move)
    assert plans
    assert all(". Then: " in plan for plan in plans)


def test_a_plan_is_kept_as_long_as_nothing_is_clearly_better() -> None:
    """Whatever of the two nearly as good moves was planned stays the first; one that is clearly worse does not."""
    game = registry.game("flatiron")
    kept, left = 0, 0
    for table, seat in positions(game, 10, "kept"):
        view, moves = game.view(table.state, seat), game.options(table.state, seat)
        best = advise(game, view, moves, Random(1), Budget(iterations=60, per_decision=True))[0]
        for planned in moves:
            found = advise(game, view, moves, Random(1), Budget(iterations=60, per_decision=True), planned)
            if found[0].move == str(planned):
                kept += str(planned) != best.move
            else:
                left += 1
                assert found[0].value >= best.value - NEAR
    assert kept
    assert left


def test_where_nothing_matters_any_more_that_is_said() -> None:
    """Paris: the last postcard of a golden game scores nothing, and neither does leaving it."""
    game = registry.game("paris")
    record = read_record((GOLDEN / "paris" / "06.game").read_bytes())
    table = open_table(registry.game("paris", None, record.rules), record)
    for ply, _ in replaying(table, record):
        if ply == 49:
            break
    seat = table.to_act[0]
    view, moves = game.view(table.state, seat), game.options(table.state, seat)
    assert len(moves) > 1
    (hint,) = advise(game, view, moves, Random(1), Budget(iterations=60, per_decision=True))
    assert hint.idle
    said = in_words(game, view, [hint], "en")[0]
    assert said.nudge == said.outlook == "It no longer matters what you choose here: the points stay as they are."
    assert said.reason == ""
    assert "0 points" not in said.move


@pytest.mark.parametrize("name", registry.game_names())
def test_a_hint_depends_on_the_view_alone(name: str) -> None:
    """Everything hidden from the seat is changed, and the hint stays the same, word for word."""
    game = registry.game(name)
    for number, (table, seat) in enumerate(positions(game, 3, f"secret:{name}")):
        other = game.disguise(table.state, seat, Random(number))
        found = []
        for state in (table.state, other):
            view = game.view(state, seat)
            hints = advise(game, view, game.options(state, seat), Random(3), FEW)
            found.append((hints, in_words(game, view, hints, "en")))
        assert found[0] == found[1]


def test_where_there_is_one_move_it_is_said() -> None:
    game = registry.game("paris")
    table, seat = positions(game, 1, "one")[0]
    moves, view = game.options(table.state, seat)[:1], game.view(table.state, seat)
    (hint,) = advise(game, view, moves, Random(1), FEW)
    assert hint.move == str(moves[0])
    assert in_words(game, view, [hint], "en")[0].outlook == "There is no other move."


def test_a_hint_without_time_is_still_one() -> None:
    game = registry.game("paris")
    table, seat = positions(game, 1, "late")[0]
    moves = game.options(table.state, seat)
    hints = advise(game, game.view(table.state, seat), moves, Random(1), Budget(seconds=0.0, per_decision=True))
    assert hints
    assert hints[0].move in map(str, moves)
