"""The people of the boulevard: legal moves, the same by the same seed, within their simulations; each with a taste that
can be felt, words in both languages, and a ladder that belongs to the numbers by which it was climbed."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

import ladder as tool
from boulevard import registry
from boulevard.arena.ratings import wilson
from boulevard.bots import BOTS, levels, make_bot
from boulevard.bots.cores import core_of
from boulevard.bots.levels import (
    ANCHOR,
    FRIEND,
    LADDER,
    LEVELS,
    MEASURED,
    Level,
    Numbers,
    Pair,
    drawn,
    in_points,
    ladder_of,
    numbers_of,
)  # fmt: skip
from boulevard.bots.search import outlook
from boulevard.core.bot import Budget
from boulevard.core.bot_games import play
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.texts import LANGUAGES, texts

GAMES = registry.game_names()
RATED = [name for name in GAMES if ladder_of(registry.game(name).package)]


def made(game: AnyGame, name: str, numbers: Numbers | None = None) -> Level:
    bot = make_bot(name, game)
    assert isinstance(bot, Level)
    if numbers is not None:
        bot.numbers = numbers
    return bot


def decisions(game: AnyGame, count: int, seed: int) -> Iterator[tuple[Any, Sequence[Move]]]:
    """Views of a game that the strollers play, where there is something to choose."""
    rng, s = Random(seed), game.setup(2, {})
    while count and (to_act := game.to_act(s)):
        if to_act[0] == "-":
            draws, weights = zip(*game.chance(s), strict=True)
            game.do(s, rng.choices(draws, weights)[0])
            continue
        moves = game.options(s, to_act[0])
        view = game.view(s, to_act[0])
        if len(moves) > 1 and rng.random() < 0.3:
            count -= 1
            yield view, moves
        game.do(s, make_bot("flaneur", game).choose(view, moves, rng, Budget()))


def test_there_are_at_least_six_and_all_have_ids_that_stay() -> None:
    assert len(LADDER) >= 6
    assert {*LADDER, "random", "flaneur", "ami", "apprenti", "maitre"} <= {*BOTS}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_is_legal_and_the_same_by_the_same_seed(name: str, level: str) -> None:
    game = registry.game(name)
    used = made(game, level)
    for view, moves in decisions(game, 4, 5):
        chosen = used.choose(view, moves, Random(7), Budget())
        assert chosen in moves
        assert chosen == made(game, level).choose(view, moves, Random(7), Budget())
        assert used.choose(view, moves[:1], Random(7), Budget()) == moves[0]


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_every_level_keeps_to_its_simulations(name: str, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them where nothing is said, and fewer where fewer are allowed; in a core and by the readable rules."""
    game = registry.game(name)
    if not compiled:
        monkeypatch.setattr(levels, "core_of", lambda game: None)
    elif core_of(game) is None:
        pytest.skip("the core is not compiled")
    for level in LEVELS:
        bot = made(game, level)
        for view, moves in decisions(game, 1, 3):
            whole = bot.numbers.simulations * (1 if compiled or not bot.numbers.net else levels.NETLESS)
            for given, most in ((None, whole), (3, min(3, whole))):
                if most:
                    search = bot.search(view, moves, Random(1), Budget(given, per_decision=True))
                    assert search.done == most
                left = Budget(given or 1000)
                bot.choose(view, moves, Random(1), left)
                assert left.iterations is not None
                assert (given or 1000) - left.iterations <= max(most, 0)


