"""Hints at Les Couleurs de Paris: no move to which another is always to be preferred; and positions in which such moves
were once the hint: four red in the stock and a white painted; assistants laid down to rest, one after the other."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boulevard.bots import make_bot
from boulevard.bots.advice import Hint, advise, worded
from boulevard.bots.cores import core_of
from boulevard.core.bot import Budget
from boulevard.core.puzzles import puzzles_of, record_of
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import open_table, replay, replaying
from boulevard.core.texts import texts
from boulevard.games.couleurs import judge
from boulevard.games.couleurs import moves as m
from boulevard.games.couleurs.counsel import counsel
from boulevard.games.couleurs.moves import PIGMENTS
from boulevard.games.couleurs.painters import FlashPainting
from boulevard.games.couleurs.rounds import Afterwards
from boulevard.games.couleurs.state import INDEX, ME, State, plus
from boulevard.games.couleurs.third_phase import Cut, surplus
from couleurs.tables import GAME, Arranged

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "golden" / "couleurs").glob("*.game"))


# What is dominated ------------------------------------------------------------------------------------------------


def decisions() -> Iterator[tuple[State, str]]:
    """All decisions of the golden games: of every option, painter and card."""
    for file in GOLDEN:
        record = read_record(file.read_bytes())
        table = open_table(GAME, record)
        for _ in replaying(table, record):
            if table.to_act and table.to_act != (CHANCE,):
                yield GAME.clone(table.state), table.to_act[0]


def after(s: State, *moves: Any) -> State:
    found: State = GAME.clone(s)
    for move in moves:
        GAME.do(found, move)
    return found


def asked(s: State) -> object:
    """What comes next, if anything does."""
    return s.agenda[0] if s.agenda else None


def alike(one: State, other: State, *but: str) -> bool:
    """The same in everything but these."""
    fields = [name for name in one.__struct_fields__ if name not in but]
    return all(getattr(one, name) == getattr(other, name) for name in fields)


def check_rest(s: State, seat: str, rest: m.Rest) -> None:
    """L11, L22, L25. Taking leads to the same position, with more pigments; what may follow it can be declined."""
    me, resting = ME[seat], after(s, rest)
    offered = GAME.options(s, seat)
    takings = [move for move in offered if judge._taking(s, GAME.box, move) == rest.place]
    assert takings
    for move in takings:
        taken = after(s, move)
        if isinstance(asked(taken), FlashPainting):
            GAME.do(taken, m.DONE)
        if isinstance(asked(taken), Afterwards) and asked(taken) != asked(resting):
            GAME.do(taken, m.END)
        more = [mine - other for mine, other in zip(taken.stocks[me], resting.stocks[me], strict=True)]
        assert min(more) == 0 < max(more)
        rested = GAME.clone(resting)
        give_back(taken, rested, seat, PIGMENTS[more.index(max(more))])
        assert alike(taken, rested, "stocks", "in_play", "events")
        assert all(mine >= other for mine, other in zip(taken.stocks[me], rested.stocks[me], strict=True))
        assert taken.stocks[:me] + taken.stocks[me + 1 :] == rested.stocks[:me] + rested.stocks[me + 1 :]


def give_back(taken: State, rested: State, seat: str, pigment: Any) -> None:
    """L25. Cut the stocks that are over the limit, alike on both sides; first what was taken."""
    me, colour = ME[seat], INDEX[pigment]
    while isinstance(step := asked(taken), Cut):
        if step.seat != seat:
            move = GAME.options(taken, step.seat)[0]
            GAME.do(taken, move)
            GAME.do(rested, move)
        elif more := min(surplus(taken, GAME.box, me), taken.stocks[me][colour] - rested.stocks[me][colour]):
            GAME.do(taken, m.Discard(pigment, more))
        else:
            return


def whites_on_paintings(s: State, me: int) -> int:
    return sum(one.whites for one in s.canvases[me]) + sum(one.whites for one in s.finished[me])


def check_white(s: State, seat: str, white: m.PaintWith) -> None:
    """L17, L29. The same square with its own colour: a white the less on the painting; of that colour the player
    still holds what its paintings have squares for."""
    me, colour = ME[seat], INDEX[white.colour]
    coloured, whitened = after(s, m.Paint(white.card, white.colour)), after(s, white)
    assert coloured.stocks[me] == plus(plus(whitened.stocks[me], colour, -1), INDEX["W"], 1)
    assert alike(coloured, whitened, "stocks", "canvases", "finished", "in_play", "agenda", "events")
    lines = [sum(GAME.scores(one)[seat][line] for line in ("paintings", "whites")) for one in (coloured, whitened)]
    assert lines[0] - lines[1] in (0, 2)
    assert whites_on_paintings(whitened, me) == whites_on_paintings(coloured, me) + 1
    squares = sum(
        GAME.box.paintings[one.card].squares[at] == white.colour
        for one in coloured.canvases[me]
        for at in range(9)
        if one.filled[at] == "."
    )
    assert coloured.stocks[me][colour] >= squares


def test_what_is_dominated_is_worse_in_something_and_better_in_nothing() -> None:
    seen = {m.Rest: 0, m.PaintWith: 0}
    for s, seat in decisions():
        offered = GAME.options(s, seat)
        found = judge.dominated(GAME, s, seat, offered)
        assert found < set(offered)
        for move in found:
            seen[type(move)] += 1
            if isinstance(move, m.Rest):
                check_rest(s, seat, move)
            else:
                assert isinstance(move, m.PaintWith)
                check_white(s, seat, move)
    assert min(seen.values()) > 20


def dominated(t: Arranged) -> set[str]:
    moves = GAME.options(t.s, t.to_act)
    return {str(move) for move in judge.dominated(GAME, t.s, t.to_act, moves)}


def painting(stock: str, filled: str = "YYB....OO", **options: Any) -> Arranged:
    """Seat 1 is to paint: three red squares and a blue one are open, but for others that are said."""
    t = Arranged(2, **options).painting("1", "MA10", filled).stock("1", stock)
    return t.acting(_1="s7", _2="white").play("1 act s7")


def test_white_is_dominated_where_its_square_s_own_colour_is_left_over() -> None:
    """L17. The own colour is scarce where squares, mixes for squares or a swap want all of it."""
    assert dominated(painting("RRRRWW")) == {"paint MA10 R W"}
    assert dominated(painting("RRRWW")) == set()
    assert dominated(painting("BBWW")) == {"paint MA10 B W"}
    assert dominated(painting("RRRRYWW", "YYB....O.")) == set()  # a red for the orange
    assert dominated(painting("RRRROWW", "YYB....O.")) == {"paint MA10 R W"}  # there is one
    assert dominated(painting("OWW", "YYB....O.")) == set()
    assert dominated(painting("OOWW", "YYB....O.")) == set()  # one for a black
    assert dominated(painting("OOOWW", "YYB....O.")) == {"paint MA10 O W"}


def test_with_toulouse_lautrec_any_colour_may_be_wanted() -> None:
    """M10."""
    painters = ("toulouse-lautrec", "van-gogh")
    assert dominated(painting("RRRRRRRWW", painters=painters)) == set()
    assert dominated(painting("RRRRRRRRWW", painters=painters)) == {"paint MA10 R W"}


def test_who_holds_a_swap_has_nothing_left_over() -> None:
    """M4."""
    t = Arranged(2, bonus="B").painting("1", "MA10", "YYB....OO").stock("1", "RRRRWW").bonus("1", "bonus-swap")
    assert dominated(t.acting(_1="s7", _2="white").play("1 act s7")) == set()


def test_rest_is_dominated_where_pigments_can_be_taken() -> None:
    """L11, L20, L22. Whatever is paid for, or changes more, may be declined with reason."""
    t = Arranged(4).stock("1", "RYB").acting(_1="s4 s9 copy", _2="white", _3="s8", _4="first")
    assert dominated(t) == {"rest s4", "rest copy"}
    assert dominated(Arranged(2).acting(_1="turn white", _2="first")) == {"rest white"}
    assert dominated(Arranged(2).acting(_1="first", _2="white")) == set()


def test_with_bonus_cards_of_rule_a_to_have_more_can_force() -> None:
    """M2. A first piece is forced where one is possible."""
    assert dominated(Arranged(2, bonus="A").acting(_1="white", _2="first")) == set()
    assert dominated(Arranged(2, bonus="B").acting(_1="white", _2="first")) == {"rest white"}


# Positions --------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["core", "readable"])
def iterations(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """As many as a hint takes, in the core or without it."""
    if request.param == "readable":
        monkeypatch.setattr("boulevard.bots.maitre.core_of", lambda game: None)
        return 200
    if core_of(GAME) is None:
        pytest.skip("the core is not compiled")
    return 2000


def hints(t: Arranged, iterations: int, seed: int) -> list[Hint]:
    view, moves = GAME.view(t.s, t.to_act), GAME.options(t.s, t.to_act)
    return advise(GAME, view, moves, Random(seed), Budget(iterations, per_decision=True))


def four_red(players: int, brush: int, finished: bool) -> Arranged:
    """Three red squares and a blue one, four red, two white; the others are about as far."""
    t = Arranged(players).tool("1", "brush", brush).painting("1", "MA10", "YYB....OO").stock("1", "RRRRWW")
    for seat, card, other in zip(
        "234"[: players - 1], ("DE12", "CE12", "GA12"), ("MO14", "RE14", "TO14"), strict=False
    ):
        squares = GAME.box.paintings[card].squares
        done = 7 if finished else 4
        t.painting(seat, card, squares[:done] + "." * (9 - done)).stock(seat, "RYBG").tool(seat, "brush", 2)
        if finished:
            t.finished(seat, other)
    if finished:
        t.finished("1", "VA10")
    return t.acting(_1="s7 s8", _2="white", _3="white", _4="white").play("1 act s7")


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize("brush", [1, 2, 4])
@pytest.mark.parametrize("players", [2, 4])
def test_with_four_red_a_red_square_is_painted_red(players: int, brush: int, finished: bool, iterations: int) -> None:
    """Both hints were once to paint white."""
    t = four_red(players, brush, finished)
    for seed in range(3):
        found = [hint.move for hint in hints(t, iterations, seed)]
        assert "paint MA10 R" in found
        assert "paint MA10 R W" not in found


@pytest.mark.parametrize("brush", [1, 2])
def test_the_search_knows_without_being_told(brush: int, iterations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is moves tried alike that are compared; what was tried less looked better than it is. Leaves are samples in
    the core: a point of a chance is what they leave open."""
    monkeypatch.delattr(judge, "dominated")
    t = four_red(2, brush, finished=True)
    for seed in range(3):
        first, *others = hints(t, iterations, seed)
        red = next(hint for hint in (first, *others) if hint.move == "paint MA10 R")
        assert red.value > first.value - 0.01


