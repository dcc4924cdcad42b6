game-title = Paris : Ville Lumière
game-credit = Un jeu de José Antonio Abascal, publié par Devir (2019) et IELLO (2020). Ceci est une adaptation non officielle ; les textes et les images sont les nôtres.

## Places, pièces, lieux

seat-orange = Orange
seat-blue = Bleu

building-LINE = la Barre
building-CORNER = le Coin
building-SQUARE = le Carré
building-SMALL_L = le Petit L
building-SMALL_T = le Petit T
building-ZIGZAG = le Zigzag
building-BIG_T = le Grand T
building-STAIRS = l’Escalier
building-CROSS = la Croix
building-CHONK = le Pavillon
building-SMILE = l’Arche
building-BIG_L = le Grand L
building-JARDIN = le jardin

card-levitation = Lévitation
card-metropolitain = Métropolitain
card-jardin = Jardin des Plantes
card-sacre-coeur = Sacré-Cœur
card-peintre = Le Peintre
card-chartier = Chartier
card-bouquinistes = Bouquinistes sur la Seine
card-lampadaire = Lampadaire
card-moulin-rouge = Moulin Rouge
card-fontaine = Fontaine des Mers
card-penseur = Le Penseur
card-grande-lumiere = La Grande Lumière

piece-peintre = le peintre
piece-lampadaire = le Lampadaire
piece-moulin-rouge = la danseuse
piece-fontaine = la fontaine
piece-penseur = la statue
piece-grande-lumiere = le Grand Réverbère

facing-n = le nord
facing-e = l’est
facing-s = le sud
facing-w = l’ouest

turns-0 = sans tourner
turns-1 = un quart de tour dans le sens des aiguilles d’une montre
turns-2 = un demi-tour
turns-3 = trois quarts de tour dans le sens des aiguilles d’une montre

ground-O = orange
ground-B = bleu
ground-M = mixte
ground-L = réverbère
ground-empty = sans tuile

hand-none = rien

## Ce qui s’est passé

event-first = { $seat } { $who ->
    [you] commencez
   *[other] commence
}.
event-in-play = Cartes postales en jeu : { $card }.
event-draw = { $seat } { $who ->
    [you] piochez
   *[other] pioche
} { $tile ->
    [hidden] une tuile
   *[other] la tuile { $tile }
}.
event-tile = { $seat } { $who ->
    [you] posez
   *[other] pose
} la tuile { $tile } en { $square }{ $turns ->
    [0] {""}
    [1] , tournée d’un quart de tour
    [2] , tournée d’un demi-tour
   *[other] , tournée de trois quarts de tour
}.
event-take = { $seat } { $who ->
    [you] prenez
   *[other] prend
} { $building } au chantier.
event-pass = { $seat } { $who ->
    [you] passez
   *[other] passe
}.
event-phase-two = Phase 2 : les rues sont pavées, { $seat } { $who ->
    [you] commencez
   *[other] commence
}.
event-build = { $seat } { $who ->
    [you] construisez
   *[other] construit
} { $building } en { $spaces }.
event-card = { $seat } { $who ->
    [you] activez
   *[other] active
} { $card }.
event-decline = { $seat } { $who ->
    [you] mettez
   *[other] met
} un jeton sur { $card } et { $who ->
    [you] renoncez
   *[other] renonce
} à son action.
event-piece = { $seat } { $who ->
    [you] placez
   *[other] place
} { $piece } en { $space }.
event-statue = { $seat } { $who ->
    [you] placez
   *[other] place
} la statue en { $space }, tournée vers { $facing }.
event-annex = { $seat } { $who ->
    [you] ajoutez
   *[other] ajoute
} l’annexe en { $space } : { $building } s’agrandit.
event-levitation = { $seat } { $who ->
    [you] rendez
   *[other] rend
} { $building_old } et { $who ->
    [you] prenez
   *[other] prend
} { $building_new } au chantier.
event-spent = { $seat } { $who ->
    [you] dépensez
   *[other] dépense
} { $card }{ $light ->
    [none] {""}
   *[other] {" "}et { $who ->
    [you] recouvrez
   *[other] recouvre
} le réverbère en { $light }
}.
event-over = La partie est finie.

