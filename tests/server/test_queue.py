"""Bots wait for few processors: who is thought for next, who is told, and when an answer comes."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import Any

import pytest

from boulevard.server.bots import Process
from boulevard.server.queue import PATIENCE, Queue, Waiting
from boulevard.server.thoughts import Answer, Thought, Turn
from boulevard.server.workers import SLIP, Pool, Workers, released
from server.kit import Served


def taken(queue: Queue, count: int, seconds: Callable[[str], float] = lambda owner: 1.0) -> list[str]:
    """The owners of so many that come next, each thought for as long as it takes."""
    order = []
    for _ in range(count):
        found = queue.next(3.0)
        assert found is not None
        order.append(found.owner)
        queue.done(found, seconds(found.owner))
    return order


def test_everybody_who_waits_gets_the_same_share() -> None:
    """One owner with a hundred thoughts and two with ten each, who came later."""
    queue = Queue()
    for n in range(100):
        queue.put(Waiting("many", False, n / 100))
    for n in range(10):
        queue.put(Waiting("few", False, 2.0 + n / 100))
        queue.put(Waiting("some", False, 2.0 + n / 100))
    order = taken(queue, 120)
    assert all(order[:30].count(owner) == 10 for owner in ("many", "few", "some"))
    assert queue.next(3.0) is None


def test_who_takes_long_comes_less_often_and_who_was_away_has_saved_up_nothing() -> None:
    queue = Queue()
    for n in range(40):
        queue.put(Waiting("slow", False, n / 100))
        queue.put(Waiting("quick", False, n / 100))
    assert 22 <= taken(queue, 30, lambda owner: 5.0 if owner == "slow" else 1.0).count("quick") <= 27
    for n in range(10):
        queue.put(Waiting("new", False, 2.0 + n / 100))
    assert 4 <= taken(queue, 12).count("new") <= 8  # not all of them first


def test_who_is_away_waits_for_those_who_are_here_but_not_for_ever() -> None:
    queue = Queue()
    queue.put(gone := Waiting("gone", True, 0.0))
    queue.put(Waiting("here", False, 5.0))
    queue.put(Waiting("here", False, 6.0))
    assert taken(queue, 1) == ["here"]
    assert queue.next(PATIENCE + 1) is gone


def test_who_waits_no_more_is_forgotten() -> None:
    queue = Queue()
    queue.put(one := Waiting("a", False, 0.0))
    queue.done(one, 3.0)
    assert queue.next(1.0) is None
    assert queue.had == {}


# Workers -------------------------------------------------------------------------------------------------------------


def timeless(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it on a clock of its own, on which time passes when everybody waits."""
    with asyncio.Runner() as runner:
        loop: Any = runner.get_loop()
        now, select = 0.0, loop._selector.select

        def passing(timeout: float | None) -> Any:
            nonlocal now
            now += timeout or 0.0
            return select(0)

        loop._selector.select = passing
        loop.time = lambda: now
        runner.run(main())


def thought(bot: str = "maitre", owner: str = "", turn: str = "1") -> Thought:
    return Thought("t", 1, "1", turn, "flatiron", 1, bot, b"", ["move"], 1, owner=owner)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """What workers were asked; each takes as long as it is told, or a moment."""
    found: list[tuple[str, float]] = []

    async def think(pool: Pool, thought: Thought, seconds: float) -> Answer:
        found.append((thought.owner, seconds))
        await asyncio.sleep(max(seconds, 0.01))
        return Answer(move="move")

    monkeypatch.setattr(Pool, "_thought", think)
    return found


@pytest.mark.usefixtures("asked")
def test_a_quick_bot_waits_for_no_dear_one() -> None:
    """A hundred tables with `grand-maitre`, of one guest: `random` of another answers at its pace, `maitre` soon."""

    async def main() -> None:
        loop, workers = asyncio.get_running_loop(), Workers(1, 5.0, 0.5, Process.begin)
        many = [asyncio.create_task(workers.choose(thought("grand-maitre", "many"), Turn())) for _ in range(100)]
        await asyncio.sleep(0.1)
        began = loop.time()
        await workers.choose(thought("random", "one"), Turn())
        assert loop.time() - began == pytest.approx(0.5)
        await workers.choose(thought("maitre", "one"), Turn())
        assert loop.time() - began < 6.0  # after the one thought that had begun
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        assert workers.waiting == workers.dear.busy == 0

    timeless(main)


