"""States and moves of Flatiron carried over into the core's words and codes, both ways."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeVar, cast

from boulevard.core.arrays import np
from boulevard.core.kernel import Beyond, Words
from boulevard.core.moves import Move
from boulevard.games.flatiron import actions as a
from boulevard.games.flatiron import bonuses as b
from boulevard.games.flatiron import building, daniel, scoring, setting, turn
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron import paperboy as p
from boulevard.games.flatiron import piles as pi
from boulevard.games.flatiron.game import Flatiron
from boulevard.games.flatiron.kernel import columns as k
from boulevard.games.flatiron.kernel import layout as at
from boulevard.games.flatiron.kernel.pieces import member, with_one
from boulevard.games.flatiron.pieces import AnyVerb, Box
from boulevard.games.flatiron.state import ROOF, Column, Level, Office, Pile, State

RULES = 1
"""The version of the rules that the core plays."""
DANIELS = ("off", "normal", "hard")
REASONS = ("", "roof", "turn limit")
NEVER = 1 << 40
"""A limit of turns beyond this is none."""

T = TypeVar("T")


# A box -----------------------------------------------------------------------------------------------------------


class Names:
    """What the core's numbers stand for in a box."""

    def __init__(self, box: Box) -> None:
        self.boards = tuple(box.boards)
        self.cards = (*sorted(box.cards), *box.decrees)
        """Street cards, and after them the decrees."""
        self.decrees = tuple(box.decrees)
        self.floors = (*sorted(box.floors), ROOF)
        self.daniel = tuple(box.daniel)
        self.piles = {pile: [card for card in sorted(box.cards) if box.cards[card].pile == pile] for pile in m.STREETS}
        printed = [action for side in box.printed.values() for actions in side.values() for action in actions]
        named: list[AnyVerb] = [a.NEWSPAPER, a.DECREE, a.CARD, *printed, *box.action.values(), *box.newspapers.values()]
        self.verbs = tuple(dict.fromkeys(named))
        self.verb = {verb: number for number, verb in enumerate(self.verbs)}
        self.moves = tuple(all_moves(self))
        self.codes = {move: code for code, move in enumerate(self.moves) if move is not None}


@lru_cache(maxsize=8)
def names(box: Box) -> Names:
    return Names(box)


def laid_out(game: Flatiron) -> Words:
    """The figures of a game's box. Beyond: they are too large for the core, or the rules are of another version."""
    box, called = game.box, names(game.box)
    if game.version != RULES:
        raise Beyond(f"rules {game.version}")
    if len(called.verbs) > at.VERBS:
        raise Beyond(f"{len(called.verbs)} actions")
    words = np.zeros(at.FIGURES, np.int64)

    def lay(where: int, figures: Iterable[int]) -> None:
        laid = list(figures)
        if any(abs(figure) > at.MOST for figure in laid):
            raise Beyond(f"figures {laid}")
        words[where : where + len(laid)] = laid

    money = box.dollars
    lay(at.GOOD_REPUTATION, (box.good_reputation, box.bad_reputation, box.decree_price))
    lay(at.MONEY_FIRST, (money.first, money.second, money.solo))
    lay(at.SPACE, box.paperboy)
    boards = [box.boards[name] for name in called.boards]
    lay(at.PRICE, (board.price[colour] for board in boards for colour in m.COLOURS))
    lay(at.WAREHOUSE, (board.points[colour] for board in boards for colour in m.COLOURS))
    sides = [box.printed[name, side] for name in called.boards for side in m.SIDES]
    lay(at.PRINTED, (called.verb[action] for side in sides for street in m.STREETS for action in side[street]))
    lay_out_cards(box, called, lay)
    for number, name in enumerate(called.floors):
        lay(at.EFFECT + number * at.ANSWERS, answers(box.effects[name]))
        if name != ROOF:
            for slot, bonus in enumerate(box.floors[name].slots):
                lay(at.BONUS + (number * at.SLOTS + slot) * 4, figures_of(bonus, BONUSES))
    lay(at.STARTS, (sum(1 << number for number, name in enumerate(called.floors[:-1]) if box.floors[name].start),))
    lay(at.NEWS_VERB, (called.verb[box.newspapers[kind]] for kind in m.KINDS))
    for number, verb in enumerate(called.verbs):
        lay(at.VERB + number * at.VERB_FIGURES, figures_of(verb, VERBS))
    return words


