"""What is counted over many games of Flatiron."""

from boulevard.core.balance import Counted
from boulevard.games.flatiron.events import (
    BoardsDealt,
    BoardShown,
    CardBought,
    CardOpened,
    DecreeBought,
    DecreeOpened,
    Moved,
)

OPTIONS = {"side": "free"}
COUNTED = (
    Counted("Locations moved to", Moved, "location"),
    Counted("Decrees", DecreeBought, "decree", DecreeOpened, key="decrees", opens=True),
    Counted("Boards", BoardShown, "board", BoardsDealt),
    Counted("Street cards", CardBought, "card", CardOpened, key="cards"),
)
