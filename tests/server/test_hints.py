"""Hints over HTTP and WebSocket: where the table allows them, for whoever is to act, found beside the game."""

from random import Random
from typing import Any

import pytest

from boulevard import registry
from boulevard.server.acts import hint_wanted
from boulevard.server.kept import Company, Seated, Stored
from boulevard.server.limits import RATES
from boulevard.server.room import Room
from boulevard.trial.twins import position
from server.kit import Party, Served


def against_bot(served: Served, **opening: Any) -> Party:
    return served.open(seats={"orange": "me", "blue": "bot:random"}, options={"first": "orange"}, **opening)


def test_candidates_in_both_languages(served: Served) -> None:
    party = against_bot(served, name="blue")
    state = party.state("orange")
    assert state["hints"] is True
    found = party.post("hint", "orange", {}, 200)
    assert found["ply"] == state["ply"]
    assert len(found["hints"]) in (1, 2)
    for hint in found["hints"]:
        assert hint["move"] in state["moves"]
        assert 0 <= hint["value"] <= 1
        assert hint["said"].keys() == {"en", "fr"}
        assert hint["said"]["en"]["reason"].endswith(".")
        assert hint["said"]["en"]["nudge"].startswith("Think about ")
        assert hint["said"]["fr"]["place"].startswith("Regardez ")
        assert hint["only"] is False
        assert hint["where"]
        assert all(event["seat"] == "orange" for event in hint["where"])
    assert party.post("hint", "orange", {}, 200) == found  # thought about once
    party.post("moves", "orange", {"ply": state["ply"], "move": found["hints"][0]["move"]}, 200)


def test_over_a_websocket_nothing_waits_for_it(served: Served) -> None:
    party = against_bot(served)
    with served.live(party.table, party.tokens["orange"]) as live:
        state = live.until("state")
        live.send(type="hint", id="h")
        live.send(type="preview", move=state["moves"][0], id="p")
        live.send(type="ping", id="x")
        kinds: list[str] = []
        while "hint" not in kinds:
            kinds.append(live.next()["type"])
        assert [kind for kind in kinds if kind != "seats"] == ["preview", "pong", "hint"]
        live.send(type="hint", id="again")
        assert live.until("hint", id="again")["ply"] == state["ply"]


def test_who_gets_none(served: Served) -> None:
    party = against_bot(served, hints=False)
    assert party.state()["hints"] is False
    assert party.post("hint", "orange", {}, 403)["error"] == "no-hints"
    two = served.open(seats={"orange": "me", "blue": "me"}, options={"first": "orange"}, hints=True)
    assert two.post("hint", "blue", {"seat": "blue"}, 409)["error"] == "not-your-turn"
    assert two.post("hint", None, {}, 403)["error"] == "spectator"
    assert two.post("hint", "orange", {}, 200)["hints"]
    waiting = served.open(hints=True)
    assert waiting.post("hint", "orange", {}, 409)["error"] == "not-begun"
    assert waiting.state()["hints"] is True


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [
        ({"orange": "me", "blue": "bot:random"}, True),
        ({"orange": "me", "blue": "me"}, False),
        ({"orange": "me", "blue": "open"}, False),
        ({"orange": "bot:random", "blue": "bot:random"}, False),
    ],
)
def test_without_a_word_hints_are_for_one_person_against_bots(
    served: Served, seats: dict[str, str], allowed: bool
) -> None:
    assert served.open(seats=seats).state()["hints"] is allowed


def test_a_rematch_keeps_what_was_chosen(served: Served) -> None:
    party = against_bot(served, hints=False)
    party.post("resign", "orange", {})
    again = party.post("rematch", "orange", {})
    assert served.get(f"/api/tables/{again['table']}", party.tokens["orange"])["hints"] is False


