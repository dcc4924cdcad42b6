"""Who is kept out, silenced, or to read a word of whoever runs the server, as rows; each function in a thread that may
wait, or of the command line."""

from collections.abc import Iterable, Sequence
from ipaddress import ip_network
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace

from boulevard.server.database import transaction
from boulevard.server.desk_rows import Doing, note
from boulevard.server.guests import new_code
from boulevard.server.naming import looks
from boulevard.server.refusals import DeskRefusal, Refusal
from boulevard.server.schema import bars, desk_acts, keys, members, people, programs, tables

BarKind = Literal["ban", "mute", "warn"]
Kin = Literal["member", "guest", "bot", "address"]
WIDEST = {4: 8, 6: 16}
"""A network that holds more than that is nobody in particular."""
MOST_HASHES = 2000
HOLDING = ("guest", "token", "link")


class Whom(Struct, frozen=True):
    """Somebody, by all that they hold things by, what the house calls them by first; or a network's address."""

    hashes: tuple[str, ...]
    kind: Kin
    called: str


class Bar(Struct, frozen=True):
    """Somebody is kept out (`ban`), silenced (`mute`), or is to read a word (`warn`). `until`: none where it is for
    good."""

    id: str
    kind: BarKind
    whom: Whom
    why: str
    since: float
    until: float | None

    def holds(self, now: float) -> bool:
        return self.until is None or self.until > now


# Who somebody is -------------------------------------------------------------------------------------------------


def of_hash(connection: sa.Connection, hash_: str) -> Whom:
    """Whoever holds something by this, with the seats' tokens that they were given and the bots that they brought."""
    member = connection.execute(sa.select(members.c.name).where(members.c.holder == hash_)).scalar()
    program = connection.execute(sa.select(programs.c.name).where(programs.c.hash == hash_)).scalar()
    called = member or program
    if called is None:
        called = connection.execute(sa.select(people.c.name).where(people.c.holder == hash_)).scalar() or ""
    mine, other = keys.alias(), keys.alias()
    same = sa.and_(mine.c.table_id == other.c.table_id, mine.c.seat == other.c.seat)
    tokens = sa.select(other.c.hash).select_from(mine.join(other, same)).distinct()
    tokens = tokens.where(mine.c.hash == hash_, mine.c.kind.in_(HOLDING), other.c.kind.in_(("token", "link")))
    brought = sa.select(programs.c.hash).where(programs.c.owner == hash_)
    found = [*connection.execute(tokens.limit(MOST_HASHES)).scalars(), *connection.execute(brought).scalars()]
    seats = sa.select(keys.c.table_id, keys.c.seat).where(keys.c.hash == hash_, keys.c.kind.in_(HOLDING))
    if not called and (at := connection.execute(seats.limit(1)).one_or_none()) is not None:
        called = _sits(connection, at.table_id, at.seat)
    kind: Kin = "member" if member else "bot" if program else "guest"
    return Whom(tuple(dict.fromkeys([hash_, *found])), kind, called)


def _sits(connection: sa.Connection, table: str, seat: str) -> str:
    sheet = connection.execute(sa.select(tables.c.sheet).where(tables.c.id == table)).scalar()
    seats = {} if sheet is None else msgspec.json.decode(sheet)["seats"]
    return str(seats.get(seat, {}).get("name", ""))


def of_seat(connection: sa.Connection, table: str, seat: str) -> Whom:
    """Whoever holds a seat at a table, by whatever they hold it."""
    chosen = sa.select(keys.c.hash, keys.c.kind).where(keys.c.table_id == table, keys.c.seat == seat)
    held = {found.kind: found.hash for found in connection.execute(chosen.where(keys.c.kind.in_(HOLDING)))}
    if not held:
        raise DeskRefusal("desk-nobody", given=f"{table}/{seat}")
    whom = of_hash(connection, next(held[kind] for kind in HOLDING if kind in held))
    return replace(whom, hashes=tuple(dict.fromkeys([*whom.hashes, *connection.execute(chosen).scalars()])))


def of_name(connection: sa.Connection, name: str) -> Whom:
    """Whoever has kept a name that looks so, or whose bot is called so."""
    for found in (
        sa.select(members.c.holder).where(members.c.looks == looks(name)),
        sa.select(programs.c.hash).where(programs.c.looks == looks(name)),
    ):
        if (hash_ := connection.execute(found).scalar()) is not None:
            return of_hash(connection, hash_)
    raise DeskRefusal("desk-nobody", given=name)


def of_address(given: str) -> Whom:
    """Whoever comes from an address, or from a network of them."""
    try:
        network = ip_network(given, strict=False)
    except ValueError:
        raise DeskRefusal("desk-address", given=given) from None
    if network.prefixlen < WIDEST[network.version]:
        raise DeskRefusal("desk-wide", given=given, least=WIDEST[network.version])
    return Whom((str(network),), "address", str(network))


