"""Points, and the paperboy who waits for them on the score track (F3, F27, F37); newspapers drawn."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from boulevard.core.events import Noted
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw, Steps
from boulevard.games.flatiron.moves import DANIEL, DrawNews, Keep
from boulevard.games.flatiron.state import State, without

if TYPE_CHECKING:
    from boulevard.games.flatiron.box import Box


class Score(Do, frozen=True):
    """F27. Points during play; each of the paperboy's spaces reached by them counts at once."""

    rule = "F27"
    seat: str
    points: int

    def run(self, s: State, box: "Box") -> Steps:
        if not self.points:
            return ()
        total = s.points[self.seat] + self.points
        s.points = {**s.points, self.seat: total}
        s.emit("points", self.seat, points=self.points, total=total)
        met = sum(space <= total for space in box.paperboy[s.paperboy :])
        return (Meet(self.seat),) * met


class Meet(Do, frozen=True):
    """F27, F37. The paperboy moves on to his next space, or leaves, and two newspapers are drawn, as far as there are
    any: the reacher keeps one of them; where Daniel reached him, the first is for City Hall."""

    rule = "F27"
    seat: str

    def run(self, s: State, box: "Box") -> Steps:
        s.emit("paperboy", self.seat, space=box.paperboy[s.paperboy])
        s.paperboy += 1
        if not s.news_pool:
            return ()
        last = len(s.news_pool) == 1
        if self.seat == DANIEL:
            return (DrawForHall(),) if last else (DrawForHall(), DrawNewspaper(s.rival(DANIEL)))
        if last:
            return (DrawNewspaper(self.seat),)
        return (DrawTwo(self.seat), KeepOne(self.seat))


class DrawNewspaper(Draw, frozen=True):
    """F21, F27. One newspaper of the pool, each token equally likely, hidden from the others."""

    rule = "F21"
    seat: str

    def outcomes(self, s: State, box: "Box") -> Sequence[tuple[Move, int]]:
        return [(DrawNews(self.seat, (kind,)), count) for kind, count in Counter(s.news_pool).items()]  # type: ignore[arg-type]

    def take(self, s: State, box: "Box", move: DrawNews) -> Steps:
        (kind,) = move.newspapers
        s.news_pool = without(s.news_pool, kind)
        hold(s, self.seat, kind)
        s.emit_secret("draw", self.seat, newspaper=kind)
        return ()


class DrawForHall(Draw, frozen=True):
    """F37. Daniel reached the paperboy: one newspaper becomes the newspaper of the day."""

    rule = "F37"

    def outcomes(self, s: State, box: "Box") -> Sequence[tuple[Move, int]]:
        return [(DrawNews(DANIEL, (kind,)), count) for kind, count in Counter(s.news_pool).items()]  # type: ignore[arg-type]

    def take(self, s: State, box: "Box", move: DrawNews) -> Steps:
        (kind,) = move.newspapers
        s.news_pool = without(s.news_pool, kind)
        print_news(s, kind)
        return ()


class DrawTwo(Draw, frozen=True):
    """F27. Two newspapers of the pool, each pair of tokens equally likely."""

    rule = "F27"
    seat: str

    def outcomes(self, s: State, box: "Box") -> Sequence[tuple[Move, int]]:
        counts = sorted(Counter(s.news_pool).items())
        pairs: list[tuple[Move, int]] = []
        for index, (one, ones) in enumerate(counts):
            if ones > 1:
                pairs.append((DrawNews(self.seat, (one, one)), ones * (ones - 1) // 2))  # type: ignore[arg-type]
            pairs += [
                (DrawNews(self.seat, (one, other)), ones * others)  # type: ignore[arg-type]
                for other, others in counts[index + 1 :]
            ]
        return pairs

    def take(self, s: State, box: "Box", move: DrawNews) -> Steps:
        for kind in move.newspapers:
            s.news_pool = without(s.news_pool, kind)
        s.drawn = move.newspapers
        s.emit_secret("draw-two", self.seat, newspaper=list(move.newspapers))
        return ()


class KeepOne(Ask, frozen=True):
    """F27, F28. Keep one of the two; the rival gets the other, which the giver knows. F37: solo it is for City Hall."""

    rule = "F27"
    key = "keep"

    def options(self, s: State, box: "Box") -> Sequence[Move]:
        return [Keep(kind) for kind in dict.fromkeys(s.drawn)]  # type: ignore[arg-type]

    def take(self, s: State, box: "Box", move: Keep) -> Steps:
        (other,) = without(s.drawn, move.newspaper)
        s.drawn = ()
        hold(s, self.seat, move.newspaper)
        s.emit_secret("keep", self.seat, newspaper=move.newspaper)
        if s.solo:
            print_news(s, other)
        else:
            rival = s.rival(self.seat)
            hold(s, rival, other)
            s.known = {**s.known, rival: tuple(sorted((*s.known[rival], other)))}
            given = {"newspaper": other}
            s.emit(Noted("give", self.seat, given, ("newspaper",), (self.seat, rival), reveals=True))  # type: ignore[arg-type]
        return ()


def hold(s: State, seat: str, kind: str) -> None:
    s.held = {**s.held, seat: tuple(sorted((*s.held[seat], kind)))}


def spend(s: State, seat: str, kind: str) -> None:
    """F16, F28. A newspaper in hand becomes the newspaper of the day: one that the rival knows of first."""
    s.held = {**s.held, seat: without(s.held[seat], kind)}
    if kind in s.known[seat]:
        s.known = {**s.known, seat: without(s.known[seat], kind)}
    s.reveal("spend", seat, newspaper=kind)
    s.news_gone = tuple(sorted((*s.news_gone, s.news)))
    s.news = kind


def print_news(s: State, kind: str) -> None:
    """F37. Another newspaper of the day; the old one leaves the game."""
    s.news_gone = tuple(sorted((*s.news_gone, s.news)))
    s.news = kind
    s.reveal("news", newspaper=kind)
