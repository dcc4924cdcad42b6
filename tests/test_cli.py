"""The command line as people and programs meet it: what it prints, its exit status, one clear line for bad input."""

import hashlib
import hmac
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any, ClassVar

import pytest

from boulevard import registry
from boulevard.cli import parser
from boulevard.cli.files import write_whole
from boulevard.cli.given import thought_from
from boulevard.core.texts import LANGUAGES, texts
from boulevard.server.bots import trouble_with
from command_line import Run, refused

DATA = Path(__file__).parent / "data"
GOLDEN = DATA / "golden" / "paris"
PARIS = Path(str(registry.part("paris", "game").__file__)).parent
EXAMPLE = PARIS / "example.json"
CONTENT = PARIS / "content.toml"


# help ------------------------------------------------------------------------------------------------------------


COMMANDS = re.findall(r"^    ([a-z][a-z-]+)", parser(texts("en", "boulevard.cli")).format_help(), re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_explains_itself(run: Run, command: str, language: str) -> None:
    ran = run("--lang", language, command, "--help")
    assert ran.status == 0, ran.err
    assert f"boulevard {command}" in ran.out
    assert "%%" not in ran.out


def test_help_says_percent(run: Run) -> None:
    assert "arena" in COMMANDS
    assert "95%" in run("--lang", "en", "arena", "--help").out


# simulate --------------------------------------------------------------------------------------------------------


def test_simulate_writes_records_that_replay(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "paris", "--games", 3, "--seed", "s", "--out", tmp_path / "new", "--json")
    assert ran.status == 0
    summary = json.loads(ran.out)
    assert summary["games"] == 3
    assert summary["seats"]["orange"]["bot"] == "random"
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"paris-s-0000{n}.game" for n in (1, 2, 3)]
    for file in files:
        assert run("replay", file).status == 0