def lay_out_cards(box: Box, called: Names, lay: Callable[[int, Iterable[int]], None]) -> None:
    """Street cards, decrees and Daniel's cards."""
    cards = [box.cards[name] for name in called.cards[: at.CARDS]]
    lay(at.CARD_STREET, (m.STREETS.index(card.street) for card in cards))
    lay(at.COST, (*(card.cost for card in cards), *(box.decree_price for _ in called.decrees)))
    lay(at.PILE_CARD, (called.cards.index(name) for pile in called.piles.values() for name in pile))
    lay(at.PILE_PLACE, (called.piles[box.cards[name].pile].index(name) for name in called.cards[: at.CARDS]))
    halves: list[m.Half] = [(name, end) for name in called.cards for end in m.ENDS]
    lay(at.HALF_VERB, (called.verb[box.action[half]] if half in box.action else -1 for half in halves))
    lay(at.MARK, (box.mark[half] for half in halves))
    for number, half in enumerate(halves[at.CARDS * 2 :]):
        lay(at.DECREE_HALF + number * 4, figures_of(box.decree_score[half], DECREES))
    for number, name in enumerate(called.daniel):
        card, slots = box.daniel[name], [0, 1, 2]
        if isinstance(card.action, daniel.Pillar):
            slots = [slot - 1 for slot in card.action.slots]
        verb, *figures = figures_of(card.action, DANIEL_VERBS)
        where = (m.LOCATIONS.index(card.main), m.LOCATIONS.index(card.alternative))
        lay(at.DANIEL_CARD + number * at.DANIEL_FIGURES, (*where, verb, *(figures or [0]), *slots, card.popularity))


VERBS: dict[type, int] = {
    building.Trade: at.TRADE,
    building.BuyAny: at.BUY_PILLAR,
    building.Swap: at.SWAP_PILLAR,
    building.Build: at.BUILD,
    building.Floor: at.FLOOR,
    a.Money: at.MONEY,
    a.MoneyAndPoints: at.MONEY_AND_POINTS,
    a.DollarsPerFloor: at.DOLLARS_PER_FLOOR,
    a.DollarsPerPaperboy: at.DOLLARS_PER_PAPERBOY,
    a.PointsPerTwoFloors: at.POINTS_PER_TWO_FLOORS,
    a.PointsIfColour: at.POINTS_IF_COLOUR,
    a.BuyCard: at.CARD_FOR,
    a.BuyDecree: at.DECREE_FOR,
    a.Newspaper: at.NEWSPAPER,
    a.CopyOwn: at.COPY_OWN_ACTION,
    a.CopyOpen: at.COPY_OPEN_ACTION,
    a.CityHall: at.CITY_HALL,
}
BONUSES: dict[type, int] = {
    b.Points: at.BONUS_POINTS,
    b.PointsIfColour: at.BONUS_IF_COLOUR,
    b.Dollars: at.BONUS_DOLLARS,
    b.Reputation: at.BONUS_REPUTATION,
    b.HiddenNewspaper: at.BONUS_DRAW,
    b.StreetCard: at.BONUS_CARD,
    b.NewsOfTheDay: at.BONUS_NEWSPAPER,
}
DECREES: dict[type, int] = {
    scoring.StreetCards: at.PER_STREET_CARDS,
    scoring.Dollars: at.PER_DOLLARS,
    scoring.Reputation: at.PER_REPUTATION,
    scoring.Stock: at.PER_STOCK,
    scoring.Decrees: at.PER_DECREES,
    scoring.LevelsWith: at.PER_LEVELS_WITH,
    scoring.Built: at.PER_BUILT,
    scoring.Fixed: at.FIXED,
}
DANIEL_VERBS: dict[type, int] = {
    daniel.Popularity: at.POPULARITY,
    daniel.Pillar: at.DANIELS_PILLAR,
    daniel.Floor: at.DANIELS_FLOOR,
}


def figures_of(verb: Any, kinds: dict[type, int]) -> list[int]:
    """A verb's number and its figures, in the order of the content file; a colour by its number."""
    if type(verb) not in kinds:
        raise Beyond(f"{type(verb).__name__} is not known to the core")
    figures = [getattr(verb, name) for name in verb.__struct_fields__]
    numbers = [m.COLOURS.index(one) if isinstance(one, str) else one for one in figures if not isinstance(one, tuple)]
    return [kinds[type(verb)], *map(int, numbers)]


