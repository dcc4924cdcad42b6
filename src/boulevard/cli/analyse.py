"""`boulevard analyse`: a game looked through: what each decision gave away, what was luck, what decided it."""

import multiprocessing
from argparse import Namespace
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import islice
from multiprocessing.pool import AsyncResult
from typing import Any

import msgspec
from msgspec import Struct

from boulevard import registry
from boulevard.arena.spread import quiet
from boulevard.bots.advice import NAMELESS, move_in_words, said_drivers, whole
from boulevard.bots.analysis import (
    Analysis,
    Decision,
    Given,
    Turn,
    Weighed,
    analysed,
    decisions,
    depth,
    has_ready_core,
    is_doubtful,
    weighed,
)
from boulevard.bots.costs import Cost
from boulevard.cli.arena import compile_core
from boulevard.cli.files import read_bytes, read_game_file
from boulevard.cli.given import game_of
from boulevard.cli.progress import Progress
from boulevard.cli.said import print_json, words_for
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.record import read_record
from boulevard.core.table import Table
from boulevard.core.texts import Name, Texts, texts

AHEAD = 4
"""So many decisions are given to each process before it is done with the first of them."""
TURNS = 8
"""So many turning points are told, the largest; with --json all."""


class Job(Struct, frozen=True):
    """Everything that what is found of a decision depends on, but its number; it can be sent to another process."""

    record: str
    content: bytes | None
    iterations: int

    def look(self, number: int, anew: bool = False) -> Weighed:
        game, found = _decisions(self)
        return weighed(game, found[number], self.iterations, anew=anew)


@cache
def _decisions(job: Job) -> tuple[AnyGame, list[Decision]]:
    record = read_record(job.record.encode())
    game = registry.game(record.game, job.content, record.rules)
    return game, decisions(game, record)[0]


Look = Callable[[int, bool], Weighed]


@contextmanager
def looking(job: Job, numbers: Sequence[int], processes: int) -> Iterator[tuple[Iterator[Weighed], Look]]:
    """The decisions one after another, or in several processes, and a look at one of them anew; what is found is the
    same."""
    if processes == 1:
        yield map(job.look, numbers), job.look
        return
    with multiprocessing.Pool(processes, quiet) as pool:

        def ahead() -> Iterator[Weighed]:
            """In their order, only so many at a time that whatever is to be looked into anew need not wait long."""
            rest, begun = iter(numbers), deque[AsyncResult[Weighed]]()
            begun.extend(pool.apply_async(job.look, (number,)) for number in islice(rest, AHEAD * processes))
            while begun:
                yield begun.popleft().get()
                begun.extend(pool.apply_async(job.look, (number,)) for number in islice(rest, 1))

        yield ahead(), lambda number, anew: pool.apply(job.look, (number, anew))


def run(args: Namespace) -> int:
    """Exit status 2: the record cannot be played to its end; what comes before is told."""
    record = read_game_file(args.file)
    game = game_of(args, args.file, record)
    try:
        made, table, stopped = decisions(game, record)
    except Problem as problem:
        raise problem.at(args.file) from None
    compile_core(game, args.lang)
    job = Job(str(record), read_bytes(args.content) if args.content else None, args.iterations or depth(game, made))
    moments = [Weighed(one.ply, one.seat, one.drawn, only=len(one.moves) == 1) for one in made]
    wanted = [number for number, one in enumerate(moments) if not one.only]
    progress, interrupted, cored = Progress(len(wanted), args.lang), False, has_ready_core(game)
    try:
        # the end first: there it is exact
        with looking(job, wanted[::-1], args.processes) as (looks, look):
            for number, one in zip(wanted[::-1], looks, strict=True):
                doubtful = cored and is_doubtful(table, one, moments[number + 1 :])
                moments[number] = look(number, True) if doubtful else one
                progress.step()
    except KeyboardInterrupt:
        interrupted = True
    progress.end()
    whole_game = analysed(table, moments)
    if args.json:
        print_json(as_json(job, game, whole_game))
    else:
        print("\n".join(Telling(game, table, made, whole_game, args.lang).lines(args.all)))
    if interrupted:
        raise KeyboardInterrupt
    if stopped is not None:
        raise stopped.at(args.file)
    return 0


def as_json(job: Job, game: AnyGame, found: Analysis) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(found)
    for seat, given in found.seats.items():
        made["seats"][seat]["accuracy"] = given.accuracy
    return {"game": game.name, "iterations": job.iterations, **made}


