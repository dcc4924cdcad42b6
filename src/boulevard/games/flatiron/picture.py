"""The table told in plain text, from a view, line by line: it can be played from, and listened to as well."""

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import Struct

from boulevard.core.game import AnyGame
from boulevard.core.texts import Texts
from boulevard.games.flatiron.building import Trade
from boulevard.games.flatiron.columns import front
from boulevard.games.flatiron.moves import COLOURS, DANIEL, ENDS, HALL, STREETS, Colour, Side, Street
from boulevard.games.flatiron.pieces import Box
from boulevard.games.flatiron.setting import sides
from boulevard.games.flatiron.state import COLUMN_LIMIT, ROOF, Office
from boulevard.games.flatiron.turn import asked_action
from boulevard.games.flatiron.view import DanielSeen, PlayerSeen, View


def picture(game: AnyGame, view: View, texts: Texts, words: bool = False) -> str:
    """The whole table as its viewer may see it. It is all words; with `words` cards are told without their ids, which
    are for those who type."""
    box: Box = game.box
    lines = [*building(box, view, texts), "", *city_hall(box, view, texts, words), ""]
    lines += [*streets(box, view, texts, words), ""]
    lines += [supply(view, texts), paperboy(view, texts)]
    for seat, player in view.players.items():
        lines += ["", *office(box, view, seat, player, texts)]
    if view.daniel is not None:
        lines += ["", *daniel(box, view.daniel, texts)]
    if asked := action_asked(game, view, texts):
        lines += ["", asked]
    return "\n".join(capital(line) for line in lines)


def worded(texts: Texts, group: str, verb: Struct, **figures: Any) -> str:
    """A verb of the content file with its figures, in words: `action-build`, `bonus-points`, `effect-sell_more` …"""
    own = {field: getattr(verb, field) for field in verb.__struct_fields__}
    return texts(f"{group}-{verb.__struct_config__.tag}", **own, **figures)


def acted(box: Box, texts: Texts, action: Struct, board: Office | None) -> str:
    """An action in words; a trade with its board's price."""
    if isinstance(action, Trade):
        price = box.boards[board.board].price[action.colour] if board else "?"
        return worded(texts, "action", action, price=price)
    return worded(texts, "action", action)


def capital(line: str) -> str:
    """A line begins with a capital, though it may begin with an article."""
    begin = len(line) - len(line.lstrip())
    return line[:begin] + line[begin : begin + 1].upper() + line[begin + 1 :]


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def listed(parts: Iterable[str], separator: str = ", ") -> str:
    return separator.join(parts)


# The middle of the table -----------------------------------------------------------------------------------------


def building(box: Box, view: View, texts: Texts) -> list[str]:
    """The levels from the top down, the effect of the floor under construction, and the floor to come."""
    lines = []
    for number, level in reversed(list(enumerate(view.levels, 1))):
        if level.floor == ROOF:
            lines.append(texts("picture-roof"))
            continue
        slots = []
        for slot, (pillar, bonus) in enumerate(zip(level.pillars, box.floors[level.floor].slots, strict=True), 1):
            if pillar is not None:
                slots.append(texts("picture-slot", slot=slot, pillar=texts(f"colour-{pillar}")))
            else:
                slots.append(texts("picture-slot-empty", slot=slot, bonus=worded(texts, "bonus", bonus)))
        current = number == len(view.levels)
        lines.append(texts("picture-level", level=number, current=current, floor=level.floor, pillars=listed(slots)))
    if view.levels and view.levels[-1].floor != ROOF:
        effect = worded(texts, "effect", box.floors[view.levels[-1].floor].effect)
        lines.append(texts("picture-effect", effect=effect))
    if view.next_floor is not None:
        lines.insert(0, next_floor(box, view, view.next_floor, texts))
    return lines


def next_floor(box: Box, view: View, floor: str, texts: Texts) -> str:
    figures: dict[str, Any] = {"floor": floor, "count": view.floor_pile, "effect": None, "slots": None}
    if floor != ROOF:
        tile = box.floors[floor]
        figures["effect"] = worded(texts, "effect", tile.effect)
        figures["slots"] = listed(worded(texts, "bonus", bonus) for bonus in tile.slots)
    return texts("picture-next", **figures)


def present(view: View, location: str, texts: Texts) -> str:
    """Who stands there."""
    there = [seat for seat, player in view.players.items() if player.place == location]
    if view.daniel is not None and view.daniel.place == location:
        there.append(DANIEL)
    return listed(texts(f"seat-{seat}") for seat in there) or texts("picture-nobody")


def half(texts: Texts, words: str, mark: int) -> str:
    return texts("picture-half", words=words, mark=mark, signed=signed(mark))


def named(texts: Texts, kind: str, card: str, words: bool) -> str:
    """A card by its name, for those who type with its id before it."""
    name = texts(f"{kind}-{card}")
    return name if words else f"{card} {name}"


