"""Bonus cards and painters."""

from typing import Any

import pytest
from msgspec.json import encode

from couleurs.tables import GAME, Arranged

CARDS = ("bonus-copy", "bonus-mix", "bonus-paint", "bonus-swap")


def buying(rule: str, card: str, whites: int = 6, stock: str = "", **standing: str) -> Arranged:
    """Seat 1 is about to choose a card on s3; `card` is on show."""
    t = Arranged(3, bonus=rule, offers=(card,)).stock("1", "W" * whites + stock)
    return t.acting(0, **{"_1": "s3", **standing}).play("1 act s3")


# M1 ---------------------------------------------------------------------------------------------------------------


def test_bonus_cards_on_show() -> None:
    """M1. 15 cards, three of each; as many face up as easels, drawn with the weight of their copies."""
    assert sorted(set(GAME.box.bonus_cards)) == ["bonus-copy", "bonus-mix", "bonus-paint", "bonus-swap", "bonus-tool"]
    s = GAME.setup(2, {"first": "1", "bonus": "A"})
    for card in ("CE10", "DE10", "GA10"):
        GAME.apply(s, "-", GAME.parse(f"deal {card}"))
    assert {weight for _, weight in GAME.chance(s)} == {3}
    GAME.apply(s, "-", GAME.parse("deal bonus-mix"))
    assert {str(move): weight for move, weight in GAME.chance(s)}["deal bonus-mix"] == 2
    t = Arranged(2, bonus="A")
    assert len(t.s.offers) == 3


def test_buying_for_whites_instead_of_a_painting() -> None:
    """M1. Bought through the Card action, whenever the whites suffice, each kind offered once."""
    t = Arranged(3, bonus="B", offers=("bonus-swap", "bonus-swap", "bonus-tool", "bonus-mix")).stock("1", "WWWWW")
    t.acting(_1="s3 s3").play("1 act s3")
    assert t.offers("buy") == {"buy bonus-swap", "buy bonus-mix"}
    assert t.why("buy bonus-tool") == ("M1", "whites-wanted")
    assert t.why("buy bonus-copy") == ("M1", "not-on-show")
    t.play("1 buy bonus-swap")
    assert t.held("1") == ""
    assert t.s.offers == (None, "bonus-swap", "bonus-tool", "bonus-mix")


def test_a_bonus_alone_makes_the_card_action_possible() -> None:
    """M1, L16. With empty easels the action can be done where a bonus can be paid, and only then."""
    for whites, offered in ((4, True), (3, False)):
        t = Arranged(3, bonus="A", offers=CARDS).stock("1", "W" * whites).acting(_1="s3")
        t.s.gone, t.s.easels = tuple(t.s.easels), (None,) * 4
        assert ("act s3" in t.texts) == offered


def test_bonus_cards_are_renewed_with_the_paintings() -> None:
    """M1. At a half-turn those on show go to the discard; paintings are drawn first, then bonus cards."""
    t = Arranged(2, bonus="A")
    t.preparing(5)
    assert t.s.bonus_discard == CARDS[:3]
    t.play("- deal VA16", "- deal VA14", "- deal VA12", "- deal bonus-tool", "- deal bonus-tool", "- deal bonus-mix")
    assert t.to_act == "1"


def test_the_discard_becomes_the_deck() -> None:
    """M1. Only when a card is wanted and the deck is empty; with both empty the place stays empty."""
    t = Arranged(2, bonus="A")
    t.s.offers = ("bonus-copy", None, None)
    t.s.bonus_discard, t.s.bonus_deck = ("bonus-mix", *t.s.bonus_deck[1:], "bonus-paint"), t.s.bonus_deck[:1]
    t.preparing()
    assert t.texts == {f"deal {t.s.bonus_deck[0]}"}
    t.play(f"- deal {t.s.bonus_deck[0]}")
    assert len(t.texts) > 1
    t.play("- deal bonus-tool")
    assert t.s.bonus_discard == ()
    t = Arranged(2, bonus="B")
    t.s.bonuses, t.s.bonus_deck = ((*t.s.bonus_deck, "bonus-mix"), ()), ()
    t.s.offers = ("bonus-copy", None, "bonus-paint")
    t.preparing()
    assert t.to_act == "1"
    assert t.s.offers[1] is None


