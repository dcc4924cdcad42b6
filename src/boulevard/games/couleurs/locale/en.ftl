game-title = Les Couleurs de Paris
game-credit = A game by Nicolas De Oliveira, published by Super Meeple (2019). This is an unofficial implementation; words and art are our own.

## Seats, pieces, places

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4

pigment-R = red
pigment-Y = yellow
pigment-B = blue
pigment-O = orange
pigment-G = green
pigment-V = violet
pigment-W = white
pigment-K = black

colour-R = red
colour-Y = yellow
colour-B = blue
colour-O = orange
colour-G = green
colour-V = violet
colour-K = black

tool-tube = the paint tube
tool-palette = the palette
tool-brush = the brush

place-s0 = sector 0
place-s1 = sector 1
place-s2 = sector 2
place-s3 = sector 3
place-s4 = sector 4
place-s5 = sector 5
place-s6 = sector 6
place-s7 = sector 7
place-s8 = sector 8
place-s9 = sector 9
place-s10 = sector 10
place-s11 = sector 11
place-first = the first-player space
place-copy = the copyist
place-turn = the rotation space
place-white = the white centre

action-red = take red
action-yellow = take yellow
action-blue = take blue
action-orange = mix orange
action-green = mix green
action-violet = mix violet
action-black = mix black
action-tool = improve a tool
action-card = take a card
action-paint = paint
action-first = become first player
action-copy = copy
action-turn = turn the disc
action-white = take white

reward-assistant = another assistant
reward-points = a points token

notches-0 = the disc stays
notches-2 = two notches

painter-cezanne = Cézanne
painter-degas = Degas
painter-gauguin = Gauguin
painter-manet = Manet
painter-monet = Monet
painter-renoir = Renoir
painter-toulouse-lautrec = Toulouse-Lautrec
painter-van-gogh = Van Gogh

card-bonus-paint = the Paint bonus
card-bonus-copy = the Copyist bonus
card-bonus-mix = the Mix bonus
card-bonus-swap = the Swap bonus
card-bonus-tool = the Tool bonus

card-CE10 = “The Card Players”
card-DE10 = “The Dance Class”
card-GA10 = “The Yellow Christ”
card-MA10 = “The Fifer”
card-MO10 = “Impression, Sunrise”
card-RE10 = “Luncheon of the Boating Party”
card-TO10 = “Jane Avril Dancing”
card-VA10 = “Sunflowers”
card-CE12 = “Mont Sainte-Victoire”
card-DE12 = “Dancers in Blue”
card-GA12 = “Tahitian Women on the Beach”
card-MA12 = “Olympia”
card-MO12 = “The Poppy Field”
card-RE12 = “The Swing”
card-TO12 = “In Bed”
card-VA12 = “Bedroom in Arles”
card-CE14 = “Apples and Oranges”
card-DE14 = “The Absinthe Drinker”
card-GA14 = “Arearea”
card-MA14 = “A Bar at the Folies-Bergère”
card-MO14 = “The Saint-Lazare Station”
card-RE14 = “The Umbrellas”
card-TO14 = “At the Moulin Rouge”
card-VA14 = “The Starry Night”
card-CE16 = “The Large Bathers”
card-DE16 = “Women Ironing”
card-GA16 = “Vision after the Sermon”
card-MA16 = “The Luncheon on the Grass”
card-MO16 = “Water Lilies”
card-RE16 = “Dance at the Moulin de la Galette”
card-TO16 = “Woman at Her Toilette”
card-VA16 = “The Night Café”

## What happened

