"""Whole games in the terminal, by number and by notation, in both languages."""

import builtins
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Protocol

import pytest

from boulevard import games, registry
from boulevard.cli import main
from boulevard.cli.terminal import folded
from boulevard.core.record import read_record
from boulevard.core.texts import texts
from command_line import Run

CHOICE = re.compile(r"^(\d+)\. ", re.MULTILINE)


class Keyboard:
    """Somebody at the keyboard: `answer` sees all that was printed since the last question."""

    def __init__(self, capsys: pytest.CaptureFixture[str], answer: Callable[[str], str]) -> None:
        self.capsys, self.answer, self.seen = capsys, answer, ""
        self.asked = 0

    def __call__(self, said: str = "") -> str:
        self.asked += 1
        assert self.asked < 2000, "no end"
        new = self.capsys.readouterr().out + said
        self.seen += new
        return self.answer(new)


class Sit(Protocol):
    def __call__(self, answer: Callable[[str], str], *words: str) -> tuple[int, str]: ...


@pytest.fixture
def sit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Sit:
    def sat(answer: Callable[[str], str], *words: str) -> tuple[int, str]:
        keyboard = Keyboard(capsys, answer)
        monkeypatch.setattr(builtins, "input", keyboard)
        status = main(["terminal", *words])
        return status, keyboard.seen + capsys.readouterr().out

    return sat


def by_number(seed: int) -> Callable[[str], str]:
    """Any of the numbers shown."""
    rng = Random(seed)

    def answer(shown: str) -> str:
        numbers = CHOICE.findall(shown)
        return rng.choice(numbers) if numbers else ""

    return answer


