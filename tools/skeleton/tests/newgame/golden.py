"""What the golden games of Newgame must show between them."""

from boulevard.core.table import Table

WANTED = {"played out", "resigned", "running"}
RARE: set[str] = set()
"""Among what is wanted: of this one game is enough; two must show everything else."""


def shown(table: Table) -> set[str]:
    """What a game shows."""
    return {"running" if table.outcome is None else table.outcome.reason}
