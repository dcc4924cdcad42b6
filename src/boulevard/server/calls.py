"""What the calls have in common in their description: the errors they answer, and what they are asked with."""

from typing import Annotated, Any, Literal

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from boulevard.server.messages import Error

Call = Request[Any, Any, Any]

ERRORS = {
    status: ResponseSpec(Error, description=said, generate_examples=False)
    for status, said in {
        400: "It cannot be read",
        401: "The token is not known at this table",
        403: "Not for this caller",
        404: "There is no such table",
        405: "Not this way",
        409: "Not now",
        413: "Too large",
        415: "Not JSON",
        422: "Understood, and not possible",
        429: "Too many requests",
        503: "This process ends, or its database cannot be reached",
    }.items()
}

TABLE_ERRORS = {status: ERRORS[status] for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)}
READ_ERRORS = {status: ERRORS[status] for status in (400, 401, 403, 404, 409, 422, 429, 503)}

TableId = Annotated[str, PathParameter(description="The table's id")]
SeatAsked = Annotated[str | None, QueryParameter(max_length=20, description="One of the caller's seats")]
Language = Annotated[
    Literal["en", "fr"] | None, QueryParameter(description="By `Accept-Language` where it is not given")
]
