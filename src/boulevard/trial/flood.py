"""A flood of connections, garbage, tables and bots, bounded in count and time; another guest has to be answered all the
same.

It comes from other addresses of this machine than the guest, as strangers would.
"""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from random import Random
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from boulevard import registry
from boulevard.server.doors import raise_file_limit
from boulevard.server.limits import BODY_BYTES, MESSAGE_BYTES
from boulevard.trial.process import HERE, TROUBLE, Answer, Process
from boulevard.trial.report import Flooded, waits

SILENT, DRIPPING, GARBAGE, OTHERS = "127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"
"""Where it comes from: who holds connections, who lets letters drip, who sends garbage, who opens tables."""
REQUEST_SECONDS = 2
"""In which this server wants a request whole: a flood is short."""
LONGEST = 30.0
"""Seconds within which another guest has to be answered, and a connection that says nothing closed."""


def can_flood() -> bool:
    """Has this machine more addresses of its own than one?"""
    with socket.socket() as trying, suppress(OSError):
        trying.bind((SILENT, 0))
        return True
    return False


class Guest(Thread):
    """Somebody who plays against a bot meanwhile, question by question."""

    def __init__(self, served: Process, flooded: Flooded, rng: Random) -> None:
        super().__init__(name="guest", daemon=True)
        self.served, self.flooded, self.rng = served, flooded, rng
        self.flooding, self.ended = Event(), Event()
        self.calm: list[float] = []
        self.waited: list[float] = []
        """How long an answer took, before the flood and in it."""
        self.bot: list[float] = []

    def run(self) -> None:
        while not self.ended.wait(0.15):
            self._game()

    def _ask(self, *question: Any) -> Any:
        began = monotonic()
        try:
            answer = self.served.ask(*question, timeout=LONGEST)
            wrong = None if answer.well else f"{answer.status} {answer.body.decode()[:200]}"
        except TROUBLE as trouble:
            answer, wrong = None, f"{type(trouble).__name__}: {trouble}"
        (self.waited if self.flooding.is_set() else self.calm).append(monotonic() - began)
        if answer is None or wrong is not None:
            self.flooded.unanswered += 1
            self.flooded.found("unanswered", question=f"{question[0]} {question[1]}", detail=wrong)
            return None
        return answer.json()

    def _game(self) -> None:
        name = registry.game_names()[0]
        mine, *others = registry.game(name).seats(max(registry.game(name).players))
        seats = {mine: "me", **dict.fromkeys(others, "bot:random")}
        opened = self._ask("POST", "/api/tables", {"game": name, "seats": seats})
        moved = None
        while opened is not None and not self.ended.is_set():
            state = self._ask("GET", f"/api/tables/{opened['table']}", None, opened["token"])
            if state is None or state["status"] != "playing":
                return
            if moved is not None and mine in state["to_act"]:
                self.bot.append(monotonic() - moved)
                moved = None
            elif moved is not None and monotonic() - moved > LONGEST:
                self.flooded.found("silent", table=opened["table"], ply=state["ply"])
                return
            if mine in state["to_act"]:
                move = {"ply": state["ply"], "move": self.rng.choice(state["moves"])}
                if self._ask("POST", f"/api/tables/{opened['table']}/moves", move, opened["token"]) is None:
                    return
                moved = monotonic()
            self.ended.wait(0.15)


# What is sent --------------------------------------------------------------------------------------------------------


def rubbish(rng: Random, table: str) -> bytes:
    """Something that is no request, or one that no client would send."""
    post = f"POST /api/tables HTTP/1.1\r\nHost: {HERE}\r\nContent-Type: application/json\r\n".encode()

    def body(sent: bytes, length: int | None = None) -> bytes:
        return post + b"Content-Length: %d\r\n\r\n" % (len(sent) if length is None else length) + sent

    socket_head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HERE}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    kinds: list[Callable[[], bytes]] = [
        lambda: rng.randbytes(rng.randrange(1, 4096)) + b"\r\n\r\n",
        lambda: b"GET /health HTTP/9.9\r\n\r\n",
        lambda: b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
        lambda: b"GET /health HTTP/1.1\r\n" + b"X-Much: " + b"b" * 70_000 + b"\r\n\r\n",
        lambda: b"GET /api/tables/%ff%00/words?ply=" + rng.randbytes(4).hex().encode() + b" HTTP/1.1\r\n\r\n",
        lambda: body(rng.randbytes(200)),
        lambda: body(b"[" * 20_000),
        lambda: body(b'{"game": 7, "seats": [], "options": "\xff"}'),
        lambda: body(b"{}", 1 << 60),
        lambda: body(b"x" * (BODY_BYTES + 1)),
        lambda: post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        lambda: socket_head + rng.randbytes(rng.randrange(2, 2000)),
        lambda: socket_head + b"\x81\xfe\xff\xff" + rng.randbytes(MESSAGE_BYTES),
    ]
    return rng.choice(kinds)()


