"""What follows from a view by the rules and what a drawing needs, so that whoever draws it knows no rules."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations
from typing import Annotated, Any, get_args

from msgspec import Meta, Struct
from msgspec.structs import asdict

from boulevard.core.game import AnyGame, Item, Why
from boulevard.core.game import Shown as CoreShown
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Steps
from boulevard.games.flatiron import actions as a
from boulevard.games.flatiron import bonuses, building, scoring
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.actions import DOLLARS_TAKEN, NEWSPAPER
from boulevard.games.flatiron.building import pillar_price
from boulevard.games.flatiron.columns import decree_streets, front, front_of
from boulevard.games.flatiron.daniel import popularity_marks
from boulevard.games.flatiron.moves import (
    COLOURS,
    DANIEL,
    ENDS,
    HALL,
    LOCATIONS,
    SLOTS,
    STREETS,
    Colour,
    End,
    Location,
    Street,
)
from boulevard.games.flatiron.paperboy import Meet, Score
from boulevard.games.flatiron.pieces import AnyVerb, Box, DecreeVerb
from boulevard.games.flatiron.piles import decree_price
from boulevard.games.flatiron.scoring import DANIEL_LINES, LINES, best_split, column_score
from boulevard.games.flatiron.state import COLUMN_LIMIT, Column, Office, State
from boulevard.games.flatiron.turn import ColumnAction, asked_action
from boulevard.games.flatiron.view import View


def verb_of(kind: type[Struct] | Struct) -> str:
    return str(kind.__struct_config__.tag)


VERBS: dict[str, tuple[type[Struct], ...]] = {verb_of(kind): (kind,) for kind in get_args(a.Action)}
"""By each verb, what its figures are those of."""


class Printed(Struct, frozen=True):
    """An action as it is printed: its verb, with `action-VERB` in the catalogue, and its figures."""

    verb: str
    figures: Annotated[dict[str, Any], Meta(extra={"figures_by": ("verb", VERBS)})]


class Row(Struct, frozen=True):
    """One visible thing of a column: a half of a card, a decree, or what is printed on the board."""

    card: str | None
    """The street card or decree; null for the board itself."""
    end: End | None
    number: int | None
    """The action counted from the top, as copying counts it; null for a decree."""
    action: Printed | None
    """Null for a decree."""
    mark: int


class Reputation(Struct, frozen=True):
    """F30. What a column is worth with the tokens that belong there."""

    sum: int
    """Its visible marks, without tokens."""
    tokens: int
    points: int


class Impossible(Struct, frozen=True):
    """Nothing to tell but why."""


class OnePillar(Struct, frozen=True):
    """F18. A pillar bought or sold, or that could be."""

    colour: Colour
    price: int


class Pillars(Struct, frozen=True):
    """F19. Pillars that are built."""

    colour: list[Colour]
    cost: int
    level: int
    count: int


class NewFloor(Struct, frozen=True):
    """F20. The floor that is built."""

    level: int
    floor: str | None
    cost: int


class Earned(Struct, frozen=True):
    """F22. What an income brought, beside what is printed."""

    gained: int
    scored: int


WAYS: dict[str, tuple[type[Struct], ...]] = {
    **dict.fromkeys(("sell", "sale", "offer", "offer_any"), (OnePillar,)),
    **{verb: (kind, Earned) if issubclass(kind, a.Income) else (kind,) for verb, (kind,) in VERBS.items()},
    "trade": (OnePillar,),
    "buy_any": (OnePillar,),
    "build": (Pillars,),
    "floor": (NewFloor,),
    "impossible": (Impossible,),
}
"""By each way to do an action, what its figures are those of."""


class Deed(Struct, frozen=True):
    """What one action of an activation would do, all before it done as told. A choice that is the player's alone, such
    as what to copy, is left open: the action stands there, and changes neither money nor points. A pillar is told as
    sold, or as not bought, where the money makes more possible."""

    row: int | None
    """Which row of the column; null at City Hall."""
    action: Printed
    """The newspaper of the day as what it is today."""
    way: str
    """How it would be done: `deed-WAY` of the browser's catalogue words it."""
    figures: Annotated[dict[str, Any], Meta(extra={"figures_by": ("way", WAYS)})]
    dollars: int
    """Money after it, with what the slot gives."""
    points: int
    """Points that it scores at once; a pillar with what the slot gives that gives it most."""
    why: Why | None
    """Why it cannot be done; null if it can."""
    paperboy: list[int]
    """The paperboy's spaces that its points reach (F27)."""


