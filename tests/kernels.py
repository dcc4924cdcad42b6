"""What every compiled core must keep beside the readable rules, which are the truth: the same at every decision.

`Core(game)` is a core with room for its answers; the checks raise `Broken`, and where a game is followed the record so
far is printed. They know no game: `tests/test_kernels.py` calls them for every game, `tests/GAME/test_kernel.py` for
its own.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.core import kernel
from boulevard.core.bot import Budget
from boulevard.core.contract import Broken, any_move, any_table, check_conserved, keep, same, seen_bytes
from boulevard.core.game import AnyGame
from boulevard.core.kernel import Words
from boulevard.core.moves import Move
from boulevard.core.record import Record, read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table, replay
from goldens import told
from test_machine import Play

DATA = Path(__file__).parent / "data"

Chooser = Callable[[Table, Random], tuple[str, Move]]
"""Who plays: the seat that is asked, and its move."""


class Core:
    """The core of a game, its content laid out, and arrays that take its answers."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.rules = registry.part(game.name, "kernel.rules")
        self.flat = registry.part(game.name, "kernel.flat")
        self.box: Words = self.flat.laid_out(game)
        self.held: int = getattr(self.rules, "HELD", self.rules.WORDS)
        """So many words say what the state is; those that follow are scratch space."""
        self.moves = np.zeros(self.rules.MOVES, dtype=np.int64)
        self.weights = np.zeros(self.rules.MOVES, dtype=np.int64)
        self.sheets = np.zeros((self.rules.SEATS, self.rules.LINES), dtype=np.int64)
        self.won = np.zeros(self.rules.SEATS, dtype=np.float64)

    def words(self, s: Any) -> Words:
        words: Words = self.flat.flat(self.game, s)
        keep(words.dtype == np.int64 and words.shape == (self.rules.WORDS,), "a state is no array of words")
        return words

    def do(self, words: Words, move: Move) -> None:
        self.rules.do(self.box, words, self.flat.code(self.game, move))

    def to_act(self, words: Words) -> int:
        return int(self.rules.to_act(self.box, words))

    def codes(self, words: Words) -> list[int]:
        """What a seat may do, or what may be drawn."""
        if self.to_act(words) == kernel.CHANCE:
            count = self.rules.chance(self.box, words, self.moves, self.weights)
        else:
            count = self.rules.options(self.box, words, self.moves)
        found: list[int] = self.moves[:count].tolist()
        return found


# A position ------------------------------------------------------------------------------------------------------


def check_asked(core: Core, words: Words, s: Any) -> None:
    """The same is asked, and the same moves are offered, or drawn with the same weights, in the same order."""
    game, rules = core.game, core.rules
    to_act, found = game.to_act(s), core.to_act(words)
    if not to_act:
        keep(found == kernel.OVER, "the game is over, yet the core asks", found)
        keep(rules.options(core.box, words, core.moves) == 0, "moves are offered after the end")
        return
    (asked,) = to_act
    wanted = kernel.CHANCE if asked == CHANCE else game.seated(s).index(asked)
    keep(found == wanted, f"{asked} is asked, by the core {found}")
    offered = game.options(s, asked)
    codes = core.codes(words)
    if codes != [core.flat.code(game, move) for move in offered]:
        differ(offered, [core.flat.move(game, code) for code in codes])
    if asked == CHANCE:
        weights = [weight for _, weight in game.chance(s)]
        keep(core.weights[: len(codes)].tolist() == weights, "other weights:", core.weights[: len(codes)], weights)
        keep(rules.options(core.box, words, core.moves) == 0, "moves are offered where chance is asked")
    else:
        keep(rules.chance(core.box, words, core.moves, core.weights) == 0, "draws where a seat is asked")


def differ(offered: Iterable[Move], found: Iterable[Move]) -> None:
    """Say how two lists of moves differ."""
    ours, theirs = list(map(str, offered)), list(map(str, found))
    missing = [text for text in ours if text not in theirs]
    added = [text for text in theirs if text not in ours]
    raise Broken(
        f"the core offers {len(theirs)} moves, the rules {len(ours)}; "
        + (f"missing {missing[:5]}, added {added[:5]}" if missing or added else "the order is another")
    )


def check_names(core: Core, words: Words, s: Any) -> None:
    """A code names its move, and a move its code."""
    codes = core.codes(words)
    moves = [core.flat.move(core.game, code) for code in codes]
    for seat in core.game.to_act(s):
        keep(moves == list(core.game.options(s, seat)), "codes name other moves")
    keep([core.flat.code(core.game, move) for move in moves] == codes, "moves have other codes")


