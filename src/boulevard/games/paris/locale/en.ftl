game-title = Paris: La Cité de la Lumière
game-credit = A game by José Antonio Abascal, published by Devir (2019) and IELLO (2020). This is an unofficial implementation; words and art are our own.

## Seats, pieces, places

seat-orange = Orange
seat-blue = Blue

building-LINE = the Line
building-CORNER = the Corner
building-SQUARE = the Square
building-SMALL_L = the Small L
building-SMALL_T = the Small T
building-ZIGZAG = the Zigzag
building-BIG_T = the Big T
building-STAIRS = the Stairs
building-CROSS = the Cross
building-CHONK = the Block
building-SMILE = the Arch
building-BIG_L = the Big L
building-JARDIN = the garden

card-levitation = Lévitation
card-metropolitain = Métropolitain
card-jardin = Jardin des Plantes
card-sacre-coeur = Sacré-Cœur
card-peintre = Le Peintre
card-chartier = Chartier
card-bouquinistes = Bouquinistes sur la Seine
card-lampadaire = Lampadaire
card-moulin-rouge = Moulin Rouge
card-fontaine = Fontaine des Mers
card-penseur = Le Penseur
card-grande-lumiere = La Grande Lumière

piece-peintre = the painter
piece-lampadaire = the streetlight
piece-moulin-rouge = the dancer
piece-fontaine = the fountain
piece-penseur = the statue
piece-grande-lumiere = the Large Streetlight

facing-n = north
facing-e = east
facing-s = south
facing-w = west

turns-0 = not turned
turns-1 = one quarter turn clockwise
turns-2 = half a turn
turns-3 = three quarter turns clockwise

ground-O = orange
ground-B = blue
ground-M = mixed
ground-L = streetlight
ground-empty = no tile

hand-none = nothing

## What happened

event-first = { $seat } { $who ->
    [you] start
   *[other] starts
}.
event-in-play = Postcards in play: { $card }.
event-draw = { $seat } { $who ->
    [you] draw
   *[other] draws
} { $tile ->
    [hidden] a tile
   *[other] tile { $tile }
}.
event-tile = { $seat } { $who ->
    [you] lay
   *[other] lays
} tile { $tile } on { $square }{ $turns ->
    [0] {""}
    [1] , with a quarter turn
    [2] , with half a turn
   *[other] , with three quarter turns
}.
event-take = { $seat } { $who ->
    [you] take
   *[other] takes
} { $building } from the pool.
event-pass = { $seat } { $who ->
    [you] pass
   *[other] passes
}.
event-phase-two = Phase 2: the streets are laid, { $seat } { $who ->
    [you] begin
   *[other] begins
}.
event-build = { $seat } { $who ->
    [you] build
   *[other] builds
} { $building } on { $spaces }.
event-card = { $seat } { $who ->
    [you] activate
   *[other] activates
} { $card }.
event-decline = { $seat } { $who ->
    [you] put
   *[other] puts
} a token on { $card } and { $who ->
    [you] leave
   *[other] leaves
} its action unused.
event-piece = { $seat } { $who ->
    [you] put
   *[other] puts
} { $piece } on { $space }.
event-statue = { $seat } { $who ->
    [you] put
   *[other] puts
} the statue on { $space }, facing { $facing }.
event-annex = { $seat } { $who ->
    [you] add
   *[other] adds
} the annex on { $space } to { $building }.
event-levitation = { $seat } { $who ->
    [you] give
   *[other] gives
} back { $building_old } and { $who ->
    [you] take
   *[other] takes
} { $building_new } from the pool.
event-spent = { $seat } { $who ->
    [you] spend
   *[other] spends
} { $card }{ $light ->
    [none] {""}
   *[other] {" "}and { $who ->
    [you] cover
   *[other] covers
} the streetlight on { $light }
}.
event-over = The game is over.

## What is asked

prompt-phase-one = Phase 1. Lay a tile from your hand or take a building. Without tiles you may also pass.
prompt-phase-two = Phase 2. Place a building from your reserve, or activate a postcard.

