"""Members, their devices and passkeys as rows; each function in a thread that may wait."""

from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict

from boulevard.server.database import transaction
from boulevard.server.ending import pseudonym
from boulevard.server.notice_rows import forget_browsers
from boulevard.server.schema import challenges, devices, members, passkeys

encode = msgspec.json.encode


Who = Literal["everybody", "club", "nobody"]


class Visible(Struct, frozen=True):
    """Who may see what of somebody's: `club` is whoever has kept a name."""

    profile: Who = "club"
    ratings: Who = "club"
    stamps: bool = True


class Member(Struct, frozen=True):
    """Somebody who has kept a name. `holder`: the key by which their seats are held; no cookie has it any more."""

    id: str
    name: str
    holder: str
    visible: Visible = Visible()

    @property
    def who(self) -> str:
        """What they are called where no name is kept."""
        return pseudonym(self.holder)


class Device(Struct, frozen=True):
    """A browser that acts for a member: the hash of its cookie, and what it is called in a list. `came_with`: the hash
    of the cookie that it had as a guest, whose seats are still to be handed over."""

    hash: str
    id: str
    member_id: str
    called: str
    since: float
    seen: float
    came_with: str | None = None


class Passkey(Struct, frozen=True):
    credential: str
    id: str
    member_id: str
    public_key: bytes
    count: int
    called: str
    since: float


class Challenge(Struct, frozen=True):
    """What a passkey is asked to sign. `member_id`: whose it will be, `name`: who is about to keep one; neither where
    somebody wants to come in."""

    challenge: str
    until: float
    member_id: str | None = None
    name: str | None = None


class Whole(Struct):
    """A member with everything."""

    member: Member
    since: float
    words: bool
    settings: dict[str, Any]
    leaves: float | None
    devices: list[Device]
    passkeys: list[Passkey]


def _device(found: Any) -> Device:
    return Device(found.hash, found.id, found.member_id, found.called, found.since, found.seen, found.came_with)


def _member(found: Any) -> Member:
    visible = Visible() if found.visible is None else msgspec.json.decode(found.visible, type=Visible)
    return Member(found.id, found.name, found.holder, visible)


def may_see(viewer: Member | None, of: Member, who: Who) -> bool:
    """May somebody see what another shows to these?"""
    if viewer is not None and viewer.id == of.id:
        return True
    return who == "everybody" or (who == "club" and viewer is not None)


def everybody(engine: sa.Engine, member: str | None = None) -> list[tuple[Member, list[str]]]:
    """All members, or one, each with the hashes of the devices."""
    chosen = sa.select(members, devices.c.hash).outerjoin(devices, devices.c.member_id == members.c.id)
    if member is not None:
        chosen = chosen.where(members.c.id == member)
    found: dict[str, tuple[Member, list[str]]] = {}
    with engine.connect() as connection:
        for one in connection.execute(chosen):
            _, hashes = found.setdefault(one.id, (_member(one), []))
            if one.hash is not None:
                hashes.append(one.hash)
    return list(found.values())


def of_device(engine: sa.Engine, hash_: str) -> str | None:
    """The member for whom this device acts."""
    with engine.connect() as connection:
        return connection.execute(sa.select(devices.c.member_id).where(devices.c.hash == hash_)).scalar_one_or_none()


def whole(engine: sa.Engine, member: str) -> Whole | None:
    with engine.connect() as connection:
        found = connection.execute(sa.select(members).where(members.c.id == member)).one_or_none()
        if found is None:
            return None
        theirs = sa.select(devices).where(devices.c.member_id == member).order_by(devices.c.seen.desc())
        keys = sa.select(passkeys).where(passkeys.c.member_id == member).order_by(passkeys.c.since)
        return Whole(
            _member(found),
            found.since,
            found.words is not None,
            msgspec.json.decode(found.settings),
            found.leaves,
            [_device(one) for one in connection.execute(theirs)],
            [Passkey(**one) for one in connection.execute(keys).mappings()],
        )


def take(
    engine: sa.Engine, member: Member, looks: str, device: Device, words: str | None, passkey: Passkey | None
) -> bool:
    """Somebody keeps a name, by words or by a passkey; False where a name that looks like it is taken."""
    row: dict[str, Any] = {"id": member.id, "name": member.name, "looks": looks, "holder": member.holder}
    row |= {"words": words, "settings": "{}", "since": device.since, "leaves": None}
    try:
        with transaction(engine) as connection:
            connection.execute(sa.insert(members), row)
            connection.execute(sa.insert(devices), asdict(device))
            if passkey is not None:
                connection.execute(sa.insert(passkeys), asdict(passkey))
    except sa.exc.IntegrityError:
        return False
    return True