def someone(connection: sa.Connection, given: str) -> Whom:
    """Whom the command line means: a network, `TABLE/SEAT`, what the desk lists somebody by, or a name that was
    kept."""
    try:
        return of_address(given)
    except Refusal as refusal:
        if refusal.key == "desk-wide":
            raise
    table, slash, seat = given.rpartition("/")
    if slash:
        return of_seat(connection, table.rpartition("/")[2], seat)
    if len(given) >= 12 and set(given) <= set("0123456789abcdef"):
        for column in (members.c.holder, people.c.holder, programs.c.hash, keys.c.hash, bars.c.of):
            chosen = sa.select(column).where(column.startswith(given)).distinct().limit(2)
            if len(found := list(connection.execute(chosen).scalars())) == 1:
                return of_hash(connection, found[0])
    return of_name(connection, given)


# What is decided -------------------------------------------------------------------------------------------------


def put(connection: sa.Connection, doing: Doing, kind: BarKind, whom: Whom, why: str, until: float | None) -> Bar:
    """It holds from now on; one of the same kind, for the same, has ended. Somebody kept out is still to be shown the
    door at every process."""
    before = sa.select(bars.c.id).where(bars.c.of == whom.hashes[0], bars.c.kind == kind)
    connection.execute(sa.delete(bars).where(bars.c.id.in_(list(connection.execute(before).scalars()))))
    made = Bar(new_code(), kind, whom, why, doing.at, until)
    row = {"id": made.id, "kind": kind, "whom": whom.kind, "called": whom.called, "why": why}
    connection.execute(
        sa.insert(bars), [{**row, "of": one, "since": made.since, "until": until} for one in whom.hashes]
    )
    figures = {"bar": made.id, "called": whom.called, "whom": whom.kind, "why": why, "until": until}
    note(connection, doing, kind, whom.hashes[0], kind == "ban" and whom.kind != "address", **figures)
    return made


def lift(engine: sa.Engine, id_: str, doing: Doing, what: str = "lift") -> Bar:
    """It holds no more; a Refusal where it did not."""
    with transaction(engine) as connection:
        found = _bars(connection, sa.select(bars).where(bars.c.id == id_))
        if not found:
            raise DeskRefusal("desk-no-bar")
        connection.execute(sa.delete(bars).where(bars.c.id == id_))
        bar = found[0]
        note(connection, doing, what, bar.whom.hashes[0], bar=id_, kind=bar.kind, called=bar.whom.called)
        return bar


def all_bars(engine: sa.Engine, now: float) -> list[Bar]:
    """Whatever holds, the latest first."""
    with engine.connect() as connection:
        chosen = sa.select(bars).where(sa.or_(bars.c.until.is_(None), bars.c.until > now))
        return _bars(connection, chosen)


def one(engine: sa.Engine, id_: str) -> Bar | None:
    with engine.connect() as connection:
        found = _bars(connection, sa.select(bars).where(bars.c.id == id_))
        return found[0] if found else None


def _bars(connection: sa.Connection, chosen: Any) -> list[Bar]:
    made: dict[str, Bar] = {}
    for found in connection.execute(chosen.order_by(bars.c.since.desc(), bars.c.of)):
        whom = Whom((found.of,), found.whom, found.called)
        bar = made.setdefault(found.id, Bar(found.id, found.kind, whom, found.why, found.since, found.until))
        if found.of not in bar.whom.hashes:
            more = replace(bar.whom, hashes=(*bar.whom.hashes, found.of))
            made[found.id] = replace(bar, whom=more)
    return list(made.values())


def forget_past(engine: sa.Engine, now: float) -> None:
    """What has run out is kept no more."""
    with transaction(engine) as connection:
        connection.execute(sa.delete(bars).where(bars.c.until <= now))


# Somebody turns out to be somebody, or is forgotten --------------------------------------------------------------


def hand_over(engine: sa.Engine, before: str, holder: str, doing: Doing) -> bool:
    """What held for a guest's browser holds for whoever it acts for now; whether anything did."""
    with transaction(engine) as connection:
        mine = list(connection.execute(sa.select(bars.c.id).where(bars.c.of == before)).scalars())
        if not mine:
            return False
        known = sa.select(bars.c.id).where(bars.c.of == holder)
        connection.execute(sa.delete(bars).where(bars.c.of == before, bars.c.id.in_(known)))
        connection.execute(sa.update(bars).where(bars.c.of == before).values(of=holder))
        note(connection, doing, "follow", holder)
        return True


def forget(engine: sa.Engine, holder: str, doing: Doing) -> bool:
    """Nothing is left of who it was: neither here nor in the trail; whether anything was."""
    with transaction(engine) as connection:
        mine = list(connection.execute(sa.select(bars.c.id).where(bars.c.of == holder)).scalars())
        theirs = {holder, *connection.execute(sa.select(bars.c.of).where(bars.c.id.in_(mine))).scalars()}
        connection.execute(sa.delete(bars).where(bars.c.id.in_(mine)))
        told = list(connection.execute(sa.select(desk_acts).where(desk_acts.c.of.in_(_some(theirs)))))
        for found in told:
            figures = msgspec.json.decode(found.figures)
            left = {name: value for name, value in figures.items() if name not in ("called", "why")}
            values = {"of": "", "figures": msgspec.json.encode(left).decode(), "waits": False}
            connection.execute(sa.update(desk_acts).where(desk_acts.c.number == found.number).values(**values))
        if mine or told:
            note(connection, doing, "forgotten")
        return bool(mine or told)


def _some(hashes: Iterable[str]) -> Sequence[str]:
    return list(hashes)[:MOST_HASHES]
