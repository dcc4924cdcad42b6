"""What lies in the box: the content file checked, and every placement computed once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import get_args

from msgspec import Struct

from boulevard.core.content import read_content
from boulevard.core.problems import Problem
from boulevard.games.paris.board import FULL, SQUARES, Space, Spaces, Square, each, mask_of, placements, turned, written
from boulevard.games.paris.moves import SEATS, Build, Garden, PieceCard, Put, Take, Tile, Turns

JARDIN = "JARDIN"
"""The garden's name where it stands among the buildings (C3)."""

BUILDINGS = (
    *("LINE", "CORNER", "SQUARE", "SMALL_L", "SMALL_T", "ZIGZAG"),
    *("BIG_T", "STAIRS", "CROSS", "CHONK", "SMILE", "BIG_L"),
)
SIZES = {3: 2, 4: 4, 5: 4, 6: 2}
"""How many buildings there are of each size (P3)."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    first: bool = False
    stamp: bool = False


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    shape: list[str]


class Reach(Struct, frozen=True, forbid_unknown_fields=True):
    reach: int


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    tokens: int
    chimneys: int


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    unbuilt: int


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file, field by field."""

    tiles: dict[str, list[str]]
    buildings: dict[str, list[str]]
    garden: Shape
    grande_lumiere: Reach
    postcards: dict[str, Card]
    player: Supply
    score: Score


class Ground(Struct, frozen=True):
    """What a tile prints on a square: sets of spaces, for orange and for blue as its owner."""

    colours: tuple[int, int]
    mixed: int
    lights: int


class ContentProblem(Problem):
    home = "boulevard.games.paris"


class Box:
    """The content laid out for play."""

    def __init__(self, data: bytes, cards: tuple[str, ...]) -> None:
        content = read_content(data, Content)
        check(content, cards)
        self.tiles = tuple(sorted(int(number) for number in content.tiles))
        self.patterns = {int(number): rows for number, rows in content.tiles.items()}
        self.buildings = tuple(content.buildings)
        self.size = {name: "".join(shape).count("#") for name, shape in content.buildings.items()}
        self.cards = cards
        self.first_cards = tuple(card for card in cards if content.postcards[card].first)
        self.tokens = content.player.tokens
        self.chimneys = content.player.chimneys
        self.reach = content.grande_lumiere.reach
        self.unbuilt = content.score.unbuilt
        self.shapes: Mapping[str, list[str]] = {**content.buildings, JARDIN: content.garden.shape}
        self.ground: dict[tuple[str, int, str, int], Ground] = {
            (seat, tile, square, turns): ground(content.tiles[str(tile)], seat, square, turns)
            for seat in SEATS
            for tile in self.tiles
            for square in SQUARES
            for turns in range(4)
        }
        self.placements = {
            (name, flip): frozenset(placements(shape, flip))
            for name, shape in self.shapes.items()
            for flip in (False, True)
        }
        self.builds = {
            (name, flip): tuple((mask, Build(name, Spaces(mask))) for mask in sorted(masks, key=written))
            for (name, flip), masks in self.placements.items()
            if name != JARDIN
        }
        self.gardens = tuple(
            (mask, Garden(Spaces(mask))) for mask in sorted(self.placements[JARDIN, False], key=written)
        )
        self.laying = {
            (tile, square): tuple(Tile(tile, Square(square), turns) for turns in get_args(Turns))
            for tile in self.tiles
            for square in SQUARES
        }
        self.takes = {name: Take(name) for name in self.buildings}
        self.puts: dict[tuple[str, int], Put] = {
            (card, bit): Put(card, Space(bit)) for card in get_args(PieceCard) for bit in each(FULL)
        }

    def builds_of(self, buildings: Iterable[str], flip: bool) -> Iterator[tuple[int, Build]]:
        """Every placement of these buildings, with its move."""
        return chain.from_iterable(self.builds[name, flip] for name in buildings)


