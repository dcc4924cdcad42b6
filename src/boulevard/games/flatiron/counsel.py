"""A move of Flatiron as somebody beside you would give it away: the kind of thing, the place, the deed, its gains."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from boulevard.core.counsel import Counsel, Said, said, there
from boulevard.core.game import AnyGame, Preview
from boulevard.core.moves import Move
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.building import Trade
from boulevard.games.flatiron.columns import front
from boulevard.games.flatiron.moves import HALL
from boulevard.games.flatiron.picture import signed
from boulevard.games.flatiron.pieces import Box
from boulevard.games.flatiron.state import Office
from boulevard.games.flatiron.turn import asked_action
from boulevard.games.flatiron.view import View

KINDS: dict[type[Move], str] = {
    m.ChooseBoard: "board",
    **dict.fromkeys((m.BuyHere, m.BuyFromPile), "card"),
    **dict.fromkeys((m.BuyDecree, m.HallDecree), "decree"),
    m.Activate: "activate",
    **dict.fromkeys((m.TakeDollars, m.HallDollars), "money"),
    m.SellPillar: "sale",
    m.Spend: "news",
    m.Keep: "keep",
    m.HallNews: "hall-news",
    m.EndTurn: "enough",
    m.Done: "second",
    m.Skip: "skip",
    **dict.fromkeys((m.BuyPillar, m.BuyAnyPillar, m.SwapPillar), "pillar"),
    m.PutPillar: "slot",
    m.RaiseFloor: "floor",
    m.Gain: "gain",
    **dict.fromkeys((m.CopyOwn, m.CopyOpen), "copy"),
}
"""What each move is about."""
TOLD = frozenset(("buy-card", "buy-decree", "buy-pillar", "sell-pillar", "swap", "build", "floor", "dollars"))
"""Events that are the deed itself."""


def counsel(game: AnyGame, view: View, move: Move) -> Counsel:
    after = game.preview(view, move)
    place, where = place_of(view, move)
    return Counsel(
        nudge=said(f"hint-nudge-{kind(move)}"),
        place=place,
        where=where,
        deed=deed(game, view, move, after),
        gains=tuple(gains(game, view, move, after)),
    )


def kind(move: Move) -> str:
    if isinstance(move, m.Go):
        return "hall" if move.location == HALL else "street"
    return KINDS[type(move)]


def here(view: View) -> m.Location:
    """Where the viewer's architect stands."""
    place = view.players[view.seat or ""].place
    assert place is not None
    return place


def place_of(view: View, move: Move) -> tuple[Said | None, tuple[dict[str, Any], ...]]:
    """A location, a pile, a decree, a slot, a floor, a warehouse."""
    match move:
        case m.Go():
            return at(view, move.location)
        case m.BuyHere() | m.Activate() | m.TakeDollars():
            return at(view, here(view))
        case m.HallNews() | m.HallDollars():
            return at(view, HALL)
        case m.BuyFromPile():
            return at(view, move.street)
        case m.BuyDecree() | m.HallDecree():
            where = there("buy-decree", view.seat, decree=move.decree)
            return said("hint-place-decree", decree=move.decree), (where,)
        case m.PutPillar():
            where = there("build", view.seat, level=len(view.levels), slot=move.slot)
            return said("hint-place-slot", level=len(view.levels), slot=move.slot), (where,)
        case m.RaiseFloor():
            return said("hint-place-floor"), (there("open-floor", view.seat),)
        case m.CopyOwn():
            return said("hint-place-column", street=move.street), ()
        case m.CopyOpen():
            return said("hint-place-card", card=move.card), (there("copy-open", view.seat, card=move.card),)
        case m.BuyAnyPillar():
            return said("hint-place-stock"), (there("buy-pillar", view.seat, colour=move.colour),)
        case m.SwapPillar():
            return said("hint-place-stock"), (there("buy-pillar", view.seat, colour=move.colour_given),)
    return None, ()


def at(view: View, location: m.Location) -> tuple[Said, tuple[dict[str, Any], ...]]:
    return said("hint-place-location", location=location), (there("move", view.seat, location=location),)


# What it does ----------------------------------------------------------------------------------------------------


