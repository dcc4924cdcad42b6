"""The desk of whoever runs the server, as rows: who is let in, and all that was done; each function in a thread that
may wait, or of the command line."""

from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict

from boulevard.server.database import transaction
from boulevard.server.schema import desk_acts, desk_links, desk_sessions, desk_settings

encode = msgspec.json.encode

MOST_ACTS = 5000
"""Older ones go: so long is the trail."""
MOST_SESSIONS = 20
ADDRESS = "address"

By = Literal["desk", "command", "house"]


class Act(Struct, frozen=True):
    """Something that was done. `by`: at the desk, by the command line, or by the house itself; `who`: which browser, or
    which user of the machine; `of`: what it was done to, as programs know it; `waits`: a process is still to do it."""

    number: int
    at: float
    by: By
    who: str
    what: str
    of: str = ""
    figures: dict[str, Any] = {}
    waits: bool = False


class Doing(Struct, frozen=True):
    """Who is about to do something, and when."""

    by: By
    who: str
    at: float


class Session(Struct, frozen=True):
    """A browser in which the desk is open."""

    hash: str
    id: str
    called: str
    since: float
    seen: float
    until: float


# What was done ---------------------------------------------------------------------------------------------------


def note(connection: sa.Connection, doing: Doing, what: str, of: str = "", waits: bool = False, **figures: Any) -> int:
    """It is written down with what it does; its number. Whoever writes holds the trail until it is written, so that
    numbers are in the order in which they can be read."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(20190606)"))
    number = (connection.execute(sa.select(sa.func.max(desk_acts.c.number))).scalar() or 0) + 1
    row = asdict(Act(number, doing.at, doing.by, doing.who[:80], what, of[:160], figures, waits))
    connection.execute(sa.insert(desk_acts), {**row, "figures": encode(figures).decode()})
    old = sa.delete(desk_acts).where(desk_acts.c.number <= number - MOST_ACTS, desk_acts.c.waits.is_(False))
    connection.execute(old)
    return number


def noted(engine: sa.Engine, doing: Doing, what: str) -> None:
    with transaction(engine) as connection:
        note(connection, doing, what)


def _act(found: Any) -> Act:
    figures = msgspec.json.decode(found.figures)
    return Act(found.number, found.at, found.by, found.who, found.what, found.of, figures, found.waits)


def acts(engine: sa.Engine, most: int, before: int | None = None) -> list[Act]:
    """What was done last, the latest first."""
    chosen = sa.select(desk_acts).order_by(desk_acts.c.number.desc()).limit(most)
    if before is not None:
        chosen = chosen.where(desk_acts.c.number < before)
    with engine.connect() as connection:
        return [_act(found) for found in connection.execute(chosen)]


def act(engine: sa.Engine, number: int) -> Act | None:
    with engine.connect() as connection:
        found = connection.execute(sa.select(desk_acts).where(desk_acts.c.number == number)).one_or_none()
        return None if found is None else _act(found)


def last_act(engine: sa.Engine) -> int:
    with engine.connect() as connection:
        return connection.execute(sa.select(sa.func.max(desk_acts.c.number))).scalar() or 0


def waiting(engine: sa.Engine) -> list[Act]:
    """What is still to be carried out, in order."""
    chosen = sa.select(desk_acts).where(desk_acts.c.waits.is_(True)).order_by(desk_acts.c.number).limit(100)
    with engine.connect() as connection:
        return [_act(found) for found in connection.execute(chosen)]


def done(engine: sa.Engine, number: int) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.update(desk_acts).where(desk_acts.c.number == number).values(waits=False))


# Who is let in ---------------------------------------------------------------------------------------------------


def make_link(engine: sa.Engine, hash_: str, until: float, doing: Doing) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.delete(desk_links).where(desk_links.c.until < doing.at))
        connection.execute(sa.insert(desk_links), {"hash": hash_, "until": until})
        note(connection, doing, "link")


def begin(engine: sa.Engine, link: str, made: Session, doing: Doing) -> bool:
    """A browser is let in by a link, which is used up; False where there is none such. The oldest sessions end where
    there are too many."""
    with transaction(engine) as connection:
        fits = (desk_links.c.hash == link, desk_links.c.until >= doing.at)
        if connection.execute(sa.delete(desk_links).where(*fits)).rowcount != 1:
            return False
        connection.execute(sa.delete(desk_sessions).where(desk_sessions.c.until < doing.at))
        kept = sa.select(desk_sessions.c.hash).order_by(desk_sessions.c.since.desc()).limit(MOST_SESSIONS - 1)
        staying = list(connection.execute(kept).scalars())
        connection.execute(sa.delete(desk_sessions).where(desk_sessions.c.hash.not_in(staying)))
        connection.execute(sa.insert(desk_sessions), asdict(made))
        note(connection, doing, "enter", made.id)
        return True


def session(engine: sa.Engine, hash_: str, now: float) -> Session | None:
    chosen = sa.select(desk_sessions).where(desk_sessions.c.hash == hash_, desk_sessions.c.until >= now)
    with engine.connect() as connection:
        found = connection.execute(chosen).mappings().one_or_none()
        return None if found is None else Session(**found)


def seen(engine: sa.Engine, hash_: str, now: float) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.update(desk_sessions).where(desk_sessions.c.hash == hash_).values(seen=now))


def sessions(engine: sa.Engine, now: float) -> list[Session]:
    chosen = sa.select(desk_sessions).where(desk_sessions.c.until >= now).order_by(desk_sessions.c.seen.desc())
    with engine.connect() as connection:
        return [Session(**found) for found in connection.execute(chosen).mappings()]


def end(engine: sa.Engine, id_: str | None, doing: Doing) -> int:
    """A browser is let in no more, or none is (`id_`: none), and no link that waits; how many were."""
    with transaction(engine) as connection:
        gone = sa.delete(desk_sessions) if id_ is None else sa.delete(desk_sessions).where(desk_sessions.c.id == id_)
        count = connection.execute(gone).rowcount
        if id_ is None:
            count += connection.execute(sa.delete(desk_links)).rowcount
        if count:
            note(connection, doing, "leave", id_ or "")
        return count


# Where the server is reached ---------------------------------------------------------------------------------------


def settings(engine: sa.Engine) -> dict[str, Any]:
    """What was set at the desk."""
    with engine.connect() as connection:
        found = connection.execute(sa.select(desk_settings)).all()
        return {one.name: msgspec.json.decode(one.value) for one in found}


def put(connection: sa.Connection, name: str, value: Any) -> None:
    connection.execute(sa.delete(desk_settings).where(desk_settings.c.name == name))
    if value is not None:
        connection.execute(sa.insert(desk_settings), {"name": name, "value": encode(value).decode()})


def reached(engine: sa.Engine, address: str) -> None:
    """A process says at which address it is reached, for links that lead to it."""
    with transaction(engine) as connection:
        put(connection, ADDRESS, address)
