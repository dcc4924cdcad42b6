"""Who is here, and what people are to each other: by heart, as a process knows it, and who may know it."""

from collections import Counter
from collections.abc import Callable, Iterable

from boulevard.server import lobby_messages as m
from boulevard.server.clients import WATCHES
from boulevard.server.guests import hashed
from boulevard.server.lobby_rows import Person, Program, TieKind
from boulevard.server.members import Members
from boulevard.server.naming import looks
from boulevard.server.refusals import Refusal


def pair(holder: str, other: str) -> str:
    """What somebody is called in another's lists."""
    return hashed(f"boulevard pair {holder} {other}")[:20]


def stronger(places: Iterable[str]) -> str:
    """Where somebody is who is at several places: plays, watches, or does nothing in particular."""
    return max(places, key=lambda one: (one not in ("", WATCHES), one == WATCHES), default="")


class Circle:
    """Everybody whom the club knows."""

    def __init__(self, members: Members, now: Callable[[], float]) -> None:
        self.members, self.now = members, now
        self.people: dict[str, Person] = {}
        self.ties: dict[TieKind, dict[str, dict[str, float]]] = {"friend": {}, "asks": {}, "mutes": {}}
        self.programs: dict[str, Program] = {}
        """Bots that people brought, by the hash of the token."""
        self.inside: dict[str, Counter[str]] = {}
        """Who is connected to this process, and where."""
        self.outside: dict[tuple[str, str], tuple[float, str]] = {}
        """Who is connected to another, until when that is believed, and where."""

    # Who is here -----------------------------------------------------------------------------------------------------

    def here(self, holder: str) -> str | None:
        """Where somebody is; None: not here."""
        places = list(self.inside.get(holder, ()))
        now = self.now()
        places += [place for (_, who), (until, place) in self.outside.items() if who == holder and until > now]
        return stronger(places) if places else None

    def all_here(self) -> dict[str, str]:
        """Everybody who is, and where."""
        now, places = self.now(), {holder: list(at) for holder, at in self.inside.items()}
        for (_, holder), (until, place) in self.outside.items():
            if until > now:
                places.setdefault(holder, []).append(place)
        return {holder: stronger(at) for holder, at in places.items()}

    # Who they are to each other --------------------------------------------------------------------------------------

    def kind(self, holder: str | None) -> m.PersonKind:
        if holder in self.programs:
            return "bot"
        return "member" if holder in self.members.holders else "guest"

    def name(self, holder: str | None, otherwise: str = "") -> str:
        if (member := self.members.holders.get(holder or "")) is not None:
            return member.name
        if (program := self.programs.get(holder or "")) is not None:
            return program.name
        known = self.people.get(holder or "")
        return known.name if known is not None and known.name else otherwise

    def knows(self, holder: str) -> bool:
        """Has somebody kept a name, or looked for others before?"""
        return holder in self.people or holder in self.members.holders or holder in self.programs

    def shown(self, holder: str, otherwise: str = "") -> m.PersonShown:
        return m.PersonShown(self.name(holder, otherwise), self.kind(holder))

    def tied(self, kind: TieKind, holder: str, other: str | None) -> bool:
        return other in self.ties[kind].get(holder, ())

    def deaf(self, one: str, other: str | None) -> bool:
        """Has either muted the other?"""
        return other is not None and (self.tied("mutes", one, other) or self.tied("mutes", other, one))

    def allows(self, allowed: m.Allowed, holder: str, other: str | None) -> bool:
        """Does somebody allow this to another?"""
        if holder == other or allowed == "everybody":
            return True
        if allowed == "nobody":
            return False
        return self.tied("friend", holder, other) or (allowed == "club" and other in self.members.holders)

    def of(self, holder: str) -> Person:
        return self.people.get(holder) or Person(holder, "")

    def sees_here(self, viewer: str | None, holder: str) -> str | None:
        """Where somebody is, for another who may know."""
        return self.here(holder) if self.lets_see(viewer, holder) else None

    def lets_see(self, viewer: str | None, holder: str) -> bool:
        """May another see whether somebody is here?"""
        allowed = self.allows(self.of(holder).here, holder, viewer)
        return allowed and not self.tied("mutes", holder, viewer or "")

    def other(self, holder: str, id_: str, *kinds: TieKind) -> str:
        """Somebody in one of the caller's lists."""
        for kind in kinds:
            for other in self.ties[kind].get(holder, ()):
                if pair(holder, other) == id_:
                    return other
        raise Refusal("no-person", given="none")

    def asker(self, holder: str, id_: str) -> str | None:
        """Who asks to be a friend of the caller, by the id in the caller's list."""
        asks = (one for one, others in self.ties["asks"].items() if holder in others)
        return next((one for one in asks if pair(holder, one) == id_), None)

    def named(self, name: str) -> str:
        """Whoever has kept a name that looks like this."""
        if (found := self.members.names.get(looks(name))) is not None:
            return found.holder
        alike = (one.hash for one in self.programs.values() if looks(one.name) == looks(name))
        if (hash_ := next(alike, None)) is None:
            raise Refusal("no-person", given=name)
        return hash_

    def person(self, viewer: str | None, name: str) -> m.PersonHere:
        """Somebody who has kept a name, as another may know them."""
        holder, own = self.named(name), viewer or ""
        at, person = self.sees_here(viewer, holder), self.shown(holder)
        muted = self.tied("mutes", own, holder)
        return m.PersonHere(
            id=pair(own, holder),
            name=person.name,
            kind=person.kind,
            here=at is not None and not muted,
            at=None if muted else at,
            challenges=holder != viewer and self.allows(self.of(holder).challenge, holder, viewer),
            friend=self.tied("friend", holder, viewer),
            asked=self.tied("asks", holder, viewer),
            asking=self.tied("asks", own, holder),
            muted=muted,
        )
