"""The rules as a search asks for them (`boulevard.core.kernel`): who is asked, what is offered, what it does."""

from boulevard.core.kernel import CHANCE, OVER, Words, compiled
from boulevard.games.flatiron.kernel.actions import perform, placements, put, take_bonus
from boulevard.games.flatiron.kernel.daniel import (
    daniel_action,
    daniel_meets,
    daniel_pair,
    daniel_shuffle,
    daniel_takes,
    daniel_turn,
    daniel_turns,
    decrees_to_take,
    take_decree,
)
from boulevard.games.flatiron.kernel.hidden import imagine
from boulevard.games.flatiron.kernel.layout import (
    AGENDA,
    BEGIN,
    BOARD_CHOICE,
    BOARDS,
    CHOOSE_BOARD,
    COLUMN_ACTION,
    DANIEL_ACTION,
    DANIEL_DECREE,
    DANIEL_MEETS,
    DANIEL_PAIR,
    DANIEL_TAKES,
    DANIEL_TURN,
    DANIELS_BOARD,
    DEAL_BOARD_DANIEL,
    DEAL_BOARDS,
    DEAL_DANIEL,
    DEAL_DECREE,
    DEAL_FLOOR,
    DEAL_NEWS,
    DEAL_STREET,
    DECREES_OPEN,
    DONE,
    DRAW_FLOOR,
    DRAW_FOR_HALL,
    DRAW_NEWSPAPER,
    DRAW_ONE,
    DRAW_PAIR,
    DRAW_TWO,
    FIRST,
    FIRST_DO,
    FIRST_DRAW,
    FIRST_NEWS,
    GO,
    HALL_ACTION,
    KEEP,
    KEEP_ONE,
    KINDS,
    LAST_NEWS,
    LINES,
    MEET,
    MOVE_ARCHITECT,
    MOVES,
    NEWS_POOL,
    NEXT_ACTION,
    NEXT_TURN,
    ONE_ACTION,
    ONE_THING,
    OPEN_CARD,
    OPEN_DECREE,
    OPEN_FLOOR,
    OPEN_NEXT,
    PILE,
    SCORE,
    SEATS,
    SECOND_PILLAR,
    SKIP,
    SPEND,
    START_FLOOR,
    STARTER,
    STARTS,
    STEPS,
    TAKE_BONUS,
    TAKE_DECREE,
    THE_NEWSPAPER,
    TURN_ENDS,
    TURN_PILE,
    TWO_BOARDS,
    WHO_STARTS,
    WORDS,
)
from boulevard.games.flatiron.kernel.paperboy import (
    draw_newspaper,
    draw_two,
    keep,
    keep_offers,
    meet,
    one_of_the_pool,
    print_news,
    score,
    two_of_the_pool,
)
from boulevard.games.flatiron.kernel.pieces import figure, next_step, with_one
from boulevard.games.flatiron.kernel.piles import (
    cards_to_open,
    draw_floor,
    floors_to_open,
    open_card,
    open_floor,
    open_next,
    turn_pile,
)
from boulevard.games.flatiron.kernel.scoring import scores, shares
from boulevard.games.flatiron.kernel.setting import (
    board_offers,
    choose_board,
    daniels_boards,
    deal_boards,
    decrees_to_open,
    first_news,
    start_floor,
    starting_money,
    two_boards,
    who_starts,
)
from boulevard.games.flatiron.kernel.turn import (
    activate_next,
    begin_turn,
    column_action,
    column_verb,
    go,
    hall_action,
    last_news,
    news_offers,
    next_turn,
    one_thing,
    or_skip,
    places_to_go,
    spend,
    things,
    turn_ends,
)

__all__ = [  # noqa: RUF022 - as the contract lists them
    "WORDS",
    "MOVES",
    "SEATS",
    "LINES",
    "to_act",
    "options",
    "chance",
    "do",
    "scores",
    "seated",
    "shares",
    "imagine",
]


@compiled
def seated(box: Words, s: Words) -> int:
    """How many are scored."""
    return SEATS


@compiled
def to_act(box: Words, s: Words) -> int:
    """The seat that decides, CHANCE, or OVER."""
    step = next_step(s)
    if step == 0:
        return OVER
    return CHANCE if step & 63 >= FIRST_DRAW else step >> 6 & 3


