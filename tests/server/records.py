"""What must hold of the record of a game that was served."""

from boulevard.trial.records import wrong_with
from server.kit import Party


def check_record(party: Party) -> None:
    assert wrong_with(party.table, party.state(), party.record()) is None
