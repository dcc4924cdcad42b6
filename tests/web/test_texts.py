"""No sentence in the interface without a French and an English text, and none in the code."""

import re
from pathlib import Path

import pytest

from web import sources
from web.sources import GAMES, WEB, catalogues, code_files, frame_catalogues, game_catalogues, game_of, messages

LANGUAGES = ("en", "fr")


def test_both_languages_have_the_same_catalogues() -> None:
    assert set(catalogues("en")) == set(catalogues("fr"))
    assert {"frame frame", "frame table"} <= set(catalogues("en"))
    assert {f"{game} poster" for game in GAMES} <= set(catalogues("en"))


@pytest.mark.parametrize("name", sorted(catalogues("en")))
def test_both_languages_have_the_same_keys_and_figures(name: str) -> None:
    english, french = (messages(catalogues(language)[name]) for language in LANGUAGES)
    assert english == french
    assert english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_overrides_another(language: str) -> None:
    """The browser puts them together, and the last one would win in silence."""
    for game in GAMES:
        keys = [
            key for path in (*frame_catalogues(language), *game_catalogues(game, language)) for key in messages(path)
        ]
        shared = {key for path in frame_catalogues(language)[:2] for key in messages(path)}
        assert sorted({key for key in keys if keys.count(key) > 1} - shared) == [], game


def words_of_figures() -> set[str]:
    """Kinds of figures: a value `x` of a figure `kind` is shown as the message `kind-x`."""
    named = {
        figure
        for language in LANGUAGES
        for path in (*catalogues(language).values(), *(one for g in GAMES for one in game_catalogues(g, language)))
        for figures in messages(path).values()
        for figure in figures
    }
    code = "\n".join(path.read_text("utf-8") for path in code_files())
    named |= set(re.findall(r"""\.(?:word|figure)\(\s*"(\w+)\"""", code))
    return {figure.split("_")[0] for figure in named}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", code_files(), ids=lambda path: str(path.relative_to(WEB / "src")))
def test_every_key_asked_for_has_a_text(path: Path, language: str) -> None:
    """In a game's folder the game's catalogues count too; at a table of the frame those of every game.

    A key made from parts has a text where one of its kind has.
    """
    code = path.read_text("utf-8")
    frame = {key for one in frame_catalogues(language) for key in messages(one)}
    games = {game: {key for one in game_catalogues(game, language) for key in messages(one)} for game in GAMES}
    own = game_of(path)
    missing = []
    for who, key in sources.asked(code):
        at_table = who != "t" or own is not None
        places = [frame | games[game] for game in ([own] if own else GAMES)] if at_table else [frame]
        wanted = sources.pattern(key)
        found = [any(wanted.match(one) for one in place) for place in places]
        if not (any(found) if "*" in key else all(found)):
            missing.append(key)
    assert missing == []


def test_every_text_is_used() -> None:
    """A key is named in the code, or is made by it, or is the word for a figure."""
    named: set[str] = set()
    for path in code_files():
        named |= set(sources.templates(path.read_text("utf-8")))
    made = [sources.pattern(key) for key in named if "*" in key and re.search(r"[a-z]{2,}-|-[a-z]{4,}", key)]
    figures = words_of_figures()
    unused = [
        f"{name}: {key}"
        for name, path in catalogues("en").items()
        for key in messages(path)
        if key not in named and not any(one.match(key) for one in made) and key.split("-")[0] not in figures
    ]
    assert unused == []


@pytest.mark.parametrize(
    "path", sorted((WEB / "src").rglob("*.svelte")), ids=lambda path: str(path.relative_to(WEB / "src"))
)
def test_no_letter_of_the_interface_stands_in_the_markup(path: Path) -> None:
    found = list(sources.shown_letters(path.read_text("utf-8")))
    if path.parent.name in ("pictures", "poster"):  # what is written on a drawn house is a part of the drawing
        found = [words for words in found if words != words.upper()]
    assert found == []


def test_no_sentence_stands_in_the_code() -> None:
    """Several words are for people, unless they are for the engineer's console, for the drawing, or names."""
    found = []
    for path in code_files():
        script = path.read_text("utf-8")
        if path.name == "licences.ts":
            continue
        if path.suffix == ".svelte":
            script = "\n".join(re.findall(r"<script\b[^>]*>(.*?)</script>", script, re.DOTALL))
        script = re.sub(r"(?:console\.\w+|new Error|matchMedia|querySelector(?:All)?|closest)\([^\n]*", "", script)
        for text in sources.templates(script):
            words = re.findall(r"[^\W\d_]{2,}", text)
            speaks = len(words) > 2 or (len(words) == 2 and words[0][0].isupper())
            if speaks and re.search(r"\w,? \w", text) and not re.search(r"[=/\[\]{}<>#]|--|\d[vhzMLQ]|^\(\w+-", text):
                found.append(f"{path.name}: {text}")
    assert found == []


@pytest.mark.parametrize("name", sorted(catalogues("fr")))
def test_french_is_written_as_french_is(name: str) -> None:
    """No straight apostrophe or quotation mark, and a space before the tall signs."""
    path = catalogues("fr")[name]
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        said = re.sub(r"\{[^}]*\}", "x", line.partition("=")[2] if re.match(r"[\w-]+ =", line) else line)
        assert not re.search(r"\w'\w|\"|\w[;!?»]|«\w", said), f"{path.name}:{number}: {line}"


def test_the_page_without_javascript_speaks_both_languages() -> None:
    said = re.search(r"<noscript\s*>(.*?)</noscript\s*>", (WEB / "index.html").read_text("utf-8"), re.DOTALL)
    assert said is not None
    assert "needs" in said[1]
    assert "besoin" in said[1]


# The reader of sources itself: what it would find ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "keys"),
    [
        ('{t("a-b")}', ["a-b"]),
        ('play.t(now === "x" ? "a-b" : "c-d", { name: say("e-f") })', ["a-b", "c-d", "e-f"]),
        ("play.t(`menu-${one ? `in-${two}` : three}-end`, {})", ["menu-*-end"]),
        ('texts.has("a-b") && set.has("x")', ["a-b"]),
        ('/* t("no") */ split("no"); // t("no")', []),
    ],
)
def test_keys_are_found_in_code(code: str, keys: list[str]) -> None:
    assert [key for _, key in sources.asked(code)] == keys


@pytest.mark.parametrize(
    ("markup", "letters"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ('<p class="big">{t("a-b")} · 3</p><style>p { top: 0 }</style>', []),
        ('{#if one === "two"}<b>Well</b>{:else}{"said"}{/if}', ["said", "Well"]),
        ('<button aria-label="Close" onclick={() => go("x > y")}>×</button>', ['aria-label="Close"']),
        ('<button aria-label={open ? "Close" : t("open")}></button>', ["aria-label={Close}"]),
        ('<i aria-label={t("x")} title={`${n} of`}></i>', ["title={* of}"]),
    ],
)
def test_letters_are_found_in_markup(markup: str, letters: list[str]) -> None:
    assert list(sources.shown_letters(markup)) == letters
