"""Nets as the product uses them: the evaluator in the core beside plain numpy, files that do not fit, the search."""

import io
import json
import logging
from importlib.resources import files
from itertools import chain
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from boulevard import registry
from boulevard.bots import make_bot, weights
from boulevard.bots.cored import CoreSearch
from boulevard.bots.cores import core_of, load
from boulevard.bots.maitre import GrandMaitre, Maitre
from boulevard.bots.outlooks import outlook_by_net
from boulevard.bots.search import honest
from boulevard.core.bot import Budget
from boulevard.core.contract import any_move, any_table
from boulevard.core.kernel import lots
from boulevard.core.layers import laid_out
from boulevard.core.net import NONE, desk, evaluate, logit, padded
from boulevard.core.steps import CHANCE

game = registry.game("paris")
FILE = files("boulevard.games.paris").joinpath("net.npz").read_bytes()
Arrays = dict[str, Any]


@pytest.fixture(scope="module")
def core() -> Any:
    return load(game)


def arrays_of(data: bytes) -> Arrays:
    with np.load(io.BytesIO(data)) as kept:
        return {name: kept[name] for name in kept.files}


def told(net: Arrays, planes: Any, numbers: Any) -> tuple[Any, Any]:
    """What a net says, in plain numpy: the logits of all actions, and what is told of the outcome."""
    w = {name: np.asarray(array, np.float64) for name, array in net.items()}

    def dense(name: str, x: Any) -> Any:
        return w[f"{name}.weight"] @ x + w[f"{name}.bias"]

    def conv(name: str, x: Any, pad: int = 1, step: int = 1) -> Any:
        weight, board = w[f"{name}.weight"], np.pad(x, ((0, 0), (pad, pad), (pad, pad)))
        size = weight.shape[2]
        ends = board.shape[1] - size + 1
        parts = [
            np.einsum("oc,cij->oij", weight[:, :, i, j], board[:, i : i + ends : step, j : j + ends : step])
            for i in range(size)
            for j in range(size)
        ]
        return sum(parts) + w[f"{name}.bias"][:, None, None]

    def relu(x: Any) -> Any:
        return np.maximum(x, 0)

    def pooled(x: Any) -> Any:
        return np.concatenate([x.mean((1, 2)), x.max((1, 2))])

    blocks = sum(name.endswith(".one.weight") for name in w)
    seen = x = relu(dense("numbers", numbers))
    if "stem.weight" not in w:
        for at in range(blocks):
            x = relu(x + dense(f"{at}.two", relu(dense(f"{at}.one", x))))
        return dense("others", x), dense("told", x)
    board = ((planes[:, None] >> np.arange(64)) & 1).reshape(-1, 8, 8)
    x = relu(conv("stem", board) + seen[:, None, None])
    for at in range(blocks):
        y = relu(conv(f"{at}.one", x))
        if f"{at}.pool.weight" in w:
            y = y + dense(f"{at}.pool", pooled(y))[:, None, None]
        x = relu(x + conv(f"{at}.two", y))
    whole = relu(dense("whole", np.concatenate([pooled(x), seen])))
    boards = [conv("spaces", x, 0).ravel(), conv("squares", x, 0, 2).ravel()]
    return np.concatenate([*boards, dense("others", whole)]), dense("told", whole)


def any_net(planes: int, numbers: int, width: int, blocks: int, heads: tuple[int, int, int], seed: int) -> Arrays:
    """A net of that shape that knows nothing."""
    rng, spaces, squares, others = np.random.default_rng(seed), *heads
    last = 2 * width if planes else width
    shapes: dict[str, tuple[int, ...]] = {"numbers": (width, numbers), "others": (others, last), "told": (14, last)}
    if planes:
        shapes |= {"stem": (width, planes, 3, 3), "spaces": (spaces, width, 1, 1), "squares": (squares, width, 2, 2)}
        shapes |= {"whole": (2 * width, 3 * width)}
    for at in range(blocks):
        shapes |= {f"{at}.{name}": (width, width, 3, 3) if planes else (width, width) for name in ("one", "two")}
        if planes and at % 2:
            shapes |= {f"{at}.pool": (width, 2 * width)}
    found = {}
    for name, shape in shapes.items():
        found[f"{name}.weight"] = rng.normal(0, np.prod(shape[1:]) ** -0.5, shape).astype(np.float16)
        found[f"{name}.bias"] = rng.normal(0, 0.3, shape[0]).astype(np.float16)
    return found


