# Sentences of the core: problems with what was given, and the words that all games share.

problem-players = { $given ->
    [one] one player
   *[other] { $given } players
} cannot play it; allowed: { $allowed }
problem-seats = the seats are { $given }; expected, in this order: { $allowed }
problem-option-unknown = there is no option “{ $option }”; there are: { $allowed }
problem-option-value = option “{ $option }” cannot be { $given }; allowed: { $allowed }
problem-option-text = “{ $given }” is not an option; write NAME=VALUE
problem-rules-version = rules version { $given } of { $game } is not known; the newest known is { $newest }: a newer Boulevard is needed
problem-format-version = record format { $given } is not known; this Boulevard reads format { $newest }
problem-branches = this is a record with branches, which is opened as a study; this wants a record without
problem-branch = this branch begins after no moment above it: { $found }; the last is { $most }
problem-game-unknown = there is no game “{ $given }”; there are: { $allowed }
problem-bot-unknown = there is no bot “{ $given }”; there are: { $allowed }, or an import path such as package.module:Class
problem-bot-import = the bot “{ $given }” cannot be loaded: { $detail }
problem-bot-missing = the bot “{ $given }” cannot be loaded: there is no { $kind } in { $file }
problem-bot-choose = the bot “{ $given }” has no method choose(view, moves, rng, budget)
problem-bot-ended = the process that was to load { $given } ended by itself or took too long ({ $detail })
problem-bot-failed = the bot { $bot } broke down at ply { $ply }: { $detail }
problem-resign = { $seat } cannot resign now
problem-seat-unknown = there is no seat “{ $seat }”; there are: { $allowed }
problem-bots-count = { $given } bots were named for { $wanted } seats ({ $seats })
problem-bot-move = the bot { $bot } answered “{ $text }” at ply { $ply }, which was not among its moves
problem-arena-lineup = { $given } bots were named, some of them several times; that is a line-up, which needs as many as there are seats: { $players }
problem-arena-process = a process ended in the middle of a game, which a bot can bring about; the games finished before it are kept
problem-arena-line = this is not a result of the arena: { $detail }
problem-endings-line = this is not a solved position: { $detail }
problem-puzzles-line = this is not a game that was looked through: { $detail }
problem-balance-file = these are not counts of games: { $detail }
problem-endings-none = there are no solved positions of { $game }; boulevard endings { $game } makes some
problem-arena-format = results of format { $given } are not known; this Boulevard reads format { $known }
problem-arena-other = the games kept there have another setting: { $setting } is { $found }, not { $given }; use another directory
problem-arena-changed = the bot { $bot } has changed since these results were kept; use another directory
problem-bot-file = the bot { $bot } names a file that belongs to it, { $file }, which cannot be read: { $detail }
problem-suite-unknown = this tells of suite { $given }; this Boulevard plays suite { $known }
problem-suite-file = this is not a result of the suite: { $detail }
problem-suite-empty = this is not a result of the suite: it tells of no game
problem-suite-digest = the file was changed after it was made: its digest is not that of what it holds
problem-suite-other = its games of { $game } cannot be played here: { $setting } is { $found } there, { $given } here
problem-dataset-head = this is not the head of a data set: { $detail }
problem-dataset-line = this is not a game of a data set: { $detail }
problem-dataset-version = the games kept there were made with another { $name }: { $found }, not { $given }; use another directory
problem-ray-version = a node of the cluster has Boulevard { $theirs }, this is { $ours }; install the same on all
problem-ray-uncompiled = on a node of the cluster the core of { $game } cannot be compiled: { $detail }
problem-not-utf8 = the file is not UTF-8 text
problem-empty = the file is empty; a record begins with the line “boulevard 1”
problem-not-a-record = this is not a record; its first line would be “boulevard 1”
problem-truncated = the file breaks off within a line; a record ends with a line end
problem-header = expected the header line “{ $expected } …”, found “{ $found }”
problem-json = after “{ $name }” a JSON object on one line was expected
problem-blank-line = expected the blank line after the header
problem-after-outcome = nothing may follow the line with the outcome
problem-line = “{ $found }” is not a line of this record; lines begin with one of: { $seats }
problem-content-wanted = this record was played with another content file ({ $wanted }); give that file with --content
problem-content-unwanted = this record was played with the game’s own content; leave out --content
problem-illegal = “{ $text }” is not a legal move of { $seat }; legal: { $legal }
problem-not-offered = “{ $text }” is not a legal move now
problem-offered = “{ $text }” is a legal move now: nothing speaks against it
problem-not-your-turn = it is not { $seat }’s turn; to act: { $seat_due }
problem-over = the game is over; no more moves can be made
problem-move-unreadable = “{ $text }” cannot be read; it would be written: { $forms }
problem-move-unknown = “{ $text }” is not a move of this game; moves begin with one of: { $verbs }
problem-undo = { $seat } cannot go back to ply { $ply }; possible: { $allowed }
problem-takeback = { $seat } cannot go back to ply { $ply }: no line that counts stands there
problem-table-line = “{ $text }” is not a line of the table that can stand here
problem-toml = this is not a TOML file: { $detail }
problem-field = { $detail }
problem-pad-game = this table is one of the game “{ $found }”; expected “{ $expected }”