def answers(effect: Any) -> list[int]:
    """F26. What a floor answers to all that is asked of it."""
    return [
        *(effect.architects_share, effect.doubles, effect.pillar_discount, effect.decree_discount),
        *(effect.sale_extra, effect.card_points),
        *(effect.dollars_taken(at.DOLLARS_TAKEN, location) for location in m.LOCATIONS),
        *(effect.arrival(location) for location in m.LOCATIONS),
        *(effect.pillar_points(colour) for colour in m.COLOURS),
    ]


# Moves -----------------------------------------------------------------------------------------------------------


def all_moves(called: Names) -> list[Move | None]:
    """The moves by their codes; None where there is none of that code."""
    decrees = [(decree, street, end) for decree in called.decrees for street in m.STREETS for end in m.ENDS]
    seats, dealt = m.SEATS, [tuple(chosen(called.boards, mask)) for mask in range(1 << at.BOARDS)]
    found: list[Move | None] = [
        *(m.SKIP, m.DONE, m.BUY, m.SELL, m.FLOOR, m.GAIN, m.ACTIVATE, m.DOLLARS, m.END, m.HALL_NEWS, m.HALL_DOLLARS),
        *m.GO.values(),
        *m.BUY_HERE,
        *m.BUY_ANY.values(),
        *m.PUT.values(),
        *(m.SWAP.get((given, taken)) for given in m.COLOURS for taken in m.COLOURS),
        *m.SPEND.values(),
        *(m.Keep(kind) for kind in m.KINDS),
        *(move for moves in m.BUY_FROM.values() for move in moves),
        *(move for moves in m.COPY_OWN.values() for move in moves),
        *(m.CopyOpen(card, end) for card in called.cards[: at.CARDS] for end in m.ENDS),
        *(m.ChooseBoard(board, side) for board in called.boards for side in m.SIDES),
        *(m.BuyDecree(*where) for where in decrees),
        *(m.HallDecree(*where) for where in decrees),
    ]
    assert len(found) == at.DECISIONS
    found += [
        *(m.DealFloor(floor) for floor in called.floors[:-1]),
        *(m.DealNews(kind) for kind in m.KINDS),
        *(m.DealStreet(pile, card) for pile, cards in called.piles.items() for card in cards),
        *(m.DealDecree(decree) for decree in called.decrees),
        *(m.DealBoards(seat, boards) if len(boards) == 2 else None for seat in seats for boards in dealt),
        *(m.First(seat) for seat in seats),
        *(m.DealBoardDaniel(board) for board in called.boards),
        *(m.DealDaniel(card) for card in called.daniel),
        *(m.DanielDecree(decree) for decree in called.decrees),
        *(m.DrawNews(seat, (kind,)) for seat in (*seats, "daniel") for kind in m.KINDS),
        *(pair(seat, one, other) for seat in seats for one in m.KINDS for other in m.KINDS),
    ]
    assert len(found) == at.CODES
    return found


def pair(seat: m.Seat, one: m.Kind, other: m.Kind) -> Move | None:
    """Two newspapers drawn, alphabetical."""
    return m.DrawNews(seat, (one, other)) if one <= other else None


def code(game: Flatiron, move: Move) -> int:
    """The core's number of a move of the notation."""
    return names(game.box).codes[move]


def move(game: Flatiron, code: int) -> Move:
    """The move of the notation that a number stands for."""
    found = names(game.box).moves[code]
    assert found is not None, f"no move has the code {code}"
    return found


# Small parts of a state, both ways --------------------------------------------------------------------------------


def chosen(of: Sequence[T], mask: int) -> list[T]:
    """Those whose bits are set."""
    return [one for number, one in enumerate(of) if mask >> number & 1]


def mask_of(of: Sequence[T], some: Iterable[T]) -> int:
    return sum(1 << of.index(one) for one in some)


def list_of(of: Sequence[T], some: Iterable[T]) -> int:
    """A list in a word."""
    listed = 0
    for one in some:
        listed = with_one(listed, of.index(one))
    return listed


def listed(of: Sequence[T], word: int) -> tuple[T, ...]:
    return tuple(of[member(word, place)] for place in range(word & 15))


def hand_of(kinds: Iterable[m.Kind]) -> int:
    """How many of each kind."""
    return sum(1 << 4 * m.KINDS.index(kind) for kind in kinds)


def hand(word: int) -> tuple[m.Kind, ...]:
    """Alphabetical."""
    return tuple(sorted(kind for number, kind in enumerate(m.KINDS) for _ in range(word >> 4 * number & 15)))


def column_of(called: Names, column: Column) -> int:
    word = 0
    for card in column.above:
        word = k.tucked(word, called.cards.index(card), 0)
    for card in column.below:
        word = k.tucked(word, called.cards.index(card), 1)
    return word


