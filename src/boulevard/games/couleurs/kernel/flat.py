"""States and moves carried over to the core and back. Nothing here is compiled."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement, groupby
from typing import Any, cast

from boulevard.core.arrays import np
from boulevard.core.kernel import Beyond, Words
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw
from boulevard.games.couleurs import actions, cards, opening, painters, rounds, third_phase, tools
from boulevard.games.couleurs import moves as m
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.game import Couleurs
from boulevard.games.couleurs.kernel import layout as on
from boulevard.games.couleurs.moves import BONUS_CARDS, COLOURS, PAINTERS, PIGMENTS, PLACES, RIM_ACTIONS, SEATS, TOOLS
from boulevard.games.couleurs.state import INDEX, ME, Canvas, Finished, State, canvas
from boulevard.games.couleurs.view import pigments_out

RULES_OF_BONUS = ("off", "A", "B")
ENDINGS = ("", "second painting", "fifth black", "round limit")
LAST_ROUND = 1 << 60
"""No game has so many rounds."""

# The content -------------------------------------------------------------------------------------------------------


def laid_out(game: Couleurs) -> Words:
    """The words of the box."""
    box = game.box
    if game.version != on.RULES:
        raise Beyond(f"the core plays version {on.RULES} of the rules")
    if max(map(max, box.levels)) > on.HIGHEST:
        raise Beyond(f"the core knows no level above {on.HIGHEST}")
    words = np.zeros(on.BOX, dtype=np.int64)
    for players, spaces in box.spaces.items():
        for sector, place in enumerate(m.SECTORS):
            words[on.SPACES + on.SECTORS * (players - 2) + sector] = spaces.get(place, 0)
    for sector, place in enumerate(m.SECTORS):
        words[on.RIM + sector] = RIM_ACTIONS.index(box.facing[0][place])
    for tool, levels in enumerate(box.levels):
        words[on.LEVELS + on.TRACK * tool :][: len(levels)] = levels
    words[on.COST : on.COST + len(BONUS_CARDS)] = [box.cost[card] for card in BONUS_CARDS]
    for at, value in figures(box).items():
        words[at] = value
    _lay_out_paintings(box, words)
    _lay_out_prices(words)
    return words


def figures(box: Box) -> dict[int, int]:
    return {
        on.HALF_TURN: box.half_turn,
        on.BONUS_SPACE: box.bonus_space,
        on.END_SPACE: box.end_space,
        on.STOCK_LIMIT: box.player.stock_limit,
        on.WHITES_ALLOWED: box.player.whites_per_painting,
        on.BLACKS: box.blacks,
        on.BLACK_POINTS: box.score.black,
        on.WHITE_POINTS: box.score.white,
        on.TOOL_BONUS: box.score.tool_bonus,
        on.TOOL_END: box.score.tool_end,
        on.SWAPS: box.swaps,
        on.DEGAS_PIGMENTS: box.painters.degas_pigments,
        on.FLASH_SQUARES: box.painters.flash_squares,
        on.LAUTREC_SQUARES: box.painters.lautrec_squares,
        on.VAN_GOGH_LIMIT: box.painters.van_gogh_limit,
    }


def _lay_out_paintings(box: Box, words: Words) -> None:
    for at, (card, printed) in enumerate(box.paintings.items()):
        words[on.POINTS + at] = printed.points
        words[on.BLANK + at] = _canvas_word(box, canvas(box, card))
        for square, colour in enumerate(printed.squares):
            words[on.SQUARES + len(COLOURS) * at + COLOURS.index(colour)] |= 1 << square


def _lay_out_prices(words: Words) -> None:
    for at, payment in enumerate(PAYMENTS[1:], 1):
        words[on.PAYMENTS + 2 * at :][:2] = [INDEX[pigment] for pigment in payment]
    words[on.PAIRS :][: 2 * len(m.PAIRS)] = [pigment for pair in m.PAIRS for pigment in pair]


PAYMENTS: tuple[m.Payment, ...] = (m.UNSAID, *m.PRIMARIES.values(), ("R", "W"), ("Y", "W"), ("B", "W"))
"""What a move says of its payment, by its number."""


# States, to the core -----------------------------------------------------------------------------------------------


def flat(game: Couleurs, s: State) -> Words:
    """The words of a state."""
    if s.rules != on.RULES:
        raise Beyond(f"the core plays version {on.RULES} of the rules")
    box, words = game.box, np.zeros(on.WORDS, dtype=np.int64)
    numbers = _numbers(box)
    for at, value in _of_the_table(s, numbers).items():
        words[at] = value
    _list(words, on.GONE, [(numbers[card], 0) for card in s.gone])
    for me in range(s.players):
        mine = on.OWN + me * on.EACH
        for at, value in _of_a_seat(s, me).items():
            words[mine + at] = value
        words[mine + on.STOCK :][: len(s.stocks[me])] = s.stocks[me]
        words[mine + on.TOOLS :][: len(TOOLS)] = s.tools[me]
        words[mine + on.TOKENS :][: len(TOOLS)] = s.tokens[me]
        in_work = [(numbers[one.card], _canvas_word(box, one)) for one in s.canvases[me]]
        _list(words, mine + on.CANVASES, in_work)
        _list(words, mine + on.FINISHED, [(numbers[one.card], one.whites << on.WHITES) for one in s.finished[me]])
    agenda = [_coded_step(step, len(list(run)), numbers) for step, run in groupby(s.agenda)]
    words[on.DEPTH] = len(agenda)
    words[on.STACK :][: len(agenda)] = agenda[::-1]
    return words


@cache
def _numbers(box: Box) -> dict[str, int]:
    """The number of each painting."""
    return {card: at for at, card in enumerate(box.paintings)}


def _of_the_table(s: State, numbers: Mapping[str, int]) -> dict[int, int]:
    return {
        on.PLAYERS: s.players,
        on.BONUS: RULES_OF_BONUS.index(s.options["bonus"]),
        on.WITH_PAINTERS: s.options["painters"] == "on",
        on.LIMIT: min(s.options["round_limit"], LAST_ROUND),
        on.FIRST: s.first,
        on.ROUND: s.round,
        on.TURNED: s.turned,
        on.NEXT_FIRST: -1 if s.next_first is None else s.next_first,
        on.TURNER: -1 if s.turner is None else s.turner,
        on.COLOUR: INDEX[s.colour] if s.colour else 0,
        on.SHOWN: bool(s.painters),
        on.ENDING: ENDINGS.index(s.ending),
        on.ENDED: s.over,
        on.DECK: sum(1 << numbers[card] for card in s.deck),
        on.EASELS: sum(numbers[card] + 1 << 6 * at for at, card in enumerate(s.easels) if card),
        on.EASEL_COUNT: len(s.easels),
        on.BONUS_DECK: _tally(s.bonus_deck),
        on.OFFERS: sum(BONUS_CARDS.index(card) + 1 << 4 * at for at, card in enumerate(s.offers) if card),
        on.DISCARD: sum(BONUS_CARDS.index(card) + 1 << 4 * at for at, card in enumerate(s.bonus_discard)),
        on.DISCARDED: len(s.bonus_discard),
    }


def _of_a_seat(s: State, me: int) -> dict[int, int]:
    return {
        on.HAND: s.hands[me],
        on.NEWCOMERS: s.newcomers[me],
        on.STANDING: sum(1 << 2 * _AT[place] for place in s.standing[me]),
        on.LYING: sum(1 << 2 * _AT[place] for place in s.lying[me]),
        on.FINISHED_COUNT: len(s.finished[me]),
        on.BONUSES: _tally(s.bonuses[me]),
        on.USED: _from_one(BONUS_CARDS, s.used[me]),
        on.DEALT: sum(1 << PAINTERS.index(painter) for painter in s.dealt[me]) if s.dealt else 0,
        on.KEPT: _from_one(PAINTERS, s.kept[me]) if s.kept else 0,
    }


_AT: dict[str, int] = {place: at for at, place in enumerate(PLACES)}


def _tally(held: tuple[str, ...]) -> int:
    return sum(held.count(card) << 4 * at for at, card in enumerate(BONUS_CARDS))


def _from_one(names: tuple[str, ...], name: str) -> int:
    return names.index(name) + 1 if name else 0


def _list(words: Words, head: int, there: list[tuple[int, int]]) -> None:
    """Paintings with their words, each of which names the next."""
    after = 0
    for card, word in reversed(there):
        words[on.CARDS + card] = word | after << on.NEXT
        after = card + 1
    words[head] = after


def _canvas_word(box: Box, one: Canvas) -> int:
    filled = sum(INDEX[pigment] + 1 << 3 * square for square, pigment in enumerate(one.filled) if pigment != ".")
    squares = sum(1 << square for square, pigment in enumerate(one.filled) if pigment == ".")
    colours = sum(1 << COLOURS.index(cast(m.Colour, colour)) for colour in one.open)
    counts = one.whites << on.WHITES | one.strays << on.STRAYS
    return filled | colours << on.OPEN | counts | squares << on.OPEN_SQUARES


# States, from the core ---------------------------------------------------------------------------------------------


def state(game: Couleurs, words: Words, like: State) -> State:
    """The state of these words; what they do not hold is that of a state `like` it."""
    w = [int(word) for word in words]
    box, cards = game.box, tuple(game.box.paintings)
    seats = [w[on.OWN + me * on.EACH :][: on.EACH] for me in range(w[on.PLAYERS])]
    with_painters, kept = w[on.WITH_PAINTERS], tuple(_named(PAINTERS, mine[on.KEPT]) for mine in seats)
    bonus_places = w[on.EASEL_COUNT] if w[on.BONUS] else 0
    s = State(
        rules=like.rules,
        options=like.options,
        agenda=tuple(_agenda(w, cards)),
        resigned=like.resigned,
        players=w[on.PLAYERS],
        first=w[on.FIRST],
        round=w[on.ROUND],
        turned=w[on.TURNED],
        deck=tuple(card for at, card in enumerate(cards) if w[on.DECK] >> at & 1),
        easels=tuple(_named(cards, w[on.EASELS] >> 6 * at & 63) or None for at in range(w[on.EASEL_COUNT])),
        gone=tuple(cards[at] for at in _listed(w, on.GONE)),
        bonus_deck=_tallied(w[on.BONUS_DECK]),
        offers=tuple(_named(BONUS_CARDS, w[on.OFFERS] >> 4 * at & 15) or None for at in range(bonus_places)),
        bonus_discard=tuple(BONUS_CARDS[(w[on.DISCARD] >> 4 * at & 15) - 1] for at in range(w[on.DISCARDED])),
        hands=tuple(mine[on.HAND] for mine in seats),
        standing=tuple(_places(mine[on.STANDING]) for mine in seats),
        lying=tuple(_places(mine[on.LYING]) for mine in seats),
        newcomers=tuple(mine[on.NEWCOMERS] for mine in seats),
        stocks=tuple(tuple(mine[on.STOCK :][:8]) for mine in seats),
        tools=tuple(tuple(mine[on.TOOLS :][: len(TOOLS)]) for mine in seats),
        tokens=tuple(tuple(mine[on.TOKENS :][: len(TOOLS)]) for mine in seats),
        canvases=tuple(_canvases(box, w, me) for me in range(w[on.PLAYERS])),
        finished=tuple(_finished(w, cards, me) for me in range(w[on.PLAYERS])),
        bonuses=tuple(_tallied(mine[on.BONUSES]) for mine in seats),
        used=tuple(_named(BONUS_CARDS, mine[on.USED]) for mine in seats),
        dealt=tuple(_dealt(mine[on.DEALT]) for mine in seats) if with_painters else (),
        kept=kept if with_painters else (),
        painters=cast(tuple[m.PainterName, ...], kept) if w[on.SHOWN] else (),
        colour=PIGMENTS[w[on.COLOUR]] if w[on.COLOUR] else "",
        next_first=None if w[on.NEXT_FIRST] < 0 else w[on.NEXT_FIRST],
        turner=None if w[on.TURNER] < 0 else w[on.TURNER],
        ending=ENDINGS[w[on.ENDING]],
        over=bool(w[on.ENDED]),
    )
    s.in_play = pigments_out(s)
    return s


def _named(names: tuple[str, ...], from_one: int) -> str:
    return names[from_one - 1] if from_one else ""


def _tallied(counts: int) -> tuple[str, ...]:
    return tuple(card for at, card in enumerate(BONUS_CARDS) for _ in range(counts >> 4 * at & 15))


def _places(assistants: int) -> tuple[str, ...]:
    white = len(PLACES) - 1
    counts = [assistants >> 2 * at & (3 if at < white else 15) for at in range(len(PLACES))]
    return tuple(place for place, count in zip(PLACES, counts, strict=True) for _ in range(count))


def _dealt(tiles: int) -> tuple[m.PainterName, ...]:
    return tuple(painter for at, painter in enumerate(PAINTERS) if tiles >> at & 1)


def _listed(w: list[int], head: int) -> Iterator[int]:
    """The numbers of the paintings in a list."""
    card = w[head]
    while card:
        yield card - 1
        card = w[on.CARDS + card - 1] >> on.NEXT & 63


def _canvases(box: Box, w: list[int], me: int) -> tuple[Canvas, ...]:
    cards, letters = tuple(box.paintings), "." + "".join(PIGMENTS)
    filled = {
        at: "".join(letters[w[on.CARDS + at] >> 3 * square & 7] for square in range(9))
        for at in _listed(w, on.OWN + me * on.EACH + on.CANVASES)
    }
    return tuple(canvas(box, cards[at], squares) for at, squares in filled.items())


def _finished(w: list[int], cards: tuple[str, ...], me: int) -> tuple[Finished, ...]:
    there = _listed(w, on.OWN + me * on.EACH + on.FINISHED)
    return tuple(Finished(cards[at], w[on.CARDS + at] >> on.WHITES & 15) for at in there)


# Steps -------------------------------------------------------------------------------------------------------------

STEPS: dict[int, type[Ask[Any]] | type[Draw[Any]] | type[Do]] = {
    on.KEEP_PAINTER: opening.KeepPainter,
    on.GAUGUIN_COLOUR: painters.GauguinColour,
    on.PLACING: rounds.Placing,
    on.ACTING: rounds.Acting,
    on.AFTERWARDS: rounds.Afterwards,
    on.IMPROVING: actions.Improving,
    on.SIXTH_SPACE: tools.SixthSpace,
    on.ONCE_MORE: painters.OnceMore,
    on.PAY_FURTHER: painters.PayFurther,
    on.CHOOSING_CARD: cards.ChoosingCard,
    on.PAINTING: actions.Painting,
    on.PAINTING_OVER: painters.PaintingOver,
    on.FLASH_PAINTING: painters.FlashPainting,
    on.COPYING: cards.Copying,
    on.MIXING: cards.Mixing,
    on.SWAPPING: cards.Swapping,
    on.ADVANCING: cards.Advancing,
    on.ROTATION: third_phase.Rotation,
    on.CUT: third_phase.Cut,
    on.STAYING: third_phase.Staying,
    on.WHO_STARTS: opening.WhoStarts,
    on.DEAL_TILES: opening.DealTiles,
    on.DEAL_PAINTING: third_phase.DealPainting,
    on.DEAL_BONUS: third_phase.DealBonus,
    on.SHOW_PAINTERS: opening.ShowPainters,
    on.NEW_ROUND: rounds.NewRound,
    on.TURN_DONE: rounds.TurnDone,
    on.PAINT_ON: actions.PaintOn,
    on.PAINT_OVER: painters.PaintOver,
    on.FLASH: painters.Flash,
    on.FURTHER: painters.Further,
    on.MOVE_TOOL: tools.MoveTool,
    on.TURN_DISC: third_phase.TurnDisc,
    on.REFILL: third_phase.Refill,
    on.CUT_STOCKS: third_phase.CutStocks,
    on.RAISE_ASSISTANTS: third_phase.RaiseAssistants,
}
KINDS = {step: kind for kind, step in STEPS.items()}
DEALS = (on.DEAL_PAINTING, on.DEAL_BONUS)
"""Steps of which several alike are one word, with their number."""


def _coded_step(step: Any, count: int, numbers: Mapping[str, int]) -> int:
    kind = KINDS[type(step)]
    word = kind | (count << on.LEFT_BITS if kind in DEALS else 0)
    for name in step.__struct_fields__:
        value = getattr(step, name)
        match name:
            case "seat":
                word |= ME[value] << on.SEAT_BITS
            case "tool":
                word |= value << on.WHICH_BITS
            case "colour":
                word |= INDEX[value] << on.WHICH_BITS
            case "onto":
                word |= (0 if value is None else numbers[value] + 1) << on.WHICH_BITS
            case "left" | "spaces":
                word |= value << on.LEFT_BITS
            case "begun":
                word |= value << on.BEGUN_BITS
            case "lifted":
                word |= sum(pigments << on.LIFTED_BITS + 4 * at for at, pigments in enumerate(value))
            case _:
                raise AssertionError(f"the core knows no {name} of a {type(step).__name__}")
    return word


def _agenda(w: list[int], cards: tuple[str, ...]) -> Iterator[Any]:
    for word in reversed(w[on.STACK :][: w[on.DEPTH]]):
        kind, which, left = word & 63, word >> on.WHICH_BITS & 255, word >> on.LEFT_BITS & 255
        fields = {
            "seat": SEATS[word >> on.SEAT_BITS & 3],
            "tool": which,
            "colour": PIGMENTS[which % len(PIGMENTS)],
            "onto": _named(cards, which % (len(cards) + 1)) or None,
            "left": left,
            "spaces": left,
            "begun": bool(word >> on.BEGUN_BITS & 1),
            "lifted": tuple(word >> on.LIFTED_BITS + 4 * at & 15 for at in range(len(COLOURS))),
        }
        step: Any = STEPS[kind]
        for _ in range(left if kind in DEALS else 1):
            yield step(**{name: fields[name] for name in step.__struct_fields__})


# Moves -------------------------------------------------------------------------------------------------------------

ADVANCES = tuple(tools for count in (1, 2) for tools in combinations_with_replacement(TOOLS, count))
MIXES = ("O", "G", "V", "K")


def _code(kind: int, one: int = 0, other: int = 0) -> int:
    return kind | one << on.ONE_BITS | other << on.OTHER_BITS


def code(game: Couleurs, move: Move) -> int:
    """The code of a move of the notation."""
    if (found := CODES.get(move)) is not None:
        return found
    numbers = _numbers(game.box)
    match move:
        case m.First(seat):
            return _code(on.M_FIRST, ME[seat])
        case m.Deal(card) if card in numbers:
            return _code(on.M_DEAL, numbers[card])
        case m.Deal(card):
            return _code(on.M_DEAL, on.PAINTINGS + BONUS_CARDS.index(cast(m.BonusCard, card)))
        case m.DealPainters(seat, dealt):
            return _code(on.M_DEAL_PAINTERS, ME[seat], sum(1 << PAINTERS.index(painter) for painter in dealt))
        case m.Keep(painter):
            return _code(on.M_KEEP, PAINTERS.index(painter))
        case m.ChooseColour(colour):
            return _code(on.M_COLOUR, INDEX[colour])
        case m.Take(card):
            return _code(on.M_TAKE, numbers[card])
        case m.Paint(card, colour):
            return _code(on.M_PAINT, numbers[card], INDEX[colour] | INDEX[colour] << 3)
        case m.PaintWith(card, colour, pigment):
            return _code(on.M_PAINT, numbers[card], INDEX[colour] | INDEX[pigment] << 3)
        case m.Discard(pigment, count):
            return _code(on.M_DISCARD, INDEX[pigment], count)
    raise KeyError(move)


def move(game: Couleurs, code: int) -> Move:
    """The move of a code."""
    cards = tuple(game.box.paintings)
    one, other = code >> on.ONE_BITS & 127, code >> on.OTHER_BITS
    match code & 63:
        case on.M_FIRST:
            return m.First(SEATS[one])
        case on.M_DEAL:
            return m.Deal((*cards, *BONUS_CARDS)[one])
        case on.M_DEAL_PAINTERS:
            return m.DealPainters(SEATS[one], _dealt(other))
        case on.M_KEEP:
            return m.Keep(PAINTERS[one])
        case on.M_COLOUR:
            return m.ChooseColour(cast(m.Mixed, PIGMENTS[one]))
        case on.M_TAKE:
            return m.Take(cards[one])
        case on.M_PAINT if other & 7 == other >> 3:
            return m.Paint(cards[one], COLOURS[other & 7])
        case on.M_PAINT:
            return m.PaintWith(cards[one], COLOURS[other & 7], PIGMENTS[other >> 3])
        case on.M_DISCARD:
            return m.Discard(PIGMENTS[one], other)
    return BY_CODE[code]


def _paying(kind: int, moves: Mapping[tuple[str, m.Payment], Move], names: tuple[str, ...]) -> dict[Move, int]:
    """Moves that may say what is paid."""
    found = {}
    for (name, payment), one in moves.items():
        found[one] = _code(kind, names.index(name), PAYMENTS.index(payment))
    return found


CODES: dict[Move, int] = {
    **{one: _code(on.M_PLACE, _AT[place]) for place, one in m.PLACE.items()},
    **_paying(on.M_ACT, m.ACT, PLACES),
    **_paying(on.M_ACT_COPY, m.ACT_COPY, PLACES),
    **{one: _code(on.M_REST, _AT[place]) for place, one in m.REST.items()},
    **{
        one: _code(on.M_IMPROVE, TOOLS.index(tool), pair)
        for tool, moves in m.IMPROVE.items()
        for pair, one in enumerate(moves)
    },
    m.AGAIN: on.M_AGAIN,
    **{one: _code(on.M_PAY, at) for at, one in enumerate(m.PAY)},
    **{one: _code(on.M_REWARD, at) for at, one in enumerate(tools.REWARDS)},
    **{one: _code(on.M_BUY, BONUS_CARDS.index(card)) for card, one in m.BUY.items()},
    m.DONE: on.M_DONE,
    m.END: on.M_END,
    **{one: _code(on.M_PLAY, BONUS_CARDS.index(card)) for card, one in m.PLAY.items()},
    **_paying(on.M_MIX, m.MIX, (*PIGMENTS[: on.MIX_BLACK], "K")),
    **_paying(on.M_COPY, m.COPY, PLACES),
    **{one: _code(on.M_SWAP, given, INDEX[one.pigment_for]) for given, ones in cards.SWAPS.items() for one in ones},
    **{
        m.Advance(tools): _code(on.M_ADVANCE, TOOLS.index(tools[0]), TOOLS.index(tools[1]) + 1 if tools[1:] else 0)
        for tools in ADVANCES
    },
    **{m.Turn(notches): _code(on.M_TURN, notches) for notches in (0, 2)},
    **{one: _code(on.M_STAY, _AT[place]) for place, one in m.STAY.items()},
}
"""Moves that name no card of the content, and no number."""
BY_CODE = {code: one for one, code in CODES.items()}
