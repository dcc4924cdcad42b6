"""The story: what happened as lines that a person reads, one for each act, under headings for rounds and turns.

A line is made of events as its reader may know them; the reader is “you”, everybody else has a name, and points that
anybody gained or lost stand at its end. The page makes the same lines of the same events (`lib/story.ts`).
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct, field

from boulevard.core.events import TABLE_EVENTS, Event, Noted
from boulevard.core.frames import Moment
from boulevard.core.game import AnyGame, Near
from boulevard.core.texts import Name, Texts, contracted

Seen = Mapping[str, Any]
"""An event as somebody may know it, with the `ply` of its line: as `Event.seen_by` gives it."""
Naming = Callable[[str], str]
"""What the seats are called."""

YOU, OTHER = "you", "other"
BOT = "bot:"
"""A bot's name begins so, at the table and in the record."""
SEAT = re.compile("\ue000(.*?)\ue001")
"""A seat in a sentence, before it gets its name: signs that no catalogue and no name has."""


JOINED = re.compile(r"[a-z]\d(\+[a-z]\d)+$")
"""Places joined as the notation does."""

UNCOUNTED = ("heading", "quiet")
"""What is told so is never what brought points."""


class Telling(Struct, frozen=True):
    """How events of a kind are told; as `Event` says of each."""

    told: str
    gathers: tuple[str, ...] = ()
    missing: dict[str, Any] = {}
    """The figures that were added later, as they are where an older table kept the event without them."""
    sums: tuple[str, ...] = ()


class StoryLine(Struct):
    """An act, or a heading."""

    ply: int
    seat: str | None
    heading: bool
    events: list[dict[str, Any]]
    turn: int | None = None
    """The heading of that turn of the seat's."""
    gains: dict[str, int] = field(default_factory=dict)
    last: int = 0
    """The ply of the last event in it."""


def tellings(game: AnyGame) -> dict[str, Telling]:
    """How everything that can happen is told, by its name."""
    return {kind.name: telling(kind) for kind in (*TABLE_EVENTS, *game.event_types)}


def telling(kind: type[Event]) -> Telling:
    missing = {
        one.encode_name: one.default
        for one in msgspec.structs.fields(kind)
        if one.name != "seat" and one.default is not msgspec.NODEFAULT
    }
    return Telling(kind.told, kind.gathers, missing, kind.sums)


# Points ----------------------------------------------------------------------------------------------------------


def totals(game: AnyGame, state: Any) -> dict[str, int]:
    """Everybody's points if the game ended now, as far as all may see: nothing hidden is counted."""
    return {seat: sheet["total"] for seat, sheet in game.sheet(game.view(state, None)).items()}


def noted(
    before: Mapping[str, int], moments: Sequence[Moment], count: Callable[[Any], Mapping[str, int]]
) -> tuple[list[Noted], dict[str, int]]:
    """The events of a move as they are kept, each moment's points with the last of its events that is told in a line;
    and the totals after. `count`: the totals in a state."""
    found: list[Noted] = []
    for moment in moments:
        after = count(moment.state)
        gains = {seat: total - before.get(seat, 0) for seat, total in after.items() if total != before.get(seat, 0)}
        kept = [event.noted() for event in moment.events]
        if gains:
            bearer = max(range(len(kept)), key=lambda at: (moment.events[at].told not in UNCOUNTED, at))
            kept[bearer] = msgspec.structs.replace(kept[bearer], gains=gains)
        found += kept
        before = after
    return found, dict(before)


