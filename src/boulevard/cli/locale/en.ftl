# The command line.

help = Paris: La Cité de la Lumière and its neighbours, whole: play, simulate, replay, score. Without a command it opens the table on this machine, in the browser.
help-commands = commands
help-metavar-command = COMMAND
help-metavar-option = NAME=VALUE
help-lang = language of the texts: fr or en
help-lan = let the home network play too: prints the address and a QR code for phones
help-home-port = the port to listen on (default: the first free one from 8000 on)
help-no-browser = do not open the browser, only print the address
help-terminal = a whole game in the terminal, against a person or a bot
help-simulate = games by bots, with a summary and, if wanted, their records
help-arena = bots against each other, every deal with every seating: win rates with confidence intervals, ratings, a plot
help-arena-bots = who plays: { $bots }, or an import path such as package.module:Class; a bot named several times takes as many seats
help-arena-games = games for each line-up (default: 20), rounded up so that everybody sits everywhere once on each deal
help-arena-until = stop as soon as the 95% interval of the first bot’s share is above or below this, such as 60%
help-arena-seed = the seed of the deals (default: 0): the same seed gives the same deals
help-iterations = how many iterations a bot that counts them may spend on a decision
help-seconds = how many seconds a bot may think about a turn at most; with --iterations, about a decision
help-arena-patience = seconds after which a decision is taken from a bot and made by lot (default: 60, or twice --seconds and 2 more)
help-arena-part = play only the K-th of N parts, such as 2/8; parts in one directory make up the whole
help-arena-out = keep the results in this directory: a run continues where it stopped, and adds up all the parts it finds
help-arena-plot = draw the ratings into this SVG file
help-arena-suite = [GAME…] BOT: the suite, fixed opponents, deals and iterations; writes a result file into --out (default: suite)
help-arena-check = with --suite: check this result file, and play some of its games again (--games of each match, drawn by --seed)
help-ray = play as tasks of the Ray cluster that RAY_ADDRESS names, or of one on this machine; needs boulevard[ray]
help-replay = replays and checks a record, and prints its outcome
help-log = tells what happened, line by line
help-score = the score sheet of a finished table: from a file, or asked line by line
help-perft = counts the sequences of exactly N plies: the fingerprint of the rules
help-solve = searches an ending out: who wins, by how much and by which moves, if both play their best
help-solve-ply = the position after so many lines of the record (default: at its end; of a finished game, its last choice)
help-solve-seconds = look for at most so many seconds; what is not solved then is told by its bounds
help-solve-nodes = look at no more than so many positions
help-analyse = looks a game through: what each decision gave away, what was luck, what decided it
help-analyse-iterations = games imagined for each decision (default: from 300 in a long game to 900 in a short one); four times as many where a move seems to cost anything, and twelve times as many where it seems dear; where a net is asked (Paris), a sixteenth of that
help-analyse-processes = number of processes (default: 2); what is found is the same
help-analyse-all = tell every decision, not only the turning points
help-endings = positions of bots’ games with few turns left, each solved exactly: one JSON object a line
help-endings-out = keep them in this directory: a run continues where it stopped, and adds to the files it finds
help-endings-games = number of games (default: 20), with all options, drawn by lot
help-endings-turns = positions with at most so many turns left (default: 6)
help-endings-bots = who plays, drawn by lot for each seat: { $bots }, or an import path (default: flaneur,apprenti)
help-endings-nodes = look at no more than so many positions for each; what is not solved then is kept with its bounds
help-endings-every = find out also what every other move is worth; this takes longer
help-problems = problems to solve: positions with one clearly best move, found in games and proven
help-problems-make = find positions with one clearly best move, and prove them
help-problems-out = keep them in this directory: a run continues where it stopped, and writes GAME-puzzles.jsonl there
help-problems-most = stop when there are so many
help-problems-bots = who plays, drawn by lot for each seat: { $bots }, or an import path (default: maitre,maitre,apprenti)
help-problems-played = iterations for a turn of these games (default: 100)
help-problems-iterations = iterations of each of the looks that have to agree where there is no solver (default: 3000)
help-problems-records = look into these records instead of bots’ games; no name is kept
help-endings-score = solve nothing: ask this bot for a move in each position of --out, and tell how often it is one of the best
help-endings-iterations = iterations a decision for the bot of --score (default: 100)
help-endings-seconds = seconds a decision for the bot of --score, instead of iterations
help-dataset = games by bots for learners, in shards: records, and arrays where the game has an encoding, with a datasheet
help-dataset-out = keep the data set in this directory: a run continues where it stopped, and a larger --games adds to it
help-dataset-games = number of games (default: 1000)
help-dataset-iterations = iterations a decision, for bots that search (default: 100); seconds would make the games depend on the machine
help-dataset-shard = games in each shard (default: 200)
help-dataset-records = records alone, no arrays; this needs no compiler
help-balance = how fair a game is: many games of strong bots, who wins them and with what, as counts and as a report
help-balance-out = keep the games in this directory: a run continues where it stopped, and a larger --games adds to it
help-balance-report = where balance.json and balance.md are written; other games counted there stay (default: the directory of the games)
help-balance-games = number of games (default: 2000)
help-balance-bots = who plays: bots by their ids, drawn by lot for each seat (default: maitre)
help-balance-iterations = iterations a decision (default: 50)
help-fuzz = random games, every promise of the contract checked; failures are saved as records
help-content = checks a corrected content file
help-content-check = check: are counts, shapes and names right?
help-new-game = writes the skeleton of a new game, playable at once, into folders of its own
help-build-offline = builds the whole table as a folder of files that needs no server: for any web host, to be installed as an app
help-build-offline-out = the folder that is written, whole; one that this command has written before is replaced. Without a word it is the one that servers of this Boulevard offer
help-new-game-name = what programs call it: lower-case letters and digits, such as carnet
help-players = number of players (default: the usual one)
help-option = an option of the game, such as edition=en; may be given several times
help-content-file = a content file (TOML) instead of the game’s own
help-bots = a bot for each seat, or one for all: { $bots }, or an import path such as package.module:Class
help-terminal-bots = who plays in each seat: me for a person, or a bot: { $bots }, or an import path (default: me against apprenti)
help-record = keep the game in this file as it is played; an existing file is continued
help-terminal-seed = draw by this seed, to have the same draws again (default: a secret one)
help-words = describe the board in words instead of drawing it
help-hints = allow hints even if several people play (against bots they are always allowed)
help-teach = a teacher speaks up before a dear move is played: patient (from 8 points on, the default) or strict (from 3)
help-games = number of games
help-seed = the seed: the same seed gives the same games
help-out = write the record of each game into this directory
help-processes = number of processes (default: 1); the games are the same
help-json = print JSON, for programs
help-file = a record (.game); - reads standard input
help-decisions = print each decision with all its legal texts, one JSON object a line
help-pad = a JSON file that describes the table; without it, the table is asked line by line
help-depth = number of plies
help-perft-file = a record to start from, instead of a new game
help-ply = start before this ply of the record
help-every = check every N-th position in full, the others for conservation only
help-fuzz-out = where records of failures go (default: fuzz-failures)
help-serve = the table server: people and bots play over the network
help-trial = tries what the table server promises, on servers of its own: kills them under play, compares what they tell, floods them; prints a report
help-trial-kills = how often a server is killed (default: 20)
help-trial-seconds = no kill after so many seconds; games under way are played to the end
help-trial-database = a PostgreSQL, as postgresql://USER:PASSWORD@HOST/NAME: everything happens in a schema of its own, which is dropped in the end (default: SQLite in a temporary folder)
help-trial-seed = the seed of moves, moments and positions (default: 0)
help-verify = checks every draw of a served game against the table’s seed
help-restore = puts a backup into a server’s database in which there is nothing yet
help-ratings = makes ratings and statistics anew of all finished games, in the order in which they were counted
help-backup = copies a server’s whole database, even while it runs, into one file
help-host-link = prints a link that opens the host’s desk of a server in a browser: once, for ten minutes
help-host-link-url = the address people use (default: where the server says that it is)
help-desk = all that can be seen and done at the host’s desk of a server, also while it runs
help-metavar-why = REASON
help-host-status = how the server is, and what waits for you
help-host-tables = tables that are open or under way, the last touched first
help-host-close = ends a table: nobody wins, and those who sit there read why
help-host-people = people, as far as the house knows them, the last seen first
help-host-ban = keeps somebody out: they read why, and games with others go on without them
help-host-mute = silences somebody, who may go on playing
help-host-warn = tells somebody a word, which they read when they come
help-host-bars = who is kept out or silenced
help-host-lift = lets somebody in, or speak, again
help-host-reports = what was reported and waits, with what was heard around it
help-host-settle = says what comes of a report
help-host-settings = what may be set while servers run, and how it stands
help-host-set = sets something: servers that run take it up within a second
help-host-backup = has a server that runs make a copy of its tables now
help-host-acts = what was done at the desk and by the command line, the latest first
help-host-end = closes the desk in every browser, and ends links that were not used
help-host-of-search = part of a name, or of a table’s id
help-host-of-table = the table’s id, or its address
help-host-of-whom = a name that was kept, TABLE/SEAT, an address or a network, or what the list of people begins with
help-host-of-bar = the id that the list of those kept out or silenced begins with
help-host-of-report = the id of the report
help-host-of-outcome = what comes of it: nothing, a word, silence, or being kept out
help-host-of-setting = which one
help-host-of-value = its value; - for what the server was started with
help-host-why = why, as those read it whom it is about
help-host-days = for how many days (default: for good)
help-host-all = those that are over too
help-host-settled = what was settled last, and not what waits
help-export = prints the record of a table of a server’s database
help-import = puts a record into a server’s database and prints the links to its seats
help-host = the address to listen on (default: 127.0.0.1; 0.0.0.0 for everybody)
help-port = the port to listen on (default: 8000)
help-database = sqlite:///FILE or postgresql://USER@HOST/NAME (default: sqlite:///boulevard.db, or BOULEVARD_DATABASE)
help-database-password-file = a file that holds the database’s password, so that it stands in no address and on no command line
help-public-url = the address people use, where a proxy hides it
help-trusted-proxy = address or network of a proxy whose X-Forwarded-For is believed; may be given several times
help-allow-bot = import path of a bot that people may seat, such as package.module:Class; may be given several times
help-bot-workers = number of processes in which bots think (default: 1)
help-bot-seconds = seconds that a bot may think about a turn at most, all its decisions together (default: 5)
help-bot-pace = bots answer at multiples of so many seconds (default: 0.5)
help-absent = days after which others may give an absent player’s seat to a bot (default: 3)
help-tournaments = who may found tournaments: anybody, members (who has kept a name) or nobody (default: anybody)
help-keep-days = days after which untouched tables are deleted (default: 90)
help-smtp-host = a server for mail, so that people can be told by it; needs --smtp-from and --public-url
help-smtp-port = its port (default: 587)
help-smtp-tls = how the way to it is closed: starttls (default), tls from the first byte, or none
help-smtp-user = who you are there, if it asks
help-smtp-password-file = a file that holds the password for it and nothing else
help-smtp-from = the address that mail comes from
help-allow-private = messages may go to addresses of the own network too: only where you trust everybody who plays
help-metrics-port = a port of its own for /metrics (default: the port of the tables)
help-metrics-host = the address of that port (default: 127.0.0.1)
help-no-limits = no limits on the number of requests
help-no-talk = people cannot talk at the tables
help-no-sync = do not wait for the disk: quicker, and moves can be lost when the machine stops
help-log-level = how much is logged (default: info)
help-metavar-days = DAYS
help-metavar-hours = HOURS
help-metavar-contact = ADDRESS
help-serve-backup = a folder for copies of the database, made while people play
help-backup-hours = hours between one copy and the next (default: 6)
help-backup-keep = how many copies are kept (default: 7)
help-contact = where you can be found, such as a mail address: shown on the privacy page
help-offline = the folder, made by build-offline, that the page offers for when there is no network (by default the one that build-offline makes without a word; "" offers none)
help-ratings-rebuild = rebuild: of the records, where the tables are still there
help-restore-file = a file that backup, or serve --backup, has made
help-verify-seed = the table’s seed, as shown at the end of the game
help-backup-file = the new file, an SQLite database that serve can use
help-export-table = the table’s id, the last part of its link
help-export-seed = print the table’s seed on standard error too
help-import-seed = the table’s seed, needed to play a served game on
help-import-brought = without the seed: the table says that it was brought, draws by a seed of its own from there, and counts for nothing

