"""Processes in which bots think, and never block a table (`workers`); whether bots that a host allows can be had."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress

from boulevard.core.problems import Problem
from boulevard.server.thinker import FOUND

PASSED_ON = (
    *("PATH", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LANG", "SYSTEMROOT", "HOME"),
    *("XDG_CACHE_HOME", "LOCALAPPDATA", "BOULEVARD_CACHE", "BOULEVARD_CORES"),
)

LOADING = 60.0
"""Seconds in which all bots that a host allows have to be loaded."""


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


class Process:
    """A process in which bots think."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def begin(cls) -> "Process":
        return cls(
            await asyncio.create_subprocess_exec(
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
        )

    @property
    def running(self) -> bool:
        return self.process.returncode is None

    async def ask(self, question: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + b"\n")
        return await self.process.stdout.readline()

    def kill(self) -> None:
        if self.running:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def gone(self) -> None:
        """Until it has ended and its pipes are closed: what is left open at the end of the loop is complained about."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        await self.process.wait()
        self.process.stdin.close()
        with suppress(OSError):
            await self.process.stdin.wait_closed()
        await self.process.stdout.read()
