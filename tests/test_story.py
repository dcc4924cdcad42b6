"""The story: a line an act, you and names, headings, points; told of every golden game, in both languages."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boulevard import registry
from boulevard.core.events import Noted
from boulevard.core.game import Near
from boulevard.core.record import read_record
from boulevard.core.story import (
    Chronicle,
    Seen,
    StoryLine,
    Telling,
    called,
    endings_in_words,
    line_in_words,
    naming,
    noted,
    points,
    story,
    tellings,
    told,
    totals,
)
from boulevard.core.table import Table, open_table, replaying
from boulevard.core.texts import LANGUAGES, texts
from command_line import Run

DATA = Path(__file__).parent / "data"
GOLDEN, STORIES = DATA / "golden", DATA / "stories"
KEPT = {"paris": "09", "couleurs": "20", "flatiron": "17"}
"""A game of each whose whole story is kept; the page, which sees the same ones in its gallery, must tell the same."""


def at_end(file: Path) -> Table:
    record = read_record(file.read_bytes())
    table = open_table(registry.game(record.game, None, record.rules), record)
    for _ in replaying(table, record):
        pass
    return table


def chronicle(table: Table) -> Chronicle:
    made = Chronicle(table.game, table.game.setup(len(table.players), table.options))
    for ply, moments in table.retold():
        made.hear(ply, moments)
    return made


def read(made: Chronicle, viewer: str | None, language: str, names: dict[str, str]) -> list[str]:
    words = texts(language, made.game.package)
    return [
        ("— " if line.heading else "") + line_in_words(line, viewer, words, naming(words, names))
        for line in made.lines(viewer)
    ]


PEOPLE = ("Colette", "Ana", "Émile", "Berthe")
NAMES = {
    "paris": dict(zip(("orange", "blue"), PEOPLE, strict=False)),
    "couleurs": dict(zip("1234", PEOPLE, strict=True)),
    "flatiron": dict(zip("12", PEOPLE, strict=False)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KEPT)
def test_a_kept_story_is_told_as_it_was(name: str, language: str) -> None:
    """Read by the one who sits first."""
    made = chronicle(at_end(GOLDEN / name / f"{KEPT[name]}.game"))
    first = next(iter(NAMES[name]))
    said = "".join(f"{line}\n" for line in read(made, first, language, NAMES[name]))
    assert said == (STORIES / f"{name}.{language}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", registry.game_names())
def test_everything_that_happens_in_golden_games_is_told(name: str) -> None:
    """Each kind of event that can happen is met; each line begins with a capital and has nothing internal in it."""
    internal = re.compile(
        r"undefined|\bNone\b|[\ue000\ue001{}]|\bseat\b|\b(?:orange|blue) (?:lays|takes)\b|_|\bs\d\b|\w\+\w|  "
    )
    ids = {str(value) for value in naming_ids(name)}
    met, worded = set(), set()
    for number, file in enumerate(sorted((GOLDEN / name).glob("*.game"))):
        table = at_end(file)
        kinds, seats = tellings(table.game), [*table.players, None]
        viewer = seats[number % len(seats)]
        happened = [
            {**event.seen_by(viewer), "ply": ply}
            for ply, moments in table.retold()
            for moment in moments
            for event in moment.events
        ]
        met |= {event["event"] for event in happened}
        for line in story(kinds, happened):
            for event in line.events:
                if (shape := repr((event, viewer in event.values()))) in worded:
                    continue
                worded.add(shape)
                for language in LANGUAGES:
                    words = texts(language, table.game.package)
                    said = told([event], viewer, words, naming(words, NAMES[name]))
                    assert said[0].isupper(), (said, event)
                    assert not internal.search(said), (said, event)
                    assert not ids & set(re.split(r"[\s,.:()]+", said)), (said, event)
    quiet = {kind.name for kind in registry.game(name).event_types if kind.told == "quiet"}
    assert {kind.name for kind in registry.game(name).event_types} - quiet <= met


def naming_ids(name: str) -> list[str]:
    """What has a word in the catalogue, and so is never said by its id."""
    source = (DATA.parent.parent / "src/boulevard/games" / name / "locale/en.ftl").read_text("utf-8")
    found = re.findall(r"^(?:building|card|decree|floor|daniel|newspaper|pigment|painter)-([\w-]+) = ", source, re.M)
    return [one for one in found if one != one.lower() or any(sign.isdigit() for sign in one)]


# One line an act --------------------------------------------------------------------------------------------------


def happened(*events: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"seat": None, "ply": 0, **event} for event in events]


KINDS = {
    "act": Telling("act"),
    "more": Telling("more"),
    "turn": Telling("turn"),
    "round": Telling("heading"),
    "hush": Telling("quiet"),
    "stroke": Telling("more", ("pigment",), {"count": 0}),
    "back": Telling("more", sums=("count",)),
}


def shape(*events: dict[str, Any]) -> list[tuple[str | None, bool, list[str]]]:
    return [
        (line.seat, line.heading, [event["event"] for event in line.events]) for line in story(KINDS, happened(*events))
    ]


def test_an_act_is_a_line_with_all_that_comes_of_it() -> None:
    assert shape(
        {"event": "act", "seat": "a", "ply": 1},
        {"event": "more", "seat": "a", "ply": 1},
        {"event": "more", "seat": None, "ply": 2},
        {"event": "more", "seat": "a", "ply": 3},
        {"event": "act", "seat": "a", "ply": 4},
        {"event": "act", "seat": "a", "ply": 4},
        {"event": "more", "seat": "b", "ply": 4},
    ) == [("a", False, ["act", "more", "more", "more"]), ("a", False, ["act", "act"]), ("b", False, ["more"])]


def test_what_is_given_in_parts_is_told_as_one_sum() -> None:
    """Three times one yellow are three; another colour is told beside it, and another seat in a line of its own."""
    back = {"event": "back", "seat": "a", "count": 1}
    (own, other) = story(
        KINDS,
        happened(
            {**back, "pigment": "yellow"},
            {**back, "pigment": "yellow", "ply": 1},
            {**back, "pigment": "red", "count": 2, "ply": 2},
            {**back, "pigment": "yellow", "ply": 3},
            {**back, "seat": "b", "pigment": "yellow", "ply": 4},
        ),
    )
    assert [(event["pigment"], event["count"]) for event in own.events] == [("yellow", 3), ("red", 2)]
    assert [event["count"] for event in other.events] == [1]


def test_rounds_and_turns_are_headings() -> None:
    lines = story(
        KINDS,
        happened(
            {"event": "round", "seat": "a"},
            {"event": "more", "seat": "a"},
            {"event": "turn", "seat": "a", "ply": 1},
            {"event": "turn", "seat": "b", "ply": 2},
            {"event": "turn", "seat": "a", "ply": 3},
        ),
    )
    assert [line.heading for line in lines] == [True, False, True, False, True, False, True, False]
    assert [line.turn for line in lines if line.turn] == [1, 1, 2]


def test_what_is_quiet_has_no_line_but_its_points_count() -> None:
    (line,) = story(
        KINDS,
        happened(
            {"event": "hush", "seat": "a"},
            {"event": "act", "seat": "a", "ply": 1, "gains": {"a": 2}},
            {"event": "hush", "seat": "a", "ply": 1, "gains": {"a": 1, "b": -3}},
        ),
    )
    assert line.gains == {"a": 3, "b": -3}
    assert [event["event"] for event in line.events] == ["act"]


def test_what_says_the_same_of_several_things_is_said_once() -> None:
    (line,) = story(
        KINDS,
        happened(
            {"event": "stroke", "seat": "a", "card": "X", "pigment": "Y", "count": 3},
            {"event": "stroke", "seat": "a", "card": "X", "pigment": "R", "count": 4, "ply": 1},
            {"event": "stroke", "seat": "a", "card": "Z", "pigment": "R", "ply": 2},
            {"event": "stroke", "seat": "a", "card": "X", "pigment": "B", "count": 5, "ply": 3},
            {"event": "more", "seat": "a", "ply": 3},
            {"event": "stroke", "seat": "a", "card": "X", "pigment": "Y", "count": 6, "ply": 4},
        ),
    )
    strokes = [event for event in line.events if event["event"] == "stroke"]
    assert [(event["card"], event["pigment"], event["count"]) for event in strokes] == [
        ("X", ["Y", "R", "B"], 5),
        ("Z", ["R"], 0),  # kept before the figure was there
        ("X", ["Y"], 6),  # after something else
    ]


@pytest.mark.parametrize(("name", "said"), [("paris", ("−3", "Ana −9")), ("flatiron", ("total −3", "Ana: total −9"))])
def test_points_at_the_end_of_a_line_are_told_apart_from_those_in_it(name: str, said: tuple[str, str]) -> None:
    """Flatiron's lines say what scores at once; what the line changed in the whole is another figure."""
    words = texts("en", f"boulevard.games.{name}")
    line = StoryLine(0, "me", False, [], gains={"me": -3, "other": -9, "third": 0})
    assert points(line, "me", words, naming(words, {"other": "Ana"})) == ", ".join(said)