def test_time_that_is_up_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine without a compiler: what the level could not look at, it does without."""
    monkeypatch.setattr(levels, "core_of", lambda game: None)
    game = registry.game("paris")
    bot = made(game, "croupier")
    view, moves = next(decisions(game, 1, 3))
    assert 1 <= bot.search(view, moves, Random(1), Budget(seconds=0.0)).done < bot.numbers.simulations
    assert bot.choose(view, moves, Random(1), Budget(seconds=0.0)) in moves


def test_a_temperature_lets_a_worse_move_be_taken_and_none_never() -> None:
    game = registry.game("paris")
    _, moves = next(decisions(game, 1, 3))
    liked = {moves[0]: 1.0, moves[1]: 3.0}
    assert {drawn(liked, 0.0, Random(seed)) for seed in range(20)} == {moves[1]}
    taken = [drawn(liked, 2.0, Random(seed)) for seed in range(400)]
    assert 0.2 < taken.count(moves[0]) / len(taken) < 0.34  # 1 of 1 + e
    assert in_points(0.75, 8.0) == pytest.approx(8.0)
    assert in_points(0.5, 8.0) == 0.0
    assert in_points(0.0, 8.0) == pytest.approx(-in_points(1.0, 8.0))


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_plays_what_is_dominated(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("couleurs")
    bot = made(game, level)
    for view, moves in decisions(game, 3, 9):
        favourite = bot.choose(view, moves, Random(2), Budget())
        monkeypatch.setattr(bot.judge, "dominated", lambda *_, one=favourite: {one})
        assert bot.choose(view, moves, Random(2), Budget()) != favourite
        monkeypatch.undo()


def liked(game: AnyGame, bot: Level, line: str, games: int) -> float:
    """What stands on a line of the bot's own, or of its rival's, on average over its decisions."""
    found: list[float] = []

    class Watching(Level):
        level = bot.level

        def choose(self, view: Any, moves: Any, rng: Random, budget: Budget) -> Move:
            _, standings = outlook(game, self.judge, game.determinize(view, Random(0)))
            mine, theirs = standings[view.seat], next(one for seat, one in standings.items() if seat != view.seat)
            found.append(theirs.points if line == "rival" else mine.lines().get(line, 0.0))
            return super().choose(view, moves, rng, budget)

    for number in range(games):
        seats = game.seats(2)
        watched = Watching(game)
        watched.numbers = bot.numbers
        rival = made(game, bot.level, structs.replace(bot.numbers, style={}))
        sitting = dict(zip(seats if number % 2 else seats[::-1], (watched, rival), strict=True))
        play(game, sitting, dict.fromkeys(seats, "x"), {}, f"taste {number // 2}".encode(), Budget())
    return sum(found) / len(found)


@pytest.mark.parametrize(("name", "level"), [(name, level) for name in GAMES for level in ("fleuriste", "croupier")])
def test_a_taste_can_be_felt(name: str, level: str) -> None:
    """Over a few games, who likes something has more of it than the same player without that taste."""
    game = registry.game(name)
    bot = made(game, level)
    plain = made(game, level, structs.replace(bot.numbers, style={}))
    ((line, weight),) = bot.numbers.style.items()
    more = liked(game, bot, line, 6) - liked(game, plain, line, 6)
    assert more * weight > 0


@pytest.mark.parametrize("name", GAMES)
def test_tastes_are_of_things_that_there_are(name: str) -> None:
    game = registry.game(name)
    known = {*game.score_lines, *registry.part(name, "judge").PROSPECTS, "rival"}
    for view, moves in decisions(game, 3, 2):
        s = game.determinize(view, Random(1))
        game.do(s, moves[0])
        _, standings = outlook(game, registry.part(name, "judge"), s)
        known |= {*standings[view.seat].lines()}
    for numbers in numbers_of(game.package).values():
        assert {*numbers.style} <= known


def test_a_game_that_says_nothing_of_levels_has_them_all_the_same() -> None:
    assert numbers_of("boulevard.core") == levels.OTHERWISE
    assert [*levels.OTHERWISE] == [*LADDER]
    assert ladder_of("boulevard.core") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_name_in_a_sentence_and_in_the_terminal(language: str) -> None:
    core, program = texts(language, "boulevard.core"), texts(language, "boulevard.cli")
    told = {core("bot-told", who=name, name="?") for name in LADDER}
    assert len(told) == len(LADDER)
    assert "?" not in told
    assert all(program.has(f"terminal-bot-{name}") for name in LADDER)


# The ladder --------------------------------------------------------------------------------------------------------


def test_every_ladder_was_measured() -> None:
    assert RATED == GAMES


@pytest.mark.parametrize("name", RATED)
def test_each_level_wins_most_of_its_games_over_the_one_below(name: str) -> None:
    """60 to 75 %, as far as 200 games can tell."""
    found = ladder_of(registry.game(name).package)
    assert found is not None
    for one in found.pairs:
        low, high = wilson(one.won, one.games)
        assert one.games >= tool.COUNT
        if one.upper not in (ANCHOR, FRIEND):
            assert low <= tool.WANTED[1], one
            assert high >= tool.WANTED[0], one


@pytest.mark.parametrize("name", RATED)
def test_the_ladder_belongs_to_the_numbers_of_today(name: str) -> None:
    """Otherwise: `.venv/bin/python tools/ladder.py GAME`."""
    game = registry.game(name)
    found = ladder_of(game.package)
    assert found is not None
    assert found.rules == game.version
    assert found.levels == numbers_of(game.package)
    assert found.simulations == tool.simulations(found.levels.values())
    assert found.net == tool.net_of(game.package)
    assert found.ratings == tool.rated(found.pairs)


def test_the_page_shows_what_was_measured() -> None:
    """Otherwise: `.venv/bin/python tools/ladder.py --table`."""
    assert tool.PAGE.read_text("utf-8") == tool.shown()


def test_ratings_are_anchored() -> None:
    """Everybody wins two games of three over the one below: 120 points each; the anchor has 1500."""
    pairs = [Pair(upper, lower, 300, 200.0) for upper, lower in tool.pairs("paris")]
    found = tool.rated(pairs)
    assert found[ANCHOR][0] == 1500
    steps = [found[upper][0] - found[lower][0] for lower, upper in pairwise(LADDER)]
    assert all(115 <= step <= 122 for step in steps)
    assert found.keys() == {*MEASURED}
    assert tool.rated(pairs[:-1]) == tool.rated(pairs[1:]) == {}


def test_the_friend_stands_beside_the_ladder() -> None:
    """As far from the anchor as their games say, less surely than it; nobody else stands elsewhere for it."""
    pairs = [Pair(upper, lower, 300, 200.0) for upper, lower in tool.pairs("paris")]
    before, after = (tool.rated([*pairs[:-1], Pair(FRIEND, ANCHOR, 200, won)]) for won in (100.0, 40.0))
    assert before[FRIEND][0] == 1500
    assert -245 < after[FRIEND][0] - 1500 < -230
    assert before[FRIEND][1] > before[ANCHOR][1]
    assert {who: points for who, points in before.items() if who != FRIEND} == {
        who: points for who, points in after.items() if who != FRIEND
    }


def test_other_numbers_are_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played by other numbers counts no more, and only there."""
    before = {pair: tool.folder("paris", pair) for pair in tool.pairs("paris")}
    numbers = dict(numbers_of(registry.game("paris").package))
    numbers["modiste"] = structs.replace(numbers["modiste"], temperature=99.0)
    monkeypatch.setattr(tool, "numbers_of", lambda package: numbers)
    changed = {pair for pair in before if tool.folder("paris", pair) != before[pair]}
    assert changed == {pair for pair in before if "modiste" in pair}


