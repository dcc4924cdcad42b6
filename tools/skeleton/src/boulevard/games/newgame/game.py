"""Newgame as a Game."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from boulevard.core.events import HIDDEN
from boulevard.core.game import Game, Outcome, Sheets
from boulevard.core.held import miscounted
from boulevard.core.moves import Move
from boulevard.games.newgame import scoring
from boulevard.games.newgame.box import Box
from boulevard.games.newgame.events import EVENTS
from boulevard.games.newgame.moves import NOTATION, SEATS, Deal
from boulevard.games.newgame.state import State
from boulevard.games.newgame.steps import Step, opening
from boulevard.games.newgame.view import View, state_of, view_of


class Newgame(Game[State, View, Box]):
    rules = 1
    players = (2,)
    score_lines = (*scoring.LINES, "total")
    notation = NOTATION
    event_types = EVENTS
    state_type = State
    view_type = View
    step_types = Step
    table_options = ()

    def unpack(self, content: bytes) -> Box:
        return Box(content)

    def seats(self, players: int) -> tuple[str, ...]:
        return SEATS

    def seated(self, s: State) -> tuple[str, ...]:
        return SEATS

    def vocabulary(self) -> Mapping[str, Sequence[Any]]:
        return {"card": self.box.cards}

    def start(self, players: int, options: dict[str, Any], rules: int) -> State:
        return State(
            rules=rules,
            options=options,
            agenda=tuple(opening(self.box)),
            pile=self.box.cards,
            hands=dict.fromkeys(SEATS, ()),
            laid=dict.fromkeys(SEATS, ()),
        )

    def ended(self, s: State) -> Outcome | None:
        """R4. The game is over when nothing is left to do."""
        if s.agenda:
            return None
        scores = self.scores(s)
        return Outcome("played out", scores, scoring.winners(scores))

    def scores(self, s: State) -> Sheets:
        return scoring.sheets(s, self.box)

    def seen(self, s: State, move: Move, seat: str | None) -> str:
        """R2, R3. Only its owner sees which card is dealt."""
        if isinstance(move, Deal) and move.seat != seat:
            return f"deal {move.seat} {HIDDEN}"
        return str(move)

    def view(self, s: State, seat: str | None) -> View:
        return view_of(s, seat, self.heading(s, seat))

    def determinize(self, view: View, rng: Random) -> State:
        return state_of(view, self.box, rng)

    def disguise(self, s: State, seat: str | None, rng: Random) -> State:
        """R2, R3. The cards that this seat cannot see change places, in hands and pile."""
        other = self.clone(s)
        unseen = [card for one, hand in s.hands.items() if one != seat for card in hand] + [*s.pile]
        rng.shuffle(unseen)
        for one, hand in s.hands.items():
            if one != seat:
                other.hands = {**other.hands, one: tuple(sorted(unseen[: len(hand)]))}
                unseen = unseen[len(hand) :]
        other.pile = tuple(sorted(unseen))
        return other

    def conserved(self, s: State) -> Iterable[str]:
        """R1. Every card is in one place."""
        places = (s.pile, *s.hands.values(), *s.laid.values())
        return miscounted("cards", (card for cards in places for card in cards), self.box.cards)
