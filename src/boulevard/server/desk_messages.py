"""The desk of whoever runs the server, as it is sent and answered."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

By = Literal["desk", "command", "house"]


class DeskEntering(Struct):
    """`POST /api/host/session`. `link`: what stands behind the `#` of the link that `boulevard host-link` printed."""

    link: Annotated[str, Meta(max_length=64)]


class DeskSession(Struct):
    """A browser in which the desk is open; `here`: the one that asks."""

    id: str
    called: str
    since: float
    seen: float
    until: float
    here: bool


class DeskAct(Struct):
    """Something that was done. `by`: at the desk, by the command line, or by the house itself; `who`: the browser, or
    the user of the machine; `of`: what it was done to; `waits`: a process is still to carry it out."""

    number: int
    at: float
    by: By
    who: str
    what: str
    of: str
    figures: dict[str, Any]
    waits: bool


class DeskShown(Struct):
    """How the server is, as the one who asks sees it. `tables`: by how they stand; `figures`: of this process, as in
    `/metrics`."""

    version: str
    database: Literal["sqlite", "postgresql"]
    status: Literal["ok", "leaving", "database", "writing"]
    started: float
    now: float
    here: int
    tables: dict[str, int]
    figures: dict[str, float]
    sessions: list[DeskSession]