# M2, M3 -----------------------------------------------------------------------------------------------------------


def test_rule_a_at_once_then_discarded() -> None:
    """M2. Under rule A the bonus is carried out at once, its first piece forced, and the card discarded."""
    t = buying("A", "bonus-swap", stock="R").play("1 buy bonus-swap")
    assert t.texts == {"swap R Y", "swap R B"}
    t.play("1 swap R B", "1 done")
    assert t.s.bonus_discard == ("bonus-swap",)


def test_rule_a_without_effect() -> None:
    """M2. Where no piece is possible the card is bought without effect."""
    t = buying("A", "bonus-paint", _2="white").play("1 buy bonus-paint", "2 act white")
    assert t.s.bonus_discard == ("bonus-paint",)
    assert t.held("1") == "WW"


def test_rule_a_two_in_a_round() -> None:
    """M2. Nothing limits how many are bought and carried out in a round."""
    t = Arranged(3, bonus="A", offers=CARDS).stock("1", "W" * 9 + "RYB").acting(_1="s3 s3")
    t.play("1 act s3", "1 buy bonus-mix", "1 mix O", "1 act s3", "1 buy bonus-swap", "1 swap O G")
    assert t.held("1") == "BOG"


def test_rule_b_kept_and_played_after() -> None:
    """M3. Kept when bought; right after, it may be played where it can do something, or `end` closes the turn."""
    t = buying("B", "bonus-mix", stock="RY", _2="white").play("1 buy bonus-mix")
    assert t.texts == {"play bonus-mix", "end"}
    t.play("1 play bonus-mix", "1 mix O")
    assert t.s.used == ("bonus-mix", "", "")
    assert t.to_act == "2", "with a bonus played the turn closes by itself"
    t = buying("B", "bonus-mix", stock="RY", _2="white").play("1 buy bonus-mix", "1 end", "2 rest white")
    assert t.s.bonuses[0] == ("bonus-mix",)


def test_rule_b_before_an_action_and_once_a_round() -> None:
    """M3. Before laying an assistant down, acting or resting; one bonus a round, face down until phase 3."""
    t = Arranged(2, bonus="B").bonus("1", "bonus-tool", "bonus-tool").stock("1", "RYB").acting(_1="s4 s8")
    assert "play bonus-tool" in t.texts
    assert "end" not in t.texts
    t.play("1 play bonus-tool", "1 advance tube")
    assert t.offers("play") == set()
    assert t.why("play bonus-tool") == ("M3", "bonus-used")
    t.play("1 rest s4", "1 rest s8")
    assert t.s.used == ("", "")
    assert t.s.bonus_discard == ("bonus-tool",)
    t.play("1 stay s4").place_all(_1="white white", _2="white white white")
    assert "play bonus-tool" in t.texts


def test_rule_b_only_where_it_can_do_something() -> None:
    """M3. A card that can do nothing is not offered, and the turn closes by itself; after resting too it may be."""
    t = Arranged(2, bonus="B").bonus("1", "bonus-paint", "bonus-copy").acting(_1="s4 white", _2="white")
    assert t.offers("play") == {"play bonus-copy"}, "s4 stands"
    assert t.why("play bonus-paint") == ("M3", "bonus-idle")
    assert t.why("play bonus-mix") == ("M3", "bonus-not-held")
    t.play("1 rest white")
    assert t.texts == {"play bonus-copy", "end"}
    t.play("1 end", "2 rest white", "1 rest s4")
    assert t.to_act != "1" or "end" not in t.texts, "nobody stands to be copied"


def test_rule_b_after_the_end_was_brought_about() -> None:
    """M3. A bonus may still be played in the last round's turns."""
    t = Arranged(2, bonus="B").bonus("1", "bonus-mix").stock("1", "OGVRY").stock("2", "KKKK").acting(_1="s5")
    t.play("1 act s5", "1 play bonus-mix", "1 mix O")
    assert t.outcome["reason"] == "fifth black"
    assert t.held("1") == "OOK"


