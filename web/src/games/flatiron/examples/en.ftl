# What the drawn examples of the rules say.
example-F2 = A floor: three slots, each with what it gives to whoever builds there, and below them the effect that holds for both of you while the floor is under construction.
example-F4 = A street card: its price on the coin, its name, and the street whose column it goes to. Each half has an action and a reputation mark; only one of the two will show.
example-F7 = The violet side of board 1: on top the four warehouses with price and points, below them the four columns with their two actions each.
example-F12 = Bought for $3 and tucked above all that is there: the card’s upper half shows, the lower one is gone.
example-F13 = A decree is bought for $3 and tucked in below everything: its lower half shows, with its mark. It has no action.
example-F15 = Broadway from top to bottom: take $3, buy an orange pillar, build it for 6 points in all, take $2. The decree has no action.
example-F18 = An orange pillar costs $4 on this board: it goes into its empty warehouse.
example-F19 = $1 is paid. The orange pillar scores 4 points from its warehouse and 2 from the slot.
example-F20 = Three pillars stand: for $5 the next floor is laid on them and scores 6 points. Now you build on the new one.
example-F22 = A swap: the blue pillar goes back to the supply, and an orange one comes into its empty warehouse.
example-F26 = While this floor is under construction, pillars cost $1 less: an orange one, $4 on this board, is bought for $3.
example-F27 = The pillar scores 4: from 6 to 10, where the paperboy waits. You keep one of two newspapers, and he goes on to 20.
example-F30 = The column adds up to −1 and costs 3 points. A token is worth most on a column that stands at 0: there it brings 5, so 2 in all.
example-F31 = The Colonnades, upper half: 2 points for each blue pillar in the building. The one just built is worth 2 points more at the end.
