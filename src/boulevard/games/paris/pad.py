"""The score pad of Paris: a finished table described in a file, checked and scored.

The format is that of `example.json` beside this file: `ground` (row 8 first, as printed, also under pieces),
`buildings` (JARDIN too, without the annex's space), `annex`, `pieces`, `cards` (all activated ones), `reserve`.
`options` (edition, flip) and `expected` may be left out.

Only lights and what stands count, save in a tie: the ground may be `?` wherever its colour is not told. `free` then
gives each player's free spaces of the own colour, where these have to decide (S5).
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from boulevard.core.game import AnyGame, Outcome
from boulevard.core.options import check_options
from boulevard.core.pad import Counted, Draft, Question, counted, read_pad
from boulevard.core.problems import Problem
from boulevard.core.verdict import TieBreaks
from boulevard.games.paris import scoring
from boulevard.games.paris.board import BITS, DIRECTIONS, corners, mask_of, names, sides
from boulevard.games.paris.box import JARDIN, Box
from boulevard.games.paris.moves import SEATS
from boulevard.games.paris.postcards import POSTCARDS
from boulevard.games.paris.shown import laid_out
from boulevard.games.paris.state import Added, Piece, Standing, State, Used
from boulevard.games.paris.view import printed_on

UNKNOWN = "?"
PIECES = ("peintre", "lampadaire", "moulin-rouge", "fontaine", "grande-lumiere", "penseur")


class PadProblem(Problem):
    home = "boulevard.games.paris"


class PadBuilding(Struct, forbid_unknown_fields=True):
    building: str
    owner: str
    spaces: list[str]


class PadAnnex(Struct, forbid_unknown_fields=True):
    space: str
    building: str


class PadPiece(Struct, forbid_unknown_fields=True):
    space: str
    owner: str
    facing: str | None = None


class PadFile(Struct, forbid_unknown_fields=True):
    """The pad's file, field by field."""

    game: str
    ground: list[str]
    buildings: list[PadBuilding]
    cards: dict[str, list[str]]
    reserve: dict[str, list[str]]
    options: dict[str, Any] = {}
    annex: PadAnnex | None = None
    pieces: dict[str, PadPiece] = {}
    free: dict[str, int] = {}
    expected: dict[str, Any] | UnsetType | None = UNSET


def score_pad(game: AnyGame, data: Any) -> Outcome:
    """The score of the table that the pad describes, as if the game ended so."""
    return count(game, data).outcome


def count(game: AnyGame, data: Any) -> Counted:
    pad = read_pad(game, data, PadFile)
    s = state_of_pad(game, pad)
    box: Box = game.box
    scores = scoring.sheets(s, box)
    unknown = printed_on(tuple(pad.ground), UNKNOWN)[0]
    told = bool(pad.free)
    ties = _told_free(pad) if told else scoring.tie_breaks(s)
    remarks = [*_asked(s, unknown), *_odd(s, box)]
    if len({sheet["total"] for sheet in scores.values()}) == 1 and s.free & unknown and not told and s.buildings:
        remarks.insert(0, PadProblem("pad-free", place="free", rule="S5"))
    return counted(game, "played out", scores, ties, remarks, laid_out(s, box))


def _told_free(pad: PadFile) -> TieBreaks:
    """S5. Free spaces of the own colour, as they were counted at the table."""
    for seat, found in pad.free.items():
        _owner(seat, "free")
        if not 0 <= found <= len(BITS):
            raise PadProblem("pad-number", place=f"free.{seat}", rule="S5", found=found, low=0, high=len(BITS))
    return {seat: {"free": pad.free.get(seat, 0)} for seat in SEATS}


def _asked(s: State, unknown: int) -> Iterable[Problem]:
    """C12. The English edition counts for the statue only spaces of the own colour: then it has to be told."""
    statue = s.piece("penseur")
    if statue is not None and s.options["edition"] == "en" and not scoring.is_blocked(s, statue):
        around = (sides(statue.space) | corners(statue.space)) & s.free & unknown
        if around:
            yield PadProblem("pad-colours", place="ground", rule="C12", spaces=names(around))


def _odd(s: State, box: Box) -> Iterable[Problem]:
    """What a finished game does not look like, though it can be counted."""
    lamps = s.lights.bit_count()
    printed = len(SEATS) * sum("".join(rows).count("L") for rows in box.patterns.values())
    built_over = any(used.card == "metropolitain" for used in s.used)
    if lamps != printed and not (built_over and lamps == printed - 1):
        yield PadProblem("pad-lamps", place="ground", rule="P2", found=lamps, expected=printed)
    for index, one in enumerate(s.buildings):
        on_light, on_rival = one.spaces & s.lights, one.spaces & s.colours[1 - one.owner]
        place = f"buildings[{index}]"
        if on_light.bit_count() > s.has_used(one.owner, "metropolitain"):
            yield PadProblem("pad-on-light", place=place, rule="C2", building=one.building, spaces=names(on_light))
        if on_rival.bit_count() > s.has_used(one.owner, "chartier"):
            yield PadProblem("pad-on-rival", place=place, rule="C6", building=one.building, spaces=names(on_rival))
    for me, seat in enumerate(SEATS):
        tokens = sum(used.owner == me for used in s.used)
        if tokens < box.tokens:
            yield PadProblem("pad-few", place=f"cards.{seat}", rule="P17", seat=seat, found=tokens, expected=box.tokens)
    placed = {*s.reserves[0], *s.reserves[1], *(one.building for one in s.buildings)}
    if pool := [building for building in box.buildings if building not in placed]:
        yield PadProblem("pad-pool", place="reserve", building=pool, count=len(pool))


