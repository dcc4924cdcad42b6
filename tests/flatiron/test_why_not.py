"""Why a text is not offered: the right rule, a sentence for it in both languages, and the nearest position in which the
same text is offered."""

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from boulevard import registry
from boulevard.core.contract import any_move, any_table
from boulevard.core.moves import Move
from boulevard.core.steps import CHANCE
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.flatiron.moves import CHANCE_MOVES, STREETS, UNASKED, Kind, Location, Street
from boulevard.games.flatiron.state import State
from flatiron.tables import BOARDS, OPEN_TABLE, empty_pile, game, new_game, no_pillars, offered, play, table

SOURCES = Path(__file__).parents[2] / "src" / "boulevard" / "games" / "flatiron"
"""The rules as they are written: what ships may be bytecode alone."""
FULL = "F01 orange blue ivory"


def choosing(**options: Any) -> State:
    """Firm 1 chooses its board, of 1 and 2."""
    return play(game.setup(2, options), *OPEN_TABLE, *BOARDS[:2])


def doing(street: Street, card: str = "", *first: str, **more: Any) -> State:
    """Firm 1 activates a street into which some cards are tucked."""
    return play(table(street, columns={street: card} if card else {}, **more), "activate", *first)


def at_hall(news: Kind, **more: Any) -> State:
    """Firm 1 activates City Hall."""
    return play(table("hall", news=news, **more), "activate")


def standing(place: Location, rival: Location, **more: Any) -> State:
    """Where the architects are when firm 1 is to move."""
    s = table(rival={"place": rival}, **more)
    s.places = {**s.places, "1": place}
    return s


def copying_hall(**more: Any) -> State:
    """Firm 1 is at "$1: one of City Hall's options", below the two printed actions."""
    return doing("av5", "FA3 bottom", "skip", "skip", **more)


def drawn() -> State:
    """The paperboy has brought firm 1 two newspapers."""
    return play(at_hall("money2", points=9), "gain", "draw 1 build+swap")


def second_pillar(**more: Any) -> State:
    """Firm 1 has put the first pillar of two, which brings dollars."""
    return doing("av5", "", "build blue 2", **{"stock": "blue ivory", **more})


def without_decrees(s: State) -> State:
    """Daniel's cards are where no decree is missed."""
    s.daniel_cards, s.decrees = (*s.daniel_cards, *s.decrees), ()
    return s


