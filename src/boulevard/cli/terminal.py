"""`boulevard terminal`: a whole game in the terminal, chosen by number or typed in notation."""

import hashlib
import re
import secrets
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.cli.common import (
    PERSON,
    CommandProblem,
    bots_from,
    game_from,
    options_from,
    outcome_lines,
    read_game_file,
    sheet_lines,
    words_for,
    write_whole,
)
from boulevard.core.bot import Bot, Budget
from boulevard.core.events import Event
from boulevard.core.game import AnyGame
from boulevard.core.match import bot_random
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.steps import CHANCE
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
    "log": "log", "journal": "log",
    "undo": "undo", "annuler": "undo",
    "why": "why", "pourquoi": "why",
    "rule": "rule", "règle": "rule", "regle": "rule",
    "save": "save", "garder": "save",
    "resign": "resign", "abandonner": "resign",
    "quit": "quit", "quitter": "quit",
}  # fmt: skip


Words = tuple[str, ...]
Offered = dict[Words, Move]
"""The moves offered, by the words of their texts."""


class Leave(Exception):
    """The person at the keyboard leaves the table."""


class Terminal:
    """One game at one keyboard: persons in some seats, bots in the others."""

    def __init__(self, table: Table, bots: dict[str, Bot], seed: bytes, args: Namespace) -> None:
        self.table, self.game, self.bots, self.seed = table, table.game, bots, seed
        self.language: str = args.lang
        self.told_in_words: bool = args.words
        self.file: str | None = args.record
        self.words, self.frame = words_for(self.game, args.lang), texts(args.lang, "boulevard.cli")
        self.persons = [seat for seat in table.players if seat not in bots]
        self.random = {seat: bot_random(seed, seat) for seat in bots}
        self.unread: dict[str, list[str]] = {seat: [] for seat in self.persons}
        self.log: dict[str, list[str]] = {seat: [] for seat in self.persons}
        self.at_keyboard: str | None = self.persons[0] if len(self.persons) == 1 else None

    # The course of the game --------------------------------------------------------------------------------------

    def run(self) -> None:
        self.say("terminal-hello", game=self.words("game-title"))
        for seat in self.table.players:
            bot = self.table.names[seat].removeprefix("bot:")
            key = "terminal-person" if seat in self.persons else f"terminal-bot-{bot}"
            self.say("terminal-seats", seat=self.seat(seat), who=self.frame(key) if self.frame.has(key) else bot)
        try:
            while to_act := self.table.to_act:
                self.turn(to_act[0])
                self.keep()
        except Leave:
            self.say("terminal-left-record" if self.file else "terminal-left", file=self.file or "-")
            return
        self.finish()

    def turn(self, seat: str) -> None:
        if seat == CHANCE:
            self.hear(self.table.draw(self.seed))
            return
        moves = self.game.options(self.table.state, seat)
        if seat in self.bots:
            view = self.game.view(self.table.state, seat)
            move = self.bots[seat].choose(view, moves, self.random[seat], Budget())
            self.hear(self.table.play(seat, move))
            return
        self.welcome(seat)
        if (chosen := self.choose(seat, moves)) is not None:
            self.hear(self.table.play_offered(seat, chosen))

    def finish(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self.read_out(self.at_keyboard or self.persons[0])
        print(self.picture(None))
        print("\n".join(outcome_lines(self.game, outcome, self.language)))

    def keep(self) -> None:
        """What was played is written before anything else happens."""
        if self.file:
            write_whole(Path(self.file), str(self.table.record()))

    # Saying ------------------------------------------------------------------------------------------------------

    def say(self, key: str, **figures: Any) -> None:
        print(self.frame(key, **figures))

    def seat(self, seat: str) -> str:
        return str(self.words.figure("seat", seat))

    def picture(self, seat: str | None) -> str:
        view = self.game.view(self.table.state, seat)
        drawn: str = registry.part(self.game.name, "picture").picture(self.game, view, self.words, self.told_in_words)
        return drawn

    def hear(self, events: Sequence[Event]) -> None:
        """Each person will read what happened as far as that seat may know it."""
        for seat in self.persons:
            for event in events:
                seen = event.seen_by(seat)
                line = self.words(f"event-{seen.pop('event')}", **seen)
                self.unread[seat].append(line)
                self.log[seat].append(line)

    def read_out(self, seat: str) -> None:
        if self.unread[seat]:
            self.say("terminal-since")
            print("\n".join(f"  {line}" for line in self.unread[seat]))
            self.unread[seat].clear()

    def welcome(self, seat: str) -> None:
        """A curtain comes between two persons, then the table as this one may see it."""
        if self.at_keyboard != seat:
            self.curtain(seat)
        print()
        self.read_out(seat)
        print(self.picture(seat))
        decision = self.game.decision(self.table.state)
        assert decision is not None
        print()
        self.say("terminal-turn", seat=self.seat(seat))
        print(self.words(f"prompt-{decision.key}"))

    def curtain(self, seat: str) -> None:
        print("\x1b[2J\x1b[3J\x1b[H" if sys.stdout.isatty() else "\n" * 3, end="")
        self.ask(self.frame("terminal-curtain", seat=self.seat(seat)))
        self.at_keyboard = seat

    def ask(self, said: str) -> str:
        try:
            return input(f"{said} ").strip()
        except EOFError:
            print()
            raise Leave from None

    def agreed(self, said: str) -> bool:
        return self.ask(said).lower() in ("y", "yes", "o", "oui")

    # Choosing ----------------------------------------------------------------------------------------------------

    def choose(self, seat: str, moves: Sequence[Move]) -> Move | None:
        """A move, word by word, by number or typed; None when the table has changed under the question."""
        offered = {tuple(str(move).split(" ")): move for move in moves}
        path: Words = ()
        shown = LISTED
        fresh = True
        while True:
            if path in offered:
                return offered[path]
            tokens = following(path, offered)
            if fresh:
                self.list_choices(seat, path, tokens, offered, shown)
            fresh = True
            line = self.ask(self.frame("terminal-ask"))
            first, _, rest = line.partition(" ")
            if not line:
                fresh = False
            elif line.isdecimal():
                if 1 <= int(line) <= len(tokens):
                    path, shown = extended((*path, tokens[int(line) - 1]), offered), LISTED
                else:
                    self.say("terminal-no-number", given=int(line), most=len(tokens))
                    fresh = False
            elif (command := COMMANDS.get(first.lower())) == "back":
                if not path:
                    self.say("terminal-nothing-back")
                path, shown = shortened(path, offered), LISTED
            elif command == "more":
                shown = len(tokens)
            elif command is not None:
                if getattr(self, f"do_{command}")(seat, rest.strip()):
                    return None
                fresh = command == "words"
            else:
                path, fresh = self.typed(seat, path, tuple(line.split()), offered)
                shown = LISTED

    def typed(self, seat: str, path: Words, words: Words, offered: Offered) -> tuple[Words, bool]:
        """Words typed: a whole move, its first words, or the next ones after what was chosen."""
        for attempt in (words, (*path, *words)):
            if any(option[: len(attempt)] == attempt for option in offered):
                return extended(attempt, offered), True
        self.explain(seat, " ".join(words))
        return path, False

    def list_choices(self, seat: str, path: Words, tokens: list[str], offered: Offered, shown: int) -> None:
        if path:
            self.say("terminal-chosen", text=" ".join(path))
        now = self.game.scores(self.table.state)[seat]["total"]
        view = self.game.view(self.table.state, seat)
        for number, token in enumerate(tokens[:shown], 1):
            line = self.choice(number, path, token)
            below = [option for option in offered if option[: len(path) + 1] == (*path, token)]
            if len(below) > 1:
                line += " " + self.frame("terminal-several", count=len(below))
            else:
                gain = self.game.preview(view, offered[below[0]]).sheets[seat]["total"] - now
                line += " " + self.frame("terminal-gain", gain=f"{gain:+d}") if gain else ""
            print(line)
        if len(tokens) > shown:
            self.say("terminal-more", count=len(tokens) - shown)

    def choice(self, number: int, path: Words, token: str) -> str:
        name = self.meaning((*path, token))
        if name is None:
            return self.frame("terminal-choice", number=number, token=token)
        return self.frame("terminal-choice-named", number=number, token=token, name=name)

    def meaning(self, words: Words) -> str | None:
        """What the last of these words stands for, in the catalogue's words, if they differ."""
        place, word = len(words) - 1, words[-1]
        if place == 0:
            return self.words(f"verb-{word}") if self.words.has(f"verb-{word}") else None
        for kind in self.game.notation.kinds:
            form = kind.form.split(" ")
            if form[0] == words[0] and len(form) > place and form[place].startswith("{"):
                name = str(self.words.figure(form[place].strip("{}"), word))
                if name != word:
                    return name
        return None

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
        print("\n".join(sheet_lines(sheets, list(sheets[seat]), self.words)))
        return False

    def do_log(self, seat: str, rest: str) -> bool:
        print("\n".join(self.log[seat]))
        return False

    def do_undo(self, seat: str, rest: str) -> bool:
        """Back before the seat's last move: alone where that is free, else with the others' leave; bots agree."""
        plies = self.table.live_plies(seat)
        if not plies:
            self.say("terminal-no-undo")
            return False
        if plies[-1] in self.table.undo_to(seat):
            self.table.undo(seat, plies[-1])
        else:
            for other in self.persons:
                asked = self.frame("terminal-agree", seat=self.seat(seat), seat_other=self.seat(other))
                if other != seat and not self.agreed(asked):
                    self.say("terminal-no-agreement")
                    return False
            self.table.takeback(seat, plies[-1])
        for unread in self.unread.values():
            unread.clear()
        self.say("terminal-undone")
        return True

    def do_why(self, seat: str, rest: str) -> bool:
        if not rest:
            self.say("terminal-why-what")
        elif rest in [str(move) for move in self.game.options(self.table.state, seat)]:
            self.say("terminal-why-legal")
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

    def do_rule(self, seat: str, rest: str) -> bool:
        rules = rules_of(self.game, self.language)
        if not rest:
            self.say("terminal-rule-what", number=next(iter(rules)))
        elif rest.upper() in rules:
            print(f"{rest.upper()}. {rules[rest.upper()]}")
        else:
            self.say("terminal-rule-unknown", number=rest, numbers=list(rules))
        return False

    def do_save(self, seat: str, rest: str) -> bool:
        if not rest:
            self.say("terminal-save-what")
            return False
        try:
            if Path(rest).exists():
                raise CommandProblem("exists", place=rest)
            write_whole(Path(rest), str(self.table.record()))
        except Problem as problem:
            print(problem.sentence(self.language))
        else:
            self.say("terminal-saved", file=rest)
        return False

    def do_resign(self, seat: str, rest: str) -> bool:
        if not self.agreed(self.frame("terminal-resign")):
            return False
        self.table.resign(seat)
        self.say("terminal-resigned", seat=self.seat(seat))
        if self.table.to_act:  # three or four play on, a bot in the empty seat
            self.bots[seat] = make_bot("apprenti", self.game)
            self.random[seat] = bot_random(self.seed, seat)
            self.persons.remove(seat)
            if not self.persons:
                raise Leave
        return True

    def do_quit(self, seat: str, rest: str) -> bool:
        raise Leave


def following(path: Words, offered: Offered) -> list[str]:
    """The words that can come next, in the order of the moves."""
    place = len(path)
    return list(dict.fromkeys(option[place] for option in offered if option[:place] == path and len(option) > place))


def extended(path: Words, offered: Offered) -> Words:
    """The path, and every word after it that leaves no choice."""
    while path not in offered and len(tokens := following(path, offered)) == 1:
        path = (*path, tokens[0])
    return path


def shortened(path: Words, offered: Offered) -> Words:
    """The path before its last real choice."""
    path = path[:-1]
    while path and len(following(path, offered)) == 1:
        path = path[:-1]
    return path


def rules_of(game: AnyGame, language: str) -> dict[str, str]:
    """The numbered rules of a game, in our own words."""
    text = files(game.package).joinpath("rules", f"{language}.md").read_text(encoding="utf-8")
    return {match[1]: match[2] for match in re.finditer(r"^- ([A-Z]\d+)\. (.*)$", text, re.MULTILINE)}


def run(args: Namespace) -> int:
    game = game_from(args, args.game or which_game(args))
    record = Path(args.record) if args.record else None
    if record is not None and record.exists() and record.stat().st_size:
        table = resumed(game, args)
    else:
        players, options = game.settle(args.players, options_from(game, args.option))
        seats = game.seats(players)
        named = args.bots or ",".join([PERSON] + ["apprenti"] * (len(seats) - 1))
        if "," not in named:
            named = ",".join([PERSON] + [named] * (len(seats) - 1))
        sitting = bots_from(game, named, seats, named)
        names = {seat: "person" if who == PERSON else f"bot:{who}" for seat, who in zip(seats, sitting, strict=True)}
        table = Table(game, names, options)
    bots = {
        seat: make_bot(name.removeprefix("bot:"), game) for seat, name in table.names.items() if name.startswith("bot:")
    }
    if len(bots) == len(table.players):
        raise CommandProblem("persons")
    seed = secrets.token_bytes(32) if args.seed is None else hashlib.sha256(args.seed.encode()).digest()
    terminal = Terminal(table, bots, seed, args)
    terminal.keep()
    terminal.run()
    return 0


def which_game(args: Namespace) -> str:
    """Without a game on the command line: the only one, or asked."""
    names = registry.game_names()
    if len(names) == 1:
        return names[0]
    frame = texts(args.lang, "boulevard.cli")
    for number, name in enumerate(names, 1):
        print(f"{number}. {words_for(registry.game(name), args.lang)('game-title')}")
    while True:
        try:
            line = input(frame("terminal-which") + " ").strip().lower()
        except EOFError:
            raise CommandProblem("no-answer") from None
        if line in names:
            return line
        if line.isdecimal() and 1 <= int(line) <= len(names):
            return names[int(line) - 1]


def resumed(game: AnyGame, args: Namespace) -> Table:
    record = read_game_file(args.record)
    if record.game != game.name:
        raise CommandProblem("other-game", place=args.record, found=record.game, expected=game.name)
    try:
        table = replay(game, record)
    except Problem as problem:
        raise problem.at(args.record) from None
    if not table.to_act:
        raise CommandProblem("record-over", place=args.record)
    print(texts(args.lang, "boulevard.cli")("terminal-resumed", file=args.record))
    return table