class Bought(Struct, frozen=True):
    """F12. A street card that a move buys: the column that it goes to, and what is paid."""

    card: str
    street: Street
    price: int


class Put(Struct, frozen=True):
    """F19, F21. A pillar that a move builds: what it brings at once with its slot, which may give something else
    besides; and what is paid for it."""

    points: int
    dollars: int
    price: int


class Asked(Struct, frozen=True):
    """The action about which the viewer is asked."""

    action: Printed
    street: Street | None
    """The column being activated; null for an action that comes from elsewhere."""
    row: int | None
    why: Why | None
    """Why it cannot be done; null if it can."""


class Shown(CoreShown, frozen=True):
    turn: str | None
    """Who decides: a seat, or `-` where chance does; null when it is over."""
    columns: dict[str, dict[str, list[Row]]]
    """Each player's columns in the order of their activation (F15); empty until the board is known."""
    room: dict[str, dict[str, int]]
    """How many cards each column can still take (F14)."""
    reputation: dict[str, dict[str, Reputation]]
    prices: dict[str, dict[str, int]]
    """What each player would pay for a pillar by trade now (F18, F26)."""
    sales: dict[str, dict[str, int]]
    worth: dict[str, dict[str, int]]
    """What a pillar of a colour would score on the floor under construction (F19, F26)."""
    decree_price: int
    taken: dict[str, int]
    """What "take dollars" gives at each location (F11, F26)."""
    decrees: dict[str, dict[str, int]]
    """What each half of an open decree would score the viewer now (F31)."""
    activations: dict[str, list[Deed]]
    """What activating each location would do for the viewer, who is to choose one; or the one that was chosen (F15)."""
    asked: Asked | None
    buys: dict[str, Bought]
    """Of the moves that are offered to the viewer, those that buy a street card, with what they buy (F12)."""
    puts: dict[str, Put]
    """Of the moves that are offered to the viewer, those that build a pillar, with what they bring (F19)."""
    arrival: dict[str, int]
    """The dollars that coming to each location gives (F26)."""
    marks: int
    """The popularity marks on Daniel's open cards (F35)."""


def common(game: AnyGame, view: View, s: State) -> dict[str, Any]:
    """What is drawn for all alike who know the same boards."""
    box: Box = game.box
    # a board chosen in secret is not known, and the one that stands for it says nothing
    known = [seat for seat, player in view.players.items() if player.office is not None]
    effect = box.effect(s) if s.levels else None
    priced = known if effect else []
    extra = effect.sale_extra if effect else 0
    return {
        "endings": game.endings(view),
        "turn": next(iter(view.to_act), None),
        "columns": {
            seat: {street: rows(box, s.offices[seat], street, s.columns[seat][street]) for street in STREETS}
            for seat in known
        },
        "room": {
            seat: {street: COLUMN_LIMIT - column.size for street, column in s.columns[seat].items()}
            for seat in view.players
        },
        "reputation": {seat: reputation(s, box, seat) for seat in view.players},
        "prices": {
            seat: {colour: pillar_price(s, box, box.price(s, seat, colour)) for colour in COLOURS} for seat in priced
        },
        "sales": {seat: {colour: box.price(s, seat, colour) + extra for colour in COLOURS} for seat in priced},
        "worth": {seat: {colour: worth(s, box, seat, colour) for colour in COLOURS} for seat in priced},
        "decree_price": decree_price(s, box) if effect else box.decree_price,
        "taken": {
            place: effect.dollars_taken(DOLLARS_TAKEN, place) if effect else DOLLARS_TAKEN for place in LOCATIONS
        },
        "arrival": {place: effect.arrival(place) if effect else 0 for place in LOCATIONS},
        "marks": popularity_marks(s, box),
        "items": [item for seat in s.seats for item in items_of(s, box, seat)],
    }


