"""Hints: the move that the searching bot would play, and a second one where it is nearly as good; what drives them, in
words from the score sheet; and each given away bit by bit, as the game's `counsel` tells it: what to think about, where
to look, what to do.

A bot expects points on the score sheets where it stopped looking, and some that are not on paper yet, which its game's
judge calls prospects. What drives a move is how these differ from those of other moves, line by line: the first hint is
compared with all other moves that were tried, the second with the first. Nothing but the view is looked at.
"""

from collections.abc import Container, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct, structs

from boulevard.bots.cores import core_of
from boulevard.bots.endings import exact_of
from boulevard.bots.maitre import Maitre
from boulevard.core.bot import Budget, Candidate
from boulevard.core.choices import Menu
from boulevard.core.counsel import Counsel, Said
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.story import called
from boulevard.core.texts import LANGUAGES, Name, Texts, texts
from boulevard.registry import better, counsel, gloss

SHOWN = 2
NEAR, NEAR_POINTS = 0.05, 4.0
"""A second move is named where its chance and its lead fall short of the first one's by no more than that."""
SHORT_POINTS = 3.0
"""Whoever falls short by so many points is not told to be hardly worse: it is what is called a slip (`costs`)."""
NAMELESS: Mapping[str, str] = {}
SURE = 0.99
"""Nothing is said to be surer."""
MOST_IDLE, IDLE_POSITIONS = 12, 2000
"""Among so many moves it is asked whether any matters, and of each as many positions are looked at: the very last turns
are fewer."""
TELLING = 0.5
"""Differences of fewer points say nothing."""
MOST_DRIVERS, MOST_SAID, MOST_REASONS = 4, 3, 2
END = "hint-gain-end"
"""What a game's counsel calls the points at the end, if nothing else came."""
STANDINGS = ((0.85, "winning"), (0.58, "ahead"), (0.42, "even"), (0.15, "behind"), (0.0, "losing"))
"""What a chance of winning among two, from so much on, is called."""
BETTER, WORSE = ("winning", "ahead"), ("behind", "losing")


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
    then: str | None = None
    """What the same player would do next, where the plan goes on."""
    only: bool = False
    """Is there no other move?"""
    idle: bool = False
    """Does it not matter any more what is played?"""


class InWords(Struct, frozen=True):
    """A hint in one language. Where there is no other move, or all come to the same, that is the outlook, and no reason
    is needed."""

    move: str
    """The whole move, and what it brings at once."""
    outlook: str
    reason: str
    nudge: str
    """What to think about."""
    place: str
    """Where to look; empty where no place on the table is meant."""


def advise(
    game: AnyGame, view: Any, moves: Sequence[Move], rng: Random, budget: Budget, planned: Move | None = None
) -> list[Hint]:
    """The best move that the bot finds, and the next where it is nearly as good; where there is one move, that. Never
    one to which another is always to be preferred; and of two with the same chance in percent, as it is told, rather
    the one that a player is drawn to at first sight: often they are one plan, begun at either end. `planned`: what was
    told to come next when the move before was advised; that stays the first as long as nothing clearly better is found,
    so that a plan is not forgotten halfway."""
    maitre = Maitre(game)
    dominated = maitre.dominated(view, moves)
    found = considered(maitre, view, moves, dominated, rng, budget, planned)
    best = found[0]
    kept = [one for one in found if one.move == planned and planned not in dominated and is_near(one, best)]
    first, *others = [*kept, *(one for one in found if one not in kept)]
    only = len(moves) == 1
    hints = [hinted(maitre, view, first, others, only)]
    if is_idle(game, view, first.move, moves):
        return [structs.replace(hints[0], idle=True)]
    if others and others[0].move not in dominated and is_near(others[0], first):
        hints.append(hinted(maitre, view, others[0], [first], only))
    return hints


def considered(
    maitre: Maitre,
    view: Any,
    moves: Sequence[Move],
    dominated: Container[Move],
    rng: Random,
    budget: Budget,
    about: Move | None = None,
) -> list[Candidate]:
    """The moves that were looked at, the one to be advised first; `about`: one that is looked into as deeply as those
    that seem best, whatever it seems."""
    game, worthy = maitre.game, [move for move in moves if move not in dominated]
    found = maitre.candidates(view, moves, rng, budget, about)
    tried = {one.move for one in found}
    if len(tried.intersection(worthy)) < min(SHOWN, len(worthy)):  # it had no time, or eyes for one move alone
        found += [one for one in maitre.greedy.candidates(view, worthy, rng, budget) if one.move not in tried][:SHOWN]
    most = max(one.visits for one in found if one.move in worthy)
    imagined = game.determinize(view, rng)
    liked = dict(zip(moves, maitre.judge.priors(game, imagined, view.seat, moves), strict=True))
    found.sort(
        key=lambda one: (one.move in dominated, one.visits < most, -round(sober(one.value), 2), -liked[one.move])
    )
    return found


