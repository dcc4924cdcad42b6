"""Setting up (F2–F8, F33): what chance decides before the first turn, and the secret choice of boards."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from boulevard.core.held import without
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw, Steps, Why
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron.moves import (
    CHANCE_MOVES,
    DANIEL,
    KINDS,
    SIDES,
    STREETS,
    ChooseBoard,
    DealBoardDaniel,
    DealBoards,
    DealDecree,
    DealFloor,
    DealNews,
    First,
    Side,
    unasked,
)
from boulevard.games.flatiron.paperboy import print_news
from boulevard.games.flatiron.pieces import Box
from boulevard.games.flatiron.piles import OpenCard, OpenFloor
from boulevard.games.flatiron.state import Level, Office, State
from boulevard.games.flatiron.turn import begin_turn

OPEN_DECREES = 6
FLOOR_PILE = 4


class StartFloor(Draw[DealFloor], frozen=True):
    """F2. One of the four ★ floors is the floor under construction."""

    rule = "F2"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DealFloor, int]]:
        return [(DealFloor(floor), 1) for floor in s.floors_unseen if box.floors[floor].start]

    def take(self, s: State, box: Box, move: DealFloor) -> Steps:
        s.floors_unseen = without(s.floors_unseen, move.floor)
        s.levels = (Level(move.floor),)
        s.emit(e.BuildingBegun(floor=move.floor))
        return ()


class FirstNews(Draw[DealNews], frozen=True):
    """F3. One newspaper lies open at City Hall: the newspaper of the day."""

    rule = "F3"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DealNews, int]]:
        return [(DealNews(kind), s.news_pool.count(kind)) for kind in KINDS]

    def take(self, s: State, box: Box, move: DealNews) -> Steps:
        s.news_pool = without(s.news_pool, move.newspaper)
        print_news(s, move.newspaper)
        s.emit(e.NewsPrinted(newspaper=move.newspaper))
        return ()


class OpenDecree(Draw[DealDecree], frozen=True):
    """F5. A decree is opened."""

    rule = "F5"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DealDecree, int]]:
        return [(DealDecree(decree), 1) for decree in box.decrees if decree not in s.decrees]

    def take(self, s: State, box: Box, move: DealDecree) -> Steps:
        s.decrees = (*s.decrees, move.decree)
        s.emit(e.DecreeOpened(decree=move.decree))
        return ()


class TwoBoards(Draw[DealBoards], frozen=True):
    """F7. A player is dealt two of the boards left, known to both."""

    rule = "F7"
    seat: str

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DealBoards, int]]:
        left = [board for board in box.boards if not any(board in boards for boards in s.dealt.values())]
        return [(DealBoards(self.seat, boards), 1) for boards in combinations(left, 2)]  # type: ignore[arg-type]

    def take(self, s: State, box: Box, move: DealBoards) -> Steps:
        s.dealt = {**s.dealt, self.seat: move.boards}
        s.emit(e.BoardsDealt(self.seat, board=move.boards))
        return ()


class BoardChoice(Ask[ChooseBoard], frozen=True):
    """F7. Choose one of the two boards and its side, in secret; all are shown together."""

    rule = "F7"
    key = "board"

    def options(self, s: State, box: Box) -> Sequence[ChooseBoard]:
        return [ChooseBoard(board, side) for board in s.dealt[self.seat] for side in sides(s.options)]

    def take(self, s: State, box: Box, move: ChooseBoard) -> Steps:
        s.offices = {**s.offices, self.seat: Office(move.board, move.side)}
        s.emit(e.BoardChosen(self.seat))
        if s.revealed():
            for seat, office in s.offices.items():
                s.emit(e.BoardShown(seat, board=office.board, side=office.side))
        return ()

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, ChooseBoard):
            return unasked(move) if isinstance(move, CHANCE_MOVES) else Why("F7", "choose-board")
        if move.board not in s.dealt[self.seat]:
            return Why("F7", "board-not-dealt", {"given": move.board, "allowed": list(s.dealt[self.seat])})
        return None if move.side in sides(s.options) else Why("F7", "side-violet")


def sides(options: dict[str, Any]) -> tuple[Side, ...]:
    """F7. The sides that may be chosen at this table."""
    return SIDES if options["side"] == "free" else SIDES[:1]


class DanielsBoard(Draw[DealBoardDaniel], frozen=True):
    """F33. Daniel has one of the three boards not chosen, at random."""

    rule = "F33"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DealBoardDaniel, int]]:
        chosen = {office.board for office in s.offices.values()}
        return [(DealBoardDaniel(board), 1) for board in box.boards if board not in chosen]

    def take(self, s: State, box: Box, move: DealBoardDaniel) -> Steps:
        s.offices = {**s.offices, DANIEL: Office(move.board, SIDES[0])}
        s.emit(e.DanielsBoardDealt(DANIEL, board=move.board))
        return ()


class WhoStarts(Draw[First], frozen=True):
    """F8. A random player starts."""

    rule = "F8"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[First, int]]:
        return [(First(seat), 1) for seat in s.seats]  # type: ignore[arg-type]

    def take(self, s: State, box: Box, move: First) -> Steps:
        s.starter = move.seat
        return ()


class Begin(Do, frozen=True):
    """F8, F33. The starting money, and the first turn; solo Daniel starts and has no money."""

    rule = "F8"

    def run(self, s: State, box: Box) -> Steps:
        s.emit(e.Started(s.starter))
        if s.solo:
            s.earn(s.rival(DANIEL), box.dollars.solo)
        else:
            s.earn(s.starter, box.dollars.first)
            s.earn(s.rival(s.starter), box.dollars.second)
        return begin_turn(s.starter)


def opening(players: tuple[str, ...], options: dict[str, Any]) -> Steps:
    """What happens before the first turn, in this order."""
    yield from (StartFloor(), OpenFloor(), FirstNews())
    yield from (OpenCard(pile) for pile in STREETS)
    yield from (OpenDecree(),) * OPEN_DECREES
    yield from (TwoBoards(seat) for seat in players)
    yield from (BoardChoice(seat) for seat in players)
    if options["daniel"] != "off":
        yield DanielsBoard()
    elif options["first"] == "random":
        yield WhoStarts()
    yield Begin()