def city_hall(box: Box, view: View, texts: Texts, words: bool) -> list[str]:
    lines = [texts("picture-hall", here=present(view, HALL, texts))]
    if view.news is not None:
        action = acted(box, texts, box.newspapers[view.news], None)
        lines.append("  " + texts("picture-news", newspaper=view.news, action=action))
    for decree in view.decrees:
        top, bottom = (
            half(texts, worded(texts, "earns", box.decree_score[decree, end]), box.mark[decree, end]) for end in ENDS
        )
        name = named(texts, "decree", decree, words)
        lines.append("  " + texts("picture-decree", decree=name, top=top, bottom=bottom))
    return lines


def streets(box: Box, view: View, texts: Texts, words: bool) -> list[str]:
    """Each pile: who is there, how many cards, and the open one."""
    own = view.players[view.seat].office if view.seat in view.players else None
    lines = []
    for street in STREETS:
        pile = view.piles[street]
        card = texts("picture-pile-empty") if pile.open is None else street_card(box, pile.open, own, texts, words)
        here = present(view, street, texts)
        lines.append(texts("picture-street", street=street, here=here, count=pile.size, card=card))
    return lines


def street_card(box: Box, card: str, own: Office | None, texts: Texts, words: bool) -> str:
    printed = box.cards[card]
    top, bottom = (half(texts, acted(box, texts, box.action[card, end], own), box.mark[card, end]) for end in ENDS)
    figures = {"card": named(texts, "card", card, words), "price": printed.cost, "street": printed.street}
    return texts("picture-card", **figures, top=top, bottom=bottom)


def supply(view: View, texts: Texts) -> str:
    pillars = listed(texts("picture-supply-pillar", colour=colour, count=view.supply[colour]) for colour in view.supply)
    return texts("picture-supply", pillars=pillars, reputation=view.reputation, newspapers=view.news_pool)


def paperboy(view: View, texts: Texts) -> str:
    if view.paperboy is None:
        return texts("picture-paperboy-gone")
    return texts("picture-paperboy", space=view.paperboy)


# The players -----------------------------------------------------------------------------------------------------


def office(box: Box, view: View, seat: str, player: PlayerSeen, texts: Texts) -> list[str]:
    """A player's board with its columns, money and newspapers."""
    place = texts(f"location-{player.place or 'none'}")
    figures = {"points": player.points, "dollars": player.dollars, "tokens": player.tokens}
    lines = [texts("picture-player", seat=seat, place=place, **figures)]
    if player.office is None:
        lines.append("  " + texts("picture-boards", board=player.boards or "-"))
        if seat == view.seat:
            open_sides = sides(view.options)
            lines += ["  " + line for name in player.boards for line in board_to_choose(box, name, open_sides, texts)]
        return lines
    stock = listed(warehouses(box, player.office.board, player.stock, texts), texts("picture-semicolon"))
    chosen = {"board": player.office.board, "side": player.office.side}
    lines.append("  " + texts("picture-board", **chosen, warehouses=stock))
    for street in STREETS:
        lines += ["  " + line for line in column(box, player, player.office, street, texts)]
    if seat == view.seat:
        lines += ["  " + line for line in hand(box, view, player, texts)]
    elif player.newspapers:
        known = {"count": player.newspapers, "newspaper": player.known or None}
        lines.append("  " + texts("picture-newspapers-known", **known))
    return lines


def warehouses(box: Box, board: str, stock: list[Colour], texts: Texts) -> list[str]:
    printed = box.boards[board]
    figures = [
        {"colour": colour, "price": printed.price[colour], "points": printed.points[colour], "stored": colour in stock}
        for colour in COLOURS
    ]
    return [texts("picture-warehouse", **one) for one in figures]


def board_to_choose(box: Box, board: str, open_sides: tuple[Side, ...], texts: Texts) -> list[str]:
    """F7. What is printed on a board that was dealt."""
    stock = listed(warehouses(box, board, [], texts), texts("picture-semicolon"))
    lines = [texts("picture-choice", board=board, warehouses=stock)]
    for side in open_sides:
        lines.append("  " + texts("picture-choice-side", side=side))
        for street, printed in box.printed[board, side].items():
            actions = listed((acted(box, texts, action, Office(board, side)) for action in printed), " / ")
            lines.append("    " + texts("picture-choice-column", street=street, actions=actions))
    return lines


