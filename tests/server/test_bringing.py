"""Tables that are brought from elsewhere: any whole record goes on as a table, and says for ever that it is one."""

import json
import signal
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from boulevard import registry
from boulevard.cli import main
from boulevard.core.record import TABLE, Line, Record, read_record
from boulevard.core.table import Table, replay
from boulevard.server import brought
from boulevard.server.database import engine_for
from boulevard.server.refusals import Refusal
from boulevard.server.schema import results, tables
from server.kit import Party, Served
from server.records import check_record

GAMES = registry.game_names()
GOLDEN = Path(__file__).parent.parent / "data" / "golden"
NAMES = ("Ana", "Léo")


def begun(name: str, moves: int = 14, players: tuple[str, ...] = NAMES, undone: bool = True) -> Table:
    """A game under way, in which something was undone."""
    game = registry.game(name)
    table = Table(game, dict(zip(game.seats(2), players, strict=True)))
    rng = Random(f"brought {name}")
    made = 0
    while made < moves:
        seat = table.to_act[0]
        if seat == "-":
            table.play("-", rng.choice(game.chance(table.state))[0])
            continue
        table.play(seat, rng.choice(game.options(table.state, seat)))
        made += 1
        if undone and made == moves // 2:
            table.takeback(seat, table.last_ply(seat) or 0)
    return table


