"""What is counted over many games of Couleurs."""

from boulevard.core.balance import Counted
from boulevard.games.couleurs.events import Acted, ActedOnDisc, Dealt, PaintersDealt, PainterShown, PaintingTaken

OPTIONS = {"painters": "on"}
COUNTED = (
    Counted("Painters", PainterShown, "painter", PaintersDealt, key="painters"),
    Counted("Paintings", PaintingTaken, "card", Dealt, key="paintings", opens=True),
    Counted("Actions of the ring", Acted, "action"),
    Counted("Actions of the disc, copying apart", ActedOnDisc, "place"),
)