def check_state(core: Core, words: Words, s: Any) -> None:
    """The words hold the state, exactly, and are those that the state is laid out as."""
    found = core.flat.state(core.game, words, s)
    if found != s:
        same(core.game.save(s), core.game.save(found), "the core holds another state")
        raise Broken("the core holds another state, by a type")
    wanted = core.words(s)
    wrong = np.nonzero(wanted[: core.held] != words[: core.held])[0].tolist()
    keep(not wrong, "words", wrong, "are", words[wrong], "and should be", wanted[wrong])


def check_sheets(core: Core, words: Words, s: Any) -> None:
    """The same score sheets, and at the end the same shares of the victory."""
    game = core.game
    core.sheets[:] = -999
    core.rules.scores(core.box, words, core.sheets)
    for row, (seat, sheet) in enumerate(game.scores(s).items()):
        found = dict(zip(game.score_lines, core.sheets[row].tolist(), strict=True))
        keep(found == {line: sheet.get(line, 0) for line in game.score_lines}, f"sheet of {seat}:", found, sheet)
    outcome = game.outcome(s)
    if outcome is not None and not s.resigned:
        core.won[:] = -1
        core.rules.shares(core.box, words, core.won)
        shares = [(seat in outcome.winners) / len(outcome.winners) for seat in game.seated(s)]
        keep(core.won[: len(shares)].tolist() == shares, "shares", core.won, "and should be", shares)


def check_position(core: Core, words: Words, s: Any) -> None:
    """All of that."""
    check_state(core, words, s)
    check_asked(core, words, s)
    check_names(core, words, s)
    check_sheets(core, words, s)


@cache
def core(name: str) -> Core:
    """The core of a game with its own content."""
    return Core(registry.game(name))


# A game ----------------------------------------------------------------------------------------------------------


def anybody(table: Table, rng: Random) -> tuple[str, Move]:
    return any_move(table.game, table.state, rng)


def bots(name: str, game: AnyGame) -> Chooser:
    """Games of a bot; chance by its weights."""
    bot = make_bot(name, game)

    def chosen(table: Table, rng: Random) -> tuple[str, Move]:
        (seat,) = table.to_act
        if seat == CHANCE:
            return any_move(game, table.state, rng)
        offered = game.options(table.state, seat)
        return seat, bot.choose(game.view(table.state, seat), offered, rng, Budget(iterations=1))

    return chosen


def check_game(core: Core, table: Table, rng: Random, choose: Chooser = anybody, every: int = 1) -> int:
    """Play a game to its end on the rules and on the core: what is asked is the same at every decision, and all that
    can be compared is, at every n-th of them and at the end. How many decisions there were."""
    try:
        words = core.words(table.state)
        while table.to_act:
            if rng.randrange(every) == 0:
                check_position(core, words, table.state)
            else:
                check_asked(core, words, table.state)
            seat, move = choose(table, rng)
            table.play_offered(seat, move)
            core.do(words, move)
        check_position(core, words, table.state)
    except AssertionError as broken:
        raise Broken(f"{broken}\n\n{table.record_so_far()}") from broken
    return table.ply


def check_games(core: Core, count: int, seed: object, choose: Chooser = anybody, every: int = 1) -> int:
    """Games over all options. How many decisions there were."""
    rng = Random(str(seed))
    return sum(check_game(core, any_table(core.game, rng), rng, choose, every) for _ in range(count))


def golden_files(name: str) -> list[Path]:
    return sorted((DATA / "golden" / name).glob("*.game"))


def is_newest(game: AnyGame, record: Record) -> bool:
    """Is it played by the newest version of the rules? A core knows no other."""
    return record.rules == game.rules


def check_golden(core: Core, path: Path) -> None:
    """A golden game, line by line."""
    table = replay(core.game, read_record(path.read_bytes()))
    words = core.words(core.game.setup(len(table.players), table.options))
    for before, move, after, _ in told(table):
        check_position(core, words, before)
        core.do(words, move)
        check_state(core, words, after)
    check_position(core, core.words(table.state), table.state)


def machine(core: Core, begun: type[Play]) -> type[Play]:
    """Games that Hypothesis plays, followed by the core: what fails is shrunk, and its record is printed."""

    class Followed(begun):  # type: ignore[misc, valid-type]
        words: Words | None = None
        followed = 0

        def at_every_position(self) -> None:
            if self.words is None:
                self.words = core.words(self.table.state)
            for move in self.strays[self.followed :]:
                core.do(self.words, move)
            self.followed = len(self.strays)
            check_position(core, self.words, self.table.state)

        def at_the_end(self) -> None:
            pass

    return Followed


