"""What a bot knows of Les Couleurs de Paris: how good a state looks to a seat.

The state is one that the bot imagined from its view. A question that a move leaves open to the same seat (which card,
which square) is answered first, each time with what looks best; then the assistants that still stand are sent, in
thought, to their work, and what would lie before the player is valued.
"""

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import Any

from boulevard.core.bot import weights
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.steps import Ask
from boulevard.games.couleurs import moves as m
from boulevard.games.couleurs import scoring
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.cards import facing
from boulevard.games.couleurs.moves import COLOURS, DISC, SEATS
from boulevard.games.couleurs.painters import painter_of
from boulevard.games.couleurs.rounds import Acting, Placing
from boulevard.games.couleurs.state import (
    BLACK,
    BLUE,
    BRUSH,
    GREEN,
    INDEX,
    ME,
    ORANGE,
    PALETTE,
    RED,
    TOOL,
    TUBE,
    VIOLET,
    WHITE,
    YELLOW,
    State,
)

PROSPECTS = ("works", "pigments", "levels", "assistants", "bonuses", "black", "race")
MIXED = {ORANGE: (RED, YELLOW), GREEN: (YELLOW, BLUE), VIOLET: (RED, BLUE)}
TAKES = {"red": RED, "yellow": YELLOW, "blue": BLUE, "white": WHITE}
MIXES = {"orange": ORANGE, "green": GREEN, "violet": VIOLET}

TOOL_WORTH = {
    BRUSH: (0.0, 2.6, 4.8, 6.4, 7.4, 8.0, 8.2, 8.4),
    PALETTE: (0.0, 0.9, 1.6, 2.0, 2.2, 2.4, 2.5, 2.6),
    TUBE: (0.0, 1.2, 2.2, 2.8, 3.2, 3.4, 3.5, 3.6),
}
"""What a tool is worth on each of its spaces, its token apart."""
BONUS_WORTH = {"bonus-tool": 3.2, "bonus-paint": 2.6, "bonus-mix": 1.8, "bonus-copy": 1.8, "bonus-swap": 1.0}
"""What a bonus card is worth that is still to be carried out."""
LAST = len(TOOL_WORTH[BRUSH])
NEEDED = 2
"""Paintings that end the game (L27)."""
CARD, FIRST, MIXED_BLACK = 4.0, 0.2, 5.0
"""What it is worth that an assistant is about to bring a painting to begin, the first player's place, a black."""
FINISHED = 3.0
"""What a finished painting is worth beyond its points: it brings the end nearer."""
ORDER = {"card": 0, "red": 1, "yellow": 1, "blue": 1, "white": 2, "first": 2, "orange": 3, "green": 3, "violet": 3}
"""In which order a sensible player lets assistants act; the others come last."""


def value(game: AnyGame, s: State, seat: str) -> float:
    """Points and prospects of the seat; once the end is certain, how far it leads."""
    s = answered(game, s, seat)
    if not s.ending:
        return likely(s, game.box, ME[seat])
    totals = {one: sheet["total"] for one, sheet in game.scores(s).items()}
    lead = totals.pop(seat) - max(totals.values())
    return 200.0 * ((lead > 0) - (lead < 0)) + lead


def answered(game: AnyGame, s: State, seat: str) -> State:
    """The state after the seat's own open questions, each answered by what looks best at once."""
    while s.agenda and _open(s.agenda[0], seat):
        best, best_value = s, float("-inf")
        for move in game.options(s, seat):
            other = game.clone(s)
            game.do(other, move)
            if (worth := likely(other, game.box, ME[seat])) > best_value:
                best, best_value = other, worth
        s = best
    return s


def _open(step: object, seat: str) -> bool:
    return isinstance(step, Ask) and step.seat == seat and not isinstance(step, (Acting, Placing))


def likely(s: State, box: Box, me: int) -> float:
    """Points, and what the player's things would be worth after the assistants that still stand have acted."""
    return score(s, box, me) + sum(hopes(s, me, Studio(s, box, me, working=True)).values())


def score(s: State, box: Box, me: int) -> int:
    return sum(line(s, box, me) for line in scoring.LINES.values())


def hopes(s: State, me: int, studio: "Studio") -> dict[str, float]:
    """What is not on the score sheet yet."""
    found = studio.parts()
    found["race"] = FINISHED * len(s.finished[me])
    found["assistants"] += 0.3 * (s.hands[me] + s.newcomers[me])
    found["bonuses"] = bonuses(s, me)
    return found


