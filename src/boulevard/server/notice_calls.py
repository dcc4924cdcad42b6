"""Messages that reach people, over HTTP: where one is told, of what and when."""

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from boulevard.server import mails, outgoing, push
from boulevard.server import notice_messages as nm
from boulevard.server import notice_rows as rows
from boulevard.server.browsers import sitting_down, with_cookie
from boulevard.server.calls import ERRORS, Call
from boulevard.server.guests import hashed, new_code
from boulevard.server.member_calls import called, offers
from boulevard.server.notice_rows import Bell, BellKind, Wishes
from boulevard.server.notices import bell_shown, wishes_shown, zone
from boulevard.server.noticing import KINDS, OFFERED, USUAL
from boulevard.server.process import Server, the
from boulevard.server.refusals import Refusal
from boulevard.server.visitors import Visitor

ANSWERS = {status: ERRORS[status] for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)}
READS = {status: ERRORS[status] for status in (401, 429, 503)}
BellId = Annotated[str, PathParameter(description="Where one is told", max_length=40)]
Token = Annotated[str, PathParameter(description="As a mail's link holds it", max_length=100)]


async def asking(request: Call) -> tuple[Server, Visitor, str | None]:
    """Who asks, and by which key they hold things: a browser's cookie, or the token of a program that plays."""
    server, caller = the(request)
    if caller.token is not None and not await server.store.knows(caller.hash or ""):
        raise Refusal("token")
    return server, caller, caller.hash


async def holding(request: Call) -> tuple[Server, Visitor, str]:
    """Who is about to be told something, and may have come for the first time."""
    server, caller = await sitting_down(request)
    if caller.token is not None:
        return await asking(request)  # type: ignore[return-value]
    if caller.guest is not None:
        caller.cookie_counts()
    return server, caller, caller.holder


async def own(request: Call, bell: str) -> tuple[Server, Visitor, str, Bell]:
    server, caller, holder = await asking(request)
    caller.cookie_counts()
    found = await server.store.read(rows.bell, bell)
    if holder is None or found is None or found.holder != holder:
        raise Refusal("no-bell")
    return server, caller, holder, found


async def all_of(server: Server, caller: Visitor, holder: str | None) -> nm.NoticesShown:
    bells, wished = ([], Wishes()) if holder is None else await server.store.read(rows.of_holder, holder)
    vapid, safe = server.notices.vapid, caller.token is None and offers(caller) != "nothing"
    key = vapid.public if vapid is not None and safe else None
    kinds: Any = list(OFFERED)
    told = [bell_shown(one, caller.cookie) for one in bells]
    return nm.NoticesShown(told, wishes_shown(wished), key, server.notices.mails, kinds)


@get("/api/me/notices", summary="Where the caller is told, and of what", responses=READS)
async def notices(request: Call) -> nm.NoticesShown:
    return await all_of(*await asking(request))


def new(holder: str, kind: BellKind, address: str, host: str, now: float, language: str, **more: Any) -> Bell:
    given: dict[str, Any] = {"keys": {}, "called": "", "kinds": list(USUAL), **more}
    return Bell(
        id=new_code(), holder=holder, kind=kind, address=address, host=host[:255], language=language, since=now,
        used=now, **given,
    )  # fmt: skip


async def answered(server: Server, caller: Visitor, holder: str) -> Response[nm.NoticesShown]:
    answer = await all_of(server, caller, holder)
    return with_cookie(answer, caller) if caller.token is None else Response(answer, status_code=201)


@post("/api/me/notices/push", summary="Tell this browser", responses=ANSWERS)
async def by_push(request: Call, data: JSONBody[nm.PushAsked]) -> Response[nm.NoticesShown]:
    """The page's own: a browser gives a subscription to nobody else."""
    server, caller, holder = await holding(request)
    if caller.token is not None:
        raise Refusal("only-browser")
    if offers(caller) == "nothing":
        raise Refusal("open-way")
    caller.limited("bell")
    to = outgoing.site(data.endpoint, server.settings.allow_private)
    try:
        push.browser_key(data.p256dh)
    except ValueError:
        raise Refusal("bell-keys") from None
    if not push.is_secret(data.auth):
        raise Refusal("bell-keys")
    if data.zone is not None:
        zone(data.zone)
        await server.store.change(rows.wish_first, holder, Wishes(zone=data.zone))
    caller.cookie = hashed(caller.browser)  # that of a first visit comes with the answer
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    more = {"keys": keys, "called": called(caller.agent), "browser": caller.cookie}
    await server.notices.add(new(holder, "push", data.endpoint, to.host, server.tables.now(), data.language, **more))
    return await answered(server, caller, holder)


