"""Golden games and perft counts: what the rules did when they were written, for ever."""

import json
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from boulevard import registry
from boulevard.cli.perft import perft
from boulevard.core.record import Record, read_record
from boulevard.core.table import Table, replay
from boulevard.core.texts import LANGUAGES, texts
from boulevard.core.verdict import Verdict, verdict_in_words
from goldens import lacking

DATA = Path(__file__).parent / "data"
GOLDEN = sorted((DATA / "golden").rglob("*.game"))
MANY = 120_000
"""Counts above this take seconds and run with the long tests."""


@cache
def golden(path: Path) -> tuple[Record, Table]:
    record = read_record(path.read_bytes())
    return record, replay(registry.game(record.game), record)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_outcome(path: Path) -> None:
    record, table = golden(path)
    assert str(record).encode() == path.read_bytes()
    assert str(table.record()).encode() == path.read_bytes()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_decided_a_golden_game_is_told_and_true(path: Path) -> None:
    """One sentence in each language; the line that is named parts the winner and the best rival most."""
    _, table = golden(path)
    outcome, verdict = table.outcome, table.game.verdict(table.state)
    if outcome is None:
        assert verdict is None
        return
    assert verdict is not None
    said = [verdict_in_words(verdict, texts(language, table.game.package)) for language in LANGUAGES]
    assert [one.count(".") for one in said] == [1, 1]
    assert said[0] != said[1]
    totals = sorted((sheet["total"] for sheet in outcome.scores.values()), reverse=True)
    figures = verdict.figures
    if outcome.reason == "resigned":
        assert (verdict.key, set(figures["seat"])) == ("resigned", set(outcome.scores) - set(outcome.winners))
    elif len(outcome.winners) > 1:
        assert (verdict.key, figures["points"]) == ("shared", totals[0])
    elif totals[0] == totals[1]:
        assert verdict.key in {f"tie-{name}" for name in table.game.ties}
        assert (figures["points"], verdict.rule) == (totals[0], table.game.tie_rule)
        assert figures["most"] != figures["rival"]
    else:
        won = outcome.scores[outcome.winners[0]]
        rivals = [s for seat, s in outcome.scores.items() if seat not in outcome.winners and s["total"] == totals[1]]
        assert any(names_the_largest(verdict, won, lost) for lost in rivals)


def names_the_largest(verdict: Verdict, won: dict[str, int], lost: dict[str, int]) -> bool:
    """Do exactly the lines that are named part these sheets most, by what is told?"""
    figures, several = verdict.figures, verdict.key == "several"
    ahead = {line: won.get(line, 0) - lost.get(line, 0) for line in (won | lost) if line != "total"}
    told = figures["points"] if several else figures["most"] - figures["rival"]
    named = set(figures["line"] if several else [verdict.key])
    return told > 0 and named == {line for line, points in ahead.items() if points == told == max(ahead.values())}


@pytest.mark.parametrize("name", registry.game_names())
def test_the_golden_games_show_all_that_is_wanted(name: str) -> None:
    """`tests/GAME/golden.py` says what; `tools/golden.py GAME` finds games for what is missing."""
    wanted = import_module(f"{name}.golden")
    files = sorted((DATA / "golden" / name).glob("*.game"))
    shown = Counter(what for path in files for what in wanted.shown(golden(path)[1]))
    assert lacking(wanted, shown) == {}


@pytest.mark.parametrize("name", registry.game_names())
def test_golden_games_of_every_version_of_the_rules(name: str) -> None:
    versions = {golden(path)[0].rules for path in (DATA / "golden" / name).glob("*.game")}
    assert versions == set(range(1, registry.game(name).rules + 1))


def perft_cases() -> list[Any]:
    cases = []
    for path in sorted((DATA / "perft").glob("*.json")):
        data = json.loads(path.read_text("utf-8"))
        for position in data["positions"]:
            for depth, count in position["counts"].items():
                where = f"{position['record']}@{position['ply']}" if "record" in position else position["options"]
                marks = [pytest.mark.long] if count > MANY else []
                case = (data["game"], position, int(depth), count)
                cases.append(pytest.param(*case, marks=marks, id=f"{data['game']}-{where}-{depth}"))
    return cases


@pytest.mark.parametrize(("name", "position", "depth", "count"), perft_cases())
def test_perft(name: str, position: dict[str, Any], depth: int, count: int) -> None:
    game = registry.game(name)
    if "record" in position:
        record = read_record((DATA / "golden" / name / position["record"]).read_bytes())
        record.lines, record.outcome = record.lines[: position["ply"]], None
        s = replay(game, record).state
    else:
        s = game.setup(position.get("players"), position["options"])
    assert perft(game, s, depth) == count


@pytest.mark.parametrize("name", registry.game_names())
def test_a_dozen_positions_are_counted(name: str) -> None:
    assert len(json.loads((DATA / "perft" / f"{name}.json").read_text("utf-8"))["positions"]) >= 12
