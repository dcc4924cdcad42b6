"""What goes on in the club just now, as somebody may know it: games that may be watched, and who is here.

A game may be watched where the house opened its table for people who found each other here (by an open seat, a
challenge, a tournament) and nobody who sits there hides it; never where somebody opened it and gave the link to whom
they chose. Who is here is whoever lets one see it, and whoever is in plain sight: at a game that is played now and may
be watched, or with a live seat that is open to one.
"""

from collections.abc import Iterable
from time import monotonic

from msgspec import Struct, field

from boulevard.core.story import BOT
from boulevard.server import hall_rows as rows
from boulevard.server import lobby_messages as m
from boulevard.server.circle import Circle
from boulevard.server.hall_rows import UnderWay
from boulevard.server.lobby_rows import Seek
from boulevard.server.member_rows import Member, may_see
from boulevard.server.naming import looks
from boulevard.server.settings import DAY, HOUR
from boulevard.server.store import Store

FRESH = 2.0
"""For so many seconds it is not looked again what is under way."""
LASTS = {"live": 2 * HOUR, "none": DAY, "days": 30 * DAY}
"""So long after a move a game is taken to go on, by its kind of clock."""
NOW = HOUR / 4
"""A game without a clock is played now where something has happened in it so lately."""
SEEKS = "seeks"
"""Where somebody is who looks for an opponent."""
MOST_TABLES, MOST_NAMED, MOST_FOUND = 100, 200, 8


class Present(Struct):
    """Who is here, and where: those who let anybody see it, those who let the club, and those who let friends alone."""

    everybody: dict[str, str] = field(default_factory=dict)
    club: dict[str, str] = field(default_factory=dict)
    friends: dict[str, str] = field(default_factory=dict)


class Seen(Struct):
    """All that somebody may know of it: who is here, by what they hold things by, what each is called and where; and
    the games that may be watched."""

    called: dict[str, str]
    at: dict[str, str]
    tables: list[UnderWay]

    def meet(self, holder: str, at: str, called: str) -> None:
        self.called.setdefault(holder, called)
        self.at[holder] = at


