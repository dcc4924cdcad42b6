"""The score pad, over HTTP."""

from litestar import Response, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from boulevard.server import messages as m
from boulevard.server import pads
from boulevard.server.calls import ERRORS, Call
from boulevard.server.limits import MESSAGE_BYTES
from boulevard.server.process import the

REFUSED = ResponseSpec(m.PadRefused, description="Understood, and not possible", generate_examples=False)


@post("/api/score/{game:str}", summary="The score of a table that is described", status_code=200,
      request_max_body_size=MESSAGE_BYTES,
      responses={**{status: ERRORS[status] for status in (400, 404, 413, 415, 429, 503)}, 422: REFUSED})  # fmt: skip
async def score(
    request: Call, game: FromPath[str], data: JSONBody[dict[str, object]]
) -> Response[m.Scored | m.PadRefused]:
    """The pad's file of the game, as `boulevard score` reads it. Nothing is kept."""
    shown = await pads.score(*the(request), game, data)
    return Response(shown, status_code=422 if isinstance(shown, m.PadRefused) else 200)
