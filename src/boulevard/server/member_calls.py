"""Names that are kept, over HTTP: by a passkey or by twelve words; devices, data, and being forgotten."""

from ipaddress import ip_address
from time import time
from types import ModuleType
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from boulevard.core.branches import told as branches_told
from boulevard.server import member_messages as mm
from boulevard.server import member_rows as rows
from boulevard.server import notice_rows, study_rows, talk_rows
from boulevard.server.browsers import sitting_down, with_cookie
from boulevard.server.calls import ERRORS, Call, Language
from boulevard.server.guests import COOKIE, SECURE_COOKIE, hashed, new_code
from boulevard.server.limits import lines_cost
from boulevard.server.member_rows import Challenge, Member, Passkey
from boulevard.server.members import GRACE, twelve, words_hash
from boulevard.server.naming import kept
from boulevard.server.notices import bell_shown, wishes_shown
from boulevard.server.process import Server, the
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room
from boulevard.server.talk_messages import SaidKept
from boulevard.server.visitors import Visitor

PATIENCE = 300.0
"""Seconds in which a passkey has to answer."""

ANSWERS = {status: ERRORS[status] for status in (400, 403, 409, 413, 415, 422, 429, 503)}
READS = {status: ERRORS[status] for status in (400, 403, 429, 503)}
KeyId = Annotated[str, PathParameter(description="Of a passkey or a device", max_length=40)]

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def passkeys() -> ModuleType:
    """What checks passkeys, loaded where the first is asked for."""
    from boulevard.server import passkeys as found

    return found


def called(agent: str) -> str:
    """What a device is called in a list, by what its browser says of itself."""
    words = [next((name for mark, name in kinds if mark in agent), "") for kinds in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, words)) or "?"


# Who asks, and what can be offered -------------------------------------------------------------------------------


def domain(caller: Visitor) -> str | None:
    """What a passkey belongs to; an address in figures is none."""
    host = urlsplit(caller.base).hostname or ""
    try:
        ip_address(host)
    except ValueError:
        return host
    return None


def offers(caller: Visitor) -> mm.Offers:
    if not (caller.secure or caller.at_this_machine):
        return "nothing"
    return "words" if domain(caller) is None else "all"


def by_browser(request: Call, counts: bool = True) -> tuple[Server, Visitor]:
    """A browser's own page asks, over a way that nobody else can read. `counts`: it is more than a question."""
    server, caller = the(request)
    check(caller, counts)
    return server, caller


def check(caller: Visitor, counts: bool = True) -> None:
    if caller.token is not None:
        raise Refusal("only-browser")
    if not caller.same_origin:
        raise Refusal("origin")
    if offers(caller) == "nothing":
        raise Refusal("open-way")
    if counts:
        caller.limited("member")


def member_of(caller: Visitor) -> Member:
    if caller.member is None:
        raise Refusal("no-member")
    return caller.member


async def me_of(server: Server, caller: Visitor) -> mm.Me:
    if caller.member is None:
        return mm.Me(offers(caller))
    found = await server.store.read(rows.whole, caller.member.id)
    if found is None:  # just forgotten
        return mm.Me(offers(caller))
    devices = [
        mm.DeviceShown(one.id, one.called, one.since, one.seen, one.hash == caller.cookie) for one in found.devices
    ]
    keys = [mm.KeyShown(one.id, one.called, one.since) for one in found.passkeys]
    name, settings = found.member.name, found.settings
    return mm.Me(offers(caller), name, found.since, found.words, keys, devices, settings, found.leaves)


@get("/api/me", summary="Who asks, where a name is kept", responses=READS)
async def me(request: Call) -> mm.Me:
    server, caller = the(request)
    if caller.token is not None:
        raise Refusal("only-browser")
    shown = await me_of(server, caller)
    for device in shown.devices:
        if device.here:
            await server.members.seen(caller.cookie or "", device.seen)
    return shown


# Keeping a name --------------------------------------------------------------------------------------------------


@get("/api/me/words", summary="Twelve words, to be written down", sync_to_thread=False, responses=READS)
def new_words(request: Call, language: Language = None) -> mm.WordsShown:
    """They stand for nothing before they are sent back."""
    _, caller = by_browser(request)
    return mm.WordsShown(twelve(language or caller.language))


async def signed_in(
    server: Server, caller: Visitor, member: str, name: str | None, words: str | None, key: Passkey | None
) -> Response[mm.Me]:
    """The browser acts for the member from now on, by a cookie that it never had before. With a name: it is kept."""
    before = caller.cookie if caller.member is None else None
    caller.new_browser()
    cookie, device = hashed(caller.browser), called(caller.agent)
    if name is None:
        await server.members.enter(member, before, cookie, device)
    else:
        await server.members.take(member, name, before, cookie, device, words, key)
    caller.guest, caller.cookie, caller.member = caller.browser, cookie, server.members.of(cookie)
    return with_cookie(await me_of(server, caller), caller, 200)


