"""One game on the core, decision by decision, as the environments of others need it."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.core.kernel import CHANCE, OVER, lots, next_lot
from boulevard.research.vectors import Encoded


class Single:
    """A game of encoded actions; chance is drawn by itself, or asked (`drawing=False`)."""

    def __init__(self, encoded: Encoded, players: int | None, options: Mapping[str, Any], drawing: bool = True) -> None:
        self.encoded, self.drawing = encoded, drawing
        self.start = encoded.game.setup(players, dict(options))
        self.root = encoded.words(self.start)
        self.seats: list[str] = list(encoded.game.seated(self.start))
        self.moves = np.zeros(encoded.rules.MOVES, np.int64)
        self.weights = np.zeros(encoded.rules.MOVES, np.int64)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game; the seed says all that is drawn."""
        self.words, self.lots = self.root.copy(), lots(seed)
        self.settle()

    @property
    def seat(self) -> int:
        """Who is asked; -1: chance."""
        return int(self.encoded.rules.to_act(self.encoded.box, self.words))

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def draws(self) -> tuple[list[int], list[int]]:
        """What may be drawn, and its weights."""
        count = self.encoded.rules.chance(self.encoded.box, self.words, self.moves, self.weights)
        return self.moves[:count].tolist(), self.weights[:count].tolist()

    def settle(self) -> None:
        while self.drawing and self.seat == CHANCE:
            codes, weights = self.draws()
            left, at = int(next_lot(self.lots)) % sum(weights), 0
            while left >= weights[at]:
                left -= weights[at]
                at += 1
            self.draw(codes[at])

    def draw(self, code: int) -> None:
        self.encoded.rules.do(self.encoded.box, self.words, code)

    def legal(self) -> list[int]:
        """The actions allowed, in order."""
        found = np.zeros(self.encoded.encoding.CHOICES, np.int16)
        count = self.encoded.encoding.legal(self.encoded.box, self.words, found, self.moves)
        return sorted(found[:count].tolist())

    def play(self, action: int) -> None:
        legal = self.legal()
        if action not in legal:
            raise ValueError(f"action {action} is not allowed; these are: {', '.join(map(str, legal))}")
        self.encoded.encoding.play(self.encoded.box, self.words, action)
        self.settle()

    def observation(self, seat: int) -> NDArray[np.int16]:
        """The planes as ones and zeros, then the numbers."""
        encoding = self.encoded.encoding
        planes, numbers = np.zeros(encoding.PLANES, np.int64), np.zeros(encoding.NUMBERS, np.int16)
        encoding.observe(self.encoded.box, self.words, seat, planes, numbers)
        bits = (planes[:, None] >> np.arange(64)) & 1
        return np.concatenate([bits.astype(np.int16).reshape(-1), numbers])

    def payoffs(self) -> list[float]:
        """Each seat's share of the victory, such that all add up to nothing."""
        won = np.zeros(self.encoded.rules.SEATS)
        self.encoded.rules.shares(self.encoded.box, self.words, won)
        seats = len(self.seats)
        return [float(share * seats - 1) / max(1, seats - 1) for share in won[:seats]]

    def named(self, action: int) -> str:
        """An action of whoever is asked as a text: the move's, or the part of a move that it is."""
        encoding, flat = self.encoded.encoding, self.encoded.flat
        code = encoding.move_of(self.words, action)
        return str(flat.move(self.encoded.game, code)) if code >= 0 else str(encoding.part_of(action))

    def state(self) -> Any:
        """The state of the readable rules."""
        return self.encoded.flat.state(self.encoded.game, self.words[: self.encoded.rules.WORDS], self.start)

    def drawn(self) -> str:
        """The table as whoever is asked sees it."""
        seat = self.seats[self.seat] if self.seat >= 0 else None
        return str(self.encoded.game.view(self.state(), seat))
