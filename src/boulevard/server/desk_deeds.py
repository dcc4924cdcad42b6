"""What is done at the desk, or by the command line: each written with its line of the trail, in one transaction. What
only a process can carry out waits there until one has."""

from typing import Any, Literal

import sqlalchemy as sa

from boulevard.server import bar_rows, knobs
from boulevard.server.bar_rows import Bar, BarKind, Whom
from boulevard.server.database import transaction
from boulevard.server.desk_rows import Doing, note, put
from boulevard.server.desk_rows import settings as kept_settings
from boulevard.server.refusals import DeskRefusal, Refusal
from boulevard.server.schema import reports, tables
from boulevard.server.settings import DAY

Outcome = Literal["nothing", "warn", "mute", "ban"]
OUTCOMES: tuple[Outcome, ...] = ("nothing", "warn", "mute", "ban")
MOST_WHY, MOST_DAYS = 300, 3650.0


def reason(given: str) -> str:
    """Why something is done, as those read it whom it is done to."""
    why = " ".join(given.split())
    if not why or not why.isprintable():
        raise DeskRefusal("desk-why")
    if len(why) > MOST_WHY:
        raise DeskRefusal("desk-why-long", count=len(why), most=MOST_WHY)
    return why


def end_of(kind: str, days: float | None, now: float) -> float | None:
    """Until when; a word is there until it was read."""
    if kind == "warn" or days is None:
        return None
    if not 0 < days <= MOST_DAYS:
        raise DeskRefusal("desk-days", given=str(days), most=MOST_DAYS)
    return now + days * DAY


def close(engine: sa.Engine, table: str, why: str, doing: Doing) -> None:
    """A table is to be ended, by whichever process is the first to hear of it."""
    why = reason(why)
    with transaction(engine) as connection:
        status = connection.execute(sa.select(tables.c.status).where(tables.c.id == table)).scalar()
        if status is None:
            raise Refusal("no-table")
        if status not in ("open", "playing"):
            raise Refusal(status)
        note(connection, doing, "close", table, waits=True, why=why)


def bar(engine: sa.Engine, kind: BarKind, of: dict[str, str], days: float | None, why: str, doing: Doing) -> Bar:
    """Somebody is kept out, silenced, or told a word. `of`: `person`, `table` and `seat`, `address`, or whatever the
    command line says (`whom`)."""
    why, until = reason(why), end_of(kind, days, doing.at)
    with transaction(engine) as connection:
        whom = whom_of(connection, of)
        if whom.kind == "address" and kind != "ban":
            raise DeskRefusal("desk-address-ban")
        return bar_rows.put(connection, doing, kind, whom, why, until)


def whom_of(connection: sa.Connection, of: dict[str, str]) -> Whom:
    if "person" in of:
        return bar_rows.of_hash(connection, of["person"])
    if "table" in of and "seat" in of:
        return bar_rows.of_seat(connection, of["table"], of["seat"])
    if "address" in of:
        return bar_rows.of_address(of["address"])
    if "whom" in of:
        return bar_rows.someone(connection, of["whom"])
    raise DeskRefusal("desk-nobody", given="-")


def settle(engine: sa.Engine, report: str, outcome: Outcome, days: float | None, why: str, doing: Doing) -> Bar | None:
    """What comes of a report; once."""
    if outcome != "nothing":
        why = reason(why)
    until = end_of(outcome, days, doing.at)
    with transaction(engine) as connection:
        found = connection.execute(sa.select(reports).where(reports.c.id == report)).one_or_none()
        if found is None:
            raise DeskRefusal("desk-no-report")
        waits = (reports.c.id == report, reports.c.outcome.is_(None))
        settled = {"outcome": outcome, "settled": doing.at}
        if connection.execute(sa.update(reports).where(*waits).values(**settled)).rowcount != 1:
            raise DeskRefusal("desk-settled")
        note(connection, doing, "settle", report, outcome=outcome)
        if outcome == "nothing":
            return None
        whom = bar_rows.of_hash(connection, found.of)
        if not whom.called:
            whom = Whom(whom.hashes, whom.kind, found.of_called)
        return bar_rows.put(connection, doing, outcome, whom, why, until)


def turn(engine: sa.Engine, name: str, given: Any, doing: Doing) -> None:
    """Every process takes it up; none (null): as it was started with."""
    value = None if given is None else knobs.checked(name, given)
    if given is None and name not in knobs.KNOBS:
        knobs.checked(name, given)
    before = kept_settings(engine).get(name)
    with transaction(engine) as connection:
        put(connection, name, value)
        note(connection, doing, "set", name, value=value, before=before)


def back_up(engine: sa.Engine, doing: Doing) -> None:
    """A copy is to be made, by a process that has a folder for them."""
    with transaction(engine) as connection:
        note(connection, doing, "backup", waits=True)
