"""Undo, take-back, seats and resignation as lines of the record."""

from collections.abc import Sequence
from importlib.resources import files

import pytest

from boulevard import registry
from boulevard.core.events import Event
from boulevard.core.frames import Moment
from boulevard.core.game import AnyGame, Outcome
from boulevard.core.problems import Problem
from boulevard.core.record import Line, read_record
from boulevard.core.table import Table, account, replay


def table(*texts: str) -> Table:
    made = Table(registry.game("paris"), {"orange": "Ana", "blue": "Léo"}, {"first": "orange"})
    for text in ("deal orange 3", "deal blue 8", *texts):
        made.play(made.to_act[0], made.game.parse(text))
    return made


def again(made: Table) -> Table:
    return replay(made.game, read_record(str(made.record()).encode()))


def test_a_seat_undoes_its_own_last_move() -> None:
    made = table("take CROSS")
    assert made.undo_to("orange") == [2]
    assert made.undo_to("blue") == []
    made.undo("orange", 2)
    assert made.to_act == ("orange",)
    assert "CROSS" in made.state.pool
    assert made.ply == 4
    assert again(made).state == made.state


def test_plies_never_fall_and_what_was_undone_stays_in_the_record() -> None:
    made = table("take CROSS")
    made.undo("orange", 2)
    made.play("orange", made.game.parse("take LINE"))
    assert [str(line) for line in made.lines[2:]] == ["orange take CROSS", "~ undo orange 2", "orange take LINE"]
    assert made.live_plies("orange") == [4]
    assert made.undo_to("orange") == [4]


def test_no_undo_over_chance() -> None:
    made = table("tile 3 A1 0", "deal orange 5")
    assert made.undo_to("orange") == []
    with pytest.raises(Problem, match="cannot go back"):
        made.undo("orange", 2)


def test_no_undo_once_another_seat_has_moved() -> None:
    made = table("take CROSS", "take LINE")
    assert made.undo_to("orange") == []
    assert made.undo_to("blue") == [3]


def test_a_takeback_goes_over_chance_and_others() -> None:
    made = table("tile 3 A1 0", "deal orange 5", "take LINE")
    made.takeback("orange", 2)
    assert made.to_act == ("orange",)
    assert made.state.hands[0] == (3,)
    assert again(made).state == made.state


def test_chance_is_drawn_anew_after_a_takeback() -> None:
    seed = b"\x07" * 32
    made = table("tile 3 A1 0")
    made.draw(seed)
    drawn = [made.lines[-1].text]
    for _ in range(12):
        made.takeback("orange", made.live_plies("orange")[0])
        made.play("orange", made.game.parse("tile 3 A1 0"))
        made.draw(seed)
        drawn.append(made.lines[-1].text)
    assert len(set(drawn)) > 3


def test_seats_change_hands_and_an_undo_leaves_that_alone() -> None:
    made = table("take CROSS")
    made.rename("blue", "bot:apprenti")
    made.undo("orange", 2)
    assert made.names == {"orange": "Ana", "blue": "bot:apprenti"}
    assert made.players == {"orange": "Ana", "blue": "Léo"}
    assert again(made).names == made.names


def test_resigning_ends_a_game_of_two_and_the_other_wins() -> None:
    made = table("take CROSS")
    made.resign("blue")
    assert made.to_act == ()
    assert made.outcome is not None
    assert (made.outcome.reason, made.outcome.winners) == ("resigned", ("orange",))
    assert made.outcome.scores["orange"]["unbuilt"] == -3
    assert made.undo_to("orange") == []
    with pytest.raises(Problem, match="over"):
        made.play("blue", made.game.parse("take LINE"))
    assert again(made).outcome == made.outcome


def test_a_resigned_game_is_over_for_everybody() -> None:
    made = table("take CROSS")
    made.resign("blue")
    view = made.game.view(made.state, "orange")
    assert view.to_act == ()
    assert view.outcome == made.outcome
    assert made.game.outcome(made.game.load(made.game.save(made.state))) == made.outcome
    for seat in ("blue", "orange", "green"):
        with pytest.raises(Problem, match="cannot resign"):
            made.resign(seat)


