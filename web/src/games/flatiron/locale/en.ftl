# What the drawn table of Flatiron says.

chip = Turn { $turn }
chip-over = { $turns ->
    [one] { $turns } turn played
   *[other] { $turns } turns played
}
chip-level = level { $level } of 6

## Figures

money = ${ $dollars }
money-signed = { $sign ->
    [minus] −${ $dollars }
   *[other] +${ $dollars }
}
points-short = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
points-signed = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
points-end = { $points } at the end
points-total = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
points-in-all = { $points } in all
points-in-all-words = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now, with reputation and decrees counted.
dollars-count = { $count ->
    [one] 1 dollar
   *[other] { $count } dollars
}
tokens-count = { $count ->
    [0] no reputation token
    [one] 1 reputation token
   *[other] { $count } reputation tokens
}
news-count = { $count ->
    [0] no newspaper
    [one] 1 newspaper
   *[other] { $count } newspapers
}{ $newspaper ->
    [none] {""}
   *[other] ; you know of { $newspaper }
}

short-broadway = Broadway
short-st23 = 23rd
short-av5 = 5th
short-st22 = 22nd
tight-broadway = B’way
tight-st23 = { short-st23 }
tight-av5 = { short-av5 }
tight-st22 = { short-st22 }

place-broadway = Broadway
place-st23 = 23rd Street
place-av5 = 5th Avenue
place-st22 = 22nd Street
place-hall = City Hall
place-none = beside the board

## What is printed, in short

