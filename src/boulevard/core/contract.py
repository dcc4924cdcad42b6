"""What every game must keep, at every position and over every game. The fuzzer and the contract suite check it."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import Any, get_args

import msgspec

from boulevard.core.events import Event
from boulevard.core.frames import Moment
from boulevard.core.game import RESIGNED, AnyGame
from boulevard.core.moves import Move
from boulevard.core.options import Option
from boulevard.core.problems import Problem
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table, replay


class Broken(AssertionError):
    """A promise of the Game protocol that a game does not keep."""


def keep(promise: bool, *said: object) -> None:
    if not promise:
        raise Broken(" ".join(map(str, said)))


# Any game of a game ----------------------------------------------------------------------------------------------


def any_setting(game: AnyGame, rng: Random) -> tuple[int, dict[str, Any]]:
    """A number of players and options that go together."""
    for _ in range(1000):
        players = rng.choice(game.players)
        options = {option.name: any_value(option, rng) for option in game.table_options}
        try:
            return game.settle(players, options)
        except Problem:
            continue
    raise Broken(f"no options of {game.name} go together")


def any_value(option: Option, rng: Random) -> Any:
    if option.kind == "flag":
        return rng.random() < 0.5
    if option.kind == "choice":
        return rng.choice(option.values)
    if option.kind == "number":
        low = option.min or 0
        return rng.choice([low, option.default, rng.randint(low, option.default if option.max is None else option.max)])
    return rng.choice([*option.words, sorted(rng.sample(option.values, option.count or 0))])


def check_seats(game: AnyGame) -> None:
    """As many seats as players, each with a name of its own."""
    for players in game.players:
        seats = game.seats(players)
        keep(
            len(set(seats)) == len(seats) == players,
            f"{type(game).__name__}.players says that {players} can play, but seats({players}) names {list(seats)}: "
            f"give as many different seats as players (SEATS in moves.py), or change players in game.py",
        )


def any_table(game: AnyGame, rng: Random) -> Table:
    check_seats(game)
    players, options = any_setting(game, rng)
    return Table(game, dict.fromkeys(game.seats(players), "bot:random"), options)


def any_move(game: AnyGame, s: Any, rng: Random) -> tuple[str, Move]:
    """A move of whoever is asked; chance by its weights."""
    seat = game.to_act(s)[0]
    asked = type(s.agenda[0]).__name__
    if seat == CHANCE:
        outcomes = game.chance(s)
        keep(len(outcomes) > 0, f"chance is asked ({asked}) and has no outcome")
        moves, weights = zip(*outcomes, strict=True)
        return seat, rng.choices(moves, weights)[0]
    offered = game.options(s, seat)
    keep(len(offered) > 0, f"seat {seat} is asked ({asked}) and has no move")
    return seat, rng.choice(offered)


# Promises of a position ------------------------------------------------------------------------------------------


def texts_of(moves: Sequence[Move]) -> list[str]:
    return [str(move) for move in moves]


def check_options(game: AnyGame, s: Any) -> None:
    """Before the end there are always options, distinct ones, and their texts name them; nobody else has any."""
    to_act = game.to_act(s)
    keep(len(to_act) <= 1 or CHANCE not in to_act, "chance and a seat are asked together:", to_act)
    keep((game.outcome(s) is not None) == (not to_act), "over or not, and nobody or somebody asked:", to_act)
    for seat in to_act:
        moves = game.options(s, seat)
        for kind in {type(move) for move in moves}:
            keep(
                kind in game.notation.kinds,
                f"{seat} is offered {kind.__name__}, which the game's notation does not list, so that nobody can read "
                f"its text back: add {kind.__name__} to NOTATION in moves.py",
            )
        texts = texts_of(moves)
        keep(len(moves) > 0, seat, "is asked and has no move")
        keep(len(set(texts)) == len(texts), "a move is offered twice to", seat, texts)
        keep(texts_of(game.options(s, seat)) == texts, "the order of options changes")
        for move, text in zip(moves, texts, strict=True):
            keep(game.parse(text) == move, "text does not name its move:", text)
    if to_act == (CHANCE,):
        weights = [weight for _, weight in game.chance(s)]
        keep(all(isinstance(weight, int) and weight > 0 for weight in weights), "weights:", weights)


def check_conserved(game: AnyGame, s: Any) -> None:
    wrong = list(game.conserved(s))
    keep(not wrong, "not conserved:", *wrong)


def check_steps(game: AnyGame, s: Any) -> None:
    """Every step of the agenda is one of the union by which a saved agenda is read."""
    known = get_args(game.step_types) or (game.step_types,)
    for kind in dict.fromkeys(type(step) for step in s.agenda):
        keep(
            kind in known,
            f"the agenda has a {kind.__name__} (in {kind.__module__}), which the game's step_types do not list, so "
            f"that a saved game could not be loaded: add {kind.__name__} to the union Step",
        )


def check_copies(game: AnyGame, s: Any, rng: Random) -> None:
    """A clone is independent; save and load agree."""
    check_steps(game, s)
    before = game.save(s)
    if game.to_act(s):
        other = game.clone(s)
        game.do(other, any_move(game, other, rng)[1])
        keep(game.save(s) == before, "a move on a clone changed the original")
    loaded = game.load(before)
    keep(loaded == s, "a loaded state is another")
    keep(game.save(loaded) == before, "a loaded state saves otherwise")
    for seat in game.to_act(s):
        keep(game.options(loaded, seat) == game.options(s, seat), "a loaded state offers other moves")


def check_refusal(game: AnyGame, s: Any, strays: Sequence[Move]) -> None:
    """An unoffered move, or one of somebody who is not asked, is refused and changes nothing."""
    before = game.save(s)
    to_act = game.to_act(s)
    offered = {move for seat in to_act for move in game.options(s, seat)}
    tries = [(seat, move) for seat in to_act for move in strays if move not in offered]
    tries += [(seat, move) for seat in (CHANCE, "nobody") if seat not in to_act for move in [*offered][:1] or strays]
    for seat, move in tries:
        try:
            game.apply(s, seat, move)
        except Problem:
            keep(game.save(s) == before, "a refused move changed the state:", seat, move)
        else:
            raise Broken(f"not offered, yet not refused: {seat} {move}")


def viewers(game: AnyGame, s: Any) -> list[str | None]:
    """Every seat that decides, and a spectator."""
    return [*game.seated(s), None]


def seen_bytes(game: AnyGame, s: Any, seat: str | None) -> bytes:
    """All that a position sends to a seat: its view and its moves."""
    moves = texts_of(game.options(s, seat)) if seat is not None else []
    return msgspec.json.encode({"view": game.view(s, seat), "moves": moves})


def same(one: bytes, other: bytes, *said: object) -> None:
    """Both are the same JSON; else what is said, and where they differ first."""
    if one != other:
        for place, first, second in differences(msgspec.json.decode(one), msgspec.json.decode(other)):
            raise Broken(" ".join(map(str, said)) + f", by {place}: {first}, and with other hidden things {second}")
        raise Broken(" ".join(map(str, said)) + ", by the order of what is written")


def differences(one: Any, other: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two JSON values differ, as a path, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        inside = [(f"{place}.{key}".lstrip("."), one.get(key), other.get(key)) for key in {**one, **other}]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        inside = [(f"{place}[{at}]", *both) for at, both in enumerate(zip(one, other, strict=True))]
    else:
        if one != other:
            yield place, one, other
        return
    for path, first, second in inside:
        yield from differences(first, second, path)


def check_views(game: AnyGame, s: Any, rng: Random) -> None:
    """A view survives JSON; a state imagined from it shows the same view and the same score."""
    for seat in viewers(game, s):
        view = game.view(s, seat)
        data = msgspec.json.encode(view)
        before = game.save(s)
        scribble(view.options)
        keep(game.save(s) == before, "a view shares its options with the state")
        view = game.view(s, seat)
        keep(msgspec.json.encode(game.read_view(data)) == data, "a view read back is another:", seat)
        imagined = game.determinize(game.read_view(data), rng)
        check_conserved(game, imagined)
        same(
            seen_bytes(game, s, seat),
            seen_bytes(game, imagined, seat),
            "a state imagined from the view looks otherwise to",
            seat,
        )
        keep(game.sheet(view) == game.scores(s), "the sheet of a view is not the state's:", seat)


def scribble(options: dict[str, Any]) -> None:
    """What a careless reader might do to a view's options."""
    for name, value in options.items():
        if isinstance(value, list):
            value.clear()
        options[name] = "scribbled"


