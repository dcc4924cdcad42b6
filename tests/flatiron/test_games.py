"""Whole games: money that adds up, and supplies that run out."""

from random import Random
from typing import Any

import msgspec
import pytest

from boulevard.core.contract import any_move, any_table, check_conserved, check_options, check_views
from boulevard.games.flatiron.state import State
from flatiron.tables import empty_pile, game, new_solo, no_pillars, offered, play, spend_pool, table


@pytest.mark.parametrize("seed", range(6))
def test_dollars_add_up(seed: int) -> None:
    """F6. Dollars come and go only as events say: gains, prices paid, pillars sold."""
    rng = Random(seed)
    table = any_table(game, rng)
    purse = dict.fromkeys(game.seated(table.state), 0)
    while table.to_act:
        for event in table.play(*any_move(game, table.state, rng)):
            if event.seat in purse:
                price = event.figures.get("price", 0)
                purse[event.seat] += event.figures.get("dollars", 0)
                purse[event.seat] += price if event.name == "sell-pillar" else -price
        assert table.state.dollars == purse


def test_what_happens_is_declared_with_figures_of_its_types() -> None:
    """What the page's types are made from is what the rules say."""
    rng, seen = Random(7), set()
    for _ in range(12):
        table = any_table(game, rng)
        while table.to_act:
            for event in table.play(*any_move(game, table.state, rng)):
                assert type(event) in game.event_types
                assert msgspec.convert(msgspec.to_builtins(event), type(event)) == event
                seen.add(type(event))
    assert len(seen) > 0.9 * len(game.event_types)


def without_reputation(s: State) -> State:
    s.tokens, s.reputation = {**s.tokens, "2": s.reputation}, 0
    return s


def without_decrees(s: State) -> State:
    s.daniel_cards, s.decrees = (*s.daniel_cards, *s.decrees), ()
    return s


def rich(**more: Any) -> State:
    return table(dollars=20, rival={"dollars": 20}, **more)


SUPPLIES = {
    "newspapers": lambda: spend_pool(rich()),
    "reputation": lambda: without_reputation(rich(hand="swap")),
    "a pile": lambda: empty_pile(rich(s=new_solo()), "broadway"),
    "decrees": lambda: without_decrees(rich(s=new_solo())),
    "orange": lambda: no_pillars(rich(), "orange"),
    "blue": lambda: no_pillars(rich(), "blue"),
    "ivory": lambda: no_pillars(rich(), "ivory"),
    "charcoal": lambda: no_pillars(rich(s=new_solo()), "charcoal"),
}


@pytest.mark.parametrize("supply", SUPPLIES)
def test_a_game_goes_on_when_a_supply_has_run_out(supply: str) -> None:
    """F6. One by one."""
    for seed in range(3):
        rng = Random(seed)
        s = SUPPLIES[supply]()
        for ply in range(400):
            if not game.to_act(s):
                break
            check_options(game, s)
            check_conserved(game, s)
            if ply % 20 == 0:
                check_views(game, s, rng)
            game.do(s, any_move(game, s, rng)[1])


def test_decrees_run_out() -> None:
    """F5. The last one is taken, and City Hall offers none."""
    s = table("hall", s=new_solo())
    s.daniel_cards, s.decrees = s.decrees[1:], s.decrees[:1]
    play(s, "decree DE1 av5 top", "deal daniel DB9", "move av5", "dollars", "deal daniel DB8", "move hall")
    assert offered(s) == {"activate", "dollars"}
