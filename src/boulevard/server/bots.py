"""Bots think in worker processes and never block a table. A crash or a delay is told apart from a move."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from math import ceil

import msgspec

from boulevard.bots import wanted_by
from boulevard.bots.advice import Hint
from boulevard.core.problems import Problem
from boulevard.server.thinker import FOUND
from boulevard.server.thoughts import Answer, Thought, Turn

PASSED_ON = (
    *("PATH", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LANG", "SYSTEMROOT", "HOME"),
    *("XDG_CACHE_HOME", "LOCALAPPDATA", "BOULEVARD_CACHE", "BOULEVARD_CORES"),
)

LOADING = 60.0
"""Seconds in which all bots that a host allows have to be loaded."""

HINT_SECONDS = 2.0
"""A hint is thought about for so long, or for as long as a bot may think where that is less."""


def environment() -> dict[str, str]:
    """That of a process in which bots are loaded: nothing secret."""
    return {name: os.environ[name] for name in PASSED_ON if name in os.environ}


def trouble_with(names: Sequence[str], language: str) -> str | None:
    """What is wrong with the first of these bots that no game can have. They are loaded in a process of their own: the
    server's never runs a stranger's code."""
    if not names:
        return None
    try:
        found = subprocess.run(
            [sys.executable, "-m", "boulevard.server.thinker", language, *names],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            timeout=LOADING,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Problem("bot-ended", given=names, detail=f"{LOADING:g} s").sentence(language)
    if found.returncode == FOUND:
        return None
    said = found.stdout.decode(errors="replace").strip()
    return said or Problem("bot-ended", given=names, detail=found.returncode).sentence(language)


class Workers:
    """A few processes, each thinking about one thing at a time."""

    def __init__(self, count: int, seconds: float, pace: float) -> None:
        self.seconds, self.pace = seconds, pace
        self.free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self.free.put_nowait(None)
        self.alive: set[asyncio.subprocess.Process] = set()
        self.hinting = asyncio.Semaphore(max(1, count // 2))
        """So many workers at most think about hints: bots do not wait for all of them."""

    async def choose(self, thought: Thought, turn: Turn) -> Answer:
        """What a bot says to a decision.

        The answer comes at a multiple of the pace: how long a bot thought may depend on what its seat alone knows.
        """
        whole = min(self.seconds, wanted_by(thought.bot) or self.seconds)
        answer, took = await self._thought(thought, turn.seconds(thought, whole))
        turn.spent += took
        if self.pace:
            await asyncio.sleep(max(1, ceil(took / self.pace)) * self.pace - took)
        return answer

    async def advise(self, thought: Thought) -> list[Hint]:
        """Hints for a seat, which alone is told them; none where nothing came of it in time."""
        seconds = min(HINT_SECONDS, self.seconds)
        try:
            async with asyncio.timeout(10 * HINT_SECONDS), self.hinting:
                answer, _ = await self._thought(thought, seconds)
        except TimeoutError:
            return []
        return answer.hints or []

    async def _thought(self, thought: Thought, seconds: float) -> tuple[Answer, float]:
        """What a worker answers, and how long it took from when one was free."""
        loop = asyncio.get_running_loop()
        worker = await self.free.get()
        began = loop.time()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            answer = await self._ask(worker, thought, seconds)
        except BaseException:
            self._end(worker)
            worker = None
            raise
        finally:
            self.free.put_nowait(worker)
        return answer, loop.time() - began

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "boulevard.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment(),
            limit=1 << 22,
            start_new_session=True,
        )
        self.alive.add(worker)
        return worker

    def _end(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is not None:
            self.alive.discard(worker)
            if worker.returncode is None:
                with suppress(ProcessLookupError):
                    worker.kill()

    async def _ask(self, worker: asyncio.subprocess.Process, thought: Thought, seconds: float) -> Answer:
        assert worker.stdin is not None
        assert worker.stdout is not None
        question = {
            "game": thought.game,
            "rules": thought.rules,
            "bot": thought.bot,
            "turn": sha256(f"{thought.table} {thought.seat} {thought.turn}".encode()).hexdigest(),
            "view": thought.view.decode(),
            "moves": thought.moves,
            "seed": thought.seed,
            "seconds": seconds,
        }
        try:
            worker.stdin.write(msgspec.json.encode(question) + b"\n")
            # a fresh worker first has to load the games: twice the time that a bot is told it has
            limit = 2 * max(seconds, self.seconds) + 2
            line = await asyncio.wait_for(worker.stdout.readline(), limit)
            return msgspec.json.decode(line, type=Answer)
        except TimeoutError:
            self._end(worker)
            await worker.wait()
            return Answer(stumble="late", detail=f"{limit:g} s")
        except (OSError, ValueError, msgspec.DecodeError):
            self._end(worker)
            await worker.wait()
            return Answer(stumble="crash", detail="its process ended")

    async def stop(self) -> None:
        for worker in list(self.alive):
            self._end(worker)
            await worker.wait()