# M4 ---------------------------------------------------------------------------------------------------------------


def test_bonus_paint() -> None:
    """M4. Paint, for 4 whites: as L17."""
    t = Arranged(3, bonus="A", offers=CARDS).stock("1", "WWWWG").painting("1", "VA16").tool("1", "brush", 2)
    t.acting(_1="s3").play("1 act s3", "1 buy bonus-paint")
    assert t.texts == {"paint VA16 G"}


def test_bonus_copyist() -> None:
    """M4. Copyist, for 4 whites: as L20, own assistants too, but not the one just laid down."""
    t = buying("A", "bonus-copy", 4, _1="s3 s8", _2="s4 s5").play("1 buy bonus-copy")
    assert t.texts == {"copy s4", "copy s8"}
    t.play("1 copy s4")
    assert t.held("1") == "YYY"


def test_bonus_mix() -> None:
    """M4. Mix, for 4 whites: any mix of L12 or black."""
    t = buying("A", "bonus-mix", 4, "RYBOGV").play("1 buy bonus-mix")
    assert t.texts == {"mix O", "mix G", "mix V", "mix K"}
    t.play("1 mix K")
    assert t.held("1") == "RYBK"


def test_bonus_swap() -> None:
    """M4. Swap, for 5 whites: 1 to 4 pigments, primary for primary, secondary for secondary."""
    t = buying("A", "bonus-swap", 6, "RV").play("1 buy bonus-swap")
    assert t.texts == {"swap R Y", "swap R B", "swap V O", "swap V G"}, "white and black stay out of it"
    assert t.why("swap R V") == ("M4", "swap-kinds")
    assert t.why("done") == ("M4", "first-piece")
    t.play("1 swap R Y")
    assert "done" in t.texts
    t.play("1 swap Y B", "1 swap V O", "1 swap B R")
    assert t.held("1") == "ROW"
    assert t.to_act == "-"


def test_bonus_tool() -> None:
    """M4, L15. Tool, for 6 whites: one tool two spaces, two tools one each, or a part of it."""
    t = buying("A", "bonus-tool", 6)
    t.tool("1", "tube", 7).tool("1", "brush", 8).play("1 buy bonus-tool")
    assert t.texts == {"advance palette", "advance tube", "advance palette+palette", "advance palette+tube"}
    t.play("1 advance palette+tube")
    assert (t.space("1", "palette"), t.space("1", "tube")) == (2, 8)
    assert t.token("1", "tube") == 10


def test_two_spaces_past_the_sixth() -> None:
    """L15, M4. A two-space move that passes the sixth space asks too."""
    t = buying("A", "bonus-tool", 6).tool("1", "tube", 5).play("1 buy bonus-tool", "1 advance tube+tube")
    assert t.space("1", "tube") == 7
    assert t.texts == {"bonus assistant", "bonus points"}
    t.play("1 bonus points")
    assert t.token("1", "tube") == 6


def test_the_sixth_space_of_the_first_tool_is_asked_before_the_second_moves() -> None:
    """L15, M4. In alphabetical order, each asked as soon as it is reached."""
    t = buying("A", "bonus-tool", 6).tool("1", "tube", 5).tool("1", "brush", 5)
    t.play("1 buy bonus-tool", "1 advance brush+tube")
    assert (t.space("1", "brush"), t.space("1", "tube")) == (6, 5)
    t.play("1 bonus points")
    assert (t.token("1", "brush"), t.token("1", "tube"), t.space("1", "tube")) == (6, 0, 6)
    t.play("1 bonus points")
    assert t.token("1", "tube") == 6


# M5, L31 ----------------------------------------------------------------------------------------------------------


