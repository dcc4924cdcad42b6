"""Bots that play a tournament over the network, each with a token of its own, whichever process answers."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from boulevard.trial.process import TROUBLE, Process

PATIENCE = 300.0
"""Seconds in which somebody answers."""
PLAYING = 1800.0
"""Seconds in which all is played, on a machine that has much else to do."""
NAMES = [f"{letter}{letter.lower()}na" for letter in "ABCDEFGHJKMNOPQR"]
"""None of which looks like another."""


class Entrants:
    """So many of them at one tournament."""

    def __init__(self, servers: Sequence[Process], count: int, seed: str) -> None:
        self.servers, self.rng = servers, Random(seed)
        self.tokens = [f"the token of player {seed} {number:02}" for number in range(count)]
        self.up = set(servers)
        self.cup = ""
        self.moves = 0

    def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, *, may: Sequence[int] = ()
    ) -> Any:
        """The answer of any process that is up, asked again where it ended in between."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            up = [server for server in self.servers if server in self.up]
            if not up:
                time.sleep(0.05)
                continue
            try:
                answer = self.rng.choice(up).ask(method, path, body, token)
            except TROUBLE:
                time.sleep(0.02)
                continue
            if answer.well:
                return answer.json()
            assert answer.status in (409, 503), answer.body
            if answer.status == 409:  # a move that another process has by now, a game that has begun
                assert any(key in answer.body for key in (b"cup-not-now", b"old-ply", b"not-your-turn")), answer.body
                return None
            time.sleep(0.02)
        raise AssertionError(f"{method} {path}: no answer")

    def found(self, **terms: Any) -> str:
        given = {"kind": "swiss", "title": "Trial", "game": "paris", "clock": {"kind": "days", "time": 1}, **terms}
        body = {"terms": given, "id": f"tournament {self.tokens[0]}"}
        self.cup = self.ask("POST", "/api/cups", body, self.tokens[0])["cup"]
        for number, token in enumerate(self.tokens):
            self.ask("POST", f"/api/cups/{self.cup}/join", {"name": NAMES[number]}, token)
        return self.cup

    def start(self) -> None:
        self.ask("POST", f"/api/cups/{self.cup}/start", {}, self.tokens[0])

    def shown(self) -> Any:
        return self.ask("GET", f"/api/cups/{self.cup}")

    def whose(self, player: int) -> str:
        """Players are numbered as they came in."""
        return self.tokens[player]

    def play(self) -> Any:
        """To the end; what is shown then."""
        until = time.monotonic() + PLAYING
        while (shown := self.shown())["status"] not in ("over", "cancelled"):
            assert time.monotonic() < until, shown
            waiting = [game for game in shown["games"] if game["result"] is None]
            for game in waiting:
                if game["table"] is not None:
                    self.some_moves(game)
                elif game["grace"] is not None:
                    for player in (game["first"], game["second"]):
                        if player not in game["ready"]:
                            self.ask("POST", f"/api/cups/{self.cup}/ready", {}, self.whose(player))
            if not any(game["table"] for game in waiting):
                time.sleep(0.1)
        return shown

    def some_moves(self, game: Any, most: int = 25) -> None:
        """A few moves at a table, each sent until some process has answered; it counts once."""
        path = f"/api/tables/{game['table']}"
        mine, other = self.whose(game["first"]), self.whose(game["second"])
        for _ in range(most):
            state = self.ask("GET", path, None, mine)
            if state["status"] != "playing":
                return
            if not state["moves"]:
                mine, other = other, mine
                continue
            body = {"ply": state["ply"], "move": self.rng.choice(state["moves"])}
            body["id"] = f"{state['ply']} {body['move']}"
            if self.ask("POST", f"{path}/moves", body, mine) is not None:
                self.moves += 1


def check_swiss(shown: Any, rounds: int) -> None:
    """Right pairings: each plays once a round, nobody twice with the same; the standings follow from the results."""
    players = range(len(shown["players"]))
    points = dict.fromkeys(players, 0.0)
    met = set()
    for number in range(1, rounds + 1):
        games = [game for game in shown["games"] if game["round"] == number]
        there = [one for game in games for one in (game["first"], game["second"]) if one is not None]
        assert sorted(there) == list(players), number
        assert [game["board"] for game in games] == list(range(1, len(games) + 1))
        for game in games:
            pair = frozenset((game["first"], game["second"]))
            assert pair not in met
            met.add(pair)
            result = game["result"]
            assert result["how"] in ("played", "bye")
            assert sum(result["points"]) == 1
            if result["totals"] is not None and result["totals"][0] != result["totals"][1]:
                assert (result["points"][0] > result["points"][1]) == (result["totals"][0] > result["totals"][1])
            points[game["first"]] += result["points"][0]
            if game["second"] is not None:
                points[game["second"]] += result["points"][1]
    assert {row["player"]: row["points"] for row in shown["standings"]} == points
    order = [(row["points"], row["met"], row["between"], row["margin"], row["seconds"]) for row in shown["standings"]]
    assert order == sorted(order, reverse=True)
    for row in shown["standings"]:
        rivals = [next(iter(pair - {row["player"]})) for pair in met if row["player"] in pair and None not in pair]
        assert row["met"] == sum(points[rival] for rival in rivals)
