"""A real browser for tests: guests with windows of their own, and everything that went wrong in their pages."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from fluent.runtime import FluentBundle, FluentResource
from msgspec import convert
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
    WebSocketRoute,
    expect,
)

from boulevard.core.frames import Change, changed
from server.kit import Party, Served
from web.sources import frame_catalogues, game_catalogues

ROOT = Path(__file__).resolve().parents[2]
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage")  # fmt: skip
DESKTOP, PHONE = (1440, 900), (390, 844)
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
PATIENCE = 45_000

expect.set_options(timeout=PATIENCE)


class Guest:
    """Somebody with a browser of their own: one window or several, one language, one theme, one set of cookies.

    Whatever the pages complain about is kept, and has to be expected by the test.
    """

    def __init__(
        self,
        browser: Browser,
        served: Served,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        moving: bool = False,
        workers: bool = False,
        **kept: Any,
    ) -> None:
        self.served = served
        self.troubles: list[str] = []
        # what was asked for in the moment in which the turn ended, or went on to another question; it is asked for anew
        self.expected: list[str] = ["(?#maybe)(409|422).*/choices"]
        self.heard: list[str] = []
        self.newest = -1
        self.sent: list[dict[str, Any]] = []
        self.context: BrowserContext = browser.new_context(
            base_url=served.url,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme=theme,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if workers else "block",
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        # both themes of every game are looked at: none opens in a light of its own
        text = json.dumps({"language": language, "theme": "system", **kept})
        self.context.add_init_script(
            f"localStorage.getItem('boulevard') ?? localStorage.setItem('boulevard', '{text}')"
        )

    # Pages -------------------------------------------------------------------------------------------------------

    def window(self) -> Page:
        """A new window, empty."""
        page = self.context.new_page()
        self.listen(page)
        return page

    def page(self, path: str = "/") -> Page:
        """A new window on that path."""
        page = self.window()
        page.goto(path)
        return page

    def listen(self, page: Page) -> None:
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("requestfailed", self.on_failed)
        page.on("response", self.on_response)
        page.on("websocket", self.on_socket)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.troubles.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def on_failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that is left ends its requests
            self.troubles.append(f"request failed: {request.method} {request.url} {request.failure}")

    def on_response(self, response: Response) -> None:
        path = urlsplit(response.url).path
        if response.status >= 400:
            self.troubles.append(f"answer {response.status}: {response.request.method} {path}")

    def on_socket(self, socket: WebSocket) -> None:
        state: dict[str, Any] = {}

        def hear(payload: str | bytes) -> None:
            nonlocal state
            self.heard.append(str(payload))
            said = json.loads(payload)
            if said["type"] in ("state", "changes"):
                state = followed(state, said)
                self.newest = state["ply"]

        socket.on("framereceived", hear)
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    def ply(self) -> int:
        """That of the newest state of which a page of this guest was told."""
        return self.newest

    def expects(self, *patterns: str) -> None:
        """Troubles that match are meant by this test; one that then does not come fails it too."""
        self.expected += patterns

    @contextmanager
    def hearing_all(self, page: Page) -> Iterator[list[str]]:
        """Everything that reaches a page meanwhile: bodies of answers and frames of sockets."""
        began = len(self.heard)
        bodies: list[str] = []

        def keep(response: Response) -> None:
            if "/api/" in response.url:
                bodies.append(response.text())

        page.on("response", keep)
        everything: list[str] = []
        yield everything
        page.remove_listener("response", keep)
        everything += [*bodies, *self.heard[began:]]

    def away(self) -> None:
        """Expect what a browser says when the server does not answer."""
        self.expects_maybe(r"ERR_CONNECTION_REFUSED", r"WebSocket connection to", r"ERR_CONNECTION_RESET",
                           r"ERR_EMPTY_RESPONSE")  # fmt: skip

    def expects_maybe(self, *patterns: str) -> None:
        self.expected += [f"(?#maybe){pattern}" for pattern in patterns]

    def close(self) -> None:
        """End it; what was not expected, and what was and did not come, is the test's failure."""
        self.context.close()
        unexpected = [one for one in self.troubles if not any(re.search(pattern, one) for pattern in self.expected)]
        assert unexpected == [], "\n".join(unexpected)
        for pattern in self.expected:
            came = any(re.search(pattern, one) for one in self.troubles)
            assert came or pattern.startswith("(?#maybe)"), f"expected and did not come: {pattern}"

    # Tables ------------------------------------------------------------------------------------------------------

    def holds(self, party: Party, *seats: str) -> None:
        """Give this browser those seats of a table, as their links would."""
        for seat in seats:
            answer = self.context.request.post(
                f"{party.path}/claim", headers={"authorization": f"Bearer {party.tokens[seat]}"}
            )
            assert answer.ok, answer.text()


Visit = Callable[..., Guest]


# Looking at a page ---------------------------------------------------------------------------------------------------


