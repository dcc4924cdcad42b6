# Ce que dit la table dessinée de Paris.

chip = Phase { $phase }
chip-turn = tour { $turn }

## Noms courts, en étiquettes

short-LINE = Barre
short-CORNER = Coin
short-SQUARE = Carré
short-SMALL_L = Petit L
short-SMALL_T = Petit T
short-ZIGZAG = Zigzag
short-BIG_T = Grand T
short-STAIRS = Escalier
short-CROSS = Croix
short-CHONK = Pavillon
short-SMILE = Arche
short-BIG_L = Grand L
short-JARDIN = Jardin
short-tile = Tuile
short-levitation = Lévitation
short-metropolitain = Métropolitain
short-jardin = Jardin
short-sacre-coeur = Sacré-Cœur
short-peintre = Peintre
short-chartier = Chartier
short-bouquinistes = Annexe
short-lampadaire = Réverbère
short-moulin-rouge = Danseuse
short-fontaine = Fontaine
short-penseur = Statue
short-grande-lumiere = Grand Réverbère

## L’invite

ask-tile = À vous : posez votre tuile
ask-tiles = À vous : posez une tuile
ask-tile-detail = Choisissez un emplacement vide, ou prenez un bâtiment au chantier.
ask-take-or-pass = À vous : prenez un bâtiment
ask-take-or-pass-detail = Vos tuiles sont posées. Choisissez au chantier, ou passez.
ask-pass = À vous : il ne reste qu’à passer
ask-pass-detail = Rien d’autre n’est possible.
ask-passing = Vous passez. Confirmer ?
ask-passing-detail = Vous ne faites rien ce tour-ci.
ask-two = À vous
ask-two-build = Posez un bâtiment de votre réserve ou activez une carte postale.
ask-two-only-build = Posez un bâtiment de votre réserve.
ask-two-only-card = Aucun bâtiment ne tient. Activez une carte : avec un jeton, on ne passe pas.
ask-two-pass = Posez un bâtiment grâce à un pouvoir, ou passez.
ask-place = À vous : posez { $thing }
ask-place-detail = Déplacez, tournez (R), confirmez.
ask-place-first = Choisissez une case marquée ; R tourne.
ask-place-detail-touch = Déplacez, tournez, ou confirmez.
ask-place-first-touch = Touchez une case marquée, ou faites glisser.
ask-put-first = Choisissez une case marquée.
ask-placed = Confirmez, ou déplacez.
ask-take = À vous : prenez { $thing }
ask-take-detail = À construire plus tard, sur votre couleur ; { $points } s’il reste en réserve.
ask-card = À vous : { $card }
ask-card-metropolitain = Plus tard, une fois, un de vos bâtiments pourra couvrir un réverbère.
ask-card-chartier = Plus tard, une fois, un de vos bâtiments pourra couvrir une case du rival.
ask-card-sacre-coeur = Les bâtiments restés dans votre réserve ne coûtent rien.
ask-card-jardin = Un bâtiment de 2 cases : il prend la lumière et rejoint votre groupe.
ask-card-peintre = 2 points par lumière qu’il atteint de case libre en case libre.
ask-card-first = { $does }.
ask-nowhere = Elle ne peut rien pour vous. Reposez-la, ou dépensez-y un jeton.
ask-swap-old = Choisissez le bâtiment de votre réserve à rendre.
ask-swap-new = Choisissez le bâtiment à prendre au chantier.
ask-declined = Le jeton est dépensé pour rien ; plus personne n’aura la carte.

thing-annex = l’annexe

key-fits = possible ici
key-spends = dépense { $card }
decline = Dépenser un jeton pour rien
decline-confirm = Dépenser pour rien
decline-long = Mettre un jeton sur { $card } et renoncer à son action
pass = Passer
after-piece = après { $piece }

## La main vide

why-take-up = Prenez d’abord un bâtiment de votre réserve ou une carte postale.
why-take-swap = Choisissez d’abord le bâtiment de votre réserve à rendre.
why-take-tile = Prenez d’abord une de vos tuiles.
why-take-pool = Vos tuiles sont toutes posées : prenez un bâtiment du chantier, ou passez.
why-take-nowhere = Il n’y a pas de place pour { $building } : il lui faut des cases libres, de votre couleur ou mixtes.
why-take-nothing = Rien ne peut être posé : vous ne pouvez que passer.

## La plaque

plaque-label = { $piece } : rotation et aperçu
plaque-lit = { $lamps ->
    [0] aucune lumière :
    [one] 1 lumière l’éclaire :
   *[other] { $lamps } lumières l’éclairent :
}
plaque-tile = Tuile en { $square }
plaque-piece = { $piece }
plaque-no = { $piece } : pas ici
plaque-way = rotation { $at } sur { $count }
plaque-facing = vers { $facing }
plaque-annex = rattachée : { $piece }
plaque-spends = dépense { $card }
plaque-line-group = groupe { $gain }
plaque-line-unbuilt = réserve { $gain }
plaque-line-cards = cartes { $gain }
plaque-hint = Choisissez une pièce, puis une case marquée ; ou faites-la glisser.
turn-left = Tourner à gauche (Maj R)
turn-right = Tourner à droite (R)
turn-over = Miroir (F)

