"""What is counted over many games of Paris."""

from boulevard.core.balance import Counted
from boulevard.games.paris.events import BuildingTaken, CardActivated, PostcardsDrawn

OPTIONS = {"postcards": "random"}
COUNTED = (
    Counted("Postcards", CardActivated, "card", PostcardsDrawn, key="postcards"),
    Counted("Buildings taken in phase 1", BuildingTaken, "building", key="buildings", opens=True),
)
