"""What is told of a tournament, built up field by field: nobody's key is in it, nor the seed before the end."""

from collections.abc import Sequence

from boulevard import registry
from boulevard.server import clocks
from boulevard.server import cup_messages as m
from boulevard.server.clocks import MINUTE, Stop
from boulevard.server.cup import Cup, Game
from boulevard.server.cup_rows import OWNER, AtTable, StoredCup
from boulevard.server.standing import worth


def shown(
    stored: StoredCup, at_tables: Sequence[AtTable], holder: str | None, now: float, away: Sequence[Stop]
) -> m.CupShown:
    cup = stored.cup
    mine = stored.player(holder) if holder is not None else None
    own = None if mine is None else cup.game_of(mine)
    places = {one.table: one for one in at_tables}
    return m.CupShown(
        id=stored.id,
        version=stored.version,
        terms=cup.terms,
        host=cup.host,
        status=cup.status,
        round=cup.round,
        rounds=cup.rounds,
        until=None if cup.until is None else round(max(0.0, cup.until - now), 1),
        fingerprint=cup.fingerprint,
        seed=cup.seed.hex() if cup.ended else None,
        players=[m.PlayerShown(one.name, one.kind, one.left, one.waits is not None) for one in cup.players],
        standings=_standings(cup),
        games=[_game(cup, game, places.get(game.table or ""), now, away) for game in cup.games],
        matches=_matches(cup),
        now=now,
        mine=m.Mine(mine, holder is not None and stored.keys.get(OWNER) == holder, None if own is None else own.number),
    )


def _matches(cup: Cup) -> list[list[m.MatchShown]]:
    if cup.terms.kind != "knockout" or cup.status == "before" or not cup.round:
        return []
    return [[m.MatchShown(one.pair, one.points, one.winner, one.over) for one in row] for row in cup.matches()]


def _game(cup: Cup, game: Game, at: AtTable | None, now: float, away: Sequence[Stop]) -> m.CupGame:
    result = None
    if game.result is not None:
        result = m.ResultShown(game.result.points, game.result.totals, game.result.how)
    grace = None
    if game.table is None and game.result is None:
        grace = round(max(0.0, cup.terms.grace * MINUTE - clocks.passed(game.paired, now, away)), 1)
    to_act, left = None, None
    if at is not None and result is None and at.to_act:
        seats = registry.game(cup.terms.game).seats(2)
        seat = at.to_act.split()[0]
        if seat in seats:
            to_act = game.both[seats.index(seat)]
            clock = at.company.clock
            if clock is not None and clock.running is not None:
                left = round(clocks.left(clock, clock.running, now, away), 1)
    return m.CupGame(
        game.round, game.board, game.first, game.second, game.table if game.opened else None, list(game.ready), grace,
        result, to_act, left,
    )  # fmt: skip


def _standings(cup: Cup) -> list[m.Standing]:
    return [
        m.Standing(
            player=row.player,
            place=row.place,
            points=row.points,
            met=row.met,
            between=row.between,
            margin=row.margin,
            seconds=row.seconds,
            streak=row.streak,
            marks=_marks(cup, row.player),
        )
        for row in cup.standings()
    ]


def _marks(cup: Cup, player: int) -> list[m.CupMark]:
    """What each game, in its order, brought somebody."""
    marks, streak, arena = [], 0, cup.terms.kind == "arena"
    for game in cup.games:
        if player not in game.both:
            continue
        rival = next((one for one in game.both if one != player), None)
        if game.result is None:
            marks.append(m.CupMark(None, rival, None))
            continue
        points = game.result.points[0 if player == game.first else 1]
        marks.append(m.CupMark(worth(points, streak) if arena else points, rival, game.result.how))
        streak = streak + 1 if points == 1 else 0
    return marks


def line(stored: StoredCup, holder: str | None) -> m.CupLine:
    cup, terms = stored.cup, stored.cup.terms
    players = len(cup.persons()) if cup.status == "before" else sum(one.kind != "bot" for one in cup.players)
    mine = holder is not None and holder in stored.keys.values()
    return m.CupLine(
        stored.id, terms.title, terms.kind, terms.game, terms.clock, cup.status, players, terms.most, cup.round,
        cup.rounds, terms.begins, mine,
    )  # fmt: skip
