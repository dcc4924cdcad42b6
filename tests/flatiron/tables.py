"""Tables of Flatiron set up for a test, and a few words to ask and play them.

`new_game` plays the set-up. `table` takes a game after it and changes what the test names; whatever is put somewhere
comes from where it lay before, so that nothing is lost or made. Cards in a column are written with the half that shows,
from the top: `"BW5 top, DE3 bottom"`. A level is its floor and its pillars: `"F02 orange - blue"`.
"""

from collections.abc import Mapping
from typing import Any

from boulevard.core.events import Event
from boulevard.core.game import Outcome
from boulevard.core.held import without
from boulevard.core.steps import Do
from boulevard.games.flatiron.moves import DANIEL, Colour, Kind, Street
from boulevard.games.flatiron.paperboy import hold
from boulevard.games.flatiron.state import ROOF, Column, Level, Pile, State
from boulevard.games.flatiron.turn import MoveArchitect
from boulevard.registry import game as registered

game = registered("flatiron")

FLOORS = ("deal floor F01", "deal floor F05")
NEWS = ("deal news money3",)
CARDS = ("deal street broadway BW1", "deal street st23 BW3", "deal street av5 BW5", "deal street st22 BW7")
DECREES = tuple(f"deal decree DE{number}" for number in range(1, 7))
OPEN_TABLE = (*FLOORS, *NEWS, *CARDS, *DECREES)
BOARDS = ("deal boards 1 1+2", "deal boards 2 3+4", "board 1 violet", "board 3 violet")
SOLO = ("deal boards 1 1+2", "board 1 violet", "deal board daniel 4")


def play(s: State, *texts: str) -> State:
    """Each text played in turn by whoever is asked."""
    for text in texts:
        (seat,) = game.to_act(s)
        game.apply(s, seat, game.parse(text))
    return s


def heard(s: State, *texts: str) -> list[Event]:
    """All that happens while these texts are played."""
    events: list[Event] = []
    for text in texts:
        (seat,) = game.to_act(s)
        events += game.apply(s, seat, game.parse(text))
    return events


def frames(s: State, text: str) -> list[tuple[list[str], State]]:
    """A text played step by step: what each step made happen, and the table after it; steps without events left out."""
    step, *rest = s.agenda
    s.agenda = tuple(rest)
    following = step.take(s, game.box, game.parse(text))
    found = []
    while True:
        s.agenda = (*following, *s.agenda)
        if s.events:
            found.append(([event.name for event in s.events], game.clone(s)))
            s.events = ()
        if not s.agenda or not isinstance(s.agenda[0], Do):
            return found
        step, *rest = s.agenda
        s.agenda = tuple(rest)
        following = step.run(s, game.box)


def offered(s: State, *beginnings: str) -> set[str]:
    """The legal texts of whoever is asked; only those that begin so, where a beginning is given."""
    (seat,) = game.to_act(s)
    moves = game.options(s, seat)
    texts = {str(move) for move in moves}
    assert len(texts) == len(moves), "a text names one move"
    return {text for text in texts if not beginnings or text.startswith(beginnings)}


def draws(s: State) -> dict[str, int]:
    """What chance may say, with the weights."""
    return {str(move): weight for move, weight in game.chance(s)}


def how_it_ended(s: State) -> Outcome:
    """The outcome of a game that is over."""
    outcome = game.outcome(s)
    assert outcome is not None, "the game goes on"
    return outcome


def new_game(*texts: str, **options: object) -> State:
    """A game of two before its first turn, 1 first unless told otherwise, then these texts."""
    return play(game.setup(2, {"first": "1", **options}), *OPEN_TABLE, *BOARDS, *texts)


def new_solo(*texts: str, **options: object) -> State:
    """A game against Daniel before his first turn, then these texts."""
    return play(game.setup(1, options), *OPEN_TABLE, *SOLO, *texts)


def table(
    at: str | None = None,
    *,
    s: State | None = None,
    levels: str | list[str] = "F01 - - -",
    next_floor: str = "F05",
    dollars: int = 10,
    points: int = 0,
    stock: str = "",
    columns: Mapping[Any, str] | None = None,
    hand: str = "",
    tokens: int = 0,
    news: Kind = "money3",
    cards: Mapping[Any, str] | None = None,
    decrees: str = "DE1 DE2 DE3 DE4 DE5 DE6",
    rival: Mapping[str, object] | None = None,
    **options: object,
) -> State:
    """Firm 1 is to move or, where `at` names a location, to do its one thing there; `rival` has some of the same."""
    s = s or new_game(**options)
    _levels(s, [levels] if isinstance(levels, str) else levels, next_floor)
    _news(s, news)
    for pile, card in (cards or {}).items():
        _open(s, pile, card)
    tucked = [*(columns or {}).values(), *_some(rival, "columns", {}).values()]
    theirs = {word for row in tucked for word in row.replace(",", " ").split() if word in game.box.decrees}
    s.decrees = tuple([decree for decree in decrees.split() if decree not in theirs][: 6 - len(theirs)])
    assert len(s.decrees) + len(theirs) == 6, "six decrees are in play"
    one, other = s.seats
    _player(s, one, dollars, points, stock, columns or {}, hand, tokens)
    if other != DANIEL:
        _player(
            s,
            other,
            _some(rival, "dollars", 10),
            _some(rival, "points", 0),
            _some(rival, "stock", ""),
            _some(rival, "columns", {}),
            _some(rival, "hand", ""),
            _some(rival, "tokens", 0),
        )
    else:
        s.points = {**s.points, other: _some(rival, "points", 0)}
    s.places = {**s.places, other: _some(rival, "place", None)}
    s.paperboy = sum(space <= max(s.points.values()) for space in game.box.paperboy)
    s.agenda = (MoveArchitect(one),)
    s.events = ()
    assert not list(game.conserved(s)), list(game.conserved(s))
    if at is not None:
        before = s.dollars[one]
        play(s, f"move {at}")
        s.dollars = {**s.dollars, one: before}
    return s


