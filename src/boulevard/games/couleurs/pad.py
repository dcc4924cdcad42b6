"""The score pad of Les Couleurs de Paris: a finished table described in a file, checked and scored.

The format is that of `example.json` beside this file. `players` has an entry for each seat, `1` first: `paintings`
names the finished ones, each with the number of whites on it, or lists them by their points alone,
`[{"points": 14, "whites": 1}]`; `black` counts the black pigments; `tools` gives the token of each tool, 6 or 10.
What a player has none of may be left out, and so may `expected`.
"""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from boulevard.core.game import AnyGame, Outcome
from boulevard.core.pad import Counted, Draft, Question, counted, read_pad
from boulevard.core.problems import Problem
from boulevard.games.couleurs import scoring
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import SEATS, TOOLS
from boulevard.games.couleurs.state import BLACK, NONE, Finished, State, plus


class PadProblem(Problem):
    home = "boulevard.games.couleurs"


class PadPainting(Struct, forbid_unknown_fields=True):
    """A finished painting, told by its points: which one it is decides nothing."""

    points: int
    whites: int = 0


class PadPlayer(Struct, forbid_unknown_fields=True):
    paintings: dict[str, int] | list[PadPainting] = {}
    black: int = 0
    tools: dict[str, int] = {}


class PadFile(Struct, forbid_unknown_fields=True):
    """The pad's file, field by field."""

    game: str
    players: dict[str, PadPlayer]
    expected: dict[str, Any] | UnsetType | None = UNSET


def score_pad(game: AnyGame, data: Any) -> Outcome:
    """The score of the table that the pad describes, as if the game ended so."""
    return count(game, data).outcome


def count(game: AnyGame, data: Any) -> Counted:
    s = state_of_pad(game, read_pad(game, data, PadFile))
    return counted(game, _reason(s, game.box), scoring.sheets(s, game.box), scoring.tie_breaks(s, game.box))


def state_of_pad(game: AnyGame, pad: PadFile) -> State:
    """As much of a state as is scored."""
    box: Box = game.box
    seats = tuple(sorted(pad.players))
    if len(seats) not in game.players or seats != game.seats(len(seats)):
        raise PadProblem("pad-seats", place="players", rule="L7", found=list(pad.players))
    players = [pad.players[seat] for seat in seats]
    finished = _paintings(box, pad)
    for seat, player in pad.players.items():
        _check_tokens(box, f"players.{seat}.tools", player.tools)
    for seat, player in pad.players.items():
        if player.black < 0:
            raise PadProblem("pad-black", place=f"players.{seat}.black", rule="L5", found=player.black, most=box.blacks)
    blacks = sum(player.black for player in players)
    if blacks > box.blacks:
        raise PadProblem("pad-black", place="players", rule="L5", found=blacks, most=box.blacks)
    return State(
        rules=game.rules,
        options={},
        agenda=(),
        players=len(players),
        finished=tuple(finished[seat] for seat in seats),
        stocks=tuple(plus(NONE, BLACK, player.black) for player in players),
        tokens=tuple(tuple(player.tools.get(tool, 0) for tool in TOOLS) for player in players),
        over=True,
    )


def _paintings(box: Box, pad: PadFile) -> dict[str, tuple[Finished, ...]]:
    """What each has finished. A painting told by its points is the first of as many that nobody has."""
    seen = {card for player in pad.players.values() if isinstance(player.paintings, dict) for card in player.paintings}
    found: dict[str, list[Finished]] = {seat: [] for seat in pad.players}
    named: set[str] = set()
    for seat, player in pad.players.items():
        place = f"players.{seat}.paintings"
        if isinstance(player.paintings, dict):
            for card, whites in player.paintings.items():
                if card not in box.paintings:
                    expected = next(iter(box.paintings))
                    raise PadProblem("pad-painting", place=place, rule="L6", found=card, expected=expected)
                if card in named:
                    raise PadProblem("pad-twice", place=place, rule="L6", found=card)
                named.add(card)
                found[seat].append(Finished(card, _whites(box, f"{place}.{card}", whites)))
        else:
            for index, one in enumerate(player.paintings):
                at = f"{place}[{index}]"
                card = _worth(box, at, one.points, seen)
                seen.add(card)
                found[seat].append(Finished(card, _whites(box, at, one.whites)))
    return {seat: tuple(paintings) for seat, paintings in found.items()}


