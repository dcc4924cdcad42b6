"""The games as learners see them: encodings beside the readable rules, and thousands of games stepped at once."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from boulevard import registry
from boulevard.core.contract import any_move, any_table
from boulevard.core.encoding import starts, table
from boulevard.core.kernel import CHANCE, Words
from boulevard.research.vectors import Encoded, NoEncoding, Vectors, encoded_games

DOC = (Path(__file__).parent.parent / "docs" / "research.md").read_text("utf-8")
GAMES = [pytest.param(name, marks=[] if name == "paris" else pytest.mark.long) for name in encoded_games()]
"""Others take a minute to compile."""


@pytest.fixture(params=GAMES)
def encoded(request: pytest.FixtureRequest) -> Encoded:
    return Encoded(registry.game(request.param))


def positions(encoded: Encoded, games: int, seed: str) -> Any:
    """Positions of random games over all options in which a seat is asked."""
    rng = Random(seed)
    for _ in range(games):
        begun = any_table(encoded.game, rng)
        while begun.to_act:
            if begun.to_act[0] != "-":
                yield begun, rng
            begun.play_offered(*any_move(encoded.game, begun.state, rng))


def legal(encoded: Encoded, words: Words) -> list[int]:
    actions, moves = np.zeros(encoded.encoding.CHOICES, np.int16), np.zeros(encoded.rules.MOVES, np.int64)
    found: list[int] = actions[: encoded.encoding.legal(encoded.box, words, actions, moves)].tolist()
    return found


def moves_of(encoded: Encoded, words: Words) -> list[int]:
    """The moves that the actions allowed come to, those told in parts with all their parts."""
    found = []
    for action in legal(encoded, words):
        if (code := int(encoded.encoding.move_of(words, action))) >= 0:
            found.append(code)
        else:
            after = words.copy()
            encoded.encoding.play(encoded.box, after, action)
            found += moves_of(encoded, after)
    return found


def seen(encoded: Encoded, words: Words, seat: int) -> tuple[list[int], list[int]]:
    planes = np.full(encoded.encoding.PLANES, 77, np.int64)
    numbers = np.full(encoded.encoding.NUMBERS, 77, np.int16)
    encoded.encoding.observe(encoded.box, words, seat, planes, numbers)
    return planes.tolist(), numbers.tolist()


def test_actions_are_moves(encoded: Encoded) -> None:
    """Whatever the rules offer is an action, once; nothing else is; and an action plays its move."""
    checked, words_held = 0, getattr(encoded.rules, "HELD", encoded.rules.WORDS)
    held = [*range(words_held), *range(encoded.rules.WORDS, encoded.encoding.STATE)]  # the rest is scratch space
    for begun, rng in positions(encoded, 4, "actions"):
        if rng.random() < 0.5:
            continue
        checked += 1
        state, (seat,) = begun.state, begun.to_act
        words = encoded.words(state)
        offered = [encoded.flat.code(encoded.game, move) for move in encoded.game.options(state, seat)]
        assert sorted(moves_of(encoded, words)) == sorted(offered)
        assert (words[held] == encoded.words(state)[held]).all(), "asking what is allowed has changed the state"
        while True:
            action = rng.choice(legal(encoded, words))
            code = int(encoded.encoding.move_of(words, action))
            encoded.encoding.play(encoded.box, words, action)
            if code >= 0:
                break
        after = encoded.game.clone(state)
        encoded.game.do(after, encoded.flat.move(encoded.game, code))
        assert (words[held] == encoded.words(after)[held]).all()
    assert checked > 50


def test_nothing_hidden_is_seen(encoded: Encoded) -> None:
    """With everything hidden from a seat replaced, no number of its observation changes."""
    changed = 0
    for begun, rng in positions(encoded, 4, "hidden"):
        state = begun.state
        for at, seat in enumerate(encoded.game.seated(state)):
            twin = encoded.game.disguise(state, seat, rng)
            changed += encoded.game.save(twin) != encoded.game.save(state)
            assert seen(encoded, encoded.words(state), at) == seen(encoded, encoded.words(twin), at)
    assert changed > 10, "nothing was hidden in any of these positions"


def test_fields_are_documented(encoded: Encoded) -> None:
    """docs/research.md lists every field, in its place."""
    encoding = encoded.encoding
    sizes = (encoding.PLANES, encoding.NUMBERS, encoding.ACTIONS)
    for fields, size in zip(
        (encoding.PLANE_FIELDS, encoding.NUMBER_FIELDS, encoding.ACTION_FIELDS), sizes, strict=True
    ):
        assert len({field.name for field in fields}) == len(fields)
        assert starts(fields)[""] == size
        assert not fields or table(fields) in DOC, table(fields)
    assert f"`{encoded.game.name}`, version {encoding.VERSION}" in DOC


def test_paris_looks_the_same_from_all_sides() -> None:
    """A game turned by a quarter is the same game: the same actions turned, the same sight turned."""
    paris = Encoded(registry.game("paris"))
    spaces, actions = paris.encoding.turned(paris.box)
    assert sorted(actions.tolist()) == list(range(paris.encoding.ACTIONS))

    def turned(mask: int) -> int:
        return sum(1 << int(spaces[place]) for place in range(64) if mask >> place & 1)

    rng = Random("turned")
    words = paris.root(None, {"postcards": "random", "flip": True})
    other, moves = words.copy(), np.zeros(paris.rules.MOVES, np.int64)
    while (asked := paris.rules.to_act(paris.box, words)) >= CHANCE:
        if asked == CHANCE:
            move = moves[rng.randrange(paris.rules.chance(paris.box, words, moves, moves.copy()))]
            paris.rules.do(paris.box, words, move)
            paris.rules.do(paris.box, other, move)
            continue
        allowed = legal(paris, words)
        assert sorted(int(actions[action]) for action in allowed) == sorted(legal(paris, other))
        (planes, numbers), (other_planes, other_numbers) = seen(paris, words, asked), seen(paris, other, asked)
        assert numbers == other_numbers
        assert [turned(plane) for plane in planes] == [plane & (1 << 64) - 1 for plane in other_planes]
        action = rng.choice(allowed)
        paris.encoding.play(paris.box, words, action)
        paris.encoding.play(paris.box, other, int(actions[action]))


# Many games at once ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_vectors_play_by_the_rules(name: str) -> None:
    """Every step of every game is one of the readable rules, with its observation, reward and next game; chance is
    given by who drives it."""
    vectors = Vectors(name, 3, chance="given", seed=5)
    game, encoded = vectors.encoded.game, vectors.encoded
    tables = [game.setup(None, {}) for _ in range(3)]
    ended = 0
    while ended < 3:
        actions = vectors.sample()
        for at in range(3):
            state = tables[at]
            (asked,) = game.to_act(state)
            if asked == "-":
                assert vectors.seat[at] == CHANCE
                texts, weights = vectors.draws(at)
                assert [(text, weight) for text, weight in zip(texts, weights, strict=True)] == [
                    (str(move), weight) for move, weight in game.chance(state)
                ]
                game.do(state, game.parse(texts[int(actions[at])]))
                continue
            seat = game.seated(state).index(asked)
            assert vectors.seat[at] == seat
            assert vectors.mask()[at].sum() == vectors.count[at]
            planes, numbers = vectors.observation(at, seat)
            assert (planes == vectors.planes[at]).all()
            assert (numbers == vectors.numbers[at]).all()
            code = int(encoded.encoding.move_of(vectors.states[at], int(actions[at])))
            if code >= 0:
                game.do(state, encoded.flat.move(game, code))
        vectors.step(actions)
        for at in range(3):
            outcome = game.outcome(tables[at])
            assert vectors.over[at] == (outcome is not None)
            if outcome is not None:
                ended += 1
                seated = list(game.seated(tables[at]))
                shares = [(seat in outcome.winners) / len(outcome.winners) for seat in seated]
                assert vectors.reward[at, : len(seated)].tolist() == shares
                tables[at] = game.setup(None, {})


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    def played(seed: int) -> list[bytes]:
        vectors = Vectors(name, 16, seed=seed)
        found = []
        for _ in range(60):
            vectors.step(vectors.sample())
            found.append(vectors.planes.tobytes() + vectors.numbers.tobytes() + vectors.reward.tobytes())
        return found

    assert played(3) == played(3)
    assert played(3) != played(4)


def test_what_is_not_allowed_is_told() -> None:
    vectors = Vectors("paris", 2)
    actions = vectors.sample()
    before = vectors.states.copy()
    with pytest.raises(ValueError, match=r"game 1: action 0 is not allowed; \d+ are"):
        vectors.step([actions[0], 0])
    assert (vectors.states == before).all(), "a step that was refused has changed a game"
    with pytest.raises(ValueError, match="an action for each of 2 games"):
        vectors.step([1])
    with pytest.raises(ValueError, match="not chance"):
        vectors.draws(0)
    with pytest.raises(ValueError, match="'drawn' or 'given'"):
        Vectors("paris", 1, chance="asked")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at least one game"):
        Vectors("paris", 0)


def test_a_game_without_an_encoding_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "has_part", lambda name, module: False)
    with pytest.raises(NoEncoding, match="paris has no encoding; these have: "):
        Encoded(registry.game("paris"))
