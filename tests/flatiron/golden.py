"""What the golden games of Flatiron must show between them."""

from typing import Any

from boulevard import registry
from boulevard.core.events import Event
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.games.flatiron import actions as a
from boulevard.games.flatiron import building
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.turn import ColumnAction
from goldens import answer, shown_by_any, told, wanted_of

game = registry.game("flatiron")
box = game.box

ANSWERS = (
    *("board: board", "move: move", "move: news", "one-thing: buy", "one-thing: decree", "one-thing: activate"),
    *("one-thing: dollars", "one-thing: news", "action: skip", "action: gain", "action: buy", "action: sell"),
    *("action: build", "action: floor", "action: swap", "action: card", "action: decree", "action: copy"),
    *("action: hall", "action: news", "second-pillar: build", "second-pillar: done", "keep: keep"),
    *("end: news", "end: end"),
)
SPACES = box.paperboy

WANTED = {
    *wanted_of(game),
    *ANSWERS,
    *(f"board {board} {side}" for board in box.boards for side in ("violet", "gold")),
    *(f"Daniel on board {board}" for board in box.boards),
    *(f"{card} {end} done" for card, end in box.action),
    *(f"{decree} {end} scored" for decree, end in box.decree_score),
    *(f"{floor} begins" for floor, one in box.floors.items() if one.start),
    *(f"{floor} laid" for floor in (*box.floors, "roof")),
    *(f"effect of {floor}" for floor in box.floors),
    *(f"{floor} slot {slot}" for floor in box.floors for slot in (1, 2, 3)),
    *(f"bonus {bonus.__struct_config__.tag}" for floor in box.floors.values() for bonus in floor.slots),
    *(f"newspaper {kind} spent and done" for kind in box.newspapers),
    *(f"newspaper {kind} at City Hall" for kind in box.newspapers),
    *(f"newspaper {kind} given" for kind in box.newspapers),
    *(f"the paperboy at {space}" for space in SPACES),
    *("two newspapers", "one newspaper left", "no newspaper left", "Daniel meets the paperboy"),
    *(f"{card} opened" for card in box.daniel),
    *("Daniel pillar", "Daniel floor", "Daniel decree", "Daniel pair", "Daniel shuffles", "Daniel meets the player"),
    *("Daniel popularity", "Daniel pair without a card"),
    *("copy own", "copy open", "City Hall copied", "second pillar"),
    *("a pile is empty", "reputation has run out", *(f"no {colour} pillar left" for colour in m.COLOURS)),
    *("ended: roof by 1", "ended: roof by 2", "ended: roof by daniel"),
    *(f"ended: {end}, {players} players" for end in ("turn limit", "resigned") for players in game.players),
    *(f"{who} wins, daniel={daniel}" for who in ("1", "daniel") for daniel in ("normal", "hard")),
    *(f"tie broken by the Roof for {seat}" for seat in ("1", "2", "daniel")),
    *("tie: shared victory", "tie: shared with Daniel"),
}

RARE = {"one newspaper left", "reputation has run out", "tie broken by the Roof for daniel"}


def shown(table: Table) -> set[str]:
    """What a game shows, its lines played again."""
    found = shown_by_any(table)
    spent: str | None = None
    for before, move, s, events in told(table):
        floor = before.levels[-1].floor if before.levels else ""
        found |= answer(before, game, move) | done(before, before.agenda[0], move, spent) | supplies(s)
        spent = move.newspaper if isinstance(move, m.Spend) else None
        for event in events:
            found |= happened(s, event.name, event.seat, event.figures, floor) | set_up(event.name, event.figures)
        found |= news(before, events)
        if {event.name for event in events} & {"daniel-pair", "daniel-takes"} == {"daniel-pair"}:
            found.add("Daniel pair without a card")
    return found | ending(table)


def supplies(s: Any) -> set[str]:
    """F6. What has run out."""
    found = {f"no {colour} pillar left" for colour, left in s.supply.items() if not left}
    if not s.reputation:
        found.add("reputation has run out")
    if not s.news_pool and s.news:
        found.add("no newspaper left")
    if s.starter and any(pile.open is None for pile in s.piles.values()) and game.to_act(s) != (CHANCE,):
        found.add("a pile is empty")
    return found


def set_up(name: str, figures: dict[str, Any]) -> set[str]:
    """Boards and floors."""
    match name:
        case "board":
            return {f"board {figures['board']} {figures['side']}"}
        case "daniel-board":
            return {f"Daniel on board {figures['board']}"}
        case "start-floor":
            return {f"{figures['floor']} begins"}
        case "floor":
            return {f"{figures['floor']} laid"}
    return set()