def check_interference(game: AnyGame, s: Any, rng: Random) -> None:
    """With everything hidden from a seat replaced, its view, moves and events are byte for byte the same.

    What a move reveals is known from then on: events, and the moments on the way, are compared up to the first that
    reveals something.
    """
    for viewer in viewers(game, s):
        twin = game.disguise(s, viewer, rng)
        check_conserved(game, twin)
        who = "a spectator" if viewer is None else viewer
        same(seen_bytes(game, s, viewer), seen_bytes(game, twin, viewer), "hidden things show to", who)
        keep(game.forced(s) == game.forced(twin), "that nothing is left to decide tells", who, "what is hidden")
        if viewer in game.to_act(s):
            keep(game.sure(s) == game.sure(twin), "that nobody would leave it tells", who, "what is hidden")
        keep(game.nothing_hidden(s) == game.nothing_hidden(twin), "that nothing is hidden tells", who, "what is")
        if not game.to_act(s):
            continue
        seat, move = any_move(game, s, rng)
        known = game.seen(s, move, viewer)
        alike = [other for other in game.options(twin, seat) if game.seen(twin, other, viewer) == known]
        if not alike:
            continue  # the move itself tells the viewer what it was
        after, twin_after = game.clone(s), game.clone(twin)
        moments: list[Moment] = []
        twin_moments: list[Moment] = []
        events, twin_events = game.do(after, move, moments), game.do(twin_after, alike[0], twin_moments)
        frames = [framed(game, one, viewer) for one in (moments, twin_moments)]
        same(*frames, f'moments on the way through "{known}" tell {who} what is hidden')
        shown = [hushed(one, viewer) for one in (events, twin_events)]
        same(*shown, f'events of "{known}" tell {who} what is hidden')
        if not any(event.reveals for event in (*events, *twin_events)):
            looks = [seen_bytes(game, one, viewer) for one in (after, twin_after)]
            same(*looks, f'after "{known}" hidden things show to {who}')