def rename(engine: sa.Engine, member: str, name: str, looks: str) -> bool:
    try:
        with transaction(engine) as connection:
            connection.execute(sa.update(members).where(members.c.id == member).values(name=name, looks=looks))
    except sa.exc.IntegrityError:
        return False
    return True


def change(engine: sa.Engine, member: str, values: dict[str, Any]) -> None:
    """`words`, `settings`, `leaves` or `visible` of a member."""
    for name in ("settings", "visible"):
        if name in values:
            values = {**values, name: encode(values[name]).decode()}
    with transaction(engine) as connection:
        connection.execute(sa.update(members).where(members.c.id == member).values(**values))


def add_passkey(engine: sa.Engine, passkey: Passkey) -> bool:
    try:
        with transaction(engine) as connection:
            connection.execute(sa.insert(passkeys), asdict(passkey))
    except sa.exc.IntegrityError:
        return False
    return True


def remove_passkey(engine: sa.Engine, member: str, key: str) -> bool:
    """False where it is the last thing that stands for the name."""
    with transaction(engine) as connection:
        theirs = passkeys.c.member_id == member
        words = connection.execute(sa.select(members.c.words).where(members.c.id == member)).scalar_one_or_none()
        others = connection.execute(sa.select(sa.func.count()).where(theirs, passkeys.c.id != key)).scalar_one()
        if words is None and not others:
            return False
        connection.execute(sa.delete(passkeys).where(theirs, passkeys.c.id == key))
        return True


def by_words(engine: sa.Engine, words: str) -> str | None:
    with engine.connect() as connection:
        return connection.execute(sa.select(members.c.id).where(members.c.words == words)).scalar_one_or_none()


def by_credential(engine: sa.Engine, credential: str) -> Passkey | None:
    with engine.connect() as connection:
        chosen = sa.select(passkeys).where(passkeys.c.credential == credential)
        found = connection.execute(chosen).mappings().one_or_none()
        return None if found is None else Passkey(**found)


def counted(engine: sa.Engine, credential: str, count: int) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.update(passkeys).where(passkeys.c.credential == credential).values(count=count))


def add_device(engine: sa.Engine, device: Device) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.insert(devices), asdict(device))


def remove_device(engine: sa.Engine, member: str, device: str) -> None:
    """Nor is it told anything more."""
    gone = (devices.c.member_id == member, devices.c.id == device)
    with transaction(engine) as connection:
        forget_browsers(connection, connection.execute(sa.select(devices.c.hash).where(*gone)).scalars().all())
        connection.execute(sa.delete(devices).where(*gone))


def seen(engine: sa.Engine, hash_: str, at: float) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.update(devices).where(devices.c.hash == hash_).values(seen=at))


def handing_over(engine: sa.Engine) -> list[tuple[Device, Member]]:
    """Devices whose seats as a guest are still to be handed over."""
    chosen = sa.select(devices, members.c.name, members.c.holder)
    chosen = chosen.join(members, members.c.id == devices.c.member_id).where(devices.c.came_with.is_not(None))
    with engine.connect() as connection:
        found = connection.execute(chosen).all()
        return [(_device(one), Member(one.member_id, one.name, one.holder)) for one in found]


def handed_over(engine: sa.Engine, hash_: str) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.update(devices).where(devices.c.hash == hash_).values(came_with=None))


def due(engine: sa.Engine, now: float) -> list[Member]:
    """Who is to be forgotten by now."""
    with engine.connect() as connection:
        return [_member(one) for one in connection.execute(sa.select(members).where(members.c.leaves <= now))]


def forget(engine: sa.Engine, member: str) -> None:
    with transaction(engine) as connection:
        for other in (devices, passkeys):
            connection.execute(sa.delete(other).where(other.c.member_id == member))
        connection.execute(sa.delete(members).where(members.c.id == member))


def ask(engine: sa.Engine, challenge: Challenge, now: float) -> None:
    with transaction(engine) as connection:
        connection.execute(sa.delete(challenges).where(challenges.c.until < now))
        connection.execute(sa.insert(challenges), asdict(challenge))


def answered(engine: sa.Engine, challenge: str, now: float) -> Challenge | None:
    """What was asked; it counts once."""
    with transaction(engine) as connection:
        chosen = (challenges.c.challenge == challenge, challenges.c.until >= now)
        found = connection.execute(sa.select(challenges).where(*chosen)).mappings().one_or_none()
        gone = connection.execute(sa.delete(challenges).where(*chosen)).rowcount
        return None if found is None or not gone else Challenge(**found)


def named(engine: sa.Engine, looks: str) -> tuple[Member, float] | None:
    """Who has kept a name that looks so, and since when."""
    with engine.connect() as connection:
        found = connection.execute(sa.select(members).where(members.c.looks == looks)).one_or_none()
        return None if found is None else (_member(found), found.since)
