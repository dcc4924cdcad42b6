"""Pictures of every screen, beside the drawings they follow: `./.venv/bin/python tools/pictures.py OUT`.

`tools/pictures.py --docs` makes the small ones that the README and the games' pages show, in `docs/pictures`; a long
test sees that they still look like the tables.

Each picture is made in a browser of its own against a real server; whatever the browser complains of, and whatever is
wider than the screen, is told on the contact sheet (`OUT/index.html`) and makes the exit status 1.
"""

import argparse
import html
import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocketRoute
from playwright.sync_api import Error as BrowserTrouble

import club_scenes
import page as built
from boulevard.core.texts import LANGUAGES
from boulevard.server.archive import Imported
from scene import SHOTS, SIZES, THEMES, Scene, is_phone, shot
from stage import GOLDEN, RECORDS, Stage, browsing, staged

DOCS = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SHOWN = {"paris": "paris-stairs", "couleurs": "couleurs-turn", "flatiron": "flatiron-turn"}
"""What the documents show of each game."""
SMALL = {"desktop": 0.5, "phone": 0.6}

# The screens ---------------------------------------------------------------------------------------------------------


@shot("home-empty")
def home_empty(scene: Scene) -> None:
    scene.open("/")


@shot("home-tables", desktop="paris/home-desktop.png", phone="paris/home-phone.png")
def home_tables(scene: Scene) -> None:
    """Tables of all kinds: my turn, another's turn, waiting for somebody, finished."""
    mine = [
        (scene.stage.table(RECORDS / "paris-mockup.game"), "blue"),
        (scene.stage.table(RECORDS / "paris-phase-one.game", {"orange": "Colette", "blue": "Ana"}), "orange"),
        (scene.stage.table(GOLDEN / "couleurs" / "07.game", {"1": "Colette", "2": "Ana"}, 200), "1"),
        (scene.stage.table(RECORDS / "paris-finished.game"), "blue"),
    ]
    for table, seat in mine:
        scene.claim(table, seat)
    scene.post("/api/tables", {"game": "flatiron", "seats": {"1": "me", "2": "open"}, "name": "Colette"})
    scene.open("/")


@shot("new-paris")
def new_paris(scene: Scene) -> None:
    scene.open("/new/paris")


@shot("new-couleurs")
def new_couleurs(scene: Scene) -> None:
    scene.open("/new/couleurs")


@shot("new-flatiron")
def new_flatiron(scene: Scene) -> None:
    scene.open("/new/flatiron")


ROOM = {"game": "paris", "seats": {"orange": "me", "blue": "open"}, "name": "Ana"}


@shot("new-friend")
def new_friend(scene: Scene) -> None:
    scene.open("/new/paris?friend")


@shot("waiting-room")
def waiting_room(scene: Scene) -> None:
    """Where one comes who has just opened a table for a friend: with the link to send."""
    new_friend(scene)
    scene.page.locator("main .btn.go").click()
    scene.page.wait_for_url("**/tables/*")
    scene.settle()


@shot("join")
def join(scene: Scene) -> None:
    """Somebody else opened it, and sent the link."""
    scene.open(scene.stage.post("/api/tables", ROOM)["invite"].removeprefix(scene.stage.url))


@shot("rules-paris")
def rules_paris(scene: Scene) -> None:
    scene.open("/rules/paris")


@shot("rules-paris-P14")
def rules_paris_linked(scene: Scene) -> None:
    scene.open("/rules/paris#P14")


@shot("rules-couleurs")
def rules_couleurs(scene: Scene) -> None:
    scene.open("/rules/couleurs")


@shot("rules-flatiron")
def rules_flatiron(scene: Scene) -> None:
    scene.open("/rules/flatiron")


@shot("score-pads")
def score_pads(scene: Scene) -> None:
    scene.open("/score")


@shot("score-pad-paris")
def score_pad_paris(scene: Scene) -> None:
    scene.open("/score/paris")


@shot("score-pad-couleurs")
def score_pad_couleurs(scene: Scene) -> None:
    scene.open("/score/couleurs")


@shot("score-pad-flatiron")
def score_pad_flatiron(scene: Scene) -> None:
    scene.open("/score/flatiron")


# Lessons -------------------------------------------------------------------------------------------------------------

BEGUN = {"paris/light": {"at": 8, "done": [*range(8)]}, "paris/streets": {"at": 4, "done": [*range(4)]}}
"""A learner who has finished the first lesson, and left the second in the middle."""


