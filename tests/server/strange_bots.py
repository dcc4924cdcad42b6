"""Bots that no table should suffer from."""

import os
import time
from typing import Any


class Strange:
    def __init__(self, game: Any) -> None:
        pass


class Nonsense(Strange):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> str:
        print("nonsense on standard output")
        return "fly to the moon"


class Crash(Strange):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> str:
        raise RuntimeError("secret words of a bot")


class Exit(Strange):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> str:
        os._exit(3)


class Dawdle(Strange):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> str:
        time.sleep(3600)
        return ""
