"""The score sheet (F30–F32, F38): one function for each line; decrees score by the verb of their visible half."""

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from boulevard.core.scores import Sheets, ranked, sheet
from boulevard.core.verdict import TieBreaks
from boulevard.games.flatiron.moves import DANIEL, Colour
from boulevard.games.flatiron.pieces import Box, Count, DecreeVerb
from boulevard.games.flatiron.state import Column, State

Every = Annotated[int, Meta(ge=1, le=99)]


# Decrees ---------------------------------------------------------------------------------------------------------


class StreetCards(DecreeVerb, frozen=True, tag="street_cards"):
    """Per street card, or per pair of street cards."""

    points: Count
    every: Every

    def score(self, s: State, box: Box, seat: str) -> int:
        return self.points * (sum(card in box.cards for card in tucked(s, seat)) // self.every)


class Dollars(DecreeVerb, frozen=True, tag="dollars"):
    """Per dollar, or per two dollars, at most so many points."""

    points: Count
    every: Every
    most: Count

    def score(self, s: State, box: Box, seat: str) -> int:
        return min(self.most, self.points * (s.dollars[seat] // self.every))


class Reputation(DecreeVerb, frozen=True, tag="reputation"):
    """Per point of positive reputation, or per two; tokens count, negative marks do not."""

    points: Count
    every: Every

    def score(self, s: State, box: Box, seat: str) -> int:
        return self.points * (praise(s, box, seat) // self.every)


class Stock(DecreeVerb, frozen=True, tag="stock"):
    """Per pillar in stock."""

    points: Count

    def score(self, s: State, box: Box, seat: str) -> int:
        return self.points * len(s.stock[seat])


class Decrees(DecreeVerb, frozen=True, tag="decrees"):
    """Per own decree."""

    points: Count

    def score(self, s: State, box: Box, seat: str) -> int:
        return self.points * sum(card in box.decrees for card in tucked(s, seat))


class LevelsWith(DecreeVerb, frozen=True, tag="levels_with"):
    """Per level having both colours, each level once, the unfinished one too."""

    colour_one: Colour
    colour_other: Colour
    points: Count

    def score(self, s: State, box: Box, seat: str) -> int:
        return self.points * sum({self.colour_one, self.colour_other} <= {*level.pillars} for level in s.levels)


class Built(DecreeVerb, frozen=True, tag="built"):
    """Per pillar of the colour built by anybody."""

    colour: Colour
    points: Count

    def score(self, s: State, box: Box, seat: str) -> int:
        return self.points * sum(level.pillars.count(self.colour) for level in s.levels)


class Fixed(DecreeVerb, frozen=True, tag="fixed"):
    points: Count

    def score(self, s: State, box: Box, seat: str) -> int:
        return self.points


AnyDecreeVerb = StreetCards | Dollars | Reputation | Stock | Decrees | LevelsWith | Built | Fixed


def tucked(s: State, seat: str) -> list[str]:
    """All cards of a player, decrees too."""
    return [card for column in s.columns[seat].values() for card in column.cards]


def praise(s: State, box: Box, seat: str) -> int:
    """F31. Positive reputation in points: visible marks and tokens."""
    seen = [box.mark[half] for column in s.columns[seat].values() for half in column.ends()]
    return s.tokens[seat] + sum(mark for mark in seen if mark > 0)


# The lines -------------------------------------------------------------------------------------------------------


def play(s: State, box: Box, seat: str) -> int:
    """Points scored during play."""
    return s.points[seat]


def reputation(s: State, box: Box, seat: str) -> int:
    """F30. Each column by its visible marks, the tokens split in the best way."""
    return best_split(box, tuple(marks(box, column) for column in s.columns[seat].values()), s.tokens[seat])


@lru_cache(4096)
def marks(box: Box, column: Column) -> int:
    """F30. The sum of the marks that show."""
    return sum(box.mark[half] for half in column.ends())


@lru_cache(4096)
def best_split(box: Box, sums: tuple[int, ...], tokens: int) -> int:
    """F30. The most that columns with these sums bring with so many tokens among them."""
    best = [0] * (tokens + 1)
    for column in sums:
        best = [
            max(best[used - given] + column_score(box, column + given) for given in range(used + 1))
            for used in range(tokens + 1)
        ]
    return best[tokens]


def column_score(box: Box, total: int) -> int:
    """F30. Points above 0, a loss below 0."""
    return box.good_reputation if total > 0 else box.bad_reputation if total < 0 else 0


def decrees(s: State, box: Box, seat: str) -> int:
    """F31. Each decree by its visible half."""
    return sum(
        box.decree_score[half].score(s, box, seat)
        for column in s.columns[seat].values()
        for half in column.ends()
        if half in box.decree_score
    )


def daniel_cards(s: State, box: Box, seat: str) -> int:
    """F38. The prices of his street cards and decrees; `hard`: also the positive marks on their top halves."""
    prices = sum(box.cards[card].cost for card in s.daniel_cards if card in box.cards)
    taken = sum(card in box.decrees for card in s.daniel_cards)
    hard = s.options["daniel"] == "hard"
    thumbs = sum(max(0, box.mark[card, "top"]) for card in s.daniel_cards) if hard else 0
    return daniel_points(box, prices, taken, thumbs)


def daniel_points(box: Box, prices: int, taken: int, thumbs: int) -> int:
    """F38. The prices of his street cards, so many decrees, and the marks where they count."""
    return prices + box.decree_price * taken + thumbs


Line = Callable[[State, Box, str], int]
LINES: dict[str, Line] = {"play": play, "reputation": reputation, "decrees": decrees}
DANIEL_LINES: dict[str, Line] = {"play": play, "cards": daniel_cards}


def sheets(s: State, box: Box) -> Sheets:
    return {seat: sheet(DANIEL_LINES if seat == DANIEL else LINES, s, box, seat) for seat in s.seats}


def winners(s: State, scores: Sheets) -> tuple[str, ...]:
    """F32. Most points; then the tie-break; then both."""
    return ranked(scores, tie_breaks(s))


def tie_breaks(s: State) -> TieBreaks:
    """F32. Whoever built the Roof."""
    return {seat: {"roof": int(seat == s.roof_by)} for seat in s.seats}