event-first = { $seat } { $who ->
    [you] become
   *[other] becomes
} first player.
event-deal = Put on show: { $card }.
event-painters-dealt = { $seat } { $who ->
    [you] are
   *[other] is
} dealt { $painter ->
    [hidden] two painters
   *[other] { $painter }
}.
event-keep = { $seat } { $who ->
    [you] keep
   *[other] keeps
} { $painter ->
    [hidden] one of them
   *[other] { $painter }
}.
event-painter = { $seat } { $who ->
    [you] play
   *[other] plays
} with { $painter }.
event-colour = { $seat } { $who ->
    [you] choose
   *[other] chooses
} { $pigment } as Gauguin’s colour.
event-round = Round { $count }. First player: { $seat }.
event-place = { $seat } { $who ->
    [you] place
   *[other] places
} an assistant: { $action ->
    [none] { $place }
   *[other] { $action } ({ $place })
}.
event-acting = All assistants are placed: { $seat } { $who ->
    [you] are
   *[other] is
} first to act.
event-act = { $seat } { $who ->
    [you] use
   *[other] uses
} { $place } ({ $action }).
event-act-disc = { $seat } { $who ->
    [you] use
   *[other] uses
} { $place }.
event-rest = { $seat } { $who ->
    [you] lay
   *[other] lays
} down an assistant without acting: { $action ->
    [none] { $place }
   *[other] { $action } ({ $place })
}.
event-copy = { $seat } { $who ->
    [you] copy
   *[other] copies
} { $place } ({ $action }).
event-gain = { $seat } { $who ->
    [you] take
   *[other] takes
} { $count } { $pigment }.
event-pay = { $seat } { $who ->
    [you] pay
   *[other] pays
} { $pigment }.
event-tool = { $seat } { $who ->
    [you] move
   *[other] moves
} { $tool } to space { $space }, at level { $level }.
event-token = { $seat } { $who ->
    [you] get
   *[other] gets
} a token worth { $points } points for { $tool }.
event-newcomer = { $seat } { $who ->
    [you] take
   *[other] takes
} on an assistant, who starts next round.
event-take = { $seat } { $who ->
    [you] take
   *[other] takes
} { $card }.
event-buy = { $seat } { $who ->
    [you] buy
   *[other] buys
} { $card } for { $count } whites.
event-play = { $seat } { $who ->
    [you] play
   *[other] plays
} { $card }.
event-swap = { $seat } { $who ->
    [you] swap
   *[other] swaps
} { $pigment } for { $pigment_for }.
event-paint = { $seat } { $who ->
    [you] paint
   *[other] paints
} { $card }: { $pigment }{ $count ->
    [0] {""}
   *[other] , { $count } of 9
}.
event-finish = { $seat } { $who ->
    [you] finish
   *[other] finishes
} { $card }: { $points } points{ $cost ->
    [0] , { $count ->
        [0] no white on it
       *[other] { $count } white on it
    }
   *[other] , minus { $cost } for { $count ->
        [one] its white
       *[other] its { $count } whites
    }
}.
event-ending = The end has come: { $reason }. Assistants still standing act, then the game is over.
event-final-round = It is the last round: the limit is reached.
event-last-round = That was the last round.
story-gain = total { $points }
story-gain-other = { $seat }: total { $points }
event-over = The game is over.
event-disc = { $count ->
    [0] The disc stays where it is.
    [one] The disc turns one notch.
   *[other] The disc turns { $count } notches.
}
event-renewal = A half-turn is complete: all cards on show are replaced.
event-discard = { $seat } { $who ->
    [you] give
   *[other] gives
} back { $count } { $pigment }.
event-stay = { $seat } { $who ->
    [you] leave
   *[other] leaves
} an assistant standing: { $action ->
    [none] { $place }
   *[other] { $action } ({ $place })
}.

## What is asked

prompt-keep = Keep one of your two painters.
prompt-colour = Choose Gauguin’s colour for this game.
prompt-place = Place one of your assistants on a free space.
prompt-act = Lay down one of your standing assistants: act, or rest.
prompt-after = You may play a bonus card now, or end your turn.
prompt-improve = Choose a tool and the two pigments you pay.
prompt-sixth-space = Your tool has reached the sixth space: another assistant, or points?
prompt-again = Cézanne: move the same tool once more, or leave it.
prompt-pay = Cézanne: pay for the second move, one pigment at a time (still to pay: { $left }).
prompt-card = Choose a card.
prompt-paint = Lay a pigment on one of your paintings (still possible: { $left }).
prompt-flash = You may paint squares of the colour you have just taken.
prompt-degas = Degas: you may lay pigments of the finished painting on one other painting.
prompt-bonus-copy = Choose the assistant you copy.
prompt-bonus-mix = Choose what you mix.
prompt-bonus-swap = Swap a pigment (still possible: { $left }).
prompt-bonus-tool = Choose the tools you move.
prompt-rotation = How far does the disc turn?
prompt-discard = You have too many pigments: choose which to give back.
prompt-stay = Choose the assistant that stays on the ring.