def test_what_was_counted_stands_where_nothing_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever changes a number of one level plays its own pairs again, and of what all may take those of the strongest,
    on any machine; whoever asks for all plays all."""
    numbers, of = dict(numbers_of(registry.game("couleurs").package)), tool.pairs("couleurs")
    assert all(tool.stands("couleurs", pair) for pair in of)
    numbers["facteur"] = structs.replace(numbers["facteur"], attention=0.5)
    monkeypatch.setattr(tool, "numbers_of", lambda package: numbers)
    assert {pair for pair in of if tool.stands("couleurs", pair) is None} == {pair for pair in of if "facteur" in pair}
    most = max(one.simulations for one in numbers.values())
    numbers["comtesse"] = structs.replace(numbers["comtesse"], simulations=most + 1)
    gone = {pair for pair in of if tool.stands("couleurs", pair) is None}
    assert gone == {pair for pair in of if {"facteur", "comtesse", LADDER[-1]} & {*pair}}
    monkeypatch.setattr(tool, "GAMES", tool.ROOT / "nowhere")
    assert {(one.upper, one.lower) for one in tool.ladder("couleurs").pairs} == {*of} - gone
    assert tool.ladder("couleurs", anew=True).pairs == []


def test_numbers_are_read_strictly() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"simulations": 3, "warmth": 2}, Numbers)
