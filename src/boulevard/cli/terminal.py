"""`boulevard terminal`: a whole game in the terminal, chosen by number or typed in notation."""

import hashlib
import os
import re
import secrets
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import Any

from msgspec import Struct

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.bots.advice import Hint, InWords, advise, in_words
from boulevard.bots.compiling import warming
from boulevard.bots.costs import TAUGHT, weigh
from boulevard.bots.costs import in_words as cost_in_words
from boulevard.bots.guarded import Guarded, Stumble
from boulevard.cli.files import read_game_file, write_whole
from boulevard.cli.given import (
    PERSON,
    bots_from,
    check_bots,
    game_from,
    game_of,
    known_bots,
    options_from,
    thought_from,
)
from boulevard.cli.problems import CommandProblem
from boulevard.cli.said import ask, in_terminal, outcome_lines, sheet_lines, words_for
from boulevard.core.bot import Bot, Budget, Turns
from boulevard.core.bot_games import bot_random
from boulevard.core.choices import Choice, Menu, Words
from boulevard.core.frames import Moment
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.rulebook import rules_of
from boulevard.core.steps import CHANCE
from boulevard.core.story import Chronicle
from boulevard.core.table import Table, replay
from boulevard.core.texts import texts

LISTED = 30
"""How many choices are shown before `more`."""

COMMANDS = {
    "help": "help", "aide": "help", "?": "help",
    "back": "back", "retour": "back",
    "more": "more", "suite": "more",
    "board": "board", "plateau": "board",
    "words": "words", "mots": "words",
    "score": "score",
    "log": "log", "récit": "log", "recit": "log", "journal": "log",
    "undo": "undo", "revenir": "undo", "annuler": "undo",
    "why": "why", "pourquoi": "why",
    "hint": "hint", "conseil": "hint",
    "rule": "rule", "règle": "rule", "regle": "rule",
    "save": "save", "garder": "save", "enregistrer": "save",
    "resign": "resign", "abandonner": "resign",
    "quit": "quit", "quitter": "quit",
}  # fmt: skip


HINT_SECONDS, WEIGH_SECONDS = 2.0, 1.0


class Advice(Struct):
    """Hints for a seat at a ply, and how much of them was told."""

    about: tuple[str, int]
    hints: list[Hint]
    words: list[InWords]
    told: int = 0


class Leave(Exception):
    """The person at the keyboard leaves the table."""


