"""Whoever is connected to a table or a study: first it as it is, then each change; and what the client wants, answered
one by one. What carries the messages, a socket or a page's channel, is the client's way.
"""

import logging
from contextlib import suppress
from time import perf_counter
from typing import Any, ClassVar, Protocol, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from boulevard.core.problems import Problem
from boulevard.core.study import ROOT
from boulevard.server import messages as m
from boulevard.server import study_messages as sm
from boulevard.server.asked import Serving
from boulevard.server.commands import OVER_SOCKET, Answering, Heading, OfASeat, Playing, Rematching, Seating
from boulevard.server.limits import SOCKETS_OF_SEAT, lines_cost
from boulevard.server.refusals import DatabaseTrouble, Refusal, error_of, status_of
from boulevard.server.rights import holds, sees
from boulevard.server.study import Right
from boulevard.server.study_asked import written
from boulevard.server.talk_messages import Saying

T = TypeVar("T")
Asked = dict[str, list[str]]
"""What stands behind the question mark of an address."""

WATCHES = "watches"
"""Where somebody is who looks on."""

log = logging.getLogger("boulevard.server")


class Way(Protocol):
    """What carries messages to a client."""

    def push(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Client:
    """A client connected to a table. One that has a study open does some of this in another way."""

    heading: ClassVar[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Heading)
    slow: ClassVar[tuple[str, ...]] = ("hint", "weigh")
    """What is answered when it was found, and nothing waits for it."""
    most_thinking: ClassVar[int] = 4
    """How many of these may be under way; whatever more is asked for than a page would is waited for."""

    def __init__(self, way: Way, caller: Any, table: str) -> None:
        """`caller`: an `Asker`, as the front knows it."""
        self.way, self.caller, self.table = way, caller, table
        self.seat: str | None = None
        self.mine: tuple[str, ...] = ()
        self.hash: str = caller.hash or ""
        self.household: str = caller.household
        self.fixed = False
        self.ply = 0
        self.drawn: tuple[str | None, int] | None = None
        self.changes = False
        self.sent: m.State | None = None
        self.thinking = 0
        """How much is being thought about for this client."""
        self.counted = False
        """Is it one of the house's connections?"""
        self.place = ""
        """Where others see its person to be: at a game, watching, or nowhere in particular."""
        self.strikes = 0

    # What a client of another kind does otherwise ----------------------------------------------------------------

    async def enter(self, here: Serving, asked: Asked) -> None:
        """Be shown the table as it is, and hear of each change from then on."""
        caller, after, seat = self.caller, after_of(asked), next(iter(asked.get("seat", [])), None)
        self.changes = asked.get("changes") == ["1"]
        async with here.tables.fresh(self.table) as entry:
            self.seat, self.mine = sees(entry.room, caller, seat), holds(entry.room, caller)
            same = sum(one.mine == self.mine for one in entry.listeners) if self.mine else 0
            if here.settings.limits and same >= SOCKETS_OF_SEAT:
                raise Refusal("too-many", seconds=60)
            if after is not None and entry.room.recent_events(after) is None:
                caller.limited("ask", cost=lines_cost(entry.room.ply - after))
            self.fixed = seat is not None
            self.place = entry.room.game.name if self.mine else WATCHES
            self.count(here)
            if asked.get("talk") == ["1"] and here.talks is not None:
                await here.talks.come(entry, self)
            await here.tables.connect(entry, self, after)

    async def part(self, here: Serving) -> None:
        if here.talks is not None:
            here.talks.go(self.table, self)
        await here.tables.disconnect(self.table, self)

    def denied(self, here: Serving, id_: str | None, problem: Problem) -> Any:
        here.metrics.refused(problem.key)
        return m.RefusedSent(**asdict(error_of(problem, self.caller.language)), id=id_)

    async def answered(self, here: Serving, heading: Any, data: str) -> Any:
        """The answer to a message, if it has one; a Problem where it cannot be."""
        if heading.type == "ping":
            return m.PongSent(heading.id)
        if heading.type == "say":
            if here.talks is None:
                raise Refusal("talk-off")
            return m.AcceptedSent(heading.id, (await here.talks.say(self.table, self.caller, read(_saying, data))).ply)
        command = _for_seat(self, read(_commands[heading.type], data))
        answer = await here.tables.perform(self.table, self.caller, command, shielded=False)
        return _sent(self, heading.id, answer)

    def called(self, heading: Any) -> str:
        """Under which name it is counted how long an answer takes."""
        return str(heading.type)

    # What all do alike -------------------------------------------------------------------------------------------

    def count(self, here: Serving) -> None:
        self.counted = True
        here.came(self)

    def push(self, message: bytes) -> None:
        self.way.push(message)

    def close(self, code: int) -> None:
        self.way.close(code)

    def turn_away(self, refusal: Refusal) -> None:
        """It hears why, and nothing more."""
        self.push(msgspec.json.encode(m.RefusedSent(**asdict(error_of(refusal, self.caller.language)), id=None)))
        self.close(4000 + refusal.status)

    def leave(self) -> None:
        self.push(msgspec.json.encode(m.LeavingSent(self.ply)))
        self.close(1012)


_saying = msgspec.json.Decoder(Saying)
_commands = {name: msgspec.json.Decoder(kind) for name, kind in OVER_SOCKET.items()}


# A client from its coming to its going ---------------------------------------------------------------------------


async def come(here: Serving, client: Client, asked: Asked) -> bool:
    """Is it let in? Otherwise it is told why not, and its way is closed."""
    try:
        after_of(asked)
        if here.tables.leaving:
            raise Refusal("leaving")
        client.caller.limited("socket")
        here.crowded(client)
        if client.caller.guest is not None:
            client.caller.cookie_counts()
        await client.enter(here, asked)
    except (Problem, DatabaseTrouble) as problem:
        if client.counted:
            await gone(here, client)
        said = told(problem)
        client.push(msgspec.json.encode(client.denied(here, None, said)))
        client.close(4000 + status_of(said))
        return False
    return True


async def gone(here: Serving, client: Client) -> None:
    """A client that was counted is connected no more."""
    here.went(client)
    with suppress(DatabaseTrouble):
        await client.part(here)


async def take(here: Serving, client: Client, data: str) -> bool:
    """A message of the client, answered; False where that is the end of it."""
    try:
        client.caller.limited("message")
        heading = read(client.heading, data)
    except Refusal as refusal:
        answer = client.denied(here, None, refusal)
    else:
        if heading.type in client.slow and client.thinking < client.most_thinking:
            client.thinking += 1
            here.tables.spawn(_thought(here, client, heading, data))
            return True
        answer = await _answered(here, client, heading, data)
    if answer is not None:
        client.push(msgspec.json.encode(answer))
    client.strikes = client.strikes + 1 if getattr(answer, "error", None) == "too-many" else 0
    if client.strikes >= 100:
        client.close(1008)
    return client.strikes < 100


def after_of(asked: Asked) -> int | None:
    """The ply, or the edit, after which a client wants to hear what happened."""
    text = next(iter(asked.get("after", [])), None)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refusal("request", detail="after")
    return int(text)


def told(problem: Problem | DatabaseTrouble) -> Problem:
    """What is said of it."""
    return problem if isinstance(problem, Problem) else problem.refusal


def read(kind: msgspec.json.Decoder[T], data: str) -> T:
    try:
        return kind.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as trouble:
        raise Refusal("request", detail=str(trouble)[:200]) from None


async def _thought(here: Serving, client: Client, heading: Any, data: str) -> None:
    """What takes its time, answered when it was found."""
    answer = await _answered(here, client, heading, data)
    client.thinking -= 1
    client.push(msgspec.json.encode(answer))


async def _answered(here: Serving, client: Client, heading: Any, data: str) -> Any:
    """The answer to a message, whatever happens."""
    began = perf_counter()
    try:
        return await client.answered(here, heading, data)
    except (Problem, DatabaseTrouble) as problem:
        return client.denied(here, heading.id, told(problem))
    except Exception:
        here.metrics.count("trouble")
        log.exception("error inside", extra={"path": "live"})
        return client.denied(here, heading.id, Refusal("inside"))
    finally:
        here.metrics.called("socket", client.called(heading), perf_counter() - began)


def _for_seat(client: Client, command: OfASeat[Any]) -> OfASeat[Any]:
    """Where no seat is named, it is the one that this client looks at."""
    if command.seat is not None or isinstance(command, (Answering, Seating, Rematching)):
        return command
    if isinstance(command, Playing) and len(client.mine) > 1 and not client.fixed:
        return command  # several at one screen: whoever is to act
    return replace(command, seat=client.seat)


def _sent(client: Client, id_: str | None, answer: Any) -> Any:
    """The answer as a message."""
    match answer:
        case m.Previewed():
            return m.PreviewSent(**asdict(answer), id=id_)
        case m.Hinted():
            return m.HintSent(**asdict(answer), id=id_)
        case m.Weighed():
            return m.WeighedSent(**asdict(answer), id=id_)
        case m.Rematched():
            return m.AcceptedSent(id_, client.ply, answer.table)
    client.ply = answer.ply
    return m.AcceptedSent(id_, answer.ply)


# Studies ---------------------------------------------------------------------------------------------------------

_asked = {name: msgspec.json.Decoder(kind) for name, kind in sm.OVER_SOCKET.items()}


class StudyClient(Client):
    """Somebody who has a study open."""

    heading = msgspec.json.Decoder(sm.StudyHeading)
    slow, most_thinking = ("bot",), 2

    def __init__(self, way: Way, caller: Any, study: str) -> None:
        super().__init__(way, caller, study)
        self.who, self.name, self.node, self.at = "", "", ROOT, ""
        self.may: Right = "look"

    async def enter(self, here: Serving, asked: Asked) -> None:
        caller, after = self.caller, after_of(asked)
        async with here.studies.entry(self.table) as found:
            self.may = here.studies.may(found, caller)
            self.who = found.study.author(caller.hash or "")
            self.count(here)
            caller.limited("ask", cost=lines_cost(len(found.study.tree.nodes)) if after is None else 1)
            shown = await here.studies.shown(found, caller, self.may, -1 if after is None else after, sm.StudySent)
            self.ply = shown.seq
            self.push(msgspec.json.encode(shown))
            await here.studies.connect(found, self)

    async def part(self, here: Serving) -> None:
        await here.studies.disconnect(self.table, self)

    def denied(self, here: Serving, id_: str | None, problem: Problem) -> sm.DeniedSent:
        here.metrics.refused(problem.key)
        return sm.DeniedSent(**asdict(error_of(problem, self.caller.language)), id=id_)

    async def answered(self, here: Serving, heading: Any, data: str) -> Any:
        studies = here.studies
        if heading.type == "ping":
            if (loaded := studies.loaded.get(self.table)) is not None:
                await studies.still_here(loaded)
            return m.PongSent(heading.id)
        asked = read(_asked[heading.type], data)
        if isinstance(asked, (sm.Being, sm.Leading)):
            async with studies.entry(self.table) as found:
                if isinstance(asked, sm.Being):
                    await studies.be(found, self, asked)
                else:
                    await studies.lead(found, self, asked.on)
            return None
        answer = await written(here, self.caller, self.table, asked)
        return sm.WrittenSent(heading.id, answer.seq, answer.node)

    def called(self, heading: Any) -> str:
        return f"study-{heading.type}"
