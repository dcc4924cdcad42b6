"""The tournaments, as every process runs them: who comes first to one whose time has come, or of whose tables one is
over, writes how it goes on, and the others find it done. Nothing is remembered here that is not written.
"""

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from boulevard import registry
from boulevard.core.game import RESIGNED, Outcome
from boulevard.core.problems import Problem
from boulevard.server import clocks
from boulevard.server import cup_messages as m
from boulevard.server import cup_rows as rows
from boulevard.server.clocks import MINUTE
from boulevard.server.commands import Adjudging
from boulevard.server.cup import Cup, Game, Result, founded, options_of, secret_of
from boulevard.server.cup_rows import OWNER, AtTable, StoredCup
from boulevard.server.cup_shown import line, shown
from boulevard.server.guests import derived, new_code, new_seed
from boulevard.server.kept import Meeting, Sitter
from boulevard.server.member_messages import CupKept
from boulevard.server.members import Members
from boulevard.server.refusals import DatabaseTrouble, Refusal
from boulevard.server.rooms import TABLE_ID
from boulevard.server.settings import DAY
from boulevard.server.tables import Tables

T = TypeVar("T")

log = logging.getLogger("boulevard.server")

LOOKS_EVERY = 1.0
ADJUDGES_EVERY = 5
"""Of its looks, each so-manieth is at the clocks of those who play, too."""
FORGETS_EVERY = 3600
MOST_TRIES = 20
MOST_FOUNDED = 5
"""Tournaments that somebody has founded and that are not over."""


