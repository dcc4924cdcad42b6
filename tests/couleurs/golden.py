"""What the golden games of Les Couleurs de Paris must show between them."""

from typing import Any

from boulevard import registry
from boulevard.core.events import Event
from boulevard.core.game import Outcome
from boulevard.core.table import Table
from boulevard.games.couleurs.moves import BONUS_CARDS, DISC, PAINTERS, RIM_ACTIONS, TOOLS
from boulevard.games.couleurs.scoring import tie_breaks
from boulevard.games.couleurs.state import BLACK
from goldens import answer, shown_by_any, told, wanted_of

game = registry.game("couleurs")
ENDS = ("second painting", "fifth black", "round limit")
ANSWERS = (
    *(
        "keep: keep",
        "colour: colour",
        "place: place",
        "act: act",
        "act: rest",
        "act: play",
        "after: play",
        "after: end",
    ),
    *("improve: improve", "sixth-space: bonus", "again: again", "again: done", "pay: pay"),
    *("card: take", "card: buy", "paint: paint", "paint: done", "flash: paint", "flash: done"),
    *("degas: paint", "degas: done", "bonus-mix: mix", "bonus-tool: advance", "bonus-copy: copy"),
    *("bonus-swap: swap", "bonus-swap: done", "rotation: turn", "discard: discard", "stay: stay"),
)
TIE_BREAKS = ("whites", "the dearest painting", "black")

WANTED = {
    *wanted_of(game),
    *(f"ended: {end}, {players} players" for end in ENDS for players in game.players),
    *("ended: resigned", "resigned among three or four", "shared victory"),
    *(f"tie broken by {tie}" for tie in TIE_BREAKS),
    *(f"painter {painter}" for painter in PAINTERS),
    *(f"painter {painter} not kept" for painter in PAINTERS),
    *(f"{card} bought under {rule}" for card in BONUS_CARDS for rule in "AB"),
    *(f"{card} played" for card in BONUS_CARDS),
    *("bought in vain", "a bonus card never played", "the discard is the deck again"),
    *(f"{action} done" for action in (*RIM_ACTIONS, *DISC) if action != "copy"),
    *(f"{action} declined" for action in (*RIM_ACTIONS, *DISC)),
    *(f"{action} copied" for action in RIM_ACTIONS),
    *(f"{tool} brings {reward}" for tool in TOOLS for reward in ("assistant", "points")),
    *(f"{tool} at its end" for tool in TOOLS),
    *("a token turned", "a token taken as 10", "six assistants"),
    *("turn 0", "turn 2", "painted with white", "painted with another colour", "three whites on a painting"),
    *("copied paying with white", "mixed paying with white"),
    *(f"colour {colour} with white" for colour in "OGV"),
    *("flash with R", "flash with Y", "flash with B"),
    *("more than twelve pigments kept", "easels renewed", "no painting left", "the first player changes"),
    *(f"{card} finished" for card in game.box.paintings),
    *ANSWERS,
}

RARE = {"tie broken by the dearest painting", *(f"ended: fifth black, {players} players" for players in game.players)}


def shown(table: Table) -> set[str]:
    """What a game shows."""
    s, players = table.state, len(table.players)
    found = shown_by_any(table)
    found |= {f"painter {painter}" for painter in s.painters}
    if s.painters:
        found |= {f"painter {painter} not kept" for dealt in s.dealt for painter in dealt if painter not in s.painters}
    if s.resigned and players > 2:
        found.add("resigned among three or four")
    for before, move, after, events in told(table):
        found |= answer(before, game, move) | said(before, str(move).split(" ")) | stands(before, after)
        for event in events:
            found |= happened(before, event)
        if any(event.name == "buy" for event in events) and table.options["bonus"] == "A":
            found |= set() if asks_bonus(after) else {"bought in vain"}
    if table.outcome is not None:
        found |= ending(s, table.outcome)
    return found