@shot("learn-list", desktop="learn/desktop-list.png", phone="learn/phone-list.png")
def learn_list(scene: Scene) -> None:
    scene.page.add_init_script(f"localStorage.setItem('boulevard-lessons', {json.dumps(BEGUN)!r})")
    scene.open("/learn/paris")


@shot("learn-first", desktop="learn/desktop-first.png")
def learn_first(scene: Scene) -> None:
    scene.open("/learn/paris/light")


@shot("learn-step", desktop="learn/desktop.png", phone="learn/phone.png")
def learn_step(scene: Scene) -> None:
    scene.open("/learn/paris/light?step=5")


@shot("learn-wrong", desktop="learn/desktop-wrong.png", phone="learn/phone-wrong.png", expected="422")
def learn_wrong(scene: Scene) -> None:
    """Part of it would lie on the rival's colour."""
    learn_step(scene)
    piece(scene, "SMALL_T").first.click()
    cell(scene, "c4").click()
    scene.settle()


@shot("learn-end", desktop="learn/desktop-end.png", phone="learn/phone-end.png")
def learn_end(scene: Scene) -> None:
    scene.open("/learn/paris/light?step=8")
    scene.page.keyboard.press("h")
    scene.settle()
    for _ in range(2):
        scene.page.keyboard.press("Enter")
        scene.settle()


@shot("about")
def about(scene: Scene) -> None:
    scene.open("/about")


@shot("missing", expected="404")
def missing(scene: Scene) -> None:
    scene.open("/montmartre")


@shot("no-such-table")
def no_such_table(scene: Scene) -> None:
    scene.open("/tables/AAAAAAAAAAAAAAAA")


# The table of Paris --------------------------------------------------------------------------------------------------


def cell(scene: Scene, name: str) -> Locator:
    """A space (`c3`) or a square (`C3`) of the board."""
    x, y = "abcdefgh".find(name[0]), 8 - int(name[1])
    if x < 0:
        x, y = "ABCD".index(name[0]), 4 - int(name[1])
    return scene.page.locator(f'[data-cell="{x},{y}"]')


def piece(scene: Scene, name: str) -> Locator:
    """A building of reserve or pool."""
    return scene.page.locator(f'[data-piece="{name}"]')


@shot("paris-phase-one")
def paris_phase_one(scene: Scene) -> None:
    scene.sit(scene.stage.table(RECORDS / "paris-phase-one.game"), "blue")


@shot("paris-tile-held")
def paris_tile_held(scene: Scene) -> None:
    paris_phase_one(scene)
    cell(scene, "D4").click()
    scene.settle()


@shot("paris-turn")
def paris_turn(scene: Scene) -> None:
    scene.sit(scene.stage.table(RECORDS / "paris-mockup.game"), "blue")


@shot("paris-stairs", desktop="paris/desktop.png", phone="paris/phone.png")
def paris_stairs(scene: Scene) -> None:
    """The moment of the drawing: Stairs held over b2 c2 c3 d3 d4."""
    paris_turn(scene)
    piece(scene, "STAIRS").click()
    cell(scene, "c3").click()
    scene.settle()


@shot("paris-refused")
def paris_refused(scene: Scene) -> None:
    paris_turn(scene)
    piece(scene, "STAIRS").click()
    cell(scene, "g3").click()
    scene.settle()


@shot("paris-card")
def paris_card(scene: Scene) -> None:
    paris_turn(scene)
    scene.page.get_by_role("button", name=re.compile("Lampadaire")).click()
    scene.settle()


@shot("paris-light")
def paris_light(scene: Scene) -> None:
    overlay(scene, 0)


@shot("paris-groups")
def paris_groups(scene: Scene) -> None:
    overlay(scene, 1)


@shot("paris-areas")
def paris_areas(scene: Scene) -> None:
    overlay(scene, 2)


def overlay(scene: Scene, number: int) -> None:
    """What the board can show besides: light, groups, areas."""
    paris_turn(scene)
    if scene.phone:
        scene.page.get_by_role("tab").nth(1).click()
    scene.page.locator(".overlays button").nth(number).click()
    scene.settle()


@shot("paris-waiting")
def paris_waiting(scene: Scene) -> None:
    scene.sit(scene.stage.table(RECORDS / "paris-phase-one.game", {"orange": "Ana", "blue": "Bob"}), "orange")


@shot("paris-takeback")
def paris_takeback(scene: Scene) -> None:
    """The other one asks to take a move back."""
    table = scene.stage.table(RECORDS / "paris-mockup.game", {"orange": "Ana"})
    scene.sit(table, "blue")
    state = scene.page.request.get(f"{scene.stage.url}/api/tables/{table.table}").json()
    wish = {"to": state["ply"] - 1, "ply": state["ply"]}
    scene.stage.post(f"/api/tables/{table.table}/takeback", wish, table.tokens["orange"])
    scene.settle()