def column(box: Box, player: PlayerSeen, chosen: Office, street: Street, texts: Texts) -> list[str]:
    """A column from top to bottom; actions are numbered as copying counts them, decrees have none."""
    cards = player.columns[street]
    reputation = signed(sum(box.mark[one] for one in cards.ends()))
    lines = [texts("picture-column", street=street, signed=reputation, count=cards.size, most=COLUMN_LIMIT)]
    shown, number = front(box, chosen, street, cards), 0
    for place in shown.places:
        tucked, action = shown.half(place), shown.action(place)
        number += action is not None
        words = acted(box, texts, action, chosen) if action is not None else ""
        if tucked is None:
            lines.append("  " + texts("picture-action", number=number, words=words))
        elif action is not None:
            done = half(texts, words, box.mark[tucked])
            lines.append("  " + texts("picture-tucked", number=number, card=tucked[0], words=done))
        else:
            earned = half(texts, worded(texts, "earns", box.decree_score[tucked]), box.mark[tucked])
            lines.append("  " + texts("picture-tucked-decree", decree=tucked[0], words=earned))
    return lines


def hand(box: Box, view: View, player: PlayerSeen, texts: Texts) -> list[str]:
    """The viewer's newspapers, those that the rival knows marked, and the two just drawn."""
    lines = []
    given = list(player.given)
    held = []
    for kind in player.known:
        key = "picture-newspaper-given" if kind in given else "picture-newspaper"
        if kind in given:
            given.remove(kind)
        held.append(texts(key, newspaper=kind, action=acted(box, texts, box.newspapers[kind], player.office)))
    if held:
        lines.append(texts("picture-newspapers", newspapers=listed(held, texts("picture-semicolon"))))
    drawn = [
        texts("picture-newspaper", newspaper=kind, action=acted(box, texts, box.newspapers[kind], player.office))
        for kind in view.drawn
        if kind is not None
    ]
    if drawn:
        lines.append(texts("picture-drawn", newspapers=listed(drawn, texts("picture-semicolon"))))
    return lines


def daniel(box: Box, seen: DanielSeen, texts: Texts) -> list[str]:
    lines = [texts("picture-daniel", points=seen.points, place=texts(f"location-{seen.place or 'none'}"))]
    if seen.office is not None:
        points = box.boards[seen.office.board].points
        stock = [texts("picture-daniel-warehouse", colour=colour, points=points[colour]) for colour in COLOURS]
        lines.append("  " + texts("picture-daniel-board", board=seen.office.board, warehouses=listed(stock)))
    if seen.open:
        marks = sum(box.daniel[card].popularity for card in seen.open)
        lines.append("  " + texts("picture-daniel-open", daniel=seen.open, marks=marks, pairs=seen.pairs))
    pile = [card for card in box.daniel if card not in seen.open]
    lines.append("  " + texts("picture-daniel-pile", count=len(pile)))
    lines += ["    " + daniel_card(box, card, texts) for card in pile]
    if seen.cards:
        cards = listed(texts(f"{'card' if card in box.cards else 'decree'}-{card}") for card in seen.cards)
        lines.append("  " + texts("picture-daniel-cards", cards=cards))
    return lines


def daniel_card(box: Box, card: str, texts: Texts) -> str:
    printed = box.daniel[card]
    places = {"location": printed.main, "location_else": printed.alternative}
    return texts("picture-daniel-card", daniel=card, words=worded(texts, "does", printed.action), **places)


# What is being asked ---------------------------------------------------------------------------------------------


def action_asked(game: AnyGame, view: View, texts: Texts) -> str | None:
    """The action about which its viewer is asked."""
    if view.seat is None or view.seat not in view.to_act or view.decision is None:
        return None
    if view.decision.key not in ("action", "second-pillar"):
        return None
    s = game.determinize(view, Random(0))
    action = asked_action(s, game.box, view.seat, s.agenda[0])
    assert action is not None
    return texts("picture-asked", words=acted(game.box, texts, action, s.offices[view.seat]))


def gloss(game: AnyGame, view: View, texts: Texts, words: tuple[str, ...]) -> str | None:
    """What a word of a move stands for on the table as it is: the card that would be bought, its halves, a slot."""
    box: Box = game.box
    own = view.players[view.seat].office if view.seat in view.players else None
    here = view.players[view.seat].place if view.seat in view.players else None
    pile = here if words[0] == "buy" else words[1] if words[0] == "card" and len(words) > 1 else None
    card = view.piles[pile].open if pile in view.piles else None
    if card is not None and view.decision is not None and view.decision.key in ("one-thing", "action"):
        if words in (("buy",), ("card", pile)):
            return texts("picture-offer", card=card, price=box.cards[card].cost)
        if words[-1] in ENDS:
            return half(texts, acted(box, texts, box.action[card, words[-1]], own), box.mark[card, words[-1]])
    if words[0] in ("decree", "hall") and words[-1] in ENDS and words[-3] in view.decrees:
        decree, end = words[-3], words[-1]
        return half(texts, worded(texts, "earns", box.decree_score[decree, end]), box.mark[decree, end])
    if words[0] == "build" and len(words) == 3:
        return worded(texts, "bonus", box.floors[view.levels[-1].floor].slots[int(words[2]) - 1])
    return None
