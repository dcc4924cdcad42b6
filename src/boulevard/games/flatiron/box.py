"""The content file: read, checked (F1–F7, F24, F33) and laid out for play.

Here stand the pieces as a row of the file says them, with the verbs that it may name.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Annotated

from msgspec import Meta

from boulevard.core.content import read_content
from boulevard.core.problems import Problem
from boulevard.games.flatiron import pieces
from boulevard.games.flatiron.actions import Action, Newspaper
from boulevard.games.flatiron.bonuses import AnyBonus
from boulevard.games.flatiron.building import Build, Floor, Trade
from boulevard.games.flatiron.daniel import AnyDanielVerb, Pillar
from boulevard.games.flatiron.effects import NO_EFFECT, AnyEffect
from boulevard.games.flatiron.moves import COLOURS, ENDS, KINDS, SIDES, STREETS, BuyDecree, HallDecree, Kind, Street
from boulevard.games.flatiron.pieces import Box, Mark, Piece, Price, StartingMoney
from boulevard.games.flatiron.scoring import AnyDecreeVerb
from boulevard.games.flatiron.state import ROOF

BOARDS = ("1", "2", "3", "4")
CARDS = tuple(f"{street}{number}" for street in ("BW", "TW", "FA", "SS") for number in range(1, 9))
DECREES = tuple(f"DE{number}" for number in range(1, 11))
FLOORS = tuple(f"F{number:02}" for number in range(1, 16))
DANIEL_CARDS = tuple(f"DB{number}" for number in range(1, 10))
START_FLOORS = 4
NEWSPAPERS = 14


# The file, field by field ----------------------------------------------------------------------------------------


class Half(Piece, frozen=True):
    action: Action
    mark: Mark


class Card(pieces.Card, frozen=True):
    top: Half
    bottom: Half


class DecreeHalf(Piece, frozen=True):
    score: AnyDecreeVerb
    mark: Mark


class Decree(Piece, frozen=True):
    top: DecreeHalf
    bottom: DecreeHalf


class FloorTile(pieces.Floor, frozen=True):
    effect: AnyEffect
    slots: Annotated[tuple[AnyBonus, ...], Meta(min_length=3, max_length=3)]


class News(Piece, frozen=True):
    copies: Annotated[int, Meta(ge=1, le=14)]
    action: Action


class DanielCard(pieces.DanielCard, frozen=True):
    action: AnyDanielVerb


class Board(pieces.Board, frozen=True):
    violet: dict[Street, tuple[Action, ...]]
    gold: dict[Street, tuple[Action, ...]]


class Supply(Piece, frozen=True):
    pillars: Annotated[int, Meta(ge=1, le=50)]
    reputation: Annotated[int, Meta(ge=0, le=50)]


class Player(Piece, frozen=True):
    dollars: StartingMoney


class Paperboy(Piece, frozen=True):
    spaces: Annotated[tuple[Annotated[int, Meta(ge=1, le=500)], ...], Meta(min_length=5, max_length=5)]


class DecreePrice(Piece, frozen=True):
    decree: Price


class ReputationScore(Piece, frozen=True):
    good_reputation: Annotated[int, Meta(ge=0, le=50)]
    bad_reputation: Annotated[int, Meta(ge=-50, le=0)]


class Content(Piece, frozen=True):
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


# Laid out --------------------------------------------------------------------------------------------------------


def unpack(data: bytes) -> Box:
    """The box of a content file; a Problem names what is wrong with it."""
    content = read_content(data, Content)
    check(content)
    kinds: dict[Kind, News] = {kind: content.newspapers[kind] for kind in KINDS}
    decrees = [(decree, street) for decree in DECREES for street in STREETS]
    return Box(
        pillars=content.supply.pillars,
        reputation=content.supply.reputation,
        dollars=content.player.dollars,
        paperboy=content.paperboy.spaces,
        decree_price=content.price.decree,
        good_reputation=content.score.good_reputation,
        bad_reputation=content.score.bad_reputation,
        boards=content.boards,
        printed={(name, side): getattr(board, side) for name, board in content.boards.items() for side in SIDES},
        cards=content.cards,
        decrees=content.decrees,
        action={(name, end): getattr(card, end).action for name, card in content.cards.items() for end in ENDS},
        decree_score={(name, end): getattr(card, end).score for name, card in content.decrees.items() for end in ENDS},
        mark={
            (name, end): getattr(card, end).mark
            for name, card in (*content.cards.items(), *content.decrees.items())
            for end in ENDS
        },
        floors=content.floors,
        effects={**{name: floor.effect for name, floor in content.floors.items()}, ROOF: NO_EFFECT},
        newspapers={kind: news.action for kind, news in kinds.items()},
        all_news=tuple(sorted(kind for kind, news in kinds.items() for _ in range(news.copies))),
        daniel=content.daniel,
        buy_decree={where: tuple(BuyDecree(*where, end) for end in ENDS) for where in decrees},
        hall_decree={where: tuple(HallDecree(*where, end) for end in ENDS) for where in decrees},
    )


# Checked ---------------------------------------------------------------------------------------------------------


class ContentProblem(Problem):
    home = "boulevard.games.flatiron"


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
        if news.copies * len(KINDS) != NEWSPAPERS:
            each = NEWSPAPERS // len(KINDS)
            raise ContentProblem("newspapers", place=f"newspapers.{kind}", rule="F24", found=news.copies, expected=each)
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
