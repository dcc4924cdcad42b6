"""Games as tasks of a Ray cluster: the one that `RAY_ADDRESS` names, or one on this machine. Needs `boulevard[ray]`."""

import os
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

from boulevard import __version__
from boulevard.bots.compiling import missing, trouble_compiling
from boulevard.core.problems import Problem

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 2
"""So many tasks wait for each processor of the cluster."""


def on_node(play: Callable[[J], R], job: J, game: str, version: str) -> R:
    """A task. Its node has the same Boulevard, and its own compiled core, so that bots play there as they do here."""
    if version != __version__:
        raise Problem("ray-version", ours=version, theirs=__version__)
    for name in missing([game]):
        if trouble := trouble_compiling(name):
            raise Problem("ray-uncompiled", game=name, detail=trouble)
    return play(job)


def on_cluster(play: Callable[[J], R], jobs: Sequence[J], game: str) -> Generator[R, None, None]:
    """What `play` makes of each job, as it is finished."""
    import ray

    began = not ray.is_initialized()
    if began:
        alone: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"include_dashboard": False}
        ray.init(log_to_driver=False, logging_level="ERROR", **alone)
    task, shared = ray.remote(on_node), ray.put(play)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    left = iter(jobs)
    try:
        while True:
            while len(waiting) < most and (job := next(left, None)) is not None:
                waiting.append(task.remote(shared, job, game, __version__))
            if not waiting:
                return
            done, waiting = ray.wait(waiting, num_returns=1)
            for one in done:
                yield ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, Problem) else error from None
    except ray.exceptions.WorkerCrashedError:
        raise Problem("arena-process") from None
    finally:
        for one in waiting:
            ray.cancel(one, force=False)
        if began:
            ray.shutdown()
