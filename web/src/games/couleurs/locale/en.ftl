# What the drawn table of Couleurs says.

you = you
you-name = You

chip-round = Round { $round }
chip-last = Round { $round }, the last
chip-last-short = Last round
chip-opening = Opening
chip-phases = The phases of a round
phase-placing = Placing
phase-acting = Acting
phase-turning = Turning
queue-placing = Still to place
queue-acting = Still to act
queue-label = Who comes next, in order

left-label = Ring, disc and easels
mid-label = Your turn and studio
right-label = The others, score and log

## Ring and disc

ring-label = Ring of twelve sectors and turning disc
rim-red = Red
rim-yellow = Yellow
rim-blue = Blue
rim-orange = Orange
rim-green = Green
rim-violet = Violet
rim-black = Black
rim-tool = Tool
rim-card = Card
rim-paint = Paint
rim-first = First player
rim-copy = Copyist
rim-turn = Rotation
rim-white = White

place-sector = Sector { $sector }, { $action }: { $what }. Next round: { $next }. { $there }
place-dark = Sector { $sector }, dark: nobody can stand here. It faces: { $action }; next round: { $next }
place-inner = { $place }: { $what }. { $there }

## What a place does

use-take = Take { $count } { $pigment }
use-mix = Mix { $count } { $pigment }; costs { $pigment_from }
use-tool = Pay two pigments, move a tool one space on
use-card = Take a painting from an easel
use-card-bonus = Take a painting, or buy a bonus card
use-paint = Lay up to { $count ->
    [one] 1 pigment
   *[other] { $count } pigments
} on your paintings
use-first = Take 1 white, and be first player from next round on
use-copy = Do the action of any assistant that stands on the ring
use-turn = Turn the disc by no notch or by two, instead of one

place-standing = { $name } standing
place-lying = { $name } { $who ->
    [you] are done
   *[other] is done
}
place-free = { $count ->
    [0] no space free
    [one] 1 space free
   *[other] { $count } spaces free
}
place-any = room for any number
looked-sector = Sector { $sector }: { $action }
looked-next = Next round: { $next }.
peek = The part of the ring where it happens. Open the board

disc-title = Disc
disc-notches = The disc turns a notch a round, and each space then does what it faces. After { $of } notches the paintings on the easels are replaced: { $count } are done
disc-renewal = New paintings { $count ->
    [one] at the next notch
   *[other] in { $count } notches
}
disc-last = Last round: { $reason }
edge-title = Outer edge
edge-words = the action of next round
black-title = Black
black-left = { $count } of { $of } left
deck-left = { $count ->
    [one] 1 painting
   *[other] { $count } paintings
} to come
key-standing = to act
key-lying = done
first-marker = first player

## Easels and cards

easels-label = Easels; paintings in the deck: { $count }
easel-card = { $title }, { $painter }, { $points } points. Squares: { $squares }
easel-take = Take { $title }, { $painter }, { $points } points. Squares: { $squares }
easel-empty = Empty easel
offer-words = { $card }: { $hint }. Costs { $cost } whites.
short-bonus-paint = Paint
short-bonus-copy = Copyist
short-bonus-mix = Mix
short-bonus-swap = Swap
short-bonus-tool = Tool
bonus-words = { $card }: { $hint }
bonus-none = no bonus card
bonus-used = used
painters-title = Your two painters
painter-words = { $painter }: { $hint }
hand-title = Painter and bonus cards

## The studio

studio-own = Your paintings
studio-of = Paintings of { $name }
studio-none = No painting yet. The Card action takes one from an easel.
key-fits = your pigment fits
key-white = white only, −{ $points }
painted = { $count } of 9 painted
painted-after = { $count } → { $after } of 9
whites = { $count } of { $most } white
large-painting = { $count } of 9 painted; { $points } points when it is finished, { $cost } less for each white on it, of which it takes { $most } at most.
large-finished = { $points } points{ $count ->
    [0] {"."}
    [one] , less { $cost } for its white.
   *[other] , less { $cost } for each of its { $count } whites.
}
wall-none = no painting finished yet
wall-second = a second one ends the game
picture-label = { $title }, { $painter }, finished
picture-points = { $whites ->
    [0] { $points } points
   *[other] { $points } − { $whites } points
}
square-open = { $colour }, row { $row } column { $column }, { $title }, open
square-fits = { $colour }, row { $row } column { $column }, { $title }, can be painted
square-white = { $colour }, row { $row } column { $column }, { $title }, only with white
square-painted = { $colour }, row { $row } column { $column }, { $title }, painted { $pigment }
square-laid = { $colour }, row { $row } column { $column }, { $title }, { $pigment } just laid; pick it up again

stock-title = Stock
purse-title = Your pigments
purse-title-short = Yours
stock-held = { $count } of { $limit }
stock-black = black does not count
stock-none = no pigments
tube = { $pigment }, { $count }
tube-lifted = { $pigment }, { $count }, lifted
tube-paint = { $pigment }, { $count }, paint with it
tube-improve = { $pigment }, { $count }, pay one
tube-pay = { $pigment }, { $count }, pay one
tube-bonus-swap = { $pigment }, { $count }, can be swapped
tube-discard = { $pigment }, { $count }, give some back
unpay = Take back: { $pigment }
fewer = One fewer
more = One more

tools-title = Tools
tool-tube-name = Tube
tool-palette-name = Palette
tool-brush-name = Brush
tool-tube-does = take { $level }
tool-palette-does = mix { $level }
tool-brush-does = lay { $level }
tool-or = or +{ $points }
tool-at-bonus = A tool that reaches this space brings another assistant, or a token worth { $points } points.
tool-at-end = A tool on its last space has a token worth { $points } points.
tool-words = { $tool }, space { $space }: { $what }
tool-may = { $tool }, space { $space }: { $what }; can be improved