@pytest.mark.parametrize(
    ("planes", "numbers", "width", "blocks", "heads"),
    [(5, 30, 8, 2, (3, 2, 7)), (32, 139, 64, 3, (126, 32, 49)), (0, 70, 24, 2, (0, 0, 90)), (0, 10, 128, 0, (0, 0, 5))],
)
def test_the_core_says_what_plain_arrays_say(
    planes: int, numbers: int, width: int, blocks: int, heads: tuple[int, int, int]
) -> None:
    arrays, rng = any_net(planes, numbers, width, blocks, heads, 1), np.random.default_rng(2)
    net = laid_out(arrays)
    on = desk(planes, numbers, net)
    for _ in range(5):
        on.planes[:] = rng.integers(-(1 << 63), 1 << 63, len(on.planes), dtype=np.int64)
        on.numbers[:] = rng.integers(-3, 4, numbers)
        evaluate(net, on)
        policy, outcome = told(arrays, on.planes, on.numbers)
        found = [logit(net, on, heads[0], heads[1], action) for action in range(len(policy))]
        assert found == pytest.approx(policy, abs=1e-3)
        assert on.outcome[:14] == pytest.approx(outcome, abs=1e-3)


def test_layers_are_filled_up() -> None:
    assert [padded(size) for size in (1, 64, 65)] == [64, 64, 128]
    with pytest.raises(KeyError):
        laid_out({})


# In the search ---------------------------------------------------------------------------------------------------


def decisions(seed: str, count: int, begins: str = "", game: Any = game) -> Any:
    """Decisions of random games, with a choice; those in which a move may begin so."""
    rng = Random(seed)
    while True:
        table = any_table(game, rng)
        while table.to_act:
            seat = table.to_act[0]
            moves = game.options(table.state, seat)
            wanted = any(str(move).startswith(begins) for move in moves) if begins else rng.randrange(8) == 0
            if seat != CHANCE and len(moves) > 1 and wanted:
                yield table.state, seat, moves
                count -= 1
                if count == 0:
                    return
            table.play_offered(*any_move(game, table.state, rng))


def consulted(core: Any, state: Any) -> tuple[list[int], list[float], list[float]]:
    """The moves of a decision, how likely the net finds each, and what it is worth to each seat."""
    tree, paper = core.tree, core.tree.paper(core.net)
    paper.s[:] = core.flat.flat(core.game, state)
    count = tree.rules.options(core.box, paper.s, paper.moves)
    seat = tree.rules.to_act(core.box, paper.s)
    whole = tree.asked_net(core.box, seat, count, paper)
    likings = (paper.likings[:count] / whole).tolist()
    return paper.moves[:count].tolist(), likings, paper.chances.tolist()


def net_arrays(name: str) -> Arrays:
    found = arrays_of(files(f"boulevard.games.{name}").joinpath("net.npz").read_bytes())
    found.pop("about")
    return found