def shown(game: AnyGame, view: View, s: State, same: dict[str, Any]) -> Shown:
    box: Box = game.box
    me = view.seat if view.seat in view.players else None
    return Shown(
        **same,
        decrees={decree: decree_now(s, box, me, decree) for decree in s.decrees} if me else {},
        activations={place: activation(game, s, me, place) for place in considered(s, view, me)} if me else {},
        asked=asked(s, box, view, me) if me else None,
        buys=dict(buying(game, s, me)) if me in view.to_act else {},
        puts=dict(putting(game, s, me)) if me in view.to_act else {},
    )


@lru_cache(1024)
def printed(action: AnyVerb) -> Printed:
    return Printed(verb_of(action), asdict(action))


# Columns ---------------------------------------------------------------------------------------------------------


@lru_cache(1024)
def rows(box: Box, office: Office, street: Street, tucked: Column) -> list[Row]:
    """F12, F15. A column from top to bottom."""
    column, number = front(box, office, street, tucked), 0
    found: list[Row] = []
    for place in column.places:
        half, action = column.half(place), column.action(place)
        number += action is not None
        card, end = half or (None, None)
        mark = box.mark[half] if half else 0
        found.append(Row(card, end, number if action else None, printed(action) if action else None, mark))
    return found


def reputation(s: State, box: Box, seat: str) -> dict[str, Reputation]:
    """F30. Tokens lie where they bring most; those that bring nothing lie nowhere."""
    sums = {street: scoring.marks(box, column) for street, column in s.columns[seat].items()}
    return dict(zip(sums, divided(box, tuple(sums.values()), s.tokens[seat]), strict=True))


@lru_cache(1024)
def divided(box: Box, sums: tuple[int, ...], tokens: int) -> list[Reputation]:
    """F30. Tokens among columns with these sums."""
    left, best, won = tokens, best_split(box, sums, tokens), 0
    found: list[Reputation] = []
    for index, total in enumerate(sums):
        rest = sums[index + 1 :]
        given = next(
            given
            for given in range(left + 1)
            if won + column_score(box, total + given) + best_split(box, rest, left - given) == best
        )
        left -= given
        points = column_score(box, total + given)
        won += points
        found.append(Reputation(total, given, points))
    return found


def decree_now(s: State, box: Box, seat: str, decree: str) -> dict[str, int]:
    """F31. What its halves would score if it lay in a column of this player's now, its own mark and itself counted."""
    found: dict[str, int] = {}
    before = s.columns
    for end in ENDS:
        s.tuck(seat, STREETS[0], decree, end)
        found[end] = box.decree_score[decree, end].score(s, box, seat)
        s.columns = before
    return found


def buying(game: AnyGame, s: State, seat: str) -> Iterator[tuple[str, Bought]]:
    """F12. Each offered move that buys a street card; tried, so that the rules alone say what it buys."""
    for move in game.options(s, seat):
        if isinstance(move, (m.BuyHere, m.BuyFromPile)):
            for event in game.do(game.clone(s), move):
                if isinstance(event, e.CardBought):
                    yield str(move), Bought(event.card, event.street, event.price)


def putting(game: AnyGame, s: State, seat: str) -> Iterator[tuple[str, Put]]:
    """F19, F21. Each offered move that builds a pillar; tried, so that the rules alone say what it brings."""
    step = s.agenda[0]
    build, second = asked_action(s, game.box, seat, step), isinstance(step, building.SecondPillar)
    if not isinstance(build, building.Build):
        return
    for move in game.options(s, seat):
        if isinstance(move, m.PutPillar):
            then: State = game.clone(s)
            steps = build.put(then, game.box, seat, move, 0, 0) if second else build.perform(then, game.box, seat, move)
            points = scored(then, game.box, steps)
            paid = 0 if second else build.cost
            yield str(move), Put(points, then.dollars[seat] + paid - s.dollars[seat], paid)


# What an activation would do -------------------------------------------------------------------------------------


def considered(s: State, view: View, seat: str) -> Sequence[Location]:
    """F9, F10. The locations that the viewer may be about to activate."""
    asked = view.decision.key if view.decision and seat in view.to_act else ""
    here = s.places[seat]
    return LOCATIONS if asked == "move" else [here] if asked == "one-thing" and here else []


