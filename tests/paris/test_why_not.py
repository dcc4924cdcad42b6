"""Why a text is not offered: the rule it breaks, and the nearest position, or text, that breaks none."""

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import NamedTuple

import pytest

from boulevard.core import contract
from boulevard.core.steps import CHANCE, Why
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.paris.state import State
from paris.drawing import game, new_game, offered, play, position, through_phase_one

CARDS = "bouquinistes+chartier+fontaine+grande-lumiere+jardin+lampadaire+levitation+metropolitain"

SEVEN = (
    "orange build LINE a1+a2+a3",
    "orange build CORNER c1+d1+d2",
    "orange build SQUARE f1+f2+g1+g2",
    "orange build SMALL_L a5+a6+a7+b5",
    "orange build SMALL_T d4+d5+d6+e5",
    "orange build ZIGZAG g5+g6+h4+h5",
    "orange build SMILE c7+c8+d8+e8+f7+f8",
)
"""As many buildings as there are chimneys."""
BOTH = ("orange card metropolitain", "orange card chartier")
LASTING = (*BOTH, "orange card sacre-coeur", "orange card peintre -")


def phase_one(*more: str) -> State:
    return new_game("deal orange 3", "deal blue 5", *more)


def fifteen_tiles() -> State:
    """Blue has the last tile, the eighth, and D4 is empty."""
    s = new_game()
    while len(s.laid) < 15:
        play(s, min(offered(s, "tile", "deal")))
    return s


def plain(*lines: str, up: str = "", flip: bool = False) -> State:
    """Orange ground everywhere."""
    return position("", *lines, up=up, rest="O", flip=flip)


def row(marks: str, *lines: str, up: str = "") -> State:
    """Row 1 from a1 on; blue ground elsewhere."""
    return position(marks, "orange holds LINE", *lines, up=up)


class Case(NamedTuple):
    text: str
    rule: str
    key: str
    refused: State
    free: State
    """The nearest position in which it is offered."""
    instead: str = ""
    """Where the text is offered nowhere: the nearest one that is."""


