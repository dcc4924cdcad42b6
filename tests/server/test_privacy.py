"""Privacy at the socket: two tables that differ only in what somebody may not see send the same bytes."""

import json
import time
from contextlib import AbstractContextManager
from random import Random
from typing import Any

import httpx
import pytest

from boulevard import registry
from boulevard.core import contract
from boulevard.core.record import Line
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.server import store
from boulevard.server.archive import kept_line
from boulevard.server.guests import hashed, new_token
from boulevard.server.kept import Company, KeptLine, Key, New, Seated, Stored
from boulevard.server.room import Room
from server.inside import FRAMED
from server.kit import Live, Party, Served


def position(name: str, rng: Random, plies: int) -> tuple[Table, list[KeptLine]]:
    """A game some way on, where a seat is to act, with its lines; less far where the game is shorter."""
    game = registry.game(name)
    while True:
        table = contract.any_table(game, rng)
        table.players = dict.fromkeys(table.players, "Ana")
        table.names = dict(table.players)
        lines: list[KeptLine] = []
        while table.to_act and (len(lines) < plies or table.to_act == (CHANCE,)):
            seat, move = contract.any_move(game, table.state, rng)
            lines.append(kept_line(table, Line(seat, str(move)), 1.0))
        if table.to_act:
            return table, lines
        plies = min(plies, 3 * len(lines) // 4)


def keep(
    engine: Any, id_: str, table: Table, lines: list[Any], state: Any, tokens: dict[str, str], seed: bytes
) -> None:
    game = table.game
    keys = [Key(hashed(token), seat, "token") for seat, token in tokens.items()]
    stored = Stored(
        id=id_, game=game.name, rules=game.version, options=table.options, seed=seed, status="playing", version=0,
        ply=len(lines), company=Company({seat: Seated("person", "Ana") for seat in table.players}, dict(table.players)),
        snapshot_ply=len(lines), snapshot=game.save(state), touched=1.0, keys=keys,
    )  # fmt: skip
    room = Room(stored, lines)
    store.create(engine, New(stored, lines, " ".join(room.to_act), False))


class Twin:
    """One of the two tables, and all that a viewer is sent from it."""

    def __init__(self, served: Served, id_: str, tokens: dict[str, str], viewer: str | None) -> None:
        self.party = Party(served, {"table": id_, "invite": "/x", "tokens": tokens})
        self.served, self.viewer, self.id = served, viewer, id_
        self.log_from = served.log.stat().st_size

    def mark(self) -> None:
        """What is logged from here on is this table's."""
        self.log_from = self.served.log.stat().st_size
        self.logged()

    def logged(self) -> list[Any]:
        """What was logged since it was last asked. A request is logged after it is answered: ask for something else,
        and read until that is there."""
        self.served.call("GET", "/health")
        while True:
            with self.served.log.open("rb") as file:
                file.seek(self.log_from)
                lines = [json.loads(line) for line in file.read().decode().splitlines() if line.endswith("}")]
                if lines and lines[-1].get("route") == "/health":
                    self.log_from = file.tell()
                    return [{name: value for name, value in line.items() if name not in ("at", "ms")} for line in lines]
            time.sleep(0.001)

    def sent(self) -> list[bytes]:
        """State, live message, account, previews, choices, the table in words, and refusals of every kind, as they come
        over the wire."""
        token = self.party.tokens[self.viewer] if self.viewer else None

        def call(method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
            return self.served.call(method, path, body, token, **more)

        path = self.party.path
        found = [call("GET", path), call("GET", f"{path}?after=0"), call("GET", f"{path}/record")]
        state = found[0].json()
        found += [call("GET", f"{path}?seat=-"), call("GET", f"{path}/words"), call("GET", f"{path}/words?lang=fr")]
        found += [call("GET", f"{path}/{study}") for study in ("plan", "words?ply=0", "review", "review/1")]
        moves = state["moves"][state["ply"] % 3 :: 3][:1]
        wrong = ("nonsense", *(stray for stray in self.strays if stray not in state["moves"]))
        found += [call("GET", f"{path}/choices", params={"path": begun}) for begun in beginnings((*moves, *wrong))]
        found += [call("POST", f"{path}/preview", {"move": move}) for move in (*moves, *wrong)]
        found += [call("POST", f"{path}/moves", {"ply": state["ply"], "move": move}) for move in wrong]
        found.append(call("POST", f"{path}/moves", {"ply": state["ply"] + 1, "move": "pass"}))
        found.append(call("POST", f"{path}/hint", {}))
        found.append(call("POST", f"{path}/undo", {"to": 0, "ply": state["ply"]}))
        found.append(call("POST", f"{path}/takeback", {"to": state["ply"], "ply": state["ply"]}))
        if state["status"] == "playing":
            found.append(call("POST", f"{path}/rematch", {}))
        sent = [answer.status_code.__repr__().encode() + answer.content for answer in found]
        with self.served.live(self.id, token, "?after=0") as live:
            sent.append(json.dumps(live.until("state")).encode())
        return [one.replace(self.id.encode(), b"TABLE") for one in sent]

    strays: tuple[str, ...] = ()

    def live(self) -> AbstractContextManager[Live]:
        """The viewer's own connection."""
        return self.served.live(self.id, self.party.tokens[self.viewer] if self.viewer else None)

    def everyone(self) -> dict[str, Any]:
        return {seat: self.party.state(seat) for seat in self.party.tokens}


def beginnings(texts: tuple[str, ...]) -> list[str]:
    """The first words of these moves: none, one, two …, all."""
    words = [text.split(" ") for text in texts]
    return list(dict.fromkeys(" ".join(one[:end]) for one in words for end in range(len(one) + 1)))


@pytest.mark.parametrize("name", registry.game_names())
def test_what_is_hidden_stays_hidden(served: Served, name: str) -> None:
    engine = store.engine_for(served.database)
    game = registry.game(name)
    compared = followed = frames = 0
    for number in range(6):
        rng = Random(f"privacy {name} {number}")
        table, lines = position(name, rng, 2 + 7 * number)
        strays = tuple({str(contract.any_move(game, table.state, rng)[1]) for _ in range(2)})
        viewers = contract.viewers(game, table.state)
        for viewer in rng.sample(viewers, min(len(viewers), 3)):
            other = game.disguise(table.state, viewer, rng)
            seed = rng.randbytes(32)
            tokens = {seat: new_token() for seat in table.players}
            twins = []
            for state in (table.state, other):
                id_ = f"twin{rng.getrandbits(64):016x}"
                keep(engine, id_, table, lines, state, tokens, seed)
                twins.append(Twin(served, id_, tokens, viewer))
                twins[-1].strays = strays
            for _ in range(3):
                pages = []
                for twin in twins:
                    twin.mark()
                    pages.append((twin.sent(), twin.logged()))
                for left, right in zip(*(page[0] + page[1] for page in pages), strict=True):
                    assert left == right, f"{name} {number}: {viewer} can tell"
                compared += len(pages[0][0])
                same, chain = play_the_same(twins, rng)
                if not same:
                    break
                followed += 1
                frames += chain
    engine.dispose()
    assert compared > 100
    assert followed > 10
    assert frames > 10 or name not in FRAMED


def play_the_same(twins: list[Twin], rng: Random) -> tuple[bool, int]:
    """The same move at both tables as far as the viewer can tell, who is connected and must be told the same.

    False where there is no such move, or it shows what was hidden, or chance had other things to draw from; and how
    many frames there were.
    """
    (left, right) = twins
    state = left.party.state()
    if not state["to_act"]:
        return False, 0
    seat = state["to_act"][0]
    moves, others = left.party.state(seat)["moves"], right.party.state(seat)["moves"]
    both = [move for move in moves if move in others]
    if not both:
        return False, 0
    move = rng.choice(both)
    with left.live() as one, right.live() as other:
        for live in (one, other):
            live.until("state")
        for twin in twins:
            twin.party.post("moves", seat, {"ply": state["ply"], "move": move})
        told = [{**live.until("state"), "table": ""} for live in (one, other)]
    accounts = [twin.party.record(twin.viewer).splitlines()[state["ply"] :] for twin in twins]
    same = accounts[0] == accounts[1] and "reveal" not in json.dumps(told[0]["events"])
    if same:
        assert told[0] == told[1], f"{left.viewer} can tell from what is told of {move}"
    return same, len(told[0]["frames"])


def test_the_twins_do_differ(served: Served) -> None:
    """The test would see nothing if the two were the same."""
    rng = Random("differ")
    table, _ = position("paris", rng, 6)
    others = [table.game.disguise(table.state, "orange", rng) for _ in range(5)]
    assert any(table.game.save(other) != table.game.save(table.state) for other in others)
