"""Messages that reach people who are not looking: what is to be told is kept first, then sent by whichever process
takes it in hand, tried again where it failed, and looked at once more before each time whether it is still so.

What there is to tell of a table follows from the table as it is stored (`noticing`). Whoever changes one notes it at
once; and each process looks now and then through all tables that changed, for what a process that died had not noted.
"""

import asyncio
import hmac
import logging
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime, timedelta, tzinfo
from functools import partial
from secrets import token_bytes
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec

from boulevard.core.problems import Problem
from boulevard.core.texts import Name, texts
from boulevard.server import clocks, mails, outgoing, push
from boulevard.server import notice_messages as nm
from boulevard.server import notice_rows as rows
from boulevard.server.guests import new_code
from boulevard.server.listening import BELLS
from boulevard.server.notice_rows import Bell, TableNow, Wishes
from boulevard.server.notice_words import TELLING, Message, Told, for_browser, for_web, message
from boulevard.server.noticing import HOUR, KINDS, Notice, noticed, short_at, turn_of
from boulevard.server.refusals import DatabaseTrouble, Refusal
from boulevard.server.rooms import Entry
from boulevard.server.settings import DAY
from boulevard.server.tables import Tables

log = logging.getLogger(TELLING)

LOOKS_EVERY = 5.0
"""Seconds after which it is looked for what is due, where nothing is known of it."""
SWEEPS_EVERY = 60.0
"""Seconds after which the tables that changed are looked through; and by so much they overlap, since what was begun
earlier may have been written later."""
IN_HAND = 120.0
"""Seconds for which a process that took a bell in hand is taken to be at it."""
AT_ONCE, AT_ONE_HOST = 32, 4
"""So much is being sent at the same time; and so much to one host, which may not answer."""
TOGETHER = 600.0
"""What comes within so many seconds of the last message is told with the next."""
WAITS = (60.0, 300.0, 1800.0, 2 * HOUR, 6 * HOUR, 12 * HOUR)
"""Before it is tried again, each time longer; after the last nothing more comes of what was to be told."""
GONE = (404, 410)
TOLD_KEPT, FAILING_KEPT, WAITING_KEPT = 90 * DAY, 30 * DAY, 2 * DAY
"""Seconds for which is remembered what was told, failing bells are kept, and mail waits to be confirmed."""
MOST_BELLS = 12
"""Places where one may be told."""
PUSH_KEPT = 12 * HOUR
"""Seconds for which a push service keeps what a browser that is off cannot be told yet."""


def bell_shown(bell: Bell, cookie: str | None = None) -> nm.BellShown:
    """As whoever it is of is told of it: without what would let others write there."""
    where = mails.masked(bell.address) if bell.kind == "mail" else bell.host
    kinds: Any = [kind for kind in KINDS if kind in bell.kinds]
    here = bell.browser is not None and bell.browser == cookie
    return nm.BellShown(bell.id, bell.kind, bell.called, where, kinds, bell.since, here, not bell.confirmed)


def wishes_shown(wished: Wishes) -> nm.WishesShown:
    return nm.WishesShown(wished.quiet, wished.zone, wished.together, wished.holiday, wished.names)


