"""Studies: the fold over edits, and records with branches as files."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boulevard.core.branches import Branched, Note, read_branched, told
from boulevard.core.problems import Problem
from boulevard.core.record import Line, Record, read_record
from boulevard.core.study import (
    ROOT,
    Adding,
    Commenting,
    Edit,
    Lifting,
    Marking,
    Naming,
    Removing,
    Signed,
    Tree,
)

RECORDS = Path(__file__).parent.parent / "web" / "records"
MAIN = [(0, Line("-", "deal")), (1, Line("orange", "a")), (2, Line("blue", "b"))]


def begun() -> Tree:
    tree = Tree()
    tree.begin(MAIN)
    return tree


def folded(edits: list[Signed]) -> Tree:
    tree = begun()
    for edit in edits:
        if not tree.heard(edit.id):
            tree.apply(tree.seq + 1, edit)
    return tree


def shape(tree: Tree) -> dict[tuple[str, ...], tuple[dict[str, str], set[tuple[str, str, str]]]]:
    """What the tree holds, by the lines that lead there: no id of a node, and no order."""
    return {
        tuple(str(one.line) for one in tree.path(node.id)): (
            dict(sorted(node.comments.items())),
            {(mark.by, mark.at, mark.to) for mark in node.marks},
        )
        for node in tree.nodes.values()
    }


WORDS = st.sampled_from(["x", "y", "z"])


@st.composite
def writing(draw: st.DrawFn, by: str) -> list[Signed]:
    """What one person writes: each edit is about a node of the beginning, or about one of their own."""
    nodes, edits = ["m0", "m1", "m2", "m3"], []
    for number in range(draw(st.integers(0, 8))):
        node, word = draw(st.sampled_from(nodes)), draw(WORDS)
        kinds: list[Edit] = [
            Adding(node, "orange", word),
            Adding(node, "blue", word),
            Commenting(node, word),
            Commenting(node, ""),
            Marking(node, word, "y"),
            Marking(node, word, on=False),
        ]
        made = draw(st.sampled_from(kinds))
        edits.append(Signed(f"{by}{number}", by, by.upper(), made))
        if isinstance(made, Adding):
            nodes.append(f"{by}{number}")
    return edits


@st.composite
def interleaved(draw: st.DrawFn, one: list[Signed], other: list[Signed]) -> list[Signed]:
    left, right, found = list(one), list(other), []
    while left or right:
        found.append((left if left and (not right or draw(st.booleans())) else right).pop(0))
    return found


@given(st.data())
def test_two_writers_in_any_order_make_the_same_tree(data: st.DataObject) -> None:
    """Whoever comes first: the same moments, comments and marks; and what is sent twice counts once."""
    one, other = data.draw(writing("a")), data.draw(writing("b"))
    first = data.draw(interleaved(one, other))
    second = data.draw(interleaved(one, other))
    assert shape(folded(first)) == shape(folded(second))
    again = data.draw(interleaved(first, one))
    assert shape(folded(again)) == shape(folded(first))


@given(st.data())
def test_whoever_comes_back_at_any_edit_sees_what_the_others_see(data: st.DataObject) -> None:
    """The nodes that changed since are all there is to catch up with."""
    edits = data.draw(interleaved(data.draw(writing("a")), data.draw(writing("b"))))
    edits += [Signed(f"r{at}", "a", "", Removing(edit.id)) for at, edit in enumerate(edits[:2]) if "x" in str(edit)
              and isinstance(edit.edit, Adding)]  # fmt: skip
    tree, known, seq = begun(), {}, 0
    known = {node.id: str(node) for node in tree.nodes.values()}
    cuts = data.draw(st.sets(st.integers(0, len(edits))))
    for at, edit in enumerate(edits, 1):
        tree.apply(at, edit)
        if at in cuts or at == len(edits):
            known |= {node.id: str(node) for node in tree.since(seq)}
            seq = at
    parents = {id_: text.partition("children=")[0] for id_, text in known.items()}
    assert parents == {node.id: str(node).partition("children=")[0] for node in tree.nodes.values()}


def test_the_same_line_is_one_node_by_two_names() -> None:
    tree = folded(
        [
            Signed("a1", "a", "Ana", Adding("m1", "orange", "x")),
            Signed("b1", "b", "Bruno", Adding("m1", "orange", "x")),
            Signed("b2", "b", "Bruno", Adding("b1", "blue", "y")),
            Signed("b3", "b", "Bruno", Commenting("b1", "mine too")),
        ]
    )
    assert [one.id for one in tree.after("m1")] == ["m2", "a1"]
    assert tree.find("b1") is tree.find("a1")
    assert [str(one.line) for one in tree.path("b2")] == ["- deal", "orange x", "blue y"]
    assert tree.nodes["a1"].comments == {"b": "mine too"}


def test_who_plays_the_game_s_own_line_stays_in_the_game() -> None:
    tree = folded([Signed("a1", "a", "Ana", Adding("m1", "orange", "a"))])
    assert tree.find("a1") is tree.nodes["m2"]
    assert len(tree.nodes) == 4


def test_what_is_written_in_a_deleted_branch_brings_it_back() -> None:
    edits = [
        Signed("a1", "a", "Ana", Adding("m1", "orange", "x")),
        Signed("a2", "a", "Ana", Adding("a1", "blue", "y")),
        Signed("a3", "a", "Ana", Removing("a1")),
    ]
    tree = folded(edits)
    assert tree.hidden("a2")
    late = folded([*edits, Signed("b1", "b", "Bruno", Adding("a2", "orange", "z"))])
    assert not late.hidden("b1")
    assert {one.id for one in late.since(3)} == {"a1", "b1"}
    assert not folded([*edits, Signed("a4", "a", "Ana", Removing("a1", gone=False))]).hidden("a2")


def test_lifted_branches_come_first_and_the_game_before_all() -> None:
    edits = [Signed(f"a{at}", "a", "", Adding("m1", "orange", word)) for at, word in enumerate("xyz")]
    tree = folded([*edits, Signed("l", "a", "", Lifting("a2"))])
    assert [one.id for one in tree.after("m1")] == ["m2", "a2", "a0", "a1"]


def test_a_name_is_the_last_one_in_order() -> None:
    one = Signed("n1", "a", "Ana", Naming("m1", "Lamp first"))
    other = Signed("n2", "b", "Bruno", Naming("m1", "The lamp"))
    assert folded([one, other]).nodes["m1"].name == "The lamp"
    assert folded([other, one]).nodes["m1"].name == "Lamp first"


# Files -----------------------------------------------------------------------------------------------------------

HEADER = Record(game="paris", rules=1, options={}, players={"orange": "Ana", "blue": "Bruno"}, lines=[])


@given(st.data())
def test_a_tree_survives_its_file(data: st.DataObject) -> None:
    edits = data.draw(interleaved(data.draw(writing("a")), data.draw(writing("b"))))
    tree = folded([*edits, Signed("n", "a", "A", Naming(ROOT, 'A "name" with\nlines'))])
    text = str(told(tree, HEADER))
    read = read_branched(text.encode())
    assert str(read) == text
    assert len(read.branches) == len(tree.nodes) - 4
    assert [str(line) for line in read.record.lines] == [str(line) for _, line in MAIN]


def test_what_is_hidden_stays_behind() -> None:
    tree = folded(
        [
            Signed("a1", "a", "Ana", Adding("m1", "orange", "x")),
            Signed("a2", "a", "Ana", Adding("a1", "blue", "y")),
            Signed("a3", "a", "Ana", Removing("a1")),
        ]
    )
    assert told(tree, HEADER).branches == []


def test_a_record_is_a_tree_without_branches() -> None:
    data = (RECORDS / "paris-finished.game").read_bytes()
    assert read_branched(data).record == read_record(data)


def test_old_readers_refuse_politely() -> None:
    text = str(Branched(HEADER, notes={0: Note(name="x")}))
    assert text.startswith("boulevard 2\ngame paris\n")
    with pytest.raises(Problem) as found:
        read_record(text.encode())
    assert found.value.key == "branches"
    assert "study" in found.value.sentence("en")
    assert "étude" in found.value.sentence("fr")


@pytest.mark.parametrize(
    ("below", "key"),
    [
        ("+ 1\n", "branch"),
        ("+ x\n", "branch"),
        ("# {\n", "json"),
        ('# {"comments": 3}\n', "json"),
        ("~ undo orange 0\n", "line"),
        ("green a\n", "line"),
        ("= {}\norange a\n", "after-outcome"),
    ],
)
def test_a_file_that_cannot_be_read_names_its_line(below: str, key: str) -> None:
    with pytest.raises(Problem) as found:
        read_branched((str(Branched(HEADER)) + below).encode())
    assert found.value.key == key
    assert found.value.place in ("line 7", "line 8")


def test_a_later_format_is_named() -> None:
    with pytest.raises(Problem) as found:
        read_branched(b"boulevard 3\n")
    assert found.value.key == "format-version"
