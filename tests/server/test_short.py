"""Short games at the server: from a recorded position on, against bots, and honest about what was given."""

from pathlib import Path
from typing import Any

import pytest

from boulevard import registry
from boulevard.cli import main
from boulevard.core.record import Line, read_record
from boulevard.core.table import replay
from boulevard.server import acts, short
from boulevard.server import commands as c
from boulevard.server.guests import hashed
from boulevard.server.kept import Key, Seated
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room
from server.inside import SEED, Memory, ask, room_of
from server.kit import Party, Served
from server.records import check_record

GAMES = [name for name in registry.game_names() if registry.short(name) is not None]


def given_lines(name: str) -> list[Line]:
    record = registry.short(name)
    assert record is not None
    return record.lines


def inside(name: str) -> Room:
    """A short game from inside, where each seat is held by a token that is its name."""
    start = short.given(name)
    game = registry.game(name, None, start.rules)
    seats = {seat: Seated("person", "Ana") for seat in start.order}
    keys = [Key(hashed(seat), seat, "token") for seat in seats]
    return room_of(acts.open_table("t", game, start.options, seats, keys, SEED, 1.0, None, start))


@pytest.mark.parametrize("name", GAMES)
def test_a_short_game_begins_with_the_lines_of_its_record_and_is_played_on(served: Served, name: str) -> None:
    party = served.open(name, short=True, name="Ana")
    (mine,) = party.tokens
    state = party.state(mine)
    given = given_lines(name)
    assert (state["status"], state["ply"], state["to_act"]) == ("playing", len(given) + 1, [mine])
    assert {seat: (one["kind"], one["name"]) for seat, one in state["seats"].items()} == {
        seat: ("person", "Ana") if seat == mine else ("bot", "bot:ami") for seat in state["seats"]
    }
    assert mine == short.given(name).seats[0]
    assert state["hints"]
    assert len(state["moves"]) > 1
    assert (state["undo_to"], state["takeback_to"]) == ([], None)
    assert party.play()["status"] == "over"
    record = read_record(party.record().encode())
    assert record.lines[: len(given)] == given
    assert record.lines[len(given)] == Line("~", "begin")
    assert record.given == len(given)
    assert replay(registry.game(name, None, record.rules), record).outcome is not None
    check_record(party)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_played_before_is_told_to_each_as_they_may_know_it(served: Served, name: str) -> None:
    party = served.open(name, short=True)
    (mine,) = party.tokens
    told = served.get(f"{party.path}?after=0", party.tokens[mine])["events"]
    assert [event["event"] for event in told if event["event"].startswith("table-")] == ["table-begin"]
    before = [event for event in told if event["ply"] < len(given_lines(name))]
    assert {event["seat"] for event in before} >= set(short.given(name).seats)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_goes_back_before_the_beginning(name: str) -> None:
    room = inside(name)
    (first,) = room.to_act
    table = room.table
    assert table is not None
    last = table.live_plies(first)[-1]
    state = room.state(first, [first])
    assert (state.undo_to, state.takeback_to) == ([], None)
    for asked in (c.Undoing(seat=first, to=last, ply=room.ply), c.TakingBack(seat=first, to=last, ply=room.ply)):
        with pytest.raises(Refusal):
            ask(room, first, asked)
    ply = room.ply
    ask(room, first, c.Playing(seat=first, ply=ply, move=next(iter(room.offered(first)))))
    assert room.state(first, [first]).takeback_to in (ply, None)
    assert table.takeback_to(first) == [ply]


@pytest.mark.parametrize("name", GAMES)
def test_it_is_stored_and_taken_up_like_any_table(name: str) -> None:
    """Also without the saved position; and chance is the table's own from there on."""
    start = short.given(name)
    game = registry.game(name, None, start.rules)
    seats = {seat: Seated("person", "Ana") for seat in start.order}
    new = acts.open_table("t", game, start.options, seats, [], SEED, 7.0, None, start)
    assert [line.at for line in new.lines] == [7.0] * len(new.lines)
    memory = Memory(new)
    room, loaded = room_of(new), memory.room()
    memory.stored.snapshot, memory.stored.snapshot_ply = None, 0
    replayed = memory.room()
    for one in (loaded, replayed):
        for viewer in (None, *start.seats):
            assert one.state(viewer, []) == room.state(viewer, [])
        assert one.table is not None
        assert one.table.takeback_to(start.seats[0]) == []
    assert new.lines[0].at != short.given(name).lines[0].at  # what others begin with is not touched


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"options": {"first": "orange"}}, "short-options"),
        ({"seats": {"orange": "me", "blue": "open"}}, "short-open"),
        ({"seats": {"orange": "me", "blue": "bot:nobody"}}, "seat-word"),
        ({"seats": {"orange": "me"}}, "seats"),
        ({"seats": {"orange": "me", "blue": "bot:ami", "red": "bot:ami"}}, "seats"),
        ({"game": "nowhere"}, "game-unknown"),
    ],
)
def test_what_a_short_game_cannot_be(served: Served, asked: dict[str, Any], error: str) -> None:
    for language in ("en", "fr"):
        body = {"game": "paris", "short": True, **asked}
        answer = served.post("/api/tables", body, status=422, headers={"accept-language": language})
        assert answer["error"] == error
        assert answer["sentence"]


def test_another_seat_and_another_bot_may_be_chosen(served: Served) -> None:
    party = served.open("paris", short=True, seats={"orange": "bot:random", "blue": "me"})
    assert list(party.tokens) == ["blue"]
    assert party.play()["status"] == "over"
    check_record(party)


def test_a_game_without_a_recorded_position_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "short", lambda name: None)
    with pytest.raises(Refusal) as refused:
        short.given.__wrapped__("paris")
    assert refused.value.sentence("en") == "paris has no short game"


def test_the_games_say_who_sits_at_their_short_ones(served: Served) -> None:
    shown = {one["game"]: one["short"] for one in served.get("/api/games")}
    assert {game: shown[game] for game in GAMES} == {
        "paris": ["blue", "orange"],
        "couleurs": ["1", "2"],
        "flatiron": ["1", "2"],
    }


@pytest.mark.parametrize("name", GAMES)
def test_verify_tells_what_was_drawn_from_what_was_given(
    served: Served, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    party = finished(served, name)
    file, seed = tmp_path / "a.game", party.state()["seed"]
    file.write_text(party.record(), "utf-8")
    given = sum(line.seat == "-" for line in given_lines(name))
    drawn = sum(line.seat == "-" for line in read_record(file.read_bytes()).lines) - given
    assert main(["verify", str(file), "--seed", seed, "--lang", "en"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{drawn} draw")
    assert second.startswith(f"{given} draws not checked")
    # without the table's word for it, the draws that were given are found out
    lines = [line for line in file.read_text("utf-8").splitlines() if line != "~ begin"]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["verify", str(file), "--seed", seed, "--lang", "en"]) == 1
    assert "the draw" in capsys.readouterr().err


def finished(served: Served, name: str) -> Party:
    party = served.open(name, short=True)
    assert party.play()["status"] == "over"
    return party