## Ce qui est demandé

prompt-phase-one = Phase 1. Posez une tuile de votre main ou prenez un bâtiment. Sans tuile, vous pouvez aussi passer.
prompt-phase-two = Phase 2. Posez un bâtiment de votre réserve, ou activez une carte postale.

verb-tile = poser une tuile
verb-take = prendre un bâtiment
verb-pass = passer
verb-build = poser un bâtiment
verb-card = activer une carte postale

## Options

option-edition = Édition
option-edition-fr = française (IELLO)
option-edition-en = anglaise (Devir)
option-edition-hint = Les deux livrets se contredisent sur Moulin Rouge et Le Penseur : c’est celui-ci qu’on suit (règles C11, C12).
option-first = Qui commence
option-first-random = tiré au sort
option-first-orange = Orange
option-first-blue = Bleu
option-first-hint = Qui joue le premier tour.
option-flip = Bâtiments en miroir permis
option-flip-hint = Le Petit L, le Zigzag, le Pavillon et le Grand L peuvent aussi se poser en miroir : ils ont plus d’endroits possibles (règle P3).
option-hand = Tuiles en main
option-hand-hint = Avec deux tuiles en main, vous choisissez laquelle poser ; avec une seule, vous posez celle que vous avez piochée (règle P7).
option-postcards = Cartes postales en jeu
option-postcards-first = les huit des premières parties
option-postcards-random = huit tirées au sort
option-postcards-bouquinistes = { card-bouquinistes }
option-postcards-bouquinistes-hint = { card-bouquinistes-hint }
option-postcards-chartier = { card-chartier }
option-postcards-chartier-hint = { card-chartier-hint }
option-postcards-fontaine = { card-fontaine }
option-postcards-fontaine-hint = { card-fontaine-hint }
option-postcards-grande-lumiere = { card-grande-lumiere }
option-postcards-grande-lumiere-hint = { card-grande-lumiere-hint }
option-postcards-jardin = { card-jardin }
option-postcards-jardin-hint = { card-jardin-hint }
option-postcards-lampadaire = { card-lampadaire }
option-postcards-lampadaire-hint = { card-lampadaire-hint }
option-postcards-levitation = { card-levitation }
option-postcards-levitation-hint = { card-levitation-hint }
option-postcards-metropolitain = { card-metropolitain }
option-postcards-metropolitain-hint = { card-metropolitain-hint }
option-postcards-moulin-rouge = { card-moulin-rouge }
option-postcards-moulin-rouge-hint = { card-moulin-rouge-hint }
option-postcards-peintre = { card-peintre }
option-postcards-peintre-hint = { card-peintre-hint }
option-postcards-penseur = { card-penseur }
option-postcards-penseur-hint = { card-penseur-hint }
option-postcards-sacre-coeur = { card-sacre-coeur }
option-postcards-sacre-coeur-hint = { card-sacre-coeur-hint }
option-postcards-hint = Huit des douze cartes postales sont sur la table ; chacune sert une fois, à qui la prend en premier (règle P4).

## Points

line-lit = Bâtiments éclairés
line-group = Plus grand groupe
line-unbuilt = Non construits
line-cards = Cartes postales
line-total = Total
driver-lit = bâtiments éclairés { $points }
driver-group = plus grand groupe { $points }
driver-unbuilt = bâtiments non construits { $points }
driver-cards = cartes postales { $points }
driver-ground = terrain à bâtir et ses lumières { $points }
driver-buildings = bâtiments qui trouvent encore place { $points }
driver-actions = cartes postales encore à jouer { $points }
better-lit = vos bâtiments seront mieux éclairés
better-group = votre plus grand groupe sera plus grand
better-unbuilt = il vous restera moins de bâtiments non construits
better-cards = les cartes postales vous rapporteront davantage
better-ground = vous gardez de bonnes cases, près des lumières
better-buildings = vos autres bâtiments trouveront encore place
better-actions = vous gardez de bonnes cartes postales pour la suite

