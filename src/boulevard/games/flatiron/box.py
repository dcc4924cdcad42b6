"""What lies in the box: the content file checked, and laid out for play."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Annotated

from msgspec import Meta, Struct

from boulevard.core.content import read_content
from boulevard.core.problems import Problem
from boulevard.games.flatiron.actions import Action, Build, Floor, Newspaper, Trade
from boulevard.games.flatiron.bonuses import AnyBonus
from boulevard.games.flatiron.daniel import AnyDanielVerb, Pillar
from boulevard.games.flatiron.effects import NO_EFFECT, AnyEffect, Effect
from boulevard.games.flatiron.moves import (
    COLOURS,
    ENDS,
    KINDS,
    SIDES,
    STREETS,
    BuyDecree,
    Colour,
    HallDecree,
    Location,
    Street,
)
from boulevard.games.flatiron.scoring import AnyDecreeVerb
from boulevard.games.flatiron.state import ROOF, State

BOARDS = ("1", "2", "3", "4")
CARDS = tuple(f"{street}{number}" for street in ("BW", "TW", "FA", "SS") for number in range(1, 9))
DECREES = tuple(f"DE{number}" for number in range(1, 11))
FLOORS = tuple(f"F{number:02}" for number in range(1, 16))
DANIEL_CARDS = tuple(f"DB{number}" for number in range(1, 10))
START_FLOORS = 4
NEWSPAPERS = 14

Price = Annotated[int, Meta(ge=0, le=20)]
Mark = Annotated[int, Meta(ge=-3, le=3)]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in the content file."""


class Half(Row, frozen=True):
    action: Action
    mark: Mark


class Card(Row, frozen=True):
    pile: Street
    street: Street
    cost: Price
    top: Half
    bottom: Half


class DecreeHalf(Row, frozen=True):
    score: AnyDecreeVerb
    mark: Mark


class Decree(Row, frozen=True):
    top: DecreeHalf
    bottom: DecreeHalf


class FloorTile(Row, frozen=True):
    start: bool
    effect: AnyEffect
    slots: Annotated[tuple[AnyBonus, ...], Meta(min_length=3, max_length=3)]


class News(Row, frozen=True):
    copies: Annotated[int, Meta(ge=1, le=14)]
    action: Action


class DanielCard(Row, frozen=True):
    main: Location
    alternative: Location
    action: AnyDanielVerb
    popularity: Annotated[int, Meta(ge=0, le=9)]


class Board(Row, frozen=True):
    price: dict[Colour, Price]
    points: dict[Colour, Price]
    violet: dict[Street, tuple[Action, ...]]
    gold: dict[Street, tuple[Action, ...]]


class Supply(Row, frozen=True):
    pillars: Annotated[int, Meta(ge=1, le=50)]
    reputation: Annotated[int, Meta(ge=0, le=50)]


class StartingMoney(Row, frozen=True):
    first: Price
    second: Price
    solo: Price


class Player(Row, frozen=True):
    dollars: StartingMoney


class Paperboy(Row, frozen=True):
    spaces: Annotated[tuple[Annotated[int, Meta(ge=1, le=500)], ...], Meta(min_length=5, max_length=5)]


class DecreePrice(Row, frozen=True):
    decree: Price


class ReputationScore(Row, frozen=True):
    good_reputation: Annotated[int, Meta(ge=0, le=50)]
    bad_reputation: Annotated[int, Meta(ge=-50, le=0)]


class Content(Row, frozen=True):
    """The content file, field by field."""

    streets: tuple[str, ...]
    colours: tuple[str, ...]
    supply: Supply
    player: Player
    paperboy: Paperboy
    price: DecreePrice
    score: ReputationScore
    boards: dict[str, Board]
    cards: dict[str, Card]
    decrees: dict[str, Decree]
    floors: dict[str, FloorTile]
    newspapers: dict[str, News]
    daniel: dict[str, DanielCard]


class ContentProblem(Problem):
    home = "boulevard.games.flatiron"


