"""Training at toy size, on the processor: `./test -m train`."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")

import torch
from train.__main__ import main
from train.game import Played
from train.learn import Replay, Trainer
from train.lessons import Pupil, learn
from train.net import Net, board_of, evaluate, folded
from train.play import Evaluator, Games, match

from boulevard.core.encoding import starts
from boulevard.core.layers import laid_out
from boulevard.core.net import desk, logit
from boulevard.core.net import evaluate as core_evaluate

pytestmark = [pytest.mark.train, pytest.mark.filterwarnings("default")]

CPU = torch.device("cpu")
TOY = (
    "--games 32 --simulations 4 --width 8 --blocks 2 --batch 64 --least 100 --room 4000 --pairs 4 --gate-simulations 2"
)


@pytest.fixture(scope="module")
def played() -> Played:
    return Played("paris")


@pytest.fixture(scope="module")
def rows(played: Played) -> Any:
    """Decisions of whole games of a net that knows nothing."""
    torch.manual_seed(1)
    evaluator = Evaluator(played, folded(Net(played, 8, 1)), 1, 16, CPU)
    games = Games(played, [evaluator], 32, 4, 1, learning=True)
    while games.ended < 8:
        games.tick()
    (found, *_) = games.handed_out()
    games.close()
    return found


def test_rows_tell_what_came(played: Played, rows: Any) -> None:
    assert np.allclose(rows.won.sum(1), 1)
    assert np.allclose(rows.ahead[:, 0], -rows.ahead[:, 1])
    assert (rows.lines[:, 4] == rows.lines[:, :4].sum(1)).all()
    assert ((rows.found >= 0) & (rows.found <= 1)).all()
    for row in range(len(rows.listed)):
        count = rows.listed[row]
        assert count > 1
        assert len(set(rows.actions[row, :count].tolist())) == count
        assert abs(int(rows.shares[row, :count].astype(int).sum()) - 65535) < count


def test_folded_weights_say_the_same(played: Played, rows: Any) -> None:
    torch.manual_seed(2)
    net = Net(played, 8, 2)
    for module in net.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            torch.nn.init.uniform_(module.weight, 0.5, 1.5)
            torch.nn.init.uniform_(module.running_mean, -0.5, 0.5)
            torch.nn.init.uniform_(module.running_var, 0.5, 2)
    net.eval()
    planes, numbers = torch.from_numpy(rows.planes[:20]), torch.from_numpy(rows.numbers[:20])
    with torch.no_grad():
        wanted = net(board_of(planes, torch.float32), numbers.float())
        found = evaluate(folded(net), 2, planes, numbers)
    for one, other in zip(wanted, found, strict=True):
        assert torch.allclose(one, other, atol=1e-4)


def said_in_the_core(played: Played, weights: Any, planes: Any, numbers: Any) -> tuple[list[float], list[float]]:
    """What the evaluator of the product says of a position."""
    net = laid_out({name: value.numpy() for name, value in weights.items()})
    on, heads = desk(played.encoding.PLANES, played.encoding.NUMBERS, net), dict(played.encoding.HEADS)
    on.planes[:], on.numbers[:] = planes, numbers
    core_evaluate(net, on)
    boards = heads.get("spaces", 0), heads.get("squares", 0)
    told = played.rules.SEATS * (2 + played.rules.LINES)
    return [logit(net, on, *boards, action) for action in range(played.encoding.ACTIONS)], on.outcome[:told].tolist()


def test_the_core_says_what_torch_says(played: Played, rows: Any) -> None:
    torch.manual_seed(5)
    weights = folded(Net(played, 8, 2).eval())
    with torch.no_grad():
        policy, told = evaluate(weights, 2, torch.from_numpy(rows.planes[:3]), torch.from_numpy(rows.numbers[:3]))
    for at in range(3):
        said = said_in_the_core(played, weights, rows.planes[at], rows.numbers[at])
        assert said[0] == pytest.approx(policy[at].tolist(), abs=1e-3)
        assert said[1] == pytest.approx(told[at].tolist(), abs=1e-3)


def test_a_game_without_planes_has_a_dense_net() -> None:
    """It learns, is folded, and says the same in the core; nothing here needs the game's core compiled."""
    torch.manual_seed(6)
    flatiron, lots = Played("flatiron"), np.random.default_rng(7)
    rows = flatiron.forest.rows(200)
    rows.numbers[:] = lots.integers(0, 2, rows.numbers.shape)
    rows.actions[:, 0] = lots.integers(0, flatiron.encoding.ACTIONS, 200)
    rows.shares[:, 0], rows.listed[:], rows.won[:, 0], rows.found[:] = 65535, 1, 1, 1
    trainer, replay = Trainer(flatiron, Net(flatiron, 16, 2), CPU, 5e-3), Replay(flatiron, 1000, CPU)
    replay.add(rows)
    for _ in range(20):
        trainer.step(replay.some(64), 5e-3)
    planes, numbers = torch.from_numpy(rows.planes[:20]), torch.from_numpy(rows.numbers[:20])
    trainer.mean.eval()
    with torch.no_grad():
        wanted = trainer.mean(board_of(planes, torch.float32), numbers.float())
        found = evaluate(trainer.weights(), 2, planes, numbers)
    for one, other in zip(wanted, found, strict=True):
        assert torch.allclose(one, other, atol=1e-4)
    said = said_in_the_core(flatiron, trainer.weights(), rows.planes[0], rows.numbers[0])
    assert said[0] == pytest.approx(found[0][0].tolist(), abs=1e-3)
    assert torch.softmax(found[1][:, :2], 1)[:, 0].mean() > 0.8, "it has learnt who always wins"


