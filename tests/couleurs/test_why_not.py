"""Why a move is not offered: each objection, and the nearest position, or the nearest text, that is offered."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from boulevard.core import contract
from boulevard.core.steps import Ask
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.couleurs.painters import GauguinColour, OnceMore
from boulevard.games.couleurs.rounds import Afterwards
from boulevard.games.couleurs.third_phase import Rotation
from boulevard.games.couleurs.tools import SixthSpace
from couleurs.tables import GAME, Arranged

Position = Callable[[], Arranged]
SOURCES = Path(__file__).parents[2] / "src" / "boulevard" / "games" / "couleurs"
"""The rules as they are written: what ships may be bytecode alone."""
END = 8
"""The last space of a tool."""


class Case:
    """A text refused in a position by a rule, and where it is offered, or what is offered instead."""

    def __init__(
        self, rule: str, key: str, text: str, refused: Position, offered: Position | None = None, instead: str = ""
    ) -> None:
        self.rule, self.key, self.text = rule, key, text
        self.refused, self.offered, self.instead = refused, offered or refused, instead or text


# Positions --------------------------------------------------------------------------------------------------------


def with_painter(painter: str, bonus: str = "off") -> Arranged:
    """Two players, seat 1 with this painter; Gauguin's colour is violet."""
    studio = Arranged(2, painters=(painter, "van-gogh"), bonus=bonus)
    return studio.play("1 colour V") if painter == "gauguin" else studio


def dealt(*painters: str) -> Arranged:
    """Seat 1 chooses between these painters."""
    studio = Arranged(2)
    studio.s = GAME.setup(2, {"first": "1", "painters": "on"})
    return studio.play(*(f"- deal {card}" for card in ("CE10", "DE10", "GA10")), f"- deal 1 {'+'.join(painters)}",
                       "- deal 2 cezanne+manet")  # fmt: skip


def acting(
    stock: str = "RYB", where: str = "s2 s5 s1", tool: int = 1, blacks: str = "", others: str = "white"
) -> Arranged:
    """Seat 1 acts: s2 faces orange, s5 black, s1 the tools, s3 the cards, s7 painting; its tools are on that space."""
    studio = Arranged(3).stock("1", stock).stock("2", blacks)
    for one in ("tube", "palette", "brush"):
        studio.tool("1", one, tool)
    return studio.acting(_1=where, _2=others)


def improving(stock: str = "RRW", space: int = 1) -> Arranged:
    return Arranged().stock("1", stock).tool("1", "tube", space).acting(_1="s1").play("1 act s1")


def bare(cards: int) -> Arranged:
    """Seat 1 on the card action, so many easels with a painting."""
    studio = Arranged().stock("1", "").acting(_1="s3")
    studio.s.gone, studio.s.easels = tuple(studio.s.easels[cards:]), (*studio.s.easels[:cards], *(None,) * (4 - cards))
    return studio


def choosing(bonus: str = "off", whites: int = 4, offer: str = "bonus-copy") -> Arranged:
    """Seat 1 chooses a card; on show are this one, mix, paint and swap."""
    offers = (offer, "bonus-mix", "bonus-paint", "bonus-swap")
    return Arranged(bonus=bonus, offers=offers).stock("1", "W" * whites).acting(_1="s3").play("1 act s3")


def carrying(card: str, stock: str = "", others: str = "s4", space: int = 1) -> Arranged:
    """Seat 1 has bought that card under rule A and carries it out; its tools are on that space."""
    studio = Arranged(bonus="A", offers=(card,)).stock("1", stock + "W" * GAME.box.cost[card])
    for tool in ("tube", "palette"):
        studio.tool("1", tool, space)
    return studio.acting(_1="s3", _2=others).play("1 act s3", f"1 buy {card}")


def holding(*cards: str, bonus: str = "B", stock: str = "RY") -> Arranged:
    """Seat 1 acts and holds these bonus cards."""
    studio = Arranged(2, bonus=bonus).stock("1", stock)
    return (studio.bonus("1", *cards) if cards else studio).acting(_1="s4 s8")


def gauguin(stock: str = "RBYW", turned: int = 4) -> Arranged:
    """Seat 1 is Gauguin and acts on s2, which faces his violet, or another action."""
    return with_painter("gauguin").stock("1", stock).acting(turned, _1="s2")


