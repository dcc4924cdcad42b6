"""The small parts of the core: draws, options, notation, events, bots."""

import hashlib
import hmac
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.core.bot import Budget, weights
from boulevard.core.content import own_content, read_content
from boulevard.core.draws import draw, seed_hash, simulation_seed
from boulevard.core.events import Noted
from boulevard.core.held import changed, miscounted, without
from boulevard.core.moves import Move, Notation
from boulevard.core.options import Option, check_options
from boulevard.core.problems import Problem
from boulevard.core.scores import best, sheet
from boulevard.core.texts import LANGUAGES, texts
from boulevard.core.verdict import verdict, verdict_in_words
from boulevard.games.paris.moves import Pass, Take


def test_a_draw_is_the_hmac_of_ply_and_try() -> None:
    """As the design says it, computed here by another road."""
    outcomes = [(Take(name), weight) for name, weight in (("A", 3), ("B", 1), ("C", 6))]
    for ply in range(50):
        value = int(hmac.new(b"seed", f"{ply}:0".encode(), hashlib.sha256).hexdigest(), 16) % 10
        wanted = "A" if value < 3 else "B" if value < 4 else "C"
        assert draw(b"seed", ply, outcomes) == Take(wanted)


def test_a_draw_rejects_the_last_incomplete_run() -> None:
    """With a total just above half of 2**256 about half of all first tries are rejected."""
    total = (1 << 255) + 1
    outcomes = [(Take("A"), 1), (Take("B"), total - 1)]
    for ply in range(30):
        attempt = 0
        while int.from_bytes(hmac.digest(b"s", f"{ply}:{attempt}".encode(), "sha256"), "big") >= total:
            attempt += 1
        assert draw(b"s", ply, outcomes) == Take("B")


def test_draws_are_fair() -> None:
    outcomes = [(Take(name), 1) for name in "ABCDE"]
    counts = Counter(str(draw(b"fair", ply, outcomes)) for ply in range(5000))
    assert all(900 < count < 1100 for count in counts.values())


def test_seeds_of_a_simulation() -> None:
    assert simulation_seed("S", 12) == hashlib.sha256(b"S:12").digest()
    assert seed_hash(b"\x01" * 32) == "sha256:" + hashlib.sha256(b"\x01" * 32).hexdigest()


NAMES = Option("cards", "names", "first", values=("a", "b", "c"), words=("first",), count=2)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (Option("flip", "flag", False), "true", True),
        (Option("flip", "flag", False), "false", False),
        (Option("hand", "number", 1, min=1, max=2), "2", 2),
        (Option("edition", "choice", "fr", values=("fr", "en")), "en", "en"),
        (NAMES, "first", "first"),
        (NAMES, "c+a", ["a", "c"]),
    ],
)
def test_option_values_from_the_command_line(option: Option, text: str, value: object) -> None:
    assert option.check(option.read(text)) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (Option("flip", "flag", False), 1),
        (Option("flip", "flag", False), "true"),
        (Option("hand", "number", 1, min=1, max=2), 3),
        (Option("hand", "number", 1, min=1), 0),
        (Option("hand", "number", 1, min=0), True),
        (Option("hand", "number", 1, min=0), 1.0),
        (Option("edition", "choice", "fr", values=("fr", "en")), "de"),
        (Option("edition", "choice", "fr", values=("fr", "en")), ["fr"]),
        (NAMES, "second"),
        (NAMES, ["a"]),
        (NAMES, ["a", "a"]),
        (NAMES, ["a", "z"]),
        (NAMES, ["a", {}]),
        (NAMES, None),
    ],
)
def test_a_wrong_option_value_is_refused(option: Option, value: object) -> None:
    with pytest.raises(Problem, match=f"option “{option.name}” cannot be"):
        check_options([option], {option.name: value})


def test_a_move_can_be_pasted_back() -> None:
    move = registry.game("paris").parse("build STAIRS c2+d2+d3+e3+e4")
    assert repr(move) == "Build(building='STAIRS', spaces=Spaces.parse('c2+d2+d3+e3+e4'))"


@pytest.mark.parametrize(
    "text",
    ["", " ", "pass ", " pass", "tile 3 B2", "tile 03 B2 1", "tile 3 E2 1", "tile 3 B2 4", "tile ٣ B2 1", "build LINE",
     "build LINE b1+a1", "build LINE a1+a1", "build LINE i1", "card peintre", "card penseur c3 x", "card jardin",
     "card sacre-coeur -", "first green", "Pass", "dance", "deal orange", f"tile {'9' * 40} A1 0"],
)  # fmt: skip
def test_nothing_but_the_notation_is_read(text: str) -> None:
    with pytest.raises(Problem) as caught:
        registry.game("paris").parse(text)
    assert "\n" not in str(caught.value)