verb-keep = keep a painter
verb-colour = choose a colour
verb-place = place an assistant
verb-act = lay an assistant down and act
verb-rest = lay an assistant down without acting
verb-improve = improve a tool
verb-again = once more
verb-pay = pay a pigment
verb-bonus = choose the reward
verb-take = take a painting
verb-buy = buy a bonus card
verb-paint = paint a square
verb-done = leave it at that
verb-end = end the turn
verb-play = play a bonus card
verb-mix = mix
verb-copy = copy an assistant
verb-swap = swap one pigment for another
verb-advance = move tools
verb-turn = turn the disc
verb-discard = give pigments back
verb-stay = leave an assistant standing

## Options

option-bonus = Bonus cards
option-bonus-off = without
option-bonus-A = rule A: carried out at once
option-bonus-B = rule B: kept for later
option-bonus-hint = Cards bought with whites: paint, copy, mix, swap pigments or improve tools once more. Leave them out of a first game (rules M1 to M4).
option-first = First player
option-first-random = drawn by lot
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4
option-first-hint = Who begins the first round; later rounds can change it (rules L7, L19).
option-painters = Painters
option-painters-off = without
option-painters-on = one each
option-painters-hint = Each of you plays as a painter with an ability of their own, chosen in secret out of two (rules M5 to M11).
option-round_limit = Rounds at most
option-round_limit-hint = The game ends after this round at the latest, even if nobody has painted enough; most games end long before (rule L28).

## Scores

line-paintings = Paintings
line-black = Black
line-tools = Tools
line-whites = White on paintings
line-total = Total
driver-paintings = paintings { $points }
driver-black = black { $points }
driver-tools = tokens of the tools { $points }
driver-whites = white on paintings { $points }
driver-works = paintings in progress { $points }
driver-pigments = useful pigments { $points }
driver-levels = tools for later turns { $points }
driver-assistants = assistants still to come { $points }
driver-bonuses = bonus cards { $points }
driver-race = the race to the last painting { $points }
better-paintings = your paintings will bring more
better-black = you will have more black
better-tools = the tokens of your tools will bring more
better-whites = there will be less white on your paintings
better-works = your paintings in progress come along better
better-early-works = you will have a painting well under way sooner
better-pigments = you will have the pigments you need
better-levels = better tools will serve you for a long time
better-assistants = you keep assistants for later
better-bonuses = the bonus cards will bring more
better-race = you will be nearer to finishing first

item-painting = { $card }
item-black = { $count ->
    [one] 1 black pigment
   *[other] { $count } black pigments
}
item-token = Token with points of { $tool }, on space { $space }
item-whites = { $card }: { $count } white on it

decided-paintings = The paintings decided it: { $most } to { $rival }.
decided-black = The black decided it: { $most } to { $rival }.
decided-tools = The tools decided it: { $most } to { $rival }.
decided-whites = The whites on the paintings decided it: { $most } to { $rival }.
decided-tie-whites = Level at { $points }: fewer whites on finished paintings decided it, { $most } to { $rival }.
decided-tie-dearest = Level at { $points }: the most valuable finished painting decided it, { $most } to { $rival }.
decided-tie-black = Level at { $points }: more black decided it, { $most } to { $rival }.

reason-second-painting = a second painting
reason-fifth-black = the last black
reason-round-limit = the round limit

## Why not

