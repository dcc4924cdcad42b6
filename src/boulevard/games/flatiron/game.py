"""Flatiron as a Game."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import structs

from boulevard.core.events import HIDDEN
from boulevard.core.game import Game, Near, Outcome, Sheets
from boulevard.core.moves import Move
from boulevard.core.options import Option
from boulevard.core.problems import Problem
from boulevard.core.steps import Ask
from boulevard.core.verdict import TieBreaks
from boulevard.games.flatiron import events, scoring
from boulevard.games.flatiron.actions import Income, OneAction
from boulevard.games.flatiron.box import unpack
from boulevard.games.flatiron.building import SecondPillar, TakeBonus
from boulevard.games.flatiron.counts import miscounts
from boulevard.games.flatiron.daniel import (
    DanielAction,
    DanielMeets,
    DanielPair,
    DanielShuffle,
    DanielTakes,
    DanielTurn,
    TakeDecree,
)
from boulevard.games.flatiron.moves import (
    COLOURS,
    DANIEL,
    GAIN,
    NOTATION,
    SEATS,
    SKIP,
    STREETS,
    ChooseBoard,
    DrawNews,
    Keep,
)
from boulevard.games.flatiron.paperboy import DrawForHall, DrawNewspaper, DrawTwo, KeepOne, Meet, Score, met_at
from boulevard.games.flatiron.pieces import Box
from boulevard.games.flatiron.piles import DrawFloor, OpenCard, OpenFloor, OpenNext, TurnPile
from boulevard.games.flatiron.setting import (
    FLOOR_PILE,
    Begin,
    BoardChoice,
    DanielsBoard,
    FirstNews,
    OpenDecree,
    StartFloor,
    TwoBoards,
    WhoStarts,
    opening,
)
from boulevard.games.flatiron.state import EMPTY_COLUMN, ROOF, Pile, State
from boulevard.games.flatiron.turn import (
    ColumnAction,
    HallAction,
    LastNews,
    MoveArchitect,
    NextAction,
    NextTurn,
    OneThing,
    TurnEnds,
    asked_action,
)
from boulevard.games.flatiron.view import View, disguised, drawn_seen, newspapers_seen, state_of, veiled, view_of

Step = (
    (StartFloor | FirstNews | OpenDecree | TwoBoards | BoardChoice | DanielsBoard | WhoStarts | Begin)
    | (MoveArchitect | OneThing | NextAction | ColumnAction | HallAction | TurnEnds | LastNews | NextTurn)
    | (OneAction | SecondPillar | TakeBonus | Score | Meet | DrawNewspaper | DrawForHall | DrawTwo | KeepOne)
    | (OpenCard | OpenNext | TurnPile | OpenFloor | DrawFloor)
    | (DanielTurn | DanielMeets | DanielAction | TakeDecree | DanielPair | DanielTakes | DanielShuffle)
)

NOTHING = "XX"
"""What nothing in the box is called."""

IN_SIGHT = 3
"""So many turns before the limit it is told."""


class Flatiron(Game[State, View, Box]):
    rules = 1
    players = (2, 1)
    score_lines = ("play", "reputation", "decrees", "cards", "total")
    ties = ("roof",)
    tie_rule = "F32"
    notation = NOTATION
    event_types = events.ALL
    state_type = State
    view_type = View
    step_types = Step
    table_options = (
        Option("daniel", "choice", "off", values=("off", "normal", "hard")),
        Option("first", "choice", "random", values=("random", *SEATS)),
        Option("side", "choice", "violet", values=("violet", "free")),
        Option("turn_limit", "number", 100, min=1),
    )

    def unpack(self, content: bytes) -> Box:
        return unpack(content)

    def seats(self, players: int) -> tuple[str, ...]:
        return SEATS[:players]

    def settle(self, players: int | None, given: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
        """Solo is one player against Daniel: he is `normal` unless said otherwise, and off with two."""
        against_daniel = given.get("daniel", "off") != "off"
        if players is None and against_daniel:
            players = 1
        if players == 1:
            given = {"daniel": "normal", **given}
        count, options = super().settle(players, given)
        if (count == 1) == (options["daniel"] == "off"):
            allowed = "normal, hard" if count == 1 else "off"
            raise Problem("option-value", rule="F33", option="daniel", given=options["daniel"], allowed=allowed)
        return count, options

    def seated(self, s: State) -> tuple[str, ...]:
        return tuple(s.held)

    def start(self, players: int, options: dict[str, Any], rules: int) -> State:
        box, people = self.box, self.seats(players)
        seats = SEATS if players == 2 else (*people, DANIEL)
        starter = DANIEL if players == 1 else "" if options["first"] == "random" else options["first"]
        return State(
            rules=rules,
            options=options,
            agenda=tuple(opening(people, options)),
            seats=seats,
            dealt={},
            offices={},
            starter=starter,
            dollars=dict.fromkeys(people, 0),
            points=dict.fromkeys(seats, 0),
            places=dict.fromkeys(seats),
            stock=dict.fromkeys(people, ()),
            columns={seat: dict.fromkeys(STREETS, EMPTY_COLUMN) for seat in people},
            tokens=dict.fromkeys(people, 0),
            floor_pile=FLOOR_PILE,
            floors_unseen=tuple(sorted(box.floors)),
            piles={street: Pile(None, tuple(sorted(self._pile(street)))) for street in STREETS},
            supply=dict.fromkeys(COLOURS, box.pillars),
            reputation=box.reputation,
            news_pool=box.all_news,
            held=dict.fromkeys(people, ()),
            known=dict.fromkeys(people, ()),
        )

    def _pile(self, street: str) -> list[str]:
        return [name for name, card in self.box.cards.items() if card.pile == street]

    def ended(self, s: State) -> Outcome | None:
        if not s.reason:
            return None
        scores = self.scores(s)
        return Outcome(s.reason, scores, scoring.winners(s, scores))

    def tie_breaks(self, s: State) -> TieBreaks:
        return scoring.tie_breaks(s)

    def scores(self, s: State) -> Sheets:
        return scoring.sheets(s, self.box)

    def vocabulary(self) -> Mapping[str, Sequence[str]]:
        """The names in the box, and one that is none."""
        box = self.box
        return {
            "board": [*box.boards, NOTHING],
            "boards each": list(box.boards),
            "card": [*box.cards, *box.daniel, NOTHING],
            "decree": [*box.decrees, NOTHING],
            "floor": [*box.floors, NOTHING],
        }

    def seen(self, s: State, move: Move, seat: str | None) -> str:
        """F7, F28, F39. Newspapers drawn and kept are for their owner; a board is hidden until all have chosen."""
        match move:
            case DrawNews() if move.seat not in (seat, DANIEL):
                return f"draw {move.seat} {HIDDEN}"
            case Keep() if s.agenda[0].seat != seat:
                return f"keep {HIDDEN}"
            case ChooseBoard() if s.agenda[0].seat != seat and len(s.offices) + 1 < len(s.dealt):
                return f"board {HIDDEN}"
        return str(move)

    def view(self, s: State, seat: str | None) -> View:
        return view_of(s, self.box, seat, self.heading(s, seat))

    def determinize(self, view: View, rng: Random) -> State:
        return state_of(view, self.box, rng)

    def veiled(self, s: State) -> State:
        return veiled(self.clone(s)) if s.revealed() else super().veiled(s)

    def own_view(self, s: State, seat: str, seen: View) -> View:
        """F28, F39. Once the boards are shown, newspapers alone are one's own."""
        if not s.revealed():
            return super().own_view(s, seat, seen)
        players = {
            one: structs.replace(player, **newspapers_seen(s, one, seat)) for one, player in seen.players.items()
        }
        return structs.replace(seen, seat=seat, players=players, drawn=drawn_seen(s, seat))

    def disguise(self, s: State, seat: str | None, rng: Random) -> State:
        return disguised(self.clone(s), seat, rng)

    def sure(self, s: State) -> Move | None:
        """F22. An income to be had or skipped, where no newspaper could be spent first; unless its points bring the
        paperboy, and so a newspaper to the rival (F27)."""
        if not s.agenda or not isinstance(step := s.agenda[0], Ask):
            return None
        if set(step.options(s, self.box)) != {GAIN, SKIP}:
            return None
        action = asked_action(s, self.box, step.seat, step)
        assert isinstance(action, Income)
        points = action.points_gained(s, self.box, step.seat)
        return None if points and met_at(s, self.box, s.points[step.seat] + points) else GAIN

    def turn(self, s: State, seat: str) -> object:
        """F9. All that an architect decides from one move to the next; alone, until Daniel has had his turn."""
        return s.turns

    def turn_of(self, s: State, seat: str) -> Ask[Any] | None:
        """F9, F17. A turn begins with moving the architect."""
        moved = s.agenda[0]
        return MoveArchitect(seat) if isinstance(moved, (MoveArchitect, OneThing)) else None

    def drawn_alike(self, s: State) -> bool:
        """F28. Once the boards are shown; newspapers in hand change nothing on the table."""
        return s.revealed()

    def endings(self, view: View) -> list[Near]:
        """F20, F29, F17. The Roof ends the game; before it come the floors, each on three pillars. The limit of turns,
        once it is in sight."""
        if view.outcome is not None or not view.levels:
            return []
        if view.roof_by is not None:
            return [Near("F29", "come")]
        level, turn, limit = len(view.levels), view.turns // 2 + 1, view.options["turn_limit"]
        roof = level + view.floor_pile + (view.next_floor not in (None, ROOF)) + 1
        pillars = view.levels[-1].pillars
        found = [
            Near("F29", "roof", level, roof),
            Near("F20", "pillars", sum(colour is not None for colour in pillars), len(pillars)),
        ]
        return [*found, Near("F17", "turn", turn, limit)] if turn > limit - IN_SIGHT else found

    def conserved(self, s: State) -> Iterable[str]:
        return miscounts(s, self.box)
