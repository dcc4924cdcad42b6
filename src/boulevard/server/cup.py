"""One tournament, without I/O: who is in it, its rounds and games, and how it goes on at a time that is given.

Whatever is done changes it in memory alone, or is refused before anything has changed; `cup_rows` writes it if it still
is as it was read, so that two processes which pair the same round make one of it.
"""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from boulevard import registry
from boulevard.core.story import BOT
from boulevard.server import clocks
from boulevard.server.clocks import MINUTE, Stop, passed
from boulevard.server.cup_messages import CupStatus, CupTerms, Ended, Kin
from boulevard.server.guests import derived
from boulevard.server.naming import looks
from boulevard.server.pairing import Entrant, begins, berger, bracket, drawn, lot, rivals, swiss
from boulevard.server.refusals import Refusal
from boulevard.server.standing import Played, Tally, ranked, tallies

FILLS = 60.0
"""Seconds for which somebody waits for a rival in an arena before a bot takes the seat."""
REPLAYS = 2
"""Games that a match of a knock-out has more at the most, where it is equal after its own."""
MOST_GAMES = 2_000


class Player(Struct):
    """Somebody in a tournament. `waits`: in an arena, since when; `gone`: nobody knows any more who it was."""

    name: str
    kind: Kin
    left: bool = False
    gone: bool = False
    waits: float | None = None


class Result(Struct, frozen=True):
    """The points of who began and of the other; the totals, where it was played to its end."""

    points: tuple[float, float]
    totals: tuple[int, int] | None
    how: Ended


class Game(Struct):
    """`board`: its place in the round; in a knock-out that of the match. `paired`: when; `table`: where it is played,
    `opened` once it is there."""

    number: int
    round: int
    board: int
    first: int
    second: int | None
    paired: float
    ready: list[int] = []
    table: str | None = None
    opened: bool = False
    result: Result | None = None

    @property
    def both(self) -> tuple[int, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)


class Match(Struct, frozen=True):
    """A match of a knock-out as it stands: what each has won, and who goes on, once it is over."""

    pair: tuple[int | None, int | None]
    points: tuple[float, float]
    winner: int | None
    over: bool