class Terminal:
    """One game at one keyboard: persons in some seats, bots in the others."""

    def __init__(self, table: Table, bots: dict[str, Bot], seed: bytes, args: Namespace) -> None:
        self.table, self.game, self.bots, self.seed = table, table.game, bots, seed
        self.language: str = args.lang
        self.told_in_words: bool = args.words
        self.file: str | None = args.record
        self.hints: bool = args.hints
        self.teach: str | None = args.teach
        """How patient the teacher is, where there is one."""
        self.advice: Advice | None = None
        self.budget, self.patience = thought_from(args)
        self.budget.threads = os.cpu_count() or 1  # nobody else thinks on this machine
        self.turns = Turns(self.game, self.budget)
        self.words, self.program = words_for(self.game, args.lang), texts(args.lang, "boulevard.cli")
        self.persons = [seat for seat in table.players if seat not in bots]
        self.random = {seat: bot_random(seed, seat) for seat in bots}
        self.story = Chronicle(self.game, self.game.setup(len(table.players), table.options))
        self.heard_to: dict[str, int] = dict.fromkeys(self.persons, 0)
        """The ply from which each person has not read on."""
        self.stumbles: list[tuple[int, str]] = []
        self.at_keyboard: str | None = self.persons[0] if len(self.persons) == 1 else None

    # The course of the game --------------------------------------------------------------------------------------

    def run(self) -> None:
        self.say("terminal-hello", game=self.words("game-title"))
        if self.words.has("game-goal"):
            print(self.wrapped(self.words("game-goal")))
        for seat in self.table.players:
            bot = self.table.names[seat].removeprefix("bot:")
            key = "terminal-person" if seat in self.persons else f"terminal-bot-{bot}"
            self.say("terminal-seats", seat=self.seat(seat), who=self.program(key) if self.program.has(key) else bot)
        try:
            while to_act := self.table.to_act:
                self.turn(to_act[0])
                self.keep()
        except Leave:
            self.say("terminal-left-record" if self.file else "terminal-left", file=self.file or "-")
            return
        self.finish()

    def turn(self, seat: str) -> None:
        moments: list[Moment] = []
        if seat == CHANCE:
            self.table.draw(self.seed, moments)
            self.hear(moments)
            return
        moves = self.game.options(self.table.state, seat)
        if seat in self.bots:
            view = self.game.view(self.table.state, seat)
            guarded = Guarded(self.bots[seat], self.patience)
            left = self.turns.left_to(guarded, self.table.state, seat)
            move = guarded.choose(view, moves, self.random[seat], left)
            self.table.play_offered(seat, move, moments)
            self.hear(moments)
            for stumble in guarded.stumbles:
                self.hear_stumble(seat, stumble)
            return
        self.welcome(seat)
        while (chosen := self.choose(seat, moves)) is not None and self.looks_again(seat, moves, chosen):
            pass
        if chosen is not None:
            self.table.play_offered(seat, chosen, moments)
            self.hear(moments)

    def finish(self) -> None:
        self.read_out(self.at_keyboard or self.persons[0])
        print(self.picture(None))
        print("\n".join(outcome_lines(self.table, self.language)))
        if self.file:
            self.say("terminal-saved", file=self.file)
            return
        with suppress(Leave):
            while (name := self.ask(self.program("terminal-save-end"))) and not self.save(name):
                pass

    def keep(self) -> None:
        """What was played is written before anything else happens."""
        if self.file:
            write_whole(Path(self.file), str(self.table.record()))

    # Saying ------------------------------------------------------------------------------------------------------

    def say(self, key: str, **figures: Any) -> None:
        print(self.wrapped(self.program(key, **figures)))

    def wrapped(self, text: str) -> str:
        """Long lines broken between words where a terminal would break them anywhere."""
        if not sys.stdout.isatty():
            return text
        width = get_terminal_size().columns
        return "\n".join(fill(line, width, break_on_hyphens=False) or line for line in text.split("\n"))

    def seat(self, seat: str) -> str:
        return str(self.words.figure("seat", seat))

    def picture(self, seat: str | None) -> str:
        view = self.game.view(self.table.state, seat)
        return self.wrapped(registry.picture(self.game, view, self.words, self.told_in_words))

    def hear(self, moments: Sequence[Moment]) -> None:
        """Take down what happened in the line just played."""
        self.story.hear(self.table.ply - 1, moments)

    def hear_stumble(self, seat: str, stumble: Stumble) -> None:
        """The table is told why a bot did not choose itself."""
        bot = self.table.names[seat].removeprefix("bot:")
        told = self.program(f"terminal-stumble-{stumble.kind}", bot=bot, detail=stumble.detail)
        self.stumbles.append((self.table.ply - 1, told))

    def told(self, seat: str, since: int = 0) -> list[str]:
        """The story as that seat may know it, from a ply on; what became of bots stands where it happened."""
        lines = self.story.lines(seat, since)
        said = [(line.last, in_terminal(line, seat, self.words)) for line in lines]
        said += [one for one in self.stumbles if one[0] >= since]
        return [told for _, told in sorted(said, key=lambda one: one[0])]

    def retell(self) -> None:
        """The log as it is after an undo, or when a kept game goes on: what counts, from the first move."""
        self.story = Chronicle(self.game, self.game.setup(len(self.table.players), self.table.options))
        for ply, moments in self.table.retold():
            self.story.hear(ply, moments)
        live = {ply for ply, _ in self.story.happened}
        self.stumbles = [one for one in self.stumbles if one[0] in live]
        self.heard_to = dict.fromkeys(self.persons, self.table.ply)

    def read_out(self, seat: str) -> None:
        since, self.heard_to[seat] = self.heard_to[seat], self.table.ply
        if lines := self.told(seat, since):
            self.say("terminal-since")
            print("\n".join(f"  {self.wrapped(line)}" for line in lines))

    def welcome(self, seat: str) -> None:
        """A curtain comes between two persons, then the table as this one may see it.

        Within a turn of several small decisions the table is not shown again; `board` does.
        """
        if self.at_keyboard != seat:
            self.curtain(seat)
        print()
        self.read_out(seat)
        if self.table.decided(seat):
            self.say("terminal-board")
        else:
            print(self.picture(seat))
        decision = self.game.decision(self.table.state)
        assert decision is not None
        print()
        self.say("terminal-turn", seat=self.seat(seat))
        print(self.wrapped(self.words(f"prompt-{decision.key}", **decision.figures)))

    def curtain(self, seat: str) -> None:
        print("\x1b[2J\x1b[3J\x1b[H" if sys.stdout.isatty() else "\n" * 3, end="")
        self.ask(self.program("terminal-curtain", seat=self.seat(seat)))
        self.at_keyboard = seat

    def ask(self, said: str) -> str:
        try:
            return ask(f"{said} ").strip()
        except EOFError:
            print()
            raise Leave from None

    def agreed(self, said: str) -> bool:
        return self.ask(said).lower() in ("y", "yes", "o", "oui")

    # Choosing ----------------------------------------------------------------------------------------------------

    def choose(self, seat: str, moves: Sequence[Move]) -> Move | None:
        """A move, word by word, by number or typed; None when the table has changed under the question."""
        menu = self.menu(seat, moves)
        path = menu.resting(())
        shown, again = LISTED, True
        while path not in menu.offered:
            tokens = numbered(menu.following(path))
            if again:
                self.list_choices(path, tokens, menu, shown)
            line = self.ask(self.program("terminal-ask"))
            first, _, rest = line.partition(" ")
            command, again = COMMANDS.get(first.lower()), True
            if not line and len(tokens) == 1:
                path = menu.extended((*path, *tokens.values()))
            elif not line:
                again = False
            elif line.isdecimal() and len(line) < 10:
                if int(line) in tokens:
                    path, shown = menu.extended((*path, tokens[int(line)])), LISTED
                else:
                    self.say("terminal-no-number", given=line, numbers=spans(list(tokens)))
                    again = False
            elif command == "back":
                if not path:
                    self.say("terminal-nothing-back")
                path, shown = menu.shortened(path), LISTED
            elif command == "more":
                shown = len(tokens)
            elif command is not None and not (rest and self.typed(path, line, menu)):
                if getattr(self, f"do_{command}")(seat, rest.strip()):
                    return None
            elif (found := self.typed(path, line, menu)) is not None:
                path, shown = menu.resting(found), LISTED
            else:
                self.explain(seat, line)
                again = False
        return menu.offered[path]

    def menu(self, seat: str, moves: Sequence[Move]) -> Menu:
        view = self.game.view(self.table.state, seat)
        return Menu(self.game, view, moves, self.words, registry.gloss(self.game))

    def typed(self, path: Words, line: str, menu: Menu) -> Words | None:
        """What was typed: a whole move, its first words, or the next ones after what was chosen."""
        for start in dict.fromkeys(((), path)):
            if (found := self.read(start, line, menu)) is not None:
                return found
        return None

    def read(self, path: Words, line: str, menu: Menu) -> Words | None:
        """The path along the words typed: notation in any case and order of spaces, or the names on the screen."""
        if not line:
            return path
        word, _, rest = line.partition(" ")
        for token in menu.following(path):
            if folded(word) == folded(token) and (found := self.read((*path, token), rest.strip(), menu)):
                return found
        for token in menu.following(path):
            for name in names_of(menu.meaning((*path, token)), verb=not path):
                if line.casefold() == name or line.casefold().startswith(f"{name} "):
                    found = self.read((*path, token), line[len(name) :].strip(), menu)
                    if found is not None:
                        return found
        return None

    def list_choices(self, path: Words, tokens: dict[int, str], menu: Menu, shown: int) -> None:
        if path:
            self.say("terminal-chosen", text=" ".join(path))
        for number, token in list(tokens.items())[:shown]:
            choice = menu.choice(path, token)
            line = self.choice(number, choice)
            if choice.count > 1:
                line += " " + self.program("terminal-several", count=choice.count)
            elif gain := menu.gain(choice.path):
                line += " " + self.program("terminal-gain", gain=f"{gain:+d}".replace("-", "−"))
            print(self.wrapped(line))
        if len(tokens) > shown:
            self.say("terminal-more", count=len(tokens) - shown)

    def choice(self, number: int, choice: Choice) -> str:
        """A numbered choice: the words it adds, and what they stand for."""
        said = " ".join(word for word, _ in choice.added)
        names = ", ".join(meaning for _, meaning in choice.added if meaning)
        if not names:
            return self.program("terminal-choice", number=number, token=said)
        return self.program("terminal-choice-named", number=number, token=said, name=names)

    # Commands: each says whether the table has changed -----------------------------------------------------------

    def do_help(self, seat: str, rest: str) -> bool:
        self.say("terminal-help")
        return False

    def do_board(self, seat: str, rest: str) -> bool:
        print(self.picture(seat))
        return False

    def do_words(self, seat: str, rest: str) -> bool:
        self.told_in_words = not self.told_in_words
        print(self.picture(seat))
        return False

    def do_score(self, seat: str, rest: str) -> bool:
        sheets = self.game.sheet(self.game.view(self.table.state, seat))
        print("\n".join(sheet_lines(sheets, self.words)))
        return False

    def do_log(self, seat: str, rest: str) -> bool:
        print("\n".join(self.told(seat)))
        return False

    def do_undo(self, seat: str, rest: str) -> bool:
        """Back before the seat's last move: alone where that is free, else with the others' leave; bots agree."""
        plies = self.table.takeback_to(seat)
        if not plies:
            self.say("terminal-no-undo")
            return False
        if plies[-1] in self.table.undo_to(seat):
            self.table.undo(seat, plies[-1])
        else:
            for other in self.persons:
                asked = self.program("terminal-agree", seat=self.seat(seat), seat_other=self.seat(other))
                if other != seat and not self.agreed(asked):
                    self.say("terminal-no-agreement")
                    return False
            self.table.takeback(seat, plies[-1])
        self.retell()
        self.say("terminal-undone")
        return True

    def do_why(self, seat: str, rest: str) -> bool:
        menu = self.menu(seat, self.game.options(self.table.state, seat))
        if not rest:
            self.say("terminal-why-what")
        elif (found := self.read((), rest, menu)) is not None:
            key = "terminal-why-legal" if found in menu.offered else "terminal-why-begins"
            self.say(key, text=rest, count=menu.beginning(found))
        else:
            self.explain(seat, rest)
        return False

    def explain(self, seat: str, text: str) -> None:
        why = self.game.why_not(self.game.view(self.table.state, seat), text)
        said = self.words(f"why-{why.key}", **why.figures)
        if why.rule:
            self.say("terminal-why-rule", said=said, rule=why.rule)
        else:
            self.say("terminal-why", said=said)
        if why.key in ("move-unknown", "move-unreadable"):
            moves = self.game.options(self.table.state, seat)
            self.say("terminal-possible", verbs=list(dict.fromkeys(str(move).split(" ")[0] for move in moves)))

    def do_hint(self, seat: str, rest: str) -> bool:
        """What to think about; asked again, where to look; then the move. All from what the seat may know, and among
        several people only by agreement."""
        if len(self.persons) > 1 and not self.hints:
            self.say("terminal-no-hints")
            return False
        if self.advice is None or self.advice.about != (seat, self.table.ply):
            self.advice = self.advised(seat)
        first, advice = self.advice.words[0], self.advice
        if advice.told == 0 and not advice.hints[0].only:
            self.say("terminal-hint-nudge", said=first.nudge)
        elif advice.told == 1 and first.place:
            self.say("terminal-hint-place", said=first.place)
        else:
            for hint, words in zip(advice.hints, advice.words, strict=True):
                self.say("terminal-hint", move=words.move, text=hint.move)
                self.say("terminal-hint-why", outlook=words.outlook, reason=words.reason)
            return False
        advice.told += 1
        return False

    def advised(self, seat: str) -> Advice:
        self.say("terminal-thinking")
        view, moves = self.game.view(self.table.state, seat), self.game.options(self.table.state, seat)
        budget = Budget(seconds=HINT_SECONDS, per_decision=True)
        hints = advise(self.game, view, moves, bot_random(self.seed, f"hint:{seat}:{self.table.ply}"), budget)
        return Advice((seat, self.table.ply), hints, in_words(self.game, view, hints, self.language))

    def looks_again(self, seat: str, moves: Sequence[Move], move: Move) -> bool:
        """Where a teacher finds the move dear: is it to be thought about again? A hint then tells the better one."""
        if self.teach is None or len(moves) == 1 or (len(self.persons) > 1 and not self.hints):
            return False
        view, source = self.game.view(self.table.state, seat), bot_random(self.seed, f"hint:{seat}:{self.table.ply}")
        cost = weigh(self.game, view, moves, move, source, Budget(seconds=WEIGH_SECONDS, per_decision=True))
        if cost.better is None or cost.grade not in TAUGHT[self.teach]:
            return False
        words = cost_in_words(self.game, cost, self.language)
        self.say("terminal-cost", said=words.cost, reason=words.reason)
        if self.agreed(self.program("terminal-cost-play")):
            return False
        better = in_words(self.game, view, [cost.better], self.language)
        self.advice = Advice((seat, self.table.ply), [cost.better], better)
        return True

    def do_rule(self, seat: str, rest: str) -> bool:
        """A rule by its number, or those that have a word in bold."""
        rules = rules_of(self.game, self.language)
        wanted = [number for number in rules if number == rest.upper().rstrip(".")]
        wanted = wanted or ([number for number in rules if number[1:] == rest] if rest.isdecimal() else [])
        wanted = wanted or [number for number, one in rules.items() if f"**{rest.casefold()}" in one.words.casefold()]
        wanted = wanted or [number for number, one in rules.items() if rest.casefold() in str(one).casefold()][:3]
        if not rest:
            self.say("terminal-rule-what", number=next(iter(rules)))
        elif not wanted:
            letters = dict.fromkeys(number[0] for number in rules)
            last = {letter: [number for number in rules if number[0] == letter][-1] for letter in letters}
            self.say("terminal-rule-unknown", number=rest, numbers=[f"{one}1…{last[one]}" for one in letters])
        for number in wanted if rest else ():
            print(self.wrapped(f"{number}. {rules[number]}"))
        return False

    def do_save(self, seat: str, rest: str) -> bool:
        if rest:
            self.save(rest)
        else:
            self.say("terminal-save-what")
        return False

    def save(self, name: str) -> bool:
        """Was the record written?"""
        try:
            if Path(name).exists():
                raise CommandProblem("exists", place=name)
            write_whole(Path(name), str(self.table.record()))
        except Problem as problem:
            print(problem.sentence(self.language))
            return False
        self.say("terminal-saved", file=name)
        return True

    def do_resign(self, seat: str, rest: str) -> bool:
        if not self.agreed(self.program("terminal-resign")):
            return False
        self.table.resign(seat)
        self.say("terminal-resigned", seat=self.seat(seat))
        if self.table.to_act:  # three or four play on, a bot in the empty seat
            self.table.rename(seat, "bot:apprenti")
            self.bots[seat] = make_bot("apprenti", self.game)
            self.random[seat] = bot_random(self.seed, seat)
            self.persons.remove(seat)
            if not self.persons:
                raise Leave
        return True

    def do_quit(self, seat: str, rest: str) -> bool:
        raise Leave