decided-lit = La lumière a décidé : { $most } contre { $rival }.
decided-group = Le plus grand groupe a décidé : { $most } contre { $rival }.
decided-unbuilt = Ce qui n’a pas été construit a décidé : { $most } contre { $rival }.
decided-cards = Les cartes postales ont décidé : { $most } contre { $rival }.
decided-tie-free = Égalité à { $points } : le plus de cases libres de sa propre couleur a décidé, { $most } contre { $rival }.

game-solvable = Paris se résout en phase 2, où rien n’est caché ni tiré au sort ; en phase 1, on pioche encore des tuiles.
reason-played-out = plus rien à jouer

## Pourquoi pas

why-chance = C’est tiré au sort : personne ne le choisit.
why-phase-one = En phase 1, on pose des tuiles et on prend des bâtiments en réserve ; on les construit et on active des cartes en phase 2.
why-phase-two = La phase 1 est finie : on ne pose plus de tuile et on ne prend plus de bâtiment.
why-tile-not-in-hand = Vous n’avez pas la tuile { $tile }. Dans votre main : { $hand }.
why-square-taken = Il y a déjà une tuile en { $square }.
why-building-unknown = Il n’y a pas de bâtiment « { $text } ».
why-not-in-pool = Ce bâtiment n’est pas au chantier : { $building }.
why-not-in-reserve = Ce bâtiment n’est pas dans votre réserve : { $building }.
why-pass-tiles-left = Il vous reste des tuiles à poser : vous ne pouvez pas passer.
why-pass-tokens-left = Il vous reste { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} : vous ne pouvez pas passer.
why-pass-can-build = Vous pouvez encore construire : vous ne pouvez pas passer.
why-no-chimney = Vous n’avez plus de cheminée : vous ne pouvez plus rien construire.
why-mirrored = Il faudrait retourner { $building } en miroir, ce que cette table ne permet pas.
why-shape = Ces cases n’ont pas la forme voulue pour { $building }.
why-not-free = Case déjà occupée : { $space }.
why-on-light = Case Réverbère : { $space } ; seul Métropolitain permet d’y construire.
why-on-rival = Case de la couleur de votre rival : { $space } ; seul Chartier permet d’y construire.
why-one-light = Métropolitain couvre une seule case Réverbère, pas plusieurs : { $space }.
why-one-rival = Chartier couvre une seule case du rival, pas plusieurs : { $space }.
why-levitation-no-power = Lévitation place son bâtiment sans Métropolitain ni Chartier.
why-no-token = Vous n’avez plus de jeton.
why-card-not-in-play = { $card } n’est pas en jeu dans cette partie.
why-card-used = { $card } a déjà servi.
why-wants-light = Le Grand Réverbère se place sur une case Réverbère imprimée, et { $space } n’en est pas une.
why-wants-own-or-mixed = La fontaine se place sur une case de votre couleur ou mixte, et { $space } n’est ni l’une ni l’autre.
why-wants-own-colour = La pièce se place sur une case imprimée de votre couleur, et { $space } ne l’est pas.
why-statue-blocked = En { $space }, la statue regarderait vers { $facing } une case occupée ou hors du plateau.
why-annex-not-yours = Vous n’avez pas de bâtiment « { $text } » sur le plateau.
why-annex-apart = Aucun côté de ce bâtiment ne touche { $space } : { $building }.

## Contenu et feuille de score

