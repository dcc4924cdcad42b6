"""Flatiron as a Game."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from boulevard.core.events import HIDDEN
from boulevard.core.game import Game, Outcome, Sheets, Why
from boulevard.core.moves import Move
from boulevard.core.options import Option
from boulevard.core.problems import Problem
from boulevard.games.flatiron import scoring, why
from boulevard.games.flatiron.actions import OneAction, SecondPillar, TakeBonus
from boulevard.games.flatiron.box import Box
from boulevard.games.flatiron.daniel import DanielAction, DanielPair, DanielShuffle, DanielTurn, TakeDecree
from boulevard.games.flatiron.moves import COLOURS, DANIEL, NOTATION, SEATS, SIDES, STREETS, ChooseBoard, DrawNews, Keep
from boulevard.games.flatiron.paperboy import DrawForHall, DrawNewspaper, DrawTwo, KeepOne, Meet, Score
from boulevard.games.flatiron.piles import COLUMN_LIMIT, DrawFloor, OpenCard, OpenFloor, TurnPile
from boulevard.games.flatiron.setting import (
    FLOOR_PILE,
    OPEN_DECREES,
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
from boulevard.games.flatiron.state import EMPTY_COLUMN, ROOF, Office, Pile, State
from boulevard.games.flatiron.turn import (
    ColumnAction,
    HallAction,
    LastNews,
    MoveArchitect,
    NextAction,
    NextTurn,
    OneThing,
    TurnEnds,
)
from boulevard.games.flatiron.view import View, chooser, state_of, view_of

Step = (
    (StartFloor | FirstNews | OpenDecree | TwoBoards | BoardChoice | DanielsBoard | WhoStarts | Begin)
    | (MoveArchitect | OneThing | NextAction | ColumnAction | HallAction | TurnEnds | LastNews | NextTurn)
    | (OneAction | SecondPillar | TakeBonus | Score | Meet | DrawNewspaper | DrawForHall | DrawTwo | KeepOne)
    | (OpenCard | TurnPile | OpenFloor | DrawFloor)
    | (DanielTurn | DanielAction | TakeDecree | DanielPair | DanielShuffle)
)


class Flatiron(Game[State, View, Box]):
    name = "flatiron"
    rules = 1
    package = "boulevard.games.flatiron"
    players = (2, 1)
    score_lines = ("play", "reputation", "decrees", "cards", "total")
    notation = NOTATION
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
        return Box(content)

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

    def scores(self, s: State) -> Sheets:
        return scoring.sheets(s, self.box)

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
        return view_of(s, self.box, seat, self.frame(s, seat))

    def determinize(self, view: View, rng: Random) -> State:
        return state_of(view, self.box, rng)

    def disguise(self, s: State, seat: str | None, rng: Random) -> State:
        """F28, F39. Newspapers that this seat has not seen change places with each other and with the pool; boards
        chosen in secret become others. Piles have no order before they are drawn from."""
        other = self.clone(s)
        hidden = dict(s.held)
        for one, hand in s.held.items():
            seen = hand if one == seat else s.known[one] if seat is not None else ()
            hidden[one] = tuple((Counter(hand) - Counter(seen)).elements())
        drawn = () if seat is not None and chooser(s) == seat else s.drawn
        left = [*s.news_pool, *drawn, *(kind for kinds in hidden.values() for kind in kinds)]
        rng.shuffle(left)
        for one, kinds in hidden.items():
            seen = tuple((Counter(s.held[one]) - Counter(kinds)).elements())
            other.held = {**other.held, one: tuple(sorted([*seen, *(left.pop() for _ in kinds)]))}
            if seat is None:
                other.known = {**other.known, one: tuple(sorted(rng.sample(other.held[one], len(s.known[one]))))}
        if drawn:
            other.drawn = tuple(sorted(left.pop() for _ in drawn))
        other.news_pool = tuple(sorted(left))
        if not s.revealed():
            sides = SIDES if s.options["side"] == "free" else SIDES[:1]
            for one in s.offices:
                if one != seat:
                    other.offices = {**other.offices, one: Office(rng.choice(s.dealt[one]), rng.choice(sides))}
        return other

    def objection(self, view: View, move: Move) -> Why | None:
        assert view.seat is not None
        return why.objection(self.determinize(view, Random(0)), self.box, view.seat, move)

    def conserved(self, s: State) -> Iterable[str]:
        """F2–F6, F13, F14, F18. Pillars, cards, decrees, floors, newspapers and tokens add up; nobody owes money."""
        box = self.box
        for colour in COLOURS:
            stored = sum(stock.count(colour) for stock in s.stock.values())
            built = sum(level.pillars.count(colour) for level in s.levels)
            if s.supply[colour] < 0 or s.supply[colour] + stored + built != box.pillars:
                yield f"{colour} pillars: supply {s.supply[colour]}, stored {stored}, built {built}"
        tucked = [card for seat in s.columns for card in scoring.tucked(s, seat)]
        piled = [card for pile in s.piles.values() for card in (pile.open, *pile.unseen, *pile.under) if card]
        cards = Counter([*tucked, *piled, *s.daniel_cards, *s.decrees])
        if any(cards[card] != 1 for card in box.cards):
            yield f"street cards: {cards}"
        decrees = sum(cards[decree] for decree in box.decrees)
        if any(cards[decree] > 1 for decree in box.decrees) or (s.dealt and decrees != OPEN_DECREES):
            yield f"decrees: {cards}"
        floors = [level.floor for level in s.levels] + [s.next_floor, *s.floors_unseen]
        if sorted(floor for floor in floors if floor not in ("", ROOF)) != sorted(box.floors):
            yield f"floors: {floors}"
        news = [*s.news_pool, *s.news_gone, *s.drawn, *(kind for hand in s.held.values() for kind in hand)]
        if sorted([*news, *([s.news] if s.news else [])]) != list(box.all_news):
            yield f"newspapers: {news}, of the day {s.news}"
        if s.reputation < 0 or s.reputation + sum(s.tokens.values()) != box.reputation:
            yield f"reputation tokens: supply {s.reputation}, taken {s.tokens}"
        for seat, columns in s.columns.items():
            if s.dollars[seat] < 0:
                yield f"dollars of {seat}: {s.dollars[seat]}"
            if len(set(s.stock[seat])) != len(s.stock[seat]):
                yield f"stock of {seat}: {s.stock[seat]}"
            if Counter(s.known[seat]) - Counter(s.held[seat]):
                yield f"newspapers known of {seat}: {s.known[seat]}, held {s.held[seat]}"
            for street, column in columns.items():
                own = [card for card in column.cards if card in box.cards]
                strangers = [card for card in own if box.cards[card].street != street]
                if strangers or column.size > COLUMN_LIMIT or column.size - len(own) > 1:
                    yield f"column {street} of {seat}: {column}"