why-other-question = Something else is asked of you now: { $asked }.
asked-keep = keep one of the two painters
asked-colour = choose Gauguin’s colour
asked-place = place an assistant
asked-act = lay down a standing assistant
asked-after = play a bonus card or end the turn
asked-improve = choose a tool and pay two pigments
asked-sixth-space = choose an assistant or points for the sixth space
asked-again = say whether the same tool moves once more
asked-pay = pay for Cézanne’s second move
asked-card = choose a card
asked-paint = paint, or stop painting
asked-flash = paint with the colour just taken, or leave it at that
asked-degas = lay on pigments of the finished painting, or leave it at that
asked-bonus-copy = choose whom to copy
asked-bonus-mix = choose a mix
asked-bonus-swap = swap pigments, or finish swapping
asked-bonus-tool = choose the tools that move
asked-rotation = say how far the disc turns
asked-discard = give back the pigments you have too many of
asked-stay = choose the assistant that stays on the ring
why-placing-first = Assistants act once all of them are placed.
why-placing-over = All assistants are placed; now they act.
why-not-dealt = You were not dealt { $painter }.
why-dark = Nobody can stand on { $place }: it is dark.
why-first-already = You are first player already.
why-place-taken = There is no free space left: { $place }.
why-nobody-standing = You have no assistant standing there: { $place }.
why-copy-whom = Say whom to copy: an assistant standing on the ring.
why-nobody-to-copy = No assistant is standing there to copy: { $place }.
why-nothing-to-copy = No assistant stands on the ring whose action you could do.
why-cannot-pay = You lack { $pigment }.
why-payment-said = { $pigment } is Gauguin’s colour: say what you pay, both primaries or one of them and a white.
why-payment-unsaid = Only for Gauguin’s own colour do you name what you pay.
why-payment-wrong = That does not pay for { $pigment }: two primaries, or one of them and a white.
why-payment-order = Pigments are named in the order R Y B O G V W.
why-two-pigments = A tool costs two pigments, never black.
why-tools-at-end = All your tools are on their last space.
why-tool-at-end = No such move is left for { $tool }.
why-no-card = There is no card you could take.
why-no-square = You have no open square that takes one of your pigments.
why-no-square-white = None of your colours fits, and white no longer does: { $paintings ->
    [one] your painting
   *[other] each of your paintings
} has its { $count } whites already.
why-no-black-left = There is no black left.
why-not-on-easel = { $card } is on no easel.
why-no-bonus-cards = This game is played without bonus cards.
why-not-on-show = Not on show: { $card }.
why-whites-wanted = It costs { $count } whites, and you have { $held }.
why-not-your-painting = You have no such painting in progress: { $card }.
why-no-open-square = { $card } has no open square of this colour: { $pigment }.
why-not-in-stock = Not in your stock: { $pigment }.
why-own-colour-unsaid = A square’s own colour is named once: { $pigment }.
why-wrong-colour = Such a square takes { $colour }, not { $pigment }.
why-whites-enough = A painting takes at most { $count } whites.
why-strays-enough = Toulouse-Lautrec lets { $count } squares of a painting take another colour, and that is done already.
why-flash-colour = Only squares of this colour can be painted now, each with its own colour: { $pigment }.
why-degas-one = Degas’s pigments go on one painting, and that is { $card }.
why-degas-lifted = There is none left of the finished painting: { $pigment }.
why-first-piece = The first step has to be done; after it you may stop.
why-rule-b = Bonus cards are kept and played later under rule B only.
why-bonus-used = You have used a bonus card this round: { $card }.
why-bonus-not-held = You do not have { $card }.
why-bonus-idle = { $card } could do nothing now.
why-swap-kinds = Primaries are swapped for primaries, mixed colours for mixed colours.
why-swap-same = A pigment is swapped for another colour than its own: { $pigment }.
why-advance-count = One tool moves two spaces, or two tools one space each: name one or two.
why-advance-order = Tools are named in alphabetical order.
why-discard-count = You have { $count } too many: give back at least 1, at most { $count }.
why-not-lying-there = You have no assistant there: { $place }.

## Content and score pad