def bonuses(s: State, me: int) -> float:
    """Bonus cards held, and one just bought that asks how it is to be carried out."""
    held = sum(BONUS_WORTH[card] for card in s.bonuses[me])
    step = s.agenda[0] if s.agenda else None
    if isinstance(step, Ask) and step.seat == SEATS[me] and not getattr(step, "begun", False):
        held += BONUS_WORTH.get(step.key, 0.0)
    return held


def _awaited(s: State, box: Box, me: int) -> list[str]:
    """The actions of the player's standing assistants; a copyist will find the best one on the ring."""
    actions: list[str] = [place if place in DISC else facing(s, box, place) for place in s.standing[me]]
    if "copy" in actions:
        ring = {facing(s, box, place) for standing in s.standing for place in standing if place not in DISC}
        actions.remove("copy")
        actions += sorted(ring & {"paint", "tool", "card"}, reverse=True)[:1]
    return actions


class Work:
    """A painting in work: its open squares by colour, its whites, its points."""

    def __init__(self, points: int, whites: int, squares: tuple[int, ...]) -> None:
        self.points, self.whites, self.squares = points, whites, list(squares)

    @property
    def empty(self) -> int:
        return sum(self.squares)


@lru_cache(maxsize=1 << 14)
def _open_squares(squares: str, filled: str) -> tuple[int, ...]:
    left = [square for square, pigment in zip(squares, filled, strict=True) if pigment == "."]
    return tuple(left.count(colour) for colour in COLOURS)


class Studio:
    """A player's studio: what is in it, moved about in thought."""

    def __init__(self, s: State, box: Box, me: int, working: bool = False) -> None:
        """`working`: after the assistants that still stand have acted."""
        self.box = box
        self.stock = list(s.stocks[me])
        self.spaces = list(s.tools[me])
        self.cards = self.blacks = self.first = 0
        self.wanting = max(NEEDED - len(s.finished[me]), 0)
        works = [
            Work(painting.points, one.whites, _open_squares(painting.squares, one.filled))
            for one in s.canvases[me]
            for painting in (box.paintings[one.card],)
        ]
        works.sort(key=lambda work: work.empty - work.points / 8)
        self.works = works[: self.wanting]
        if working:
            for action in sorted(_awaited(s, box, me), key=lambda one: ORDER.get(one, 9)):
                self.work(action)

    def copy(self) -> "Studio":
        other = copy(self)
        other.stock, other.spaces = self.stock[:], self.spaces[:]
        other.works = [Work(work.points, work.whites, tuple(work.squares)) for work in self.works]
        return other

    def level(self, tool: int) -> int:
        return self.box.levels[tool][self.spaces[tool] - 1]

    # What an assistant would do, as well as a thought can tell ----------------------------------------------------

    def work(self, action: str) -> None:
        if action in TAKES:
            self.stock[TAKES[action]] += self.level(TUBE)
        elif action in MIXES:
            self.mix(MIXES[action])
        elif action == "black":
            self.mix_black()
        elif action == "tool":
            self.improve()
        elif action == "card":
            if len(self.works) < self.wanting:
                self.cards += 1
        elif action == "paint":
            self.paint()
        elif action == "first":
            self.stock[WHITE] += 1
            self.first += 1

    def mix(self, colour: int) -> None:
        one, other = MIXED[colour]
        if self.stock[one] and self.stock[other]:
            self.stock[one] -= 1
            self.stock[other] -= 1
            self.stock[colour] += self.level(PALETTE)

    def mix_black(self) -> None:
        if min(self.stock[ORANGE : VIOLET + 1]):
            for colour in MIXED:
                self.stock[colour] -= 1
            self.blacks += 1

    def improve(self) -> None:
        """Pay what is least needed, and move the tool that gains most."""
        room = {tool: worth for tool, worth in TOOL_WORTH.items() if self.spaces[tool] < min(self.box.end_space, LAST)}
        if sum(self.stock[:BLACK]) < 2 or not room:
            return
        over = [held - sum(work.squares[at] for work in self.works) for at, held in enumerate(self.stock[:WHITE])]
        over.append(self.stock[WHITE] - 2)
        for _ in range(2):
            at = max((at for at in range(BLACK) if self.stock[at]), key=over.__getitem__)
            self.stock[at] -= 1
            over[at] -= 1
        best = max(room, key=lambda tool: room[tool][self.spaces[tool]] - room[tool][self.spaces[tool] - 1])
        self.spaces[best] += 1

    def paint(self) -> None:
        """Fill what fits, then help out with whites."""
        brush = self.level(BRUSH)
        for work in self.works:
            for white in (False, True):
                for colour in range(WHITE):
                    pigment = WHITE if white else colour
                    room = self.box.player.whites_per_painting - work.whites if white else brush
                    count = min(work.squares[colour], self.stock[pigment], brush, room)
                    work.squares[colour] -= count
                    work.whites += count if white else 0
                    self.stock[pigment] -= count
                    brush -= count

    # What it is worth ----------------------------------------------------------------------------------------------

    def worth(self) -> float:
        return sum(self.parts().values())

    def parts(self) -> dict[str, float]:
        """Paintings by how far they are, pigments by their use, tools by their levels."""
        works, pigments = CARD * self.cards, 0.0
        stock = list(self.stock)
        for work in self.works:
            net = work.points - 2 * work.whites
            if empty := work.empty:
                works += 1.0 + net * (0.25 + 0.65 * (9 - empty) / 9)
                pigments += self.fitting(work, stock)
            else:
                works += net + 0.8 * FINISHED
        return {
            "works": works,
            "pigments": pigments + 0.12 * min(sum(stock[:BLACK]), 8),
            "levels": sum(TOOL_WORTH[tool][min(space, LAST) - 1] for tool, space in enumerate(self.spaces)),
            "black": MIXED_BLACK * self.blacks,
            "assistants": FIRST * self.first,
        }

    def left(self) -> float:
        """The squares still to be painted before the end, those for which pigments are ready by half."""
        stock = list(self.stock)
        found = float(SQUARES * (self.wanting - len(self.works)))
        for work in self.works:
            for colour, squares in enumerate(work.squares):
                ready = min(squares, stock[colour])
                stock[colour] -= ready
                found += squares - 0.5 * ready
        return found

    def net(self, finished: bool = False) -> int:
        """The points of the paintings in work, or of those that are finished by now."""
        return sum(work.points - 2 * work.whites for work in self.works if not finished or not work.empty)

    def fitting(self, work: Work, stock: list[int]) -> float:
        """What the stock, which it uses up, could bring to a painting."""
        found = 0.0
        room = self.box.player.whites_per_painting - work.whites
        for colour, squares in enumerate(work.squares):
            ready = min(squares, stock[colour])
            stock[colour] -= ready
            found += ready * (0.62 if colour < ORANGE else 0.72)
            if not (lacking := squares - ready):
                continue
            if colour in MIXED:
                one, other = MIXED[colour]
                if stock[one] and stock[other]:
                    stock[one] -= 1
                    stock[other] -= 1
                    found += 0.5
            helped = min(lacking, room, stock[WHITE])
            stock[WHITE] -= helped
            room -= helped
            found += 0.4 * helped
        return found


