"""Paris as a Game."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import structs

from boulevard.core.events import HIDDEN
from boulevard.core.game import Game, Near, Outcome, Sheets
from boulevard.core.held import miscounted
from boulevard.core.moves import Move
from boulevard.core.options import Option
from boulevard.core.steps import Ask
from boulevard.core.verdict import TieBreaks
from boulevard.games.paris import scoring
from boulevard.games.paris.board import FULL, SQUARES, Space, Spaces, Square, each
from boulevard.games.paris.box import JARDIN, Box
from boulevard.games.paris.events import EVENTS
from boulevard.games.paris.moves import NOTATION, SEATS, Deal
from boulevard.games.paris.phases import PhaseOne, PhaseTwo, Step, opening
from boulevard.games.paris.postcards import POSTCARDS
from boulevard.games.paris.state import State, changed
from boulevard.games.paris.view import View, hands_seen, state_of, view_of


class Paris(Game[State, View, Box]):
    rules = 1
    players = (2,)
    score_lines = ("lit", "group", "unbuilt", "cards", "total")
    ties = ("free",)
    tie_rule = "S5"
    notation = NOTATION
    event_types = EVENTS
    state_type = State
    view_type = View
    step_types = Step
    table_options = (
        Option("edition", "choice", "fr", values=("fr", "en")),
        Option("first", "choice", "random", values=("random", *SEATS)),
        Option("flip", "flag", False),
        Option("hand", "number", 1, min=1, max=2),
        Option("postcards", "names", "first", values=tuple(sorted(POSTCARDS)), words=("first", "random"), count=8),
    )

    def unpack(self, content: bytes) -> Box:
        return Box(content, tuple(POSTCARDS))

    def seats(self, players: int) -> tuple[str, ...]:
        return SEATS

    def seated(self, s: State) -> tuple[str, ...]:
        return SEATS

    def start(self, players: int, options: dict[str, Any], rules: int) -> State:
        chosen = options["postcards"]
        return State(
            rules=rules,
            options=options,
            agenda=tuple(opening(options)),
            starter="" if options["first"] == "random" else options["first"],
            cards=tuple(sorted(self.box.first_cards if chosen == "first" else () if chosen == "random" else chosen)),
            piles=(self.box.tiles, self.box.tiles),
            pool=self.box.buildings,
        )

    def rematch(self, options: Mapping[str, Any], outcome: Outcome) -> dict[str, Any]:
        """P8. Whoever lost begins, by the tie-break (S5) or by giving up too; by lot after a shared victory."""
        lost = [seat for seat in SEATS if seat not in outcome.winners]
        return {**super().rematch(options, outcome), "first": lost[0] if lost else "random"}

    def ended(self, s: State) -> Outcome | None:
        if not s.over:
            return None
        scores = self.scores(s)
        return Outcome("played out", scores, scoring.winners(s, scores))

    def tie_breaks(self, s: State) -> TieBreaks:
        return scoring.tie_breaks(s)

    def scores(self, s: State) -> Sheets:
        return scoring.sheets(s, self.box)

    def vocabulary(self) -> Mapping[str, Sequence[Any]]:
        """Words that are in the box and some that are none: a ninth tile, a tower, spaces that are no building."""
        box = self.box
        buildings = (*box.shapes, "TOWER")
        placed = sorted({mask for masks in box.placements.values() for mask in masks})
        return {
            "cards": [box.cards[:8], box.cards[4:]],
            "tile": (*box.tiles, 9),
            "square": [Square(square) for square in SQUARES],
            **dict.fromkeys(("building", "building_old", "building_new"), buildings),
            "space": [Space(bit) for bit in each(FULL)],
            "spaces": [*map(Spaces, placed), Spaces(FULL), Spaces.parse("a1"), Spaces.parse("a1+b2")],
        }

    def seen(self, s: State, move: Move, seat: str | None) -> str:
        """P18. Only its owner sees which tile is drawn."""
        if isinstance(move, Deal) and move.seat != seat:
            return f"deal {move.seat} {HIDDEN}"
        return str(move)

    def view(self, s: State, seat: str | None) -> View:
        return view_of(s, self.box, seat, self.heading(s, seat))

    def determinize(self, view: View, rng: Random) -> State:
        return state_of(view, self.box, rng)

    def veiled(self, s: State) -> State:
        """P18. In both hands are the first tiles of those that are not laid."""
        other = self.clone(s)
        left = [sorted((*hand, *pile)) for hand, pile in zip(s.hands, s.piles, strict=True)]
        counts = [len(hand) for hand in s.hands]
        other.hands = (tuple(left[0][: counts[0]]), tuple(left[1][: counts[1]]))
        other.piles = (tuple(left[0][counts[0] :]), tuple(left[1][counts[1] :]))
        return other

    def own_view(self, s: State, seat: str, seen: View) -> View:
        return structs.replace(seen, seat=seat, hands=hands_seen(s, seat))

    def disguise(self, s: State, seat: str | None, rng: Random) -> State:
        """P18. The tiles in the rival's hand (to a spectator: in both) are exchanged with those in the pile."""
        other = self.clone(s)
        for me, one in enumerate(SEATS):
            if one != seat:
                left = [*s.hands[me], *s.piles[me]]
                hand = sorted(rng.sample(left, len(s.hands[me])))
                other.hands = changed(other.hands, me, tuple(hand))
                other.piles = changed(other.piles, me, tuple(sorted(set(left) - set(hand))))
        return other

    def turn(self, s: State, seat: str) -> object:
        """P9, P13. Every decision is a turn: a tile, a building taken or built, a postcard; or a pass."""
        return len(s.laid), len(s.pool), len(s.buildings), len(s.used)

    def turn_of(self, s: State, seat: str) -> Ask[Any] | None:
        """P9, P13. The players take turns: the same question, asked of the other."""
        step = s.agenda[0]
        return type(step)(seat) if isinstance(step, (PhaseOne, PhaseTwo)) else None

    def drawn_alike(self, s: State) -> bool:
        """P18. The hands change nothing on the board."""
        return True

    def endings(self, view: View) -> list[Near]:
        """P12, P16. The sixteenth tile ends phase 1; then all tokens must be used, and nobody able to build."""
        if view.outcome is not None:
            return []
        if view.phase == 1:
            left: dict[str, int] = {seat: view.piles[seat] + len(view.hands[seat]) for seat in SEATS}
            return [Near("P12", "tiles", seats=left)]
        reserves = {seat: len(held) for seat, held in view.reserves.items()}
        return [Near("P16", "tokens", seats=dict(view.tokens)), Near("P16", "reserves", seats=reserves)]

    def conserved(self, s: State) -> Iterable[str]:
        """P1–P6. Tiles, buildings, tokens, chimneys and spaces add up."""
        for me, seat in enumerate(SEATS):
            tiles = [*s.piles[me], *s.hands[me], *(laid.tile for laid in s.laid if laid.owner == seat)]
            yield from miscounted(f"tiles of {seat}", tiles, self.box.tiles)
            if s.tokens(self.box, me) < 0:
                yield f"tokens of {seat}: {s.tokens(self.box, me)}"
            if s.chimneys(self.box, me) < 0:
                yield f"chimneys of {seat}: {s.chimneys(self.box, me)}"
        standing = [one.building for one in s.buildings if one.building != JARDIN]
        yield from miscounted("buildings", [*s.pool, *s.reserves[0], *s.reserves[1], *standing], self.box.buildings)
        kinds = [*s.colours, s.mixed, s.lights]
        if sum(kind.bit_count() for kind in kinds) != 4 * len(s.laid):
            yield "printed spaces overlap"
        pieces = [*(one.spaces for one in s.buildings), *(piece.space for piece in s.pieces)]
        if sum(piece.bit_count() for piece in pieces) != s.covered.bit_count():
            yield "pieces overlap"
        if len({used.card for used in s.used}) != len(s.used):
            yield f"cards used twice: {s.used}"
