"""Where people want to be told, and what they are to be told, as rows; each function in a thread that may wait."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from boulevard.server.database import transaction
from boulevard.server.kept import SEATED
from boulevard.server.noticing import Notice
from boulevard.server.schema import (
    bells,
    host_keys,
    keys,
    members,
    noticed,
    notices,
    presence,
    study_keys,
    tables,
    wishes,
)

SOME = 200
"""So many are taken at once."""

BellKind = Literal["push", "webhook", "mail"]
encode = msgspec.json.encode


class Bell(Struct, kw_only=True):
    """Where somebody wants to be told. `browser`: the cookie of the browser that is told; `keys`: what a browser gave
    so that only it can read; the shape of a webhook's messages, and where its links lead; `kinds`: of what."""

    id: str
    holder: str
    kind: BellKind
    address: str
    host: str
    keys: dict[str, str]
    called: str
    language: str
    kinds: list[str]
    since: float
    used: float
    browser: str | None = None
    confirmed: bool = True
    sent: float = 0.0
    busy: float = 0.0
    tries: int = 0


class Wishes(Struct, frozen=True):
    """When somebody wants to be told, and how much at once. `quiet`: from when to when not, in minutes of the day;
    `together`: what comes within ten minutes as one; `holiday`: nothing while one's clocks stand; `names`: who and
    which game, also where others may see it."""

    quiet: tuple[int, int] = (22 * 60, 8 * 60)
    zone: str = "UTC"
    together: bool = True
    holiday: bool = True
    names: bool = True


class TableNow(Struct, frozen=True):
    """What everybody may know of a table, and no more is read; and when its seats were connected."""

    game: str
    status: str
    to_act: list[str]
    sheet: dict[str, Any]
    present: dict[str, tuple[float, float]]


def _inserting(engine: sa.Engine, into: sa.Table) -> Any:
    return (postgresql_insert if engine.dialect.name == "postgresql" else sqlite_insert)(into)


def _bell(found: Any) -> Bell:
    given = dict(found)
    return Bell(**given | {"keys": msgspec.json.decode(given["keys"]), "kinds": msgspec.json.decode(given["kinds"])})


def _values(bell: Bell) -> dict[str, Any]:
    return asdict(bell) | {"keys": encode(bell.keys).decode(), "kinds": encode(bell.kinds).decode()}


# The server's own ------------------------------------------------------------------------------------------------


def key(engine: sa.Engine, name: str, new: bytes) -> bytes:
    """A key of this server's: that one, if there was none yet."""
    with transaction(engine) as connection:
        connection.execute(_inserting(engine, host_keys).values(name=name, key=new).on_conflict_do_nothing())
        return bytes(connection.execute(sa.select(host_keys.c.key).where(host_keys.c.name == name)).scalar_one())


def looked_until(engine: sa.Engine, now: float) -> float:
    """Up to when the changes of tables were looked through; from now on, where nobody has yet."""
    with transaction(engine) as connection:
        connection.execute(_inserting(engine, noticed).values(id=1, at=now).on_conflict_do_nothing())
        return float(connection.execute(sa.select(noticed.c.at).where(noticed.c.id == 1)).scalar_one())


def looked(engine: sa.Engine, until: float) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.update(noticed).where(noticed.c.id == 1, noticed.c.at < until).values(at=until))


# Bells -----------------------------------------------------------------------------------------------------------


def holders(engine: sa.Engine) -> set[str]:
    with engine.connect() as connection:
        return set(connection.execute(sa.select(bells.c.holder).distinct()).scalars())


def of_holder(engine: sa.Engine, holder: str) -> tuple[list[Bell], Wishes]:
    """All bells of somebody, the first first, and what is wished."""
    with engine.connect() as connection:
        chosen = sa.select(bells).where(bells.c.holder == holder).order_by(bells.c.since, bells.c.id)
        found = [_bell(one) for one in connection.execute(chosen).mappings()]
        return found, _wishes(connection, holder)


def _wishes(connection: sa.Connection, holder: str) -> Wishes:
    said = connection.execute(sa.select(wishes.c.wishes).where(wishes.c.holder == holder)).scalar_one_or_none()
    return Wishes() if said is None else msgspec.json.decode(said, type=Wishes)


def wish(engine: sa.Engine, holder: str, wished: Wishes) -> None:
    made = _inserting(engine, wishes).values(holder=holder, wishes=encode(wished).decode())
    with transaction(engine) as connection:
        connection.execute(made.on_conflict_do_update(index_elements=["holder"], set_={"wishes": made.excluded.wishes}))


def wish_first(engine: sa.Engine, holder: str, wished: Wishes) -> None:
    """Where nothing was wished yet."""
    made = _inserting(engine, wishes).values(holder=holder, wishes=encode(wished).decode())
    with transaction(engine) as connection:
        connection.execute(made.on_conflict_do_nothing())


def bell(engine: sa.Engine, id_: str) -> Bell | None:
    with engine.connect() as connection:
        found = connection.execute(sa.select(bells).where(bells.c.id == id_)).mappings().one_or_none()
        return None if found is None else _bell(found)


