# Ce que chacun du boulevard aime à Paris plus que cela ne vaut.
taste-paris-fleuriste = Aime la place libre : un jardin peut toujours venir.
taste-paris-cocher = Ne laisse aucun bâtiment en réserve.
taste-paris-modiste = Aime la lumière : bâtit au plus clair.
taste-paris-facteur = Ne résiste pas à une carte postale.
taste-paris-croupier = Amasse les bâtiments dans sa réserve.
taste-paris-comtesse = Prend la place que vous vouliez.
taste-paris-architecte = Bâtit un seul grand bloc.
