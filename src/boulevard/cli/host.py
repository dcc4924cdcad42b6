"""`boulevard host …`: all that can be seen and done at the host's desk, by the command line, also while servers run."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

import msgspec

from boulevard.core.texts import Texts, texts
from boulevard.server import desk_commands as desk
from boulevard.server import desk_deeds, desk_health
from boulevard.server import desk_messages as m
from boulevard.server.bar_rows import lift

MOST_ACTS = 50


def run(args: Namespace) -> int:
    from boulevard.cli.desk import given

    words = texts(args.lang, "boulevard.cli")
    flags = given(args)
    if args.action in READS:
        found = READS[args.action](flags)
        if args.json:
            print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            for line in TOLD[args.action](found, words):
                print(line)
        return 0
    print(DEEDS[args.action](flags, words))
    return 0


# What is looked at -----------------------------------------------------------------------------------------------

READS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "status": desk.health,
    "tables": lambda flags: desk.tables(flags, flags["search"], flags["all"]),
    "people": lambda flags: desk.people(flags, flags["search"]),
    "bars": desk.bars,
    "reports": lambda flags: desk.reports(flags, flags["settled"]),
    "settings": desk.settings,
    "acts": lambda flags: desk.acts(flags, MOST_ACTS),
}


def at(moment: float | None) -> str:
    """When, at this machine."""
    return "" if moment is None else datetime.fromtimestamp(moment).strftime("%Y-%m-%d %H:%M")


def health(
    found: tuple[list[desk_health.Concern], list[desk_health.ProcessShown], dict[str, int]], words: Texts
) -> Iterator[str]:
    concerns, processes, tables = found
    if not any(one.grave for one in concerns):
        yield words("host-well")
    for one in concerns:
        yield words(f"host-concern-{one.what}", **{"count": 0, **one.figures})
    yield words("host-tables", **{name: tables.get(name, 0) for name in ("open", "playing", "over", "abandoned")})
    for process in processes:
        yield words(
            "host-process",
            version=process.version,
            since=at(process.started),
            said=at(process.at),
            here=process.here,
            sockets=process.sockets,
            waiting=process.bots_waiting,
            workers=process.bot_workers,
        )
        if process.backup_at is not None:
            yield words("host-backup-at", at=at(process.backup_at), megabytes=round(process.backup_bytes / 1e6, 1))


def tables(found: m.DeskTables, words: Texts) -> Iterator[str]:
    for one in found.tables:
        seats = ", ".join(f"{seat}: {seated.name or words('host-open-seat')}" for seat, seated in one.seats.items())
        state = words(f"host-table-{one.status}", ply=one.ply)
        yield f"{one.table}  {one.game}  {at(one.touched)}  {state}  {seats}"
        if one.closed is not None:
            yield f"    {one.closed}"
    yield from more(len(found.tables), found.more, words)


def people(found: m.DeskPeople, words: Texts) -> Iterator[str]:
    for one in found.people:
        kind = words(f"host-person-{one.kind}")
        yield f"{one.person[:16]}  {one.name or '-'}  {kind}  {at(one.seen)}  {words('host-plays', games=one.playing)}"
        yield from (f"    {line}" for line in bars(one.bars, words))
    yield from more(len(found.people), found.more, words)


def more(count: int, more_: bool, words: Texts) -> Iterator[str]:
    if not count:
        yield words("host-nothing")
    if more_:
        yield words("host-more", count=count)


def bars(found: list[m.DeskBar], words: Texts) -> Iterator[str]:
    for one in found:
        until = words("host-for-good") if one.until is None else words("host-until", at=at(one.until))
        yield f"{one.id}  {words(f'host-bar-{one.kind}')}  {one.called or one.person[:16]}  {until}  {one.why}"


def reports(found: list[m.DeskReport], words: Texts) -> Iterator[str]:
    for one in found:
        figures = {"by": one.by_called or "-", "of": one.of_called or "-", "earlier": one.earlier, "table": one.table}
        yield f"{one.id}  {at(one.at)}  {words('host-report', **figures)}"
        if one.outcome is not None:
            yield f"    {words(f'host-outcome-{one.outcome}')}  {at(one.settled)}"
        if one.why:
            yield f"    {words('host-report-why', why=one.why)}"
        for line in one.kept:
            said = line.text if line.text is not None else f"[{line.phrase}]"
            yield f"  {'>' if line.this else ' '} {at(line.at)}  {line.called or '-'}: {said}"


def settings(found: list[m.DeskSetting], words: Texts) -> Iterator[str]:
    for one in found:
        value = {True: "on", False: "off"}[one.value] if isinstance(one.value, bool) else one.value
        unit = "" if one.knob.unit in ("switch", "choice", "count") else words(f"host-unit-{one.knob.unit}")
        mark = words("host-set-here") if one.chosen else ""
        yield f"{one.name} = {value} {unit}  {words(f'host-setting-{one.name}')} {mark}".rstrip()


def acts(found: list[m.DeskAct], words: Texts) -> Iterator[str]:
    for one in found:
        figures = " ".join(f"{name}={value}" for name, value in one.figures.items() if name != "bar" and value != "")
        waits = words("host-waits") if one.waits else ""
        who = one.who or words("host-by-house")
        yield f"{one.number}  {at(one.at)}  {who}  {one.what}  {one.of[:16]}  {figures} {waits}".rstrip()


TOLD: dict[str, Callable[[Any, Texts], Iterator[str]]] = {
    "status": health,
    "tables": tables,
    "people": people,
    "bars": bars,
    "reports": reports,
    "settings": settings,
    "acts": acts,
}

# What is done ----------------------------------------------------------------------------------------------------


def close(flags: dict[str, Any], words: Texts) -> str:
    desk.done(flags, desk_deeds.close, flags["table"].rpartition("/")[2], flags["why"])
    return words("host-closed")


def barred(flags: dict[str, Any], words: Texts) -> str:
    made = desk.bar(flags, flags["action"], flags["whom"], flags.get("days"), flags["why"])
    return words("host-barred", id=made.id, called=made.called or made.person[:16])


def lifted(flags: dict[str, Any], words: Texts) -> str:
    desk.done(flags, lift, flags["bar"])
    return words("host-lifted")


def settled(flags: dict[str, Any], words: Texts) -> str:
    desk.done(flags, desk_deeds.settle, flags["report"], flags["outcome"], flags["days"], flags["why"])
    return words("host-settled")


def turned(flags: dict[str, Any], words: Texts) -> str:
    value = None if flags["value"] == "-" else flags["value"]
    desk.done(flags, desk_deeds.turn, flags["setting"], value)
    return words("host-turned")


def backed_up(flags: dict[str, Any], words: Texts) -> str:
    desk.back_up(flags)
    return words("host-backup-wanted")


def ended(flags: dict[str, Any], words: Texts) -> str:
    return words("host-ended", count=desk.end_all(flags))


DEEDS: dict[str, Callable[[dict[str, Any], Texts], str]] = {
    "close": close,
    "ban": barred,
    "mute": barred,
    "warn": barred,
    "lift": lifted,
    "settle": settled,
    "set": turned,
    "backup": backed_up,
    "end": ended,
}