def check_veiled(game: AnyGame, s: Any, rng: Random) -> None:
    """What everybody sees and counts is the same under the veil, whatever is hidden there; each view that is made from
    what everybody sees is the seat's own."""
    veiled, seen = game.veiled(s), game.view(s, None)
    keep(
        game.save(game.veiled(game.disguise(s, None, rng))) == game.save(veiled), "hidden things show through the veil"
    )
    same(seen_bytes(game, s, None), seen_bytes(game, veiled, None), "under the veil the table looks otherwise")
    keep(game.scores(veiled) == game.sheet(seen), "under the veil another score is counted")
    for seat in game.seated(s):
        own = [msgspec.json.encode(one) for one in (game.view(s, seat), game.own_view(s, seat, seen))]
        same(*own, "a view made from what everybody sees is another for", seat)


def check_openness(game: AnyGame, s: Any, rng: Random) -> None:
    """Where nothing is hidden between the seats, what one of them cannot know changes nothing for another."""
    if not game.nothing_hidden(s):
        return
    for one in game.seated(s):
        twin = game.disguise(s, one, rng)
        for other in game.seated(s):
            same(seen_bytes(game, s, other), seen_bytes(game, twin, other), "hidden from", one, "yet seen by", other)


def check_plans(game: AnyGame, s: Any, rng: Random) -> None:
    """What a seat that waits may plan, by its view alone, is what it would be offered if it were asked."""
    for seat in game.seated(s):
        planned = game.planned(game.view(s, seat))
        if planned is None:
            continue
        keep(planned.to_act == (seat,), "a plan is another's:", seat, planned.to_act)
        offered = game.options(game.determinize(planned, rng), seat)
        keep(len(offered) > 0, "nothing can be planned by", seat)
        asked = game.clone(s)
        asked.agenda = planned.agenda
        keep(texts_of(game.options(asked, seat)) == texts_of(offered), "a plan that would not be offered to", seat)


