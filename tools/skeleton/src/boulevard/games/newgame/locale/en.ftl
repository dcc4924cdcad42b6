game-title = Newgame
game-credit = A game of your own. Say here whose it is.

## Seats

seat-1 = Player 1
seat-2 = Player 2

## What happened

event-deal = { $seat } { $who ->
    [you] draw
   *[other] draws
} { $card ->
    [hidden] a card
   *[other] card { $card }
}.
event-lay = { $seat } { $who ->
    [you] lay
   *[other] lays
} card { $card }.
event-over = The game is over.

## What is asked

prompt-lay = Lay a card from your hand.
verb-lay = lay a card

## Scores

line-cards = Cards laid
line-total = Total
decided-cards = The cards laid decided it: { $most } to { $rival }.
driver-cards = cards laid { $points }
driver-hand = cards in hand { $points }
better-cards = you lay more cards
better-hand = you keep better cards in hand
item-card = card { $card }
reason-played-out = everybody has had all turns

## Why not

why-lay-only = On your turn you lay a card.
why-not-in-hand = You do not hold card { $card }.

## The table in words

picture-turns = { $turn } of { $turns } turns are played.
picture-pile = Cards in the pile: { $count }
picture-seat = { $seat }
picture-hand = { $cards ->
    [hidden] in hand: { $count }
   *[other] in hand: { $count } ({ $cards })
 }
picture-laid = laid: { $cards }

## Problems with the content

problem-content-cards = there are { $found } cards; hands and turns need { $wanted }