def column(called: Names, word: int) -> Column:
    return Column(
        tuple(called.cards[k.card_above(word, place)] for place in range(k.above(word))),
        tuple(called.cards[k.card_below(word, place)] for place in range(k.below(word))),
    )


def level_of(called: Names, level: Level) -> int:
    word = called.floors.index(level.floor)
    for slot, colour in enumerate(level.pillars):
        word |= (0 if colour is None else m.COLOURS.index(colour) + 1) << 3 * slot + 4
    return word


def level(called: Names, word: int) -> Level:
    if word & 15 == at.ROOF:
        return Level(ROOF, ())
    colours = (None, *m.COLOURS)
    return Level(called.floors[word & 15], tuple(colours[word >> 3 * slot + 4 & 7] for slot in range(at.SLOTS)))


def place_of(of: Sequence[T], one: T | None) -> int:
    """Its number; -1 for none."""
    return of.index(one) if one in of else -1


# The agenda ------------------------------------------------------------------------------------------------------

STEPS: dict[type, int] = {
    setting.BoardChoice: at.BOARD_CHOICE,
    turn.MoveArchitect: at.MOVE_ARCHITECT,
    turn.OneThing: at.ONE_THING,
    turn.ColumnAction: at.COLUMN_ACTION,
    turn.HallAction: at.HALL_ACTION,
    turn.LastNews: at.LAST_NEWS,
    a.OneAction: at.ONE_ACTION,
    building.SecondPillar: at.SECOND_PILLAR,
    p.KeepOne: at.KEEP_ONE,
    setting.StartFloor: at.START_FLOOR,
    setting.FirstNews: at.FIRST_NEWS,
    setting.OpenDecree: at.OPEN_DECREE,
    setting.TwoBoards: at.TWO_BOARDS,
    setting.DanielsBoard: at.DANIELS_BOARD,
    setting.WhoStarts: at.WHO_STARTS,
    pi.OpenCard: at.OPEN_CARD,
    pi.DrawFloor: at.DRAW_FLOOR,
    p.DrawNewspaper: at.DRAW_NEWSPAPER,
    p.DrawForHall: at.DRAW_FOR_HALL,
    p.DrawTwo: at.DRAW_TWO,
    daniel.DanielTurn: at.DANIEL_TURN,
    daniel.TakeDecree: at.TAKE_DECREE,
    setting.Begin: at.BEGIN,
    turn.NextAction: at.NEXT_ACTION,
    turn.TurnEnds: at.TURN_ENDS,
    turn.NextTurn: at.NEXT_TURN,
    p.Score: at.SCORE,
    p.Meet: at.MEET,
    pi.OpenNext: at.OPEN_NEXT,
    pi.TurnPile: at.TURN_PILE,
    pi.OpenFloor: at.OPEN_FLOOR,
    building.TakeBonus: at.TAKE_BONUS,
    daniel.DanielMeets: at.DANIEL_MEETS,
    daniel.DanielAction: at.DANIEL_ACTION,
    daniel.DanielPair: at.DANIEL_PAIR,
    daniel.DanielTakes: at.DANIEL_TAKES,
    daniel.DanielShuffle: at.DANIEL_SHUFFLE,
}
KIND_OF_STEP: dict[int, Any] = {number: kind for kind, number in STEPS.items()}


def step_of(called: Names, seats: tuple[str, ...], step: Any) -> int:
    """The word of a step."""
    figure = 0
    match step:
        case turn.ColumnAction():
            figure = m.STREETS.index(step.street) | step.place + 8 << 2
        case turn.NextAction():
            figure = m.STREETS.index(step.street) | (0 if step.after is None else step.after + 8) << 2
        case a.OneAction():
            figure = called.verb[step.action]
        case building.SecondPillar():
            figure = called.verb[step.build]
        case pi.OpenCard() | pi.OpenNext() | pi.TurnPile():
            figure = m.STREETS.index(step.pile)
        case p.Score():
            figure = step.points
        case building.TakeBonus():
            figure = (step.slot - 1) * at.COLOURS + m.COLOURS.index(step.colour)
        case daniel.DanielAction() | daniel.DanielPair():
            figure = called.daniel.index(step.card)
    seat = seats.index(step.seat) if hasattr(step, "seat") else 0
    return STEPS[type(step)] | seat << 6 | figure << 8


