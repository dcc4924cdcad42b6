"""The suite: the same file every time, runs that stop and come in parts, files that are checked, our own table."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

pytest.importorskip("numba")

import suite as tool
from boulevard.arena import suite
from boulevard.arena.matches import Fixture
from boulevard.bots.compiling import missing
from boulevard.registry import game, game_names
from command_line import Run, refused

BOT = """
from pathlib import Path


class First:
    files = ("note.txt",)

    def __init__(self, game):
        pass

    def choose(self, view, moves, rng, budget):
        assert budget.iterations == 5 and budget.seconds is None
        return moves[0]


class Faulty(First):
    def choose(self, view, moves, rng, budget):
        raise RuntimeError("out of ideas")


class Stopping(First):
    made = 0

    def __init__(self, game):
        Stopping.made += 1

    def choose(self, view, moves, rng, budget):
        if Stopping.made > 4:
            raise KeyboardInterrupt
        return moves[0]


class Bare(First):
    files = ("nowhere.txt",)
"""


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A suite of two opponents and two deals, and a stranger's bot with a file that belongs to it."""
    monkeypatch.setattr(suite, "OPPONENTS", ("random", "flaneur"))
    monkeypatch.setattr(suite, "DEALS", 2)
    monkeypatch.setattr(suite, "ITERATIONS", 5)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    for name in [name for name in sys.modules if name == "suite_bot"]:
        monkeypatch.delitem(sys.modules, name)
    (tmp_path / "suite_bot.py").write_text(BOT, "utf-8")
    (tmp_path / "note.txt").write_text("weights", "utf-8")
    return tmp_path


def played(run: Run, *words: object) -> dict[str, Any]:
    ran = run("arena", "--suite", *words, "--json")
    assert ran.status == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


# The file --------------------------------------------------------------------------------------------------------


def test_played_twice_it_is_the_same_file(run: Run, small: Path) -> None:
    """Byte for byte, in one process or in two; it tells what was played, by whom and with what."""
    one = played(run, "paris", "suite_bot:First", "--out", "one")
    two = played(run, "paris", "suite_bot:First", "--out", "two", "--processes", 2)
    assert Path(one["file"]).name == "suite-paris-suite_bot.First.json"
    data = Path(one["file"]).read_bytes()
    assert data == Path(two["file"]).read_bytes()
    told = json.loads(data)
    assert told["version"].startswith("sha256:")
    assert told["games"]["paris"].keys() == {"rules", "content", "options", "players", "core", "net", "encoding"}
    assert told["games"]["paris"]["options"]["postcards"] == "random"
    assert [match["opponent"] for match in told["matches"]] == ["random", "flaneur"]
    for match in told["matches"]:
        assert [row[:2] for row in match["played"]] == [[1, 0], [1, 1], [2, 0], [2, 1]]
        assert match["stumbles"] == {}
        assert all(re.fullmatch("[0-9a-f]{64}", row[-1]) for row in match["played"])
        share = sum(row[2] for row in match["played"]) / 4
        assert match["share"] == pytest.approx(share)
        assert match["low"] <= share <= match["high"]
    assert not re.search(r"202\d-|second", data.decode())


def test_all_games_unless_some_are_named(run: Run, small: Path) -> None:
    found = played(run, "random", "--out", "kept")
    assert Path(found["file"]).name == "suite-random.json"
    assert [match["game"] for match in found["matches"]] == game_names()
    assert {match["opponent"] for match in found["matches"]} == {"flaneur"}, "nobody meets itself"


def test_parts_and_interrupted_runs_make_up_the_same_file(run: Run, small: Path) -> None:
    whole = Path(played(run, "paris", "suite_bot:First", "--out", "whole")["file"]).read_bytes()
    ran = run("arena", "--suite", "paris", "suite_bot:First", "--out", "parts", "--part", "1/3")
    assert ran.out == "4 games are still to be played.\n"
    assert not list(Path("parts").glob("*.json"))
    kept = Path("parts") / "arena-paris-1-of-3.jsonl"
    kept.write_bytes(kept.read_bytes()[:-20])  # it ended in the middle of a line
    assert played(run, "paris", "suite_bot:First", "--out", "parts", "--part", "1/3")["missing"] == 4
    for part in ("2/3", "3/3"):
        assert run("arena", "--suite", "paris", "suite_bot:First", "--out", "parts", "--part", part).status == 0
    found = played(run, "paris", "suite_bot:First", "--out", "parts")
    assert Path(found["file"]).read_bytes() == whole


