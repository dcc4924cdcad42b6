"""Why a text is not offered: the right rule, and a sentence for it in both languages."""

import ast
import inspect
from random import Random
from typing import Any

import pytest

from boulevard.core.contract import any_move, any_table
from boulevard.core.steps import CHANCE
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.flatiron import why
from boulevard.games.flatiron.state import State
from flatiron.tables import BOARDS, OPEN_TABLE, empty_pile, game, no_pillars, play, table

FULL = "F01 orange blue ivory"


def choosing(**options: object) -> State:
    return play(game.setup(2, options), *OPEN_TABLE, *BOARDS[:2])


def doing(street: str, card: str, **more: Any) -> State:
    return play(table(street, columns={street: card}, **more), "activate")


def at_place(place: str) -> State:
    s = table(rival={"place": "st22"})
    s.places = {**s.places, "1": place}
    return s


def drawn() -> State:
    return play(table("hall", points=9, news="money2"), "activate", "gain", "draw 1 build+swap")


def without_decrees(s: State) -> State:
    s.decrees = ()
    return s


CASES = [
    (choosing(), "move hall", "F7", "choose-board"),
    (choosing(), "dollars", "F7", "choose-board"),
    (choosing(), "gain", "F7", "choose-board"),
    (choosing(), "news swap", "F7", "choose-board"),
    (choosing(), "board 3 violet", "F7", "board-not-dealt"),
    (choosing(), "board 1 gold", "F7", "side-violet"),
    (table(), "board 1 violet", "F7", "board-chosen"),
    (at_place("av5"), "move av5", "F10", "must-move"),
    (at_place("av5"), "move st22", "F10", "rival-there"),
    (table("av5"), "move st22", "F9", "moved-already"),
    (table(), "activate", "F9", "move-first"),
    (table(), "buy top", "F9", "move-first"),
    (play(table("broadway"), "activate"), "dollars", "F9", "one-thing"),
    (table("hall"), "buy top", "F13", "hall-sells-decrees"),
    (empty_pile(table("st23"), "st23"), "buy top", "F4", "pile-empty"),
    (table("st23", columns={"broadway": "BW1 top, BW2 top, DE1 top"}), "buy top", "F14", "column-full"),
    (table("st23", dollars=2), "buy top", "F12", "price"),
    (table(), "news swap", "F16", "news-not-held"),
    (
        play(table("av5", hand="swap", stock="blue"), "activate", "build blue 2"),
        "news swap",
        "F16",
        "news-within-action",
    ),
    (drawn(), "keep card", "F27", "not-drawn"),
    (table(), "keep card", "F27", "nothing-drawn"),
    (table(), "end", "F16", "not-the-end"),
    (table(), "skip", "F15", "nothing-to-skip"),
    (table(), "done", "F19", "no-second-pillar"),
    (table(), "gain", "F11", "no-action"),
    (table("av5"), "decree DE1 av5 top", "F13", "decrees-at-hall"),
    (play(table("broadway"), "activate"), "floor", "F15", "other-action"),
    (play(table("broadway", stock="orange"), "activate"), "buy", "F18", "warehouse-full"),
    (play(no_pillars(table("broadway"), "orange"), "activate"), "buy", "F6", "no-pillar"),
    (play(table("broadway", dollars=3), "activate"), "buy", "F18", "price"),
    (play(table("broadway"), "activate"), "sell", "F18", "nothing-to-sell"),
    (doing("st23", "TW3 top", dollars=1), "buy blue", "F18", "price"),
    (doing("st23", "TW2 top"), "swap orange blue", "F22", "stock-empty"),
    (doing("st23", "TW2 top", stock="ivory"), "swap orange blue", "F22", "not-in-stock"),
    (doing("st23", "TW2 top", stock="orange blue"), "swap orange blue", "F22", "warehouse-full"),
    (
        play(no_pillars(table("st23", columns={"st23": "TW2 top"}, stock="orange"), "blue"), "activate"),
        *("swap orange blue", "F6", "no-pillar"),
    ),
    (play(table("av5", dollars=1, stock="blue"), "activate"), "build blue 1", "F19", "price"),
    (play(table("av5"), "activate"), "build orange 1", "F19", "stock-empty"),
    (play(table("av5", stock="blue"), "activate"), "build orange 1", "F19", "not-in-stock"),
    (play(table("av5", stock="charcoal", levels=FULL), "activate"), "build charcoal 1", "F19", "floor-full"),
    (play(table("av5", stock="blue", levels="F01 orange - -"), "activate"), "build blue 1", "F19", "slot-taken"),
    (play(table("av5", stock="blue", levels="F01 blue - -"), "activate"), "build blue 2", "F19", "colour-twice"),
    (play(table("av5", stock="blue", levels=[FULL, "roof"]), "activate"), "build blue 2", "F20", "roof-stands"),
    (doing("av5", "FA7 top", levels=[FULL, "roof"]), "floor", "F20", "roof-stands"),
    (doing("av5", "FA7 top"), "floor", "F20", "three-pillars"),
    (doing("av5", "FA7 top", levels=FULL, dollars=2), "floor", "F20", "price"),
    (doing("broadway", "BW6 top"), "gain", "F22", "gains-nothing"),
    (play(table("hall", news="card", dollars=1), "activate"), "card st23 top", "F12", "price"),
    (table("hall"), "decree DE9 av5 top", "F13", "decree-not-open"),
    (without_decrees(table("hall")), "decree DE1 av5 top", "F5", "no-decree"),
    (table("hall", columns={"av5": "DE2 top"}), "decree DE1 av5 top", "F13", "one-decree"),
    (table("hall", columns={"av5": "FA1 top, FA2 top, FA3 top"}), "decree DE1 av5 top", "F14", "column-full"),
    (table("hall", dollars=2), "decree DE1 av5 top", "F13", "price"),
    (play(doing("av5", "FA3 bottom", dollars=0), "skip", "skip"), "hall dollars", "F23", "price"),
    (play(doing("av5", "FA3 bottom", news="swap"), "skip", "skip"), "hall news", "F23", "copy-impossible"),
    (play(doing("av5", "FA3 bottom", dollars=3), "skip", "skip"), "hall decree DE1 av5 top", "F13", "price"),
    (doing("st22", "SS7 top"), "copy broadway 3", "F22", "no-such-action"),
    (doing("st22", "SS7 top"), "copy st22 1", "F23", "copies-copy"),
    (doing("st22", "SS7 top"), "copy broadway 2", "F23", "copy-impossible"),
    (doing("st22", "SS7 top", dollars=0), "copy broadway 2", "F23", "price"),
    (doing("st22", "SS4 top"), "copy SS8 top", "F22", "card-not-open"),
    (doing("st22", "SS4 top", cards={"st23": "BW4"}), "copy BW4 bottom", "F23", "copies-copy"),
]