def add(engine: sa.Engine, bell: Bell, most: int) -> str | None:
    """Its id, or that of the same one which there was; None where there are too many. A browser whose push service
    knows it by the same secret was somebody else's before, and is theirs no more."""
    with transaction(engine) as connection:
        same = sa.select(bells).where(bells.c.kind == bell.kind, bells.c.address == bell.address)
        for found in connection.execute(same).mappings().all():
            was = _bell(found)
            if was.holder == bell.holder:
                values = {name: _values(bell)[name] for name in ("keys", "browser", "language", "called", "used")}
                connection.execute(sa.update(bells).where(bells.c.id == was.id).values(**values, busy=0, tries=0))
                return was.id
            if bell.kind == "push" and was.keys["auth"] == bell.keys["auth"]:
                _remove(connection, [was.id])
        theirs = sa.select(sa.func.count()).select_from(bells).where(bells.c.holder == bell.holder)
        if connection.execute(theirs).scalar_one() >= most:
            return None
        connection.execute(sa.insert(bells), _values(bell))
        return bell.id


def change(engine: sa.Engine, id_: str, values: Mapping[str, Any]) -> None:
    if "kinds" in values:
        values = {**values, "kinds": encode(values["kinds"]).decode()}
    with transaction(engine) as connection:
        connection.execute(sa.update(bells).where(bells.c.id == id_).values(**values))


def remove(engine: sa.Engine, ids: Sequence[str]) -> int:
    with transaction(engine) as connection:
        return _remove(connection, ids)


def _remove(connection: sa.Connection, ids: Sequence[str]) -> int:
    connection.execute(sa.delete(notices).where(notices.c.bell_id.in_(ids)))
    return connection.execute(sa.delete(bells).where(bells.c.id.in_(ids))).rowcount


def forget(engine: sa.Engine, holder: str) -> None:
    """All of somebody who is forgotten."""
    with transaction(engine) as connection:
        _remove(connection, connection.execute(sa.select(bells.c.id).where(bells.c.holder == holder)).scalars().all())
        connection.execute(sa.delete(wishes).where(wishes.c.holder == holder))


def forget_browsers(connection: sa.Connection, browsers: Sequence[str]) -> None:
    """Devices that were ended are told nothing more."""
    theirs = sa.select(bells.c.id).where(bells.c.browser.in_(browsers))
    _remove(connection, connection.execute(theirs).scalars().all())


def hand_over(engine: sa.Engine, before: str, holder: str, browser: str) -> None:
    """What a browser had as a guest, whose cookie was that, is that holder's, and the browser has another cookie."""
    with transaction(engine) as connection:
        connection.execute(sa.update(bells).where(bells.c.browser == before).values(browser=browser))
        if before == holder:
            return
        connection.execute(sa.update(bells).where(bells.c.holder == before).values(holder=holder))
        said = connection.execute(sa.select(wishes.c.wishes).where(wishes.c.holder == before)).scalar_one_or_none()
        if said is not None:
            made = _inserting(engine, wishes).values(holder=holder, wishes=said)
            connection.execute(made.on_conflict_do_nothing())
            connection.execute(sa.delete(wishes).where(wishes.c.holder == before))


def prune(engine: sa.Engine, now: float, kept: float, told: float, failing: float, waiting: float) -> int:
    """What is of nobody any more goes: bells of those who hold nothing, unused for `kept` seconds; what was told so
    long ago; bells that failed for so long; mail that nobody confirmed. How many bells went."""
    theirs = sa.union(
        sa.select(keys.c.hash).where(keys.c.kind.in_(SEATED)), sa.select(study_keys.c.hash), sa.select(members.c.holder)
    )
    gone = sa.or_(
        sa.and_(bells.c.used < now - kept, bells.c.holder.not_in(theirs)),
        sa.and_(bells.c.tries > 0, bells.c.used < now - failing),
        sa.and_(bells.c.confirmed.is_(False), bells.c.since < now - waiting),
    )
    with transaction(engine) as connection:
        found = connection.execute(sa.select(bells.c.id).where(gone)).scalars().all()
        connection.execute(sa.delete(notices).where(notices.c.due.is_(None), notices.c.made < now - told))
        count = _remove(connection, found)
        idle = (wishes.c.holder.not_in(theirs), wishes.c.holder.not_in(sa.select(bells.c.holder)))
        connection.execute(sa.delete(wishes).where(*idle))
        return count


# Notices ---------------------------------------------------------------------------------------------------------


