"""What a bot knows of Les Couleurs de Paris: how good a state looks to a seat.

The state is one that the bot imagined from its view. A question that a move leaves open to the same seat (which card,
which square) is answered first, each time with what looks best; then the assistants that still stand are sent, in
thought, to their work, and what would lie before the player is valued.
"""

from functools import lru_cache

from boulevard.core.game import AnyGame
from boulevard.core.steps import Ask
from boulevard.games.couleurs import scoring
from boulevard.games.couleurs.actions import facing
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import COLOURS, DISC, SEATS
from boulevard.games.couleurs.rounds import Acting, Placing
from boulevard.games.couleurs.state import (
    BLACK,
    BLUE,
    BRUSH,
    GREEN,
    ME,
    ORANGE,
    PALETTE,
    RED,
    TUBE,
    VIOLET,
    WHITE,
    YELLOW,
    State,
)

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
    points = sum(line(s, box, me) for line in scoring.LINES.values())
    desk = Desk(s, box, me)
    for action in sorted(_awaited(s, box, me), key=lambda one: ORDER.get(one, 9)):
        desk.work(action)
    hopes = FINISHED * len(s.finished[me]) + 0.3 * (s.hands[me] + s.newcomers[me])
    return points + hopes + desk.worth() + bonuses(s, me)


def bonuses(s: State, me: int) -> float:
    """Bonus cards held, and one just bought that asks how it is to be carried out."""
    held = sum(BONUS_WORTH[card] for card in s.bonuses[me])
    step = s.agenda[0] if s.agenda else None
    if isinstance(step, Ask) and step.seat == SEATS[me] and not getattr(step, "begun", False):
        held += BONUS_WORTH.get(step.key, 0.0)
    return held


def _awaited(s: State, box: Box, me: int) -> list[str]:
    """The actions of the player's standing assistants; a copyist will find the best one on the ring."""
    actions = [place if place in DISC else facing(s, box, place) for place in s.standing[me]]
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


class Desk:
    """A player's things, moved about in thought."""

    def __init__(self, s: State, box: Box, me: int) -> None:
        self.box = box
        self.stock = list(s.stocks[me])
        self.spaces = list(s.tools[me])
        self.extra = 0.0
        self.wanting = max(NEEDED - len(s.finished[me]), 0)
        works = [
            Work(painting.points, one.whites, _open_squares(painting.squares, one.filled))
            for one in s.canvases[me]
            for painting in (box.paintings[one.card],)
        ]
        works.sort(key=lambda work: work.empty - work.points / 8)
        self.works = works[: self.wanting]

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
            self.extra += 4.0 if len(self.works) < self.wanting else 0.0
        elif action == "paint":
            self.paint()
        elif action == "first":
            self.stock[WHITE] += 1
            self.extra += 0.2

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
            self.extra += 5.0

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
        """Paintings by how far they are, pigments by their use, tools by their levels."""
        found = self.extra
        stock = list(self.stock)
        for work in self.works:
            net = work.points - 2 * work.whites
            if empty := work.empty:
                found += 1.0 + net * (0.25 + 0.65 * (9 - empty) / 9) + self.fitting(work, stock)
            else:
                found += net + 0.8 * FINISHED
        found += 0.12 * min(sum(stock[:BLACK]), 8)
        return found + sum(TOOL_WORTH[tool][min(space, LAST) - 1] for tool, space in enumerate(self.spaces))

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
