"""Chances to win mean what they say: how that is measured, and that what the docs show is what was measured."""

import json
from random import Random

import msgspec
import pytest

pytest.importorskip("numba")

import calibration
from boulevard import registry
from boulevard.bots.outlooks import AS_FOUND, Known, Outlook, Stage, outlook_by_net
from boulevard.bots.search import honest

FIGURES = json.loads(calibration.FIGURES.read_text("utf-8"))


@pytest.mark.parametrize(
    ("name", "way"), [(name, way) for name in registry.game_names() for way in calibration.ways(name)]
)
def test_the_curve_in_the_docs_is_drawn_from_its_figures(name: str, way: str) -> None:
    """`tools/calibration.py --draw` draws it anew; who tells chances otherwise has to be measured again."""
    curve, page = calibration.called(name, way), (calibration.DOCS / "bots.md").read_text("utf-8")
    found = FIGURES[curve]
    picture = calibration.DOCS / f"calibration-{curve}.svg"
    assert calibration.drawn(curve, found) == picture.read_text("utf-8")
    assert f"]({picture.name})" in page
    assert found["outlook"] == json.loads(json.dumps(msgspec.to_builtins(calibration.outlook_of(name, way))))
    assert f"{100 * found['off']:.1f} points off on average ({found['games']:,} games" in " ".join(page.split())
    if found["games"] >= calibration.GAMES:
        assert found["off"] <= calibration.CLOSE
    else:  # broken off, as the page says
        assert way == calibration.NET or name == "flatiron"


@pytest.mark.parametrize("scored", [2, 3, 4])
@pytest.mark.parametrize("outlook", [(1.0, 0.0), (1.6, 0.45), (0.7, -0.2)])
def test_a_better_chance_is_told_as_better(scored: int, outlook: tuple[float, float]) -> None:
    chances = [n / 100 for n in range(101)]
    told = [honest(chance, scored, outlook) for chance in chances]
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)  # what is certain stays so
    if outlook == (1.0, 0.0):
        assert told == pytest.approx(chances)


def test_without_hope_a_fair_share_stays_what_it_is() -> None:
    for scored in (2, 3, 4):
        assert honest(1 / scored, scored, (1.7, 0.0)) == pytest.approx(1 / scored)
        assert honest(1 / scored, scored, (1.7, 0.3)) < 1 / scored


def test_what_is_off_is_found_and_what_fits_too() -> None:
    """Games that are won as often as `honest` says: counted so they are right, counted as found they are not."""
    rng, outlook, seen = Random(1), (1.5, 0.4), list[calibration.Seen]()
    for number in range(8000):
        found = rng.random()
        seen.append(calibration.Seen(number, found, 2, float(rng.random() < honest(found, 2, outlook)), 1.0))
    assert calibration.counted(seen, 10, outlook)["off"] < 0.02
    assert calibration.counted(seen, 10, (1.0, 0.0))["off"] > 0.06
    fits = calibration.fitting(seen, (1.0, 0.0))
    assert isinstance(fits, tuple)
    assert fits[0] == pytest.approx(1.5, abs=0.15)
    assert fits[1] == pytest.approx(0.4, abs=0.1)


BY_STAGES = Outlook(Stage(8.0, 0.5, 0.0), Stage(4.0, 1.5, 0.3))


def test_what_is_off_at_one_end_of_a_game_alone_is_found_too() -> None:
    """Too sure at the beginning and too moderate near the end: no two numbers would mend both."""
    rng, seen = Random(2), list[calibration.Seen]()
    for number in range(8000):
        found, off = rng.uniform(0.05, 0.95), rng.uniform(2.0, 10.0)
        chance = honest(found, 3, BY_STAGES.at(off))
        seen.append(calibration.Seen(number, found, 3, float(rng.random() < chance), off))
    assert calibration.counted(seen, 10, BY_STAGES)["off"] < 0.02
    fits = calibration.fitting(seen, Outlook(Stage(8.0, 1.0, 0.0), Stage(4.0, 1.0, 0.0)))
    assert isinstance(fits, Outlook)
    for one, true in ((fits.early, BY_STAGES.early), (fits.late, BY_STAGES.late)):
        assert one.off == true.off
        assert one.surer == pytest.approx(true.surer, abs=0.15)
        assert one.hope == pytest.approx(true.hope, abs=0.15)


def test_between_the_ends_of_a_game_numbers_lie_between() -> None:
    assert BY_STAGES.at(12.0) == BY_STAGES.at(8.0) == (0.5, 0.0)
    assert BY_STAGES.at(6.0) == pytest.approx((1.0, 0.15))
    assert BY_STAGES.at(1.0) == BY_STAGES.at(4.0) == (1.5, 0.3)


@pytest.mark.parametrize("name", registry.game_names())
def test_wherever_a_game_stands_a_better_chance_is_told_as_better(name: str) -> None:
    """What is better is never told as worse, nor anything as certain that is not."""
    for alone in (False, True):
        outlook = outlook_by_net(registry.game(name).package, alone)
        assert outlook.early.off > outlook.late.off
        for off in range(20):
            told = [honest(n / 100, 2, outlook.at(off)) for n in range(1, 100)]
            assert told == sorted({*told})
            assert 0.0 < told[0] < told[-1] < 1.0


@pytest.mark.parametrize(
    ("name", "way"), [("paris", calibration.SEARCH), ("paris", calibration.NET), ("flatiron", calibration.ALONE)]
)
def test_games_against_oneself_are_whole_and_the_same_by_their_seed(name: str, way: str) -> None:
    selfplay = calibration.SelfPlay(name, 4, way)
    first, again = (selfplay.play("a seed") for _ in range(2))
    assert [(one.seat, one.s.tolist()) for one in first[1]] == [(one.seat, one.s.tolist()) for one in again[1]]
    assert sum(first[2]) == 1
    assert len(first[2]) == 2  # Daniel is scored, and decides nothing
    assert len({one.seat for one in first[1]}) == (1 if way == calibration.ALONE else 2)


def test_a_net_without_numbers_is_told_as_it_is_found() -> None:
    assert outlook_by_net("boulevard.core") == AS_FOUND
    assert AS_FOUND.at(0.0) == AS_FOUND.at(9.0) == (1.0, 0.0)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"told": {"surer": 1.0, "hopes": 0.0}}, Known)
