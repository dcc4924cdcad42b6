"""Browsers and their cookies: whoever is given something to hold is known by one from then on."""

from typing import Any

from litestar import Response
from litestar.datastructures import Cookie

from boulevard.server.calls import Call
from boulevard.server.guests import COOKIE, SECURE_COOKIE
from boulevard.server.process import Server, the
from boulevard.server.visitors import Visitor


async def sitting_down(request: Call) -> tuple[Server, Visitor]:
    """Who is about to be given a seat. A cookie that opens nothing here was never given out, or is of no use any more:
    it is not taken on, for somebody else may know it."""
    server, caller = the(request)
    if caller.cookie is not None and caller.member is None and not await server.store.knows(caller.cookie):
        await server.members.look_up(caller.cookie)
        caller.member = server.members.of(caller.cookie)
        if caller.member is None:
            caller.new_browser()
        elif caller.token is None:
            caller.hash = caller.member.holder
    return server, caller


def with_cookie(content: Any, caller: Visitor, status: int = 201) -> Response[Any]:
    cookie = Cookie(
        key=SECURE_COOKIE if caller.secure else COOKIE,
        value=caller.browser,
        httponly=True,
        samesite="lax",
        secure=caller.secure,
        path="/",
        max_age=400 * 86400,
    )
    return Response(content, status_code=status, cookies=[cookie])
