"""Games under way that the house opened, as rows; in a thread that may wait."""

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from boulevard.server.kept import SEATED, Company
from boulevard.server.schema import keys, presence, tables

MOST = 300
"""So many are looked at, those in which something happened last."""

_company = msgspec.json.Decoder(Company).decode


class UnderWay(Struct, frozen=True):
    """A game under way. `holders`: by seats, all that whoever sits there holds the seat by; `present`: the seats in
    which somebody is connected."""

    id: str
    game: str
    company: Company
    to_act: list[str]
    touched: float
    holders: dict[str, set[str]]
    present: set[str]


def under_way(engine: sa.Engine, since: float, now: float) -> list[UnderWay]:
    """Games that the house opened for people who found each other here, and in which something has happened since
    then; the last one first."""
    with engine.connect() as connection:
        columns = (tables.c.id, tables.c.game, tables.c.sheet, tables.c.to_act, tables.c.touched)
        theirs = (tables.c.met.is_(True), tables.c.status == "playing", tables.c.touched >= since)
        chosen = sa.select(*columns).where(*theirs).order_by(tables.c.touched.desc()).limit(MOST)
        found = {
            row.id: UnderWay(row.id, row.game, _company(row.sheet), row.to_act.split(), row.touched, {}, set())
            for row in connection.execute(chosen)
        }
        if not found:
            return []
        held = sa.select(keys.c.table_id, keys.c.seat, keys.c.hash)
        for row in connection.execute(held.where(keys.c.table_id.in_(found), keys.c.kind.in_(SEATED))):
            found[row.table_id].holders.setdefault(row.seat, set()).add(row.hash)
        there = sa.select(presence.c.table_id, presence.c.seat)
        for here in connection.execute(there.where(presence.c.table_id.in_(found), presence.c.until > now)):
            found[here.table_id].present.add(here.seat)
        return list(found.values())