def bring(served: Served, record: object, status: int = 201, **more: Any) -> Any:
    return served.post("/api/bring", {"record": str(record), **more}, status=status)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_where_it_was_and_is_played_to_its_end(
    served: Served, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    """Nobody goes back behind it; the server's own draws can be checked, and those before are told apart."""
    table = begun(name)
    record = table.record()
    shown = served.post("/api/bring/look", {"record": str(record)})
    first = table.game.seats(2)
    assert (shown["game"], shown["status"]) == (name, "playing")
    assert shown["seats"] == {seat: {"name": who, "kind": "person"} for seat, who in zip(first, NAMES, strict=True)}
    assert shown["to_act"] == [seat for seat in table.to_act if seat != "-"]
    party = Party(served, bring(served, record))
    assert sorted(party.tokens) == sorted(first)
    for seat in first:
        state = party.state(seat)
        view = json.loads(json.dumps(state["view"]))
        expected = served_view(table, seat)
        assert {key: view[key] for key in expected} == expected
        assert (state["brought"], state["status"], state["undo_to"], state["takeback_to"]) == (
            True,
            "playing",
            [],
            None,
        )
        assert (state["rated"], state["seats"][seat]["name"]) == (False, dict(zip(first, NAMES, strict=True))[seat])
    told = party.state(first[0], "?after=0")["events"]
    assert [one["event"] for one in told if one["event"] == "table-brought"] == ["table-brought"]
    settled = [line for _, line in record.settled]
    assert not any(line.text.startswith("takeback") for line in settled)
    seen = read_record(party.record(first[0]).encode()).lines
    assert seen[len(settled)] == Line(TABLE, "brought")
    ended(party)
    whole = read_record(party.record().encode())
    assert whole.lines[: len(settled)] == settled
    file = tmp_path / "a.game"
    file.write_text(str(whole), "utf-8")
    assert main(["verify", str(file), "--seed", party.state()["seed"], "--lang", "en"]) == 0
    out = capsys.readouterr().out.splitlines()
    given = sum(line.seat == "-" for line in settled)
    assert out[1].startswith(f"{given} draw")
    engine = engine_for(served.database)
    with engine.connect() as connection:
        counted = connection.execute(sa.select(results.c.number).where(results.c.table_id == party.table)).all()
    engine.dispose()
    assert counted == []


def ended(party: Party) -> None:
    """Played on; to the end where that is soon, otherwise somebody gives up."""
    state = party.play(10_000 if party.state()["game"] == "paris" else 12)
    if state["status"] != "over":
        party.post("resign", next(iter(party.tokens)))
    assert party.state()["status"] == "over"
    check_record(party)


def served_view(table: Table, seat: str) -> dict[str, Any]:
    """What a seat knows; whoever is to act, once chance has spoken."""
    if table.to_act == ("-",):
        return {}
    found: dict[str, Any] = json.loads(msgspec.json.encode(table.game.view(table.state, seat)))
    return {key: value for key, value in found.items() if key not in ("players", "seat")}


@pytest.mark.parametrize("name", GAMES)
def test_what_somebody_else_is_told_hides_what_is_hidden(served: Served, name: str) -> None:
    """Whoever brings a table has all of its record; who sits down there is told no more than at any table."""
    table = begun(name, 6)
    mine, other = table.game.seats(2)
    party = Party(served, bring(served, table.record(), seats={other: "open"}))
    assert list(party.tokens) == [mine]
    assert party.state(mine)["seats"][other]["kind"] == "open"
    party.join(other, "Zoé")
    account = [line.text for line in read_record(party.record(other).encode()).lines]
    settled = [line for _, line in table.record().settled]
    assert account[: len(settled)] == accounts(table, settled, other)
    assert any("?" in text for text in account) == (name != "couleurs")
    assert party.state(other)["brought"]
    ended(party)


def as_dict(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def accounts(table: Table, lines: list[Line], seat: str) -> list[str]:
    """Each line as that seat came to know it."""
    told, again = [], Table(table.game, table.players, table.options)
    for line in lines:
        seen = line.text if line.seat == TABLE else again.game.seen(again.state, again.game.parse(line.text), seat)
        told.append(seen)
        again.say(line)
    return told


def test_bots_stay_and_whoever_sits_alone_may_take_another_name(served: Served) -> None:
    """And may have hints, as at any table against a bot."""
    table = begun("paris", 5, ("orange", "bot:random"))
    party = Party(served, bring(served, table.record(), name="Zoé"))
    state = party.state("orange")
    assert {seat: (one["kind"], one["name"]) for seat, one in state["seats"].items()} == {
        "orange": ("person", "Zoé"),
        "blue": ("bot", "bot:random"),
    }
    assert state["hints"]
    assert [line.text for line in read_record(party.record("orange").encode()).lines if line.seat == TABLE] == [
        "brought",
        "seat orange Zoé",
    ]
    assert party.play()["status"] == "over"
    check_record(party)


@pytest.mark.parametrize("name", GAMES)
def test_every_way_a_golden_game_ends_comes_over(served: Served, name: str) -> None:
    """Resignations, other seats, what was undone: the outcome is the record's, and the game can be looked through."""
    files = sorted((GOLDEN / name).glob("*.game"))
    for file in Random(name).sample(files, min(8, len(files))):
        record = read_record(file.read_bytes())
        allowed = ("bot:random", "bot:apprenti", "bot:flaneur", "bot:ami", "bot:maitre", "bot:grand-maitre")
        if any(one.startswith("bot:") and one not in allowed for one in record.players.values()):
            continue
        found = brought.brought(record)
        assert found.outcome == record.outcome
        party = Party(served, bring(served, record))
        state = party.state()
        assert state["status"] == ("over" if record.outcome else "playing"), file
        assert state["outcome"] == record.outcome
        if record.outcome:
            assert len(served.get(f"{party.path}/review")["lines"]) == len(record.settled) + 1
            again = read_record(party.record().encode())
            assert again.lines == [*(line for _, line in record.settled), Line(TABLE, "brought")]
            assert again.begun == record.begun
            assert again.outcome == record.outcome


HEAD = (GOLDEN / "paris" / "14.game").read_text("utf-8")
SHORT = str(begun("paris", 4).record())


def lines_of(text: str, *changed: tuple[str, str]) -> str:
    for before, after in changed:
        assert before in text
        text = text.replace(before, after, 1)
    return text


def strange() -> dict[str, tuple[str, str]]:
    """What cannot be brought, and by which word it is refused."""
    undone = str(begun("paris", 8).record())
    last = undone.splitlines()[-1]
    return {
        "nothing": ("", "empty"),
        "blank": (" \n", "empty"),
        "nonsense": ("hello\n", "not-a-record"),
        "no letters": ("boulevard \ud800\n", "request"),
        "broken off": (SHORT[:-3], "truncated"),
        "branches": (lines_of(SHORT, ("boulevard 1", "boulevard 2")), "branches"),
        "from tomorrow": (lines_of(SHORT, ("boulevard 1", "boulevard 99")), "format-version"),
        "rules from tomorrow": (lines_of(SHORT, ("rules ", "rules 99")), "rules-version"),
        "another game": (lines_of(SHORT, ("game paris", "game chess")), "game-unknown"),
        "other content": (
            lines_of(SHORT, ("\noptions", f"\ncontent sha256:{'a' * 64}\noptions")), "bring-content",
        ),
        "no options": (lines_of(SHORT, ("options {", 'options {"x": 1, ')), "option-unknown"),
        "other seats": (lines_of(SHORT, ('"blue"', '"green"')), "line"),
        "an account": (lines_of(SHORT, ("- deal orange", "- deal orange ? ")), "bring-account"),
        "just laid": ("".join(line + "\n" for line in SHORT.split("\n")[:6]), "bring-empty"),
        "illegal at the end": (undone + last + "\n", "not-your-turn"),
        "after the end": (HEAD.rstrip("\n") + "\norange pass\n", "after-outcome"),
        "another outcome": (lines_of(HEAD, ('"total": ', '"total": 1')), "bring-outcome"),
        "a name": (lines_of(SHORT, ("Ana", "A\\u0007na")), "name"),
        "a bot": (lines_of(SHORT, ("Léo", "bot:package.module:Class")), "bring-bot"),
        "too much": ("boulevard 1\n" + "x" * brought.MOST_BYTES + "\n", "too-large"),
        "too long": (SHORT + "~ seat orange Bo\n" * (brought.MOST_LINES + 1), "bring-long"),
        "deep": (lines_of(SHORT, ("options {", "options " + '{"a":' * 5000 + "{")), "json"),
        "undone for ever": (SHORT + "~ undo orange 999999999\n", "table-line"),
    }  # fmt: skip


@pytest.mark.parametrize("what", strange())
def test_what_cannot_be_brought_is_refused_kindly_and_nothing_is_kept(served: Served, what: str) -> None:
    record, error = strange()[what]
    if what == "undone for ever":  # what goes back to nowhere takes nothing away
        assert [line for _, line in read_record(record.encode()).settled] == [
            line for _, line in read_record(SHORT.encode()).settled
        ]
        return
    before = count(served)
    said = set()
    for language in ("en", "fr"):
        for path in ("/api/bring/look", "/api/bring") if error != "bring-bot" else ("/api/bring",):
            body = json.dumps({"record": record}).encode()
            answer = served.client.post(
                served.url + path,
                content=body,
                headers={"accept-language": language, "content-type": "application/json"},
            )
            found = answer.json()
            assert answer.status_code in (400, 413, 422), answer.text
            assert found["error"] == error, found
            said.add(found["sentence"])
    assert len(said) == 2
    assert all(one and "\n" not in one for one in said)
    assert count(served) == before


def count(served: Served) -> int:
    engine = engine_for(served.database)
    with engine.connect() as connection:
        found = connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one()
    engine.dispose()
    return int(found)


def test_a_line_that_cannot_be_is_named_as_it_stands_in_the_file() -> None:
    """Also behind lines that were undone, which are left out."""
    record = begun("paris", 8).record()
    assert len(record.settled) < len(record.lines)
    wrong = Record(**{**as_dict(record), "lines": [*record.lines, Line("orange", "tile 99 A1 0")]})
    with pytest.raises(ValueError, match=rf"^line {record.first_line + len(record.lines)}\b"):
        brought.brought(wrong)


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({"seats": {"green": "me"}}, 422),
        ({"seats": {"orange": "bot:ami"}}, 400),
        ({"name": "x" * 41}, 400),
        ({"id": "short"}, 400),
        ({"record": 7}, 400),
    ],
)
def test_what_is_asked_with_it_is_checked(served: Served, given: dict[str, Any], status: int) -> None:
    found = served.post("/api/bring", {"record": SHORT, **given}, status=status)
    assert found["error"] in ("request", "bring-seat")


