"""A move of Les Couleurs de Paris as somebody beside you would give it away: the kind of thing, the place, the deed,
what it brings."""

from collections.abc import Iterator
from typing import Any

from boulevard.core.counsel import Counsel, Said, said, there
from boulevard.core.game import AnyGame, Preview
from boulevard.core.moves import Move
from boulevard.games.couleurs import moves as m
from boulevard.games.couleurs.view import PlayerSeen, View

KINDS: dict[str, str] = {
    **dict.fromkeys(("red", "yellow", "blue", "white"), "pigments"),
    **dict.fromkeys(("orange", "green", "violet"), "mix"),
    **{action: action for action in ("black", "tool", "card", "paint", "first", "copy", "turn")},
}
"""What each action is about."""
ASKED: dict[type[Move], str] = {
    **dict.fromkeys((m.Improve, m.Advance, m.Again, m.ChooseReward), "tool"),
    m.Take: "card",
    **dict.fromkeys((m.Buy, m.Play), "bonus"),
    **dict.fromkeys((m.Paint, m.PaintWith), "paint"),
    **dict.fromkeys((m.Mix, m.MixPaying), "mix"),
    **dict.fromkeys((m.Copy, m.CopyPaying), "copy"),
    **dict.fromkeys((m.Pay, m.Swap, m.Discard), "stock"),
    m.Turn: "turn",
    m.Stay: "stay",
    m.Keep: "painter",
    m.ChooseColour: "colour",
    **dict.fromkeys((m.Done, m.End), "enough"),
}
"""What each other move is about."""
OF_ACTION = dict(zip(("red", "yellow", "blue", "orange", "green", "violet"), m.COLOURS, strict=False))
"""The colour that an action brings and paintings ask for."""
FOR_PAINTINGS = ("pigments", "mix")
"""What is for one's own paintings, or as long as there are none, for those to come."""


def counsel(game: AnyGame, view: View, move: Move) -> Counsel:
    place, where = place_of(view, move)
    return Counsel(
        nudge=nudge(game, view, move),
        place=place,
        where=where,
        deed=deed(game, view, move),
        gains=tuple(gains(game, view, move)),
    )


def action_at(game: AnyGame, view: View, place: str) -> str:
    """L2. What faces a place of the ring now; a place of the disc is its own action."""
    facing: str | None = game.box.action_at(place, view.turned)
    return facing or place


def nudge(game: AnyGame, view: View, move: Move) -> Said:
    kind = about(game, view, move)
    if kind in FOR_PAINTINGS and not view.players[view.seat or ""].canvases:
        return said(f"hint-nudge-early-{kind}")
    return said(f"hint-nudge-{kind}")


def better(view: View, line: str) -> str | None:
    """Where nothing is painted yet, no painting gets on: one is to come."""
    return "better-early-works" if line == "works" and not view.players[view.seat or ""].canvases else None


def about(game: AnyGame, view: View, move: Move) -> str:
    match move:
        case m.Rest():
            return "rest"
        case m.ActCopy() | m.ActCopyPaying():
            return "copy"
        case m.Place() | m.Act() | m.ActPaying():
            return KINDS[action_at(game, view, move.place)]
        case m.Mix(colour="K"):
            return "black"
    return ASKED[type(move)]


def place_of(view: View, move: Move) -> tuple[Said | None, tuple[dict[str, Any], ...]]:
    """A place on ring or disc, a card, a tool, a pigment of the stock."""
    match move:
        case m.Place() | m.Act() | m.ActPaying() | m.Rest() | m.Copy() | m.CopyPaying() | m.Stay():
            return said("hint-place-place", place=move.place), (there("place", view.seat, place=move.place),)
        case m.ActCopy() | m.ActCopyPaying():
            found = [there("place", view.seat, place=place) for place in ("copy", move.place)]
            return said("hint-place-place", place=move.place), tuple(found)
        case m.Take() | m.Buy() | m.Play() | m.Paint() | m.PaintWith():
            return said("hint-place-card", card=move.card), (there("take", view.seat, card=move.card),)
        case m.Improve():
            return said("hint-place-tool", tool=move.tool), (there("tool", view.seat, tool=move.tool),)
        case m.Advance():
            tools = [there("tool", view.seat, tool=tool) for tool in move.tools]
            return said("hint-place-tool", tool=list(dict.fromkeys(move.tools))), tuple(tools)
        case m.Pay() | m.Swap() | m.Discard():
            return said("hint-place-stock", pigment=move.pigment), (there("pay", view.seat, pigment=move.pigment),)
    return None, ()


def deed(game: AnyGame, view: View, move: Move) -> Said:
    verb = str(move).partition(" ")[0]
    match move:
        case m.Place(place) | m.Act(place) if place in m.DISC:
            return said(f"hint-deed-{verb}-disc", place=place, does=said(f"hint-does-{place}"))
        case m.Place() | m.Act() | m.ActPaying() | m.Copy() | m.CopyPaying():
            return said(f"hint-deed-{verb}", place=move.place, action=action_at(game, view, move.place))
        case m.ActCopy() | m.ActCopyPaying():
            return said("hint-deed-copyist", place=move.place, action=action_at(game, view, move.place))
        case m.Rest() | m.Stay():
            return said(f"hint-deed-{verb}", place=move.place)
        case m.Improve():
            return said("hint-deed-improve", tool=move.tool, pigment=list(move.payment))
        case m.Advance():
            return said("hint-deed-advance", tool=list(move.tools))
        case m.Take() | m.Buy() | m.Play():
            return said(f"hint-deed-{verb}", card=move.card)
        case m.Paint() | m.PaintWith():
            return said("hint-deed-paint", card=move.card, colour=move.colour, pigment=move.pigment)
        case m.Mix() | m.MixPaying() | m.ChooseColour():
            return said(f"hint-deed-{verb}", pigment=move.colour)
        case m.Pay():
            return said("hint-deed-pay", pigment=move.pigment)
        case m.Swap():
            return said("hint-deed-swap", pigment=move.pigment, pigment_for=move.pigment_for)
        case m.Discard():
            return said("hint-deed-discard", pigment=move.pigment, count=move.count)
        case m.ChooseReward():
            return said("hint-deed-bonus", reward=move.reward)
        case m.Turn():
            return said("hint-deed-turn", count=move.notches)
        case m.Keep():
            return said("hint-deed-keep", painter=move.painter)
    return said(f"hint-deed-{verb}")


