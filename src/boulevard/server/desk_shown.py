"""What the desk is shown, as it is sent, and as the command line prints it."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import convert
from msgspec.structs import asdict

from boulevard.server import desk_messages as m
from boulevard.server.bar_rows import Bar
from boulevard.server.desk_deeds import Outcome
from boulevard.server.desk_reads import Known, Listed
from boulevard.server.desk_rows import Act
from boulevard.server.knobs import KNOBS, Value
from boulevard.server.talk_rows import Report


def bar_shown(bar: Bar) -> m.DeskBar:
    whom = bar.whom
    return m.DeskBar(bar.id, bar.kind, whom.hashes[0], whom.kind, whom.called, bar.why, bar.since, bar.until)


def table_shown(found: Listed) -> m.DeskTable:
    company = found.company
    return m.DeskTable(
        table=found.id,
        game=found.game,
        status=found.status,
        seats={
            seat: m.DeskSeat(seated.name, seated.kind, found.holders.get(seat))
            for seat, seated in company.seats.items()
        },
        ply=found.ply,
        to_act=found.to_act,
        touched=found.touched,
        clock="none" if company.clock is None else company.clock.timing.kind,
        rated=company.rated is not None,
        cup=company.cup,
        closed=company.closed,
    )


def report_shown(report: Report, earlier: int) -> m.DeskReport:
    return m.DeskReport(
        id=report.id,
        table=report.table_id,
        by_called=report.by_called,
        person=report.of,
        of_called=report.of_called,
        why=report.why,
        kept=report.kept,
        at=report.at,
        earlier=earlier,
        outcome=convert(report.outcome, Outcome | None),
        settled=report.settled,
    )


def act_shown(act: Act) -> m.DeskAct:
    return convert(asdict(act), m.DeskAct)


def person_shown(found: Known, here: bool, bars: Sequence[Bar]) -> m.DeskPerson:
    return m.DeskPerson(
        person=found.hash,
        name=found.name,
        kind=found.kind,
        keeps=found.keeps,
        since=found.since,
        seen=found.seen,
        here=here,
        playing=found.playing,
        bars=[bar_shown(bar) for bar in bars],
    )


def settings_shown(
    stands: Mapping[str, Value], began: Mapping[str, Value], chosen: Collection[str]
) -> list[m.DeskSetting]:
    return [m.DeskSetting(name, knob, stands[name], began[name], name in chosen) for name, knob in KNOBS.items()]