def _words(text: str) -> list[Any]:
    """The words of a text, each one of a kind that its reader knows."""
    return list(text.split())


def _some(rival: Mapping[str, Any] | None, name: str, default: Any) -> Any:
    return (rival or {}).get(name, default)


def _levels(s: State, rows: list[str], next_floor: str) -> None:
    s.levels = ()
    for row in rows:
        floor, *pillars = _words(row)
        s.levels = (*s.levels, Level(floor, tuple(None if pillar == "-" else pillar for pillar in pillars)))
        for pillar in pillars:
            if pillar != "-":
                s.supply = {**s.supply, pillar: s.supply[pillar] - 1}
    s.next_floor = next_floor
    s.floor_pile = max(0, 4 - len(rows))
    seen = {level.floor for level in s.levels} | {next_floor}
    s.floors_unseen = tuple(sorted(floor for floor in game.box.floors if floor not in seen))
    if ROOF in seen:
        s.roof_by = None


def _news(s: State, kind: Kind) -> None:
    assert s.news
    s.news_pool = without(tuple(sorted((*s.news_pool, s.news))), kind)
    s.news = kind


def _open(s: State, street: Street, card: str) -> None:
    pile = s.piles[street]
    if pile.open == card:
        return
    assert pile.open is not None
    unseen = tuple(sorted((*without(pile.unseen, card), pile.open)))
    s.piles = {**s.piles, street: Pile(card, unseen, pile.under)}


def _player(
    s: State, seat: str, dollars: int, points: int, stock: str, columns: Mapping[Any, str], hand: str, tokens: int
) -> None:
    s.dollars = {**s.dollars, seat: dollars}
    s.points = {**s.points, seat: points}
    s.reputation -= tokens
    s.tokens = {**s.tokens, seat: tokens}
    for colour in _words(stock):
        s.store(seat, colour)
    for street, rows in columns.items():
        column = Column()
        for row in rows.split(", "):
            card, end = row.split()
            if card in game.box.cards:
                _remove(s, card)
            above = (card, *column.above) if end == "top" else column.above
            column = Column(above, (*column.below, card) if end == "bottom" else column.below)
        s.columns = {**s.columns, seat: {**s.columns[seat], street: column}}
    for kind in _words(hand):
        s.news_pool = without(s.news_pool, kind)
        hold(s, seat, kind)


def _remove(s: State, card: str) -> None:
    """A card leaves its pile; if it was the open one, another lies open."""
    street = game.box.cards[card].pile
    pile = s.piles[street]
    if pile.open == card:
        pile = Pile(pile.unseen[0], pile.unseen[1:], pile.under)
    else:
        pile = Pile(pile.open, without(pile.unseen, card), pile.under)
    s.piles = {**s.piles, street: pile}


def empty_pile(s: State, street: Street, *left: str) -> State:
    """Only these cards stay in a pile, the first open, the others under it; the rest lies where Daniel's cards do."""
    pile = s.piles[street]
    gone = [card for card in (pile.open, *pile.unseen, *pile.under) if card and card not in left]
    s.piles = {**s.piles, street: Pile(left[0] if left else None, (), tuple(left[1:]))}
    s.daniel_cards = (*s.daniel_cards, *gone)
    return s


def no_pillars(s: State, colour: Colour) -> State:
    """The supply of a colour is empty: its pillars stand on levels below, three on each as far as they go."""
    left = s.supply[colour]
    s.supply = {**s.supply, colour: 0}
    below = []
    for index in range(0, left, 3):
        floor, *rest = s.floors_unseen
        s.floors_unseen = tuple(rest)
        below.append(Level(floor, (*(colour,) * min(3, left - index), None, None)[:3]))
    s.levels = (*below, *s.levels)
    return s


def spend_pool(s: State, *left: Kind) -> State:
    """Only these newspapers are still to be drawn; the others have left the game."""
    s.news_gone = tuple(sorted((*s.news_gone, *s.news_pool)))
    for kind in left:
        s.news_gone = without(s.news_gone, kind)
    s.news_pool = tuple(sorted(left))
    return s
