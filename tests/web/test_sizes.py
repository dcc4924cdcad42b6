"""Whatever may be pressed now is in sight: recorded positions of every kind of decision, at sizes from desk to pocket.

For one game, `-k paris`. What is known not to fit yet stands in `OPEN`; an entry that fits has to go.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from web.gallery import Gallery, Size

WIDE: tuple[Size, ...] = (
    (2560, 1440), (1440, 900), (1366, 768), (1280, 720), (1024, 1366), (821, 1180),
)  # fmt: skip
NARROW: tuple[Size, ...] = ((768, 1024), (390, 844), (360, 640), (844, 390), (640, 360))
"""Here one of several places for the same thing is enough, in the tab that opens by itself."""
GAMES = ("paris", "couleurs", "flatiron")

FEW = {
    "paris": "first tile take pass waits forced build fontaine jardin bouquinistes levitation penseur powers",
    "couleurs": "keep place crowd act paint flash improve card swap rotation easel many full waits",
    "flatiron": "board move daniel thing activate trade hall build copy decree floor keep crowd waits",
}
"""Positions that are always looked at, the fullest of each kind; all of them where there is time."""


def positions_of(game: str, few: bool) -> list[str]:
    from gallery import POSITIONS

    names = [name for name in POSITIONS if name.startswith(f"{game}-") and not name.endswith("-over")]
    wanted = [f"{game}-{name}" for name in FEW[game].split(" ")]
    assert set(wanted) <= set(names)
    return wanted if few else names


def few_and_all(test: Callable[..., None]) -> Callable[..., None]:
    """Each game with few positions, and with all of them where there is time."""
    ways = [pytest.param(True, id="few"), pytest.param(False, id="all", marks=pytest.mark.long)]
    marked: Callable[..., None] = pytest.mark.parametrize("few", ways)(pytest.mark.parametrize("game", GAMES)(test))
    return marked


OPEN: dict[str, set[Size]] = {
    "paris": set(),
    "couleurs": set(),
    "flatiron": set(),
}

PRESSABLE = (Path(__file__).parent / "pressable.js").read_text("utf-8")


def faults(seen: dict[Size, dict[str, list[str]]]) -> Iterator[tuple[Size, str]]:
    """Of one position: at which sizes what is not in sight, and how. What is offered at one size is at all."""
    offered = sorted({name for at in seen.values() for name in at})
    for size, at in seen.items():
        found: dict[str, list[str]] = defaultdict(list)
        for name in offered:
            said = [fault for fault in at.get(name, []) if fault != "is not drawn"]
            if not said:
                found["is not drawn"].append(name)
            elif all(said) if size in NARROW else any(said):
                found[next(filter(None, said))].append(name)
        if found:
            yield size, "; ".join(f"{', '.join(names)} {how}" for how, names in found.items())


@few_and_all
def test_what_may_be_pressed_is_in_sight(gallery: Gallery, game: str, few: bool) -> None:
    positions = positions_of(game, few)
    seen = gallery.looked_at(positions, [*WIDE, *NARROW], PRESSABLE, language="fr")
    failing: dict[Size, list[str]] = defaultdict(list)
    for position, looks in seen.items():
        assert any(looks.values()), f"nothing is offered in {position}"
        for size, how in faults(looks):
            failing[size].append(f"{position} at {size[0]} × {size[1]}: {how}")
    unexpected = [line for size, lines in failing.items() if size not in OPEN[game] for line in lines]
    if unexpected:
        pytest.fail("\n".join([f"{len(unexpected)} positions do not fit", *unexpected]), pytrace=False)
    fitting = OPEN[game] - failing.keys()
    assert not fitting, f"{game} fits at {sorted(fitting)}: take these out of OPEN"


WHOLE = """() => {
  const cut = (inner, outer) => {
    const [one, all] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    if (!inner.checkVisibility()) return false;
    return one.top < all.top - 1 || one.bottom > all.bottom + 1 || one.left < all.left || one.right > all.right;
  };
  const seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const plates = seen("[data-piece]").filter((one) => [...one.children].some((inner) => cut(inner, one)));
  const steps = seen(".told [aria-current=step]").filter((one) => cut(one, one.closest(".told")));
  const over = seen("section.prompt h1").filter((one) => {
    const [title, words] = [one, one.parentElement.querySelector("p")].map((each) => each?.getBoundingClientRect());
    const lies = words && title.bottom > words.top + 3 && title.right > words.left;
    return lies || one.scrollWidth > one.clientWidth + 1;
  });
  const places = seen("section.prompt, .told:not(:has(~ .ways))");
  const asked = places.filter((one) => one.scrollHeight > one.clientHeight + 1);
  return [...plates.map((one) => one.dataset.piece), ...[...steps, ...asked, ...over].map((one) => one.textContent)];
}"""
"""What is drawn beyond its plate, the step that is asked about where its list shows others only, a prompt or what an
activation would do that does not fit into its place, and a title that lies over the words under it."""

HIGH = "() => [...document.querySelectorAll('.dec [data-offered]')].map((one) => one.getBoundingClientRect().height)"


def test_the_halves_of_decrees_are_as_high_as_a_finger_needs(gallery: Gallery) -> None:
    seen = gallery.looked_at(["flatiron-hall"], [(390, 844)], HIGH)
    heights = seen["flatiron-hall"][390, 844]
    assert heights
    assert min(heights) >= 42  # and the line around it


READ = """async () => {
  const [chip] = document.querySelectorAll(".chips button");
  chip.click();
  for (let tries = 0; !document.querySelector(".open-card"); tries++) {
    if (tries > 60) return null;
    await new Promise((done) => requestAnimationFrame(done));
  }
  const card = document.querySelector(".open-card");
  const box = card.getBoundingClientRect();
  const ways = [...card.querySelectorAll("[data-offered]")].map((one) => one.dataset.offered);
  return { seen: box.top >= 0 && box.bottom <= innerHeight, ways };
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_on_a_phone_a_card_is_read_before_one_goes_there(gallery: Gallery, size: Size) -> None:
    """The piles above the choice of a place open, and the way there is on the card."""
    seen = gallery.looked_at(["flatiron-move"], [size], READ)["flatiron-move"][size]
    assert seen == {"seen": True, "ways": ["move broadway"]}


FILLED = {
    "paris": "first take tile build levitation",
    "couleurs": "act colour again keep improve degas flash card swap",
    "flatiron": "board swap trade build floor end rich activate crowd",
}


@pytest.mark.parametrize("game", FILLED)
def test_what_is_small_is_whole(gallery: Gallery, game: str) -> None:
    """Tall buildings in reserve and pool; the step of an activation that is asked about; the prompt."""
    sizes = ((1366, 768), (1280, 720), (821, 1180), (390, 844), (844, 390))
    positions = [f"{game}-{name}" for name in FILLED[game].split()]
    seen = gallery.looked_at(positions, sizes, WHOLE, language="fr")
    assert {name: looks for name, looks in seen.items() if any(looks.values())} == {}