CASES: list[tuple[str, str, str, State, State]] = [
    # rule, key, text, where it is not offered, where it is
    ("F39", "chance", "first 2", choosing(), play(choosing(), *BOARDS[2:])),
    ("F39", "chance", "deal street st23 TW3", drawn(), play(table("st23"), "buy top")),
    ("F39", "chance", "draw 1 swap+swap", at_hall("money2", points=9), play(at_hall("money2", points=9), "gain")),
    # boards
    ("F7", "choose-board", "move hall", choosing(), new_game()),
    ("F7", "choose-board", "skip", choosing(), doing("broadway")),
    ("F7", "choose-board", "news swap", choosing(), table(hand="swap")),
    ("F7", "board-not-dealt", "board 3 violet", choosing(), play(choosing(), "board 1 violet")),
    ("F7", "side-violet", "board 1 gold", choosing(), choosing(side="free")),
    ("F7", "board-chosen", "board 1 violet", table(), choosing()),
    # the turn
    ("F10", "must-move", "move av5", standing("av5", "st22"), standing("st23", "st22")),
    ("F10", "rival-there", "move st22", standing("av5", "st22"), standing("av5", "st22", levels="F06 - - -")),
    ("F9", "moved-already", "move st22", table("av5"), table()),
    ("F9", "moved-already", "move st22", second_pillar(), table()),
    ("F9", "move-first", "activate", table(), table("broadway")),
    ("F9", "move-first", "buy top", table(), table("broadway")),
    ("F9", "one-thing", "dollars", doing("broadway"), table("broadway")),
    ("F9", "one-thing", "dollars", play(table("broadway", hand="swap"), "dollars"), table("broadway")),
    ("F13", "hall-sells-decrees", "buy top", table("hall"), table("av5")),
    ("F13", "decrees-at-hall", "decree DE1 av5 top", table("av5"), table("hall")),
    ("F11", "no-action", "gain", table(), at_hall("money3")),
    ("F11", "no-action", "hall dollars", table("hall"), copying_hall()),
    ("F15", "nothing-to-skip", "skip", table(), doing("broadway")),
    ("F15", "nothing-to-skip", "skip", second_pillar(), doing("broadway")),
    ("F15", "other-action", "floor", doing("broadway", levels=FULL), doing("st23", "", "skip", levels=FULL)),
    ("F15", "other-action", "sell", second_pillar(), doing("broadway", stock="orange")),
    # newspapers
    ("F16", "news-not-held", "news swap", table(), table(hand="swap")),
    ("F16", "news-not-held", "news swap", doing("av5", hand="card"), doing("av5", hand="swap")),
    ("F16", "news-within-action", "news swap", second_pillar(hand="swap"), doing("av5", hand="swap")),
    ("F16", "news-within-action", "news swap", play(table(hand="swap card"), "news card"), table(hand="swap card")),
    ("F16", "not-the-end", "end", table(hand="swap"), play(table("av5", hand="swap"), "dollars")),
    ("F27", "not-drawn", "keep card", drawn(), play(at_hall("money2", points=9), "gain", "draw 1 build+card")),
    ("F27", "nothing-drawn", "keep swap", table(), drawn()),
    ("F27", "keep-first", "skip", drawn(), doing("broadway")),
    ("F27", "keep-first", "news swap", drawn(), table(hand="swap")),
    # pillars
    ("F18", "warehouse-full", "buy", doing("broadway", stock="orange"), doing("broadway")),
    ("F6", "no-pillar", "buy", play(no_pillars(table("broadway"), "orange"), "activate"), doing("broadway")),
    ("F18", "price", "buy", doing("broadway", dollars=3), doing("broadway", dollars=4)),
    ("F18", "nothing-to-sell", "sell", doing("broadway"), doing("broadway", stock="orange")),
    ("F18", "warehouse-full", "buy blue", doing("st23", "TW3 top", stock="blue"), doing("st23", "TW3 top")),
    ("F18", "price", "buy blue", doing("st23", "TW3 top", dollars=1), doing("st23", "TW3 top", dollars=2)),
    ("F22", "stock-empty", "swap orange blue", doing("st23", "TW2 top"), doing("st23", "TW2 top", stock="orange")),
    (
        *("F22", "not-in-stock", "swap orange blue"),
        *(doing("st23", "TW2 top", stock="ivory"), doing("st23", "TW2 top", stock="orange")),
    ),
    (
        *("F22", "warehouse-full", "swap orange blue"),
        *(doing("st23", "TW2 top", stock="orange blue"), doing("st23", "TW2 top", stock="orange")),
    ),
    (
        *("F6", "no-pillar", "swap orange blue"),
        play(no_pillars(table("st23", columns={"st23": "TW2 top"}, stock="orange"), "blue"), "activate"),
        doing("st23", "TW2 top", stock="orange"),
    ),
    # building
    ("F19", "price", "build blue 1", doing("av5", dollars=1, stock="blue"), doing("av5", dollars=2, stock="blue")),
    ("F19", "stock-empty", "build blue 1", doing("av5"), doing("av5", stock="blue")),
    ("F19", "not-in-stock", "build blue 1", doing("av5", stock="ivory"), doing("av5", stock="blue")),
    (
        *("F19", "floor-full", "build charcoal 1"),
        *(doing("av5", stock="charcoal", levels=FULL), doing("av5", stock="charcoal", levels="F01 - blue ivory")),
    ),
    (
        *("F19", "slot-taken", "build blue 1"),
        *(doing("av5", stock="blue", levels="F01 orange - -"), doing("av5", stock="blue", levels="F01 - orange -")),
    ),
    (
        *("F19", "colour-twice", "build blue 2"),
        *(doing("av5", stock="blue", levels="F01 blue - -"), doing("av5", stock="blue", levels="F11 blue - -")),
    ),
    ("F19", "colour-twice", "build ivory 3", second_pillar(levels="F01 ivory - -"), second_pillar()),
    ("F19", "not-in-stock", "build ivory 3", second_pillar(stock="blue charcoal"), second_pillar()),
    ("F19", "slot-taken", "build ivory 2", second_pillar(), doing("av5", stock="ivory")),
    ("F19", "no-second-pillar", "done", doing("av5", stock="blue"), second_pillar()),
    (
        *("F20", "roof-stands", "build blue 2"),
        *(doing("av5", stock="blue", levels=[FULL, "roof"]), doing("av5", stock="blue", levels=[FULL, "F02 - - -"])),
    ),
    (
        "F20",
        "roof-stands",
        "floor",
        doing("av5", "FA7 top", levels=[FULL, "roof"]),
        doing("av5", "FA7 top", levels=FULL),
    ),
    ("F20", "three-pillars", "floor", doing("av5", "FA7 top"), doing("av5", "FA7 top", levels=FULL)),
    (
        *("F20", "price", "floor"),
        *(doing("av5", "FA7 top", levels=FULL, dollars=2), doing("av5", "FA7 top", levels=FULL, dollars=3)),
    ),
    (
        *("F22", "gains-nothing", "gain"),
        *(doing("broadway", "BW6 top"), doing("broadway", "BW6 top", levels=[FULL, "F02 - - -"])),
    ),
    # cards and decrees
    ("F4", "pile-empty", "buy top", empty_pile(table("st23"), "st23"), empty_pile(table("st23"), "st23", "BW3")),
    (
        *("F14", "column-full", "buy top"),
        table("st23", columns={"broadway": "BW1 top, BW2 top, DE1 top"}),
        table("st23", columns={"broadway": "BW1 top, BW2 top"}),
    ),
    ("F12", "price", "buy top", table("st23", dollars=2), table("st23", dollars=3)),
    ("F12", "price", "card st23 top", at_hall("card", dollars=1), at_hall("card", dollars=2)),
    ("F5", "no-decree", "decree DE1 av5 top", without_decrees(table("hall")), table("hall")),
    ("F13", "decree-not-open", "decree DE9 av5 top", table("hall"), table("hall", decrees="DE1 DE2 DE3 DE4 DE5 DE9")),
    ("F13", "one-decree", "decree DE1 av5 top", table("hall", columns={"av5": "DE2 top"}), table("hall")),
    (
        *("F14", "column-full", "decree DE1 av5 top"),
        table("hall", columns={"av5": "FA1 top, FA2 top, FA3 top"}),
        table("hall", columns={"av5": "FA1 top, FA2 top"}),
    ),
    ("F13", "price", "decree DE1 av5 top", table("hall", dollars=2), table("hall", dollars=3)),
    # copies
    ("F23", "price", "hall dollars", copying_hall(dollars=0), copying_hall(dollars=1)),
    ("F23", "copy-impossible", "hall news", copying_hall(news="swap"), copying_hall(news="swap", stock="blue")),
    ("F13", "price", "hall decree DE1 st23 top", copying_hall(dollars=3), copying_hall(dollars=4)),
    (
        *("F22", "no-such-action", "copy broadway 3"),
        doing("st22", "SS7 top"),
        play(table("st22", columns={"st22": "SS7 top", "broadway": "BW1 top"}, stock="blue"), "activate"),
    ),
    ("F23", "copies-copy", "copy st22 1", doing("st22", "SS7 top"), doing("st22", "SS6 top, SS7 top", "skip")),
    (
        *("F23", "copy-impossible", "copy broadway 2"),
        *(doing("st22", "SS7 top", stock="blue", dollars=1), doing("st22", "SS7 top", stock="blue", dollars=2)),
    ),
    ("F23", "price", "copy st22 2", doing("st22", "SS7 top", dollars=0), doing("st22", "SS7 top", dollars=1)),
    (
        *("F23", "price", "copy BW4 top"),
        doing("st22", "SS4 top", cards={"st23": "BW4"}, dollars=0),
        doing("st22", "SS4 top", cards={"st23": "BW4"}, dollars=1),
    ),
    (
        *("F23", "copy-impossible", "copy TW3 top"),
        doing("st22", "SS4 top", cards={"st23": "TW3"}, dollars=2),
        doing("st22", "SS4 top", cards={"st23": "TW3"}, dollars=3),
    ),
    ("F22", "card-not-open", "copy BW4 top", doing("st22", "SS4 top"), doing("st22", "SS4 top", cards={"st23": "BW4"})),
]


