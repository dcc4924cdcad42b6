"""How a game ended, seat by seat, as ratings and statistics take it: from the table alone, at the moment of its end."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence

from boulevard.core.game import Outcome
from boulevard.core.story import BOT
from boulevard.core.table import Table
from boulevard.server.kept import Company, Ended, Key, SeatEnded


def pseudonym(holder: str) -> str:
    """What a holder of seats is called where no name is kept. It follows from the key and does not lead back to it, so
    it stays when whoever it was has been forgotten, and stands for nobody from then on."""
    return hashlib.sha256(f"boulevard pseudonym {holder}".encode()).hexdigest()[:32]


def ranks(seats: Sequence[str], outcome: Outcome | None, lost: Sequence[str]) -> dict[str, int]:
    """The rank of each: who won, then by totals, the same total sharing a rank (`outcome`: of a game that was played to
    its end); then who has lost otherwise than by the score, whoever held out longer before."""
    stayed = [seat for seat in seats if seat not in lost]
    worth = dict.fromkeys(stayed, (0, 0))
    if outcome is not None:
        worth = {seat: (int(seat in outcome.winners), outcome.scores[seat]["total"]) for seat in stayed}
    found = {seat: sum(other > worth[seat] for other in worth.values()) for seat in stayed}
    if outcome is not None and len(seats) == 1 and not outcome.winners:
        found = dict.fromkeys(seats, 1)  # alone, and the game was better
    return found | {seat: len(stayed) + place for place, seat in enumerate(reversed(lost))}


def share(ended: Sequence[SeatEnded], seat: SeatEnded) -> float:
    """What of the victory is this seat's."""
    return 0.0 if seat.rank else 1 / sum(one.rank == 0 for one in ended)


def decided(company: Company) -> bool:
    """Have all but one lost already, so that what is still played is for pleasure?"""
    return company.rated is not None and len(company.rated.lost) >= len(company.seats) - 1


def ended(table_id: str, table: Table, company: Company, who: Mapping[str, str], at: float) -> Ended | None:
    """How the game ended, by who sat there; None where nobody can be told anything by it: it began in the middle, bots
    were among themselves, or somebody sat in several seats."""
    outcome, early = table.outcome, decided(company)
    if table.given or (outcome is None and not early):
        return None
    people = [one for one in who.values() if one and not one.startswith(BOT)]
    if not people or len(people) != len(set(people)):
        return None
    played_out = outcome is not None and outcome.played_out and not early
    lost = company.rated.lost if company.rated is not None else company.resigned
    places = ranks(list(company.seats), outcome if played_out else None, lost)
    sheets = outcome.scores if outcome is not None and played_out else {}
    return Ended(
        table=table_id,
        game=table.game.name,
        rules=table.game.version,
        at=at,
        rated=company.rated is not None,
        reason=outcome.reason if outcome is not None and (played_out or not outcome.played_out) else "absence",
        timing="none" if company.clock is None else company.clock.timing.kind,
        hints=company.hints,
        seats=[SeatEnded(seat, who.get(seat, ""), places[seat], sheets.get(seat, {})) for seat in company.seats],
    )


def sat(company: Company, keys: Iterable[Key]) -> dict[str, str]:
    """Who sits where: who sat down at a rated table; elsewhere as far as a key tells. Whoever gave up sits there still,
    though a bot plays on."""
    if company.rated is not None:
        return company.rated.who
    found = {seat: seated.name if seated.kind == "bot" else "" for seat, seated in company.seats.items()}
    for key in keys:
        if key.kind == "guest" and (found.get(key.seat) == "" or key.seat in company.resigned):
            found[key.seat] = pseudonym(key.hash)
    return found
