"""The score pad over HTTP: the same sheets as `boulevard score`, and a name for everything that cannot be."""

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from boulevard.server.limits import MESSAGE_BYTES
from server.kit import Served

GAMES = ("paris", "couleurs", "flatiron")
NONSENSE: list[Any] = [
    None, True, -1, 2**70, 10**400, 1.5, "", "é\u0000", "y" * 300, [], {}, [[[]]], {"a": {"b": []}}, ["orange"],
]  # fmt: skip


def example(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(f"boulevard.games.{game}").joinpath("example.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_example_is_counted_as_the_command_counts_it(served: Served, game: str) -> None:
    """Without a table, a cookie or a key."""
    data = example(game)
    found = served.post(f"/api/score/{game}", data)
    assert {**found["scores"], "winners": found["winners"]} == data["expected"]
    assert found["verdict"]["key"]


def test_paris_tells_what_a_drawing_needs_and_what_seems_odd(served: Served) -> None:
    found = served.post("/api/score/paris", example("paris"))
    lit = {one["figures"]["building"]: one["points"] for one in found["shown"]["items"] if one["line"] == "lit"}
    assert lit["SMALL_L"] == 12
    pool = next(one for one in found["remarks"] if one["error"] == "pad-pool")
    assert pool["figures"]["building"] == ["ZIGZAG", "BIG_T"]
    assert pool["place"] == "reserve"
    assert "Zigzag" in pool["said"]["en"]
    assert "chantier" in pool["said"]["fr"]


def test_what_cannot_be_is_named_at_its_place(served: Served) -> None:
    """Which entry, which rule, in both languages, whichever the caller reads."""
    pad = example("couleurs")
    pad["players"]["1"]["black"] = 4
    found = served.post("/api/score/couleurs", pad, status=422, headers={"accept-language": "fr"})
    assert (found["error"], found["place"], found["rule"]) == ("pad-black", "players", "L5")
    assert found["figures"] == {"found": 7, "most": 5}
    assert found["said"]["en"].startswith("7 black")
    assert found["said"]["fr"] != found["said"]["en"]
    assert found["said"]["fr"] in found["sentence"]


def entries(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every entry of a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(found for key, one in inside for found in entries(one, (*way, key)))]


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_is_refused_by_name(served: Served, game: str) -> None:
    """An entry of the example after the other, made into something else: a sheet or a named refusal."""
    rng, ways = Random(game), entries(example(game))
    for way in rng.sample(ways, min(40, len(ways))):
        data: Any = example(game)
        inner = data
        for step in way[:-1]:
            inner = inner[step]
        if way:
            inner[way[-1]] = rng.choice(NONSENSE)
        else:
            data = rng.choice(NONSENSE)
        answer = served.call("POST", f"/api/score/{game}", data)
        assert answer.status_code in (200, 400, 422), (way, answer.text)
        if answer.status_code != 200:
            assert answer.json()["error"] != "inside"
            assert answer.json()["sentence"]


def test_a_number_that_no_answer_can_hold_is_named_too(served: Served) -> None:
    pad = {"game": "flatiron", "counted": True, "roof": None, "players": {"1": {"points": 2**70}, "2": {"points": 0}}}
    found = served.post("/api/score/flatiron", pad, status=422)
    assert found["place"] == "players.1.points"
    assert found["figures"]["found"] == str(2**70)


def test_other_games_and_too_much_are_refused(served: Served) -> None:
    assert served.post("/api/score/chess", {}, status=404)["error"] == "no-page"
    large = {**example("paris"), "expected": {"more": "x" * MESSAGE_BYTES}}
    assert served.post("/api/score/paris", large, status=413)["error"] == "too-large"
    assert served.post("/api/score/paris", example("flatiron"), status=422)["error"] == "field"