def test_painters_are_dealt_and_kept_in_secret() -> None:
    """M5, L31. Two tiles each; the others see neither tiles nor choice until all have chosen, the other never."""
    s = GAME.setup(2, {"first": "1", "painters": "on"})
    for text in ("CE10", "DE10", "GA10"):
        GAME.apply(s, "-", GAME.parse(f"deal {text}"))
    assert len(GAME.options(s, "-")) == 28
    deal = GAME.parse("deal 1 degas+monet")
    assert [GAME.seen(s, deal, seat) for seat in ("1", "2", None)] == ["deal 1 degas+monet", "deal 1 ?", "deal 1 ?"]
    (event,) = GAME.apply(s, "-", deal)
    assert event.seen_by("2")["painter"] == "?"
    assert event.seen_by("1")["painter"] == ["degas", "monet"]
    assert len(GAME.options(s, "-")) == 15
    GAME.apply(s, "-", GAME.parse("deal 2 gauguin+renoir"))
    assert [str(move) for move in GAME.options(s, "1")] == ["keep degas", "keep monet"]
    keep = GAME.parse("keep monet")
    assert [GAME.seen(s, keep, seat) for seat in ("1", "2", None)] == ["keep monet", "keep ?", "keep ?"]
    (event,) = GAME.apply(s, "1", keep)
    assert event.seen_by("2")["painter"] == "?"
    assert GAME.view(s, "2").players["1"].painter is None
    assert GAME.view(s, "1").players["1"].painter == "monet"
    assert GAME.view(s, "1").players["1"].tiles == ["degas", "monet"]
    assert b"degas" not in encode(GAME.view(s, "2"))
    assert b"degas" not in encode(GAME.view(s, None))
    GAME.apply(s, "2", GAME.parse("keep gauguin"))
    assert GAME.view(s, "2").players["1"].painter == "monet"
    assert GAME.view(s, "2").players["1"].tiles == ["monet", None], "the order of the two tells nothing"
    assert b"degas" not in encode(GAME.view(s, "2"))
    assert [str(move) for move in GAME.options(s, "2")] == ["colour O", "colour G", "colour V"]


def test_the_deck_has_no_order() -> None:
    """L31. What is drawn is a chance event, each card of the deck equally likely."""
    s = GAME.setup(2, {"first": "1"})
    assert {weight for _, weight in GAME.chance(s)} == {1}


# The painters -----------------------------------------------------------------------------------------------------


def with_painter(painter: str, **options: Any) -> Arranged:
    """Two players, seat 1 with this painter."""
    other = "van-gogh" if painter != "van-gogh" else "manet"
    return Arranged(2, painters=(painter, other), **options)


def test_cezanne() -> None:
    """M6. After a Tool action the same tool once more, for as many pigments as the level it reaches."""
    t = with_painter("cezanne").stock("1", "RRYYWKK").tool("1", "brush", 1)
    t.acting(_1="s1", _2="white").play("1 act s1", "1 improve brush R+R")
    assert t.texts == {"again", "done"}
    t.play("1 again")
    assert t.texts == {"pay Y", "pay W"}
    assert t.why("pay R") == ("M6", "not-in-stock")
    t.play("1 pay Y", "1 pay W")
    assert t.texts == {"pay Y"}, "level 3, not black; asked even about one"
    t.play("1 pay Y", "2 act white")
    assert t.space("1", "brush") == 3
    assert t.held("1") == "KK"


def test_cezanne_declined_or_unable() -> None:
    """M6. `done` from the start; not asked where the level cannot be paid or the track is at its end."""
    t = with_painter("cezanne").stock("1", "RRYYY").acting(_1="s1", _2="white")
    t.play("1 act s1", "1 improve brush R+R", "1 done", "2 rest white")
    t = with_painter("cezanne").stock("1", "RRYYYKK").acting(_1="s1", _2="white")
    t.play("1 act s1", "1 improve tube R+R", "2 rest white")
    t = with_painter("cezanne").stock("1", "R" * 12).tool("1", "brush", 7).acting(_1="s1", _2="white")
    t.play("1 act s1", "1 improve brush R+R", "2 rest white")


