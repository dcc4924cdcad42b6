"""The table in plain text."""

from boulevard.core.texts import texts
from boulevard.games.couleurs.picture import picture
from couleurs.tables import GAME, Arranged


def drawn(t: Arranged, seat: str = "1", language: str = "en", words: bool = False) -> str:
    return picture(GAME, GAME.view(t.s, seat), texts(language, GAME.package), words)


def table() -> Arranged:
    t = Arranged(2, painters=("gauguin", "monet"), bonus="B", offers=("bonus-swap",)).play("1 colour V")
    t.painting("1", "VA16", "GG.W.....").finished("2", "TO10", 2).stock("1", "RRWK").tool("1", "brush", 3)
    return t.bonus("2", "bonus-tool").acting(1, _1="s4 white", _2="s2")


def test_what_a_person_needs_is_drawn() -> None:
    """L1, L2, L3. Sectors with their actions and assistants; easels; each player's things."""
    lines = drawn(table()).splitlines()
    assert any(line.split() == ["s4", "take", "a", "card", "[1]"] for line in lines)
    assert any(line.split() == ["s0", "paint", "dark"] for line in lines)
    assert any(line.split() == ["s2", "improve", "a", "tool", "[2][_]"] for line in lines)
    assert "    [G][G] R" in lines
    assert any("Pigments: R2 Y0 B0 O0 G0 V0 W1 (3 of 12), black: 1" in line for line in lines)
    assert any("Gauguin (violet)" in line for line in lines)
    assert any("the Swap bonus (5 whites)" in line for line in lines)
    assert any("“Jane Avril Dancing” (10 points, 2 white)" in line for line in lines)
    assert any("the brush on space 3 (level 3)" in line for line in lines)


def test_the_same_in_words() -> None:
    """L17. Nothing is told by position or sign alone."""
    told = drawn(table(), words=True)
    assert "sector 4, take a card. Free spaces: 0. Standing: Player 1." in told
    assert "sector 0, paint. Dark." in told
    assert "Open: 1 red, 1 yellow, 2 orange, 1 green, 1 violet. Painted: 2 green, 1 white." in told
    assert "[" not in told
    rested = drawn(table().play("1 rest s4"), words=True)
    assert "sector 4, take a card. Free spaces: 0. Done: Player 1." in rested


def test_hidden_painters_are_not_drawn() -> None:
    """L31. Before the painters are shown, a player's picture names the own tiles alone."""
    s = GAME.setup(2, {"first": "1", "painters": "on"})
    for text in ("deal CE10", "deal DE10", "deal GA10", "deal 1 degas+monet", "deal 2 manet+renoir"):
        GAME.apply(s, "-", GAME.parse(text))
    shown = picture(GAME, GAME.view(s, "1"), texts("fr", GAME.package))
    assert "Degas, Monet" in shown
    assert "Renoir" not in shown