@post("/api/me/notices/webhook", summary="Tell an address of the web", responses=ANSWERS)
async def by_webhook(request: Call, data: JSONBody[nm.WebhookAsked]) -> Response[nm.NoticesShown]:
    """A public one, by https; nothing of what it answers is ever shown."""
    server, caller, holder = await holding(request)
    caller.limited("bell")
    to = outgoing.site(data.address, server.settings.allow_private)
    more = {"keys": {"shape": data.shape, "base": caller.base}, "called": data.shape}
    await server.notices.add(new(holder, "webhook", data.address, to.host, server.tables.now(), data.language, **more))
    return await answered(server, caller, holder)


@post("/api/me/notices/mail", summary="Tell a mail address, once a link was confirmed", responses=ANSWERS)
async def by_mail(request: Call, data: JSONBody[nm.MailAsked]) -> Response[nm.NoticesShown]:
    server, caller, holder = await holding(request)
    if not server.notices.mails:
        raise Refusal("no-mail")
    address = mails.address(data.address)
    caller.limited("bell")
    caller.limited("mail", address.lower())
    bell = new(holder, "mail", address, f"mail {address.rpartition('@')[2]}", server.tables.now(), data.language,
               confirmed=False)  # fmt: skip
    found = await server.notices.add(bell)
    if found == bell.id:
        await server.notices.ask(found, "confirm")
    return await answered(server, caller, holder)


@post("/api/me/notices/wishes", summary="When to tell, and how much at once", responses=ANSWERS)
async def wish(request: Call, data: JSONBody[nm.WishesShown]) -> Response[nm.NoticesShown]:
    server, caller, holder = await holding(request)
    zone(data.zone)
    await server.store.change(rows.wish, holder, Wishes(data.quiet, data.zone, data.together, data.holiday, data.names))
    return await answered(server, caller, holder)


@post("/api/me/notices/{bell:str}", summary="Of what to tell there", status_code=200, responses=ANSWERS)
async def change(request: Call, bell: BellId, data: JSONBody[nm.BellChanged]) -> nm.NoticesShown:
    server, caller, holder, _ = await own(request, bell)
    values: dict[str, Any] = {}
    if data.kinds is not None:
        values["kinds"] = [kind for kind in KINDS if kind in data.kinds]
    if data.language is not None:
        values["language"] = data.language
    if values:
        await server.store.change(rows.change, bell, values)
    return await all_of(server, caller, holder)


@post("/api/me/notices/{bell:str}/try", summary="Send a message there, to see it", status_code=204, responses=ANSWERS)
async def try_it(request: Call, bell: BellId) -> None:
    """Whether it came is seen there; nothing is said of it here."""
    server, caller, _, found = await own(request, bell)
    caller.limited("bell")
    await server.notices.ask(bell, "try" if found.confirmed else "confirm")


@delete("/api/me/notices/{bell:str}", summary="Tell there no more", status_code=200, responses=ANSWERS)
async def end(request: Call, bell: BellId) -> nm.NoticesShown:
    server, caller, holder, _ = await own(request, bell)
    await server.notices.remove(bell)
    return await all_of(server, caller, holder)


# By the links of mails -------------------------------------------------------------------------------------------


@post("/api/notices/confirm", summary="A mail address may be written to", status_code=200, responses=ANSWERS)
async def confirm(request: Call, data: JSONBody[nm.TokenShown]) -> nm.BellNamed:
    """Whoever can read its mail says so; in any browser."""
    server, caller = the(request)
    caller.limited("bell")
    bell = await server.notices.by_token("confirm", data.token)
    await server.store.change(rows.change, bell.id, {"confirmed": True})
    await server.notices.bells_changed()
    return nm.BellNamed(mails.masked(bell.address))


@post("/api/notices/off/{token:str}", summary="No mail of this kind any more", status_code=200, responses=ANSWERS)
async def off(request: Call, token: Token) -> nm.BellNamed:
    """One click, in any browser or by the mail program itself (RFC 8058); what else it sends is not looked at."""
    server, caller = the(request)
    caller.limited("bell")
    bell = await server.notices.by_token("off", token)
    await server.notices.remove(bell.id)
    return nm.BellNamed(mails.masked(bell.address))


HANDLERS = (notices, by_push, by_webhook, by_mail, wish, change, try_it, end, confirm, off)