def test_the_reader_is_you_and_the_others_have_names() -> None:
    words = texts("en", "boulevard.games.paris")
    events = [
        {"event": "build", "seat": "blue", "building": "STAIRS", "spaces": "a1+a2"},
        {"event": "spent", "seat": "blue", "card": "metropolitain", "light": "g4"},
    ]
    name = naming(words, {"blue": "Ana"})
    assert told(events, "blue", words, name) == (
        "You build the Stairs on a1 and a2, and spend Métropolitain and cover the streetlight on g4."
    )
    assert told(events, None, words, name) == (
        "Ana builds the Stairs on a1 and a2, and spends Métropolitain and covers the streetlight on g4."
    )
    (line,) = story(tellings(registry.game("paris")), [{**events[0], "ply": 0, "gains": {"orange": -9, "blue": 8}}])
    assert line_in_words(line, "orange", words, name) == "Ana builds the Stairs on a1 and a2. (+8, You −9)"
    french = texts("fr", "boulevard.games.paris")
    assert line_in_words(line, "blue", french, naming(french, {})) == (
        "Vous construisez l’Escalier en a1 et a2. (+8, Orange −9)"
    )


def test_what_one_seat_does_is_one_sentence_and_what_it_does_twice_is_said_once() -> None:
    start: Seen = {"event": "first", "seat": "1"}
    paid: Seen = {"event": "dollars", "seat": "1", "dollars": 7}
    scored: Seen = {"event": "points", "seat": "1", "points": 3}
    for language, sentences in {
        "en": ("You start and gain $7.", "You score 3 points twice.", "You start, gain $7, and score 3 points twice."),
        "fr": ("Vous commencez et recevez 7\u00a0$.", "Vous marquez 3 points deux fois.",
               "Vous commencez, recevez 7\u00a0$, puis marquez 3 points deux fois."),
    }.items():  # fmt: skip
        words = texts(language, "boulevard.games.flatiron")
        acts = ([start, paid], [scored, scored], [start, paid, scored, scored])
        assert tuple(told(one, "1", words, naming(words, {})) for one in acts) == sentences