def painting(stock: str = "BGW", filled: str = "." * 9, painter: str = "", card: str = "CE10") -> Arranged:
    """Seat 1 paints CE10 (BRR, BYO, BYO), or another card, and VA16."""
    studio = with_painter(painter) if painter else Arranged(2)
    studio.painting("1", card, filled).painting("1", "VA16").stock("1", stock).tool("1", "brush", 3)
    return studio.acting(_1="s7", _2="white").play("1 act s7")


def degas(*plays: str) -> Arranged:
    """Seat 1 is Degas, has finished CE10, and has DE10 and GA10 in work."""
    studio = with_painter("degas").painting("1", "CE10", "BRRWYOBY.").painting("1", "DE10").painting("1", "GA10")
    return studio.stock("1", "OR").acting(_1="s7", _2="white").play("1 act s7", "1 paint CE10 O", *plays)


def flashing(painter: str = "monet", turned: int = 9) -> Arranged:
    """Seat 1 has taken that painter's colour on s1, and has DE10 in work."""
    return with_painter(painter).painting("1", "DE10").stock("1", "W").acting(turned, _1="s1").play("1 act s1")


def again(stock: str) -> Arranged:
    """Seat 1 is Cézanne, has moved a tool, may move it once more, and has these left."""
    studio = with_painter("cezanne").stock("1", "RR" + stock).acting(_1="s1")
    return studio.play("1 act s1", "1 improve brush R+R")


def paying(stock: str) -> Arranged:
    """The same, and it does."""
    return again(stock).play("1 again")


def cutting(stock: str) -> Arranged:
    return Arranged(2).stock("1", stock).preparing()


# Every objection --------------------------------------------------------------------------------------------------