# For the search --------------------------------------------------------------------------------------------------


IN_HAND = 0.9
"""What an assistant brings when it is placed."""
SQUARES = 9
"""Of a painting."""
RACE, REACHED = 2.0, 0.5
"""Late in the game: what a square still to be painted costs, and how much the points of what is painted count."""


def prospects(game: AnyGame, s: State) -> tuple[dict[str, dict[str, float]], float]:
    """What everybody may hope for. At first it is means that count, then more and more the race: who paints a second
    painting first ends the game, and what the others have not finished counts for nothing."""
    box, everybody = game.box, range(s.players)
    studios = [Studio(s, box, me, working=True) for me in everybody]
    scores = [score(s, box, me) for me in everybody]
    if s.ending:
        return {SEATS[me]: {"works": float(studios[me].net(finished=True))} for me in everybody}, 1.5
    lefts = [studio.left() for studio in studios]
    late = max(0.0, 1 - min(lefts) / (NEEDED * SQUARES))
    found: dict[str, dict[str, float]] = {}
    for me, studio in enumerate(studios):
        parts = {part: (1 - late) * points for part, points in hopes(s, me, studio).items()}
        parts["assistants"] += IN_HAND * s.hands[me]
        parts["works"] += late * REACHED * studio.net()
        parts["counted"] = -late * (1 - REACHED) * scores[me]  # what is on the sheet counts for less in the race
        parts["race"] -= late * RACE * lefts[me]
        found[SEATS[me]] = parts
    return found, 2.5 + 10.0 * (1 - late)


def rests(game: AnyGame, s: State, steps: int) -> bool:
    """Between two assistants."""
    return isinstance(s.agenda[0], (Placing, Acting))


# At first sight --------------------------------------------------------------------------------------------------