def activation(game: AnyGame, s: State, seat: str, place: Location) -> list[Deed]:
    """F15, F18. Each action in its turn, done in the plainest way: pillars are bought and kept. Where it makes more
    possible, or scores more, one is sold on the way, or not bought; as few as will do."""
    plain = plan(game, s, seat, place, frozenset())
    rows = [one.row for one in plain if one.way in ("sell", "trade", "buy_any")]
    others = chain.from_iterable(combinations(rows, count) for count in range(1, len(rows) + 1))
    plans = [plain, *(plan(game, s, seat, place, frozenset(other)) for other in others)]
    return max(plans, key=lambda deeds: (sum(one.why is None for one in deeds), sum(one.points for one in deeds)))


def plan(game: AnyGame, s: State, seat: str, place: Location, other: frozenset[int | None]) -> list[Deed]:
    """An activation upon a copy of the table, the arrival there included (F26). In the rows of `other` a pillar in
    stock is sold, and one that could be bought is not."""
    box: Box = game.box
    then: State = game.clone(s)
    if place != s.places[seat]:
        then.dollars = {**s.dollars, seat: s.dollars[seat] + box.effect(s).arrival(place)}
    if place == HALL:
        return [deed(then, box, seat, None, box.news(then))]
    found: list[Deed] = []
    column = front_of(then, box, seat, place)  # what is told here tucks in no card
    first, at = column.places.start, column.next_action(None)
    while at is not None:
        action = column.action(at)
        today = box.news(then) if action == NEWSPAPER else action
        if isinstance(today, building.Floor) and then.floor.full and not then.next_floor:
            break  # a second floor, which nobody knows yet: what it would bring cannot be told
        found.append(deed(then, box, seat, at - first, today, at - first in other))
        at = column.next_action(at)
    return found


def deed(s: State, box: Box, seat: str, row: int | None, action: Any, other: bool = False) -> Deed:
    """One action, done on this table if there is a plain way to do it."""
    told = printed(action)
    offers: list[Any] = list(action.offers(s, box, seat, s.dollars[seat]))
    if not offers:
        return Deed(row, told, "impossible", {}, s.dollars[seat], 0, reason(s, box, seat, action), [])
    before, waits = s.dollars[seat], s.paperboy
    way, points = told.verb, 0
    figures: list[Struct] = [action]
    match action:
        case building.Trade(colour) if offers == [m.SELL]:
            way = "sale" if other else "sell"
            figures = [OnePillar(colour, box.price(s, seat, colour) + box.effect(s).sale_extra)]
            if other:
                done(s, box, seat, action, m.SELL)
        case building.Trade(colour):
            figures = [OnePillar(colour, pillar_price(s, box, box.price(s, seat, colour)))]
            if other:
                way = "offer"
            else:
                done(s, box, seat, action, m.BUY)
        case building.BuyAny():
            move = max(offers, key=lambda one: value(s, box, seat, one.colour))
            figures = [OnePillar(move.colour, pillar_price(s, box, action.price))]
            if other:
                way = "offer_any"
            else:
                done(s, box, seat, action, move)
        case building.Build():
            put = [best_put(s, box, seat, offers)]
            level = len(s.levels)
            points = done(s, box, seat, action, put[0])
            more: list[Any] = list(action.placements(s, box, seat)) if action.many == 2 else []
            if more:
                put.append(best_put(s, box, seat, more))
                points += scored(s, box, action.put(s, box, seat, put[1], 0, 0))
            figures = [Pillars([one.colour for one in put], action.cost, level, len(put))]
        case building.Floor():
            figures = [NewFloor(len(s.levels) + 1, s.next_floor, action.cost)]
            points = done(s, box, seat, action, m.FLOOR)
        case a.Income():
            points = done(s, box, seat, action, m.GAIN)
            figures.append(Earned(s.dollars[seat] - before, points))
    said = {name: figure for one in figures for name, figure in asdict(one).items()}
    return Deed(row, told, way, said, s.dollars[seat], points, None, list(box.paperboy[waits : s.paperboy]))


def value(s: State, box: Box, seat: str, colour: Colour) -> tuple[bool, int]:
    """F19. A pillar that may stand on this floor comes first, then the one that scores most."""
    return colour not in s.floor.pillars, worth(s, box, seat, colour)