verb-tile = lay a tile
verb-take = take a building
verb-pass = pass
verb-build = place a building
verb-card = activate a postcard

## Options

option-edition = Edition
option-edition-fr = French (IELLO)
option-edition-en = English (Devir)
option-edition-hint = The two rulebooks disagree about Moulin Rouge and Le Penseur: this one is followed (rules C11, C12).
option-first = Who starts
option-first-random = drawn by lot
option-first-orange = Orange
option-first-blue = Blue
option-first-hint = Who has the first turn.
option-flip = Buildings may be mirrored
option-flip-hint = The Small L, the Zigzag, the Block and the Big L may also be placed mirrored, so there are more places for them (rule P3).
option-hand = Tiles in hand
option-hand-hint = With two tiles in hand you choose which one to place; with one you place what you drew (rule P7).
option-postcards = Postcards in play
option-postcards-first = the eight for first games
option-postcards-random = eight drawn by lot
option-postcards-bouquinistes = { card-bouquinistes }
option-postcards-bouquinistes-hint = { card-bouquinistes-hint }
option-postcards-chartier = { card-chartier }
option-postcards-chartier-hint = { card-chartier-hint }
option-postcards-fontaine = { card-fontaine }
option-postcards-fontaine-hint = { card-fontaine-hint }
option-postcards-grande-lumiere = { card-grande-lumiere }
option-postcards-grande-lumiere-hint = { card-grande-lumiere-hint }
option-postcards-jardin = { card-jardin }
option-postcards-jardin-hint = { card-jardin-hint }
option-postcards-lampadaire = { card-lampadaire }
option-postcards-lampadaire-hint = { card-lampadaire-hint }
option-postcards-levitation = { card-levitation }
option-postcards-levitation-hint = { card-levitation-hint }
option-postcards-metropolitain = { card-metropolitain }
option-postcards-metropolitain-hint = { card-metropolitain-hint }
option-postcards-moulin-rouge = { card-moulin-rouge }
option-postcards-moulin-rouge-hint = { card-moulin-rouge-hint }
option-postcards-peintre = { card-peintre }
option-postcards-peintre-hint = { card-peintre-hint }
option-postcards-penseur = { card-penseur }
option-postcards-penseur-hint = { card-penseur-hint }
option-postcards-sacre-coeur = { card-sacre-coeur }
option-postcards-sacre-coeur-hint = { card-sacre-coeur-hint }
option-postcards-hint = Eight of the twelve postcards lie at the table; each works once, for whoever takes it first (rule P4).

## Scores

line-lit = Lit buildings
line-group = Largest group
line-unbuilt = Unbuilt
line-cards = Postcards
line-total = Total
driver-lit = lit buildings { $points }
driver-group = largest group { $points }
driver-unbuilt = unbuilt buildings { $points }
driver-cards = postcards { $points }
driver-ground = ground to build on and its lights { $points }
driver-buildings = buildings that still find room { $points }
driver-actions = postcards still to be used { $points }
better-lit = your buildings will be better lit
better-group = your largest group will be larger
better-unbuilt = fewer of your buildings will be left over
better-cards = the postcards will bring you more
better-ground = you keep good ground near the lights
better-buildings = your other buildings will still find room
better-actions = you keep good postcards for later

decided-lit = The light decided it: { $most } to { $rival }.
decided-group = The largest group decided it: { $most } to { $rival }.
decided-unbuilt = What stayed unbuilt decided it: { $most } to { $rival }.
decided-cards = The postcards decided it: { $most } to { $rival }.
decided-tie-free = Level at { $points }: more free spaces of one’s own printed colour decided it, { $most } to { $rival }.

game-solvable = Paris can be solved in phase 2, where nothing is hidden and nothing is drawn; in phase 1 tiles are still drawn.
reason-played-out = nothing left to play

## Why not

