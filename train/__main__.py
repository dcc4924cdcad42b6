"""`python -m train paris --out DIR`: a net learns by self-play, in pieces; the same command goes on where it stopped.

DIR holds `last.pt` (all that is needed to go on), `best.npz` (the net that plays), `curve.jsonl` and `curve.svg`.
"""

import argparse
import sys
import threading
import time
from pathlib import Path

import numpy as np
import torch

from train import curve
from train.files import write_net
from train.game import Played
from train.learn import Replay, Trainer
from train.net import Net, Weights, folded
from train.play import Evaluator, Games, match


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=500, help="how long this piece plays")
    parser.add_argument("--whole", type=float, default=1000, help="seconds over which the learning rate falls")
    parser.add_argument("--games", type=int, default=8192, help="games at once")
    parser.add_argument("--simulations", type=int, default=48)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--blocks", type=int, default=5)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--room", type=int, default=2_000_000, help="decisions that are kept")
    parser.add_argument("--least", type=int, default=100_000, help="decisions before it begins to learn")
    parser.add_argument("--again", type=float, default=4.0, help="how often each decision is learnt from")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--gate", type=float, default=90, help="seconds between gates")
    parser.add_argument("--pairs", type=int, default=256, help="deals of a gate, each played twice")
    parser.add_argument("--gate-simulations", type=int, default=32)
    parser.add_argument("--lessons", type=Path, help="games to learn from before it plays (train.lessons)")
    parser.add_argument("--judged", type=float, default=0.0, help="so much of a position's worth the judge says")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Run:
    """One piece of training."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args, self.began = args, time.monotonic()
        args.out.mkdir(parents=True, exist_ok=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        if self.device.type == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
            torch.backends.cudnn.benchmark = True
        torch.set_num_threads(1)  # the trees want the processors
        sys.setswitchinterval(5e-4)  # nor are they to wait for the thread that learns
        torch.manual_seed(args.seed)
        self.played = Played(args.game)
        net = Net(self.played, args.width, args.blocks)
        self.trainer = Trainer(self.played, net, self.device, args.rate)
        self.before, self.positions, self.games_before, self.best = 0.0, 0, 0, folded(self.trainer.mean)
        self.resume()
        self.replay = Replay(self.played, args.room, self.device)
        self.stop = threading.Event()
        self.failed: BaseException | None = None

    def resume(self) -> None:
        path = self.args.out / "last.pt"
        if not path.exists():
            return
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.trainer.net.load_state_dict(kept["net"])
        self.trainer.mean.load_state_dict(kept["mean"])
        self.trainer.optimizer.load_state_dict(kept["optimizer"])
        self.trainer.steps, self.before = kept["steps"], kept["seconds"]
        self.positions, self.games_before, self.best = kept["positions"], kept["games"], kept["best"]

    def save(self, games: int) -> None:
        kept = {
            "net": self.trainer.net.state_dict(),
            "mean": self.trainer.mean.state_dict(),
            "optimizer": self.trainer.optimizer.state_dict(),
            "steps": self.trainer.steps,
            "seconds": self.seconds,
            "positions": self.positions + self.replay.written,
            "games": self.games_before + games,
            "best": self.best,
        }
        path = self.args.out / "last.pt"
        with self.trainer.lock:
            torch.save(kept, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)

    @property
    def seconds(self) -> float:
        """Of self-play, all pieces together."""
        return self.before + time.monotonic() - self.started

    def rate(self) -> float:
        """High at first, falling evenly to a twentieth."""
        gone = min(1.0, self.seconds / self.args.whole)
        return float(self.args.rate * min(1.0, (self.trainer.steps + 1) / 200) * (1 - 0.95 * gone))

    def teach(self, folder: Path) -> None:
        """Learn from games of others first."""
        for path in sorted(folder.glob("*.npz")):
            with np.load(path) as kept:
                self.replay.add(self.played.forest.Rows(*(kept[name] for name in self.played.forest.Rows._fields)))
        held = self.replay.written
        steps, self.positions = int(self.args.again * held / self.args.batch), -held  # these are not counted
        for step in range(steps):
            self.trainer.step(self.replay.some(self.args.batch), self.args.rate * min(1.0, (step + 1) / 200))
        self.best, line = self.trainer.weights(), {"taught": held, "steps": steps, **self.trainer.losses}
        write_net(self.args.out / "best.npz", self.played, self.best, self.trainer.net.shape, line)
        print("taught", line, flush=True)

    def learning(self) -> None:
        """The thread that learns."""
        try:
            begun, written = 0, self.replay.written
            if self.device.type == "cuda":
                torch.cuda.set_stream(torch.cuda.Stream())
            while not self.stop.is_set():
                due = self.args.again * (self.replay.written - written) / self.args.batch
                if self.replay.written < self.args.least or begun >= due:
                    time.sleep(0.003)
                    continue
                self.trainer.step(self.replay.some(self.args.batch), self.rate())
                begun += 1
        except BaseException as error:
            self.failed = error
            raise

    def play(self) -> None:
        args = self.args
        started = self.started = time.monotonic()
        if args.lessons is not None and not self.trainer.steps:
            self.teach(args.lessons)
        rows = args.games // 2
        evaluator = Evaluator(self.played, self.trainer.weights(), args.blocks, rows, self.device)
        seed = args.seed + int(self.before)
        games = Games(self.played, [evaluator], args.games, args.simulations, seed, True, judged=args.judged)
        games.tick()
        self.rivals = [Evaluator(self.played, self.best, args.blocks, args.pairs, self.device) for _ in range(2)]
        print(f"ready after {time.monotonic() - started:.0f} s on {self.device}, {games.threads} threads", flush=True)
        self.started = time.monotonic()
        thread = threading.Thread(target=self.learning, daemon=True)
        thread.start()
        ticks, gated, told = 0, time.monotonic(), time.monotonic()
        while self.failed is None and time.monotonic() - self.started < args.seconds:
            games.tick()
            ticks += 1
            if ticks % 32 == 0:
                for found in games.handed_out():
                    self.replay.add(found)
            if ticks % 256 == 0 or self.device.type == "cpu":
                evaluator.learn_from(self.trainer.weights())
            if time.monotonic() - told > 15:
                told = time.monotonic()
                self.tell(games)
            if time.monotonic() - gated > args.gate and self.trainer.steps:
                self.gate(games)
                self.save(games.ended)
                gated = time.monotonic()
        self.stop.set()
        thread.join()
        if self.failed is not None:
            raise self.failed
        self.gate(games)
        self.save(games.ended)
        games.close()

    def figures(self, games: Games) -> dict[str, float]:
        played = time.monotonic() - self.started
        return {
            "seconds": round(self.seconds, 1),
            "games": self.games_before + games.ended,
            "positions": self.positions + self.replay.written,
            "steps": self.trainer.steps,
            "evaluations_a_second": round(games.evaluated / played),
            "games_a_second": round(games.ended / played, 1),
            **{name: round(loss, 4) for name, loss in self.trainer.losses.items()},
        }

    def tell(self, games: Games) -> None:
        print(self.figures(games), flush=True)

    def gate(self, games: Games) -> None:
        """The net plays the best one so far, and takes its place if it wins more than half."""
        args, now = self.args, self.trainer.weights()
        share, lead = self.compared(now, self.best)
        line = {**self.figures(games), "share": round(share, 4), "lead": round(lead, 2), "kept": share > 0.5}
        if share > 0.5:
            self.best = now
            write_net(args.out / "best.npz", self.played, now, self.trainer.net.shape, line)
        write_net(args.out / f"at-{self.seconds:.0f}.npz", self.played, now, self.trainer.net.shape, line)
        curve.add(args.out / "curve.jsonl", line)
        lines = curve.read(args.out / "curve.jsonl")
        (args.out / "curve.svg").write_text(curve.drawn(lines, f"{args.game}: self-play"), "utf-8")
        print("gate", line, flush=True)

    def compared(self, one: Weights, other: Weights) -> tuple[float, float]:
        """The share of wins and the lead of one net against another."""
        for rival, weights in zip(self.rivals, (one, other), strict=True):
            rival.learn_from(weights)
        args = self.args
        one_side, other_side = self.rivals
        seed = self.trainer.steps
        return match(self.played, one_side, other_side, args.pairs, args.gate_simulations, seed, args.judged)


def main() -> int:
    Run(asked()).play()
    return 0


if __name__ == "__main__":
    sys.exit(main())
