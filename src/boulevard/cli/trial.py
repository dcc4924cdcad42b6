"""`boulevard trial`: what the table server promises, tried on servers of its own."""

import shutil
import signal
import sys
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from boulevard.cli.files import check_seed
from boulevard.cli.progress import Telling, clock_text
from boulevard.cli.said import print_json
from boulevard.core.texts import Texts, texts

if TYPE_CHECKING:
    from boulevard.trial.report import Broken, Report

MOST = 50
"""So many broken promises are told one by one."""


def run(args: Namespace) -> int:
    from boulevard.trial.whole import Trial, figures

    check_seed(args.seed)
    words, telling = texts(args.lang, "boulevard.cli"), Telling(args.lang)

    def step(part: str, done: int, total: int) -> None:
        telling.tell(lambda seconds: words(f"trial-at-{part}", done=done, total=total, time=clock_text(seconds)))

    folder = Path(tempfile.mkdtemp(prefix="boulevard-trial-"))
    trial = Trial(
        folder, kills=args.kills, seed=args.seed, seconds=args.seconds, database=args.database, step=step
    )  # fmt: skip
    report = trial.report
    try:
        with every_end_is_ctrl_c():
            trial.run()
    finally:
        telling.end()
        if not report.broken:
            shutil.rmtree(folder, ignore_errors=True)
    if args.json:
        print_json(figures(report))
    else:
        print("\n".join(lines(report, words)))
    if report.broken:
        print(words("trial-kept", folder=str(folder)), file=sys.stderr)
    if report.interrupted:
        raise KeyboardInterrupt
    return 1 if report.broken else 0


@contextmanager
def every_end_is_ctrl_c() -> Iterator[None]:
    """However this program is told to end, its servers end with it."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, signal.default_int_handler) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def lines(report: "Report", words: Texts) -> list[str]:
    """The report in words."""
    kills, twins, flood = report.kills, report.twins, report.flood
    found = [
        words("trial-title", version=report.version, database=report.database, seed=report.seed,
              time=clock_text(report.seconds)),
        words("trial-kills", kills=kills.kills, servers=kills.servers, tables=kills.tables, games=kills.games),
        words("trial-moves", acknowledged=kills.acknowledged, repeated=kills.repeated),
        words("trial-lost", lost=kills.lost, doubled=kills.doubled),
        words("trial-twins", twins=twins.twins, answers=twins.answers, bytes=twins.bytes, different=twins.different),
    ]  # fmt: skip
    if flood.before is None or flood.during is None or flood.bots is None:
        found.append(words("trial-no-flood"))
    else:
        counts = {name: value for name, value in asdict(flood).items() if isinstance(value, int)}
        found += [
            words("trial-flood", **counts),
            words("trial-guest", asked=flood.during.count, unanswered=flood.unanswered),
            *(words(f"trial-waits-{when}", count=one.count, median=one.median, slowest=one.slowest)
              for when, one in (("before", flood.before), ("during", flood.during), ("bots", flood.bots))),
        ]  # fmt: skip
    if not report.broken:
        return [*found, words("trial-held-so-far" if report.interrupted else "trial-held")]
    told = [broken_line(one, words) for one in report.broken[:MOST]]
    more = [words("trial-more", count=len(report.broken) - MOST)] if len(report.broken) > MOST else []
    return [*found, words("trial-broken", count=len(report.broken)), *told, *more]


def broken_line(broken: "Broken", words: Texts) -> str:
    return "  " + words(f"trial-broken-{broken.key}", **broken.figures)
