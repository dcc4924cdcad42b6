"""The desk of whoever runs the server: who is let in, and what was decided there, as this process knows it."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Any, Protocol

from boulevard import __version__
from boulevard.core.problems import Problem
from boulevard.server import bar_rows, desk_health, knobs
from boulevard.server import desk_rows as rows
from boulevard.server.backups import Backups
from boulevard.server.bars import Bars
from boulevard.server.commands import Closing, Expelling
from boulevard.server.desk_rows import Act, Doing, Session
from boulevard.server.guests import hashed, new_code, new_token
from boulevard.server.limits import Limits
from boulevard.server.locked import file_of
from boulevard.server.refusals import DatabaseTrouble, DeskRefusal, Refusal
from boulevard.server.rooms import short
from boulevard.server.settings import HOUR, Settings
from boulevard.server.tables import Tables

log = logging.getLogger("boulevard.server")

LINK_LASTS = 600.0
"""Seconds for which a link opens the desk, once."""
LASTS = 12 * HOUR
"""For so long a browser is let in."""
SEEN_EVERY = 60.0
LOOKS_EVERY = 1.0
"""Seconds after which a process looks what was done."""
ANEW_EVERY = 600
"""After so many looks it reads all anew, whatever it believes."""


def address_of(settings: Settings, port: int) -> str:
    """Where a process is reached from the machine that it runs on, or from everywhere if it knows."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "localhost") else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Around(Protocol):
    """What a process has besides its tables that the desk's decisions reach."""

    async def withdraw(self, hash_: str) -> None:
        """Whatever somebody looks for, or has entered, goes on without them."""

    def shut_out(self) -> None:
        """Whoever is kept out is connected no more."""

    def turned(self) -> None:
        """Something was set: whoever hears of it is told."""

    async def told(self) -> desk_health.ProcessShown:
        """How the process is."""