class Flood:
    def __init__(self, served: Process, flooded: Flooded, *, seconds: float, seed: str, count: int = 500) -> None:
        """`count`: so many connections that say nothing; of the rest there is as much as goes with it."""
        self.served, self.flooded, self.seconds, self.rng = served, flooded, seconds, Random(f"{seed} flood")
        self.count = min(count, (raise_file_limit() or 512) // 4)
        self.guest = Guest(served, flooded, Random(f"{seed} guest"))
        self.opened: list[str] = []

    @staticmethod
    def environment() -> dict[str, str]:
        """How the server is set up that is flooded."""
        return {"BOULEVARD_REQUEST_SECONDS": str(REQUEST_SECONDS), "BOULEVARD_BOT_SECONDS": "1"}

    def run(self) -> None:
        self.guest.start()
        try:
            while len(self.guest.calm) < 10 and self.guest.is_alive():
                sleep(0.05)
            self.guest.flooding.set()
            asyncio.run(self._all())
        finally:
            self.guest.ended.set()
            self.guest.join()
            self.flooded.before, self.flooded.during = waits(self.guest.calm), waits(self.guest.waited)
            self.flooded.bots = waits(self.guest.bot)

    async def _all(self) -> None:
        until = asyncio.get_running_loop().time() + self.seconds
        half = self.count // 2
        parts = (self._hold(half, SILENT, until), self._hold(half, DRIPPING, until, drips=True),
                 self._garbage(self.count, until), self._tables(self.count // 4, until))  # fmt: skip
        async with asyncio.TaskGroup() as group:
            for part in parts:
                group.create_task(part)
            group.create_task(self._watch(until))

    async def _connect(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        async with asyncio.timeout(LONGEST):
            return await asyncio.open_connection(HERE, self.served.port, local_addr=(address, 0))

    async def _hold(self, count: int, address: str, until: float, drips: bool = False) -> None:
        """Connections that begin a request, and say no more or hardly more; in the end the server has closed them."""
        held = []
        for _ in range(count):
            with suppress(OSError):
                reader, writer = await self._connect(address)
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: ")
                held.append((reader, writer))
        self.flooded.silent += len(held)
        clock = asyncio.get_running_loop().time
        while clock() < until:
            await asyncio.sleep(min(0.2, max(0.0, until - clock())))
            for _, writer in held if drips else ():
                if not writer.is_closing():
                    writer.write(b"x")

        async def closed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
            try:
                async with asyncio.timeout(LONGEST):
                    await reader.read()
                    return True
            except TimeoutError:
                return False
            except OSError:
                return True
            finally:
                writer.close()

        ends = await asyncio.gather(*(closed(*one) for one in held))
        self.flooded.closed += sum(ends)
        if not all(ends):
            self.flooded.found("held", count=len(ends) - sum(ends), seconds=LONGEST)

    async def _garbage(self, count: int, until: float) -> None:
        """What nobody should be able to read; it may be refused in any way but by an error inside."""
        clock = asyncio.get_running_loop().time
        for _ in range(count):
            if clock() > until:
                return
            sent = rubbish(self.rng, self.rng.choice(self.opened or ["nowhere"]))
            answer = b""
            with suppress(OSError, TimeoutError):
                reader, writer = await self._connect(GARBAGE)
                try:
                    writer.write(sent)
                    if writer.can_write_eof():
                        writer.write_eof()
                    self.flooded.garbage += 1
                    async with asyncio.timeout(REQUEST_SECONDS + 1):
                        answer = await reader.read(65_536)
                finally:
                    writer.close()
            if answer.startswith(b"HTTP/1.1 5"):
                self.flooded.found("garbage", detail=repr(sent[:80]), answer=answer.splitlines()[0].decode("latin-1"))

    async def _tables(self, count: int, until: float) -> None:
        """Tables with bots on every seat, as many as the server lets one address open."""
        clock, names = asyncio.get_running_loop().time, registry.game_names()
        for number in range(count):
            if clock() > until:
                return
            name = names[number % len(names)]
            game = registry.game(name)
            bots = [f"bot:{self.rng.choice(('random', 'apprenti', 'maitre', 'grand-maitre'))}" for _ in range(9)]
            seats = dict(zip(game.seats(max(game.players)), bots, strict=False))
            body = {"game": name, "seats": seats}
            answer: Answer | None = None
            with suppress(*TROUBLE):
                answer = await asyncio.to_thread(self._open, body)
            if answer is not None and answer.status == 429:
                self.flooded.refused += 1
            elif answer is not None and answer.well:
                self.flooded.tables += 1
                self.opened.append(answer.json()["table"])
            elif answer is not None:
                self.flooded.found("unopened", detail=f"{answer.status} {answer.body.decode()[:200]}")

    def _open(self, body: Any) -> Answer:
        return self.served.ask("POST", "/api/tables", body, address=OTHERS, timeout=LONGEST)

    async def _watch(self, until: float, most: int = 16) -> None:
        """Somebody looks on at some of these tables, so that their bots think."""
        clock = asyncio.get_running_loop().time
        async with asyncio.TaskGroup() as group:
            for number in range(most):
                while len(self.opened) <= number and clock() < until:
                    await asyncio.sleep(0.05)
                if len(self.opened) > number:
                    group.create_task(self._look(self.opened[number], until))

    async def _look(self, table: str, until: float) -> None:
        url = self.served.live_url(table)
        with suppress(OSError, WebSocketException, EOFError, TimeoutError):
            async with (
                asyncio.timeout_at(until),
                connect(url, local_addr=(OTHERS, 0), max_size=None, compression=None) as socket,
            ):
                self.flooded.watched += 1
                async for _ in socket:
                    pass
