"""Chains of events, shown step by step: frames made while they happened, from what each seat may know."""

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest

from boulevard import registry
from boulevard.core.frames import Change, changed
from boulevard.server import commands as c
from boulevard.server.hosted import Hosted
from boulevard.server.kept import Seated
from boulevard.server.review import Review
from server.inside import CHAINED, FRAMED, Holder, Kept, Somebody, opened
from server.kit import Served

GAMES = registry.game_names()


class Watched:
    """A table with everybody connected, and a spectator; one event loop for all that is asked of it."""

    def __init__(self, store: Kept) -> None:
        self.hosted = Hosted("t", store)
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self.hosted.load())
        self.room = self.hosted.room
        self.watchers = [*(Somebody(seat) for seat in self.room.company.seats), Somebody()]
        for one in self.watchers:
            self.loop.run_until_complete(self.hosted.connect(one, None))

    def ask(self, seat: str, command: c.Command[Any]) -> None:
        self.loop.run_until_complete(self.hosted.perform(Holder(seat), command, 2.0))
        self.room = self.hosted.room

    def play(self, rng: Random) -> None:
        seat = self.room.to_act[0]
        self.ask(seat, c.Playing(ply=self.room.ply, move=rng.choice(list(self.room.offered(seat)))))

    def __enter__(self) -> "Watched":
        return self

    def __exit__(self, *trouble: object) -> None:
        self.loop.close()


def drawing(state: Any) -> Any:
    return {name: state[name] for name in ("view", "sheets", "shown")}


def drawings(before: Any, state: Any) -> list[Any]:
    """The drawings that the frames of a state lead through, from the one before them."""
    made = [drawing(before)]
    for frame in state["frames"]:
        made.append(changed(made[-1], msgspec.convert(frame["changes"], list[Change])))
    return made


def check_frames(before: Any, state: Any) -> None:
    """The frames lead from one state to the next, and tell the same."""
    if not state["frames"]:
        assert state["since"] is None
        return
    assert state["since"] == before["ply"]
    assert len(state["frames"]) > 1
    shown = drawings(before, state)
    assert shown[-1] == drawing(state)
    assert {one["view"]["seat"] for one in shown} == {state["seat"]}, "drawn with somebody else's eyes"
    assert [event for frame in state["frames"] for event in frame["events"]] == state["events"]
    for frame in state["frames"]:
        assert frame["events"][0]["ply"] == frame["ply"]


@pytest.mark.parametrize("name", GAMES)
def test_frames_lead_from_each_state_to_the_next(name: str) -> None:
    game = registry.game(name)
    chains = 0
    for players in sorted({min(game.players), max(game.players)}):
        with Watched(Kept(opened(name, players=players))) as table:
            rng = Random(f"frames {name}")
            for _ in range(40):
                if table.room.status != "playing":
                    break
                table.play(rng)
                for one in table.watchers:
                    check_frames(*one.got[-2:])
                    chains += bool(one.got[-1]["frames"])
    assert chains > 10 or name not in FRAMED


def followed(state: Any, message: Any) -> Any:
    """The state that a client makes of the one it had and a message."""
    if message["type"] == "state":
        return message
    drawn = changed(drawing(state), changes_of(change for frame in message["frames"] for change in frame["changes"]))
    told = {name: message[name] for name in ("seats", "events", "since", "frames")}
    return changed({**state, **drawn, **told}, changes_of(message["changes"]))


def changes_of(data: Iterable[Any]) -> list[Change]:
    return msgspec.convert(list(data), list[Change])


@pytest.mark.parametrize("name", GAMES)
def test_who_is_told_what_changed_knows_as_much_as_who_is_told_all(name: str) -> None:
    """Byte for byte, whatever happens at the table: moves, an undo, a take-back, a resignation, who comes late."""
    players = max(registry.game(name).players)
    with Watched(Kept(opened(name, players=players))) as table:
        rng, wholes, others, known = Random(f"changes {name}"), table.watchers, [], {}

        def comes(like: Somebody) -> None:
            other = Somebody(*like.mine)
            other.changes = True
            table.loop.run_until_complete(table.hosted.connect(other, None))
            others.append((like, other))
            known[id(other)] = other.got[0]

        def heard() -> None:
            for whole, other in others:
                known[id(other)] = followed(known[id(other)], other.got[-1])
                assert msgspec.json.encode(known[id(other)]) == msgspec.json.encode(whole.got[-1])

        for one in wholes:
            comes(one)
        for turn in range(50):
            if table.room.status != "playing":
                break
            seat = table.room.to_act[0]
            table.play(rng)
            heard()
            if turn == 20:
                comes(wholes[0])
            assert table.room.table is not None
            if turn % 7 == 3 and table.room.to_act and (to := table.room.table.undo_to(seat)):
                table.ask(seat, c.Undoing(to=to[-1], ply=table.room.ply))
                heard()
            if turn % 9 == 4 and (last := table.room.table.last_ply(seat)) is not None and table.room.to_act:
                table.ask(seat, c.TakingBack(to=last, ply=table.room.ply))
                heard()
        if table.room.status == "playing":
            table.ask(table.room.to_act[0], c.Resigning())
            heard()
        sizes = [[len(msgspec.json.encode(one)) for one in who.got[1:]] for who in (wholes[0], others[0][1])]
        assert all(one.got[-1]["type"] == "changes" for _, one in others)
        assert 2 * sum(sizes[1]) < sum(sizes[0])


