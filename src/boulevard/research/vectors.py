"""Thousands of games at once, on numpy arrays."""

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard import registry
from boulevard.bots import kept_code
from boulevard.core.game import AnyGame
from boulevard.core.kernel import CHANCE, Words, keep_code, lots


class NoEncoding(Exception):
    """The game cannot be played as arrays here."""


class Encoded:
    """A game as learners see it: its core, its encoding and its content."""

    def __init__(self, game: AnyGame) -> None:
        if not registry.has_part(game.name, "kernel") or not registry.has_part(game.name, "kernel.encoding"):
            raise NoEncoding(f"{game.name} has no encoding; these have: {', '.join(encoded_games())}")
        keep_code(lambda name: str(kept_code.folder(name)))
        self.game = game
        self.rules: Any = registry.part(game.name, "kernel.rules")
        self.encoding: Any = registry.part(game.name, "kernel.encoding")
        self.flat: Any = registry.part(game.name, "kernel.flat")
        self.box: Words = self.flat.laid_out(game)

    def words(self, state: Any) -> Words:
        """A state of the readable rules as that of a learner."""
        found = np.zeros(self.encoding.STATE, np.int64)
        found[: self.rules.WORDS] = self.flat.flat(self.game, state)
        return found

    def root(self, players: int | None, options: Mapping[str, Any]) -> Words:
        """A game before its first draw."""
        return self.words(self.game.setup(players, dict(options)))


def encoded_games() -> list[str]:
    """The games that have an encoding."""
    return [
        name
        for name in registry.game_names()
        if registry.has_part(name, "kernel") and registry.has_part(name, "kernel.encoding")
    ]


@cache
def steps_of(name: str) -> ModuleType:
    """The steps compiled with the core of that game."""
    from boulevard.bots.cored import compiled_with

    parts = {part: registry.part(name, f"kernel.{part}") for part in ("rules", "encoding")}
    return compiled_with("boulevard.research.steps", name, **parts)


class Vectors:
    """So many games of one kind, stepped together. After `reset` and after every `step`, for each game:

    `seat` is asked (-1: chance, where it is given), `legal[game, :count[game]]` are the actions allowed, `planes` and
    `numbers` what that seat sees. `over`: the last step ended a game, `reward` is each seat's share of the victory and
    `points` the totals; everything else is already of the next game.
    """

    def __init__(
        self,
        name: str,
        games: int,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        observations: bool = True,
        chance: Literal["drawn", "given"] = "drawn",
    ) -> None:
        """`chance="given"`: where something is drawn, the action is the number of one of the `draws`."""
        if games < 1:
            raise ValueError(f"at least one game is needed, not {games}")
        if chance not in ("drawn", "given"):
            raise ValueError(f"chance is 'drawn' or 'given', not {chance!r}")
        self.encoded = Encoded(registry.game(name))
        self.encoding, self.games, self.observations = self.encoded.encoding, games, observations
        self.drawing = chance == "drawn"
        self._steps = steps_of(name)
        self._arrays, self._paper = self._steps.arrays(games), self._steps.paper()
        self.roots: Words = self.encoded.root(players, options or {})[None]
        a = self._arrays
        self.seat, self.legal, self.count = a.seat, a.legal, a.counts
        self.reward, self.points, self.over = a.reward, a.points, a.over
        self.planes, self.numbers, self.states = a.planes, a.numbers, a.states
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere; the same seed and the same actions give the same games."""
        rng = np.random.default_rng(seed)
        self._arrays.lots[:, 0] = rng.integers(1 << 63, size=self.games, dtype=np.uint64)
        self._lots = lots(int(rng.integers(1 << 63)))
        self._steps.begin_all(self.encoded.box, self._arrays, self.roots, self.drawing, self.observations, self._paper)

    def step(self, actions: ArrayLike) -> None:
        """One action of every game."""
        chosen: NDArray[np.int64] = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise ValueError(f"an action for each of {self.games} games is needed, not an array of {chosen.shape}")
        wrong = self._steps.step_all(
            self.encoded.box, self._arrays, chosen, self.roots, self.drawing, self.observations, self._paper
        )
        if wrong >= 0:
            raise ValueError(
                f"game {wrong}: action {chosen[wrong]} is not allowed; {self.count[wrong]} are, see `legal` and `count`"
            )

    def sample(self) -> NDArray[np.int64]:
        """Any allowed action of every game; of draws, any."""
        found = np.zeros(self.games, np.int64)
        self._steps.sample_all(self._arrays, found, self._lots)
        return found

    def mask(self) -> NDArray[np.bool_]:
        """By game and action: is it allowed? All False where chance is asked."""
        found = np.zeros((self.games, self.encoding.ACTIONS), np.bool_)
        self._steps.mask_all(self._arrays, found)
        return found

    def observation(self, game: int, seat: int) -> tuple[Words, NDArray[np.int16]]:
        """What a seat sees, asked or not: planes and numbers."""
        planes, numbers = np.zeros_like(self.planes[game]), np.zeros_like(self.numbers[game])
        self.encoding.observe(self.encoded.box, self.states[game], seat, planes, numbers)
        return planes, numbers

    def draws(self, game: int) -> tuple[list[str], list[int]]:
        """What may be drawn where chance is given: the moves, as texts, and their weights."""
        if self.seat[game] != CHANCE:
            raise ValueError(f"game {game} asks seat {self.seat[game]}, not chance")
        paper = self._paper
        count = self.encoded.rules.chance(self.encoded.box, self.states[game], paper.moves, paper.weights)
        move = self.encoded.flat.move
        return [str(move(self.encoded.game, code)) for code in paper.moves[:count]], paper.weights[:count].tolist()

    def boards(self) -> NDArray[np.bool_]:
        """The planes as boards: game, plane, space."""
        shifts = np.arange(64, dtype=np.int64)
        found: NDArray[np.bool_] = ((self.planes[:, :, None] >> shifts) & 1).astype(np.bool_)
        return found
