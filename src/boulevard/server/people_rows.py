"""What is kept of people's games, read for their profiles and the ladders; each function in a thread that may wait."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from boulevard import registry
from boulevard.server.counting import EVERYBODY
from boulevard.server.kept import Company, Ended
from boulevard.server.schema import played, ratings, results, rivals, stamps, tables, tallies

CURVE = 120
"""So many points a curve has at most."""
RIVALS = 30

_ended = msgspec.json.Decoder(Ended).decode
_company = msgspec.json.Decoder(Company).decode


class Rated(Struct, frozen=True):
    """How strong somebody was thought to be at a game after the last one of so many."""

    who: str
    game: str
    mu: float
    sigma: float
    games: int
    at: float
    days: int = 0
    """So many of these were played over days."""


class Tally(Struct, frozen=True):
    who: str
    kind: str
    item: str
    games: int
    sum: float


class Played(Struct, frozen=True):
    """A finished game of somebody's, and the company that sat there, as long as the table is."""

    number: int
    seat: str
    gained: int | None
    ended: Ended
    company: Company | None


class Profile(Struct):
    """All that a profile is made of."""

    games: int
    rated: list[Rated]
    curves: dict[str, list[tuple[float, float, float]]]
    """By games: when, and the strength."""
    tallies: list[Tally]
    """Of one game, mine and everybody's."""
    rivals: list[tuple[str, int, int, int]]
    last: list[Played]
    stamps: dict[str, float]


def latest(engine: sa.Engine) -> int:
    """The number of the last game that was counted."""
    with engine.connect() as connection:
        return connection.execute(sa.select(sa.func.max(results.c.number))).scalar() or 0


def of_game(engine: sa.Engine, game: str) -> list[Rated]:
    """Everybody who is rated at a game."""
    with engine.connect() as connection:
        chosen = sa.select(
            ratings.c.who, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.at, ratings.c.days
        )
        return [Rated(*row) for row in connection.execute(chosen.where(ratings.c.game == game))]


def all_strengths(engine: sa.Engine, whom: Sequence[str]) -> list[Rated]:
    """How strong each of these is thought to be at each game at which they were rated."""
    with engine.connect() as connection:
        chosen = sa.select(ratings).where(ratings.c.who.in_(whom), ratings.c.game.in_(registry.game_names()))
        return [Rated(**row) for row in connection.execute(chosen).mappings()]


def profile(engine: sa.Engine, who: str, game: str | None, last: int) -> Profile:
    with engine.connect() as connection:
        count = connection.execute(sa.select(sa.func.count()).select_from(played).where(played.c.who == who)).scalar()
        chosen = sa.select(ratings).where(ratings.c.who == who, ratings.c.game.in_(registry.game_names()))
        rated = [Rated(**row) for row in connection.execute(chosen).mappings()]
        game = game or most_played(rated)
        return Profile(
            games=count or 0,
            rated=rated,
            curves={one.game: curve(connection, who, one.game) for one in rated},
            tallies=tallied(connection, who, game) if game else [],
            rivals=met(connection, who),
            last=games(connection, who, last),
            stamps=stamped(connection, who),
        )


def most_played(rated: Sequence[Rated]) -> str | None:
    return max(rated, key=lambda one: one.games).game if rated else None


def curve(connection: sa.Connection, who: str, game: str) -> list[tuple[float, float, float]]:
    chosen = sa.select(played.c.at, played.c.mu, played.c.sigma)
    chosen = chosen.where(played.c.who == who, played.c.game == game, played.c.rated.is_(True))
    found = [(at, mu, sigma) for at, mu, sigma in connection.execute(chosen.order_by(played.c.number))]
    if len(found) <= CURVE:
        return found
    step = (len(found) - 1) / (CURVE - 1)
    return [found[round(at * step)] for at in range(CURVE)]


def tallied(connection: sa.Connection, who: str, game: str) -> list[Tally]:
    chosen = sa.select(tallies).where(tallies.c.who.in_([who, EVERYBODY]), tallies.c.game == game)
    return [Tally(row.who, row.kind, row.item, row.games, row._mapping["sum"]) for row in connection.execute(chosen)]


def met(connection: sa.Connection, who: str) -> list[tuple[str, int, int, int]]:
    """Whom somebody met most often first."""
    chosen = sa.select(rivals).where(rivals.c.who == who).order_by(rivals.c.games.desc(), rivals.c.other).limit(RIVALS)
    return [(row.other, row.games, row.won, row.lost) for row in connection.execute(chosen)]


def stamped(connection: sa.Connection, who: str) -> dict[str, float]:
    """Somebody's stamps, and when each was got."""
    chosen = sa.select(stamps.c.stamp, results.c.at).join(results, results.c.number == stamps.c.number)
    return {row.stamp: row.at for row in connection.execute(chosen.where(stamps.c.who == who))}


def games(
    connection: sa.Connection, who: str, most: int, before: int | None = None, game: str | None = None,
    other: str | None = None, item: str | None = None,
) -> list[Played]:  # fmt: skip
    """Finished games of somebody's, the last first: of one game, with somebody else, or in which they took
    something."""
    chosen = sa.select(played.c.number, played.c.seat, played.c.gained, results.c.ended, tables.c.sheet)
    chosen = chosen.join(results, results.c.table_id == played.c.table_id)
    chosen = chosen.outerjoin(tables, tables.c.id == played.c.table_id).where(played.c.who == who)
    if before is not None:
        chosen = chosen.where(played.c.number < before)
    if game is not None:
        chosen = chosen.where(played.c.game == game)
    if item is not None:
        chosen = chosen.where(played.c.took.contains(f'"{item}"', autoescape=True))
    if other is not None:
        theirs = played.alias()
        chosen = chosen.join(theirs, (theirs.c.table_id == played.c.table_id) & (theirs.c.who == other))
    chosen = chosen.order_by(played.c.number.desc()).limit(most)
    return [
        Played(row.number, row.seat, row.gained, _ended(row.ended), None if row.sheet is None else _company(row.sheet))
        for row in connection.execute(chosen)
    ]


def some_games(engine: sa.Engine, who: str, most: int, **wanted: Any) -> list[Played]:
    with engine.connect() as connection:
        return games(connection, who, most, **wanted)


def of_table(engine: sa.Engine, table: str, mine: Iterable[str]) -> tuple[Any, list[Any], list[tuple[str, float]]]:
    """What came of a table's game: its result, its seats, and the stamps that these got by it first."""
    with engine.connect() as connection:
        result = connection.execute(sa.select(results).where(results.c.table_id == table)).one_or_none()
        if result is None or result.number is None:
            return result, [], []
        seats = connection.execute(sa.select(played).where(played.c.table_id == table)).all()
        got = sa.select(stamps.c.stamp).where(stamps.c.number == result.number, stamps.c.who.in_(list(mine)))
        return result, list(seats), [(stamp, result.at) for stamp in connection.execute(got).scalars()]
