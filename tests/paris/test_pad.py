"""The score pad of Paris: what it counts and what it refuses."""

import builtins
import copy
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from boulevard import registry
from boulevard.cli import main
from boulevard.core.problems import Problem
from boulevard.games.paris import pad

GAME = registry.game("paris")
EXAMPLE: dict[str, Any] = json.loads(files("boulevard.games.paris").joinpath("example.json").read_text("utf-8"))


def test_the_example_of_the_rulebooks() -> None:
    """S6. Orange 48, blue 57."""
    outcome = pad.score_pad(GAME, EXAMPLE)
    assert outcome.scores == {seat: EXAMPLE["expected"][seat] for seat in ("orange", "blue")}
    assert outcome.winners == ("blue",)


def test_sacre_coeur_and_the_annex_count() -> None:
    """C4, C7. Without them the reserve costs and the building is smaller."""
    bare = copy.deepcopy(EXAMPLE)
    bare["cards"]["orange"] = ["jardin"]
    bare["annex"] = None
    sheet = pad.score_pad(GAME, bare).scores["orange"]
    assert (sheet["unbuilt"], sheet["group"]) == (-6, 14)


def test_what_may_be_left_out() -> None:
    small = {key: EXAMPLE[key] for key in ("game", "ground", "buildings", "cards", "reserve")}
    small["buildings"] = []
    assert pad.score_pad(GAME, small).scores["blue"]["total"] == -3


def put(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        *way, last = path.split(".")
        place: Any = data
        for step in way:
            place = place[int(step) if step.isdecimal() else step]
        place[int(last) if last.isdecimal() else last] = value

    return change


def add(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data[path].append(value)

    return change


def building(name: str, owner: str, spaces: str) -> dict[str, Any]:
    return {"building": name, "owner": owner, "spaces": spaces.split("+")}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("game", "flatiron"), "game: this table is one of the game"),
        (put("ground", ["M" * 8] * 7), "ground: the ground is 8 rows"),
        (put("ground.3", "OOOOOOOX"), "ground: the ground is 8 rows"),
        (put("ground", "M"), "ground: Expected `array`"),
        (put("options", {"edition": "de"}), "options: option “edition”"),
        (put("buildings.0.spaces", ["g5", "g6", "g7", "g8", "h5"]), "buildings[0]: g5, g6, g7, g8, h5 do not have"),
        (put("buildings.0.spaces", ["g5", "g6", "g7", "g8", "h5", "h5"]), "buildings[0]:"),
        (put("buildings.0.spaces.0", "i9"), "buildings[0]: “i9” is not a space"),
        (put("buildings.0.owner", "green"), "buildings[0]: “green” is not a player"),
        (put("buildings.0.building", "TOWER"), "buildings[0]: “TOWER” is not a building"),
        (put("buildings.0.colour", "red"), "buildings[0]: Object contains unknown field"),
        (add("buildings", building("SQUARE", "blue", "b2+b3+c2+c3")), "SQUARE is used twice"),
        (add("buildings", building("ZIGZAG", "blue", "a2+b2+b1+c1")), "buildings[8]: a2, b2, b1, c1 are"),
        (add("buildings", building("BIG_T", "blue", "a1+a2+a3+b2+c2")), "buildings[8]: two pieces stand on b2, c2"),
        (add("buildings", building("LINE", "blue", "a1+a2+a3")), "LINE is used twice"),
        (put("reserve.blue", ["SMILE"]), "reserve: SMILE is used twice"),
        (put("reserve.blue", ["TOWER"]), "reserve.blue: “TOWER” is not a building"),
        (put("reserve.green", []), "reserve: “green” is not a player"),
        (put("cards.blue", ["peintre", "levitation", "metropolitain", "chartier", "penseur"]), "at most 4"),
        (put("cards.blue", ["peintre", "jardin"]), "cards.blue: jardin is used twice"),
        (put("cards.blue", ["tower"]), "cards.blue: “tower” is not a postcard"),
        (put("cards.green", []), "cards: “green” is not a player"),
        (put("cards.orange", ["bouquinistes"]), "buildings[2]: Orange has no token on Jardin"),
        (put("cards.orange", ["jardin"]), "annex: Orange has no token on Bouquinistes"),
        (put("cards.blue", ["levitation"]), "pieces.peintre: Blue has no token on Le Peintre"),
        (put("annex.space", "a1"), "annex: the annex on a1 does not touch a side of"),
        (put("annex.space", "c6"), "annex: two pieces stand on c6"),
        (put("annex.building", "CROSS"), "annex: there is no the Cross"),
        (put("pieces.peintre.space", "h5"), "pieces.peintre: two pieces stand on h5"),
        (put("pieces.peintre.space", "z1"), "pieces.peintre: “z1” is not a space"),
        (put("pieces.peintre.facing", "n"), "pieces.peintre: only penseur has a facing"),
        (put("pieces.tower", {"space": "a1", "owner": "blue"}), "pieces: “tower” is not a piece"),
        (put("extra", 1), "Object contains unknown field `extra`"),
    ],
)
def test_what_is_refused(change: Callable[[dict[str, Any]], None], said: str) -> None:
    data = copy.deepcopy(EXAMPLE)
    change(data)
    with pytest.raises(Problem) as caught:
        pad.score_pad(GAME, data)
    assert said in str(caught.value)
    assert "\n" not in caught.value.sentence("fr")