OUTLOOK = (1.0, 0.0)
WARMTH = 0.4
"""So many points more make a move almost three times as attractive."""


def priors(game: AnyGame, s: State, seat: str, moves: Sequence[Move]) -> list[float]:
    sight = Sight(s, game.box, ME[seat])
    likings = [sight.liking(move) for move in moves]
    return weights(likings, WARMTH)


class Sight:
    """What a player sees at first sight: what the paintings in work lack, and what each action would bring."""

    def __init__(self, s: State, box: Box, me: int) -> None:
        self.s, self.box, self.me = s, box, me
        self.studio = studio = Studio(s, box, me)
        self.stock = studio.stock
        lacking = [0] * 8
        for work in studio.works:
            for colour, squares in enumerate(work.squares):
                lacking[colour] += squares
        self.wanted = lacking[:]
        lacking = [max(0, want - held) for want, held in zip(lacking, self.stock, strict=True)]
        for mix, (one, other) in MIXED.items():
            if lacking[mix]:
                lacking[one] += not self.stock[one]
                lacking[other] += not self.stock[other]
        self.lacking = lacking
        self.coming = _awaited(s, box, me)
        self.known: dict[str, float] = {}

    def action(self, action: str) -> float:
        """What an action would bring."""
        if action in TAKES:
            level, pigment = self.studio.level(TUBE), TAKES[action]
            if pigment == WHITE:
                return 0.25 * min(level, 3) + 0.08 * level
            return 0.6 * min(level, self.lacking[pigment]) + 0.08 * level
        if action in MIXES:
            colour = MIXES[action]
            one, other = MIXED[colour]
            ready = all(self.stock[part] or _takes(part) in self.coming for part in (one, other))
            return 0.75 * min(self.studio.level(PALETTE), self.lacking[colour]) if ready else 0.0
        if action == "paint":
            fits = sum(min(self.stock[at], self.wanted[at]) for at in range(WHITE)) + min(self.stock[WHITE], 2)
            coming = sum(1 for one in self.coming if one in TAKES or one in MIXES)
            return 1.1 * min(self.studio.level(BRUSH), fits + coming, sum(self.wanted))
        if action == "tool":
            room = [
                TOOL_WORTH[tool][space] - TOOL_WORTH[tool][space - 1]
                for tool, space in enumerate(self.studio.spaces)
                if space < LAST
            ]
            return max(room, default=0.0) - 0.4 if sum(self.stock[:BLACK]) >= 2 or self.coming else 0.2
        if action == "card":
            waiting = len(self.studio.works) + self.coming.count("card") < self.studio.wanting
            return (4.0 if not self.studio.works else 2.5) if waiting else 0.2
        if action == "black":
            return 5.0 if min(self.stock[ORANGE : VIOLET + 1]) else 0.1
        return 0.7 if action == "first" else 0.3

    def liking(self, move: Any) -> float:
        match move:
            case m.Place(place):
                return self.placing(place)
            case m.Act(place) | m.ActPaying(place, _):
                action = place if place in DISC else facing(self.s, self.box, place)
                return 3.0 - 0.6 * ORDER.get(action, 5) + min(self.action(action), 0.5)
            case m.ActCopy(place) | m.ActCopyPaying(place, _):
                return self.action(facing(self.s, self.box, place))
            case m.Copy(place) | m.CopyPaying(place, _):
                return self.action(facing(self.s, self.box, place))
            case m.Rest():
                return -3.0
            case m.Improve(tool, payment):
                return self.step(TOOL[tool]) - sum(self.price(INDEX[pigment]) for pigment in payment)
            case m.Advance(tools):
                return sum(self.step(TOOL[tool]) for tool in tools)
            case m.Take(card):
                return self.painting(card)
            case m.Buy(card):
                return BONUS_WORTH[card] - 0.6
            case m.Paint(card, _):
                return 2.0 + self.progress(card)
            case m.PaintWith(card, _, pigment):
                return (0.6 if pigment == "W" else 1.5) + self.progress(card)
            case m.Discard(pigment, count):
                return -sum(self.price(INDEX[pigment]) for _ in range(count)) + 0.3 * count
            case m.Stay(place):
                return self.action(facing(self.s, self.box, place))
            case m.Play(card):
                return BONUS_WORTH[card]
            case m.Mix(colour) | m.MixPaying(colour, _):
                return 5.0 if colour == "K" else 0.7 * self.lacking[INDEX[colour]]
            case m.Swap(given, taken):
                return 0.8 * (self.lacking[INDEX[taken]] > 0) - self.price(INDEX[given])
            case m.ChooseReward(reward):
                return 1.0 if reward == "assistant" else 0.0
            case m.Pay(pigment):
                return -self.price(INDEX[pigment])
        return 0.0

    def placing(self, place: str) -> float:
        """What an assistant there would bring after those that stand already."""
        if place == "copy":
            ring = {facing(self.s, self.box, one) for there in self.s.standing for one in there if one not in DISC}
            return 0.8 * max((self.brought(action) for action in ring), default=0.0)
        return self.brought(place if place in DISC else facing(self.s, self.box, place))

    def brought(self, action: str) -> float:
        if not self.known:
            self.later = Studio(self.s, self.box, self.me, working=True)
            self.known[""] = self.later.worth()
        if action not in self.known:
            studio = self.later.copy()
            studio.work(action)
            self.known[action] = studio.worth() - self.known[""]
        return self.known[action]

    def step(self, tool: int) -> float:
        space = self.studio.spaces[tool]
        return TOOL_WORTH[tool][space] - TOOL_WORTH[tool][space - 1] if space < LAST else 3.0

    def price(self, pigment: int) -> float:
        """What a pigment is worth to the paintings in work."""
        if pigment == WHITE:
            return 0.35
        return 0.8 if self.stock[pigment] <= self.wanted[pigment] else 0.15

    def painting(self, card: str) -> float:
        painting = self.box.paintings[card]
        ready = sum(
            min(squares, self.stock[colour]) for colour, squares in enumerate(_open_squares(painting.squares, "." * 9))
        )
        return 0.15 * painting.points + 0.5 * ready

    def progress(self, card: str) -> float:
        """Rather what is nearly finished."""
        one = next(one for one in self.s.canvases[self.me] if one.card == card)
        return 0.25 * (9 - one.filled.count("."))