@shot("paris-menu")
def paris_menu(scene: Scene) -> None:
    paris_turn(scene)
    scene.page.locator("header [aria-haspopup], header [aria-expanded]").first.click()
    scene.settle()


@shot("paris-watched")
def paris_watched(scene: Scene) -> None:
    scene.open(f"/tables/{scene.stage.table(RECORDS / 'paris-mockup.game').table}")


@shot("paris-four-cards")
def paris_four_cards(scene: Scene) -> None:
    scene.sit(scene.stage.table(RECORDS / "paris-cards-fr.game"), "blue")


@shot("paris-curtain")
def paris_curtain(scene: Scene) -> None:
    table = scene.stage.table(RECORDS / "paris-phase-one.game", {"orange": "Ana", "blue": "Colette"})
    scene.sit(table, "orange", "blue")


@shot("paris-lost")
def paris_lost(scene: Scene) -> None:
    """The connection breaks and does not come back."""
    sockets: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        if sockets:
            route.close()
        else:
            sockets.append(route)
            route.connect_to_server()

    table = scene.stage.table(RECORDS / "paris-mockup.game")
    scene.claim(table, "blue")
    scene.page.route_web_socket("**/live**", connect)
    scene.open(f"/tables/{table.table}")
    sockets[0].close()
    scene.page.wait_for_timeout(1500)


@shot("paris-result")
def paris_result(scene: Scene) -> None:
    scene.sit(scene.stage.table(RECORDS / "paris-finished.game"), "blue")


@shot("paris-review")
def paris_review(scene: Scene) -> None:
    scene.sit(scene.stage.table(RECORDS / "paris-finished.game"), "blue", query="?ply=44")


STUDIED: dict[tuple[str, Path], Imported] = {}
"""Tables that were looked through: it takes a while, and every picture may show the same."""


def studied(scene: Scene, record: Path, players: dict[str, str] | None = None) -> Imported:
    """A finished table that was looked through."""
    key = (scene.stage.url, record)
    if key not in STUDIED:
        STUDIED[key] = scene.stage.table(record, players)
        path = f"{scene.stage.url}/api/tables/{STUDIED[key].table}/analysis"
        assert scene.page.request.post(path).ok
        while scene.page.request.get(path).json()["status"] != "done":
            scene.page.wait_for_timeout(500)
    return STUDIED[key]


@shot("study-paris", desktop="study/desktop.png", phone="study/phone.png")
def study_paris(scene: Scene) -> None:
    scene.sit(studied(scene, RECORDS / "paris-finished.game"), "blue", query="?ply=53")


@shot("study-paris-best", desktop="study/desktop.png", phone="study/phone.png")
def study_paris_best(scene: Scene) -> None:
    """The best move lies on the board."""
    study_paris(scene)
    scene.page.locator("section.best li button").first.focus()
    scene.settle()


@shot("study-paris-phase-1", desktop="study/desktop-seat.png", phone="study/phone-seat.png")
def study_paris_phase_1(scene: Scene) -> None:
    scene.sit(studied(scene, RECORDS / "paris-finished.game"), "blue", query="?ply=36")


@shot("study-none", desktop="study/desktop.png", phone="study/phone.png")
def study_none(scene: Scene) -> None:
    """Before anybody asked for it."""
    scene.sit(scene.stage.table(RECORDS / "paris-finished.game"), "blue", query="?ply=44")


@shot("study-find", desktop="study/desktop-find.png", phone="study/phone-find.png")
def study_find(scene: Scene) -> None:
    """One of the costliest moves, to be tried again."""
    scene.sit(studied(scene, RECORDS / "paris-finished.game"), "blue", query="?find=blue")


@shot("study-find-hint", desktop="study/desktop-find.png", phone="study/phone-find.png")
def study_find_hint(scene: Scene) -> None:
    study_find(scene)
    for _ in range(2):
        scene.page.keyboard.press("h")
    scene.settle()


@shot("study-couleurs", desktop="study/couleurs.png")
def study_couleurs(scene: Scene) -> None:
    scene.open(f"/tables/{studied(scene, GOLDEN / 'couleurs' / '09.game').table}?ply=50")


@shot("study-flatiron", desktop="study/flatiron.png")
def study_flatiron(scene: Scene) -> None:
    scene.open(f"/tables/{studied(scene, GOLDEN / 'flatiron' / '01.game').table}?ply=19")