problem-unreadable = cannot be read: { $detail }
problem-unwritable = cannot be written: { $detail }
problem-exists = already exists; it is not overwritten
problem-seed = the seed “{ $given }” cannot be used: letters, digits, dot, dash and underscore, at most 64 of them
problem-arena-bots = “{ $given }” alone meets nobody: name another bot too, or the same one for each seat
problem-lacking = needed, but missing: { $names }
problem-check-suite = --check looks at a result file of the suite; say --suite too
problem-suite-bot = the suite needs a bot, named last: a known one, or an import path such as my_bot:Counter
problem-suite-fixed = the suite says itself how it is played; leave out { $given }
problem-suite-seconds = the suite counts iterations, never seconds: name the bot without @: { $given }
problem-suite-missing = matches are missing: { $matches }
problem-suite-figures = { $game }, { $opponent }: the games are not those of the suite, or the figures not those of the games
problem-suite-game = { $game }, { $opponent }, deal { $deal }: played again, this is another game ({ $found }, not { $told })
problem-endings-iterations = --iterations and --seconds are for the bot of --score; name one
problem-dataset-compiler = arrays are made by the compiled core, and numba is not installed here or is switched off (BOULEVARD_CORES); pip install "boulevard[research]" brings it, and --records does without
problem-balance-none = { $game } does not say what is to be counted of it (a module balance beside its rules)
problem-balance-nothing = there is no whole game in { $folder } to be counted
problem-ray-processes = --ray and --processes are two ways to play many games at once; choose one
problem-ray-lacking = Ray is not installed here; pip install "boulevard[ray]" brings it
problem-allow-bot = --allow-bot: { $detail }
problem-not-json = this is not JSON: { $detail }
problem-expected = the score comes out as { $found }
problem-outcome = the outcome written there is not the one replayed: { $found }
problem-ply = there is no ply { $given }; the record has { $most } lines
problem-ply-without-file = --ply needs a record to look into
problem-other-game = this is a record of { $found }; expected { $expected }
problem-settings-with-file = the record has its own players and options; leave out --players and --option
problem-no-solver = the game { $given } has no exact solver
problem-no-compiler = the exact solver is compiled by numba, which is not installed here or is switched off (BOULEVARD_CORES); pip install "boulevard[fast]" brings it
problem-solve-uncompiled = the exact solver cannot be compiled: { $detail }
problem-solve-beyond = the exact solver does not know this version of the rules, or this content: { $detail }
problem-puzzles-game = this is a game of { $given }, not of { $wanted }
problem-solve-over = the game is over there, and nothing is left to solve; --ply names an earlier position
problem-solve-early = after { $ply } lines there is nothing to solve yet. { $why } { $first ->
    [none] This record does not come that far.
   *[other] The first such position of this record: --ply { $first }
}
problem-no-answer = answers are missing: the input ended too early
problem-record-over = this game is over already; look at it with: replay
problem-record-bot = the bot “{ $bot }” of this game is somebody else’s program; if you trust it, name it with --bots
problem-persons = nobody plays here: give one seat to a person (me); for bots alone there is: boulevard simulate
problem-no-pad = the game { $given } has no score pad
problem-new-game-name = a game cannot be called “{ $given }” here: 2 to 20 lower-case letters and digits, a letter first
problem-new-game-taken = a game cannot be called “{ $given }” here: that is a word of the code around it. Allowed is any other name of 2 to 20 lower-case letters and digits, a letter first, such as carnet
problem-build-offline-checkout = this Boulevard does not run from a checkout of its source, which the page without a server is built from; there, ./play build-offline OUT does it
problem-new-game-checkout = this Boulevard does not run from a checkout of its source, and a game is written into one; there, ./play new-game NAME does it

