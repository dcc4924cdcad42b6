"""Data sets of games: records and arrays that agree, shards that are interrupted and come in parts, the datasheet."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from boulevard import registry
from boulevard.arena.datasets import Kept
from boulevard.arena.datasheet import FIELDS, RECORD_FIELDS
from boulevard.core.record import read_record
from boulevard.research import datasets
from boulevard.research.rows import Reader
from boulevard.research.vectors import Encoded
from command_line import Run, refused

QUICK = ("--bots", "flaneur,random", "--shard", 2)
CARDS = "bouquinistes+chartier+fontaine+jardin+lampadaire+levitation+peintre+penseur"
CHOSEN = ("--option", f"postcards={CARDS}", "--option", "flip=true", "--option", "hand=2")


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def made(run: Run, folder: Path, *words: object) -> dict[str, Any]:
    ran = run("dataset", *words, "--out", folder, "--json")
    assert ran.status == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


# What it holds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", registry.game_names())
def test_arrays_are_those_of_the_records(run: Run, tmp_path: Path, name: str) -> None:
    """Every row: who was asked, what was seen, allowed and chosen is what replaying the record gives; so is the end."""
    words = (name, "--games", 3, "--bots", "flaneur,maitre", "--shard", 2, "--iterations", 20, "--seed", "b")
    assert made(run, tmp_path, *words)["arrays"]
    found, games = datasets.whole(tmp_path), list(datasets.records(tmp_path))
    assert found.keys() == {field for field, *_ in FIELDS}
    assert all(one.keys() == {field for field, _ in RECORD_FIELDS} for one in games)
    game = registry.game(name)
    encoded = Encoded(game)
    searched = 0
    assert found["games"].tolist() == [one["number"] for one in games] == [1, 2, 3]
    for at, one in enumerate(games):
        record = read_record(one["record"].encode())
        seats = list(record.players)
        assert [f"bot:{bot}" for bot in one["bots"]] == list(record.players.values())
        lines = game.score_lines
        sheets = [[one["scores"][seat].get(line, 0) for line in lines] for seat in seats]
        assert found["sheets"][at][: len(seats)].tolist() == sheets
        won = [(seat in one["winners"]) / len(one["winners"]) for seat in seats]
        assert found["won"][at][: len(seats)].tolist() == pytest.approx(won)
        assert not found["sheets"][at][len(seats) :].any()
        assert not found["won"][at][len(seats) :].any()
        state = game.setup(len(seats), record.options)
        row, end = int(found["rows_from"][at]), int(found["rows_from"][at + 1])
        for ply, line in enumerate(record.lines):
            move = game.parse(line.text)
            if line.seat != "-":
                seat = seats.index(line.seat)
                planes, numbers = (
                    np.zeros(encoded.encoding.PLANES, np.int64),
                    np.zeros(encoded.encoding.NUMBERS, np.int16),
                )
                encoded.encoding.observe(encoded.box, encoded.words(state), seat, planes, numbers)
                assert (found["ply"][row], found["seat"][row], found["game"][row]) == (ply, seat, one["number"])
                assert found["planes"][row].tolist() == planes.tolist()
                assert found["numbers"][row].tolist() == numbers.tolist()
                offered = len(game.options(state, line.seat))
                first, tried = row, sum(one["visits"].get(str(ply), {}).values())
                while row < end and found["ply"][row] == ply:
                    piece = slice(found["legal_from"][row], found["legal_from"][row + 1])
                    assert found["action"][row] in found["legal"][piece]
                    assert found["visits"][piece].sum() == tried or (
                        row > first and found["visits"][piece].sum() < tried
                    )
                    searched += int(found["visits"][piece].sum() > 0)
                    row += 1
                assert offered > 1 or str(ply) not in one["visits"]
            game.do(state, move)
        assert row == end
    assert searched > 20


def test_a_move_told_in_parts_has_a_row_for_each_and_visits_for_both() -> None:
    """Lévitation: first what is given back, with the visits of all moves that begin so; then where the other goes."""
    paris = registry.game("paris")
    for file in sorted((Path(__file__).parent / "data" / "golden" / "paris").glob("*.game")):
        record = read_record(file.read_bytes())
        texts = [line.text for line in record.lines if line.text.startswith("card levitation ")]
        if record.content is None and texts and not any(line.seat == "~" for line in record.lines):
            break
    ply = next(ply for ply, line in enumerate(record.lines) if line.text == texts[0])
    state = paris.setup(2, record.options)
    for line in record.lines[:ply]:
        paris.do(state, paris.parse(line.text))
    moves = [str(move) for move in paris.options(state, record.lines[ply].seat)]
    alike = [text for text in moves if text.split()[:3] == texts[0].split()[:3]]
    visits = {text: 1 + (text == texts[0]) for text in [*alike, "pass"] if text in moves}
    read = Reader(Encoded(paris)).game(1, record, {ply: visits})
    first, second = (row for row in read.rows if row.ply == ply)
    given = first.legal.tolist().index(first.action)
    assert first.visits[given] == len(alike) + 1
    assert first.visits.sum() == sum(visits.values())
    assert second.visits.sum() == len(alike) + 1
    assert second.visits[second.legal.tolist().index(second.action)] == 2


def test_a_game_without_an_encoding_has_records_alone_and_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    has = registry.has_part
    monkeypatch.setattr(registry, "has_part", lambda game, part: part != "kernel.encoding" and has(game, part))
    ran = run("dataset", "couleurs", "--games", 1, "--bots", "flaneur", "--out", tmp_path)
    assert "Les Couleurs de Paris has no encoding yet: there are records and no arrays." in ran.out
    assert not list(tmp_path.glob("*.npz"))
    assert "There are no arrays" in (tmp_path / "README.md").read_text("utf-8")
    (one,) = datasets.records(tmp_path)
    (tmp_path / "one.game").write_text(one["record"], "utf-8")
    assert run("replay", tmp_path / "one.game").status == 0
    with pytest.raises(datasets.NoDataset, match="holds records alone"):
        next(datasets.shards(tmp_path))
    ran = run("--lang", "fr", "dataset", "paris", "--games", 1, "--records", "--out", tmp_path / "p")
    assert "Seules les parties notées étaient demandées" in ran.out


def test_the_datasheet_tells_how_it_was_made(run: Run, tmp_path: Path) -> None:
    """Its command makes the same files; its hashes are theirs."""
    words = ("paris", "--games", 3, *QUICK, "--seed", "d", *CHOSEN)
    made(run, tmp_path / "one", *words)
    told = (tmp_path / "one" / "README.md").read_text("utf-8")
    command = told.split("```sh\n")[1].split("\n")[0]
    assert command.startswith("boulevard dataset paris --games 3 --seed d")
    again = [str(tmp_path / "two") if word == "DIR" else word for word in command.split()[1:]]
    assert run(*again).status == 0
    assert bytes_of(tmp_path / "one") == bytes_of(tmp_path / "two")
    for file in (tmp_path / "one").glob("paris-*.[jn]*"):
        assert f"| {file.name} | `{hashlib.sha256(file.read_bytes()).hexdigest()}` |" in told
    for heading in ("How it was made", "What it holds", "Limits", "Licence", "Hashes"):
        assert f"## {heading}\n" in told
    assert all(f"| `{name}` |" in told for name, *_ in (*FIELDS, *RECORD_FIELDS))
    assert "version 1" in told


# Runs that stop, go on and come in parts -------------------------------------------------------------------------


def test_parts_processes_and_later_runs_make_the_same_set(run: Run, tmp_path: Path) -> None:
    made(run, tmp_path / "whole", "paris", "--games", 5, *QUICK)
    for part in ("2/2", "1/2"):
        found = made(run, tmp_path / "parts", "paris", "--games", 5, *QUICK, "--part", part, "--processes", 2)
        assert found["missing"] == {"2/2": 3, "1/2": 0}[part]
    made(run, tmp_path / "grown", "paris", "--games", 3, *QUICK)  # the second shard has one game, and gets another
    made(run, tmp_path / "grown", "paris", "--games", 5, *QUICK)
    whole = bytes_of(tmp_path / "whole")
    assert whole.keys() >= {"paris-00003.npz", "paris-00003.jsonl", "paris-00003.sha256", "README.md", "dataset.json"}
    assert bytes_of(tmp_path / "parts") == whole
    assert bytes_of(tmp_path / "grown") == whole
    before = {file: file.stat().st_mtime_ns for file in (tmp_path / "whole").glob("paris-*")}
    assert made(run, tmp_path / "whole", "paris", "--games", 2, *QUICK)["games"] == 5, "nothing is taken away"
    assert {file: file.stat().st_mtime_ns for file in (tmp_path / "whole").glob("paris-*")} == before


def test_what_was_torn_is_made_whole_without_loss_or_doubles(run: Run, tmp_path: Path) -> None:
    """Stopped at any point of a shard: in a line of its journal, or between two of its files."""
    made(run, tmp_path / "whole", "paris", "--games", 4, *QUICK)
    whole = bytes_of(tmp_path / "whole")
    lines = whole["paris-00001.jsonl"].splitlines(keepends=True)
    torn = tmp_path / "torn"
    torn.mkdir()
    for name in ("dataset.json", "paris-00002.jsonl", "paris-00002.npz", "paris-00002.sha256"):
        (torn / name).write_bytes(whole[name])
    (torn / "paris-00001.journal").write_bytes(lines[1] + lines[1] + lines[0][:30])
    (torn / "paris-00002.sha256").unlink()
    (torn / "paris-00002.npz").unlink()
    (torn / "paris-00002.journal").write_bytes(whole["paris-00002.jsonl"])
    made(run, torn, "paris", "--games", 4, *QUICK)
    assert bytes_of(torn) == whole


def test_an_interruption_keeps_what_was_done(tmp_path: Path) -> None:
    words = ["dataset", "paris", "--games", "3000", "--bots", "apprenti", "--shard", "1500", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "boulevard", *words]
    environment = {**os.environ, "LANG": "C"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as started:
        journal = tmp_path / "paris-00001.journal"
        while not journal.exists() or journal.read_bytes().count(b"\n") < 2:
            assert started.poll() is None, started.communicate()
            time.sleep(0.1)
        started.send_signal(signal.SIGINT)
        _, err = started.communicate(timeout=60)
    assert started.returncode == 130
    assert err.splitlines()[-1] == "boulevard: interrupted"
    assert (tmp_path / "README.md").read_text("utf-8").startswith("# 0 games of paris\n")
    head = datasets.about(tmp_path)
    assert head["settings"]["bots"] == ["apprenti"]
    assert [json.loads(line)["number"] for line in journal.read_bytes().splitlines()][:2] == [1, 2]


class Talkative:
    """A stranger's bot that tells its visits, or breaks down over them."""

    broken = False

    def __init__(self, game: Any) -> None:
        self.moves: list[Any] = []

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        assert (budget.iterations, budget.seconds) == (100, None)
        self.moves = moves
        return moves[0]

    def visits(self) -> dict[Any, Any]:
        if self.broken:
            raise RuntimeError("lost count")
        return {self.moves[0]: 7, self.moves[-1]: 2, "nothing": 5}


