"""Many games at once: in several processes, or as tasks of a Ray cluster."""

import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from boulevard.core.problems import Problem

J = TypeVar("J")
R = TypeVar("R")


def spread(
    play: Callable[[J], R], jobs: Sequence[J], processes: int, on_ray: str | None = None
) -> Generator[R, None, None]:
    """What `play` makes of each job, as it is finished. `on_ray`: tasks of a cluster, and the game that they play."""
    if on_ray is not None:
        from boulevard.arena.cluster import on_cluster

        yield from on_cluster(play, jobs, on_ray)
        return
    if processes == 1:
        yield from map(play, jobs)
        return
    pool = ProcessPoolExecutor(processes, initializer=quiet)
    waiting: set[Future[R]] = set()
    left = iter(jobs)
    try:
        while True:
            while len(waiting) < 2 * processes and (job := next(left, None)) is not None:
                waiting.add(pool.submit(play, job))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    except BrokenProcessPool:
        raise Problem("arena-process") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def quiet() -> None:
    """The parent process alone answers Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
