# The score pad of Paris.

scorepad-step-1 = Lights
scorepad-step-2 = Houses
scorepad-step-3 = Cards
scorepad-step-4 = Left over
scorepad-holds = complete
scorepad-lights = { $count ->
    [0] Tap the { $most } printed streetlights
   *[other] Printed streetlights: { $count } of { $most }
}
scorepad-how-2 = Pick a house or a piece, then tap the board
scorepad-how-3 = Tap a card: sun, moon, nobody
scorepad-how-4 = Tap what was not built: sun, moon, pool
scorepad-things = Houses and pieces
scorepad-things-how = pick one, then tap the board
scorepad-left = Left over
scorepad-left-how = tap: sun, moon, pool
scorepad-cards = Postcards
scorepad-cards-how = tap: sun, moon, nobody
scorepad-set = Which cards were in play
scorepad-set-first = The first eight
scorepad-set-all = All twelve
scorepad-edition = Edition
scorepad-edition-fr = French box
scorepad-edition-en = English box
scorepad-turn = Turn
scorepad-owner = Whose it is
scorepad-brush = What a tap says of a space
scorepad-place = { $piece }: tap the board
scorepad-earns = { $piece } of { $name }: { $size } × { $lamps ->
    [one] 1 light
   *[other] { $lamps } lights
} = { $points }
scorepad-brings = { $what } = { $points }
scorepad-of = { $piece } of { $name }
scorepad-cell = { $space }, { $what }
scorepad-laid = on the board, of { $name }
scorepad-kept = left over by { $name }
scorepad-free = Free spaces of the own colour?
scorepad-free-of = Free spaces of the own colour, { $name }
scorepad-go = Go to { $step }
scorepad-begin = Begin with the streetlights; the order is free.
scorepad-item-lit = { $short } { $size } × { $lamps }
scorepad-item-group = { $short }
scorepad-item-unbuilt = { $short }, not built
scorepad-item-spared = { $short }, not built, Sacré-Cœur