@shot("paris-text")
def paris_text(scene: Scene) -> None:
    scene.sit(scene.stage.table(RECORDS / "paris-mockup.game"), "blue", text=True)


# The other tables ----------------------------------------------------------------------------------------------------


@shot("couleurs-turn", desktop="couleurs/desktop.png", phone="couleurs/phone.png")
def couleurs_turn(scene: Scene) -> None:
    scene.sit(scene.stage.table(RECORDS / "couleurs-rich.game"), "1")


@shot("couleurs-result")
def couleurs_result(scene: Scene) -> None:
    """Four players: nothing else has so much to show at its end."""
    names = {"1": "Ana", "2": "Berthe", "3": "Colette", "4": "Émile"}
    scene.sit(scene.stage.table(GOLDEN / "couleurs" / "07.game", names), "3")


@shot("couleurs-review", desktop="study/couleurs.png")
def couleurs_review(scene: Scene) -> None:
    """A late moment of a game that was looked through."""
    names = {"1": "Colette", "2": "Ana"}
    scene.sit(studied(scene, GOLDEN / "couleurs" / "25.game", names), "1", query="?ply=200")


@shot("couleurs-text")
def couleurs_text(scene: Scene) -> None:
    scene.sit(scene.stage.table(GOLDEN / "couleurs" / "01.game", {"1": "Colette"}, 150), "1", text=True)


@shot("flatiron-turn", desktop="flatiron/desktop.png", phone="flatiron/phone.png")
def flatiron_turn(scene: Scene) -> None:
    scene.sit(scene.stage.table(RECORDS / "flatiron-rich.game"), "1")


@shot("flatiron-result")
def flatiron_result(scene: Scene) -> None:
    scene.sit(scene.stage.table(GOLDEN / "flatiron" / "26.game", {"1": "Colette", "2": "Ana"}), "1")


@shot("flatiron-review", desktop="study/flatiron.png")
def flatiron_review(scene: Scene) -> None:
    """A late moment of a game that was looked through."""
    scene.sit(studied(scene, GOLDEN / "flatiron" / "56.game", {"1": "Colette"}), "1", query="?ply=120")


@shot("flatiron-text")
def flatiron_text(scene: Scene) -> None:
    scene.sit(scene.stage.table(GOLDEN / "flatiron" / "20.game", {"1": "Colette"}, 300), "1", text=True)


# Making them ---------------------------------------------------------------------------------------------------------

ACROSS = """() => document.documentElement.scrollWidth > innerWidth
  ? [`wider than the screen by ${document.documentElement.scrollWidth - innerWidth} px`] : []"""


@dataclass
class Picture:
    name: str
    size: str
    theme: str
    language: str
    mockup: str | None
    troubles: list[str] = field(default_factory=list)

    @property
    def file(self) -> str:
        return f"{self.name}.{self.size}.{self.theme}.{self.language}.png"


@dataclass
class Shown(Picture):
    """One that the documents show."""

    game: str = ""

    @property
    def file(self) -> str:
        return f"{self.game}-{self.size}-{self.theme}.jpg"


def wanted(args: argparse.Namespace) -> Iterator[Picture]:
    for name, one in SHOTS.items():
        if any(only in name for only in args.only or [""]):
            for size in args.sizes:
                drawing = one.phone if is_phone(*SIZES[size]) else one.desktop
                for theme in args.themes:
                    for language in args.languages:
                        yield Picture(name, size, theme, language, drawing)