def zone(name: str) -> tzinfo:
    """A Refusal where it is not known."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        raise Refusal("bell-zone", given=name[:40]) from None


def quiet_at(wished: Wishes, at: float) -> tuple[float, float] | None:
    """From when to when the quiet hours are in which that moment lies, if it does."""
    begins, ends = wished.quiet
    if begins == ends:
        return None
    try:
        there = zone(wished.zone)
    except Refusal:  # this machine knows fewer than the one that took it
        there = zone("UTC")
    local = datetime.fromtimestamp(at, there)
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)

    def moment(day: int, minutes: int) -> float:
        return (midnight + timedelta(days=day, minutes=minutes)).replace(tzinfo=there).timestamp()

    for day in (-1, 0):
        start, stop = moment(day, begins), moment(day + (ends < begins), ends)
        if start <= at < stop:
            return start, stop
    return None


class Notices:
    """What this process does for those who are to be told something."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store, self.settings = tables, tables.store, tables.settings
        self.holders: set[str] = set()
        """All who want to be told anything, anywhere."""
        self.vapid: push.Vapid | None = None
        self.secret = b""
        self.woken = asyncio.Event()
        self.of_host: Counter[str] = Counter()
        """How much is being sent to each host."""
        self.mailing = ThreadPoolExecutor(AT_ONE_HOST, thread_name_prefix="boulevard-mail")
        self.sent = self.failed = 0
        self.post = partial(outgoing.post, private=self.settings.allow_private)
        self.mail = partial(mails.send, self.settings)
        self._next: float | None = None

    # Coming and going ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        loop = asyncio.get_running_loop()

        def heard(said: str) -> None:
            self.tables.spawn(self._learn())

        self.store.hears[BELLS] = lambda said: loop.call_soon_threadsafe(heard, said)
        self.tables.changed = self.changed
        self.tables.forgetting = self.prune

    async def ready(self) -> None:
        """The server's keys are made, if it is the first start; all who want to be told are known."""
        self.vapid = push.Vapid(await self.store.change(rows.key, "vapid", push.new_key()))
        self.secret = await self.store.change(rows.key, "links", token_bytes(32))
        await self._learn()

    async def begin(self) -> None:
        await self.ready()
        self.tables.spawn(self._often())
        self.tables.spawn(self._sweep_often())

    def stop(self) -> None:
        self.mailing.shutdown(wait=False, cancel_futures=True)

    async def _learn(self) -> None:
        with suppress(DatabaseTrouble):  # it is learnt with the next sweep
            self.holders = await self.store.read(rows.holders)

    async def bells_changed(self) -> None:
        await self._learn()
        if self.store.shared:
            await self.store.say(BELLS, "")

    # What is to be told ----------------------------------------------------------------------------------------------

    async def tell(self, whom: Sequence[str], kind: str, about: str, figures: dict[str, Any], path: str = "/") -> None:
        """Tell somebody something that is of no table's turns: a challenge (`name`, `game`), that somebody wrote
        (`name`, `game`), a tournament (`cup`, `what`: round, paired, soon, over; `round`, `name`). `whom`: the keys by
        which they hold things (`Visitor.holder`, `Member.holder`); `about`: what tells it from all others, for it is
        told once; `path`: where it leads. Nothing hidden may be in it."""
        if not self.holders.isdisjoint(whom):
            now = self.tables.now()
            notice = Notice(f"{kind} {about}"[:160], kind, {**figures, "path": path}, now, now)
            await self._keep([(one, notice) for one in whom if one in self.holders])

    def changed(self, entry: Entry) -> None:
        """A table was changed in this process."""
        if not self.holders or entry.loaded is None or self.holders.isdisjoint(entry.room.keys):
            return
        if told := noticed(entry.room, self.holders, entry.here, self.tables.now()):
            self.tables.spawn(self._keep_later(told))

    async def _keep_later(self, told: Sequence[tuple[str, Notice]]) -> None:
        """Where the database does not take it, the next sweep finds it."""
        with suppress(DatabaseTrouble):
            await self._keep(told)

    async def _keep(self, told: Sequence[tuple[str, Notice]]) -> None:
        due = await self.store.change(rows.tell, list(told))
        if due is not None and (self._next is None or due < self._next):
            self._next = due
            self.woken.set()

    async def _sweep_often(self) -> None:
        while True:
            try:
                await self.sweep()
            except DatabaseTrouble as trouble:
                log.warning("database trouble", extra={"trouble": str(trouble)})
            await asyncio.sleep(SWEEPS_EVERY)

    async def sweep(self) -> None:
        """Look through the tables that changed since somebody last did."""
        await self._learn()
        now = self.tables.now()
        since, after = await self.store.change(rows.looked_until, now) - SWEEPS_EVERY, ""
        while self.holders and (found := await self.store.read(rows.changed, since, now, after)):
            for table in found:
                with suppress(Problem):  # it is gone
                    async with self.tables.fresh(table) as entry:
                        told = noticed(entry.room, self.holders, entry.here, now)
                    if told:
                        await self._keep(told)
            after = found[-1]
        await self.store.change(rows.looked, now)

    async def prune(self) -> None:
        now, kept = self.tables.now(), self.settings.keep_days * DAY
        if await self.store.change(rows.prune, now, kept, TOLD_KEPT, FAILING_KEPT, WAITING_KEPT):
            await self.bells_changed()

    # Sending it ------------------------------------------------------------------------------------------------------

    async def _often(self) -> None:
        while True:
            self.woken.clear()
            try:
                await self.round()
                self._next = await self.store.read(rows.next_due)
            except DatabaseTrouble as trouble:
                log.warning("database trouble", extra={"trouble": str(trouble)})
            wait = LOOKS_EVERY if self._next is None else min(LOOKS_EVERY, max(0.5, self._next - self.tables.now()))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), wait)

    async def round(self, wait: bool = False) -> None:
        """Take in hand whatever is due, as much as may be at once. `wait`: until it is done."""
        busy = [host for host, count in self.of_host.items() if count >= AT_ONE_HOST]
        begun: list[asyncio.Task[None]] = []
        for bell, host in await self.store.read(rows.due, self.tables.now(), busy):
            if self.tables.leaving or self.of_host.total() >= AT_ONCE:
                break
            if self.of_host[host] < AT_ONE_HOST:
                self.of_host[host] += 1
                begun.append(self.tables.spawn(self._one(bell, host)))
        if wait:
            await asyncio.gather(*begun)

    async def _one(self, bell: str, host: str) -> None:
        try:
            await self._carry_out(bell)
        except DatabaseTrouble as trouble:  # it is due still, and somebody takes it in hand again
            log.warning("database trouble", extra={"trouble": str(trouble)})
        finally:
            self.of_host[host] -= 1
            if self.of_host[host] <= 0:
                del self.of_host[host]
            self.woken.set()

    async def _carry_out(self, id_: str) -> None:
        now = self.tables.now()
        taken = await self.store.change(rows.claim, id_, now, now + IN_HAND)
        if taken is None:
            return
        bell, wished, due = taken
        due_at: dict[str, float | None] = {}
        told: list[Told] = []
        for notice in due:
            found = await self._still(notice, wished, now)
            if isinstance(found, Told):
                told.append(found)
            else:
                due_at[notice.about] = found
        if told and (wait := waits_until(bell, wished, told, now)) is not None:
            due_at |= dict.fromkeys((one.notice.about for one in told), wait)
            told = []
        if not told:
            await self.store.change(rows.settle, id_, due_at, {"busy": 0.0})
            return
        answer = await self._send(bell, wished, told)
        await self._settle(bell, due_at, [one.notice.about for one in told], answer)

    async def _settle(
        self, bell: Bell, due_at: dict[str, float | None], told: list[str], answer: outgoing.Answer
    ) -> None:
        now = self.tables.now()
        if 200 <= answer.status < 300:
            self.sent += 1
            due_at |= dict.fromkeys(told)
            await self.store.change(rows.settle, bell.id, due_at, {"busy": 0.0, "tries": 0, "used": now, "sent": now})
        elif answer.status in GONE:
            await self.store.change(rows.remove, [bell.id])
            await self.bells_changed()
        else:
            self.failed += 1
            tries = bell.tries + 1
            wait = WAITS[min(tries, len(WAITS)) - 1]
            if answer.status in (429, 503) and answer.wait is not None:
                wait = max(answer.wait, 1.0)
            if tries > len(WAITS) and answer.status != 429:
                due_at |= dict.fromkeys(told)
            await self.store.change(rows.settle, bell.id, due_at, {"busy": now + wait, "tries": tries})

    async def _still(self, notice: Notice, wished: Wishes, now: float) -> Told | float | None:
        """Is it to be told now? Else when, or None: nothing more comes of it."""
        figures = notice.figures
        if "table" not in figures:
            return Told(notice, figures, str(figures.get("path", "/")), notice.kind in ("try", "confirm"))
        table = await self.store.read(rows.table_now, figures["table"])
        if table is None:
            return None
        entry = self.tables.entries.get(figures["table"])
        here = entry is not None and entry.loaded is not None and entry.connected_here(figures["seat"])
        await self.tables.heart.sure()
        return still(notice, table, wished, here, now, self.tables.heart.away)

    async def _send(self, bell: Bell, wished: Wishes, told: Sequence[Told]) -> outgoing.Answer:
        """Status 0 where nobody answered, or not in time."""
        if any(one.notice.kind == "confirm" for one in told):
            return await self._mail(bell, self._confirming(bell), None)
        said = message(bell.language, told, wished.names)
        try:
            if bell.kind == "mail":
                return await self._mail(bell, said, self.off_link(bell))
            if bell.kind == "push":
                return await self._push(bell, said, any(one.urgent for one in told))
            address, body = for_web(bell.keys["shape"], said, bell.address, bell.keys["base"])
            to = outgoing.site(address, self.settings.allow_private)
            return await self.post(to, body, {"content-type": "application/json"})
        except Refusal:  # the host allows less than when it was taken
            return outgoing.Answer(410)

    async def _push(self, bell: Bell, said: Message, urgent: bool) -> outgoing.Answer:
        assert self.vapid is not None
        to = outgoing.site(bell.address, self.settings.allow_private)
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(int(PUSH_KEPT)),
            "urgency": "high" if urgent else "normal",
            "topic": f"boulevard-{said.tag}",
            "authorization": self.vapid.authorization(to.origin, self.contact, self.tables.now()),
        }
        return await self.post(to, push.sealed(for_browser(said), bell.keys["p256dh"], bell.keys["auth"]), headers)

    @property
    def contact(self) -> str:
        """Where push services find the host."""
        given = self.settings.contact or ""
        if "@" in given and given.isascii() and not any(letter.isspace() for letter in given):
            return given if given.startswith("mailto:") else f"mailto:{given}"
        return next(
            (one for one in (given, self.settings.public_url or "") if urlsplit(one).scheme == "https"),
            "https://boulevard.invalid",
        )

    # Mail ------------------------------------------------------------------------------------------------------------

    @property
    def mails(self) -> bool:
        """Does this server send any?"""
        return self.settings.smtp_host is not None

    async def _mail(self, bell: Bell, said: Message, off: str | None) -> outgoing.Answer:
        words = texts(bell.language, TELLING)
        lines = [said.body]
        if off is not None:
            link = (self.settings.public_url or "").rstrip("/") + said.path
            lines += ["", words("mail-open", link=Name(link)), "", "-- ", words("mail-off", link=Name(off))]
        about = new_code()
        made = mails.message(self.settings, bell.address, said.title, "\n".join(lines), self._one_click(off), about)
        went = await asyncio.get_running_loop().run_in_executor(self.mailing, self.mail, made)
        return outgoing.Answer({"well": 200, "later": 0, "never": 410}[went])

    def _confirming(self, bell: Bell) -> Message:
        words, site = texts(bell.language, TELLING), (self.settings.public_url or "").rstrip("/")
        link = Name(f"{site}/settings#confirm/{self.token('confirm', bell.id)}")
        return Message(words("mail-confirm-title"), words("mail-confirm", site=Name(site), link=link), "/", "confirm")

    def off_link(self, bell: Bell) -> str:
        """The link that switches a bell off."""
        return f"{(self.settings.public_url or '').rstrip('/')}/settings#off/{self.token('off', bell.id)}"

    def _one_click(self, off: str | None) -> str | None:
        """The same for a mail program, which asks by itself."""
        return None if off is None else off.replace("/settings#off/", "/api/notices/off/")

    def token(self, what: str, bell: str) -> str:
        """What a link holds: whose it is, and a proof that it was made here."""
        return f"{bell}.{push.plain(hmac.digest(self.secret, f'{what} {bell}'.encode(), 'sha256')[:18])}"

    async def by_token(self, what: str, token: str) -> Bell:
        """The bell that a link is about, or a Refusal."""
        bell = token.partition(".")[0][:40]
        if not token.isascii() or not hmac.compare_digest(token, self.token(what, bell)):
            raise Refusal("no-bell")
        found = await self.store.read(rows.bell, bell)
        if found is None:
            raise Refusal("no-bell")
        return found

    # What bells are asked --------------------------------------------------------------------------------------------

    async def add(self, bell: Bell) -> str:
        found = await self.store.change(rows.add, bell, MOST_BELLS)
        if found is None:
            raise Refusal("too-many-bells", most=MOST_BELLS)
        await self.bells_changed()
        return found

    async def ask(self, bell: str, kind: str) -> None:
        """Try it, or have it confirmed: at once."""
        now = self.tables.now()
        await self.store.change(rows.tell_bell, bell, Notice(kind, kind, {}, now, now))
        self.woken.set()

    async def remove(self, bell: str) -> None:
        if not await self.store.change(rows.remove, [bell]):
            raise Refusal("no-bell")
        await self.bells_changed()