def test_an_interruption_keeps_what_was_done(run: Run, small: Path) -> None:
    """Two bots were made to look at it; two games of the eight were over."""
    ran = run("arena", "--suite", "paris", "suite_bot:Stopping", "--out", "kept")
    assert ran.status == 130
    assert "interrupted" in ran.err
    assert Path("kept/arena-paris-1-of-1.jsonl").read_bytes().count(b"\n") == 3


def test_two_bots_share_a_folder_and_the_games_between_them(run: Run, small: Path) -> None:
    played(run, "paris", "flaneur", "--out", "kept")
    lines = Path("kept/arena-paris-1-of-1.jsonl").read_bytes().count(b"\n")
    played(run, "paris", "random", "--out", "kept")
    assert Path("kept/arena-paris-1-of-1.jsonl").read_bytes().count(b"\n") == lines, "all of it was there"


def test_a_bot_whose_files_changed_is_another_one(run: Run, small: Path) -> None:
    played(run, "paris", "suite_bot:First", "--out", "kept")
    Path("note.txt").write_text("other weights", "utf-8")
    refused(run("arena", "--suite", "paris", "suite_bot:First", "--out", "kept"), "has changed since")


def test_stumbles_are_counted_and_said(run: Run, small: Path) -> None:
    ran = run("arena", "--suite", "paris", "suite_bot:Faulty", "--out", "kept")
    assert ran.status == 0, ran.err
    assert re.search(r"suite_bot:Faulty stumbled \d+ times; a legal move was drawn for it", ran.out)


def test_it_is_said_in_both_languages(run: Run, small: Path) -> None:
    said = {
        language: run("--lang", language, "arena", "--suite", "paris", "random", "--out", "kept").out
        for language in ("en", "fr")
    }
    assert "Suite 1: random" in said["en"]
    assert "4 games against each" in said["en"]
    assert "4 parties contre chacun" in said["fr"]
    assert "part des victoires" in said["fr"]


# Checked ---------------------------------------------------------------------------------------------------------


def test_a_file_is_checked_and_some_games_are_played_again(run: Run, small: Path) -> None:
    file = played(run, "paris", "suite_bot:First", "--out", "kept")["file"]
    ran = run("arena", "--suite", "--check", file)
    assert ran.status == 0, ran.err
    assert "4 games of suite_bot:First, played again, came out the same." in ran.out
    ran = run("--lang", "fr", "arena", "--suite", "--check", file, "--games", 4)
    assert "8 parties rejouées de suite_bot:First, avec le même résultat." in ran.out


def changed(file: str, change: Any, seal: bool) -> Path:
    """The file with something changed, with a digest that says so or one that does not."""
    told = json.loads(Path(file).read_bytes())
    change(told)
    data = json.dumps(told).encode()
    if seal:
        whole = msgspec.json.decode(data, type=suite.Found)
        data = json.dumps({**told, "digest": suite.digest(whole)}).encode()
    found = Path(file).with_name("changed.json")
    found.write_bytes(data)
    return found