@compiled
def options(box: Words, s: Words, moves: Words) -> int:
    """Every legal move of whoever is asked; how many there are."""
    step = next_step(s)
    kind, seat, about = step & 63, step >> 6 & 3, step >> 8
    if kind == COLUMN_ACTION:
        return news_offers(s, seat, moves, or_skip(box, s, seat, column_verb(box, s, seat, about), moves))
    if kind == MOVE_ARCHITECT:
        return news_offers(s, seat, moves, places_to_go(box, s, seat, moves))
    if kind == ONE_THING:
        return news_offers(s, seat, moves, things(box, s, seat, moves))
    if kind == ONE_ACTION:
        return or_skip(box, s, seat, about, moves)
    if kind == HALL_ACTION:
        return news_offers(s, seat, moves, or_skip(box, s, seat, THE_NEWSPAPER, moves))
    if kind == SECOND_PILLAR:
        found = placements(box, s, seat, figure(box, about, 4), moves, 0)
        moves[found] = DONE
        return found + 1
    if kind == LAST_NEWS:
        return last_news(s, seat, moves)
    if kind == KEEP_ONE:
        return keep_offers(s, moves)
    return board_offers(s, seat, moves) if kind == BOARD_CHOICE else 0


@compiled
def chance(box: Words, s: Words, moves: Words, weights: Words) -> int:
    """Everything that may be drawn now, with its weight; how many there are."""
    step = next_step(s)
    kind, seat, about = step & 63, step >> 6 & 3, step >> 8
    if kind == OPEN_CARD:
        return cards_to_open(s, about, moves, weights)
    if kind == DANIEL_TURN:
        return daniel_turns(s, moves, weights)
    if kind == DRAW_NEWSPAPER:
        return one_of_the_pool(s, seat, moves, weights)
    if kind == DRAW_TWO:
        return two_of_the_pool(s, seat, moves, weights)
    if kind == DRAW_FOR_HALL:
        return one_of_the_pool(s, 2, moves, weights)
    if kind == DRAW_FLOOR:
        return floors_to_open(s, -1, moves, weights)
    if kind == TAKE_DECREE:
        return decrees_to_take(s, moves, weights)
    return chance_of_setting(box, s, kind, seat, moves, weights)


@compiled
def chance_of_setting(box: Words, s: Words, kind: int, seat: int, moves: Words, weights: Words) -> int:
    """F2–F8, F33. What is drawn before the first turn."""
    if kind == START_FLOOR:
        return floors_to_open(s, int(box[STARTS]), moves, weights)
    if kind == FIRST_NEWS:
        return first_news(s, moves, weights)
    if kind == OPEN_DECREE:
        return decrees_to_open(s, moves, weights)
    if kind == TWO_BOARDS:
        return two_boards(s, seat, moves, weights)
    if kind == DANIELS_BOARD:
        return daniels_boards(s, moves, weights)
    return who_starts(moves, weights) if kind == WHO_STARTS else 0


@compiled
def do(box: Words, s: Words, move: int) -> None:
    """Play a move that is offered, or a draw, and go on until somebody is asked."""
    step = taken_off(s)
    kind, seat, about = step & 63, step >> 6 & 3, step >> 8
    if kind >= FIRST_DRAW:
        draw(box, s, kind, seat, about, move)
    else:
        decide(box, s, kind, seat, about, move)
    advance(box, s)


@compiled
def taken_off(s: Words) -> int:
    """The next step leaves the agenda."""
    s[STEPS] -= 1
    at = AGENDA + s[STEPS]
    step = int(s[at])
    s[at] = 0
    return step


