"""Looking closely: moves word by word, the table in words, the review of a finished game."""

from random import Random
from typing import Any

import msgspec
import pytest

from boulevard import registry
from boulevard.core.record import read_record
from boulevard.core.table import open_table, replaying
from boulevard.server.room import REMEMBERED
from server.kit import Party, Served
from server.test_play import full_party

GAMES = registry.game_names()


def choices(party: Party, seat: str | None, path: str = "", **query: str) -> Any:
    token = party.tokens[seat] if seat else None
    return party.served.get(f"{party.path}/choices", token, params={"path": path, **query})


def whole_moves(party: Party, seat: str, path: str = "") -> list[str]:
    """Every move that the choices lead to."""
    found = choices(party, seat, path)
    assert found["path"].startswith(path)
    moves = []
    for one in found["choices"]:
        assert one["text"].startswith(found["path"])
        below = [one["text"]] if one["whole"] else []
        if one["count"] > len(below):
            below += whole_moves(party, seat, one["text"])
        assert len(below) == one["count"]
        assert (one["gain"] is None) == (not one["whole"])
        moves += below
    return moves


@pytest.mark.parametrize("name", GAMES)
def test_the_choices_lead_to_every_move_that_is_offered(served: Served, name: str) -> None:
    party = full_party(served, name)
    for moves in (0, 1, 12, 25):
        state = party.play(moves, f"choices {moves}")
        if state["status"] != "playing":
            break
        seat = state["to_act"][0]
        assert sorted(whole_moves(party, seat)) == sorted(party.state(seat)["moves"])