def ground(pattern: list[str], seat: str, square: str, turns: int) -> Ground:
    """The spaces that a tile prints on a square; turn 0 lies as in the content file, its first row towards row 8."""
    column, row = 2 * "ABCD".index(square[0]), 2 * int(square[1]) - 1
    spaces: dict[str, list[str]] = {"N": [], "R": [], "M": [], "L": []}
    for y, line in enumerate(turned(pattern, turns)):
        for x, mark in enumerate(line):
            spaces[mark].append(f"{'abcdefgh'[column + x]}{row + 1 - y}")
    own, rival = mask_of(spaces["N"]), mask_of(spaces["R"])
    colours = (own, rival) if seat == "orange" else (rival, own)
    return Ground(colours, mask_of(spaces["M"]), mask_of(spaces["L"]))


def check(content: Content, cards: tuple[str, ...]) -> None:
    """P1–P5: counts, shapes and names."""
    _names("tiles", content.tiles, [str(number) for number in range(1, 9)])
    for name, rows in content.tiles.items():
        if [len(row) for row in rows] != [2, 2] or set("".join(rows)) - set("NRML"):
            raise ContentProblem("tile-shape", place=f"tiles.{name}", rule="P2", found=rows)
    _names("buildings", content.buildings, BUILDINGS)
    for name, rows in content.buildings.items():
        _drawing(f"buildings.{name}", rows)
    sizes = dict(sorted(Counter("".join(rows).count("#") for rows in content.buildings.values()).items()))
    if sizes != SIZES:
        raise ContentProblem(
            "building-sizes", place="buildings", rule="P3", found=_counts(sizes), expected=_counts(SIZES)
        )
    if len({frozenset(placements(rows, False)) for rows in content.buildings.values()}) != len(BUILDINGS):
        raise ContentProblem("building-twice", place="buildings", rule="P3")
    _drawing("garden.shape", content.garden.shape)
    if "".join(content.garden.shape).count("#") != 2:
        raise ContentProblem("garden-size", place="garden.shape", rule="C3")
    _names("postcards", content.postcards, cards)
    first = sum(card.first for card in content.postcards.values())
    if first != 8:
        raise ContentProblem("first-cards", place="postcards", rule="P4", found=first)
    stamps = {name for name, card in content.postcards.items() if card.stamp}
    if stamps != {"peintre", "fontaine", "moulin-rouge", "penseur"}:
        raise ContentProblem("stamps", place="postcards", rule="S4", found=sorted(stamps))
    for place, value, low, high in (
        ("grande_lumiere.reach", content.grande_lumiere.reach, 1, 7),
        ("player.tokens", content.player.tokens, 4, 4),
        ("player.chimneys", content.player.chimneys, 1, 12),
        ("score.unbuilt", content.score.unbuilt, -20, 0),
    ):
        if not low <= value <= high:
            raise ContentProblem("number", place=place, found=value, low=low, high=high, span=high - low)


def _names(place: str, found: Mapping[str, object], expected: tuple[str, ...] | list[str]) -> None:
    for name in found:
        if name not in expected:
            raise ContentProblem("name-unknown", place=place, found=name, expected=list(expected))
    for name in expected:
        if name not in found:
            raise ContentProblem("name-missing", place=place, missing=name)


def _drawing(place: str, rows: list[str]) -> None:
    """A drawing is a full rectangle of `#` and `.`, its `#` hanging together side by side, no edge row empty."""
    width = len(rows[0]) if rows else 0
    if not width or any(len(row) != width or set(row) - set("#.") for row in rows) or width > 8 or len(rows) > 8:
        raise ContentProblem("drawing", place=place, found=" / ".join(rows) or "-")
    marks = {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}
    edges = ("#" in rows[0], "#" in rows[-1], any(row[0] == "#" for row in rows), any(row[-1] == "#" for row in rows))
    reached: set[tuple[int, int]] = set()
    queue = list(marks)[:1]
    while queue:
        x, y = queue.pop()
        if (x, y) in marks and (x, y) not in reached:
            reached.add((x, y))
            queue += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    if not all(edges) or reached != marks:
        raise ContentProblem("drawing", place=place, found=" / ".join(rows) or "-")


def _counts(sizes: Mapping[int, int]) -> str:
    return ", ".join(f"{count} × {size}" for size, count in sizes.items())