class Telling:
    """A game that was looked through, in words."""

    def __init__(self, game: AnyGame, table: Table, made: Sequence[Decision], found: Analysis, language: str) -> None:
        self.game, self.table, self.found = game, table, found
        self.views = {one.ply: one.view for one in made}
        self.words, self.program = words_for(game, language), texts(language, "boulevard.cli")
        self.core: Texts = texts(language, game.package)
        self.moments = {one.ply: one for one in found.moments}
        self.many = "yes" if len(table.players) > 2 else "no"

    def lines(self, every: bool) -> list[str]:
        found, program = self.found, self.program
        looked = [one.cost for one in found.moments if one.cost is not None]
        choices = sum(not one.only for one in found.moments)
        exact = sum(one.exact for one in looked)
        title = self.words("game-title")
        said = [program("analysed", game=title, looked=len(looked), choices=choices, exact=exact), self.decided()]
        said += [self.given(seat, given) for seat, given in found.seats.items() if given.choices]
        if found.doubt is not None:
            said.append(program("analysed-doubt", doubt=found.doubt))
        if found.turns:
            largest = sorted(found.turns, key=lambda one: -abs(one.change))[:TURNS]
            told = [f"  {self.turn(one)}" for one in found.turns if one in largest]
            said += [program("analysed-turns", count=len(found.turns)), *told]
        if every:
            said += [program("analysed-all"), *(f"  {self.moment(one)}" for one in found.moments)]
        return said

    def seat(self, seat: str) -> Any:
        return self.words.figure("seat", seat)

    def signed(self, points: float) -> str:
        """Points with their sign, and to a tenth where it is no whole number."""
        told = round(points, 1) + 0.0  # and no minus before a zero
        size = abs(told)
        said = self.program("points-signed", points=int(size) if size.is_integer() else size)
        return f"−{said}" if told < 0 else f"+{said}"

    def decided(self) -> str:
        """One sentence on what decided the game."""
        found = self.found.decided
        seats = self.found.seats
        if found is None:
            if (seat := self.found.slipped) is not None:
                return self.program("analysed-by-slips", seat=self.seat(seat), given=seats[seat].chance)
            if (seat := self.found.gained) is not None:
                return self.program("analysed-by-small", seat=self.seat(seat), small=seats[seat].small)
            return self.program("analysed-nothing")
        return self.program(f"analysed-by-{self.kind(found)}", **self.change(found))

    def kind(self, one: Turn) -> str:
        if one.luck:
            return "end" if one.ply is None else "luck"
        cost = self.moments[one.ply].cost if one.ply in self.moments else None
        return "exact" if cost is not None and cost.exact else "move"

    def change(self, one: Turn) -> dict[str, Any]:
        moment = self.moments.get(one.ply) if one.ply is not None else None
        text = moment.cost.move if moment and moment.cost else ""
        after = one.before + one.change
        line = {} if one.ply is None else {"line": one.ply + 1}
        cost = moment.cost if moment and moment.cost else None
        leads = {} if cost is None else {"best": self.signed(cost.lead + cost.points), "lead": self.signed(cost.lead)}
        return {
            "seat": self.seat(one.seat),
            "move": text,
            "before": one.before,
            "after": after,
            **line,
            **leads,
            "many": self.many,
        }

    def given(self, seat: str, given: Given) -> str:
        figures = {"choices": given.choices, "slips": given.slips, "mistakes": given.mistakes}
        lost = {"points": whole(given.points), "accuracy": given.accuracy}
        return self.program(
            "analysed-seat", seat=self.seat(seat), **figures, **lost, luck=percent(given.luck), many=self.many
        )

    def turn(self, one: Turn) -> str:
        said = self.program(f"turn-{self.kind(one)}", **self.change(one))
        moment = self.moments.get(one.ply) if one.ply is not None and not one.luck else None
        return f"{said} {self.reason(moment)}" if moment else said

    def moment(self, one: Weighed) -> str:
        figures = {"line": one.ply + 1, "seat": self.seat(one.seat)}
        if one.cost is None:
            return self.program("moment-only" if one.only else "moment-unseen", **figures)
        cost = one.cost
        said = self.program(
            "moment-exact" if cost.exact else "moment-about",
            **figures,
            move=cost.move,
            value=cost.value,
            lead=self.signed(cost.lead),
        )
        return f"{said} {self.reason(one)}" if cost.grade != "good" else said

    def reason(self, one: Weighed) -> str:
        """What a dear move cost, where, and what was better."""
        cost = one.cost
        if cost is None or cost.better is None:
            return ""
        told = said_drivers(cost.drivers, self.core)
        said = [self.lost(cost)]
        said += [self.core("cost-dominated")] if cost.dominated else []
        said += [self.core("cost-lines", drivers=told)] if told else []
        deed = move_in_words(self.game, self.views[one.ply], cost.better, self.core, NAMELESS)
        return " ".join([*said, self.program("moment-better", move=cost.better.move, deed=Name(deed))])

    def lost(self, cost: Cost) -> str:
        points, falls = whole(cost.points), round(100 * cost.chance) > 0 and not cost.exact
        if not points and not falls:
            return self.core("cost-little")
        key = "moment-cost" if points and falls else "moment-cost-points" if points else "moment-cost-chance"
        return self.program(key, points=points, chance=cost.chance)


def percent(chance: float) -> str:
    return f"{round(100 * chance):+d}".replace("-", "−")
