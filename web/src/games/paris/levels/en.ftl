# What each of the boulevard likes at Paris more than it is worth.
taste-paris-fleuriste = Likes open ground: a garden may always come.
taste-paris-cocher = Leaves no building in the reserve.
taste-paris-modiste = Loves lights: builds where it is brightest.
taste-paris-facteur = Cannot resist a postcard.
taste-paris-croupier = Hoards buildings in the reserve.
taste-paris-comtesse = Takes the place you wanted.
taste-paris-architecte = Builds one great block.
