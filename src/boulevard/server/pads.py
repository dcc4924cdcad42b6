"""The score pad over the network: a finished table that people describe, counted by the code of `boulevard score`."""

import msgspec
from litestar import Response, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from boulevard import registry
from boulevard.core.pad import Pad
from boulevard.core.problems import Problem
from boulevard.server import messages as m
from boulevard.server.calls import ERRORS, Call
from boulevard.server.limits import MESSAGE_BYTES
from boulevard.server.process import the
from boulevard.server.refusals import Refusal, error_of, in_words, plain

REFUSED = ResponseSpec(m.PadRefused, description="Understood, and not possible", generate_examples=False)


@post("/api/score/{game:str}", summary="The score of a table that is described", status_code=200,
      request_max_body_size=MESSAGE_BYTES,
      responses={**{status: ERRORS[status] for status in (400, 404, 413, 415, 429, 503)}, 422: REFUSED})  # fmt: skip
async def score(
    request: Call, game: FromPath[str], data: JSONBody[dict[str, object]]
) -> Response[m.Scored | m.PadRefused]:
    """The pad's file of the game, as `boulevard score` reads it. Nothing is kept."""
    server, caller = the(request)
    caller.limited("play-address")
    if game not in registry.game_names() or not registry.has_part(game, "pad"):
        raise Refusal("no-page")
    pad: Pad = registry.part(game, "pad")
    try:
        counted = pad.count(registry.game(game), data)
    except Problem as problem:
        server.metrics.refused(problem.key)
        return Response(_refused(problem, caller.language), status_code=422)
    outcome = counted.outcome
    remarks = [m.Remark(one.key, plain(one.figures), one.rule, one.place, in_words(one)) for one in counted.remarks]
    return Response(m.Scored(outcome.scores, list(outcome.winners), counted.verdict, remarks, counted.shown))


def _refused(problem: Problem, language: str) -> m.PadRefused:
    error = msgspec.structs.asdict(error_of(problem, language))
    return m.PadRefused(**error, place=problem.place, said=in_words(problem))