def test_a_file_that_was_changed_is_told(run: Run, small: Path) -> None:
    file = played(run, "paris", "suite_bot:First", "--out", "kept")["file"]

    def check(change: Any, said: str, status: int, seal: bool = True) -> None:
        refused(run("arena", "--suite", "--check", changed(file, change, seal)), said, status)

    check(lambda told: told["matches"][0].update(share=1.0), "its digest is not that of what it holds", 2, seal=False)
    check(lambda told: told["matches"][0].update(share=0.99), "the figures not those of the games", 1)
    check(lambda told: told["matches"][0]["played"].pop(), "the games are not those of the suite", 1)
    check(lambda told: told["matches"].pop(), "matches are missing: paris: flaneur", 1)
    check(lambda told: told.update(suite=9), "this tells of suite 9; this Boulevard plays suite 1", 2)
    check(lambda told: told["games"]["paris"].update(rules=7), "rules is 7 there, 1 here", 2)
    check(lambda told: told.update(games={}, matches=[]), "it tells of no game", 2)

    def other_game(told: Any) -> None:
        for match in told["matches"]:
            for row in match["played"]:
                row[-1] = "0" * 64

    check(other_game, "played again, this is another game", 1)
    Path("bad.json").write_text("[1]", "utf-8")
    refused(run("arena", "--suite", "--check", "bad.json"), "bad.json: this is not a result of the suite")
    refused(run("arena", "--suite", "--check", "nowhere.json"), "cannot be read")


def test_what_is_different_here_is_remarked(run: Run, small: Path) -> None:
    """Another Python does not refuse a file: its games are played again all the same."""
    file = played(run, "paris", "suite_bot:First", "--out", "kept")["file"]
    ran = run("arena", "--suite", "--check", changed(file, lambda told: told.update(python="2.7"), seal=True))
    assert ran.status == 0
    assert "not as where the file was made: python: 2.7 → 3" in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "the suite needs a bot, named last"),
        (("paris",), "the suite needs a bot, named last"),
        (("lyon", "random"), "there is no game “lyon”"),
        (("random", "--seconds", 1), "leave out --seconds"),
        (("random", "--games", 3), "leave out --games"),
        (("random", "--seed", "x"), "leave out --seed"),
        (("random", "--option", "flip=true"), "leave out --option"),
        (("maitre@0.2",), "counts iterations, never seconds"),
        (("suite_bot:Bare",), "names a file that belongs to it"),
        (("suite_bot:Absent",), "there is no Absent in"),
        (("random", "--out", "suite_bot.py"), "cannot be written"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, small: Path, words: tuple[object, ...], said: str) -> None:
    refused(run("arena", "--suite", *words), said)


def test_check_is_the_suite_s(run: Run) -> None:
    refused(run("arena", "paris", "--check", "x.json"), "say --suite too")


# Our own table ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ours() -> dict[tuple[str, str], suite.Found]:
    """By game and bot."""
    return {(name, found.bot): found for found in tool.kept() for name in found.games}


def test_the_page_shows_the_files_that_are_kept() -> None:
    """`.venv/bin/python tools/suite.py` plays them again and writes the table."""
    assert tool.shown() == tool.PAGE.read_text("utf-8")
    assert tool.table(tool.kept()) in tool.PAGE.read_text("utf-8")


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("bot", tool.OURS)
def test_our_files_are_whole(ours: dict[tuple[str, str], suite.Found], name: str, bot: str) -> None:
    found = ours[name, bot]
    assert list(found.games) == [name]
    assert suite.missing(found) == []
    assert list(suite.wrong_figures(found)) == []


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("opponent", suite.OPPONENTS)
def test_games_of_our_files_played_again_come_out_the_same(
    ours: dict[tuple[str, str], suite.Found], name: str, opponent: str
) -> None:
    """One of each opponent. Where bots have changed at a game, `tools/suite.py GAME` makes its files anew."""
    assert missing([name]) == [], "the core is compiled first: python -m boulevard.bots.compiling"
    found = next(ours[name, bot] for bot in tool.OURS if bot != opponent)
    (match,) = [one for one in found.matches if one.opponent == opponent]
    one = match.played[0]
    assert suite.again(found, match, one) == one


def test_the_schedule_is_what_the_page_says() -> None:
    """Everybody meets each opponent over 25 deals, from either side."""
    deals = suite.schedule(game("paris"), "x")
    assert len(deals) == 4 * 25
    assert deals[0] == [Fixture(("x", "random"), 1), Fixture(("random", "x"), 1)]
    page = tool.PAGE.read_text("utf-8")
    assert f"{suite.DEALS} deals" in page
    assert f"{suite.ITERATIONS} iterations" in page