def test_another_site_brings_nothing_with_this_browsers_cookie(served: Served) -> None:
    party = served.client.post(f"{served.url}/api/bring", json={"record": SHORT})
    cookie = {"cookie": f"guest={party.cookies['guest']}"}
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "https://elsewhere.example"}):
        answer = httpx.post(f"{served.url}/api/bring", json={"record": SHORT}, headers={**cookie, **headers})
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
        assert "access-control-allow-origin" not in answer.headers
    asked = httpx.options(f"{served.url}/api/bring", headers={"origin": "https://elsewhere.example"})
    assert not [name for name in asked.headers if name.startswith("access-control")]


def test_it_is_limited(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log").start()
    try:
        answers = [server.call("POST", "/api/bring/look", {"record": SHORT}) for _ in range(31)]
        assert {one.status_code for one in answers[:30]} == {200}
        assert (answers[30].status_code, answers[30].json()["error"]) == (429, "too-many")
        assert int(answers[30].headers["retry-after"]) > 1
    finally:
        server.stop()


def test_asked_again_after_a_crash_it_is_the_same_table(database: str, tmp_path: Path) -> None:
    """The answer was on its way when the server was killed: whoever asks once more gets one table, and its seats."""
    server = Served(database, tmp_path / "log", "--no-limits").start()
    try:
        asked = {"record": SHORT, "id": "a secret of the page's own"}
        first = server.post("/api/bring", asked)
        assert server.process is not None
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        server.start()
        again = server.post("/api/bring", asked)
        assert again == first
        party = Party(server, again)
        assert party.play()["status"] == "over"
        check_record(party)
        assert count(server) == 1
    finally:
        server.stop()


def test_a_record_of_lines_that_count_replays_to_the_same_position() -> None:
    """Of every golden game; what was undone is in none of them."""
    for name in GAMES:
        game = registry.game(name)
        undone = 0
        for file in sorted((GOLDEN / name).glob("*.game")):
            record = read_record(file.read_bytes())
            of = registry.game(name, None, record.rules)
            if record.content is not None or len(record.settled) == len(record.lines):
                continue
            undone += 1
            table, other = replay(of, record), Table(of, record.players, record.options)
            for _, line in record.settled:
                other.say(line)
            assert of.save(other.state) == of.save(table.state), file
            assert (other.outcome, other.names) == (table.outcome, table.names)
        assert undone, game.name


def test_a_line_that_a_table_was_brought_is_read_and_written() -> None:
    table = begun("paris", 4)
    record = table.record()
    assert (record.given, record.begun, table.brought) == (0, 0, False)
    table.bring()
    at = table.ply - 1
    again = read_record(str(table.record()).encode())
    assert (again.given, again.begun) == (at, 0)
    replayed = replay(table.game, again)
    assert replayed.brought
    assert replayed.given
    assert all(replayed.takeback_to(seat) == [] for seat in table.players)
    resumed = Table(table.game, table.players, table.options)
    resumed.resume(table.lines, [False] * table.ply, table.state)
    assert resumed.brought
    with pytest.raises(ValueError, match="brought"):
        Table(table.game, table.players).bring()


def test_a_refusal_says_where_the_limit_is() -> None:
    with pytest.raises(Refusal) as refused:
        brought.read("x" * (brought.MOST_BYTES + 1))
    assert refused.value.status == 413
