"""What the golden games of Flatiron must show between them."""

from typing import Any

from boulevard import registry
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.games.flatiron import actions as a
from boulevard.games.flatiron import building
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.turn import ColumnAction

game = registry.game("flatiron")
box = game.box

WANTED = {
    *(f"{card} {end} done" for card, end in box.action),
    *(f"{decree} {end} scored" for decree, end in box.decree_score),
    *(f"effect of {floor}" for floor in box.floors),
    *(f"bonus {bonus.__struct_config__.tag}" for floor in box.floors.values() for bonus in floor.slots),
    *(f"newspaper {kind} spent and done" for kind in box.newspapers),
    *(f"{card} opened" for card in box.daniel),
    *("Daniel pillar", "Daniel floor", "Daniel decree", "Daniel pair", "Daniel shuffles", "Daniel meets the player"),
    *("copy own", "copy open", "City Hall copied", "two newspapers", "second pillar"),
    *("a pile is empty", "no newspaper left", "reputation has run out"),
    *(
        "ended: roof by 1",
        "ended: roof by 2",
        "ended: roof by daniel",
        "ended: turn limit",
        "ended: resigned",
        "running",
    ),
    *("option side=free", "option side=violet", "option daniel=off", "option daniel=normal", "option daniel=hard"),
    *("option first=random", "option first=1", "option first=2"),
}


def shown(table: Table) -> set[str]:
    """What a game shows, its lines played again."""
    found = {f"option {name}={value}" for name, value in table.options.items()}
    s = game.setup(len(table.players), table.options)
    spent: str | None = None
    for line in table.lines:
        if line.seat not in (CHANCE, *table.players):
            continue
        move = game.parse(line.text)
        step, floor = s.agenda[0], s.levels[-1].floor if s.levels else ""
        found |= done(s, step, move, spent)
        spent = move.newspaper if isinstance(move, m.Spend) else None
        for event in game.do(s, move):
            found |= happened(s, event.name, event.seat, event.figures, floor)
        if not s.reputation:
            found.add("reputation has run out")
        if not s.news_pool and s.news:
            found.add("no newspaper left")
        if s.starter and any(pile.open is None for pile in s.piles.values()) and game.to_act(s) != (CHANCE,):
            found.add("a pile is empty")
    return found | ending(table)


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
    outcome = table.outcome
    if outcome is None:
        return {"running"}
    if outcome.reason != "roof":
        return {f"ended: {outcome.reason}"}
    halves = [half for columns in table.state.columns.values() for column in columns.values() for half in column.ends()]
    scored = {f"{card} {end} scored" for card, end in halves if card in box.decrees}
    return scored | {f"ended: roof by {table.state.roof_by}"}