def test_the_account_of_a_seat_blanks_what_it_may_not_know() -> None:
    made = table("tile 3 A1 0", "deal orange 5", "take LINE")
    made.takeback("blue", made.live_plies("blue")[0])
    wanted = {"orange": ("3", "?", "5"), "blue": ("?", "8", "?"), None: ("?", "?", "?")}
    for seat, (first, second, third) in wanted.items():
        lines = [str(line) for line in account(made.game, made.record(), seat)]
        assert lines[:2] == [f"- deal orange {first}", f"- deal blue {second}"]
        assert lines[2:] == ["orange tile 3 A1 0", f"- deal orange {third}", "blue take LINE", "~ takeback blue 4"]


def test_a_rematch_at_paris_starts_with_who_lost() -> None:
    """P8, S5: by the tie-break or by giving up too; by lot after a shared victory."""
    game = registry.game("paris")
    options = game.settle(None, {"edition": "en", "first": "orange"})[1]
    tied = {"orange": {"total": 40}, "blue": {"total": 40}}
    ahead = {"orange": {"total": 50}, "blue": {"total": 40}}
    assert game.rematch(options, Outcome("played out", tied, ("orange",))) == {**options, "first": "blue"}
    assert game.rematch(options, Outcome("played out", tied, ("blue",))) == {**options, "first": "orange"}
    assert game.rematch(options, Outcome("resigned", ahead, ("blue",))) == {**options, "first": "orange"}
    assert game.rematch(options, Outcome("played out", tied, ("orange", "blue"))) == {**options, "first": "random"}


@pytest.mark.parametrize("name", ["couleurs", "flatiron"])
def test_where_the_book_knows_no_rematch_the_options_stay(name: str) -> None:
    """L7, F8: by lot, or as the option says, whoever lost."""
    game = registry.game(name)
    outcome = Outcome("played out", {"1": {"total": 9}, "2": {"total": 40}}, ("2",))
    for first in ("random", "2"):
        options = game.settle(2, {"first": first})[1]
        again = game.rematch(options, outcome)
        assert again == options
        assert again is not options


def test_a_name_with_a_line_end_is_refused() -> None:
    with pytest.raises(Problem):
        table().rename("blue", "two\nlines")


# What a table knows of its lines ---------------------------------------------------------------------------------

FIRM = (
    *("deal floor F01", "deal floor F05", "deal news money3"),
    *("deal street broadway BW1", "deal street st23 BW3", "deal street av5 BW5", "deal street st22 BW7"),
    *(f"deal decree DE{number}" for number in range(1, 7)),
    *("deal boards 1 1+2", "deal boards 2 3+4"),
)


def firms(*texts: str, remember: int = 0) -> Table:
    """A table of Flatiron, where a turn has several moves and the second choice of a board shows both."""
    made = Table(registry.game("flatiron"), {"1": "Ana", "2": "Léo"}, {"first": "1"}, remember=remember)
    for text in (*FIRM, *texts):
        made.play(made.to_act[0], made.game.parse(text))
    return made


def fenced(made: Table) -> bool:
    return made.last_is_fence


def test_all_moves_of_a_turn_can_be_undone_the_oldest_named_first() -> None:
    made = firms("board 1 violet", "board 3 violet", "move broadway", "activate", "skip")
    first = len(FIRM) + 2
    assert made.undo_to("1") == [first, first + 1, first + 2]
    made.undo("1", first)
    assert made.state.places["1"] is None
    assert made.live_plies("1") == [first - 2]


def test_no_undo_over_what_was_shown() -> None:
    """A choice in secret may be taken back until all have chosen, which shows it."""
    made = firms("board 1 violet")
    assert made.undo_to("1") == [len(FIRM)]
    assert not fenced(made)
    made.play("2", made.game.parse("board 3 violet"))
    assert fenced(made)
    assert made.undo_to("2") == []


