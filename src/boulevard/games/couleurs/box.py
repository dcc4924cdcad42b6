"""What lies in the box: the content file checked, and laid out for play."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import cast

from msgspec import Struct, field

from boulevard.core.content import read_content
from boulevard.core.problems import Problem
from boulevard.games.couleurs.moves import (
    BONUS_CARDS,
    COLOURS,
    DISC,
    PAINTERS,
    PIGMENTS,
    RIM_ACTIONS,
    SECTORS,
    TOOLS,
    Deal,
    Paint,
    PaintWith,
    RimAction,
    Stroke,
    Take,
)

PLAYERS = (2, 3, 4)
VALUES = {10: 8, 12: 8, 14: 8, 16: 8}
"""L6. How many paintings there are of each value."""


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Ring(_Row, frozen=True):
    two: list[int] = field(name="2")
    three: list[int] = field(name="3")
    four: list[int] = field(name="4")
    half_turn: int

    def by_players(self) -> dict[int, list[int]]:
        return {2: self.two, 3: self.three, 4: self.four}


class DiscContent(_Row, frozen=True):
    rim: list[str]
    inner: list[str]
    centre: str


class Easels(_Row, frozen=True):
    two: int = field(name="2")
    three: int = field(name="3")
    four: int = field(name="4")

    def by_players(self) -> dict[int, int]:
        return {2: self.two, 3: self.three, 4: self.four}


class Tools(_Row, frozen=True):
    tube: list[int]
    palette: list[int]
    brush: list[int]


class ToolTrack(_Row, frozen=True):
    bonus_space: int
    end_space: int


class PlayerContent(_Row, frozen=True):
    assistants: int
    more_assistants: int
    stock: dict[str, int]
    stock_limit: int
    whites_per_painting: int


class Supply(_Row, frozen=True):
    black: int = field(name="K")


class Score(_Row, frozen=True):
    black: int
    white: int
    tool_bonus: int
    tool_end: int


class BonusContent(_Row, frozen=True):
    copies: int
    cost: int


class BonusSwap(_Row, frozen=True):
    at_most: int


class PaintersContent(_Row, frozen=True):
    degas_pigments: int
    flash_squares: int
    lautrec_squares: int
    van_gogh_limit: int
    names: list[str]


class PaintingContent(_Row, frozen=True):
    points: int
    painter: str
    title: str
    squares: list[str]


class Content(_Row, frozen=True):
    """The content file, field by field."""

    ring: Ring
    disc: DiscContent
    easels: Easels
    tools: Tools
    tool_track: ToolTrack
    player: PlayerContent
    supply: Supply
    score: Score
    bonus: dict[str, BonusContent]
    bonus_swap: BonusSwap
    painters: PaintersContent
    paintings: dict[str, PaintingContent]


class ContentProblem(Problem):
    home = "boulevard.games.couleurs"


class PrintedPainting(Struct, frozen=True):
    """A painting as printed: its nine squares row by row."""

    card: str
    points: int
    painter: str
    title: str
    squares: str


class Box:
    """The content laid out for play."""

    def __init__(self, data: bytes) -> None:
        content = read_content(data, Content)
        check(content)
        rings = content.ring.by_players()
        self.spaces: dict[int, dict[str, int]] = {
            players: {place: count for place, count in zip(SECTORS, rings[players], strict=True) if count}
            for players in PLAYERS
        }
        rim = cast(list[RimAction], content.disc.rim)  # as checked
        self.facing: tuple[dict[str, RimAction], ...] = tuple(
            {place: rim[(sector - turned) % 12] for sector, place in enumerate(SECTORS)} for turned in range(12)
        )
        self.half_turn = content.ring.half_turn
        self.easels = content.easels.by_players()
        self.levels: tuple[tuple[int, ...], ...] = tuple(tuple(getattr(content.tools, tool)) for tool in TOOLS)
        self.bonus_space = content.tool_track.bonus_space
        self.end_space = content.tool_track.end_space
        self.player = content.player
        self.stock = tuple(content.player.stock.get(pigment, 0) for pigment in (*PIGMENTS, "K"))
        self.blacks = content.supply.black
        self.score = content.score
        self.bonus_cards = tuple(card for card in BONUS_CARDS for _ in range(content.bonus[card].copies))
        self.cost: dict[str, int] = {card: content.bonus[card].cost for card in BONUS_CARDS}
        self.swaps = content.bonus_swap.at_most
        self.painters = content.painters
        self.paintings = {
            card: PrintedPainting(card, one.points, one.painter, one.title, "".join(one.squares))
            for card, one in sorted(content.paintings.items())
        }
        self._build_moves()

    def action_at(self, place: str, turned: int) -> RimAction | None:
        """L3. What faces a sector after so many notches; nothing faces a place of the disc."""
        return self.facing[turned % 12].get(place)

    def _build_moves(self) -> None:
        cards = tuple(self.paintings)
        self.deals = {card: Deal(card) for card in (*cards, *BONUS_CARDS)}
        self.takes = {card: Take(card) for card in cards}
        self.paints: dict[tuple[str, str, str], Stroke] = {
            (card, colour, pigment): Paint(card, colour) if colour == pigment else PaintWith(card, colour, pigment)
            for card in cards
            for colour in COLOURS
            for pigment in PIGMENTS
        }


def check(content: Content) -> None:
    """Counts, names and figures; a Problem names the place that does not fit and the rule that says so."""
    _check_ring(content)
    _check_tools(content)
    _check_figures(content)
    _names("bonus", content.bonus, BONUS_CARDS)
    cards = sum(card.copies for card in content.bonus.values())
    if cards != 15:
        raise ContentProblem("bonus-cards", place="bonus", rule="M1", found=cards)
    _names("painters.names", content.painters.names, PAINTERS)
    if len(content.painters.names) != len(PAINTERS):
        raise ContentProblem("painter-twice", place="painters.names", rule="M5")
    _check_paintings(content.paintings)


def _check_ring(content: Content) -> None:
    """L1–L4. Twelve sectors, two opposite ones dark, fewer spaces for fewer players; red faces a dark one."""
    rings = content.ring.by_players()
    for players, spaces in rings.items():
        if len(spaces) != 12 or any(not 0 <= count <= 3 for count in spaces):
            raise ContentProblem("ring", place=f"ring.{players}", rule="L1", found=spaces)
    for players, spaces in rings.items():
        if any(fewer > more for fewer, more in zip(spaces, rings[4], strict=True)):
            raise ContentProblem("ring-wider", place=f"ring.{players}", rule="L4")
    dark = [sector for sector, count in enumerate(rings[4]) if not count]
    if len(dark) != 2 or dark[1] - dark[0] != 6:
        raise ContentProblem("ring-dark", place="ring.4", rule="L1", found=dark)
    rim = content.disc.rim
    if len(rim) != 12:
        raise ContentProblem("rim", place="disc.rim", rule="L2", found=len(rim))
    _names("disc.rim", rim, RIM_ACTIONS)
    if any(rings[4][sector] for sector, action in enumerate(rim) if action == "red"):
        raise ContentProblem("red-not-dark", place="disc.rim", rule="L3")
    inside = (*content.disc.inner, content.disc.centre)
    if inside != DISC:
        raise ContentProblem("disc", place="disc", rule="L2", found=list(inside), expected=list(DISC))


def _check_tools(content: Content) -> None:
    """L5, L15. Rising levels on every space, the sixth and the last marked."""
    track = content.tool_track
    for tool in TOOLS:
        levels = getattr(content.tools, tool)
        rising = all(low < high for low, high in pairwise(levels))
        if len(levels) != track.end_space or not rising or levels[0] < 1:
            raise ContentProblem("levels", place=f"tools.{tool}", rule="L5", found=levels, wanted=track.end_space)


def _check_figures(content: Content) -> None:
    for pigment in content.player.stock:
        if pigment not in PIGMENTS:
            raise ContentProblem(
                "name-unknown", place="player.stock", rule="L5", found=pigment, expected=list(PIGMENTS)
            )
    figures: list[tuple[str, int, int, int]] = [
        *((f"easels.{players}", count, 1, 8) for players, count in content.easels.by_players().items()),
        *((f"player.stock.{pigment}", count, 0, 12) for pigment, count in content.player.stock.items()),
        *((f"bonus.{card}.cost", one.cost, 0, 12) for card, one in content.bonus.items()),
        *((f"bonus.{card}.copies", one.copies, 1, 15) for card, one in content.bonus.items()),
        ("ring.half_turn", content.ring.half_turn, 1, 12),
        ("tool_track.end_space", content.tool_track.end_space, 3, 12),
        ("tool_track.bonus_space", content.tool_track.bonus_space, 2, content.tool_track.end_space - 1),
        ("player.assistants", content.player.assistants, 1, 6),
        ("player.more_assistants", content.player.more_assistants, 3, 3),
        ("player.stock_limit", content.player.stock_limit, 1, 99),
        ("player.whites_per_painting", content.player.whites_per_painting, 0, 9),
        ("supply.K", content.supply.black, 1, 99),
        ("score.black", content.score.black, 0, 99),
        ("score.white", content.score.white, -99, 0),
        ("score.tool_bonus", content.score.tool_bonus, 0, 99),
        ("score.tool_end", content.score.tool_end, content.score.tool_bonus, 99),
        ("bonus_swap.at_most", content.bonus_swap.at_most, 1, 99),
        ("painters.degas_pigments", content.painters.degas_pigments, 1, 9),
        ("painters.flash_squares", content.painters.flash_squares, 1, 9),
        ("painters.lautrec_squares", content.painters.lautrec_squares, 1, 9),
        ("painters.van_gogh_limit", content.painters.van_gogh_limit, content.player.stock_limit, 99),
    ]
    for place, value, low, high in figures:
        if not low <= value <= high:
            raise ContentProblem("number", place=place, found=value, low=low, high=high, span=high - low)


def _check_paintings(paintings: Mapping[str, PaintingContent]) -> None:
    """L6. 32 paintings, eight of each value, three rows of three squares each."""
    for card, one in paintings.items():
        if not card.isascii() or not card.isalnum():
            raise ContentProblem("painting-id", place=f"paintings.{card}", rule="L6", found=card)
        if [len(row) for row in one.squares] != [3, 3, 3] or set("".join(one.squares)) - set(COLOURS):
            raise ContentProblem("squares", place=f"paintings.{card}", rule="L6", found=one.squares)
    values = dict(sorted(Counter(one.points for one in paintings.values()).items()))
    if values != VALUES:
        raise ContentProblem(
            "painting-values", place="paintings", rule="L6", found=_counts(values), expected=_counts(VALUES)
        )


def _names(place: str, found: Iterable[str], expected: Sequence[str]) -> None:
    """Every name is known, and none is missing."""
    names = list(found)
    for name in names:
        if name not in expected:
            raise ContentProblem("name-unknown", place=place, found=name, expected=list(expected))
    for name in expected:
        if name not in names:
            raise ContentProblem("name-missing", place=place, missing=name)


def _counts(values: Mapping[int, int]) -> str:
    return ", ".join(f"{count} × {value}" for value, count in values.items())