def gains(game: AnyGame, view: View, move: Move) -> Iterator[Said]:
    """What the move does at once, what a painting asks for that would be taken, and what a place is good for."""
    if isinstance(move, m.Take):
        yield wanted(game, view, move.card)
        return
    if isinstance(move, m.Place):
        yield from good_for(game, view, action_at(game, view, move.place))
        yield from denied(game, view, move.place)
    after = game.preview(view, move)
    for event in after.events:
        if event["seat"] != view.seat:
            continue
        match event["event"]:
            case "gain":
                yield said("hint-gain-pigments", count=event["count"], pigment=event["pigment"])
            case "tool":
                yield said("hint-gain-tool", tool=event["tool"], level=event["level"])
            case "token":
                yield said("hint-gain-token", points=event["points"])
            case "newcomer":
                yield said("hint-gain-newcomer")
            case "finish":
                yield finished(game, view, after, event)
            case "paint" if after.whole:
                yield from painted(after.view, event["card"])


def good_for(game: AnyGame, view: View, action: str) -> Iterator[Said]:
    """How much one's paintings lack of what an action brings, or as long as there are none, how many of those on the
    easels ask for it; and what one could paint."""
    me, colour = view.players[view.seat or ""], OF_ACTION.get(action)
    if action == "paint":
        key, count = "paint", fillable(game, me)
    elif colour is None:
        return
    elif me.canvases:
        key, count = "colour", lacking(me, colour)
    else:
        key, count = "easels", sum(colour in game.box.paintings[one].squares for one in view.easels if one)
    if count > 0:
        yield said(f"hint-good-{key}", count=count, pigment=colour or "")


def denied(game: AnyGame, view: View, place: str) -> Iterator[Said]:
    """L8. Where it takes the last space of an action: which rival who does not stand there lacks most of what that
    brings, or could paint most."""
    action = action_at(game, view, place)
    spaces = [one for one in view.places if one.action == action]
    there = [assistant.seat for one in spaces for assistant in one.assistants]
    if any(one.spaces is None for one in spaces) or sum(one.spaces or 0 for one in spaces) - len(there) != 1:
        return
    rivals = {seat: one for seat, one in view.players.items() if seat != view.seat and seat not in there}
    colour = OF_ACTION.get(action)
    if action == "paint":
        counts = {seat: fillable(game, one) for seat, one in rivals.items()}
    else:
        counts = {seat: lacking(one, colour) for seat, one in rivals.items()} if colour else {}
    seat = max(counts, key=lambda seat: counts[seat], default="")
    if counts.get(seat, 0) > 0:
        key = "hint-gain-denied-colour" if colour else "hint-gain-denied-paint"
        yield said(key, seat=seat, count=counts[seat], pigment=colour or "")


def lacking(player: PlayerSeen, colour: str) -> int:
    """How much of a colour the open squares of somebody's paintings ask for beyond what there is."""
    still = "".join(
        square for one in player.canvases for square, on in zip(one.squares, one.filled, strict=True) if on == "."
    )
    return still.count(colour) - player.stock[colour]


def fillable(game: AnyGame, me: PlayerSeen) -> int:
    """L17. How many open squares one action would paint with what somebody has: with their own colours, and with white
    as far as a painting takes it."""
    left, coloured, white = dict(me.stock), 0, 0
    for one in me.canvases:
        wants = [square for square, on in zip(one.squares, one.filled, strict=True) if on == "."]
        still = len(wants)
        for square in set(wants):
            painted = min(left[square], wants.count(square))
            left[square], coloured, still = left[square] - painted, coloured + painted, still - painted
        white += min(still, game.box.player.whites_per_painting - one.filled.count("W"))
    brush = next(tool.level for tool in me.tools if tool.tool == "brush")
    return min(brush, coloured + min(white, left["W"]))


def painted(view: View, card: str) -> Iterator[Said]:
    """How far a painting then is, unless it is finished."""
    for one in view.players[view.seat or ""].canvases:
        if one.card == card:
            yield said("hint-gain-painted", count=len(one.filled) - one.filled.count("."), of=len(one.filled))


def finished(game: AnyGame, view: View, after: Preview, event: dict[str, Any]) -> Said:
    """What a painting that is finished brings, with what its whites cost."""
    sheets, me = (game.sheet(view), after.sheets), view.seat or ""
    cost = sheets[0][me]["whites"] - sheets[1][me]["whites"]
    figures = {"card": event["card"], "points": event["points"]}
    return said("hint-gain-finish-whites", **figures, cost=cost) if cost else said("hint-gain-finish", **figures)


def wanted(game: AnyGame, view: View, card: str) -> Said:
    """What a painting is worth, and how many of its squares the stock could fill with their own colours."""
    stock, painting = view.players[view.seat or ""].stock, game.box.paintings[card]
    count = sum(min(stock[colour], painting.squares.count(colour)) for colour in m.COLOURS)
    return said("hint-gain-painting", points=painting.points, count=count)