@pytest.mark.parametrize("weighs", [False, True])
@pytest.mark.parametrize("name", registry.game_names())
def test_what_is_thought_about_is_what_the_seat_may_know(name: str, weighs: bool) -> None:
    """Two tables that differ in what is hidden from the seat ask the same question, byte for byte."""
    game = registry.game(name)
    for number in range(6):
        rng = Random(f"hint {name} {number}")
        table, lines = position(name, rng, 2 + 7 * number)
        seat = table.to_act[0]
        asked = []
        for state in (table.state, game.disguise(table.state, seat, rng)):
            company = Company({one: Seated("person", "Ana") for one in table.players}, dict(table.players), hints=True)
            stored = Stored(
                id="table", game=name, rules=game.version, options=table.options, seed=b"s" * 32, status="playing",
                version=0, ply=len(lines), company=company, snapshot_ply=len(lines), snapshot=game.save(state),
                touched=1.0, keys=[],
            )  # fmt: skip
            move = str(game.options(state, seat)[0]) if weighs else None
            asked.append(hint_wanted(Room(stored, lines), seat, move))
        assert asked[0] == asked[1]
        assert asked[0].weighed == move


# What a move costs -----------------------------------------------------------------------------------------------


def test_a_move_is_weighed_before_it_is_played(served: Served) -> None:
    """What it costs in both languages, with the better move as a hint; thought about once, and nothing is played."""
    party = against_bot(served)
    state = party.state("orange")
    found = {move: party.post("weigh", "orange", {"move": move}, 200) for move in state["moves"][::25]}
    for move, cost in found.items():
        assert (cost["ply"], cost["move"]) == (state["ply"], move)
        assert cost["grade"] in ("good", "slip", "mistake")
        assert cost["said"].keys() == {"en", "fr"}
        assert cost["said"]["en"]["cost"].endswith(".")
        if (better := cost["better"]) is None:
            assert (cost["points"], cost["chance"], cost["drivers"]) == (0, 0, [])
        else:
            assert better["move"] in set(state["moves"]) - {move}
            assert better["said"]["fr"]["move"].endswith(".")
            assert better["where"]
        assert party.post("weigh", "orange", {"move": move}, 200) == cost
    assert any(cost["better"] for cost in found.values())
    assert party.state("orange")["ply"] == state["ply"]


def test_over_a_websocket_nothing_waits_for_moves_that_are_weighed(served: Served) -> None:
    """Even where several are asked about, and a hint; and the table plays on."""
    party = against_bot(served)
    with served.live(party.table, party.tokens["orange"]) as live:
        state = live.until("state")
        live.send(type="hint", id="h")
        for number in range(3):
            live.send(type="weigh", move=state["moves"][number], id=str(number))
        live.send(type="preview", move=state["moves"][0], id="p")
        live.send(type="ping", id="x")
        found: list[dict[str, Any]] = []
        while len(found) < 6:
            if (message := live.next())["type"] != "seats":
                found.append(message)
        assert [one["type"] for one in found[:2]] == ["preview", "pong"]
        weighed = {one["id"]: one["move"] for one in found if one["type"] == "weighed"}
        assert weighed == {str(number): state["moves"][number] for number in range(3)}
        live.send(type="move", ply=state["ply"], move=state["moves"][0], id="m")
        assert live.until("accepted")["ply"] > state["ply"]


def test_whose_move_is_not_weighed(served: Served) -> None:
    party = against_bot(served, hints=False)
    move = party.state("orange")["moves"][0]
    assert party.post("weigh", "orange", {"move": move}, 403)["error"] == "no-hints"
    two = served.open(seats={"orange": "me", "blue": "me"}, options={"first": "orange"}, hints=True)
    assert two.post("weigh", "blue", {"move": move, "seat": "blue"}, 409)["error"] == "not-your-turn"
    assert two.post("weigh", None, {"move": move}, 403)["error"] == "spectator"
    refused = two.post("weigh", "orange", {"move": "pass"}, 422)
    assert refused["rule"]
    assert refused["error"] == two.post("preview", "orange", {"move": "pass"}, 422)["error"]


def test_they_are_limited() -> None:
    for kind in ("hint-seat", "weigh-seat"):
        most, rate = RATES[kind]
        assert most <= 10
        assert rate <= 0.5
