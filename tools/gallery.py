"""Positions of recorded games as a table is told of them: `./.venv/bin/python tools/gallery.py`.

Each becomes a file in `.cache/gallery`, made by a real server and never kept in the repository: the state as the seat
to act is told it, what some moves would bring, why another cannot be, the table in words. The page's unit tests and its
gallery (`web/gallery`) draw them without a server. Where nothing they are made from has changed, nothing is done.
"""

import hashlib
import json
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import house
import page as built
from boulevard.core.record import Record, read_record
from boulevard.core.texts import LANGUAGES
from stage import GOLDEN, RECORDS, Stage, staged

MADE = house.ROOT / ".cache" / "gallery"
STAMP = "digest"


@dataclass(frozen=True)
class Position:
    """A line of a record, before it is played: the one who is to play it looks on. Without a line, the end."""

    record: Path
    ply: int | None = None
    refused: tuple[str, ...] = field(default=())
    """Texts that are not offered: why is recorded too."""
    tried: tuple[str, ...] = field(default=())
    """Offered texts whose outcome is recorded, besides the one that was played."""
    waits: bool = False
    """Is the one who waits to look on? Then what may be planned is recorded, `tried` and `refused` as plans."""


def golden(game: str, number: str, ply: int | None = None, **more: Any) -> Position:
    return Position(GOLDEN / game / f"{number}.game", ply, **more)


POSITIONS = {
    "paris-first": golden("paris", "08", 4),
    "paris-tile": golden("paris", "08", 39),
    "paris-take": golden("paris", "08", 33),
    "paris-pass": golden("paris", "08", 38),
    "paris-waits": golden(
        "paris", "08", 41, waits=True, tried=("build LINE a2+a3+a4",), refused=("build CHONK a1+a2+b1+b2+b3",)
    ),
    "paris-forced": golden("paris", "03", 56),
    "paris-build": golden("paris", "08", 40, refused=("build CHONK a1+a2+b1+b2+b3",)),
    "paris-fontaine": golden("paris", "08", 41),
    "paris-jardin": golden("paris", "08", 42),
    "paris-bouquinistes": golden("paris", "08", 44),
    "paris-levitation": golden("paris", "06", 38),
    "paris-penseur": golden("paris", "05", 44),
    "paris-metropolitain": golden("paris", "02", 45),
    "paris-powers": Position(RECORDS / "paris-powers.game", 47),
    "paris-over": golden("paris", "09"),
    "couleurs-keep": golden("couleurs", "19", 12),
    "couleurs-colour": golden("couleurs", "24", 17),
    "couleurs-place": golden("couleurs", "15", 183, refused=("place s3",)),
    "couleurs-crowd": golden("couleurs", "26", 178),
    "couleurs-act": golden("couleurs", "11", 322, refused=("act s5",), tried=("act s2", "act copy s2", "rest copy")),
    "couleurs-paying": golden("couleurs", "26", 833, tried=("act s3 R+W",)),
    "couleurs-paint": golden("couleurs", "19", 167, refused=("paint MA16 G B", "paint RE16 O Y")),
    "couleurs-painted": golden("couleurs", "19", 168),
    "couleurs-flash": golden("couleurs", "11", 120),
    "couleurs-degas": golden("couleurs", "25", 209),
    "couleurs-improve": golden("couleurs", "17", 24, refused=("improve brush Y+Y",)),
    "couleurs-sixth-space": golden("couleurs", "18", 259),
    "couleurs-again": golden("couleurs", "24", 179),
    "couleurs-pay": golden("couleurs", "18", 49, refused=("pay Y",)),
    "couleurs-card": golden("couleurs", "18", 169, refused=("buy bonus-swap",)),
    "couleurs-copy": golden("couleurs", "24", 213),
    "couleurs-mix": golden("couleurs", "19", 136),
    "couleurs-swap": golden("couleurs", "23", 106, refused=("swap R G",)),
    "couleurs-tool": golden("couleurs", "18", 205, tried=("advance tube",)),
    "couleurs-after": golden("couleurs", "18", 204),
    "couleurs-rotation": golden("couleurs", "17", 25),
    "couleurs-discard": golden("couleurs", "13", 210, tried=("discard B 2",)),
    "couleurs-easel": golden("couleurs", "26", 548),
    "couleurs-late": golden("couleurs", "28", 1208),
    "couleurs-many": golden("couleurs", "26", 1432),
    "couleurs-stay": golden("couleurs", "11", 278),
    "couleurs-rich": Position(RECORDS / "couleurs-rich.game"),
    "couleurs-full": Position(RECORDS / "couleurs-crowd.game"),
    "couleurs-over": golden("couleurs", "20"),
    "couleurs-waits": golden("couleurs", "15", 183, waits=True, tried=("place white",)),
    "couleurs-forced": golden("couleurs", "01", 329),
    "flatiron-waits": golden("flatiron", "21", 443, waits=True),
    "flatiron-forced": golden("flatiron", "02", 23),
    "flatiron-sure": golden("flatiron", "05", 19),
    "flatiron-board": golden("flatiron", "15", 14),
    "flatiron-move": golden("flatiron", "21", 443, refused=("move hall", "move st22")),
    "flatiron-daniel": golden("flatiron", "17", 86),
    "flatiron-thing": golden("flatiron", "21", 523, refused=("card st23 top", "decree DE1 broadway top")),
    "flatiron-buy": golden("flatiron", "19", 54, tried=("activate", "dollars")),
    "flatiron-activate": golden("flatiron", "10", 326),
    "flatiron-trade": golden("flatiron", "19", 180),
    "flatiron-card": golden("flatiron", "26", 106),
    "flatiron-second": golden("flatiron", "19", 160),
    "flatiron-open": golden("flatiron", "21", 202),
    "flatiron-hall": Position(RECORDS / "flatiron-hall.game", tried=("hall dollars", "hall decree DE3 st23 top")),
    "flatiron-build": golden("flatiron", "26", 272),
    "flatiron-swap": golden("flatiron", "21", 546, refused=("build orange 2",)),
    "flatiron-copy": golden("flatiron", "19", 171),
    "flatiron-decree": golden("flatiron", "17", 69),
    "flatiron-news": golden("flatiron", "26", 696),
    "flatiron-late": golden("flatiron", "21", 695),
    "flatiron-floor": golden("flatiron", "26", 725),
    "flatiron-keep": golden("flatiron", "26", 568),
    "flatiron-rich": Position(RECORDS / "flatiron-rich.game"),
    "flatiron-crowd": golden("flatiron", "18", 374),
    "flatiron-end": golden("flatiron", "27", 250),
    "flatiron-over": golden("flatiron", "17"),
}