class Cup(Struct):
    """A tournament. `order`: the players by lot, once it has begun, in a round robin and a knock-out those who began;
    `until`: when a pause or an arena is over."""

    terms: CupTerms
    host: str
    seed: bytes
    status: CupStatus = "before"
    round: int = 0
    rounds: int = 0
    players: list[Player] = []
    order: list[int] = []
    games: list[Game] = []
    began: float | None = None
    until: float | None = None

    # What it is --------------------------------------------------------------------------------------------------

    @property
    def fingerprint(self) -> str:
        return sha256(self.seed).hexdigest()

    @property
    def live(self) -> bool:
        return self.terms.clock.kind == "live"

    @property
    def closed(self) -> bool:
        """Has it begun, and can nobody come in any more?"""
        return self.status != "before" and self.terms.kind in ("robin", "knockout")

    @property
    def ended(self) -> bool:
        return self.status in ("over", "cancelled")

    def active(self) -> list[int]:
        return [number for number, player in enumerate(self.players) if not player.left]

    def persons(self) -> list[int]:
        return [number for number in self.active() if self.players[number].kind != "bot"]

    def of_round(self, number: int) -> list[Game]:
        return [game for game in self.games if game.round == number]

    def game_of(self, player: int) -> Game | None:
        """The game that somebody has to play now."""
        return next((game for game in self.games if game.result is None and player in game.both), None)

    def played(self) -> list[Played]:
        return [
            Played(game.first, game.second, game.result.points, _margin(game.result))
            for game in self.games
            if game.result is not None
        ]

    def standings(self) -> list[Tally]:
        """Of all who have played or may play; who left before it began is none of them."""
        shown = {*self.active(), *(player for game in self.games for player in game.both)}
        if self.closed:
            shown = set(self.order)
        played = self.played()
        bots = [number for number in shown if self.players[number].kind == "bot"]
        found = tallies(shown, played, arena=self.terms.kind == "arena")
        if self.terms.kind != "knockout" or not self.closed:
            return ranked(found.values(), played, bots)
        return self._by_rounds(list(found.values()))

    def awaited(self) -> list[str]:
        """The tables that are played at, or about to be opened."""
        return [game.table for game in self.games if game.table is not None and game.result is None]

    def due(self, now: float) -> float | None:
        """When it is to be looked at again, if nothing happens before; None: when something happens."""
        moments = []
        if self.status == "before" and self.terms.begins is not None:
            moments.append(self.terms.begins)
        if self.status in ("running", "pause") and self.until is not None and self.until > now:
            moments.append(self.until)
        if self.status == "running":
            waiting = [game.paired for game in self.games if game.table is None and game.result is None]
            moments += [paired + self.terms.grace * MINUTE for paired in waiting]
            moments += [player.waits + FILLS for player in self.players if player.waits is not None]
        return max(min(moments), now + 1) if moments else None

    # Who is in it ------------------------------------------------------------------------------------------------

    def join(self, name: str, kind: Kin) -> int:
        """Somebody comes in; the number by which games name them."""
        self._may_come()
        if any(looks(player.name) == looks(name) for player in self.players if not player.gone):
            raise Refusal("name-taken", given=name)
        if len(self.players) >= 4 * self.terms.most:  # some come and go
            raise Refusal("cup-full", most=self.terms.most)
        self.players.append(Player(name, kind))
        self._draw()
        return len(self.players) - 1

    def back(self, number: int) -> None:
        """Who withdrew would go on."""
        if self.players[number].left:
            self._may_come()
            self.players[number].left = False

    def _may_come(self) -> None:
        if self.ended:
            raise Refusal("cup-over")
        if self.closed or (self.terms.kind == "swiss" and 0 < self.rounds <= self.round):
            raise Refusal("cup-late")
        if len(self.persons()) >= self.terms.most:
            raise Refusal("cup-full", most=self.terms.most)

    def _draw(self) -> None:
        self.order = [] if self.status == "before" else drawn(self.seed, range(len(self.players)))

    def withdraw(self, number: int) -> None:
        """Somebody plays no more: what is not begun is lost; a game at a table the house ends."""
        if self.ended:
            return
        self.players[number].left, self.players[number].waits = True, None
        game = self.game_of(number)
        if game is not None and game.table is None:
            self._lost_by_absence(game, [number])

    def forget(self, number: int) -> None:
        """Somebody is to be forgotten: the games stay, with the name gone."""
        self.withdraw(number)
        player = self.players[number]
        player.name, player.gone, player.left, player.waits = "", True, True, None

    def ready(self, number: int, now: float) -> None:
        """Somebody would play: the game of this round, or, in an arena, with whoever comes."""
        if self.status != "running" or self.players[number].left:
            raise Refusal("cup-not-now")
        game = self.game_of(number)
        if game is not None:
            if game.table is None and number not in game.ready:
                game.ready.append(number)
                self._open_if_ready(game)
            return
        if self.terms.kind != "arena" or (self.until is not None and now >= self.until):
            raise Refusal("cup-not-now")
        if self.players[number].waits is None:
            self.players[number].waits = now

    # How it goes on ----------------------------------------------------------------------------------------------

    def start(self, now: float) -> None:
        if self.status != "before":
            raise Refusal("cup-begun")
        if len(self.persons()) < 2:
            raise Refusal("cup-few")
        self.status, self.began = "running", now
        self._draw()
        if self.terms.kind == "robin" and len(self.persons()) % 2 and self.terms.bot is not None:
            self._filler()
        if self.closed:
            self.order = [number for number in self.order if not self.players[number].left]
        if self.terms.kind == "arena":
            self.round, self.rounds = 1, 1
            self.until = now + self.terms.minutes * MINUTE
            return
        self.rounds = self._rounds()
        self._next_round(now)

    def cancel(self) -> None:
        if self.ended:
            raise Refusal("cup-over")
        self.status, self.until = "cancelled", None
        for game in self.games:
            if game.result is None:
                game.result = Result((0.0, 0.0), None, "void")

    def ends(self, game: Game, result: Result) -> None:
        if game.result is None:
            game.result = result

    def go_on(self, now: float, away: Sequence[Stop] = ()) -> None:
        """Whatever is to happen by now."""
        if self.status == "before" and self.terms.begins is not None and now >= self.terms.begins:
            if len(self.persons()) < 2:
                self.status = "cancelled"
            else:
                self.start(now)
        if self.status == "pause" and self.until is not None and now >= self.until:
            self._next_round(now)
        if self.status == "running":
            for game in self.games:
                if game.table is None and game.result is None:
                    self._open_if_ready(game)
                    if game.table is None and passed(game.paired, now, away) >= self.terms.grace * MINUTE:
                        self._lost_by_absence(game, [one for one in game.both if one not in game.ready])
            if self.terms.kind == "arena":
                self._find_rivals(now, away)
            else:
                self._end_round(now)

    def _end_round(self, now: float) -> None:
        while self.status == "running":
            if self.terms.kind == "knockout" and self._next_games(now):
                continue
            if any(game.result is None for game in self.of_round(self.round)):
                return
            if self.round >= self.rounds or (self.terms.kind == "swiss" and len(self.persons()) < 2):
                self.status, self.until = "over", None
            elif self.live and self.terms.rest:
                self.status, self.until = "pause", now + self.terms.rest * MINUTE
            else:
                self._next_round(now)

    def _rounds(self) -> int:
        match self.terms.kind:
            case "robin":
                return len(self.order) - 1 + len(self.order) % 2
            case "knockout":
                return (len(self.order) - 1).bit_length()
        persons = len(self.persons())
        return min(self.terms.rounds or max(3, (persons - 1).bit_length()), persons - 1 + persons % 2)

    def _next_round(self, now: float) -> None:
        self.status, self.until = "running", None
        self.round += 1
        match self.terms.kind:
            case "swiss":
                self._pair_swiss(now)
            case "robin":
                self._pair_robin(now)
            case "knockout":
                self._next_games(now)

    def _pair(self, board: int, pair: tuple[int, int | None], now: float) -> Game:
        """A game of this round; over days there is no need to be ready, and a bot always is."""
        game = Game(len(self.games), self.round, board, *pair, paired=now)
        self.games.append(game)
        if game.second is None:
            game.result = Result((1.0, 0.0), None, "bye")
            return game
        if absent := [one for one in game.both if self.players[one].left]:
            self._lost_by_absence(game, absent)
            return game
        at_once = not self.live or self.terms.kind == "arena"
        game.ready = [one for one in game.both if at_once or self.players[one].kind == "bot"]
        self._open_if_ready(game)
        return game

    def _open_if_ready(self, game: Game) -> None:
        if game.table is None and all(one in game.ready for one in game.both):
            game.table = derived(secret_of(self, game), "meeting", 16)

    def _lost_by_absence(self, game: Game, absent: Sequence[int]) -> None:
        won = [0.0 if one in absent else 1.0 for one in game.both]
        game.result = Result((won[0], won[1]), None, "absence")

    def _filler(self) -> int:
        """The bot that takes the seat of who would have no rival."""
        number = next((at for at, player in enumerate(self.players) if player.kind == "bot"), None)
        if number is None:
            number = len(self.players)
            self.players.append(Player(f"{BOT}{self.terms.bot}", "bot"))
            self._draw()
        return number

    # Swiss and round robin ---------------------------------------------------------------------------------------

    def entrants(self, numbers: Sequence[int]) -> list[Entrant]:
        found = tallies(range(len(self.players)), self.played(), arena=self.terms.kind == "arena")
        met: dict[int, dict[int, int]] = {number: {} for number in numbers}
        begun, byes = dict.fromkeys(range(len(self.players)), 0), dict.fromkeys(range(len(self.players)), 0)
        for game in self.games:
            if game.second is None:
                byes[game.first] += 1
                continue
            if game.table is not None:
                begun[game.first] += 1
                begun[game.second] -= 1
            for one, other in (game.both, game.both[::-1]):
                if one in met:
                    met[one][other] = met[one].get(other, 0) + 1
        return [Entrant(one, found[one].points, begun[one], met[one], byes[one]) for one in numbers]

    def _pair_swiss(self, now: float) -> None:
        numbers = self.persons()
        if len(numbers) % 2 and self.terms.bot is not None:
            numbers = [*numbers, self._filler()]
        entrants = {one.number: one for one in self.entrants(numbers)}
        pairs, bye = swiss(list(entrants.values()), self.order)
        for board, (one, other) in enumerate(pairs, 1):
            self._pair(board, begins(self.seed, f"round {self.round}", entrants[one], entrants[other]), now)
        if bye is not None:
            self._pair(len(pairs) + 1, (bye, None), now)

    def _pair_robin(self, now: float) -> None:
        """Who has left has lost."""
        board = 0
        for one, other in berger(len(self.order))[self.round - 1]:
            if one is not None and other is not None:
                board += 1
                self._pair(board, (self.order[one], self.order[other]), now)

    # Knock-out ---------------------------------------------------------------------------------------------------

    def matches(self) -> list[list[Match]]:
        """All rounds, as far as they are known."""
        pairs = bracket(self.order) if self.order else []
        found = []
        for number in range(1, self.rounds + 1):
            row = [self._match(number, board, pair) for board, pair in enumerate(pairs, 1)]
            found.append(row)
            winners = [one.winner for one in row]
            pairs = list(zip(winners[::2], winners[1::2], strict=True)) if len(row) > 1 else []
        return found

    def _match(self, number: int, board: int, pair: tuple[int | None, int | None]) -> Match:
        if number > self.round or None in pair:
            alone = next((one for one in pair if one is not None), None)
            over = number <= self.round
            return Match(pair, (0.0, 0.0), alone if over else None, over)
        games = [game for game in self.of_round(number) if game.board == board]
        return decided(pair, games, self.terms.games, self.order)

    def _next_games(self, now: float) -> bool:
        """The first games of a round, and the next ones of matches that are not over; whether there were any."""
        before = len(self.games)
        for board, match in enumerate(self.matches()[self.round - 1], 1):
            one, other = match.pair
            here = [game for game in self.of_round(self.round) if game.board == board]
            if None in match.pair:
                alone = one if one is not None else other
                if alone is not None and not here:
                    self._pair(board, (alone, None), now)
            elif one is not None and other is not None and not match.over and all(game.result for game in here):
                self._pair(board, self._first_of(here, one, other), now)
        return len(self.games) > before

    def _first_of(self, games: Sequence[Game], one: int, other: int) -> tuple[int, int]:
        """Who has begun less often in the match; else who has lost by less, else who has begun less often at all."""
        entrants = {entrant.number: entrant for entrant in self.entrants([one, other])}
        firsts = {number: sum(game.first == number for game in games) for number in (one, other)}
        if firsts[one] != firsts[other]:
            return (one, other) if firsts[one] < firsts[other] else (other, one)
        margin = _margins(games, one)
        if margin:
            return (one, other) if margin > 0 else (other, one)
        return begins(self.seed, f"round {self.round}", entrants[one], entrants[other])

    def _by_rounds(self, found: list[Tally]) -> list[Tally]:
        """Who came further stands before who came less far; those who lost in the same round share the place."""
        reached = dict.fromkeys((tally.player for tally in found), 0)
        for number, row in enumerate(self.matches(), 1):
            for match in row:
                for one in match.pair:
                    if one is not None and number <= self.round:
                        reached[one] = number + (match.winner == one)
        found.sort(key=lambda tally: (-reached[tally.player], self.order.index(tally.player)))
        for at, tally in enumerate(found):
            before = found[at - 1] if at else None
            same = before is not None and reached[before.player] == reached[tally.player]
            tally.place = before.place if same and before is not None else at + 1
        return found

    # Arena -------------------------------------------------------------------------------------------------------

    def _find_rivals(self, now: float, away: Sequence[Stop]) -> None:
        assert self.until is not None
        running = any(game.result is None for game in self.games)
        if now >= self.until or len(self.games) >= MOST_GAMES:
            for player in self.players:
                player.waits = None
            if not running:
                self.status, self.until = "over", None
            return
        waiting = [number for number in self.persons() if self.players[number].waits is not None]
        entrants = {one.number: one for one in self.entrants(waiting)}
        last = {number: self._latest_rival(number) for number in waiting if not self._waited(number, now, away)}
        ordered = sorted(entrants.values(), key=lambda one: (-one.points, self.order.index(one.number)))
        for one, other in rivals(ordered, last):
            self._seat(begins(self.seed, f"game {len(self.games)}", entrants[one], entrants[other]), now)
        for number in waiting:
            if self.terms.bot is not None and self._waited(number, now, away):
                bot = self._filler()
                (alone,) = self.entrants([number])
                self._seat(begins(self.seed, f"game {len(self.games)}", alone, Entrant(bot)), now)

    def _waited(self, number: int, now: float, away: Sequence[Stop]) -> bool:
        """So long that it does not matter any more with whom one plays?"""
        since = self.players[number].waits
        return since is not None and passed(since, now, away) >= FILLS

    def _seat(self, pair: tuple[int, int], now: float) -> None:
        for one in pair:
            self.players[one].waits = None
        self._pair(len(self.games) + 1, pair, now)

    def _latest_rival(self, number: int) -> list[int]:
        latest = next((game for game in reversed(self.games) if number in game.both), None)
        return [] if latest is None else [one for one in latest.both if one != number]


