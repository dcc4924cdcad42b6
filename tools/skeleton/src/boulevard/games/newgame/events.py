"""What can happen in Newgame."""

from boulevard.core.events import Event


class CardDealt(Event, frozen=True, kw_only=True):
    """R2, R3. Only its owner sees the card."""

    name = "deal"
    told = "quiet"
    secret = ("card",)
    card: int


class CardLaid(Event, frozen=True, kw_only=True):
    """R3. A card lies face up."""

    name = "lay"
    told = "act"
    card: int


class GameOver(Event, frozen=True):
    """R4. Everybody has had all turns."""

    name = "over"
    told = "heading"


EVENTS: tuple[type[Event], ...] = (CardDealt, CardLaid, GameOver)
