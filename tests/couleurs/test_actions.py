"""Ring actions, disc actions, tools, painting."""

import pytest

from couleurs.tables import GAME, Arranged


@pytest.mark.parametrize(("turned", "pigment"), [(1, "R"), (9, "Y"), (5, "B")])
def test_taking_a_primary(turned: int, pigment: str) -> None:
    """L11. As many pigments of the colour as the tube's level."""
    t = Arranged().stock("1", "").tool("1", "tube", 3).acting(turned, _1="s1").play("1 act s1")
    assert t.held("1") == pigment * 5


@pytest.mark.parametrize(("turned", "pigment", "paid"), [(11, "O", "RY"), (7, "G", "YB"), (3, "V", "RB")])
def test_mixing_two_primaries(turned: int, pigment: str, paid: str) -> None:
    """L12. One of each primary for as many of the mix as the palette's level."""
    t = Arranged().stock("1", "RYBW").tool("1", "palette", 4).acting(turned, _1="s1").play("1 act s1")
    assert t.held("1").count(pigment) == 5
    assert set("RYBW") - set(t.held("1")) == set(paid)
    for lacking in paid:
        t = Arranged().stock("1", "RYBW".replace(lacking, "")).acting(turned, _1="s1")
        assert t.texts == {"rest s1"}, "white stands for no primary"


def test_black() -> None:
    """L13. Orange, green and violet for one black, whatever the palette; it is never paid nor painted with."""
    t = Arranged().stock("1", "OGVOGV").tool("1", "palette", 8).acting(_1="s5").play("1 act s5")
    assert t.held("1") == "OGVK"
    t = Arranged().stock("1", "KKK").painting("1", "VA16").acting(_1="s1 s7")
    assert t.texts == {"rest s1", "rest s7"}
    t = Arranged().stock("1", "OGV").stock("2", "KKKKK").acting(_1="s5")
    assert t.texts == {"rest s5"}
    assert t.why("act s5") == ("L13", "no-black-left")


def test_improving_a_tool() -> None:
    """L14. Any two pigments but black, the same or not, move one tool one space; not one on its last space."""
    t = Arranged().stock("1", "RRWKK").tool("1", "tube", 8).acting(_1="s1").play("1 act s1")
    assert t.texts == {f"improve {tool} {paid}" for tool in ("brush", "palette") for paid in ("R+R", "R+W")}
    assert t.why("improve tube R+R") == ("L14", "tool-at-end")
    assert t.why("improve brush W+W") == ("L14", "cannot-pay")
    t.play("1 improve palette R+W")
    assert t.held("1") == "RKK"
    assert t.space("1", "palette") == 2


def test_no_tool_left_to_improve() -> None:
    """L14. With all tools on their last space the action can do nothing."""
    t = Arranged().stock("1", "RRR").acting(_1="s1")
    for tool in ("tube", "palette", "brush"):
        t.tool("1", tool, 8)
    assert t.texts == {"rest s1"}
    assert t.why("act s1") == ("L14", "tools-at-end")


def test_the_sixth_space_brings_an_assistant() -> None:
    """L15. Asked at once; the assistant enters with the next round."""
    t = Arranged(2).stock("1", "RR").tool("1", "brush", 5).acting(_1="s1").play("1 act s1", "1 improve brush R+R")
    assert t.texts == {"bonus assistant", "bonus points"}
    t.play("1 bonus assistant")
    assert t.token("1", "brush") == 0
    t.play("1 stay s1")
    assert t.s.hands == (3, 3), "2 back, 1 new, 1 left standing"