def test_the_last_line_is_a_fence_only_if_it_is_a_move_that_counts() -> None:
    made = table()
    assert fenced(made), "chance spoke"
    made.play("orange", made.game.parse("take CROSS"))
    assert not fenced(made)
    made.undo("orange", 2)
    assert not fenced(made), "the last line is the undo, whatever came before it"


def test_who_moved_last_and_when() -> None:
    made = table()
    assert not made.decided("orange")
    assert made.last_ply("orange") is None
    made.play("orange", made.game.parse("tile 3 A1 0"))
    made.play("-", made.game.parse("deal orange 5"))
    assert made.decided("orange"), "chance does not count"
    assert not made.decided("blue")
    made.play("blue", made.game.parse("take LINE"))
    assert (made.decided("orange"), made.decided("blue")) == (False, True)
    assert (made.last_ply("orange"), made.last_ply("blue")) == (2, 4)


def test_so_many_positions_are_remembered_as_was_asked() -> None:
    made = firms("board 1 violet", "board 3 violet", remember=2)
    last = made.ply
    states = []
    for text in ("move broadway", "activate", "skip"):
        states.append(made.game.save(made.state))
        made.play("1", made.game.parse(text))
    assert made.before(last) is None
    assert [made.game.save(made.before(last + n)) for n in (1, 2)] == states[1:]
    assert made.before(last + 3) is None
    assert firms("board 1 violet").before(len(FIRM)) is None, "nothing is kept unless it is asked for"


@pytest.mark.parametrize("remember", [0, 1, 2, 9])
def test_going_back_is_the_same_whether_the_position_is_remembered_or_not(remember: int) -> None:
    made = firms("board 1 violet", "board 3 violet", remember=remember)
    first = made.ply
    for text in ("move broadway", "activate", "skip"):
        made.play_offered("1", made.game.parse(text))
    made.undo("1", first + 1)
    assert made.game.save(made.state) == made.game.save(again(made).state)
    assert made.before(first + 1) is made.before(first + 2) is None
    assert (made.before(first) is not None) == (remember > 2)
    made.play("1", made.game.parse("dollars"))
    made.resign("2")
    assert made.state.resigned == ("2",)


def test_a_resignation_among_several_stays_when_the_others_go_back() -> None:
    for remember in (0, 9):
        made = Table(registry.game("couleurs"), dict.fromkeys("123", "Ana"), {"first": "1"}, remember=remember)
        for text in ("deal CE10", "deal DE10", "deal GA10", "deal MA10", "place s4"):
            made.play(made.to_act[0], made.game.parse(text))
        made.resign("3")
        made.undo("1", 4)
        assert made.state.resigned == ("3",)
        assert made.to_act == ("1",)


def test_what_happened_is_told_again_without_what_was_undone() -> None:
    made = table()
    heard = [happened(moments) for _, moments in made.retold()]
    assert [event.name for events in heard for event in events] == ["draw", "draw"]
    made.play("orange", made.game.parse("take CROSS"))
    made.undo("orange", 2)
    heard.append(made.play("orange", made.game.parse("take LINE")))
    heard.append(made.play_offered("blue", made.game.parse("take CROSS")))
    assert [events[0].name for events in heard[2:]] == ["take", "take"]
    told = list(made.retold())
    assert [happened(moments) for _, moments in told] == heard
    assert [ply for ply, _ in told] == [0, 1, 4, 5]
    assert told[-1][1][-1].state == made.state


def happened(moments: Sequence[Moment]) -> tuple[Event, ...]:
    return tuple(event for moment in moments for event in moment.events)