class Box:
    """The content laid out for play."""

    def __init__(self, data: bytes) -> None:
        content = read_content(data, Content)
        check(content)
        self.pillars = content.supply.pillars
        self.reputation = content.supply.reputation
        self.dollars = content.player.dollars
        self.paperboy = content.paperboy.spaces
        self.decree_price = content.price.decree
        self.good_reputation = content.score.good_reputation
        self.bad_reputation = content.score.bad_reputation
        self.boards = content.boards
        self.cards = content.cards
        self.decrees = content.decrees
        self.floors = content.floors
        self.newspapers = {kind: news.action for kind, news in content.newspapers.items()}
        self.all_news = tuple(sorted(kind for kind, news in content.newspapers.items() for _ in range(news.copies)))
        self.daniel = content.daniel
        self.printed: dict[tuple[str, str], dict[Street, tuple[Action, ...]]] = {
            (name, side): getattr(board, side) for name, board in content.boards.items() for side in SIDES
        }
        self.action: dict[tuple[str, str], Action] = {
            (name, end): getattr(card, end).action for name, card in content.cards.items() for end in ENDS
        }
        self.decree_score: dict[tuple[str, str], AnyDecreeVerb] = {
            (name, end): getattr(decree, end).score for name, decree in content.decrees.items() for end in ENDS
        }
        self.mark: dict[tuple[str, str], int] = {
            (name, end): getattr(card, end).mark
            for name, card in (*content.cards.items(), *content.decrees.items())
            for end in ENDS
        }
        self.effects: dict[str, Effect] = {name: floor.effect for name, floor in content.floors.items()}
        self.effects[ROOF] = NO_EFFECT
        self.buy_decree: dict[tuple[str, str], tuple[BuyDecree, ...]] = {
            (decree, street): tuple(BuyDecree(decree, street, end) for end in ENDS)
            for decree in DECREES
            for street in STREETS
        }
        self.hall_decree: dict[tuple[str, str], tuple[HallDecree, ...]] = {
            (decree, street): tuple(HallDecree(decree, street, end) for end in ENDS)
            for decree in DECREES
            for street in STREETS
        }

    # What a player's board says ----------------------------------------------------------------------------------

    def price(self, s: State, seat: str, colour: Colour) -> int:
        """F18. The board's price, to buy and to sell."""
        return self.boards[s.offices[seat].board].price[colour]

    def warehouse(self, s: State, seat: str, colour: Colour) -> int:
        """F19. The warehouse's points."""
        return self.boards[s.offices[seat].board].points[colour]

    def effect(self, s: State) -> Effect:
        """F26. The effect of the floor under construction."""
        return self.effects[s.levels[-1].floor]

    # Columns -----------------------------------------------------------------------------------------------------
    # A place in a column is counted from the board's first printed action: cards above it have places -1, -2, …

    def places(self, s: State, seat: str, street: str) -> range:
        """The places of a column from top to bottom."""
        column = s.columns[seat][street]
        return range(-len(column.above), len(self._printed(s, seat, street)) + len(column.below))

    def at(self, s: State, seat: str, street: str, place: int) -> Action | None:
        """The visible action at a place; a decree has none."""
        column = s.columns[seat][street]
        if place < 0:
            return self.action.get((column.above[-1 - place], "top"))
        printed = self._printed(s, seat, street)
        if place < len(printed):
            return printed[place]
        return self.action.get((column.below[place - len(printed)], "bottom"))

    def action_at(self, s: State, seat: str, street: str, place: int) -> Action:
        action = self.at(s, seat, street, place)
        assert action is not None
        return action

    def next_action(self, s: State, seat: str, street: str, after: int | None) -> int | None:
        """F15. The place of the first action below `after`; none: from the top."""
        places = self.places(s, seat, street)
        below = places if after is None else range(after + 1, places.stop)
        return next((place for place in below if self.at(s, seat, street, place) is not None), None)

    def visible(self, s: State, seat: str, street: str) -> list[Action]:
        """The visible actions of a column from top to bottom."""
        found = [self.at(s, seat, street, place) for place in self.places(s, seat, street)]
        return [action for action in found if action is not None]

    def _printed(self, s: State, seat: str, street: str) -> tuple[Action, ...]:
        office = s.offices[seat]
        return self.printed[office.board, office.side][street]  # type: ignore[index]


