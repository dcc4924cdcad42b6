# What the drawn table of Paris says.

chip = Phase { $phase }
chip-turn = turn { $turn }

## Short names, as labels

short-LINE = Line
short-CORNER = Corner
short-SQUARE = Square
short-SMALL_L = Small L
short-SMALL_T = Small T
short-ZIGZAG = Zigzag
short-BIG_T = Big T
short-STAIRS = Stairs
short-CROSS = Cross
short-CHONK = Block
short-SMILE = Arch
short-BIG_L = Big L
short-JARDIN = Garden
short-tile = Tile
short-levitation = Lévitation
short-metropolitain = Métropolitain
short-jardin = Garden
short-sacre-coeur = Sacré-Cœur
short-peintre = Painter
short-chartier = Chartier
short-bouquinistes = Annex
short-lampadaire = Streetlight
short-moulin-rouge = Dancer
short-fontaine = Fountain
short-penseur = Statue
short-grande-lumiere = Large Streetlight

## The prompt

ask-tile = Your turn: lay your tile
ask-tiles = Your turn: lay a tile
ask-tile-detail = Choose an empty square, or take a building from the pool for later.
ask-take-or-pass = Your turn: take a building
ask-take-or-pass-detail = All your tiles are down. Choose a building from the pool, or pass.
ask-pass = Your turn: you can only pass
ask-pass-detail = Nothing else is possible now.
ask-passing = You pass. Confirm?
ask-passing-detail = You do nothing this turn.
ask-two = Your turn
ask-two-build = Place a building from your reserve or activate a postcard.
ask-two-only-build = Place a building from your reserve.
ask-two-only-card = No building fits now. Use a postcard: with a token left you may not pass.
ask-two-pass = Place a building with a power, or pass.
ask-place = Your turn: place { $thing }
ask-place-detail = Move it, turn it with R, or confirm.
ask-place-first = Choose a marked space; R turns it.
ask-place-detail-touch = Move it, turn it, or confirm.
ask-place-first-touch = Tap a marked space, or drag it there.
ask-put-first = Choose a marked space.
ask-placed = Confirm, or move it.
ask-take = Your turn: take { $thing }
ask-take-detail = To build later, on your colour; { $points } if it stays in your reserve.
ask-card = Your turn: { $card }
ask-card-metropolitain = Later, once, a building of yours may cover one streetlight.
ask-card-chartier = Later, once, a building of yours may cover one space of your rival’s colour.
ask-card-sacre-coeur = Buildings left in your reserve cost you nothing.
ask-card-jardin = A building of 2 spaces: it earns light and joins your group.
ask-card-peintre = 2 points for every light that he reaches over free spaces.
ask-card-first = { $does }.
ask-nowhere = It can do nothing for you now. Put it back, or spend a token on it.
ask-swap-old = Choose the building of your reserve to give back.
ask-swap-new = Choose the building to take from the pool.
ask-declined = The token is spent for nothing; nobody can use the card any more.

thing-annex = the annex

key-fits = fits here
key-spends = spends { $card }
decline = Spend it for nothing
decline-confirm = Spend it for nothing
decline-long = Put a token on { $card } and leave its action unused
pass = Pass
after-piece = after { $piece }

## With nothing in hand

why-take-up = Take up a building of your reserve or a postcard first.
why-take-swap = Choose the building of your reserve to give back first.
why-take-tile = Take up one of your tiles first.
why-take-pool = All your tiles are down: take a building from the pool, or pass.
why-take-nowhere = There is no place for { $building } now: it needs free spaces, of your colour or mixed.
why-take-nothing = Nothing can be placed now: you can only pass.

## The plaque

plaque-label = { $piece }: rotation and preview
plaque-lit = { $lamps ->
    [0] no light reaches it:
    [one] lit by 1 light:
   *[other] lit by { $lamps } lights:
}
plaque-tile = Tile on { $square }
plaque-piece = { $piece }
plaque-no = { $piece } does not fit here
plaque-way = rotation { $at } of { $count }
plaque-facing = facing { $facing }
plaque-annex = belongs to { $piece }
plaque-spends = spends { $card }
plaque-line-group = group { $gain }
plaque-line-unbuilt = reserve { $gain }
plaque-line-cards = postcards { $gain }
plaque-hint = Choose a piece, then a marked space; or drag it there.
turn-left = Turn left (Shift R)
turn-right = Turn right (R)
turn-over = Mirror (F)

