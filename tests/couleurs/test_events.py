"""What can happen, as classes: all of them do in the golden games, and their figures are what their types say."""

from pathlib import Path

import msgspec

from boulevard.core.events import Event
from boulevard.core.record import TABLE, read_record
from couleurs.tables import GAME

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
