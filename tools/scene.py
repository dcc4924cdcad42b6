"""What a picture is made of: a guest's browser at a server, the sizes, and the list of pictures that there are."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from boulevard.server.archive import Imported
from stage import Stage

SIZES = {
    "desktop": (1440, 900),
    "laptop": (1366, 768),
    "low": (1280, 720),
    "wall": (2560, 1440),
    "pad": (1024, 1366),
    "tablet": (768, 1024),
    "phone": (390, 844),
    "small": (360, 640),
    "across": (844, 390),
}
THEMES = ("light", "dark")


def is_phone(width: int, height: int) -> bool:
    """Is the layout the phone's there?"""
    return width <= 820 or height <= 480


@dataclass
class Scene:
    """One picture in the making: a guest's browser at the server."""

    stage: Stage
    page: Page
    language: str
    settings: dict[str, object] = field(default_factory=dict)

    def open(self, path: str, **settings: object) -> None:
        """Go to a page, with these settings kept in the browser."""
        kept = json.dumps({"language": self.language, "name": "Colette", **self.settings, **settings})
        self.page.add_init_script(f"localStorage.getItem('boulevard') ?? localStorage.setItem('boulevard', {kept!r})")
        self.page.goto(self.stage.url + path)
        self.settle()

    def settle(self) -> None:
        """Until nothing is fetched and everything is drawn."""
        self.page.wait_for_load_state("networkidle")
        self.page.locator("header, h1").first.wait_for()
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(300)

    def claim(self, table: Imported, *seats: str) -> None:
        """Take these seats of a table into this browser."""
        for seat in seats:
            self.post(f"/api/tables/{table.table}/claim", token=table.tokens[seat])

    def post(self, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
        """Ask the server as this guest."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.page.request.post(self.stage.url + path, data=body or {}, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def sit(self, table: Imported, *seats: str, query: str = "", **settings: object) -> None:
        """Take these seats and look at the table."""
        self.claim(table, *seats)
        self.open(f"/tables/{table.table}{query}", **settings)

    @property
    def phone(self) -> bool:
        size = self.page.viewport_size
        return size is not None and is_phone(size["width"], size["height"])


Made = Callable[[Scene], None]


@dataclass
class Shot:
    """How a picture is made, the drawings it follows, and a complaint of the browser's that belongs to it."""

    make: Made
    desktop: str | None
    phone: str | None
    expected: str | None


SHOTS: dict[str, Shot] = {}


def shot(
    name: str, desktop: str | None = None, phone: str | None = None, expected: str | None = None
) -> Callable[[Made], Made]:
    def keep(make: Made) -> Made:
        SHOTS[name] = Shot(make, desktop, phone, expected)
        return make

    return keep
