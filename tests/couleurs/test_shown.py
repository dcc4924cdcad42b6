"""What a drawing is told, so that it needs no rules: what comes next, who acts when, the sheet in parts."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from boulevard import registry
from boulevard.core.contract import any_move, any_table
from boulevard.core.game import Why
from boulevard.core.record import read_record
from boulevard.core.table import open_table, replaying
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.couleurs.cards import ACTIONS
from boulevard.games.couleurs.shown import Shown, Use, uses
from couleurs.tables import GAME, Arranged
from goldens import some_plies

GOLDEN = sorted((Path(__file__).parent.parent / "data" / "golden" / "couleurs").glob("*.game"))


def shown(t: Arranged, seat: str | None = None) -> Shown:
    found: Shown = registry.shown(GAME, GAME.view(t.s, seat))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_what_is_remembered_of_places_is_what_the_whole_state_says(seed: int) -> None:
    """L9. It is remembered by what a player has and what lies open: no action may want anything else."""
    rng = Random(f"places {seed}")
    table = any_table(GAME, rng)
    for _ in range(300):
        if not table.to_act:
            break
        table.play_offered(*any_move(GAME, table.state, rng))
        s = table.state
        for me in range(s.players):
            found = uses(s, GAME.box, me, "placing")
            for place, action in GAME.box.facing[s.turned % 12].items():
                assert found[place].lacks == ACTIONS[action].lacks(s, GAME.box, me), (place, action)


def test_what_a_sector_faces_after_the_next_notch() -> None:
    """L3. Sector s faces rim action (s - R) mod 12: one notch on, what the sector before it faces now."""
    t = Arranged().acting(turned=5, _1="s4")
    now = {one.place: one.action for one in GAME.view(t.s, None).places}
    found = shown(t)
    assert all(found.next[f"s{sector}"] == now[f"s{(sector - 1) % 12}"] for sector in range(12))
    assert now["s5"] == "red"
    assert found.next["s6"] == "red"


def test_the_notches_up_to_the_next_renewal() -> None:
    """L24. The sixth notch renews the easels, unless the deck is empty."""
    t = Arranged()
    assert [(found.notches, found.renews) for found in (shown(t.acting(turned=at, _1="s4")) for at in (0, 5, 6))] == [
        (0, False),
        (5, True),
        (0, False),
    ]
    t.s.deck = ()
    assert not shown(t.acting(turned=5, _1="s4")).renews


def test_the_queue_goes_round_by_seats() -> None:
    """L8, L9. One entry for each assistant still to be placed or laid down, those without one skipped."""
    t = Arranged()
    found = shown(t)
    assert (found.phase, found.queue) == ("placing", ["1", "2", "3"] * 3)
    t.acting(_1="s1 s4 white", _3="s7")
    found = shown(t)
    assert (found.phase, found.queue) == ("acting", ["1", "3", "1", "1"])


def test_who_acts_now_is_first_in_the_queue_while_its_action_is_asked() -> None:
    """L9, L16. The assistant that takes a card lies already, and still is the one that acts."""
    t = Arranged().acting(_1="s3 white", _2="s7")
    t.play("1 act s3")
    found = shown(t)
    assert found.asked is not None
    assert (found.asked.seat, found.asked.key, found.busy) == ("1", "card", True)
    assert found.queue == ["1", "2", "1"]


def test_a_bonus_before_the_action_is_no_assistant() -> None:
    """M3. The assistant that will act after it still stands: it is in the queue once."""
    t = Arranged(bonus="B").bonus("1", "bonus-mix").stock("1", "RYBB").acting(_1="s1", _2="s2")
    t.play("1 play bonus-mix")
    assert (shown(t).queue, shown(t).busy) == (["1", "2"], False)


def test_black_does_not_count_in_the_stock() -> None:
    """L25."""
    assert shown(Arranged().stock("2", "RRWKK").acting(_1="s4")).held == {"1": 3, "2": 3, "3": 3}


def test_what_a_stock_has_over_its_limit() -> None:
    """L25, M11. Nothing below it, black apart; Van Gogh's limit is his own."""
    t = Arranged(painters=("van-gogh", "monet", "renoir")).stock("1", "R" * 14).stock("2", "R" * 14 + "K")
    assert shown(t.acting(_1="s4")).surplus == {"1": 0, "2": 2, "3": 0}


def test_the_stock_that_is_left() -> None:
    """M7, M9. What a flash paints with comes from the stock, what Degas lifts does not."""
    t = Arranged(2, painters=("manet", "degas")).painting("1", "DE10").stock("1", "W")
    t.acting(1, _1="s1").play("1 act s1")
    assert shown(t, "1").stock["R"] == 3
    t.play("1 paint DE10 R")
    assert shown(t, "1").stock == dict.fromkeys("YBOGVK", 0) | {"R": 2, "W": 1}
    t = Arranged(2, painters=("degas", "manet")).painting("1", "CE10", "BRRWYOBY.").painting("1", "DE10")
    t.stock("1", "OR").tool("1", "brush", 2).acting(_1="s7").play("1 act s7", "1 paint CE10 O", "1 paint DE10 R")
    assert shown(t, "1").stock["R"] == 1


