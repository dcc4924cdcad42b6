"""Compiles the cores of games into the cache: `python -m boulevard.bots.compiling paris …`, one after the other, or all
side by side where none is named."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.pool import ThreadPool
from random import Random

from boulevard import registry
from boulevard.bots import kept_code
from boulevard.bots.cores import endings_of, has_core, load
from boulevard.core.bot import Budget
from boulevard.core.contract import any_move, any_table
from boulevard.core.game import AnyGame
from boulevard.core.steps import CHANCE

ENDED = 20
"""So many random games show the solver all that it may meet."""
CARRIED = 4
"""So many show all that a state is carried over by."""


def missing(names: Sequence[str]) -> list[str]:
    """The games whose cores are not compiled yet, and could be."""
    return [name for name in names if has_core(name) and not kept_code.is_ready(name)]


@contextmanager
def warming(names: Sequence[str]) -> Iterator[bool]:
    """Meanwhile, what is not compiled yet is, in a process of its own, and bots think on the readable rules; whether
    there is anything to do."""
    if not (cold := missing(names)):
        yield False
        return
    command = [sys.executable, "-m", "boulevard.bots.compiling", *cold]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet) as process:
        try:
            yield True
        finally:
            process.terminate()


def compile_core(name: str) -> None:
    """Compile it, unless another process has just done so; an OSError at once where it could not be kept."""
    with kept_code.alone(name):
        if not kept_code.is_ready(name):
            call_all(registry.game(name), Random(0))
            kept_code.set_ready(name)


def call_all(game: AnyGame, rng: Random) -> None:
    """Everything that bots call, called once."""
    s = game.setup()
    while game.to_act(s)[0] == CHANCE or len(game.options(s, game.to_act(s)[0])) == 1:
        game.do(s, game.options(s, game.to_act(s)[0])[0])
    seat = game.to_act(s)[0]
    core, moves = load(game), game.options(s, seat)
    for netted in {False, core.has_net}:
        search = core.search(game.view(s, seat), registry.part(game.name, "judge"), rng, telling=True, netted=netted)
        search.run(moves, [1.0] * len(moves), Budget(iterations=2))
        search.told(search.tried(telling=True)[0].move)
    try_carrying(game, rng)
    try_endings(game, rng)


def try_carrying(game: AnyGame, rng: Random) -> None:
    """States and moves of random games, to the core and back."""
    core = load(game)
    for _ in range(CARRIED):
        table = any_table(game, rng)
        while table.to_act:
            seat, move = any_move(game, table.state, rng)
            core.flat.state(game, core.flat.flat(game, table.state), table.state)
            core.flat.move(game, core.flat.code(game, move))
            table.play_offered(seat, move)


def try_endings(game: AnyGame, rng: Random) -> None:
    """The solver too, where the game has one: on positions of random games, enough for every card to be met."""
    core = load(game)
    if (endings := endings_of(game.name)) is None:
        return
    for _ in range(ENDED):
        table, ending = any_table(game, rng), None
        while table.to_act:
            words = core.flat.flat(game, table.state)
            if endings.begins(core.box, words):
                endings.turns_left(core.box, words)
                ending = endings.Ending(core.box, words, endings.new_table(1 << 10))
            table.play_offered(*any_move(game, table.state, rng))
        if ending is not None:
            ending.look(100)


def trouble_compiling(name: str) -> str | None:
    """Compile a game's core; why that cannot be, in which case it plays on, slower."""
    try:
        compile_core(name)
    except Exception as error:
        return str(error)
    return None


def compiled(name: str) -> bool:
    """Compile a game's core, and say how it went."""
    began = time.monotonic()
    if trouble := trouble_compiling(name):
        print(f"the core of {name} cannot be compiled, it plays on the readable rules: {trouble}", file=sys.stderr)
        return False
    print(f"the core of {name} is compiled ({time.monotonic() - began:.0f} s)", flush=True)
    return True


def main(names: list[str]) -> int:
    if hasattr(os, "nice"):
        os.nice(10)
    for name in names:
        if not has_core(name):
            print(f"{name} has no compiled core here: it plays on the readable rules", file=sys.stderr)
    if names:
        failed = [name for name in missing(names) if not compiled(name)]
        return 1 if failed else 0
    with ThreadPool(os.cpu_count()) as pool:  # the compiler uses one processor: a process for each game
        return max(pool.map(_apart, registry.game_names()))


def _apart(name: str) -> int:
    return subprocess.run([sys.executable, "-m", "boulevard.bots.compiling", name], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