STUDIOS = {
    "even": ("white white white", "TO12 2 BG 2 DE16", "VA16 6 BGGOW 3", "RE14 5 BO 1 MO12", "GA14 3 VVW 3"),
    "behind": ("s4 s4 white", "GA14 6 GRV 1 TO14", "RE12 6 GGRW 2", "MA16 7 GGORW 2 CE16", "MO14 6 GOOOVVY 1"),
    "lost": ("white white white", "CE16 4 BOW 2", "VA14 6 GOY 3 RE10", "DE12 7 GOVVV 1 GA14", "TO10 2 BRR 3"),
}
"""Where the assistants of seat 1 stand; and of each seat a painting and how many squares of it are painted, the stock,
the brush's space, and a finished painting. To rest was the hint twice or three times in each."""


def four_seats(how: str) -> Arranged:
    """Phase 2, everybody in the middle of a painting; all assistants of seat 1 could take pigments."""
    standing, *studios = STUDIOS[how]
    t = Arranged(4)
    for seat, studio in zip(t.seats, studios, strict=True):
        card, done, stock, brush, *finished = studio.split()
        squares = GAME.box.paintings[card].squares
        t.painting(seat, card, squares[: int(done)] + "." * (9 - int(done))).stock(seat, stock)
        t.tool(seat, "brush", int(brush))
        for other in finished:
            t.finished(seat, other)
    return t.acting(_1=standing, _2="s3 white", _3="s3 white", _4="white white")