def test_how_many_pillars_stand_is_told() -> None:
    """F20. A floor wants three."""
    for levels, standing in (("F13 - - -", 0), ("F13 - ivory -", 1), ("F13 blue ivory -", 2)):
        s = doing("av5", "FA7 top", levels=levels)
        found = game.why_not(game.view(s, "1"), "floor")
        assert (found.key, found.figures) == ("three-pillars", {"standing": standing})


@pytest.mark.parametrize(("rule", "key", "text", "s", "near"), CASES, ids=[f"{case[1]}: {case[2]}" for case in CASES])
def test_why_not_here_but_there(rule: str, key: str, text: str, s: State, near: State) -> None:
    (seat,) = game.to_act(s)
    assert text not in offered(s)
    found = game.why_not(game.view(s, seat), text)
    assert (found.rule, found.key) == (rule, key)
    for language in LANGUAGES:
        assert texts(language, game.package)(f"why-{key}", **found.figures)
    assert text in offered(near)


def bare(*left: str) -> State:
    """Firm 1 is at "$1: an action of an open street card", and no pile has a card but these in 23rd Street."""
    s = table("st22", columns={"st22": "SS4 top"})
    for street in STREETS:
        empty_pile(s, street, *(left if street == "st23" else ()))
    return play(s, "activate")