class Chronicle:
    """Everything that happened in a game and counts, as it is kept, with the points it brought: the story of any reader
    is made from it."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        """`state`: before anything happened."""
        self.game, self.kinds, self.totals = game, tellings(game), totals(game, state)
        self.happened: list[tuple[int, Noted]] = []

    def hear(self, ply: int, moments: Sequence[Moment]) -> None:
        events, self.totals = noted(self.totals, moments, partial(totals, self.game))
        self.happened += [(ply, event) for event in events]

    def lines(self, viewer: str | None, since: int = 0) -> list[StoryLine]:
        """The story as that seat (None: a spectator) may know it; without the lines that ended before a ply."""
        events = [{**event.seen_by(viewer), "ply": ply} for ply, event in self.happened]
        return [line for line in story(self.kinds, events) if line.last >= since]


# Lines -----------------------------------------------------------------------------------------------------------


def story(kinds: Mapping[str, Telling], events: Iterable[Seen]) -> list[StoryLine]:
    """What happened, line by line."""
    lines: list[StoryLine] = []
    turns: dict[str | None, int] = {}
    for event in events:
        kind = kinds.get(event["event"], Telling("more"))
        last = lines[-1] if lines else None
        seat, ply = event["seat"], event["ply"]
        if kind.told == "turn":
            turns[seat] = turns.get(seat, 0) + 1
            lines.append(StoryLine(ply, seat, True, [], turns[seat], last=ply))
            last = None
        if kind.told == "heading":
            lines.append(StoryLine(ply, seat, True, [], last=ply))
        elif kind.told != "quiet" and (last is None or begins(kind, last, event)):
            lines.append(StoryLine(ply, seat, False, [], last=ply))
        if kind.told != "quiet":
            add(kinds, lines[-1], event)
        if lines:
            count(lines[-1], event)
    return lines


def begins(kind: Telling, line: StoryLine, event: Seen) -> bool:
    """Is an event the first of its line? What somebody else does is, and an act that is decided by itself."""
    if line.heading or event["seat"] not in (None, line.seat):
        return True
    return kind.told in ("act", "turn") and not (line.last == event["ply"] and event["seat"] == line.seat)


def add(kinds: Mapping[str, Telling], line: StoryLine, event: Seen) -> None:
    """One more event in a line; those that say the same of several things are one."""
    kind = kinds.get(event["event"], Telling("more"))
    new = {**kind.missing, **{name: value for name, value in event.items() if name not in ("gains", "ply")}}
    gathered = {name: [value] for name, value in new.items() if name in kind.gathers}
    same = {name: value for name, value in new.items() if isinstance(value, str) and name not in gathered}
    line.last = event["ply"]
    for at in reversed(range(len(line.events)) if kind.gathers or kind.sums else ()):
        old = line.events[at]
        if old["event"] != new["event"]:
            break
        if same.items() <= old.items():
            all_of = {name: [*old[name], *value] for name, value in gathered.items()}
            line.events[at] = {**new, **all_of, **{name: old[name] + new[name] for name in kind.sums}}
            return
    line.events.append({**new, **gathered})


def count(line: StoryLine, event: Seen) -> None:
    for seat, points in event.get("gains", {}).items():
        line.gains[seat] = line.gains.get(seat, 0) + points


# Words -----------------------------------------------------------------------------------------------------------


def line_in_words(line: StoryLine, viewer: str | None, words: Texts, name: Naming) -> str:
    """A line as its reader reads it: one sentence for what one seat does, points last."""
    if line.turn is not None:
        figures = {"count": line.turn, **seats({"seat": line.seat}, viewer)}
        return named(words("story-turn", **figures), viewer, words, name)
    said = told(line.events, viewer, words, name)
    gains = points(line, viewer, words, name)
    return f"{said} ({gains})" if gains else said


def told(events: Sequence[Seen], viewer: str | None, words: Texts, name: Naming) -> str:
    """What happened, in sentences. Where one says what the one before it is about, the two are one sentence."""
    sentences: list[list[str]] = []
    about = None
    for event in events:
        figures = {one: value for one, value in event.items() if one not in ("event", "ply", "gains")}
        enumerated = {one: Name(words.enumerated(one, all_of)) for one, all_of in several(figures).items()}
        said = words(f"event-{event['event']}", **{**figures, **enumerated, **seats(figures, viewer)})
        subject = match[1] if (match := SEAT.match(said)) else None
        if sentences and subject is not None and subject == about:
            sentences[-1].append(SEAT.sub("", said, count=1))
        else:
            sentences.append([said])
        about = subject
    return " ".join(named(one_sentence(clauses, words), viewer, words, name) for clauses in sentences)


def one_sentence(clauses: Sequence[str], words: Texts) -> str:
    """What one seat does, one thing after the other; what it does twice running is said once."""
    first, *others = (clause.removesuffix(".") for clause in clauses)
    said = [(first, 1)]
    for clause in others:
        last, times = said[-1]
        if clause == SEAT.sub("", last, count=1):
            said[-1] = last, times + 1
        else:
            said.append((clause, 1))
    *before, last = (clause if times == 1 else words("story-times", said=clause, count=times) for clause, times in said)
    if before:
        together = ",".join(before)
        plain = "," not in together and words("story-and") not in together
        last = f"{together}{words('story-and' if plain else 'story-then')}{last}"
    return last + ("." if clauses[-1].endswith(".") else "")


def several(figures: Seen) -> dict[str, list[Any]]:
    """The figures that are several things, told together or in one word of the notation (`b3+b4`), to be enumerated."""
    split = {one: value.split("+") for one, value in figures.items() if isinstance(value, str) and JOINED.match(value)}
    return split | {one: value for one, value in figures.items() if isinstance(value, list)}


def seats(figures: Seen, viewer: str | None) -> dict[str, Any]:
    """The figures that are seats, to be named later, each with who that is for the reader: `seat_met`, `who_met`."""
    found: dict[str, Any] = {}
    for figure, seat in figures.items():
        if figure.partition("_")[0] == "seat" and isinstance(seat, str):
            found[figure] = seat_sign(seat)
            found[f"who{figure.removeprefix('seat')}"] = YOU if seat == viewer else OTHER
    return found


def naming(words: Texts, names: Mapping[str, str]) -> Naming:
    """What seats are called: by their own names, else by the game's word for them."""
    return lambda seat: names.get(seat) or str(words.figure("seat", seat))


