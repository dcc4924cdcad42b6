"""The datasheet of a data set: a README beside its files that says what it is, how it was made and what it holds.

It is a document, in English as documents are, and made anew by every run from what lies there.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from boulevard import registry
from boulevard.arena.datasets import HEAD, Head, Kept

FIELDS = (
    ("game", "int32", "rows", "the number of the game"),
    ("ply", "int32", "rows", "the line of its record, from 0; a move that is told in parts has a row for each"),
    ("seat", "int8", "rows", "who was asked, from 0 in seat order"),
    ("planes", "int64", "rows, planes", "what that seat saw: masks of 64 spaces"),
    ("numbers", "int16", "rows, numbers", "and the numbers beside them"),
    ("legal", "int16", "all", "the actions that were allowed, row after row"),
    (
        "legal_from",
        "int64",
        "rows + 1",
        "where each row's actions begin in `legal` and `visits`, and where the last end",
    ),
    (
        "visits",
        "int32",
        "all",
        "how often a search tried each of these actions; only 0 in a row that no search decided",
    ),
    ("action", "int16", "rows", "what was chosen"),
    ("games", "int32", "games", "the numbers of the games"),
    ("rows_from", "int64", "games + 1", "where each game's rows begin, and where the last ones end"),
    ("won", "float32", "games, seats", "the outcome: each seat's share of the victory"),
    ("sheets", "int16", "games, seats, lines", "the score sheets, line by line, the total last"),
)
RECORD_FIELDS = (
    ("number", "the number of the game"),
    ("bots", "who sat where, in seat order; drawn by lot for each seat"),
    ("winners", "the seats that won"),
    ("scores", "the score sheets"),
    ("record", "the record, as `boulevard replay` reads it"),
    ("visits", "by ply, where a search chose: how often it tried each move"),
    ("stumbles", "how often a bot broke down or answered nonsense, and a move was drawn for it"),
)


TEXT = """# {games} games of {game}

Whole games by bots, as {kinds}. Everything here was made by one command, and can be made again by it:

```sh
{command}
```

The same command goes on where it was stopped; a larger `--games` adds to what is here.

## How it was made

| | |
|---|---|
{settings}

Game n draws by the seed SHA-256("{seed}:n"); who sits where is drawn by the same text. Bots had no clock: the seed says
everything.

## What it holds

A shard holds {shard} games, the last one perhaps fewer. `{game}-NNNNN.jsonl` has a line of JSON for each. Records tell
all, also what some seats could not see:

| field | holds |
|---|---|
{fields}

{arrays}

`{head}` holds all settings, `{game}-NNNNN.sha256` the hashes of a shard that is whole (`sha256sum -c` checks them).
`.journal` files are shards that are being made.

## Limits

The games are as good as the bots that played them, and say nothing of how people play. Bots that search depend on the
compiled core and its arithmetic: on another kind of processor one may choose otherwise between moves that are as good
as equal.

## Licence

MIT, as Boulevard is. Boulevard is an unofficial implementation, not connected with the authors or publishers of the
games.

## Hashes

| file | SHA-256 |
|---|---|
{hashes}
"""
ARRAYS = """`{game}-NNNNN.npz` has the same as arrays (`numpy.load`, or `boulevard.research.datasets`). Planes, numbers
and actions are those of the encoding `{game}`, version {encoding}, which docs/research.md of Boulevard tells field by
field; they hold only what the seat that was asked may know. A decision with one move is a row too.

| array | type | shape | holds |
|---|---|---|---|
{fields}

Lines of a sheet: {lines}."""
NO_ARRAYS = "There are no arrays: the game has no encoding yet, or records alone were asked for."


def datasheet(kept: Kept, games: int, lines: Sequence[str]) -> str:
    """The README; `games`: how many lie there, `lines`: those of the score sheet."""
    settings = kept.head.settings
    arrays = NO_ARRAYS
    if settings.encoding is not None:
        fields = rows((f"`{name}`", *more) for name, *more in FIELDS)
        arrays = ARRAYS.format(game=settings.game, encoding=settings.encoding, fields=fields, lines=", ".join(lines))
    return TEXT.format(
        games=games,
        game=settings.game,
        kinds="records alone" if settings.encoding is None else "records and as arrays",
        command=command(kept.head, games),
        settings=rows(told(kept.head)),
        seed=settings.seed,
        shard=settings.shard,
        fields=rows((f"`{name}`", meaning) for name, meaning in RECORD_FIELDS),
        arrays=arrays,
        head=HEAD,
        hashes=rows((name, f"`{digest}`") for name, digest in kept.hashes()),
    )


def rows(cells: Iterable[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def command(head: Head, games: int) -> str:
    """What makes it again."""
    settings = head.settings
    game = registry.game(settings.game)
    usual = game.settle(settings.players, {})[1]
    words = [
        f"boulevard dataset {settings.game} --games {games} --seed {settings.seed} --bots {','.join(settings.bots)}"
    ]
    words += [f"--iterations {settings.iterations} --players {settings.players} --shard {settings.shard}"]
    words += [f"--option {name}={text(value)}" for name, value in settings.options.items() if value != usual[name]]
    has_encoding = registry.has_part(settings.game, "kernel") and registry.has_part(settings.game, "kernel.encoding")
    words += ["--records"] if has_encoding and settings.encoding is None else []
    words += ["--content FILE"] if settings.content != game.fingerprint else []
    return " ".join([*words, "--out DIR"])


def text(value: Any) -> str:
    """An option's value as the command line reads it."""
    return "+".join(value) if isinstance(value, list | tuple) else json.dumps(value).strip('"')


def told(head: Head) -> list[tuple[str, str]]:
    settings = head.settings
    return [
        ("game, rules", f"{settings.game}, version {settings.rules}"),
        ("content", settings.content),
        ("players", str(settings.players)),
        ("options", f"`{json.dumps(settings.options, ensure_ascii=False)}`"),
        ("bots", ", ".join(settings.bots)),
        ("thought", f"{settings.iterations} iterations a decision"),
        ("seed", settings.seed),
        ("encoding", "none" if settings.encoding is None else f"version {settings.encoding}"),
        *((f"version of {name}", version) for name, version in head.versions.items()),
    ]