class Asked:
    """A server, asked as one guest who holds a seat."""

    def __init__(self, stage: Stage, token: str) -> None:
        self.stage, self.token = stage, token

    def __call__(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer, or the reason why there is none."""
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(urllib.request.Request(self.stage.url + path, data, headers)) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            return json.load(refused)


def looked_at(stage: Stage, name: str, position: Position) -> dict[str, Any]:
    """Everything that is recorded of a position."""
    record = read_record(position.record.read_bytes())
    turn = None if position.ply is None else position.ply + 1
    table = stage.table(position.record, people(record), turn)
    line = None if position.ply is None else record.lines[position.ply]
    seat = next(iter(record.players)) if line is None else line.seat
    if position.waits:
        seat = next(one for one in record.players if one != seat)
    ask = Asked(stage, table.tokens[seat])
    path = f"/api/tables/{table.table}"
    state = ask(f"{path}?after=0&seat={seat}")
    due = [] if line is None else [line.seat]
    assert position.ply is None or (state["ply"], state["to_act"]) == (position.ply, due), f"{name}: {state}"
    tried = [*([] if line is None or position.waits else [line.text]), *position.tried]
    asked = {"seat": seat, "plan": position.waits}
    content = ask(f"/api/games/{record.game}?rules={record.rules}")
    return {
        "state": {**state, "table": name},
        "content": {**content, "content": ""},
        "previews": {text: ask(f"{path}/preview", {"move": text, **asked}) for text in tried},
        "refusals": {text: ask(f"{path}/preview", {"move": text, **asked}) for text in position.refused},
        "told": dict(told(ask, path, seat, position)),
    }


def people(record: Record) -> dict[str, str]:
    """Somebody at every seat."""
    return dict(zip(record.players, ("Colette", "Ana", "Émile", "Berthe"), strict=False))


def told(ask: Asked, path: str, seat: str, position: Position) -> Iterator[tuple[str, Any]]:
    """What the text table asks for besides, by the words in which it does."""
    for language in LANGUAGES:
        words = urllib.parse.urlencode({"lang": language, "seat": seat})
        yield f"words?{words}", ask(f"{path}/words?{words}")
        if position.ply is not None and not position.waits:
            words = urllib.parse.urlencode({"seat": seat, "lang": language, "path": ""})
            yield f"choices?{words}", ask(f"{path}/choices?{words}")
    if position.waits:
        yield f"plan?seat={seat}", ask(f"{path}/plan?seat={seat}")


def digest() -> str:
    """Of all that the positions are made from: the package, the records, this tool."""
    package = house.ROOT / "src" / "boulevard"
    made_of = [path for suffix in ("py", "toml", "ftl") for path in package.rglob(f"*.{suffix}")]
    made_of += [position.record for position in POSITIONS.values()]
    found = hashlib.sha256()
    for path in sorted({*made_of, Path(__file__).resolve()}):
        found.update(f"{path.relative_to(house.ROOT).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def drawn() -> Path:
    """The gallery built as a page of its own, which any server of files can show; built unless it is fresh."""
    make()
    page = MADE / "page"
    stamp = page / STAMP
    wanted = f"{built.digest()} {digest()}"
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        built.check("gallery-page")
        stamp.write_text(wanted, "utf-8")
    return page


def make() -> None:
    wanted, stamp = digest(), MADE / STAMP
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    MADE.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    for old in MADE.glob("*.json"):
        old.unlink()
    with staged() as stage:
        for name, position in POSITIONS.items():
            found = looked_at(stage, name, position)
            (MADE / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False), "utf-8")
    stamp.write_text(wanted, "utf-8")
    print(f"{len(POSITIONS)} positions are in {MADE.relative_to(house.ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    make()
