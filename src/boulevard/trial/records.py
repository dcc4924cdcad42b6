"""What must hold of the record of a game that was served."""

from typing import Any

from boulevard import registry
from boulevard.core.draws import draw, seed_hash
from boulevard.core.problems import Problem
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import open_table, replaying
from boulevard.trial.report import Broken


def lines_of(text: str) -> list[str]:
    """The lines of a record, or of a seat's account of it, each at its ply."""
    return [line for line in text.partition("\n\n")[2].splitlines() if not line.startswith("=")]


def wrong_with(table: str, state: dict[str, Any], text: str) -> Broken | None:
    """The record of a finished game replays, its outcome is right, and every draw is what the seed gives; else what is
    not so."""
    try:
        record = read_record(text.encode())
        seed = bytes.fromhex(state["seed"])
        if not record.seed == state["seed_hash"] == seed_hash(seed):
            return Broken("seed", {"table": table})
        game = registry.game(record.game, None, record.rules)
        replayed = open_table(game, record)
        for ply, line in replaying(replayed, record):
            if ply < record.given:
                continue
            if line.seat == CHANCE and line.text != (drawn := str(draw(seed, ply, game.chance(replayed.state)))):
                return Broken("draw", {"table": table, "ply": ply, "text": line.text, "expected": drawn})
    except Problem as problem:
        return Broken("record", {"table": table, "detail": problem.sentence()})
    winners = [] if replayed.outcome is None else list(replayed.outcome.winners)
    told = [] if record.outcome is None else record.outcome["winners"]
    if not winners or not winners == told == state["outcome"]["winners"]:
        return Broken("outcome", {"table": table})
    return None
