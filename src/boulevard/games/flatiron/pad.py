"""The score pad of Flatiron: a finished table described in a file, checked and scored.

The format is that of `example.json` beside this file: `levels` (from the ground up, the pillars of each, the Roof left
out), `roof` (who built it, or null), and `players`. A player has `points` (on the score track), `dollars`, `tokens`
(reputation), `stock` (colours) and `columns`: for each street the cards from top to bottom, each written with the half
that shows, `"BW5 top"`. Daniel has `points` and `cards`. `options` (daniel) and `expected` may be left out.

With `"counted": true` figures are told instead of cards, as they are read off the table: of a player `points`,
`reputation` (the sum of the marks that show in each column), `tokens` and `decrees` (the points of each); of Daniel
`points`, `prices` (of his street cards, together), `taken` (how many decrees) and, on hard, `thumbs` (the marks).
"""

from collections import Counter
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from boulevard.core.game import AnyGame, Outcome
from boulevard.core.pad import Counted, Draft, Question, counted, read_pad
from boulevard.core.problems import Problem
from boulevard.core.scores import sheet
from boulevard.games.flatiron import scoring
from boulevard.games.flatiron.moves import COLOURS, DANIEL, ENDS, SEATS, STREETS, Colour
from boulevard.games.flatiron.pieces import Box
from boulevard.games.flatiron.setting import FLOOR_PILE
from boulevard.games.flatiron.state import COLUMN_LIMIT, EMPTY_COLUMN, ROOF, Column, Level, State

LEVELS = FLOOR_PILE + 1
MOST = 999
MARKS = 9
"""No column's marks come to more, nor to less than as many below 0."""


class PadProblem(Problem):
    home = "boulevard.games.flatiron"


class PadPlayer(Struct, forbid_unknown_fields=True):
    points: int
    dollars: int = 0
    tokens: int = 0
    stock: list[str] = []
    columns: dict[str, list[str]] = {}
    cards: list[str] = []


class PadFile(Struct, forbid_unknown_fields=True):
    """The pad's file, field by field."""

    game: str
    levels: list[list[str]]
    roof: str | None
    players: dict[str, PadPlayer]
    options: dict[str, Any] = {}
    expected: dict[str, Any] | UnsetType | None = UNSET


class CountedPlayer(Struct, forbid_unknown_fields=True):
    points: int
    reputation: dict[str, int] = {}
    tokens: int = 0
    decrees: list[int] = []
    prices: int = 0
    taken: int = 0
    thumbs: int = 0


class CountedFile(Struct, forbid_unknown_fields=True):
    """The pad's file as figures."""

    game: str
    counted: Literal[True]
    roof: str | None
    players: dict[str, CountedPlayer]
    options: dict[str, Any] = {}
    expected: dict[str, Any] | UnsetType | None = UNSET


def score_pad(game: AnyGame, data: Any) -> Outcome:
    """The score of the table that the pad describes, as if the game ended so."""
    return count(game, data).outcome


def count(game: AnyGame, data: Any) -> Counted:
    if isinstance(data, dict) and "counted" in data:
        return _count_figures(game, read_pad(game, data, CountedFile))
    s = state_of_pad(game, read_pad(game, data, PadFile))
    return counted(game, s.reason, scoring.sheets(s, game.box), scoring.tie_breaks(s))


def _count_figures(game: AnyGame, pad: CountedFile) -> Counted:
    """Each line by the rule that counts it in a game, from figures instead of cards."""
    s = _seated(game, pad)
    scores = {
        seat: _daniel(s, game.box, player) if seat == DANIEL else _figures(game.box, seat, player)
        for seat, player in pad.players.items()
    }
    tokens = sum(player.tokens for player in pad.players.values())
    _number(tokens, 0, game.box.reputation, "players", "F6")
    return counted(game, s.reason, scores, scoring.tie_breaks(s))


def _figures(box: Box, seat: str, player: CountedPlayer) -> dict[str, int]:
    place = f"players.{seat}"
    _none(place, prices=player.prices, taken=player.taken, thumbs=player.thumbs)
    for street in player.reputation:
        if street not in STREETS:
            where = f"{place}.reputation"
            raise PadProblem("pad-column-unknown", place=where, found=street, expected=list(STREETS))
    marks = (player.reputation.get(street, 0) for street in STREETS)
    sums = tuple(
        _number(mark, -MARKS, MARKS, f"{place}.reputation.{street}", "F30")
        for street, mark in zip(STREETS, marks, strict=True)
    )
    tokens = _number(player.tokens, 0, box.reputation, f"{place}.tokens", "F6")
    decrees, most = player.decrees, len(STREETS)
    if len(decrees) > most:
        raise PadProblem("pad-decrees-many", place=f"{place}.decrees", rule="F13", found=len(decrees), most=most)
    for index, points in enumerate(decrees):
        _number(points, 0, MOST, f"{place}.decrees[{index}]", "F31")
    return sheet(
        {
            "play": lambda: _number(player.points, 0, MOST, f"{place}.points"),
            "reputation": lambda: scoring.best_split(box, sums, tokens),
            "decrees": lambda: sum(decrees),
        }
    )