why-chance = That is drawn by lot: nobody chooses it.
why-phase-one = In phase 1 you lay tiles and take buildings into your reserve; you place them and activate postcards in phase 2.
why-phase-two = Phase 1 is over: no more tiles are laid and no more buildings taken.
why-tile-not-in-hand = You do not hold tile { $tile }. In your hand: { $hand }.
why-square-taken = There is a tile on { $square } already.
why-building-unknown = There is no building “{ $text }”.
why-not-in-pool = That building is not in the pool: { $building }.
why-not-in-reserve = That building is not in your reserve: { $building }.
why-pass-tiles-left = You still have tiles to lay, so you may not pass.
why-pass-tokens-left = You still have { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
}, so you may not pass.
why-pass-can-build = You can still place a building, so you may not pass.
why-no-chimney = You have no chimney left, so you can build nothing more.
why-mirrored = That would be { $building } mirrored, which is not allowed at this table.
why-shape = Those spaces do not have the shape of { $building }.
why-not-free = Something stands on { $space } already.
why-on-light = Only Métropolitain lets you build on a Streetlight space: { $space }.
why-on-rival = Only Chartier lets you build on your rival’s colour: { $space }.
why-one-light = Métropolitain covers one Streetlight space, not several: { $space }.
why-one-rival = Chartier covers one space of your rival’s, not several: { $space }.
why-levitation-no-power = Lévitation places its building without Métropolitain and without Chartier.
why-no-token = You have no token left.
why-card-not-in-play = { $card } is not in play in this game.
why-card-used = { $card } has been used already.
why-wants-light = The Large Streetlight goes on a printed Streetlight space, and { $space } is none.
why-wants-own-or-mixed = The fountain goes on a space of your colour or a mixed one, and { $space } is neither.
why-wants-own-colour = The piece goes on a space printed in your colour, and { $space } is not.
why-statue-blocked = From { $space } the statue would face { $facing } on a space that is taken or off the board.
why-annex-not-yours = You have no building “{ $text }” on the board.
why-annex-apart = No side of { $building } touches { $space }.

## Content and score pad

problem-tile-shape = a tile is two rows of two letters out of N, R, M, L; found { $found }
problem-building-sizes = the sizes of the buildings are { $found }; expected { $expected }
problem-building-twice = two buildings have the same shape
problem-garden-size = the garden covers 2 spaces
problem-first-cards = { $found } postcards are marked as first; expected 8
problem-stamps = stamped are { $found }; expected fontaine, moulin-rouge, peintre, penseur
problem-number = found { $found }; expected { $span ->
    [0] { $low }
   *[other] { $low } to { $high }
}
problem-name-unknown = “{ $found }” is not known; expected: { $expected }
problem-name-missing = “{ $missing }” is missing
problem-drawing = a drawing is a rectangle of # and . whose # hang together and reach every edge; found { $found }
problem-pad-ground = the ground is 8 rows of 8 letters out of O, B, M, L, or ? where the colour is not known, row 8 first
problem-pad-space = “{ $found }” is not a space of the board; spaces are a1 to h8
problem-pad-owner = “{ $found }” is not a player; expected orange or blue
problem-pad-building = “{ $found }” is not a building; expected: { $expected }
problem-pad-shape = { $found } do not have the shape of { $building }
problem-pad-mirrored = { $found } are { $building } mirrored, which this game does not allow
problem-pad-overlap = two pieces stand on { $spaces }
problem-pad-twice = { $found } is used twice
problem-pad-chimneys = { $seat } has { $found } buildings on the board; at most { $most } are possible
problem-pad-tokens = { $seat } has { $found } cards; at most { $most } are possible
problem-pad-card = “{ $found }” is not a postcard; expected: { $expected }
problem-pad-no-token = { $seat } has no token on { $card }, whose piece is on the board
problem-pad-annex = the annex on { $space } does not touch a side of { $building }
problem-pad-annex-owner = there is no { $building } on the board for the annex
problem-pad-light = the Large Streetlight stands on { $space }, which is not a printed Streetlight space
problem-pad-piece = “{ $found }” is not a piece; expected: { $expected }
problem-pad-facing = the statue faces n, e, s or w, towards a space of the board; found { $found }
problem-pad-facing-none = only penseur has a facing
problem-pad-number = found { $found }; expected { $low } to { $high }
problem-pad-lamps = { $found ->
    [one] { $found } printed streetlight; the board shows { $expected }
   *[other] { $found } printed streetlights; the board shows { $expected }
}
problem-pad-on-light = { $building } stands on a printed streetlight: { $spaces }. Only Métropolitain allows it, and only one
problem-pad-on-rival = { $building } stands on the rival’s colour: { $spaces }. Only Chartier allows it, and only one
problem-pad-few = { $seat } has used { $found } of { $expected } tokens
problem-pad-pool = nobody has { $building }: { $count ->
    [one] it
   *[other] they
} stayed in the pool. Is that right?
problem-pad-free = they are level: how many free spaces of their own printed colour does each have?
problem-pad-colours = the statue counts only spaces of its owner’s colour: which colour are { $spaces }?
problem-pad-answer = expected something like: { $expected }