place = { $place }: { $said }
place-line = line { $number }

seat-none = nobody

why-over = The game is over.
why-not-your-turn = It is not your turn: { $seat } is to play.
why-move-unreadable = “{ $text }” cannot be read as a move; it would be: { $forms }.
why-move-unknown = “{ $text }” is not a move of this game.

## Hints

hint-outlook = { $how ->
    [winning] You should win this
    [ahead] Your chances are good
    [even] It is still open
    [behind] There is ground to make up
   *[losing] It is hard to win from here
}: with this move you end, on average, { $expected }.
hint-ahead = { $points ->
    [one] a point
   *[other] about { $points } points
} ahead
hint-behind = { $points ->
    [one] a point
   *[other] about { $points } points
} behind
hint-level = level
hint-first = Better than the other moves: { $drivers }.
hint-second = Better than the first: { $drivers }.
hint-even-first = The other moves are hardly worse.
hint-even-second = It is hardly worse than the first.
hint-clear-first = Clearly better than the other moves: nothing great, but many small things add up.
hint-behind-first = The first is better: { $drivers }.
hint-short = It falls well short of the first.
hint-only = There is no other move.
hint-idle = It no longer matters what you choose here: the points stay as they are.
hint-nudge = Think about this: { $verb }.
hint-move-words = { $verb }: { $rest }.
hint-move-word = { $verb }.
hint-then = Then: { $deed }
hint-list-sign = {"; "}

## What a move costs

cost-both = This move costs { $points ->
    [one] about a point
   *[other] about { $points } points
} by the end, and your chance to win falls from about { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
cost-points = This move costs { $points ->
    [one] about a point
   *[other] about { $points } points
} by the end; your chance to win hardly changes.
cost-chance = Your chance to win falls from about { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }, though the points come out nearly the same.
cost-little = This move costs less than a point.
cost-dominated = There is a move that is better whatever comes.
cost-lines = Compared with the better move, in the lead at the end: { $drivers }.
cost-nothing = No better move was found.

## What decided it

decided-resigned = { $who ->
    [you] You resigned
   *[other] { $seat } resigned
}.
decided-time = { $who ->
    [you] Your time ran out
   *[other] { $seat } ran out of time
}.
decided-absence = { $who ->
    [you] You were absent
   *[other] { $seat } was absent
}.
decided-shared = Nothing parts them: { $points ->
    [one] a point
   *[other] { $points } points
} each, and level in all that the rules compare.
decided-tie = Level at { $points }: the tie-break of the rules decided it.
decided-several = Several lines decided it alike, by { $points ->
    [one] a point
   *[other] { $points } points
} each: { $line }.
decided-alone = Played alone, for { $points ->
    [one] a point
   *[other] { $points } points
}.
decided-nobody = Nobody has won.

reason-time = time
reason-absence = absence
reason-resigned = resignation

## The story

story-you = you
# What a line changed in the points, at its end; a game whose lines tell points of their own says which these are.
story-gain = { $points }
story-gain-other = { $seat } { $points }
story-turn = Turn { $count }: { $who ->
    [you] you
   *[other] { $seat }
}
story-and = {" "}and
story-then = {""}, and
story-times = { $said } { $count ->
    [2] twice
   *[other] { $count } times
}

## Bots, as sentences tell of them

bot-told = { $who ->
    [random] Random
    [flaneur] the Flâneur
    [ami] the Friend
    [apprenti] the Apprentice
    [maitre] the Master
    [grand-maitre] the Grandmaster
    [fleuriste] the Florist
    [cocher] the Coachman
    [modiste] the Milliner
    [facteur] the Postman
    [croupier] the Croupier
    [comtesse] the Countess
    [prefet] the Prefect
    [architecte] the Architect
   *[other] { $name }
}
