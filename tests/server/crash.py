"""Many tables in play over sockets while the server is killed again and again: nothing acknowledged may be lost."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from boulevard import registry
from boulevard.core.record import TABLE, read_record
from boulevard.core.steps import CHANCE
from server.kit import Party, Served, soon_over
from server.records import check_record


class Play:
    """Everything that the players of all tables were told."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.moves: dict[str, dict[tuple[str, int], str]] = {}

    def heard(self, table: str, seat: str, ply: int, move: str) -> None:
        found = self.moves.setdefault(table, {})
        assert found.setdefault((seat, ply), move) == move
        self.acknowledged += 1


async def player(servers: Sequence[Served], party: Party, seat: str, play: Play, rng: Random) -> None:
    """Plays a seat to the end, over whichever server answers; a move without an answer is sent again."""
    waiting: tuple[int, str, str] | None = None
    headers = {"Authorization": f"Bearer {party.tokens[seat]}"}
    while True:
        server = rng.choice(servers)
        url = f"ws://127.0.0.1:{server.port}/api/tables/{party.table}/live"
        try:
            async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:

                async def send(ply: int, move: str, id_: str, socket: Any = socket) -> None:
                    await socket.send(json.dumps({"type": "move", "ply": ply, "move": move, "id": id_}))

                if waiting is not None:
                    await send(*waiting)
                state: dict[str, Any] = {"status": "", "to_act": [], "ply": -1}
                async for data in socket:
                    message = json.loads(data)
                    if message["type"] == "state":
                        state = message
                    elif message["type"] == "accepted" and waiting is not None and message["id"] == waiting[2]:
                        play.heard(party.table, seat, *waiting[:2])
                        waiting, after = None, message["ply"]
                        if state["ply"] < after:
                            continue  # the state after the move is still to come
                    elif message["type"] == "refused":
                        assert message["error"] in ("leaving", "old-ply"), message
                        assert message["error"] == "leaving" or len(servers) > 1, message
                        break
                    if waiting is None and state["status"] == "over":
                        return
                    if waiting is None and seat in state["to_act"]:
                        waiting = (state["ply"], rng.choice(state["moves"]), f"{seat}-{state['ply']}")
                        await send(*waiting)
        except (OSError, WebSocketException, EOFError):
            pass
        await asyncio.sleep(0.05 + rng.random() * 0.2)


async def killer(servers: Sequence[Served], play: Play, kills: int, expected: int, rng: Random) -> None:
    """Kills a server whenever so many moves were acknowledged, and starts it again."""
    for threshold in sorted(rng.randrange(expected // 20 + 1, expected * 6 // 10) for _ in range(kills)):
        while play.acknowledged < threshold:
            await asyncio.sleep(0.005)
        await asyncio.sleep(rng.random() * 0.05)
        server = rng.choice(servers)
        await asyncio.to_thread(server.kill)
        server.start(wait=False)
        await asyncio.to_thread(server.wait)


def crash(servers: Sequence[Served], tables: int, kills: int, seed: str, rounds: int = 4, limit: float = 300) -> Play:
    """Play so many tables through so many kills, and check every record against everything that was heard."""
    rng = Random(seed)
    parties = []
    names = registry.game_names()
    for number in range(tables):
        name = names[number % len(names)]
        seats = registry.game(name).seats(registry.game(name).players[0])
        given = dict.fromkeys(seats, "me")
        if number % 3 == 2:
            given[seats[-1]] = "bot:random"
        parties.append(servers[number % len(servers)].open(name, seats=given, options=soon_over(name, rounds)))
    play = Play()

    async def all_of_it() -> None:
        players = [
            player(servers, party, seat, play, Random(f"{seed} {number} {seat}"))
            for number, party in enumerate(parties)
            for seat in party.tokens
        ]
        killing = asyncio.create_task(killer(servers, play, kills, 18 * len(players), rng))
        async with asyncio.timeout(limit):
            await asyncio.gather(*players)
            await killing  # all the kills took place

    asyncio.run(all_of_it())
    for server in servers:
        server.wait()
    for party in parties:
        check_record(party)
        lines = read_record(party.record().encode()).lines
        heard = play.moves[party.table]
        for (seat, ply), move in heard.items():
            assert str(lines[ply]) == f"{seat} {move}", "an acknowledged move is lost"
        played = {(line.seat, ply) for ply, line in enumerate(lines) if line.seat not in (CHANCE, TABLE)}
        assert {one for one in played if one[0] in party.tokens} == set(heard), "a move was applied twice, or unasked"
    return play