def axe(page: Page, where: str = "", only: str | None = None) -> None:
    """No violation of WCAG 2.2 A and AA, nor of axe's best practices; or of one rule `only`."""
    expect(page.locator("nav.waits")).to_have_count(0)  # axe would see a bar that is just coming half hidden
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)  # through the debugger: the page's own policy would not let it in
    wanted = {"resultTypes": ["violations"], **({"runOnly": [only]} if only else {})}
    found = page.evaluate("wanted => axe.run(document, wanted)", wanted)
    said = [
        f"{one['id']}: {node['html'][:160]} — {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
    assert said == [], f"{where}: {len(said)}\n" + "\n".join(said[:12])


WIDTHS = ((360, 740), (768, 1024), (1440, 900), (2560, 1440))
WHOLLY: dict[Literal["light", "dark"], int] = {"light": 1440, "dark": 360}
"""At which width axe asks everything in a theme; at the other's only for colours, which is all that a theme changes."""


def examine(page: Page, where: str, board: str | None = None) -> None:
    """At every width and in both languages nothing overlaps or is cut off; in both themes axe is content."""
    before = page.viewport_size
    assert before is not None
    language = page.get_by_role("button", name=re.compile("^EN FR"))
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(2):
            settle(page)
            laid_out(page, f"{where}, {width} px, {page.evaluate('document.documentElement.lang')}", board)
            language.click()
        for theme, whole in WHOLLY.items():
            if width in WHOLLY.values():
                page.emulate_media(color_scheme=theme)
                expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()  # the page hears of it when it can
                settle(page)
                axe(page, f"{where}, {width} px, {theme}", None if whole == width else "color-contrast")
    page.set_viewport_size(before)
    settle(page)


SETTLE = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((one) => one.finished));
  await frame();
}"""


def settle(page: Page) -> None:
    """Until everything has taken its place and its colour."""
    page.evaluate(SETTLE)


LAID_OUT = (Path(__file__).parent / "laid_out.js").read_text("utf-8")


def tells_total(page: Page, points: int) -> None:
    """A score's total stands on the page by itself, not only within another figure or out of sight."""
    total = page.get_by_text(str(points).replace("-", "−"), exact=True)
    expect(total.filter(visible=True).first).to_be_visible()


def laid_out(page: Page, where: str = "", board: str | None = None) -> None:
    """Nothing wider than the window, nothing cut off, no two controls on each other, the board the largest thing."""
    faults = page.evaluate(LAID_OUT, board)
    assert faults == [], f"{where}: " + "\n".join(faults[:12])


def until(true: Callable[[], bool], what: str, seconds: float = 45, page: Page | None = None) -> None:
    """Wait for something outside the page; meanwhile what comes from a page is listened to."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"waited in vain: {what}"
        if page is None:
            time.sleep(0.02)
        else:
            page.wait_for_timeout(20)


class Words:
    """The sentences of the page, as its catalogues have them."""

    def __init__(self, language: str, game: str | None = None, *parts: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        own = [ROOT / "web" / "src" / part / "locale" / f"{language}.ftl" for part in parts]
        for path in [*frame_catalogues(language), *(game_catalogues(game, language) if game else []), *own]:
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)

    def __call__(self, key: str, **figures: Any) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} says nothing"
        said, errors = self.bundle.format_pattern(pattern, figures)
        assert not errors, f"{key}: {errors}"
        return str(said)


def followed(state: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The state that a client makes of the one it had and a message."""
    if message["type"] == "state":
        return message
    drawing = {name: state[name] for name in ("view", "sheets", "shown")}
    steps = [change for frame in message["frames"] for change in frame["changes"]]
    told = {name: message[name] for name in ("seats", "events", "since", "frames")}
    made = {**state, **changed(drawing, convert(steps, list[Change])), **told}
    found: dict[str, Any] = changed(made, convert(message["changes"], list[Change]))
    return found


class Wire:
    """What runs between a page and the server, to be bent by a test: whole states, also where the server sends what
    changed."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.refuses = False
        self.up: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda message: message
        self.down: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda message: message
        page.route_web_socket("**/live?*", self.between)

    def between(self, socket: WebSocketRoute) -> None:
        if self.refuses:
            socket.close(code=1012)
            return
        self.sockets.append(socket)
        server = socket.connect_to_server()
        state: dict[str, Any] = {}

        def from_page(message: str | bytes) -> None:
            if (bent := self.up(json.loads(message))) is not None:
                server.send(json.dumps(bent))

        def from_server(message: str | bytes) -> None:
            nonlocal state
            said = json.loads(message)
            if said["type"] in ("state", "changes"):
                said = state = followed(state, said)
            if (bent := self.down(said)) is not None:
                socket.send(json.dumps(bent))

        socket.on_message(from_page)
        server.on_message(from_server)

    def cut(self) -> None:
        """The line breaks; the page may connect again."""
        self.sockets[-1].close(code=1012)
