"""The balance report: a document, in English as documents are, made of tallies alone."""

from collections.abc import Iterator, Sequence

from boulevard import registry
from boulevard.arena.balance import Item, Tally, counted_of
from boulevard.arena.datasheet import rows, text
from boulevard.arena.ratings import wilson
from boulevard.core.balance import Counted
from boulevard.core.texts import Texts, texts

HEAD = """# How fair are the games?
Over many games of bots: what whoever starts has of it, and who wins with what. `boulevard balance` writes this page and
the counts that it is made of, `balance.json`; the games themselves are not kept here.

**How to read it.** Won is the share of victories, a shared one counted in parts; beside it stands the interval of 95 %
in which the true share lies (Wilson's), games taken as independent. Bold is what differs from an even chance by more
than that; among many rows one in twenty is bold by chance alone. That whoever took a card wins more often does not say
that the card is why: what is taken by who is ahead anyway looks strong too. And all of it is true of these bots, who
think for a moment only; people play otherwise.
"""
PLACES = ("who starts", "second", "third", "fourth")


def document(tallies: Sequence[Tally]) -> str:
    """All of it."""
    return "\n".join([HEAD, *(line for tally in tallies for line in section(tally))]) + "\n"


def section(tally: Tally) -> Iterator[str]:
    """Games of one kind."""
    settings, games = tally.settings, tally.games
    game = registry.game(settings.game)
    words = texts("en", game.package)
    yield f"## {words('game-title')}, {settings.players} players"
    bots = " and ".join(f"`{bot}`" for bot in settings.bots)
    yield f"{games:,} games of {bots} with {settings.iterations} iterations a decision, {tally.moves / games:.0f} moves"
    yield f"each; {tally.shared / games:.1%} were shared victories. Played by rules {settings.rules} with"
    yield f"```\n{command(tally)}\n```"
    yield from table(("", "won", "95 %"), (place_row(tally, place) for place in range(len(tally.places))))
    yield from table(
        ("average sheet", "all", "winners", "others"),
        (
            sheet_row(tally, words, line)
            for line in game.score_lines
            if line in tally.others.lines | tally.winners.lines
        ),
    )
    for counted in counted_of(game):
        yield f"### {counted.title}"
        yield from items(tally, counted, words)


def command(tally: Tally) -> str:
    """What plays these games again."""
    settings = tally.settings
    game = registry.game(settings.game)
    usual = game.settle(settings.players, registry.part(settings.game, "balance").OPTIONS)[1]
    said = [f"boulevard balance {settings.game} --players {settings.players} --games {tally.games}"]
    said += [f"--bots {','.join(settings.bots)} --iterations {settings.iterations} --seed {settings.seed}"]
    said += [f"--option {name}={text(value)}" for name, value in settings.options.items() if value != usual[name]]
    said += ["--content FILE"] if settings.content != game.fingerprint else []
    return " ".join([*said, "--out DIR"])


def place_row(tally: Tally, place: int) -> tuple[str, ...]:
    return PLACES[place], *won(tally.places[place], tally.games, len(tally.places))


def sheet_row(tally: Tally, words: Texts, line: str) -> tuple[str, ...]:
    def mean(*sheets: int) -> str:
        chosen = [(tally.winners, tally.others)[at] for at in sheets]
        count = sum(one.sheets for one in chosen)
        points = sum(one.lines.get(line, 0) for one in chosen)
        return f"{points / count:.1f}".replace("-", "−") if count else "–"

    return words(f"line-{line}"), mean(0, 1), mean(0), mean(1)


def items(tally: Tally, counted: Counted, words: Texts) -> Iterator[str]:
    """Things of one kind, those that win most first."""
    found = tally.items.get(counted.title, {})
    order = sorted(found, key=lambda name: (-found[name].won / max(1, found[name].most), name))
    if counted.offered is None:
        head = ("", "times a game, each seat", "games in which one did it most", "won by who did", "95 %")
    else:
        head = ("", "there in", "taken in", "won by who took it", "95 %")
    yield from table(head, (item_row(tally, counted, words, name, found[name]) for name in order))


def item_row(tally: Tally, counted: Counted, words: Texts, name: str, item: Item) -> tuple[str, ...]:
    called = str(words.figure(counted.figure, name))
    called = f"{called[:1].upper()}{called[1:]}"
    seats = tally.settings.players
    if counted.offered is None:
        before = (f"{item.times / tally.games / seats:.2f}", f"{item.most:,}")
    else:
        before = (f"{item.offered:,}", f"{item.taken / item.offered:.0%}" if item.offered else "–")
    return called, *before, *won(item.won, item.most, seats)


def won(shares: float, games: int, seats: int) -> tuple[str, str]:
    """A share of victories and its interval; bold where an even chance lies outside."""
    if not games:
        return "–", "–"
    low, high = wilson(shares, games)
    said = f"{shares / games:.1%}"
    return (said if low <= 1 / seats <= high else f"**{said}**"), f"{low:.1%} to {high:.1%}"


def table(head: Sequence[str], body: Iterator[tuple[str, ...]]) -> list[str]:
    return [rows([head, ("---", *["---:"] * (len(head) - 1)), *body]), ""]