def test_the_sixth_space_brings_points_and_the_last_makes_them_ten() -> None:
    """L15. A token of 6 points; on the last space it becomes, or is taken as, 10."""
    t = Arranged(2).stock("1", "RR").tool("1", "brush", 5).acting(_1="s1")
    t.play("1 act s1", "1 improve brush R+R", "1 bonus points")
    assert t.token("1", "brush") == 6
    for tokens in ((6, 0, 0), (0, 0, 0)):
        t = Arranged(2).stock("1", "RR").tool("1", "brush", 7).acting(_1="s1")
        t.s.tokens = (tokens, (0, 0, 0))
        t.play("1 act s1", "1 improve brush R+R")
        assert t.token("1", "brush") == 10


def test_taking_a_painting() -> None:
    """L16. One painting from an easel, whatever is held; it is replaced only in phase 3."""
    t = Arranged(3).painting("1", "VA16").painting("1", "VA14").acting(_1="s3", _2="s3").play("1 act s3")
    assert t.texts == {"take CE10", "take DE10", "take GA10", "take MA10"}
    t.play("1 take DE10")
    assert set(t.filled("1")) == {"VA16", "VA14", "DE10"}
    t.play("2 act s3")
    assert t.texts == {"take CE10", "take GA10", "take MA10"}
    assert t.why("take DE10") == ("L16", "not-on-easel")
    t.play("2 take CE10")
    assert t.to_act == "-"


def test_no_card_to_take() -> None:
    """L16. With all easels empty the action can do nothing."""
    t = Arranged(3).acting(_1="s3")
    t.s.gone, t.s.easels = tuple(t.s.easels), (None,) * 4
    assert t.texts == {"rest s3"}
    assert t.why("act s3") == ("L16", "no-card")


def test_painting() -> None:
    """L17. Up to the brush's level, on one or several paintings, each pigment on an open square of its colour."""
    t = Arranged().painting("1", "CE10").painting("1", "VA16").stock("1", "BGGK").tool("1", "brush", 3)
    t.acting(_1="s7").play("1 act s7")
    assert t.texts == {"paint CE10 B", "paint VA16 G"}, "no `done` before the first piece"
    assert t.why("done") == ("L17", "first-piece")
    assert t.why("paint CE10 R") == ("L17", "not-in-stock")
    assert t.why("paint CE10 G") == ("L17", "no-open-square")
    assert t.why("paint DE10 B") == ("L17", "not-your-painting")
    assert t.why("paint CE10 R B") == ("L17", "wrong-colour")
    t.play("1 paint VA16 G", "1 paint CE10 B")
    assert t.texts == {"paint VA16 G", "done"}
    t.play("1 paint VA16 G")
    assert t.filled("1") == {"CE10": "B........", "VA16": "GG......."}
    assert t.held("1") == "K"
    assert t.to_act != "1" or not t.offers("paint")


def test_painting_stops_by_itself_or_at_will() -> None:
    """L17. `done` is never the only move: without a fitting pigment the action closes by itself."""
    t = Arranged(2).painting("1", "CE10").stock("1", "BY").tool("1", "brush", 8).acting(_1="s7", _2="white")
    t.play("1 act s7", "1 paint CE10 B", "1 paint CE10 Y", "2 act white")
    t = Arranged(2).painting("1", "CE10").stock("1", "BY").tool("1", "brush", 8).acting(_1="s7", _2="white")
    t.play("1 act s7", "1 paint CE10 B", "1 done", "2 act white")


def test_white_fits_any_square_three_times() -> None:
    """L17. White on any open square, at most 3 on a painting."""
    t = Arranged().painting("1", "CE10", "WW.......").painting("1", "VA16", "WWW......").stock("1", "WWW")
    t.tool("1", "brush", 8).acting(_1="s7").play("1 act s7")
    assert t.texts == {"paint CE10 R W", "paint CE10 Y W", "paint CE10 B W", "paint CE10 O W"}
    t.play("1 paint CE10 O W")
    assert t.filled("1")["CE10"].count("W") == 3
    assert t.to_act != "1" or "paint CE10 R W" not in t.texts


