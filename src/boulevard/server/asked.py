"""What may be asked of a house, whichever way it comes: over HTTP, or from the page that the house itself is in.

Each call is a function of the house, of whoever asks and of plain values, and says how it is asked. What an address or
a body may hold is said where it comes in: by the handlers of HTTP (`*_calls`), by `boulevard.offline.front`.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, TypeVar

from boulevard.server.analyses import Analyses
from boulevard.server.keeping import Counts, Kept
from boulevard.server.outside import Caller, Thinkers
from boulevard.server.refusals import Refusal
from boulevard.server.rooms import Entry, Rooms
from boulevard.server.settings import Settings
from boulevard.server.studies import Studies
from boulevard.server.talk import Said
from boulevard.server.talk_messages import Saying


class Asker(Caller, Protocol):
    """Who asks, and all that the asker holds things by."""

    @property
    def hashes(self) -> list[str]: ...

    def limited(self, kind: str, of: str | None = None, cost: float = 1.0) -> None: ...


class Serving(Protocol):
    """A house: what all calls share."""

    @property
    def settings(self) -> Settings: ...

    @property
    def store(self) -> Kept: ...

    @property
    def workers(self) -> Thinkers: ...

    @property
    def tables(self) -> Rooms: ...

    @property
    def analyses(self) -> Analyses: ...

    @property
    def studies(self) -> Studies: ...

    @property
    def metrics(self) -> Counts: ...

    @property
    def talks(self) -> "Talking | None":
        """Where people may talk at tables."""

    def came(self, client: "Coming") -> None:
        """Somebody is connected."""

    def went(self, client: "Coming") -> None:
        """And is no more."""

    def crowded(self, client: "Coming") -> None:
        """A Refusal where somebody is kept out, or too many of that household are connected."""


class Coming(Protocol):
    """Somebody who is connected, as the house counts them."""

    caller: Any
    hash: str
    household: str
    place: str

    def leave(self) -> None: ...

    def close(self, code: int) -> None: ...

    def turn_away(self, refusal: Refusal) -> None: ...


class Talking(Protocol):
    """Talk at tables."""

    async def come(self, entry: Entry, hearer: Any) -> None: ...

    def go(self, table: str, hearer: Any) -> None: ...

    async def say(self, table: str, who: Any, asked: Saying) -> Said: ...


Language = Literal["en", "fr"]
Ask = Callable[..., Awaitable[Any]]
F = TypeVar("F", bound=Ask)

ASKS: dict[tuple[str, str], Ask] = {}
"""All that may be asked, by method and path; what a path names in braces, the function takes by that name. A body is
its `data`."""


def asks(method: str, path: str) -> Callable[[F], F]:
    """This is how the function is asked."""

    def listed(function: F) -> F:
        assert (method, path) not in ASKS
        ASKS[method, path] = function
        return function

    return listed
