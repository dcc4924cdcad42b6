"""The table in plain text, from a view: drawn, or told in words for a reader who listens."""

from collections.abc import Sequence
from itertools import zip_longest

from msgspec import to_builtins

from boulevard.core.game import AnyGame
from boulevard.core.texts import Texts
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import PIGMENTS, SECTORS
from boulevard.games.couleurs.view import CanvasSeen, PlaceSeen, PlayerSeen, View

Card = list[str]
"""Lines drawn under each other; cards stand side by side."""


def picture(game: AnyGame, view: View, texts: Texts, words: bool = False) -> str:
    """The whole table as its viewer may see it; with `words`, squares and spaces are told instead of drawn."""
    lines = [*state_of_play(view, texts), "", *board(view, texts, words), "", *easels(game.box, view, texts, words)]
    for seat, player in view.players.items():
        lines += ["", *studio(view, seat, player, texts, words)]
    return "\n".join(lines)


def state_of_play(view: View, texts: Texts) -> list[str]:
    if view.first is None or not view.round:
        return [texts("picture-setup")]
    figures = {"round": view.round, "seat": view.first, "turned": view.turned}
    lines = [texts("picture-round", **figures)]
    if view.ending:
        lines.append(texts("picture-ending", reason=view.ending.replace(" ", "-")))
    return lines


# Ring and disc ----------------------------------------------------------------------------------------------------


def board(view: View, texts: Texts, words: bool) -> list[str]:
    if words:
        return [told_place(place, texts) for place in view.places]
    actions = {place.place: texts(f"action-{place.action}") for place in view.places}
    width = max(map(len, actions.values()))
    rows = (f"  {place.place:<5}  {actions[place.place]:<{width}}  {spaces(place, texts)}" for place in view.places)
    return [texts("picture-legend"), *rows, texts("picture-letters")]


def spaces(place: PlaceSeen, texts: Texts) -> str:
    """Who is on a place, and how many may still come."""
    if place.spaces == 0:
        return texts("picture-dark")
    there = [one.seat if one.standing else f"{one.seat}." for one in place.assistants]
    free = 1 if place.spaces is None else place.spaces - len(there)
    return "".join(f"[{mark}]" for mark in [*there, *["_"] * free])


def told_place(place: PlaceSeen, texts: Texts) -> str:
    standing = [one.seat for one in place.assistants if one.standing]
    lying = [one.seat for one in place.assistants if not one.standing]
    there = [
        texts(key, seat=seats) for key, seats in (("picture-standing", standing), ("picture-lying", lying)) if seats
    ]
    free = "any" if place.spaces is None else "dark" if place.spaces == 0 else str(place.spaces - len(place.assistants))
    figures = {"place": place.place, "action": place.action, "free": free, "assistants": " ".join(there)}
    return texts("picture-spaces-words", **figures).rstrip()


# Cards ------------------------------------------------------------------------------------------------------------


def easels(box: Box, view: View, texts: Texts, words: bool) -> list[str]:
    paintings = [box.paintings[card] for card in view.easels if card]
    on_show = [CanvasSeen(one.card, one.points, one.squares, "." * 9) for one in paintings]
    lines = [texts("picture-easels", count=len(view.deck)), *canvases(on_show, texts, words)]
    if view.options["bonus"] != "off":
        cards = [texts("picture-offer", card=card, count=box.cost[card]) for card in view.offers if card]
        lines.append(texts("picture-offers", cards=cards or texts("picture-none")))
    return [*lines, texts("picture-blacks", count=view.blacks_left)]


def canvases(paintings: Sequence[CanvasSeen], texts: Texts, words: bool) -> list[str]:
    if not paintings:
        return ["  " + texts("picture-none")]
    if words:
        return ["  " + told_canvas(one, texts) for one in paintings]
    lines = side_by_side([drawn_canvas(one) for one in paintings])
    return lines + [f"  {texts('picture-named', id=one.card, card=one.card)}" for one in paintings]


