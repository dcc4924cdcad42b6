"""What a client can ask: the same commands over HTTP and WebSocket, all of them through one door."""

import asyncio
from typing import Any, get_args, get_type_hints

import pytest

from boulevard.server import acts
from boulevard.server import commands as c
from boulevard.server.guests import hashed
from boulevard.server.hosted import Hosted
from boulevard.server.kept import Key, Seated, Write
from boulevard.server.perform import perform
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room
from server.inside import SEED, Holder, Kept, Memory, ask, opened, room_of, wrote
from server.kit import Served


def test_every_message_has_its_command() -> None:
    """But for two that change no table: a sign of life, and what is said there."""
    kinds = get_args(get_type_hints(c.Heading)["type"])
    assert {*c.OVER_SOCKET, "ping", "say"} == set(kinds)
    assert len(set(c.OVER_SOCKET.values())) == len(c.OVER_SOCKET)


def test_a_message_without_a_field_is_refused_by_its_id(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    with served.live(party.table, party.tokens["orange"]) as live:
        live.until("state")
        messages: tuple[dict[str, Any], ...] = (
            {"type": "move", "ply": 3},
            {"type": "move", "move": "pass"},
            {"type": "move", "ply": None, "move": "pass"},
            {"type": "undo", "to": 1},
            {"type": "takeback", "ply": 1},
            {"type": "answer"},
            {"type": "preview"},
            {"type": "weigh"},
            {"type": "seat", "bot": "random"},
        )
        for number, message in enumerate(messages):
            live.send(**message, id=str(number))
            refused = live.until("refused")
            assert (refused["id"], refused["error"]) == (str(number), "request"), message
            assert refused["sentence"]


def test_http_and_socket_refuse_alike(served: Served) -> None:
    """The same command is refused in the same words, whichever way it came."""
    party = served.open(options={"first": "orange"})
    party.join()
    ply = party.state()["ply"]
    with served.live(party.table, party.tokens["blue"]) as live:
        live.until("state")
        for kind, path, body in (
            ("move", "moves", {"ply": ply, "move": "pass"}),
            ("move", "moves", {"ply": ply + 1, "move": "pass"}),
            ("preview", "preview", {"move": "pass"}),
            ("undo", "undo", {"to": 0, "ply": ply}),
            ("takeback", "takeback", {"to": 0, "ply": ply}),
            ("answer", "takeback/answer", {"yes": True}),
            ("hint", "hint", {}),
            ("weigh", "weigh", {"move": "pass"}),
            ("seat", "seats/orange", {"open": True}),
            ("seat", "seats/orange", {"bot": "kasparov"}),
            ("seat", "seats/orange", {"bot": "random", "open": True}),
            ("seat", "seats/green", {"open": True}),
            ("rematch", "rematch", {}),
        ):
            answer = served.call("POST", f"{party.path}/{path}", body, party.tokens["blue"])
            seat = {"seat": path.rpartition("/")[2]} if kind == "seat" else {}
            live.send(type=kind, **body, **seat, id="x")
            assert live.until("refused") == {"type": "refused", "id": "x", **answer.json()}, (kind, body)


@pytest.mark.parametrize("command", [c.Abandoning(), c.BotPlaying(None, "pass", None)])  # type: ignore[arg-type]
def test_what_is_the_house_s_own_is_nobody_else_s(command: Any) -> None:
    room = room_of(opened())
    with pytest.raises(Refusal):
        ask(room, "orange", command)
    assert room.status == "playing"


def test_what_is_somebody_s_is_not_the_house_s() -> None:
    room = room_of(opened())
    with pytest.raises(Refusal):
        perform(room, None, c.Resigning(), 1.0)
    assert room.status == "playing"


class Overtaken(Kept):
    """A store in which somebody else was quicker, once."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.other: Write | None = None

    async def write(self, write: Write) -> bool:  # type: ignore[override]
        if self.other is None:
            self.other = acts.rematch(self.room(), "theirs", SEED, 2.0)
            await super().write(self.other)
            return False
        raise AssertionError("nothing more was to be written")


def test_of_two_who_ask_for_a_rematch_both_are_led_to_the_first() -> None:
    """The next table is written with the line that leads to it, or not at all."""
    store = Overtaken(opened())
    room = store.room()
    done = ask(room, "orange", c.Resigning())
    assert done.write is not None
    Memory.write(store, done.write)
    table = Hosted("t", store)

    async def both() -> Any:
        await table.load()
        return (await table.perform(Holder("blue"), c.Rematching(), 2.0)).answer

    assert asyncio.run(both()).table == "theirs"
    assert table.room.company.rematch == "theirs"


def test_leaving_gives_all_own_seats_away_at_once() -> None:
    room = room_of(opened("couleurs", players=3))
    room.keys[hashed("1")].append(Key(hashed("1"), "2", "token"))
    done = ask(room, "1", c.Leaving())
    assert {seat: one.kind for seat, one in room.company.seats.items()} == {"1": "open", "2": "open", "3": "person"}
    assert done.write is not None
    assert {key.seat for key in done.write.keys_gone} == {"1", "2"}
    assert not room.held(hashed("1"), hashed("2"))


class Joined(Kept):
    """A store in which somebody sat down just before the table was to be deleted."""

    async def delete(self, table: str, ply: int, version: int) -> bool:
        room = self.room()
        _, write = acts.join(room, c.Joining(invite="code"), [hashed("blue")], 2.0)
        self.stored.keys += write.keys
        Memory.write(self, write)
        return await super().delete(table, ply, version)


def test_of_one_who_deletes_and_one_who_sits_down_one_wins() -> None:
    new = opened(kinds="open")
    new.stored.company.seats["orange"] = Seated("person", "Ana")
    new.stored.keys.append(Key(hashed("orange"), "", "host"))
    table = Hosted("t", Joined(new))

    async def delete() -> None:
        await table.load()
        await table.perform(Holder("orange"), c.Deleting(), 2.0)

    with pytest.raises(Refusal) as found:
        asyncio.run(delete())
    assert found.value.key == "not-deletable"
    assert table.room.status == "playing"


def of_a_host(name: str = "couleurs", players: int = 3) -> Room:
    """A table of persons that the one in the first seat opened."""
    room = room_of(opened(name, players=players))
    first = next(iter(room.company.seats))
    room.keys[hashed(first)].append(Key(hashed(first), "", "host"))
    return room


def test_a_host_sends_a_guest_away_and_the_old_links_end() -> None:
    room = of_a_host()
    room.keys[hashed("elsewhere")] = [Key(hashed("elsewhere"), "2", "link")]
    done = ask(room, "1", c.Dismissing("2"))
    code = done.answer.invite.rpartition("/")[2]
    assert {seat: one.kind for seat, one in room.company.seats.items()} == {"1": "person", "2": "open", "3": "person"}
    assert room.held(hashed("2"), hashed("elsewhere")) == []
    assert {key.seat for key in wrote(done).keys_gone} == {"2", ""}
    with pytest.raises(Refusal, match="invite"):
        ask(room, "new", c.Joining(invite="code"))
    assert ask(room, None, c.Joining(invite=code)).answer.seat == "2"


def test_a_bot_that_sits_for_a_guest_plays_on_without_them() -> None:
    room = of_a_host()
    room.company.seats["2"] = Seated("bot", "bot:apprenti")
    ask(room, "1", c.Dismissing("2"))
    assert room.company.seats["2"] == Seated("bot", "bot:apprenti")
    assert not room.owned("2")


def test_nobody_is_sent_away_by_others_nor_where_nobody_is() -> None:
    room = of_a_host()
    for who, seat, why in (("2", "3", "not-host"), ("1", "1", "no-guest"), ("1", "9", "no-seat")):
        with pytest.raises(Refusal) as found:
            ask(room, who, c.Dismissing(seat))
        assert found.value.key == why
    with pytest.raises(Refusal) as found:
        ask(room, "2", c.Uninviting())
    assert found.value.key == "not-host"
    ask(room, "1", c.Dismissing("2"))
    for kind in ("open", "bot"):
        room.company.seats["2"] = Seated("bot", "bot:random") if kind == "bot" else Seated("open", "")
        with pytest.raises(Refusal) as found:
            ask(room, "1", c.Dismissing("2"))
        assert found.value.key == "no-guest"


def test_a_host_withdraws_the_invite_links_and_makes_a_new_one() -> None:
    room = of_a_host()
    ask(room, "1", c.Leaving())  # a seat is open; whoever opened the table is still its host
    room.keys[hashed("1")] = [Key(hashed("1"), "", "host")]
    ask(room, "1", c.Uninviting())
    with pytest.raises(Refusal, match="invite"):
        ask(room, "new", c.Joining(invite="code"))
    code = ask(room, "1", c.Inviting()).answer.invite.rpartition("/")[2]
    assert ask(room, None, c.Joining(invite=code)).answer.seat == "1"
