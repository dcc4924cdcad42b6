"""`maitre` and `grand-maitre`: look ahead, by the search that all games share.

What the greedy bot thinks of each move says where the search looks first; the move that it tried most is played. What
was found about the rest of a turn is kept for its next decision.
"""

from collections.abc import Collection, Container, Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from boulevard.bots.apprenti import Apprenti
from boulevard.bots.clock import now
from boulevard.bots.cores import core_of
from boulevard.bots.endings import Solved, exact, exact_of
from boulevard.bots.outlooks import outlook_by_net
from boulevard.bots.search import LIMIT, Search, Searching, Told, honest
from boulevard.core.bot import Budget, Candidate
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move

if TYPE_CHECKING:
    from boulevard.bots.cored import Core

FAMILIAR = 0.1
"""A move that was tried less often than so many times the favourite is not known well enough to be compared with it."""
COMPARED = 0.6
"""Where moves are to be compared, the search takes that part of the time, and the comparison about the rest; where
iterations are counted, those of the search are."""
RIVALS = 2
"""At most so many moves are looked into as deeply as the favourite."""
SOLVING, POSITIONS = 0.4, 25
"""An ending is searched out in that part of what a decision may take; so many positions cost what an iteration does."""
EXACT = "exact"
"""What an ending is worth beyond what the search says of it: a line without a name."""
DOUBTFUL = 0.1
"""Beside a move that is known to be best, another one is taken to be worse by so much."""
AT_ONCE = 0.75
"""In a core that part of what is left of a turn goes into the decision at hand: those after it go on with its tree."""
CLEAR = 0.97
"""A decision whose best move has so large a share of the greedy bot's liking takes a quarter of its budget."""


