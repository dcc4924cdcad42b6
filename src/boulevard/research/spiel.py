"""The games for OpenSpiel: importing this registers `python_boulevard_NAME` for each. Needs OpenSpiel (`open_spiel`).

Chance is explicit: a draw is the number of what is drawn among all that may be. `options` holds the table's options as
`name:value`, joined by `;`.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from boulevard import registry
from boulevard.core.options import Option
from boulevard.research.single import Single
from boulevard.research.vectors import Encoded, encoded_games


@cache
def encoded(name: str) -> Encoded:
    return Encoded(registry.game(name))


def read_options(name: str, text: str) -> dict[str, Any]:
    """The options that a text tells, each of its own kind."""
    known: dict[str, Option] = {option.name: option for option in registry.game(name).table_options}
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        key, colon, value = part.partition(":")
        if key not in known or not colon:
            raise ValueError(f"{part!r} is no option of {name}; these are: {', '.join(known)}")
        found[key] = {"flag": value == "true", "number": int(value) if value.isdigit() else value}.get(
            known[key].kind, value
        )
    return found


def game_class(name: str) -> type[pyspiel.Game]:
    """The game as a class of OpenSpiel."""
    of = encoded(name)
    of_two = Single(of, None, {}, drawing=False)
    encoding = of.encoding
    kind = pyspiel.GameType(
        short_name=f"python_boulevard_{name}",
        long_name=f"Boulevard: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(of_two.seats),
        min_num_players=len(of_two.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"options": ""},
        default_loadable=True,
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=encoding.ACTIONS,
        max_chance_outcomes=encoding.DRAWS,
        num_players=len(of_two.seats),
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=encoding.LENGTH,
    )

    class Game(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, info, params or {})
            self.chosen = read_options(name, (params or {}).get("options", ""))

        def new_initial_state(self) -> "State":
            return State(self, name, self.chosen)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
            return Observer(name)

    Game.__name__ = f"Boulevard{name.title()}"
    pyspiel.register_game(kind, Game)
    return Game


class State(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: pyspiel.Game, name: str, chosen: dict[str, Any]) -> None:
        super().__init__(game)
        self.name, self.chosen = name, chosen
        self.words = self.table.words

    @property
    def table(self) -> Single:
        """The position, as one that can be asked; what is copied is its words alone."""
        table = _table(self.name, tuple(sorted(self.chosen.items())))
        table.words = getattr(self, "words", table.root.copy())
        return table

    def current_player(self) -> int:
        table = self.table
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return table.seat if table.seat >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        _, weights = self.table.draws()
        return [(at, weight / sum(weights)) for at, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        table.words = self.words = self.words.copy()
        if table.seat >= 0:
            table.play(action)
        else:
            table.draw(table.draws()[0][action])

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if player == pyspiel.PlayerId.CHANCE:
            return str(table.encoded.flat.move(table.encoded.game, table.draws()[0][action]))
        return table.named(action)

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        table = self.table
        return table.payoffs() if table.over else [0.0] * len(table.seats)

    def __str__(self) -> str:
        return self.table.drawn()


@cache
def _table(name: str, chosen: tuple[tuple[str, Any], ...]) -> Single:
    return Single(encoded(name), None, dict(chosen), drawing=False)


class Observer:
    """What a seat sees: the encoding, and its view as text."""

    def __init__(self, name: str) -> None:
        encoding = encoded(name).encoding
        boards = encoding.PLANES * 64
        self.tensor = np.zeros(boards + encoding.NUMBERS, np.float32)
        self.dict = {"numbers": self.tensor[boards:]}
        if boards:
            self.dict = {"boards": self.tensor[:boards], **self.dict}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state: State, player: int) -> str:
        table = state.table
        return str(table.encoded.game.view(table.state(), table.seats[player]))


def register(names: Sequence[str] | None = None) -> dict[str, type[pyspiel.Game]]:
    """The classes of all games that have an encoding."""
    return {name: game_class(name) for name in names or encoded_games()}


GAMES = register()
