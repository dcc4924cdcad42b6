"""A table set up by hand, so that a test can say in a few words where the game stands."""

from collections.abc import Sequence
from typing import Any, Self

from msgspec import json

import boulevard
from boulevard.core.held import changed
from boulevard.core.steps import advance
from boulevard.games.couleurs.moves import PAINTERS, TOOLS
from boulevard.games.couleurs.rounds import Acting, Placing, next_to_act, phase_three
from boulevard.games.couleurs.state import Finished, canvas
from boulevard.games.couleurs.view import LETTERS, pigments_out

GAME = boulevard.game("couleurs")
EASELS = ("CE10", "DE10", "GA10", "MA10")


class Arranged:
    """A game after its set-up, seat 1 first; easels show the first of EASELS, bonus cards as given."""

    def __init__(
        self,
        players: int = 3,
        painters: Sequence[str] = (),
        bonus: str = "off",
        offers: Sequence[str] = (),
        **options: object,
    ) -> None:
        options = {"first": "1", "bonus": bonus, "painters": "on" if painters else "off", **options}
        self.s = GAME.setup(players, options)
        self.seats = GAME.seats(players)
        easels = GAME.box.easels[players]
        if options["first"] == "random":
            self.play("- first 1")
        for card in EASELS[:easels]:
            self.play(f"- deal {card}")
        if bonus != "off":
            wanted = [*offers, *("bonus-copy", "bonus-mix", "bonus-paint", "bonus-swap")][:easels]
            self.play(*(f"- deal {card}" for card in wanted))
        if painters:
            spare = [painter for painter in PAINTERS if painter not in painters]
            for seat, painter in zip(self.seats, painters, strict=True):
                self.play(f"- deal {seat} {'+'.join(sorted((painter, spare.pop())))}")
            self.play(*(f"{seat} keep {painter}" for seat, painter in zip(self.seats, painters, strict=True)))

    # Setting ------------------------------------------------------------------------------------------------------

    def stock(self, seat: str, letters: str) -> Self:
        self.s.stocks = changed(self.s.stocks, int(seat) - 1, tuple(letters.count(letter) for letter in LETTERS))
        return self._counted()

    def tool(self, seat: str, tool: str, space: int) -> Self:
        me = int(seat) - 1
        self.s.tools = changed(self.s.tools, me, changed(self.s.tools[me], TOOLS.index(tool), space))
        return self

    def painting(self, seat: str, card: str, filled: str = "." * 9) -> Self:
        me = int(seat) - 1
        self._draw(card)
        self.s.canvases = changed(self.s.canvases, me, (*self.s.canvases[me], canvas(GAME.box, card, filled)))
        return self._counted()

    def finished(self, seat: str, card: str, whites: int = 0) -> Self:
        me = int(seat) - 1
        self._draw(card)
        self.s.finished = changed(self.s.finished, me, (*self.s.finished[me], Finished(card, whites)))
        return self._counted()

    def bonus(self, seat: str, *cards: str) -> Self:
        me = int(seat) - 1
        for card in cards:
            deck = list(self.s.bonus_deck)
            deck.remove(card)
            self.s.bonus_deck = tuple(deck)
        self.s.bonuses = changed(self.s.bonuses, me, cards)
        return self

    def acting(self, turned: int = 0, **standing: str) -> Self:
        """Phase 2 with these assistants standing: `acting(_1="s3 s4")`."""
        self.s.turned = turned
        self.s.standing = tuple(tuple(standing.get(f"_{seat}", "").split()) for seat in self.seats)
        self.s.hands = tuple(3 - len(places) for places in self.s.standing)
        self.s.agenda = tuple(next_to_act(self.s, self.s.order()))
        return self

    def preparing(self, turned: int = 0, **lying: str) -> Self:
        """The start of phase 3 with these assistants lying."""
        self.acting(turned, **lying)
        self.s.lying, self.s.standing = self.s.standing, ((),) * len(self.seats)
        self.s.agenda = tuple(phase_three(self.s))
        advance(self.s, GAME.box)
        return self

    def _draw(self, card: str) -> None:
        self.s.deck = tuple(one for one in self.s.deck if one != card)
        self.s.easels = tuple(None if one == card else one for one in self.s.easels)

    def _counted(self) -> Self:
        self.s.in_play = pigments_out(self.s)
        return self

    # Playing ------------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> str:
        return GAME.to_act(self.s)[0]

    @property
    def texts(self) -> set[str]:
        return {str(move) for move in GAME.options(self.s, self.to_act)}

    def offers(self, verb: str) -> set[str]:
        """The texts offered that begin so."""
        return {text for text in self.texts if text.startswith(f"{verb} ") or text == verb}

    def play(self, *lines: str) -> Self:
        """Lines of a record: `1 place s4`, `- deal CE10`."""
        for line in lines:
            seat, _, text = line.partition(" ")
            assert self.to_act == seat, f"{line!r}, but {self.to_act} is to act"
            assert text in self.texts, f"{line!r} is not among {sorted(self.texts)}"
            GAME.apply(self.s, seat, GAME.parse(text))
            assert not list(GAME.conserved(self.s))
        return self

    def place_all(self, **places: str) -> Self:
        """Phase 1: each seat places on these in its order."""
        queues = {seat: places[f"_{seat}"].split() for seat in self.seats}
        while isinstance(self.s.agenda[0], Placing):
            self.play(f"{self.to_act} place {queues[self.to_act].pop(0)}")
        return self

    def rest_all(self) -> Self:
        """Everybody declines until nobody stands."""
        while self.s.agenda and isinstance(self.s.agenda[0], Acting):
            self.play(f"{self.to_act} {sorted(self.offers('rest'))[0]}")
        return self

    def held(self, seat: str) -> str:
        """The stock as letters."""
        stock = self.s.stocks[int(seat) - 1]
        return "".join(letter * count for letter, count in zip(LETTERS, stock, strict=True))

    def space(self, seat: str, tool: str) -> int:
        space: int = self.s.tools[int(seat) - 1][TOOLS.index(tool)]
        return space

    def token(self, seat: str, tool: str) -> int:
        token: int = self.s.tokens[int(seat) - 1][TOOLS.index(tool)]
        return token

    def filled(self, seat: str) -> dict[str, str]:
        """Paintings in work and what lies on them."""
        return {one.card: one.filled for one in self.s.canvases[int(seat) - 1]}

    @property
    def outcome(self) -> Any:
        found = GAME.outcome(self.s)
        return None if found is None else json.decode(json.encode(found))

    def why(self, text: str) -> tuple[str, str]:
        """The rule and key by which a text is refused to the seat to act."""
        found = GAME.why_not(GAME.view(self.s, self.to_act), text)
        return found.rule, found.key
