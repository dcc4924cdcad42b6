"""Servers that start at once: each is `boulevard serve`, forked from a process that has read the program already.

A server is a process of its own all the same, and is killed as one; what it does not do again is what Python does for
every program, and takes longest. Where systems cannot fork, it is started as anybody would.
"""

import multiprocessing
import os
import runpy
import signal
import sys
import threading
from multiprocessing.context import ForkServerProcess
from typing import Any

from boulevard.trial.process import Process

PROGRAM = ("boulevard.cli.serve", "boulevard.server.run", "boulevard.server.bots", "alembic.command", "alembic.config",
           "boulevard.trial.shelf")  # fmt: skip
"""What a server reads before it serves."""


class Forked:
    """A forked process, with as much of Popen's face as is needed."""

    def __init__(self, process: ForkServerProcess) -> None:
        self.process = process
        self.pid = process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, how: int) -> None:
        if self.pid is not None and self.poll() is None:
            os.kill(self.pid, how)

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise TimeoutError
        return self.process.exitcode


class Warm(Process):
    def launch(self, command: list[str]) -> Any:
        if "forkserver" not in multiprocessing.get_all_start_methods():
            return super().launch(command)
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([__name__, *PROGRAM])
        words = command[command.index("serve") :]
        made = context.Process(target=serving, args=(words, str(self.log), self.surroundings()), daemon=True)
        made.start()
        return Forked(made)


def serving(words: list[str], log: str, environment: dict[str, str]) -> None:
    """What a forked process does: be the command, as long as whoever asked for it is there."""
    os.setpgid(0, 0)
    os.environ.clear()
    os.environ.update(environment)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream in (1, 2):
        os.dup2(file, stream)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Thread(target=_last_as_long, daemon=True).start()
    sys.argv[1:] = words
    runpy.run_module("boulevard", run_name="__main__", alter_sys=True)


def _last_as_long() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)