@pytest.mark.parametrize(
    ("name", "begins"),
    [("paris", ""), ("paris", "card levitation "), ("couleurs", ""), ("couleurs", "paint "), ("flatiron", "")],
)
def test_the_net_speaks_of_moves(name: str, begins: str) -> None:
    """As likely as its action is among those allowed; one told in parts as its parts are, one after the other; a part
    that is not taken seriously is divided evenly."""
    game = registry.game(name)
    core, encoding, arrays = load(game), registry.part(name, "kernel.encoding"), net_arrays(name)

    def likely(words: Any, seat: int) -> dict[int, float]:
        actions, moves = np.zeros(encoding.CHOICES, np.int16), np.zeros(core.tree.rules.MOVES, np.int64)
        allowed = actions[: encoding.legal(core.box, words, actions, moves)].astype(int)
        planes, numbers = np.zeros(encoding.PLANES, np.int64), np.zeros(encoding.NUMBERS, np.int16)
        encoding.observe(core.box, words, seat, planes, numbers)
        logits = told(arrays, planes, numbers)[0][allowed]
        shares = np.exp(logits - logits.max())
        return dict(zip(allowed.tolist(), (shares / shares.sum()).tolist(), strict=True))

    serious = 0
    for state, _, _ in decisions(f"spoken {begins}", 6, begins, game):
        words = np.zeros(encoding.STATE, np.int64)
        words[: core.tree.rules.WORDS] = core.flat.flat(game, state)
        seat = int(core.tree.rules.to_act(core.box, words))
        wanted = dict[int, float]()
        for action, share in likely(words, seat).items():
            if (code := int(encoding.move_of(words, action))) >= 0:
                wanted[code] = share
                continue
            after = words.copy()
            encoding.play(core.box, after, action)
            parts, large = likely(after, seat), share > core.tree.oracle.SERIOUS
            serious += large
            for last, part in parts.items():
                wanted[int(encoding.move_of(after, last))] = share * (part if large else 1 / len(parts))
        moves, likings, chances = consulted(core, state)
        assert dict(zip(moves, likings, strict=True)) == pytest.approx(wanted, abs=1e-3)
        assert sum(likings) == pytest.approx(1.0)
        assert all(0 <= chance <= 1 for chance in chances)
    assert serious or not begins


def tried(core: Any, state: Any, seat: str, iterations: int, seed: int) -> list[tuple[str, int]]:
    search = core.search(game.view(state, seat), registry.part("paris", "judge"), Random(seed), False, netted=True)
    search.run(game.options(state, seat), (), Budget(iterations=iterations, per_decision=True))
    return [(str(one.move), one.visits) for one in search.tried()]


def test_the_same_seed_grows_the_same_tree(core: Any) -> None:
    for state, seat, moves in decisions("same tree", 2):
        found = tried(core, state, seat, 24, 1)
        assert found == tried(core, state, seat, 24, 1)
        assert {move for move, _ in found} <= {str(move) for move in moves}
        assert 0 < sum(visits for _, visits in found) < 24, "the first one asks about the root"


def test_a_turn_that_has_used_up_what_it_counts_goes_on_by_the_net_alone(core: Any) -> None:
    """Its later decisions had nothing to choose from."""
    for state, seat, moves in decisions("used up", 2):
        found = tried(core, state, seat, 0, 1)
        assert {move for move, _ in found} <= {str(move) for move in moves}
        choice = make_bot("grand-maitre", game).choose(game.view(state, seat), moves, Random(1), Budget(iterations=0))
        assert str(choice) == found[0][0]


def test_a_tree_without_room_is_searched_on(core: Any) -> None:
    """Where memory runs out, nothing is written beyond it and every iteration still counts."""
    for state, _, moves in decisions("no room", 2):
        grow, root = core.tree, core.flat.flat(game, state)
        seat = grow.rules.to_act(core.box, root)
        tree, paper = grow.tree(4, len(moves) + 3), grow.paper(core.net)
        grow.cleared(tree)
        grow.grow(core.box, root, seat, tree, -1, lots(3), False, paper, 20)
        assert tree.counts[grow.DONE] == 20
        assert tree.counts[grow.FULL]
        assert tree.node_visits[0] == 19