def followed(t: Arranged, iterations: int) -> list[Hint]:
    """The hints of seat 1, which follows them, until it has nobody standing."""
    told, bot = list[Hint](), make_bot("apprenti", GAME)
    while t.s.standing[0]:
        if t.to_act == "1":
            told.append(hints(t, iterations, len(told))[0])
            t.play(f"1 {told[-1].move}")
        else:
            view, moves = GAME.view(t.s, t.to_act), GAME.options(t.s, t.to_act)
            t.play(f"{t.to_act} {bot.choose(view, moves, Random(1), Budget())}")
    return told


@pytest.mark.parametrize("how", STUDIOS)
def test_who_follows_hints_does_not_rest_the_chance_away(how: str, iterations: int) -> None:
    """Three hints in a row once said to rest, while the chance fell from 38% to 25%."""
    told = followed(four_seats(how), iterations)
    assert len(told) == 3
    assert not [hint.move for hint in told if hint.move.startswith("rest")]
    assert told[-1].value > told[0].value - 0.05


def test_nor_where_the_search_is_told_nothing(iterations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(judge, "dominated")
    told = followed(four_seats("even"), iterations)
    assert not [hint.move for hint in told if hint.move.startswith("rest")]


def test_a_painting_finished_with_white_is_told_with_what_white_costs() -> None:
    """It was said to bring all its points, though some were lost on another line of the sheet."""
    squares = GAME.box.paintings["DE12"].squares
    place = next(f"s{at}" for at in range(12) if GAME.box.action_at(f"s{at}", 0) == "paint")
    table = Arranged(2).painting("1", "DE12", f"WW{squares[2:8]}.").stock("1", f"W{squares[8]}").acting(_1=place)
    table.play(f"1 act {place}")
    words = texts("en", GAME.package)
    said = {}
    for text in table.offers("paint"):
        gained = counsel(GAME, GAME.view(table.s, "1"), GAME.parse(text)).gains
        said[text.endswith("W")] = [worded(words, one, {}) for one in gained]
    assert said[True] == ["That finishes “Dancers in Blue”: 12 points, less 6 for white."]
    assert said[False] == ["That finishes “Dancers in Blue”: 12 points, less 4 for white."]


@pytest.mark.parametrize(("number", "squares"), [(17, 5), (29, 6), (49, 4)])
def test_what_one_can_paint_is_told_with_the_white_and_the_brush(number: int, squares: int) -> None:
    """L17. Positions of problems: two violet and four white fill six squares of two paintings; of more than enough, the
    brush lays five, and four."""
    found = puzzles_of(GAME.package)
    assert found is not None
    made, puzzles = found
    puzzle = puzzles[number - 1]
    view = GAME.view(replay(GAME, record_of(puzzle, made)).state, puzzle.seat)
    gain, *_ = counsel(GAME, view, GAME.parse(puzzle.steps[0].move)).gains
    assert (gain.key, gain.figures["count"]) == ("hint-good-paint", squares)


@pytest.mark.parametrize(
    ("line", "move", "told"),
    [
        (172, "place s7", ["No room is left there: Player 2 still lacks one violet."]),
        (172, "place s4", []),
        (73, "place s11", ["No room is left to paint: Player 2 could have painted 2 squares."]),
    ],
)
def test_a_last_space_that_a_rival_needs_is_told(line: int, move: str, told: list[str]) -> None:
    """L8. In a game that was looked through the move that would have won took the violet that the rival needed, and was
    told by one's own gain alone. Where a rival stands already, or a space is left, nothing is said."""
    record = read_record((GOLDEN[0].parents[2] / "analysed" / "couleurs-end-of-a-round.game").read_bytes())
    record.lines = record.lines[:line]
    view = GAME.view(replay(GAME, record).state, "1")
    gains = [one for one in counsel(GAME, view, GAME.parse(move)).gains if "denied" in one.key]
    assert [worded(texts("en", GAME.package), one, {}) for one in gains] == told
    assert len([worded(texts("fr", GAME.package), one, {}) for one in gains]) == len(told)