CASES = [
    Case("M5", "not-dealt", "keep renoir", lambda: dealt("degas", "monet"), lambda: dealt("degas", "renoir")),
    # placing
    Case("L8", "placing-first", "act white", Arranged, lambda: Arranged().acting(_1="white")),
    Case("L8", "dark", "place s3", lambda: Arranged(2), lambda: Arranged(3)),
    Case("L8", "first-already", "place first", Arranged, lambda: Arranged().play("1 place white")),
    Case("L8", "place-taken", "place s1", lambda: Arranged().play("1 place s1"), Arranged),
    # acting
    Case("L9", "placing-over", "place white", acting, Arranged),
    Case("L9", "nobody-standing", "rest s4", acting, lambda: acting(where="s4")),
    Case("L9", "nobody-standing", "act copy s4", lambda: acting(others="s4"), lambda: acting("", "copy", others="s4")),
    Case("L20", "copy-whom", "act copy", lambda: acting("", "copy", others="s4"), instead="act copy s4"),
    Case("L20", "nobody-to-copy", "act copy s4", lambda: acting("", "copy"), lambda: acting("", "copy", others="s4")),
    Case("L9", "other-question", "done", acting, instead="rest s1"),
    Case("L9", "other-question", "deal CE10", acting, instead="rest s1"),
    # mixing
    Case("L12", "cannot-pay", "act s2", lambda: acting("R"), lambda: acting("RY")),
    Case("L13", "cannot-pay", "act s5", lambda: acting("OG"), lambda: acting("OGV")),
    Case("L13", "no-black-left", "act s5", lambda: acting("OGV", blacks="KKKKK"), lambda: acting("OGV", blacks="KKKK")),
    Case("M8", "payment-unsaid", "act s2 R+Y", acting, instead="act s2"),
    Case("M8", "payment-unsaid", "act s4 R+Y", lambda: acting(where="s4"), instead="act s4"),
    Case("M8", "payment-unsaid", "act s2 Y+W", lambda: gauguin(turned=8), lambda: gauguin(turned=8), "act s2"),
    Case("M8", "payment-said", "act s2", gauguin, instead="act s2 R+B"),
    Case("M8", "payment-order", "act s2 W+B", gauguin, instead="act s2 B+W"),
    Case("M8", "payment-wrong", "act s2 Y+W", gauguin, instead="act s2 R+W"),
    Case("L12", "cannot-pay", "act s2 B+W", lambda: gauguin("RW"), lambda: gauguin("BW")),
    Case("L12", "cannot-pay", "act s2", lambda: gauguin("WW"), lambda: gauguin("RW"), "act s2 R+W"),
    # tools
    Case("L14", "two-pigments", "act s1", lambda: acting("RK"), lambda: acting("RW")),
    Case("L14", "tools-at-end", "act s1", lambda: acting(tool=END), lambda: acting(tool=END - 1)),
    Case("L14", "tool-at-end", "improve tube R+R", lambda: improving(space=END), lambda: improving(space=END - 1)),
    Case("L14", "two-pigments", "improve tube R+R+W", improving, instead="improve tube R+R"),
    Case("L14", "cannot-pay", "improve tube W+W", improving, lambda: improving("WW")),
    Case("L14", "payment-order", "improve tube W+R", improving, instead="improve tube R+W"),
    Case("M6", "not-in-stock", "pay W", lambda: paying("YYY"), lambda: paying("YYW")),
    # cards
    Case("L16", "no-card", "act s3", lambda: bare(0), lambda: bare(1)),
    Case("L16", "not-on-easel", "take VA16", choosing, instead="take CE10"),
    Case("L16", "not-on-easel", "take XX99", choosing, instead="take CE10"),
    Case("M1", "no-bonus-cards", "buy bonus-mix", choosing, lambda: choosing("A")),
    Case("M1", "not-on-show", "buy bonus-tool", lambda: choosing("A", 6), lambda: choosing("A", 6, "bonus-tool")),
    Case("M1", "whites-wanted", "buy bonus-swap", lambda: choosing("B", 4), lambda: choosing("B", 5)),
    # painting
    Case("L17", "no-square", "act s7", lambda: acting(where="s7"), lambda: acting(where="s7").painting("1", "CE10")),
    Case("L17", "no-square-white", "act s7",
         lambda: acting("RW", "s7").painting("1", "CE10", "WWWB.B..."),
         lambda: acting("RW", "s7").painting("1", "CE10", "WW.B.B...")),
    Case("L17", "not-your-painting", "paint DE10 B", painting, lambda: painting(card="DE10")),
    Case("L17", "no-open-square", "paint CE10 B", lambda: painting(filled="B..B..B.."), painting),
    Case("L17", "own-colour-unsaid", "paint CE10 B B", painting, instead="paint CE10 B"),
    Case("L17", "not-in-stock", "paint CE10 R", painting, lambda: painting("R")),
    Case("L17", "whites-enough", "paint CE10 O W",
         lambda: painting(filled="WWW......"), lambda: painting(filled="WW.......")),
    Case("L17", "wrong-colour", "paint CE10 R G", painting, lambda: painting(painter="toulouse-lautrec")),
    Case("M10", "strays-enough", "paint CE10 B G",
         lambda: painting(filled="YGR......", painter="toulouse-lautrec"),
         lambda: painting(filled="BGR......", painter="toulouse-lautrec")),
    Case("L17", "first-piece", "done", painting, lambda: painting().play("1 paint CE10 B")),
    # what painters may paint besides
    Case("M9", "flash-colour", "paint DE10 R", flashing, lambda: flashing("manet", 1)),
    Case("M9", "flash-colour", "paint DE10 Y W", flashing, instead="paint DE10 Y"),
    Case("M7", "degas-one", "paint GA10 R", lambda: degas("1 paint DE10 R"), degas),
    Case("M7", "degas-lifted", "paint DE10 G", degas, instead="paint DE10 R"),
    Case("M7", "degas-lifted", "paint DE10 R W", degas, instead="paint DE10 R"),
    Case("L17", "wrong-colour", "paint DE10 R B", degas, instead="paint DE10 R"),
    # bonus cards
    Case("M3", "rule-b", "play bonus-mix", lambda: holding(bonus="A"), lambda: holding("bonus-mix")),
    Case("M3", "bonus-not-held", "play bonus-mix", lambda: holding("bonus-tool"), lambda: holding("bonus-mix")),
    Case("M3", "bonus-idle", "play bonus-mix", lambda: holding("bonus-mix", stock="R"), lambda: holding("bonus-mix")),
    Case("M3", "bonus-used", "play bonus-mix",
         lambda: holding("bonus-mix", "bonus-tool").play("1 play bonus-tool", "1 advance tube"),
         lambda: holding("bonus-mix", "bonus-tool")),
    Case("L20", "nobody-to-copy", "copy s8",
         lambda: carrying("bonus-copy"), lambda: carrying("bonus-copy", others="s8")),
    Case("L12", "cannot-pay", "mix G", lambda: carrying("bonus-mix", "RY"), lambda: carrying("bonus-mix", "RYB")),
    Case("M4", "not-in-stock", "swap R Y", lambda: carrying("bonus-swap", "B"), lambda: carrying("bonus-swap", "R")),
    Case("M4", "swap-same", "swap R R", lambda: carrying("bonus-swap", "R"), instead="swap R Y"),
    Case("M4", "swap-kinds", "swap R V", lambda: carrying("bonus-swap", "R"), instead="swap R B"),
    Case("M4", "first-piece", "done", lambda: carrying("bonus-swap", "R"),
         lambda: carrying("bonus-swap", "R").play("1 swap R B")),
    Case("M4", "advance-count", "advance tube+tube+tube", lambda: carrying("bonus-tool"), instead="advance tube+tube"),
    Case("M4", "advance-order", "advance tube+palette", lambda: carrying("bonus-tool"), instead="advance palette+tube"),
    Case("L14", "tool-at-end", "advance tube+tube",
         lambda: carrying("bonus-tool", space=END - 1), lambda: carrying("bonus-tool", space=END - 2)),
    # the third phase
    Case("L25", "discard-count", "discard R 3", lambda: cutting("R" * 14), lambda: cutting("R" * 15)),
    Case("L25", "discard-count", "discard R 0", lambda: cutting("R" * 14), instead="discard R 1"),
    Case("L25", "not-in-stock", "discard W 2", lambda: cutting("R" * 13 + "W"), lambda: cutting("R" * 12 + "WW")),
    Case("L26", "not-lying-there", "stay s4", lambda: Arranged(2).preparing(_1="s2"),
         lambda: Arranged(2).preparing(_1="s2 s4")),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}-{case.text}")