def asks_bonus(s: Any) -> bool:
    """Is a bonus card being carried out? Painting by one is asked as any painting is."""
    decision = game.decision(s)
    return decision is not None and (decision.key.startswith("bonus-") or decision.key == "paint")


def said(before: Any, words: list[str]) -> set[str]:
    """What the text alone tells, and where an assistant stood."""
    match words:
        case ["turn", _]:
            return {" ".join(words)}
        case ["rest", place]:
            return {f"{facing(before, place)} declined"}
        case ["paint", _, _, pigment]:
            return {"painted with white" if pigment == "W" else "painted with another colour"}
        case ["act", "copy", _, payment] | ["copy", _, payment] if payment.endswith("+W"):
            return {"copied paying with white", f"colour {before.colour} with white"}
        case ["act", _, payment] if payment.endswith("+W"):
            return {"mixed paying with white", f"colour {before.colour} with white"}
    return set()


def facing(s: Any, place: str) -> str:
    """The action of a place; the disc's places are called as theirs."""
    return next(one.action for one in game.view(s, None).places if one.place == place) if place[1:].isdigit() else place


def happened(before: Any, event: Event) -> set[str]:
    match event.name, event.figures:
        case "act", {"action": action}:
            return {f"{action} done"}
        case "act-disc", {"place": place}:
            return {f"{place} done"}
        case "copy", {"action": action}:
            return {f"{action} copied"}
        case "buy", {"card": card}:
            return {f"{card} bought under {before.options['bonus']}"}
        case "play", {"card": card}:
            return {f"{card} played"}
        case "token", {"tool": tool, "points": points}:
            had = before.tokens[int(event.seat or 0) - 1][TOOLS.index(tool)]
            ends = {f"{tool} at its end", "a token turned" if had else "a token taken as 10"}
            return ends if points == game.box.score.tool_end else {f"{tool} brings points"}
        case "newcomer", _:
            return {f"{tool} brings assistant" for tool in raised(before)}
        case "finish", {"card": card, "count": whites}:
            return {f"{card} finished", *(["three whites on a painting"] if whites == 3 else [])}
        case "paint", {"pigment": pigment} if (decision := game.decision(before)) and decision.key == "flash":
            return {f"flash with {pigment}"}
        case "renewal", _:
            return {"easels renewed"}
    return set()


def raised(s: Any) -> list[str]:
    """The tool whose sixth space is asked about."""
    step = s.agenda[0]
    return [TOOLS[step.tool]]


def stands(before: Any, after: Any) -> set[str]:
    """What can be seen after a move."""
    found = set()
    if before.first not in (-1, after.first):
        found.add("the first player changes")
    if before.bonus_discard and not after.bonus_discard and after.bonus_deck:
        found.add("the discard is the deck again")
    if after.easels and not any(after.easels) and not after.deck:
        found.add("no painting left")
    if after.round > before.round and any(sum(stock[:BLACK]) > game.box.player.stock_limit for stock in after.stocks):
        found.add("more than twelve pigments kept")
    counts = zip(after.hands, after.standing, after.lying, after.newcomers, strict=True)
    if any(hand + len(up) + len(down) + new == 6 for hand, up, down, new in counts):
        found.add("six assistants")
    return found


def ending(s: Any, outcome: Outcome) -> set[str]:
    if outcome.reason == "resigned":
        return {"ended: resigned"}
    found = {f"ended: {outcome.reason}, {s.players} players"}
    if any(s.bonuses):
        found.add("a bonus card never played")
    if len(outcome.winners) > 1:
        return found | {"shared victory"}
    ranks = [(outcome.scores[seat]["total"], *ties.values()) for seat, ties in tie_breaks(s, game.box).items()]
    *_, second, best = sorted(ranks)
    decided = next(place for place, (one, other) in enumerate(zip(best, second, strict=True)) if one != other)
    return found | ({f"tie broken by {TIE_BREAKS[decided - 1]}"} if decided else set())