def state_of_pad(game: AnyGame, pad: PadFile) -> State:
    try:
        options = check_options(game.table_options, pad.options)
    except Problem as problem:
        raise problem.at("options") from None
    if len(pad.ground) != 8 or any(len(row) != 8 or set(row) - set("OBML?") for row in pad.ground):
        raise PadProblem("pad-ground", place="ground")
    used = tuple(_cards(game.box, pad))
    reserves = _reserves(game.box, pad)
    # of a colour that is not told it is nobody's, as a mixed space
    orange, blue, mixed, lights = printed_on(tuple(row.replace(UNKNOWN, "M") for row in pad.ground))
    s = State(
        rules=game.rules,
        options=options,
        agenda=(),
        colours=(orange, blue),
        mixed=mixed,
        lights=lights,
        used=used,
        reserves=reserves,
        over=True,
    )
    _buildings(s, game.box, pad)
    _annex(s, pad)
    _pieces(s, pad)
    return s


def _cards(box: Box, pad: PadFile) -> Iterable[Used]:
    seen: set[str] = set()
    for seat, cards in pad.cards.items():
        place = f"cards.{seat}"
        me = _owner(seat, "cards")
        if len(cards) > box.tokens:
            raise PadProblem("pad-tokens", place=place, seat=seat, found=len(cards), most=box.tokens)
        for card in cards:
            if card not in POSTCARDS:
                raise PadProblem("pad-card", place=place, found=card, expected=sorted(POSTCARDS))
            if card in seen:
                raise PadProblem("pad-twice", place=place, found=card)
            seen.add(card)
            yield Used(card, me)


def _reserves(box: Box, pad: PadFile) -> tuple[tuple[str, ...], tuple[str, ...]]:
    for seat, reserve in pad.reserve.items():
        _owner(seat, "reserve")
        for building in reserve:
            if building not in box.buildings:
                raise PadProblem("pad-building", place=f"reserve.{seat}", found=building, expected=list(box.buildings))
    orange, blue = (tuple(pad.reserve.get(seat, ())) for seat in SEATS)
    standing = [one.building for one in pad.buildings]
    named = [*orange, *blue, *standing]
    for building in named:
        if named.count(building) > 1:
            place = "buildings" if standing.count(building) > 1 else "reserve"
            raise PadProblem("pad-twice", place=place, found=building)
    return orange, blue


def _buildings(s: State, box: Box, pad: PadFile) -> None:
    for index, one in enumerate(pad.buildings):
        place = f"buildings[{index}]"
        me = _owner(one.owner, place)
        if one.building not in box.shapes:
            raise PadProblem("pad-building", place=place, found=one.building, expected=list(box.shapes))
        spaces = _spaces(one.spaces, place)
        if len(one.spaces) != spaces.bit_count():
            raise PadProblem("pad-shape", place=place, found=", ".join(one.spaces), building=one.building)
        if spaces not in box.placements[one.building, s.flip]:
            key = "pad-mirrored" if spaces in box.placements[one.building, True] else "pad-shape"
            raise PadProblem(key, place=place, found=", ".join(one.spaces), building=one.building)
        if one.building == JARDIN:
            _token(s, me, "jardin", place)
        _occupy(s, spaces, place)
        s.buildings += (Standing(one.building, me, spaces),)
    for me, seat in enumerate(SEATS):
        count = sum(one.owner == me for one in s.buildings)
        if count > box.chimneys:
            raise PadProblem("pad-chimneys", place="buildings", seat=seat, found=count, most=box.chimneys)


def _annex(s: State, pad: PadFile) -> None:
    annex = pad.annex
    if annex is None:
        return
    space = _spaces([annex.space], "annex")
    host = next((one for one in s.buildings if one.building == annex.building), None)
    if host is None:
        raise PadProblem("pad-annex-owner", place="annex", building=annex.building)
    _token(s, host.owner, "bouquinistes", "annex")
    if not sides(space) & host.spaces:
        raise PadProblem("pad-annex", place="annex", space=annex.space, building=annex.building)
    _occupy(s, space, "annex")
    s.annex = Added(space, annex.building)
    joined = Standing(host.building, host.owner, host.spaces | space)
    s.buildings = tuple(joined if one is host else one for one in s.buildings)


