# What the drawn table of Newgame says.

pile-left = Cards in the pile: { $count }
cards-laid = Laid
cards-held = In hand
card-lay = Lay card { $card }
card-held = Card { $card }, in hand
card-laid = Card { $card }, laid
card-hidden = A hidden card
