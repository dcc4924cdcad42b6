"""Problems in words: what their answers are, why, how they come out at the end, what is to be learnt; and what a move
that was tried instead falls short by. Everything follows from the data of a puzzle and the rules."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from boulevard.bots.advice import MOST_REASONS, Driver, Hint, deed, gains, said_drivers, sober
from boulevard.bots.costs import Cost, in_words
from boulevard.core.game import AnyGame
from boulevard.core.puzzles import Puzzle, Step, line_of, played
from boulevard.core.scores import Sheets
from boulevard.core.story import naming, told
from boulevard.core.texts import LANGUAGES, Name, Texts, texts

TELLING = 1
"""A line of the score sheet is told where it differs by so many points."""


TIED = 0.9
"""Level in points, and with such a chance, one wins on the tie-break."""
MOST_TOLD = 4
"""So many moves of a turn are told at most."""
HOME = "boulevard.bots"
"""The catalogue of what is said here; the page needs none of it."""


class Said(Struct, frozen=True):
    """An answer in one language: what speaks for it, what is answered to it, how one goes on, and what it teaches."""

    reason: str
    reply: str
    then: str
    teaches: str


class Row(Struct, frozen=True):
    """How a move comes out: by the solver the totals at the end and who wins, by the search the chance and the lead."""

    move: dict[str, str]
    result: dict[str, str]
    totals: dict[str, int] = {}
    chance: float | None = None


class Trial(Struct, frozen=True):
    """What is said to a move that was tried and is not the answer. `near`: it is a good one."""

    kind: Literal["near", "wrong"]
    said: dict[str, "TrialSaid"]


class TrialSaid(Struct, frozen=True):
    verdict: str
    reason: str
    reply: str


def own(words: Texts) -> Texts:
    """What is said here, in the language of a game's words."""
    return texts(words.language, HOME)


def hint(step: Step) -> Hint:
    """A step's move as a hint: what to think about, where to look, what to do."""
    chance = 0.5 if step.exact else step.chance
    return Hint(step.move, chance, step.lead, [Driver(line, points) for line, points in step.drivers])


# What is found ---------------------------------------------------------------------------------------------------


def said(game: AnyGame, s: Any, puzzle: Puzzle) -> dict[str, Said]:
    """The whole answer in each language; `s` is the position."""
    found = {}
    for language in LANGUAGES:
        words = texts(language, game.package)
        after = played(game, s, puzzle.answer)
        found[language] = Said(
            reason(game, s, puzzle, words),
            reply(game, after, puzzle.best, puzzle.seat, words),
            then(game, after, puzzle, words),
            teaches(puzzle, words),
        )
    return found


def teaches(puzzle: Puzzle, words: Texts) -> str:
    """What the move itself teaches, or that it is better than such a one, comes before the lines of the sheet."""
    first = puzzle.steps[0]
    other = line_of(puzzle.other[0]).text if puzzle.other else first.next
    verb = other.partition(" ")[0]
    over = [] if first.move.startswith(verb) else [f"over-{verb}"]
    themes = sorted([*over, *puzzle.themes], key=lambda theme: theme.startswith(("gain-", "deny-")))
    return next((words(f"teach-{theme}") for theme in themes if words.has(f"teach-{theme}")), "")


def reason(game: AnyGame, s: Any, puzzle: Puzzle, words: Texts) -> str:
    """By the solver: where on the sheets the end differs from that after the next best move. By the search: what speaks
    for the move, as a hint says it."""
    if puzzle.exact:
        best, other = ends(game, s, [*puzzle.answer, *puzzle.best]), ends(game, s, puzzle.other)
        return compared(best, other, puzzle.seat, words, "puzzle-next")
    better = [words(f"better-{line}") for line, points in puzzle.steps[0].drivers if points > 0]
    return own(words)("puzzle-better", drivers=Name(words.enumerated("drivers", better[:MOST_REASONS])))


def ends(game: AnyGame, s: Any, lines: Sequence[str]) -> Sheets:
    """The score sheets after some lines."""
    return game.scores(played(game, s, lines))


def compared(with_it: Sheets, without: Sheets, seat: str, words: Texts, key: str) -> str:
    """What one end has more, and less, than another, line by line: one's own, and the rival's."""
    sentences = []
    for one in (seat, *(other for other in with_it if other != seat)):
        ahead = {line: points - without[one].get(line, 0) for line, points in with_it[one].items() if line != "total"}
        telling = sorted((line for line in ahead if abs(ahead[line]) >= TELLING), key=lambda line: -abs(ahead[line]))
        if telling:
            drivers = said_drivers([Driver(line, ahead[line]) for line in telling], words)
            whose = key if one == seat else "puzzle-rival"
            sentences.append(own(words)(whose, seat=Name(words.figure("seat", one)), drivers=drivers))
    return " ".join(sentences)


def reply(game: AnyGame, s: Any, lines: Sequence[str], seat: str, words: Texts) -> str:
    """What the rival answers best, before one's own next move, told as a log tells it; nothing where nothing is left
    to answer."""
    s, happened = game.clone(s), []
    for line in map(line_of, lines):
        if line.seat == seat:
            break
        events = game.do(s, game.parse(line.text))
        happened += [event.noted().seen_by(seat) for event in events if event.seat is not None]
    if not happened:
        return ""
    return own(words)("puzzle-reply", told=Name(told(happened, seat, words, naming(words, {}))))


