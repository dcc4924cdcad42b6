"""Finished games are counted: once each, in the order in which that is done, by whichever process comes first. Ratings,
statistics and stamps are made of nothing else, and can be made anew of it.

What takes long, reading a game's lines, is done before anything is locked; what has to be in order, in one transaction.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from boulevard import registry
from boulevard.core.balance import Counted
from boulevard.core.events import Noted
from boulevard.core.problems import Problem
from boulevard.core.record import TABLE, Line
from boulevard.core.stamps import GENERAL, Deed, earned, stamps_of
from boulevard.core.story import BOT
from boulevard.core.table import Table
from boulevard.server import rows
from boulevard.server.anchors import of_bot
from boulevard.server.database import transaction
from boulevard.server.ending import ended, sat, share
from boulevard.server.kept import Ended, KeptLine, SeatEnded, Stored
from boulevard.server.schema import departed, played, ratings, results, rivals, stamps, tallies
from boulevard.server.strengths import Strength, after

LOCK = 20190606
"""Of PostgreSQL: two processes never count at once."""
MADE = (played, ratings, tallies, rivals, stamps)
"""All that is made of how games ended."""
OWN = (played, tallies, rivals, stamps)
"""What of it goes with whoever is forgotten. How strong they were thought to be stays, as how their games ended does:
what others gain against them follows from it, also in a game that ends, or is counted, when they have gone."""
EVERYBODY = "*"
SHEET, PLACE = "sheet", "place"
"""Kinds of tallies beside the things that were taken: lines of the score sheet; who started and who did not."""
OPENS = "opens-"

_encode = msgspec.json.encode


class Seen(Struct, omit_defaults=True):
    """What the lines of a game show of a seat: what it took, in order, by kinds; how often it did what; by how many
    points it was behind at worst."""

    took: dict[str, list[str]] = {}
    did: dict[str, int] = {}
    behind: int = 0


class Found(Struct, omit_defaults=True):
    """The same of all seats, and who began."""

    began: str = ""
    seats: dict[str, Seen] = {}


_ended = msgspec.json.Decoder(Ended).decode
_found = msgspec.json.Decoder(Found).decode


# What the lines show ---------------------------------------------------------------------------------------------


def told(game: str) -> tuple[Counted, ...]:
    """The things of a game that people are told they win with."""
    if game not in registry.game_names() or not registry.has_part(game, "balance"):
        return ()
    return tuple(one for one in registry.part(game, "balance").COUNTED if one.key)


def live(lines: Sequence[KeptLine]) -> list[KeptLine]:
    """The lines that were not undone."""
    found: list[KeptLine] = []
    for line in lines:
        words = line.text.split(" ")
        if line.seat != TABLE:
            found.append(line)
        elif words[0] in ("undo", "takeback"):
            found = [one for one in found if one.ply < int(words[2])]
    return found


def seen(game: str, seats: Iterable[str], lines: Sequence[KeptLine]) -> Found:
    kinds = {one.taken.name: one for one in told(game)}
    found = Found(seats={seat: Seen() for seat in seats})
    points = dict.fromkeys(found.seats, 0)
    for line in live(lines):
        for event in line.events:
            _note(found, kinds, event)
            for seat, gain in event.gains.items():
                if seat in points:
                    points[seat] += gain
        for seat, mine in points.items():
            best = max((theirs for other, theirs in points.items() if other != seat), default=mine)
            found.seats[seat].behind = max(found.seats[seat].behind, best - mine)
    return found


def _note(found: Found, kinds: dict[str, Counted], event: Noted) -> None:
    if event.seat not in found.seats:
        return
    if event.name == "first":
        found.began = event.seat
    mine = found.seats[event.seat]
    mine.did[event.name] = mine.did.get(event.name, 0) + 1
    if (kind := kinds.get(event.name)) is not None:
        took, thing = mine.took.setdefault(kind.key, []), str(event.figures[kind.figure])
        if thing not in took:
            took.append(thing)


def began(options: dict[str, Any], found: Found) -> str:
    return found.began if options.get("first", "random") == "random" else str(options["first"])


# Counting --------------------------------------------------------------------------------------------------------


class Books:
    """All that is made of finished games, written together."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection
        self.strengths: dict[tuple[str, str], tuple[Strength, int, float]] = {}
        """How strong each is thought to be at a game, after how many, since when."""
        self.days: Counter[tuple[str, str]] = Counter()
        """How many of these were played over days."""
        self.played: list[dict[str, Any]] = []
        self.tallies: dict[tuple[str, str, str, str], list[float]] = {}
        self.rivals: dict[tuple[str, str], list[int]] = {}
        self.stamps: dict[tuple[str, str], int] = {}

    # One game after the other

    def add(self, number: int, one: Ended, found: Found) -> None:
        new = self._rate(one) if one.rated else {}
        for seat in one.seats:
            if not seat.who or seat.who.startswith(BOT):
                continue
            # where all but one had lost, what was played on is for pleasure, and nothing is made of it
            mine = found.seats.get(seat.seat, Seen()) if one.played_out else Seen()
            before, strength = new.get(seat.seat, (None, None))
            gained = None if before is None or strength is None else strength.points - before.points
            self.played.append({
                "table_id": one.table, "seat": seat.seat, "who": seat.who, "number": number, "game": one.game,
                "at": one.at, "rated": one.rated, "took": _encode(mine.took).decode(), "gained": gained,
                "mu": strength and strength.mu, "sigma": strength and strength.sigma,
            })  # fmt: skip
            self._meet(one, seat)
            if one.played_out:
                if one.rated:
                    self._tally(one, seat, mine, found.began)
                if not one.hints:
                    self._stamp(number, one, seat, mine, {each: was for each, (was, _) in new.items()})

    def _rate(self, one: Ended) -> dict[str, tuple[Strength, Strength]]:
        """How strong each was thought to be before the game, and is after it; a bot stays where it is."""
        before = []
        for seat in one.seats:
            bot = of_bot(one.game, seat.who) if seat.who.startswith(BOT) else None
            strength, _, since = self._strength(seat.who, one.game)
            before.append(bot or strength.later(one.at - since))
        found = {}
        for seat, was, now in zip(one.seats, before, after(before, [each.rank for each in one.seats]), strict=True):
            found[seat.seat] = was, now
            if not seat.who.startswith(BOT):
                _, games, _ = self._strength(seat.who, one.game)
                self.strengths[seat.who, one.game] = now, games + 1, one.at
                self.days[seat.who, one.game] += one.timing == "days"
        return found

    def _strength(self, who: str, game: str) -> tuple[Strength, int, float]:
        if (who, game) not in self.strengths:
            chosen = sa.select(ratings).where(ratings.c.who == who, ratings.c.game == game)
            row = self.connection.execute(chosen).one_or_none()
            known = (Strength(), 0, 0.0) if row is None else (Strength(row.mu, row.sigma), row.games, row.at)
            self.strengths[who, game] = known
        return self.strengths[who, game]

    def _meet(self, one: Ended, seat: SeatEnded) -> None:
        for other in one.seats:
            if other.who and other.who != seat.who:
                sums = self.rivals.setdefault((seat.who, other.who), [0, 0, 0])
                sums[0] += 1
                sums[1] += seat.rank < other.rank
                sums[2] += seat.rank > other.rank

    def _tally(self, one: Ended, seat: SeatEnded, mine: Seen, starter: str) -> None:
        won = share(one.seats, seat)
        counted = [(PLACE, "first" if seat.seat == starter else "second", won)]
        counted += [(SHEET, line, float(points)) for line, points in seat.sheet.items()]
        for kind, things in mine.took.items():
            counted += [(kind, thing, won) for thing in things]
            counted += [(f"{OPENS}{kind}", thing, won) for thing in things[:1]]
        for who in (seat.who, EVERYBODY):
            for kind, item, value in counted:
                sums = self.tallies.setdefault((who, one.game, kind, item), [0, 0.0])
                sums[0] += 1
                sums[1] += value

    def _stamp(self, number: int, one: Ended, seat: SeatEnded, mine: Seen, before: dict[str, Strength]) -> None:
        others = [other for other in one.seats if other is not seat]
        behind = [other for other in others if other.rank > seat.rank]
        points = before[seat.seat].points if seat.seat in before else 0
        packages = [registry.game(one.game).package] if one.game in registry.game_names() else []  # it may have gone
        deed = Deed(
            won=seat.rank == 0 and share(one.seats, seat) == 1,
            sheet=seat.sheet,
            did=mine.did,
            ahead=seat.sheet["total"] - max((other.sheet["total"] for other in others), default=0),
            behind=mine.behind,
            seats=len(one.seats),
            beaten=tuple(other.who.removeprefix(BOT) for other in behind if other.who.startswith(BOT)),
            stronger=max((before[other.seat].points - points for other in behind if other.seat in before), default=0),
        )
        for package in (GENERAL, *packages):
            for name, stamp in stamps_of(package).items():
                if earned(stamp, deed):
                    self.stamps.setdefault((seat.who, name if package == GENERAL else f"{one.game}.{name}"), number)

    # Writing

    def write(self) -> None:
        """All of it, and nothing is left here."""
        insert = postgresql_insert if self.connection.dialect.name == "postgresql" else sqlite_insert
        if self.played:
            self.connection.execute(sa.insert(played), self.played)
        if self.strengths:
            made = insert(ratings)
            new: dict[str, Any] = {name: made.excluded[name] for name in ("mu", "sigma", "games", "at")}
            new["days"] = ratings.c.days + made.excluded.days
            kept = [
                {"who": who, "game": game, "mu": one.mu, "sigma": one.sigma, "games": games, "at": at,
                 "days": self.days[who, game]}
                for (who, game), (one, games, at) in sorted(self.strengths.items())
                if games
            ]  # fmt: skip
            if kept:
                self.connection.execute(made.on_conflict_do_update(index_elements=["who", "game"], set_=new), kept)
        if self.tallies:
            made = insert(tallies)
            sums = {"games": tallies.c.games + made.excluded.games, "sum": tallies.c["sum"] + made.excluded["sum"]}
            names = ("who", "game", "kind", "item")
            self.connection.execute(
                made.on_conflict_do_update(index_elements=names, set_=sums),
                [{**dict(zip(names, key, strict=True)), "games": int(games), "sum": value}
                 for key, (games, value) in sorted(self.tallies.items())],
            )  # fmt: skip
        if self.rivals:
            made = insert(rivals)
            added = {name: rivals.c[name] + made.excluded[name] for name in ("games", "won", "lost")}
            self.connection.execute(
                made.on_conflict_do_update(index_elements=["who", "other"], set_=added),
                [{"who": who, "other": other, "games": games, "won": won, "lost": lost}
                 for (who, other), (games, won, lost) in sorted(self.rivals.items())],
            )  # fmt: skip
        if self.stamps:
            rows_ = [{"who": who, "stamp": one, "number": number} for (who, one), number in sorted(self.stamps.items())]
            self.connection.execute(insert(stamps).on_conflict_do_nothing(), rows_)
        self.played, self.tallies, self.rivals, self.stamps = [], {}, {}, {}
        self.days.clear()