problem-trial-start = the server does not start: { $detail }
interrupted = interrupted
progress-second = { $done } of { $total }, { $rate } a second, { $left } left
progress-minute = { $done } of { $total }, { $rate } a minute, { $left } left
progress-solve = { $nodes } positions in { $time } s ({ $rate } a second); points ahead: between { $least } and { $most }
ended = Ended: { $reason }
winner = Winner: { $winners }
winners = Shared victory: { $winners }
replayed = { $game }: { $plies } plies, replayed without an error
unfinished = The game is not over.
simulated = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} with seed { $seed }, { $plies } plies on average
simulated-reason = ended “{ $reason }”: { $count }
simulated-seat = { $seat } ({ $bot }): won { $wins }, shared { $shared }
arena-played = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
arena-compiling = { $game }: compiling its core, once; this takes a minute or two …
arena-uncompiled = { $game }: the core cannot be compiled ({ $detail }); bots think by the readable rules, more slowly.
arena-missing = { $missing ->
    [one] 1 game is
   *[other] { $missing } games are
} still to be played.
arena-head-share = share of wins
arena-head-won = won
arena-head-shared = shared
arena-head-margin = margin
arena-head-fair = fair
arena-head-rating = rating
arena-head-thought = a decision
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1, minimumFractionDigits: 1) }…{ NUMBER($high, maximumFractionDigits: 1, minimumFractionDigits: 1) })
arena-fair = { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }
arena-margin = { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-thought = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-legend = In brackets and after ±: 95% intervals. A shared victory counts in parts; margin: own total less the best other’s, on average; ratings: 1500 is the average.
arena-lineup = { $bot } × { $times }
arena-plot-axis = rating on Elo’s scale; the average is 1500; bars: 95%
suite-played = Suite { $suite }: { $bot }
suite-stumbles = { $bot } stumbled { $count ->
    [one] once
   *[other] { $count } times
}; a legal move was drawn for it each time.
suite-legend = { $games } games against each, every deal from every seat, { $iterations } iterations a decision. In brackets: 95% intervals; margin: own total less the best other’s, on average.
suite-file = { $file }, digest { $digest }…
suite-remark = not as where the file was made: { $what }
endings-scored = { $bot } found a best move in { $best } of { $count ->
    [one] 1 solved position
   *[other] { $count } solved positions
}: { $share }
endings-lost = Points given away in a position, on average: { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) }
dataset-made = { $folder }: { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $files ->
    [one] 1 file
   *[other] { $files } files
}; README.md says what they hold.
dataset-records = Records alone were asked for: there are no arrays.
dataset-unencoded = { $game } has no encoding yet: there are records and no arrays.
balance-made = { $game }, { $players } players: { $games ->
    [one] 1 game
   *[other] { $games } games
} counted; { $file } says what they come to.
dataset-stumbles = Bots stumbled { $count ->
    [one] once
   *[other] { $count } times
} in these games; each line tells how often.
suite-checked = { $file }: whole, and its figures are those of its games; { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $bot }, played again, came out the same.
stumbled = { $bot } stumbled { $count ->
    [one] once
   *[other] { $count } times
} ({ $kinds }), and a legal move was played for it; the first time: { $example }
stumble-crash = broke down: { $count }
stumble-nonsense = not a legal move: { $count }
stumble-late = too slow: { $count }
solve-position = { $game }, after { $ply } lines: { $seat } to play, { $turns ->
    [one] at most 1 turn
   *[other] at most { $turns } turns
} left without passes.
solve-wins = With best play by both, { $seat } wins by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
solve-tie-break = With best play by both, points are equal, and { $seat } wins by the tie-break.
solve-tie = With best play by both, points are equal, and so is the tie-break: a shared victory.
solve-equal = { $count } first moves are equally good: { $moves }
solve-line = A best line ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}):
solve-bounds = Not solved: in the end { $seat } is ahead by at least { $least } and at most { $most } points (−: behind).
solve-so-far = Best move found: { $move }
solve-looked = { $nodes ->
    [one] 1 position
   *[other] { $nodes } positions
} looked at in { $seconds } s.
analysed = { $game }: { $looked } of { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
} looked at, { $exact } of them exactly.
analysed-by-move = What decided it: line { $line }, { $seat } plays “{ $move }”, and the chance falls from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysed-by-exact = What decided it: line { $line }, { $seat } plays “{ $move }”; with best play the game ended at { $best } for { $seat }, and at { $lead } after it.
analysed-by-luck = What decided it: { $many ->
    [yes] what the others did and what was drawn
   *[no] what was drawn or shown
} before line { $line } took the chance of { $seat } from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysed-by-end = What decided it: what came after the last choice took the chance of { $seat } from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysed-nothing = No single move and no draw decided it.
analysed-by-slips = No single move decided it: together, those of { $seat } that cost something gave away { NUMBER($given, style: "percent", maximumFractionDigits: 0) } of a win.
analysed-by-small = No single move and no draw decided it: many small differences did, which together brought { $seat } { NUMBER($small, style: "percent", maximumFractionDigits: 0) } of a win.
analysed-seat = { $seat }: { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}, { NUMBER($accuracy, style: "percent", maximumFractionDigits: 0) } accurate (slips: { $slips }, mistakes: { $mistakes }); { $points ->
    [one] 1 point
   *[other] { $points } points
} given away in all; { $many ->
    [yes] the others and luck
   *[no] luck
}: { $luck }% of a win.
analysed-doubt = Estimates that should be the same differ by { NUMBER($doubt, style: "percent", maximumFractionDigits: 1) } in the mean.
analysed-turns = Where it turned{ $count ->
    [one] {""}
   *[other] {" "}({ $count } times; the largest changes)
}:
analysed-all = Every decision:
turn-move = line { $line }, { $seat } plays “{ $move }”: from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
turn-exact = line { $line }, { $seat } plays “{ $move }”: with best play from { $best } to { $lead } at the end.
turn-luck = before line { $line }, by { $many ->
    [yes] the others and luck
   *[no] luck
}: { $seat } from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
turn-end = after the last choice, by { $many ->
    [yes] the others and luck
   *[no] luck
}: { $seat } from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
points-signed = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
}
moment-about = line { $line }, { $seat }, “{ $move }”: about { NUMBER($value, style: "percent", maximumFractionDigits: 0) }, { $lead }.
moment-exact = line { $line }, { $seat }, “{ $move }”: exactly { $lead }.
moment-only = line { $line }, { $seat }: the only move.
moment-unseen = line { $line }, { $seat }: not looked at.
moment-cost = It costs { $points ->
    [one] 1 point
   *[other] { $points } points
} and { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the chance.
moment-cost-points = It costs { $points ->
    [one] 1 point
   *[other] { $points } points
}.
moment-cost-chance = It costs { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the chance.
moment-better = Better, “{ $move }”: { $deed }
endings-made = { $file }: { $count ->
    [one] 1 position
   *[other] { $count } positions
} (new: { $new }, not solved: { $unsolved })
puzzles-made = { $file }: { $count ->
    [one] 1 problem
   *[other] { $count } problems
} from { $games ->
    [one] 1 game
   *[other] { $games } games
} (easy: { $easy }, middling: { $middling }, hard: { $hard })
fuzzed = { $game }: { $games } games, every promise checked, { $failures ->
    [0] no failure
    [one] 1 failure
   *[other] { $failures } failures
}
fuzz-failure = game { $number }, ply { $ply }: { $said } (saved: { $file })
content-sound = { $file }: sound ({ $fingerprint })
content-own = { $file }: sound, and the same as the game’s own
build-offline-begins = The house is being put into a page; the first time it takes some minutes.
build-offline-weaker = Without numba and ziglang (pip install boulevard[offline]; ./play fetches them) no cores are compiled for it: its bots think by the readable rules, and are weaker.
build-offline-written = { $place } is written ({ $megabytes } MB). Put it on any web host, in any folder; opened once, it needs no network any more.
build-offline-offered = The whole table without a network is built ({ $megabytes } MB). Servers of this Boulevard offer it from their next start on, in the settings.
new-game-written = A game called { $name } is on the shelf. It is small and whole, and waits for rules of its own:
new-game-next = It can be played, and the contract can be tried on it:
    { "  " }./play terminal { $name }
    { "  " }./play fuzz { $name }
    { "  " }./test tests/{ $name } tests/test_contract.py tests/test_texts.py tests/test_rules_cited.py -k { $name }
    When its rules stand, its golden games: .venv/bin/python tools/golden.py { $name } --perft
    docs/tutorial-game.md builds a game from here.
new-game-remove = To remove it again, delete what was written: rm -r { $places }
pad-hello = The score of a finished table, asked line by line. “back” returns to the question before; Ctrl-C leaves.
pad-save = Save this table in a file? Its name (Enter: do not save)
saved = Saved: { $file }

not-a-part = “{ $given }” is not a part such as 2/8
not-a-share = “{ $given }” is not a share between 0 and 1, such as 0.6 or 60%
not-a-duration = “{ $given }” is not a number such as 2 or 0.5
serving = Serving at { $address } (Ctrl-C stops it)
serving-offline-old = the folder for playing without a network was made by another version of Boulevard; ./play build-offline makes it anew
home-serving = Boulevard is open at { $address } (Ctrl-C closes it)
home-running = Boulevard is open already, at { $address }
home-lan = On your home network: { $address }
home-no-network = This computer is on no home network just now, so nobody else can come.
home-goodbye = Goodbye. Your tables are kept.
problem-home-silent = Boulevard has been started already { $pid ->
    [none] but
   *[other] (process { $pid }) but
} does not answer; end that process, then start again
trial-at-twins = twins: { $done } of { $total } positions compared ({ $time })
trial-at-flood = flood ({ $time })
trial-at-kills = kills: { $done } of { $total } ({ $time })
trial-title = Boulevard { $version } on { $database }, seed { $seed }, in { $time }
trial-kills = Kills: { $kills } (SIGKILL, by turns at { $servers } servers under play); { $tables } tables, { $games } games played to the end
trial-moves = Moves acknowledged: { $acknowledged }; sent again because no answer had come: { $repeated }
trial-lost = Lost: { $lost }; doubled: { $doubled }
trial-twins = Twins: { $twins }; answers compared: { $answers } ({ $bytes } bytes); bytes different: { $different }
trial-flood = Flood: { $silent } connections that never end a request ({ $closed } closed by the server), { $garbage } pieces of garbage, { $tables } tables with bots on every seat ({ $refused } more refused, { $watched } looked at)
trial-guest = Another guest asked { $asked } times meanwhile; not answered: { $unanswered }
trial-waits-before = {"  "}before the flood: median { NUMBER($median, maximumFractionDigits: 0) } ms, slowest { NUMBER($slowest, maximumFractionDigits: 0) } ms ({ $count } answers)
trial-waits-during = {"  "}in the flood: median { NUMBER($median, maximumFractionDigits: 0) } ms, slowest { NUMBER($slowest, maximumFractionDigits: 0) } ms ({ $count } answers)
trial-waits-bots = {"  "}the bots’ turns: median { NUMBER($median, maximumFractionDigits: 0) } ms, slowest { NUMBER($slowest, maximumFractionDigits: 0) } ms ({ $count } turns)
trial-no-flood = Flood: left out; time was up, or this machine has no second address of its own (127.0.0.2) for it to come from
trial-held = Every promise held.
trial-held-so-far = Every promise held, as far as it came.
trial-broken = { $count ->
    [one] One promise was not kept:
   *[other] { $count } promises were not kept:
}
trial-more = {"  "}… and { $count } more
trial-kept = databases and logs of the servers are kept in { $folder }
trial-broken-lost = lost at table { $table }, line { $ply }: { $seat } { $move }
trial-broken-gone = lost at table { $table }: { $told } lines were told, { $ply } are kept
trial-broken-unsaid = said once at table { $table } by { $seat }, and there { $count } times
trial-broken-doubled = twice or unasked at table { $table }, line { $ply }: { $seat } { $move }
trial-broken-refused = an answer that nobody should get, at table { $table }: { $detail }
trial-broken-still = nothing happens any more at table { $table }, after { $ply } lines
trial-broken-start = a server does not come back: { $detail }
trial-broken-seed = table { $table }: the seed is not the one promised
trial-broken-draw = table { $table }, line { $ply }: the draw “{ $text }” is not what the seed gives: { $expected }
trial-broken-record = table { $table }: the record does not replay: { $detail }
trial-broken-outcome = table { $table }: the outcome told is not the one replayed
trial-broken-differs = { $game }: { $viewer } can tell the twins { $tables } apart: { $detail }
trial-broken-unanswered = another guest is not answered: { $question }: { $detail }
trial-broken-silent = another guest’s bot does not play, at table { $table }, after { $ply } lines
trial-broken-held = { $count } connections that say nothing are open after { $seconds } seconds more
trial-broken-garbage = garbage is answered by { $answer }: { $detail }
trial-broken-unopened = a table is not opened, and not refused as it should be: { $detail }
trial-broken-log = the server { $server } logs: { $detail }
verified = { $draws ->
    [one] 1 draw checked
   *[other] { $draws } draws checked
}: all as the seed gives them
verified-given = { $draws ->
    [one] 1 draw not checked
   *[other] { $draws } draws not checked
}: the table began from a recorded position, and nothing before that was drawn by this seed
ratings-rebuilt = { $games ->
    [0] No game has been counted yet.
    [one] Made anew of one finished game.
   *[other] Made anew of { $games } finished games.
}
backed-up = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} copied into { $file }
restored = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} restored from { $file } into { $database }
table-seed = seed: { $seed }
problem-seed-hex = “{ $given }” is not a seed; expected 64 hexadecimal digits
problem-no-seed = this record names no seed; it was not played on a server
problem-other-seed = this is not the seed of this game: its hash is { $found }, the record says { $wanted }
problem-draw = the draw “{ $text }” is not what the seed gives: { $expected }
problem-import-seed = this record was served; give its seed with --seed, so that its draws can be checked and drawn on
problem-import-content = a record with another content file cannot be put into a server
problem-no-such-table = there is no table “{ $given }” in this database

