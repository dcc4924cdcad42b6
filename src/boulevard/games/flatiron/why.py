"""Why a move is not offered: the first rule that it breaks. Asked from a view, of the seat whose turn it is."""

from boulevard.core.game import Why
from boulevard.core.moves import Move
from boulevard.core.steps import Ask
from boulevard.games.flatiron import actions as a
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.box import Box
from boulevard.games.flatiron.paperboy import KeepOne
from boulevard.games.flatiron.piles import COLUMN_LIMIT, card_price, decree_price
from boulevard.games.flatiron.setting import BoardChoice
from boulevard.games.flatiron.state import ROOF, State
from boulevard.games.flatiron.turn import MoveArchitect, OneThing, asked_action


def objection(s: State, box: Box, seat: str, move: Move) -> Why | None:
    step: Ask = s.agenda[0]
    if isinstance(move, m.CHANCE_MOVES):
        return None
    match move:
        case m.ChooseBoard():
            return _board(s, seat, step, move)
        case m.Go():
            return _go(s, seat, step, move)
        case m.BuyHere() | m.Activate() | m.TakeDollars():
            return _one_thing(s, box, seat, step, move)
        case m.Spend():
            return _spend(s, seat, step, move)
        case m.Keep():
            return Why("F27", "not-drawn" if isinstance(step, KeepOne) else "nothing-drawn", _newspaper(move.newspaper))
        case m.EndTurn():
            return Why("F16", "not-the-end")
        case m.Skip():
            return Why("F15", "nothing-to-skip")
        case m.Done():
            return Why("F19", "no-second-pillar")
    return _action(s, box, seat, step, move)


# The turn --------------------------------------------------------------------------------------------------------


def _board(s: State, seat: str, step: Ask, move: m.ChooseBoard) -> Why:
    if not isinstance(step, BoardChoice):
        return Why("F7", "board-chosen")
    if move.board not in s.dealt[seat]:
        return Why("F7", "board-not-dealt", {"given": move.board, "allowed": list(s.dealt[seat])})
    return Why("F7", "side-violet")


def _go(s: State, seat: str, step: Ask, move: m.Go) -> Why | None:
    if isinstance(step, BoardChoice):
        return Why("F7", "choose-board")
    if not isinstance(step, MoveArchitect):
        return Why("F9", "moved-already")
    if move.location == s.places[seat]:
        return Why("F10", "must-move", {"location": move.location})
    return Why("F10", "rival-there", {"location": move.location})


def _one_thing(s: State, box: Box, seat: str, step: Ask, move: Move) -> Why | None:
    if isinstance(step, BoardChoice):
        return Why("F7", "choose-board")
    if isinstance(step, MoveArchitect):
        return Why("F9", "move-first")
    if not isinstance(step, OneThing):
        return Why("F9", "one-thing")
    here = s.places[seat]
    if here == m.HALL:
        return Why("F13", "hall-sells-decrees")
    return _card(s, box, seat, str(here), 0)


def _spend(s: State, seat: str, step: Ask, move: m.Spend) -> Why:
    if isinstance(step, BoardChoice):
        return Why("F7", "choose-board")
    if move.newspaper not in s.held[seat]:
        return Why("F16", "news-not-held", _newspaper(move.newspaper))
    return Why("F16", "news-within-action")


def _newspaper(kind: str) -> dict[str, object]:
    return {"newspaper": kind}


# Actions ---------------------------------------------------------------------------------------------------------


def _action(s: State, box: Box, seat: str, step: Ask, move: Move) -> Why | None:
    """The move belongs to an action: is it this one, and what stands in its way?"""
    if isinstance(step, BoardChoice):
        return Why("F7", "choose-board")
    dollars = s.dollars[seat]
    match asked_action(s, box, seat, step), move:
        case a.Trade(colour), m.BuyPillar():
            return _buy_pillar(s, box, seat, colour, box.price(s, seat, colour))
        case a.Trade(colour), m.SellPillar():
            return Why("F18", "nothing-to-sell", {"colour": colour})
        case a.BuyAny(price), m.BuyAnyPillar(colour):
            return _buy_pillar(s, box, seat, colour, price)
        case a.Swap(), m.SwapPillar():
            return _swap(s, seat, move)
        case ((a.Build() as build), m.PutPillar()):
            return _build(s, box, seat, step, build, move)
        case a.Floor(cost), m.RaiseFloor():
            return _floor(s, cost, dollars)
        case a.Income(), m.Gain():
            return Why("F22", "gains-nothing")
        case a.BuyCard(change), m.BuyFromPile(pile):
            return _card(s, box, seat, pile, change)
        case a.BuyDecree(change), m.BuyDecree():
            return _decree(s, box, seat, move, change, dollars)
        case a.CityHall(cost), m.HallDecree():
            return _price("F23", cost, dollars) or _decree(s, box, seat, move, 0, dollars - cost)
        case a.CityHall(cost), m.HallNews() | m.HallDollars():
            return _price("F23", cost, dollars) or Why("F23", "copy-impossible")
        case a.CopyOwn(cost), m.CopyOwn():
            return _price("F23", cost, dollars) or _copy_own(s, box, seat, move)
        case a.CopyOpen(cost), m.CopyOpen():
            return _price("F23", cost, dollars) or _copy_open(s, box, move)
        case None, _:
            return Why("F13", "decrees-at-hall") if isinstance(move, m.BuyDecree) else Why("F11", "no-action")
    return Why("F15", "other-action")


