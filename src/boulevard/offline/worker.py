"""In the browser: what the house in a page stands on, and how its page speaks to it. `web/src/offline` is the other
side: it gives a `Browser` to `House`, and starts a `Thinker` in another worker whenever this one asks.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from boulevard import registry
from boulevard.bots import asks_net, cores
from boulevard.bots.guarded import error_line
from boulevard.bots.outlooks import reads_by_net
from boulevard.offline.front import Connection, Front
from boulevard.offline.house import PageHouse
from boulevard.offline.kept import Change
from boulevard.server import thinker
from boulevard.server.refusals import DatabaseTrouble, RareRefusal, Refusal
from boulevard.server.settings import Settings
from boulevard.server.workers import Workers

T = TypeVar("T")

GUEST = "whoever has this page open"
"""By what seats are held here, as by a browser's cookie at a server: there is nobody else."""


class Thinking(Protocol):
    """The other worker, as JavaScript has it."""

    def ask(self, question: str, net: str) -> Awaitable[str]:
        """`net`: the game whose net is wanted for it, if it can be had; otherwise nothing."""

    def kill(self) -> None: ...


class Browser(Protocol):
    """What JavaScript does for the house. Texts go over alone, so that nothing has to be converted or let go."""

    base: str

    def get(self, key: str) -> Awaitable[str | None]: ...

    def range(self, prefix: str, after: str) -> Awaitable[str]: ...

    def change(self, change: str) -> Awaitable[str]:
        """`done`; `other`: a row is not what was expected; `full`, `lost`: the browser does not write."""

    def think(self) -> Awaitable[Thinking]: ...

    def told(self, line: str, text: str) -> None: ...

    def closed(self, line: str, code: int) -> None: ...


class Unkept(DatabaseTrouble):
    """The browser does not keep, or does not find, what it is to keep: there is no room, or its store is closed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    @property
    def refusal(self) -> Refusal:
        return RareRefusal(f"browser-{self.why}")


async def heard(asked: Awaitable[T]) -> T:
    """What the browser answers; JavaScript's errors are no errors of ours."""
    try:
        return await asked
    except Exception as trouble:
        raise Unkept("lost") from trouble


class BrowserRows:
    """The rows that the browser keeps."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    async def get(self, key: str) -> str | None:
        found = await heard(self.browser.get(key))
        return found if isinstance(found, str) else None

    async def range(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        return [(key, value) for key, value in json.loads(await heard(self.browser.range(prefix, after)))]

    async def change(self, change: Change) -> bool:
        found = str(await heard(self.browser.change(msgspec.json.encode(change).decode())))
        if found in ("full", "lost"):
            raise Unkept(found)
        return found == "done"


class Asked(Struct):
    """Of a question, what says whether a net is wanted."""

    game: str
    bot: str | None
    iterations: int

    def wants_net(self) -> bool:
        """For a bot that looks with it, or a game that is looked through with it."""
        game = registry.game(self.game)
        if self.bot is not None:
            return asks_net(self.bot, game)
        return self.iterations > 0 and reads_by_net(game.package) > 0


class PageWorker:
    """A worker of the page in which bots think."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self.running = True

    async def ask(self, question: bytes) -> bytes:
        asked = msgspec.json.decode(question, type=Asked)
        return (await self.thinking.ask(question.decode(), asked.game if asked.wants_net() else "")).encode()

    def kill(self) -> None:
        self.running = False
        self.thinking.kill()

    async def gone(self) -> None:
        """It is at once."""


def beginning(browser: Browser) -> Callable[[], Awaitable[PageWorker]]:
    async def begin() -> PageWorker:
        return PageWorker(await browser.think())

    return begin


class House:
    """The house of a page, as JavaScript speaks to it."""

    def __init__(self, front: Front, browser: Browser) -> None:
        self.front, self.browser = front, browser
        self.lines: dict[str, Connection] = {}
        self.waiting: dict[str, asyncio.Queue[str]] = {}
        self.talking: dict[str, asyncio.Task[None]] = {}

    async def call(self, method: str, address: str, body: str | None, language: str) -> str:
        found = await self.front.call(method, address, body if isinstance(body, str) else None, language)
        return json.dumps([found.status, found.body.decode(), found.kind])

    async def open(self, line: str, address: str, language: str) -> None:
        """A client comes; what it says from now on is taken one by one."""
        self.waiting[line] = asyncio.Queue()
        found = await self.front.connect(
            address, language, lambda text: self.browser.told(line, text), lambda code: self.browser.closed(line, code)
        )
        if found is None or line not in self.waiting:
            self.waiting.pop(line, None)
            if found is not None:
                await found.gone()
            return
        self.lines[line] = found
        self.talking[line] = asyncio.create_task(self._converse(found, self.waiting[line]))

    def say(self, line: str, text: str) -> None:
        if line in self.waiting:
            self.waiting[line].put_nowait(text)

    async def shut(self, line: str) -> None:
        self.waiting.pop(line, None)
        if (talking := self.talking.pop(line, None)) is not None:
            talking.cancel()
        if (found := self.lines.pop(line, None)) is not None:
            await found.gone()

    @staticmethod
    async def _converse(found: Connection, said: "asyncio.Queue[str]") -> None:
        while True:
            await found.take(await said.get())


async def house(browser: Browser) -> House:
    """A house over what this browser keeps."""
    rows = BrowserRows(browser)
    settings = Settings(limits=False, talk=False)
    workers = Workers(0, settings.bot_seconds, settings.bot_pace, beginning(browser))
    return House(Front(PageHouse(rows, workers, settings), GUEST, browser.base), browser)


class Thinker:
    """What thinks, in a worker of its own."""

    def __init__(self) -> None:
        self.sitting = thinker.Sitting()

    def came(self) -> None:
        """A core or a net lies there now that was not there before."""
        cores.look_again()

    def ask(self, question: str) -> str:
        try:
            answer: dict[str, Any] = thinker.think(json.loads(question), self.sitting)
        except Exception as error:
            answer = {"stumble": "crash", "detail": error_line(error.__cause__ or error, discreet=True)}
        return msgspec.json.encode(answer).decode()
