"""What cores find that were compiled ahead of time, to be compared with those compiled here: the same work, done in a
process of its own or in a page's Python (`elsewhere.mjs`), told as JSON. `python agreement.py` reads what is to be done
from its input; `--no-compiler` does it as if there were none."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from math import inf
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

FOR_PAGES = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")


def work(asked: dict[str, Any]) -> dict[str, Any]:
    from boulevard import registry

    game = registry.game(asked["game"])
    return {name: DONE[name](game, **figures) for name, figures in asked["do"].items()}


def core_of(game: Any) -> Any:
    from boulevard.bots.cores import core_of

    core = core_of(game)
    assert core is not None, "there is no core"
    return core


def followed(game: Any, set_ups: int, games: int) -> list[int]:
    """Digests of random games, a number for every set-up."""
    from boulevard.core.contract import any_table
    from boulevard.core.kernel import lots

    core, found = core_of(game), []
    paper = core.tree.paper()
    for seed in range(set_ups):
        root = core.flat.flat(game, any_table(game, Random(seed)).state)
        found.append(core.tree.followed(core.box, root, lots(seed), paper, games))
    return found


def counted(game: Any, set_ups: int, games: int) -> list[int]:
    """How many moves and draws these games have, as random games go."""
    from boulevard.core.contract import any_table
    from boulevard.core.kernel import lots

    core, found = core_of(game), []
    paper = core.tree.paper()
    for seed in range(set_ups):
        root = core.flat.flat(game, any_table(game, Random(seed)).state)
        found.append(core.tree.random_games(core.box, root, lots(seed), paper, games))
    return found


def searched(game: Any, games: int, every: int, iterations: int, netted: bool = False) -> list[Any]:
    """What the search finds in positions of random games: how often each move was tried, and what it is worth."""
    from boulevard.core.bot import Budget
    from boulevard.core.contract import any_move, any_table
    from boulevard.core.steps import CHANCE
    from boulevard.registry import part

    core, judge, found = core_of(game), part(game.name, "judge"), list[Any]()
    for seed in range(games):
        rng = Random(seed)
        table = any_table(game, rng)
        while table.to_act:
            seat, move = any_move(game, table.state, rng)
            moves = [] if seat == CHANCE else game.options(table.state, seat)
            if len(moves) > 1 and not rng.randrange(every):
                view = game.view(table.state, seat)
                search = core.search(view, judge, Random(seed), False, netted=netted, size=(1 << 10, 1 << 16))
                search.run(moves, (), Budget(iterations=iterations, per_decision=True))
                best = search.tried(least=1)[: 1 if netted else None]
                found.append([[str(one.move), one.visits, one.worth] for one in best])
            table.play_offered(seat, move)
    return found


def played(game: Any, games: int, bot: str, iterations: int) -> list[str]:
    """Whole games of a bot against itself, as records."""
    from boulevard.bots import make_bot
    from boulevard.core.bot import Budget
    from boulevard.core.bot_games import play

    found = []
    for number in range(games):
        seats = game.seats(2)
        bots = {seat: make_bot(bot, game) for seat in seats}
        names, seed = dict.fromkeys(seats, f"bot:{bot}"), bytes([number] * 32)
        table = play(game, bots, names, {}, seed, Budget(iterations=iterations, per_decision=True))
        found.append(str(table.record()))
    return found


def looked(game: Any, games: int, every: int, iterations: int) -> list[list[str]]:
    """Games of the greedy bot looked through, with the game's net where it reads with it: the best moves found of some
    decisions."""
    from boulevard.bots.analysis import decisions, weighed
    from boulevard.core.record import read_record

    found = []
    for record in played(game, games, "apprenti", 1):
        made, _, _ = decisions(game, read_record(record.encode()))
        choices = [one for one in made if len(one.moves) > 1]
        found += [[one.move for one in weighed(game, each, iterations).best] for each in choices[::every]]
    return found


def mixed(game: Any, games: int, bots: list[str], iterations: int) -> list[str]:
    """Whole games of different bots, options and numbers of players, all by lot, as records."""
    from boulevard.bots import make_bot
    from boulevard.core.bot import Budget
    from boulevard.core.bot_games import play
    from boulevard.core.contract import any_setting

    found = []
    for number in range(games):
        rng = Random(f"mixed {game.name} {number}")
        players, options = any_setting(game, rng)
        sitting = {seat: rng.choice(bots) for seat in game.seats(players)}
        made = {seat: make_bot(bot, game) for seat, bot in sitting.items()}
        names = {seat: f"bot:{bot}" for seat, bot in sitting.items()}
        budget = Budget(iterations=iterations, per_decision=True)
        found.append(str(play(game, made, names, options, rng.randbytes(32), budget).record()))
    return found


def paced(game: Any, pieces: int, rounds: int) -> dict[str, float]:
    """How many actions of random games, iterations of the search, and iterations that ask the net, a second. Each is
    the same work in every round, in short pieces, of which the shortest time counts: nobody else is measured."""
    from boulevard.core.kernel import lots
    from boulevard.registry import part

    core = core_of(game)
    root, paper = core.flat.flat(game, game.setup()), core.tree.paper()
    s, rng = game.setup(), Random(1)
    while game.to_act(s)[0] == "-" or len(game.options(s, game.to_act(s)[0])) == 1:
        game.do(s, rng.choice(list(game.options(s, game.to_act(s)[0]))))
    view, judge = game.view(s, game.to_act(s)[0]), part(game.name, "judge")

    def rules() -> Callable[[], int]:
        own = lots(1)
        return lambda: int(core.tree.random_games(core.box, root, own, paper, 4))

    def search(netted: bool) -> Callable[[], int]:
        size = 1 << 10, 1 << 16
        found = core.search(view, judge, Random(1), False, netted=netted, size=size)
        return lambda: found.grow(1 if netted else 4) or (1 if netted else 4)

    ways: dict[str, Callable[[], Callable[[], int]]] = {"rules": rules, "search": lambda: search(False)}
    if core.has_net:
        ways["net"] = lambda: search(True)
    return {name: pace(way, pieces, rounds) for name, way in ways.items()}


def pace(way: Callable[[], Callable[[], int]], pieces: int, rounds: int) -> float:
    least, done = [inf] * pieces, 0
    for _ in range(rounds):
        go, done = way(), 0
        for at in range(pieces):
            began = time.perf_counter()
            done += go()
            least[at] = min(least[at], time.perf_counter() - began)
    return done / sum(least)


def packages_for_pages(folder: Path) -> Path:
    """The packages of others that rules and bots need, put together as a page has them: those of this Python, but
    msgspec as it was built for pages."""
    for name in ("fluent", "babel", "attr", "attrs", "pytz", "typing_extensions"):
        spec = find_spec(name)
        assert spec is not None
        if spec.submodule_search_locations:
            shutil.copytree(next(iter(spec.submodule_search_locations)), folder / name)
        else:
            shutil.copy(str(spec.origin), folder)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *FOR_PAGES]
    subprocess.run([*command, "--dest", str(folder), f"msgspec=={version('msgspec')}"], check=True)
    for wheel in folder.glob("*.whl"):
        ZipFile(wheel).extractall(folder)
    return folder


DONE: dict[str, Any] = {one.__name__: one for one in (followed, counted, searched, played, looked, mixed, paced)}

if __name__ == "__main__":
    if "--no-compiler" in sys.argv:
        sys.modules["numba"] = sys.modules["numpy"] = None  # type: ignore[assignment]
    print(json.dumps(work(json.load(sys.stdin))))