works-large = Press a painting to see it large.
work-done = { $count } of 9
rival-bot = bot
rival-thinking = thinking
rival-score = { $score } points
rival-assistants = Assistants: { $standing } standing, { $lying } done, { $hand } in hand
rival-canvas = { $title }, { $points } points, in progress

## Sheet and tabs

sheet-final = Final score
sheet-paintings = Art
sheet-black = Black
sheet-tools = Tools
sheet-whites = White
sheet-sum = Sum
tabs = What is shown
tab-board = Board
tab-studio = Studio
tab-easels = Easels
tab-players = Players
tab-log = Log
tab-due = , your decision is here

## The prompt

ask-wait = Your turn
ask-keep = Your turn: keep a painter
ask-colour = Your turn: Gauguin’s colour
ask-place = Your turn: place an assistant
ask-act = Your turn: choose who acts
ask-act-at = Your turn: { $deed }
ask-rest = Your turn: rest
ask-after = Your turn: bonus?
ask-improve = Your turn: improve a tool
ask-sixth-space = Your turn: space six reached
ask-again = Cézanne: once more?
ask-pay = Cézanne: pay
ask-card = Your turn: take a card
ask-paint = Your turn: paint
ask-flash = Your turn: paint at once?
ask-degas = Degas: paint on?
ask-bonus-copy = Your turn: Copyist bonus
ask-bonus-mix = Your turn: Mix bonus
ask-bonus-swap = Your turn: Swap bonus
ask-bonus-tool = Your turn: Tool bonus
ask-rotation = Your turn: turn the disc
ask-discard = Your turn: give pigments back
ask-stay = Your turn: who stays standing?

deed-red = take red
deed-yellow = take yellow
deed-blue = take blue
deed-orange = mix orange
deed-green = mix green
deed-violet = mix violet
deed-black = mix black
deed-tool = improve a tool
deed-card = take a card
deed-paint = paint
deed-first = be first player
deed-copy = copy
deed-turn = turn the disc
deed-white = take white

say-wait = Choose.
say-meanwhile = To do: { $asked }.
say-keep = One of the two stays with you; the others see it when all have chosen.
say-colour = When you mix it, a white may stand for one primary.
say-place = Choose a glowing space for an assistant; { $count } in hand.
say-placed = { $what }.
say-placed-lacking = { $what }. { $why }
say-placed-copy = { $what }. It will copy an assistant who still stands and whose action you can do; if there is none, it rests.
say-last = Last round! { $said }
say-act = Choose one of your standing assistants.
say-act-chosen = { $what }.
say-rest-only = { $why } It can only rest.
say-rest = It lies down without acting: nothing gained, nothing paid, and the next one plays.
say-copy = Choose the standing assistant on the ring whose action you copy.
say-after = Play a bonus card now, or end your turn.
say-improve = Choose a tool, and two pigments to pay.
say-improve-pay = { $count ->
    [0] Confirm, or choose otherwise.
    [one] One more pigment to pay: choose it.
   *[other] Two pigments to pay: choose them.
}
say-sixth-space = Another assistant from next round on, or points?
say-again = The same tool may move one space further, for pigments.
say-pay = Still to pay: { $count }. Choose a pigment.
say-card = Choose a glowing card.
say-paint = Lay up to { $count ->
    [one] 1 pigment
   *[other] { $count } pigments
} on glowing squares.
say-paint-more = { $count ->
    [0] That was the last one: confirm.
    [one] Lay 1 more pigment, or stop.
   *[other] Lay up to { $count } more pigments, or stop.
}
say-whites = { $said } Each white costs { $points } points.
say-white = With white: { $points } points less when this painting is finished.
say-flash = Squares of the colour you took can be painted now.
say-degas = Pigments of the finished painting may go on one other painting.
say-bonus-copy = Choose the standing assistant on the ring whose action you copy.
say-bonus-mix = Choose what you mix.
say-swap = Choose the pigment you give; still possible: { $count }.
say-swap-for = { $pigment } for which one? Choose a pigment.
say-bonus-tool = Choose tools: two spaces in all, on one or two of them.
say-rotation = Leave the disc where it is, or turn it two notches instead of one.
say-discard = { $count } too many. Choose what goes back.
say-stay = One assistant on the ring stays for the next round.
say-stays = There, next round: { $what }.

way-act = { $action }
way-rest = Let it rest
choice-assistant = Another assistant
choice-points = { $points } points
choice-again = One space more
choice-turn-0 = It stays
choice-turn-2 = Two notches
pips = { $count } of { $of } laid

done-paint = Stop painting
done-flash = Leave it at that
done-degas = Leave it at that
done-again = Leave it at that
done-bonus-swap = Finish swapping

go-place = Place here
go-act = { $action }
go-rest = Let it rest
go-copy = Copy: { $action }
go-improve = Improve
go-again = Once more
go-pay = Pay
go-bonus = Confirm
go-take = Take this card
go-buy = Buy
go-paint = Paint
go-play = Play this bonus
go-mix = Mix
go-swap = Swap
go-advance = Move tools
go-turn = Turn the disc
go-discard = Give back
go-stay = Stay standing
go-keep = Keep this painter
go-colour = Choose this colour
go-end = End the turn

## The letters on pigments

letter-R = R
letter-Y = Y
letter-B = B
letter-O = O
letter-G = G
letter-V = V
letter-W = W
letter-K = K

why-button-first = first press “{ $button }”
why-assistant-first = this comes with an action: first choose a standing assistant who does it
why-square-painted = this square is painted already
why-easel-bare = no card lies on this easel; choose a lit one
why-pigment-useless = this pigment cannot be used for that
why-pigment-none = you have none of this pigment

menu-key-tube = take up a pigment of the stock
