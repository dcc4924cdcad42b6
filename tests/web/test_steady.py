"""What lies on the table stays where it is: board, rails, prompt and Confirm, whatever is pointed at, taken up,
prepared or cancelled, and from one kind of decision to the next.

For one game, `-k paris`. What is known to move still stands in `OPEN`; an entry that stays has to go.
"""

import json
from collections import defaultdict
from pathlib import Path

import pytest

import gallery as recorded
from web.gallery import Gallery, Size
from web.test_sizes import NARROW, few_and_all, positions_of

SIZES: tuple[Size, ...] = ((1440, 900), (1366, 768), (390, 844))

PARTS = {
    "prompt": "section.prompt",
    "confirm": "[data-offered=confirm]",
    "moment": "[data-offered=forced-now]",
    "board": ".boardwrap, .ringbox, .panel.board, .pmap",
    "left": ".table > .left",
    "right": ".table > .right, .table > .rail",
    "pool": ".pool",
    "own": ".table > .own, .me, .studiobox",
}

OPEN: dict[str, set[Size]] = {
    "paris": set(),
    "couleurs": set(),
    "flatiron": set(),
}

STEADY = (Path(__file__).parent / "steady.js").read_text("utf-8")


def table_of(position: str) -> tuple[int, str]:
    """What a table of its kind has from the start: so many people, these options."""
    state = json.loads((recorded.MADE / f"{position}.json").read_text("utf-8"))["state"]
    return len(state["seats"]), json.dumps(state["options"].get("bonus"))


CHOSEN = """async () => {
  const ring = () => Object.values(document.querySelector(".ringbox").getBoundingClientRect().toJSON());
  const before = ring();
  document.querySelector(".ringbox [data-offered]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  for (let tries = 0; !document.querySelector(".docked .choice[data-text]"); tries++) {
    if (tries > 600) throw new Error("no assistant is chosen");
    await new Promise((done) => requestAnimationFrame(done));
  }
  return [before, ring()];
}"""


def test_the_ring_of_a_small_phone_keeps_its_size_when_an_assistant_is_chosen(gallery: Gallery) -> None:
    """The choices that come then, as to let it rest, have room kept for them."""
    size = (360, 640)
    before, after = gallery.looked_at(["couleurs-act"], [size], CHOSEN)["couleurs-act"][size]
    assert before == after


RAIL = """() => Object.fromEntries([".far", ".right > .pool", ".me"].map((what) => {
  const { left, top, width } = document.querySelector(what).getBoundingClientRect();
  return [what, [left, top, width].map(Math.round)];
}))"""


def test_the_rail_of_paris_stays_while_the_city_is_laid(gallery: Gallery) -> None:
    """The hand is as high without a tile as with one, and the sheet with nothing to show as with the first points."""
    sizes = ((2560, 1440), (1440, 900), (1366, 768), (1024, 1366))
    seen = gallery.looked_at(["paris-first", "paris-take", "paris-tile"], sizes, RAIL, language="fr")
    assert seen["paris-first"] == seen["paris-take"] == seen["paris-tile"]


@few_and_all
def test_nothing_wanders(gallery: Gallery, game: str, few: bool) -> None:
    positions = positions_of(game, few)
    waiting = {f"{game}-waits", f"{game}-forced"}
    seen = gallery.looked_at(positions, SIZES, STEADY, PARTS, language="fr")
    failing: dict[Size, list[str]] = defaultdict(list)
    tables = {name: table_of(name) for name in positions}
    for size in SIZES:
        for position in positions:
            found = seen[position][size]
            alike = next(name for name in positions if tables[name] == tables[position] and name not in waiting)
            first = seen[alike][size]["first"]
            where = f"{position} at {size[0]} × {size[1]}"
            failing[size] += [f"{where}, {fault}" for fault in found["faults"] if not fault.endswith("moment is gone")]
            for part in ("board", "confirm", "prompt"):
                lies = found["first"].get(part)
                if part == "board" and size in NARROW and (lies is None or position in waiting):
                    continue  # a decision opens the part of the table that it needs; who only looks on sees more of it
                if part == "confirm" and "moment" in found["first"]:
                    continue  # what plays itself is not confirmed
                if part in first and lies != first[part]:
                    failing[size].append(f"{where}: {part} lies at {lies}, before at {first[part]}")
    moving = {size for size, lines in failing.items() if lines}
    unexpected = [line for size in SIZES if size not in OPEN[game] for line in failing[size]]
    if unexpected:
        pytest.fail("\n".join([f"{len(unexpected)} times something moves", *unexpected]), pytrace=False)
    assert not OPEN[game] - moving, f"{game} stays where it is at {sorted(OPEN[game] - moving)}: take these out of OPEN"