def drawn_canvas(one: CanvasSeen) -> Card:
    """The id, the points, and nine squares: an open one by its colour, a painted one by its pigment in brackets."""
    marks = [f" {square} " if on == "." else f"[{on}]" for square, on in zip(one.squares, one.filled, strict=True)]
    return [f"{one.card} {one.points}", *("".join(marks[row : row + 3]) for row in (0, 3, 6))]


def told_canvas(one: CanvasSeen, texts: Texts) -> str:
    left = [square for square, on in zip(one.squares, one.filled, strict=True) if on == "."]
    painted = [on for on in one.filled if on != "."]
    figures = {"card": one.card, "points": one.points}
    return texts("picture-canvas-words", **figures, open=counted(left, texts), painted=counted(painted, texts))


def counted(letters: Sequence[str], texts: Texts) -> list[str] | str:
    """`2 red, 1 blue`; a word for nothing."""
    found = [
        texts("picture-squares", count=letters.count(letter), colour=texts(f"pigment-{letter}"))
        for letter in PIGMENTS
        if letter in letters
    ]
    return found or texts("picture-none")


def side_by_side(cards: Sequence[Card]) -> list[str]:
    widths = [max(map(len, card)) for card in cards]
    rows = zip_longest(*cards, fillvalue="")
    return [
        "  " + "   ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


# A player's studio -----------------------------------------------------------------------------------------------


def studio(view: View, seat: str, player: PlayerSeen, texts: Texts, words: bool) -> list[str]:
    lines = [head(view, seat, player, texts), "  " + stock(player, texts, words)]
    lines.append("  " + texts("picture-tools", tools=tools(player, texts)))
    if player.canvases:
        lines += ["  " + texts("picture-canvases"), *(f"  {line}" for line in canvases(player.canvases, texts, words))]
    if player.finished:
        finished = [
            texts("picture-finished-one", card=one.card, points=one.points, count=one.whites) for one in player.finished
        ]
        lines.append("  " + texts("picture-finished", paintings=finished))
    if player.bonuses:
        lines.append("  " + texts("picture-bonuses", card=player.bonuses))
    if player.used:
        lines.append("  " + texts("picture-used", card=player.used))
    return lines


def head(view: View, seat: str, player: PlayerSeen, texts: Texts) -> str:
    said = [texts("picture-player", seat=seat, count=player.hand)]
    if player.newcomers:
        said.append(texts("picture-newcomers", count=player.newcomers))
    if player.painter:
        colour = view.colour if player.painter == "gauguin" else None
        key = "picture-painter-colour" if colour else "picture-painter"
        said.append(texts(key, painter=player.painter, pigment=colour))
    elif known := [tile for tile in player.tiles if tile]:
        said.append(texts("picture-tiles", painter=known))
    return ", ".join(said)


def stock(player: PlayerSeen, texts: Texts, words: bool) -> str:
    held = {letter: player.stock[letter] for letter in PIGMENTS}
    shown: str | list[str] = " ".join(f"{letter}{count}" for letter, count in held.items())
    if words:
        shown = counted([letter for letter, count in held.items() for _ in range(count)], texts)
    line = texts("picture-stock", stock=shown, count=sum(held.values()), limit=player.limit)
    return ", ".join([line, texts("picture-black", count=player.stock["K"])]) if player.stock["K"] else line


def tools(player: PlayerSeen, texts: Texts) -> list[str]:
    return [texts("picture-tool-token" if one.token else "picture-tool", **to_builtins(one)) for one in player.tools]


def gloss(game: AnyGame, view: View, texts: Texts, words: tuple[str, ...]) -> str | None:
    """What a sector stands for now: the action that faces it."""
    if len(words) < 2 or words[-1] not in SECTORS:
        return None
    return texts("picture-gloss", action=game.box.facing[view.turned % 12][words[-1]])