def step(called: Names, seats: tuple[str, ...], word: int) -> Any:
    """The step of a word."""
    kind, figure = KIND_OF_STEP[word & 63], word >> 8
    whose = (seats[word >> 6 & 3],) if "seat" in kind.__struct_fields__ else ()
    rest: tuple[Any, ...] = ()
    match word & 63:
        case at.COLUMN_ACTION:
            rest = (m.STREETS[figure & 3], (figure >> 2) - 8)
        case at.NEXT_ACTION:
            rest = (m.STREETS[figure & 3], (figure >> 2) - 8 if figure >> 2 else None)
        case at.ONE_ACTION | at.SECOND_PILLAR:
            rest = (called.verbs[figure],)
        case at.OPEN_CARD | at.OPEN_NEXT | at.TURN_PILE:
            rest = (m.STREETS[figure],)
        case at.SCORE:
            rest = (figure,)
        case at.TAKE_BONUS:
            rest = (figure // at.COLOURS + 1, m.COLOURS[figure % at.COLOURS])
        case at.DANIEL_ACTION | at.DANIEL_PAIR:
            rest = (called.daniel[figure],)
    return kind(*whose, *rest)


# A state ---------------------------------------------------------------------------------------------------------


def flat(game: Flatiron, s: State) -> Words:
    """The words of a state. Beyond: it is of another version of the rules, or none that a game comes to (F2)."""
    if s.rules != RULES:
        raise Beyond(f"rules {s.rules}")
    if len(s.levels) + s.floor_pile + (s.next_floor not in ("", ROOF)) + (s.roof_by is None) > at.LEVELS:
        raise Beyond("more levels than there are")
    called, words = names(game.box), np.zeros(at.WORDS, np.int64)
    words[at.DANIEL] = DANIELS.index(s.options["daniel"])
    words[at.SIDES] = len(setting.sides(s.options))
    words[at.LIMIT] = min(NEVER, s.options["turn_limit"])
    words[at.STARTER], words[at.TURNS] = place_of(s.seats, s.starter), s.turns
    words[at.ROOF_BY], words[at.REASON] = place_of(s.seats, s.roof_by), REASONS.index(s.reason)
    words[at.LEVEL_COUNT] = len(s.levels)
    for number, one in enumerate(s.levels):
        words[at.LEVEL + number] = level_of(called, one)
    words[at.NEXT_FLOOR], words[at.FLOOR_PILE] = place_of(called.floors, s.next_floor), s.floor_pile
    words[at.FLOORS_UNSEEN] = mask_of(called.floors, s.floors_unseen)
    words[at.DECREES_OPEN] = list_of(called.decrees, s.decrees)
    for number, colour in enumerate(m.COLOURS):
        words[at.SUPPLY + number] = s.supply[colour]
    words[at.REPUTATION] = s.reputation
    words[at.NEWS] = place_of(m.KINDS, s.news)
    words[at.NEWS_POOL], words[at.NEWS_GONE] = hand_of(s.news_pool), hand_of(s.news_gone)
    words[at.DRAWN] = m.KINDS.index(s.drawn[0]) * 8 + m.KINDS.index(s.drawn[1]) if s.drawn else -1
    words[at.PAPERBOY] = s.paperboy
    for number, street in enumerate(m.STREETS):
        pile, cards = s.piles[street], called.piles[street]
        words[at.OPEN + number] = place_of(called.cards, pile.open)
        words[at.UNSEEN + number] = mask_of(cards, pile.unseen)
        words[at.UNDER + number] = list_of(cards, pile.under)
    words[at.DANIEL_OPEN], words[at.DANIEL_PAIRS] = list_of(called.daniel, s.daniel_open), s.daniel_pairs
    words[at.DANIEL_COUNT] = len(s.daniel_cards)
    for number, card in enumerate(s.daniel_cards):
        word, place = divmod(number, at.TAKEN_A_WORD)
        words[at.DANIEL_TAKEN + word] |= called.cards.index(card) << 6 * place
    for number, seat in enumerate(s.seats):
        first = at.OWN + number * at.PLAYER
        words[first : first + at.PLAYER] = player_of(called, s, seat)
    words[at.STEPS] = len(s.agenda)
    for number, one in enumerate(reversed(s.agenda)):
        words[at.AGENDA + number] = step_of(called, s.seats, one)
    return words


def player_of(called: Names, s: State, seat: str) -> list[int]:
    """What belongs to a seat; Daniel has a board, points and a place."""
    office = s.offices.get(seat)
    number = -1 if office is None else called.boards.index(office.board) * 2 + m.SIDES.index(office.side)
    stock: tuple[m.Colour, ...] = s.stock.get(seat, ())
    columns = s.columns.get(seat)
    return [
        mask_of(called.boards, s.dealt.get(seat, ())),
        number,
        s.dollars.get(seat, 0),
        s.points[seat],
        place_of(m.LOCATIONS, s.places[seat]),
        list_of(m.COLOURS, stock),
        mask_of(m.COLOURS, stock),
        s.tokens.get(seat, 0),
        hand_of(s.held.get(seat, ())),
        hand_of(s.known.get(seat, ())),
        *(column_of(called, columns[street]) if columns else 0 for street in m.STREETS),
    ]


def state(game: Flatiron, words: Words, like: State) -> State:
    """The state of these words, in a game whose options, version and resignations are those of `like`."""
    called, seats, people = names(game.box), like.seats, tuple(like.held)
    w: list[int] = words.tolist()

    def of(seat: str, what: int) -> int:
        return w[at.OWN + seats.index(seat) * at.PLAYER + what]

    def called_or(of: Sequence[Any], number: int, none: Any) -> Any:
        return of[number] if number >= 0 else none

    offices = {seat: of(seat, at.OFFICE) for seat in seats if of(seat, at.OFFICE) >= 0}
    taken = [w[at.DANIEL_TAKEN + n // at.TAKEN_A_WORD] >> 6 * (n % at.TAKEN_A_WORD) for n in range(w[at.DANIEL_COUNT])]
    drawn = w[at.DRAWN]
    return State(
        rules=like.rules,
        options=like.options,
        resigned=like.resigned,
        agenda=tuple(step(called, seats, w[at.AGENDA + n]) for n in reversed(range(w[at.STEPS]))),
        seats=seats,
        dealt={seat: tuple(chosen(called.boards, of(seat, at.DEALT))) for seat in people if of(seat, at.DEALT)},
        offices={seat: Office(called.boards[word >> 1], m.SIDES[word & 1]) for seat, word in offices.items()},
        starter=called_or(seats, w[at.STARTER], ""),
        turns=w[at.TURNS],
        dollars={seat: of(seat, at.DOLLARS) for seat in people},
        points={seat: of(seat, at.POINTS) for seat in seats},
        places={seat: called_or(m.LOCATIONS, of(seat, at.PLACE), None) for seat in seats},
        stock={seat: listed(m.COLOURS, of(seat, at.STOCK)) for seat in people},
        columns={
            seat: {street: column(called, of(seat, at.COLUMN + n)) for n, street in enumerate(m.STREETS)}
            for seat in people
        },
        tokens={seat: of(seat, at.TOKENS) for seat in people},
        levels=tuple(level(called, w[at.LEVEL + n]) for n in range(w[at.LEVEL_COUNT])),
        next_floor=called_or(called.floors, w[at.NEXT_FLOOR], ""),
        floor_pile=w[at.FLOOR_PILE],
        floors_unseen=tuple(chosen(called.floors, w[at.FLOORS_UNSEEN])),
        piles={street: pile(called, w, n) for n, street in enumerate(m.STREETS)},
        decrees=listed(called.decrees, w[at.DECREES_OPEN]),
        supply={colour: w[at.SUPPLY + n] for n, colour in enumerate(m.COLOURS)},
        reputation=w[at.REPUTATION],
        news=called_or(m.KINDS, w[at.NEWS], ""),
        news_pool=hand(w[at.NEWS_POOL]),
        news_gone=hand(w[at.NEWS_GONE]),
        held={seat: hand(of(seat, at.HAND)) for seat in people},
        known={seat: hand(of(seat, at.KNOWN)) for seat in people},
        drawn=(m.KINDS[drawn >> 3], m.KINDS[drawn & 7]) if drawn >= 0 else (),
        paperboy=w[at.PAPERBOY],
        daniel_open=listed(called.daniel, w[at.DANIEL_OPEN]),
        daniel_pairs=w[at.DANIEL_PAIRS],
        daniel_cards=tuple(called.cards[card & 63] for card in taken),
        roof_by=called_or(seats, w[at.ROOF_BY], None),
        reason=cast(Any, REASONS[w[at.REASON]]),
    )


def pile(called: Names, w: list[int], number: int) -> Pile:
    """A street pile."""
    cards = called.piles[m.STREETS[number]]
    card = w[at.OPEN + number]
    return Pile(
        called.cards[card] if card >= 0 else None,
        tuple(chosen(cards, w[at.UNSEEN + number])),
        listed(cards, w[at.UNDER + number]),
    )
