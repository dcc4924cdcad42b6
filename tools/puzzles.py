"""Proves the problems that are shipped anew, after a change of what proves them: of the search, of a judge, of a core.

`python tools/puzzles.py GAME` writes `puzzles.jsonl` again. A problem stays as long as its first move is still the one
clearly best; what is asked for after it, its figures, how difficult it is and how one goes on are found anew. With
`--most N`, where fewer than N stay, games beyond those that they were made of are looked through until there are as
many (`--after`: from that number on). It may be stopped: what was proven is kept in `--out` and not proven again.
"""

import argparse
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

import msgspec

from boulevard import registry
from boulevard.arena.puzzles import Maker, Settings, same
from boulevard.core.puzzles import FILE, Made, Puzzle, puzzles_of, record_of, written
from boulevard.core.table import replay

AFTER = 1000
"""So many games were looked through for those that are shipped."""


def maker_of(made: Made) -> Maker:
    """What made them: seed, bots and depth stand in the file."""
    seed, _, bots = made.source.partition(": ")
    names, _, played = bots.partition(" at ")
    settings = Settings(
        made.game, made.rules, made.content, tuple(names.split(",")), seed, int(played), made.iterations, made.seeds
    )
    return Maker(settings)


class Kept:
    """What was proven, a line of JSON each: what tells a position or a game, and what came of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_bytes().splitlines() if path.exists() else []
        pairs = [msgspec.json.decode(line, type=tuple[str, list[Puzzle]]) for line in lines]
        self.found = dict(pairs)

    def found_by(self, key: str, find: Callable[[], list[Puzzle]]) -> list[Puzzle]:
        """What was found before, or is found now."""
        if key not in self.found:
            self.found[key] = find()
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode((key, self.found[key])) + b"\n")
        return self.found[key]


def proven(maker: Maker, made: Made, puzzle: Puzzle) -> list[Puzzle]:
    """The problem as it is now; none where no move is clearly best any more, or another one."""
    s = replay(maker.game, record_of(puzzle, made)).state
    steps = maker.steps(s, puzzle.seat)
    if not steps or steps[0].move != puzzle.steps[0].move:
        return []
    return [maker.told(s, Puzzle(puzzle.options, puzzle.seats, puzzle.lines, puzzle.seat, steps, 0, {}, []))]


def found_in(maker: Maker, number: int) -> list[Puzzle]:
    return maker.looked(number).puzzles


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.game_names())
    parser.add_argument("--out", type=Path, required=True, help="where what was proven is kept meanwhile")
    parser.add_argument("--most", type=int, default=0, help="look for others until there are so many")
    parser.add_argument("--after", type=int, default=AFTER, help=f"in games beyond that number (default: {AFTER})")
    args = parser.parse_args()
    game = registry.game(args.game)
    shipped = puzzles_of(game.package)
    assert shipped is not None
    made, puzzles = shipped
    maker, kept = maker_of(made), Kept(args.out / f"proven-{args.game}.jsonl")
    stay: dict[object, Puzzle] = {}
    for number, puzzle in enumerate(puzzles, 1):
        key = sha256("\n".join(puzzle.lines).encode()).hexdigest()
        for one in kept.found_by(key, partial(proven, maker, made, puzzle)):
            stay.setdefault(same(game, one, made), one)
        print(f"{len(stay)} of {number}", flush=True)
    number = args.after
    while len(stay) < args.most:
        number += 1
        for one in kept.found_by(f"game {number}", partial(found_in, maker, number)):
            stay.setdefault(same(game, one, made), one)
        print(f"{len(stay)} after game {number}", flush=True)
    path = Path(__file__).parent.parent / "src" / "boulevard" / "games" / args.game / FILE
    path.write_text(written(made, list(stay.values())), "utf-8")


if __name__ == "__main__":
    main()