# Is it still so? -----------------------------------------------------------------------------------------------------


def still(
    notice: Notice, table: TableNow, wished: Wishes, here: bool, now: float, away: Sequence[clocks.Stop]
) -> Told | float | None:
    """Whether it is to be told now that something is so at a table; else when, or None where it never will be."""
    figures, kind = notice.figures, notice.kind
    seat = str(figures["seat"])
    seen, until = table.present.get(seat, (0.0, 0.0))
    if here or (until > now and seen >= notice.made):
        return None if kind != "short" else _short(notice, table, wished, now, away, here=True)
    if kind in ("turn", "short") and (table.status != "playing" or seat not in table.to_act):
        return None
    if kind == "begun" and table.status != "playing":
        return None
    said, path = public(notice, table), f"/tables/{figures['table']}"
    clock = msgspec.convert(table.sheet.get("clock"), clocks.Clock | None)
    if clock is not None and kind in ("turn", "short"):
        stands = clocks.stands(clock, seat, now)
        if wished.holiday and seat in clock.holidays and stands > 0:
            return now + stands
    match kind:
        case "short":
            return _short(notice, table, wished, now, away)
        case "over":
            return Told(notice, said | {"result": figures["result"]}, path)
        case _:
            return Told(notice, said, path, bool(figures.get("live")))


