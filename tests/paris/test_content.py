"""Content files of Paris: what is accepted, and the one clear line for what is not."""

from importlib.resources import files

import pytest

from boulevard.core.problems import Problem
from boulevard.core.texts import LANGUAGES
from boulevard.registry import game

OWN = files("boulevard.games.paris").joinpath("content.toml").read_text("utf-8")
LONG = '["#########"]'

WRONG = [
    ('1 = ["RN", "MN"]', '9 = ["RN", "MN"]', "name-unknown", "tiles"),
    ('8 = ["NN", "NR"]\n', "", "name-missing", "tiles"),
    ('1 = ["RN", "MN"]', '1 = ["RN", "M"]', "tile-shape", "tiles.1"),
    ('1 = ["RN", "MN"]', '1 = ["RN", "MX"]', "tile-shape", "tiles.1"),
    ("LINE    =", "TOWER   =", "name-unknown", "buildings"),
    ('LINE    = ["###"]\n', "", "name-missing", "buildings"),
    ('LINE    = ["###"]', "LINE    = []", "drawing", "buildings.LINE"),
    ('LINE    = ["###"]', 'LINE    = ["##x"]', "drawing", "buildings.LINE"),
    ('CORNER  = [".#", "##"]', 'CORNER  = ["#", "##"]', "drawing", "buildings.CORNER"),
    ('CORNER  = [".#", "##"]', 'CORNER  = ["#.", "..", "##"]', "drawing", "buildings.CORNER"),
    ('CORNER  = [".#", "##"]', 'CORNER  = ["#..", ".##"]', "drawing", "buildings.CORNER"),
    ('LINE    = ["###"]', 'LINE    = ["...", "###"]', "drawing", "buildings.LINE"),
    ('LINE    = ["###"]', 'LINE    = ["###", "..."]', "drawing", "buildings.LINE"),
    ('LINE    = ["###"]', 'LINE    = [".###"]', "drawing", "buildings.LINE"),
    ('LINE    = ["###"]', 'LINE    = ["###."]', "drawing", "buildings.LINE"),
    ('LINE    = ["###"]', f"LINE    = {LONG}", "drawing", "buildings.LINE"),
    ('LINE    = ["###"]', 'LINE    = ["####"]', "building-sizes", "buildings"),
    ('CORNER  = [".#", "##"]', 'CORNER  = ["#", "#", "#"]', "building-twice", "buildings"),
    ('shape = ["##"]', 'shape = ["###"]', "garden-size", "garden.shape"),
    ('shape = ["##"]', 'shape = ["#.#"]', "drawing", "garden.shape"),
    ("levitation     = { first = true }", "tour-eiffel    = { first = true }", "name-unknown", "postcards"),
    ("grande-lumiere = {}\n", "", "name-missing", "postcards"),
    ("levitation     = { first = true }", "levitation     = {}", "first-cards", "postcards"),
    ("penseur        = { stamp = true }", "penseur        = {}", "stamps", "postcards"),
    ("grande-lumiere = {}", "grande-lumiere = { stamp = true }", "stamps", "postcards"),
    ("reach = 2", "reach = 0", "number", "grande_lumiere.reach"),
    ("reach = 2", "reach = 8", "number", "grande_lumiere.reach"),
    ("tokens = 4", "tokens = 5", "number", "player.tokens"),
    ("chimneys = 7", "chimneys = 0", "number", "player.chimneys"),
    ("unbuilt = -3", "unbuilt = 1", "number", "score.unbuilt"),
    ("unbuilt = -3", "unbuilt = -21", "number", "score.unbuilt"),
]


@pytest.mark.parametrize(("old", "new", "key", "place"), WRONG)
def test_wrong_content_is_refused_in_one_line(old: str, new: str, key: str, place: str) -> None:
    """P1, P2, P3, P4, P5, C3, C9, S3, S4. Counts, shapes, names and figures that do not fit."""
    assert old in OWN
    with pytest.raises(Problem) as caught:
        game("paris", OWN.replace(old, new, 1).encode())
    assert (caught.value.key, caught.value.place) == (key, place)
    for language in LANGUAGES:
        assert "\n" not in caught.value.sentence(language)


@pytest.mark.parametrize(
    ("old", "new"),
    [("reach = 2", "reach = 1"), ("reach = 2", "reach = 7"), ("chimneys = 7", "chimneys = 1"),
     ("chimneys = 7", "chimneys = 12"), ("unbuilt = -3", "unbuilt = 0"), ("unbuilt = -3", "unbuilt = -20")],
)  # fmt: skip
def test_what_an_owner_may_correct(old: str, new: str) -> None:
    """C9, P5, S3. Figures up to their ends."""
    other = game("paris", OWN.replace(old, new, 1).encode())
    assert not other.own_content
    assert other.fingerprint != game("paris").fingerprint