def hinted(maitre: Maitre, view: Any, one: Candidate, others: Sequence[Candidate], only: bool = False) -> Hint:
    """A move as a hint, compared with others; `only`: there is no other."""
    game = maitre.game
    return Hint(
        str(one.move),
        sober(one.value),
        round(one.lead, 1),
        drivers(one, others, named(maitre)),
        next_move(game, view, one),
        only,
    )


def named(maitre: Maitre) -> set[str]:
    """What points come of that has a name: the lines of the score sheet, and prospects."""
    return {*maitre.game.score_lines, *maitre.judge.PROSPECTS}


def is_near(one: Candidate | Hint, best: Candidate | Hint) -> bool:
    return one.value >= best.value - NEAR and one.lead >= best.lead - NEAR_POINTS


def is_even(one: Hint, best: Hint) -> bool:
    return is_near(one, best) and one.lead > best.lead - SHORT_POINTS


def is_idle(game: AnyGame, view: Any, move: Move, moves: Sequence[Move]) -> bool:
    """Do all moves come to the same, where an ending can be searched out, and does this one change nobody's points?"""
    core = core_of(game)
    if core is None or not 1 < len(moves) <= MOST_IDLE or game.preview(view, move).sheets != game.sheet(view):
        return False
    ends = {None if (end := exact_of(core, view, one, None, IDLE_POSITIONS)) is None else end.value for one in moves}
    return len(ends) == 1 and None not in ends


def next_move(game: AnyGame, view: Any, one: Candidate) -> str | None:
    """What the same player is to decide next, where the bot has thought of it and nothing is revealed before."""
    if one.then is None:
        return None
    after = game.preview(view, one.move)
    if not after.whole or list(after.view.to_act) != [view.seat]:
        return None
    offered = game.options(game.determinize(after.view, Random(0)), view.seat)
    return str(one.then) if len(offered) > 1 and one.then in offered else None


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
    return [Driver(line, whole(ahead[line])) for line in telling[:MOST_DRIVERS]]


def whole(points: float) -> int:
    return int(points + (0.5 if points > 0 else -0.5))


# In words --------------------------------------------------------------------------------------------------------


def in_words(
    game: AnyGame, view: Any, hints: Sequence[Hint], language: str, names: Mapping[str, str] = NAMELESS
) -> list[InWords]:
    """The hints for a reader; `names`: of those who sit there, where they have some."""
    words = texts(language, game.package)
    return [
        InWords(
            move=move_in_words(game, view, hint, words, names),
            outlook=outlook(hint, words, len(game.sheet(view))),
            reason="" if hint.only or hint.idle else reason(game, view, hints, place, language),
            nudge=nudge(game, view, hint, words, names),
            place=place_in_words(game, view, hint, words, names),
        )
        for place, hint in enumerate(hints)
    ]


def in_all_languages(
    game: AnyGame, view: Any, hints: Sequence[Hint], names: Mapping[str, str] = NAMELESS
) -> list[dict[str, InWords]]:
    found = {language: in_words(game, view, hints, language, names) for language in LANGUAGES}
    return [{language: found[language][place] for language in LANGUAGES} for place in range(len(hints))]


def where(game: AnyGame, view: Any, hint: Hint) -> list[dict[str, Any]]:
    """The place of a hint alone, told like events, as a drawing marks them."""
    told = told_by(game, view, hint.move)
    return list(told.where) if told else []


def told_by(game: AnyGame, view: Any, text: str) -> Counsel | None:
    """What the game's own counsel says of a move; None for a game that has none."""
    tell = counsel(game)
    return tell(game, view, game.parse(text)) if tell else None


def outlook(hint: Hint, words: Texts, scored: int) -> str:
    """How the game stands with the move among so many, and what may be expected."""
    if hint.only or hint.idle:
        return words("hint-only" if hint.only else "hint-idle")
    points = whole(hint.lead)
    key = "hint-ahead" if points > 0 else "hint-behind" if points < 0 else "hint-level"
    how = next(name for least, name in STANDINGS if as_of_two(hint.value, scored) >= least)
    if (how in BETTER and points < 0) or (how in WORSE and points > 0):
        how = "even"  # chance and points disagree: nobody is told of both, as if one followed from the other
    return words("hint-outlook", how=how, expected=words(key, points=abs(points)))


