"""Steps of vector environments a second of one core, beside PettingZoo's and OpenSpiel's games driven from Python:
`./play` once, then `python3 bench/vectors.py`.

All sides play at random, alternating in short rounds and counted by the processor's time, so that a noisy machine slows
all alike. A step is a decision of one game; draws are not counted.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import house


def vectors(name: str, games: int, observations: bool) -> Callable[[], int]:
    from boulevard.research.vectors import Vectors

    env = Vectors(name, games, observations=observations)

    def play() -> int:
        env.step(env.sample())
        return games

    return play


def zoo(module: str) -> Callable[[], int]:
    """One game of PettingZoo's own."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{module}").env()

    def play() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            steps += not over
        return steps

    return play


def spiel(name: str) -> Callable[[], int]:
    import random

    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def rate(play: Callable[[], int], seconds: float) -> float:
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        steps += play()
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds a side and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=1024, help="games at once")
    args = parser.parse_args()
    from boulevard.research.vectors import encoded_games

    sides: dict[str, Callable[[], int]] = {}
    for name in encoded_games():
        sides[f"{name}, {args.games} games"] = vectors(name, args.games, False)
        sides[f"{name}, {args.games} games, with observations"] = vectors(name, args.games, True)
    sides["PettingZoo: tic-tac-toe"] = zoo("tictactoe_v3")
    sides["PettingZoo: connect four"] = zoo("connect_four_v3")
    sides["OpenSpiel: amazons"] = spiel("amazons")
    sides["OpenSpiel: connect four"] = spiel("connect_four")
    for play in sides.values():
        play()
    rates: dict[str, list[float]] = {label: [] for label in sides}
    for _ in range(args.rounds):
        for label, play in sides.items():
            rates[label].append(rate(play, args.seconds))
    print("| random play, a second of one core | steps | to amazons |\n|---|---:|---:|")
    for label, found in rates.items():
        ratios = [one / other for one, other in zip(found, rates["OpenSpiel: amazons"], strict=True)]
        print(f"| {label} | {statistics.median(found):,.0f} | {statistics.median(ratios):,.2f} |")


if __name__ == "__main__":
    if not house.works():
        house.ready("requirements.lock", shows=False)
    python = house.extra("research", "spiel", more=("pygame",))  # PettingZoo's own games want it
    if Path(sys.executable) != python:
        house.become([str(python), str(Path(__file__).resolve()), *sys.argv[1:]])
    main()
