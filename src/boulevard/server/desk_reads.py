"""What the desk is shown: tables as anybody may know them, people as far as the house knows them, what was reported. Of
a table's state, and of what was said and not reported, nothing is read here."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from boulevard.server.bar_rows import Kin
from boulevard.server.kept import Company, Status
from boulevard.server.schema import (
    devices,
    keys,
    members,
    passkeys,
    people,
    programs,
    reports,
    tables,
)
from boulevard.server.talk import Around
from boulevard.server.talk_rows import Report

Way = Literal["passkey", "words"]
"""By which somebody comes back to a name."""
MOST = 50
"""So many are shown at once."""
LOOKED_THROUGH = 20_000
"""So many tables are looked through for a name, the ones touched last."""
RECENT = 30 * 86_400.0

_company = msgspec.json.Decoder(Company).decode
_around = msgspec.json.Decoder(list[Around]).decode


class Listed(Struct):
    """A table as it stands in the database, without its state. `holders`: by whom a seat is held, as the desk calls
    people."""

    id: str
    game: str
    status: Status
    ply: int
    to_act: list[str]
    touched: float
    company: Company
    holders: dict[str, str]


class Known(Struct):
    """Somebody whom the house knows."""

    hash: str
    name: str
    kind: Kin
    keeps: list[Way]
    since: float | None
    seen: float
    playing: int = 0


# Tables ----------------------------------------------------------------------------------------------------------


def listed(engine: sa.Engine, search: str, all_: bool) -> tuple[list[Listed], bool]:
    """Tables that are open or under way, or all; those with this in their id or in somebody's name. And whether there
    are more than are shown."""
    chosen = sa.select(
        tables.c.id, tables.c.game, tables.c.status, tables.c.ply, tables.c.to_act, tables.c.touched, tables.c.sheet
    ).order_by(tables.c.touched.desc(), tables.c.id)
    if not all_:
        chosen = chosen.where(tables.c.status.in_(("open", "playing")))
    wanted = search.strip().casefold().rpartition("/")[2]
    found: list[Listed] = []
    with engine.connect() as connection:
        for row in connection.execution_options(yield_per=500).execute(chosen.limit(LOOKED_THROUGH)):
            company = _company(row.sheet)
            if wanted and not any(wanted in one.casefold() for one in _names(row.id, company)):
                continue
            if len(found) == MOST:
                return found, True
            found.append(Listed(row.id, row.game, row.status, row.ply, row.to_act.split(), row.touched, company, {}))
    with engine.connect() as connection:
        held = _holders(connection, [one.id for one in found])
    for one in found:
        one.holders = {seat: hash_ for (table, seat), hash_ in held.items() if table == one.id}
    return found, False


def _names(table: str, company: Company) -> Iterator[str]:
    yield table
    yield from (seated.name for seated in company.seats.values())
    yield from (company.players or {}).values()


def _holders(connection: sa.Connection, ids: Sequence[str]) -> dict[tuple[str, str], str]:
    """Who holds each seat: a browser or a member, else a token."""
    chosen = sa.select(keys).where(keys.c.table_id.in_(ids), keys.c.kind.in_(("guest", "token")))
    found = sorted(connection.execute(chosen), key=lambda key: (key.kind == "guest", key.hash))
    return {(key.table_id, key.seat): key.hash for key in found}


def over_days(engine: sa.Engine) -> int:
    """How many games are under way that are played over days."""
    counts = sa.select(sa.func.count()).where(
        tables.c.status == "playing", tables.c.sheet.like('%"timing":{"kind":"days"%')
    )
    with engine.connect() as connection:
        return connection.execute(counts).scalar_one()


# People ----------------------------------------------------------------------------------------------------------


def known(engine: sa.Engine, search: str) -> tuple[list[Known], bool]:
    """Members, bots that people brought, and guests who have looked for others; the ones seen last first."""
    with engine.connect() as connection:
        found = [one for one in _everybody(connection) if search.strip().casefold() in one.name.casefold()]
        found.sort(key=lambda one: (-one.seen, one.name, one.hash))
        shown = found[:MOST]
        playing = games_of(connection, [one.hash for one in shown])
    for one in shown:
        one.playing = playing.get(one.hash, 0)
    return shown, len(found) > MOST


def _everybody(connection: sa.Connection) -> Iterable[Known]:
    seen = {one.holder: one for one in connection.execute(sa.select(people.c.holder, people.c.name, people.c.seen))}
    last = dict(
        connection.execute(
            sa.select(devices.c.member_id, sa.func.max(devices.c.seen)).group_by(devices.c.member_id)
        ).all()
    )
    by_key = set(connection.execute(sa.select(passkeys.c.member_id).distinct()).scalars())
    for one in connection.execute(
        sa.select(members.c.id, members.c.name, members.c.holder, members.c.words, members.c.since)
    ):
        before = seen.pop(one.holder, None)
        ways: tuple[tuple[Way, bool], ...] = (("passkey", one.id in by_key), ("words", one.words is not None))
        keeps = [way for way, has in ways if has]
        at = max(last.get(one.id, one.since), 0.0 if before is None else before.seen)
        yield Known(one.holder, one.name, "member", keeps, one.since, at)
    for bot in connection.execute(sa.select(programs.c.hash, programs.c.name, programs.c.since)):
        before = seen.pop(bot.hash, None)
        yield Known(bot.hash, bot.name, "bot", [], bot.since, bot.since if before is None else before.seen)
    for holder, guest in seen.items():
        yield Known(holder, guest.name, "guest", [], None, guest.seen)


def games_of(connection: sa.Connection, hashes: Collection[str]) -> dict[str, int]:
    """At how many games under way each of them sits."""
    theirs = keys.c.hash.in_(list(hashes)), keys.c.kind == "guest", tables.c.status == "playing"
    counted = sa.select(keys.c.hash, sa.func.count(keys.c.table_id.distinct()).label("games"))
    counted = counted.join(tables, tables.c.id == keys.c.table_id).where(*theirs).group_by(keys.c.hash)
    return {found.hash: found.games for found in connection.execute(counted)}


def heads(engine: sa.Engine, now: float) -> tuple[int, int]:
    """How many have kept a name, and how many guests looked for others lately."""
    with engine.connect() as connection:
        kept = connection.execute(sa.select(sa.func.count()).select_from(members)).scalar_one()
        names = sa.select(members.c.holder)
        lately = sa.select(sa.func.count()).where(people.c.seen > now - RECENT, people.c.holder.not_in(names))
        return kept, connection.execute(lately).scalar_one()


# What was reported -----------------------------------------------------------------------------------------------


def reported(engine: sa.Engine, settled: bool) -> list[tuple[Report, int]]:
    """What waits, the first first, or what was settled last; each with how many there were of the same one in the 30
    days before."""
    chosen = sa.select(reports).limit(MOST)
    if settled:
        chosen = chosen.where(reports.c.outcome.is_not(None)).order_by(reports.c.settled.desc())
    else:
        chosen = chosen.where(reports.c.outcome.is_(None)).order_by(reports.c.at)
    with engine.connect() as connection:
        return [(_report(found), _earlier(connection, found)) for found in connection.execute(chosen).all()]


def _report(found: Any) -> Report:
    return Report(**{**found._mapping, "kept": _around(found.kept)})


def _earlier(connection: sa.Connection, found: Any) -> int:
    same = sa.select(sa.func.count()).where(
        reports.c.of == found.of, reports.c.at < found.at, reports.c.at > found.at - RECENT
    )
    return connection.execute(same).scalar_one()


def waiting_reports(engine: sa.Engine) -> int:
    with engine.connect() as connection:
        return connection.execute(sa.select(sa.func.count()).where(reports.c.outcome.is_(None))).scalar_one()


def size(engine: sa.Engine) -> int:
    """The bytes that the database takes."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        return int(pages * connection.exec_driver_sql("PRAGMA page_size").scalar_one())
