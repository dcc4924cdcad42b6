"""Tables in play over sockets and HTTP while their servers are killed again and again.

Nothing acknowledged may be lost, nothing may count twice, and every game ends.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from boulevard import registry
from boulevard.trial.process import TROUBLE, Answer, NotServed, Process, bearing, soon_over
from boulevard.trial.records import lines_of, wrong_with
from boulevard.trial.report import Killed

STILL = 240.0
"""Seconds after which a table at which nothing happens is stuck."""
PACE = 30
"""At most so many moves are acknowledged from one kill to the next, one by lot."""
TALKS = 4
"""After one of so many moves over HTTP something is said."""
BOTS = 10
"""At one table of so many a bot sits; it needs a process of its own, which is started anew after every kill."""


class Refused(Exception):
    """An answer that no client should get: the table is left."""


class Sitting:
    """A table that was opened, and everything that its players were told."""

    def __init__(self, servers: Sequence[Process], table: str, tokens: dict[str, str]) -> None:
        self.servers, self.table, self.tokens = servers, table, tokens
        self.heard: dict[tuple[str, int], str] = {}
        """Moves that were acknowledged, by seat and ply."""
        self.waiting: dict[str, tuple[int, str, str]] = {}
        """Moves that were sent and not answered: ply, text and id, by seat."""
        self.said: list[tuple[str, str]] = []
        """What was said, and answered: who said it, and the words."""
        self.left: set[str] = set()
        """Seats that saw the end."""
        self.told = 0
        """As many lines as anybody was told of."""
        self.moved = monotonic()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def tell(self, state: dict[str, Any]) -> None:
        if state["ply"] > self.told:
            self.told, self.moved = state["ply"], monotonic()


class Kills:
    """Play at so many tables at once until so many kills took place.

    `houses` are servers that share a database; each house has tables of its own.
    """

    def __init__(
        self,
        houses: Sequence[Sequence[Process]],
        killed: Killed,
        *,
        kills: int,
        tables: int,
        seed: str,
        rounds: int = 4,
        until: float | None = None,
        step: Callable[[], object] = lambda: None,
    ) -> None:
        """`tables` at once in each house; `until`: no kill begins after that; `step` is called after each kill."""
        self.houses, self.killed, self.kills, self.tables = houses, killed, kills, tables
        self.seed, self.rounds, self.until, self.step = seed, rounds, until, step
        self.begun = 0
        self.killers = len(houses)
        """Houses in which kills are still to come."""
        self.up = {server for house in houses for server in house}
        """Servers that answer."""
        self.acknowledged = [0 for _ in houses]
        self.sittings: list[Sitting] = []
        """The tables in play, and those that were left."""
        killed.servers += sum(map(len, houses))

    def run(self) -> None:
        """All of it; what is interrupted is compared as far as it came."""
        try:
            asyncio.run(self._all())
        except* NotServed as trouble:
            self.killed.found("start", detail=str(trouble.exceptions[0]))
        except* Refused as refused:
            self.killed.found("refused", table="-", detail=str(refused.exceptions[0])[:400])
        finally:
            with suppress(NotServed):
                self._settle()

    async def _all(self) -> None:
        async with asyncio.TaskGroup() as group:
            for house in range(len(self.houses)):
                group.create_task(self._killing(house))
                for number in range(self.tables):
                    group.create_task(self._tables(house, number))

    # Killing -----------------------------------------------------------------------------------------------------

    async def _killing(self, house: int) -> None:
        rng, servers = Random(f"{self.seed} kills {house}"), self.houses[house]
        while self.begun < self.kills and (self.until is None or monotonic() < self.until):
            self.begun += 1
            wanted = self.acknowledged[house] + rng.randrange(PACE)
            while self.acknowledged[house] < wanted:
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.random() * 0.05)
            server = rng.choice(servers)
            self.up.remove(server)
            server.kill()
            self.killed.kills += 1
            self.step()
            server.start(wait=False)
            await asyncio.to_thread(server.wait)
            self.up.add(server)
        self.killers -= 1

    # Playing -----------------------------------------------------------------------------------------------------

    async def _server(self, servers: Sequence[Process], rng: Random) -> Process:
        """Any that is up, once one is: whoever knocks where nobody is may take the place of who is to come."""
        while not (found := [server for server in servers if server in self.up]):
            await asyncio.sleep(0.05)
        return rng.choice(found)

    async def _once(self, servers: Sequence[Process], rng: Random, *question: Any) -> Answer | None:
        """The answer of whichever server, if there is one."""
        server = await self._server(servers, rng)
        try:
            return await asyncio.to_thread(server.ask, *question)
        except TROUBLE:
            return None

    async def _ask(self, servers: Sequence[Process], rng: Random, *question: Any) -> Answer:
        """Ask until there is an answer, which has to be a good one."""
        while True:
            answer = await self._once(servers, rng, *question)
            if answer is not None and answer.well:
                return answer
            if answer is not None and answer.status != 503:
                raise Refused(answer.body.decode())
            await asyncio.sleep(0.05 + rng.random() * 0.1)

    async def _tables(self, house: int, number: int) -> None:
        """One table after another, as long as there are kills."""
        rng, turn = Random(f"{self.seed} {house} {number}"), number
        while turn == number or self.killers:
            sitting = await self._open(house, turn, rng)
            try:
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._watch(sitting))
                    for place, seat in enumerate(sitting.tokens):
                        plays = self._over_socket if (turn + place) % 3 else self._over_http
                        group.create_task(plays(sitting, house, seat, Random(f"{rng.random()} {seat}")))
                await self._finished(sitting, rng)
                self.sittings.remove(sitting)
            except* Refused as refused:
                self.killed.found("refused", table=sitting.table, detail=str(refused.exceptions[0])[:400])
            except* TimeoutError:
                self.killed.found("still", table=sitting.table, ply=sitting.told)
            turn += 1

    async def _open(self, house: int, turn: int, rng: Random) -> Sitting:
        """A table of any game, at which each has come by the link; at some a bot sits."""
        names = registry.game_names()
        name, servers = names[turn % len(names)], self.houses[house]
        seats = registry.game(name).seats(registry.game(name).players[0])
        bots = {seats[-1]: "bot:random"} if turn % BOTS == BOTS - 1 else {}
        given = {seats[0]: "me"} | dict.fromkeys(seats[1:], "open") | bots
        secret = f"{rng.getrandbits(160):040x}"  # repeated because no answer came, it opens no second table
        body = {"game": name, "seats": given, "options": soon_over(name, self.rounds), "id": secret}
        opened = (await self._ask(servers, rng, "POST", "/api/tables", body)).json()
        invite, tokens = opened["invite"].rpartition("/")[2], opened["tokens"]
        for seat in given:
            if given[seat] == "open":
                joining = {"invite": invite, "seat": seat, "id": f"{rng.getrandbits(160):040x}"}
                path = f"/api/tables/{opened['table']}/join"
                tokens[seat] = (await self._ask(servers, rng, "POST", path, joining)).json()["token"]
        self.killed.tables += 1
        self.sittings.append(Sitting(servers, opened["table"], tokens))
        return self.sittings[-1]

    async def _watch(self, sitting: Sitting) -> None:
        while len(sitting.left) < len(sitting.tokens):
            if monotonic() - sitting.moved > STILL:
                raise TimeoutError
            await asyncio.sleep(0.5)

    def _sends(self, sitting: Sitting, seat: str, state: dict[str, Any], rng: Random) -> tuple[int, str, str] | None:
        """The move that this seat sends in this state: one that was not answered, or any, or none now."""
        sitting.tell(state)
        if seat in sitting.waiting:
            self.killed.repeated += 1
        elif seat in state["to_act"]:
            sitting.waiting[seat] = (state["ply"], rng.choice(state["moves"]), f"{seat}-{state['ply']}")
        elif state["status"] == "over":
            sitting.left.add(seat)
        return sitting.waiting.get(seat)

    def _heard(self, sitting: Sitting, house: int, seat: str) -> None:
        ply, move, _ = sitting.waiting.pop(seat)
        sitting.heard[seat, ply] = move
        self.killed.acknowledged += 1
        self.acknowledged[house] += 1

    async def _over_http(self, sitting: Sitting, house: int, seat: str, rng: Random) -> None:
        """Plays a seat to the end, question by question."""
        servers, token = sitting.servers, sitting.tokens[seat]
        while True:
            state = (await self._ask(servers, rng, "GET", sitting.path, None, token)).json()
            if (sends := self._sends(sitting, seat, state, rng)) is not None:
                body = dict(zip(("ply", "move", "id"), sends, strict=True))
                answer = await self._once(servers, rng, "POST", f"{sitting.path}/moves", body, token)
                if answer is not None and answer.well:
                    self._heard(sitting, house, seat)
                    if len(sitting.tokens) > 1 and not rng.randrange(TALKS):
                        await self._say(sitting, seat, rng)
                    continue
                if answer is not None and not self._may_be(answer.json()["error"], servers):
                    raise Refused(answer.body.decode())
            if seat in sitting.left:
                return
            await asyncio.sleep(0.05 + rng.random() * 0.1)

    async def _say(self, sitting: Sitting, seat: str, rng: Random) -> None:
        """Something is said, again and again until that is answered."""
        text = f"{seat} {len(sitting.said)} {rng.getrandbits(32):08x}"
        body, token = {"id": text, "text": text}, sitting.tokens[seat]
        await self._ask(sitting.servers, rng, "POST", f"{sitting.path}/talk", body, token)
        sitting.said.append((seat, text))

    async def _over_socket(self, sitting: Sitting, house: int, seat: str, rng: Random) -> None:
        """Plays a seat to the end, told of every change; a move without an answer is sent again."""
        while seat not in sitting.left:
            server = await self._server(sitting.servers, rng)
            headers = bearing(sitting.tokens[seat])
            url = server.live_url(sitting.table)
            try:
                async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
                    await self._converse(socket, sitting, house, seat, rng)
            except (OSError, WebSocketException, EOFError):
                pass
            if seat not in sitting.left:
                await asyncio.sleep(0.05 + rng.random() * 0.2)

    async def _converse(self, socket: Any, sitting: Sitting, house: int, seat: str, rng: Random) -> None:
        """Until the game is over, or the connection."""
        state: dict[str, Any] = {}
        sent = after = -1
        async for data in socket:
            message = json.loads(data)
            if message["type"] == "refused":
                if self._may_be(message["error"], sitting.servers):
                    return
                raise Refused(data)
            if message["type"] == "state":
                state = message
            elif message["type"] == "accepted" and sent >= 0:
                self._heard(sitting, house, seat)
                sent, after = -1, message["ply"]
            if sent >= 0 or not state or state["ply"] < after:
                continue  # an answer, or the state after the move, is still to come
            if (sends := self._sends(sitting, seat, state, rng)) is not None:
                sent = sends[0]
                await socket.send(json.dumps(dict(zip(("type", "ply", "move", "id"), ("move", *sends), strict=True))))
            if seat in sitting.left:
                return

    @staticmethod
    def _may_be(error: str, servers: Sequence[Process]) -> bool:
        """Refusals that a client looks again after: a server that leaves, or what another has changed meanwhile."""
        return error == "leaving" or (error == "old-ply" and len(servers) > 1)

    # Comparing ---------------------------------------------------------------------------------------------------

    async def _finished(self, sitting: Sitting, rng: Random) -> None:
        """A whole game: its record replays, and holds what was heard."""
        state = (await self._ask(sitting.servers, rng, "GET", sitting.path)).json()
        text = (await self._ask(sitting.servers, rng, "GET", f"{sitting.path}/record")).body.decode()
        self.killed.games += 1
        if (broken := wrong_with(sitting.table, state, text)) is not None:
            self.killed.broken.append(broken)
        self._compare(sitting, lines_of(text), set(sitting.tokens))
        if sitting.said:
            talk = (await self._ask(sitting.servers, rng, "GET", f"{sitting.path}/talk")).json()
            kept = [(one["seat"], one["text"]) for one in talk["said"]]
            for seat, words in sitting.said:
                if kept.count((seat, words)) != 1:
                    self.killed.lost += 1
                    self.killed.found("unsaid", table=sitting.table, seat=seat, count=kept.count((seat, words)))

    def _settle(self) -> None:
        """Games that did not come to their end: each seat's account holds what it heard."""
        for house in self.houses if self.sittings else ():
            for server in house:
                if not server.runs:
                    server.start(wait=False)
                server.wait()
        for sitting in self.sittings:
            for seat, token in sitting.tokens.items():
                account = sitting.servers[0].ask("GET", f"{sitting.path}/record", None, token)
                self._compare(sitting, lines_of(account.body.decode()), {seat})

    def _compare(self, sitting: Sitting, lines: Sequence[str], seats: set[str]) -> None:
        """What these seats heard, and what is kept."""
        for (seat, ply), move in sitting.heard.items():
            if seat in seats and (ply >= len(lines) or lines[ply] != f"{seat} {move}"):
                self.killed.lost += 1
                self.killed.found("lost", table=sitting.table, ply=ply, seat=seat, move=move)
        if len(lines) < sitting.told:
            self.killed.lost += 1
            self.killed.found("gone", table=sitting.table, ply=len(lines), told=sitting.told)
        on_the_way = {(seat, sent[0]) for seat, sent in sitting.waiting.items()}
        for ply, line in enumerate(lines):
            seat, _, move = line.partition(" ")
            if seat in seats and (seat, ply) not in sitting.heard and (seat, ply) not in on_the_way:
                self.killed.doubled += 1
                self.killed.found("doubled", table=sitting.table, ply=ply, seat=seat, move=move)