def take(browser: Browser, stage: Stage, picture: Picture, out: Path, scale: float = 1) -> None:
    width, height = SIZES[picture.size]
    context = browser.new_context(
        device_scale_factor=scale,
        viewport={"width": width, "height": height},
        locale={"en": "en-GB", "fr": "fr-FR"}[picture.language],
        color_scheme="dark" if picture.theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=is_phone(width, height),
        is_mobile=is_phone(width, height),
    )
    page = context.new_page()
    page.set_default_timeout(15_000)
    wanted = SHOTS[picture.name]

    def complain(said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not (wanted.expected and wanted.expected in said.text):
            picture.troubles.append(said.text)

    page.on("pageerror", lambda error: picture.troubles.append(f"error in the page: {error.message}"))
    page.on("console", complain)
    try:
        wanted.make(Scene(stage, page, picture.language, {"theme": picture.theme}))
    except BrowserTrouble as trouble:
        picture.troubles.append(f"could not be made: {trouble.message.splitlines()[0]}")
    picture.troubles += page.evaluate(ACROSS)
    drawn(page, out / picture.file)
    if scale == 1 and page.evaluate("document.documentElement.scrollHeight > innerHeight + 8"):
        drawn(page, out / f"whole.{picture.file}", full_page=True)
    context.close()


def drawn(page: Page, file: Path, full_page: bool = False) -> None:
    """The page as a picture, once two in a row are the same: on a busy machine parts of it come late."""
    before = b""
    kind: dict[str, Any] = {"type": "jpeg", "quality": 82} if file.suffix == ".jpg" else {}
    for _ in range(6):
        found = page.screenshot(full_page=full_page, timeout=60_000, **kind)
        if found == before:
            break
        before = found
        page.wait_for_timeout(150)
    file.write_bytes(found)


def for_documents(browser: Browser, out: Path) -> list[Shown]:
    """The three tables at a laptop and on a phone, by day and by night, small: `paris-desktop-dark.jpg`."""
    pictures = [
        Shown(name, size, theme, "en", None, game=game)
        for game, name in SHOWN.items()
        for size in SMALL
        for theme in THEMES
    ]
    os.makedirs(out, exist_ok=True)
    with staged("--bot-pace", "3600") as stage:
        for picture in pictures:
            take(browser, stage, picture, out, SMALL[picture.size])
            print(picture.file, *picture.troubles, sep="\n    ", flush=True)
    return pictures


def contact_sheet(pictures: list[Picture], out: Path, mockups: Path | None) -> str:
    """All pictures on one page, the drawings beside those that follow one."""
    rows = []
    for picture in pictures:
        cells = [f'<a href="{picture.file}"><img loading="lazy" src="{picture.file}" alt=""></a>']
        if (out / f"whole.{picture.file}").exists():
            cells.append(f'<a href="whole.{picture.file}"><img loading="lazy" src="whole.{picture.file}" alt=""></a>')
        if mockups and picture.mockup and (mockups / picture.mockup).exists():
            copy = f"drawing.{picture.mockup.replace('/', '.')}"
            shutil.copyfile(mockups / picture.mockup, out / copy)
            cells.append(f'<a href="{copy}"><img loading="lazy" src="{copy}" alt=""></a>')
        said = "".join(f"<li>{html.escape(trouble)}</li>" for trouble in picture.troubles)
        rows.append(f"<section><h2>{picture.file}</h2><ul>{said}</ul><div>{''.join(cells)}</div></section>")
    style = (
        "body{font:16px sans-serif;background:#888;margin:16px}section{margin-bottom:32px}"
        "div{display:flex;gap:16px;align-items:start;flex-wrap:wrap}img{max-width:min(720px,46vw);max-height:900px}"
        "h2{font-size:18px}li{color:#800000}"
    )
    return f'<!doctype html><meta charset="utf-8"><title>Pictures</title><style>{style}</style>{"".join(rows)}\n'


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", help="the folder that the pictures go to")
    parser.add_argument("--docs", action="store_true", help="make the small pictures of the documents instead")
    parser.add_argument("--only", action="append", metavar="PART", help="only pictures whose name has this in it")
    parser.add_argument("--sizes", default="desktop,phone", help=f"some of {','.join(SIZES)}, or all")
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--mockups", type=Path, help="the folder of drawings to lay beside, by game")
    args = parser.parse_args()
    if not built.fresh():
        built.make()
    if args.docs:
        with browsing() as browser:
            return 1 if any(picture.troubles for picture in for_documents(browser, args.out or DOCS)) else 0
    if args.out is None:
        parser.error("say which folder the pictures go to, or --docs")
    args.sizes = list(SIZES) if args.sizes == "all" else args.sizes.split(",")
    args.themes, args.languages = args.themes.split(","), args.languages.split(",")
    for given, allowed in ((args.sizes, SIZES), (args.themes, THEMES), (args.languages, LANGUAGES)):
        for one in given:
            if one not in allowed:
                parser.error(f"{one} is none of {', '.join(allowed)}")
    os.makedirs(args.out, exist_ok=True)
    pictures = list(wanted(args))
    fill = club_scenes.fill if any(picture.name.startswith("club-") for picture in pictures) else None
    with staged("--bot-pace", "3600", fill=fill) as stage, browsing() as browser:
        for picture in pictures:
            take(browser, stage, picture, args.out)
            print(picture.file, *picture.troubles, sep="\n    ", flush=True)
    (args.out / "index.html").write_text(contact_sheet(pictures, args.out, args.mockups), "utf-8")
    return 1 if any(picture.troubles for picture in pictures) else 0


if __name__ == "__main__":
    sys.exit(main())
