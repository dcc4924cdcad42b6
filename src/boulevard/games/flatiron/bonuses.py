"""Slot bonuses (F21): what a player takes for the pillar just put there. Where the supply is empty: nothing."""

from boulevard.core.steps import Steps
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron.actions import CARD, NEWSPAPER, OneAction
from boulevard.games.flatiron.moves import Colour
from boulevard.games.flatiron.paperboy import DrawNewspaper, Score
from boulevard.games.flatiron.pieces import Bonus, Box, Count
from boulevard.games.flatiron.state import State


class Points(Bonus, frozen=True, tag="points"):
    points: Count

    def grant(self, s: State, box: Box, seat: str, colour: Colour) -> Steps:
        return (Score(seat, self.points),)


class PointsIfColour(Bonus, frozen=True, tag="points_if_colour"):
    """Points if the pillar has the colour shown."""

    colour: Colour
    points: Count

    def grant(self, s: State, box: Box, seat: str, colour: Colour) -> Steps:
        return (Score(seat, self.points),) if colour == self.colour else ()


class Dollars(Bonus, frozen=True, tag="dollars"):
    dollars: Count

    def grant(self, s: State, box: Box, seat: str, colour: Colour) -> Steps:
        s.earn(seat, self.dollars)
        return ()


class Reputation(Bonus, frozen=True, tag="reputation"):
    """A reputation token."""

    def grant(self, s: State, box: Box, seat: str, colour: Colour) -> Steps:
        if s.reputation:
            s.reputation -= 1
            s.tokens = {**s.tokens, seat: s.tokens[seat] + 1}
            s.emit(e.TokenTaken(seat))
        return ()


class HiddenNewspaper(Bonus, frozen=True, tag="draw_newspaper"):
    """A newspaper drawn at random, hidden."""

    def grant(self, s: State, box: Box, seat: str, colour: Colour) -> Steps:
        return (DrawNewspaper(seat),) if s.news_pool else ()


class StreetCard(Bonus, frozen=True, tag="buy_card"):
    """Buy the open card of any pile, if one likes."""

    def grant(self, s: State, box: Box, seat: str, colour: Colour) -> Steps:
        return (OneAction(seat, CARD),)


class NewsOfTheDay(Bonus, frozen=True, tag="newspaper"):
    """The newspaper of the day's action, if one likes."""

    def grant(self, s: State, box: Box, seat: str, colour: Colour) -> Steps:
        return (OneAction(seat, NEWSPAPER),)


AnyBonus = Points | PointsIfColour | Dollars | Reputation | HiddenNewspaper | StreetCard | NewsOfTheDay