def _price(rule: str, price: int, dollars: int) -> Why | None:
    return None if price <= dollars else Why(rule, "price", {"price": price, "dollars": dollars})


def _buy_pillar(s: State, box: Box, seat: str, colour: str, usual: int) -> Why | None:
    if colour in s.stock[seat]:
        return Why("F18", "warehouse-full", {"colour": colour})
    if not s.supply[colour]:
        return Why("F6", "no-pillar", {"colour": colour})
    return _price("F18", a.pillar_price(s, box, usual), s.dollars[seat])


def _swap(s: State, seat: str, move: m.SwapPillar) -> Why | None:
    if not s.stock[seat]:
        return Why("F22", "stock-empty")
    if move.colour_given not in s.stock[seat]:
        return Why("F22", "not-in-stock", {"colour": move.colour_given})
    if move.colour_taken in s.stock[seat]:
        return Why("F22", "warehouse-full", {"colour": move.colour_taken})
    return Why("F6", "no-pillar", {"colour": move.colour_taken})


def _build(s: State, box: Box, seat: str, step: Ask, build: a.Build, move: m.PutPillar) -> Why | None:
    pillars = s.floor.pillars
    if s.floor.floor == ROOF:
        return Why("F20", "roof-stands")
    if not isinstance(step, a.SecondPillar) and (why := _price("F19", build.cost, s.dollars[seat])):
        return why
    if None not in pillars:
        return Why("F19", "floor-full")
    if not s.stock[seat]:
        return Why("F19", "stock-empty")
    if move.colour not in s.stock[seat]:
        return Why("F19", "not-in-stock", {"colour": move.colour})
    if pillars[move.slot - 1] is not None:
        return Why("F19", "slot-taken", {"slot": move.slot})
    return Why("F19", "colour-twice", {"colour": move.colour})


def _floor(s: State, cost: int, dollars: int) -> Why | None:
    if s.floor.floor == ROOF:
        return Why("F20", "roof-stands")
    if not s.floor.full:
        return Why("F20", "three-pillars", {"standing": 3 - s.floor.pillars.count(None)})
    return _price("F20", cost, dollars)


def _card(s: State, box: Box, seat: str, pile: str, change: int) -> Why | None:
    card = s.piles[pile].open
    if card is None:
        return Why("F4", "pile-empty", {"location": pile})
    street = box.cards[card].street
    if s.columns[seat][street].size >= COLUMN_LIMIT:
        return Why("F14", "column-full", {"street": street})
    return _price("F12", card_price(box, card, change), s.dollars[seat])


def _decree(s: State, box: Box, seat: str, move: m.BuyDecree | m.HallDecree, change: int, dollars: int) -> Why | None:
    if not s.decrees:
        return Why("F5", "no-decree")
    if move.decree not in s.decrees:
        return Why("F13", "decree-not-open", {"text": move.decree})
    column = s.columns[seat][move.street]
    if any(card in box.decrees for card in column.cards):
        return Why("F13", "one-decree", {"street": move.street})
    if column.size >= COLUMN_LIMIT:
        return Why("F14", "column-full", {"street": move.street})
    return _price("F13", decree_price(s, box, change), dollars)


def _copy_own(s: State, box: Box, seat: str, move: m.CopyOwn) -> Why:
    visible = box.visible(s, seat, move.street)
    if move.place > len(visible):
        return Why("F22", "no-such-action", {"street": move.street, "count": len(visible)})
    return _copied(visible[move.place - 1])


def _copy_open(s: State, box: Box, move: m.CopyOpen) -> Why:
    if all(pile.open != move.card for pile in s.piles.values()):
        return Why("F22", "card-not-open", {"text": move.card})
    return _copied(box.action[move.card, move.end])


def _copied(action: a.Verb) -> Why:
    return Why("F23", "copies-copy" if action.copies else "copy-impossible")
