"""What a seat may know of a game of Flatiron (F28, F39), and a state that it could be in."""

from collections import Counter
from itertools import islice
from random import Random

from msgspec import Struct

from boulevard.core.game import View as CoreView
from boulevard.games.flatiron.moves import DANIEL, Colour, Kind, Location, Street
from boulevard.games.flatiron.paperboy import KeepOne
from boulevard.games.flatiron.pieces import Box
from boulevard.games.flatiron.setting import sides
from boulevard.games.flatiron.state import Column, Level, Office, Pile, State


class PlayerSeen(Struct, frozen=True):
    """A player's side of the table."""

    boards: list[str]
    """Those dealt (F7)."""
    chosen: bool
    office: Office | None
    """The board and its side; null until it is chosen and shown."""
    dollars: int
    points: int
    place: Location | None
    stock: list[Colour]
    columns: dict[Street, Column]
    tokens: int
    newspapers: int
    """How many are in hand."""
    known: list[Kind]
    """Those of them that the viewer knows, by kind: all of the own, of the rival's those the viewer gave."""
    given: list[Kind]
    """Those of them that the rival of their owner gave, where the viewer is one of the two."""


class DanielSeen(Struct, frozen=True):
    office: Office | None
    points: int
    place: Location | None
    open: list[str]
    """His action cards opened since the last shuffle."""
    pairs: int
    cards: list[str]
    """Street cards and decrees that he took."""


class View(CoreView, kw_only=True):
    starter: str | None
    turns: int
    """Turns finished, of both together."""
    players: dict[str, PlayerSeen]
    daniel: DanielSeen | None
    levels: list[Level]
    """From the ground up; the last is under construction."""
    next_floor: str | None
    floor_pile: int
    """Floors still hidden on the Roof: any of `floors_unseen`."""
    floors_unseen: list[str]
    piles: dict[Street, Pile]
    """The open card, those never seen (in no order), and those turned under, in their order."""
    decrees: list[str]
    supply: dict[Colour, int]
    reputation: int
    news: Kind | None
    """The newspaper of the day."""
    news_pool: int
    """How many newspapers were not drawn yet."""
    news_gone: list[Kind]
    drawn: list[Kind | None]
    """The two that the paperboy brought; null for one that the viewer may not see."""
    paperboy: int | None
    """The space on which he stands; null when he has left."""
    roof_by: str | None


def chooser(s: State) -> str | None:
    """Who holds the two newspapers that the paperboy brought."""
    step = s.agenda[0] if s.agenda else None
    return step.seat if isinstance(step, KeepOne) else None


def view_of(s: State, box: Box, seat: str | None, heading: dict[str, object]) -> View:
    return View(
        **heading,  # type: ignore[arg-type]
        starter=s.starter or None,
        turns=s.turns,
        players={one: player_seen(s, one, seat) for one in s.held},
        daniel=daniel_seen(s) if s.solo else None,
        levels=list(s.levels),
        next_floor=s.next_floor or None,
        floor_pile=s.floor_pile,
        floors_unseen=list(s.floors_unseen),
        piles=dict(s.piles),
        decrees=list(s.decrees),
        supply=dict(s.supply),
        reputation=s.reputation,
        news=s.news or None,
        news_pool=len(s.news_pool),
        news_gone=list(s.news_gone),
        drawn=drawn_seen(s, seat),
        paperboy=box.paperboy[s.paperboy] if s.paperboy < len(box.paperboy) else None,
        roof_by=s.roof_by,
    )


def player_seen(s: State, one: str, viewer: str | None) -> PlayerSeen:
    """F28, F39. The board is secret until all have chosen; of newspapers the owner sees all, the giver those given."""
    return PlayerSeen(
        boards=list(s.dealt.get(one, ())),
        chosen=one in s.offices,
        office=s.offices.get(one) if viewer == one or s.revealed() else None,
        dollars=s.dollars[one],
        points=s.points[one],
        place=s.places[one],
        stock=list(s.stock[one]),
        columns=dict(s.columns[one]),
        tokens=s.tokens[one],
        newspapers=len(s.held[one]),
        **newspapers_seen(s, one, viewer),
    )


def newspapers_seen(s: State, one: str, viewer: str | None) -> dict[str, list[Kind]]:
    """F28. Those in a hand that the viewer knows, and those of them that were given."""
    given = list(s.known[one]) if viewer is not None else []
    return {"known": list(s.held[one]) if viewer == one else given, "given": given}


def drawn_seen(s: State, viewer: str | None) -> list[Kind | None]:
    """F28. The two that the paperboy brought are for whoever keeps one."""
    return list(s.drawn) if viewer is not None and viewer == chooser(s) else [None] * len(s.drawn)


def daniel_seen(s: State) -> DanielSeen:
    return DanielSeen(
        office=s.offices.get(DANIEL),
        points=s.points[DANIEL],
        place=s.places[DANIEL],
        open=list(s.daniel_open),
        pairs=s.daniel_pairs,
        cards=list(s.daniel_cards),
    )