problem-tile-shape = une tuile, c’est deux rangées de deux lettres parmi N, R, M, L ; trouvé { $found }
problem-building-sizes = les tailles des bâtiments sont { $found } ; attendu { $expected }
problem-building-twice = deux bâtiments ont la même forme
problem-garden-size = le jardin couvre 2 cases
problem-first-cards = { $found } cartes sont marquées « first » ; attendu 8
problem-stamps = cartes à timbre : { $found } ; attendu fontaine, moulin-rouge, peintre, penseur
problem-number = trouvé { $found } ; attendu { $span ->
    [0] { $low }
   *[other] de { $low } à { $high }
}
problem-name-unknown = « { $found } » est inconnu ; attendu : { $expected }
problem-name-missing = il manque « { $missing } »
problem-drawing = un dessin est un rectangle de # et de . dont les # se touchent et atteignent chaque bord ; trouvé { $found }
problem-pad-ground = le sol, c’est 8 rangées de 8 lettres parmi O, B, M, L, ou ? si la couleur n’est pas connue, la rangée 8 d’abord
problem-pad-space = « { $found } » n’est pas une case ; les cases vont de a1 à h8
problem-pad-owner = « { $found } » n’est pas un joueur ; attendu orange ou blue
problem-pad-building = « { $found } » n’est pas un bâtiment ; attendu : { $expected }
problem-pad-shape = { $found } n’ont pas la forme voulue pour { $building }
problem-pad-mirrored = { $found } sont le miroir de { $building }, ce que cette partie ne permet pas
problem-pad-overlap = deux pièces se trouvent en { $spaces }
problem-pad-twice = { $found } sert deux fois
problem-pad-chimneys = { $seat } a { $found } bâtiments sur le plateau ; { $most } au plus sont possibles
problem-pad-tokens = { $seat } a { $found } cartes ; { $most } au plus sont possibles
problem-pad-card = « { $found } » n’est pas une carte postale ; attendu : { $expected }
problem-pad-no-token = { $seat } n’a pas de jeton sur { $card }, dont la pièce est sur le plateau
problem-pad-annex = l’annexe en { $space } ne touche pas un côté de { $building }
problem-pad-annex-owner = pour l’annexe, il n’y a pas sur le plateau : { $building }
problem-pad-light = le Grand Réverbère est en { $space }, qui n’est pas une case Réverbère imprimée
problem-pad-piece = « { $found } » n’est pas une pièce ; attendu : { $expected }
problem-pad-facing = la statue regarde n, e, s ou w, vers une case du plateau ; trouvé { $found }
problem-pad-facing-none = seul penseur a une direction
problem-pad-number = trouvé { $found } ; attendu de { $low } à { $high }
problem-pad-lamps = { $found ->
    [one] { $found } réverbère imprimé ; le plateau en montre { $expected }
   *[other] { $found } réverbères imprimés ; le plateau en montre { $expected }
}
problem-pad-on-light = sur un réverbère imprimé, { $spaces } : { $building }. Seul Métropolitain le permet, et sur un seul
problem-pad-on-rival = sur la couleur de l’adversaire, { $spaces } : { $building }. Seul Chartier le permet, et sur une seule
problem-pad-few = { $seat } a utilisé { $found } jetons sur { $expected }
problem-pad-pool = personne n’a { $building } : { $count ->
    [one] resté
   *[other] restés
} au chantier. Est-ce exact ?
problem-pad-free = égalité : combien de cases libres de sa propre couleur imprimée chacun a-t-il ?
problem-pad-colours = la statue ne compte que les cases de sa propre couleur : quelle est la couleur de { $spaces } ?
problem-pad-answer = attendu, par exemple : { $expected }

pad-edition = Édition, fr ou en (Entrée : fr)
pad-ground = Rangée { $row } du plateau, de a à h, huit lettres : O orange, B bleu, M mixte, L réverbère, ? inconnue
pad-cards = Les cartes avec un jeton de { $seat }, séparées par des espaces ({ $expected })
pad-buildings = Un bâtiment du plateau, par exemple « orange STAIRS b2+c2+c3+d3+d4 » (JARDIN : le jardin ; sans l’annexe ; Entrée seule : c’est tout)
pad-annex = L’annexe, sa case et son bâtiment, par exemple « b7 BIG_L » (Entrée : aucune)
pad-pieces = Une pièce spéciale, par exemple « peintre h4 blue » ou « penseur c3 orange n » (Entrée seule : c’est tout)
pad-free = Égalité : cases libres de sa propre couleur imprimée, { $seat }
pad-reserve = Les bâtiments non construits de { $seat }, séparés par des espaces (Entrée : aucun)