def check(content: Content) -> None:
    """F1–F7, F24, F33: counts and names."""
    _same("streets", "F1", content.streets, STREETS)
    _same("colours", "F6", content.colours, COLOURS)
    for place, found, expected in (
        ("boards", content.boards, BOARDS),
        ("cards", content.cards, CARDS),
        ("decrees", content.decrees, DECREES),
        ("floors", content.floors, FLOORS),
        ("newspapers", content.newspapers, KINDS),
        ("daniel", content.daniel, DANIEL_CARDS),
    ):
        _names(place, found, expected)
    for name, board in content.boards.items():
        _board(f"boards.{name}", board)
    piles = Counter((card.pile, card.street) for card in content.cards.values())
    for pile in STREETS:
        for street in STREETS:
            if piles[pile, street] != 2:
                raise ContentProblem(
                    "pile", place="cards", rule="F4", pile=pile, street=street, found=piles[pile, street]
                )
    starts = sum(floor.start for floor in content.floors.values())
    if starts != START_FLOORS:
        raise ContentProblem("start-floors", place="floors", rule="F2", found=starts, expected=START_FLOORS)
    tokens = sum(news.copies for news in content.newspapers.values())
    if tokens != NEWSPAPERS:
        raise ContentProblem("newspapers", place="newspapers", rule="F3", found=tokens, expected=NEWSPAPERS)
    for kind, news in content.newspapers.items():
        if news.action.copies or isinstance(news.action, Newspaper):
            raise ContentProblem("news-points-elsewhere", place=f"newspapers.{kind}", rule="F24")
    spaces = content.paperboy.spaces
    if list(spaces) != sorted(set(spaces)):
        raise ContentProblem("paperboy", place="paperboy.spaces", rule="F27", found=list(spaces))
    for name, card in content.daniel.items():
        if card.main == card.alternative:
            raise ContentProblem("daniel-stays", place=f"daniel.{name}", rule="F34")
        if isinstance(card.action, Pillar) and sorted(card.action.slots) != [1, 2, 3]:
            raise ContentProblem("slot-order", place=f"daniel.{name}", rule="F35", found=list(card.action.slots))


def _board(place: str, board: Board) -> None:
    """F18. Prices and points for all colours; on each side two actions a column, among them the three basic ones."""
    for name, figures in (("price", board.price), ("points", board.points)):
        _names(f"{place}.{name}", figures, COLOURS)
    for side in SIDES:
        columns: dict[Street, tuple[Action, ...]] = getattr(board, side)
        _names(f"{place}.{side}", columns, STREETS)
        for street, actions in columns.items():
            if len(actions) != 2:
                raise ContentProblem("two-actions", place=f"{place}.{side}.{street}", rule="F15", found=len(actions))
        printed = [action for actions in columns.values() for action in actions]
        trades = [action.colour for action in printed if isinstance(action, Trade)]
        basic = sorted(trades) == sorted(COLOURS)
        if not basic or not _any(printed, Build) or not _any(printed, Floor):
            raise ContentProblem("basic-actions", place=f"{place}.{side}", rule="F18")


def _any(printed: Iterable[Action], kind: type) -> bool:
    return any(isinstance(action, kind) for action in printed)


def _same(place: str, rule: str, found: tuple[str, ...], expected: tuple[str, ...]) -> None:
    if found != expected:
        raise ContentProblem("list", place=place, rule=rule, found=list(found), expected=list(expected))


def _names(place: str, found: Collection[str], expected: tuple[str, ...]) -> None:
    for name in found:
        if name not in expected:
            raise ContentProblem("name-unknown", place=place, found=name, expected=list(expected))
    for name in expected:
        if name not in found:
            raise ContentProblem("name-missing", place=place, missing=name)
