"""Those who think beside the tables: who is thought for next, how long, and when it is told; whoever thinks, a process
or a page's worker, can be ended.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from math import ceil
from typing import Protocol

import msgspec

from boulevard.bots import BOTS, wanted_by
from boulevard.bots.advice import Hint
from boulevard.bots.analysis import Weighed
from boulevard.bots.costs import Cost
from boulevard.server.queue import Queue, Waiting
from boulevard.server.thoughts import Answer, Thought, Turn

HINT_SECONDS, LEAST_HINT = 2.0, 0.25
"""A hint is thought about for so long, or for as long as a bot may think where that is less; where others wait, for its
share of that."""
WEIGH_SECONDS = 1.0
"""The same for what a move costs: somebody waits to play it."""
LOOK_SECONDS = 20.0
"""A decision of a finished game is looked into for so long at most; with a compiled core it takes one or two."""
SOON = 1.0
"""Seconds after which a player is told that a bot waits for its turn to think."""
OVERHEAD, MARGIN = 0.05, 0.8
"""Of what is allowed, a bot is told so much less: to read the question and to write the answer takes time too."""
SLIP = 1.0
"""An answer that comes late in spite of that waits for a multiple of so many seconds."""


class Worker(Protocol):
    """Thinks about one thing at a time."""

    @property
    def running(self) -> bool: ...

    async def ask(self, question: bytes) -> bytes:
        """The answer, both as JSON in a line; an OSError where there is none any more."""

    def kill(self) -> None:
        """End it, whatever it does."""

    async def gone(self) -> None:
        """Until nothing is left of it."""


Begin = Callable[[], Awaitable[Worker]]


def _unheard(pool: str, seconds: float) -> None:
    pass


Told = Callable[[bool], None]
"""Is told that a bot waits for its turn to think, and that it waits no more."""


class Workers:
    """Some for bots that take their time, and one for those that answer at once, so that these never wait for the
    others; where there is none to spare (`count` 0), one for all."""

    def __init__(
        self, count: int, seconds: float, pace: float, begin: Begin, waited: Callable[[str, float], None] = _unheard
    ) -> None:
        self.seconds, self.pace = seconds, pace
        self.quick = Pool(1, seconds, begin, partial(waited, "quick"))
        self.dear = Pool(count, seconds, begin, partial(waited, "dear")) if count else self.quick

    async def choose(self, thought: Thought, turn: Turn, told: Told | None = None) -> Answer:
        """What a bot says to a decision.

        When the answer comes depends on what everybody knows, since the time of thinking may depend on what a seat
        alone knows: once all that the decision is allowed is over, however soon the bot was ready.
        """
        wanted = wanted_by(thought.bot)
        quick = wanted is None and thought.bot in BOTS
        allowed = 0.0 if quick else turn.allowed(thought, min(self.seconds, wanted or self.seconds))
        pool = self.quick if quick else self.dear
        answer, took = await pool.think(thought, max(MARGIN * allowed - OVERHEAD, 0.0), told)
        if self.pace:
            await asyncio.sleep(released(allowed, took, self.pace) - took)
        answer.took = took
        return answer

    async def advise(self, thought: Thought) -> list[Hint]:
        """Hints for a seat, which alone is told them; none where nothing came of it in time."""
        return (await self._beside(thought, HINT_SECONDS)).hints or []

    async def weigh(self, thought: Thought) -> Cost | None:
        """What a move costs, for the seat that thinks of playing it; None where nothing came of it in time."""
        return (await self._beside(thought, WEIGH_SECONDS)).cost

    async def play_out(self, thought: Thought) -> list[str] | None:
        """How a game would go on after a move, best play by all; None where that is not known, or not in time."""
        return (await self._beside(thought, WEIGH_SECONDS)).line

    async def look(self, thought: Thought) -> Weighed | None:
        """What is found of a decision of a finished game; None where nothing came of it. However long it waits."""
        return (await self.dear.think(thought, LOOK_SECONDS))[0].moment

    async def _beside(self, thought: Thought, seconds: float) -> Answer:
        """What is found for a seat alone, beside the game."""
        seconds = max(LEAST_HINT, min(seconds, self.seconds) / (1 + self.dear.busy))
        try:
            async with asyncio.timeout(10 * HINT_SECONDS):
                answer, _ = await self.dear.think(thought, seconds)
        except TimeoutError:
            return Answer(stumble="late")
        return answer

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return sum(self.queues.values())

    @property
    def queues(self) -> dict[str, int]:
        """How many of them wait where."""
        return {"dear": len(self.dear.queue.waiting), "quick": len(self.quick.queue.waiting)}

    async def stop(self) -> None:
        await self.dear.stop()
        await self.quick.stop()


def released(allowed: float, took: float, pace: float) -> float:
    """How long after it was begun a thought is answered."""
    due = max(1, ceil(allowed / pace)) * pace
    return due if took <= due else due + ceil((took - due) / SLIP) * SLIP


class Pool:
    """Some workers, each thinking about one thing at a time, and those who wait for them."""

    def __init__(
        self, count: int, patience: float, begin: Begin, waited: Callable[[float], None] = lambda seconds: None
    ) -> None:
        """`waited` is told how long each thought had to wait before it was begun."""
        self.count, self.patience, self.begin, self.waited = count, patience, begin, waited
        self.queue = Queue()
        self.begins: dict[int, asyncio.Future[None]] = {}
        """Of those who wait, when they may begin."""
        self.free: list[Worker | None] = [None] * count
        self.alive: set[Worker] = set()
        self.ending: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> int:
        """How many wait or are thought for."""
        return len(self.queue.waiting) + len(self.queue.thinking)

    async def think(self, thought: Thought, seconds: float, told: Told | None = None) -> tuple[Answer, float]:
        """What a worker answers, and how long it took once it had begun."""
        loop = asyncio.get_running_loop()
        place = Waiting(thought.owner or thought.table, thought.away, loop.time(), thought.behind)
        began = self.begins[id(place)] = loop.create_future()
        self.queue.put(place)
        since = loop.time()
        try:
            self._let_begin()
            await self._waited(began, told)
            since = loop.time()
            self.waited(since - place.since)
            answer = await self._thought(thought, seconds)
        finally:
            took = loop.time() - since
            del self.begins[id(place)]
            self.queue.done(place, took)
            self._let_begin()
        return answer, took

    async def _waited(self, began: asyncio.Future[None], told: Told | None) -> None:
        """Until it may begin; where that is not soon, it is told, and when it is over too."""
        if told is None:
            return await began
        done, _ = await asyncio.wait([began], timeout=SOON)
        if done:
            return None
        told(True)
        try:
            await began
        finally:
            told(False)

    def _let_begin(self) -> None:
        now = asyncio.get_running_loop().time()
        while len(self.queue.thinking) < self.count and (place := self.queue.next(now)) is not None:
            if not (begins := self.begins[id(place)]).done():
                begins.set_result(None)

    async def _thought(self, thought: Thought, seconds: float) -> Answer:
        worker = self.free.pop()
        try:
            if worker is None or not worker.running:
                worker = await self.begin()
                self.alive.add(worker)
            return await self._ask(worker, thought, seconds)
        except BaseException:
            if worker is not None:
                self._end(worker)
                worker = None
            raise
        finally:
            self.free.append(worker)

    def _end(self, worker: Worker) -> asyncio.Task[None]:
        self.alive.discard(worker)
        worker.kill()
        ending = asyncio.create_task(gone(worker))
        self.ending.add(ending)
        ending.add_done_callback(self.ending.discard)
        return ending

    async def _ask(self, worker: Worker, thought: Thought, seconds: float) -> Answer:
        question = {
            "ply": thought.ply,
            "seat": thought.seat,
            "game": thought.game,
            "rules": thought.rules,
            "bot": thought.bot,
            "turn": sha256(f"{thought.table} {thought.seat} {thought.turn}".encode()).hexdigest(),
            "view": thought.view.decode(),
            "moves": thought.moves,
            "seed": thought.seed,
            "seconds": seconds,
            "weighed": thought.weighed,
            "planned": thought.planned,
            "iterations": thought.iterations,
            "anew": thought.anew,
            "line": thought.line,
        }
        try:
            # a fresh worker first has to load the games: twice the time that a bot is told it has
            limit = 2 * max(seconds, self.patience) + 2
            line = await asyncio.wait_for(worker.ask(msgspec.json.encode(question)), limit)
            return msgspec.json.decode(line, type=Answer)
        except TimeoutError:
            await self._end(worker)
            return Answer(stumble="late", detail=f"{limit:g} s")
        except (OSError, ValueError, msgspec.DecodeError):
            await self._end(worker)
            return Answer(stumble="crash", detail="its process ended")

    async def stop(self) -> None:
        for worker in list(self.alive):
            self._end(worker)
        await asyncio.gather(*self.ending)


async def gone(worker: Worker) -> None:
    await worker.gone()