def test_a_bot_is_told_of_with_its_article() -> None:
    words = texts("fr", "boulevard.games.flatiron")
    names = {seat: called(words, name) for seat, name in {"1": "bot:ami", "2": "bot:maitre"}.items()}
    give = {"event": "give", "newspaper": "?", "seat": "1", "seat_given": "2"}
    assert told([give], None, words, naming(words, names)) == "L’Ami donne l’autre au Maître."
    assert called(words, "Ana") == "Ana"
    assert called(words, "bot:mine.py:Bot") == "mine.py:Bot"


# Points ----------------------------------------------------------------------------------------------------------


def test_points_are_what_the_sheets_say_before_and_after() -> None:
    table = at_end(GOLDEN / "paris" / "08.game")
    made = chronicle(table)
    totals_told = dict.fromkeys(table.players, 0)
    for _, event in made.happened:
        for seat, gain in event.gains.items():
            totals_told[seat] += gain
    start = totals(table.game, table.game.setup(2, table.options))
    assert {seat: start[seat] + told for seat, told in totals_told.items()} == totals(table.game, table.state)
    assert table.outcome is not None
    assert totals(table.game, table.state) == {s: sheet["total"] for s, sheet in table.outcome.scores.items()}


def test_points_never_stand_with_a_heading() -> None:
    for name, number in KEPT.items():
        made = chronicle(at_end(GOLDEN / name / f"{number}.game"))
        assert all(not line.gains for line in made.lines(None) if line.heading)


def test_the_same_points_are_told_whatever_is_hidden() -> None:
    """What is counted is what a spectator sees: every seat is told the same."""
    made = chronicle(at_end(GOLDEN / "flatiron" / "21.game"))
    told_to = {seat: [line.gains for line in made.lines(seat) if line.gains] for seat in ("1", "2", None)}
    assert told_to["1"] == told_to["2"] == told_to[None]


def test_an_event_kept_without_points_is_read() -> None:
    assert Noted("take", "blue", {"building": "LINE"}).seen_by(None) == {
        "event": "take", "seat": "blue", "building": "LINE",
    }  # fmt: skip