class Maitre:
    wanted = 1.0
    """Seconds for a turn."""
    lanes = 1
    """Trees that are grown side by side, where there is a compiled core."""
    leaves = (96, 300)
    """How exactly it tells there what leads are made of (`cored.LEAVES`)."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.greedy = Apprenti(game)
        self.judge = self.greedy.judge
        self.searched: Searching | None = None
        self.played: Move | None = None
        """The last move that was searched for, and all that it led to."""
        self.after = b""
        self.tries: dict[Move, int] = {}
        core_of(game)  # loaded now: whoever interrupts a thought must not interrupt that

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        self.tries = {}
        if len(moves) == 1:
            if self.searched is not None and self.after == msgspec.json.encode(view):
                self.expect(view, moves[0])
            return moves[0]
        if solved := self.solved(view, moves, budget):
            self.searched = None
            return solved.move
        search = self.search(view, moves, rng, budget, telling=False)
        tried = search.tried()
        self.tries = {one.move: one.visits for one in tried}
        self.searched, self.played = search, tried[0].move
        self.expect(view, self.played)
        return self.played

    def visits(self) -> dict[Move, int]:
        """How often the search of the last choice tried each move; nothing where none was needed."""
        return self.tries

    def expect(self, view: Any, move: Move) -> None:
        """Remember what is to be seen after a move; nothing, where it would show something or another seat goes on."""
        after = self.game.preview(view, move)
        if after.whole and tuple(after.view.to_act) == (view.seat,):
            self.after = msgspec.json.encode(after.view)
        else:
            self.searched = None

    def candidates(
        self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget, about: Move | None = None
    ) -> list[Candidate]:
        """The moves that it tried; first those that it looked into as deeply as into its favourite, the best of them
        first: these alone can be compared. `about`: one that is looked into as deeply, whatever it seems; then the
        leads of all these are told as exactly as can be. With a net these leads alone are told."""
        if len(moves) == 1:
            return self.greedy.candidates(view, moves, rng, budget)
        solved = self.all_solved(view, moves, budget, about)
        search = self.search(view, moves, rng, budget, telling=True)
        before = search.done
        self.compare(search, self.dominated(view, moves))
        for one in solved:
            search.again(one.move, max(1, search.done // 4))
        if about is not None:
            self.look_into(search, about)
        budget.spend(search.done - before, 0.0)
        scored, outlook = len(self.game.sheet(view)), self.outlook(search, view, rng)
        found = [
            Candidate(one.move, one.visits, honest(one.chance, scored, outlook), one.lines, one.then)
            for one in search.tried(telling=True)
            if one.visits
        ]
        if about is not None or search.netted:
            most = max(one.visits for one in found)
            told = {one.move: search.told(one.move) for one in found if one.visits == most}
            found = [with_told(one, told[one.move], told.values()) if one.move in told else one for one in found]
        return certain(found, solved) if solved else found

    def outlook(self, search: Searching, view: Any, rng: Random) -> tuple[float, float]:
        """How chances are told that it found: with a net, by how far the judge may still be off."""
        if not search.netted:
            return self.judge.OUTLOOK
        imagined = self.game.determinize(view, rng)
        _, off = self.judge.prospects(self.game, imagined)
        return outlook_by_net(self.game.package, len(self.game.seated(imagined)) == 1).at(off)

    def all_solved(
        self, view: Any, moves: Sequence[Move], budget: Budget, about: Move | None = None
    ) -> Sequence[Solved]:
        """The best move of an ending and, beside it, the one that it is `about`, where that can be searched out in a
        part of the time."""
        best = self.solved(view, moves, budget)
        if best is None or about is None or about == best.move:
            return () if best is None else (best,)
        core = core_of(self.game)
        assert core is not None
        other = exact_of(core, view, about, *solving(budget))
        return () if other is None else (best, other)

    def look_into(self, search: Searching, move: Move) -> None:
        """Try a move as often as the favourite."""
        found = search.tried()
        visits = next((one.visits for one in found if one.move == move), 0)
        if visits < found[0].visits:
            search.again(move, found[0].visits - visits)

    def solved(self, view: Any, moves: Sequence[Move], budget: Budget) -> Solved | None:
        """The best move of an ending, where it can be searched out in a part of the time."""
        core = core_of(self.game)
        if core is None:
            return None
        began = now()
        found = exact(core, view, moves, *solving(budget))
        budget.spend(0, now() - began)
        return found

    def compare(self, search: Searching, dominated: Container[Move]) -> None:
        """Look as deeply into the moves that seem best as into the favourite. What is thought of a move changes with
        how often it was tried: at first nobody has found the answer to it. So the means of two moves can be compared
        only where both were tried alike."""
        self.learn_more(search, dominated)
        for _ in range(RIVALS):
            first, *others = tried = [one for one in search.tried() if one.move not in dominated]
            alike = max(one.worth for one in tried if one.visits == first.visits)
            others = [one for one in others if FAMILIAR * first.visits <= one.visits < first.visits]
            rival = max(others, key=lambda one: one.worth, default=None)
            if rival is None or (tried[1].visits == first.visits and rival.worth < alike):
                return
            search.again(rival.move, first.visits - rival.visits)

    def learn_more(self, search: Searching, dominated: Container[Move]) -> None:
        """A little more, so that the first two are known, and the one that looks best."""
        for _ in range(4):
            first, *others = [one for one in search.tried() if one.move not in dominated]
            best = max((first, *others), key=lambda one: (one.visits > 0, one.worth))
            unknown = [one for one in (best, *others[:1]) if one.visits < FAMILIAR * first.visits]
            if not unknown:
                return
            search.again(unknown[0].move, max(1, search.done // 16))

    def dominated(self, view: Any, moves: Sequence[Move]) -> Container[Move]:
        """The moves to which another one is always to be preferred, where the game's judge can tell."""
        return self.greedy.dominated(view, moves)

    def search(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget, telling: bool) -> Searching:
        core = core_of(self.game)
        share = budget.share() if core is None or budget.per_decision else budget.share(2 * AT_ONCE)
        if telling and share.seconds is not None:
            share.seconds *= COMPARED
        search = None if telling else self.carried_on(view, rng)
        if search is not None:
            search.run(moves, (), share)
        elif core is not None:
            netted = core.has_net and self.asks_net(core, budget, telling)
            lanes = 1 if netted else self.lanes
            search = core.search(view, self.judge, rng, telling, lanes=lanes, leaves=self.leaves, netted=netted)
            search.run(moves, () if netted else self.weights(view, moves, rng), share)
        else:
            search = Search(self.game, self.judge, view, rng, telling)
            weights = self.weights(view, moves, rng)
            clear = not telling and max(weights) >= CLEAR * sum(weights)
            search.run(moves, weights, budget.share(0.25) if clear else share)
        budget.spend(search.done, search.seconds)
        return search

    def asks_net(self, core: "Core", budget: Budget, telling: bool) -> bool:
        """Does the game's net look at the positions, where it has one? Whoever asks for advice gets the best there is;
        of its own moves it chooses with it those of games where it speaks beside the judge. It is not asked where
        iterations are counted: such games are published and played again elsewhere, and what a net says may differ in
        the last digit between machines."""
        return budget.iterations is None and (telling or bool(core.tree.JUDGED))

    def carried_on(self, view: Any, rng: Random) -> Searching | None:
        """The search of the decision before, where this is what it looked ahead to."""
        search, move = self.searched, self.played
        if search is None or move is None or self.after != msgspec.json.encode(view):
            return None
        return search if search.follow(move, view, rng) else None

    def weights(self, view: Any, moves: Sequence[Move], rng: Random) -> list[float]:
        """How promising each move is to the greedy bot."""
        imagined = self.game.determinize(view, rng)
        values = self.greedy.values(imagined, view.seat, moves)
        best = max(values)
        return [exp(max(-20.0, (value - best) / self.judge.WARMTH)) for value in values]