def framed(game: AnyGame, moments: Sequence[Moment], viewer: str | None) -> bytes:
    """What a viewer sees and hears on the way through a move, up to where something hidden is revealed."""
    known = takewhile(lambda moment: not any(event.reveals for event in moment.events), moments)
    seen = []
    for moment in known:
        view = game.view(moment.state, viewer)
        told = [event.seen_by(viewer) for event in moment.events]
        seen.append({"view": view, "sheets": game.sheet(view), "events": told})
    return msgspec.json.encode(seen)


def hushed(events: Sequence[Event], viewer: str | None) -> bytes:
    """What a viewer hears of events, up to the first that reveals something hidden."""
    known = takewhile(lambda event: not event.reveals, events)
    return msgspec.json.encode([event.seen_by(viewer) for event in known])


def check_accounts(game: AnyGame, s: Any, rng: Random) -> None:
    """Moves that look the same to a viewer, in events and in the view after them, have the same text for it."""
    for seat in game.to_act(s):
        moves = list(game.options(s, seat))
        for viewer in viewers(game, s):
            texts: dict[bytes, str] = {}
            for move in rng.sample(moves, min(len(moves), 8)):
                after = game.clone(s)
                looks = hushed(game.do(after, move), viewer) + seen_bytes(game, after, viewer)
                seen = game.seen(s, move, viewer)
                keep(texts.setdefault(looks, seen) == seen, "an account tells more than the table:", viewer, seen)


def check_previews(game: AnyGame, s: Any, rng: Random, strays: Sequence[Move]) -> None:
    """A preview tells what the move then does; an unoffered move has none, but an answer to why-not."""
    for seat in game.to_act(s):
        if seat == CHANCE:
            continue
        view, move, after = game.view(s, seat), rng.choice(game.options(s, seat)), game.clone(s)
        preview = game.preview(view, move)
        events = game.do(after, move)
        keep(msgspec.json.encode(preview.events) == hushed(events, seat), "a preview tells other events:", seat, move)
        if not any(event.reveals for event in events):
            keep(preview.sheets == game.scores(after), "a preview counts otherwise:", seat, move)
            keep(preview.view == game.view(after, seat), "a preview shows another table:", seat, move)
        for stray in strays:
            if stray not in game.options(s, seat):
                keep(bool(game.why_not(view, str(stray)).key), "why-not has no answer:", stray)
                try:
                    game.preview(view, stray)
                except Problem:
                    continue
                raise Broken(f"a preview of an unoffered move: {stray}")


def candidates(game: AnyGame, offered: Sequence[Move], rng: Random, of_each: int = 2) -> list[Move]:
    """Texts of the notation, offered or not: some of each kind, and what a slip makes of those offered."""
    words, notation = game.vocabulary(), game.notation
    near = rng.sample(offered, min(len(offered), 6))
    tried = [notation.any_move(kind, words, rng) for kind in notation.kinds for _ in range(of_each)]
    tried += [notation.neighbour(move, words, rng) for move in near for _ in range(3)]
    found: dict[Move, None] = dict.fromkeys(near)
    for move in tried:
        try:
            found[game.parse(str(move))] = None
        except Problem:  # some orders of words are no text of the notation
            continue
    return list(found)