def _takes(pigment: int) -> str:
    return ("red", "yellow", "blue")[pigment]


# For hints -------------------------------------------------------------------------------------------------------


def dominated(game: AnyGame, s: State, seat: str, moves: Sequence[Move]) -> set[Move]:
    """The moves to which another one that is offered is always to be preferred.

    - To rest where pigments can be taken (L11, L22): the same position, less the pigments; whoever has too many gives
      them back (L25). Not with bonus cards of rule A: there, what one has can force a first piece (M2).
    - White on a square whose own colour is left over (`left_over`) and is offered for it (L17): the same position, but
      for a white the more on the painting (L29), and in the stock, in a white's place, a pigment that nothing wants.
    """
    me = ME[seat]
    found: set[Move] = set()
    if s.options["bonus"] != "A":
        taking = {_taking(s, game.box, move) for move in moves}
        found |= {move for move in moves if isinstance(move, m.Rest) and move.place in taking}
    whites = [move for move in moves if isinstance(move, m.PaintWith) and move.pigment == "W"]
    if whites:
        spare = left_over(s, game.box, me)
        found |= {move for move in whites if INDEX[move.colour] in spare and m.Paint(move.card, move.colour) in moves}
    return found


def _taking(s: State, box: Box, move: Move) -> str:
    """Where the assistant stands that takes pigments by this move and pays nothing; nowhere, where it is another."""
    match move:
        case m.Act(place) if place == "white" or (place not in DISC and facing(s, box, place) in TAKES):
            return place
        case m.ActCopy(place) if facing(s, box, place) in TAKES:
            return "copy"
    return ""


def left_over(s: State, box: Box, me: int) -> set[int]:
    """The colours of which a player holds more than all its paintings could take, on squares or in mixes for them; a
    black may want one of each mixed colour. None for who can swap them."""
    if "bonus-swap" in s.bonuses[me]:
        return set()
    stock, held = s.stocks[me], s.canvases[me]
    of_any_colour = painter_of(s, me).squares_of_any_colour(box)
    wanted = [sum(max(0, of_any_colour - one.strays) for one in held)] * WHITE
    for one in held:
        for colour, squares in enumerate(_open_squares(box.paintings[one.card].squares, one.filled)):
            wanted[colour] += squares
    for mix, primaries in MIXED.items():
        mixes = -(-max(0, wanted[mix] - stock[mix]) // s.level(box, me, PALETTE))
        for colour in primaries:
            wanted[colour] += mixes
        wanted[mix] += s.blacks_left(box) > 0
    return {colour for colour in range(WHITE) if stock[colour] > wanted[colour]}