def test_a_finished_painting() -> None:
    """L18. Coloured pigments return to the supply, whites stay on it, and painting goes on."""
    t = Arranged(2).painting("1", "CE10", "BRRWYOBY.").painting("1", "VA16").stock("1", "OG").tool("1", "brush", 8)
    before = t.s.in_play
    t.acting(_1="s7").play("1 act s7", "1 paint CE10 O")
    assert t.filled("1") == {"VA16": "........."}
    assert [(one.card, one.whites) for one in t.s.finished[0]] == [("CE10", 1)]
    lost = [old - new for old, new in zip(before, t.s.in_play, strict=True)]
    assert lost == [2, 2, 2, 2, 0, 0, 0, 0]
    t.play("1 paint VA16 G")


def test_the_first_player_space() -> None:
    """L19. One white at once, the marker only at the end of phase 3."""
    t = Arranged(2).acting(_1="white", _2="first s4").play("1 rest white", "2 act first")
    assert t.held("2") == "RYBW"
    assert t.s.first == 0
    t.play("2 rest s4", "2 stay s4")
    assert t.to_act == "2"
    assert t.s.first == 1


def test_the_first_player_space_declined() -> None:
    """L19. Declined: neither white nor marker."""
    t = Arranged(2).acting(_2="first").play("2 rest first")
    assert t.held("2") == "RYB"
    assert t.s.first == 0
    assert t.to_act == "1"


def test_the_copyist() -> None:
    """L20. The action facing any standing ring assistant, with own levels; the copied one still acts."""
    t = Arranged(2).tool("1", "tube", 4).stock("1", "").acting(_1="copy s8 white", _2="s4 s2 first")
    assert t.offers("act") == {"act copy s4", "act copy s8", "act s8", "act white"}, "orange cannot be paid"
    assert t.why("act copy s2") == ("L12", "cannot-pay")
    assert t.why("act copy s5") == ("L20", "nobody-to-copy")
    assert t.why("act copy") == ("L20", "copy-whom")
    t.play("1 act copy s4")
    assert t.held("1") == "YYYYYY"
    assert "act s4" in t.texts


def test_an_assistant_that_lies_cannot_be_copied() -> None:
    """L20. Only standing assistants; with none the copyist can only rest."""
    t = Arranged(2, first="2").acting(_1="copy", _2="s4").play("2 act s4")
    assert t.texts == {"rest copy"}


def test_a_copied_action_asks_like_the_action() -> None:
    """L20. After `act copy s1` as after `act s1`."""
    t = Arranged(2).acting(_1="copy", _2="s1").play("1 act copy s1")
    assert "improve tube R+Y" in t.texts


def test_rotation() -> None:
    """L21. Its owner turns the disc by 0 or 2 at the start of phase 3; declined, it turns by 1."""
    for notches in (0, 2):
        t = Arranged(2).acting(3, _2="turn").play("2 act turn")
        assert t.texts == {"turn 0", "turn 2"}
        t.play(f"2 turn {notches}")
        assert t.s.turned == 3 + notches
    t = Arranged(2).acting(3, _2="turn").play("2 rest turn")
    assert t.s.turned == 4
    assert t.offers("place")


def test_whites() -> None:
    """L22. As many whites as the tube's level, for every assistant there."""
    t = Arranged(2).stock("1", "").tool("1", "tube", 2).acting(_1="white white").play("1 act white")
    assert t.held("1") == "W" * 4
    t.play("1 act white")
    assert t.held("1") == "W" * 8


def test_ring_and_disc_in_the_view() -> None:
    """L31. Everything but decks and painters is open: the view of each seat shows the same table."""
    t = Arranged(2).stock("1", "RW").acting(_1="s4 copy", _2="s4")
    one, other = GAME.view(t.s, "1"), GAME.view(t.s, "2")
    assert one.players == other.players
    assert one.places == other.places
    assert one.deck == tuple(sorted(set(GAME.box.paintings) - set(one.easels)))
