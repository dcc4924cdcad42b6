"""People's profiles and the ladders, as whoever asks may see them; and the chore that counts finished games."""

import asyncio
import logging
from collections.abc import Container
from functools import cache, partial
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from boulevard import registry
from boulevard.arena.ratings import wilson
from boulevard.core.stamps import GENERAL, stamps_of
from boulevard.core.story import BOT
from boulevard.core.texts import LANGUAGES, texts
from boulevard.server import counting, member_rows
from boulevard.server import people_messages as pm
from boulevard.server import people_rows as rows
from boulevard.server.anchors import bots_of, of_bot
from boulevard.server.counting import EVERYBODY, OPENS, PLACE, SHEET, told
from boulevard.server.ending import pseudonym
from boulevard.server.member_rows import Member, may_see
from boulevard.server.members import Members
from boulevard.server.naming import looks
from boulevard.server.refusals import DatabaseTrouble, Refusal
from boulevard.server.strengths import BETA, EARLY, SCALE, Strength, Z, places
from boulevard.server.tables import Tables

log = logging.getLogger("boulevard.server")

COUNTS_EVERY = 30.0
"""Seconds after which games are looked for that nobody counted: a process may have died before it did."""
FEW = 10
"""From so many games on a share of victories says anything."""
LAST = 5
PAGE = 50
RUNGS = 50
LADDERS_LAST = 60.0
"""Seconds for which a ladder is kept, where nothing has changed: uncertainties grow with time."""


