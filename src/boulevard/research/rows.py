"""The decisions of a record as arrays: what whoever was asked saw, what was allowed, what was chosen."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.core.record import Record
from boulevard.core.steps import CHANCE
from boulevard.research.vectors import Encoded

Arrays = dict[str, NDArray[Any]]


class Row(NamedTuple):
    """A decision; a move that is told in parts has one for each."""

    ply: int
    seat: int
    planes: NDArray[np.int64]
    numbers: NDArray[np.int16]
    legal: NDArray[np.int16]
    action: int
    visits: NDArray[np.int32]
    """How often a search tried each of `legal`; nothing but 0 where none did."""


class Game(NamedTuple):
    """A game that is over."""

    number: int
    rows: list[Row]
    won: NDArray[np.float32]
    sheets: NDArray[np.int16]


class Reader:
    """Reads records of one game."""

    def __init__(self, encoded: Encoded) -> None:
        self.encoded = encoded
        self.moves = np.zeros(encoded.rules.MOVES, np.int64)
        self.actions = np.zeros(encoded.encoding.CHOICES, np.int16)

    def game(self, number: int, record: Record, visits: Mapping[int, Mapping[str, int]]) -> Game:
        """The whole record; `visits`: at some plies, how often a search tried each move."""
        encoded, rules = self.encoded, self.encoded.rules
        words = encoded.root(len(record.players), record.options)
        rows: list[Row] = []
        for ply, line in enumerate(record.lines):
            code = self.code(line.text)
            if line.seat == CHANCE:
                rules.do(encoded.box, words, code)
            else:
                rows += self.decided(words, ply, code, visits.get(ply, {}))
        won, sheets = np.zeros(rules.SEATS), np.zeros((rules.SEATS, rules.LINES), np.int64)
        rules.shares(encoded.box, words, won)
        rules.scores(encoded.box, words, sheets)
        return Game(number, rows, won.astype(np.float32), sheets.astype(np.int16))

    def code(self, text: str) -> int:
        game = self.encoded.game
        return int(self.encoded.flat.code(game, game.parse(text)))

    def path(self, words: Any, code: int) -> list[int]:
        """The actions that a move is told by."""
        encoding = self.encoded.encoding
        part = int(encoding.part_before(words, code))
        return [*([part] if part >= 0 else []), int(encoding.action_of(words, code))]

    def decided(self, words: Any, ply: int, code: int, visits: Mapping[str, int]) -> Iterator[Row]:
        """The rows of a move, which is played."""
        encoding, box = self.encoded.encoding, self.encoded.box
        tried = [(self.path(words, self.code(text)), count) for text, count in visits.items()]
        for depth, action in enumerate(path := self.path(words, code)):
            seat = int(self.encoded.rules.to_act(box, words))
            legal = self.actions[: encoding.legal(box, words, self.actions, self.moves)].copy()
            planes, numbers = np.zeros(encoding.PLANES, np.int64), np.zeros(encoding.NUMBERS, np.int16)
            encoding.observe(box, words, seat, planes, numbers)
            counts = np.zeros(legal.size, np.int32)
            for other, count in tried:
                if other[:depth] == path[:depth]:
                    counts[legal == other[depth]] += count
            yield Row(ply, seat, planes, numbers, legal, action, counts)
            encoding.play(box, words, action)


def arrays(games: Sequence[Game]) -> Arrays:
    """Games as the arrays of a shard (docs/research.md names them)."""
    rows = [row for game in games for row in game.rows]
    return {
        "game": np.array([game.number for game in games for _ in game.rows], np.int32),
        "ply": np.array([row.ply for row in rows], np.int32),
        "seat": np.array([row.seat for row in rows], np.int8),
        "planes": np.stack([row.planes for row in rows]),
        "numbers": np.stack([row.numbers for row in rows]),
        "legal": np.concatenate([row.legal for row in rows]),
        "legal_from": offsets([row.legal.size for row in rows]),
        "visits": np.concatenate([row.visits for row in rows]),
        "action": np.array([row.action for row in rows], np.int16),
        "games": np.array([game.number for game in games], np.int32),
        "rows_from": offsets([len(game.rows) for game in games]),
        "won": np.stack([game.won for game in games]),
        "sheets": np.stack([game.sheets for game in games]),
    }


def offsets(sizes: Sequence[int]) -> NDArray[np.int64]:
    """Where each piece begins, and where the last one ends."""
    return np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