## Le plateau en texte

picture-legend = o orange, b bleu, m mixte, * réverbère, . sans tuile ; majuscule et chiffre : un bâtiment ; deux lettres : une pièce
picture-board = Plateau
picture-row = Rangée { $row } : { $spaces }
picture-buildings = Bâtiments
picture-building = { $mark } { $seat }, { $building } : { $spaces } ({ $size ->
    [one] 1 case
   *[other] { $size } cases
}, { $lights ->
    [0] aucune lumière
    [one] 1 lumière
   *[other] { $lights } lumières
})
picture-pieces = Pièces
picture-piece = { $mark } { $seat }, { $piece } : { $space }
picture-piece-facing = { $mark } { $seat }, { $piece } : { $space }, vers { $facing }
picture-pool = Chantier : { $building }
picture-cards = Cartes postales visibles : { $card }
picture-used = { $seat } a utilisé : { $card }
picture-declined = { $card } (sans effet)
picture-unspent = { $card } (à dépenser)
picture-seat = { $seat } : jetons { $tokens }, cheminées { $chimneys } ; réserve : { $building }
picture-hand = { $seat } a en main { $count ->
    [one] la tuile { $tile }
   *[other] les tuiles { $tile }
} ; dans la pile : { $pile }
picture-hand-hidden = { $seat } a en main { $count ->
    [one] une tuile cachée
   *[other] { $count } tuiles cachées
} ; dans la pile : { $pile }
picture-tile = La tuile { $tile }, selon le sens où { $seat } la pose :
picture-turns = quarts de tour : {""}
picture-turn-words = { $turns ->
    [0] Sans tourner
    [1] Un quart de tour
    [2] Un demi-tour
   *[other] Trois quarts de tour
} : en haut { $top } ; en bas { $bottom }
verb-none = renoncer à son action
picture-shapes-pool = Formes au chantier :
picture-shapes-reserve = Formes dans la réserve de { $seat } :
picture-shape = { $building }, { $size } cases ; de haut en bas, colonnes { $rows }
card-levitation-hint = échanger un bâtiment de votre réserve contre un du chantier et le poser aussitôt (règle C1)
card-metropolitain-hint = plus tard, une fois, un bâtiment peut couvrir un réverbère (règle C2)
card-jardin-hint = poser maintenant le jardin de deux cases (règle C3)
card-sacre-coeur-hint = vos bâtiments non construits ne coûtent rien (règle C4)
card-peintre-hint = 2 points par lumière dans la zone du peintre (règle C5)
card-chartier-hint = plus tard, une fois, couvrir une case de la couleur du rival (règle C6)
card-bouquinistes-hint = l’annexe agrandit un de vos bâtiments (règle C7)
card-lampadaire-hint = un réverbère de plus sur une de vos cases (règle C8)
card-grande-lumiere-hint = un Grand Réverbère qui éclaire plus loin (règle C9)
card-fontaine-hint = 3 points par bâtiment à vous qui touche la fontaine (règle C10)
card-moulin-rouge-hint = 1 point par case libre dans la zone de la danseuse (règle C11)
card-penseur-hint = des points pour les cases libres autour de la statue (règle C12)

## La feuille de score en détail

item-lit = { $building } : { $size } cases × { $lamps ->
    [one] { $lamps } lumière
   *[other] { $lamps } lumières
}
item-group = { $count ->
    [one] { $building }, à part
   *[other] { $count } bâtiments qui se touchent : { $building }
}
item-unbuilt = { $building }, toujours en réserve
item-spared = { $building }, toujours en réserve, sans perte grâce à Sacré-Cœur
item-peintre = Le Peintre : { $count ->
    [0] aucune lumière dans sa zone
    [one] { $count } lumière dans sa zone
   *[other] { $count } lumières dans sa zone
}
item-fontaine = Fontaine des Mers : { $count ->
    [0] aucun bâtiment à côté
    [one] { $count } bâtiment à côté
   *[other] { $count } bâtiments à côté
}
item-moulin-rouge = Moulin Rouge : { $count ->
    [one] la case de la danseuse, rien d’autre
   *[other] { $count } cases, la sienne comprise
}
item-penseur = Le Penseur : { $sides ->
    [0] aucune case libre sur ses côtés
    [one] { $sides } case libre sur ses côtés
   *[other] { $sides } cases libres sur ses côtés
}, { $corners ->
    [0] aucune à ses coins
   *[other] { $corners } à ses coins
}
item-penseur-blocked = Le Penseur : sa vue est bouchée