def test_where_nobody_has_changed_anything_no_table_is_read_again() -> None:
    """Its ply and version are asked for, and no row, no keys, no lines; once they are others, all that is new."""
    store, loads = Kept(opened(first="orange")), 0
    load = store.load

    async def counted(table: str, after: int = 0) -> Any:
        nonlocal loads
        loads += 1
        return await load(table, after)

    store.load = counted  # type: ignore[method-assign]
    store.shared = True
    with Watched(store) as here, Watched(store) as there:
        assert loads == 2
        assert not here.loop.run_until_complete(here.hosted.catch_up())
        assert loads == 2
        there.ask("orange", c.Playing(ply=there.room.ply, move="take LINE"))
        assert here.loop.run_until_complete(here.hosted.catch_up())
        assert loads == 3
        assert [one.got[-1]["ply"] for one in here.watchers] == [there.room.ply] * len(here.watchers)


def test_one_step_is_no_chain() -> None:
    with Watched(Kept(opened(first="orange"))) as table:
        table.ask("orange", c.Playing(ply=table.room.ply, move="take LINE"))
        for one in table.watchers:
            assert (one.got[-1]["since"], one.got[-1]["frames"]) == (None, [])


def test_the_beginning_of_play_is_no_chain() -> None:
    """There was nothing to be seen before it."""
    with Watched(Kept(opened(kinds="open"))) as table:
        for name in ("Ana", "Bo"):
            table.ask("", c.Joining("code", name=name))
        assert table.room.status == "playing"
        for one in table.watchers[-1:]:
            assert (one.got[-1]["since"], one.got[-1]["frames"]) == (None, [])
            assert one.got[-1]["events"]


def test_daniel_takes_a_card_that_was_there_until_then() -> None:
    """F36. Also the last of its pile: before, it was gone in the only drawing there was."""
    taken = last = 0
    for number in range(40):
        with Watched(Kept(opened("flatiron", players=1))) as table:
            rng, me = Random(f"daniel {number}"), table.watchers[0]
            while table.room.status == "playing" and table.room.ply < 260:
                table.play(rng)
                before, state = me.got[-2:]
                shown = drawings(before, state)
                for at, frame in enumerate(state["frames"], 1):
                    for event in frame["events"]:
                        if event["event"] == "daniel-takes":
                            was, now = shown[at - 1]["view"], shown[at]["view"]
                            (street,) = [one for one, pile in was["piles"].items() if pile["open"] == event["card"]]
                            assert event["card"] not in was["daniel"]["cards"]
                            assert event["card"] in now["daniel"]["cards"]
                            taken += 1
                            last += now["piles"][street]["open"] is None
        if last:
            break
    assert taken
    assert last


def test_going_back_is_no_chain() -> None:
    with Watched(Kept(opened(first="orange"))) as table:
        ply = table.room.ply
        table.ask("orange", c.Playing(ply=ply, move="take LINE"))
        table.ask("orange", c.Undoing(to=ply, ply=table.room.ply))
        for one in table.watchers:
            assert [event["event"] for event in one.got[-1]["events"]] == ["table-undo"]
            assert one.got[-1]["frames"] == []


def test_several_at_one_screen_are_shown_no_chain_of_another_seat_s() -> None:
    """The drawing before was another seat's: nothing leads from it to this one."""
    with Watched(Kept(opened(first="orange"))) as table:
        both = Somebody("orange", "blue", by="orange")
        held = table.room.keys[next(iter(table.room.keys))]
        table.room.keys[both.hash] = [msgspec.structs.replace(held[0], seat=seat) for seat in both.mine]
        table.loop.run_until_complete(table.hosted.connect(both, None))
        rng = Random("screen")
        for _ in range(6):
            table.play(rng)
            before, state = both.got[-2:]
            assert state["seat"] != before["seat"]
            assert (state["since"], state["frames"]) == (None, [])


