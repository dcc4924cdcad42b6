"""What lies in the box: the content file, checked before anybody plays with it."""

from msgspec import Struct

from boulevard.core.content import read_content
from boulevard.core.problems import Problem


class ContentProblem(Problem):
    home = "boulevard.games.newgame"


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file, field by field."""

    cards: int
    hand: int
    turns: int


class Box:
    """The content laid out for play."""

    def __init__(self, data: bytes) -> None:
        content = read_content(data, Content)
        wanted = 2 * (content.hand + content.turns)
        if min(content.hand, content.turns) < 1 or content.cards < wanted:
            raise ContentProblem("content-cards", place="cards", rule="R2", found=content.cards, wanted=wanted)
        self.cards = tuple(range(1, content.cards + 1))
        self.hand = content.hand
        self.turns = content.turns
