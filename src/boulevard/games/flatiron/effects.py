"""Floor effects (F26): what a floor changes for both players while it is under construction.

Every effect answers the same questions; each floor gives its own answer to one of them. Rows of the content file are
read as these records: `["sell_more", 2]`.
"""

from msgspec import Struct

from boulevard.games.flatiron.moves import HALL, Colour, Location, Street


class Effect(Struct, frozen=True, array_like=True, tag=True, forbid_unknown_fields=True):
    """A floor that changes nothing, such as the Roof (F20)."""

    @property
    def architects_share(self) -> bool:
        return False

    @property
    def doubles(self) -> bool:
        """May two pillars of a colour stand on this floor?"""
        return False

    @property
    def pillar_discount(self) -> int:
        return 0

    @property
    def decree_discount(self) -> int:
        return 0

    @property
    def sale_extra(self) -> int:
        return 0

    @property
    def card_points(self) -> int:
        return 0

    def dollars_taken(self, usual: int, location: Location) -> int:
        """What "take $2" gives there."""
        return usual

    def arrival(self, location: Location) -> int:
        """Dollars for moving there."""
        return 0

    def pillar_points(self, colour: Colour) -> int:
        return 0


class CityHallDollars(Effect, frozen=True, tag="city_hall_dollars"):
    """At City Hall: take $4 instead of $2."""

    dollars: int

    def dollars_taken(self, usual: int, location: Location) -> int:
        return self.dollars if location == HALL else usual


class ArrivalDollar(Effect, frozen=True, tag="arrival_dollar"):
    """Arriving in the street shown: $1 at once."""

    street: Street

    def arrival(self, location: Location) -> int:
        return int(location == self.street)


class ShareLocation(Effect, frozen=True, tag="share_location"):
    """Architects may share a location."""

    @property
    def architects_share(self) -> bool:
        return True


class PointPerCard(Effect, frozen=True, tag="point_per_card"):
    """Points for each street card bought."""

    points: int

    @property
    def card_points(self) -> int:
        return self.points


class SellMore(Effect, frozen=True, tag="sell_more"):
    """Each pillar sold brings more."""

    dollars: int

    @property
    def sale_extra(self) -> int:
        return self.dollars


class DecreesLess(Effect, frozen=True, tag="decrees_less"):
    dollars: int

    @property
    def decree_discount(self) -> int:
        return self.dollars


class PillarsLess(Effect, frozen=True, tag="pillars_less"):
    """Pillars cost less, every way of buying."""

    dollars: int

    @property
    def pillar_discount(self) -> int:
        return self.dollars


class SameColours(Effect, frozen=True, tag="same_colours"):
    """Same colours are allowed on this floor."""

    @property
    def doubles(self) -> bool:
        return True


class PointsForColour(Effect, frozen=True, tag="points_for_colour"):
    """Points for each pillar of the colour shown put on it."""

    colour: Colour
    points: int

    def pillar_points(self, colour: Colour) -> int:
        return self.points if colour == self.colour else 0


NO_EFFECT = Effect()

AnyEffect = (
    CityHallDollars
    | ArrivalDollar
    | ShareLocation
    | PointPerCard
    | SellMore
    | DecreesLess
    | PillarsLess
    | SameColours
    | PointsForColour
)
