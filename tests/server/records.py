"""What must hold of the record of a game that was served."""

import hashlib

from boulevard import registry
from boulevard.core.draws import draw
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import open_table, replaying
from server.kit import Party


def check_record(party: Party) -> None:
    """The record replays, its outcome is right, and every draw is what the seed gives."""
    state = party.state()
    record = read_record(party.record().encode())
    seed = bytes.fromhex(state["seed"])
    assert record.seed == state["seed_hash"] == f"sha256:{hashlib.sha256(seed).hexdigest()}"
    game = registry.game(record.game, None, record.rules)
    table = open_table(game, record)
    for ply, line in replaying(table, record):
        if line.seat == CHANCE:
            assert line.text == str(draw(seed, ply, game.chance(table.state)))
    assert table.outcome is not None
    assert record.outcome is not None
    assert state["outcome"]["winners"] == record.outcome["winners"] == list(table.outcome.winners)