CASES = [
    Case("first blue", "P8", "chance", phase_one(), new_game(first="random")),
    Case(f"postcards {CARDS}", "P4", "chance", phase_one(), new_game(postcards="random")),
    Case("deal orange 1", "P18", "chance", phase_one(), phase_one("tile 3 A1 0")),
    Case("deal orange 1", "P18", "chance", plain(), new_game()),
    # Phase 1
    Case("build LINE a1+a2+a3", "P9", "phase-one", phase_one("take LINE"), plain("orange holds LINE")),
    Case("card metropolitain", "P9", "phase-one", phase_one(), plain(up="metropolitain")),
    Case("tile 5 A1 0", "P9", "tile-not-in-hand", phase_one(), phase_one("take LINE")),
    Case("tile 8 D4 0", "P9", "tile-not-in-hand", play(fifteen_tiles(), "take LINE"), fifteen_tiles()),
    Case(
        *("tile 5 B2 3", "P9", "square-taken"),
        phase_one("tile 3 B2 0", "deal orange 1"),
        phase_one("tile 3 B3 0", "deal orange 1"),
    ),
    Case("take LINE", "P9", "not-in-pool", phase_one("take LINE"), phase_one("take CORNER")),
    Case("take TOWER", "P3", "building-unknown", phase_one(), phase_one(), "take LINE"),
    Case("pass", "P10", "pass-tiles-left", phase_one(), through_phase_one(new_game(), blue="take")),
    # Phase 2
    Case("tile 8 D4 0", "P12", "phase-two", play(fifteen_tiles(), "tile 8 D4 0"), fifteen_tiles()),
    Case("take LINE", "P12", "phase-two", play(fifteen_tiles(), "tile 8 D4 0"), fifteen_tiles()),
    Case("pass", "P15", "pass-tokens-left", plain(up="sacre-coeur"), plain()),
    Case("pass", "P15", "pass-can-build", row("OOO"), row("OOB")),
    Case("pass", "P15", "pass-can-build", row("OOO", *BOTH), row("OOL", *BOTH)),
    # A building
    Case(
        *("build TOWER a1+a2+a3", "P3", "building-unknown"),
        *(plain("orange holds LINE"), plain("orange holds LINE"), "build LINE a1+a2+a3"),
    ),
    Case("build LINE a1+a2+a3", "P13", "not-in-reserve", plain("blue holds LINE"), plain("orange holds LINE")),
    Case(
        *("build CROSS e4+f3+f4+f5+g4", "P14", "no-chimney"),
        *(plain(*SEVEN, "orange holds CROSS"), plain(*SEVEN[1:], "orange holds CROSS")),
    ),
    Case(
        *("build SMALL_L a1+a2+a3+b3", "P3", "mirrored"),
        *(plain("orange holds SMALL_L"), plain("orange holds SMALL_L", flip=True)),
    ),
    Case(
        *("build SMALL_L a1+a2+a3+a4", "P3", "shape"),
        *(plain("orange holds SMALL_L"), plain("orange holds SMALL_L"), "build SMALL_L a1+a2+a3+b1"),
    ),
    Case(
        *("build LINE a1+b1+c1", "P6", "not-free"),
        *(row("OOO", "blue card fontaine b1"), row("OOO", "blue card fontaine d1")),
    ),
    Case("build LINE a1+b1+c1", "P14", "on-light", row("OOL"), row("OOL", "orange card metropolitain")),
    Case(
        *("build LINE a1+b1+c1", "P14", "on-light"),
        *(row("OOL", "orange spent metropolitain"), row("OOL", "orange card metropolitain")),
    ),
    Case("build LINE a1+b1+c1", "P14", "on-rival", row("OOB"), row("OOB", "orange card chartier")),
    Case(
        *("build LINE a1+b1+c1", "P14", "on-rival"),
        *(row("OOB", "blue card chartier"), row("OOB", "orange card chartier")),
    ),
    Case("build LINE a1+b1+c1", "C2", "one-light", row("OLL", *BOTH), row("OLB", *BOTH)),
    Case("build LINE a1+b1+c1", "C6", "one-rival", row("OBB", *BOTH), row("OBL", *BOTH)),
    # A token on a card
    Case(
        *("card lampadaire a1", "P17", "no-token"),
        *(plain(*LASTING, up="lampadaire"), plain(*LASTING[:3], up="lampadaire")),
    ),
    Case("card sacre-coeur", "P4", "card-not-in-play", plain(up="chartier"), plain(up="chartier sacre-coeur")),
    Case(
        *("card chartier", "P17", "card-used"),
        *(plain("blue card chartier", up="lampadaire"), plain(up="lampadaire chartier")),
    ),
    Case(
        *("card peintre -", "P17", "card-used"),
        *(plain("blue card peintre h8", up="lampadaire"), plain(up="lampadaire peintre")),
    ),
    # The action of a card
    Case(
        *("card peintre b1", "P6", "not-free"),
        *(row("OO", "blue card fontaine b1", up="peintre"), row("OO", "blue card fontaine c1", up="peintre")),
    ),
    Case("card peintre b1", "C13", "wants-own-colour", row("OM", up="peintre"), row("OO", up="peintre")),
    Case("card grande-lumiere a1", "C9", "wants-light", row("O", up="grande-lumiere"), row("L", up="grande-lumiere")),
    Case("card fontaine b1", "C10", "wants-own-or-mixed", row("OL", up="fontaine"), row("OM", up="fontaine")),
    Case(
        *("card fontaine b1", "C10", "wants-own-or-mixed"),
        *(row("OB", up="fontaine"), row("OB", "orange card chartier", up="fontaine")),
    ),
    Case(
        *("card fontaine b1", "C10", "wants-own-or-mixed"),
        *(row("OL", *BOTH, up="fontaine"), row("OB", *BOTH, up="fontaine")),
    ),
    Case("card jardin h7+h8", "P14", "no-chimney", plain(*SEVEN, up="jardin"), plain(*SEVEN[1:], up="jardin")),
    Case("card jardin a1+b2", "P3", "shape", plain(up="jardin"), plain(up="jardin"), "card jardin a1+a2"),
    Case("card penseur b1 w", "C13", "wants-own-colour", row("OM", up="penseur"), row("OO", up="penseur")),
    Case(
        "card penseur a1 w",
        "C12",
        "statue-blocked",
        row("OM", up="penseur"),
        row("OM", up="penseur"),
        "card penseur a1 e",
    ),
    Case(
        *("card penseur a1 e", "C12", "statue-blocked"),
        *(row("OM", "blue card fontaine b1", up="penseur"), row("OM", "blue card fontaine c1", up="penseur")),
    ),
    Case(
        *("card bouquinistes b1 LINE", "C13", "wants-own-colour"),
        position("OM", "orange build LINE a1+a2+a3", up="bouquinistes"),
        position("OO", "orange build LINE a1+a2+a3", up="bouquinistes"),
    ),
    Case(
        *("card bouquinistes b1 LINE", "C7", "annex-not-yours"),
        plain("blue build LINE a1+a2+a3", up="bouquinistes"),
        plain("orange build LINE a1+a2+a3", up="bouquinistes"),
    ),
    Case(
        *("card bouquinistes b4 LINE", "C7", "annex-apart"),
        plain("orange build LINE a1+a2+a3", up="bouquinistes"),
        plain("orange build LINE a2+a3+a4", up="bouquinistes"),
    ),
    Case(
        *("card levitation TOWER LINE a1+a2+a3", "P3", "building-unknown"),
        plain("orange holds CROSS", up="levitation"),
        plain("orange holds CROSS", up="levitation"),
        "card levitation CROSS LINE a1+a2+a3",
    ),
    Case(
        *("card levitation CROSS LINE a1+a2+a3", "C1", "not-in-reserve"),
        plain("blue holds CROSS", up="levitation"),
        plain("orange holds CROSS", up="levitation"),
    ),
    Case(
        *("card levitation CROSS LINE a1+a2+a3", "C1", "not-in-pool"),
        plain("orange holds CROSS", "blue holds LINE", up="levitation"),
        plain("orange holds CROSS", up="levitation"),
    ),
    Case(
        *("card levitation CROSS BIG_T b2+b3+b4+c3+d3", "P14", "no-chimney"),
        plain(*SEVEN, "orange holds CROSS", up="levitation"),
        plain(*SEVEN[1:], "orange holds CROSS", up="levitation"),
    ),
    Case(
        *("card levitation CROSS LINE a1+b1+c1", "C1", "levitation-no-power"),
        position("OOL", "orange holds CROSS", *BOTH, up="levitation"),
        position("OOM", "orange holds CROSS", *BOTH, up="levitation"),
    ),
    Case(
        *("card levitation CROSS LINE a1+b1+c1", "P14", "on-light"),
        position("OLL", "orange holds CROSS", *BOTH, up="levitation"),
        position("OMM", "orange holds CROSS", *BOTH, up="levitation"),
    ),
]
IDS = [f"{case.key}: {case.text}" for case in CASES]


