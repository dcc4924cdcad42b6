"""`apprenti`: greedy. It imagines a state from its view, tries each move once, keeps the one its judge likes best."""

from collections.abc import Container, Sequence
from random import Random
from typing import Any

from boulevard.bots.search import ahead, outlook
from boulevard.core.bot import Budget, Candidate, Judge
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.registry import part


class Apprenti:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.judge: Judge = part(game.name, "judge")

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        values = self.values(self.game.determinize(view, rng), view.seat, moves)
        best = max(values)
        return rng.choice([move for move, value in zip(moves, values, strict=True) if value == best])

    def values(self, imagined: Any, seat: str, moves: Sequence[Move]) -> list[float]:
        """What the judge thinks of the state after each move."""
        values = []
        for move in moves:
            s = self.game.clone(imagined)
            self.game.do(s, move)
            values.append(self.judge.value(self.game, s, seat))
        return values

    def dominated(self, view: Any, moves: Sequence[Move]) -> Container[Move]:
        """The moves to which another one is always to be preferred, where the game's judge can tell."""
        tell = getattr(self.judge, "dominated", None)
        return tell(self.game, self.game.determinize(view, Random(0)), view.seat, moves) if tell else ()

    def candidates(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> list[Candidate]:
        """All moves, the one that it likes best first; chances, lead and lines as things stand right after each."""
        imagined = self.game.determinize(view, rng)
        values = self.values(imagined, view.seat, moves)
        found = []
        for at in sorted(range(len(moves)), key=lambda at: -values[at]):
            s = self.game.clone(imagined)
            self.game.do(s, moves[at])
            chances, standings = outlook(self.game, self.judge, s)
            found.append(Candidate(moves[at], 1, chances[view.seat], ahead(standings, view.seat)))
        return found