## Comment cela finit

game-goal = Composez la ville, puis construisez dans sa lumière : bâtiments éclairés, plus grand groupe et cartes postales rapportent les points.
ending-tiles = La phase 1 finit à la seizième tuile ; à poser : { $seats }
ending-tokens = Fin quand il n’y a plus de jeton : { $seats }
ending-reserves = et que personne ne peut construire ; en réserve : { $seats }
game-goal-short = Composez la ville, puis construisez dans sa lumière.
ending-tiles-short = Tuiles encore à poser : { $seats }
ending-tokens-short = Jetons restants : { $seats }
ending-reserves-short = puis les bâtiments

## Conseils : à quoi penser, où regarder, quoi faire, ce que cela rapporte

hint-nudge-tile = Pensez au terrain : une tuile peut vous faire de la place près des lumières.
hint-nudge-take = Pensez au chantier : il y a là un bâtiment à prendre.
hint-nudge-build = Pensez à votre réserve : un de vos bâtiments trouve encore sa place.
hint-nudge-build-lit = Pensez à la lumière : un bâtiment de votre réserve peut en profiter.
hint-nudge-build-group = Pensez à vos bâtiments qui se touchent : un autre peut les rejoindre.
hint-nudge-card-light = Pensez à la lumière : une carte postale peut vous en donner davantage.
hint-nudge-card-stamp = Pensez aux cartes à timbre : l’une d’elles rapporte bien maintenant.
hint-nudge-card-power = Pensez au terrain qui vous est fermé : une carte postale peut l’ouvrir.
hint-nudge-card-room = Pensez à la place : une carte postale permet de construire davantage.
hint-nudge-card-spared = Pensez à ce qui risque de rester dans votre réserve.
hint-nudge-token = Pensez à vos jetons : tous ne doivent pas rapporter quelque chose.
hint-nudge-pass = Il ne reste rien d’utile à faire.

hint-place-square = Regardez en { $square }.
hint-place-pool = Regardez au chantier, parmi les bâtiments de { $size } cases.
hint-place-spaces = Regardez entre { $space_from } et { $space_to }.
hint-place-space = Regardez en { $space }.
hint-place-card = Regardez la carte postale { $card }.

hint-deed-tile = Posez { $count ->
    [1] votre tuile
   *[other] la tuile { $tile }
} en { $square }, { $turns ->
    [0] sans la tourner
    [1] tournée d’un quart de tour
    [2] tournée d’un demi-tour
   *[other] tournée de trois quarts de tour
}.
hint-deed-take = Prenez { $building }.
hint-deed-build = Construisez { $building } en { $spaces }.
hint-deed-card = Activez { $card }.
hint-deed-piece = Activez { $card } et placez { $piece } en { $space }.
hint-deed-streetlight = Activez { $card } et placez son réverbère en { $space }.
hint-deed-statue = Activez { $card } et placez la statue en { $space }, tournée vers { $facing }.
hint-deed-garden = Activez { $card } et placez le jardin en { $spaces }.
hint-deed-annex = Activez { $card } et ajoutez l’annexe en { $space } : { $building } s’agrandit.
hint-deed-levitation = Activez { $card } : rendez { $building_old }, prenez { $building_new } et construisez en { $spaces }.
hint-deed-decline = Mettez un jeton sur { $card } et renoncez à son action.
hint-deed-pass = Passez.

