"""Positions of phase 2 drawn as text, and a few words to ask and play them.

The ground is drawn in rows of O (orange), B (blue), M (mixed), L (Streetlight), the highest row first. A drawing of
fewer than eight rows or columns is the corner at a1; everything else is `rest`. Then come lines in the notation, each
after the seat that it happened to:

    orange holds CROSS SQUARE               buildings of the reserve
    orange build LINE a1+a2+a3              a building stands there
    orange card peintre c3                  an activated card with its piece; `-` if it was declined
    orange card metropolitain               an activated power, unspent
    orange spent metropolitain              an activated power, spent

The cards of `up` are face up; every other card in play has a token on it, those not named being declined. The tokens
left are the mover's as far as four allow. The pool is what nobody holds or has built.
"""

from textwrap import dedent

from boulevard.core.game import Outcome
from boulevard.core.steps import CHANCE
from boulevard.games.paris.board import BITS, mask_of
from boulevard.games.paris.moves import SEATS
from boulevard.games.paris.phases import PhaseTwo
from boulevard.games.paris.state import Added, Laid, Piece, Standing, State, Used
from boulevard.registry import game as registered

game = registered("paris")

FIRST = {
    *("levitation", "metropolitain", "jardin", "sacre-coeur", "peintre", "chartier", "bouquinistes", "lampadaire"),
}
DECLINABLE = (
    *("bouquinistes", "fontaine", "grande-lumiere", "jardin", "lampadaire"),
    *("levitation", "moulin-rouge", "peintre", "penseur"),
)
SQUARES = [f"{column}{row}" for column in "ABCD" for row in "1234"]


def ground(drawn: str, rest: str = "B") -> dict[str, str]:
    """What is printed on each space."""
    rows = dedent(drawn).split()
    printed = dict.fromkeys(BITS, rest)
    for y, row in enumerate(reversed(rows)):
        for x, mark in enumerate(row):
            printed["abcdefgh"[x] + "12345678"[y]] = mark
    assert set(printed.values()) <= set("OBML")
    return printed