def news(before: Any, events: tuple[Event, ...]) -> set[str]:
    """F15, F27, F37. Newspapers at City Hall and from the paperboy."""
    found = set()
    for event in events:
        match event.name, event.figures:
            case "activate", {"location": "hall"}:
                found.add(f"newspaper {before.news} at City Hall")
            case "give", {"newspaper": kind}:
                found.add(f"newspaper {kind} given")
            case "paperboy", {"space": space}:
                found.add(f"the paperboy at {space}")
                found |= {"Daniel meets the paperboy"} if event.seat == m.DANIEL else set()
                found |= {"one newspaper left"} if len(before.news_pool) == 1 else set()
    return found


def done(s: Any, step: Any, move: Any, spent: str | None) -> set[str]:
    """An action carried out, and where it was printed."""
    if isinstance(move, (m.Skip, m.Spend)):
        return set()
    if isinstance(step, ColumnAction):
        column, printed = s.columns[step.seat][step.street], 2
        if step.place < 0:
            return {f"{column.above[-1 - step.place]} top done"}
        if step.place >= printed:
            return {f"{column.below[step.place - printed]} bottom done"}
    if isinstance(step, a.OneAction) and spent is not None:
        return {f"newspaper {spent} spent and done"}
    if isinstance(step, building.SecondPillar) and isinstance(move, m.PutPillar):
        return {"second pillar"}
    return set()


def happened(s: Any, name: str, seat: str | None, figures: dict[str, Any], floor: str) -> set[str]:
    found = set()
    daniel = seat == m.DANIEL
    names = {
        "copy-own": "copy own",
        "copy-open": "copy open",
        "copy-hall": "City Hall copied",
        "draw-two": "two newspapers",
        "daniel-decree": "Daniel decree",
        "daniel-takes": "Daniel pair",
        "daniel-shuffles": "Daniel shuffles",
        "popularity": "Daniel popularity",
    }
    if name in names:
        found.add(names[name])
    if name == "daniel-card":
        found.add(f"{figures['daniel']} opened")
        if figures["location"] == s.places["1"]:
            found.add("Daniel meets the player")
    if daniel and name in ("build", "floor"):
        found.add("Daniel pillar" if name == "build" else "Daniel floor")
    if not daniel and name == "build":
        found.add(f"{floor} slot {figures['slot']}")
        bonus = box.floors[floor].slots[figures["slot"] - 1]
        if getattr(bonus, "colour", figures["colour"]) == figures["colour"]:
            found.add(f"bonus {bonus.__struct_config__.tag}")
    if not daniel and floor in box.floors and in_effect(s, name, seat, figures, floor):
        found.add(f"effect of {floor}")
    return found


def in_effect(s: Any, name: str, seat: str | None, figures: dict[str, Any], floor: str) -> bool:
    """Did the floor's effect change what just happened?"""
    effect, location = box.floors[floor].effect, figures.get("location", "")
    return bool(
        (name == "move" and effect.arrival(location))
        or (name == "move" and effect.architects_share and location == s.places[s.rival(seat)])
        or (name == "dollars" and figures["dollars"] == effect.dollars_taken(0, str(s.places[seat])))
        or (name == "buy-card" and effect.card_points)
        or (name == "sell-pillar" and effect.sale_extra)
        or (name == "buy-decree" and effect.decree_discount)
        or (name == "buy-pillar" and effect.pillar_discount)
        or (name == "build" and effect.pillar_points(figures["colour"]))
        or (name == "build" and effect.doubles and s.floor.pillars.count(figures["colour"]) > 1)
    )


def ending(table: Table) -> set[str]:
    outcome, s = table.outcome, table.state
    if outcome is None:
        return set()
    found = {f"{seat} wins, daniel={table.options['daniel']}" for seat in outcome.winners if len(outcome.winners) == 1}
    if outcome.reason != "roof":
        found.add(f"ended: {outcome.reason}, {len(table.players)} players")
    else:
        columns = [column for own in s.columns.values() for column in own.values()]
        found |= {f"{card} {end} scored" for column in columns for card, end in column.ends() if card in box.decrees}
        found.add(f"ended: roof by {s.roof_by}")
    if outcome.reason != "resigned" and len({sheet["total"] for sheet in outcome.scores.values()}) == 1:
        broken = {f"tie broken by the Roof for {outcome.winners[0]}"}
        shared = {"tie: shared with Daniel" if m.DANIEL in outcome.winners else "tie: shared victory"}
        found |= broken if len(outcome.winners) == 1 else shared
    return found