def numbered(tokens: list[str]) -> dict[int, str]:
    """The choices by their numbers: from 1 on, or, where they are numbers themselves, by themselves."""
    if all(token.isdecimal() for token in tokens):
        return {int(token): token for token in tokens}
    return dict(enumerate(tokens, 1))


def spans(numbers: list[int]) -> str:
    """Numbers as a person would list them: 1…12, or one by one where some are left out."""
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}…{numbers[-1]}"
    return ", ".join(map(str, numbers))


def folded(word: str) -> object:
    """A word of the notation, whatever its case and the order of what is joined by `+`."""
    return sorted(word.casefold().split("+"))


def names_of(meaning: str | None, verb: bool) -> list[str]:
    """A name as somebody would type it: with its article or without, or a verb by its first word."""
    if meaning is None:
        return []
    name = meaning.partition(" (")[0].casefold().replace("’", "'").strip("“”«»\u00a0 ")
    bare = re.sub(r"^(the |les |le |la |l')", "", name)
    names = [name, name.replace("'", "’"), bare]
    return [*dict.fromkeys([*names, name.split(" ")[0]] if verb else names)]


def run(args: Namespace) -> int:
    name = args.game or which_game(args)
    kept = Path(args.record) if args.record else None
    if kept is not None and kept.exists() and kept.stat().st_size:
        table = resumed(name, args)
    else:
        table = begun(game_from(args, name), args)
    bots = {
        seat: make_bot(sitting.removeprefix("bot:"), table.game)
        for seat, sitting in table.names.items()
        if sitting.startswith("bot:")
    }
    if len(bots) == len(table.players):
        raise CommandProblem("persons")
    seed = secrets.token_bytes(32) if args.seed is None else hashlib.sha256(args.seed.encode()).digest()
    terminal = Terminal(table, bots, seed, args)
    with warming([table.game.name]):
        terminal.retell()
        terminal.keep()
        terminal.run()
    return 0


