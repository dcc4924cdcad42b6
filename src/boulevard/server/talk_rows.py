"""What is said at tables, who does not want to hear whom, and what was reported, as rows; each function in a thread
that may wait."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from boulevard.server.database import transaction
from boulevard.server.listening import CHANNEL, TALK, TALK_ANEW, notify, of_tables
from boulevard.server.refusals import Refusal
from boulevard.server.schema import mutes, reports, tables, talk
from boulevard.server.talk import Around, Said

encode = msgspec.json.encode


class Report(Struct, frozen=True):
    """Something that was reported, with what was said around it. `outcome`: what the host made of it; none: it
    waits."""

    id: str
    table_id: str
    said: str
    by: str
    by_called: str
    of: str
    of_called: str
    why: str
    kept: list[Around]
    at: float
    outcome: str | None = None
    settled: float | None = None


def _said(found: Any) -> Said:
    return Said(
        found.seq, found.id, found.author, found.seat, found.called, found.language, found.phrase, found.text,
        found.ply, found.at, found.client,
    )  # fmt: skip


def read(engine: sa.Engine, table: str, after: int = 0) -> list[Said]:
    """All that was said at a table, from some number on."""
    chosen = sa.select(talk).where(talk.c.table_id == table, talk.c.seq > after).order_by(talk.c.seq)
    with engine.connect() as connection:
        return [_said(found) for found in connection.execute(chosen)]


def say(engine: sa.Engine, table: str, said: Said, origin: str) -> None:
    """It is said next, whoever else speaks; nothing where it was before, or where the table has gone. The table's row
    is held meanwhile, so that numbers are in the order in which they can be read."""
    with transaction(engine) as connection:
        if connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update()).first() is None:
            raise Refusal("no-table")
        theirs = sa.select(talk.c.seq).where(talk.c.table_id == table, talk.c.client == said.client)
        if connection.execute(theirs).first() is not None:
            return
        last = connection.execute(sa.select(sa.func.max(talk.c.seq)).where(talk.c.table_id == table)).scalar() or 0
        connection.execute(sa.insert(talk), {"table_id": table, **asdict(replace(said, seq=last + 1))})
        _wake(connection, [table], origin, TALK)


def _wake(connection: sa.Connection, changed: Sequence[str], origin: str, what: str = TALK_ANEW) -> None:
    if connection.dialect.name == "postgresql":
        for message in of_tables(origin, [(table, what) for table in changed]):
            notify(connection, CHANNEL, message)


def muted_by(engine: sa.Engine, by: str) -> frozenset[str]:
    """Whom somebody does not want to hear."""
    with engine.connect() as connection:
        return frozenset(connection.execute(sa.select(mutes.c.of).where(mutes.c.by == by)).scalars())


def mute(engine: sa.Engine, by: str, of: Collection[str], at: float) -> None:
    with transaction(engine) as connection:
        made = postgresql_insert(mutes) if engine.dialect.name == "postgresql" else sqlite_insert(mutes)
        rows = [{"by": by, "of": one, "at": at} for one in sorted(of)]
        connection.execute(made.on_conflict_do_nothing(), rows)


def unmute(engine: sa.Engine, by: str, of: Collection[str] | None) -> None:
    """These are heard again, or all."""
    with transaction(engine) as connection:
        gone = sa.delete(mutes).where(mutes.c.by == by)
        connection.execute(gone if of is None else gone.where(mutes.c.of.in_(of)))


def report(engine: sa.Engine, made: Report) -> None:
    """It waits for the host; once, however often it is asked for."""
    with transaction(engine) as connection:
        same = sa.select(reports.c.id).where(reports.c.by == made.by, reports.c.said == made.said)
        if connection.execute(same).first() is None:
            connection.execute(sa.insert(reports), {**asdict(made), "kept": encode(made.kept).decode()})


def said_by(engine: sa.Engine, authors: Collection[str]) -> list[tuple[str, Said]]:
    """All that somebody said, with the tables."""
    chosen = sa.select(talk).where(talk.c.author.in_(authors)).order_by(talk.c.at)
    with engine.connect() as connection:
        return [(found.table_id, _said(found)) for found in connection.execute(chosen)]


def forget(engine: sa.Engine, author: str, origin: str) -> list[str]:
    """Nothing that somebody said, reported or muted is left; at which tables."""
    with transaction(engine) as connection:
        found = connection.execute(sa.select(talk.c.table_id).where(talk.c.author == author).distinct())
        changed = sorted(found.scalars())
        connection.execute(sa.delete(talk).where(talk.c.author == author))
        connection.execute(sa.delete(mutes).where(sa.or_(mutes.c.by == author, mutes.c.of == author)))
        connection.execute(sa.update(reports).where(reports.c.by == author).values(by="", by_called=""))
        _wake(connection, changed, origin)
        return changed


def hand_over(engine: sa.Engine, before: str, holder: str, origin: str) -> list[str]:
    """What a browser said and muted as a guest, its member did; at which tables it spoke."""
    with transaction(engine) as connection:
        found = connection.execute(sa.select(talk.c.table_id).where(talk.c.author == before).distinct())
        changed = sorted(found.scalars())
        connection.execute(sa.update(talk).where(talk.c.author == before).values(author=holder))
        for mine, other in ((mutes.c.by, mutes.c.of), (mutes.c.of, mutes.c.by)):
            known = sa.select(other).where(mine == holder)
            connection.execute(sa.delete(mutes).where(mine == before, other.in_(known)))
            connection.execute(sa.update(mutes).where(mine == before).values({mine: holder}))
        connection.execute(sa.delete(mutes).where(mutes.c.by == mutes.c.of))  # it was their own other browser
        for column in (reports.c.by, reports.c.of):
            connection.execute(sa.update(reports).where(column == before).values({column: holder}))
        _wake(connection, changed, origin)
        return changed