class Broken(Talkative):
    broken = True


def test_a_stranger_s_visits_are_kept_and_may_break_down(run: Run, tmp_path: Path) -> None:
    made(run, tmp_path / "a", "paris", "--games", 1, "--bots", f"{__name__}:Talkative")
    (one,) = datasets.records(tmp_path / "a")
    assert one["stumbles"] == 0
    found = datasets.whole(tmp_path / "a")
    several = np.diff(found["legal_from"]) > 1
    starts = found["legal_from"][:-1][several]
    assert np.add.reduceat(found["visits"], found["legal_from"][:-1])[several].tolist() == [9] * len(starts)
    ran = run("dataset", "paris", "--games", 1, "--bots", f"{__name__}:Broken", "--out", tmp_path / "b")
    assert ran.status == 0, ran.err
    assert "each line tells how often" in ran.out
    assert not datasets.whole(tmp_path / "b")["visits"].any()


# Bad input -------------------------------------------------------------------------------------------------------


def test_other_settings_are_not_mixed(run: Run, tmp_path: Path) -> None:
    made(run, tmp_path, "paris", "--games", 2, *QUICK)
    refused(run("dataset", "paris", "--games", 2, *QUICK, "--seed", "x", "--out", tmp_path), 'seed is "0", not "x"')
    refused(run("dataset", "couleurs", *QUICK, "--out", tmp_path), 'game is "paris", not "couleurs"')
    head = tmp_path / "dataset.json"
    text = head.read_text("utf-8")
    head.write_text(text.replace('"numba": "', '"numba": "0'), "utf-8")
    refused(run("dataset", "paris", "--games", 2, *QUICK, "--out", tmp_path), "were made with another numba")
    head.write_text("{}", "utf-8")
    refused(run("dataset", "paris", "--games", 2, *QUICK, "--out", tmp_path), "this is not the head of a data set")
    with pytest.raises(datasets.NoDataset, match="is not the head of a data set"):
        datasets.about(tmp_path)
    head.write_text(text.replace('"encoding": 1', '"encoding": 9'), "utf-8")
    with pytest.raises(datasets.NoDataset, match="encoding 9; this Boulevard has encoding 1"):
        datasets.whole(tmp_path)