def begun(game: AnyGame, args: Namespace) -> Table:
    """A new table; a single bot named stands for all seats but the first."""
    players, options = game.settle(args.players, options_from(game, args.option))
    seats = game.seats(players)
    named = args.bots or ("apprenti" if len(seats) > 1 else PERSON)
    if "," not in named and len(seats) > 1:
        named = ",".join([PERSON, *[named] * (len(seats) - 1)])
    sitting = bots_from(game, named, seats, named)
    names = {seat: "person" if who == PERSON else f"bot:{who}" for seat, who in zip(seats, sitting, strict=True)}
    return Table(game, names, options)


def which_game(args: Namespace) -> str:
    """Without a game on the command line: the only one, or asked. A game that does not load keeps nobody from the
    others; who names it is shown where its code fails."""
    program = texts(args.lang, "boulevard.cli")
    titles: dict[str, str] = {}
    for name in registry.game_names():
        try:
            titles[name] = words_for(registry.game(name), args.lang)("game-title")
        except Exception as error:  # whatever somebody's code does when it is imported
            detail = f"{type(error).__name__}: {error}"
            print(program("terminal-broken", name=name, detail=detail), file=sys.stderr)
    names = list(titles)
    if len(names) == 1:
        return names[0]
    for number, title in enumerate(titles.values(), 1):
        print(f"{number}. {title}")
    while True:
        try:
            line = ask(program("terminal-which") + " ").strip().lower()
        except EOFError:
            raise CommandProblem("no-answer") from None
        if line in names:
            return line
        if line.isdecimal() and 1 <= int(line) <= len(names):
            return names[int(line) - 1]


def resumed(name: str, args: Namespace) -> Table:
    record = read_game_file(args.record)
    if record.game != name:
        raise CommandProblem("other-game", place=args.record, found=record.game, expected=name)
    try:
        table = replay(game_of(args, args.record, record), record)
    except Problem as problem:
        raise problem.at(args.record) from None
    if not table.to_act:
        raise CommandProblem("record-over", place=args.record)
    allowed = {*known_bots(), *(args.bots or "").split(",")}
    bots = [who.removeprefix("bot:") for who in table.names.values() if who.startswith("bot:")]
    for bot in bots:
        if bot not in allowed:
            raise CommandProblem("record-bot", place=args.record, bot=bot)
    check_bots(table.game, bots)
    print(texts(args.lang, "boulevard.cli")("terminal-resumed", file=args.record))
    return table
