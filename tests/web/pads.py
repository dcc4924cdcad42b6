"""Finished tables entered into the score pad by clicks alone, as people with the box before them do."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from boulevard import registry
from web.kit import Words

Cell = tuple[int, int]


class Clicks:
    """A page that is clicked, and how often."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page, self.words, self.count = page, words, 0

    def on(self, selector: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.locator(selector).click()
            self.count += 1

    def button(self, name: str, times: int = 1, role: Any = "button") -> None:
        for _ in range(times):
            self.page.get_by_role(role, name=name, exact=True).filter(visible=True).first.click()
            self.count += 1


# Paris ---------------------------------------------------------------------------------------------------------------


def cell_of(space: str) -> Cell:
    return ord(space[0]) - 97, 8 - int(space[1])


def ways(rows: list[str]) -> list[tuple[list[Cell], Cell]]:
    """The ways in which a shape lies, by quarter turns clockwise: its cells, and the one that is its middle."""
    cells = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    mean = [sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1)]
    pivot = min(cells, key=lambda c: ((c[0] - mean[0]) ** 2 + (c[1] - mean[1]) ** 2, c[1], c[0]))
    found: list[tuple[list[Cell], Cell]] = []
    height, width = len(rows), len(rows[0])
    for _ in range(4):
        if sorted(cells) not in [sorted(one) for one, _ in found]:
            found.append((cells, pivot))
        cells, pivot = [(height - 1 - y, x) for x, y in cells], (height - 1 - pivot[1], pivot[0])
        width, height = height, width
    return found


def lying(rows: list[str], spaces: list[str]) -> tuple[int, Cell]:
    """By how many turns a shape lies so, and where its middle is."""
    wanted = {cell_of(space) for space in spaces}
    for turns, (cells, pivot) in enumerate(ways(rows)):
        for x, y in wanted:
            if {(cx - pivot[0] + x, cy - pivot[1] + y) for cx, cy in cells} == wanted:
                return turns, (x, y)
    raise AssertionError(f"{spaces} is no {rows}")


def enter_paris(clicks: Clicks, data: dict[str, Any]) -> None:
    box, words = registry.game("paris").box, clicks.words
    clicks.page.locator("[data-cell='0,0']").wait_for()
    for y, row in enumerate(data["ground"]):
        for x, mark in enumerate(row):
            if mark == "L":
                clicks.on(f"[data-cell='{x},{y}']")
    used = {card for cards in data["cards"].values() for card in cards}
    owner = "orange"
    clicks.on(".steps li:nth-child(3) button")
    if any(card not in box.first_cards for card in used):
        clicks.button(words("scorepad-set-all"), role="radio")
        if data["options"]["edition"] == "en":
            clicks.button(words("scorepad-edition-en"), role="radio")
    clicks.on(".steps li:nth-child(2) button")

    def lay(thing: str, whose: str, turns: int, cell: Cell) -> None:
        nonlocal owner
        clicks.on(f"[data-thing='{thing}']")
        if whose != owner:
            clicks.button(words(f"seat-{whose}"), role="radio")
            owner = whose
        clicks.button(words("scorepad-turn"), turns)
        clicks.on(f"[data-cell='{cell[0]},{cell[1]}']")
        expect(clicks.page.locator(f"[data-thing='{thing}'].laid")).to_be_visible()

    for one in sorted(data["buildings"], key=lambda one: one["owner"] == "blue"):
        lay(one["building"], one["owner"], *lying(box.shapes[one["building"]], one["spaces"]))
    if annex := data["annex"]:
        host = next(one for one in data["buildings"] if one["building"] == annex["building"])
        x, y = cell_of(annex["space"])
        sides = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        beside = [
            one["building"]
            for one in data["buildings"]
            if one["owner"] == host["owner"] and sides & {cell_of(space) for space in one["spaces"]}
        ]
        lay("bouquinistes", host["owner"], beside.index(annex["building"]), (x, y))
    for card, piece in data["pieces"].items():
        lay(card, piece["owner"], "nesw".find(piece.get("facing") or "n"), cell_of(piece["space"]))
    clicks.on(".steps li:nth-child(3) button")
    brought = {*data["pieces"], *(["bouquinistes"] if data["annex"] else [])}
    brought |= {"jardin" for one in data["buildings"] if one["building"] == "JARDIN"}
    for times, seat in enumerate(("orange", "blue"), 1):
        for card in data["cards"][seat]:
            if card not in brought:
                clicks.on(f"[data-card='{card}']", times)
    clicks.on(".steps li:nth-child(4) button")
    for times, seat in enumerate(("orange", "blue"), 1):
        for building in data["reserve"][seat]:
            clicks.on(f"[data-thing='{building}']", times)


# Couleurs and Flatiron -----------------------------------------------------------------------------------------------


def counter(clicks: Clicks, label: str, value: int) -> None:
    words = clicks.words
    if abs(value) > 12:  # the figure takes a number too
        clicks.page.get_by_role("textbox", name=label, exact=True).fill(str(value))
        clicks.page.keyboard.press("Tab")
        return
    clicks.button(words("scorepad-more" if value > 0 else "scorepad-less", label=label), abs(value))


def enter_couleurs(clicks: Clicks, data: dict[str, Any]) -> None:
    words = clicks.words
    if len(data["players"]) > 2:
        clicks.button(str(len(data["players"])), role="radio")
    for seat, player in data["players"].items():
        clicks.on(f"#pad-tab-{seat}")
        for number, one in enumerate(player["paintings"], 1):
            clicks.button(words("scorepad-add-of", points=one["points"]))
            label = words("scorepad-whites-of", number=number, points=one["points"])
            counter(clicks, label, one["whites"])
        counter(clicks, words("scorepad-black"), player["black"])
        for tool, points in player["tools"].items():
            group = clicks.page.get_by_role("radiogroup", name=words(f"tool-{tool}-name"))
            group.get_by_role("radio", name=str(points), exact=True).click()
            clicks.count += 1


def enter_flatiron(clicks: Clicks, data: dict[str, Any]) -> None:
    words, names = clicks.words, {seat: clicks.words(f"seat-{seat}") for seat in data["players"]}
    if "daniel" in data["players"]:
        clicks.button(words(f"scorepad-against-{data['options']['daniel']}"), role="radio")
    most = max(len(player.get("decrees", [])) for player in data["players"].values())
    clicks.button(words("scorepad-decree-add"), max(0, most - 2))
    for seat, player in data["players"].items():

        def count(what: str, value: int, name: str = names[seat]) -> None:
            counter(clicks, words("scorepad-of", what=what, name=name), value)

        count(words("scorepad-track"), player["points"])
        for street, marks in player.get("reputation", {}).items():
            count(words(f"street-{street}"), marks)
        count(words("scorepad-tokens"), player.get("tokens", 0))
        for number, points in enumerate(player.get("decrees", []), 1):
            count(words("scorepad-decree", number=number), points)
        for field in ("prices", "taken", "thumbs"):
            if field in player:
                count(words(f"scorepad-daniel-{field}"), player[field])
    if data["roof"]:
        clicks.button(names[data["roof"]], role="radio")


ENTER: dict[str, Callable[[Clicks, dict[str, Any]], None]] = {
    "paris": enter_paris,
    "couleurs": enter_couleurs,
    "flatiron": enter_flatiron,
}
