"""A policy over actions as a bot, for the arena and for tables."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.core.bot import Budget
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.research.vectors import Encoded


class Player(ABC):
    """Subclasses say which action they choose; a move that is told in parts is asked part by part."""

    def __init__(self, game: AnyGame) -> None:
        self.encoded = Encoded(game)

    @abstractmethod
    def action(
        self, planes: NDArray[np.int64], numbers: NDArray[np.int16], legal: NDArray[np.int64], rng: Random
    ) -> int:
        """One of `legal`, by what the seat that is asked sees."""

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        encoded, encoding, box = self.encoded, self.encoded.encoding, self.encoded.box
        words = encoded.words(encoded.game.determinize(view, rng))  # what is hidden is drawn, and not seen below
        seat = int(encoded.rules.to_act(box, words))
        actions, scratch = np.zeros(encoding.CHOICES, np.int16), np.zeros(encoded.rules.MOVES, np.int64)
        while True:
            planes, numbers = np.zeros(encoding.PLANES, np.int64), np.zeros(encoding.NUMBERS, np.int16)
            encoding.observe(box, words, seat, planes, numbers)
            legal = actions[: encoding.legal(box, words, actions, scratch)].astype(np.int64)
            action = int(self.action(planes, numbers, legal, rng))
            if action not in legal:
                raise ValueError(f"action {action} is not allowed; these are: {', '.join(map(str, legal))}")
            if (code := int(encoding.move_of(words, action))) >= 0:
                move: Move = encoded.flat.move(encoded.game, code)
                return move
            encoding.play(box, words, action)
