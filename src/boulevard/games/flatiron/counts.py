"""What adds up in every sound state: nothing in the box is lost or made. Each miscount is said for the engineer."""

from collections import Counter
from collections.abc import Iterable

from boulevard.core.held import miscounted
from boulevard.games.flatiron.moves import COLOURS
from boulevard.games.flatiron.pieces import Box
from boulevard.games.flatiron.scoring import tucked
from boulevard.games.flatiron.setting import OPEN_DECREES
from boulevard.games.flatiron.state import COLUMN_LIMIT, ROOF, State


def miscounts(s: State, box: Box) -> Iterable[str]:
    """F2–F6, F13, F14, F18. Pillars, cards, decrees, floors, newspapers and tokens add up; nobody owes money."""
    yield from pillars(s, box)
    yield from cards(s, box)
    yield from floors(s, box)
    yield from newspapers(s, box)
    if s.reputation < 0 or s.reputation + sum(s.tokens.values()) != box.reputation:
        yield f"reputation tokens: supply {s.reputation}, taken {s.tokens}"
    for seat, dollars in s.dollars.items():
        if dollars < 0:
            yield f"dollars of {seat}: {dollars}"


def pillars(s: State, box: Box) -> Iterable[str]:
    """F6, F18. Seven of each colour; one of a colour in a player's warehouses."""
    for colour in COLOURS:
        stored = sum(stock.count(colour) for stock in s.stock.values())
        built = sum(level.pillars.count(colour) for level in s.levels)
        if s.supply[colour] < 0 or s.supply[colour] + stored + built != box.pillars:
            yield f"{colour} pillars: supply {s.supply[colour]}, stored {stored}, built {built}"
    for seat, stock in s.stock.items():
        if len(set(stock)) != len(stock):
            yield f"stock of {seat}: {stock}"


def cards(s: State, box: Box) -> Iterable[str]:
    """F4, F5, F12–F14. Each street card once, six decrees, each in a column that may have it."""
    own = [card for seat in s.columns for card in tucked(s, seat)]
    piled = [card for pile in s.piles.values() for card in (pile.open, *pile.unseen, *pile.under) if card]
    found = Counter([*own, *piled, *s.daniel_cards, *s.decrees])
    yield from miscounted("street cards", (card for card in found.elements() if card in box.cards), box.cards)
    decrees = [decree for decree in box.decrees if found[decree]]
    if any(found[decree] > 1 for decree in decrees) or (s.dealt and len(decrees) != OPEN_DECREES):
        yield f"decrees: {found}"
    for seat, columns in s.columns.items():
        for street, column in columns.items():
            streets = [box.cards[card].street for card in column.cards if card in box.cards]
            if column.size > COLUMN_LIMIT or column.size - len(streets) > 1 or {*streets} - {street}:
                yield f"column {street} of {seat}: {column}"


def floors(s: State, box: Box) -> Iterable[str]:
    """F2. Each floor once."""
    found = [*(level.floor for level in s.levels), s.next_floor, *s.floors_unseen]
    yield from miscounted("floors", (floor for floor in found if floor not in ("", ROOF)), box.floors)


def newspapers(s: State, box: Box) -> Iterable[str]:
    """F3, F28. Fourteen newspapers; those known of a hand are in it."""
    held = [kind for hand in s.held.values() for kind in hand]
    today = [s.news] if s.news else []
    yield from miscounted("newspapers", [*s.news_pool, *s.news_gone, *s.drawn, *held, *today], box.all_news)
    for seat, known in s.known.items():
        if Counter(known) - Counter(s.held[seat]):
            yield f"newspapers known of {seat}: {known}, held {s.held[seat]}"