def test_cezanne_copying_and_the_sixth_space() -> None:
    """M6, L15. Copied by the copyist or the Copyist bonus it counts, after the sixth space was asked; once only."""
    t = with_painter("cezanne").stock("1", "R" * 20).tool("1", "brush", 5).acting(_1="copy", _2="s1")
    t.play("1 act copy s1", "1 improve brush R+R")
    assert t.texts == {"bonus assistant", "bonus points"}
    t.play("1 bonus points", "1 again", *["1 pay R"] * 7, "2 rest s1")
    assert t.space("1", "brush") == 7
    t = with_painter("cezanne", bonus="B").bonus("1", "bonus-copy").stock("1", "R" * 20).acting(_1="white", _2="s1")
    t.play("1 play bonus-copy", "1 copy s1", "1 improve brush R+R", "1 again", *["1 pay R"] * 3)
    assert t.space("1", "brush") == 3


def test_cezanne_not_with_the_tool_bonus() -> None:
    """M6. The Tool bonus card is not a Tool action."""
    t = with_painter("cezanne", bonus="B").bonus("1", "bonus-tool").stock("1", "R" * 12).acting(_1="white")
    t.play("1 play bonus-tool", "1 advance brush")
    assert t.offers("again") == set()
    assert t.offers("act")


def test_degas() -> None:
    """M7. Up to 3 of the finished painting's pigments, not white, go on one other painting, the first fixing which."""
    t = with_painter("degas").painting("1", "CE10", "BRRWYOBY.").painting("1", "DE10").painting("1", "GA10")
    t.stock("1", "OR").tool("1", "brush", 2).acting(_1="s7", _2="white").play("1 act s7", "1 paint CE10 O")
    assert t.texts == {"paint DE10 R", "paint DE10 Y", "paint DE10 B"} | {"paint GA10 R", "paint GA10 Y"} | {
        "paint GA10 B",
        "paint GA10 O",
        "done",
    }
    t.play("1 paint DE10 R")
    assert t.texts == {"paint DE10 R", "paint DE10 Y", "paint DE10 B", "done"}
    assert t.why("paint GA10 R") == ("M7", "degas-one")
    assert t.why("paint DE10 G") == ("M7", "degas-lifted")
    t.play("1 paint DE10 Y", "1 paint DE10 B")
    assert t.filled("1")["DE10"] == "BR....Y.."
    assert t.texts == {"paint DE10 R", "paint GA10 R", "done"}, "the interrupted action goes on with the own stock"
    t.play("1 paint GA10 R", "2 act white")


def test_degas_declined() -> None:
    """M7. `done` from the start; the pigments return to the supply."""
    t = with_painter("degas").painting("1", "CE10", "BRRWYOBY.").painting("1", "DE10").stock("1", "O")
    t.acting(_1="s7", _2="white").play("1 act s7", "1 paint CE10 O", "1 done", "2 act white")
    assert t.filled("1")["DE10"] == "........."
    assert sum(t.s.in_play[:6]) == 3, "seat 2's own"


def test_degas_again_through_a_painting_finished_so() -> None:
    """M7, L27. A painting finished by it triggers it again, with that painting's pigments."""
    t = with_painter("degas").painting("1", "CE10", "BRRBYOBY.").painting("1", "DE10", "BRRBBGYW.")
    t.painting("1", "MA12", "RROYVV.VB").painting("1", "MO10", "RR.......").stock("1", "O").acting(_1="s7", _2="white")
    t.play("1 act s7", "1 paint CE10 O")
    assert "paint DE10 G" not in t.texts, "no green on the first"
    t.play("1 paint MA12 Y")
    assert t.s.ending == "second painting"
    assert t.texts == {"paint MO10 R", "paint MO10 B", "done"}
    t.play("1 paint MO10 B", "1 paint MO10 R", "2 act white")
    assert t.filled("1")["MO10"] == "RRRB....."


def test_gauguin_names_his_payment() -> None:
    """M8. For his colour one white may stand for one primary, and the payment is always named; also copying."""
    t = with_painter("gauguin").play("1 colour V").stock("1", "RBYW").acting(4, _1="s2 s10 copy", _2="s2")
    assert t.offers("act") == {
        *("act s2 R+B", "act s2 R+W", "act s2 B+W", "act s10"),
        *("act copy s2 R+B", "act copy s2 R+W", "act copy s2 B+W", "act copy s10"),
    }
    assert t.why("act s2") == ("M8", "payment-said")
    assert t.why("act s10 Y+W") == ("M8", "payment-unsaid")
    t.play("1 act s2 R+W")
    assert t.held("1") == "YBVV"
    assert t.texts == {"rest s2", "act s2"}, "the other player mixes as usual"


