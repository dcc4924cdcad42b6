"""Points, and the paperboy who waits for them on the score track (F3, F27, F37); newspapers drawn and printed."""

from collections import Counter
from collections.abc import Sequence

from boulevard.core.held import without
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw, Steps, Why
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron.moves import CHANCE_MOVES, DANIEL, DrawNews, Keep, Kind, unasked
from boulevard.games.flatiron.pieces import Box
from boulevard.games.flatiron.state import State


class Score(Do, frozen=True):
    """F27. Points during play; each of the paperboy's spaces reached by them counts at once."""

    rule = "F27"
    seat: str
    points: int

    def run(self, s: State, box: Box) -> Steps:
        if not self.points:
            return ()
        total = s.points[self.seat] + self.points
        s.points = {**s.points, self.seat: total}
        s.emit(e.Scored(self.seat, points=self.points, total=total))
        return (Meet(self.seat),) * met_at(s, box, total)


def met_at(s: State, box: Box, total: int) -> int:
    """F27. How many of the paperboy's spaces somebody reaches who comes to so many points."""
    return sum(space <= total for space in box.paperboy[s.paperboy :])


class Meet(Do, frozen=True):
    """F27, F37. The paperboy moves on to his next space, or leaves, and two newspapers are drawn, as far as there are
    any: the reacher keeps one of them; where Daniel reached him, the first is for City Hall."""

    rule = "F27"
    seat: str

    def run(self, s: State, box: Box) -> Steps:
        s.emit(e.PaperboyReached(self.seat, space=box.paperboy[s.paperboy]))
        s.paperboy += 1
        if not s.news_pool:
            return ()
        last = len(s.news_pool) == 1
        if self.seat == DANIEL:
            return (DrawForHall(),) if last else (DrawForHall(), DrawNewspaper(s.rival(DANIEL)))
        if last:
            return (DrawNewspaper(self.seat),)
        return (DrawTwo(self.seat), KeepOne(self.seat))


# Drawing ---------------------------------------------------------------------------------------------------------


class DrawNewspaper(Draw[DrawNews], frozen=True):
    """F21, F27. One newspaper of the pool, each token equally likely, hidden from the others."""

    rule = "F21"
    seat: str

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DrawNews, int]]:
        return one_of_the_pool(s, self.seat)

    def take(self, s: State, box: Box, move: DrawNews) -> Steps:
        (kind,) = move.newspapers
        s.news_pool = without(s.news_pool, kind)
        hold(s, self.seat, kind)
        s.emit(e.NewspaperDrawn(self.seat, newspaper=kind))
        return ()


class DrawForHall(Draw[DrawNews], frozen=True):
    """F37. Daniel reached the paperboy: one newspaper becomes the newspaper of the day."""

    rule = "F37"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DrawNews, int]]:
        return one_of_the_pool(s, DANIEL)

    def take(self, s: State, box: Box, move: DrawNews) -> Steps:
        (kind,) = move.newspapers
        s.news_pool = without(s.news_pool, kind)
        print_news(s, kind)
        s.emit(e.NewsPrinted(newspaper=kind))
        return ()


def one_of_the_pool(s: State, seat: str) -> list[tuple[DrawNews, int]]:
    return [(DrawNews(seat, (kind,)), count) for kind, count in Counter(s.news_pool).items()]  # type: ignore[arg-type]


class DrawTwo(Draw[DrawNews], frozen=True):
    """F27. Two newspapers of the pool, each pair of tokens equally likely."""

    rule = "F27"
    seat: str

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DrawNews, int]]:
        counts = sorted(Counter(s.news_pool).items())
        pairs: list[tuple[tuple[Kind, Kind], int]] = []
        for index, (one, ones) in enumerate(counts):
            if ones > 1:
                pairs.append(((one, one), ones * (ones - 1) // 2))
            pairs += [((one, other), ones * others) for other, others in counts[index + 1 :]]
        return [(DrawNews(self.seat, pair), ways) for pair, ways in pairs]  # type: ignore[arg-type]

    def take(self, s: State, box: Box, move: DrawNews) -> Steps:
        for kind in move.newspapers:
            s.news_pool = without(s.news_pool, kind)
        s.drawn = move.newspapers
        s.emit(e.TwoDrawn(self.seat, newspaper=move.newspapers))
        return ()


class KeepOne(Ask[Keep], frozen=True):
    """F27, F28. Keep one of the two; the rival gets the other, which the giver knows. F37: solo it is for City Hall."""

    rule = "F27"
    key = "keep"

    def options(self, s: State, box: Box) -> Sequence[Keep]:
        return [Keep(kind) for kind in dict.fromkeys(s.drawn)]

    def take(self, s: State, box: Box, move: Keep) -> Steps:
        (other,) = without(s.drawn, move.newspaper)
        s.drawn = ()
        hold(s, self.seat, move.newspaper)
        s.emit(e.NewspaperKept(self.seat, newspaper=move.newspaper))
        if s.solo:
            print_news(s, other)
            s.emit(e.NewsPrinted(newspaper=other))
        else:
            rival = s.rival(self.seat)
            hold(s, rival, other)
            s.known = {**s.known, rival: tuple(sorted((*s.known[rival], other)))}
            s.emit(e.NewspaperGiven(self.seat, newspaper=other, seat_given=rival))
        return ()

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, Keep):
            drawn = move.newspaper in s.drawn
            return None if drawn else Why("F27", "not-drawn", {"newspaper": move.newspaper})
        return unasked(move) if isinstance(move, CHANCE_MOVES) else Why("F27", "keep-first")


# Hands, and the newspaper of the day -----------------------------------------------------------------------------


def hold(s: State, seat: str, kind: Kind) -> None:
    s.held = {**s.held, seat: tuple(sorted((*s.held[seat], kind)))}


def let_go(s: State, seat: str, kind: Kind) -> None:
    """F28. A newspaper leaves the hand: one that the rival knows of first."""
    s.held = {**s.held, seat: without(s.held[seat], kind)}
    if kind in s.known[seat]:
        s.known = {**s.known, seat: without(s.known[seat], kind)}


def print_news(s: State, kind: Kind) -> None:
    """F16, F37. Another newspaper of the day; the old one leaves the game."""
    if s.news:
        s.news_gone = tuple(sorted((*s.news_gone, s.news)))
    s.news = kind
