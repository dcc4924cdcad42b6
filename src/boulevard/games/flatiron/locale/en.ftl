game-title = Flatiron
game-credit = A game by Shei S. and Isra C., published by Ludonova (2024). This is an unofficial implementation; words and pictures are our own.

## Seats, places, pieces

seat-1 = Firm 1
seat-2 = Firm 2
seat-daniel = Daniel

location-broadway = Broadway
location-st23 = 23rd Street
location-av5 = 5th Avenue
location-st22 = 22nd Street
location-hall = City Hall
location-none = beside the board

street-broadway = Broadway
street-st23 = 23rd Street
street-av5 = 5th Avenue
street-st22 = 22nd Street

colour-orange = orange
colour-blue = blue
colour-ivory = ivory
colour-charcoal = charcoal

end-top = at the top
end-bottom = at the bottom
side-violet = violet
side-gold = gold

card-BW1 = The Bank
card-BW2 = The Pedlar
card-BW3 = The Managing Agent
card-BW4 = The Takings
card-BW5 = The Strongbox
card-BW6 = The Rents
card-BW7 = The Box Office
card-BW8 = The Newsboys
card-TW1 = The Quarry
card-TW2 = The Exchange
card-TW3 = The Foundry
card-TW4 = The Foreman
card-TW5 = The Bazaar
card-TW6 = The Copyist
card-TW7 = The Wholesaler
card-TW8 = The Newsstand
card-FA1 = The Crane
card-FA2 = The Sculptor
card-FA3 = The Barter
card-FA4 = The Building Site
card-FA5 = The Coalman
card-FA6 = The Riveters
card-FA7 = The Roofer
card-FA8 = The Patron
card-SS1 = The Double Shift
card-SS2 = The Hoist
card-SS3 = The Mason
card-SS4 = The Plagiarist
card-SS5 = The Stonecutter
card-SS6 = The Scaffolding
card-SS7 = The Understudy
card-SS8 = The Special Permit

decree-DE1 = The Signboards
decree-DE2 = The Treasury
decree-DE3 = The Renown
decree-DE4 = The Storehouse
decree-DE5 = The Registers
decree-DE6 = The Façades
decree-DE7 = The Cornices
decree-DE8 = The Pillars
decree-DE9 = The Colonnades
decree-DE10 = The Favour

floor-F01 = The Shops
floor-F02 = The Café
floor-F03 = The Tea Room
floor-F04 = The Yard
floor-F05 = The Counters
floor-F06 = The Arcade
floor-F07 = The Billboards
floor-F08 = The Saleroom
floor-F09 = The Record Office
floor-F10 = The Stockroom
floor-F11 = The Twin Windows
floor-F12 = The Terrace
floor-F13 = The Belvedere
floor-F14 = The Gallery
floor-F15 = The Workshop
floor-roof = the Roof

newspaper-money3 = The Gazette
newspaper-swap = The Daily Barter
newspaper-money2 = The Little Echo
newspaper-build = The Builder
newspaper-card = The Advertiser
newspaper-decree = The Monitor
newspaper-pillar = The Quarryman

daniel-DB1 = The Sketch
daniel-DB2 = The Speech
daniel-DB3 = The Plan
daniel-DB4 = The Lecture
daniel-DB5 = The Elevation
daniel-DB6 = The Banquet
daniel-DB7 = The Section
daniel-DB8 = The Portrait
daniel-DB9 = The Great Works

## What is printed on them

