"""Hints: two moves that the searching bot would think of, and what drives them, in words from the score sheet.

A bot expects points on the score sheets where it stopped looking, and some that are not on paper yet, which its game's
judge calls prospects. What drives a move is how these differ from those of other moves, line by line: the first hint is
compared with all other moves that were tried, the second with the first. Nothing but the view is looked at.
"""

from collections.abc import Container, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from boulevard.bots.maitre import FAMILIAR, Maitre
from boulevard.core.bot import Budget, Candidate
from boulevard.core.choices import Menu
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.texts import LANGUAGES, Name, texts
from boulevard.registry import gloss

SHOWN = 2
NAMELESS: Mapping[str, str] = {}
SURE = 0.99
"""Nothing is said to be surer."""
TELLING = 0.5
"""Differences of fewer points say nothing."""
MOST_DRIVERS = 4
MOST_EVENTS = 3


class Driver(Struct, frozen=True):
    """A line of the score sheet, or a prospect, and the points that a move is better there than what it is compared
    with."""

    line: str
    points: int


class Hint(Struct, frozen=True):
    move: str
    value: float
    """The chance to win, from 0 to 1."""
    lead: float
    """The points that the seat may expect to be ahead of its best rival at the end."""
    drivers: list[Driver]


class InWords(Struct, frozen=True):
    """A hint in one language. Where there is no other move, that is the outlook, and no reason is needed."""

    move: str
    outlook: str
    reason: str


def advise(game: AnyGame, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> list[Hint]:
    """The best move that the bot finds, and the next; where there is one move, that."""
    maitre = Maitre(game)
    found = maitre.candidates(view, moves, rng, budget)
    if len(found) < min(SHOWN, len(moves)):  # it had no time, or eyes for one move alone
        tried = {one.move for one in found}
        found += [one for one in maitre.greedy.candidates(view, moves, rng, budget) if one.move not in tried][:SHOWN]
    enough = max(one.visits for one in found) * FAMILIAR
    found.sort(key=lambda one: (one.visits < enough, -one.value))
    compared: list[Sequence[Candidate]] = [found[1:], found[:1]]
    named = {*game.score_lines, *maitre.judge.PROSPECTS}
    return [
        Hint(str(one.move), sober(one.value), round(one.lead, 1), drivers(one, others, named))
        for one, others in zip(found[:SHOWN], compared, strict=False)
    ]


def sober(chance: float) -> float:
    return round(min(SURE, max(1 - SURE, chance)), 3)


def drivers(one: Candidate, others: Sequence[Candidate], named: Container[str]) -> list[Driver]:
    """Where, in what has a name, a move differs from the others, of which those count most that were tried most; the
    most telling first."""
    if not others:
        return []
    visits = sum(other.visits for other in others)
    found = [*one.lines, *(line for other in others for line in other.lines)]
    lines = dict.fromkeys(line for line in found if line in named)
    ahead = {
        line: one.lines.get(line, 0.0) - sum(other.visits * other.lines.get(line, 0.0) for other in others) / visits
        for line in lines
    }
    telling = sorted(
        (line for line, points in ahead.items() if abs(points) >= TELLING), key=lambda line: -abs(ahead[line])
    )
    return [Driver(line, _whole(ahead[line])) for line in telling[:MOST_DRIVERS]]


def _whole(points: float) -> int:
    return int(points + (0.5 if points > 0 else -0.5))


# In words --------------------------------------------------------------------------------------------------------


def in_words(
    game: AnyGame, view: Any, hints: Sequence[Hint], language: str, names: Mapping[str, str] = NAMELESS
) -> list[InWords]:
    """The hints for a reader; `names`: of those who sit there, where they have some."""
    words = texts(language, game.package)
    found = []
    for place, hint in enumerate(hints):
        move = move_in_words(game, view, hint.move, language, names)
        if len(hints) == 1:
            found.append(InWords(move, words("hint-only"), ""))
            continue
        points = _whole(hint.lead)
        key = "hint-ahead" if points > 0 else "hint-behind" if points < 0 else "hint-level"
        outlook = words("hint-outlook", value=hint.value, expected=words(key, points=abs(points)))
        found.append(InWords(move, outlook, reason(game, hint, place, language)))
    return found


def in_all_languages(
    game: AnyGame, view: Any, hints: Sequence[Hint], names: Mapping[str, str] = NAMELESS
) -> list[dict[str, InWords]]:
    found = {language: in_words(game, view, hints, language, names) for language in LANGUAGES}
    return [{language: found[language][place] for language in LANGUAGES} for place in range(len(hints))]


def told_by(events: Sequence[Mapping[str, Any]]) -> set[str]:
    """The words of a move that its events tell."""
    values = [value for event in events for value in event.values()]
    found = {str(one) for value in values for one in (value if isinstance(value, (list, tuple)) else (value,))}
    return found | {"+".join(map(str, value)) for value in values if isinstance(value, (list, tuple))}


def reason(game: AnyGame, hint: Hint, place: int, language: str) -> str:
    """What drives a hint."""
    words = texts(language, game.package)
    where = "first" if place == 0 else "second"
    if not hint.drivers:
        return words(f"hint-even-{where}")
    drivers = [words(f"driver-{one.line}", points=f"{one.points:+d}".replace("-", "−")) for one in hint.drivers]
    return words(f"hint-{where}", drivers=drivers)


def move_in_words(game: AnyGame, view: Any, text: str, language: str, names: Mapping[str, str]) -> str:
    """A move as the log would tell it, with what the game can say of its words; else as the menu offers it."""
    words, move = texts(language, game.package), game.parse(text)
    tell = gloss(game)
    path = tuple(text.split(" "))
    notes = [tell(game, view, words, path[:end]) for end in range(2, len(path) + 1)] if tell else []
    events = [event for event in game.preview(view, move).events if event["seat"] == view.seat][:MOST_EVENTS]
    if not events or not set(path[1:]) <= told_by(events):
        menu = Menu(game, view, [move], words, tell)
        verb, *rest = [menu.meaning(path[:end]) or path[end - 1] for end in range(1, len(path) + 1)]
        sentence = words("hint-move-words", verb=verb, rest=rest) if rest else words("hint-move-word", verb=verb)
        return sentence[:1].upper() + sentence[1:]
    first, *more = [words(f"event-{event['event']}", **_figures(event, names)) for event in events]
    whole = " ".join((first, *more)).casefold()
    notes = [note for note in dict.fromkeys(notes) if note and note.rpartition(": ")[2].casefold() not in whole]
    if notes:
        first = words("hint-move-noted", told=first.rstrip("."), notes=notes)
    return " ".join((first, *more))


def _figures(event: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    return {
        name: Name(names[value]) if name.partition("_")[0] == "seat" and value in names else value
        for name, value in event.items()
        if name != "event"
    }
