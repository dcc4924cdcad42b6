"""The bots: what they may look at, what they may take, and what looking ahead finds."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from boulevard import registry
from boulevard.bots import BOTS, make_bot
from boulevard.bots.ami import AHEAD, Ami
from boulevard.bots.apprenti import Apprenti
from boulevard.bots.cores import core_of
from boulevard.bots.guarded import Guarded
from boulevard.bots.maitre import Maitre
from boulevard.bots.random import RandomBot
from boulevard.bots.search import Search, chances_of
from boulevard.core.bot import Budget, allowance
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed
from boulevard.core.game import AnyGame, Outcome
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.steps import CHANCE

TABLES = [
    ("paris", 2, {"postcards": "random", "hand": 2}),
    ("couleurs", 2, {"round_limit": 4}),
    ("couleurs", 3, {"painters": "on", "bonus": "A", "round_limit": 2}),
    ("couleurs", 4, {"painters": "on", "bonus": "B", "round_limit": 2}),
    ("flatiron", 2, {"side": "free", "turn_limit": 25}),
    ("flatiron", 1, {"daniel": "hard", "turn_limit": 4}),
]


def few(iterations: int) -> Budget:
    return Budget(iterations=iterations, per_decision=True)


def positions(name: str, players: int, options: dict[str, Any], seed: int, every: int) -> Any:
    """Decisions with a choice, on the way of a game of greedy players."""
    game, rng = registry.game(name), Random(seed)
    bot = make_bot("apprenti", game)
    s, met = game.setup(players, options), 0
    while to_act := game.to_act(s):
        seat = to_act[0]
        moves = game.options(s, seat)
        if seat != CHANCE and len(moves) > 1:
            met += 1
            if (met - 1) % every == 0:
                yield game, s, seat, moves
        outcomes = game.chance(s)
        drawn = rng.choices(outcomes, [weight for _, weight in outcomes])[0][0] if outcomes else None
        game.do(s, drawn or bot.choose(game.view(s, seat), moves, rng, Budget()))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_move_depends_on_the_view_alone(bot: str, name: str, players: int, options: dict[str, Any]) -> None:
    """The same view, something else hidden behind it, the same seed, so many iterations: the same move."""
    used = make_bot(bot, registry.game(name))  # asked about all positions: what it saw before must not matter
    hidden = 0
    for game, s, seat, moves in positions(name, players, options, 6, 11):
        other = game.disguise(s, seat, Random(1))
        hidden += other != s
        first = used.choose(game.view(s, seat), moves, Random(3), few(6))
        again = make_bot(bot, game).choose(game.view(other, seat), game.options(other, seat), Random(3), few(6))
        assert first == again
        assert first in moves
    assert hidden or (name, players) in (("couleurs", 2), ("flatiron", 1))


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_whole_games_of_all_bots_at_one_table(name: str, players: int, options: dict[str, Any]) -> None:
    """`play` refuses a move that was not offered; every bot sits in every seat once."""
    game = registry.game(name)
    count, settled = game.settle(players, options)
    for number, names in enumerate((["maitre", "flaneur", "ami", "random"], ["apprenti", "maitre", "random", "ami"])):
        bots = {seat: make_bot(bot, game) for seat, bot in zip(game.seats(count), names, strict=False)}
        table = play(game, bots, dict.fromkeys(bots, "bot"), settled, simulation_seed("all", number), few(3))
        assert table.outcome is not None


@pytest.mark.parametrize(("name", "seed"), [("paris", 5), ("couleurs", 4), ("flatiron", 4)])
def test_a_friend_who_is_ahead_takes_the_second_best_move(name: str, seed: int) -> None:
    """Elsewhere it plays as the greedy bot does; nowhere does it give away at a stroke all that it is ahead, nor take
    what is dominated, nor do nothing where something else is as good."""
    game = registry.game(name)
    friend, greedy = Ami(game), Apprenti(game)
    spared = 0
    for _, s, seat, moves in positions(name, 2, {}, seed, 3):
        view = game.view(s, seat)
        lead = friend.lead(view)
        chosen = friend.choose(view, moves, Random(5), Budget())
        assert chosen == friend.choose(view, moves, Random(5), Budget())
        values = dict(zip(moves, greedy.values(game.determinize(view, Random(5)), seat, moves), strict=True))
        best, dominated, idle = max(values.values()), greedy.dominated(view, moves), game.idle(s)
        doing = [move for move in moves if move not in dominated and not isinstance(move, idle)]
        assert chosen in doing or all(values[move] != values[chosen] for move in doing)
        if lead < AHEAD:
            assert values[chosen] == best
            continue
        assert values[chosen] >= best - lead
        assert all(not values[chosen] < values[move] < best for move in doing)  # nothing but the best is better
        if values[chosen] < best:
            assert chosen in doing
            spared += 1
    assert spared


@pytest.mark.parametrize("bot", ["apprenti", "maitre"])
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_candidates_come_in_the_order_of_preference(bot: str, name: str, players: int, options: dict[str, Any]) -> None:
    for game, s, seat, moves in positions(name, players, options, 8, 23):
        view = game.view(s, seat)
        found = make_bot(bot, game).candidates(view, moves, Random(2), few(24))  # type: ignore[attr-defined]
        assert {one.move for one in found} <= set(moves)
        assert all(0 <= one.value <= 1 and one.visits for one in found)
        lines = {line for sheet in game.scores(s).values() for line in sheet if line != "total"}
        assert all(lines <= set(one.lines) for one in found)
        (only,) = make_bot(bot, game).candidates(view, moves[:1], Random(2), few(24))  # type: ignore[attr-defined]
        assert only.move == moves[0]
        if bot == "maitre":
            most = found[0].visits
            alike = [one.move for one in found if one.visits == most]
            assert make_bot(bot, game).choose(view, moves, Random(2), few(24)) in alike
            assert len(alike) >= min(2, len(moves))  # a mean can be compared with those of moves tried as often
            assert 24 <= sum(one.visits for one in found) <= 30 + 2 * most


# Looking ahead, in games small enough to know the answer ------------------------------------------------------------


class Tree:
    """A game as a tree: `(seat, {move: what follows})`, chance `("-", {move: (weight, what follows)})`, scores at its
    ends. What several worlds look like to the one who decides is a list of trees."""

    def __init__(self, *worlds: Any) -> None:
        self.worlds = worlds

    def determinize(self, view: Any, rng: Random) -> list[Any]:
        return [rng.choice(self.worlds)]

    def clone(self, s: list[Any]) -> list[Any]:
        return list(s)

    def to_act(self, s: list[Any]) -> tuple[str, ...]:
        return (s[0][0],) if isinstance(s[0], tuple) else ()

    def options(self, s: list[Any], seat: str) -> list[str]:
        return list(s[0][1])

    def chance(self, s: list[Any]) -> list[tuple[str, int]]:
        return [(move, weight) for move, (weight, _) in s[0][1].items()]

    def do(self, s: list[Any], move: str) -> None:
        seat, following = s[0]
        s[0] = following[move][1] if seat == CHANCE else following[move]

    def outcome(self, s: list[Any]) -> Any:
        if isinstance(s[0], tuple):
            return None
        most = max(s[0].values())

        scores = {seat: {"total": points} for seat, points in s[0].items()}
        return Outcome("over", scores, tuple(seat for seat, points in s[0].items() if points == most))


class Blind:
    """A judge who knows nothing: every game is played to its end, the first move looks best."""

    WARMTH = 1.0

    def priors(self, game: Any, s: Any, seat: str, moves: Any) -> list[float]:
        return [1.0] * len(moves)

    def rests(self, game: Any, s: Any, steps: int) -> bool:
        return False


Best = Callable[[Any, list[float], int], str]


def best_readable(tree: Tree, weights: list[float], iterations: int) -> str:
    search = Search(tree, Blind(), None, Random(4))  # type: ignore[arg-type]
    moves = tree.options([tree.worlds[0]], "a")
    search.run(moves, weights, few(iterations))  # type: ignore[arg-type]
    return str(search.tried()[0].move)


best = pytest.fixture(params=["readable", "core"])(
    lambda request: best_readable if request.param == "readable" else compiled_search()
)


def compiled_search() -> Any:
    pytest.importorskip("numba")
    from toy.search import best_in_core

    return best_in_core


def nim(pile: int, seat: str = "a") -> Any:
    """Who takes the last one wins; one, two or three may be taken."""
    other = "b" if seat == "a" else "a"
    if pile == 0:
        return {seat: 0, other: 1}
    return seat, {str(count): nim(pile - count, other) for count in range(1, min(3, pile) + 1)}


@pytest.mark.parametrize("pile", [5, 6, 7])
def test_the_search_finds_what_greed_does_not(pile: int, best: Best) -> None:
    """Leave four: a greedy player takes as many as it can, and says so."""
    assert best(Tree(nim(pile)), [1.0, 2.0, 3.0], 200) == str(pile % 4)


def test_everybody_plays_for_oneself(best: Best) -> None:
    """Three seats: `b` would rather win than hurt `a`, so the left is safe although the right looks better."""
    left = ("b", {"win": {"a": 0, "b": 3, "c": 0}, "spite": {"a": 0, "b": 0, "c": 3}})
    right = ("b", {"spite": {"a": 3, "b": 0, "c": 0}, "win": {"a": 0, "b": 3, "c": 2}})
    middle = ("c", {"loses": {"a": 0, "b": 2, "c": 0}, "wins": ("b", {"x": {"a": 2, "b": 0, "c": 2}})})
    assert best(Tree(("a", {"left": left, "right": right, "middle": middle})), [1, 1, 1], 120) == "middle"


@pytest.mark.parametrize(("lucky", "chosen"), [(1, "safe"), (9, "gamble")])
def test_chance_is_weighed(lucky: int, chosen: str, best: Best) -> None:
    won, lost = {"a": 1, "b": 0}, {"a": 0, "b": 1}
    safe = (CHANCE, {"h": (1, won), "t": (1, lost)})
    gamble = (CHANCE, {"h": (lucky, won), "t": (5, lost)})
    assert best(Tree(("a", {"safe": safe, "gamble": gamble})), [1, 1], 300) == chosen


def test_luck_is_no_choice(best: Best) -> None:
    """Alone against chance: many ways to draw a bad lot, one after the other, are not better than a fair coin. One that
    was tried once and won looks like a sure victory."""
    won, lost = {"a": 1, "b": 0}, {"a": 0, "b": 1}
    coin = (CHANCE, {"h": (1, won), "t": (1, lost)})
    lots: Any = (CHANCE, {"h": (2, won), "t": (3, lost)})
    for _ in range(3):
        lots = (CHANCE, {side: (1, ("a", {f"{way}": lots for way in range(6)})) for side in "ht"})
    assert best(Tree(("a", {"lots": lots, "coin": coin})), [1, 1], 600) == "coin"


def test_what_is_hidden_is_weighed(best: Best) -> None:
    """In one world of three `b` holds the card that beats the bold move; `b` knows, `a` does not."""
    won, lost = {"a": 1, "b": 0}, {"a": 0, "b": 1}
    bold_safe = ("b", {"one": won, "two": won})
    bold_beaten = ("b", {"one": won, "two": won, "trump": lost})
    coin = (CHANCE, {"h": (1, won), "t": (1, lost)})
    good = [("a", {"coin": coin, "bold": bold}) for bold in (bold_safe, bold_safe, bold_beaten)]
    bad = [("a", {"coin": coin, "bold": bold}) for bold in (bold_safe, bold_beaten, bold_beaten, bold_beaten)]
    assert best(Tree(*good), [1, 1], 400) == "bold"
    assert best(Tree(*bad), [1, 1], 400) == "coin"


def test_chances_add_up() -> None:
    assert chances_of({"a": 8.0, "b": 3.0}, 5.0) == pytest.approx({"a": 0.75, "b": 0.25})
    assert sum(chances_of({"1": 9.0, "2": 4.0, "3": -2.0, "4": 9.0}, 3.0).values()) == pytest.approx(1)


# Budgets -----------------------------------------------------------------------------------------------------------


class Clock:
    """Every look at it takes a hundredth of a second."""

    now = 0.0

    @classmethod
    def monotonic(cls) -> float:
        cls.now += 0.01
        return cls.now


def asked(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many iterations the decision at the beginning of a game takes."""
    counted = 0
    iterate = Search.iterate

    def counting(search: Search) -> None:
        nonlocal counted
        counted += 1
        iterate(search)

    monkeypatch.setattr("boulevard.bots.maitre.core_of", lambda game: None)
    monkeypatch.setattr("boulevard.bots.search.now", Clock.monotonic)
    monkeypatch.setattr(Search, "iterate", counting)
    monkeypatch.setattr(Search, "decided", lambda *_: False)
    game, s, seat, moves = next(positions("flatiron", 2, {"first": "1"}, 1, 1))
    make_bot("maitre", game).choose(game.view(s, seat), moves, Random(1), budget)
    monkeypatch.setattr(Search, "iterate", iterate)
    return counted


