"""Records: written, read, refused with the line and the reason."""

import pytest

from boulevard import registry
from boulevard.core.problems import Problem
from boulevard.core.record import Line, read_record
from boulevard.core.table import replay

GAME = """boulevard 1
game paris
rules 1
options {"edition": "fr", "first": "orange", "flip": false, "hand": 1, "postcards": "first"}
players {"orange": "Ana", "blue": "Léo"}

- deal orange 3
- deal blue 8
orange tile 3 B2 1
- deal orange 5
blue take CROSS
"""


def changed(old: str, new: str) -> bytes:
    assert old in GAME
    return GAME.replace(old, new, 1).encode()


def test_what_is_read_is_written_again() -> None:
    record = read_record(GAME.encode())
    assert str(record) == GAME
    assert record.lines[2] == Line("orange", "tile 3 B2 1")
    assert record.first_line == 7


def test_a_seed_and_another_content_stand_after_the_rules() -> None:
    more = f"rules 1\ncontent sha256:{'a' * 64}\nseed sha256:{'0' * 64}"
    record = read_record(changed("rules 1", more))
    assert record.content == f"sha256:{'a' * 64}"
    assert record.seed == f"sha256:{'0' * 64}"
    assert str(record).encode() == changed("rules 1", more)
    assert record.first_line == 9


def test_windows_line_ends_are_read() -> None:
    assert read_record(GAME.replace("\n", "\r\n").encode()) == read_record(GAME.encode())


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "the file is empty"),
        (b"\xff\xfe", "not UTF-8"),
        (b"hello\n", "line 1: this is not a record"),
        (GAME[:-1].encode(), "line 11: the file breaks off"),
        (GAME[:40].encode(), "breaks off within a line"),
        (changed("boulevard 1", "boulevard 3"), "line 1: record format 3 is not known"),
        (changed("boulevard 1", "boulevard x"), "line 1: expected the header line “boulevard …”"),
        (changed("game paris\n", ""), "line 2: expected the header line “game …”"),
        (changed("rules 1", "rules one"), "line 3: expected the header line “rules …”"),
        (changed("rules 1\n", "rules 1\nseed 12\n"), "line 4: expected the header line “seed …”"),
        (changed('{"edition": "fr"', '{"edition": fr'), "line 4: after “options” a JSON object"),
        (changed('"blue": "Léo"', '"blue": 3'), "line 5: after “players” a JSON object"),
        (changed("\n\n", "\n"), "line 6: expected the blank line"),
        (changed("blue take", "green take"), "line 11: “green take CROSS” is not a line of this record"),
        (changed("blue take CROSS", "blue"), "line 11: “blue” is not a line of this record"),
        (changed("- deal orange 3\n", "- deal orange 3\n\n"), "line 8: “” is not a line"),
        (changed("blue take CROSS", "= {"), "line 11: after “=” a JSON object"),
        (changed("blue take CROSS", "= []"), "line 11: after “=” a JSON object"),
        (changed("blue take CROSS\n", "= {}\nblue take CROSS\n"), "line 12: nothing may follow"),
        (b"boulevard 1\n", "line 1: expected the header line “game …”, found “…”"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(data: bytes, said: str) -> None:
    with pytest.raises(Problem) as caught:
        read_record(data)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.sentence("fr") != str(caught.value)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (changed("rules 1", "rules 9"), "line 3: rules version 9 of paris is not known; the newest known is 1"),
        (changed("rules 1", "rules 0"), "line 3: rules version 0"),
        (changed("rules 1", f"rules 1\ncontent sha256:{'a' * 64}"), "another content file"),
        (changed('"hand": 1', '"hand": 3'), "line 4: option “hand” cannot be 3; allowed: 1…2"),
        (changed('"hand": 1', '"feet": 1'), "line 4: there is no option “feet”"),
        (changed('"blue": "Léo"', '"blue": "Léo", "red": "Bo"'), "line 5: 3 players cannot play it"),
        (changed('"orange": "Ana", "blue": "Léo"', '"blue": "a", "orange": "b"'), "line 5: the seats are blue, orange"),
        (
            changed("tile 3 B2 1", "tile 4 B2 1"),
            "line 9: “tile 4 B2 1” is not a legal move of orange; legal: tile 3 A1 0",
        ),
        (changed("tile 3 B2 1", "tile 3 B2"), "line 9: “tile 3 B2” is not a legal move of orange"),
        (changed("orange tile", "blue tile"), "line 9: it is not blue’s turn; to act: orange"),
        (changed("- deal orange 5", "- deal orange 3"), "line 10: “deal orange 3” is not a legal move of -"),
        (GAME.encode() + b"~ undo orange 2\n", "line 12: orange cannot go back to ply 2; possible: -"),
        (GAME.encode() + b"~ undo blue 99\n", "line 12: blue cannot go back to ply 99; possible: 4"),
        (GAME.encode() + b"~ takeback blue 9\n", "line 12: blue cannot go back to ply 9"),
        (GAME.encode() + b"~ dance\n", "line 12: “dance” is not a line of the table"),
        (GAME.encode() + b"~ seat green Bo\n", "line 12:"),
        (GAME.encode() + b"~ resign blue\norange pass\n", "line 13: the game is over"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused_with_its_line(data: bytes, said: str) -> None:
    record = read_record(data)
    with pytest.raises(Problem) as caught:
        replay(registry.game("paris"), record)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_options_that_a_record_leaves_out_have_their_defaults() -> None:
    table = replay(registry.game("paris"), read_record(changed(', "hand": 1', "")))
    assert table.options["hand"] == 1


def test_of_a_long_line_that_is_none_the_beginning_is_said() -> None:
    with pytest.raises(Problem) as caught:
        read_record(changed("game paris", "x" * 61))
    assert caught.value.figures["found"] == "x" * 60
