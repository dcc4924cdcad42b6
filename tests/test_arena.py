"""The arena: who meets whom, what is counted, runs that stop, go on and come in parts, bots that stumble."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from boulevard import registry
from boulevard.arena.matches import Fixture, Result, lineups, part_of, rotations, schedule
from boulevard.arena.plot import plot
from boulevard.arena.ratings import ratings, wilson
from boulevard.arena.standings import standings
from boulevard.bots.guarded import Guarded
from boulevard.cli.arena import LEAST
from boulevard.core.bot import Budget
from command_line import Run, refused

ME = __name__
QUICK = ("--games", 4, "--seed", "a")


class First:
    """Always the first move: quick, and the same every time."""

    def __init__(self, game: Any) -> None:
        pass

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        return moves[0]


class Alike(First):
    """The same under another name."""


class Last(First):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        return moves[-1]


class Crash(First):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        raise RuntimeError("out of ideas")


class Nonsense(First):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        return "fly"


class Cheat(First):
    """Puts a move on its list, and plays it."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        moves[:] = [self.game.parse("pass")]
        return moves[0]


class Leaving(First):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        moves.clear()
        print("good bye")
        sys.exit(0)


class Speechless(First):
    """Neither its error nor its answer can be put into words."""

    def __init__(self, game: Any) -> None:
        print("ready")

    def __repr__(self) -> str:
        raise ValueError("no words")

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        return self


class Wordless(First):
    class Error(BaseException):
        def __str__(self) -> str:
            raise ValueError("no words")

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        raise self.Error


class Long(First):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        raise RuntimeError("much\nado " * 100)


class Mute(First):
    choose: Any = None


class Asleep(First):
    """Slow at its first decision only, so that the test is not."""

    slept = False

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        if not self.slept:
            self.slept = True
            time.sleep(30)
        return moves[0]


class Exit(First):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        os._exit(3)


def timeless(out: str) -> Any:
    """What the arena says, without how long it took."""
    found = json.loads(out)
    for thought in found["thoughts"]:
        del thought["milliseconds"]
    return found


# Who meets whom --------------------------------------------------------------------------------------------------


def test_lineups() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert lineups(["a", "b", "b", "b"], 4) == [("a", "b", "b", "b")]
    assert lineups(["a", "b"], 1) == [("a",), ("b",)]


def test_everybody_sits_everywhere_and_nothing_is_played_twice() -> None:
    assert rotations("ab") == [("a", "b"), ("b", "a")]
    assert rotations("abb") == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert rotations("aa") == [("a", "a")]


def test_games_are_rounded_up_to_whole_deals_and_parts_are_whole_deals() -> None:
    deals = schedule(["a", "b"], 2, 5)
    assert [len(deal) for deal in deals] == [2, 2, 2]
    parts = [part_of(deals, part, 2) for part in (1, 2)]
    assert sorted(map(len, parts)) == [2, 4]
    assert {one for part in parts for one in part} == {one for deal in deals for one in deal}
    assert Fixture(("b", "a"), 3) in parts[0]


def test_both_sides_meet_the_same_deal(run: Run, tmp_path: Path) -> None:
    """Two that always play alike: with the seats swapped, the same deal makes the same game, another deal does not."""
    assert run("arena", "paris", f"{ME}:First", f"{ME}:Alike", "--games", 4, "--out", tmp_path).status == 0
    lines = (tmp_path / "arena-paris-1-of-1.jsonl").read_text("utf-8").splitlines()
    one, swapped, another, _ = (json.loads(line) for line in lines[1:])
    assert one["bots"] == swapped["bots"][::-1]
    assert one["totals"] == swapped["totals"]
    assert one["winners"] == swapped["winners"]
    assert one["totals"] != another["totals"]


# What is counted -------------------------------------------------------------------------------------------------


