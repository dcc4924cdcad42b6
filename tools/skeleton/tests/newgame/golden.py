"""What the golden games of Newgame must show between them."""

from boulevard.core.table import Table

WANTED = {"played out", "resigned", "running"}


def shown(table: Table) -> set[str]:
    """What a game shows."""
    return {"running" if table.outcome is None else table.outcome.reason}