def _daniel(s: State, box: Box, player: CountedPlayer) -> dict[str, int]:
    """F38. The prices of his cards, each of his decrees, and on hard the marks."""
    place = f"players.{DANIEL}"
    _none(place, reputation=len(player.reputation), tokens=player.tokens, decrees=len(player.decrees))
    taken = _number(player.taken, 0, len(box.decrees), f"{place}.taken", "F38")
    prices = _number(player.prices, 0, MOST, f"{place}.prices", "F38")
    thumbs = _number(player.thumbs, 0, MOST, f"{place}.thumbs", "F38")
    if s.options["daniel"] != "hard":
        _none(place, thumbs=thumbs)
    return sheet(
        {
            "play": lambda: _number(player.points, 0, MOST, f"{place}.points"),
            "cards": lambda: scoring.daniel_points(box, prices, taken, thumbs),
        }
    )


def _none(place: str, **figures: int) -> None:
    """What this player cannot have."""
    for name, found in figures.items():
        _number(found, 0, 0, f"{place}.{name}")


def _seated(game: AnyGame, pad: PadFile | CountedFile) -> State:
    """Who played, by which options, and who built the Roof."""
    seats = tuple(pad.players)
    if sorted(seats) not in (sorted(SEATS), sorted((SEATS[0], DANIEL))):
        raise PadProblem("pad-players", place="players", found=list(seats))
    try:
        _, options = game.settle(1 if DANIEL in seats else 2, pad.options)
    except Problem as problem:
        raise problem.at("options") from None
    if pad.roof is not None and pad.roof not in seats:
        raise PadProblem("pad-roof", place="roof", found=pad.roof)
    s: State = game.start(1 if DANIEL in seats else 2, options, game.rules)
    s.agenda = ()
    s.roof_by = pad.roof
    s.reason = "roof" if pad.roof else "turn limit"
    return s


def state_of_pad(game: AnyGame, pad: PadFile) -> State:
    s = _seated(game, pad)
    s.levels = _levels(pad)
    for seat, player in pad.players.items():
        _player(s, game.box, seat, player)
    _each_once(s, game.box)
    return s


def _levels(pad: PadFile) -> tuple[Level, ...]:
    built = [[_colour(pillar, f"levels[{index}]") for pillar in row] for index, row in enumerate(pad.levels)]
    if len(pad.levels) > LEVELS or any(len(pillars) > 3 for pillars in pad.levels):
        longest = max(map(len, pad.levels))
        raise PadProblem("pad-levels", place="levels", found=f"{len(pad.levels)} × {longest}", most=LEVELS)
    below = pad.levels if pad.roof else pad.levels[:-1]
    if any(len(pillars) != 3 for pillars in below) or (pad.roof and len(pad.levels) != LEVELS):
        raise PadProblem("pad-unfinished", place="levels", rule="F20", most=LEVELS)
    levels = tuple(Level("", tuple(pillars)) for pillars in built)
    return (*levels, Level(ROOF, ())) if pad.roof else levels


def _player(s: State, box: Box, seat: str, player: PadPlayer) -> None:
    place = f"players.{seat}"
    s.points = {**s.points, seat: _number(player.points, 0, MOST, f"{place}.points")}
    if seat == DANIEL:
        for card in player.cards:
            _known(box, card, f"{place}.cards")
        s.daniel_cards = tuple(player.cards)
        return
    s.dollars = {**s.dollars, seat: _number(player.dollars, 0, MOST, f"{place}.dollars")}
    s.tokens = {**s.tokens, seat: _number(player.tokens, 0, box.reputation, f"{place}.tokens")}
    stock = tuple(_colour(colour, f"{place}.stock") for colour in player.stock)
    for colour in stock:
        if stock.count(colour) > 1:
            raise PadProblem("pad-stock", place=f"{place}.stock", found=colour)
    s.stock = {**s.stock, seat: stock}
    for street, cards in player.columns.items():
        where = f"{place}.columns.{street}"
        if street not in STREETS:
            raise PadProblem("pad-column-unknown", place=f"{place}.columns", found=street, expected=list(STREETS))
        s.columns = {**s.columns, seat: {**s.columns[seat], street: _column(box, street, cards, where)}}


def _column(box: Box, street: str, rows: list[str], place: str) -> Column:
    """Cards from top to bottom: those that show their top half lie above the board, the others below."""
    column = EMPTY_COLUMN
    for row in rows:
        card, _, end = row.partition(" ")
        _known(box, card, place)
        if end not in ENDS or (end == "top" and column.below):
            raise PadProblem("pad-answer", place=place, expected="BW5 top, DE3 bottom")
        if card in box.cards and box.cards[card].street != street:
            raise PadProblem("pad-street", place=place, found=card, expected=box.cards[card].street)
        if end == "top":
            column = Column((card, *column.above), column.below)
        else:
            column = Column(column.above, (*column.below, card))
    if column.size > COLUMN_LIMIT:
        raise PadProblem("pad-column-full", place=place, rule="F14", found=column.size, most=COLUMN_LIMIT)
    decrees = sum(card in box.decrees for card in column.cards)
    if decrees > 1:
        raise PadProblem("pad-decrees", place=place, rule="F13", found=decrees)
    return column


