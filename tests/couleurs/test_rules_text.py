"""The figures in the rules of Couleurs are those of the content file."""

import tomllib
from importlib.resources import files

import pytest

from boulevard.core.rulebook import rules_of
from boulevard.core.texts import LANGUAGES, texts
from couleurs.tables import GAME

BOX = tomllib.loads(files(GAME.package).joinpath("content.toml").read_text("utf-8"))
LETTERS = {"red": "R", "yellow": "Y", "blue": "B", "orange": "O", "green": "G", "violet": "V", "black": "K"}
WORDS = {
    "en": {"tool": "tool", "card": "card", "paint": "paint"},
    "fr": {"tool": "outil", "card": "carte", "paint": "peindre"},
}
NUMBERS = {
    "en": ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
    "fr": ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"],
}


def rim(language: str) -> list[str]:
    words = texts(language, GAME.package)
    return [words(f"pigment-{LETTERS[one]}") if one in LETTERS else WORDS[language][one] for one in BOX["disc"]["rim"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rim_and_the_dark_sectors_are_those_of_the_content(language: str) -> None:
    """L1, L2, L3. What stands on the rim, and the sectors that are always dark."""
    rules = rules_of(GAME, language)
    assert ", ".join(rim(language)) in rules["L2"].words
    rings = [BOX["ring"][players] for players in ("2", "3", "4")]
    dark = [str(sector) for sector in range(12) if not any(ring[sector] for ring in rings)]
    assert {"en": "Sectors {}, opposite", "fr": "Les secteurs {}, face à face"}[language].format(
        {"en": " and ", "fr": " et "}[language].join(dark)
    ) in rules["L1"].words
    assert BOX["disc"]["rim"][0] == "red"
    assert {"en": "red faces sector 0", "fr": "le rouge fait face au secteur 0"}[language] in rules["L3"].words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_sectors_is_that_of_the_content(language: str) -> None:
    """L4. What each sector faces at first, and its spaces by number of players; a dash is dark."""
    _, *rows = rules_of(GAME, language)["L4"].table
    rings = [[str(spaces or "–") for spaces in BOX["ring"][players]] for players in ("2", "3", "4")]
    assert rows == list(zip([str(sector) for sector in range(12)], rim(language), *rings, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_levels_is_that_of_the_content(language: str) -> None:
    """L5. A level for each space of each tool."""
    head, *rows = rules_of(GAME, language)["L5"].table
    words = texts(language, GAME.package)
    assert head[1:] == tuple(str(space) for space in range(1, BOX["tool_track"]["end_space"] + 1))
    assert [row[1:] for row in rows] == [tuple(str(level) for level in levels) for levels in BOX["tools"].values()]
    assert [row[0].lower() in words(f"tool-{tool}") for row, tool in zip(rows, BOX["tools"], strict=True)] == [True] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_better_paintings_ask_for_as_many_mixed_colours_as_told(language: str) -> None:
    """L6. The squares of mixed colours, by the painting's points."""
    found: dict[int, set[int]] = {}
    for painting in BOX["paintings"].values():
        found.setdefault(painting["points"], set()).add(sum(one in "OGV" for one in "".join(painting["squares"])))
    either, of = {"en": (" or ", " for "), "fr": (" ou ", " pour ")}[language]
    told = rules_of(GAME, language)["L6"].words.replace(" squares of nine", "").replace(" cases sur neuf", "")
    for points, counts in found.items():
        assert either.join(NUMBERS[language][count] for count in sorted(counts)) + f"{of}{points}" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_limits_and_prices_are_those_of_the_content(language: str) -> None:
    """L13, L15, L24, L25, L29, M4, M11. Figures told in words."""
    rules = rules_of(GAME, language)
    assert f" {NUMBERS[language][BOX['ring']['half_turn']]} " in rules["L24"].words
    score, painters = BOX["score"], BOX["painters"]
    assert f"{score['black']} points" in rules["L13"].words
    assert f"{score['tool_bonus']} points" in rules["L15"].words
    assert f"{score['tool_end']} points" in rules["L15"].words
    assert f"{-score['white']} points" in rules["L29"].words
    many = {"en": {12: "twelve", 16: "sixteen"}, "fr": {12: "douze", 16: "seize"}}[language]
    assert many[BOX["player"]["stock_limit"]] in rules["L25"].words
    assert many[painters["van_gogh_limit"]] in rules["M11"].words
    prices = [str(BOX["bonus"][f"bonus-{kind}"]["cost"]) for kind in ("paint", "copy", "mix", "swap", "tool")]
    assert [part[0] for part in rules["M4"].words.split("(")[1:]] == prices