def test_a_budget_is_for_a_turn_or_for_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a turn's budget a decision takes half of what is left; with `per_decision` each has all of it."""
    turn = Budget(iterations=40)
    assert [asked(turn, monkeypatch) for _ in range(3)] == [20, 10, 5]
    assert turn.iterations == 5
    each = few(7)
    assert [asked(each, monkeypatch) for _ in range(2)] == [7, 7]


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = Budget(seconds=1.0)
    first, second = (asked(turn, monkeypatch) for _ in range(2))
    assert 40 <= first <= 50
    assert 20 <= second <= 26
    assert turn.seconds is not None
    assert 0.2 < turn.seconds < 0.3
    assert asked(Budget(seconds=0.0), monkeypatch) == 1


def test_the_core_keeps_its_budget() -> None:
    """Iterations to the last, and the same tree by the same seed; seconds as far as a clock allows."""
    game, s, seat, moves = next(positions("flatiron", 2, {"first": "1"}, 1, 1))
    core, view = core_of(game), game.view(s, seat)
    if core is None:
        pytest.skip("the core is not compiled")
    found = []
    for _ in range(2):
        search = core.search(view, registry.part("flatiron", "judge"), Random(3), telling=True)
        search.run(moves, (), few(500))
        found.append(search.tried())
        assert search.done == 500
        assert {one.move for one in found[-1]} == {*moves}
    assert found[0] == found[1]
    turn = Budget(iterations=40)
    make_bot("maitre", game).choose(view, moves, Random(1), turn)
    assert turn.iterations is not None
    assert 10 <= turn.iterations < 40


