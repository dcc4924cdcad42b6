"""`python -m train.versus paris src/boulevard/games/paris/net.npz maitre --iterations 200 --games 60`: the first choice
of a net, without any search, against a bot; every deal is played twice, with seats changed."""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

from boulevard.bots import make_bot
from boulevard.core.bot import Budget
from boulevard.core.contract import any_move
from boulevard.core.moves import Move
from boulevard.core.steps import CHANCE
from train.game import Played
from train.net import Weights, evaluate


class FirstChoice:
    """What a net likes most."""

    def __init__(self, played: Played, path: Path) -> None:
        self.played = played
        with np.load(path) as kept:
            about: dict[str, Any] = json.loads(bytes(kept["about"]))
            names = [name for name in kept.files if name != "about"]
            self.weights: Weights = {name: torch.from_numpy(kept[name].astype(np.float32)) for name in names}
        if (about["game"], about["encoding"]) != (played.name, played.encoding.VERSION):
            raise ValueError(f"{path} is a net of {about['game']}, encoding {about['encoding']}")
        self.blocks = int(about["shape"]["blocks"])

    def move(self, state: Any) -> Move:
        played, encoding = self.played, self.played.encoding
        words = np.zeros(encoding.STATE, np.int64)
        words[: played.rules.WORDS] = played.flat.flat(played.game, state)
        seat = played.rules.to_act(played.box, words)
        actions, moves = np.zeros(encoding.CHOICES, np.int16), np.zeros(played.rules.MOVES, np.int64)
        while True:
            allowed = actions[: encoding.legal(played.box, words, actions, moves)].astype(np.int64)
            planes = np.zeros((1, encoding.PLANES), np.int64)
            numbers = np.zeros((1, encoding.NUMBERS), np.int16)
            encoding.observe(played.box, words, seat, planes[0], numbers[0])
            with torch.no_grad():
                policy, _ = evaluate(self.weights, self.blocks, torch.from_numpy(planes), torch.from_numpy(numbers))
            action = int(allowed[int(policy[0, torch.from_numpy(allowed)].argmax())])
            if (code := int(encoding.move_of(words, action))) >= 0:
                found: Move = played.flat.move(played.game, code)
                return found
            encoding.play(played.box, words, action)


def share(played: Played, net: FirstChoice, bot: Any, budget: Budget, deal: int, seat: int) -> float:
    """The net's share of the victory from this seat."""
    game, lots, thoughts = played.game, Random(f"deal {deal}"), Random(f"bot {deal}")
    options = {"postcards": "random"} if played.name == "paris" else {}
    state = game.setup(None, options)
    while asked := game.to_act(state):
        offered = list(game.options(state, asked[0]))
        if asked[0] == CHANCE:
            move = any_move(game, state, lots)[1]
        elif len(offered) == 1:
            move = offered[0]
        elif game.seated(state).index(asked[0]) == seat:
            move = net.move(state)
        else:
            move = bot.choose(game.view(state, asked[0]), offered, thoughts, budget)
        game.do(state, move)
    outcome = game.outcome(state)
    assert outcome is not None
    return (game.seated(state)[seat] in outcome.winners) / len(outcome.winners)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.versus", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("net", type=Path)
    parser.add_argument("bot")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--games", type=int, default=60)
    args = parser.parse_args()
    torch.set_num_threads(1)
    played = Played(args.game)
    net, bot, budget = (
        FirstChoice(played, args.net),
        make_bot(args.bot, played.game),
        Budget(iterations=args.iterations),
    )
    won = 0.0
    for number in range(args.games):
        won += share(played, net, bot, budget, number // 2, number % 2)
        print(f"{won:g} of {number + 1}", flush=True)


if __name__ == "__main__":
    main()