problem-ring = the ring has 12 sectors of 0 to 3 spaces; found { $found }
problem-ring-wider = fewer players cannot have more spaces in a sector than four
problem-ring-dark = with four players two opposite sectors are dark; found { $found }
problem-rim = the rim has 12 actions; found { $found }
problem-red-not-dark = red must face a dark sector at the start
problem-disc = the inner spaces and the centre are { $found }; expected { $expected }
problem-levels = the levels must rise from 1 or more, one on each of { $wanted } spaces; found { $found }
problem-name-unknown = “{ $found }” is not known; expected: { $expected }
problem-name-missing = “{ $missing }” is missing
problem-painter-twice = a painter is named twice
problem-number = found { $found }; expected { $span ->
    [0] { $low }
   *[other] { $low } to { $high }
}
problem-bonus-cards = there are { $found } bonus cards; expected 15
problem-painting-id = “{ $found }” is not an id; letters and digits only
problem-squares = a painting is three rows of three letters out of R, Y, B, O, G, V; found { $found }
problem-painting-values = there are { $found } points; expected { $expected }
problem-pad-seats = the players are { $found }; expected 1 and 2, and then 3 and 4
problem-pad-painting = “{ $found }” is not a painting; paintings are named like { $expected }
problem-pad-twice = { $found } is finished twice
problem-pad-value = no painting is worth { $found }; expected: { $expected }
problem-pad-values = there are only { $most } paintings worth { $points }
problem-pad-whites = { $found } white on it; from 0 to { $most } are possible
problem-pad-black = { $found } black; from 0 to { $most } are possible in all
problem-pad-tool = “{ $found }” is not a tool; expected: { $expected }
problem-pad-token = a tool’s token is one of { $expected }; found { $found }
problem-pad-answer = expected something like: { $expected }

pad-players = Number of players, 2 to 4
pad-painting = A finished painting, its player, its id and the whites on it, for example “1 CE10 2” (Enter alone: no more)
pad-black = Black pigments, for example “1 3”: three of player 1’s (Enter alone: no more)
pad-tool = A token of a tool, for example “2 brush 10” (Enter alone: no more)

## The table in text

picture-round = Round { $round }. First player: { $seat }. The disc has turned { $turned ->
    [one] 1 notch
   *[other] { $turned } notches
}.
picture-setup = The table is being set up.
picture-ending = The end has come: { $reason }.
picture-legend = Ring and disc. In brackets the spaces: a number is that player’s standing assistant, a number with a dot one that is done, an underscore a free space.
picture-dark = dark
picture-spaces-words = { $place }, { $action }. { $free ->
    [dark] Dark.
    [any] Room for any number. { $assistants }
   *[other] Free spaces: { $free }. { $assistants }
}
picture-standing = Standing: { $seat }.
picture-lying = Done: { $seat }.
picture-easels = On the easels ({ $count ->
    [one] 1 painting
   *[other] { $count } paintings
} left in the deck):
picture-offers = Bonus cards on show: { $cards }
picture-offer = { $card } ({ $count } whites)
picture-none = none
picture-blacks = Black left: { $count }
picture-player = { $seat }: { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
} in hand
picture-newcomers = { $count } more next round
picture-painter = painter: { $painter }
picture-painter-colour = painter: { $painter } ({ $pigment })
picture-tiles = painters dealt: { $painter }
picture-stock = Pigments: { $stock } ({ $count } of { $limit })
picture-black = black: { $count }
picture-tool = { $tool } on space { $space } (level { $level })
picture-tool-token = { $tool } on space { $space } (level { $level }, token { $token })
picture-tools = Tools: { $tools }
picture-canvases = In progress (brackets: painted):
picture-canvas-words = { $card } ({ $points } points). Open: { $open }. Painted: { $painted }.
picture-squares = { $count } { $colour }
picture-finished = Finished: { $paintings }
picture-finished-one = { $card } ({ $points } points, { $count } white)
picture-bonuses = Bonus cards held: { $card }
picture-used = Bonus card used this round: { $card }

## What a person is reminded of when choosing

card-bonus-paint-hint = paint with your brush (rule M4)
card-bonus-copy-hint = copy a standing assistant (rule M4)
card-bonus-mix-hint = one mix, black included (rule M4)
card-bonus-swap-hint = swap one to four pigments (rule M4)
card-bonus-tool-hint = two spaces on your tools (rule M4)

