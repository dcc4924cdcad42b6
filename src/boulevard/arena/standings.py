"""What many results come to: how often each bot won in each line-up, and how strong that makes it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from boulevard.arena.matches import Result
from boulevard.arena.ratings import Lineup, Rating, ratings, wilson
from boulevard.core.game import AnyGame


class Row(Struct, frozen=True):
    """A bot in a line-up."""

    bot: str
    games: int
    won: int
    """Games won alone."""
    shared: int
    share: float
    """The share of all victories, a shared one counted in parts."""
    low: float
    high: float
    fair: float
    """The share of a bot that is just as good as the others."""
    margin: float
    """Own total less the best of the others, on average."""


class Meeting(Struct, frozen=True):
    lineup: Lineup
    rows: list[Row]


class Spent(Struct, frozen=True):
    """What a bot spent, and how often it stumbled."""

    bot: str
    decisions: int
    milliseconds: float
    """A decision, on average."""
    stumbles: dict[str, int]
    example: str | None


class Standings(Struct, frozen=True):
    games: int
    meetings: list[Meeting]
    ratings: list[Rating]
    thoughts: list[Spent]


class _Side:
    """A bot's games in one line-up."""

    def __init__(self) -> None:
        self.won = self.shared = 0
        self.share = 0.0
        self.margins: list[int] = []


def standings(game: AnyGame, played: Iterable[Result], order: Sequence[str]) -> Standings:
    """How they stand. `order`: the bots as they were named; whoever else is on the sheets comes after them."""
    places = {bot: place for place, bot in enumerate(order)}

    def place(bot: str) -> tuple[int, str]:
        return places.get(bot, len(places)), bot

    count = 0
    games: Counter[Lineup] = Counter()
    sides: dict[Lineup, dict[str, _Side]] = {}
    decisions, seconds, example = Counter[str](), dict[str, float](), dict[str, str]()
    stumbles: dict[str, Counter[str]] = {}
    for result in sorted(played, key=lambda one: (one.deal, one.bots)):
        count += 1
        who = _who(game, result)
        lineup = tuple(sorted(who.values(), key=place))
        games[lineup] += 1
        _count(sides.setdefault(lineup, {}), who, result)
        decisions.update(result.decisions)
        for bot, spent in result.seconds.items():
            seconds[bot] = seconds.get(bot, 0.0) + spent
        for bot, kinds in result.stumbles.items():
            stumbles.setdefault(bot, Counter()).update(kinds)
            example.setdefault(bot, result.example.get(bot, ""))
    meetings = [
        Meeting(
            lineup, [_row(bot, sides[lineup][bot], games[lineup], lineup) for bot in sorted(sides[lineup], key=place)]
        )
        for lineup in sorted(sides, key=lambda one: [place(bot) for bot in one])
    ]
    won = {lineup: {bot: side.share for bot, side in those.items()} for lineup, those in sides.items()}
    thoughts = [
        Spent(bot, decisions[bot], round(1000 * seconds[bot] / max(1, decisions[bot]), 3),
              dict(stumbles.get(bot, {})), example.get(bot))
        for bot in sorted(seconds, key=place)
    ]  # fmt: skip
    return Standings(count, meetings, ratings(won), thoughts)


def _who(game: AnyGame, result: Result) -> dict[str, str]:
    """Whom each seat on the score sheet stands for: its bot, or itself where no bot holds it (Daniel Burnham)."""
    bots = dict(zip(game.seats(len(result.bots)), result.bots, strict=True))
    return {seat: bots.get(seat, seat) for seat in result.totals}


def _count(sides: dict[str, _Side], who: dict[str, str], result: Result) -> None:
    best = {bot: max(result.totals[seat] for seat in who if who[seat] == bot) for bot in who.values()}
    winners = [who[seat] for seat in result.winners]
    for bot in dict.fromkeys(who.values()):
        side = sides.setdefault(bot, _Side())
        alone = len(set(winners)) == 1
        side.won += alone and winners[0] == bot
        side.shared += not alone and bot in winners
        side.share += winners.count(bot) / len(winners) if winners else 0.0
        others = [total for other, total in best.items() if other != bot]
        side.margins.append(best[bot] - max(others) if others else 0)


def _row(bot: str, side: _Side, games: int, lineup: Lineup) -> Row:
    low, high = wilson(side.share, games)
    return Row(
        bot=bot,
        games=games,
        won=side.won,
        shared=side.shared,
        share=side.share / games,
        low=low,
        high=high,
        fair=lineup.count(bot) / len(lineup),
        margin=sum(side.margins) / games,
    )
