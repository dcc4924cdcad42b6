"""Open seats, people and their ties as rows; each function in a thread that may wait."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from boulevard.server.database import transaction
from boulevard.server.kept import Sitter
from boulevard.server.lobby_messages import Allowed, Terms
from boulevard.server.schema import members, people, programs, seeks, ties

SeekState = Literal["open", "full", "set", "declined"]
"""`full`: all have sat down, and the table is about to be opened; `set`: it is; then the seat is shown a little longer
to those who sit."""
TieKind = Literal["friend", "asks", "mutes"]

_terms = msgspec.json.Decoder(Terms).decode
_sitters = msgspec.json.Decoder(list[Sitter]).decode


class Seek(Struct, frozen=True):
    """Somebody looks for an opponent; `asks`: for that one alone. `sitters`: who has sat down, the owner first."""

    id: str
    holder: str
    name: str
    asks: str | None
    asks_name: str
    terms: Terms
    sitters: list[Sitter]
    state: SeekState
    meeting: str
    table_id: str | None
    version: int
    since: float
    until: float


class Person(Struct, frozen=True):
    """Somebody who has looked for others. `name`: a guest's own; `link`: the hash of the key that makes friends."""

    holder: str
    name: str
    challenge: Allowed = "everybody"
    here: Allowed = "friends"
    link: str | None = None
    seen: float = 0.0
    watch: Allowed = "everybody"


class Tie(Struct, frozen=True):
    holder: str
    other: str
    kind: TieKind
    since: float


class Program(Struct, frozen=True):
    """A bot that somebody brought; it holds seats by the hash of its token."""

    hash: str
    id: str
    owner: str
    name: str
    since: float


class Everything(Struct):
    seeks: list[Seek]
    people: list[Person]
    ties: list[Tie]


def _insert(connection: sa.Connection, table: sa.Table) -> Any:
    return (postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert)(table)


def _seek(found: Any) -> Seek:
    return Seek(**{**found, "terms": _terms(found["terms"]), "sitters": _sitters(found["sitters"])})


def _values(seek: Seek) -> dict[str, Any]:
    encode = msgspec.json.encode
    return {**asdict(seek), "terms": encode(seek.terms).decode(), "sitters": encode(seek.sitters).decode()}


def everything(engine: sa.Engine) -> Everything:
    with engine.connect() as connection:
        return Everything(
            [_seek(one) for one in connection.execute(sa.select(seeks)).mappings()],
            [Person(**one) for one in connection.execute(sa.select(people)).mappings()],
            [Tie(**one) for one in connection.execute(sa.select(ties)).mappings()],
        )


def all_seeks(engine: sa.Engine) -> list[Seek]:
    with engine.connect() as connection:
        return [_seek(one) for one in connection.execute(sa.select(seeks)).mappings()]


def one_seek(engine: sa.Engine, seek: str) -> Seek | None:
    with engine.connect() as connection:
        found = connection.execute(sa.select(seeks).where(seeks.c.id == seek)).mappings().one_or_none()
        return None if found is None else _seek(found)


def of_person(engine: sa.Engine, holder: str) -> tuple[Person | None, list[Tie]]:
    """Somebody, and what they and others are to each other."""
    with engine.connect() as connection:
        found = connection.execute(sa.select(people).where(people.c.holder == holder)).mappings().one_or_none()
        theirs = sa.select(ties).where(sa.or_(ties.c.holder == holder, ties.c.other == holder))
        return (
            None if found is None else Person(**found),
            [Tie(**one) for one in connection.execute(theirs).mappings()],
        )


# Open seats --------------------------------------------------------------------------------------------------------


def open_seek(engine: sa.Engine, seek: Seek, most: int) -> bool:
    """False where its owner has that many already. One that is there already, by its id, is there once."""
    with transaction(engine) as connection:
        theirs = (seeks.c.holder == seek.holder, seeks.c.until > seek.since, seeks.c.state == "open")
        held = sa.select(sa.func.count()).select_from(seeks).where(*theirs, seeks.c.id != seek.id)
        if connection.execute(held).scalar_one() >= most:
            return False
        connection.execute(_insert(connection, seeks).values(_values(seek)).on_conflict_do_nothing())
        return True


def change_seek(engine: sa.Engine, seek: Seek, changed: Mapping[str, Any]) -> bool:
    """Write it, if it is still as it was."""
    values = _values(msgspec.structs.replace(seek, version=seek.version + 1, **changed))
    as_it_was = (seeks.c.id == seek.id, seeks.c.version == seek.version)
    with transaction(engine) as connection:
        return connection.execute(sa.update(seeks).where(*as_it_was).values(values)).rowcount == 1


def close_seek(engine: sa.Engine, seek: Seek) -> bool:
    """It is gone, if it is still as it was."""
    with transaction(engine) as connection:
        as_it_was = (seeks.c.id == seek.id, seeks.c.version == seek.version)
        return connection.execute(sa.delete(seeks).where(*as_it_was)).rowcount == 1


def hold(engine: sa.Engine, ids: Sequence[str], until: float) -> None:
    """Their owners are here: they hold until then."""
    with transaction(engine) as connection:
        theirs = (seeks.c.id.in_(ids), seeks.c.state == "open", seeks.c.until < until)
        connection.execute(sa.update(seeks).where(*theirs).values(until=until))


def over(engine: sa.Engine, now: float) -> int:
    """Those whose time is over go; one that is full stays until its table is open."""
    with transaction(engine) as connection:
        return connection.execute(sa.delete(seeks).where(seeks.c.until <= now, seeks.c.state != "full")).rowcount


# People and ties ---------------------------------------------------------------------------------------------------