def script(*lines: str) -> Callable[[str], str]:
    left: Iterator[str] = iter(lines)

    def answer(shown: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


@pytest.mark.parametrize(("language", "winner"), [("en", "Winner: "), ("fr", "Vainqueur\u00a0: ")])
def test_a_whole_game_by_numbers(sit: Sit, language: str, winner: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    status, shown = sit(by_number(1), "paris", "--lang", language, "--seed", "a", "--record", str(file))
    assert status == 0
    assert winner in shown
    record = read_record(file.read_bytes())
    assert record.outcome is not None
    assert record.players == {"orange": "person", "blue": "bot:apprenti"}
    assert main(["replay", str(file)]) == 0


def test_two_persons_with_a_curtain_between(sit: Sit) -> None:
    status, shown = sit(by_number(2), "paris", "--bots", "me,me", "--lang", "en", "--seed", "b")
    assert status == 0
    assert shown.count("Make sure that nobody else is looking") > 20
    assert "Ended: nothing left to play" in shown


def test_a_move_is_typed_whole_or_in_parts(sit: Sit) -> None:
    status, shown = sit(
        script("take CROSS", "take", "LINE", "tile", "B2 1", "quit"),
        *("paris", "--lang", "en", "--seed", "c", "--option", "first=orange", "--bots", "random"),
    )
    assert status == 0
    assert "You take the Cross from the pool. (−3)" in shown
    assert "You take the Line from the pool. (−3)" in shown
    assert re.search(r"You lay tile \d on B2", shown)


def test_why_not_names_the_rule(sit: Sit) -> None:
    _, shown = sit(
        script("pass", "why build CROSS a1+a2", "why take CROSS", "rule P10", "rule Z9", "why", "dance"),
        *("paris", "--lang", "en", "--option", "first=orange"),
    )
    assert "No: You still have tiles to lay, so you may not pass. (rule P10)" in shown
    assert "(rule P9)" in shown
    assert "That is allowed." in shown
    assert "P10. " in shown
    assert "There is no rule Z9" in shown
    assert "“dance” is not a move of this game." in shown


def test_undo_is_free_where_nothing_happened_and_agreed_where_it_did(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    sit(
        script("undo", "take CROSS", "undo", "take LINE", "quit"),
        *("paris", "--lang", "fr", "--option", "first=orange", "--record", str(file)),
    )
    lines = [str(line) for line in read_record(file.read_bytes()).lines]
    assert lines[2] == "orange take CROSS"
    assert lines[4] == "~ takeback orange 2"
    assert lines[5] == "orange take LINE"


def test_the_other_person_is_asked_for_a_takeback(sit: Sit) -> None:
    words = ("paris", "--lang", "en", "--bots", "me,me", "--option", "first=orange")
    turn = ("", "take CROSS", "", "take LINE", "")
    _, shown = sit(script(*turn, "undo", "no", "undo", "yes", "take ZIGZAG"), *words)
    assert "Not agreed." in shown
    assert "Undone." in shown


def test_a_game_goes_on_where_it_was_left(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    words = ("paris", "--lang", "en", "--record", str(file), "--option", "first=orange")
    _, shown = sit(script("take CROSS", "quit"), *words)
    assert f"The game is kept in {file}" in shown
    before = file.read_text("utf-8")
    status, shown = sit(by_number(3), *words[:5])
    assert status == 0
    assert "The game goes on" in shown
    assert file.read_text("utf-8").startswith(before)
    assert read_record(file.read_bytes()).outcome is not None
    status, shown = sit(script(), *words[:5])
    assert status == 2


def test_commands(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "saved.game"
    _, shown = sit(
        script("aide", "score", "journal", "mots", "plateau", "1", "retour", "retour", "999", "", "suite",
               f"garder {file}", f"enregistrer {file}", "garder", "abandonner", "non", "abandonner", "oui"),
        *("paris", "--lang", "fr", "--option", "first=orange"),
    )  # fmt: skip
    assert "Bâtiments éclairés" in shown
    assert "Rangée 8\u00a0: a sans tuile" in shown
    assert "Il n’y a pas de choix 999" in shown
    assert f"Enregistré dans {file}" in shown
    assert "existe déjà" in shown
    assert "Orange abandonne." in shown
    assert "Partie terminée\u00a0: abandon" in shown
    assert file.exists()


def test_hidden_tiles_are_not_shown(sit: Sit) -> None:
    """The rival's tile is not in what the person reads, whatever it is."""
    shown = {}
    for seed in ("x", "y"):
        _, text = sit(script(), "paris", "--lang", "en", "--option", "first=orange", "--seed", seed)
        shown[seed] = re.sub(r"tile \d|Tile \d|(?m:^ +(turned|[obm*] [obm*]).*$)", "", text)
    assert "Orange: you" in shown["x"]
    assert shown["x"] == shown["y"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("paris", "--bots", "random,random"), "nobody plays here"),
        (("paris", "--bots", "me,kasparov"), "there is no bot"),
        (("paris", "--option", "hand=9"), "option"),
        (("paris", "--record", "/proc/nowhere/x.game"), "cannot be written"),
    ],
)
def test_what_cannot_be_used_is_refused(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", *words, "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_record_of_another_kind_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes")
    assert main(["terminal", "paris", "--record", str(file)]) == 2
    assert file.read_text() == "my notes"


def test_four_seats_two_persons_and_two_bots(sit: Sit, tmp_path: Path) -> None:
    """A whole game of Les Couleurs de Paris; a curtain comes between the persons, so secrets stay theirs."""
    file = tmp_path / "four.game"
    options = [part for option in ("bonus=B", "painters=on", "round_limit=4") for part in ("--option", option)]
    words = ("couleurs", "--players", "4", "--bots", "me,apprenti,me,random", "--lang", "fr", "--seed", "q", *options)
    status, shown = sit(by_number(5), *words, "--record", str(file))
    assert status == 0
    assert "la limite de manches" in shown
    record = read_record(file.read_bytes())
    assert record.outcome is not None
    assert list(record.players.values()) == ["person", "bot:apprenti", "person", "bot:random"]
    assert main(["replay", str(file)]) == 0


def test_pigments_typed_are_counted_not_only_named() -> None:
    """Three whites are not two: what is joined by `+` may come in any order, but as often as in the move."""
    assert folded("Y+r") == folded("R+Y")
    assert folded("W+W") != folded("W")
    assert folded("W+W+R") != folded("R+W")


def test_the_beginning_of_a_move_is_no_move(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    words = ("paris", "--lang", "en", "--bots", "me,me", "--option", "first=orange", "--record", str(file))
    _, shown = sit(script("", "take LINE", "", "take", "back", "why take", "why take CROSS", "quit"), *words)
    assert "11 legal moves begin with “take”." in shown
    assert "That is allowed." in shown
    assert [str(line) for line in read_record(file.read_bytes()).lines][2:] == ["orange take LINE"]


def test_a_move_typed_in_part_is_shown_whole_before_it_is_played(sit: Sit, tmp_path: Path) -> None:
    """With one building left in the pool, `take` alone does not take it yet."""
    file = tmp_path / "mine.game"
    words = ("paris", "--lang", "en", "--bots", "me,me", "--option", "first=orange", "--record", str(file))
    *taken, last = registry.game("paris").box.buildings
    typed = [line for name in taken for line in ("", f"take {name}")]
    _, shown = sit(script(*typed, "", "take", "quit"), *words)
    assert f"1. {last}: the Big L" in shown
    texts = [str(line) for line in read_record(file.read_bytes()).lines]
    assert sum(" take " in text for text in texts) == len(taken)
    _, shown = sit(script("", "take", "1", "quit"), *words[:3], "--record", str(file))
    assert f"take {last}" in file.read_text("utf-8")


def test_a_record_does_not_choose_what_is_loaded(sit: Sit, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A bot by import path goes on playing only if it is named again."""
    file, bot = tmp_path / "a.game", f"{__name__}:Patient"
    words = ("paris", "--lang", "en", "--option", "first=orange", "--record", str(file))
    assert sit(script("quit"), *words, "--bots", bot)[0] == 0
    assert main(["terminal", *words]) == 2
    assert f"the bot “{bot}” of this game is somebody else’s program" in capsys.readouterr().err
    status, shown = sit(script("quit"), *words, "--bots", bot)
    assert status == 0
    assert "The game goes on" in shown


class Patient:
    """A stranger's bot."""

    def __init__(self, game: object) -> None:
        pass

    def choose(self, view: object, moves: list[object], *given: object) -> object:
        return moves[0]


def test_hints(sit: Sit) -> None:
    """First what to think about, then the place, then the move, in both languages; among several persons only where
    they agreed to it."""
    words = ("paris", "--option", "first=orange", "--seed", "h")
    for language, hint, nudge, place, said in (
        ("en", "hint", "Think about", "Look ", "with this move you end, on average"),
        ("fr", "conseil", "Pensez ", "Regardez ", "avec ce coup, en moyenne"),
    ):
        shown = [sit(script(*[hint] * times, "quit"), *words, "--lang", language) for times in (1, 2, 3)]
        assert [status for status, _ in shown] == [0, 0, 0]
        assert [nudge in text for _, text in shown] == [True, True, True]
        assert [place in text for _, text in shown] == [False, True, True]
        assert [said in text and "• " in text for _, text in shown] == [False, False, True]
    assert "--hints" in sit(script("", "hint", "quit"), *words, "--bots", "me,me", "--lang", "en")[1]
    assert "Think about" in sit(script("", "hint", "quit"), *words, "--bots", "me,me", "--lang", "en", "--hints")[1]


@pytest.mark.parametrize(
    ("language", "again", "cost", "no", "hint", "yes"),
    [("en", "Look at it again?", "This move costs about", "no", "hint", "yes"),
     ("fr", "Y regarder de plus près", "Ce coup coûte environ", "non", "conseil", "oui")],
)  # fmt: skip
def test_a_teacher_speaks_up_before_a_dear_move(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    language: str, again: str, cost: str, no: str, hint: str, yes: str,
) -> None:  # fmt: skip
    """A building in the dark, where others had room: once it is put back, and a hint tells the better move; once it is
    played all the same."""
    monkeypatch.setattr("boulevard.cli.terminal.WEIGH_SECONDS", 0.2)
    kept, dear = tmp_path / "taught.game", "build SMALL_L a2+a3+b3+c3"
    before = (Path(__file__).parent / "web" / "records" / "paris-mockup.game").read_text("utf-8")
    kept.write_text(before, "utf-8")
    words = ("paris", "--record", str(kept), "--lang", language)
    _, shown = sit(script(dear, no, hint, hint, hint, "quit"), *words, "--teach")
    assert again in shown
    assert cost in shown
    assert "• " in shown
    assert kept.read_text("utf-8") == before
    assert again in sit(script(dear, yes, "quit"), *words, "--teach", "strict")[1]
    assert f"blue {dear}" in kept.read_text("utf-8")
    kept.write_text(before, "utf-8")
    assert again not in sit(script(dear, "quit"), *words)[1]


@pytest.mark.parametrize("module", ["game.py", "__init__.py"])
def test_a_game_that_does_not_load_keeps_nobody_from_the_others(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str
) -> None:
    """Asked which game, one is told what is wrong with it, and offered the others."""
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "__init__.py").touch()
    (tmp_path / "torn" / module).write_text("from boulevard.core.game import Gaem\n")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(builtins, "input", script())
    registry._shelf.cache_clear()
    try:
        found = run("terminal")
    finally:
        monkeypatch.undo()
        registry._shelf.cache_clear()
    assert re.search(
        r"torn cannot be played: its code does not load \(ImportError: cannot import name 'Gaem'", found.err
    )
    titles = [line.partition(". ")[2] for line in found.out.splitlines()]
    assert titles == [texts("en", registry.game(name).package)("game-title") for name in registry.game_names()]