def check_objections(game: AnyGame, s: Any, rng: Random, of_each: int = 2) -> None:
    """What is offered is exactly what nothing speaks against."""
    for seat in game.to_act(s):
        if seat == CHANCE:
            continue
        offered = game.options(s, seat)
        imagined = game.determinize(game.view(s, seat), rng)
        step = imagined.agenda[0]
        for move in candidates(game, offered, rng, of_each):
            why = step.objection(imagined, game.box, move)
            where = f"{type(step).__name__}.objection"
            if why is None:
                keep(move in offered, f'seat {seat} is not offered "{move}", yet {where} says nothing against it')
                continue
            said = f"{why.rule} {why.key} {why.figures}"
            keep(move not in offered, f'seat {seat} is offered "{move}", yet {where} refuses it: {said}')
            keep(bool(why.rule), f'{where} refuses "{move}" and cites no rule: {said}')


def check_position(game: AnyGame, s: Any, rng: Random, strays: Sequence[Move] = ()) -> None:
    """Every promise of one position."""
    check_options(game, s)
    check_conserved(game, s)
    check_copies(game, s, rng)
    check_refusal(game, s, strays)
    check_views(game, s, rng)
    check_interference(game, s, rng)
    check_openness(game, s, rng)
    check_veiled(game, s, rng)
    check_plans(game, s, rng)
    check_accounts(game, s, rng)
    check_previews(game, s, rng, strays)
    check_objections(game, s, rng)
    check_resignation(game, s, rng)


def check_resignation(game: AnyGame, s: Any, rng: Random) -> None:
    """Whoever gives up has lost a game of two, or alone; with three or four the game goes on."""
    if not game.to_act(s):
        return
    given_up = game.clone(s)
    seat = rng.choice(game.seated(s))
    game.resign(given_up, seat)
    outcome = game.outcome(given_up)
    if len(game.seated(s)) > 2:
        keep(outcome is None and game.to_act(given_up) == game.to_act(s), "a resignation stopped the others")
    else:
        keep(outcome is not None and outcome.reason == RESIGNED, "a resignation did not end the game")
        keep(outcome is not None and seat not in outcome.winners and len(outcome.winners) > 0, "nobody won")
        keep(game.to_act(given_up) == (), "somebody is asked after a resignation")
        keep(game.scores(given_up) == game.scores(s), "a resignation changed the sheets")
    check_copies(game, given_up, rng)
    check_views(game, given_up, rng)


# Promises of a game ----------------------------------------------------------------------------------------------


def check_record(table: Table) -> None:
    """Replaying its record gives the same outcome, and the record reads back as it was written."""
    text = str(table.record())
    record = read_record(text.encode())
    keep(str(record) == text, "a record read back is another")
    again = replay(table.game, record)
    keep(again.outcome == table.outcome, "replayed to another outcome")
    keep(table.game.save(again.state) == table.game.save(table.state), "replayed to another state")


def check_events(game: AnyGame, events: Sequence[Event]) -> None:
    """What happens is declared, and its figures are what its class says."""
    for event in events:
        keep(type(event) in game.event_types, "an event that the game does not declare:", event)
        msgspec.convert(msgspec.to_builtins(event), type(event))


def check_game(table: Table, rng: Random, every: int = 1, limit: int = 100_000) -> None:
    """Play a random game on a new table, checking positions as it goes (`every` n-th wholly), and its end."""
    game = table.game
    strays: list[Move] = []
    while to_act := table.to_act:
        keep(table.ply < limit, "no end after", limit, "plies")
        if table.ply % every == 0:
            check_position(game, table.state, rng, strays[-5:])
        else:
            check_conserved(game, table.state)
        seat, move = any_move(game, table.state, rng)
        keep(seat in to_act, seat, "moves but is not asked")
        check_events(game, table.play(seat, move))
        strays.append(move)
    check_position(game, table.state, rng, strays[-5:])
    check_record(table)
