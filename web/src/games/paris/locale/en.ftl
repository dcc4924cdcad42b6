## Postcards

postcard-words = { $card }: { $hint }.
postcard-free = Face up; it costs one token.
postcard-used = Used by { $seat }.
postcard-declined = Left unused
postcard-ready = Ready to spend

card-levitation-short = Swap a building, place it
card-metropolitain-short = Later: build over a lamp
card-jardin-short = Place the 1×2 garden
card-sacre-coeur-short = Unbuilt cost nothing
card-peintre-short = 2 points per lamp around
card-chartier-short = Later: cover 1 rival space
card-bouquinistes-short = Add 1 space to a building
card-lampadaire-short = Add a streetlight
card-moulin-rouge-short = 1 point per free space
card-fontaine-short = 3 points per building beside
card-penseur-short = Points for free spaces around
card-grande-lumiere-short = Make one lamp shine far

card-peintre-stamp = +2
card-moulin-rouge-stamp = +1
card-fontaine-stamp = +3
card-penseur-stamp = +2 +1