DECREED = {"broadway": "DE1 top", "st23": "DE2 top", "av5": "DE3 top", "st22": "DE4 top"}
THREE = {street: DECREED[street] for street in ("broadway", "st23", "av5")}
WHOLE = [
    ("F23", "nothing-to-copy", bare(), bare("BW3")),
    ("F13", "no-column", at_hall("decree", columns=DECREED), at_hall("decree", columns=THREE)),
]


@pytest.mark.parametrize(("rule", "key", "s", "near"), WHOLE, ids=[case[1] for case in WHOLE])
def test_why_an_action_cannot_be_done_at_all(rule: str, key: str, s: State, near: State) -> None:
    """F25. Only `skip` is left, and the table says why."""
    assert offered(s) == {"skip"}
    why = registry.shown(game, game.view(s, "1")).asked.why
    assert (why.rule, why.key) == (rule, key)
    for language in LANGUAGES:
        assert texts(language, game.package)(f"why-{key}", **why.figures)
    assert len(offered(near)) > 1
    assert registry.shown(game, game.view(near, "1")).asked.why is None


def test_a_copying_half_is_never_copied() -> None:
    """F23. Not of an open card either, wherever it lies."""
    s = doing("st22", "SS4 top", cards={"st23": "BW4"})
    assert game.why_not(game.view(s, "1"), "copy BW4 bottom").key == "copies-copy"


# Both ways, over all of them -------------------------------------------------------------------------------------


def every_move() -> Iterator[Move]:
    """Every text of the notation that a seat could say, with names that are in the box and one that is not."""
    words = game.vocabulary()
    for kind in game.notation.kinds:
        if kind not in CHANCE_MOVES:
            hints = get_type_hints(kind)
            fields = [words.get(name) or get_args(hints[name]) for name in kind.__struct_fields__]
            yield from (kind(*values) for values in product(*fields))


def positions() -> Iterator[State]:
    """All of the above, and those of some random games."""
    yield from (s for *_, here, near in CASES for s in (here, near))
    yield from (s for *_, here, near in WHOLE for s in (here, near))
    rng = Random("why not")
    for _ in range(4):
        table = any_table(game, rng)
        while table.to_act:
            yield table.state
            table.play(*any_move(game, table.state, rng))


def test_what_is_offered_is_what_nothing_speaks_against() -> None:
    """F25. Whatever could be said, wherever somebody is asked."""
    moves = list(every_move())
    for s in positions():
        (seat,) = game.to_act(s)
        if seat != CHANCE:
            unopposed = [move for move in moves if s.agenda[0].objection(s, game.box, move) is None]
            assert {*map(str, unopposed)} == offered(s), game.decision(s)


def keys(module: str) -> set[str]:
    """The keys that a module's objections name."""
    calls = [node for node in ast.walk(ast.parse(module)) if isinstance(node, ast.Call)]
    named = [call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Why"]
    return {str(ast.literal_eval(key)) for key in named}


def test_every_objection_has_its_case() -> None:
    modules = [one.read_text("utf-8") for one in SOURCES.glob("*.py")]
    assert set().union(*map(keys, modules)) == {case[1] for case in (*CASES, *WHOLE)}


def test_every_move_of_the_notation_has_an_objection_where_it_is_not_asked_for() -> None:
    assert set(UNASKED) == set(game.notation.kinds)