@post("/api/me/words", summary="Keep a name by twelve words, or add them to it", status_code=200, responses=ANSWERS)
async def keep_words(request: Call, data: JSONBody[mm.WordsKept]) -> Response[mm.Me]:
    """Words that a member had before stand for nothing any more."""
    server, caller = await sitting_down(request)
    check(caller)
    words = words_hash(data.words)
    if caller.member is not None:
        await server.members.change(caller.member.id, words=words)
        return with_cookie(await me_of(server, caller), caller, 200)
    if data.name is None:
        raise Refusal("no-member")
    return await signed_in(server, caller, new_code(), data.name, words, None)


@post("/api/me/passkeys/begin", summary="What the browser is to be asked for a new passkey", status_code=200,
      responses=ANSWERS)  # fmt: skip
async def begin_passkey(request: Call, data: JSONBody[mm.KeyAsked]) -> mm.KeyOptions:
    server, caller = by_browser(request)
    site, known = domain(caller), []
    if site is None:
        raise Refusal("no-domain")
    if caller.member is None:
        member, name = new_code(), kept(data.name or "")
    else:
        member, name = caller.member.id, caller.member.name
        known = [one.credential for one in (await server.members.whole(member)).passkeys]
    asked = passkeys().for_a_new_one(site, member, name, known)
    keeps = name if caller.member is None else None
    await server.store.change(rows.ask, Challenge(asked.challenge, time() + PATIENCE, member, keeps), time())
    return mm.KeyOptions(asked.options)


@post("/api/me/passkeys", summary="Keep a name by a passkey, or add one to it", status_code=200, responses=ANSWERS)
async def keep_passkey(request: Call, data: JSONBody[mm.KeyMade]) -> Response[mm.Me]:
    server, caller = await sitting_down(request)
    check(caller)
    asked = await answered(server, data.credential)
    found = passkeys().made(data.credential, asked.challenge, domain(caller) or "", caller.base)
    member = asked.member_id or ""
    key = Passkey(found.credential, new_code(), member, found.public_key, found.count, called(caller.agent), time())
    if asked.name is not None:
        if caller.member is not None:
            raise Refusal("member-already")
        return await signed_in(server, caller, member, asked.name, None, key)
    if member_of(caller).id != member:
        raise Refusal("key-unknown")
    await server.members.add_passkey(key)
    return with_cookie(await me_of(server, caller), caller, 200)


async def answered(server: Server, credential: dict[str, Any]) -> Challenge:
    """What a browser's answer is to: asked here, a short while ago, and not answered before."""
    said = passkeys().challenge_in(credential)
    asked = None if said is None else await server.store.change(rows.answered, said[:100], time())
    if asked is None:
        raise Refusal("key-unknown")
    return asked


@delete("/api/me/passkeys/{key:str}", summary="A passkey stands for the name no more", responses=ANSWERS)
async def drop_passkey(request: Call, key: KeyId) -> None:
    server, caller = by_browser(request)
    await server.members.remove_passkey(member_of(caller).id, key)


# Coming in by it -------------------------------------------------------------------------------------------------


@post("/api/me/enter/begin", summary="What the browser is to be asked for a passkey that it has", status_code=200,
      responses=ANSWERS)  # fmt: skip
async def begin_entering(request: Call) -> mm.KeyOptions:
    server, caller = by_browser(request)
    site = domain(caller)
    if site is None:
        raise Refusal("no-domain")
    asked = passkeys().for_any(site)
    await server.store.change(rows.ask, Challenge(asked.challenge, time() + PATIENCE), time())
    return mm.KeyOptions(asked.options)


@post("/api/me/enter", summary="Come in by a passkey or by twelve words", status_code=200, responses=ANSWERS)
async def enter(request: Call, data: JSONBody[mm.Returning]) -> Response[mm.Me]:
    """What this browser held as a guest is the member's from now on."""
    server, caller = await sitting_down(request)
    check(caller)
    if caller.member is not None:
        raise Refusal("member-already")
    if data.credential is not None:
        member = await member_by_key(server, caller, data.credential)
    elif data.words is not None:
        found = await server.store.read(rows.by_words, words_hash(data.words))
        if found is None:
            raise Refusal("words-unknown")
        member = found
    else:
        raise Refusal("request", detail="credential, words")
    return await signed_in(server, caller, member, None, None, None)


async def member_by_key(server: Server, caller: Visitor, credential: dict[str, Any]) -> str:
    asked = await answered(server, credential)
    key = await server.store.read(rows.by_credential, str(credential.get("id", ""))[:400])
    if asked.member_id is not None or key is None:
        raise Refusal("key-unknown")
    known = passkeys().Public(key.credential, key.public_key, key.count)
    count = passkeys().signed(credential, asked.challenge, domain(caller) or "", caller.base, known)
    await server.store.change(rows.counted, key.credential, count)
    return key.member_id


# What a member may change ----------------------------------------------------------------------------------------