class People:
    """What a process tells of people."""

    def __init__(self, tables: Tables, members: Members) -> None:
        self.tables, self.members, self.store = tables, members, tables.store
        self.counting = asyncio.Lock()
        self.more = False
        """Has another game ended since it was last looked?"""
        self.ladders: dict[tuple[str, bool, str], tuple[tuple[int, int, int], list[Stand]]] = {}
        """Each ladder as a guest may see it, or as the club does; as of which count of games and changes of people."""

    # Counting --------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        self.tables.over.append(lambda table: self.tables.spawn(self.count()))
        self.members.forgotten.append(self._parted)
        self.members.moved.append(self._joined)

    async def _parted(self, holder: str) -> None:
        await self.store.change(counting.depart, pseudonym(holder))

    async def _joined(self, guest: str, member: str) -> None:
        await self.store.change(counting.merge, pseudonym(guest), pseudonym(member))

    async def count(self) -> None:
        """Count what waits; games that end meanwhile are counted with it."""
        self.more = True
        if self.counting.locked():
            return
        async with self.counting:
            try:
                while self.more:
                    self.more = False
                    while await self.store.read(counting.waiting, 1):
                        await self.store.change(counting.count)
            except DatabaseTrouble as trouble:
                log.warning("counting waits for the database", extra={"trouble": str(trouble)})
            except Exception:  # it is tried again later, and whatever else this process does goes on
                self.tables.metrics.count("trouble")
                log.exception("error inside", extra={"path": "counting"})

    async def often(self) -> None:
        while True:
            await self.count()
            await asyncio.sleep(COUNTS_EVERY)

    # Who may see what ------------------------------------------------------------------------------------------------

    def named(self, who: str, name: str | None = None) -> pm.PersonNamed:
        """Somebody in a list; `name`: what a guest is called at that table, which is there."""
        if who.startswith(BOT):
            return pm.PersonNamed("bot", who)
        if (member := self.members.pseudonyms.get(who)) is not None:
            return pm.PersonNamed("member", member.name)
        return pm.PersonNamed("gone") if name is None else pm.PersonNamed("guest", name)

    async def known(self, name: str, viewer: Member | None) -> tuple[Member, float]:
        """Whoever is called so, if they let the caller see their profile; else nobody is."""
        known = self.members.names.get(looks(name))
        found = None if known is None else await self.store.read(member_rows.named, looks(name))
        if found is None or not may_see(viewer, found[0], found[0].visible.profile):
            raise Refusal("no-profile")
        return found

    # Profiles --------------------------------------------------------------------------------------------------------

    async def person(self, name: str, game: str | None, viewer: Member | None) -> pm.ProfileShown:
        if game is not None and game not in registry.game_names():
            raise Refusal("no-page")
        if name.startswith(BOT):
            return self.bot(name)
        member, since = await self.known(name, viewer)
        return await self.profile(member, since, game, viewer)

    async def profile(self, member: Member, since: float, game: str | None, viewer: Member | None) -> pm.ProfileShown:
        found = await self.store.read(rows.profile, member.who, game, LAST)
        me = viewer is not None and viewer.id == member.id
        rated, now = may_see(viewer, member, member.visible.ratings), self.tables.now()
        game = game or rows.most_played(found.rated)
        shown = member.visible
        return pm.ProfileShown(
            name=member.name,
            kind="member",
            me=me,
            since=since,
            games=found.games,
            ratings=[rating(one, found.curves[one.game], now) for one in in_order(found.rated)] if rated else None,
            figures=figures(game, member.who, me, found.tallies) if rated and game is not None else None,
            rivals=[pm.RivalShown(self.named(who), *sums) for who, *sums in found.rivals if self.known_now(who)],
            last=[self.game(one, rated) for one in found.last],
            stamps=stamps(found.stamps, all_of_them=me) if me or shown.stamps else None,
            visible=pm.VisibleKept(shown.profile, shown.ratings, shown.stamps) if me else None,
        )

    def known_now(self, who: str) -> bool:
        return who.startswith(BOT) or who in self.members.pseudonyms

    def bot(self, who: str) -> pm.ProfileShown:
        """What the arena measured, and no more: a bot has no games of its own here."""
        found = {game: of_bot(game, who) for game in registry.game_names()}
        shown = [
            pm.RatingShown(game, one.points, one.error, 0, early=False)
            for game, one in found.items()
            if one is not None
        ]
        if not shown:
            raise Refusal("no-profile")
        return pm.ProfileShown(who, "bot", False, None, 0, shown, None, [], [], None)

    async def games(
        self, name: str, viewer: Member | None, game: str | None, other: str | None, item: str | None,
        before: int | None,
    ) -> pm.GamesPlayed:  # fmt: skip
        member, _ = await self.known(name, viewer)
        with_: str | None = None
        if other is not None:
            with_ = other if other.startswith(BOT) else (await self.known(other, viewer))[0].who
        found = await self.store.read(
            partial(rows.some_games, before=before, game=game, other=with_, item=item), member.who, PAGE + 1
        )
        rated = may_see(viewer, member, member.visible.ratings)
        return pm.GamesPlayed([self.game(one, rated) for one in found[:PAGE]], len(found) > PAGE)

    def game(self, one: rows.Played, rated: bool) -> pm.GamePlayed:
        """A finished game of somebody's, with the names of today."""
        ended, company = one.ended, one.company
        mine = next(seat for seat in ended.seats if seat.seat == one.seat)
        others = [seat for seat in ended.seats if seat is not mine]
        names: dict[str, str] = {}
        if company is not None and not ended.rated:  # who was rated had a name, and has left it
            called = {seat: (company.players or {}).get(seat, seated.name) for seat, seated in company.seats.items()}
            names = {seat: "" if name == seat else name for seat, name in called.items()}
        return pm.GamePlayed(
            table=ended.table if company is not None else "",
            number=one.number,
            game=ended.game,
            at=ended.at,
            timing=ended.timing,
            rated=ended.rated,
            reason=ended.reason,
            rank=mine.rank,
            shared=sum(seat.rank == mine.rank for seat in ended.seats),
            total=mine.sheet.get("total"),
            gained=one.gained if rated else None,
            others=[self.named(seat.who, names.get(seat.seat)) for seat in others],
            totals=[seat.sheet.get("total") for seat in others],
            there=company is not None,
        )

    async def counted(self, table: str, hash_: str | None) -> pm.Counted:
        """What came of a table's game, for whoever asks: rated opponents see each other's in any case."""
        mine = [] if hash_ is None else [pseudonym(hash_)]
        result, seats, got = await self.store.read(rows.of_table, table, mine)
        known = {
            row.seat: pm.SeatCounted(one.points, one.error, row.gained)
            for row in seats
            if row.rated and (one := Strength(row.mu, row.sigma))
        }
        done = result is not None and result.number is not None
        return pm.Counted(bool(known), done, known, stamps(dict(got), all_of_them=False))

    # Ladders ---------------------------------------------------------------------------------------------------------

    async def ladder(
        self, game: str, viewer: Member | None, start: int | None, most: int = RUNGS, pace: pm.Pace | None = None,
        bots: bool = True, friends: Container[str] | None = None,
    ) -> pm.LadderShown:  # fmt: skip
        """`pace`: those who have played so; `friends`: of all people these, by what they hold things by, and the
        viewer. Whoever is left stands where they stand among all."""
        if game not in registry.game_names():
            raise Refusal("no-page")
        own = None if viewer is None else viewer.holder
        rungs = [
            one.rung if own is None or one.holder != own else replace(one.rung, me=True)
            for one in await self.stands(game, viewer)
            if one.wanted(pace, bots, friends, own)
        ]
        at = next((at for at, one in enumerate(rungs) if one.me), None)
        first = max(0, min(start or 0, len(rungs)))
        mine = None if at is None else rungs[at]
        return pm.LadderShown(
            game=game,
            all=len(rungs),
            placed=sum(one.places is not None for one in rungs),
            start=first,
            rungs=rungs[first : first + most],
            mine=mine,
            at=at,
            needed=None if mine is None or mine.places is not None else needed(mine.error),
        )

    async def stands(self, game: str, viewer: Member | None) -> list["Stand"]:
        """The whole ladder as somebody may see it, made once for all who may see the same."""
        hides = viewer is not None and viewer.visible.ratings == "nobody"
        key = (game, viewer is not None, viewer.id if viewer is not None and hides else "")
        as_of = (await self.store.read(rows.latest), self.members.changes, int(self.tables.now() // LADDERS_LAST))
        if key not in self.ladders or self.ladders[key][0] != as_of:
            found = await self.store.read(rows.of_game, game)
            made = await asyncio.to_thread(self._made, game, found, viewer, hides)
            self.ladders = {one: kept for one, kept in self.ladders.items() if kept[0] == as_of} | {key: (as_of, made)}
        return self.ladders[key][1]

    def _made(self, game: str, found: list[rows.Rated], viewer: Member | None, hides: bool) -> list["Stand"]:
        now = self.tables.now()
        club, open_to = viewer is not None, ("everybody", "club") if viewer is not None else ("everybody",)
        people: list[tuple[Member, Strength, rows.Rated]] = []
        for one in found:
            member = self.members.pseudonyms.get(one.who)
            if member is None:
                continue
            if member.visible.ratings in open_to or (club and hides and viewer is not None and member.id == viewer.id):
                people.append((member, Strength(one.mu, one.sigma).later(now - one.at), one))
        shared = places([strength for _, strength, _ in people])
        made = [
            Stand(
                pm.Rung(pm.PersonNamed("member", member.name), strength.points, strength.error, one.games, place),
                member.holder, one.games - one.days, one.days,
            )
            for (member, strength, one), place in zip(people, shared, strict=True)
        ]  # fmt: skip
        made += [
            Stand(pm.Rung(pm.PersonNamed("bot", who), strength.points, strength.error, None, None))
            for who, strength in bots_of(game).items()
        ]
        return sorted(made, key=lambda one: (-one.rung.points, one.rung.error, one.rung.who.name))


class Stand(Struct, frozen=True):
    """Somebody on a ladder: by what they hold things, and how many rated games they have played live and over days; a
    bot has none of these."""

    rung: pm.Rung
    holder: str | None = None
    live: int = 0
    days: int = 0

    def wanted(self, pace: pm.Pace | None, bots: bool, friends: Container[str] | None, own: str | None) -> bool:
        if self.holder is None:
            return bots
        if pace is not None and not (self.days if pace == "days" else self.live):
            return False
        return friends is None or self.holder in friends or self.holder == own


def needed(error: int) -> int:
    """About how many games against equals make an uncertainty small enough for a place."""
    wanted, now = EARLY / Z / SCALE, error / Z / SCALE
    told_by_one = 0.25 / (2 * BETA**2)
    return max(1, ceil((1 / wanted**2 - 1 / now**2) / told_by_one))


# What is made of what was read -------------------------------------------------------------------------------------


def in_order(rated: list[rows.Rated]) -> list[rows.Rated]:
    """As the games stand on the shelf."""
    shelf = registry.game_names()
    return sorted((one for one in rated if one.game in shelf), key=lambda one: shelf.index(one.game))


def rating(one: rows.Rated, curve: list[tuple[float, float, float]], now: float) -> pm.RatingShown:
    strength = Strength(one.mu, one.sigma).later(now - one.at)
    points = [pm.CurvePoint(at, found.points, found.error) for at, *of in curve if (found := Strength(*of))]
    return pm.RatingShown(
        one.game, strength.points, strength.error, one.games, strength.error > EARLY,
        [*points, pm.CurvePoint(now, strength.points, strength.error)],
    )  # fmt: skip


def in_words(package: str, key: str) -> pm.Said:
    return {language: texts(language, package)(key) for language in LANGUAGES}


@cache
def called(package: str, figure: str, item: str) -> pm.Said:
    found = {}
    for language in LANGUAGES:
        said = str(texts(language, package).figure(figure, item))
        found[language] = f"{said[:1].upper()}{said[1:]}"
    return found


def won(item: str, said: pm.Said, games: int, sum_: float) -> pm.ItemShown:
    least, most = wilson(sum_, games)
    return pm.ItemShown(item, said, games, sum_, least, most, games < FEW)


def figures(game: str, who: str, me: bool, found: list[rows.Tally]) -> pm.FiguresShown:
    """A game in figures."""
    of, whose = registry.game(game), "" if me else "-other"
    mine = [one for one in found if one.who == who]
    all_ = {(one.kind, one.item): one for one in found if one.who == EVERYBODY}
    place = {one.item: won(one.item, {}, one.games, one.sum) for one in mine if one.kind == PLACE}
    games, victories = sum(one.games for one in place.values()), sum(one.won for one in place.values())
    sheet = {one.item: one for one in mine if one.kind == SHEET}
    kinds, opens = [], None
    for counted in told(game):
        items = [
            won(one.item, called(of.package, counted.figure, one.item), one.games, one.sum)
            for one in mine
            if one.kind == counted.key
        ]
        items.sort(key=lambda one: (one.few, -one.won / one.games, -one.games, one.item))
        if items:
            kinds.append(pm.ItemsShown(counted.key, in_words(of.package, f"wins-{counted.key}{whose}"), items))
        first = [one for one in mine if one.kind == f"{OPENS}{counted.key}"]
        if counted.opens and first:
            most = max(first, key=lambda one: (one.games, one.item))
            item = called(of.package, counted.figure, most.item)
            opens = pm.OpensShown(in_words(of.package, f"opens-{counted.key}"), item, most.games)
    lines: list[pm.AverageShown] = []
    for line in (*of.score_lines, "total"):
        if (one := sheet.get(line)) is not None and line not in [each.line for each in lines]:
            everybody = all_.get((SHEET, line))
            rest = 0 if everybody is None else everybody.games - one.games
            others = None if everybody is None or rest <= 0 else (everybody.sum - one.sum) / rest
            lines.append(pm.AverageShown(line, in_words(of.package, f"line-{line}"), one.sum / one.games, others))
    return pm.FiguresShown(
        game=game,
        games=games,
        won=won("won", {}, games, victories) if games else None,
        first=place.get("first"),
        second=place.get("second"),
        points=sheet["total"].sum / sheet["total"].games if "total" in sheet else None,
        opens=opens,
        items=kinds,
        lines=lines,
    )


@cache
def all_stamps() -> tuple[tuple[str, str | None, pm.Said, pm.Said], ...]:
    """Every stamp that there is: its name, its game, what it is called and how it is got."""
    found = []
    for game in (None, *registry.game_names()):
        package = GENERAL if game is None else registry.game(game).package
        home = "boulevard.server" if game is None else package
        for name in stamps_of(package):
            full = name if game is None else f"{game}.{name}"
            found.append((full, game, in_words(home, f"stamp-{name}"), in_words(home, f"stamp-{name}-how")))
    return tuple(found)


def stamps(got: dict[str, float], all_of_them: bool) -> list[pm.StampShown]:
    """Those that were got, in their order; or all, those that were got first."""
    shown = [
        pm.StampShown(name, game, said, how, got.get(name))
        for name, game, said, how in all_stamps()
        if all_of_them or name in got
    ]
    return sorted(shown, key=lambda one: one.at is None)