# Founding --------------------------------------------------------------------------------------------------------


def founded(terms: CupTerms, host: str, seed: bytes, now: float) -> Cup:
    """A new tournament, or a Refusal that says what cannot be."""
    game = registry.game(terms.game)
    if 2 not in game.players:
        raise Refusal("cup-two")
    game.settle(2, terms.options)
    clocks.made(terms.clock, game.seats(2))
    if not terms.title.strip() or not terms.title.isprintable():
        raise Refusal("cup-title")
    if terms.kind == "arena" and terms.clock.kind != "live":
        raise Refusal("cup-arena-live")
    if terms.begins is not None and not now - 60 <= terms.begins <= now + 366 * clocks.DAY:
        raise Refusal("cup-when")
    return Cup(terms, host, seed)


def secret_of(cup: Cup, game: Game) -> str:
    """By which the house opens the game's table once."""
    return lot(cup.seed, f"table {game.number}")


def options_of(cup: Cup) -> dict[str, object]:
    """The options of its tables: who sits in the first seat begins, where the game can be told who begins."""
    game = registry.game(cup.terms.game)
    first = game.seats(2)[0]
    said = any(option.name == "first" and first in option.values for option in game.table_options)
    return {**cup.terms.options, **({"first": first} if said else {})}


# Matches ---------------------------------------------------------------------------------------------------------