painter-cezanne-hint = a tool may move twice (rule M6)
painter-degas-hint = pigments of a finished painting go on another (rule M7)
painter-gauguin-hint = a white may replace a primary in one mix (rule M8)
painter-manet-hint = after taking red, paint two red squares (rule M9)
painter-monet-hint = after taking yellow, paint two yellow squares (rule M9)
painter-renoir-hint = after taking blue, paint two blue squares (rule M9)
painter-toulouse-lautrec-hint = two squares of each painting take any colour (rule M10)
painter-van-gogh-hint = a stock of sixteen (rule M11)
picture-gloss = there: { $action }
picture-letters = R red, Y yellow, B blue, O orange, G green, V violet, W white, K black
picture-named = { $id }: { $card }

## How it ends

game-goal = Gather and mix pigments, and paint: finished paintings, black and tools bring the points.
ending-painting = The game ends with a second painting; finished: { $seats }
ending-black = or with the last black; left: { $left }
ending-round = or after round { $of }: now round { $count }
ending-come = The end has come: assistants still standing act, then it is over
game-goal-short = Gather and mix pigments, and paint.
ending-painting-short = Game ends: 2nd painting
ending-black-short = or last black ({ $left } left)
ending-round-short = or round { $count } of { $of }
ending-come-short = The end has come: the last assistants act

## Hints: what to think about, where to look, what to do, what it brings

hint-nudge-pigments = Think about pigments: what do your paintings still lack?
hint-nudge-early-pigments = Think about pigments: which ones would help with the paintings on the easels?
hint-nudge-mix = Think about mixing: a painting needs a colour that cannot be taken.
hint-nudge-early-mix = Think about mixing: paintings need colours that cannot be taken.
hint-nudge-black = Think about black: every one of it counts in the end.
hint-nudge-tool = Think about your tools: better ones make every later turn stronger.
hint-nudge-card = Think about the easels: which painting could you finish soonest?
hint-nudge-paint = Think about painting: your pigments can go on a canvas now.
hint-nudge-first = Think about who comes first next round.
hint-nudge-copy = Think about the others: somebody stands where you would like to act.
hint-nudge-turn = Think about the disc: how far should it turn?
hint-nudge-bonus = Think about the bonus cards.
hint-nudge-stock = Think about your stock: which pigment do you need least?
hint-nudge-stay = Think about next round: which place will be good then?
hint-nudge-painter = Think about your two painters: whose talent fits the cards on show?
hint-nudge-colour = Think about the mixed colours: which one will you need most?
hint-nudge-rest = Think about what you would rather keep: not every action is worth it.
hint-nudge-enough = Think about stopping here.

hint-place-place = Look at { $place }.
hint-place-card = Look at { $card }.
hint-place-tool = Look at { $tool }.
hint-place-stock = Look at the { $pigment } in your stock.

hint-deed-place = Place an assistant on { $place }: { $action }.
hint-deed-place-disc = Place an assistant on { $place }: { $does }.
hint-deed-act = Let your assistant on { $place } act: { $action }.
hint-deed-act-disc = Let your assistant on { $place } act: { $does }.
hint-deed-copyist = Let the copyist do what { $place } does: { $action }.
hint-deed-copy = Copy { $place }: { $action }.
hint-deed-rest = Lay your assistant on { $place } down without acting.
hint-deed-improve = Improve { $tool } and pay { $pigment }.
hint-deed-advance = Move { $tool }.
hint-deed-again = Move the same tool once more.
hint-deed-pay = Pay { $pigment }.
hint-deed-bonus = Choose { $reward }.
hint-deed-take = Take { $card }.
hint-deed-buy = Buy { $card }.
hint-deed-play = Play { $card }.
hint-deed-paint = Paint { $card }: { $pigment } on a square of { $colour }.
hint-deed-mix = Mix { $pigment }.
hint-deed-swap = Swap { $pigment } for { $pigment_for }.
hint-deed-turn = { $count ->
    [0] Let the disc stay where it is.
   *[other] Turn the disc by { $count } notches.
}
hint-deed-discard = Give back { $count } { $pigment }.
hint-deed-stay = Leave your assistant on { $place } standing.
hint-deed-keep = Keep { $painter }.
hint-deed-colour = Choose { $pigment } as Gauguin’s colour.
hint-deed-done = Leave it at that.
hint-deed-end = End your turn.

