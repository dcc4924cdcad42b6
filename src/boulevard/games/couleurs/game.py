"""Les Couleurs de Paris as a Game."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from msgspec import structs

from boulevard.core.events import HIDDEN
from boulevard.core.game import Game, Near, Outcome, Sheets
from boulevard.core.held import changed, miscounted
from boulevard.core.moves import Move
from boulevard.core.options import Option
from boulevard.core.problems import Problem
from boulevard.core.steps import Ask
from boulevard.core.verdict import TieBreaks
from boulevard.games.couleurs import actions, cards, opening, painters, rounds, scoring, third_phase, tools
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.events import EVENTS
from boulevard.games.couleurs.moves import BONUS_CARDS, NOTATION, PAINTERS, PIGMENTS, SEATS, TOOLS, DealPainters, Keep
from boulevard.games.couleurs.state import ME, NONE, State
from boulevard.games.couleurs.view import View, pigments_out, state_of, view_of

IN_SIGHT = 3
"""So many rounds before the limit it is told."""


class Couleurs(Game[State, View, Box]):
    rules = 1
    players = (2, 3, 4)
    score_lines = ("paintings", "black", "tools", "whites", "total")
    ties = ("whites", "dearest", "black")
    tie_rule = "L30"
    notation = NOTATION
    state_type = State
    view_type = View
    step_types = opening.Step | rounds.Step | third_phase.Step | actions.Step | cards.Step | tools.Step | painters.Step
    event_types = EVENTS
    table_options = (
        Option("bonus", "choice", "off", values=("off", "A", "B")),
        Option("first", "choice", "random", values=("random", *SEATS)),
        Option("painters", "choice", "off", values=("off", "on")),
        Option("round_limit", "number", 40, min=1),
    )

    def unpack(self, content: bytes) -> Box:
        return Box(content)

    def seats(self, players: int) -> tuple[str, ...]:
        return SEATS[:players]

    def seated(self, s: State) -> tuple[str, ...]:
        return SEATS[: s.players]

    def settle(self, players: int | None, given: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
        """The first player has a seat at the table; where no number of players is given, that seat is one of it."""
        count, options = super().settle(players, given)
        first = options["first"]
        if first != "random" and first not in self.seats(count):
            if players is not None:
                allowed = ", ".join(("random", *self.seats(count)))
                raise Problem("option-value", option="first", given=first, allowed=allowed)
            count = int(first)
        return count, options

    def start(self, players: int, options: dict[str, Any], rules: int) -> State:
        box, easels = self.box, self.box.easels[players]
        with_bonus, with_painters = options["bonus"] != "off", options["painters"] == "on"
        s = State(
            rules=rules,
            options=options,
            agenda=tuple(opening.opening(players, easels, options)),
            players=players,
            first=-1 if options["first"] == "random" else ME[options["first"]],
            deck=tuple(box.paintings),
            easels=(None,) * easels,
            bonus_deck=box.bonus_cards if with_bonus else (),
            offers=(None,) * easels if with_bonus else (),
            hands=(box.player.assistants,) * players,
            standing=((),) * players,
            lying=((),) * players,
            newcomers=(0,) * players,
            stocks=(box.stock,) * players,
            tools=((1,) * len(TOOLS),) * players,
            tokens=((0,) * len(TOOLS),) * players,
            canvases=((),) * players,
            finished=((),) * players,
            bonuses=((),) * players,
            used=("",) * players,
            dealt=((),) * players if with_painters else (),
            kept=("",) * players if with_painters else (),
            in_play=NONE,
        )
        s.in_play = pigments_out(s)
        return s

    def ended(self, s: State) -> Outcome | None:
        if not s.over:
            return None
        scores = self.scores(s)
        return Outcome(s.ending, scores, scoring.winners(s, self.box, scores))

    def tie_breaks(self, s: State) -> TieBreaks:
        return scoring.tie_breaks(s, self.box)

    def scores(self, s: State) -> Sheets:
        return scoring.sheets(s, self.box)

    def seen(self, s: State, move: Move, seat: str | None) -> str:
        """L31. Only its owner sees which painters are dealt and which is kept."""
        if isinstance(move, DealPainters) and move.seat != seat:
            return f"deal {move.seat} {HIDDEN}"
        if isinstance(move, Keep) and seat not in self.to_act(s):
            return f"keep {HIDDEN}"
        return str(move)

    def vocabulary(self) -> Mapping[str, Sequence[Any]]:
        """Cards, one of which is in no box; payments right and wrong; counts that a stock can and cannot have."""
        paid = (*product(PIGMENTS), *product(PIGMENTS, PIGMENTS), ("R", "Y", "B"), ("W", "W", "W"))
        return {"card": (*self.box.paintings, *BONUS_CARDS * 4, "XX99"), "payment": paid, "count": (*range(-1, 9), 99)}

    def view(self, s: State, seat: str | None) -> View:
        return view_of(s, self.box, seat, self.heading(s, seat))

    def determinize(self, view: View, rng: Random) -> State:
        return state_of(view, self.box, rng)

    def veiled(self, s: State) -> State:
        """L31. Without painters nothing is hidden."""
        return super().veiled(s) if s.dealt else s

    def own_view(self, s: State, seat: str, seen: View) -> View:
        return super().own_view(s, seat, seen) if s.dealt else structs.replace(seen, seat=seat)

    def disguise(self, s: State, seat: str | None, rng: Random) -> State:
        """L31. Painters that this seat has not seen are dealt and kept anew."""
        other = self.clone(s)
        own = s.dealt[ME[seat]] if seat is not None and s.dealt and not s.painters else ()
        hidden = [painter for painter in PAINTERS if painter not in (*own, *s.painters)]
        rng.shuffle(hidden)
        for me, tiles in enumerate(s.dealt):
            if (SEATS[me] != seat or s.painters) and tiles:
                shown = s.painters[me : me + 1]
                new = (*shown, *(hidden.pop() for _ in tiles[len(shown) :]))
                other.dealt = changed(other.dealt, me, tuple(sorted(new)))
                if s.kept[me] and not shown:
                    other.kept = changed(other.kept, me, rng.choice(new))
        return other

    def turn(self, s: State, seat: str) -> object:
        """L8, L9. An assistant placed, or laid down with all that follows and a bonus before or after it."""
        me = ME[seat]
        before = any(isinstance(step, rounds.Acting) for step in s.agenda)
        return s.round, s.hands[me], len(s.standing[me]) - before

    def turn_of(self, s: State, seat: str) -> Ask[Any] | None:
        """L8, L9. Who has an assistant in hand places it; who has one standing lays it down."""
        step, me = s.agenda[0], ME[seat]
        if isinstance(step, rounds.Placing):
            return rounds.Placing(seat) if s.hands[me] else None
        return rounds.Acting(seat) if isinstance(step, rounds.Acting) and s.standing[me] else None

    def drawn_alike(self, s: State) -> bool:
        """L31. Once the painters are shown."""
        return not s.dealt or bool(s.painters)

    def endings(self, view: View) -> list[Near]:
        """L27, L28. Somebody's second painting or the fifth black; the limit of rounds, once it is in sight."""
        if view.outcome is not None:
            return []
        if view.ending is not None:
            return [Near("L27", "come")]
        finished = {seat: len(player.finished) for seat, player in view.players.items()}
        blacks, limit = self.box.blacks, view.options["round_limit"]
        found = [Near("L27", "painting", seats=finished), Near("L27", "black", blacks - view.blacks_left, blacks)]
        return [*found, Near("L28", "round", view.round, limit)] if view.round > limit - IN_SIGHT else found

    def conserved(self, s: State) -> Iterable[str]:
        """L5, L6, M1, M5. Pigments, paintings, bonus cards, painters, assistants and spaces add up."""
        box = self.box
        yield from self._pigments(s)
        paintings = [*s.deck, *(card for card in s.easels if card), *s.gone]
        paintings += [one.card for held in (*s.canvases, *s.finished) for one in held]  # type: ignore[attr-defined]
        yield from miscounted("paintings", paintings, box.paintings)
        if s.options["bonus"] != "off":
            cards = [
                *s.bonus_deck,
                *s.bonus_discard,
                *s.offers,
                *s.used,
                *(card for held in s.bonuses for card in held),
            ]
            yield from miscounted("bonus cards", filter(None, cards), box.bonus_cards)
        tiles = [tile for dealt in s.dealt for tile in dealt]
        if len(set(tiles)) != len(tiles) or set(tiles) - set(PAINTERS):
            yield f"painters: {tiles}"
        for me, seat in enumerate(self.seats(s.players)):
            assistants = s.hands[me] + len(s.standing[me]) + len(s.lying[me]) + s.newcomers[me]
            if not box.player.assistants <= assistants <= box.player.assistants + box.player.more_assistants:
                yield f"assistants of {seat}: {assistants}"
        spaces = {**box.spaces[s.players], "first": 1, "copy": 1, "turn": 1, "white": 99}
        taken = Counter(place for there in (*s.standing, *s.lying) for place in there)
        for place, count in taken.items():
            if count > spaces.get(place, 0):
                yield f"assistants on {place}: {count}"

    def _pigments(self, s: State) -> Iterable[str]:
        if s.in_play != pigments_out(s):
            yield f"pigments: {s.in_play} left the supply, {pigments_out(s)} are on the table"
        if any(count < 0 for stock in s.stocks for count in stock) or s.blacks_left(self.box) < 0:
            yield f"stocks: {s.stocks}"
        for held in s.canvases:
            for one in held:
                if not one.open or one.whites > self.box.player.whites_per_painting:
                    yield f"painting in work: {one}"