# What a seat cannot know -----------------------------------------------------------------------------------------


def imagined(core: Core, s: Any, seat: str, lots: kernel.Lots) -> Any:
    """A state that the core imagines for a seat."""
    words = core.words(s)
    core.rules.imagine(core.box, words, core.game.seated(s).index(seat), lots)
    other = core.flat.state(core.game, words, s)
    check_state(core, words, other)
    return other


def check_imagined(core: Core, s: Any, lots: kernel.Lots) -> None:
    """What the core imagines looks the same to the seat, byte for byte, and adds up."""
    for seat in core.game.seated(s):
        other = imagined(core, s, seat, lots)
        check_conserved(core.game, other)
        same(
            seen_bytes(core.game, s, seat),
            seen_bytes(core.game, other, seat),
            "what is imagined looks otherwise to",
            seat,
        )


def check_spread(core: Core, s: Any, draws: int, rng: Random) -> int:
    """What is hidden varies as in `determinize`: each place of the state holds each value about as often. How many
    places vary."""
    game, lots, varied = core.game, kernel.lots(rng.getrandbits(64)), 0
    for seat in game.seated(s):
        view = game.view(s, seat)
        ours = spread(game.save(imagined(core, s, seat, lots)) for _ in range(draws))
        rules = spread(game.save(game.determinize(view, rng)) for _ in range(draws))
        for place in ours.keys() | rules.keys():
            if len(ours[place]) <= 1 and len(rules[place]) <= 1:
                continue  # known to the seat; `determinize` may write what it knows in another order
            varied += 1
            for value in ours[place].keys() | rules[place].keys():
                often, wanted = ours[place][value] / draws, rules[place][value] / draws
                doubt = 0.02 + 5 * (max(wanted, often) * 0.5 / draws) ** 0.5
                keep(abs(often - wanted) < doubt, f"{seat} imagines {place} = {value} in {often}, wanted {wanted}")
    return varied


def spread(saved: Iterable[bytes]) -> defaultdict[str, Counter[Any]]:
    """How often each place of a saved state holds each value."""
    found: defaultdict[str, Counter[Any]] = defaultdict(Counter)
    for data in saved:
        for place, value in leaves(msgspec.json.decode(data)):
            found[place][value] += 1
    return found


def leaves(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """The single values of JSON, and how many each list has, with their places."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from leaves(inside, f"{place}.{key}")
    elif isinstance(value, list):
        yield f"{place}#", len(value)
        for at, inside in enumerate(value):
            yield from leaves(inside, f"{place}[{at}]")
    else:
        yield place, value


def positions(game: AnyGame, count: int, seed: str) -> Iterator[Any]:
    """Positions of random games over all options, one in ten on the way, chance asked or a seat."""
    rng, seen = Random(seed), 0
    while seen < count:
        table = any_table(game, rng)
        while table.to_act and seen < count:
            if rng.random() < 0.1:
                seen += 1
                yield table.state
            table.play_offered(*any_move(game, table.state, rng))


# Counting --------------------------------------------------------------------------------------------------------


def perft(core: Core, words: Words, depth: int) -> int:
    """How many sequences of `depth` plies the core plays from here; games that end before do not count."""
    if core.to_act(words) == kernel.OVER:
        return 0
    codes = core.codes(words)
    if depth == 1:
        return len(codes)
    count = 0
    for code in codes:
        after = words.copy()
        core.rules.do(core.box, after, code)
        count += perft(core, after, depth - 1)
    return count


def counted(game: AnyGame) -> Iterator[tuple[str, Any, dict[int, int]]]:
    """The positions of which counts are kept: a name, the state, and the count of each depth."""
    data = msgspec.json.decode((DATA / "perft" / f"{game.name}.json").read_bytes())
    for position in data["positions"]:
        counts = {int(depth): count for depth, count in position["counts"].items()}
        if "record" not in position:
            yield str(position["options"]), game.setup(position.get("players"), position["options"]), counts
            continue
        record = read_record((DATA / "golden" / game.name / position["record"]).read_bytes())
        if is_newest(game, record):
            record.lines, record.outcome = record.lines[: position["ply"]], None
            yield f"{position['record']}@{position['ply']}", replay(game, record).state, counts