@pytest.mark.long
def test_couleurs_is_taught_by_two_to_four() -> None:
    """Lessons hold both parts of a painted square, however many play."""
    pupil = Pupil("couleurs", 2, 1)
    couleurs, roots = pupil.played, pupil.played.roots
    actions, players = starts(couleurs.encoding.ACTION_FIELDS), starts(couleurs.encoding.NUMBER_FIELDS)["players"]
    for seats in (2, 3, 4):
        couleurs.roots = np.array([root for root in roots if couleurs.rules.seated(couleurs.box, root) == seats])
        rows = pupil.game()
        assert rows.numbers[:, players + seats - 2].all()
        assert np.allclose(rows.won[:, :seats].sum(1), 1)
        assert not rows.won[:, seats:].any()
        best = rows.actions[:, 0]
        assert ((actions["paint"] <= best) & (best < actions["done"])).any()


def test_a_net_learns(played: Played, rows: Any) -> None:
    torch.manual_seed(3)
    trainer, replay = Trainer(played, Net(played, 8, 1), CPU, 5e-3), Replay(played, 2000, CPU)
    replay.add(rows)
    some, losses = replay.some(64), []
    for _ in range(30):
        trainer.step(some, 5e-3)
        with torch.no_grad():
            policy, told = trainer.net(board_of(some["planes"], torch.float32), some["numbers"].float())
        losses.append(sum(trainer.compared(some, some["actions"].long(), policy, told).values()).item())
    assert losses[-1] < 0.8 * losses[0]


def test_a_net_against_itself_is_even(played: Played) -> None:
    torch.manual_seed(4)
    one, other = (Evaluator(played, folded(Net(played, 8, 1)), 1, 4, CPU) for _ in range(2))
    other.learn_from(one.weights)
    assert match(played, one, other, 4, 2, seed=1) == (0.5, 0.0)


def test_the_judge_is_heard_beside_the_net(played: Played) -> None:
    """A position is worth what the net says, what the judge says after playing on, or a mean of both."""
    torch.manual_seed(8)
    nets = [Evaluator(played, folded(Net(played, width, 1)), 1, 4, CPU) for width in (8, 16)]

    def said(net: Evaluator, judged: float) -> Any:
        games = Games(played, [net], 8, 2, seed=9, learning=False, judged=judged)
        games.tick()
        games.tick()
        games.close()
        return games.trees.value.copy()

    one, other, judge = said(nets[0], 0.0), said(nets[1], 0.0), said(nets[0], 1.0)
    assert (one != other).all()
    assert (judge == said(nets[1], 1.0)).all(), "no net is heard"
    assert ((judge > 0) & (judge < 1)).all()
    assert np.allclose(said(nets[0], 0.25), 0.75 * one + 0.25 * judge, atol=1e-5)


def test_pieces_follow_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "nets"
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["train", "paris", "--out", str(out), "--seconds", "6", *TOY.split()])
        assert main() == 0
    first, second = (json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines())
    assert 0 < first["steps"] < second["steps"]
    assert first["games"] < second["games"]
    assert "<svg" in (out / "curve.svg").read_text()
    with np.load(next(out.glob("at-*.npz"))) as net:
        about = json.loads(bytes(net["about"]))
        assert about["game"] == "paris"
        assert about["encoding"] == 1
        assert net["stem.weight"].dtype == np.float16


def test_lessons_come_first(played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of the search without a net, of which each decision is kept; a net that has learnt from them plays on."""
    lessons, out = tmp_path / "lessons", tmp_path / "nets"
    lessons.mkdir()
    learn("paris", lessons, iterations=3, seconds=0.01, number=0)
    with np.load(lessons / "0.npz") as kept:
        count = len(kept["listed"])
        assert count > 20
        assert np.allclose(kept["won"].sum(1), 1)
        assert (kept["listed"] > 1).all()
        assert (kept["shares"].astype(int).sum(1) > 65000).all()
        assert ((kept["found"] >= 0) & (kept["found"] <= 1)).all()
        assert np.abs(kept["found"] - kept["won"][:, 0])[-1] < 0.3, "near the end it is known who wins"
    given = ["--lessons", str(lessons), "--seconds", "3", *TOY.split()]
    monkeypatch.setattr(sys, "argv", ["train", "paris", "--out", str(out), *given, "--again", "8"])
    assert main() == 0
    (line,) = (json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines())
    assert line["steps"] >= 8 * count // 64
    assert line["positions"] >= 0, "what others decided is not counted"
    assert (out / "best.npz").exists()