pad-edition = Edition, fr or en (Enter: fr)
pad-ground = Row { $row } of the board, from a to h, eight letters: O orange, B blue, M mixed, L streetlight, ? not known
pad-cards = The postcards with a token of { $seat }, separated by spaces ({ $expected })
pad-buildings = A building on the board, for example “orange STAIRS b2+c2+c3+d3+d4” (JARDIN is the garden; leave the annex out; Enter alone: no more)
pad-annex = The annex, its space and its building, for example “b7 BIG_L” (Enter: none)
pad-pieces = A special piece, for example “peintre h4 blue” or “penseur c3 orange n” (Enter alone: no more)
pad-free = Level: free spaces of their own printed colour, { $seat }
pad-reserve = Buildings left unbuilt by { $seat }, separated by spaces (Enter: none)

## The board in text

picture-legend = o orange, b blue, m mixed, * streetlight, . no tile; capital letters and numbers are buildings, two letters a piece
picture-board = Board
picture-row = Row { $row }: { $spaces }
picture-buildings = Buildings
picture-building = { $mark } { $seat }, { $building }: { $spaces } ({ $size ->
    [one] 1 space
   *[other] { $size } spaces
}, { $lights ->
    [0] no light
    [one] 1 light
   *[other] { $lights } lights
})
picture-pieces = Pieces
picture-piece = { $mark } { $seat }, { $piece }: { $space }
picture-piece-facing = { $mark } { $seat }, { $piece }: { $space }, facing { $facing }
picture-pool = Pool: { $building }
picture-cards = Postcards face up: { $card }
picture-used = { $seat } has used: { $card }
picture-declined = { $card } (unused)
picture-unspent = { $card } (still to spend)
picture-seat = { $seat }: tokens { $tokens }, chimneys { $chimneys }; reserve: { $building }
picture-hand = { $seat } holds { $count ->
    [one] tile { $tile }
   *[other] tiles { $tile }
}; in the pile: { $pile }
picture-hand-hidden = { $seat } holds { $count ->
    [one] a hidden tile
   *[other] { $count } hidden tiles
}; in the pile: { $pile }
picture-tile = Tile { $tile } as { $seat } lays it:
picture-turns = quarter turns: {""}
picture-turn-words = { $turns ->
    [0] Not turned
    [1] A quarter turn
    [2] Half a turn
   *[other] Three quarter turns
}: top { $top }; bottom { $bottom }
verb-none = leave its action unused
picture-shapes-pool = Shapes in the pool:
picture-shapes-reserve = Shapes in the reserve of { $seat }:
picture-shape = { $building }, { $size } spaces; from the top, columns { $rows }
card-levitation-hint = trade a building of your reserve for one of the pool and place it now (rule C1)
card-metropolitain-hint = later, once, a building may cover one streetlight (rule C2)
card-jardin-hint = place the garden of two spaces now (rule C3)
card-sacre-coeur-hint = your unbuilt buildings cost nothing (rule C4)
card-peintre-hint = 2 points for each light in the painter’s area (rule C5)
card-chartier-hint = later, once, cover one space of your rival’s colour (rule C6)
card-bouquinistes-hint = the annex enlarges one of your buildings (rule C7)
card-lampadaire-hint = one more streetlight on a space of yours (rule C8)
card-grande-lumiere-hint = a Large Streetlight that reaches further (rule C9)
card-fontaine-hint = 3 points for each of your buildings beside the fountain (rule C10)
card-moulin-rouge-hint = 1 point for each free space of the dancer’s area (rule C11)
card-penseur-hint = points for the free spaces around the statue (rule C12)