def deed(game: AnyGame, view: View, move: Move, after: Preview) -> Said:
    told = next((event for event in after.events if event["event"] in TOLD), {})
    figures = {name: value for name, value in told.items() if name not in ("event", "seat")}
    box, office = game.box, view.players[view.seat or ""].office
    match move:
        case m.ChooseBoard():
            return said("hint-deed-board", board=move.board, side=move.side)
        case m.Go():
            return said("hint-deed-move", location=move.location)
        case m.Activate():
            return said("hint-deed-activate", location=here(view), actions=actions_here(box, view))
        case m.Spend() | m.Keep():
            acts = printed(box, box.newspapers[move.newspaper], office)
            return said(f"hint-deed-{str(move).partition(' ')[0]}", newspaper=move.newspaper, action=acts)
        case m.HallNews():
            assert view.news is not None
            acts = printed(box, box.newspapers[view.news], office)
            return said("hint-deed-hall-news", newspaper=view.news, action=acts)
        case m.CopyOwn():
            assert office is not None
            shown = front(box, office, move.street, view.players[view.seat or ""].columns[move.street])
            visible = [action for place in shown.places if (action := shown.action(place)) is not None]
            return said("hint-deed-copy", action=printed(box, visible[move.place - 1], office))
        case m.CopyOpen():
            return said("hint-deed-copy", action=printed(box, box.action[move.card, move.end], office))
        case m.Skip() | m.Gain():
            return said(f"hint-deed-{move}", action=printed(box, asked(game, view), office))
        case m.EndTurn() | m.Done():
            return said(f"hint-deed-{move}")
    return said(f"hint-deed-{told['event']}", **figures)


def asked(game: AnyGame, view: View) -> Any:
    """The action that the viewer is asked about."""
    s = game.determinize(view, Random(0))
    return asked_action(s, game.box, view.seat or "", s.agenda[0])


def printed(box: Box, action: Struct, office: Office | None) -> Said:
    """An action as the catalogues word it; a trade with its board's price."""
    figures = figures_of(action)
    if isinstance(action, Trade):
        figures["price"] = box.boards[office.board].price[action.colour] if office else "?"
    return Said(f"action-{action.__struct_config__.tag}", figures)


def actions_here(box: Box, view: View) -> list[Said]:
    """F15. The actions that activating would do, from top to bottom; at City Hall, the newspaper of the day's."""
    player, location = view.players[view.seat or ""], here(view)
    assert player.office is not None
    if location == HALL:
        return [printed(box, box.newspapers[view.news], player.office)] if view.news else []
    shown = front(box, player.office, location, player.columns[location])
    return [printed(box, action, player.office) for place in shown.places if (action := shown.action(place))]


# What it brings --------------------------------------------------------------------------------------------------


def gains(game: AnyGame, view: View, move: Move, after: Preview) -> Iterator[Said]:
    """A card's visible half; points, dollars and tokens at once; what the end of the game would count for it now."""
    seat, box = view.seat or "", game.box
    mine = [event for event in after.events if event["seat"] == seat]
    for event in mine:
        match event["event"]:
            case "buy-card":
                half = event["card"], event["end"]
                acts = printed(box, box.action[half], view.players[seat].office)
                yield said("hint-gain-half", action=acts, mark=box.mark[half], signed=signed(box.mark[half]))
            case "buy-decree":
                half = event["decree"], event["end"]
                score = box.decree_score[half]
                earns = Said(f"earns-{score.__struct_config__.tag}", figures_of(score))
                yield said("hint-gain-half", action=earns, mark=box.mark[half], signed=signed(box.mark[half]))
            case "dollars" if not isinstance(move, (m.TakeDollars, m.HallDollars)):
                yield said("hint-gain-dollars", dollars=event["dollars"])
            case "reputation":
                yield said("hint-gain-reputation")
            case "paperboy":
                yield said("hint-gain-paperboy")
    if points := sum(event["points"] for event in mine if event["event"] == "points"):
        yield said("hint-gain-points", points=points)
    before = game.sheet(view)[seat]
    ended = sum(after.sheets[seat][line] - before[line] for line in ("reputation", "decrees"))
    if ended:
        yield said("hint-gain-end", points=abs(ended), sign="more" if ended > 0 else "fewer")


def figures_of(printed: Struct) -> dict[str, Any]:
    return {field: getattr(printed, field) for field in printed.__struct_fields__}