action-trade = buy or sell { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar for ${ $price }
action-buy_any = buy any pillar for ${ $price }
action-swap = swap a pillar
action-build = { $many ->
    [1] build a pillar
   *[other] build up to { $many } pillars
} for ${ $cost }{ $extra ->
    [0] {""}
    [one] , 1 extra point
   *[other] , { $extra } extra points
}{ $doubled ->
    [true] , a colour already there allowed
   *[other] {""}
}
action-floor = build the floor for ${ $cost }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
action-money = gain ${ $dollars }
action-money_and_points = gain ${ $dollars } and { $points ->
    [one] 1 point
   *[other] { $points } points
}
action-dollars_per_floor = gain $1 per floor built
action-dollars_per_paperboy = gain $1 per paperboy space reached
action-points_per_two_floors = 1 point per two floors built
action-points_if_colour = { $points ->
    [one] 1 point
   *[other] { $points } points
} if there is { $colour } on the floor
action-buy_card = buy an open street card{ $change ->
    [0] {""}
    [-1] {" "}for $1 less
   *[other] , price { $change }
}
action-buy_decree = buy a decree{ $change ->
    [0] {""}
    [-1] {" "}for $1 less
   *[other] , price { $change }
}
action-newspaper = the newspaper of the day
action-copy_own = for ${ $cost }, copy another of your actions
action-copy_open = for ${ $cost }, copy an action of an open street card
action-city_hall = for ${ $cost }, one of City Hall’s options

bonus-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
bonus-points_if_colour = { $points ->
    [one] 1 point
   *[other] { $points } points
} if { $colour }
bonus-dollars = ${ $dollars }
bonus-reputation = a reputation token
bonus-draw_newspaper = a hidden newspaper
bonus-buy_card = buy a street card
bonus-newspaper = the newspaper of the day

effect-city_hall_dollars = at City Hall, take ${ $dollars } instead of $2
effect-arrival_dollar = moving to { $street } brings $1
effect-share_location = architects may share a location
effect-point_per_card = each street card bought: { $points ->
    [one] 1 point
   *[other] { $points } points
}
effect-sell_more = each pillar sold: ${ $dollars } more
effect-decrees_less = decrees cost ${ $dollars } less
effect-pillars_less = pillars cost ${ $dollars } less
effect-same_colours = colours may repeat
effect-points_for_colour = each { $colour } pillar put here: { $points ->
    [one] 1 point
   *[other] { $points } points
}

earns-street_cards = { $points ->
    [one] 1 point
   *[other] { $points } points
} per { $every ->
    [1] street card
   *[other] { $every } street cards
}
earns-dollars = { $points ->
    [one] 1 point
   *[other] { $points } points
} per ${ $every }, at most { $most }
earns-reputation = { $points ->
    [one] 1 point
   *[other] { $points } points
} per { $every ->
    [1] point of positive reputation
   *[other] { $every } points of positive reputation
}
earns-stock = { $points ->
    [one] 1 point
   *[other] { $points } points
} per pillar in stock
earns-decrees = { $points ->
    [one] 1 point
   *[other] { $points } points
} per decree of yours
earns-levels_with = { $points ->
    [one] 1 point
   *[other] { $points } points
} per level with { $colour_one } and { $colour_other }
earns-built = { $points ->
    [one] 1 point
   *[other] { $points } points
} per { $colour } pillar in the building
earns-fixed = { $points ->
    [one] 1 point
   *[other] { $points } points
}

does-popularity = popularity
does-pillar = one { $colour } pillar, slots in the order { $slots }
does-floor = the floor, { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What happened

event-first = { $seat } { $who ->
    [you] start
   *[other] starts
}.
event-start-floor = The building begins with { $floor }.
event-open-floor = Next floor, open at City Hall: { $floor }.
event-news = Newspaper of the day: { $newspaper }.
event-open-card = New on { $street }: { $card }.
event-open-decree = Decree on offer: { $decree }.
event-deal-boards = Boards from which { $seat } may choose: { $board }.
event-choose-board = { $seat } { $who ->
    [you] have
   *[other] has
} chosen a board.
event-board = { $seat } { $who ->
    [you] play
   *[other] plays
} board { $board }, { $side } side.
event-daniel-board = { $seat } plays with board { $board }.
event-move = { $seat } { $who ->
    [you] go
   *[other] goes
} to { $location }.
event-activate = { $seat } { $who ->
    [you] activate
   *[other] activates
} { $location }.
event-dollars = { $seat } { $who ->
    [you] gain
   *[other] gains
} ${ $dollars }.
event-points = { $seat } { $who ->
    [you] score
   *[other] scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-paperboy = { $seat } { $who ->
    [you] reach
   *[other] reaches
} the paperboy on { $space }.
event-draw = { $seat } { $who ->
    [you] draw
   *[other] draws
} { $newspaper ->
    [hidden] a newspaper
   *[other] { $newspaper }
}.
event-draw-two = { $seat } { $who ->
    [you] draw
   *[other] draws
} { $newspaper ->
    [hidden] two newspapers
   *[other] { $newspaper }
}.
event-keep = { $seat } { $who ->
    [you] keep
   *[other] keeps
} { $newspaper ->
    [hidden] one of the two newspapers
   *[other] { $newspaper }
}.
event-give = { $seat } { $who ->
    [you] give
   *[other] gives
} { $newspaper ->
    [hidden] the other
   *[other] { $newspaper }
} to { $who_given ->
    [you] you
   *[other] { $seat_given }
}.
event-spend = { $seat } { $who ->
    [you] spend
   *[other] spends
} { $newspaper }, now the newspaper of the day.
event-buy-card = { $seat } { $who ->
    [you] buy
   *[other] buys
} { $card } for ${ $price } and { $who ->
    [you] tuck
   *[other] tucks
} it into the { $street } column, { $end }.
event-buy-decree = { $seat } { $who ->
    [you] buy
   *[other] buys
} the decree “{ $decree }” for ${ $price } and { $who ->
    [you] tuck
   *[other] tucks
} it into the { $street } column, { $end }.
event-buy-pillar = { $seat } { $who ->
    [you] buy
   *[other] buys
} { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar for ${ $price }.
event-sell-pillar = { $seat } { $who ->
    [you] sell
   *[other] sells
} { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar for ${ $price }.
event-swap = { $seat } { $who ->
    [you] swap
   *[other] swaps
} { $colour_given ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour_given }
} pillar for { $colour_taken ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour_taken }
} one.
event-build = { $seat } { $who ->
    [you] build
   *[other] builds
} { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar on slot { $slot } of level { $level }{ $price ->
    [0] {""}
   *[other] {" "}for ${ $price }
}.
event-floor = { $seat } { $who ->
    [you] build
   *[other] builds
} level { $level }, { $floor }{ $price ->
    [0] {""}
   *[other] , for ${ $price }
}.
event-reputation = { $seat } { $who ->
    [you] take
   *[other] takes
} a reputation token.
event-copy-own = { $seat } { $who ->
    [you] pay
   *[other] pays
} ${ $price } and { $who ->
    [you] copy
   *[other] copies
} action { $place } of the { $street } column.
event-copy-open = { $seat } { $who ->
    [you] pay
   *[other] pays
} ${ $price } and { $who ->
    [you] copy
   *[other] copies
} { $card }, the half { $end }.
event-copy-hall = { $seat } { $who ->
    [you] pay
   *[other] pays
} ${ $price } for an option of City Hall.
event-daniel-card = { $seat } turns up his card { $daniel } and goes to { $location }.
event-popularity = { $seat } counts his popularity ({ $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}).
event-daniel-decree = { $seat } takes the decree “{ $decree }”.
event-daniel-takes = { $seat } takes { $card }.
event-daniel-shuffles = { $seat } shuffles his nine cards.
story-gain = total { $points }
story-gain-other = { $seat }: total { $points }
event-over = The game is over: { $reason }.

## What is asked

prompt-board = Choose one of your two boards.
prompt-move = Move your architect.
prompt-one-thing = One thing here: buy a card, activate the actions, or take dollars.
prompt-action = Do this action, or skip it.
prompt-second-pillar = Build a second pillar, or stop there.
prompt-keep = Keep one of the two newspapers.
prompt-end = Spend a newspaper, or end your turn.

verb-board = choose a board
verb-move = move the architect
verb-buy = buy
verb-decree = buy a decree
verb-activate = activate the actions here
verb-dollars = take dollars
verb-news = spend a newspaper
verb-keep = keep a newspaper
verb-end = end the turn
verb-skip = skip it
verb-done = no second pillar
verb-sell = sell the pillar
verb-build = build a pillar
verb-floor = build the floor
verb-gain = take what it brings
verb-swap = swap a pillar
verb-card = buy the open card of a pile
verb-copy = copy an action
verb-hall = one of City Hall’s options

## Options

option-daniel = Daniel Burnham
option-daniel-off = absent
option-daniel-normal = normal
option-daniel-hard = hard
option-daniel-hint = Your opponent when you play alone. On hard, the reputation on his cards counts for him too (rules F33, F38).
option-first = Who starts
option-first-random = drawn by lot
option-first-1 = Firm 1
option-first-2 = Firm 2
option-first-hint = Whoever starts has $7, the other $9 (rule F8).
option-side = Side of the boards
option-side-violet = violet, for first games
option-side-free = as each likes
option-side-hint = The violet sides suit first games; otherwise each chooses a side of the board as well (rule F7).
option-turn_limit = Turns each, at most
option-turn_limit-hint = The game ends after this many turns each, at the latest; most games end long before (rule F17).

## Scores

line-play = During play
line-reputation = Reputation
line-decrees = Decrees
line-cards = Cards taken
line-total = Total
driver-play = points during play { $points }
driver-reputation = reputation { $points }
driver-decrees = decrees { $points }
driver-cards = cards kept from Daniel { $points }
driver-dollars = dollars in hand { $points }
driver-stock = pillars in stock { $points }
driver-columns = columns for later turns { $points }
driver-newspapers = newspapers in hand { $points }
driver-time = Daniel short of time { $points }
better-play = you will score more during play
better-reputation = your reputation will be better
better-decrees = your decrees will bring more
better-cards = Daniel will get fewer cards
better-dollars = you will have more money
better-stock = you will have pillars ready to build
better-columns = your columns will do more in later turns
better-newspapers = you will have newspapers in hand
better-time = Daniel will have less time

item-play = On the score track
item-good-reputation = { $street }: reputation { $sum }{ $tokens ->
    [0] {""}
    [one] , a token included
   *[other] , { $tokens } tokens included
}
item-bad-reputation = { $street }: reputation below 0
item-decree = { $decree }
item-daniel-card = { $card }: price { $price }{ $mark ->
    [0] {""}
   *[other] , marks { $mark }
}
item-daniel-decree = { $decree }: price { $price }{ $mark ->
    [0] {""}
   *[other] , marks { $mark }
}

decided-play = The points won during play decided it: { $most } to { $rival }.
decided-reputation = Reputation decided it: { $most } to { $rival }.
decided-decrees = The decrees decided it: { $most } to { $rival }.
decided-cards = The cards Daniel took decided it: they brought him { $most ->
    [one] 1 point
   *[other] { $most } points
}.
decided-tie-roof = Level at { $points }: whoever built the Roof wins.

reason-roof = the Roof is built
reason-turn-limit = the last turn is played

## Why not

why-chance = Chance decides that, not a player.
why-choose-board = First choose your board.
why-board-chosen = The boards have been chosen.
why-board-not-dealt = Board { $given } was not dealt to you; you may choose { $allowed }.
why-side-violet = This table plays the violet sides.
why-moved-already = Your architect has already moved this turn.
why-must-move = Your architect is at { $location }, and must move elsewhere.
why-rival-there = The other architect is at { $location }.
why-move-first = Move your architect first.
why-one-thing = You have chosen your one thing for this turn.
why-hall-sells-decrees = City Hall sells decrees; write which one, and where it goes.
why-decrees-at-hall = Decrees are sold at City Hall.
why-news-not-held = You do not hold { $newspaper }.
why-news-within-action = No newspaper is spent in the middle of an action.
why-not-drawn = { $newspaper } is not one of the two.
why-nothing-drawn = The paperboy has brought nothing to choose from.
why-keep-first = First keep one of the two newspapers.
why-not-the-end = Your turn is not over yet.
why-nothing-to-skip = There is no action here to skip.
why-no-second-pillar = You are not being asked for a second pillar.
why-no-action = No action is being done now; move, then activate.
why-other-action = Another action is being done.
why-price = That costs ${ $price }, and you have ${ $dollars }.
why-warehouse-full = You have a pillar in stock already: { $colour }.
why-no-pillar = None left in the supply: { $colour }.
why-nothing-to-sell = You have no pillar in stock to sell: { $colour }.
why-not-in-stock = You have no such pillar in stock: { $colour }.
why-slot-taken = There is a pillar on slot { $slot } already.
why-colour-twice = On this floor already: { $colour }. No colour stands there twice.
why-roof-stands = The Roof is built; nothing goes on it.
why-three-pillars = A floor rests on three pillars; standing: { $standing }.
why-gains-nothing = It would bring nothing now.
why-pile-empty = No card is left in this pile: { $location }.
why-column-full = Three cards already, the most for a column: { $street }.
why-decree-not-open = No open decree is called “{ $text }”.
why-one-decree = One decree a column, and there is one already: { $street }.
why-no-such-action = Visible actions in the { $street } column: { $count }.
why-card-not-open = “{ $text }” is not one of the open street cards.
why-copies-copy = A copying action is never copied.
why-copy-impossible = That action could not be done with the money left.
why-stock-empty = You have no pillar in stock.
why-floor-full = Three pillars stand on this floor; the next floor comes first.
why-no-decree = No decree is left.
why-no-column = Every column is full or has its decree.
why-nothing-to-copy = No action that could be copied can be done with the money left.

## Content and score pad

problem-name-unknown = “{ $found }” is not known; expected: { $expected }
problem-name-missing = “{ $missing }” is missing
problem-list = found { $found }; expected { $expected }
problem-pile = pile { $pile } has { $found } cards of { $street }; expected 2
problem-start-floors = { $found } floors are marked as start; expected { $expected }
problem-newspapers = { $found } newspapers; expected { $expected }
problem-news-points-elsewhere = a newspaper’s action cannot point to another action
problem-paperboy = the paperboy’s spaces go upwards; found { $found }
problem-daniel-stays = the alternative location is the main one
problem-slot-order = the order of slots names 1, 2 and 3 once each; found { $found }
problem-two-actions = a column prints 2 actions; found { $found }
problem-basic-actions = a side prints a trade of each colour, a build and a floor
problem-pad-players = there are two players, 1 and 2, or 1 and daniel; found { $found }
problem-pad-card = “{ $found }” is not a street card nor a decree; cards are BW1 to BW8, TW1 to TW8, FA1 to FA8, SS1 to SS8, DE1 to DE10
problem-pad-twice = { $found } is used twice
problem-pad-street = { $found } goes to the column { $expected }
problem-pad-column-unknown = “{ $found }” is not a column; expected: { $expected }
problem-pad-column-full = { $found } cards in one column; at most { $most }
problem-pad-decrees = { $found } decrees in one column; at most 1
problem-pad-decrees-many = { $found } decrees; at most { $most } are possible, one in each column
problem-pad-colour = “{ $found }” is not a colour; expected: { $expected }
problem-pad-stock = two pillars in one warehouse: { $found }
problem-pad-number = found { $found }; expected { $low } to { $high }
problem-pad-levels = a building has at most { $most } levels below the Roof, of three pillars at most; found { $found }
problem-pad-roof = “{ $found }” did not play
problem-pad-pillars = { $found } pillars: { $colour }; there are { $most }
problem-pad-answer = expected: { $expected }

pad-rival = Firm 1 played against: 2 (another firm), normal or hard (Daniel at that level) (Enter: 2)
pad-levels = A level of the building, from the ground up: its pillars, for example “orange blue ivory” (Enter alone: no more)
pad-roof = Who built the Roof: 1, 2 or daniel (Enter: nobody)
pad-points = Points of { $seat } on the score track
pad-dollars = Dollars of { $seat }
pad-tokens = Reputation tokens of { $seat }
pad-stock = Pillars in stock of { $seat }, separated by spaces (Enter: none)
pad-column = { $seat }, column { $street }: its cards with the half that shows, from the top, for example “BW5 top, DE3 bottom” (Enter: none)
pad-daniel-cards = Street cards and decrees of Daniel, separated by spaces (Enter: none)

## The table in text

picture-level = Level { $level }{ $current ->
    [true] {" "}(under construction)
   *[other] {""}
}, { $floor }: { $pillars }
picture-roof = The Roof is on.
picture-slot = slot { $slot } { $pillar }
picture-slot-empty = slot { $slot } empty ({ $bonus })
picture-effect = Effect: { $effect }
picture-next = Next: { $floor }{ $effect ->
    [none] {""}
   *[other] {" "}({ $effect }; slots: { $slots })
}; hidden floors after it: { $count }
picture-hall = City Hall, { $here }
picture-news = Newspaper of the day: { $newspaper } ({ $action })
picture-decree = { $decree }: top { $top }; bottom { $bottom }
picture-half = { $words }{ $mark ->
    [0] {""}
   *[other] , reputation { $signed }
}
picture-street = { $street }, { $here }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $card }
picture-card = { $card }, ${ $price }, goes to { $street }; top { $top }; bottom { $bottom }
picture-pile-empty = no card left
picture-nobody = nobody there
picture-supply = Supply: { $pillars }; reputation tokens { $reputation }; newspapers { $newspapers }
picture-supply-pillar = { $colour } { $count }
picture-paperboy = Paperboy on { $space }.
picture-paperboy-gone = The paperboy has left.
picture-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, ${ $dollars }, reputation tokens { $tokens }, { $place }
picture-board = Board { $board }, { $side } side; warehouses: { $warehouses }
picture-warehouse = { $colour } ${ $price }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $stored ->
    [true] {" "}(in stock)
   *[other] {""}
}
picture-choice = Board { $board }: { $warehouses }
picture-choice-side = { $side } side
picture-choice-column = { $street }: { $actions }
picture-boards = Boards dealt: { $board }
picture-column = { $street } (reputation { $signed }, cards { $count } of 3)
picture-action = { $number }. { $words }
picture-tucked = { $number }. { $card }: { $words }
picture-tucked-decree = decree { $decree }: { $words }
picture-newspapers = Newspapers: { $newspapers }
picture-newspaper = { $newspaper } ({ $action })
picture-newspaper-given = { $newspaper } ({ $action }; the rival knows it)
picture-newspapers-known = Newspapers: { $count }{ $newspaper ->
    [none] {""}
   *[other] , among them { $newspaper }
}
picture-drawn = The paperboy brings: { $newspapers }
picture-daniel = Daniel: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $place }
picture-daniel-board = Board { $board }: { $warehouses }
picture-daniel-warehouse = { $colour } { $points }
picture-daniel-open = His open cards: { $daniel }; popularity { $marks }; pairs { $pairs }
picture-daniel-pile = Still in his pile, in no order: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-daniel-card = { $daniel }: { $location }, or else { $location_else }; { $words }
picture-daniel-cards = He has taken: { $cards }
picture-asked = Now: { $words }
picture-semicolon = {"; "}
problem-pad-unfinished = the Roof lies on { $most } levels of three pillars, and so does each level on the one below
event-daniel-meets = { $seat } meets { $who_met ->
    [you] you
   *[other] { $seat_met }
}.
event-daniel-pair = { $seat } completes a pair for { $location }.
picture-offer = { $card }, ${ $price }

## How it ends

game-goal = Build the Flatiron together, each for your own firm: pillars and floors, a good reputation and decrees bring the points.
ending-roof = The game ends with the Roof; now building level { $count } of { $of }
ending-pillars = { $count } of { $of } pillars on it
ending-turn = or after turn { $of }: now turn { $count }
ending-come = The Roof is built: the game ends with this turn
game-goal-short = Build the Flatiron, each for your own firm.
ending-turn-short = or turn { $count } of { $of }

## Hints: what to think about, where to look, what to do, what it brings

hint-nudge-board = Think about the two boards: which pillars are cheap there, and which score?
hint-nudge-street = Think about the streets: where is there a card that you need, or a column whose actions you can do now?
hint-nudge-hall = Think about City Hall: do dollars, a decree or the newspaper of the day help you most now?
hint-nudge-card = Think about the open cards: one of them would improve a column. Which of its halves should stay in sight?
hint-nudge-decree = Think about the decrees: one of them fits what you do anyway. How much would it count at the end?
hint-nudge-activate = Think about your actions here: how many of them can you do now, one after the other, and pay for?
hint-nudge-money = Think about your dollars: what could you not afford next turn without them?
hint-nudge-sale = Think about your warehouses: is there a pillar that is worth more to you sold than built?
hint-nudge-news = Think about your newspapers: is there one whose action you can use now?
hint-nudge-keep = Think about the two newspapers: whose action will you be able to use soon?
hint-nudge-hall-news = Think about the newspaper of the day: its action is to be had here, too.
hint-nudge-enough = Think about stopping here: what you keep may be worth more later.
hint-nudge-second = Think about the second pillar: would it score more in a later turn?
hint-nudge-skip = Think about the price: is this action worth it now?
hint-nudge-pillar = Think about pillars: which colour is still wanted on this floor?
hint-nudge-slot = Think about the slots: their bonuses differ. Which of them do you need now?
hint-nudge-floor = Think about the floor: three pillars stand, and the next one scores for whoever builds it first.
hint-nudge-gain = Think about what costs you nothing: this action only brings.
hint-nudge-copy = Think about actions that you could do a second time: which of them brings most now?

hint-place-location = Look at { $location }.
hint-place-decree = Look at the decree “{ $decree }”.
hint-place-slot = Look at slot { $slot } of level { $level }.
hint-place-floor = Look at the next floor, at City Hall.
hint-place-column = Look at your { $street } column.
hint-place-card = Look at { $card }.
hint-place-stock = Look at your warehouses.

hint-deed-board = Choose board { $board }, { $side } side.
hint-deed-move = Go to { $location }.
hint-deed-buy-card = Buy { $card } for ${ $price } and tuck it into your { $street } column, { $end }.
hint-deed-buy-decree = Buy the decree “{ $decree }” for ${ $price } and tuck it into your { $street } column, { $end }.
hint-deed-activate = Activate { $location }; its actions, from top to bottom: { $actions }.
hint-deed-dollars = Take ${ $dollars }.
hint-deed-news = Spend { $newspaper }: { $action }.
hint-deed-keep = Keep { $newspaper }: { $action }.
hint-deed-end = End your turn.
hint-deed-skip = Skip this action: { $action }.
hint-deed-done = Build no second pillar.
hint-deed-gain = Do this action: { $action }.
hint-deed-buy-pillar = Buy { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar for ${ $price }.
hint-deed-sell-pillar = Sell your { $colour } pillar for ${ $price }.
hint-deed-swap = Give your { $colour_given } pillar back and take { $colour_taken ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour_taken }
} one.
hint-deed-build = Put your { $colour } pillar on slot { $slot } of level { $level }{ $price ->
    [0] {""}
   *[other] , for ${ $price }
}.
hint-deed-floor = Build level { $level }, { $floor }{ $price ->
    [0] {""}
   *[other] , for ${ $price }
}.
hint-deed-copy = Copy this action: { $action }.
hint-deed-hall-news = Use the newspaper of the day, { $newspaper }: { $action }.

hint-gain-half = What it gives: { $action }{ $mark ->
    [0] {""}
   *[other] ; reputation { $signed }
}.
hint-gain-dollars = You gain ${ $dollars }.
hint-gain-reputation = You get a reputation token.
hint-gain-paperboy = You reach the paperboy.
hint-gain-points = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
hint-gain-end = As things stand, that is { $points ->
    [one] 1 point
   *[other] { $points } points
} { $sign } at the end.

## Problems: what they are about, and what they teach

theme-gain-play = Points now
theme-gain-reputation = Reputation
theme-gain-decrees = The right decree
theme-gain-cards = Keep it from Daniel
theme-gain-dollars = Money in hand
theme-gain-stock = Pillars in stock
theme-gain-columns = Columns for later
theme-gain-newspapers = Newspapers in hand
theme-gain-time = Daniel short of time
teach-gain-play = Points in play are made by building: ask which street lets you build, or score what stands, with what you hold.
teach-gain-reputation = Reputation counts at the end: what brings it is worth as much as points on the track.
teach-gain-decrees = A decree is worth what it will count at the end: take it where the tower goes the way it asks.
teach-gain-cards = A card that you leave may be Daniel’s: sometimes what you take matters less than what he does not get.
teach-gain-dollars = Money is worth what it will still buy: count the turns that are left.
teach-gain-stock = Pillars in stock let you build whenever the place is free, without going for them first.
teach-gain-columns = A column acts every time you come back to its street: improve it while there are turns left.
teach-gain-newspapers = A newspaper is an action more at the moment you choose.
teach-gain-time = Who sets the pace sets the end: fewer turns for Daniel are worth points.
teach-do-done = What you complete, the other can use: a third pillar lets whoever comes next build the floor, and the last floor ends the game.
teach-do-skip = An action may be skipped: what it brings now can be worth less than what it takes from you, or opens to the other.

# Profiles: what one wins with, and stamps

wins-decrees = Decrees you win with
wins-decrees-other = Decrees that win
wins-cards = Street cards you win with
wins-cards-other = Street cards that win
opens-decrees = first decree bought
stamp-floors = Four floors
stamp-floors-how = Build four floors or more.
stamp-name = A good name
stamp-name-how = 35 points or more for reputation.
stamp-law = By decree
stamp-law-how = Win with 35 points or more for decrees.
stamp-tower = Above the roofs
stamp-tower-how = 120 points or more.
