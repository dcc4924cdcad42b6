"""How a page asks the house that is in it: the same calls by the same addresses as over HTTP and WebSocket, as plain
values. What may be asked stands in `boulevard.server.asked`, and nothing is answered here that it does not list.
"""

import inspect
import logging
import re
from collections.abc import Callable
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints
from urllib.parse import parse_qs, unquote

import msgspec
from msgspec import Struct

from boulevard.core.problems import Problem
from boulevard.offline import files
from boulevard.offline.house import Owner, PageHouse
from boulevard.server import at_tables, bringing, learning, looking, pads, solving, study_asked, studying
from boulevard.server import messages as m
from boulevard.server.asked import ASKS
from boulevard.server.at_tables import COMMANDS
from boulevard.server.clients import Client, StudyClient, come, gone, take, told
from boulevard.server.refusals import DatabaseTrouble, Refusal, error_of, status_of

log = logging.getLogger("boulevard.offline")

LISTED = (at_tables, bringing, learning, looking, pads, solving, study_asked, studying)
"""The modules whose calls are in `ASKS` since they were imported."""


class Answer(Struct, frozen=True):
    status: int
    body: bytes
    kind: str = "application/json"


class Shape(Struct, frozen=True):
    """How a call's values are read: those that are lists, all of them as a struct, its body."""

    lists: frozenset[str]
    values: type[Struct]
    body: Any


@cache
def _routes() -> list[tuple[str, re.Pattern[str], str]]:
    """Method, what an address must look like, and the path as it is listed; the plainest first."""
    paths = sorted({*ASKS, *COMMANDS}, key=lambda one: one[1].count("{"))
    return [(method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), path) for method, path in paths]


@cache
def _shape(method: str, path: str) -> Shape:
    function = ASKS[method, path]
    hints = get_type_hints(function)
    fields: list[Any] = []
    for name, one in list(inspect.signature(function).parameters.items())[2:]:
        if name != "data":
            fields.append((name, hints[name], *([] if one.default is one.empty else [one.default])))
    of_lists = frozenset(
        name for name, kind, *_ in fields if any(get_origin(one) is list for one in (kind, *get_args(kind)))
    )
    values = msgspec.defstruct("Values", fields, kw_only=True)
    return Shape(of_lists, values, hints.get("data"))


class Front:
    """A house, as its page asks it."""

    def __init__(self, house: PageHouse, guest: str, base: str) -> None:
        self.house, self.guest, self.base = house, guest, base

    # Calls -------------------------------------------------------------------------------------------------------

    async def call(self, method: str, address: str, body: str | None, language: str) -> Answer:
        """The answer to a call, as a server would give it."""
        who = Owner(self.guest, language, self.base)
        try:
            found = await self._asked(method, address, body, who)
        except (Problem, DatabaseTrouble) as problem:
            said = told(problem)
            return Answer(status_of(said), msgspec.json.encode(error_of(said, language)))
        except Exception:
            log.exception("error inside")
            return Answer(500, msgspec.json.encode(error_of(Refusal("inside"), language)))
        if isinstance(found, str):
            return Answer(200, found.encode(), "text/plain; charset=utf-8")
        if found is None:
            return Answer(204, b"")
        return Answer(422 if isinstance(found, m.PadRefused) else 200, msgspec.json.encode(found))

    async def _asked(self, method: str, address: str, body: str | None, who: Owner) -> Any:
        path, _, query = address.partition("?")
        for of, pattern, listed in _routes():
            if of == method and (match := pattern.fullmatch(path)):
                places = {name: unquote(value) for name, value in match.groupdict().items()}
                if (method, listed) in COMMANDS:
                    return await self._command(method, listed, places, body, who)
                return await self._call(method, listed, places, query, body, who)
        store, of_one = self.house.store, next(iter(parse_qs(query).get("of", [])), None)
        match method, path:
            case "GET", "/kept":
                return await files.given(store.rows, who.holder, of_one)
            case "GET", "/kept/record":
                return await files.record(store, of_one or "")
            case "POST", "/kept":
                return await files.taken(store.rows, who.holder, read(body or "", files.File))
        raise Refusal("no-page")

    async def _command(self, method: str, listed: str, places: dict[str, str], body: str | None, who: Owner) -> Any:
        table = places.pop("table")
        given = read(body or "{}", dict[str, Any])
        command = converted({**given, **places}, COMMANDS[method, listed])
        return await self.house.tables.perform(table, who, command)

    async def _call(
        self, method: str, listed: str, places: dict[str, str], query: str, body: str | None, who: Owner
    ) -> Any:
        shape = _shape(method, listed)
        given: dict[str, Any] = dict(places)
        for name, values in parse_qs(query, keep_blank_values=True).items():
            given[name] = values if name in shape.lists else values[0]
        found = converted(given, shape.values)
        said: dict[str, Any] = {name: getattr(found, name) for name in shape.values.__struct_fields__}
        if shape.body is not None:
            said["data"] = read(body or "{}", shape.body)
        return await ASKS[method, listed](self.house, who, **said)

    # Connections -------------------------------------------------------------------------------------------------

    async def connect(
        self, address: str, language: str, push: Callable[[str], object], close: Callable[[int], object]
    ) -> "Connection | None":
        """A client of a table or a study that is told all that happens there; None where it was not let in."""
        path, _, query = address.partition("?")
        kind, of, live = [*path.strip("/").split("/"), "", ""][:3]
        kinds = {"tables": Client, "studies": StudyClient}
        who = Owner(self.guest, language, self.base)
        if live != "live" or kind not in kinds:
            close(4404)
            return None
        client = kinds[kind](Channel(push, close), who, unquote(of))
        return Connection(self.house, client) if await come(self.house, client, parse_qs(query)) else None


class Channel:
    """The way to a client in the same page."""

    def __init__(self, push: Callable[[str], object], close: Callable[[int], object]) -> None:
        self._push, self._close = push, close

    def push(self, message: bytes) -> None:
        self._push(message.decode())

    def close(self, code: int) -> None:
        self._close(code)


class Connection:
    """A client that was let in."""

    def __init__(self, house: PageHouse, client: Client) -> None:
        self.house, self.client = house, client

    async def take(self, data: str) -> None:
        await take(self.house, self.client, data)

    async def gone(self) -> None:
        await gone(self.house, self.client)


def read(text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as trouble:
        raise Refusal("request", detail=str(trouble)[:200]) from None


def converted(given: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as trouble:
        raise Refusal("request", detail=str(trouble)[:200]) from None