## A game in the terminal

terminal-broken = { $name } cannot be played: its code does not load ({ $detail }).
terminal-which = Which game?
terminal-hello = { $game }. Choose by number, or type a move; “help” lists the commands.
terminal-seats = { $seat }: { $who }
terminal-person = you
terminal-bot-random = the bot Random
terminal-bot-flaneur = the bot Flâneur
terminal-bot-ami = the bot Friend
terminal-bot-apprenti = the bot Apprentice
terminal-bot-maitre = the bot Master
terminal-bot-grand-maitre = the bot Grandmaster
terminal-bot-fleuriste = the Florist, a bot
terminal-bot-cocher = the Coachman, a bot
terminal-bot-modiste = the Milliner, a bot
terminal-bot-facteur = the Postman, a bot
terminal-bot-croupier = the Croupier, a bot
terminal-bot-comtesse = the Countess, a bot
terminal-bot-prefet = the Prefect, a bot
terminal-bot-architecte = the Architect, a bot
terminal-stumble-crash = The bot { $bot } broke down ({ $detail }); a legal move was played for it.
terminal-stumble-nonsense = The bot { $bot } answered “{ $detail }”, which is not a legal move; one was played for it.
terminal-stumble-late = The bot { $bot } thought too long ({ $detail }); a legal move was played for it.
terminal-resumed = The game goes on from { $file }, with its players and options.
terminal-since = What happened:
terminal-turn = { $seat } to play.
terminal-chosen = So far: { $text }
terminal-choice = { $number }. { $token }
terminal-choice-named = { $number }. { $token }: { $name }
terminal-several = ({ $count } moves)
terminal-gain = (score { $gain })
terminal-more = { $count } more: type “more” to see them.
terminal-ask = Your choice:
terminal-no-number = There is no choice { $given }; choices: { $numbers }.
terminal-nothing-back = There is no earlier choice; “undo” undoes a move.
terminal-why = No: { $said }
terminal-why-rule = No: { $said } (rule { $rule })
terminal-why-legal = That is allowed.
terminal-why-what = Type “why” and a move, such as: why pass
terminal-thinking = Thinking for a moment…
terminal-hint-nudge = { $said } (“hint” again shows where.)
terminal-hint-place = { $said } (“hint” again tells the move.)
terminal-hint = • { $move } [{ $text }]
terminal-hint-why = {"  "}{ $outlook } { $reason }
terminal-cost = Look at it again? { $said } { $reason }
terminal-cost-play = Play it all the same? (yes, or no: then “hint” tells about a better move)
terminal-no-hints = Several people play here; hints are given only where the game was started with --hints.
terminal-undone = Undone.
terminal-no-undo = There is no move of yours to undo.
terminal-agree = { $seat } asks to undo a move. Do you agree, { $seat_other }? (yes or no)
terminal-no-agreement = Not agreed.
terminal-curtain = { $seat }, it is your turn. Make sure that nobody else is looking, then press Enter.
terminal-rule-unknown = There is no rule { $number }; there are { $numbers }.
terminal-rule-what = Type “rule” and a number or a word, such as: rule { $number }
terminal-saved = Saved in { $file }.
terminal-save-what = Type “save” and a file’s name.
terminal-resign = Do you really want to resign? (yes or no)
terminal-resigned = { $seat } resigns.
terminal-left = Goodbye. The game is not over.
terminal-left-record = Goodbye. The game is kept in { $file }; the same command goes on with it.
terminal-help =
    A number chooses from the list. A move can also be typed, whole or its first words, with the names on the screen.
    “(score +8)”: how your score would change if the game ended after that move.
    back: to the choice before
    more: the rest of a long list
    board: show the table again
    words: describe the board in words, or draw it again
    score: the score if the game ended now
    log: everything that has happened
    undo: take your last move back; what chance has drawn since is drawn again
    why MOVE: why a move is not allowed
    hint: something to think about; again: where to look; once more: the move, and why
    rule NUMBER (or a word): a rule of the game
    save FILE: write the record
    resign: give the game up
    quit: leave the table