def decided(pair: tuple[int | None, int | None], games: Sequence[Game], best_of: int, order: Sequence[int]) -> Match:
    """How a match stands. Equal after its games, it has up to two more; then the margin of totals decides, then who
    stood higher in the draw. Where both are absent from a game, nobody goes on."""
    one, other = pair
    over = [game for game in games if game.result is not None]
    played = [(game, game.result) for game in over if game.result is not None]
    if any(result.how == "absence" and result.points == (0.0, 0.0) for _, result in played):
        return Match(pair, (0.0, 0.0), None, True)
    points = tuple(
        sum(result.points[0 if game.first == player else 1] for game, result in played) for player in (one, other)
    )
    mine, theirs = points
    left = max(0, best_of - len(over))
    if mine != theirs and abs(mine - theirs) > left:
        return Match(pair, (mine, theirs), one if mine > theirs else other, True)
    if mine == theirs and len(over) >= best_of + REPLAYS and one is not None and other is not None:
        margin = _margins(over, one)
        ahead = margin > 0 or (margin == 0 and order.index(one) < order.index(other))
        return Match(pair, (mine, theirs), one if ahead else other, True)
    return Match(pair, (mine, theirs), None, False)


def _margin(result: Result) -> int:
    return 0 if result.totals is None else result.totals[0] - result.totals[1]


def _margins(games: Sequence[Game], player: int) -> int:
    return sum(_margin(game.result) * (1 if game.first == player else -1) for game in games if game.result is not None)