def state_of(view: View, box: Box, rng: Random) -> State:
    """A state in which the viewer sees this view: what it may not see is drawn from what it has not seen."""
    players, daniel = view.players, view.daniel
    seats = (*players, DANIEL) if daniel else tuple(players)
    hands, drawn, pool = newspapers_of(view, box, rng)
    offices = {one: player.office or any_office(view, player, rng) for one, player in players.items() if player.chosen}
    points = {one: player.points for one, player in players.items()}
    places = {one: player.place for one, player in players.items()}
    if daniel:
        points[DANIEL], places[DANIEL] = daniel.points, daniel.place
        if daniel.office:
            offices[DANIEL] = daniel.office
    return State(
        **view.begun(),
        seats=seats,
        dealt={one: tuple(player.boards) for one, player in players.items() if player.boards},
        offices=offices,
        starter=view.starter or "",
        turns=view.turns,
        dollars={one: player.dollars for one, player in players.items()},
        points=points,
        places=places,
        stock={one: tuple(player.stock) for one, player in players.items()},
        columns={one: player.columns for one, player in players.items()},
        tokens={one: player.tokens for one, player in players.items()},
        levels=tuple(view.levels),
        next_floor=view.next_floor or "",
        floor_pile=view.floor_pile,
        floors_unseen=tuple(view.floors_unseen),
        piles=view.piles,
        decrees=tuple(view.decrees),
        supply=view.supply,
        reputation=view.reputation,
        news=view.news or "",
        news_pool=pool,
        news_gone=tuple(view.news_gone),
        held=hands,
        known={one: tuple(player.given) for one, player in players.items()},
        drawn=drawn,
        paperboy=box.paperboy.index(view.paperboy) if view.paperboy is not None else len(box.paperboy),
        daniel_open=tuple(daniel.open) if daniel else (),
        daniel_pairs=daniel.pairs if daniel else 0,
        daniel_cards=tuple(daniel.cards) if daniel else (),
        roof_by=view.roof_by,
        reason=view.outcome.reason if view.outcome and not view.resigned else "",  # type: ignore[arg-type]
    )


def any_office(view: View, player: PlayerSeen, rng: Random) -> Office:
    """F7. A board and side that somebody may have chosen."""
    return Office(rng.choice(player.boards), rng.choice(sides(view.options)))


def newspapers_of(
    view: View, box: Box, rng: Random
) -> tuple[dict[str, tuple[Kind, ...]], tuple[Kind, ...], tuple[Kind, ...]]:
    """Hands, the two just drawn, and the pool: what the viewer has not seen is dealt out by chance."""
    unseen = Counter(box.all_news)
    unseen.subtract([view.news] if view.news else [])
    unseen.subtract(view.news_gone)
    unseen.subtract(kind for kind in view.drawn if kind is not None)
    for player in view.players.values():
        unseen.subtract(player.known)
    left = list(unseen.elements())
    rng.shuffle(left)

    def take(count: int) -> list[Kind]:
        taken = left[:count]
        del left[:count]
        return taken

    hands = {
        one: tuple(sorted([*player.known, *take(player.newspapers - len(player.known))]))
        for one, player in view.players.items()
    }
    drawn = tuple(sorted(kind if kind is not None else take(1)[0] for kind in view.drawn))
    return hands, drawn, tuple(sorted(left))


def veiled(s: State) -> State:
    """F28. Newspapers are dealt out in their order: hands, the two just drawn, the pool."""
    left = iter(sorted([*s.news_pool, *s.drawn, *(kind for hand in s.held.values() for kind in hand)]))
    s.held = {one: tuple(islice(left, len(hand))) for one, hand in s.held.items()}
    s.known = dict.fromkeys(s.known, ())
    s.drawn = tuple(islice(left, len(s.drawn)))
    s.news_pool = tuple(left)
    return s


def disguised(s: State, seat: str | None, rng: Random) -> State:
    """F28, F39. Newspapers that a seat has not seen change places with each other and with the pool; boards chosen in
    secret become others. Piles have no order before they are drawn from."""
    if not s.revealed():
        for one in s.offices:
            if one != seat:
                s.offices = {**s.offices, one: Office(rng.choice(s.dealt[one]), rng.choice(sides(s.options)))}
    drawn = () if seat is not None and chooser(s) == seat else s.drawn
    seen = {one: hand if one == seat else s.known[one] if seat else () for one, hand in s.held.items()}
    hidden = {one: tuple((Counter(hand) - Counter(seen[one])).elements()) for one, hand in s.held.items()}
    left = [*s.news_pool, *drawn, *(kind for kinds in hidden.values() for kind in kinds)]
    rng.shuffle(left)
    for one, kinds in hidden.items():
        hand = sorted([*seen[one], *(left.pop() for _ in kinds)])
        s.held = {**s.held, one: tuple(hand)}
        if seat is None:
            s.known = {**s.known, one: tuple(sorted(rng.sample(hand, len(s.known[one]))))}
    if drawn:
        s.drawn = tuple(sorted(left.pop() for _ in drawn))
    s.news_pool = tuple(sorted(left))
    return s