act-trade = Buy/sell { $colour }
act-buy_any = Any pillar, ${ $price }
act-swap = Swap a pillar
act-build = { $many ->
    [1] Build one
   *[other] Build two
}, ${ $cost }{ $extra ->
    [0] {""}
    [one] , +1 pt
   *[other] , +{ $extra } pts
}{ $doubled ->
    [true] , any colour
   *[other] {""}
}
act-floor = Floor ${ $cost }, +{ $points } pts
act-money = Gain ${ $dollars }
act-money_and_points = ${ $dollars } and { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
act-dollars_per_floor = $1 per floor
act-dollars_per_paperboy = $1 per paperboy
act-points_per_two_floors = 1 pt per two floors
act-points_if_colour = { $points ->
    [one] 1 pt
   *[other] { $points } pts
} if { $colour }
act-buy_card = Street card{ $change ->
    [0] {""}
   *[other] , −$1
}
act-buy_decree = Decree{ $change ->
    [0] {""}
   *[other] , −$1
}
act-newspaper = News of the day
act-copy_own = Copy one of yours, ${ $cost }
act-copy_open = Copy a card, ${ $cost }
act-city_hall = City Hall, ${ $cost }

eff-city_hall_dollars = City Hall: take ${ $dollars }
eff-arrival_dollar = { $place }: $1 on arrival
eff-share_location = Architects may share
eff-point_per_card = Each card +{ $points } pt
eff-sell_more = Sales +${ $dollars }
eff-decrees_less = Decrees −${ $dollars }
eff-pillars_less = Pillars −${ $dollars }
eff-same_colours = Same colours allowed
eff-points_for_colour = Each { $colour } +{ $points } pts

dec-street_cards = { $points } / { $every ->
    [1] {""}
   *[other] { $every }
}
dec-dollars = { $points } / ${ $every }
dec-reputation = { $points } / { $every ->
    [1] {""}
   *[other] { $every }
}
dec-stock = { $points } / pillar
dec-decrees = { $points } / decree
dec-levels_with = { $points } /
dec-built = { $points } /
dec-fixed = { $points } points

half-words = { $words }; { $mark ->
    [0] no reputation mark
   *[other] reputation { $signed }
}
mark-words = { $mark ->
    [0] no reputation mark
   *[other] reputation { $signed }
}
row-card = { $card }: { $words }; { $mark ->
    [0] no reputation mark
   *[other] reputation { $signed }
}
row-decree = Decree { $decree }: { $words }; { $mark ->
    [0] no reputation mark
   *[other] reputation { $signed }
}

## The board

map-label = The building, level { $level } under construction
map-title = Manhattan 1902
roof = Roof
roof-short = R
roof-ends = The Roof ends the game
roof-next = Next: the Roof, the last
roof-stands = The Roof stands
pawn = Architect of { $name }
slot-empty = Level { $level }, slot { $slot }, empty: { $bonus }
slot-would = Level { $level }, slot { $slot }, empty: { $bonus }; { $colour } would score { $points }
slot-put = Level { $level }, slot { $slot }, empty: { $bonus }; { $colour } scores { $points } in all{ $price ->
    [0] {""}
   *[other] , for ${ $price }
}
slot-full = Level { $level }, slot { $slot }: { $colour }
floor-raise = Build level { $level }
cut-label = Cut-away and supply
cut-title = Cut-away
cut-levels = The levels from top to bottom
cut-next = Next:
supply = In the supply
supply-pillars = { $colour }: { $count } in the supply
supply-tokens = Reputation tokens in the supply: { $count }
supply-news = Newspapers not drawn yet: { $count }
ruler = Score track: { $scores }; { $space ->
    [none] the paperboy has gone
   *[other] the paperboy waits on { $space }
}
pile-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-words = { $card }, ${ $price }, goes to the { $place } column. Top: { $top }. Bottom: { $bottom }.
pile-empty = { $place }: no card left
pile-none = No card left
goes-to = goes to
go-there = Go to { $location }. { $words }
chip-card = card ${ $price }
chip-column = → { $tight }
chip-back = Close
there-you = you are there
there-other = { $name } is there

## City Hall

hall-nobody = nobody here
hall-next = Next floor
hall-floor = { $floor }: { $effect }. Slots: { $slots }.
hall-none = none
hall-news = News of the day
hall-news-words = Newspaper of the day, { $newspaper }: { $words }
decrees = Decrees
decrees-price = ${ $price } each · points at the end
decree-said = { $decree }: { $words }
decree-worth = = { $points }
decree-now = Now { $points ->
    [one] 1 point
   *[other] { $points } points
} for you.
stamp-yours = yours

## Offices

office = Your office
columns = Your columns
office-unknown = The board is still secret.
office-coming = Your board will lie here.
stock = stock
stock-own = yours
stock-pillar = A pillar in stock: { $colour }
warehouse = { $full ->
    [true] { $colour } pillar in stock, sells for ${ $sale }, would score { $points }
   *[other] No { $colour } pillar; it costs ${ $price } and would score { $points }
}
news-hand = Newspapers, spent between actions
news-office = or first one of the newspapers in your office
news-between = { $count ->
    [one] or first the newspaper
   *[other] or first a newspaper
}
news-known = Newspapers you know of
news-none = { $count ->
    [0] No newspaper in hand
    [one] 1 newspaper, hidden
   *[other] { $count } newspapers, hidden
}
news-words = { $newspaper }: { $words }{ $given ->
    [true] . Your rival knows that you hold it.
   *[other] .
}
news-what = { $newspaper } becomes the newspaper of the day; then you do its action or skip it.
column = { $place } column
column-words = { $place } column: reputation { $sum }{ $tokens ->
    [0] {""}
    [one] , with a token
   *[other] , with { $tokens } tokens
}, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} at the end
column-room = { $count ->
    [0] It is full: three cards.
    [one] Room for 1 more card, at the top or at the bottom.
   *[other] Room for { $count } more cards, at the top or at the bottom.
}
reputation-rule = At the end each column brings { $good } points above 0, none at 0, and costs { $bad } below 0. Tokens count where they bring the most.
tuck-here = Into the { $place } column, { $end }
tuck-top = tuck on top
tuck-top-short = top
tuck-bottom = tuck below
tuck-bottom-short = below
tuck-top-free = { $count ->
    [one] room for 1 card: here
   *[other] room for { $count } cards: here
}
tuck-bottom-free = or here
rival-chosen = Has chosen a board in secret.
rival-choosing = Chooses between boards { $board }.
rail-you = You
rail-kind-bot = bot
rail-waiting = waiting
rail-thinking = thinking
rail-away = away
board-name = Board { $board }, { $side } side