## The board for those who hear it

board-label = Board, { $count } by { $count }
cell = { $space }, { $ground }, { $what }
cell-free = free
cell-ground-O = orange (sun)
cell-ground-B = blue (moon)
cell-ground-M = mixed (sun and moon)
cell-ground-L = streetlight
cell-ground-empty = no tile
cell-building = { $piece } of { $seat }
cell-piece = { $piece } of { $seat }
cell-annex = annex of { $piece }
cell-fits = { $cell }, { $piece } fits here
cell-spends = { $cell }, { $piece } would spend { $card }
cell-undo = { $cell }, just placed: Enter takes it back
cell-ghost = { $cell }, { $piece } is held here
cell-ghost-refused = { $cell }, { $piece } is held here and does not fit
cell-square-free = { $square }, empty
cell-square-fits = { $square }, empty, { $piece } fits here
cell-square-tile = { $square }, top { $top }, bottom { $bottom }

## Rails

rail-cards = Postcards
rail-cards-count = { $count ->
    [one] 1 face up · one token
   *[other] { $count } face up · one token each
}
rail-players = Players and score
rail-you = You
rail-kind-bot = bot
rail-waiting = waiting
rail-to-move = to play
rail-thinking = thinking
rail-due = to play
rail-away = away
rail-tokens = Tokens
rail-tokens-count = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}
rail-chimneys = Chimneys
rail-reserve = Reserve
rail-reserve-holds = Your reserve: { $pieces }
rail-reserve-empty = No building in reserve
rail-hand = { $count ->
    [one] Tile in hand
   *[other] Tiles in hand
}
rail-pile = { $count ->
    [0] pile empty
   *[other] pile { $count }
}
rail-pool = Pool
rail-pool-take = take one instead of a tile
rail-pool-only = take one, or pass
rail-pool-later = for Lévitation only
rail-pool-out = out of the game
rail-result = Result
rail-pool-empty = The pool is empty.
rail-piece = { $piece }, { $size } spaces
rail-piece-nowhere = { $piece }, { $size } spaces, fits nowhere now
rail-tile = Tile { $tile }: { $spaces }
rail-tile-hidden = A tile face down
rail-power-chartier = Chartier is ready:
rail-power-chartier-words = may cover one space of the rival
rail-power-metropolitain = Métropolitain is ready:
rail-power-metropolitain-words = may cover one streetlight
rail-spared = Sacré-Cœur: reserve costs nothing
rail-starter = starts the game
rail-score = { $seat }: { $score }

tabs = What is shown
tab-play = Play
tab-cards = Postcards { $count }
tab-score = Score
tab-log = Log
tab-pool = Pool { $count }

overlays = On the board
overlay-light = Light
overlay-groups = Groups
overlay-areas = Areas

## What a used postcard did

note-garden = Garden at { $spaces }
note-annex = Annex at { $space }
note-piece = At { $space }
note-scores = Scores { $points } now
note-ready = Ready to spend
note-unspent = not spent
note-spent = Spent
note-swapped = { $piece } from the pool
note-effect = In force

## Postcards

postcard-words = { $card }: { $hint }.
postcard-free = Face up; it costs one token.
postcard-used = Used by { $seat }.
postcard-used-by = Used by { $name }.
postcard-used-you = Used by you.
postcard-declined = Left unused
postcard-ready = Ready to spend

card-levitation-short = Swap a building, place it
card-metropolitain-short = Later: build over a light
card-jardin-short = A building of 2 spaces
card-sacre-coeur-short = Your reserve costs nothing
card-peintre-short = 2 points per light in reach
card-chartier-short = Later: cover 1 rival space
card-bouquinistes-short = Add 1 space to a building
card-lampadaire-short = Add a streetlight
card-moulin-rouge-short = 1 point per free space
card-fontaine-short = 3 points per building beside
card-penseur-short = Points for free spaces around
card-grande-lumiere-short = Make one light shine far

card-peintre-stamp = +2
card-moulin-rouge-stamp = +1
card-fontaine-stamp = +3
card-penseur-stamp = +2 +1

menu-key-turn = turn what is held
menu-key-mirror = mirror it, where the table allows it