@pytest.mark.usefixtures("asked")
def test_waiting_is_told_and_that_it_is_over() -> None:
    async def main() -> None:
        workers, told = Workers(1, 5.0, 0.5, Process.begin), list[tuple[str, bool]]()

        def tell(who: str, now: bool) -> None:
            told.append((who, now))

        await asyncio.gather(
            *(workers.choose(thought("grand-maitre", who), Turn(), partial(tell, who)) for who in ("a", "b"))
        )
        assert told == [("b", True), ("b", False)]

    timeless(main)


def test_hints_are_sized_to_what_can_be_done(asked: list[tuple[str, float]]) -> None:
    async def main() -> None:
        workers = Workers(1, 5.0, 0.5, Process.begin)
        await workers.advise(thought(owner="a"))
        many = [asyncio.create_task(workers.choose(thought("grand-maitre", "b"), Turn())) for _ in range(3)]
        await asyncio.sleep(0.01)
        await workers.advise(thought(owner="a"))
        await asyncio.gather(*many)
        await workers.weigh(thought(owner="a"))  # somebody waits to play the move

    timeless(main)
    assert [seconds for owner, seconds in asked if owner == "a"] == [2.0, 0.5, 1.0]


@pytest.mark.parametrize("bot", ["maitre", "grand-maitre", "apprenti"])
def test_when_an_answer_comes_tells_nothing_of_what_was_thought(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same decisions, thought about for as long as what is hidden makes it: the answers come at the same times."""

    def times(seed: int) -> list[float]:
        rng, found = Random(seed), list[float]()

        async def think(pool: Pool, thought: Thought, seconds: float) -> Answer:
            await asyncio.sleep(rng.random() * (seconds + 0.05))
            return Answer(move="move")

        async def main() -> None:
            loop, workers, turn = asyncio.get_running_loop(), Workers(1, 5.0, 0.5, Process.begin), Turn()
            for number in range(12):
                await workers.choose(thought(bot, turn=str(number // 4)), turn)
                found.append(round(loop.time(), 6))

        monkeypatch.setattr(Pool, "_thought", think)
        timeless(main)
        return found

    assert times(1) == times(2) == times(3)


def test_what_comes_late_in_spite_of_all_comes_at_a_whole_second() -> None:
    assert released(0.5, 0.1, 0.5) == released(0.5, 0.5, 0.5) == 0.5
    assert released(0.0, 0.01, 0.5) == 0.5
    assert released(0.7, 0.6, 0.5) == 1.0
    assert released(0.5, 0.51, 0.5) == released(0.5, 1.4, 0.5) == 0.5 + SLIP
    assert released(2.5, 4.0, 0.5) == 2.5 + 2 * SLIP


# At a served table ---------------------------------------------------------------------------------------------------


def test_bots_among_themselves_wait_for_somebody_to_look_on(served: Served) -> None:
    """Nobody thinks for a table that nobody sees; whoever looks sees it go on."""
    party = served.open("paris", seats={"orange": "bot:random", "blue": "bot:random"})
    other = served.open("paris", seats={"orange": "me", "blue": "bot:random"}, options={"first": "blue"})
    while other.state("orange")["to_act"] != ["orange"]:  # a bot has thought there: there was time enough for this one
        pass
    record = party.record()  # to read the record is not to look on
    assert not any(line.startswith(("orange ", "blue ")) for line in record.splitlines()), record
    with served.live(party.table) as live:
        while live.until("state")["ply"] < 4:
            pass


def test_a_worker_that_was_interrupted_is_gone_when_all_have_stopped() -> None:
    """Its pipes too: Python complains about what is left open when the loop ends."""

    async def main() -> asyncio.BaseTransport:
        pool = Pool(1, 5.0, Process.begin)
        thinking = asyncio.create_task(pool.think(thought(), 5.0))
        while not pool.alive:
            await asyncio.sleep(0.01)
        (worker,) = pool.alive
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await pool.stop()
        transport: asyncio.BaseTransport = worker.process._transport  # type: ignore[attr-defined]
        return transport

    assert asyncio.run(main()).is_closing()