def test_an_event_has_a_blank_form_for_the_others() -> None:
    event = Noted("draw", "blue", {"tile": 3}, secret=("tile",), to=("blue",))
    assert event.seen_by("blue") == {"event": "draw", "seat": "blue", "tile": 3}
    assert event.seen_by("orange") == event.seen_by(None) == {"event": "draw", "seat": "blue", "tile": "?"}


@pytest.mark.parametrize("name", ["random", "flaneur", "apprenti", "maitre"])
def test_a_bot_chooses_an_offered_move_and_the_same_one_again(name: str) -> None:
    game = registry.game("paris")
    s = game.setup(options={"first": "orange"})
    for text in ("deal orange 3", "deal blue 8"):
        game.apply(s, "-", game.parse(text))
    moves, view = game.options(s, "orange"), game.view(s, "orange")
    chosen = [make_bot(name, game).choose(view, moves, Random(5), Budget()) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in moves


class Stray:
    """A stranger's bot."""

    def __init__(self, game: object) -> None:
        pass

    def choose(self, view: object, moves: object, rng: object, budget: object) -> Pass:
        return Pass()


def test_bots_are_found_by_id_or_import_path() -> None:
    game = registry.game("paris")
    assert type(make_bot(f"{__name__}:Stray", game)).__name__ == "Stray"
    for wrong in ("grandmaster", "no.such.module:Bot", f"{__name__}:Missing", ":", "a:"):
        with pytest.raises(Problem):
            make_bot(wrong, game)


def test_catalogues_show_figures_by_their_words() -> None:
    words = texts("fr", "boulevard.games.paris")
    told = words("event-take", seat="blue", who="other", building="STAIRS")
    assert told == "Bleu prend l’Escalier au chantier."
    assert words.figure("building_new", ["LINE", "SMILE"]) == "la Barre, l’Arche"
    assert words.figure("building_new", ["LINE", "SMILE", "LINE"]) == "la Barre ×2, l’Arche"
    with pytest.raises(KeyError):
        words("no-such-key")
    with pytest.raises(KeyError):
        words("event-take", seat="blue", who="other")


def test_old_rules_keep_their_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "boxed"
    folder.mkdir()
    for name, text in (("__init__.py", ""), ("content.toml", "newest"), ("content-rules-2.toml", "until 2")):
        (folder / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    assert [own_content("boxed", rules) for rules in (1, 2, 3)] == [b"until 2", b"until 2", b"newest"]


def test_a_problem_has_a_sentence_in_both_languages() -> None:
    problem = Problem("option-unknown", place="line 4", option="feet", allowed=["hand"])
    said = {problem.sentence(language) for language in LANGUAGES}
    assert said == {
        "line 4: there is no option “feet”; there are: hand",
        "ligne 4\u00a0: il n’y a pas d’option «\u00a0feet\u00a0»\u00a0; il y a\u00a0: hand",
    }


# What all games share ------------------------------------------------------------------------------------------------


def test_one_less_of_what_is_held() -> None:
    assert without(("a", "b", "a"), "a") == ("b", "a")
    with pytest.raises(ValueError, match="not in tuple"):
        without(("a",), "b")
    assert changed((1, 2, 3), 1, 7) == (1, 7, 3)


def test_a_sheet_and_who_is_best() -> None:
    assert sheet({"lit": lambda s, me: s + me, "cards": lambda s, me: -me}, 5, 2) == {
        "lit": 7,
        "cards": -2,
        "total": 5,
    }
    assert best({"1": (4, 1), "2": (4, 2), "3": (3, 9)}) == ("2",)
    assert best({"1": 4, "2": 4}) == ("1", "2")


def test_weights_of_likings() -> None:
    best_liked, less, least = weights([5.0, 3.0, -400.0], 2.0)
    assert best_liked == 1
    assert less == pytest.approx(0.3679, abs=1e-4)
    assert least >= 0


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        (Option("flip", "flag", False), "true, false"),
        (Option("hand", "number", 1, min=1, max=2), "1…2"),
        (Option("limit", "number", 9, min=1), "1…999999999"),
        (Option("edition", "choice", "fr", values=("fr", "en")), "fr, en"),
        (NAMES, "first, 2 × a+b+c"),
    ],
)
def test_what_is_allowed_is_said(option: Option, allowed: str) -> None:
    assert option.allowed() == allowed
    with pytest.raises(Problem) as caught:
        option.check(None)
    assert (caught.value.figures["given"], caught.value.figures["allowed"]) == ("null", allowed)