@pytest.mark.parametrize(("s", "text", "rule", "key"), CASES, ids=[f"{case[3]}: {case[1]}" for case in CASES])
def test_why_not(s: State, text: str, rule: str, key: str) -> None:
    (seat,) = game.to_act(s)
    assert game.parse(text) not in game.options(s, seat)
    found = game.why_not(game.view(s, seat), text)
    assert (found.rule, found.key) == (rule, key)
    for language in LANGUAGES:
        assert texts(language, game.package)(f"why-{key}", **found.figures)


def test_every_key_is_tested_and_worded() -> None:
    source = ast.parse(inspect.getsource(why))
    calls = [node for node in ast.walk(source) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Why"]
    keys = {
        constant.value
        for call in calls
        for constant in ast.walk(call.args[1])
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
    }
    assert keys - {"copies-copy", "copy-impossible", "not-drawn", "nothing-drawn"} <= {case[3] for case in CASES}
    assert keys >= {case[3] for case in CASES}


def test_a_reason_for_everything_that_is_not_offered() -> None:
    """Texts that were moves elsewhere in the game: each gets a rule, or is not possible now."""
    rng = Random(5)
    for _ in range(4):
        told = any_table(game, rng)
        seen: set[str] = set()
        while told.to_act:
            (seat,) = told.to_act
            if seat != CHANCE:
                options = {str(move) for move in game.options(told.state, seat)}
                seen |= options
                view = game.view(told.state, seat)
                for text in rng.sample(sorted(seen - options), min(8, len(seen - options))):
                    found = game.why_not(view, text)
                    assert found.rule, (text, game.decision(told.state))
                    assert texts("en", game.package)(f"why-{found.key}", **found.figures)
            told.play(*any_move(game, told.state, rng))
