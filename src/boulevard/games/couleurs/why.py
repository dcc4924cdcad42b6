from boulevard.core.game import Why
from boulevard.core.moves import Move
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.state import State


def objection(s: State, box: Box, me: int, move: Move) -> Why | None:
    return None