def position(drawn: str, *lines: str, turn: str = "orange", up: str = "", rest: str = "B", **options: object) -> State:
    """A state of phase 2 in which `turn` is to move."""
    printed = ground(drawn, rest)
    s = State(
        rules=game.rules,
        options=game.settle(None, {"first": "orange", **options})[1],
        agenda=(PhaseTwo(turn),),
        events=(),
        starter="orange",
        laid=tuple(Laid(square, SEATS[n % 2], n // 2 + 1, 0) for n, square in enumerate(SQUARES)),
        colours=(_all(printed, "O"), _all(printed, "B")),
        mixed=_all(printed, "M"),
        lights=_all(printed, "L"),
        pool=game.box.buildings,
        done_first=SEATS.index(turn),
    )
    for line in lines:
        seat, verb, *words = line.split()
        _happened(s, SEATS.index(seat), verb, words)
    _cards(s, up.split(), SEATS.index(turn))
    assert not list(game.conserved(s)), list(game.conserved(s))
    return s


def _all(printed: dict[str, str], mark: str) -> int:
    return mask_of(space for space, found in printed.items() if found == mark)


def _happened(s: State, me: int, verb: str, words: list[str]) -> None:
    match verb, words:
        case "holds", names:
            held = list(s.reserves)
            held[me] += tuple(names)
            s.reserves = (held[0], held[1])
            s.pool = tuple(name for name in s.pool if name not in names)
        case "build", [name, spaces]:
            _stand(s, me, name, spaces)
            s.pool = tuple(other for other in s.pool if other != name)
        case "spent", [card]:
            s.used += (Used(card, me),)
            s.spent += (card,)
        case "card", ["jardin", spaces] if spaces != "-":
            _stand(s, me, "JARDIN", spaces)
            s.used += (Used("jardin", me),)
        case "card", ["bouquinistes", space, name]:
            spot = _cover(s, space)
            s.annex = Added(spot, name)
            s.buildings = tuple(
                Standing(one.building, one.owner, one.spaces | spot) if one.building == name else one
                for one in s.buildings
            )
            s.used += (Used("bouquinistes", me),)
        case "card", [card, *where]:
            s.used += (Used(card, me, declined=where == ["-"]),)
            if where and where != ["-"] and card != "levitation":
                s.pieces += (Piece(card, me, _cover(s, where[0]), *where[1:]),)
        case _:
            raise ValueError(f"{verb} {words}")


def _cover(s: State, spaces: str) -> int:
    mask = mask_of(spaces.split("+"))
    assert not mask & s.covered, f"{spaces}: something stands there"
    s.covered |= mask
    return mask


def _stand(s: State, me: int, name: str, spaces: str) -> None:
    assert _outline(spaces) in _outlines(game.box.shapes[name], s.options["flip"]), f"{name} has not the shape {spaces}"
    s.buildings += (Standing(name, me, _cover(s, spaces)),)


def _outline(spaces: str) -> frozenset[tuple[int, int]]:
    return _moved({("abcdefgh".index(space[0]), int(space[1])) for space in spaces.split("+")})


def _outlines(shape: list[str], flip: bool) -> set[frozenset[tuple[int, int]]]:
    points = {(x, -y) for y, row in enumerate(shape) for x, mark in enumerate(row) if mark == "#"}
    found = set()
    for mirrored in {1, -1 if flip else 1}:
        turning = {(mirrored * x, y) for x, y in points}
        for _ in range(4):
            turning = {(y, -x) for x, y in turning}
            found.add(_moved(turning))
    return found


def _moved(points: set[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    left, low = min(x for x, _ in points), min(y for _, y in points)
    return frozenset((x - left, y - low) for x, y in points)


def _cards(s: State, up: list[str], mover: int) -> None:
    """Eight cards in play, those of `up` face up, the others used."""
    said = [used.card for used in s.used]
    assert not set(said) & set(up)
    filling = [card for card in DECLINABLE if card not in (*said, *up)][: 8 - len(said) - len(up)]
    s.cards = tuple(sorted((*said, *up, *filling)))
    s.options = {**s.options, "postcards": list(s.cards)}
    used = [sum(one.owner == me for one in s.used) for me in (0, 1)]
    left = min(len(up), 4 - used[mover])
    wanted = [4 - left if me == mover else 4 - (len(up) - left) for me in (0, 1)]
    for me in (0, 1):
        for _ in range(wanted[me] - used[me]):
            s.used += (Used(filling.pop(), me, declined=True),)
    assert len(s.cards) == 8
    assert not filling


def offered(s: State, *beginnings: str) -> set[str]:
    """The legal texts of whoever is asked; only those that begin so, where a beginning is given."""
    (seat,) = game.to_act(s)
    moves = game.options(s, seat)
    texts = {str(move) for move in moves}
    assert len(texts) == len(moves), "a text names one move"
    return {text for text in texts if not beginnings or text.startswith(beginnings)}


def play(s: State, *texts: str) -> State:
    """Each text played in turn by whoever is asked."""
    for text in texts:
        (seat,) = game.to_act(s)
        game.apply(s, seat, game.parse(text))
    return s


def score(s: State, seat: str, line: str) -> int:
    return game.scores(s)[seat][line]


def how_it_ended(s: State) -> Outcome:
    """The outcome of a game that is over."""
    outcome = game.outcome(s)
    assert outcome is not None, "the game goes on"
    return outcome


def new_game(*texts: str, **options: object) -> State:
    """A game from its set-up on, orange first unless told otherwise, then these texts."""
    return play(game.setup(options={"first": "orange", **options}), *texts)


def through_phase_one(s: State, *, orange: str = "tile", blue: str = "tile") -> State:
    """Play phase 1 to its end, or to where a seat cannot do what it prefers: each plays texts that begin so.

    Chance draws the lowest tile. A comma parts preferences: `take,tile` takes while there are buildings.
    """
    prefers = {"orange": orange, "blue": blue}
    while s.phase == 1:
        (seat,) = game.to_act(s)
        texts = sorted(offered(s))
        wanted = [""] if seat == CHANCE else prefers[seat].split(",")
        chosen = next((text for want in wanted for text in texts if text.startswith(want)), None)
        if chosen is None:
            break
        play(s, chosen)
    return s


def printed(s: State, spaces: str) -> str:
    """The marks on these spaces, as a view shows them."""
    rows = game.view(s, None).ground
    return "".join(rows[8 - int(space[1])]["abcdefgh".index(space[0])] for space in spaces.split("+"))