## The score sheet in parts

item-lit = { $building }: { $size } spaces × { $lamps ->
    [one] 1 light
   *[other] { $lamps } lights
}
item-group = { $count ->
    [one] { $building }, alone
   *[other] { $count } buildings that touch: { $building }
}
item-unbuilt = { $building }, still in the reserve
item-spared = { $building }, still in the reserve, at no cost thanks to Sacré-Cœur
item-peintre = Le Peintre: { $count ->
    [0] no light in his area
    [one] 1 light in his area
   *[other] { $count } lights in his area
}
item-fontaine = Fontaine des Mers: { $count ->
    [0] no building beside it
    [one] 1 building beside it
   *[other] { $count } buildings beside it
}
item-moulin-rouge = Moulin Rouge: { $count ->
    [one] the dancer’s own space alone
   *[other] { $count } spaces, her own included
}
item-penseur = Le Penseur: { $sides ->
    [0] no free space at its sides
    [one] 1 free space at its sides
   *[other] { $sides } free spaces at its sides
}, { $corners ->
    [0] none at its corners
   *[other] { $corners } at its corners
}
item-penseur-blocked = Le Penseur: its view is blocked

## How it ends

game-goal = Lay out the city, then build in its light: lit buildings, your largest group and your postcards bring the points.
ending-tiles = Phase 1 ends with the sixteenth tile; to lay: { $seats }
ending-tokens = It ends once no token is left: { $seats }
ending-reserves = and nobody can build; in reserve: { $seats }
game-goal-short = Lay out the city, then build in its light.
ending-tiles-short = Tiles still to lay: { $seats }
ending-tokens-short = Tokens left: { $seats }
ending-reserves-short = then the last buildings

## Hints: what to think about, where to look, what to do, what it brings

hint-nudge-tile = Think about the ground: a tile can make room for you beside the lights.
hint-nudge-take = Think about the pool: there is a building worth having now.
hint-nudge-build = Think about your reserve: a building of yours can still go up.
hint-nudge-build-lit = Think about the light: a building of your reserve can stand where lights reach it.
hint-nudge-build-group = Think about your buildings that touch: another can join them.
hint-nudge-card-light = Think about the light: a postcard can bring you more of it.
hint-nudge-card-stamp = Think about the stamped postcards: one of them scores well now.
hint-nudge-card-power = Think about ground that is closed to you: a postcard can open it.
hint-nudge-card-room = Think about room: a postcard lets you put up something more.
hint-nudge-card-spared = Think about what may stay in your reserve.
hint-nudge-token = Think about your tokens: not every one needs to bring something.
hint-nudge-pass = There is nothing left worth doing.

hint-place-square = Look at { $square }.
hint-place-pool = Look in the pool, at the buildings of { $size } spaces.
hint-place-spaces = Look between { $space_from } and { $space_to }.
hint-place-space = Look at { $space }.
hint-place-card = Look at the postcard { $card }.