def test_a_move_that_changes_no_points_brings_none() -> None:
    table = at_end(GOLDEN / "paris" / "08.game")
    s = table.game.setup(2, table.options)
    moments = next(iter(table.retold()))[1]
    events, after = noted(totals(table.game, s), moments, partial(totals, table.game))
    assert [event.gains for event in events] == [{}]
    assert after == totals(table.game, s)


def test_a_record_is_told_by_replay(run: Run) -> None:
    ran = run("replay", GOLDEN / "paris" / "08.game", "--log", "--lang", "fr")
    lines = ran.out.splitlines()
    assert "— Phase 2\u00a0: les rues sont pavées, Bleu commence." in lines
    assert "Bleu active Sacré-Cœur. (+3)" in lines


# How it ends ------------------------------------------------------------------------------------------------------


def positions(name: str, number: str) -> Iterator[tuple[Table, Any]]:
    """Each position of a golden game, as somebody who looks on sees it."""
    record = read_record((GOLDEN / name / f"{number}.game").read_bytes())
    table = open_table(registry.game(record.game, None, record.rules), record)
    for _ in replaying(table, record):
        yield table, table.game.view(table.state, None)
    yield table, table.game.view(table.state, None)


def nearness(name: str, number: str) -> list[dict[str, Near]]:
    return [{one.key: one for one in table.game.endings(view)} for table, view in positions(name, number)]


def test_paris_tells_the_tiles_left_then_tokens_and_reserves() -> None:
    """P12, P16. Sixteen tiles end phase 1; then tokens run out and reserves are built."""
    told = nearness("paris", "08")
    tiles = [sum(one["tiles"].seats.values()) for one in told if "tiles" in one]
    assert (tiles[0], tiles[-1]) == (16, 1)
    late = [one for one in told if "tokens" in one]
    assert late[0]["tokens"].seats == {"orange": 4, "blue": 4}
    assert (late[0]["tokens"].rule, late[-1]["tokens"].seats) == (
        "P16",
        {"orange": 0, "blue": 0} | late[-1]["tokens"].seats,
    )
    assert late[0]["reserves"].seats == {"orange": 4, "blue": 3}
    assert told[-1] == {}


def test_couleurs_tells_paintings_and_blacks() -> None:
    """L27. The second painting or the fifth black; once it has come, only that is told."""
    told = nearness("couleurs", "20")
    assert told[0]["painting"].seats == dict.fromkeys(told[0]["painting"].seats, 0)
    assert (told[0]["black"].count, told[0]["black"].of, told[0]["black"].rule) == (0, 5, "L27")
    come = [at for at, one in enumerate(told) if "come" in one]
    assert told[come[0] - 1]["painting"].seats.values() or told[come[0] - 1]["black"].count == 4
    assert told[-1] == {}


def test_limits_are_told_when_they_are_in_sight() -> None:
    """L28, F17. The last three rounds, or turns."""
    for name, key, option in (("couleurs", "round", "round_limit"), ("flatiron", "turn", "turn_limit")):
        game = registry.game(name)
        table = at_end(GOLDEN / name / ("15.game" if name == "couleurs" else "10.game"))
        view = game.view(at_middle(table), None)
        for limit, wanted in ((1, True), (400, False)):
            view.options = {**view.options, option: limit}
            assert (key in {one.key for one in game.endings(view)}) is wanted


def at_middle(table: Table) -> Any:
    plies = list(table.retold())
    return plies[len(plies) // 2][1][-1].state


def test_flatiron_tells_levels_and_pillars() -> None:
    """F20, F29. Three pillars, then a floor; the Roof ends it."""
    told = [one for one in nearness("flatiron", "17") if one]
    assert (told[0]["roof"].count, told[0]["pillars"].count, told[0]["pillars"].of) == (1, 0, 3)
    levels = [one["roof"] for one in told if "roof" in one]
    assert {one.of for one in levels} == {levels[-1].count + 1} == {6}
    assert [one.count for one in levels] == sorted(one.count for one in levels)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KEPT)
def test_how_it_ends_is_said_with_the_table(name: str, language: str) -> None:
    *_, (table, view) = list(positions(name, KEPT[name]))[: 40 if name == "paris" else 120]
    words = texts(language, table.game.package)
    said = endings_in_words(table.game.endings(view), None, words, naming(words, NAMES[name]))
    assert said[0].isupper()
    assert not re.search(r"[\ue000{}]|None", said)
    here = endings_in_words(table.game.endings(view), None, words, naming(words, {}))
    assert registry.picture(table.game, view, words).endswith(f"\n\n{here}")
    assert words("game-goal").endswith(".")