def _pieces(s: State, pad: PadFile) -> None:
    for card, piece in pad.pieces.items():
        place = f"pieces.{card}"
        if card not in PIECES:
            raise PadProblem("pad-piece", place="pieces", found=card, expected=list(PIECES))
        me = _owner(piece.owner, place)
        space = _spaces([piece.space], place)
        _token(s, me, card, place)
        if card == "grande-lumiere" and not space & s.lights:
            raise PadProblem("pad-light", place=place, space=piece.space)
        if card == "penseur":
            if piece.facing not in DIRECTIONS or not DIRECTIONS[piece.facing](space):
                raise PadProblem("pad-facing", place=place, found=piece.facing or "-")
        elif piece.facing is not None:
            raise PadProblem("pad-facing-none", place=place)
        _occupy(s, space, place)
        s.pieces += (Piece(card, me, space, piece.facing),)


def _owner(seat: str, place: str) -> int:
    if seat not in SEATS:
        raise PadProblem("pad-owner", place=place, found=seat)
    return SEATS.index(seat)


def _spaces(spaces: list[str], place: str) -> int:
    for space in spaces:
        if space not in BITS:
            raise PadProblem("pad-space", place=place, found=space)
    return mask_of(spaces)


def _token(s: State, me: int, card: str, place: str) -> None:
    if not s.has_used(me, card):
        raise PadProblem("pad-no-token", place=place, seat=SEATS[me], card=card)


def _occupy(s: State, spaces: int, place: str) -> None:
    if spaces & s.covered:
        raise PadProblem("pad-overlap", place=place, spaces=names(spaces & s.covered))
    s.covered |= spaces


# Asked line by line ----------------------------------------------------------------------------------------------


def blank(game: AnyGame) -> Draft:
    return {
        "game": game.name,
        "options": {"edition": "fr"},
        "ground": ["M" * 8] * 8,
        "buildings": [],
        "annex": None,
        "pieces": {},
        "cards": {seat: [] for seat in SEATS},
        "reserve": {seat: [] for seat in SEATS},
    }


def questions(game: AnyGame) -> list[Question]:
    asked = [Question("edition", _edition)]
    asked += [Question("ground", _row(row), {"row": row}) for row in range(8, 0, -1)]
    cards = " ".join(sorted(POSTCARDS))
    asked += [Question("cards", _list("cards", seat), {"seat": seat, "expected": cards}) for seat in SEATS]
    asked += [
        Question("buildings", _building, many=True),
        Question("annex", _annexed),
        Question("pieces", _piece, many=True),
    ]
    asked += [Question("reserve", _list("reserve", seat, upper=True), {"seat": seat}) for seat in SEATS]
    return asked + [Question("free", _free(seat), {"seat": seat}, when=_is_open(game, seat)) for seat in SEATS]


def _is_open(game: AnyGame, seat: str) -> Callable[[Draft], bool]:
    """Do free spaces have to decide, and are they not told?"""

    def asked(draft: Draft) -> bool:
        told = draft.get("free", {})
        return seat not in told and (bool(told) or any(one.key == "pad-free" for one in count(game, draft).remarks))

    return asked


def _free(seat: str) -> Any:
    def answer(draft: Draft, line: str) -> None:
        word = line.strip()
        if not word.isdecimal() or not word.isascii() or len(word) > 2:
            raise PadProblem("pad-number", found=word or "-", low=0, high=len(BITS))
        draft["free"] = {**draft.get("free", {}), seat: int(word)}

    return answer


def _words(line: str, counts: tuple[int, ...], expected: str) -> list[str]:
    words = line.split()
    if len(words) not in counts:
        raise PadProblem("pad-answer", expected=expected)
    return words


def _edition(draft: Draft, line: str) -> None:
    draft["options"]["edition"] = line.strip() or "fr"


def _row(row: int) -> Any:
    def answer(draft: Draft, line: str) -> None:
        rows = list(draft["ground"])
        rows[8 - row] = line.replace(" ", "").upper()
        draft["ground"] = rows

    return answer


def _list(field: str, seat: str, upper: bool = False) -> Any:
    def answer(draft: Draft, line: str) -> None:
        draft[field][seat] = (line.upper() if upper else line.lower()).replace(",", " ").split()

    return answer


def _building(draft: Draft, line: str) -> None:
    owner, building, spaces = _words(line, (3,), "orange STAIRS b2+c2+c3+d3+d4")
    one = {"building": building.upper(), "owner": owner.lower(), "spaces": spaces.lower().split("+")}
    draft["buildings"] = [*draft["buildings"], one]


def _annexed(draft: Draft, line: str) -> None:
    if line.strip():
        space, building = _words(line, (2,), "b7 BIG_L")
        draft["annex"] = {"space": space.lower(), "building": building.upper()}


def _piece(draft: Draft, line: str) -> None:
    card, space, owner, *facing = _words(line.lower(), (3, 4), "peintre h4 blue | penseur c3 orange n")
    if card in draft["pieces"]:
        raise PadProblem("pad-twice", found=card)
    piece: dict[str, Any] = {"space": space, "owner": owner}
    if facing:
        piece["facing"] = facing[0]
    draft["pieces"] = {**draft["pieces"], card: piece}