def waiting(engine: sa.Engine, most: int) -> list[tuple[str, float, Ended | None]]:
    """Games that have ended and were not counted, the first first."""
    chosen = sa.select(results).where(results.c.number.is_(None)).order_by(results.c.at, results.c.table_id).limit(most)
    with engine.connect() as connection:
        return [(row.table_id, row.at, row.ended and _ended(row.ended)) for row in connection.execute(chosen)]


def count(engine: sa.Engine, most: int = 32) -> list[str]:
    """Count the games that wait, so many at most; those that were."""
    ready: list[tuple[str, Ended | None, Found]] = []
    for table, at, kept in waiting(engine, most):
        stored, lines = rows.load(engine, table) or (None, [])
        one = kept or (None if stored is None else retold(stored, lines, at))
        ready.append((table, one, looked(stored, lines)))
    if not ready:
        return []
    with transaction(engine) as connection:
        _locked(connection)
        chosen = results.c.table_id.in_([table for table, _, _ in ready])
        still = set(
            connection.execute(sa.select(results.c.table_id).where(chosen, results.c.number.is_(None))).scalars()
        )
        number = connection.execute(sa.select(sa.func.max(results.c.number))).scalar() or 0
        books = Books(connection)
        for table, one, found in ready:
            if table not in still:
                continue
            if one is None:  # nobody can be told anything by it
                connection.execute(sa.delete(results).where(results.c.table_id == table))
                continue
            number += 1
            books.add(number, one, found)
            values = {"number": number, "ended": _encode(one).decode(), "found": _encode(found).decode()}
            connection.execute(sa.update(results).where(results.c.table_id == table).values(**values))
        books.write()
        _leave_out(connection, {seat.who for _, one, _ in ready if one is not None for seat in one.seats})
    return [table for table, _, _ in ready if table in still]