def called(words: Texts, name: str) -> str:
    """Somebody's own name in a sentence; a bot's is `bot:` and its id."""
    bot = name.removeprefix(BOT)
    return name if bot == name else words("bot-told", who=bot, name=Name(bot))


def named(said: str, viewer: str | None, words: Texts, name: Naming) -> str:
    """A sentence with the names of its seats and a capital."""
    said = SEAT.sub(lambda match: words("story-you") if match[1] == viewer else name(match[1]), said)
    if words.language == "fr":
        said = contracted(said)
    return said[:1].upper() + said[1:]


def points(line: StoryLine, viewer: str | None, words: Texts, name: Naming) -> str:
    """What a line brought: to whom it is about without a name, to the others by theirs."""
    gains = {seat: gain for seat, gain in line.gains.items() if gain}
    own = [words("story-gain", points=signed(gains.pop(line.seat)))] if line.seat in gains else []
    others = [words("story-gain-other", seat=seat_sign(seat), points=signed(gain)) for seat, gain in gains.items()]
    return ", ".join([*own, *(named(other, viewer, words, name) for other in others)])


def seat_sign(seat: str) -> str:
    return f"\ue000{seat}\ue001"


def signed(points: int) -> str:
    """With a proper minus."""
    return f"{points:+d}".replace("-", "−")


# How it ends -----------------------------------------------------------------------------------------------------


def endings_in_words(endings: Iterable[Near], viewer: str | None, words: Texts, name: Naming) -> str:
    """How the game ends and how near that is, in one line; empty where nothing is to be said."""
    said = " · ".join(ending_in_words(one, words) for one in endings)
    return named(said, viewer, words, name)


def ending_in_words(ending: Near, words: Texts) -> str:
    each = ", ".join(f"{seat_sign(seat)} ({count})" for seat, count in ending.seats.items())
    figures = {"count": ending.count, "of": ending.of, "left": ending.of - ending.count, "seats": each}
    return words(f"ending-{ending.key}", **figures)