def test_choices_say_what_they_are(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    found = choices(party, "orange", lang="fr")
    assert found["path"] == ""
    assert [one["text"].split(" ")[0] for one in found["choices"]] == ["tile", "take"]
    assert found["choices"][1] == {
        "text": "take", "says": "prendre un bâtiment", "count": 12, "whole": False, "gain": None,
    }  # fmt: skip
    taken = choices(party, "orange", "take", lang="en")
    assert taken["path"] == "take"
    assert taken["choices"][0] == {
        "text": "take LINE", "says": "the Line", "count": 1, "whole": True, "gain": -3,
    }  # fmt: skip
    assert choices(party, "orange", "take LINE") == {"path": "take LINE", "choices": []}
    tile = choices(party, "orange", "tile")
    assert tile["path"].split(" ")[0] == "tile"
    assert len(tile["path"].split(" ")) == 2, "the only tile in hand is no choice"
    call = served.call("GET", f"{party.path}/choices?path=take+NOTHING", token=party.tokens["orange"])
    assert (call.status_code, call.json()["error"]) == (422, "no-path")
    call = served.call("GET", f"{party.path}/choices", token=party.tokens["blue"])
    assert (call.status_code, call.json()["error"]) == (409, "not-your-turn")
    call = served.call("GET", f"{party.path}/choices")
    assert (call.status_code, call.json()["error"]) == (403, "spectator")
    assert served.call("GET", f"{party.path}/choices?lang=de", token=party.tokens["orange"]).status_code == 400


def test_a_gain_is_what_the_preview_says(served: Served) -> None:
    party = full_party(served, "paris")
    gains = set()
    for number in range(60):
        state = party.play(1, f"gain {number}")
        if state["status"] != "playing":
            break
        seat = state["to_act"][0]
        for one in choices(party, seat)["choices"]:
            for choice in choices(party, seat, one["text"])["choices"][:3]:
                if choice["whole"]:
                    sheets = party.post("preview", seat, {"move": choice["text"]})["sheets"]
                    assert choice["gain"] == sheets[seat]["total"] - state["sheets"][seat]["total"]
                    gains.add(choice["gain"])
    assert len(gains) > 3


@pytest.mark.parametrize("name", GAMES)
def test_the_table_in_words(served: Served, name: str) -> None:
    game = registry.game(name)
    waiting = served.open(name, seats=dict.fromkeys(game.seats(max(game.players)), "open"))
    call = served.call("GET", f"{waiting.path}/words")
    assert (call.status_code, call.json()["error"]) == (409, "not-begun")
    party = full_party(served, name)
    party.play(20)
    told = {
        (seat, lang): served.get(f"{party.path}/words", party.tokens.get(seat or ""), params={"lang": lang})["lines"]
        for seat in (*party.tokens, None)
        for lang in ("fr", "en")
    }
    assert all(len(lines) > 5 for lines in told.values())
    assert all(told[seat, "fr"] != told[seat, "en"] for seat in party.tokens)
    french = served.get(f"{party.path}/words", headers={"accept-language": "fr"})["lines"]
    assert french == told[None, "fr"]


def test_words_are_for_the_seat_that_asks(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    words = {seat: served.get(f"{party.path}/words", party.tokens.get(seat, "") or None) for seat in ("orange", "none")}
    assert any("Orange holds tile" in line for line in words["orange"]["lines"])
    assert any("Orange holds a hidden tile" in line for line in words["none"]["lines"])
    call = served.call("GET", f"{party.path}/words?seat=blue", token=party.tokens["orange"])
    assert (call.status_code, call.json()["error"]) == (403, "not-yours")


def with_takebacks(served: Served, name: str) -> Party:
    """A finished game in which much was taken back, also further than positions are kept for undo."""
    game = registry.game(name)
    seats = dict.fromkeys(game.seats(max(game.players)), "me")
    party, rng = served.open(name, seats=seats), Random(name)
    moved: list[tuple[str, int]] = []
    for number in range(70):
        state = party.state()
        if state["status"] != "playing":
            break
        seat = state["to_act"][0]
        party.post("moves", seat, {"ply": state["ply"], "move": rng.choice(party.state(seat)["moves"])})
        moved.append((seat, state["ply"]))
        back = {10: 2, 25: 3, 40: REMEMBERED}.get(number)
        if back and party.state()["status"] == "playing":
            seat, to = moved[-back]
            party.post("takeback", seat, {"to": to, "ply": party.state()["ply"]})
            for other in party.tokens:
                if party.state()["takeback"] and other != seat:
                    party.post("takeback/answer", other, {"yes": True})
            moved = moved[:-back]
    if party.play(30)["status"] == "playing":
        party.post("resign", next(iter(party.tokens)))
    for seat in party.tokens:
        if party.state()["status"] == "playing" and party.state()["seats"][seat]["kind"] == "person":
            party.post("resign", seat)
    while party.state()["status"] == "playing":
        pass
    return party


@pytest.mark.parametrize("name", GAMES)
def test_a_review_shows_what_each_seat_saw(served: Served, name: str) -> None:
    """Every line and every position, as a replay of the public record gives them."""
    party = with_takebacks(served, name)
    record = read_record(party.record().encode())
    game = registry.game(name)
    viewers = [*party.tokens, None]

    def ask(call: str, seat: str | None) -> Any:
        return served.get(f"{party.path}/{call}", params={"seat": seat} if seat else {})

    reviews = {viewer: ask("review", viewer) for viewer in viewers}
    assert all(found["ply"] == len(found["lines"]) == len(record.lines) for found in reviews.values())
    table = open_table(game, record)
    gone: set[int] = set()
    rng = Random("review")
    for ply, line in replaying(table, record):
        move = None if line.seat == "~" else game.parse(line.text)
        if line.seat == "~" and line.text.split(" ")[0] in ("undo", "takeback"):
            to = int(line.text.split(" ")[2])
            gone |= {at for at in range(to, ply) if record.lines[at].seat != "~"}
        for viewer, found in reviews.items():
            shown = found["lines"][ply]
            assert (shown["ply"], shown["seat"]) == (ply, line.seat)
            assert shown["text"] == (line.text if move is None else game.seen(table.state, move, viewer))
        if rng.random() < 0.15 or ply == 0:
            viewer = rng.choice(viewers)
            state = ask(f"review/{ply}", viewer)
            due = viewer is not None and viewer in table.to_act
            moves = [str(one) for one in game.options(table.state, viewer)] if due and viewer else []
            assert (state["ply"], state["status"], state["seat"], state["moves"]) == (ply, "playing", viewer, moves)
            assert state["sheets"] == game.scores(table.state)
            assert state["to_act"] == [seat for seat in table.to_act if seat != "-"]
            assert (state["outcome"], state["seed"]) == (None, None)
            assert state["view"] == sent(game.view(table.state, viewer))
            assert state["shown"] == sent(registry.shown(game, game.view(table.state, viewer)))
            events = reviews[viewer]["lines"][ply - 1]["events"] if ply else []
            assert state["events"] == events
    assert {one["ply"] for one in reviews[None]["lines"] if not one["counts"]} == gone
    assert gone
    end = ask(f"review/{len(record.lines)}", viewers[0])
    assert (end["status"], end["outcome"]["scores"]) == ("over", end["sheets"])
    call = served.call("GET", f"{party.path}/review/{len(record.lines) + 1}")
    assert (call.status_code, call.json()["error"]) == (422, "no-ply")
    call = served.call("GET", f"{party.path}/review?seat=nobody")
    assert (call.status_code, call.json()["error"]) == (422, "no-seat")
    start = served.get(f"{party.path}/words?ply=0&lang=en")["lines"]
    assert start != served.get(f"{party.path}/words?lang=en")["lines"]
    last = {"ply": len(record.lines), "lang": "en"}
    assert served.get(f"{party.path}/words", params=last) == served.get(f"{party.path}/words?lang=en")


def sent(value: Any) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_review_is_for_finished_games(served: Served) -> None:
    party = served.open(seats={"orange": "me", "blue": "me"})
    for call in ("review", "review/0", "words?ply=0"):
        for seat in (*party.tokens, None):
            answer = served.call("GET", f"{party.path}/{call}", token=party.tokens[seat] if seat else None)
            assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    party.post("resign", "orange")
    assert served.get(f"{party.path}/review/1", party.tokens["blue"])["mine"] == ["blue"]
    own = served.get(f"{party.path}/review/3?seat=-", party.tokens["blue"])
    assert own["seat"] == "blue"
    assert own["view"]["hands"]["blue"] != [None]
    other = served.get(f"{party.path}/review/3?seat=orange", party.tokens["blue"])
    assert other["view"]["hands"]["orange"] != [None]
