"""Two tables that differ only in what somebody may not see: every byte that this somebody is sent is the same."""

import json
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from copy import deepcopy
from random import Random
from typing import Any
from urllib.parse import urlencode

import sqlalchemy as sa

from boulevard import registry
from boulevard.core import contract
from boulevard.core.record import Line
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.server import rows, talk_rows
from boulevard.server.brought import kept_line
from boulevard.server.clocks import Clock, made
from boulevard.server.database import engine_for
from boulevard.server.guests import hashed, new_token
from boulevard.server.kept import Company, KeptLine, Key, New, Seated, Stored
from boulevard.server.messages import Timing
from boulevard.server.room import Room
from boulevard.server.talk import Said
from boulevard.trial.process import Answer, Live, Process
from boulevard.trial.records import lines_of
from boulevard.trial.report import Compared


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
    engine: sa.Engine,
    id_: str,
    table: Table,
    lines: list[KeptLine],
    state: Any,
    tokens: dict[str, str],
    seed: bytes,
    clock: Clock | None = None,
) -> None:
    """A table in a server's database, in that state."""
    game = table.game
    keys = [Key(hashed(token), seat, "token") for seat, token in tokens.items()]
    stored = Stored(
        id=id_, game=game.name, rules=game.version, options=table.options, seed=seed, status="playing", version=0,
        ply=len(lines), snapshot_ply=len(lines), snapshot=game.save(state), touched=1.0, keys=keys,
        company=Company(
            {seat: Seated("person", "Ana") for seat in table.players}, dict(table.players), clock=deepcopy(clock)
        ),
    )  # fmt: skip
    room = Room(stored, lines)
    rows.create(engine, New(stored, lines, " ".join(room.to_act), False))


def talk_about(engine: sa.Engine, id_: str, viewer: str | None, tokens: dict[str, str], more: bool) -> None:
    """Something is said that the viewer hears; `more`: and what the viewer does not, since others of the other ring, or
    somebody who is muted, say it."""
    own = viewer or "-"
    heard = viewer if viewer is None else next(iter(tokens))
    said = [("HEARD", heard, "somebody")]
    if more:
        said = [("UNHEARD", None if viewer else next(iter(tokens)), "another"), *said, ("UNHEARD2", viewer, "muted")]
    token = tokens.get(own)
    if token is not None:
        talk_rows.mute(engine, hashed(token), [hashed("muted")], 1.0)
    else:
        said = [one for one in said if one[2] != "muted"]  # who looks on here has no key to mute by
    for words, seat, author in said:
        talk_rows.say(
            engine, id_, Said(0, words, hashed(author), seat, author, "en", None, words, 1, 1.0, words), "trial"
        )


class Twin:
    """One of the two tables, and all that a viewer is sent from it."""

    def __init__(
        self, served: Process, id_: str, tokens: dict[str, str], viewer: str | None, strays: tuple[str, ...]
    ) -> None:
        """`strays`: moves to ask about that may not be offered."""
        self.served, self.id, self.tokens, self.viewer, self.strays = served, id_, tokens, viewer, strays
        self.token = tokens[viewer] if viewer else None
        self.path = f"/api/tables/{id_}"
        self.log_from = 0

    def mark(self) -> None:
        """What is logged from here on is this table's."""
        self.log_from = self.served.log.stat().st_size
        self.logged()

    def logged(self) -> list[bytes]:
        """What was logged since it was last asked. A request is logged after it is answered: ask for something else,
        and read until that is there."""
        self.served.ask("GET", "/health")
        while True:
            with self.served.log.open("rb") as file:
                file.seek(self.log_from)
                lines = [json.loads(line) for line in file.read().decode().splitlines() if line.endswith("}")]
                if lines and lines[-1].get("route") == "/health":
                    self.log_from = file.tell()
                    return [json.dumps({**line, "at": 0, "ms": 0}).encode() for line in lines]
            time.sleep(0.001)

    def asked(self) -> Iterator[Answer]:
        """State, account, previews, choices, the table in words, and refusals of every kind."""

        def call(method: str, path: str, body: Any = None) -> Answer:
            return self.served.ask(method, self.path + path, body, self.token)

        first = call("GET", "")
        yield first
        state = first.json()
        moves = state["moves"][state["ply"] % 3 :: 3][:1]
        wrong = ("nonsense", *(stray for stray in self.strays if stray not in state["moves"]))
        looks = ("?after=0", "/record", "?seat=-", "/words", "/words?lang=fr", "/plan", "/words?ply=0", "/review")
        yield from (call("GET", look) for look in (*looks, "/review/1"))
        yield from (call("GET", f"/choices?{urlencode({'path': begun})}") for begun in beginnings((*moves, *wrong)))
        yield from (call("POST", "/preview", {"move": move}) for move in (*moves, *wrong))
        yield from (call("POST", "/moves", {"ply": state["ply"], "move": move}) for move in wrong)
        yield call("POST", "/moves", {"ply": state["ply"] + 1, "move": "pass"})
        yield call("POST", "/hint", {})
        yield from (call("POST", "/weigh", {"move": move}) for move in (*moves, *wrong))
        yield from (call("POST", f"/{act}", body) for act, body in CLOCK_ACTS)
        yield call("POST", "/undo", {"to": 0, "ply": state["ply"]})
        yield call("POST", "/takeback", {"to": state["ply"], "ply": state["ply"]})
        if state["status"] == "playing":  # after the game everybody hears everything
            yield call("GET", "/talk")
            yield call("POST", "/talk", {"id": "1", "text": " "})
            yield call("POST", "/talk/UNHEARD/report", {})
            yield call("POST", "/talk/mutes", {"of": "UNHEARD"})
            with self.live("?talk=1") as live:
                yield Answer(200, (), live.next_text().encode())
            yield call("POST", "/rematch", {})

    def sent(self) -> list[bytes]:
        """All of that as it comes over the wire, what a connection is told first, and the server's own log."""
        self.mark()
        found = []
        for answer in self.asked():
            headers = [f"{name}: {value}" for name, value in answer.headers if name.lower() != "date"]
            found.append(f"{answer.status}\n{headers}\n".encode() + answer.body)
        with self.live("?after=0") as live:
            found.append(live.state_text().encode())
        return [self.nameless(one) for one in (*found, *self.logged())]

    def nameless(self, sent: bytes) -> bytes:
        return sent.replace(self.id.encode(), b"TABLE")

    def live(self, query: str = "") -> AbstractContextManager[Live]:
        """The viewer's own connection."""
        return self.served.live(self.id, self.token, query)

    def state(self, seat: str | None = None) -> Any:
        return self.served.ask("GET", self.path, None, self.tokens[seat] if seat else None).json()

    def account(self) -> list[str]:
        return lines_of(self.served.ask("GET", f"{self.path}/record", None, self.token).body.decode())