def best_put(s: State, box: Box, seat: str, offers: Sequence[m.PutPillar]) -> m.PutPillar:
    """F19, F21. The pillar that scores most, on the slot that gives it most points, then most dollars."""
    return max(offers, key=lambda one: (*value(s, box, seat, one.colour), *slot_gift(s, box, one)))


def slot_gift(s: State, box: Box, put: m.PutPillar) -> tuple[int, int]:
    """F21. The points and the dollars that a slot's bonus gives at once; what else it may be is the player's to use."""
    match box.floors[s.floor.floor].slots[put.slot - 1]:
        case bonuses.Points(points):
            return points, 0
        case bonuses.PointsIfColour(colour, points) if colour == put.colour:
            return points, 0
        case bonuses.Dollars(dollars):
            return 0, dollars
    return 0, 0


def worth(s: State, box: Box, seat: str, colour: Colour) -> int:
    """F19, F26. What a pillar scores on the floor under construction."""
    return box.warehouse(s, seat, colour) + box.effect(s).pillar_points(colour)


def done(s: State, box: Box, seat: str, action: AnyVerb, move: Move) -> int:
    """The points that doing it scores at once; money and pillars have moved. What chance would tell is left out."""
    return scored(s, box, action.perform(s, box, seat, move))


def scored(s: State, box: Box, steps: Steps) -> int:
    """F21, F27. With what a slot gives at once, dollars too. The paperboy moves on where he is reached; what he would
    bring is chance."""
    points = 0
    for step in steps:
        if isinstance(step, building.TakeBonus):
            points += scored(s, box, step.run(s, box))
        elif isinstance(step, Score):
            points += step.points
            for reached in step.run(s, box):
                if isinstance(reached, Meet):
                    reached.run(s, box)
    return points


def reason(s: State, box: Box, seat: str, action: AnyVerb, step: Ask[Any] | None = None) -> Why | None:
    """F25. Why an action offers nothing, or the decision where somebody is asked about it."""
    if action.copies and action.cost <= s.dollars[seat]:  # type: ignore[attr-defined]
        return Why("F23", "nothing-to-copy")
    if isinstance(action, a.BuyDecree) and s.decrees and not decree_streets(s, box, seat):
        return Why("F13", "no-column")
    move = try_for(s, box, seat, action)
    return step.objection(s, box, move) if step else action.objection(s, box, seat, s.dollars[seat], move)


def try_for(s: State, box: Box, seat: str, action: AnyVerb) -> Move:
    """The move of an action that stands for all of it when one asks why it cannot be done."""
    stock = s.stock[seat]
    match action:
        case building.Trade():
            return m.BUY
        case building.BuyAny():
            free = [colour for colour in COLOURS if colour not in stock and s.supply[colour]]
            return m.BUY_ANY[(free or COLOURS)[0]]
        case building.Swap():
            given = next(iter(stock), COLOURS[0])
            taken = [colour for colour in COLOURS if colour != given and colour not in stock]
            return m.SWAP[given, (taken or [colour for colour in COLOURS if colour != given])[0]]
        case building.Build():
            slots = [slot for slot, pillar in zip(SLOTS, s.floor.pillars, strict=False) if pillar is None]
            return m.PUT[next(iter(stock), COLOURS[0]), (slots or SLOTS)[0]]
        case building.Floor():
            return m.FLOOR
        case a.BuyCard():
            return m.BUY_FROM[min(STREETS, key=lambda pile: far(s, box, seat, pile))][0]
        case a.BuyDecree():
            street = (*decree_streets(s, box, seat), *STREETS)[0]
            return m.BuyDecree((*s.decrees, *box.decrees)[0], street, "top")
        case a.CopyOwn():
            return m.CopyOwn(STREETS[0], 1)
        case a.CopyOpen():
            return m.CopyOpen("BW1", "top")
        case a.CityHall():
            return m.HALL_DOLLARS
    return m.GAIN


def far(s: State, box: Box, seat: str, pile: Street) -> tuple[bool, bool, int]:
    """How far its open card is from being bought: none there, no room for it, its price."""
    card = s.piles[pile].open
    if card is None:
        return True, True, 0
    face = box.cards[card]
    return False, s.columns[seat][face.street].full, face.cost