def test_a_game_of_a_simulation_depends_on_seed_and_number_alone(run: Run, tmp_path: Path) -> None:
    for folder, *more in (("a", "--games", 2), ("b", "--games", 5, "--processes", 2)):
        assert run("simulate", "paris", "--seed", "s", "--out", tmp_path / folder, *more).status == 0
    for name in ("paris-s-00001.game", "paris-s-00002.game"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_draws_of_a_simulation_can_be_made_again(run: Run, tmp_path: Path) -> None:
    """Game 1 of seed S draws by SHA-256("S:1"), as the design says it."""
    assert run("simulate", "paris", "--seed", "S", "--out", tmp_path, "--option", "first=orange").status == 0
    lines = (tmp_path / "paris-S-00001.game").read_text("utf-8").splitlines()[6:]
    seed = hashlib.sha256(b"S:1").digest()
    for ply, seat in ((0, "orange"), (1, "blue")):
        value = int.from_bytes(hmac.digest(seed, f"{ply}:0".encode(), "sha256"), "big")
        assert lines[ply] == f"- deal {seat} {value % 8 + 1}"


class Faulty:
    """A stranger's bot that breaks down."""

    def __init__(self, game: object) -> None:
        pass

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        raise RuntimeError("out of ideas")


class Dreaming(Faulty):
    """A stranger's bot that answers with what was not asked."""

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        return "pass"


def test_a_bot_that_fails_costs_only_its_own_choices_and_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for bot, kind, said in (
        ("Faulty", "crash", "broke down (RuntimeError: out of ideas (test_cli.py:"),
        ("Dreaming", "nonsense", "answered “str 'pass'”, which is not a legal move; one was played for it"),
    ):
        ran = run("simulate", "paris", "--bots", f"{__name__}:{bot},random", "--json")
        assert ran.status == 0
        assert json.loads(ran.out)["stumbles"][f"{__name__}:{bot}"].keys() == {kind}
        assert f"{__name__}:{bot} stumbled" in run("simulate", "paris", "--bots", f"{__name__}:{bot},random").out
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        ran = run("terminal", "paris", "--option", "first=orange", "--bots", f"{__name__}:{bot},me")
        assert ran.status == 0
        assert said in ran.out


def test_a_host_is_told_at_once_of_a_bot_that_cannot_be_had(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    (tmp_path / "ending.py").write_text("import os\nos._exit(0)\n", "utf-8")
    (tmp_path / "noisy.py").write_text(
        "import atexit, os, threading, time\natexit.register(print, 'bye')\nos.write(1, b'hello')\n"
        "threading.Thread(target=time.sleep, args=(300,)).start()\n"
        "class Bot:\n    def __init__(self, game):\n        print(game)\n    choose = max\n",
        "utf-8",
    )
    refused(run("serve", "--allow-bot", "nowhere:Bot"), "--allow-bot: the bot “nowhere:Bot” cannot be loaded")
    refused(
        run("serve", "--allow-bot", "noisy:Bot", "--allow-bot", "ending:Bot"), "noisy:Bot, ending:Bot ended by itself"
    )
    refused(run("serve", "--allow-bot", "noisy:Nobody"), "there is no Nobody in")
    assert trouble_with(["noisy:Bot"], "fr") is None


class Counting(Faulty):
    """Says what it may spend."""

    budgets: ClassVar[list[Any]] = []

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        self.budgets.append((budget.iterations, budget.seconds))
        budget.spend(3, 1)
        return moves[0]


def test_a_bot_in_the_terminal_has_a_budget(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a turn, whose decisions share it; or for each decision."""
    words = ("terminal", "flatiron", "--seed", 1, "--option", "first=2", "--bots", f"me,{__name__}:Counting")
    for flag, given, seen in (("--seconds", 4, {(None, 4.0), (None, 3.0)}), ("--iterations", 9, {(9, None)})):
        Counting.budgets.clear()
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3 + "quit\n"))
        assert run(*words, flag, given).status == 0
        assert seen <= set(Counting.budgets)
    assert thought_from(Namespace(iterations=None, seconds=130.0))[1] > 130


def test_simulate_takes_options_bots_and_content(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(CONTENT.read_text("utf-8").replace("unbuilt = -3", "unbuilt = -4"), "utf-8")
    cards = "bouquinistes+chartier+fontaine+jardin+moulin-rouge+penseur+peintre+lampadaire"
    options = ("--option", "edition=en", "--option", "flip=true", "--option", f"postcards={cards}")
    ran = run("simulate", "paris", *options, "--bots", "apprenti,random", "--content", other, "--out", tmp_path / "out")
    assert ran.status == 0
    record = (tmp_path / "out" / "paris-0-00001.game").read_text("utf-8")
    assert "content sha256:" in record
    assert '"edition": "en", "first": "random", "flip": true' in record
    assert f'"postcards": {json.dumps(sorted(cards.split("+")))}' in record
    assert '"orange": "bot:apprenti", "blue": "bot:random"' in record
    file = tmp_path / "out" / "paris-0-00001.game"
    refused(run("replay", file), "another content file")
    assert run("replay", file, "--content", other).status == 0


def test_an_existing_record_is_refused_before_play(run: Run, tmp_path: Path) -> None:
    (tmp_path / "paris-0-00003.game").write_text("mine")
    refused(run("simulate", "paris", "--games", 3, "--out", tmp_path), "already exists")
    assert [file.name for file in tmp_path.iterdir()] == ["paris-0-00003.game"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "chess"), "there is no game “chess”; there are: paris"),
        (("simulate", "paris", "--option", "edition"), "write NAME=VALUE"),
        (("simulate", "paris", "--option", "feet=2"), "there is no option “feet”"),
        (("simulate", "paris", "--option", "edition=de"), 'option “edition” cannot be "de"; allowed: fr, en'),
        (("simulate", "paris", "--option", "flip=yes"), 'option “flip” cannot be "yes"; allowed: true, false'),
        (("simulate", "paris", "--option", f"hand={'9' * 5000}"), 'option “hand” cannot be "999'),
        (("simulate", "paris", "--option", "hand=two"), 'option “hand” cannot be "two"; allowed: 1…2'),
        (("simulate", "paris", "--option", "postcards=a+b"), "option “postcards” cannot be"),
        (("simulate", "paris", "--players", "5"), "5 players cannot play it; allowed: 2"),
        (("simulate", "paris", "--bots", "kasparov"), "there is no bot “kasparov”"),
        (("simulate", "paris", "--bots", "no.such:Bot"), "cannot be loaded: ModuleNotFoundError"),
        (("simulate", "paris", "--bots", "random,random,random"), "3 bots were named for 2 seats"),
        (("simulate", "paris", "--games", "0"), "--games: “0” is not a whole number from 1 on"),
        (("simulate", "paris", "--games", "many"), "--games: “many” is not a whole number"),
        (("simulate", "paris", "--seed", "a/b"), "the seed “a/b” cannot be used"),
        (("simulate", "paris", "--out", "/proc/nowhere"), "/proc/nowhere: cannot be written"),
        (("simulate", "paris", "--content", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("replay", "nowhere.game"), "nowhere.game: cannot be read: No such file"),
        (("replay", "."), ".: cannot be read: Is a directory"),
        (("score", "paris", "nowhere.json"), "nowhere.json: cannot be read"),
        (("perft", "paris"), "needed, but missing: --depth"),
        (("perft", "paris", "--depth", "-1"), "--depth"),
        (("perft", "paris", "--depth", "1", "--ply", "3"), "--ply needs a record"),
        (("content", "check", "paris", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("dance",), "'dance' is not among: "),
        (("simulate", "paris", "--dance"), "not understood: --dance"),
    ],
)
def test_what_cannot_be_used_is_refused(run: Run, words: tuple[str, ...], said: str) -> None:
    refused(run(*words), said)


def test_errors_are_in_the_reader_s_language(run: Run) -> None:
    refused(run("simulate", "chess", "--lang", "fr"), "il n’y a pas de jeu «\u00a0chess\u00a0»")


# replay ----------------------------------------------------------------------------------------------------------


def test_replay_prints_the_outcome(run: Run) -> None:
    ran = run("replay", GOLDEN / "01.game", "--json")
    written = json.loads((GOLDEN / "01.game").read_text("utf-8").splitlines()[-1][2:])
    assert json.loads(ran.out)["outcome"] == written
    assert "Total" in run("replay", GOLDEN / "01.game").out
    assert "Vainqueur" in run("replay", GOLDEN / "01.game", "--lang", "fr").out


def test_a_running_game_has_no_outcome(run: Run) -> None:
    assert json.loads(run("replay", GOLDEN / "16.game", "--json").out)["outcome"] is None
    assert json.loads(run("replay", GOLDEN / "16.game", "--decisions").out.splitlines()[-1]) == {"outcome": None}


def test_decisions_say_what_was_undone(run: Run) -> None:
    ran = run("replay", GOLDEN / "14.game", "--decisions")
    decisions = [json.loads(line) for line in ran.out.splitlines()[:-1]]
    lines = (GOLDEN / "14.game").read_text("utf-8").splitlines()[6:-1]
    table_lines = [ply for ply, line in enumerate(lines) if line.startswith("~")]
    assert len(decisions) == len(lines) - len(table_lines)
    undone = [decision["ply"] for decision in decisions if decision.get("undone")]
    assert undone[0] == 6
    assert set(range(15, table_lines[1])) - set(table_lines) <= set(undone)
    for decision in decisions:
        assert decision["move"] in decision["options"]
        assert len(decision["options"]) == len(decision.get("probabilities", decision["options"]))


def test_an_outcome_that_disagrees_is_status_1(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.game"
    file.write_text((GOLDEN / "01.game").read_text("utf-8").replace('"lit": ', '"lit": 1', 1), "utf-8")
    ran = run("replay", file)
    assert ran.status == 1
    assert "wrong.game, line " in ran.err
    assert ran.err.count("\n") == 1


def test_an_illegal_move_is_named_with_its_line_and_what_was_legal(run: Run, tmp_path: Path) -> None:
    text = (GOLDEN / "16.game").read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(text) if " take " in line)
    text[number] = text[number].split(" ")[0] + " take TOWER"
    file = tmp_path / "illegal.game"
    file.write_text("\n".join(text) + "\n", "utf-8")
    ran = run("replay", file)
    refused(ran, f"illegal.game, line {number + 1}: “take TOWER” is not a legal move of")
    assert "legal: take " in ran.err


@pytest.mark.parametrize("cut", [1, 17, 60, 200, 500])
def test_a_truncated_file_is_refused(run: Run, tmp_path: Path, cut: int) -> None:
    file = tmp_path / "cut.game"
    file.write_bytes((GOLDEN / "02.game").read_bytes()[:-cut])
    refused(run("replay", file), "cut.game, line ")


def test_an_unknown_game_and_a_newer_version(run: Run, tmp_path: Path) -> None:
    text = (GOLDEN / "01.game").read_text("utf-8")
    for old, new, said in (
        ("game paris", "game chess", "line 2: there is no game “chess”"),
        ("rules 1", "rules 99", "line 3: rules version 99 of paris is not known"),
        ("boulevard 1", "boulevard 7", "line 1: record format 7"),
    ):
        file = tmp_path / "other.game"
        file.write_text(text.replace(old, new, 1), "utf-8")
        refused(run("replay", file), said)


# score -----------------------------------------------------------------------------------------------------------


def test_the_rulebooks_example(run: Run) -> None:
    ran = run("score", "paris", EXAMPLE, "--json")
    assert ran.status == 0
    assert json.loads(ran.out) == {
        "scores": {
            "orange": {"lit": 33, "group": 15, "unbuilt": 0, "cards": 0, "total": 48},
            "blue": {"lit": 43, "group": 13, "unbuilt": -3, "cards": 4, "total": 57},
        },
        "winners": ["blue"],
    }


def test_an_expectation_that_disagrees_is_status_1(run: Run, tmp_path: Path) -> None:
    pad = json.loads(EXAMPLE.read_text("utf-8"))
    pad["expected"]["orange"]["lit"] = 34
    file = tmp_path / "pad.json"
    file.write_text(json.dumps(pad))
    ran = run("score", "paris", file)
    assert ran.status == 1
    assert "expected.orange" in ran.err
    assert "48" in ran.out


# perft, content, fuzz --------------------------------------------------------------------------------------------


def test_perft(run: Run) -> None:
    assert run("perft", "paris", "--depth", 0).out == "1\n"
    assert run("perft", "paris", "--depth", 4).out == "9728\n"
    assert json.loads(run("perft", "paris", "--depth", 1, "--option", "first=blue", "--json").out)["count"] == 8
    positions = json.loads((DATA / "perft" / "paris.json").read_text("utf-8"))["positions"]
    one = next(position for position in positions if "record" in position)
    ran = run("perft", "paris", "--depth", 2, GOLDEN / one["record"], "--ply", one["ply"])
    assert int(ran.out) == one["counts"]["2"]
    refused(run("perft", "paris", "--depth", 1, GOLDEN / "01.game", "--ply", 999), "there is no ply 999")
    refused(
        run("perft", "paris", "--depth", 1, GOLDEN / "01.game", "--option", "hand=2"), "its own players and options"
    )


def test_content_check(run: Run, tmp_path: Path) -> None:
    assert "the same as the game’s own" in run("content", "check", "paris", CONTENT).out
    file = tmp_path / "content.toml"
    text = CONTENT.read_text("utf-8")
    file.write_text(text.replace("reach = 2", "reach = 3"), "utf-8")
    assert "sound (sha256:" in run("content", "check", "paris", file).out
    for old, new, said in (
        ('8 = ["NN", "NR"]\n', "", "tiles: “8” is missing"),
        ('"NN", "NR"', '"NNN", "NR"', "tiles.8: a tile is two rows of two letters"),
        ('"NN", "NR"', '"NX", "NR"', "tiles.8: a tile is two rows of two letters"),
        ("CHONK   =", "CHUNK   =", "buildings: “CHUNK” is not known"),
        ('LINE    = ["###"]', 'LINE    = ["####"]', "buildings: the sizes of the buildings are"),
        ('LINE    = ["###"]', 'LINE    = ["#.##"]', "buildings.LINE: a drawing is a rectangle"),
        ('LINE    = ["###"]', 'LINE    = [".#", "##"]', "two buildings have the same shape"),
        ('shape = ["##"]', 'shape = ["###"]', "garden.shape: the garden covers 2 spaces"),
        ("sacre-coeur    = { first = true }", "sacre-coeur    = {}", "7 postcards are marked as first"),
        ("penseur        = { stamp = true }", "penseur        = {}", "stamped are"),
        ("tokens = 4", 'tokens = "4"', "player.tokens: Expected `int`"),
        ("tokens = 4", "tokens = 5", "player.tokens: found 5"),
        ("chimneys = 7", "chimneys = 0", "player.chimneys: found 0"),
        ("[score]\nunbuilt = -3", "", "missing required field `score`"),
        ("unbuilt = -3", "unbuilt = -3\nbonus = 2", "unknown field `bonus`"),
    ):
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
        refused(run("content", "check", "paris", file), said, status=1)
        refused(run("simulate", "paris", "--content", file), said)
    file.write_text("[tiles", "utf-8")
    refused(run("content", "check", "paris", file), "this is not a TOML file")


def test_fuzz_finds_nothing(run: Run, tmp_path: Path) -> None:
    ran = run("fuzz", "paris", "--games", 3, "--out", tmp_path / "failures")
    assert ran.status == 0
    assert "no failure" in ran.out
    assert not (tmp_path / "failures").exists()


def test_fuzz_saves_what_it_finds_as_a_record(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a planted error: a tile placed with a half turn vanishes from the account."""
    kind = type(registry.game("paris"))
    sound = kind.conserved

    def conserved(self: Any, s: Any) -> Iterator[str]:
        yield from sound(self, s)
        if any(laid.turns == 2 for laid in s.laid):
            yield "a tile was turned"

    monkeypatch.setattr(kind, "conserved", conserved)
    ran = run("fuzz", "paris", "--games", 2, "--out", tmp_path / "failures")
    assert ran.status == 1
    assert "a tile was turned" in ran.err
    files = sorted((tmp_path / "failures").iterdir())
    assert len(files) == 2
    for file in files:
        assert run("replay", file).status == 0


# as a program ----------------------------------------------------------------------------------------------------


def program(*words: str, **more: Any) -> subprocess.Popen[str]:
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([sys.executable, "-m", "boulevard", *words], text=True, **{**pipes, **more})


def test_python_m_boulevard() -> None:
    ran = program("--version")
    assert ran.communicate()[0].startswith("boulevard ")
    assert ran.returncode == 0


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_ends_long_work_with_what_there_is(processes: str, tmp_path: Path) -> None:
    words = (
        "simulate",
        "paris",
        "--games",
        "1000000",
        "--processes",
        processes,
        "--out",
        str(tmp_path),
        "--lang",
        "en",
    )
    ran = program(*words, start_new_session=True)
    limit = time.monotonic() + 60
    while not any(tmp_path.glob("*.game")) and time.monotonic() < limit:
        time.sleep(0.05)
    os.killpg(ran.pid, signal.SIGINT)
    out, err = ran.communicate(timeout=60)
    assert ran.returncode == 130
    assert "Total" in out
    assert "Traceback" not in err
    assert "interrupted" in err
    for file in tmp_path.glob("*.game"):
        assert file.read_text("utf-8").splitlines()[-1].startswith("= {")
    assert not list(tmp_path.glob(".*"))


class Interrupting:
    """A tracer by which Ctrl-C comes when `write_whole` has come to its nth line."""

    def __init__(self, nth: int) -> None:
        self.left = nth

    def __call__(self, frame: FrameType, event: str, _: object) -> Any:
        if frame.f_code is not write_whole.__code__:
            return None
        self.left -= event == "line"
        if event == "line" and self.left == 0:
            raise KeyboardInterrupt
        return self


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_interrupt_at_any_line_leaves_nothing_half_written(tmp_path: Path) -> None:
    before = sys.gettrace()
    for nth in count(1):
        tracer = Interrupting(nth)
        sys.settrace(tracer)
        try:
            with suppress(KeyboardInterrupt):
                write_whole(tmp_path / "a.txt", "whole")
        finally:
            sys.settrace(before)
        assert {file.name for file in tmp_path.iterdir()} <= {"a.txt"}, f"interrupted at line {nth}"
        if tracer.left > 0:  # it has not so many
            break
    assert nth > 4
    assert (tmp_path / "a.txt").read_text() == "whole"


def test_a_reader_that_goes_away_is_no_error() -> None:
    with program("replay", str(GOLDEN / "01.game"), "--decisions") as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.close()
        assert ran.stderr.read() == ""
    assert ran.returncode == 0