def _short(
    notice: Notice, table: TableNow, wished: Wishes, now: float, away: Sequence[clocks.Stop], here: bool = False
) -> Told | float | None:
    """That time runs short is said so many hours before its end, as the clock has it now."""
    figures, seat = notice.figures, str(notice.figures["seat"])
    clock = msgspec.convert(table.sheet.get("clock"), clocks.Clock | None)
    if clock is None or clock.running != seat or turn_of_clock(clock) != figures["turn"]:
        return None
    left = clocks.left(clock, seat, now, away) + clocks.stands(clock, seat, now)
    at = short_at(left, int(figures["hours"]), now, partial(quiet_at, wished))
    if at is None or left <= 0:
        return None
    if at > now + 1:
        return at
    if here:
        return None
    said = public(notice, table) | {"hours": int((left + HOUR / 2) // HOUR)}
    return Told(notice, said, f"/tables/{figures['table']}", True)


def public(notice: Notice, table: TableNow) -> dict[str, Any]:
    """What anybody may know of it, and all that is told."""
    seats = table.sheet["seats"].items()
    names = [
        (seat, {"name": one["name"], "kind": one["kind"]}) for seat, one in seats if seat != notice.figures["seat"]
    ]
    return {"game": table.game, "names": names, "table": notice.figures["table"]}


def turn_of_clock(clock: clocks.Clock) -> str:
    seat, _, turn = clock.turn.partition(" ")
    return turn_of(seat, turn)


def waits_until(bell: Bell, wished: Wishes, told: Sequence[Told], now: float) -> float | None:
    """Until when what could be told now is kept: the end of the quiet hours; else, where it comes soon after another
    and nothing of it is urgent, until it can be told with what still comes. None: it is told."""
    if any(one.notice.kind in ("try", "confirm") for one in told):
        return None
    if (quiet := quiet_at(wished, now)) is not None:
        return quiet[1]
    if wished.together and not any(one.urgent for one in told) and now < bell.sent + TOGETHER:
        return bell.sent + TOGETHER
    return None
