"""The content file: what a box must hold, and what is said of one that does not."""

from importlib.resources import files

import pytest

from boulevard.core.problems import Problem
from boulevard.core.texts import LANGUAGES
from boulevard.games.flatiron.box import unpack
from boulevard.games.flatiron.building import pillar_price
from boulevard.games.flatiron.piles import card_price, decree_price
from flatiron.tables import game, table

OWN = files(game.package).joinpath("content.toml").read_text("utf-8")


def test_the_box_is_complete() -> None:
    """F4, F5, F2, F3, F7, F33. Everything counted."""
    box = game.box
    assert [len(things) for things in (box.cards, box.decrees, box.floors, box.all_news, box.boards, box.daniel)] == [
        *(32, 10, 15, 14, 4, 9),
    ]
    assert sum(floor.start for floor in box.floors.values()) == 4
    assert all(len(columns) == 4 for columns in box.printed.values())


BROKEN = [
    ("pillars = 7", "pillars = 0", "field", "supply.pillars"),
    ('streets = ["broadway", "st23"', 'streets = ["st23", "broadway"', "list", "streets"),
    ("[boards.4]", "[boards.5]", "field", "boards.5"),
    ("ivory = 2, charcoal = 3 }\npoints", "ivory = 2 }\npoints", "name-missing", "boards.1.price"),
    ('[["trade", "orange"], ["build", 1, 1, 0, false]]', '[["trade", "orange"]]', "two-actions", "boards.1.violet"),
    ('[["money", 3], ["trade", "ivory"]]', '[["money", 3], ["trade", "blue"]]', "basic-actions", "boards.1.violet"),
    ('["build", 2, 2, 0, false]', '["build", 3, 2, 0, false]', "field", "boards.1.violet.av5[0][1]"),
    ('["money", 3]', '["loan", 3]', "field", "boards.1.violet.st22[0][0]"),
    ("BW1 = {", "BW9 = {", "name-unknown", "cards"),
    ('BW1 = { pile = "broadway"', 'BW1 = { pile = "st23"', "pile", "cards"),
    ('BW1 = { pile = "broadway", street', 'BW1 = { pile = "hall", street', "field", "cards.BW1.pile"),
    ("F05 = { start = false", "F05 = { start = true", "start-floors", "floors"),
    ("money3   = { copies = 2", "money3   = { copies = 3", "newspapers", "newspapers"),
    (
        '2, action = ["money", 3] }\nswap     = { copies = 2',
        '3, action = ["money", 3] }\nswap     = { copies = 1',
        "newspapers",
        "newspapers.money3",
    ),
    ('action = ["buy_card", -1]', 'action = ["newspaper"]', "news-points-elsewhere", "newspapers.card"),
    ("spaces = [10, 20", "spaces = [20, 10", "paperboy", "paperboy.spaces"),
    ('main = "hall", alternative = "st22"', 'main = "hall", alternative = "hall"', "daniel-stays", "daniel.DB9"),
    ('"blue", [2, 3, 1]', '"blue", [2, 2, 1]', "slot-order", "daniel.DB3"),
    ('["sell_more", 2]', '["sell_less", 2]', "field", "floors.F08.effect[0]"),
    ('["fixed", 4]', '["fixed", -4]', "field", "decrees.DE10.top.score[1]"),
]


@pytest.mark.parametrize(("old", "new", "key", "place"), BROKEN, ids=[f"{case[2]} {case[3]}" for case in BROKEN])
def test_a_broken_box_is_refused(old: str, new: str, key: str, place: str) -> None:
    assert old in OWN
    with pytest.raises(Problem) as caught:
        unpack(OWN.replace(old, new, 1).encode())
    assert caught.value.key == key
    assert (caught.value.place or "").startswith(place)
    for language in LANGUAGES:
        assert caught.value.sentence(language)


def test_a_corrected_box_can_be_played() -> None:
    """Figures may change; the game then says that its content is another."""
    other = type(game)(OWN.replace("orange = 4, blue = 1", "orange = 5, blue = 1").encode())
    assert not other.own_content
    assert other.box.boards["1"].price["orange"] == 5


def test_no_price_falls_below_zero_where_a_corrected_box_takes_off_more() -> None:
    """F25. A pillar, a decree and a card for less than what is taken off cost nothing, and bring nothing."""
    less = OWN.replace('["pillars_less", 1]', '["pillars_less", 2]').replace(
        '["decrees_less", 1]', '["decrees_less", 9]'
    )
    box = type(game)(less.encode()).box
    assert (pillar_price(table(levels="F10 - - -"), box, 1), pillar_price(table(levels="F10 - - -"), box, 3)) == (0, 1)
    assert decree_price(table(levels="F09 - - -"), box) == 0
    assert card_price(box, "BW2", -3) == 0