def asked(s: State, box: Box, view: View, me: str) -> Asked | None:
    """F15, F22. What the viewer is being asked to do, and the row of the column where it stands."""
    if me not in view.to_act or view.decision is None or view.decision.key not in ("action", "second-pillar"):
        return None
    step = s.agenda[0]
    action = asked_action(s, box, me, step)
    assert action is not None
    may = any(not isinstance(move, (m.Skip, m.Done, m.Spend)) for move in step.options(s, box))
    not_now = None if may else reason(s, box, me, action, step)
    if isinstance(step, ColumnAction):
        return Asked(printed(action), step.street, step.place - front_of(s, box, me, step.street).places.start, not_now)
    return Asked(printed(action), None, None, not_now)


# The score sheet in parts ----------------------------------------------------------------------------------------

Part = tuple[int, str, dict[str, Any], list[str]]


def items_of(s: State, box: Box, seat: str) -> Iterator[Item]:
    for line in DANIEL_LINES if seat == DANIEL else LINES:
        for part in PARTS[line](s, box, seat):
            yield Item(seat, line, *part)


def played(s: State, box: Box, seat: str) -> Iterator[Part]:
    """F27. Points on the track."""
    yield s.points[seat], "play", {}, [f"score-{seat}"]


def reputations(s: State, box: Box, seat: str) -> Iterator[Part]:
    """F30. Each column that brings or costs something."""
    for street, one in reputation(s, box, seat).items():
        if one.points:
            key = "good-reputation" if one.points > 0 else "bad-reputation"
            figures = {"street": street, "sum": one.sum + one.tokens, "tokens": one.tokens}
            yield one.points, key, figures, [f"column-{seat}-{street}"]


def decrees(s: State, box: Box, seat: str) -> Iterator[Part]:
    """F31. Each decree by its visible half, and what it counts."""
    for column in s.columns[seat].values():
        for half in column.ends():
            if half in box.decree_score:
                verb = box.decree_score[half]
                where = [f"card-{half[0]}", *counted(s, box, seat, verb)]
                yield verb.score(s, box, seat), "decree", {"decree": half[0]}, where


def counted(s: State, box: Box, seat: str, verb: DecreeVerb) -> Iterator[str]:
    columns: list[Column] = list(s.columns[seat].values())
    match verb:
        case scoring.StreetCards():
            yield from (f"card-{card}" for column in columns for card in column.cards if card in box.cards)
        case scoring.Decrees():
            yield from (f"card-{card}" for column in columns for card in column.cards if card in box.decrees)
        case scoring.Reputation():
            yield from (f"card-{half[0]}" for column in columns for half in column.ends() if box.mark[half] > 0)
        case scoring.Dollars():
            yield f"dollars-{seat}"
        case scoring.Stock():
            yield from (f"stock-{seat}-{colour}" for colour in s.stock[seat])
        case scoring.LevelsWith(one, other):
            yield from standing(s, lambda pillars, colour: colour in (one, other) and {one, other} <= {*pillars})
        case scoring.Built(one):
            yield from standing(s, lambda pillars, colour: colour == one)


def standing(s: State, counts: Any) -> Iterator[str]:
    """The slots whose pillars count."""
    for number, level in enumerate(s.levels, 1):
        for slot, pillar in enumerate(level.pillars, 1):
            if pillar is not None and counts(level.pillars, pillar):
                yield f"slot-{number}-{slot}"


def taken_cards(s: State, box: Box, seat: str) -> Iterator[Part]:
    """F38. Daniel's cards by their prices; `hard`: the positive marks of their top halves too."""
    for card in s.daniel_cards:
        decree = card in box.decrees
        price = box.decree_price if decree else box.cards[card].cost
        praised = max(0, box.mark[card, "top"]) if s.options["daniel"] == "hard" else 0
        figures = {"decree" if decree else "card": card, "price": price, "mark": praised}
        yield price + praised, "daniel-decree" if decree else "daniel-card", figures, [f"card-{card}"]


PARTS = {"play": played, "reputation": reputations, "decrees": decrees, "cards": taken_cards}