@compiled
def decide(box: Words, s: Words, kind: int, seat: int, about: int, move: int) -> None:
    """What a seat decided."""
    if SPEND <= move < SPEND + KINDS:
        spend(box, s, seat, move - SPEND, kind, about)
    elif kind == COLUMN_ACTION:
        column_action(box, s, seat, about, move)
    elif kind == MOVE_ARCHITECT:
        go(box, s, seat, move - GO)
    elif kind == ONE_THING:
        one_thing(box, s, seat, move)
    elif kind == ONE_ACTION:
        if move != SKIP:
            perform(box, s, seat, about, move)
    elif kind == HALL_ACTION:
        hall_action(box, s, seat, move)
    elif kind == SECOND_PILLAR:
        if move != DONE:
            put(box, s, seat, move, 0)
    elif kind == LAST_NEWS:
        next_turn(s, seat)
    elif kind == KEEP_ONE:
        keep(s, seat, move - KEEP)
    elif kind == BOARD_CHOICE:
        choose_board(s, seat, move - CHOOSE_BOARD)


@compiled
def draw(box: Words, s: Words, kind: int, seat: int, about: int, move: int) -> None:
    """What was drawn."""
    if kind == OPEN_CARD:
        open_card(box, s, about, (move - DEAL_STREET) % PILE)
    elif kind == DANIEL_TURN:
        daniel_turn(box, s, move - DEAL_DANIEL)
    elif kind == DRAW_NEWSPAPER:
        draw_newspaper(s, seat, (move - DRAW_ONE) % KINDS)
    elif kind == DRAW_TWO:
        draw_two(s, (move - DRAW_PAIR) // KINDS % KINDS, (move - DRAW_PAIR) % KINDS)
    elif kind == DRAW_FOR_HALL:
        s[NEWS_POOL] -= 1 << 4 * ((move - DRAW_ONE) % KINDS)
        print_news(s, (move - DRAW_ONE) % KINDS)
    elif kind == DRAW_FLOOR:
        draw_floor(s, move - DEAL_FLOOR)
    elif kind == TAKE_DECREE:
        take_decree(s, move - DANIEL_DECREE)
    else:
        draw_for_setting(s, kind, seat, move)


@compiled
def draw_for_setting(s: Words, kind: int, seat: int, move: int) -> None:
    """F2–F8, F33. What was drawn before the first turn."""
    if kind == START_FLOOR:
        start_floor(s, move - DEAL_FLOOR)
    elif kind == FIRST_NEWS:
        s[NEWS_POOL] -= 1 << 4 * (move - DEAL_NEWS)
        print_news(s, move - DEAL_NEWS)
    elif kind == OPEN_DECREE:
        s[DECREES_OPEN] = with_one(int(s[DECREES_OPEN]), move - DEAL_DECREE)
    elif kind == TWO_BOARDS:
        deal_boards(s, seat, (move - DEAL_BOARDS) & (1 << BOARDS) - 1)
    elif kind == DANIELS_BOARD:
        choose_board(s, 1, (move - DEAL_BOARD_DANIEL) * 2)
    elif kind == WHO_STARTS:
        s[STARTER] = move - FIRST


@compiled
def advance(box: Words, s: Words) -> None:
    """Run what nobody is asked about."""
    while s[STEPS] > 0 and s[AGENDA + s[STEPS] - 1] & 63 >= FIRST_DO:
        step = taken_off(s)
        run(box, s, step & 63, step >> 6 & 3, step >> 8)


@compiled
def run(box: Words, s: Words, kind: int, seat: int, about: int) -> None:
    """A step that runs by itself."""
    if kind == NEXT_ACTION:
        activate_next(box, s, seat, about)
    elif kind == TURN_ENDS:
        turn_ends(s, seat)
    elif kind == NEXT_TURN:
        next_turn(s, seat)
    elif kind == SCORE:
        score(box, s, seat, about)
    elif kind == OPEN_NEXT:
        open_next(box, s, about)
    elif kind == TAKE_BONUS:
        take_bonus(box, s, seat, about >> 2, about & 3)
    elif kind == MEET:
        meet(s, seat)
    elif kind == TURN_PILE:
        turn_pile(box, s, about)
    elif kind == OPEN_FLOOR:
        open_floor(s)
    elif kind == BEGIN:
        starting_money(box, s)
        begin_turn(s, int(s[STARTER]))
    elif kind == DANIEL_MEETS:
        daniel_meets(s)
    elif kind == DANIEL_ACTION:
        daniel_action(box, s, about)
    elif kind == DANIEL_PAIR:
        daniel_pair(box, s, about)
    elif kind == DANIEL_TAKES:
        daniel_takes(s)
    else:
        daniel_shuffle(s)