hint-gain-lit = { $lamps ->
    [one] Une lumière l’éclaire
   *[other] { $lamps } lumières l’éclairent
} : { $points } points.
hint-gain-light = Vos bâtiments éclairés gagnent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-gain-group = Votre plus grand groupe gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-gain-peintre = Le peintre voit { $count ->
    [0] encore bien peu : aucune lumière
    [one] une lumière : { $points } points
   *[other] { $count } lumières : { $points } points
}.
hint-gain-fontaine = { $count ->
    [0] Aucun de vos bâtiments ne touche encore la fontaine
    [one] Un de vos bâtiments la touche : { $points } points
   *[other] { $count } de vos bâtiments la touchent : { $points } points
}.
hint-gain-moulin-rouge = Pour l’instant, la danseuse a { $count ->
    [one] sa seule case : 1 point
   *[other] { $count } cases : { $points } points
}.
hint-gain-penseur = Pour l’instant, la statue rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-gain-spared = Ce qui reste en réserve ne coûte alors rien : pour l’instant, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-gain-spent = Ce coup dépense { $card }.
hint-gain-rival = { $seat } y perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-gain-denied-building = { $seat } ne pourra plus prendre ce bâtiment.
hint-gain-denied-card = { $seat } ne pourra plus utiliser cette carte.

## Problèmes : de quoi ils parlent, et ce qu’ils enseignent

theme-gain-lit = Éclairer ses bâtiments
theme-gain-group = Le plus grand groupe
theme-gain-unbuilt = Ne rien laisser de côté
theme-gain-cards = Les cartes postales qui rapportent
theme-deny-lit = Prendre la lumière du rival
theme-deny-group = Couper le groupe du rival
theme-deny-unbuilt = Ne laisser aucune place au rival
theme-deny-cards = Gâcher la carte postale du rival
teach-gain-lit = Comptez les lumières avant les cases : la taille est multipliée par les lumières qui touchent le bâtiment ; un petit à deux lumières vaut mieux qu’un plus grand à une seule.
teach-gain-group = Avant de poser un bâtiment, regardez ce qu’il touche : chaque case qui rejoint votre plus grand groupe est un point.
teach-gain-unbuilt = Un bâtiment qui ne trouve plus de place coûte 3 points : cherchez la dernière place de chacun avant que le rival ne la prenne.
teach-gain-cards = Une carte postale est un tour comme un autre : demandez-vous ce qu’elle rapporte à la fin, et si elle sera encore là au tour suivant.
teach-deny-lit = Les cases près des lumières valent pour les deux : un coup peut occuper la meilleure place du rival et vous servir aussi.
teach-deny-group = Ce qui relie les bâtiments du rival tient souvent à une case : occupez-la.
teach-deny-unbuilt = Demandez-vous lequel des bâtiments du rival n’a plus qu’une place, et si vous pouvez la prendre.
teach-deny-cards = Une carte postale sur laquelle compte le rival peut être jouée avant lui, ou perdre de sa valeur.
teach-do-pass = Un bâtiment peut coûter plus qu’il ne rapporte : il prend les cases libres, la lumière ou la place de vos propres cartes postales.
teach-card-chartier = Un pouvoir se prend avant de se dépenser : avec lui, un bâtiment tient là où rien d’autre n’irait, et le rival en est privé.
teach-card-metropolitain = { teach-card-chartier }
teach-over-pass = Un pouvoir qui reste ne vaut rien : avant de passer, tournez encore chaque bâtiment et cherchez la place que ce pouvoir ouvre.

# Profils : ce qui réussit, et les timbres

wins-postcards = Les cartes qui vous réussissent
wins-postcards-other = Les cartes qui réussissent
wins-buildings = Les bâtiments qui vous réussissent
wins-buildings-other = Les bâtiments qui réussissent
opens-buildings = premier bâtiment pris
stamp-light = Ville lumière
stamp-light-how = 45 points ou plus de bâtiments éclairés.
stamp-quarter = Tout un quartier
stamp-quarter-how = Un groupe de 14 cases ou plus.
stamp-whole = Rien ne reste
stamp-whole-how = Gagner sans bâtiment resté dans la réserve.
stamp-mail = Par retour du courrier
stamp-mail-how = Gagner avec 20 points ou plus de cartes postales.