@pytest.mark.parametrize("lanes", [1, 2])
@pytest.mark.parametrize("name", registry.game_names())
def test_the_core_begins_with_what_greed_likes(name: str, lanes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the readable search does: at first sight alone it sees too little of a move."""
    game, s, seat, moves = next(positions(name, 2, {}, 1, 1))
    if core_of(game) is None:
        pytest.skip("the core is not compiled")
    liked = [float(1 + at) for at in range(len(moves))]
    monkeypatch.setattr(Maitre, "weights", lambda *_: liked)
    bot = Maitre(game)
    bot.lanes = lanes
    search = bot.search(game.view(s, seat), moves, Random(1), few(40), telling=False)
    priors = {one.move: one.prior * sum(liked) for one in search.tried()}
    assert priors == pytest.approx(dict(zip(moves, liked, strict=True)))
    assert sum(one.visits for one in search.tried()) == search.done


def test_what_lanes_find_depends_on_no_thread() -> None:
    """Two trees side by side: the same by one thread and by two, all iterations among them, another than one tree's."""
    game, s, seat, moves = next(positions("flatiron", 2, {"first": "1"}, 1, 1))
    core, view = core_of(game), game.view(s, seat)
    if core is None:
        pytest.skip("the core is not compiled")
    found = {}
    for lanes, threads in ((1, 1), (2, 1), (2, 2)):
        search = core.search(view, registry.part("flatiron", "judge"), Random(3), telling=True, lanes=lanes)
        search.run(moves, (), Budget(501, per_decision=True, threads=threads))
        assert search.done == 501
        found[lanes, threads] = search.tried()
        assert sum(one.visits for one in found[lanes, threads]) == 501
        search.again(moves[0], 10)
        assert search.done == 511
    assert found[2, 1] == found[2, 2] != found[1, 1]


@pytest.mark.parametrize("compiled", [True, False])
def test_what_was_found_is_kept_for_the_rest_of_the_turn(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """After its own move, where nothing was drawn, a bot goes on with the tree it has; else it begins anew."""
    if not compiled:
        monkeypatch.setattr("boulevard.bots.maitre.core_of", lambda game: None)
    elif core_of(registry.game("flatiron")) is None:
        pytest.skip("the core is not compiled")
    followed = Counter[bool]()
    carried_on = Maitre.carried_on

    def counting(bot: Maitre, view: Any, rng: Random) -> Any:
        search = carried_on(bot, view, rng)
        followed[search is not None] += 1
        if search is not None:
            assert sum(one.visits for one in search.tried()) > 0
            assert search.done == 0
        return search

    monkeypatch.setattr(Maitre, "carried_on", counting)
    game = registry.game("flatiron")
    bots = {seat: make_bot("maitre", game) for seat in game.seats(2)}
    names = dict.fromkeys(bots, "bot:maitre")
    play(game, bots, names, {"turn_limit": 6}, b"kept", few(40))
    assert followed[True] > 10
    assert followed[False] > 10


@pytest.mark.parametrize(
    ("bot", "most", "least"),
    [
        ("maitre", Budget(), Budget(seconds=1.0)),
        ("grand-maitre", Budget(), Budget(seconds=5.0)),
        ("grand-maitre", Budget(seconds=2.0, threads=2), Budget(seconds=2.0, threads=2)),
        ("maitre@0.2", Budget(seconds=2.0), Budget(seconds=0.2)),
        ("maitre", Budget(seconds=7.5), Budget(seconds=1.0)),
        ("maitre", few(300), few(300)),
        ("flaneur", Budget(seconds=7.5), Budget(seconds=7.5)),
    ],
)
def test_each_bot_owns_its_budget(bot: str, most: Budget, least: Budget) -> None:
    """What is given is the most it may take; iterations are counted alike for all."""
    made = Guarded(make_bot(bot, registry.game("paris")))
    assert allowance(made, most) == least


@pytest.mark.parametrize("given", ["maitre@", "maitre@fast", "maitre@-1", "flaneur@2", "@2"])
def test_seconds_of_nonsense_are_no_bot(given: str) -> None:
    with pytest.raises(Problem) as found:
        make_bot(given, registry.game("paris"))
    assert found.value.key == "bot-unknown"


@pytest.mark.parametrize(
    ("name", "players", "once"),
    [
        ("paris", 2, {"tile", "take", "build", "card", "metro", "chartier", "pass"}),
        ("couleurs", 2, {"place", "act", "rest"}),
        ("couleurs", 3, {"place", "act", "rest"}),
        ("flatiron", 2, {"board", "move"}),
        ("flatiron", 1, {"board", "move"}),
    ],
)
def test_a_turn_is_the_games_own_fact(name: str, players: int, once: set[str]) -> None:
    """Alone too: every turn has a budget of its own, on which all its decisions draw; some are made once a turn."""
    game = registry.game(name)
    turns: list[tuple[Budget, list[str]]] = []

    class Asked(RandomBot):
        def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
            if not turns or turns[-1][0] is not budget:
                turns.append((budget, []))
            turns[-1][1].append(str(move := super().choose(view, moves, rng, budget)))
            return move

    bots = {seat: Asked(game) for seat in game.seats(players)}
    play(game, bots, dict.fromkeys(bots, "bot:random"), {}, b"turns", Budget(seconds=1.0))
    for _, texts in turns:
        begun = [text for text in texts if text.split()[0] in once]
        assert len(begun) == 1 or {text.split()[0] for text in texts} <= {"turn", "discard", "stay"}, texts


def test_one_move_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game, s, seat, moves = next(positions("paris", 2, {}, 1, 1))
    monkeypatch.setattr(Maitre, "search", None)
    budget = Budget(iterations=10)
    assert make_bot("maitre", game).choose(game.view(s, seat), moves[:1], Random(1), budget) == moves[0]
    assert budget.iterations == 10


# Strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("flaneur", "random"), ("apprenti", "flaneur"), ("maitre", "apprenti")]
)
@pytest.mark.parametrize("name", registry.game_names())
@pytest.mark.long
def test_each_level_beats_the_one_below(name: str, stronger: str, weaker: str) -> None:
    """A small sample: a level that wins three games of four wins 11 of 20 in 99 samples of 100."""
    game = registry.game(name)
    won, seats = 0, game.seats(2)
    for number in range(20):
        mine = seats[number % 2]
        bots = {seat: make_bot(stronger if seat == mine else weaker, game) for seat in seats}
        options = game.settle(2, {})[1]
        seed = simulation_seed("levels", number // 2)
        outcome = play(game, bots, dict.fromkeys(seats, "bot"), options, seed, few(200)).outcome
        won += outcome is not None and outcome.winners == (mine,)
    assert won >= 11


def test_a_core_is_loaded_when_its_bot_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anybody's time runs: what interrupts a thought would leave a library half loaded."""
    asked: list[AnyGame] = []
    monkeypatch.setattr("boulevard.bots.maitre.core_of", asked.append)
    game = registry.game("paris")
    make_bot("maitre", game)
    assert asked == [game]
