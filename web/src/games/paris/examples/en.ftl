# What the drawn examples of the rules say. $from and $to are the points before and after.
example-P2 = Orange’s eight tiles. Suns are orange’s spaces, moons blue’s; a space with both is mixed, and a lit one is a Streetlight. Blue has the same eight, suns and moons exchanged.
example-P3 = The twelve buildings as they lie in the box; you may turn them.
example-P14 = The Line covers orange spaces and a mixed one: it fits. The hatched Zigzag would lie on blue spaces: it does not.
example-C1 = The Cross fits nowhere here and would cost 3 points. Orange swaps it for the Corner, builds that at once, and has nothing left to pay for.
example-C2 = Orange spends Métropolitain and builds over the light. It is gone for both: blue’s lit buildings fall from { $from } to { $to }.
example-C3 = The garden lies on a mixed space and an orange one, below a light. It has size 2: { $from } → { $to } points.
example-C5 = The painter can walk over the six bright spaces; two lights shine there: { $to } points.
example-C6 = With Chartier one space of the rival’s colour may be covered. The hatched place has two: that is one too many.
example-C7 = The annex joins the Corner, which now has size 4 and two lights: { $from } → { $to } points.
example-C8 = The Lampadaire shines on the Square, size 4: { $from } → { $to } points.
example-C9 = The Large Streetlight reaches two spaces far, where the Line begins: { $from } → { $to } points.
example-C10 = Two buildings of orange have a side against the fountain: { $to } points.
example-C11 = The dancer can walk over the six bright spaces, her own included: { $to } points.
example-C12 = Three free spaces at its sides bring 2 points each, two at its corners 1 each: { $to } points. It looks south, and nothing stands there.
example-S1 = Three lights touch the Square, and it has size 4: { $from } → { $to } points. The Line has no light beside it and scores nothing.
example-S2 = Square and Corner meet only diagonally: the largest group is { $from }. The Line touches both: { $from } → { $to }.
example-S6 = The board of this example: orange has { $from } points, blue { $to }. The bulbs on each roof are the lights that reach the building.