@pytest.mark.parametrize("name", GAMES)
def test_another_process_shows_the_same_frames(name: str) -> None:
    """As long as it reads each change by itself; where it was away for longer, they lead through all of them."""
    store = Kept(opened(name, players=min(registry.game(name).players)))
    store.shared = True
    rng, chains = Random(f"shared {name}"), 0
    with Watched(store) as one, Watched(store) as other:
        for number in range(50):
            if one.room.status != "playing":
                break
            one.play(rng)
            if number % 5 != 4:
                other.loop.run_until_complete(other.hosted.catch_up())
            for mine, theirs in zip(one.watchers, other.watchers, strict=True):
                if number % 5 < 4:
                    check_frames(*theirs.got[-2:])
                    assert theirs.got[-1]["view"] == mine.got[-1]["view"]
                if 0 < number % 5 < 4:
                    assert theirs.got[-1]["frames"] == mine.got[-1]["frames"]
                    chains += bool(mine.got[-1]["frames"])
    assert chains or name not in FRAMED


@pytest.mark.parametrize("name", GAMES)
def test_drawings_that_all_have_seen_are_let_go(name: str) -> None:
    """They are four fifths of what a played table would take, and everything that is kept is looked through now and
    then while everybody waits."""
    with Watched(Kept(opened(name, players=min(registry.game(name).players)))) as table:
        rng = Random(f"let go {name}")
        for _ in range(20):
            table.play(rng)
        assert len(table.room.recent) >= 20
        assert all(line.moments is None for line in table.room.recent)


def test_a_table_loaded_again_shows_no_frames_of_what_was_before() -> None:
    store = Kept(opened("flatiron", players=1))
    rng = Random("again")
    with Watched(store) as table:
        for _ in range(12):
            table.play(rng)
        assert any(one["frames"] for one in table.watchers[0].got)
    with Watched(store) as again:
        assert again.watchers[0].got[-1]["frames"] == []
        assert again.room.frames("1", again.room.ply - 2) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_review_has_the_frames_of_a_line(name: str) -> None:
    game = registry.game(name)
    store = Kept(opened(name, players=min(game.players)))
    rng, chains = Random(f"review {name}"), 0
    with Watched(store) as table:
        for _ in range(40):
            if table.room.status == "playing":
                table.play(rng)
        assert table.room.company.players is not None
        review = Review(game, table.room.company.players, table.room.options, store.written)
        for ply in range(len(store.written) + 1):
            state = review.state(table.room, ply, None, (), False)
            before = review.state(table.room, ply - 1, None, (), False) if ply else state
            check_frames(*(msgspec.json.decode(msgspec.json.encode(one)) for one in (before, state)))
            chains += bool(state.frames)
    assert chains or name not in CHAINED


def test_over_a_socket(served: Served) -> None:
    party = served.open("flatiron", seats={"1": "me"})
    rng = Random("socket")
    chains = 0
    with served.live(party.table, party.tokens["1"]) as live, served.live(party.table) as spectator:
        seen, theirs = live.until("state"), spectator.until("state")
        for number in range(12):
            live.send(type="move", ply=seen["ply"], move=rng.choice(seen["moves"]), id=str(number))
            state, watched = live.until("state"), spectator.until("state")
            check_frames(seen, state)
            check_frames(theirs, watched)
            chains += bool(state["frames"])
            seen, theirs = state, watched
    assert chains
    assert party.state("1", "?after=0")["frames"] == []


def test_that_a_bot_stumbled_is_told_with_its_first_step() -> None:
    """The table says it before the move that is played for the bot."""
    new = opened("flatiron", players=1)
    new.stored.company.seats["1"] = Seated("bot", "bot:random")
    chains = 0
    with Watched(Kept(new)) as table:
        for _ in range(20):
            thought = table.hosted.room.thought()
            assert thought is not None
            table.loop.run_until_complete(table.hosted.perform(None, c.BotPlaying(thought, None, "late"), 2.0))
            for one in table.watchers:
                check_frames(*one.got[-2:])
                told = [event["event"] for event in one.got[-1]["events"]]
                assert told.index("table-stumble") == 0
                assert told.count("table-stumble") == 1
                chains += bool(one.got[-1]["frames"])
    assert chains