def test_a_game_is_taken_up_from_its_lines_and_a_saved_position() -> None:
    played = firms("board 1 violet", "board 3 violet", "move broadway", "activate")
    played.rename("2", "Mme de B.")
    played.undo("1", played.ply - 2)
    played.play("1", played.game.parse("dollars"))
    fences = [line.seat == "-" or line.text == "board 3 violet" for line in played.lines]
    taken_up = Table(played.game, played.players, played.options)
    taken_up.resume(played.lines, fences, played.game.load(played.game.save(played.state)))
    assert taken_up.lines == played.lines
    assert taken_up.names == {"1": "Ana", "2": "Mme de B."}
    for seat in ("1", "2"):
        assert taken_up.undo_to(seat) == played.undo_to(seat)
        assert taken_up.live_plies(seat) == played.live_plies(seat)
    assert list(taken_up.retold()) == list(played.retold())
    with pytest.raises(ValueError, match="zip"):
        Table(played.game, played.players, played.options).resume(played.lines, fences[1:], played.state)


@pytest.mark.parametrize(
    "text", ["undo orange", "takeback orange x", "resign", "seat blue", "dance", "undo orange 2 3"]
)
def test_a_line_that_the_table_does_not_know_is_refused(text: str) -> None:
    made = table("take CROSS")
    with pytest.raises(Problem, match="table"):
        made.say(Line("~", text))
    assert made.ply == 3


def test_a_takeback_names_a_move_that_counts_and_a_seat_that_plays() -> None:
    made = table("take CROSS")
    for seat, ply in (("green", 2), ("orange", 3), ("orange", 9)):
        with pytest.raises(Problem, match="no line that counts"):
            made.takeback(seat, ply)
    made.undo("orange", 2)
    with pytest.raises(Problem, match="no line that counts"):
        made.takeback("orange", 2)
    assert made.say(Line("orange", "take CROSS"))[0].name == "take"
    assert made.say(Line("~", "undo orange 4")) == ()


# Records that do not fit -----------------------------------------------------------------------------------------


def refusal(game: AnyGame, text: str) -> Problem:
    with pytest.raises(Problem) as caught:
        replay(game, read_record(text.encode()))
    return caught.value


def test_a_record_of_other_content_names_it_and_wants_it() -> None:
    own = files("boulevard.games.paris").joinpath("content.toml").read_bytes()
    other = registry.game("paris", own.replace(b"chimneys = 7", b"chimneys = 6"))
    usual = table("take CROSS")
    unusual = Table(other, {"orange": "Ana", "blue": "Léo"}, {"first": "orange"})
    assert usual.record().content is None
    assert unusual.record().content == other.fingerprint
    assert replay(other, read_record(str(unusual.record()).encode())).state == unusual.state
    assert refusal(other, str(usual.record())).key == "content-unwanted"
    found = refusal(usual.game, str(unusual.record()))
    assert (found.key, found.place, found.figures["wanted"]) == ("content-wanted", "line 4", other.fingerprint)


def test_a_record_of_newer_rules_is_refused_naming_the_newest() -> None:
    made = table("take CROSS")
    found = refusal(made.game, str(made.record()).replace("rules 1", "rules 9", 1))
    assert (found.key, found.place, found.figures["newest"]) == ("rules-version", "line 3", made.game.rules)


def test_a_running_game_has_no_outcome_in_its_record() -> None:
    made = table("take CROSS")
    assert made.record().outcome is None
    assert made.record().lines == made.lines
    made.resign("blue")
    assert made.record_so_far().outcome is None
    assert made.record().outcome == {
        "reason": "resigned", "scores": made.game.scores(made.state), "winners": ("orange",)
    }  # fmt: skip


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("- deal orange 9", ", ".join(f"deal orange {tile}" for tile in range(1, 9))),
        ("- deal blue 1", ", ".join(f"deal orange {tile}" for tile in range(1, 9))),
    ],
)
def test_what_was_legal_is_said_whole_where_it_is_little(line: str, legal: str) -> None:
    begun = str(Table(registry.game("paris"), {"orange": "Ana", "blue": "Léo"}, {"first": "orange"}).record())
    found = refusal(registry.game("paris"), f"{begun}{line}\n")
    assert (found.key, found.figures["legal"], found.place) == ("illegal", legal, "line 7")