class Desk:
    """The desk, as this process keeps it."""

    def __init__(self, tables: Tables, limits: Limits, around: Around, backups: Callable[[], Backups | None]) -> None:
        self.tables, self.store, self.limits = tables, tables.store, limits
        self.around, self.backups = around, backups
        self.started = time()
        self.id = new_code()
        self.bars = Bars()
        self.began_with = knobs.now_set(tables.settings, limits)
        """What may be set, as the process was started with it."""
        self.due = asyncio.Event()
        """A copy may be due sooner than was thought."""
        self._last = -1
        self._looked = asyncio.Lock()

    async def begin(self, address: str) -> None:
        await self.store.change(rows.reached, address)
        if not self.store.shared:
            await self.store.change(desk_health.alone)
        await self.look()
        self.tables.spawn(self._often())

    # Who is let in -------------------------------------------------------------------------------------------------

    async def enter(self, link: str, called: str) -> str:
        """Let a browser in by a link; the cookie that it is given."""
        now, cookie = time(), new_token()
        made = Session(hashed(cookie), new_code(), called, now, now, now + LASTS)
        if not await self.store.change(rows.begin, hashed(link), made, Doing("desk", called, now)):
            raise DeskRefusal("desk-link")
        log.warning("the host's desk was opened in a browser")
        return cookie

    async def session(self, cookie: str | None) -> Session:
        """Who asks; a Refusal where the desk is not open in that browser."""
        now = time()
        found = None if cookie is None else await self.store.read(rows.session, hashed(cookie), now)
        if found is None:
            raise DeskRefusal("desk-closed")
        if now - found.seen > SEEN_EVERY:
            await self.store.change(rows.seen, found.hash, now)
        return found

    # What was decided ----------------------------------------------------------------------------------------------

    async def act(self, deed: Callable[..., Any], *arguments: Any) -> Any:
        """Something is done here; this process takes it up at once, the others soon."""
        answer = await self.store.change(deed, *arguments)
        await self.look()
        return answer

    async def look(self) -> None:
        """Take up whatever was done since, and carry out what waits."""
        async with self._looked:
            last = await self.store.read(rows.last_act)
            if last == self._last:
                return
            await self._learn()
            again = False
            for waits in await self.store.read(rows.waiting):
                done = await self._carry_out(waits)
                if done:
                    await self.store.change(rows.done, waits.number)
                again = again or done is False
            if not again:
                self._last = last

    async def _learn(self) -> None:
        self.bars = Bars(await self.store.read(bar_rows.all_bars, time()))
        self.around.shut_out()
        was = knobs.now_set(self.tables.settings, self.limits)
        chosen = await self.store.read(rows.settings)
        for name, began in self.began_with.items():
            wanted = chosen.get(name, began)
            if wanted != was[name]:
                with suppress(Refusal):  # another version allowed it
                    knobs.turn(self.tables.settings, self.limits, name, knobs.checked(name, wanted))
        if knobs.now_set(self.tables.settings, self.limits) != was:
            self.around.turned()
            self.due.set()

    async def _carry_out(self, act: Act) -> bool | None:
        """What only a process can do; whether it is done, by whomever, or (None) is for others to do. It may be done
        twice."""
        if act.what == "close":
            with suppress(Problem):  # it is over, or gone
                await self.tables.carry_out(act.of, None, Closing(str(act.figures["why"])))
                log.warning("a table was closed at the host's desk", extra={"table": short(act.of)})
        elif act.what == "ban":
            bar = await self.store.read(bar_rows.one, str(act.figures["bar"]))
            hashes = () if bar is None else bar.whom.hashes
            for hash_ in hashes:
                await self._expel(hash_, hashes)
        elif act.what == "backup":
            return await self._back_up(act.at)
        return True

    async def _expel(self, hash_: str, hashes: tuple[str, ...]) -> None:
        """Whatever somebody is at goes on without them."""
        await self.around.withdraw(hash_)
        for table in await self.store.tables_of(hash_):
            with suppress(Problem):  # it is over, or gone
                while (await self.tables.carry_out(table, None, Expelling(hashes))).write is not None:
                    pass

    async def _back_up(self, wanted: float) -> bool | None:
        """A copy is made, unless there is one since; None where this process makes none."""
        if (backups := self.backups()) is None:
            return None
        now = time()
        await asyncio.to_thread(backups.make, now, wanted)
        age = await asyncio.to_thread(backups.age, now)
        made = age is not None and now - age >= wanted
        if made or backups.failed:
            what = "backed-up" if made else "backup-failed"
            await self.store.change(rows.noted, Doing("house", "", time()), what)
        return made or backups.failed

    # Somebody turns out to be somebody -----------------------------------------------------------------------------

    async def hand_over(self, before: str, holder: str) -> None:
        """Whoever was silenced as a guest is so by the name that they keep."""
        if before in self.bars.of:
            await self.act(bar_rows.hand_over, before, holder, Doing("house", "", time()))

    async def forget(self, hash_: str) -> None:
        await self.act(bar_rows.forget, hash_, Doing("house", "", time()))

    # From time to time ---------------------------------------------------------------------------------------------

    async def _often(self) -> None:
        looks, said = 0, 0.0
        while True:
            looks += 1
            try:
                if time() - said >= desk_health.SAID_EVERY:
                    await self.store.change(desk_health.say, await self.around.told())
                    said = time()
                if looks % ANEW_EVERY == 0:
                    self._last = -1
                    await self.store.change(desk_health.forget_gone, time())
                    await self.store.change(bar_rows.forget_past, time())
                await self.look()
            except DatabaseTrouble as trouble:
                log.warning("database trouble", extra={"trouble": str(trouble)})
            except Exception:  # whatever one decision does, the next ones are looked at
                self.tables.metrics.count("trouble")
                log.exception("error inside", extra={"path": "desk"})
            await asyncio.sleep(LOOKS_EVERY)

    async def leave(self) -> None:
        """The process ends, and says so."""
        with suppress(DatabaseTrouble):
            await self.store.change(desk_health.leave, self.id)

    def folder(self) -> Path:
        """Where the database lies, or else the copies, or the process."""
        file = file_of(self.store.engine.url)
        backups = self.backups()
        return file.absolute().parent if file is not None else backups.folder if backups is not None else Path.cwd()

    @property
    def version(self) -> str:
        return __version__


def doing(session: Session) -> Doing:
    return Doing("desk", session.called, time())