def as_of_two(chance: float, scored: int) -> float:
    """A chance among so many as it would feel between two: a fair share is a half."""
    fair = 1 / scored
    return 0.5 * chance / fair if chance < fair else 0.5 + 0.5 * (chance - fair) / (1 - fair)


def reason(game: AnyGame, view: Any, hints: Sequence[Hint], place: int, language: str) -> str:
    """What speaks for one of the hints, in a player's words, and what against it where it falls short of the first.
    Where moves are about as good, and differ in nothing that has a name, that is said."""
    words, hint = texts(language, game.package), hints[place]

    def told(key: str, sign: int) -> list[str]:
        lines = [words(better(game, view, one.line)) for one in hint.drivers if sign * one.points > 0]
        return [words(key, drivers=Name(words.enumerated("drivers", lines[:MOST_REASONS])))] if lines else []

    if place == 0:
        even = len(hints) > 1 and is_even(hints[1], hint)
        return "".join(told("hint-first", 1)) or words("hint-even-first" if even else "hint-clear-first")
    ahead = told("hint-second", 1)
    if is_even(hint, hints[0]):
        return "".join(ahead) or words("hint-even-second")
    return " ".join([*ahead, *(told("hint-behind-first", -1) or [words("hint-short")])])


def said_drivers(drivers: Sequence[Driver], words: Texts) -> list[str]:
    """The most telling ones, each with its points."""
    return [words(f"driver-{one.line}", points=f"{one.points:+d}".replace("-", "−")) for one in drivers[:MOST_SAID]]


def nudge(game: AnyGame, view: Any, hint: Hint, words: Texts, names: Mapping[str, str]) -> str:
    """What to think about; of a game without counsel, the kind of move."""
    if hint.idle:
        return words("hint-idle")
    if told := told_by(game, view, hint.move):
        return worded(words, told.nudge, names)
    return words("hint-nudge", verb=Name(chosen(game, view, hint.move, words)[0]))


def place_in_words(game: AnyGame, view: Any, hint: Hint, words: Texts, names: Mapping[str, str]) -> str:
    told = told_by(game, view, hint.move)
    return worded(words, told.place, names) if told and told.place else ""


def move_in_words(game: AnyGame, view: Any, hint: Hint, words: Texts, names: Mapping[str, str]) -> str:
    """The whole move, what it brings at once, and what comes next where the plan goes on."""
    sentences = [deed(game, view, hint.move, words, names), *gains(game, view, hint.move, words, names)]
    if hint.then is not None:
        after = game.preview(view, game.parse(hint.move)).view
        then = deed(game, after, hint.then, words, names)
        sentences.append(words("hint-then", deed=Name(then[:1].lower() + then[1:])))
        sentences += gains(game, after, hint.then, words, names)
    return " ".join(sentences)


def gains(
    game: AnyGame, view: Any, text: str, words: Texts, names: Mapping[str, str], at_once: bool = False
) -> list[str]:
    """What a move brings; `at_once`: without what the end would be if nothing else came."""
    told = told_by(game, view, text)
    said = [worded(words, one, names) for one in told.gains if not (at_once and one.key == END)] if told else []
    return [one[:1].upper() + one[1:] for one in said]


def deed(game: AnyGame, view: Any, text: str, words: Texts, names: Mapping[str, str]) -> str:
    """A move as one would tell somebody to play it; of a game without counsel, as the menu offers it."""
    if told := told_by(game, view, text):
        return worded(words, told.deed, names)
    verb, *rest = chosen(game, view, text, words)
    sentence = words("hint-move-words", verb=verb, rest=rest) if rest else words("hint-move-word", verb=verb)
    return sentence[:1].upper() + sentence[1:]


def chosen(game: AnyGame, view: Any, text: str, words: Texts) -> list[str]:
    """The words of a move as the menu offers them."""
    menu, path = Menu(game, view, [game.parse(text)], words, gloss(game)), tuple(text.split(" "))
    return [menu.meaning(path[:end]) or path[end - 1] for end in range(1, len(path) + 1)]


def worded(words: Texts, said: Said, names: Mapping[str, str]) -> str:
    """A sentence with its figures: others that are said within it, and persons by their names."""
    return words(said.key, **{name: _figure(words, name, value, names) for name, value in said.figures.items()})


def _figure(words: Texts, name: str, value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, Said):
        return Name(worded(words, value, names))
    if isinstance(value, list) and value and isinstance(value[0], Said):
        return Name(words("hint-list-sign").join(worded(words, one, names) for one in value))
    if isinstance(value, list) and value:
        return Name(words.enumerated(name, value))
    return Name(called(words, names[value])) if name.partition("_")[0] == "seat" and value in names else value