class Hall:
    """What is under way, as this process found it a moment ago."""

    def __init__(self, circle: Circle, store: Store) -> None:
        self.circle, self.store = circle, store
        self.tables: list[UnderWay] = []
        self.looked: float | None = None

    async def look(self) -> None:
        if self.looked is None or monotonic() - self.looked >= FRESH:
            self.looked = monotonic()
            now = self.circle.now()
            found = await self.store.read(rows.under_way, now - max(LASTS.values()), now)
            self.tables = [one for one in found if one.touched >= now - LASTS[pace(one)]]

    # Who may know what -----------------------------------------------------------------------------------------------

    def may_watch(self, viewer: str | None, one: UnderWay) -> bool:
        """Somebody else's game, which nobody who sits there hides."""
        seated = {holder for holders in one.holders.values() for holder in holders}
        circle = self.circle
        return viewer not in seated and all(
            circle.allows(circle.of(holder).watch, holder, viewer) and not circle.deaf(holder, viewer)
            for holder in seated
        )

    def present(self) -> Present:
        """Everybody who is here, made once for all who ask in the same moment."""
        found = Present()
        of = {"everybody": found.everybody, "club": found.club, "friends": found.friends}
        for holder, at in self.circle.all_here().items():
            if (group := of.get(self.circle.of(holder).here)) is not None and self.circle.knows(holder):
                group[holder] = at
        return found

    def seen(self, viewer: str | None, seeks: Iterable[Seek], present: Present) -> Seen:
        """`seeks`: the seats that are open to whoever looks."""
        circle = self.circle
        found = Seen({}, dict(present.everybody), [one for one in self.tables if self.may_watch(viewer, one)])
        if viewer in circle.members.holders:
            found.at |= present.club
        for friend in circle.ties["friend"].get(viewer or "", ()):
            for group in (present.club, present.friends):
                if friend in group:
                    found.at[friend] = group[friend]
        for one in found.tables:
            for seat in one.present if self.now(one) else ():
                for holder in one.holders.get(seat, ()):
                    found.meet(holder, one.game, one.company.seats[seat].name)
        for seek in seeks:
            if seek.state == "open" and (seek.terms.clock is None or seek.terms.clock.kind == "live"):
                for sitter in seek.sitters:
                    if sitter.holder is not None and not found.at.get(sitter.holder):
                        found.meet(sitter.holder, SEEKS, sitter.name)
        found.at = {holder: at for holder, at in found.at.items() if not circle.deaf(holder, viewer)}
        if viewer is not None and circle.knows(viewer) and (at := circle.here(viewer)) is not None:
            found.at[viewer] = at
        return found

    def now(self, one: UnderWay) -> bool:
        """Is it played now, and not over days?"""
        kind = pace(one)
        return kind == "live" or (kind == "none" and one.touched >= self.circle.now() - NOW)

    # What is told ----------------------------------------------------------------------------------------------------

    def counted(self, seen: Seen) -> tuple[int, int]:
        """How many are here, and how many games are played now."""
        return len(seen.at), sum(map(self.now, seen.tables))

    def shown(self, viewer: str | None, seen: Seen) -> m.HallShown:
        people = [self._person(viewer, holder, at, seen.called.get(holder, "")) for holder, at in seen.at.items()]
        people.sort(key=lambda one: (one.me, not one.name, one.name.casefold()))
        tables = sorted(seen.tables, key=lambda one: (not self.now(one), not one.present, -one.touched))
        return m.HallShown(
            people=len(people),
            live=sum(map(self.now, seen.tables)),
            named=people[:MOST_NAMED],
            tables=[self._table(one) for one in tables[:MOST_TABLES]],
            more=max(0, len(tables) - MOST_TABLES),
        )

    def _table(self, one: UnderWay) -> m.TableUnderWay:
        company = one.company
        return m.TableUnderWay(
            table=one.id,
            game=one.game,
            seats={seat: self._sitter(one, seat) for seat in company.seats},
            to_act=one.to_act,
            timing=None if company.clock is None else company.clock.timing,
            live=self.now(one),
            rated=company.rated is not None,
            cup=company.cup,
            touched=one.touched,
        )

    def _sitter(self, one: UnderWay, seat: str) -> m.SeatUnderWay:
        seated = one.company.seats[seat]
        if seated.kind == "bot":
            return m.SeatUnderWay(f"{BOT}{seated.name.removeprefix(BOT)}", "bot", True)
        known = next((who for who in sorted(one.holders.get(seat, ())) if self.circle.knows(who)), None)
        shown = self.circle.shown(known or "")
        name = seated.name if shown.kind == "guest" else shown.name  # a guest is called there as they said there
        return m.SeatUnderWay(name, shown.kind, seat in one.present)

    def _person(self, viewer: str | None, holder: str, at: str | None, called: str = "") -> m.PersonAt:
        shown = self.circle.shown(holder, called)
        return m.PersonAt(shown.name, shown.kind, at, holder == viewer)

    # Whom and what one looks for by a name ---------------------------------------------------------------------------

    def find(self, viewer: str | None, by: Member | None, wanted: str, seen: Seen) -> m.Found:
        """People who let whoever looks see their profile, and games that may be watched, by a part of a name."""
        part, circle = looks(wanted), self.circle
        if not part:
            return m.Found([], [])
        hits = [
            one
            for name, one in circle.members.names.items()
            if part in name and may_see(by, one, one.visible.profile) and not circle.deaf(one.holder, viewer)
        ]
        hits.sort(key=lambda one: (not looks(one.name).startswith(part), one.name.casefold()))
        people = [self._person(viewer, one.holder, seen.at.get(one.holder)) for one in hits[:MOST_FOUND]]
        tables = [self._table(one) for one in seen.tables]
        named = [one for one in tables if any(part in looks(sitter.name) for sitter in one.seats.values())]
        return m.Found(people, named[:MOST_FOUND])


def pace(one: UnderWay) -> str:
    """The kind of clock a game has."""
    return "none" if one.company.clock is None else one.company.clock.timing.kind