## Daniel

daniel-last = Last card
daniel-pillar = one { $colour } pillar, slots { $slots }
daniel-none = His first card is not open yet.
daniel-marks = { $count ->
    [one] 1 mark
   *[other] { $count } marks
}
daniel-marks-words = { $count ->
    [one] 1 popularity mark
   *[other] { $count } popularity marks
} on his open cards: what he scores by popularity
daniel-pairs = { $count } of 2 pairs
daniel-pairs-words = { $count ->
    [0] No pair of open cards yet: at the second he shuffles
   *[other] One pair of open cards: at the next he shuffles
}
daniel-pile = His nine cards, { $count } still to come
in-play = in play
daniel-cards = Took
took = { $words }; { $points ->
    [one] 1 point
   *[other] { $points } points
} for Daniel at the end
daniel-card = { $daniel }: { $words }; to { $location }, else { $location_else }{ $marks ->
    [0] {""}
   *[other] ; a popularity mark
}.
daniel-is-open = Open.
daniel-is-closed = Still to come.

## The prompt and what can be done

ask-turn = Your turn
ask-board = Choose your board
ask-board-detail = Any of them will do: see which pillars bring the most.
ask-move = Your turn: move your architect
ask-move-detail = Choose a place with a gold rim.
ask-move-draft = Go there, or choose another place.
ask-thing = At { $place }
ask-thing-detail = Do one thing: choose anything with a gold rim.
ask-step = { $place }
ask-action = { $words }: do it, or skip it.
ask-keep = The paperboy
ask-end = End of your turn
deeds = What can be done
deeds-wait = Nothing to do just now. Point at anything to read it.
choose-place = Where to go
choose-thing = One thing
choose-end = Which half shows
choose-way = How
choose-board = Choose on the board anything with a gold rim.
choose-decree = Choose a half of a decree at City Hall, or a place in a column.
choose-column = Now choose the column that takes it.
could-do = At { $location } you could
told-card = { $card }:
would-do = What activating would do
put-brings = { $price ->
    [0] {""}
   *[other] for ${ $price }:{" "}
}{ $points ->
    [one] 1 pt
   *[other] { $points } pts
}{ $dollars ->
    [0] {""}
   *[other] , +${ $dollars }
}{ $bonus ->
    [none] {""}
   *[other] , then { $bonus }
}
would-score = { $points ->
    [one] scores 1 pt when built
   *[other] scores { $points } pts when built
}
cash = cash
after = After it
only-skip = It cannot be done now.
visit = { $arrival ->
    [0] {""}
   *[other] ${ $arrival } on arrival; {""}
}{ $can ->
    [0] buy, or take ${ $taken }
   *[other] { $count ->
        [1] 1 action
       *[other] { $can } of { $count } actions
    }
}{ $sign ->
    [plus] , +${ $dollars }
    [minus] {" "}for ${ $dollars }
   *[other] {""}
}{ $points ->
    [0] {""}
    [one] , +1 pt
   *[other] , +{ $points } pts
}
passes = Reaching { $space }: the paperboy brings two newspapers, you keep one.
step-of = { $step } of { $count }
step-done = done
step-skipped = skipped
thing-buy = Buy { $card }
thing-buy-detail = ${ $price }, into { $place }, top or bottom
thing-decree = Buy a decree
thing-decree-short = ${ $price }, any column
thing-decree-detail = ${ $price }, into any column, top or bottom
thing-actions = { $count ->
    [one] 1 action, done or skipped
   *[other] { $count } actions, each done or skipped
}
thing-buy-short = ${ $price }, to { $place }
thing-actions-short = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
thing-dollars-short = → ${ $after }
thing-news = { $newspaper }, done or skipped
thing-dollars = ${ $dollars } → ${ $after }
large-card = Goes to your { $place } column. Tucked in, only one half is left.
large-tucked = In the { $place } column: only one half is left of it.
large-decree = A decree, ${ $price }: counts at the end, by the half that shows. A column takes only one.
large-left = this half is left
large-gone = covered, gone
large-way = Your { $place } column now, with the card tucked above, and below
large-now = now
large-news = A newspaper: spent between actions, it becomes the newspaper of the day.
large-news-day = The newspaper of the day: its action is what activating City Hall does.
large-goes = Goes to { $location }; if he is there already, to { $location_else }.
large-mark = A popularity mark: it counts whenever he scores by popularity.
end-top-short = Top half
end-bottom-short = Bottom half