CLOCK_ACTS: tuple[tuple[str, Any], ...] = (
    ("pause/answer", {"yes": True}),
    ("pause/end", {}),
    ("pause", {"minutes": 0}),
    ("holiday", {"days": 1}),
    ("call", {"of": "blue", "do": "claim"}),
)


def beginnings(texts: tuple[str, ...]) -> list[str]:
    """The first words of these moves: none, one, two …, all."""
    words = [text.split(" ") for text in texts]
    return list(dict.fromkeys(" ".join(one[:end]) for one in words for end in range(len(one) + 1)))


class Twins:
    """Pairs of tables at one server, whose log tells of every request (`--log-level debug`)."""

    def __init__(self, served: Process, compared: Compared, clock: bool = False) -> None:
        """`clock`: the tables have clocks, at a server whose time stands still."""
        self.served, self.compared, self.clock = served, compared, clock
        self.engine = engine_for(served.database)
        self.followed = self.frames = 0
        """Moves that were played at both, and frames in which they were told."""

    def close(self) -> None:
        self.engine.dispose()

    def at(self, name: str, rng: Random, plies: int, viewers: int = 3, moves: int = 3) -> None:
        """A position of a game, to some of those who may look at it, for so many moves."""
        game = registry.game(name)
        table, lines = position(name, rng, plies)
        strays = tuple({str(contract.any_move(game, table.state, rng)[1]) for _ in range(2)})
        known = contract.viewers(game, table.state)
        for viewer in rng.sample(known, min(len(known), viewers)):
            seed, tokens = rng.randbytes(32), {seat: new_token() for seat in table.players}
            clock = made(Timing("live", 20, 10), table.players) if self.clock else None
            pair: list[Twin] = []
            for state in (table.state, game.disguise(table.state, viewer, rng)):
                id_ = f"twin{rng.getrandbits(64):016x}"
                keep(self.engine, id_, table, lines, state, tokens, seed, clock)
                talk_about(self.engine, id_, viewer, tokens, more=bool(pair))
                pair.append(Twin(self.served, id_, tokens, viewer, strays))
            self.compared.twins += 1
            for _ in range(moves):
                self._same(name, pair, *(twin.sent() for twin in pair))
                if not self._play(name, pair, rng):
                    break

    def _same(self, name: str, pair: list[Twin], one: list[bytes], other: list[bytes]) -> None:
        if len(one) != len(other):
            self._found(name, pair, f"{len(one)} / {len(other)}", 1)
        for left, right in zip(one, other, strict=False):
            self.compared.answers += 1
            self.compared.bytes += len(left)
            if left != right:
                unlike = sum(a != b for a, b in zip(left, right, strict=False)) + abs(len(left) - len(right))
                where = next((at for at, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), len(left))
                near = slice(max(0, where - 60), where + 60)
                self._found(name, pair, f"{left[near]!r} / {right[near]!r}", unlike)

    def _found(self, name: str, pair: list[Twin], detail: str, unlike: int) -> None:
        self.compared.different += unlike
        who, tables = pair[0].viewer or "-", " ".join(twin.id for twin in pair)
        self.compared.found("differs", game=name, viewer=who, tables=tables, detail=detail)

    def _play(self, name: str, pair: list[Twin], rng: Random) -> bool:
        """The same move at both tables as far as the viewer can tell, who is connected and must be told the same.

        False where there is no such move, or it shows what was hidden, or chance had other things to draw from.
        """
        (left, right) = pair
        state = left.state()
        if not state["to_act"]:
            return False
        seat = state["to_act"][0]
        others = right.state(seat)["moves"]
        both = [move for move in left.state(seat)["moves"] if move in others]
        if not both:
            return False
        move = {"ply": state["ply"], "move": rng.choice(both)}
        with left.live() as one, right.live() as other:
            for live in (one, other):
                live.state_text()
            for twin in pair:
                self.served.ask("POST", f"{twin.path}/moves", move, twin.tokens[seat])
            told = [twin.nameless(live.state_text().encode()) for twin, live in zip(pair, (one, other), strict=True)]
        accounts = [twin.account()[state["ply"] :] for twin in pair]
        shown = json.loads(told[0])
        revealing = {kind.name for kind in registry.game(name).event_types if kind.reveals}
        if accounts[0] != accounts[1] or any(event["event"] in revealing for event in shown["events"]):
            return False
        self.followed += 1
        self.frames += len(shown["frames"])
        self._same(name, pair, told[:1], told[1:])
        return True
