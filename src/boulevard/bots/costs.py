"""What a move costs: one function from a view and a move to the points and the chance that it is expected to give away
against the best move found, where on the score sheet, and that move as a hint. For teaching, and for looking through
games.

Moves can be compared only where all were tried alike, so the one that is asked about is tried as often as the search's
favourite (`Maitre.candidates`). Nothing but the view is looked at.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from msgspec import Struct

from boulevard.bots.advice import (
    SHORT_POINTS,
    SURE,
    Driver,
    Hint,
    considered,
    drivers,
    hinted,
    named,
    said_drivers,
    sober,
    whole,
)
from boulevard.bots.maitre import EXACT, Maitre
from boulevard.core.bot import Budget, Candidate
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.texts import LANGUAGES, texts

EQUAL, EQUAL_POINTS = 0.03, 1.0
"""Moves whose chances and whose leads differ by less are equals."""
Grade = Literal["good", "slip", "mistake"]
SLIP, MISTAKE = (SHORT_POINTS, 0.1), (8.0, 0.2)
"""From so many points or so much of a chance on, a move is called so."""
TAUGHT: dict[str, tuple[Grade, ...]] = {"patient": ("mistake",), "strict": ("slip", "mistake")}
"""What a teacher of whatever patience speaks of."""


class Cost(Struct, frozen=True):
    """What a move is expected to cost against the best one that was found; nothing, where it is among the best."""

    move: str
    value: float
    """The chance to win with it, from 0 to 1."""
    lead: float
    """The points that the seat may then expect to be ahead of its best rival at the end."""
    points: float = 0.0
    """So many points less ahead than with the better move."""
    chance: float = 0.0
    """So much less of a chance."""
    drivers: list[Driver] = []
    """On which lines of the score sheet, or in which prospects: fewer points or more than with the better move."""
    dominated: bool = False
    """Is another move always to be preferred, whatever comes?"""
    better: Hint | None = None
    """The better move; none where there is none."""
    exact: bool = False
    """Was all that can follow searched out, so that nothing of this is an estimate?"""

    @property
    def grade(self) -> Grade:
        if self.is_from(MISTAKE):
            return "mistake"
        return "slip" if self.dominated or self.is_from(SLIP) else "good"

    def is_from(self, least: tuple[float, float]) -> bool:
        points, chance = least
        return self.points >= points or self.chance >= chance


class CostInWords(Struct, frozen=True):
    """A cost in one language."""

    cost: str
    reason: str
    """On which lines; empty where nothing that has a name tells them apart."""


def weigh(game: AnyGame, view: Any, moves: Sequence[Move], move: Move, rng: Random, budget: Budget) -> Cost:
    """What a move of those offered costs."""
    return looked_into(Maitre(game), view, moves, move, rng, budget)[0]


def looked_into(
    maitre: Maitre, view: Any, moves: Sequence[Move], move: Move, rng: Random, budget: Budget
) -> tuple[Cost, list[Candidate]]:
    """The same, and the moves that were compared with it, the best first."""
    dominated = maitre.dominated(view, moves)
    found = considered(maitre, view, moves, dominated, rng, budget, move)
    best, played = found[0], _of(move, found)
    if played is None or played.visits < best.visits:  # no time to look into it: at first sight
        found = maitre.greedy.candidates(view, moves, rng, budget)
        found.sort(key=lambda one: one.move in dominated)
        best, played = found[0], _of(move, found)
    assert played is not None
    if sober(best.value) in (SURE, sober(0)):  # the game is decided: what is left to play for are points
        alike = [one for one in found if one.visits == best.visits and one.move not in dominated]
        best = max(alike, key=lambda one: (sober(one.value), one.lead))
        found = [best, *(one for one in found if one is not best)]
    compared = [one for one in found if one.visits == best.visits]
    exact = EXACT in best.lines and EXACT in played.lines
    value, lead = sober(played.value), round(played.lead, 1)
    points, chance = best.lead - played.lead, sober(best.value) - value
    equal = chance < EQUAL and points < EQUAL_POINTS
    if best is played or (equal and move not in dominated):
        return Cost(str(move), value, lead, exact=exact), compared
    cost = Cost(
        str(move),
        value,
        lead,
        round(max(0.0, points), 1),
        round(max(0.0, chance), 3),
        drivers(played, [best], named(maitre)),
        move in dominated,
        hinted(maitre, view, best, [one for one in found if one is not best]),
        exact,
    )
    return cost, compared


def _of(move: Move, found: Sequence[Candidate]) -> Candidate | None:
    return next((one for one in found if one.move == move), None)


# In words --------------------------------------------------------------------------------------------------------


def in_words(game: AnyGame, cost: Cost, language: str) -> CostInWords:
    words = texts(language, game.package)
    if cost.better is None:
        return CostInWords(words("cost-nothing"), "")
    points, falls = whole(cost.points), round(100 * cost.better.value) > round(100 * cost.value)
    key = "cost-both" if points and falls else "cost-points" if points else "cost-chance" if falls else "cost-little"
    said = [words(key, points=points, before=cost.better.value, after=cost.value)]
    if cost.dominated:
        said.append(words("cost-dominated"))
    told = said_drivers(cost.drivers, words)
    return CostInWords(" ".join(said), words("cost-lines", drivers=told) if told else "")


def in_all_languages(game: AnyGame, cost: Cost) -> dict[str, CostInWords]:
    return {language: in_words(game, cost, language) for language in LANGUAGES}