def know(engine: sa.Engine, person: Person) -> None:
    """Somebody is known from now on, or is called so and was seen then."""
    with transaction(engine) as connection:
        known = {"name": person.name, "seen": person.seen} if person.name else {"seen": person.seen}
        made = _insert(connection, people).values(asdict(person))
        connection.execute(made.on_conflict_do_update(index_elements=["holder"], set_=known))


def change_person(engine: sa.Engine, holder: str, values: Mapping[str, Any]) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.update(people).where(people.c.holder == holder).values(**values))


def tie(engine: sa.Engine, holder: str, other: str, kind: TieKind, now: float, most: int) -> bool:
    """False where there are as many already."""
    with transaction(engine) as connection:
        theirs = (ties.c.holder == holder, ties.c.kind == kind, ties.c.other != other)
        if connection.execute(sa.select(sa.func.count()).select_from(ties).where(*theirs)).scalar_one() >= most:
            return False
        values = {"holder": holder, "other": other, "kind": kind, "since": now}
        connection.execute(_insert(connection, ties).values(values).on_conflict_do_nothing())
        return True


def befriend(engine: sa.Engine, holder: str, other: str, now: float, most: int) -> bool:
    """Both are friends, and nobody asks any more; False where one of them has as many already."""
    pairs = [(holder, other), (other, holder)]
    with transaction(engine) as connection:
        for one, its in pairs:
            theirs = (ties.c.holder == one, ties.c.kind == "friend", ties.c.other != its)
            if connection.execute(sa.select(sa.func.count()).select_from(ties).where(*theirs)).scalar_one() >= most:
                return False
        for one, its in pairs:
            asked = (ties.c.holder == one, ties.c.other == its, ties.c.kind == "asks")
            connection.execute(sa.delete(ties).where(*asked))
            values = {"holder": one, "other": its, "kind": "friend", "since": now}
            connection.execute(_insert(connection, ties).values(values).on_conflict_do_nothing())
        return True


def unfriend(engine: sa.Engine, holder: str, other: str) -> None:
    """They are no friends, and neither asks to be."""
    with transaction(engine) as connection:
        for one, its in [(holder, other), (other, holder)]:
            theirs = (ties.c.holder == one, ties.c.other == its, ties.c.kind != "mutes")
            connection.execute(sa.delete(ties).where(*theirs))


def unmute(engine: sa.Engine, holder: str, other: str) -> None:
    with transaction(engine) as connection:
        theirs = (ties.c.holder == holder, ties.c.other == other, ties.c.kind == "mutes")
        connection.execute(sa.delete(ties).where(*theirs))


def hand_over(engine: sa.Engine, before: str, holder: str) -> None:
    """What a guest was to others, whoever the guest turns out to be is."""
    pair = (ties.c.holder == before) | (ties.c.other == before)
    with transaction(engine) as connection:
        for one in [_seek(row) for row in connection.execute(sa.select(seeks)).mappings()]:
            who = [msgspec.structs.replace(sat, holder=holder) if sat.holder == before else sat for sat in one.sitters]
            asks = holder if one.asks == before else one.asks
            if who != one.sitters or asks != one.asks:
                moved = msgspec.structs.replace(
                    one, holder=who[0].holder, asks=asks, sitters=who, version=one.version + 1
                )
                connection.execute(sa.update(seeks).where(seeks.c.id == one.id).values(_values(moved)))
        found = [Tie(**one) for one in connection.execute(sa.select(ties).where(pair)).mappings()]
        connection.execute(sa.delete(ties).where(pair))
        for tied in found:
            pair_now = [holder if one == before else one for one in (tied.holder, tied.other)]
            if pair_now[0] != pair_now[1]:
                values = {"holder": pair_now[0], "other": pair_now[1], "kind": tied.kind, "since": tied.since}
                connection.execute(_insert(connection, ties).values(values).on_conflict_do_nothing())
        connection.execute(sa.delete(people).where(people.c.holder == before))
        connection.execute(sa.update(programs).where(programs.c.owner == before).values(owner=holder))


def forget(engine: sa.Engine, holder: str) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.delete(seeks).where((seeks.c.holder == holder) | (seeks.c.asks == holder)))
        connection.execute(sa.delete(ties).where((ties.c.holder == holder) | (ties.c.other == holder)))
        connection.execute(sa.delete(people).where(people.c.holder == holder))


def forget_unseen(engine: sa.Engine, before: float) -> list[str]:
    """A guest who was not seen since then, and has no friend here, is not known any more."""
    stays = sa.union_all(sa.select(ties.c.holder), sa.select(members.c.holder))
    unseen = (people.c.seen < before, people.c.holder.not_in(stays))
    with transaction(engine) as connection:
        gone = list(connection.execute(sa.select(people.c.holder).where(*unseen)).scalars())
        connection.execute(sa.delete(people).where(*unseen))
        return gone


# Bots that people brought ------------------------------------------------------------------------------------------


def all_programs(engine: sa.Engine) -> list[Program]:
    names = ("hash", "id", "owner", "name", "since")
    with engine.connect() as connection:
        chosen = sa.select(*(programs.c[name] for name in names)).order_by(programs.c.since)
        return [Program(**one) for one in connection.execute(chosen).mappings()]


def bring(engine: sa.Engine, program: Program, looks: str) -> bool:
    """False where a bot that looks alike by its name is there."""
    try:
        with transaction(engine) as connection:
            connection.execute(sa.insert(programs), {**asdict(program), "looks": looks})
    except sa.exc.IntegrityError:
        return False
    return True


def end(engine: sa.Engine, program: Program) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.delete(programs).where(programs.c.hash == program.hash))
