"""Tables brought from elsewhere, over HTTP."""

from litestar import Response, post
from litestar.params import JSONBody

from boulevard.server import bringing
from boulevard.server import messages as m
from boulevard.server.brought import MOST_BYTES
from boulevard.server.browsers import sitting_down, with_cookie
from boulevard.server.calls import ERRORS, Call
from boulevard.server.process import the

LARGEST = 2 * MOST_BYTES + 10_000
"""As JSON, in which some letters are two."""
REFUSED = {status: ERRORS[status] for status in (400, 403, 413, 415, 422, 429, 503)}


@post("/api/bring/look", summary="What a record would be as a table", status_code=200, request_max_body_size=LARGEST,
      responses=REFUSED)  # fmt: skip
async def look(request: Call, data: JSONBody[m.Recorded]) -> m.RecordShown:
    """Every line is played again; 422 says which one cannot be, and why. Nothing is kept."""
    return await bringing.look(*the(request), data)


@post("/api/bring", summary="A table that was begun elsewhere goes on here", request_max_body_size=LARGEST,
      responses=REFUSED)  # fmt: skip
async def bring(request: Call, data: JSONBody[m.Bringing]) -> Response[m.Opened]:
    """What was undone stays behind. The record goes on with the line `~ brought`: nobody goes back behind it, the table
    draws by a seed of its own from there, and it never counts for ratings or statistics."""
    server, caller = await sitting_down(request)
    return with_cookie(await bringing.bring(server, caller, data), caller)


HANDLERS = [look, bring]