def _leave_out(connection: sa.Connection, of: Iterable[str]) -> None:
    """Of those whose pseudonyms stand for nobody any more, nothing of their own is kept."""
    chosen = sa.select(departed.c.who).where(departed.c.who.in_(sorted(of)))
    if gone := connection.execute(chosen).scalars().all():
        for made in OWN:
            connection.execute(sa.delete(made).where(made.c.who.in_(gone)))


def looked(stored: Stored | None, lines: Sequence[KeptLine]) -> Found:
    if stored is None:
        return Found()
    found = seen(stored.game, stored.company.seats, lines)
    found.began = began(stored.options, found)
    return found


def retold(stored: Stored, lines: Sequence[KeptLine], at: float, kept: Ended | None = None) -> Ended | None:
    """How a game ended, by its record; `kept`: who sat there, where that is known already."""
    if stored.company.players is None:
        return None
    try:
        game = registry.game(stored.game, None, stored.rules)
        table = Table(game, stored.company.players, stored.options)
        for line in lines:
            table.say(Line(line.seat, line.text))
    except Problem:  # of rules that are not known here
        return kept
    who = sat(stored.company, stored.keys) if kept is None else {one.seat: one.who for one in kept.seats}
    return ended(stored.id, table, stored.company, who, at) or kept