terminal-save-end = Save the game in a file? Its name (Enter: no):
output-failed = the output cannot be written: { $detail }
not-a-number = “{ $given }” is not a whole number from { $least } on
usage-usage = {"usage: "}
usage-options = options
usage-arguments = arguments
usage-help = show this help and exit
usage-version = show the version and exit
usage-required = needed, but missing: %s
usage-unrecognized = not understood: %s
usage-choice = %(value)r is not among: %(choices)s
usage-argument = %(argument_name)s: %(message)s
usage-one = a value is missing
terminal-why-begins = { $count } legal moves begin with “{ $text }”.
terminal-possible = Now possible: { $verbs }.
terminal-board = (“board” shows the table.)

host-link-made = It opens the host’s desk once, within ten minutes. Whoever has it can do what you can: give it to nobody.
host-well = All is well.
host-concern-reports = { $count ->
    [one] One report waits: boulevard host reports
   *[other] { $count } reports wait: boulevard host reports
}
host-concern-acts = { $count ->
    [one] Something that was decided is still to be carried out: does a server run?
   *[other] { $count } things that were decided are still to be carried out: does a server run?
}
host-concern-no-process = No server runs on this database.
host-concern-lost = TROUBLE: a process has said nothing for { $minutes } minutes: it was killed, or hangs.
host-concern-database = TROUBLE: a process cannot read its database.
host-concern-writing = TROUBLE: a process cannot write to its database.
host-concern-errors = { $count ->
    [one] One error inside since the servers started: the log tells it.
   *[other] { $count } errors inside since the servers started: the log tells them.
}
host-concern-disk = TROUBLE: { $percent } % of the disk are free.
host-concern-no-backup = No copies are made: start the server with --backup FOLDER.
host-concern-backup-failed = TROUBLE: the last copy failed.
host-concern-backup-old = TROUBLE: the last copy is { $hours } hours old.
host-tables = Tables: { $open } open, { $playing } under way, { $over } over, { $abandoned } given up.
host-process = A process, version { $version }, since { $since } (last word { $said }): { $here } people here, { $sockets } connections, { $waiting } thoughts of bots wait for { $workers } workers.
host-backup-at = The last copy: { $at }, { $megabytes } MB.
host-open-seat = open
host-table-open = open
host-table-playing = under way, line { $ply }
host-table-over = over, { $ply } lines
host-table-abandoned = given up, { $ply } lines
host-person-member = has kept the name
host-person-guest = guest
host-person-bot = a bot that somebody brought
host-person-address = an address
host-plays = { $games ->
    [0] plays nowhere
    [one] plays at one table
   *[other] plays at { $games } tables
}
host-nothing = Nothing here.
host-more = There are more than these { $count }: search for part of a name.
host-for-good = for good
host-until = until { $at }
host-bar-ban = kept out
host-bar-mute = silenced
host-bar-warn = to read a word
host-report = { $by } about { $of }, table { $table }{ $earlier ->
    [0] {""}
    [one] ; reported once before in 30 days
   *[other] ; reported { $earlier } times before in 30 days
}
host-report-why = { $why }
host-outcome-nothing = nothing to answer for
host-outcome-warn = told a word
host-outcome-mute = silenced
host-outcome-ban = kept out
host-unit-days = days
host-unit-hours = hours
host-unit-minutes = minutes
host-setting-keep_days = after which tables that nobody touches are deleted
host-setting-backup_hours = between one copy and the next
host-setting-backup_keep = copies are kept
host-setting-talk = may people talk at the tables?
host-setting-tournaments = may found tournaments
host-setting-absent = after which others may give an absent player’s seat to a bot
host-setting-absent_all_here = the same, where all others are there
host-setting-tables_an_hour = tables that one address may open an hour
host-setting-words_a_minute = times that somebody may speak at a table in a minute
host-setting-reports_an_hour = reports that somebody may make an hour
host-set-here = (set here)
host-waits = (still to be carried out)
host-by-house = the house
host-closed = The table is ended as soon as a server that runs has heard of it.
host-barred = It holds: { $called }. To end it: boulevard host lift { $id }
host-lifted = It holds no more.
host-settled = The report is settled.
host-turned = It is set.
host-backup-wanted = A server that runs makes the copy now; boulevard host acts tells when it is made.
host-ended = { $count ->
    [0] The desk was open nowhere.
    [one] The desk was closed in one place.
   *[other] The desk was closed in { $count } places.
}