def test_gauguin_with_the_mix_and_copyist_bonus() -> None:
    """M8. Also with the Mix bonus, and copying by a bonus card; whites for both primaries never."""
    t = (
        with_painter("gauguin", bonus="B")
        .play("1 colour G")
        .bonus("1", "bonus-mix")
        .stock("1", "YWW")
        .acting(_1="white")
    )
    t.play("1 play bonus-mix")
    assert t.texts == {"mix G Y+W"}
    t = with_painter("gauguin", bonus="B").play("1 colour G").bonus("1", "bonus-copy").stock("1", "BWW")
    t.acting(8, _1="white", _2="s2").play("1 play bonus-copy")
    assert t.texts == {"copy s2 B+W"}


@pytest.mark.parametrize(("painter", "turned", "pigment"), [("manet", 1, "R"), ("monet", 9, "Y"), ("renoir", 5, "B")])
def test_flashes(painter: str, turned: int, pigment: str) -> None:
    """M9. After taking their colour, up to two squares of it at once, beside the brush, with `done` from the start."""
    t = with_painter(painter).painting("1", "DE10").painting("1", "VA12", "WGG......").stock("1", "WO")
    fitting = [card for card in ("DE10", "VA12") if pigment in GAME.box.paintings[card].squares]
    t.acting(turned, _1="s1", _2="white").play("1 act s1")
    assert t.texts == {"done", *(f"paint {card} {pigment}" for card in fitting)}
    assert t.why("paint VA12 O") == ("M9", "flash-colour")
    t.play(f"1 paint DE10 {pigment}", f"1 paint {fitting[-1]} {pigment}", "2 act white")
    assert t.held("1").count(pigment) == 1


def test_flash_when_copied_not_otherwise() -> None:
    """M9. Also copied; not for another colour, nor asked without a square of the colour."""
    t = with_painter("monet").painting("1", "DE10").acting(_1="copy s8", _2="s4").play("1 act copy s4")
    assert t.texts == {"paint DE10 Y", "done"}
    t.play("1 done", "2 rest s4", "1 act s8")
    assert t.offers("paint") == set()
    t = with_painter("monet").painting("1", "MO10").acting(_1="s4", _2="white").play("1 act s4", "2 act white")


def test_flash_before_a_bonus_of_rule_b() -> None:
    """M9, M3. The squares first, then the bonus card."""
    t = with_painter("monet", bonus="B").bonus("1", "bonus-tool").painting("1", "DE10").acting(_1="s4")
    t.play("1 act s4")
    assert t.texts == {"paint DE10 Y", "done"}
    t.play("1 done")
    assert t.texts == {"play bonus-tool", "end"}


def test_toulouse_lautrec() -> None:
    """M10. Two squares of each painting may take any colour but white and black; the three whites are apart."""
    t = with_painter("toulouse-lautrec").painting("1", "CE10", "YGR......").painting("1", "MO10", "W........")
    t.stock("1", "GWK").tool("1", "brush", 8).acting(_1="s7").play("1 act s7")
    assert {text for text in t.texts if "CE10" in text} == {f"paint CE10 {square} W" for square in "YBO"}
    assert t.why("paint CE10 B G") == ("M10", "strays-enough")
    assert {text for text in t.texts if "MO10" in text} == {
        *(f"paint MO10 {square} W" for square in "RBG"),
        *("paint MO10 R G", "paint MO10 B G", "paint MO10 G"),
    }
    t.play("1 paint MO10 G")
    assert t.s.canvases[0][1].strays == 0


def test_van_gogh() -> None:
    """M11. His stock is cut to 16, not 12."""
    t = with_painter("van-gogh").stock("1", "R" * 17).stock("2", "B" * 12).preparing()
    assert t.texts == {"discard R 1"}
    t = with_painter("van-gogh").stock("1", "R" * 16).stock("2", "B" * 13).preparing()
    assert t.to_act == "2"
