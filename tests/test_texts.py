"""No sentence without a French and an English text: catalogues are complete, equal in keys and figures, and used."""

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from boulevard import registry
from boulevard.core import contract
from boulevard.core.events import TABLE_EVENTS
from boulevard.core.steps import CHANCE
from boulevard.core.story import naming, told
from boulevard.core.texts import LANGUAGES, texts

SOURCE = Path(str(files("boulevard")))
CATALOGUES = [
    "boulevard.core",
    "boulevard.bots",
    "boulevard.cli",
    "boulevard.server",
    "boulevard.server.telling",
    "boulevard.server.desk_telling",
    *(registry.game(name).package for name in registry.game_names()),
]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent.syntax's name
        self.found.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The keys of a catalogue with the figures that each names."""
    source = files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} stands twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


@pytest.mark.parametrize("package", CATALOGUES)
def test_both_languages_have_the_same_keys_and_figures(package: str) -> None:
    assert messages(package, "en") == messages(package, "fr")


def keys_in_source(folder: Path) -> set[str]:
    """Keys that the code names as such: texts("…"), say("…"), Problem("…"), emit("…"), Why("…", "…")."""
    found = set()
    for path in folder.rglob("*.py"):
        code = path.read_text("utf-8")
        found |= set(re.findall(r"""(?:texts|words|program|say)\(\s*"([a-z][\w-]*\w)\"""", code))
        found |= {
            f"problem-{key}"
            for key in re.findall(r"""(?:Problem|problem|Disagreement|Refusal)\(\s*"([\w-]+)\"""", code)
        }
        found |= {f"why-{key}" for key in re.findall(r"""Why\(\s*"[\w]*", "([\w-]+)\"""", code)}
        found |= {f"prompt-{key}" for key in re.findall(r"""^    key = "([\w-]+)"$""", code, re.MULTILINE)}
    return found


@pytest.mark.parametrize("package", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_named_in_the_code_has_a_text(package: str, language: str) -> None:
    folder = SOURCE.joinpath(*package.split(".")[1:])
    readers = [texts(language, one) for one in ([package] if ".games." in package else CATALOGUES)]
    assert [key for key in sorted(keys_in_source(folder)) if not any(words.has(key) for words in readers)] == []


def test_a_french_sign_stays_with_its_word() -> None:
    said = texts("fr")("problem-option-unknown", option="feet", allowed="hand")
    assert said == "il n’y a pas d’option «\u00a0feet\u00a0»\u00a0; il y a\u00a0: hand"
    assert texts("en")("place", place="line 3", said="no") == "line 3: no"


@pytest.mark.parametrize("name", registry.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_s_options_lines_seats_and_verbs_have_texts(name: str, language: str) -> None:
    game = registry.game(name)
    words = texts(language, game.package)
    wanted = {"game-title", "game-credit"}
    for option in game.table_options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-hint"}
        values = (*option.values, *option.words)
        wanted |= {f"option-{option.name}-{value}" for value in values}
    wanted |= {f"event-{kind.name}" for kind in game.event_types}
    wanted |= {f"line-{line}" for line in game.score_lines}
    wanted |= {f"decided-{line}" for line in game.score_lines if line != "total"}
    wanted |= {f"decided-tie-{name}" for name in game.ties}
    drivers = (*game.score_lines, *registry.part(name, "judge").PROSPECTS)
    wanted |= {f"{kind}-{line}" for kind in ("driver", "better") for line in drivers if line != "total"}
    wanted |= {f"seat-{seat}" for players in game.players for seat in game.seats(players)}
    assert [key for key in sorted(wanted) if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_table_itself_says_has_texts(language: str) -> None:
    words = texts(language, "boulevard.server")
    assert [kind.name for kind in TABLE_EVENTS if not words.has(f"event-{kind.name}")] == []


@pytest.mark.parametrize("name", registry.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_random_games_can_be_told(name: str, language: str) -> None:
    game = registry.game(name)
    words = texts(language, game.package)
    drawn = registry.part(name, "picture")
    for number in range(12):
        rng = Random(f"texts:{number}")
        table = contract.any_table(game, rng)
        while table.to_act:
            seat, move = contract.any_move(game, table.state, rng)
            if seat != CHANCE:
                decision = game.decision(table.state)
                assert decision is not None
                assert words(f"prompt-{decision.key}", **decision.figures)
                assert words.has(f"verb-{str(move).split(' ')[0]}")
            for event in table.play_offered(seat, move):
                for viewer in contract.viewers(game, table.state):
                    assert told([event.seen_by(viewer)], viewer, words, naming(words, {}))
            if rng.random() < 0.1:
                viewer, in_words = rng.choice(contract.viewers(game, table.state)), rng.random() < 0.5
                assert drawn.picture(game, game.view(table.state, viewer), words, in_words)
        assert table.outcome is not None
        assert words("reason-" + table.outcome.reason.replace(" ", "-"))


@pytest.mark.parametrize("package", CATALOGUES)
def test_every_text_is_used(package: str) -> None:
    """A key is named in the code, or belongs to a family whose members are made from ids."""
    families = ("event-", "prompt-", "option-", "line-", "why-", "problem-", "reason-", "seat-", "verb-", "help-",
                "terminal-bot-", "pad-", "game-", "item-", "ending-", "decided-",
                "notice-", "hint-nudge-", "hint-deed-", "hint-gain-", "theme-", "teach-", "stamp-", "wins-",
                "opens-", "host-")  # fmt: skip
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    figures = set(re.findall(r"\$(\w+?)(?:_\w+)?\b", "\n".join(p.read_text("utf-8") for p in SOURCE.rglob("*.ftl"))))
    figures |= {
        word for form in re.findall(r'form = "(.*)"', code) for word in re.findall(r"\{(\w+?)(?:_\w+)?\}", form)
    }
    for key in messages(package, "en"):
        named = f'"{key}"' in code or f"'{key}'" in code or key.startswith(families)
        kind = key.rpartition("-")[0]
        made = any(key.startswith(f"{figure}-") for figure in figures) or f'f"{kind}-' in code or f'"{kind}"' in code
        assert named or made, key