def _each_once(s: State, box: Box) -> None:
    """No card twice, and no more pillars than the box holds."""
    cards = Counter([*(card for seat in s.columns for card in scoring.tucked(s, seat)), *s.daniel_cards])
    for card, count in cards.items():
        if count > 1:
            raise PadProblem("pad-twice", place="players", found=card)
    if sum(s.tokens.values()) > box.reputation:
        raise PadProblem("pad-number", place="tokens", found=sum(s.tokens.values()), low=0, high=box.reputation)
    for colour in COLOURS:
        used = sum(stock.count(colour) for stock in s.stock.values())
        used += sum(level.pillars.count(colour) for level in s.levels)
        if used > box.pillars:
            raise PadProblem("pad-pillars", place="levels", rule="F6", found=used, colour=colour, most=box.pillars)


def _number(found: int, low: int, high: int, place: str, rule: str | None = None) -> int:
    if not low <= found <= high:
        raise PadProblem("pad-number", place=place, rule=rule, found=found, low=low, high=high)
    return found


def _colour(found: str, place: str) -> Colour:
    for colour in COLOURS:
        if colour == found:
            return colour
    raise PadProblem("pad-colour", place=place, found=found, expected=list(COLOURS))


def _known(box: Box, card: str, place: str) -> None:
    if card not in box.cards and card not in box.decrees:
        raise PadProblem("pad-card", place=place, found=card)


# Asked line by line ----------------------------------------------------------------------------------------------


def blank(game: AnyGame) -> Draft:
    return {
        "game": game.name,
        "options": {"daniel": "off"},
        "levels": [],
        "roof": None,
        "players": {seat: {"points": 0} for seat in SEATS},
    }


def questions(game: AnyGame) -> list[Question]:
    """Seats are asked by their place at the table: the second may be Daniel, who has cards and nothing else."""
    asked = [Question("rival", _rival), Question("levels", _level, many=True), Question("roof", _roof)]
    for place, seat in enumerate(SEATS):
        when = None if place == 0 else _against_a_person
        fields = ("points", "dollars", "tokens", "stock")
        asked += [Question(field, _field(place, field), {"seat": seat}, when=when) for field in fields]
        asked += [
            Question("column", _tucked(place, street), {"seat": seat, "street": street}, when=when)
            for street in STREETS
        ]
    asked.append(Question("points", _field(1, "points"), {"seat": DANIEL}, when=_against_daniel))
    return [*asked, Question("daniel-cards", _field(1, "cards"), when=_against_daniel)]


def _against_daniel(draft: Draft) -> bool:
    return DANIEL in draft["players"]


def _against_a_person(draft: Draft) -> bool:
    return DANIEL not in draft["players"]


def _rival(draft: Draft, line: str) -> None:
    rival = line.strip().lower() or SEATS[1]
    if rival not in (SEATS[1], "normal", "hard"):
        raise PadProblem("pad-answer", expected=f"{SEATS[1]} | normal | hard")
    solo = rival != SEATS[1]
    draft["options"]["daniel"] = rival if solo else "off"
    draft["players"] = {seat: {"points": 0} for seat in ((SEATS[0], DANIEL) if solo else SEATS)}


def _level(draft: Draft, line: str) -> None:
    draft["levels"] = [*draft["levels"], line.lower().replace(",", " ").split()]


def _roof(draft: Draft, line: str) -> None:
    draft["roof"] = line.strip().lower() or None


def _field(place: int, field: str) -> Any:
    def answer(draft: Draft, line: str) -> None:
        seat = list(draft["players"])[place]
        words = line.replace(",", " ").split()
        if not words and field != "points":
            return
        if field in ("stock", "cards"):
            draft["players"][seat][field] = [word.lower() if field == "stock" else word.upper() for word in words]
        elif len(words) == 1 and words[0].isdecimal():
            draft["players"][seat][field] = int(words[0])
        else:
            raise PadProblem("pad-number", found=line.strip() or "-", low=0, high=MOST)

    return answer


def _tucked(place: int, street: str) -> Any:
    def answer(draft: Draft, line: str) -> None:
        player = draft["players"][list(draft["players"])[place]]
        rows = [row.split() for row in line.split(",") if row.strip()]
        if any(len(row) != 2 for row in rows):
            raise PadProblem("pad-answer", expected="BW5 top, DE3 bottom")
        if rows:
            columns = {**player.get("columns", {}), street: [f"{card.upper()} {end.lower()}" for card, end in rows]}
            player["columns"] = columns

    return answer