def test_the_square_that_is_painted_next() -> None:
    """L17. The first open one of its colour; where the pigment then lies, the event says too."""
    t = Arranged().painting("1", "MO10", "R..W.....").stock("1", "RB").acting(_1="s11").play("1 act s11")
    assert shown(t, "1").squares == {"MO10": {"R": 1, "B": 4, "G": 5}}
    (painted, *_) = GAME.apply(t.s, "1", GAME.parse("paint MO10 B"))
    assert painted.seen_by(None)["square"] == 4
    assert shown(t, "1").squares == {"MO10": {"R": 1, "B": 6, "G": 5}}


def test_the_sheet_in_parts() -> None:
    """L29. Paintings, black, tokens and whites one by one, each with where to look."""
    t = Arranged().finished("1", "MO10", whites=2).finished("1", "VA14").stock("1", "KK").acting(_2="s4")
    t.s.tokens = ((0, 6, 10), (0, 0, 0), (0, 0, 0))
    found = [(item.line, item.points, item.key, item.where) for item in shown(t).items if item.seat == "1"]
    assert found == [
        ("paintings", 10, "painting", ["MO10"]),
        ("paintings", 14, "painting", ["VA14"]),
        ("black", 12, "black", ["1:K"]),
        ("tools", 6, "token", ["1:palette"]),
        ("tools", 10, "token", ["1:tube"]),
        ("whites", -4, "whites", ["MO10"]),
    ]


def lack(use: Use) -> Why:
    """What is missing for it; something must be."""
    assert use.lacks is not None
    return use.lacks


def test_what_each_place_does_for_the_viewer() -> None:
    """L11, L12, L22. With own tools and pigments: what it brings, and what is missing for it."""
    t = Arranged().stock("1", "R").acting(_1="s4 white", _2="s7")
    found = shown(t, "1").uses
    facing = {one.action: one.place for one in GAME.view(t.s, "1").places}
    assert (found["white"].key, found["white"].figures) == ("take", {"pigment": "W", "count": 3})
    orange = found[facing["orange"]]
    assert (orange.key, orange.figures) == ("mix", {"pigment": "O", "pigment_from": ["R", "Y"], "count": 2})
    assert lack(orange).rule == "L12"
    assert lack(orange).figures == {"pigment": ["Y"]}
    assert found[facing["yellow"]].lacks is None
    assert lack(found[facing["black"]]).figures == {"pigment": ["O", "G", "V"]}
    assert found["copy"].lacks is None
    assert lack(shown(t.acting(_1="copy"), "1").uses["copy"]).key == "nothing-to-copy"


def test_the_last_round_is_told_once_it_is_certain() -> None:
    """L27, L28. By the limit of rounds, or when the end was brought about."""
    t = Arranged(round_limit=3).acting(_1="s4")
    t.s.round = 2
    assert shown(t).last is None
    t.s.round = 3
    assert shown(t).last == "round-limit"
    t.s.ending = "fifth black"
    assert shown(t).last == "fifth-black"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_items_add_up_to_the_sheets(path: Path) -> None:
    """L29. All through the golden games, in the order of the sheet, with words for each; phases follow."""
    record = read_record(path.read_bytes())
    table = open_table(GAME, record)
    words = [texts(language, GAME.package) for language in LANGUAGES]
    phases = set()
    looked = some_plies(record)
    for ply, _ in replaying(table, record):
        if ply not in looked:
            continue
        view = GAME.view(table.state, None)
        found: Shown = registry.shown(GAME, view)
        sums: Counter[tuple[str, str]] = Counter()
        phases.add(found.phase)
        for item in found.items:
            sums[item.seat, item.line] += item.points
            assert all(said(f"item-{item.key}", **item.figures) for said in words)
        lacking = [use.lacks for use in found.uses.values() if use.lacks]
        assert all(said(f"why-{lack.key}", **lack.figures) for lack in lacking for said in words)
        sheets = GAME.sheet(view)
        lines = [(seat, line) for seat in sheets for line in GAME.score_lines[:-1]]
        assert all(sums[seat, line] == sheets[seat][line] for seat, line in lines)
        assert [lines.index((item.seat, item.line)) for item in found.items] == sorted(
            lines.index((item.seat, item.line)) for item in found.items
        )
        assert (found.asked is None) == (view.to_act in ((), ("-",)))
        assert found.phase not in ("placing", "acting") or found.queue[0] == view.to_act[0]
    assert "opening" in phases
    assert {"placing", "acting"} <= phases or not GAME.ended(table.state)