def _worth(box: Box, place: str, points: int, seen: set[str]) -> str:
    """L6. A painting of so many points that nobody has."""
    alike = [card for card, one in box.paintings.items() if one.points == points]
    if not alike:
        values = sorted({one.points for one in box.paintings.values()})
        raise PadProblem("pad-value", place=place, rule="L6", found=points, expected=values)
    card = next((card for card in alike if card not in seen), None)
    if card is None:
        raise PadProblem("pad-values", place=place, rule="L6", points=points, most=len(alike))
    return card


def _whites(box: Box, place: str, whites: int) -> int:
    most = box.player.whites_per_painting
    if not 0 <= whites <= most:
        raise PadProblem("pad-whites", place=place, rule="L17", found=whites, most=most)
    return whites


def _check_tokens(box: Box, place: str, tools: dict[str, int]) -> None:
    sides = (0, box.score.tool_bonus, box.score.tool_end)
    for tool, points in tools.items():
        if tool not in TOOLS:
            raise PadProblem("pad-tool", place=place, rule="L5", found=tool, expected=list(TOOLS))
        if points not in sides:
            raise PadProblem("pad-token", place=f"{place}.{tool}", rule="L15", found=points, expected=list(sides))


def _reason(s: State, box: Box) -> str:
    """L27, L28. What can have ended such a game."""
    if any(len(finished) >= 2 for finished in s.finished):
        return "second painting"
    return "fifth black" if sum(stock[BLACK] for stock in s.stocks) == box.blacks else "round limit"


# Asked line by line -----------------------------------------------------------------------------------------------


def blank(game: AnyGame) -> Draft:
    return {"game": game.name, "players": {seat: _nothing() for seat in SEATS[:2]}}


def _nothing() -> Draft:
    return {"paintings": {}, "black": 0, "tools": {}}


def questions(game: AnyGame) -> list[Question]:
    return [
        Question("players", _players(game)),
        Question("painting", _painting, many=True),
        Question("black", _black, many=True),
        Question("tool", _tool, many=True),
    ]


def _players(game: AnyGame) -> Callable[[Draft, str], None]:
    def answer(draft: Draft, line: str) -> None:
        count = _number(line.strip(), "2, 3, 4")
        if count not in game.players:
            raise PadProblem("pad-answer", expected="2, 3, 4")
        draft["players"] = {seat: _nothing() for seat in game.seats(count)}

    return answer


def _painting(draft: Draft, line: str) -> None:
    player, card, whites = _words(draft, line, 3, "1 CE10 2")
    card = card.upper()
    if card in player["paintings"]:
        raise PadProblem("pad-twice", found=card)
    player["paintings"][card] = _number(whites, "1 CE10 2")


def _black(draft: Draft, line: str) -> None:
    player, count = _words(draft, line, 2, "1 3")
    player["black"] = _number(count, "1 3")


def _tool(draft: Draft, line: str) -> None:
    player, tool, points = _words(draft, line, 3, "2 brush 10")
    player["tools"][tool.lower()] = _number(points, "2 brush 10")


def _words(draft: Draft, line: str, count: int, expected: str) -> list[Any]:
    """What lies before the player named by the first word, and the other words."""
    words = line.split()
    if len(words) != count or words[0] not in draft["players"]:
        raise PadProblem("pad-answer", expected=expected)
    return [draft["players"][words[0]], *words[1:]]


def _number(word: str, expected: str) -> int:
    if not word.isdecimal() or not word.isascii() or len(word) > 3:
        raise PadProblem("pad-answer", expected=expected)
    return int(word)