def test_wilson_s_interval() -> None:
    """Against published values: 75 of 100 is 65.7 to 82.5 %, 0 of 10 is 0 to 27.8 %."""
    assert wilson(75, 100) == pytest.approx((0.6569, 0.8245), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_ratings_of_two() -> None:
    """75.5 to 25.5 with the shared game: the odds are those of the ratings; the error is that of a logit."""
    best, other = ratings({("a", "b"): {"a": 75.0, "b": 25.0}})
    assert (best.bot, other.bot) == ("a", "b")
    assert 10 ** ((best.rating - other.rating) / 400) == pytest.approx(75.5 / 25.5)
    assert best.rating + other.rating == pytest.approx(3000)
    share = 75.5 / 101
    logit = 1.959964 * (101 * share * (1 - share)) ** -0.5 * 400 / 2.302585
    assert best.error == pytest.approx(logit / 2, rel=1e-3)


def test_ratings_of_several_seats_and_of_one_who_never_won() -> None:
    """One a and three b: a wins half of the games, three times the strength of a b."""
    best, other = ratings({("a", "b", "b", "b"): {"a": 5000.0, "b": 5000.0}})
    assert 10 ** ((best.rating - other.rating) / 400) == pytest.approx(3, rel=1e-3)
    found = ratings({("a", "b"): {"a": 10.0}, ("b", "c"): {"b": 10.0}})
    assert [one.bot for one in found] == ["a", "b", "c"]
    assert all(0 < one.error < 1000 for one in found)
    assert ratings({}) == []


def test_standings_count_shared_victories_in_parts() -> None:
    def result(deal: int, winners: tuple[str, ...], *totals: int) -> Result:
        return Result(
            ("a", "b"), deal, winners, dict(zip(("orange", "blue"), totals, strict=True)), 9, {"a": 2}, {"a": 1}
        )

    played = [result(1, ("orange",), 9, 4), result(2, ("blue",), 1, 2), result(3, ("orange", "blue"), 5, 5)]
    found = standings(registry.game("paris"), played, ["b", "a"])
    assert found.games == 3
    b, a = found.meetings[0].rows
    assert (a.bot, a.won, a.shared, a.share) == ("a", 1, 1, 0.5)
    assert a.margin == pytest.approx(4 / 3)
    assert (b.bot, b.won, b.shared, b.share, b.fair) == ("b", 1, 1, 0.5, 0.5)
    assert found.thoughts[0].milliseconds == 500


def test_two_seats_and_four_and_one(run: Run) -> None:
    found = json.loads(run("arena", "paris", "random", f"{ME}:First", *QUICK, "--json").out)
    assert found["games"] == 4
    assert sum(row["share"] for row in found["meetings"][0]["rows"]) == pytest.approx(1)
    ran = run("arena", "couleurs", f"{ME}:First", *["random"] * 3, "--games", 4, "--json")
    (meeting,) = json.loads(ran.out)["meetings"]
    assert meeting["lineup"] == [f"{ME}:First", "random", "random", "random"]
    assert [row["fair"] for row in meeting["rows"]] == [0.25, 0.75]
    ran = run("arena", "flatiron", "random", "--players", 1, "--games", 2, "--json")
    (meeting,) = json.loads(ran.out)["meetings"]
    assert meeting["lineup"] == ["random", "daniel"]
    assert [row["games"] for row in meeting["rows"]] == [2, 2]


def test_the_table_is_said_in_both_languages(run: Run) -> None:
    said = {
        language: run("--lang", language, "arena", "paris", "random", f"{ME}:First", *QUICK).out
        for language in ("en", "fr")
    }
    assert "4 games, seed a" in said["en"]
    assert "share of wins" in said["en"]
    assert "4 parties, graine a" in said["fr"]
    assert "part des victoires" in said["fr"]


def test_the_plot_is_an_svg_that_tells_its_figures(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "r.svg"
    assert run("arena", "paris", "random", f"{ME}:First", *QUICK, "--plot", file).status == 0
    root = ElementTree.fromstring(file.read_text("utf-8"))
    told = root.findtext("{http://www.w3.org/2000/svg}desc")
    assert told is not None
    assert "random 1" in told
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 2
    ElementTree.fromstring(plot(ratings({("<a&b>",): {"<a&b>": 1.0}}), "one & only", "x"))


# Runs that stop, go on and come in parts -------------------------------------------------------------------------


def test_parts_make_up_the_whole(run: Run, tmp_path: Path) -> None:
    bots = ("random", f"{ME}:First", f"{ME}:Last")
    whole = run("arena", "paris", *bots, *QUICK, "--json")
    for part in ("1/3", "2/3", "3/3"):
        ran = run("arena", "paris", *bots, *QUICK, "--out", tmp_path, "--part", part, "--json")
        assert ran.status == 0
    assert json.loads(ran.out)["missing"] == 0
    assert timeless(ran.out) == timeless(whole.out)
    assert [file.name for file in sorted(tmp_path.iterdir())] == [f"arena-paris-{k}-of-3.jsonl" for k in (1, 2, 3)]
    again = run("arena", "paris", *bots, *QUICK, "--out", tmp_path, "--json")  # plays nothing: all is there
    assert json.loads(again.out) == json.loads(ran.out)
    assert not (tmp_path / "arena-paris-1-of-1.jsonl").exists()


def test_processes_make_no_difference(run: Run) -> None:
    bots = ("random", f"{ME}:First")
    one, two = (run("arena", "paris", *bots, *QUICK, "--json", "--processes", count).out for count in (1, 2))
    assert timeless(one) == timeless(two)


def test_a_run_goes_on_where_it_ended(run: Run, tmp_path: Path) -> None:
    bots = ("random", f"{ME}:First")
    whole = timeless(run("arena", "paris", *bots, "--games", 6, "--json").out)
    assert run("arena", "paris", *bots, "--games", 4, "--out", tmp_path).status == 0
    file = tmp_path / "arena-paris-1-of-1.jsonl"
    *kept, torn = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(kept) + torn[:20])  # it ended in the middle of a line
    ran = run("arena", "paris", *bots, "--games", 6, "--out", tmp_path, "--json")
    assert timeless(ran.out) == whole
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert ["arena" in line for line in lines] == [True, False, False, False, True, False, False, False]
    fewer = json.loads(run("arena", "paris", *bots, "--games", 2, "--out", tmp_path, "--json").out)
    assert (fewer["games"], fewer["missing"]) == (2, 0)


def test_results_of_other_settings_are_not_mixed(run: Run, tmp_path: Path) -> None:
    bots = ("random", f"{ME}:First")
    assert run("arena", "paris", *bots, *QUICK, "--out", tmp_path).status == 0
    refused(run("arena", "paris", *bots, "--seed", "b", "--out", tmp_path), 'seed is "a", not "b"')
    option = ("--option", "flip=true")
    refused(run("arena", "paris", *bots, *QUICK, "--out", tmp_path, *option), "another setting: options is")
    file = tmp_path / "arena-paris-1-of-1.jsonl"
    file.write_text(file.read_text("utf-8").replace("sha256:", "sha256:0", 2), "utf-8")
    ran = run("arena", "paris", *bots, *QUICK, "--out", tmp_path)
    refused(ran, "use another directory")
    file.write_text('{"deal": 1}\n', "utf-8")
    refused(run("arena", "paris", *bots, *QUICK, "--out", tmp_path), "line 1: this is not a result of the arena")


def test_a_bot_that_has_changed_is_another_bot(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = "from test_arena import First\n\n\nclass Mine(First):\n    pass\n"
    (tmp_path / "my_first_bot.py").write_text(code, "utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert run("arena", "paris", "my_first_bot:Mine", "random", *QUICK, "--out", "kept").status == 0
    (tmp_path / "my_first_bot.py").write_text(f"{code}# changed\n", "utf-8")
    refused(run("arena", "paris", "my_first_bot:Mine", "random", *QUICK, "--out", "kept"), "has changed since")


def test_a_match_ends_once_it_is_settled(run: Run, tmp_path: Path) -> None:
    """As soon as the interval is clear of the figure, above or below it, and not before some games were played; a later
    run begins nothing."""
    words = ("arena", "paris", "flaneur", "random", "--games", 40, "--json", "--out", tmp_path)
    clear = json.loads(run(*words, "--until", "50%").out)
    (row,) = [row for row in clear["meetings"][0]["rows"] if row["bot"] == "flaneur"]
    assert row["low"] > 0.5
    assert LEAST <= row["games"] < 40
    assert clear["missing"] == 40 - row["games"]
    assert json.loads(run(*words, "--until", ".5").out)["games"] == row["games"]
    assert json.loads(run(*words, "--until", "0.9").out)["games"] > row["games"]


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interruption_keeps_what_was_done(tmp_path: Path, processes: int) -> None:
    words = ["arena", "paris", "random", "apprenti", "--games", "500", "--out", str(tmp_path), "--processes", processes]
    command = [sys.executable, "-m", "boulevard", *map(str, words)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as started:
        file = tmp_path / "arena-paris-1-of-1.jsonl"
        while not file.exists() or file.read_bytes().count(b"\n") < 2:
            assert started.poll() is None, started.communicate()
            time.sleep(0.1)
        started.send_signal(signal.SIGINT)
        out, err = started.communicate(timeout=60)
    assert started.returncode == 130
    assert "games are still to be played" in out
    assert err.splitlines()[-1] == "boulevard: interrupted"
    lines = file.read_text("utf-8").splitlines()
    assert f"{len(lines) - 1} game" in out


# Bots that stumble -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("Crash", "crash", r"RuntimeError: out of ideas \(test_arena.py:\d+\)"),
        ("Leaving", "crash", r"SystemExit: 0 \(test_arena.py:\d+\)"),
        ("Nonsense", "nonsense", "str 'fly'"),
        ("Cheat", "nonsense", "pass"),
        ("Speechless", "nonsense", r"Speechless \?"),
        ("Wordless", "crash", r"Error: \? \(test_arena.py:\d+\)"),
        ("Long", "crash", r"RuntimeError: (much ado )+[a-z ]*\(test_arena.py:\d+\)"),
        ("Asleep", "late", "0.5 s"),
    ],
)
def test_a_bot_that_stumbles_costs_only_its_own_choice(run: Run, bot: str, kind: str, detail: str) -> None:
    words = ("arena", "paris", f"{ME}:{bot}", "random", "--games", 2, "--patience", "0.5")
    ran = run(*words, "--json")
    assert ran.status == 0
    found = json.loads(ran.out)
    assert found["games"] == 2
    thought = found["thoughts"][0]
    assert thought["stumbles"].keys() == {kind}
    if bot == "Cheat":  # `pass` may be legal at the end
        assert thought["stumbles"][kind] > 20
    else:
        assert thought["stumbles"][kind] == (2 if kind == "late" else thought["decisions"])
    assert re.fullmatch(detail, thought["example"])
    assert found["thoughts"][1]["stumbles"] == {}


def test_stumbles_are_said(run: Run) -> None:
    ran = run("arena", "paris", f"{ME}:Crash", "random", "--games", 2)
    assert f"{ME}:Crash stumbled" in ran.out
    assert "a legal move was played for it; the first time: RuntimeError: out of ideas" in ran.out


def test_a_bot_that_ends_the_process_is_told_apart(run: Run, tmp_path: Path) -> None:
    ran = run("arena", "paris", f"{ME}:Exit", "random", "--games", 2, "--processes", 2, "--out", tmp_path)
    refused(ran, "a process ended in the middle of a game")


def test_one_that_cannot_be_interrupted_is_late_when_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "setitimer")
    game = registry.game("paris")
    state = game.setup(options={"first": "orange"})
    moves = list(game.options(state, "-"))
    clock = iter([0.0, 9.0])
    monkeypatch.setattr("boulevard.bots.guarded.perf_counter", lambda: next(clock))
    guarded = Guarded(First(game), 1.0)
    assert guarded.choose(None, moves, Random(1), Budget()) in moves
    assert [stumble.kind for stumble in guarded.stumbles] == ["late"]


# Bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("paris", "random"), "“random” alone meets nobody"),
        (("paris",), "needed, but missing: BOT"),
        (("paris", "random", "kasparov"), "there is no bot “kasparov”"),
        (("paris", "random", f"{ME}:Absent"), f"there is no Absent in {__file__}"),
        (("paris", "random", f"{ME}:Mute"), "has no method choose(view, moves, rng, budget)"),
        (("paris", "random", "nowhere:Bot"), "ModuleNotFoundError: No module named 'nowhere'"),
        (("couleurs", "random", "random", "apprenti", "--players", 2), "which needs as many as there are seats: 2"),
        (("paris", "random", "apprenti", "--part", "3/2"), "“3/2” is not a part such as 2/8"),
        (("paris", "random", "apprenti", "--until", "most"), "“most” is not a share between 0 and 1"),
        (("paris", "random", "apprenti", "--part", "x"), "“x” is not a part such as 2/8"),
        (("paris", "random", "apprenti", "--seconds", "soon"), "“soon” is not a number"),
        (("paris", "random", "apprenti", "--players", 3), "3 players cannot play it"),
        (("paris", "random", "apprenti", "--out", __file__), "cannot be written"),
        (("paris", "random", "apprenti", "--plot", f"{__file__}/x.svg"), "cannot be written"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, words: tuple[object, ...], said: str) -> None:
    refused(run("arena", *words), said)