hint-does-first = one white, and you will be first player next round
hint-does-copy = it will do what faces an assistant that still stands on the ring
hint-does-turn = the disc will turn by two notches or not at all, as you say
hint-does-white = as many whites as the level of your tube
hint-good-colour = { $count ->
    [one] Your paintings still lack one { $pigment }
   *[other] Your paintings still lack { $count } { $pigment }
}.
hint-good-easels = { $count ->
    [one] One painting on the easels asks for { $pigment }
   *[other] { $count } paintings on the easels ask for { $pigment }
}.
hint-good-paint = { $count ->
    [one] With what you have you can paint one square
   *[other] With what you have you can paint { $count } squares
}.

hint-gain-denied-colour = No room is left there: { $seat } still lacks { $count ->
    [one] one { $pigment }
   *[other] { $count } { $pigment }
}.
hint-gain-denied-paint = No room is left to paint: { $seat } could have painted { $count ->
    [one] one square
   *[other] { $count } squares
}.
hint-gain-pigments = That brings you { $count } { $pigment }.
hint-gain-tool = That takes { $tool } to level { $level }.
hint-gain-token = Its token is worth { $points } points.
hint-gain-newcomer = A new assistant comes next round.
hint-gain-finish = That finishes { $card }: { $points } points.
hint-gain-finish-whites = That finishes { $card }: { $points } points, less { $cost } for white.
hint-gain-painted = That makes { $count } of its { $of } squares.
hint-gain-painting = It is worth { $points } points, and { $count ->
    [0] you have none of its colours yet
    [one] you have the colour of one of its squares
   *[other] you have the colours of { $count } of its squares
}.

## Problems: what they are about, and what they teach

theme-gain-paintings = Finish a painting
theme-gain-black = Keep your black
theme-gain-tools = Tokens of the tools
theme-gain-whites = Spare the white
theme-gain-works = Paintings in progress
theme-gain-pigments = The pigments you need
theme-gain-levels = Tools for later
theme-gain-assistants = Assistants for later
theme-gain-bonuses = Bonus cards
theme-gain-race = The race to the end
teach-gain-paintings = A painting counts once it is finished: ask which place brings you there while there is still time.
teach-gain-black = Black is worth points at the end: do not let go of it for little.
teach-gain-tools = The tokens on the tracks of the tools are points: sometimes one step further is the best action left.
teach-gain-whites = White closes any square, and costs points on a painting that is finished: where you have the colour itself, or can still get it, use that.
teach-gain-works = Two paintings half done are worth less than one finished: put your pigments where they bring the end nearer.
teach-gain-pigments = Take what your canvas asks for, before what is easy to take.
teach-gain-levels = A better tool pays in every round that is left: early it is worth a turn, late it is not.
teach-gain-assistants = An assistant that stays standing is an action next round: look where it will face then.
teach-gain-bonuses = A bonus card is an action more: count what it saves you.
teach-gain-race = The game ends when somebody is ready, so every action is worth more to the one who is nearer the end.

# Profiles: what one wins with, and stamps

wins-painters = Painters you win with
wins-painters-other = Painters that win
wins-paintings = Paintings you win with
wins-paintings-other = Paintings that win
opens-paintings = first painting taken
stamp-pure = No white at all
stamp-pure-how = Win with 20 points of paintings and no white on them.
stamp-salon = A room at the Salon
stamp-salon-how = 38 points or more of paintings.
stamp-toolbox = A fine set of tools
stamp-toolbox-how = Win with 6 points or more for tools.
stamp-night = Night piece
stamp-night-how = Win with 3 points or more for black.