def test_a_value_that_is_refused_is_said_as_far_as_it_is_short() -> None:
    for length, said in ((77, '"' + "é" * 77 + '"'), (78, '"' + "é" * 78 + '"'), (79, '"' + "é" * 79 + "…")):
        with pytest.raises(Problem) as caught:
            NAMES.check("é" * length)
        assert caught.value.figures["given"] == said


def test_all_names_may_be_chosen_and_numbers_have_nine_digits_at_most() -> None:
    everything = Option("cards", "names", "first", values=("a", "b"), words=("first",), count=2)
    assert everything.check(["b", "a"]) == ["a", "b"]
    number = Option("limit", "number", 9, min=1)
    assert (number.read("123456789"), number.read("1234567890")) == (123456789, "1234567890")
    choice = Option("edition", "choice", "true", values=("true", "en"))
    assert choice.read("true") == "true", "a word of a choice is no flag"


def test_a_text_that_is_no_move_tells_which_there_are() -> None:
    notation = registry.game("paris").notation
    with pytest.raises(Problem) as caught:
        notation.parse("tile three A1 0")
    assert (caught.value.key, caught.value.figures["forms"]) == ("move-unreadable", "tile {tile} {square} {turns}")
    with pytest.raises(Problem) as caught:
        notation.parse("dance now")
    assert caught.value.figures["verbs"] == ["build", "card", "deal", "first", "pass", "postcards", "take", "tile"]
    assert str(notation.parse("deal orange 123456789")) == "deal orange 123456789"
    with pytest.raises(Problem, match="1234567890"):
        notation.parse("deal orange 1234567890")


def test_what_is_missing_double_or_strange_is_named() -> None:
    assert list(miscounted("cards", [2, 1, 2], {1: "one", 2: "two"})) == [
        "cards: 2 is there 2 times and should be 1 times"
    ]
    assert list(miscounted("cards", "BXA", "AABC")) == [
        "cards: A is there 1 times and should be 2 times, C is missing, X does not belong there"
    ]
    assert list(miscounted("cards", "BA", "AB")) == []


class Perhaps(Move, frozen=True):
    form = "perhaps {count}"
    count: int | None


class Named(Move, frozen=True):
    form = "name {who}"
    who: str


def test_a_move_s_text_has_all_its_words() -> None:
    with pytest.raises(TypeError, match="write a class of its own for the shorter one"):
        Notation(Perhaps)


def test_any_move_wants_to_know_what_a_field_may_say() -> None:
    """Where a field's type does not list its values, the game's vocabulary does."""
    notation = Notation(Named)
    assert notation.any_move(Named, {"who": ["Ana"]}, Random(0)) == Named("Ana")
    with pytest.raises(TypeError, match="'who': the game's vocabulary must list some"):
        notation.any_move(Named, {}, Random(0))


class Boards(Struct, forbid_unknown_fields=True):
    boards: dict[str, dict[str, int]]


@pytest.mark.parametrize(
    ("content", "key", "place"),
    [
        (b"\xff", "not-utf8", None),
        (b"[boards.one]\nprice = 1\n[boards.two]\nprice = 'dear'", "field", "boards.two.price"),
        (b"[boards.one]\nprice = 'low'\n[boards.two]\nprice = 'dear'", "field", "boards.one.price"),
    ],
)
def test_content_that_is_wrong_says_where(content: bytes, key: str, place: str | None) -> None:
    with pytest.raises(Problem) as caught:
        read_content(content, Boards)
    assert (caught.value.key, caught.value.place) == (key, place)


def test_a_line_that_one_side_alone_has_can_decide_a_game() -> None:
    """The largest difference is named, whether or not the winner needed it."""
    sheets = {
        "1": {"play": 55, "reputation": 3, "decrees": -3, "total": 55},
        "daniel": {"play": 67, "cards": 29, "total": 96},
    }
    found = verdict("roof", sheets, ("daniel",), {}, "F32")
    assert (found.key, found.figures) == ("cards", {"most": 29, "rival": 0})
    assert {"29"} <= set(verdict_in_words(found, texts("en", registry.game("flatiron").package)).split(" "))
