"""Chances to win mean what they say: how that is measured, and that what the docs show is what was measured."""

import json
from random import Random

import msgspec
import pytest

pytest.importorskip("numba")

import calibration
from boulevard import registry
from boulevard.bots.outlooks import Outlook, outlook_by_net
from boulevard.bots.search import honest

FIGURES = json.loads(calibration.FIGURES.read_text("utf-8"))


@pytest.mark.parametrize("way", [calibration.SEARCH, calibration.NET])
@pytest.mark.parametrize("name", registry.game_names())
def test_the_curve_in_the_docs_is_drawn_from_its_figures(name: str, way: str) -> None:
    """`tools/calibration.py --draw` draws it anew; who tells chances otherwise has to be measured again."""
    curve, page = calibration.called(name, way), (calibration.DOCS / "bots.md").read_text("utf-8")
    found = FIGURES[curve]
    picture = calibration.DOCS / f"calibration-{curve}.svg"
    assert calibration.drawn(curve, found) == picture.read_text("utf-8")
    assert f"]({picture.name})" in page
    assert tuple(found["outlook"]) == calibration.outlook_of(name, way)
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
        seen.append(calibration.Seen(number, found, 2, float(rng.random() < honest(found, 2, outlook))))
    assert calibration.counted(seen, 10, outlook)["off"] < 0.02
    assert calibration.counted(seen, 10, (1.0, 0.0))["off"] > 0.06
    sureness, hope = calibration.fitting(seen)
    assert sureness == pytest.approx(1.5, abs=0.15)
    assert hope == pytest.approx(0.4, abs=0.1)


@pytest.mark.parametrize("way", [calibration.SEARCH, calibration.NET])
def test_games_against_oneself_are_whole_and_the_same_by_their_seed(way: str) -> None:
    selfplay = calibration.SelfPlay("paris", 4, way)
    first, again = (selfplay.play("a seed") for _ in range(2))
    assert [(one.seat, one.s.tolist()) for one in first[1]] == [(one.seat, one.s.tolist()) for one in again[1]]
    assert sum(first[2]) == 1
    assert len(first[2]) == 2


def test_a_net_without_numbers_is_told_as_it_is_found() -> None:
    assert outlook_by_net("boulevard.core") == (1.0, 0.0)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"surer": 1.0, "hopes": 0.0}, Outlook)