def test_a_refusal_and_the_nearest_offer(case: Case) -> None:
    """The rule and the reason; in words of both languages; and nothing is said against what is offered nearby."""
    refused = case.refused()
    view = GAME.view(refused.s, refused.to_act)
    why = GAME.why_not(view, case.text)
    assert (why.rule, why.key) == (case.rule, case.key)
    assert case.text not in refused.texts
    assert all(texts(language, GAME.package)(f"why-{why.key}", **why.figures) for language in LANGUAGES)
    offered = case.offered()
    assert case.instead in offered.texts
    assert GAME.objection(GAME.view(offered.s, offered.to_act), GAME.parse(case.instead)) is None


def test_every_objection_of_the_rules_has_a_case() -> None:
    """Whatever the code says against a move, with its rule, is tried above; the last is said of places, not moves."""
    said: set[tuple[str, str]] = set()
    for path in SOURCES.glob("*.py"):
        said |= set(re.findall(r'Why\(\s*"(\w+)", "([\w-]+)"', path.read_text("utf-8")))
    tried = {(case.rule, case.key) for case in CASES}
    assert said - tried == {("L20", "nothing-to-copy")}
    assert tried - said == {("L9", "other-question"), *((rule, "cannot-pay") for rule in ("L12", "L13", "L14"))}


# Every question --------------------------------------------------------------------------------------------------


def rewarded() -> Arranged:
    """Seat 1 has brought a tool to its sixth space."""
    return improving(space=GAME.box.bonus_space - 1).play("1 improve tube R+R")


def turning() -> Arranged:
    """Seat 1 may turn the disc."""
    studio = Arranged(2)
    studio.s.turner = 0
    return studio.preparing()


def afterwards() -> Arranged:
    """Seat 1 has acted and may still play its bonus card."""
    return holding("bonus-mix").play("1 rest s4")


QUESTIONS: dict[type, Position] = {
    **{type(case.refused().s.agenda[0]): case.refused for case in CASES},
    SixthSpace: rewarded,
    OnceMore: lambda: again("YYY"),
    GauguinColour: lambda: Arranged(2, painters=("gauguin", "van-gogh")),
    Rotation: turning,
    Afterwards: afterwards,
}


def test_every_question_of_the_rules_has_a_position() -> None:
    assert set(QUESTIONS) == {kind for kind in get_args(GAME.step_types) if issubclass(kind, Ask)}


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_whoever_answers_another_question_is_told_what_is_asked(question: type[Ask[Any]]) -> None:
    """By the rule that asks; and nothing speaks against what is offered there."""
    studio = QUESTIONS[question]()
    assert isinstance(studio.s.agenda[0], question)
    why = GAME.why_not(GAME.view(studio.s, studio.to_act), "deal CE10")
    assert (why.rule, why.key, why.figures) == (question.rule, "other-question", {"asked": question.key})
    assert studio.texts
    contract.check_objections(GAME, studio.s, Random(question.__name__), of_each=12)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}-{case.text}")
def test_nothing_else_is_offered_there_and_nothing_speaks_against_what_is(case: Case) -> None:
    """In these positions, which random games rarely reach, as everywhere."""
    rng = Random(f"{case.key} {case.text}")
    for studio in (case.refused(), case.offered()):
        contract.check_objections(GAME, studio.s, rng, of_each=12)