@post("/api/me/name", summary="Be called otherwise from now on", status_code=200, responses=ANSWERS)
async def rename(request: Call, data: JSONBody[mm.NameKept]) -> mm.Me:
    server, caller = by_browser(request)
    await server.members.rename(member_of(caller).id, data.name)
    return await me_of(server, caller)


@post("/api/me/settings", summary="What was chosen in the page, for every device", status_code=204, responses=ANSWERS)
async def keep_settings(request: Call, data: JSONBody[mm.SettingsKept]) -> None:
    server, caller = by_browser(request, counts=False)
    await server.members.change(member_of(caller).id, settings=data.settings)


@delete("/api/me/devices/{device:str}", summary="A device acts for the member no more", responses=ANSWERS,
        status_code=200)  # fmt: skip
async def end_device(request: Call, device: KeyId) -> Response[mm.Me]:
    """Whoever is connected by it hears nothing more. It may be the one that asks."""
    server, caller = by_browser(request)
    await server.members.end_device(member_of(caller).id, device)
    if server.members.of(caller.cookie or "") is None:
        caller.new_browser()
        gone = [Cookie(key=COOKIE, max_age=0), Cookie(key=SECURE_COOKIE, max_age=0, secure=True)]
        return Response(await me_of(server, caller), cookies=gone)
    return Response(await me_of(server, caller))


@post("/api/me/leaving", summary="Be forgotten, in seven days", status_code=200, responses=ANSWERS)
async def go(request: Call) -> mm.Me:
    """The games stay where others have them, without the name; keys, settings and own studies are deleted. Until then
    one may stay after all."""
    server, caller = by_browser(request)
    await server.members.change(member_of(caller).id, leaves=time() + GRACE)
    return await me_of(server, caller)


@post("/api/me/staying", summary="Not be forgotten after all", status_code=200, responses=ANSWERS)
async def stay(request: Call) -> mm.Me:
    server, caller = by_browser(request)
    await server.members.change(member_of(caller).id, leaves=None)
    return await me_of(server, caller)


@get("/api/me/data", summary="All that is known of the caller, with the records", responses=READS)
async def data(request: Call) -> mm.Data:
    """Guests have data too. A game that is not over is told as the caller may know it."""
    server, caller = the(request)
    caller.limited("data")
    tables: list[mm.TableKept] = []
    studies: list[mm.StudyKept] = []
    if caller.hash is not None:
        for table in await server.store.tables_of(caller.hash):
            if (found := await server.store.load(table)) is not None:
                caller.limited("ask", cost=lines_cost(len(found[1])) / 10)
                tables.append(table_kept(*found, caller.hash))
        for row in await server.store.read(study_rows.of_keys, [caller.hash]):
            async with server.studies.entry(row.id) as study:
                may = server.studies.may(study, caller)
                told = str(branches_told(study.study.tree, study.study.record()))
                studies.append(mm.StudyKept(row.id, row.game, row.head.title, may, row.touched, told))
    kept_cups = [] if caller.hash is None else await server.cups.kept(caller.hash)
    shown = await me_of(server, caller) if caller.token is None else mm.Me(offers(caller))
    played = None
    if caller.member is not None and caller.token is None:
        played = await server.people.person(caller.member.name, None, caller.member)
    club = server.lobby.club(caller.hash)
    club.seats = [one for one in club.seats if one.mine]
    said = [
        SaidKept(table, one.at, one.phrase, one.text)
        for table, one in await server.store.read(talk_rows.said_by, caller.hashes)
    ]
    return mm.Data(
        shown, tables, studies, await told_of(server, caller), club, kept_cups, played, said, words_of(server, caller)
    )


def words_of(server: Server, caller: Visitor) -> list[mm.HostWord]:
    """What whoever runs the server has to say to somebody."""
    held = server.desk.bars.on(caller, time())
    return [mm.HostWord(one.id, one.kind, one.why, one.until) for one in held]


async def told_of(server: Server, caller: Visitor) -> mm.NoticesKept:
    """Where they want to be told."""
    bells: list[notice_rows.Bell] = []
    wished = notice_rows.Wishes()
    if caller.hash is not None:
        bells, wished = await server.store.read(notice_rows.of_holder, caller.hash)
    mail = [one.address for one in bells if one.kind == "mail"]
    return mm.NoticesKept([bell_shown(one, caller.cookie) for one in bells], mail, wishes_shown(wished))


def table_kept(stored: Any, lines: Any, hash_: str) -> mm.TableKept:
    room = Room(stored, lines)
    held = list(room.held(hash_))
    names = {seat: seated.name or seated.kind for seat, seated in room.company.seats.items()}
    record = None if room.table is None else room.record(lines, held[0] if held else None)
    return mm.TableKept(stored.id, stored.game, stored.status, held, names, stored.touched, record)


HANDLERS = (
    me, new_words, keep_words, begin_passkey, keep_passkey, drop_passkey, begin_entering, enter, rename, keep_settings,
    end_device, go, stay, data,
)  # fmt: skip