def _locked(connection: sa.Connection) -> None:
    """Nobody else counts until this transaction ends; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


# All of it anew --------------------------------------------------------------------------------------------------


def rebuild(engine: sa.Engine) -> int:
    """Make everything anew of the finished games, in the order in which they were counted: of its record, where the
    table is still there, else of what was kept of it. How many they were. Nobody else counts meanwhile."""
    with transaction(engine) as connection:
        _locked(connection)
        for made in MADE:
            connection.execute(sa.delete(made))
        numbered = sa.select(results.c.table_id, results.c.number).where(results.c.number.is_not(None))
        order = connection.execute(numbered.order_by(results.c.number)).all()
        books = Books(connection)
        for done, (table, number) in enumerate(order, 1):
            row = connection.execute(sa.select(results).where(results.c.table_id == table)).one()
            one, found = _ended(row.ended), _found(row.found)
            if (kept := rows.load_by(connection, table)) is not None:
                one, found = retold(*kept, row.at, one) or one, looked(*kept)
                values = {"ended": _encode(one).decode(), "found": _encode(found).decode()}
                connection.execute(sa.update(results).where(results.c.table_id == table).values(**values))
            books.add(number, one, found)
            if done % 1000 == 0:
                books.write()
        books.write()
        for made in OWN:
            connection.execute(sa.delete(made).where(made.c.who.in_(sa.select(departed.c.who))))
    return len(order)


# Coming and going of people --------------------------------------------------------------------------------------


def depart(engine: sa.Engine, who: str) -> None:
    """That pseudonym stands for nobody from now on. How the games ended stays, and how strong it made them: others'
    ratings are made of it."""
    with transaction(engine) as connection:
        _locked(connection)
        insert = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
        connection.execute(insert(departed).values(who=who).on_conflict_do_nothing())
        for made in OWN:
            connection.execute(sa.delete(made).where(made.c.who == who))


def merge(engine: sa.Engine, guest: str, member: str) -> None:
    """What a guest has played is a member's from now on. No guest has ever been rated."""
    with transaction(engine) as connection:
        _locked(connection)
        of_guest = results.c.table_id.in_(sa.select(played.c.table_id).where(played.c.who == guest))
        uncounted = results.c.number.is_(None) & results.c.ended.is_not(None)
        for row in connection.execute(sa.select(results).where(of_guest | uncounted)).all():
            one = _ended(row.ended)
            for seat in one.seats:
                seat.who = member if seat.who == guest else seat.who
            values = {"ended": _encode(one).decode()}
            connection.execute(sa.update(results).where(results.c.table_id == row.table_id).values(**values))
        connection.execute(sa.update(played).where(played.c.who == guest).values(who=member))
        books = Books(connection)
        met = sa.select(rivals).where((rivals.c.who == guest) | (rivals.c.other == guest))
        for row in connection.execute(met).all():
            pair = tuple(member if one == guest else one for one in (row.who, row.other))
            if pair[0] != pair[1]:
                books.rivals[pair[0], pair[1]] = [row.games, row.won, row.lost]
        connection.execute(sa.delete(rivals).where((rivals.c.who == guest) | (rivals.c.other == guest)))
        theirs = sa.select(stamps).where(stamps.c.who.in_([guest, member])).order_by(stamps.c.number)
        for row in connection.execute(theirs).all():
            books.stamps.setdefault((member, row.stamp), row.number)
        connection.execute(sa.delete(stamps).where(stamps.c.who.in_([guest, member])))
        books.write()
