"""How strong those are thought to be who look for an opponent, and what chance one would have against them: known by
heart of whoever looks or listens, and read anew once games were counted.
"""

from collections.abc import Iterable

from boulevard.server import lobby_messages as m
from boulevard.server import people_rows as rows
from boulevard.server.member_rows import may_see
from boulevard.server.members import Members
from boulevard.server.people_rows import Rated
from boulevard.server.strengths import EARLY, Strength, chance
from boulevard.server.tables import Tables


class Odds:
    """Strengths by what people hold things by, and by games. Whoever has kept no name, or was never rated, has none."""

    def __init__(self, tables: Tables, members: Members) -> None:
        self.tables, self.store, self.members = tables, tables.store, members
        self.known: dict[str, dict[str, Rated]] = {}
        self.counted = -1
        """Up to the game of this number."""

    async def learn(self, holders: Iterable[str]) -> None:
        """How strong these are thought to be, of whom it is not known yet."""
        self.known |= await self._read(set(holders) - self.known.keys())

    async def again(self, holders: Iterable[str]) -> None:
        """The same of these and nobody else, anew where games were counted since."""
        counted, wanted = await self.store.read(rows.latest), set(holders)
        kept = {one: found for one, found in self.known.items() if one in wanted and counted == self.counted}
        self.known = kept | await self._read(wanted - kept.keys())
        self.counted = counted

    async def _read(self, holders: Iterable[str]) -> dict[str, dict[str, Rated]]:
        named = self.members.holders
        who = {one: named[one].who for one in holders if one is not None and one in named}
        found = await self.store.read(rows.all_strengths, list(who.values())) if who else []
        return {one: {each.game: each for each in found if each.who == called} for one, called in who.items()}

    def of(self, holder: str | None, game: str) -> Strength | None:
        """How strong somebody is thought to be by now, whoever may know it."""
        found = self.known.get(holder or "", {}).get(game)
        return None if found is None else Strength(found.mu, found.sigma).later(self.tables.now() - found.at)

    def wanted(self, terms: m.Terms, holder: str, viewer: str | None) -> bool:
        """May somebody sit down against whom the owner's chance is as it was wished? Whoever has no rating may where
        guests may."""
        if terms.chance is None:
            return True
        mine, other = self.of(holder, terms.game), self.of(viewer, terms.game)
        if mine is None or other is None:
            return terms.guests
        least, most = terms.chance
        return least <= 100 * chance(mine, other).win <= most

    def rating(self, holder: str, viewer: str | None, game: str) -> m.SeekRating | None:
        """Of whoever looks for an opponent, for one who may see it."""
        of, by = self.members.holders.get(holder), self.members.holders.get(viewer or "")
        strength = self.of(holder, game)
        if of is None or strength is None or not may_see(by, of, of.visible.ratings):
            return None
        return m.SeekRating(strength.points, strength.error, strength.error > EARLY)

    def chance(self, holder: str, viewer: str | None, game: str) -> m.SeekChance | None:
        """What the viewer would win of a game of the two, where both are rated."""
        mine, other = self.of(viewer, game), self.of(holder, game)
        if mine is None or other is None or holder == viewer or self.rating(holder, viewer, game) is None:
            return None
        found = chance(mine, other)
        return m.SeekChance(*(round(100 * one) for one in (found.win, found.least, found.most)))