def why_not(s: State, text: str) -> Why:
    (seat,) = game.to_act(s)
    return game.why_not(game.view(s, seat), text)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_rule_that_is_broken(case: Case) -> None:
    """Each objection names the first rule that the text breaks."""
    assert case.text not in offered(case.refused)
    found = why_not(case.refused, case.text)
    assert (found.rule, found.key) == (case.rule, case.key)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_nearest_that_is_offered(case: Case) -> None:
    """Where that rule allows it, nothing speaks against it."""
    text = case.instead or case.text
    assert text in offered(case.free)
    if game.to_act(case.free) != (CHANCE,):
        assert case.free.agenda[0].objection(case.free, game.box, game.parse(text)) is None


def test_every_objection_has_a_case() -> None:
    """The sentences of the catalogue are those of the cases."""
    catalogue = files(game.package).joinpath("locale", "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^why-([\w-]+)", catalogue, re.MULTILINE)) == {case.key for case in CASES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_every_case_has_a_sentence(language: str, case: Case) -> None:
    assert texts(language, game.package)(f"why-{case.key}", **why_not(case.refused, case.text).figures)


def test_a_tile_that_is_not_in_hand_says_which_are() -> None:
    assert why_not(phase_one(), "tile 5 A1 0").figures == {"tile": 5, "hand": [3]}
    assert why_not(play(fifteen_tiles(), "take LINE"), "tile 8 D4 0").figures == {"tile": 8, "hand": None}


def test_no_move_of_the_notation() -> None:
    assert why_not(phase_one(), "tile three A1 0").key == "move-unreadable"
    assert why_not(phase_one(), "dance").key == "move-unknown"


def test_it_is_the_other_s_turn() -> None:
    found = game.why_not(game.view(phase_one(), "blue"), "take LINE")
    assert (found.key, found.figures) == ("not-your-turn", {"seat": "orange"})


def test_the_game_is_over() -> None:
    """P16. Nothing more is asked."""
    s = play(position("B"), "pass")
    assert game.why_not(game.view(s, "orange"), "pass").key == "over"


def asked(games: int) -> Iterator[tuple[State, Random]]:
    """The positions of random games in which a player is asked."""
    for number in range(games):
        rng = Random(f"why:{number}")
        table = contract.any_table(game, rng)
        while table.to_act:
            if table.to_act != (CHANCE,):
                yield table.state, rng
            table.play_offered(*contract.any_move(game, table.state, rng))


def test_whatever_is_refused_in_random_games_has_a_sentence_in_both_languages() -> None:
    catalogues, said = [texts(language, game.package) for language in LANGUAGES], set()
    for s, rng in asked(games=4):
        step = s.agenda[0]
        for move in contract.candidates(game, step.options(s, game.box), rng):
            if (why := step.objection(s, game.box, move)) is not None:
                assert all(catalogue(f"why-{why.key}", **why.figures) for catalogue in catalogues)
                said.add(why.key)
    assert len(said) > 15