def test_of_nine_that_were_legal_eight_are_said() -> None:
    alone = Table(registry.game("flatiron"), {"1": "Ana"}, {"daniel": "normal"})
    for text in (*FIRM[:-1], "board 1 violet", "deal board daniel 4"):
        alone.play(alone.to_act[0], alone.game.parse(text))
    found = refusal(alone.game, f"{alone.record()}- first 1\n")
    assert found.figures["legal"] == ", ".join(f"deal daniel DB{card}" for card in range(1, 9)) + ", … (9)"


def test_of_much_that_was_legal_eight_are_said_those_of_the_same_verb_first() -> None:
    made = str(table().record())
    found = refusal(registry.game("paris"), f"{made}orange take TOWER\n")
    takes = sorted(str(move) for move in table().game.options(table().state, "orange") if str(move).startswith("take"))
    assert found.figures["legal"] == f"{', '.join(takes[:8])}, … (76)"
    assert refusal(registry.game("paris"), f"{made}blue dance\n").key == "move-unknown", "nothing is legal for blue"
    unreadable = refusal(registry.game("paris"), f"{made}orange dance\n")
    assert (unreadable.key, unreadable.figures["text"]) == ("illegal", "dance")


def test_whose_turn_it_is_not_is_told_just_that() -> None:
    made = str(table().record())
    assert refusal(registry.game("paris"), f"{made}blue take LINE\n").key == "not-your-turn"
    assert refusal(registry.game("paris"), f"{made}~ undo blue 0\n").key == "undo"
    assert refusal(registry.game("paris"), f"{made}~ resign blue\norange take LINE\n").key == "over"


# Lines that were given ---------------------------------------------------------------------------------------------


def test_nobody_goes_back_behind_the_beginning_of_a_table() -> None:
    """The lines before it were given: they count, and are no moves of those who sit here."""
    made = table("take CROSS", "take LINE", "take SMILE")
    made.undo("orange", 4)
    made.play("orange", made.game.parse("take SMALL_T"))
    assert (made.undo_to("orange"), made.takeback_to("blue")) == ([6], [3])
    made.begin()
    assert [str(line) for line in made.lines[-2:]] == ["orange take SMALL_T", "~ begin"]
    assert [made.undo_to(seat) + made.takeback_to(seat) for seat in made.players] == [[], []]
    assert (made.last_ply("orange"), made.live_plies("orange")) == (None, [2, 6])
    for seat, ply in (("orange", 6), ("blue", 3)):
        with pytest.raises(Problem, match="cannot go back"):
            made.undo(seat, ply)
        with pytest.raises(Problem):
            made.takeback(seat, ply)
    made.play("blue", made.game.parse("take STAIRS"))
    assert (made.undo_to("blue"), made.takeback_to("blue"), made.last_ply("blue")) == ([8], [8], 8)
    assert again(made).undo_to("blue") == [8]
    assert again(made).takeback_to("orange") == []
    resumed = Table(made.game, made.players, made.options)
    resumed.resume(made.lines, [False] * made.ply, made.state)
    assert (resumed.takeback_to("orange"), resumed.takeback_to("blue")) == ([], [8])
    made.undo("blue", 8)
    assert made.to_act == ("blue",)


def test_a_record_says_how_many_of_its_lines_were_given() -> None:
    made = table("take CROSS")
    assert made.record().given == 0
    made.begin()
    made.play("blue", made.game.parse("take LINE"))
    assert made.record().given == 3
    assert read_record(str(made.record()).encode()).given == 3


def test_a_table_begins_once_and_from_something() -> None:
    with pytest.raises(Problem, match="begin"):
        Table(registry.game("paris"), {"orange": "Ana", "blue": "Léo"}).begin()
    made = table("take CROSS")
    made.begin()
    with pytest.raises(Problem, match="begin"):
        made.say(Line("~", "begin"))
    over = table("take CROSS")
    over.resign("blue")
    with pytest.raises(Problem, match="begin"):
        over.begin()
