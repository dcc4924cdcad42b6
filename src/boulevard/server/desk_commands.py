"""The desk by the command line: straight on the database, also while servers run, which look what was done."""

import getpass
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import time
from typing import Any, TypeVar

import sqlalchemy as sa

from boulevard.server import archive, bar_rows, desk_deeds, desk_health, desk_reads, desk_rows, knobs
from boulevard.server import database as databases
from boulevard.server import desk_messages as m
from boulevard.server.bar_rows import BarKind
from boulevard.server.bars import Bars
from boulevard.server.desk import LINK_LASTS, address_of
from boulevard.server.desk_rows import ADDRESS, Doing
from boulevard.server.desk_shown import act_shown, bar_shown, person_shown, report_shown, settings_shown, table_shown
from boulevard.server.guests import hashed, new_token
from boulevard.server.limits import Limits
from boulevard.server.refusals import DeskRefusal
from boulevard.server.rows import counts
from boulevard.server.settings import settings_from

T = TypeVar("T")


@contextmanager
def opened(given: Mapping[str, Any]) -> Iterator[sa.Engine]:
    """A server's database, brought up to date."""
    with archive.database(given) as engine:
        archive.existing(engine)
        databases.migrate(engine)
        yield engine


def doing() -> Doing:
    try:
        who = getpass.getuser()
    except (OSError, KeyError):
        who = "?"
    return Doing("command", who, time())


def link(given: Mapping[str, Any]) -> str:
    """A link that opens the desk, once."""
    token, now = new_token(), doing()
    with opened(given) as engine:
        desk_rows.make_link(engine, hashed(token), now.at + LINK_LASTS, now)
        known = desk_rows.settings(engine).get(ADDRESS)
    settings = settings_from({"public_url": given.get("public_url")})
    if settings.public_url is not None or known is None:
        known = address_of(settings, settings.port)
    return f"{known}/host#{token}"


def done(given: Mapping[str, Any], deed: Callable[..., T], *arguments: Any) -> T:
    """Something is decided, as at the desk: servers that run take it up within a second, others when they start."""
    now = doing()
    with opened(given) as engine:
        return deed(engine, *arguments, now)


# Looking ---------------------------------------------------------------------------------------------------------


def health(
    given: Mapping[str, Any],
) -> tuple[list[desk_health.Concern], list[desk_health.ProcessShown], dict[str, int]]:
    """What should worry somebody, the processes as they say of themselves, and how many tables stand how."""
    now = time()
    with opened(given) as engine:
        processes = desk_health.said(engine, now)
        waiting = desk_rows.waiting(engine)
        found = desk_health.concerns(processes, desk_reads.waiting_reports(engine), waiting, now)
        return found, processes, counts(engine)


def tables(given: Mapping[str, Any], search: str, all_: bool) -> m.DeskTables:
    with opened(given) as engine:
        found, more = desk_reads.listed(engine, search, all_)
        return m.DeskTables([table_shown(one) for one in found], more)


def people(given: Mapping[str, Any], search: str) -> m.DeskPeople:
    """Who is connected now, a process alone knows: nobody is said to be here."""
    now = time()
    with opened(given) as engine:
        found, more = desk_reads.known(engine, search)
        bars = Bars(bar_rows.all_bars(engine, now))
        return m.DeskPeople([person_shown(one, False, bars.of.get(one.hash, [])) for one in found], more)


def bars(given: Mapping[str, Any]) -> list[m.DeskBar]:
    with opened(given) as engine:
        return [bar_shown(one) for one in bar_rows.all_bars(engine, time())]


def reports(given: Mapping[str, Any], settled: bool) -> list[m.DeskReport]:
    with opened(given) as engine:
        return [report_shown(*one) for one in desk_reads.reported(engine, settled)]


def settings(given: Mapping[str, Any]) -> list[m.DeskSetting]:
    """As servers are started with nothing said, where nothing was set."""
    began = knobs.now_set(settings_from({}), Limits())
    with opened(given) as engine:
        chosen = {name: value for name, value in desk_rows.settings(engine).items() if name in knobs.KNOBS}
    return settings_shown(began | chosen, began, chosen)


def acts(given: Mapping[str, Any], most: int) -> list[m.DeskAct]:
    with opened(given) as engine:
        return [act_shown(one) for one in desk_rows.acts(engine, most)]


# Deciding --------------------------------------------------------------------------------------------------------


def bar(given: Mapping[str, Any], kind: BarKind, whom: str, days: float | None, why: str) -> m.DeskBar:
    return bar_shown(done(given, desk_deeds.bar, kind, {"whom": whom}, days, why))


def back_up(given: Mapping[str, Any]) -> None:
    """A server that runs is to make a copy; a Refusal where none does that makes any."""
    now = doing()
    with opened(given) as engine:
        alive = [one for one in desk_health.said(engine, now.at) if now.at - one.at < desk_health.QUIET]
        if all(one.backup == "none" for one in alive):
            raise DeskRefusal("desk-no-backup")
        desk_deeds.back_up(engine, now)


def end_all(given: Mapping[str, Any]) -> int:
    """The desk is closed in every browser, and no link opens it that was made before."""
    now = doing()
    with opened(given) as engine:
        return desk_rows.end(engine, None, now)