def test_a_bad_line_is_named(run: Run, tmp_path: Path) -> None:
    made(run, tmp_path, "paris", "--games", 2, *QUICK)
    (tmp_path / "paris-00002.journal").write_text('{"number": 3}\n', "utf-8")
    ran = run("dataset", "paris", "--games", 4, *QUICK, "--out", tmp_path)
    refused(ran, "paris-00002.journal, line 1: this is not a game of a data set")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("paris",), "needed, but missing: --out"),
        (("lyon", "--out", "x"), "there is no game “lyon”"),
        (("paris", "--out", "x", "--bots", "kasparov"), "there is no bot “kasparov”"),
        (("paris", "--out", "x", "--bots", "maitre@1"), "never seconds"),
        (("paris", "--out", "x", "--part", "3/2"), "“3/2” is not a part"),
        (("paris", "--out", __file__), "cannot be written"),
        (("paris", "--out", "x", "--ray", "--processes", 2), "choose one"),
    ],
)
def test_bad_input_is_one_clear_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[object, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(run("dataset", *words), said)


def test_what_is_not_installed_is_said(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boulevard.cli.given.find_spec", lambda name: None)
    refused(run("dataset", "paris", "--out", tmp_path, "--ray"), 'pip install "boulevard[ray]" brings it')
    refused(run("arena", "paris", "random", "flaneur", "--ray"), 'pip install "boulevard[ray]" brings it')
    monkeypatch.setattr("boulevard.cli.dataset.has_core", lambda name: False)
    refused(run("dataset", "paris", "--out", tmp_path), "--records does without")


def test_shards_are_whole_in_every_part() -> None:
    """Each shard belongs to one part."""
    kept = Kept.__new__(Kept)
    kept.size = 200
    assert kept.shards(1001, 1, 1) == [1, 2, 3, 4, 5, 6]
    assert sorted(shard for part in (1, 2, 3, 4) for shard in kept.shards(1001, part, 4)) == [1, 2, 3, 4, 5, 6]
    assert kept.numbers(6, 1001) == range(1001, 1002)
    assert (kept.shard_of(200), kept.shard_of(201)) == (1, 2)