deed-trade = Buy { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar for ${ $price }.
deed-sell = The { $colour } pillar could be sold for ${ $price }.
deed-sale = Sell the { $colour } pillar for ${ $price }.
deed-offer = A pillar ({ $colour }) could be bought for ${ $price }.
deed-offer_any = Any pillar could be bought for ${ $price }.
deed-buy_any = Buy { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar, or another, for ${ $price }.
deed-swap = A pillar could be swapped.
deed-build = Build { $apillar } on level { $level } for ${ $cost }.
apillar-orange = an orange pillar
apillar-blue = a blue pillar
apillar-ivory = an ivory pillar
apillar-charcoal = a charcoal pillar
deed-floor = Build level { $level }, { $floor }, for ${ $cost }.
deed-money = Gain ${ $gained }.
deed-money_and_points = Gain ${ $gained }, and points.
deed-dollars_per_floor = $1 for each of { $gained } floors.
deed-dollars_per_paperboy = $1 for each of { $gained } paperboy spaces.
deed-points_per_two_floors = A point for every two floors.
deed-points_if_colour = Points for { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar on this floor.
deed-buy_card = A street card could be bought.
deed-buy_decree = A decree could be bought.
deed-copy_own = One of your actions could be copied.
deed-copy_open = An open card could be copied.
deed-city_hall = An option of City Hall could be used.

go-move = Go to { $location }
do-activate = Activate { $location }
do-dollars = Take ${ $dollars }
do-buy-card = Buy { $card } for ${ $price }, { $end }
do-buy-colour = Buy { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar
do-buy = Buy { $colour ->
    [orange] an orange
    [ivory] an ivory
   *[other] a { $colour }
} pillar for ${ $price }
do-sell = Sell the { $colour } pillar for ${ $price }
do-build = { $colour } on slot { $slot }
do-swap = Give { $colour_given }, take { $colour_taken }
do-card = Buy { $card }, { $end }
do-decree = { $decree }, { $place }, { $end }
do-copy = { $place }: { $words }
do-copy-card = { $card }: { $words }
do-hall-news = News of the day, { $newspaper }
do-hall-dollars = Take City Hall’s $2
take-hall-dollars = Take $2
do-news = Spend { $newspaper }
do-keep = Keep { $newspaper }
do-board = Take board { $board }, { $side } side
do-floor = Build the floor
do-roof = Build the Roof: the game ends
do-gain = Take: { $words }
do-skip = Skip
do-done = No second pillar
do-end = End the turn
leave-skip = Skip this action
leave-done = Build no second pillar
leave-end = Spend no more newspapers
leave-skip-end = Skip and end the turn
leave-done-end = No second pillar: end the turn

head-play = Play
head-reputation = Rep.
head-decrees = Decr.
head-cards = Cards
score-part = { $name }, { $line }: { $points }

tabs = What is shown
tab-board = Building
tab-hall = City Hall
tab-office = Office
tab-rival = Rival
tab-log = Log

menu-key-way = choose from the list
menu-key-skip = skip what is asked
