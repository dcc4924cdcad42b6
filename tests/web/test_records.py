"""The positions that pictures and browser tests show: they replay, and are those that the table was drawn with."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from boulevard import registry
from boulevard.core.record import Record, read_record
from boulevard.core.table import Table, replay
from boulevard.server import archive
from server.kit import Party, Served

RECORDS = Path(__file__).parent / "records"
STAIRS = "build STAIRS b2+c2+c3+d3+d4"
OTHER_FOUR = {"moulin-rouge", "fontaine", "penseur", "grande-lumiere"}
"""The postcards that the first games leave out."""


def recorded(name: str) -> tuple[Record, Table]:
    record = read_record((RECORDS / f"{name}.game").read_bytes())
    return record, replay(registry.game(record.game), record)


def example() -> Any:
    """The rulebooks' example board (S6)."""
    return json.loads(resources.files("boulevard.games.paris").joinpath("example.json").read_bytes())


def standing(view: Any) -> dict[str, tuple[str, list[str]]]:
    return {one.building: (one.owner, one.spaces) for one in view.buildings}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.game")), ids=lambda path: path.stem)
def test_a_record_for_pictures_replays(path: Path) -> None:
    record, table = recorded(path.stem)
    assert str(record).encode() == str(table.record()).encode() == path.read_bytes()
    assert (table.outcome is None) == (record.outcome is None)


def test_the_position_that_the_table_was_drawn_with() -> None:
    """The example board eight turns into phase 2, blue to move.

    The drawing gives blue six buildings and orange four. Blue begins phase 2, so orange laid the last tile (P12) after
    eight tiles and four buildings, twelve turns, and blue has had twelve at most, eight of them tiles. One building,
    Zigzag, is therefore orange's here: three points less for the one, three more for the other.
    """
    _, table = recorded("paris-mockup")
    game, s, drawn = table.game, table.state, example()
    view = game.view(s, "blue")
    assert view.ground == drawn["ground"]
    assert (view.phase, view.to_act, view.starter, view.done_first) == (2, ("blue",), "blue", "blue")
    built = {one["building"]: (one["owner"], one["spaces"]) for one in drawn["buildings"]}
    played = ("SMALL_T", "SMILE", "BIG_L", "CORNER", "JARDIN")
    assert standing(view) == {name: built[name] for name in played}
    assert (view.annex.space, view.annex.building) == ("b7", "BIG_L")
    assert [(piece.card, piece.owner, piece.space) for piece in view.pieces] == [("peintre", "blue", "h4")]
    used = [(card.card, card.owner, card.unspent) for card in view.cards if card.owner]
    assert used == [
        ("peintre", "blue", False),
        ("chartier", "blue", True),
        ("bouquinistes", "orange", False),
        ("jardin", "orange", False),
    ]
    assert {card.card for card in view.cards if not card.owner} == {
        *("levitation", "metropolitain", "sacre-coeur", "lampadaire")
    }
    assert view.reserves == {"orange": ["SQUARE", "CROSS", "ZIGZAG"], "blue": ["STAIRS", "SMALL_L", "CHONK"]}
    assert view.pool == ["LINE", "BIG_T"]
    assert (view.tokens, view.chimneys) == ({"orange": 2, "blue": 2}, {"orange": 4, "blue": 5})
    assert game.sheet(view) == {
        "orange": {"lit": 33, "group": 15, "unbuilt": -9, "cards": 0, "total": 39},
        "blue": {"lit": 21, "group": 4, "unbuilt": -9, "cards": 14, "total": 30},
    }
    after = game.preview(view, game.parse(STAIRS))
    assert after.sheets["blue"] == {"lit": 31, "group": 9, "unbuilt": -6, "cards": 12, "total": 46}
    assert registry.shown(game, after.view).lights["STAIRS"] == ["d2", "d5"]


def test_the_finished_game_ends_on_the_example_board() -> None:
    """S6. The rulebooks' board, but that blue exchanged its last building by Lévitation."""
    record, table = recorded("paris-finished")
    mockup, _ = recorded("paris-mockup")
    drawn = example()
    assert record.lines[: len(mockup.lines)] == mockup.lines
    view = table.game.view(table.state, None)
    assert standing(view) == {one["building"]: (one["owner"], one["spaces"]) for one in drawn["buildings"]}
    assert table.outcome is not None
    assert table.outcome.scores["orange"] == drawn["expected"]["orange"]
    assert table.outcome.scores["blue"] == {**drawn["expected"]["blue"], "unbuilt": 0, "total": 60}
    assert table.outcome.winners == ("blue",)


def test_phase_one_in_the_middle() -> None:
    record, table = recorded("paris-phase-one")
    mockup, _ = recorded("paris-mockup")
    assert record.lines == mockup.lines[: len(record.lines)]
    moves = [str(move) for move in table.game.options(table.state, "blue")]
    assert any(move.startswith("tile ") for move in moves)
    assert any(move.startswith("take ") for move in moves)


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_the_four_cards_that_the_first_games_leave_out(edition: str) -> None:
    """C9–C12. All four in play and used, by both players; the editions count the same board differently."""
    record, table = recorded(f"paris-cards-{edition}")
    assert record.options["edition"] == edition
    used = {one.card: one for one in table.state.used}
    assert used.keys() >= OTHER_FOUR
    assert {piece.card for piece in table.state.pieces} == OTHER_FOUR
    assert {one.owner for one in table.state.used} == {0, 1}
    cards = {seat: sheet["cards"] for seat, sheet in table.game.scores(table.state).items()}
    assert cards == {"fr": {"orange": 6, "blue": 33}, "en": {"orange": 3, "blue": 26}}[edition]


def test_a_table_goes_on_from_a_record_with_seats_of_ones_choice(tmp_path: Path) -> None:
    """People get tokens, bots go on playing; what chance says next is drawn by the new table's seed."""
    database = f"sqlite:///{tmp_path}/tables.db"
    opened = {}
    for name, orange in (("paris-mockup", "bot:apprenti"), ("paris-phase-one", "Ana")):
        record, _ = recorded(name)
        record.players["orange"] = orange
        opened[name] = archive.bring_in({"database": database}, record, b"\7" * 32)
    server = Served(database, tmp_path / "log", "--no-limits", "--bot-pace", "0").start()
    try:
        for name, imported in opened.items():
            party = Party(server, {"table": imported.table, "invite": imported.invite, "tokens": imported.tokens})
            assert set(party.tokens) == ({"blue"} if name == "paris-mockup" else {"orange", "blue"})
            state = party.state("blue")
            assert (state["status"], state["to_act"]) == ("playing", ["blue"])
            party.move("blue", STAIRS if name == "paris-mockup" else None)
            assert party.play()["status"] == "over"
    finally:
        server.stop()