## Le plateau pour qui l’entend

board-label = Plateau, { $count } sur { $count }
cell = { $space }, { $ground }, { $what }
cell-free = libre
cell-ground-O = orange (soleil)
cell-ground-B = bleu (lune)
cell-ground-M = mixte (soleil et lune)
cell-ground-L = réverbère
cell-ground-empty = sans tuile
cell-building = { $piece } ({ $seat })
cell-piece = { $piece } ({ $seat })
cell-annex = annexe ({ $piece })
cell-fits = { $cell }, { $piece } : possible ici
cell-spends = { $cell }, { $piece } dépenserait { $card }
cell-undo = { $cell }, vient d’être posé : Entrée revient dessus
cell-ghost = { $cell }, { $piece } en main ici
cell-ghost-refused = { $cell }, { $piece } en main ici : impossible
cell-square-free = { $square }, vide
cell-square-fits = { $square }, vide, { $piece } : possible ici
cell-square-tile = { $square }, en haut { $top }, en bas { $bottom }

## Les côtés de la table

rail-cards = Cartes postales
rail-cards-count = { $count ->
    [one] { $count } visible · un jeton
   *[other] { $count } visibles · un jeton chacune
}
rail-players = Joueurs et points
rail-you = Vous
rail-kind-bot = robot
rail-waiting = attend
rail-to-move = à vous
rail-thinking = réfléchit
rail-due = à jouer
rail-away = absent
rail-tokens = Jetons
rail-tokens-count = { $count ->
    [0] plus de jeton
    [one] reste 1 jeton
   *[other] restent { $count } jetons
}
rail-chimneys = Cheminées
rail-reserve = Réserve
rail-reserve-holds = Votre réserve : { $pieces }
rail-reserve-empty = Aucun bâtiment en réserve
rail-hand = { $count ->
    [one] Tuile en main
   *[other] Tuiles en main
}
rail-pile = { $count ->
    [0] pile vide
   *[other] pile { $count }
}
rail-pool = Chantier
rail-pool-take = en prendre un au lieu de poser
rail-pool-only = en prendre un, ou passer
rail-pool-later = pour Lévitation seulement
rail-pool-out = hors jeu
rail-result = Résultat
rail-pool-empty = Le chantier est vide.
rail-piece = { $piece }, { $size } cases
rail-piece-nowhere = { $piece }, { $size } cases, aucune place possible
rail-tile = Tuile { $tile } : { $spaces }
rail-tile-hidden = Une tuile face cachée
rail-power-chartier = Chartier est prêt :
rail-power-chartier-words = couvre une case du rival
rail-power-metropolitain = Métropolitain est prêt :
rail-power-metropolitain-words = couvre un réverbère
rail-spared = Sacré-Cœur : réserve gratuite
rail-starter = commence la partie
rail-score = { $seat } : { $score }

tabs = Ce qui est montré
tab-play = Jouer
tab-cards = Cartes { $count }
tab-score = Points
tab-log = Récit
tab-pool = Chantier { $count }

overlays = Sur le plateau
overlay-light = Lumière
overlay-groups = Groupes
overlay-areas = Zones

## Ce qu’une carte utilisée a fait

note-garden = Jardin en { $spaces }
note-annex = Annexe en { $space }
note-piece = En { $space }
note-scores = Vaut { $points }
note-ready = À dépenser
note-unspent = non dépensé
note-spent = Dépensé
note-swapped = Pris : { $piece }
note-effect = En vigueur

## Cartes postales

postcard-words = { $card } : { $hint }.
postcard-free = Visible ; elle coûte un jeton.
postcard-used = Utilisée par { $seat }.
postcard-used-by = Utilisée par { $name }.
postcard-used-you = Utilisée par vous.
postcard-declined = Sans effet
postcard-ready = À dépenser

card-levitation-short = Échanger, puis poser
card-metropolitain-short = Plus tard : sur un réverbère
card-jardin-short = Un bâtiment de 2 cases
card-sacre-coeur-short = La réserve ne coûte rien
card-peintre-short = 2 points par lumière atteinte
card-chartier-short = Plus tard : 1 case du rival
card-bouquinistes-short = Un bâtiment gagne 1 case
card-lampadaire-short = Ajouter un réverbère
card-moulin-rouge-short = 1 point par case libre
card-fontaine-short = 3 points par bâtiment voisin
card-penseur-short = Points par case libre voisine
card-grande-lumiere-short = Un réverbère porte plus loin

card-peintre-stamp = +2
card-moulin-rouge-stamp = +1
card-fontaine-stamp = +3
card-penseur-stamp = +2 +1

menu-key-turn = tourner ce que l’on tient
menu-key-mirror = le retourner, si la table le permet