def tell(engine: sa.Engine, told: Iterable[tuple[str, Notice]]) -> float | None:
    """Keep what those holders are to be told, for each of their bells that tells of it; what was there already stays as
    it is. When the first of it is due."""
    told = list(told)
    made = _inserting(engine, notices).on_conflict_do_nothing()
    with transaction(engine) as connection:
        chosen = sa.select(bells.c.id, bells.c.holder, bells.c.kinds).where(
            bells.c.holder.in_({holder for holder, _ in told}), bells.c.confirmed.is_(True)
        )
        rows = [
            {**asdict(one), "bell_id": found.id, "figures": encode(one.figures).decode()}
            for found in connection.execute(chosen).all()
            for holder, one in told
            if holder == found.holder and WISHED.get(one.kind, one.kind) in msgspec.json.decode(found.kinds)
        ]
        if rows:
            connection.execute(made, rows)
    return min((row["due"] for row in rows), default=None)


WISHED = {"begun": "turn"}
"""What is told with something else, and has no switch of its own."""


def tell_bell(engine: sa.Engine, bell: str, notice: Notice) -> None:
    """For one bell alone: what it is asked to try, or to confirm. Said again, it is due again."""
    values = {**asdict(notice), "bell_id": bell, "figures": encode(notice.figures).decode()}
    made = _inserting(engine, notices).values(**values)
    with transaction(engine) as connection:
        connection.execute(
            made.on_conflict_do_update(
                index_elements=["bell_id", "about"], set_={"due": made.excluded.due, "made": made.excluded.made}
            )
        )


def due(engine: sa.Engine, now: float, busy_hosts: Collection[str]) -> list[tuple[str, str]]:
    """Bells with something due that nobody is at, with their hosts; none of hosts that have enough to do."""
    waiting = sa.select(notices.c.bell_id).where(notices.c.due <= now)
    chosen = sa.select(bells.c.id, bells.c.host).where(bells.c.id.in_(waiting), bells.c.busy <= now)
    if busy_hosts:
        chosen = chosen.where(bells.c.host.not_in(busy_hosts))
    with engine.connect() as connection:
        return [(one.id, one.host) for one in connection.execute(chosen.order_by(bells.c.busy).limit(SOME))]


def next_due(engine: sa.Engine) -> float | None:
    """When there is something to do next, as far as one knows."""
    at = sa.case((bells.c.busy > notices.c.due, bells.c.busy), else_=notices.c.due)
    chosen = sa.select(sa.func.min(at)).join(bells, bells.c.id == notices.c.bell_id).where(notices.c.due.is_not(None))
    with engine.connect() as connection:
        at_last: float | None = connection.execute(chosen).scalar_one()
        return at_last


def claim(engine: sa.Engine, id_: str, now: float, until: float) -> tuple[Bell, Wishes, list[Notice]] | None:
    """Take a bell in hand until then, with what is due at it; None where another process has."""
    with transaction(engine) as connection:
        mine = sa.update(bells).where(bells.c.id == id_, bells.c.busy <= now).values(busy=until)
        if connection.execute(mine).rowcount != 1:
            return None
        found = _bell(connection.execute(sa.select(bells).where(bells.c.id == id_)).mappings().one())
        chosen = sa.select(notices).where(notices.c.bell_id == id_, notices.c.due <= now).order_by(notices.c.made)
        told = [
            Notice(one.about, one.kind, msgspec.json.decode(one.figures), one.made, one.due)
            for one in connection.execute(chosen).all()
        ]
        return found, _wishes(connection, found.holder), told


def settle(engine: sa.Engine, id_: str, due_at: Mapping[str, float | None], values: Mapping[str, Any]) -> None:
    """What became of what was due at a bell: told or come to nothing (None), or due at another time."""
    with transaction(engine) as connection:
        for about, at in due_at.items():
            mine = (notices.c.bell_id == id_, notices.c.about == about)
            connection.execute(sa.update(notices).where(*mine).values(due=at))
        connection.execute(sa.update(bells).where(bells.c.id == id_).values(**values))


# Tables ----------------------------------------------------------------------------------------------------------


def changed(engine: sa.Engine, since: float, until: float, after: str) -> list[str]:
    """Tables at which somebody with a bell sits and something changed between these moments; some of them, by their
    ids, from that one on."""
    chosen = (
        sa.select(tables.c.id).join(keys, keys.c.table_id == tables.c.id).join(bells, bells.c.holder == keys.c.hash)
    )
    chosen = chosen.where(
        tables.c.status.in_(("playing", "over")), tables.c.touched >= since, tables.c.touched <= until,
        tables.c.id > after, keys.c.kind.in_(SEATED),
    ).distinct()  # fmt: skip
    with engine.connect() as connection:
        return list(connection.execute(chosen.order_by(tables.c.id).limit(SOME)).scalars())


def table_now(engine: sa.Engine, table: str) -> TableNow | None:
    with engine.connect() as connection:
        chosen = sa.select(tables.c.game, tables.c.status, tables.c.to_act, tables.c.sheet).where(tables.c.id == table)
        found = connection.execute(chosen).one_or_none()
        if found is None:
            return None
        here = connection.execute(sa.select(presence).where(presence.c.table_id == table))
        present = {one.seat: (one.seen, one.until) for one in here}
        return TableNow(found.game, found.status, found.to_act.split(), msgspec.json.decode(found.sheet), present)