class Cups:
    """All tournaments, as this process serves them."""

    def __init__(self, tables: Tables, members: Members) -> None:
        self.tables, self.store = tables, tables.store
        members.moved.append(self.hand_over)
        members.forgotten.append(self.forget)

    # Reading and changing ----------------------------------------------------------------------------------------

    async def whole(self, cup: str) -> StoredCup:
        """A tournament as it is now; a Refusal where there is none."""
        found = await self.store.read(rows.load, cup) if TABLE_ID.fullmatch(cup) else None
        if found is None:
            raise Refusal("no-cup")
        return found

    async def change(self, cup: str, what: Callable[[StoredCup], T]) -> T:
        """Do that to a tournament, durably, whatever others do to it at the same moment."""
        for attempt in range(MOST_TRIES):
            stored = await self.whole(cup)
            before = rows.encode(stored)
            answer = await asyncio.to_thread(what, stored)
            if rows.encode(stored) == before:
                return answer
            now = self.tables.now()
            if await self.store.change(rows.write, stored, stored.cup.due(now), now):
                return answer
            await asyncio.sleep(random.random() * 0.02 * (attempt + 1))
        raise Refusal("cup-again")

    async def found(self, asked: m.CupFounding, owner: str) -> str:
        now = self.tables.now()
        bot = asked.terms.bot
        if bot is not None and not self.tables.settings.allows_bot(bot):
            raise Refusal("seat-word", seat="-", given=bot)
        cup = new_code() if asked.id is None else derived(asked.id, "cup", 16)
        title = " ".join(asked.terms.title.split())
        made = founded(replace(asked.terms, title=title), asked.name, new_seed(), now)
        if await self.store.read(rows.founded_by, owner) >= MOST_FOUNDED:
            with suppress(Refusal):
                if (await self.whole(cup)).keys.get(OWNER) == owner:
                    return cup
            raise Refusal("cup-many", most=MOST_FOUNDED)
        await self.store.change(rows.create, StoredCup(cup, 1, made, now, {OWNER: owner}), made.due(now))
        return cup

    async def join(self, cup: str, name: str, kind: m.Kin, holder: str) -> None:
        """Whoever is in it already is in it again."""

        def joined(stored: StoredCup) -> None:
            if (number := stored.player(holder)) is not None:
                stored.cup.back(number)
            else:
                stored.keys[stored.cup.join(name, kind)] = holder

        await self.change(cup, joined)

    async def withdraw(self, cup: str, holder: str | None) -> None:
        def gone(stored: StoredCup) -> None:
            stored.cup.withdraw(player_of(stored, holder))

        await self.change(cup, gone)
        await self.go_on(cup)
        await self.adjudge(cup)

    async def ready(self, cup: str, holder: str | None) -> None:
        now = self.tables.now()
        await self.change(cup, lambda stored: stored.cup.ready(player_of(stored, holder), now))
        await self.go_on(cup)

    async def start(self, cup: str, holder: str | None) -> None:
        now = self.tables.now()

        def started(stored: StoredCup) -> None:
            check_owner(stored, holder)
            stored.cup.start(now)

        await self.change(cup, started)
        await self.go_on(cup)

    async def cancel(self, cup: str, holder: str | None) -> None:
        def cancelled(stored: StoredCup) -> None:
            check_owner(stored, holder)
            stored.cup.cancel()

        await self.change(cup, cancelled)

    # Somebody goes, or turns out to be somebody ---------------------------------------------------------------------

    async def forget(self, hash_: str) -> None:
        """Of somebody who is to be forgotten the games stay, without the name; what was founded has no host."""

        def forgotten(stored: StoredCup) -> None:
            for number in [number for number, one in stored.keys.items() if one == hash_]:
                del stored.keys[number]
                if number == OWNER:
                    stored.cup.host = ""
                else:
                    stored.cup.forget(number)

        for cup in await self.store.read(rows.of_key, hash_):
            with suppress(Refusal):
                await self.change(cup, forgotten)
                await self.adjudge(cup)  # before the seats are let go
                await self.go_on(cup)

    async def withdraw_from_all(self, hash_: str) -> None:
        """Somebody is kept out: whatever they are in goes on without them."""
        for cup in await self.store.read(rows.of_key, hash_):
            with suppress(Refusal):
                await self.withdraw(cup, hash_)

    async def hand_over(self, before: str, holder: str) -> None:
        """What a guest's browser is in, whoever the guest turns out to be is in; twice in the same, once withdraws."""

        def handed_over(stored: StoredCup) -> None:
            there = stored.player(holder)
            for number in [number for number, one in stored.keys.items() if one == before]:
                stored.keys[number] = holder
                if there is not None and number != OWNER:
                    stored.cup.withdraw(number)
                    del stored.keys[number]

        for cup in await self.store.read(rows.of_key, before):
            with suppress(Refusal):
                await self.change(cup, handed_over)

    async def kept(self, hash_: str) -> list[CupKept]:
        """What is kept of somebody."""
        found = []
        for cup in await self.store.read(rows.of_key, hash_):
            with suppress(Refusal):
                stored = await self.whole(cup)
                number, terms = stored.player(hash_), stored.cup.terms
                name = None if number is None else stored.cup.players[number].name
                own = stored.keys.get(OWNER) == hash_
                found.append(CupKept(cup, terms.title, terms.game, stored.cup.status, name, own))
        return found

    # Going on ------------------------------------------------------------------------------------------------------

    def start_running(self) -> None:
        self.tables.spawn(self._often())

    async def _often(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOKS_EVERY * (0.8 + 0.4 * random.random()))
            looks += 1
            try:
                for cup in await self.store.read(rows.due, self.tables.now()):
                    await self._without_trouble(cup)
                if looks % ADJUDGES_EVERY == 0:
                    await self.adjudge()
                if looks % FORGETS_EVERY == 0:
                    await self.store.change(rows.forget, self.tables.now() - self.tables.settings.keep_days * DAY)
            except DatabaseTrouble as trouble:
                log.warning("database trouble", extra={"trouble": str(trouble)})

    async def _without_trouble(self, cup: str) -> None:
        """Whatever is wrong with one, the others go on."""
        try:
            await self.go_on(cup)
        except Refusal:
            return
        except DatabaseTrouble:
            raise
        except Exception:
            self.tables.metrics.count("trouble")
            log.exception("error inside", extra={"path": "cups"})

    async def go_on(self, cup: str) -> None:
        """Take in the results, do what is due, open the tables that are to be opened; each as often as need be."""
        await self.tables.heart.sure()
        stored = await self.whole(cup)
        ended = await self._results(stored)
        now, away = self.tables.now(), self.tables.heart.away

        def gone_on(stored: StoredCup) -> None:
            for number, result in ended.items():
                stored.cup.ends(stored.cup.games[number], result)
            stored.cup.go_on(now, away)

        await self.change(cup, gone_on)
        await self._open(cup)

    async def _results(self, stored: StoredCup) -> dict[int, Result]:
        """Of the games that are over, or whose tables are gone."""
        waiting = [game for game in stored.cup.games if game.opened and game.result is None and game.table is not None]
        found = await self.store.read(rows.statuses, [game.table or "" for game in waiting]) if waiting else {}
        results = {}
        for game in waiting:
            status = found.get(game.table or "")
            if status == "over":
                with suppress(Refusal):
                    results[game.number] = await self._result(stored.cup, game)
            elif status in (None, "abandoned"):
                gone = [stored.cup.players[one].gone for one in game.both]
                points = (0.0 if gone[0] else 1.0, 0.0 if gone[1] else 1.0) if any(gone) else (0.5, 0.5)
                results[game.number] = Result(points, None, "absence" if any(gone) else "void")
        return results

    async def _result(self, cup: Cup, game: Game) -> Result:
        async with self.tables.fresh(game.table or "") as entry:
            outcome = None if entry.room.table is None else entry.room.table.outcome
        if outcome is None:
            raise Refusal("not-over")
        return result_of(outcome, registry.game(cup.terms.game).seats(2))

    async def _open(self, cup: str) -> None:
        """Open the tables of games that have none yet. A process that ends in between has opened them or has not; the
        next one asks again, and it is the same tables."""
        stored = await self.whole(cup)
        opened, nobody = [], []
        for game in stored.cup.games:
            if game.table is None or game.opened or game.result is not None:
                continue
            sitters = [self._sitter(stored, number) for number in game.both]
            if None in sitters:
                nobody.append(game.number)
                continue
            terms = stored.cup.terms
            meeting = Meeting(
                game=terms.game,
                sitters=[one for one in sitters if one is not None],
                options=options_of(stored.cup),
                clock=replace(terms.clock, late="wait"),
                cup=cup,
            )
            await self.tables.meet(secret_of(stored.cup, game), meeting)
            opened.append(game.number)
        if not opened and not nobody:
            return

        def done(stored: StoredCup) -> None:
            for number in opened:
                stored.cup.games[number].opened = True
            for number in nobody:
                game = stored.cup.games[number]
                points = [1.0 if self._sitter(stored, one) else 0.0 for one in game.both]
                stored.cup.ends(game, Result((points[0], points[1]), None, "absence"))

        await self.change(cup, done)

    def _sitter(self, stored: StoredCup, number: int) -> Sitter | None:
        """None where it is nobody any more."""
        player = stored.cup.players[number]
        holder = stored.keys.get(number)
        return None if holder is None and player.kind != "bot" else Sitter(holder, player.name)

    async def adjudge(self, cup: str | None = None) -> None:
        """The house claims against whoever has run out of time, is absent, has withdrawn or given the seat away."""
        at_tables = await self.store.read(rows.under_way, cup)
        if not at_tables:
            return
        await self.tables.heart.sure()
        known: dict[str, StoredCup] = {}
        for one in at_tables:
            with suppress(Problem):  # somebody was quicker, or is back
                if one.cup not in known:
                    known[one.cup] = await self.whole(one.cup)
                for asked in self._late(one, known[one.cup].cup):
                    await self.tables.carry_out(one.table, None, asked)

    def _late(self, at: AtTable, cup: Cup) -> list[Adjudging]:
        game = next((game for game in cup.games if game.table == at.table), None)
        if game is None or cup.status == "cancelled":
            return []
        now, away, grace = self.tables.now(), self.tables.heart.away, cup.terms.grace * MINUTE
        for seat, number in zip(registry.game(cup.terms.game).seats(2), game.both, strict=True):
            player = cup.players[number]
            if player.kind != "bot" and (player.left or at.company.seats[seat].kind != "person"):
                return [Adjudging(seat)]
        clock = at.company.clock
        if clock is None or clock.running is None:
            return []
        last = max(clock.since, at.seen.get(clock.running, 0.0))
        gone = clocks.passed(last, now, away)
        if clocks.left(clock, clock.running, now, away) == 0 or (cup.live and gone >= grace):
            return [Adjudging(clock.running, grace)]
        return []

    # Telling -------------------------------------------------------------------------------------------------------

    async def shown(self, cup: str, holder: str | None) -> m.CupShown:
        stored = await self.whole(cup)
        at_tables = await self.store.read(rows.under_way, cup) if stored.cup.awaited() else []
        await self.tables.heart.sure()
        now, away = self.tables.now(), self.tables.heart.away
        return shown(stored, at_tables, holder, now, away)

    async def listed(self, holder: str | None, may_found: bool) -> m.CupList:
        found = [line(stored, holder) for stored in await self.store.read(rows.listed)]
        return m.CupList(found, may_found, self.tables.now())


def player_of(stored: StoredCup, holder: str | None) -> int:
    number = stored.player(holder)
    if number is None:
        raise Refusal("cup-not-in")
    return number


def check_owner(stored: StoredCup, holder: str | None) -> None:
    if holder is None or stored.keys.get(OWNER) != holder:
        raise Refusal("cup-own")


def result_of(outcome: Outcome, seats: tuple[str, ...]) -> Result:
    """What a game that is over brings: a win is a point, a shared victory half of one to each."""
    winners = outcome.winners
    points = [(1.0 / len(winners)) if seat in winners else 0.0 for seat in seats]
    totals = None
    if outcome.played_out:
        totals = (outcome.scores[seats[0]]["total"], outcome.scores[seats[1]]["total"])
    ended: m.Ended = "played"
    if not outcome.played_out:
        ended = "resigned" if outcome.reason == RESIGNED else "time" if outcome.reason == "time" else "absence"
    return Result((points[0], points[1]), totals, ended)
