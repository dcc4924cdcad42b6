"""The balance report: the counter against golden games that were counted by hand, and the shipped page against its
counts."""

import json
from pathlib import Path

import pytest

from boulevard import registry
from boulevard.arena.balance import Item, Tally, read
from boulevard.arena.balance_sheet import document, won
from boulevard.arena.datasets import Settings
from boulevard.core.record import Record, read_record
from command_line import Run, refused

DOCS = Path(__file__).parent.parent / "docs"
GOLDEN = Path(__file__).parent / "data" / "golden"
QUICK = ("--bots", "flaneur", "--iterations", 1)


def golden(game: str, number: str) -> Record:
    return read_record((GOLDEN / game / f"{number}.game").read_bytes())


def tally_of(*records: Record) -> Tally:
    game, players = registry.game(records[0].game), len(records[0].players)
    found = Tally(Settings(game.name, game.version, game.fingerprint, {}, players, ("x",), "0", 1, 1, None))
    for record in records:
        found.add(record)
    return found


# Counting --------------------------------------------------------------------------------------------------------


def test_a_game_of_paris() -> None:
    """Orange began and won 47 to 34; eight postcards were drawn and each taken once."""
    found = tally_of(golden("paris", "01"))
    assert (found.games, found.shared, found.places) == (1, 0, [1.0, 0.0])
    assert (found.winners.lines["total"], found.others.lines["total"]) == (47, 34)
    orange, blue = Item(1, 1, 1, 1, 1.0), Item(1, 1, 1, 1, 0.0)
    assert found.items["Postcards"] == {
        "bouquinistes": orange,
        "chartier": orange,
        "jardin": blue,
        "lampadaire": orange,
        "levitation": orange,
        "metropolitain": blue,
        "moulin-rouge": blue,
        "sacre-coeur": blue,
    }
    assert found.items["Buildings taken in phase 1"]["STAIRS"] == Item(0, 1, 1, 1, 1.0)
    assert found.items["Buildings taken in phase 1"].keys().isdisjoint({"SMALL_L", "JARDIN", "BIG_T"})


def test_a_shared_game_of_couleurs_with_moves_taken_back() -> None:
    """Four shared it, so that everybody won a quarter; what was dealt and not kept was there all the same."""
    found = tally_of(golden("couleurs", "41"))
    assert (found.games, found.shared, found.places) == (1, 1, [0.25] * 4)
    assert (found.winners.sheets, found.others.sheets) == (4, 0)
    painters = found.items["Painters"]
    assert {name for name, item in painters.items() if item.taken} == {"manet", "van-gogh", "renoir", "gauguin"}
    assert painters["manet"] == Item(1, 1, 1, 1, 0.25)
    assert painters["monet"] == Item(1, 0, 0, 0, 0.0)
    assert found.items["Paintings"]["DE14"] == Item(1, 1, 1, 1, 0.25)
    assert found.items["Actions of the disc, copying apart"] == {"white": Item(0, 1, 3, 0, 0.0)}


def test_a_game_of_flatiron() -> None:
    """A street that one moved to more often than the other counts for that one, an equal number for nobody."""
    found = tally_of(golden("flatiron", "53"))
    assert found.places == [0.5, 0.5]
    assert found.items["Locations moved to"] == {
        "av5": Item(0, 1, 7, 1, 0.5),
        "broadway": Item(0, 1, 9, 1, 0.5),
        "hall": Item(0, 1, 10, 1, 0.5),
        "st22": Item(0, 1, 10, 1, 0.5),
        "st23": Item(0, 1, 12, 0, 0.0),
    }
    decrees = found.items["Decrees"]
    assert sum(item.offered for item in decrees.values()) == 6
    assert {name for name, item in decrees.items() if item.taken} == {"DE1", "DE3", "DE5", "DE8", "DE9"}


def test_who_starts_by_lot_and_games_that_were_given_up() -> None:
    """Flatiron 07 was begun by lot; 01 was given up and does not count."""
    record = golden("flatiron", "07")
    (drawn,) = (line.text.split(" ")[1] for line in record.lines if line.text.startswith("first "))
    found = tally_of(record, golden("flatiron", "01"))
    assert found.games == 1
    assert found.places == ([1.0, 0.0] if drawn == "2" else [0.0, 1.0])  # player 2 won it


# The page --------------------------------------------------------------------------------------------------------


def test_the_page_is_what_the_counts_give() -> None:
    tallies = read(DOCS / "balance.json")
    assert document(tallies) == (DOCS / "balance.md").read_text("utf-8")
    assert {one.settings.game for one in tallies} == set(registry.game_names())
    for one in tallies:
        assert sum(one.places) == pytest.approx(one.games)
        assert one.winners.sheets + one.others.sheets == one.games * one.settings.players
        for items in one.items.values():
            for item in items.values():
                assert item.won <= item.most <= item.taken <= item.times
                assert item.offered <= one.games


def test_what_differs_from_an_even_chance_is_bold() -> None:
    assert won(50, 100, 2) == ("50.0%", "40.4% to 59.6%")
    assert won(70, 100, 2)[0] == "**70.0%**"
    assert won(50, 100, 4)[0] == "**50.0%**"
    assert won(0, 0, 2) == ("–", "–")


# The command -----------------------------------------------------------------------------------------------------


def test_it_goes_on_and_keeps_what_was_counted_of_other_games(run: Run, tmp_path: Path) -> None:
    out, report = tmp_path / "games", tmp_path / "report"
    for game, games in (("paris", 2), ("flatiron", 1), ("paris", 3)):
        ran = run("balance", game, "--games", games, *QUICK, "--out", out, "--report", report, "--json")
        assert ran.status == 0, ran.err
        assert json.loads(ran.out)["games"] == games
    tallies = read(report / "balance.json")
    assert [(one.settings.game, one.games) for one in tallies] == [("paris", 3), ("flatiron", 1)]
    assert tallies[0].settings.options["postcards"] == "random"
    said = (report / "balance.md").read_text("utf-8")
    assert (
        "boulevard balance paris --players 2 --games 3 --bots flaneur --iterations 1 --seed balance --out DIR" in said
    )
    once = tmp_path / "once"
    run("balance", "paris", "--games", 3, *QUICK, "--out", once)
    assert read(once / "balance.json") == tallies[:1]


def test_refusals(run: Run, tmp_path: Path) -> None:
    refused(run("balance", "paris", "--bots", "maitre@1", "--out", tmp_path), "without @")
    refused(run("balance", "paris", "--option", "hand=9", "--out", tmp_path), "hand")
    (tmp_path / "balance.json").write_text("[]")
    refused(run("balance", "paris", *QUICK, "--out", tmp_path), "not counts of games")
    (tmp_path / "balance.json").write_text('{"balance": 7, "tallies": []}')
    refused(run("balance", "paris", *QUICK, "--out", tmp_path), "format 7")
    run("--lang", "fr", "balance", "couleurs", "--players", 3, "--games", 1, *QUICK, "--out", tmp_path / "c")
    refused(
        run("balance", "couleurs", "--players", 3, "--games", 1, *QUICK, "--seed", "x", "--out", tmp_path / "c"),
        'seed is "balance"',
    )