def then(game: AnyGame, s: Any, puzzle: Puzzle, words: Texts) -> str:
    """How one goes on, and what that brings at once: by the solver one's own next choice, by the search the rest of the
    turn. Where there is no choice, and where nothing is done, nothing is told."""
    s, sentences, most = game.clone(s), list[str](), 1 if puzzle.exact else MOST_TOLD
    for line in map(line_of, puzzle.best):
        move = game.parse(line.text)
        if line.seat == puzzle.seat and len(game.options(s, puzzle.seat)) > 1 and not isinstance(move, game.idle(s)):
            view = game.view(s, puzzle.seat)
            done = deed(game, view, line.text, words, {})
            done = done if sentences else words("hint-then", deed=Name(done[:1].lower() + done[1:]))
            sentences.append(" ".join([done, *gains(game, view, line.text, words, {}, at_once=True)]))
            if len(sentences) == most:
                break
        game.do(s, move)
    return " ".join(sentences)


def rows(game: AnyGame, s: Any, puzzle: Puzzle) -> list[Row]:
    """The answer, and the next best move, as they come out."""
    first = puzzle.steps[0]
    if not puzzle.exact:
        both = ((first.move, first.chance, first.lead), (first.next, first.next_chance, first.next_lead))
        return [
            Row(named(game, s, puzzle.seat, move), leads(game, lead, chance), chance=chance)
            for move, chance, lead in both
        ]
    lines = ([*puzzle.answer, *puzzle.best], puzzle.other)
    return [
        Row(
            named(game, s, puzzle.seat, line_of(line[0]).text),
            results(game, worth),
            {seat: sheet["total"] for seat, sheet in ends(game, s, line).items()},
        )
        for line, worth in zip(lines, (first.best, first.second), strict=True)
    ]


def named(game: AnyGame, s: Any, seat: str, move: str) -> dict[str, str]:
    """A move in a few words, in each language, as one would tell somebody to play it."""
    view = game.view(s, seat)
    return {language: deed(game, view, move, texts(language, game.package), {}).rstrip(".") for language in LANGUAGES}


def results(game: AnyGame, worth: int) -> dict[str, str]:
    return {language: result(worth, texts(language, game.package)) for language in LANGUAGES}


def result(worth: int, words: Texts) -> str:
    """Who wins, and by how much, of what an ending is worth."""
    keys: Mapping[int, str] = {1: "puzzle-wins-tie", 0: "puzzle-shares", -1: "puzzle-loses-tie"}
    if worth in keys:
        return own(words)(keys[worth])
    return own(words)("puzzle-wins" if worth > 0 else "puzzle-loses", points=abs(int(worth / 2)))


def leads(game: AnyGame, lead: float, chance: float) -> dict[str, str]:
    """How far ahead one may expect to be; level and yet all but decided is decided by what breaks ties."""
    points = round(abs(lead))
    if points == 0 and not 1 - TIED < chance < TIED:
        tied = "puzzle-level-wins" if chance >= TIED else "puzzle-level-loses"
        return {language: texts(language, HOME)(tied) for language in LANGUAGES}
    key = "hint-level" if points == 0 else "hint-ahead" if lead > 0 else "hint-behind"
    return {language: texts(language, game.package)(key, points=points) for language in LANGUAGES}


def theme(game: AnyGame, name: str) -> dict[str, str]:
    """What a theme is called: a card by its name, a deed as the menu offers it, a line by what is done for it."""
    kind, _, what = name.partition("-")
    found = {}
    for language in LANGUAGES:
        words = texts(language, game.package)
        if kind == "card":
            called = str(words.figure("card", what))
        else:
            called = words(f"verb-{what}" if kind == "do" else f"theme-{name}")
        found[language] = called[:1].upper() + called[1:]
    return found


# What falls short ------------------------------------------------------------------------------------------------


def short_by_worth(game: AnyGame, s: Any, puzzle: Puzzle, step: Step, move: str, after: Sequence[str] | None) -> Trial:
    """By the solver: how the move comes out, `after` it what follows by best play, where that is known."""
    moves = [str(one) for one in game.options(s, puzzle.seat)]
    worth = step.worths[moves.index(move)]
    near = (worth > 0) == (step.best > 0) and worth > 0
    at = puzzle.steps.index(step)
    rest = [line for one in puzzle.steps[at:] for line in (f"{puzzle.seat} {one.move}", *one.replies)]
    found = {}
    for language in LANGUAGES:
        words = texts(language, game.package)
        verdict = own(words)(
            "puzzle-near" if near else "puzzle-short",
            result=Name(result(worth, words)),
            best=Name(result(step.best, words)),
        )
        why, answered = "", ""
        if after is not None:
            line = f"{puzzle.seat} {move}"
            best, tried = ends(game, s, [*rest, *puzzle.best]), ends(game, s, [line, *after])
            why = compared(tried, best, puzzle.seat, words, "puzzle-tried")
            answered = reply(game, played(game, s, [line]), after, puzzle.seat, words)
        found[language] = TrialSaid(verdict, why, answered)
    return Trial("near" if near else "wrong", found)


def short_by_cost(game: AnyGame, step: Step, cost: Cost) -> Trial:
    """By the search: no other move has more than the next best one was proven to have."""
    value = min(cost.value, step.next_chance)
    found = {}
    for language in LANGUAGES:
        words = texts(language, game.package)
        verdict = own(words)("puzzle-chance", after=sober(value), before=step.chance)
        found[language] = TrialSaid(verdict, in_words(game, cost, language).reason, "")
    return Trial("near" if cost.grade != "mistake" and value > 0.5 else "wrong", found)


def unknown(game: AnyGame, step: Step) -> Trial:
    """Where nobody could look into the move: what is known of all that are not the answer."""
    found = {}
    for language in LANGUAGES:
        words = texts(language, game.package)
        found[language] = TrialSaid(own(words)("puzzle-most", after=step.next_chance, before=step.chance), "", "")
    return Trial("wrong", found)
