"""What the rules of Newgame need to know."""

from boulevard.core.steps import State as CoreState


class State(CoreState, kw_only=True):
    """Fields are replaced, never changed in place."""

    pile: tuple[int, ...]
    """Cards not dealt yet, in order of their numbers: chance decides when one is drawn."""
    hands: dict[str, tuple[int, ...]]
    laid: dict[str, tuple[int, ...]]
    turns: int = 0
    """How many turns have been played, everybody's together."""