hint-deed-tile = Lay { $count ->
    [1] your tile
   *[other] tile { $tile }
} on { $square }, { $turns ->
    [0] as it is
    [1] with a quarter turn
    [2] with half a turn
   *[other] with three quarter turns
}.
hint-deed-take = Take { $building }.
hint-deed-build = Build { $building } on { $spaces }.
hint-deed-card = Activate { $card }.
hint-deed-piece = Activate { $card } and put { $piece } on { $space }.
hint-deed-streetlight = Activate { $card } and put its streetlight on { $space }.
hint-deed-statue = Activate { $card } and put the statue on { $space }, facing { $facing }.
hint-deed-garden = Activate { $card } and place the garden on { $spaces }.
hint-deed-annex = Activate { $card } and add the annex on { $space } to { $building }.
hint-deed-levitation = Activate { $card }: give back { $building_old }, take { $building_new } and build it on { $spaces }.
hint-deed-decline = Put a token on { $card } and leave its action unused.
hint-deed-pass = Pass.

hint-gain-lit = { $lamps ->
    [one] One light reaches it
   *[other] { $lamps } lights reach it
}: { $points } points.
hint-gain-light = Your lit buildings gain { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-gain-group = Your largest group gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-gain-peintre = The painter sees { $count ->
    [0] no light yet
    [one] one light: { $points } points
   *[other] { $count } lights: { $points } points
}.
hint-gain-fontaine = { $count ->
    [0] No building of yours stands beside the fountain yet
    [one] One building of yours stands beside it: { $points } points
   *[other] { $count } buildings of yours stand beside it: { $points } points
}.
hint-gain-moulin-rouge = For now the dancer has { $count ->
    [one] her own space alone: 1 point
   *[other] { $count } spaces: { $points } points
}.
hint-gain-penseur = The statue earns { $points ->
    [one] 1 point
   *[other] { $points } points
} as things stand.
hint-gain-spared = What stays in your reserve costs nothing then: { $points ->
    [one] 1 point
   *[other] { $points } points
} as things stand.
hint-gain-spent = It uses up { $card }.
hint-gain-rival = It costs { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-gain-denied-building = { $seat } cannot take it any more.
hint-gain-denied-card = { $seat } cannot use that card any more.

## Problems: what they are about, and what they teach

theme-gain-lit = Light your buildings
theme-gain-group = The largest group
theme-gain-unbuilt = Nothing left over
theme-gain-cards = Postcards that score
theme-deny-lit = Take the rival’s light
theme-deny-group = Break the rival’s group
theme-deny-unbuilt = Leave the rival no room
theme-deny-cards = Spoil the rival’s postcard
teach-gain-lit = Count lights before spaces: size is multiplied by the lights that reach a building, so a small one with two lights beats a larger one with one.
teach-gain-group = Before you place a building, see what it touches: every space that joins your largest group is a point.
teach-gain-unbuilt = A building that finds no room any more costs 3 points: look for the last place of each before the rival takes it.
teach-gain-cards = A postcard is a turn like any other: ask what it brings by the end, and whether it will still be there next turn.
teach-deny-lit = Spaces near lights are worth something to both: one move can fill the rival’s best place and be yours as well.
teach-deny-group = What joins the rival’s buildings is often one space: stand on it.
teach-deny-unbuilt = Ask which of the rival’s buildings has one place left, and whether you can use it.
teach-deny-cards = A postcard that the rival counts on can be used first, or made worth less.
teach-do-pass = A building can cost more than it brings: it takes the free spaces, the light or the room of your own postcards.
teach-card-chartier = A power is taken before it is spent: with it a building stands where nothing else could, and the rival is without it.
teach-card-metropolitain = { teach-card-chartier }
teach-over-pass = A power that is left over is worth nothing: before you pass, turn every building once more and look for the place that the power opens.

# Profiles: what one wins with, and stamps

wins-postcards = Postcards you win with
wins-postcards-other = Postcards that win
wins-buildings = Buildings you win with
wins-buildings-other = Buildings that win
opens-buildings = first building taken
stamp-light = City of light
stamp-light-how = 45 points or more for lit buildings.
stamp-quarter = A quarter of one’s own
stamp-quarter-how = A group of 14 spaces or more.
stamp-whole = Nothing left over
stamp-whole-how = Win with no building left in the reserve.
stamp-mail = By return of post
stamp-mail-how = Win with 20 points or more for postcards.