def solving(budget: Budget) -> tuple[float | None, int | None]:
    """How many seconds and positions an ending may take of a decision; as many positions as the search takes, where
    the budget says nothing."""
    share = budget.share(SOLVING)
    if share.iterations is None and share.seconds is None:
        share = Budget(LIMIT).share(SOLVING)
    return share.seconds, None if share.iterations is None else POSITIONS * share.iterations


def with_told(one: Candidate, told: Told, beside: Collection[Told]) -> Candidate:
    """A move with what was told of it, `beside` others. A search that counts the margin of points as well finds a game
    less decided than it is: where all that was looked at came to the end, after each of them, and after one to the same
    end always, what came of it is what is known."""
    ends = {each.ended for each in beside}
    decided = None not in ends and not ends.isdisjoint((0.0, 1.0))
    return structs.replace(one, lines=told.lines, value=told.ended if decided else one.value)


def certain(found: Sequence[Candidate], solved: Sequence[Solved]) -> list[Candidate]:
    """What is known for sure first, better known than any, with what it is worth, the best of it first; the others are
    not as good as they look beside it."""
    most = max(one.visits for one in found) + 1
    looks = {one.move: one for one in found}
    sure = [known_for_sure(looks.pop(one.move), one, most) for one in solved]
    return [
        *sure,
        *(structs.replace(one, value=max(0.0, min(one.value, sure[0].value) - DOUBTFUL)) for one in looks.values()),
    ]


def known_for_sure(looks: Candidate, solved: Solved, visits: int) -> Candidate:
    told = looks.lines if solved.lines is None else solved.lines
    lines = {**told, EXACT: solved.lead - sum(told.values())}
    return structs.replace(looks, visits=visits, value=solved.chance, lines=lines)


class GrandMaitre(Maitre):
    """The strongest there is."""

    wanted = 5.0
    lanes = 2

    def asks_net(self, core: "Core", budget: Budget, telling: bool) -> bool:
        """Wherever there is one, but for what is told of counted iterations, as it is by all."""
        return not telling or budget.iterations is None
