"""What can happen, as classes: all of them do in the golden games, and their figures are what their types say."""

from pathlib import Path

import msgspec

from boulevard.core.events import Event
from boulevard.core.record import TABLE, read_record
from boulevard.games.couleurs.events import Painted, ToolMoved
from boulevard.games.couleurs.moves import TOOLS
from couleurs.tables import GAME, Arranged

GOLDEN = sorted((Path(__file__).parent.parent / "data" / "golden" / "couleurs").glob("*.game"))


def test_every_event_happens_and_its_figures_are_of_their_types() -> None:
    happened: set[type[Event]] = set()
    for path in GOLDEN:
        record = read_record(path.read_bytes())
        s = GAME.setup(len(record.players), record.options)
        for line in record.lines:
            if line.seat == TABLE:
                break
            for event in GAME.apply(s, line.seat, GAME.parse(line.text)):
                happened.add(type(event))
                assert msgspec.convert(msgspec.to_builtins(event), type(event)) == event
    assert happened == set(GAME.event_types)


def test_events_have_different_names() -> None:
    assert len({kind.name for kind in GAME.event_types}) == len(GAME.event_types)


def happened(studio: Arranged, text: str) -> list[Event]:
    return list(GAME.apply(studio.s, studio.to_act, GAME.parse(text)))


def test_a_square_that_is_painted_is_told_with_how_many_are() -> None:
    """L17. CE10 is BRR, BYO, BYO: the second blue square is the first of the second row, and the third of the nine."""
    studio = (
        Arranged(2).painting("1", "CE10", "BR.......").stock("1", "BY").acting(_1="s7", _2="white").play("1 act s7")
    )
    painted = happened(studio, "paint CE10 B")[0]
    assert painted == Painted("1", card="CE10", colour="B", pigment="B", square=3, count=3)


def test_a_tool_is_told_with_the_space_it_reaches_and_its_level() -> None:
    """L14. Each space has its own."""
    for number, tool in enumerate(TOOLS):
        for space, level in enumerate(GAME.box.levels[number][1:], start=2):
            studio = (
                Arranged(2).tool("1", tool, space - 1).stock("1", "RR").acting(_1="s1", _2="white").play("1 act s1")
            )
            moved = next(one for one in happened(studio, f"improve {tool} R+R") if isinstance(one, ToolMoved))
            assert moved == ToolMoved("1", tool=tool, space=space, level=level)
