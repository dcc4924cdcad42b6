# The score pad of Flatiron.

scorepad-of = { $what }, { $name }
scorepad-track = Score track
scorepad-reputation = above 0 brings { $good }, below 0 costs { $bad }
scorepad-tokens = Tokens
scorepad-tokens-placed = placed for you
scorepad-together = together
scorepad-decrees-points = points of each
scorepad-decree = Decree { $number }
scorepad-decree-add = One more decree
scorepad-daniel = a decree counts { $points }
scorepad-daniel-prices = Prices of his street cards
scorepad-daniel-taken = His decrees
scorepad-daniel-thumbs = Marks above 0 on their upper halves
scorepad-built-roof = Roof
scorepad-roof-decides = Decides when you are level (F32).
scorepad-against = Played against
scorepad-against-2 = another firm
scorepad-against-normal = Daniel
scorepad-against-hard = Daniel, hard