def with_card(card: str, piece: dict[str, Any]) -> dict[str, Any]:
    data = copy.deepcopy(EXAMPLE)
    data["cards"]["orange"][3] = card
    data["pieces"][card] = {"owner": "orange", **piece}
    return data


def test_the_large_streetlight_stands_on_a_printed_light() -> None:
    """C9. On f3, a light of the example, it is right; on h1 it is refused."""
    assert pad.score_pad(GAME, with_card("grande-lumiere", {"space": "f3"}))
    with pytest.raises(Problem, match="not a printed Streetlight space"):
        pad.score_pad(GAME, with_card("grande-lumiere", {"space": "h1"}))


def test_the_statue_faces_a_space_of_the_board() -> None:
    """C12. It needs a facing, and not off the board."""
    assert pad.score_pad(GAME, with_card("penseur", {"space": "h1", "facing": "n"}))
    for piece in ({"space": "h1"}, {"space": "h1", "facing": "e"}, {"space": "h1", "facing": "up"}):
        with pytest.raises(Problem, match="the statue faces"):
            pad.score_pad(GAME, with_card("penseur", piece))


def test_mirrored_shapes_need_flip() -> None:
    """P3. SMALL_L mirrored."""
    data = copy.deepcopy(EXAMPLE)
    data["buildings"][4] = building("SMALL_L", "blue", "e2+f2+g2+e1")
    assert pad.score_pad(GAME, data)
    data["buildings"][4] = building("SMALL_L", "blue", "e2+f2+g2+g1")
    with pytest.raises(Problem, match="mirrored"):
        pad.score_pad(GAME, data)
    data["options"]["flip"] = True
    assert pad.score_pad(GAME, data)


def test_eight_buildings_need_more_chimneys_than_there_are() -> None:
    """P5, P14. Seven chimneys, the garden's among them."""
    places = ["LINE a1+a2+a3", "CORNER b1+c1+c2", "SQUARE d1+d2+e1+e2", "SMALL_T h1+h2+h3+g2", "STAIRS a5+b5+b6+c6+c7",
              "CROSS e5+d6+e6+f6+e7", "BIG_T h5+h6+h7+g6+f6", "JARDIN a7+a8"]  # fmt: skip
    data = {**copy.deepcopy(EXAMPLE), "annex": None, "pieces": {}, "reserve": {}}
    data["buildings"] = [building(*(name, "orange", spaces)) for name, spaces in (place.split() for place in places)]
    data["buildings"][6]["spaces"] = ["h4", "h5", "h6", "g5", "f5"]
    with pytest.raises(Problem, match="Orange has 8 buildings"):
        pad.score_pad(GAME, data)


def answers() -> list[str]:
    """The example as somebody would type it."""
    rows = [" ".join(row) for row in EXAMPLE["ground"]]
    cards = [" ".join(EXAMPLE["cards"][seat]) for seat in ("orange", "blue")]
    standing = [f"{one['owner']} {one['building']} {'+'.join(one['spaces'])}" for one in EXAMPLE["buildings"]]
    reserve = [" ".join(EXAMPLE["reserve"][seat]).lower() for seat in ("orange", "blue")]
    return ["", *rows, *cards, *standing, "", "b7 BIG_L", "peintre h4 blue", "", *reserve]


def test_asked_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """S6. Wrong answers are explained and asked again; the file saved scores the same."""
    file = tmp_path / "pad.json"
    typed = answers()
    typed[1:1] = ["OOO", "de"]
    typed.insert(11, "peintre tower")
    typed.insert(14, "orange SMILE a1+a2")
    left = iter([*typed, str(tmp_path / "no" / "where.json"), str(file)])
    monkeypatch.setattr(builtins, "input", lambda said="": print(said) or next(left))
    assert main(["score", "paris", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "the ground is 8 rows of 8 letters" in out
    assert "Winner: Blue" in out
    assert "cannot be written" in out
    assert main(["score", "paris", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["scores"]["orange"] == EXAMPLE["expected"]["orange"]


def test_back_takes_back_one_answer_at_a_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """S6. Also over the empty line that closes a list; nothing else is lost."""
    typed = answers()
    closing = typed.index("b7 BIG_L")
    typed[closing:closing] = ["back", "back", typed[closing - 2], ""]
    left = iter([*typed, ""])
    monkeypatch.setattr(builtins, "input", lambda said="": print(said) or next(left))
    assert main(["score", "paris", "--json", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.count("Undone.") == 2
    assert '"total": 48' in out
    assert '"total": 57' in out