@pytest.mark.parametrize(("name", "maitre"), [("paris", False), ("couleurs", True), ("flatiron", True)])
def test_who_asks_the_net(name: str, maitre: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """To choose: `grand-maitre` always; `maitre` where the net speaks beside the judge, unless iterations are counted.
    To tell: both, unless iterations are counted. Without the net they play as before."""
    game = registry.game(name)
    if core_of(game) is None:
        pytest.skip("the core is not compiled")
    core, asked = load(game), list[bool]()
    search = type(core).search

    def watched(self: Any, *given: Any, **how: Any) -> Any:
        asked.append(how["netted"])
        return search(self, *given, **how)

    monkeypatch.setattr(type(core), "search", watched)
    ((state, seat, moves),) = decisions("asks", 1, game=game)
    bot, budget = make_bot("grand-maitre", game), Budget(iterations=16, per_decision=True)
    assert isinstance(bot, GrandMaitre)
    assert bot.choose(game.view(state, seat), moves, Random(1), budget) in moves
    for given in (budget, Budget(seconds=0.01)):
        bot.candidates(game.view(state, seat), moves, Random(1), given)
    for given in (budget, Budget(seconds=0.01)):
        make_bot("maitre", game).choose(game.view(state, seat), moves, Random(1), given)
    for given in (budget, Budget(seconds=0.01)):
        Maitre(game).candidates(game.view(state, seat), moves, Random(1), given)
    monkeypatch.setattr(type(core), "has_net", property(lambda self: False))
    make_bot("grand-maitre", game).choose(game.view(state, seat), moves, Random(1), budget)
    assert asked == [True, False, True, False, maitre, False, True, False]


def alone(game: Any, count: int) -> Any:
    """Decisions of somebody who plays alone."""
    rng = Random("alone")
    state = game.setup(1, {})
    while count:
        to_act = game.to_act(state)
        seat = to_act[0]
        moves = [move for move, _ in game.chance(state)] if seat == CHANCE else game.options(state, seat)
        if seat != CHANCE and len(moves) > 1 and rng.randrange(4) == 0:
            count -= 1
            yield state, seat, moves
        game.do(state, rng.choice(moves))


@pytest.mark.parametrize("name", registry.game_names())
def test_what_the_net_finds_is_told_by_numbers_of_its_own(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A chance as honest as the net's outlook makes it, and a lead made of the lines of the sheet at the end."""
    game = registry.game(name)
    if core_of(game) is None:
        pytest.skip("the core is not compiled")
    found, listed = CoreSearch.tried, list[Any]()

    def watched(self: CoreSearch, *given: Any, **how: Any) -> Any:
        listed.append(found(self, *given, **how))
        return listed[-1]

    monkeypatch.setattr(CoreSearch, "tried", watched)
    for state, seat, moves in chain(decisions("told", 3, game=game), alone(game, 2) if 1 in game.players else ()):
        view = game.view(state, seat)
        candidates = Maitre(game).candidates(view, moves, Random(1), Budget(seconds=0.05), about=moves[-1])
        tried = {one.move: one for one in listed[-1]}
        scored, known = len(game.sheet(view)), {*game.score_lines}
        _, off = registry.part(name, "judge").prospects(game, state)
        outlook = outlook_by_net(game.package, len(game.seated(state)) == 1).at(off)
        for one in candidates:
            assert one.value == honest(tried[one.move].chance, scored, outlook)
        assert any(line in known and points for one in candidates for line, points in one.lines.items())
        assert moves[-1] in [one.move for one in candidates]


@pytest.mark.parametrize(("name", "judged"), [("flatiron", 0.5), ("couleurs", 0.7)])
def test_a_net_speaks_beside_the_judge(name: str, judged: float) -> None:
    """The net of the core says what plain arrays say of what the seat sees; a new decision is worth a part of what the
    judge finds after playing on from there, and for the rest that."""
    game = registry.game(name)
    core, encoding, arrays = load(game), registry.part(name, "kernel.encoding"), net_arrays(name)
    grow, nothing = core.tree, np.zeros(1, np.int64)
    for number, (state, _, _) in enumerate(decisions("beside", 6, game=game)):
        root, words = core.flat.flat(game, state), np.zeros(encoding.STATE, np.int64)
        words[: len(root)] = root
        seat, numbers = int(grow.rules.to_act(core.box, root)), np.zeros(encoding.NUMBERS, np.int16)
        encoding.observe(core.box, words, seat, nothing, numbers)
        outcome, (_, _, chances) = told(arrays, nothing, numbers)[1], consulted(core, state)
        seats, most = int(grow.rules.seated(core.box, root)), grow.rules.SEATS
        won = np.exp(outcome[:seats]) / np.exp(outcome[:seats]).sum()
        wanted = 0.8 * won + 0.2 * (0.5 + 0.5 * np.clip(outcome[most : most + seats], -1, 1))
        assert [chances[(seat + away) % seats] for away in range(seats)] == pytest.approx(wanted.tolist(), abs=1e-3)

        tree, paper = grow.tree(64, 4096), grow.paper(core.net)
        grow.cleared(tree)
        grow.grow(core.box, root, seat, tree, -1, lots(number), False, paper, 1)
        found, said = paper.chances.copy(), paper.said.copy()
        grow.cleared(tree)
        chance = lots(number)
        paper.s[:] = root
        grow.rules.imagine(core.box, paper.s, seat, chance)
        grow.play_on(core.box, chance, False, paper)
        grow.outlook(core.box, tree.seats, paper)
        assert said[:seats].tolist() == pytest.approx(chances[:seats], abs=1e-3)
        both = judged * paper.chances[:seats] + (1 - judged) * said[:seats]
        assert found[:seats].tolist() == pytest.approx(both.tolist())


# Files -----------------------------------------------------------------------------------------------------------


def written(arrays: Arrays, about: dict[str, Any]) -> bytes:
    held = io.BytesIO()
    np.savez(held, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
    return held.getvalue()


@pytest.mark.parametrize("name", registry.game_names())
def test_a_net_says_what_it_is(name: str) -> None:
    file = files(f"boulevard.games.{name}").joinpath("net.npz")
    if not file.is_file():
        pytest.skip(f"{name} has no net")
    net, about = weights.read(file.read_bytes(), registry.game(name))
    assert net.weights.dtype == np.float32
    assert net.weights.flags.c_contiguous
    assert about["licence"] == "MIT"
    assert about["made"]["games"] > 1000
    assert len(file.read_bytes()) <= 1 << 20


def changed(kind: str) -> bytes:
    """A file with something wrong."""
    small, about = any_net(32, 139, 8, 1, (126, 32, 49), 1), json.loads(bytes(arrays_of(FILE)["about"]))
    sound = {**about, "sha256": weights.digest(small)}
    return {
        "torn": FILE[: len(FILE) // 2],
        "changed": FILE[:400_000] + bytes([FILE[400_000] ^ 1]) + FILE[400_001:],
        "other weights": written(small, about),
        "another game": written(small, {**sound, "game": "flatiron"}),
        "older rules": written(small, {**sound, "rules": 0}),
        "another encoding": written(small, {**sound, "encoding": 77}),
        "no layers": written({}, {**sound, "sha256": weights.digest({})}),
        "too large": FILE + bytes(1 << 20),
        "nothing": b"",
    }[kind]


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("torn", ""),
        ("changed", ""),
        ("other weights", "its digest is not that of its arrays"),
        ("another game", "it was made for flatiron, rules 1, encoding 1"),
        ("older rules", "it was made for paris, rules 0, encoding 1"),
        ("another encoding", "it was made for paris, rules 1, encoding 77"),
        ("no layers", "KeyError"),
        ("too large", "more than 1048576 bytes"),
        ("nothing", ""),
    ],
)
def test_a_file_that_does_not_fit_is_told_in_a_line(
    kind: str, reason: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "net.npz").write_bytes(changed(kind))
    monkeypatch.setattr(weights, "files", lambda package: tmp_path)
    with caplog.at_level(logging.WARNING, "boulevard.nets"):
        assert weights.net_of(game) is NONE
    (line,) = caplog.messages
    assert line.startswith("paris is searched without its net: net.npz does not fit (")
    assert reason in line


def test_a_game_without_a_net_says_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor one with other content: the net has not learnt it."""
    other = registry.game("paris", files("boulevard.games.paris").joinpath("content.toml").read_bytes() + b"\n")
    assert not other.own_content
    assert weights.net_of(other) is NONE
    monkeypatch.setattr(weights, "files", lambda package: tmp_path)
    assert weights.net_of(game) is NONE
    assert not caplog.messages
