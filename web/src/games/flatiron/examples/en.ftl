# What the drawn examples of the rules say.
example-F12 = Bought for $3 and tucked above all that is there: the card’s upper half shows, the lower one is gone.
example-F15 = Broadway from top to bottom: take $3, buy an orange pillar, build it for 6 points in all, take $2. The decree has no action.
example-F18 = An orange pillar costs $4 on this board: it goes into its empty warehouse.
example-F19 = $1 is paid. The orange pillar scores 4 points from its warehouse and 2 from the slot.
example-F20 = Three pillars stand: for $5 the next floor is laid on them and scores 6 points. Now you build on the new one.
example-F27 = The pillar scores 4: from 6 to 10, where the paperboy waits. You keep one of two newspapers, and he goes on to 20.
example-F30 = The column adds up to −1 and costs 3 points. A token is worth most on a column that stands at 0: there it brings 5, so 2 in all.
