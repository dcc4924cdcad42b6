# What the drawn examples of the rules say.
example-L2 = Ring and disc as the game begins, with the spaces for four players: around it the twelve sectors with room for assistants, then the actions they face, the three single spaces and the white centre. Sectors 0 and 6 are dark.
example-L3 = One notch on: the tool that faced sector 1 now faces sector 2, and red has come to sector 1.
example-L11 = The tube is at level 4: the action red brings four reds.
example-L12 = One red and one yellow are paid; the palette is at level 3, so three oranges come. The white stays.
example-L13 = One orange, one green and one violet make one black, worth 6 points at the end.
example-L14 = Any two pigments are paid, here red and yellow, and the tube moves on by one space: from level 3 to level 4.
example-L15 = Two pigments move the brush to its sixth space, and the painter chooses the token of 6 points. The assistant would have come next round.
example-L17 = A brush at level 3 lays three pigments: red and yellow on squares of their colours, a white on an orange one.
example-L18 = The last square is painted, and the painting is finished. Its coloured pigments are gone; the one white stays with it, and will cost 2 points.
example-L29 = A finished painting of 10 points with one white on it, 10 − 2; a black, 6; a token, 6: { $points } points.
example-M6 = Two reds move the brush to level 2. Cézanne moves it once more, to level 3, for three more pigments.
example-M7 = The last orange finishes the painting. Degas moves three of its pigments to another one: red, yellow and blue.
example-M8 = Gauguin has named violet: a white takes the place of the blue, and with the palette at level 2 two violets come.
example-M9 = Manet takes three reds and at once paints two red squares with them, whatever his brush.
example-M10 = With Toulouse-Lautrec a green lies on a red square and a violet on a yellow one: the two that may.
