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
