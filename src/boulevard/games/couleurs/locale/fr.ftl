game-title = Les Couleurs de Paris
game-credit = Un jeu de Nicolas De Oliveira, publié par Super Meeple (2019). Ceci est une adaptation non officielle ; les textes et les images sont les nôtres.

## Places, pièces, lieux

seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4

pigment-R = rouge
pigment-Y = jaune
pigment-B = bleu
pigment-O = orange
pigment-G = vert
pigment-V = violet
pigment-W = blanc
pigment-K = noir

colour-R = rouge
colour-Y = jaune
colour-B = bleu
colour-O = orange
colour-G = vert
colour-V = violet
colour-K = noir

tool-tube = le tube
tool-palette = la palette
tool-brush = le pinceau

place-s0 = secteur 0
place-s1 = secteur 1
place-s2 = secteur 2
place-s3 = secteur 3
place-s4 = secteur 4
place-s5 = secteur 5
place-s6 = secteur 6
place-s7 = secteur 7
place-s8 = secteur 8
place-s9 = secteur 9
place-s10 = secteur 10
place-s11 = secteur 11
place-first = case du premier joueur
place-copy = case du copiste
place-turn = case de rotation
place-white = centre blanc

action-red = prendre du rouge
action-yellow = prendre du jaune
action-blue = prendre du bleu
action-orange = mélanger de l’orange
action-green = mélanger du vert
action-violet = mélanger du violet
action-black = mélanger du noir
action-tool = améliorer un outil
action-card = prendre une carte
action-paint = peindre
action-first = devenir premier joueur
action-copy = copier
action-turn = tourner le disque
action-white = prendre du blanc

reward-assistant = un assistant de plus
reward-points = un jeton de points

notches-0 = le disque ne bouge pas
notches-2 = deux crans

painter-cezanne = Cézanne
painter-degas = Degas
painter-gauguin = Gauguin
painter-manet = Manet
painter-monet = Monet
painter-renoir = Renoir
painter-toulouse-lautrec = Toulouse-Lautrec
painter-van-gogh = Van Gogh

card-bonus-paint = le bonus Peinture
card-bonus-copy = le bonus Copie
card-bonus-mix = le bonus Mélange
card-bonus-swap = le bonus Échange
card-bonus-tool = le bonus Outillage

card-CE10 = « Les Joueurs de cartes »
card-DE10 = « La Classe de danse »
card-GA10 = « Le Christ jaune »
card-MA10 = « Le Fifre »
card-MO10 = « Impression, soleil levant »
card-RE10 = « Le Déjeuner des canotiers »
card-TO10 = « Jane Avril dansant »
card-VA10 = « Les Tournesols »
card-CE12 = « La Montagne Sainte-Victoire »
card-DE12 = « Danseuses en bleu »
card-GA12 = « Femmes de Tahiti »
card-MA12 = « Olympia »
card-MO12 = « Les Coquelicots »
card-RE12 = « La Balançoire »
card-TO12 = « Dans le lit »
card-VA12 = « La Chambre à Arles »
card-CE14 = « Pommes et oranges »
card-DE14 = « L’Absinthe »
card-GA14 = « Arearea »
card-MA14 = « Un bar aux Folies Bergère »
card-MO14 = « La Gare Saint-Lazare »
card-RE14 = « Les Parapluies »
card-TO14 = « Au Moulin Rouge »
card-VA14 = « La Nuit étoilée »
card-CE16 = « Les Grandes Baigneuses »
card-DE16 = « Les Repasseuses »
card-GA16 = « La Vision après le sermon »
card-MA16 = « Le Déjeuner sur l’herbe »
card-MO16 = « Les Nymphéas »
card-RE16 = « Bal du moulin de la Galette »
card-TO16 = « La Toilette »
card-VA16 = « Le Café de nuit »

## Ce qui s’est passé

event-first = { $seat } { $who ->
    [you] jouez
   *[other] joue
} en premier.
event-deal = Carte exposée : { $card }.
event-painters-dealt = { $seat } { $who ->
    [you] recevez
   *[other] reçoit
} { $painter ->
    [hidden] deux peintres
   *[other] { $painter }
}.
event-keep = { $seat } { $who ->
    [you] gardez
   *[other] garde
} { $painter ->
    [hidden] l’un des deux
   *[other] { $painter }
}.
event-painter = { $seat } { $who ->
    [you] jouez
   *[other] joue
} avec { $painter }.
event-colour = { $seat } { $who ->
    [you] choisissez
   *[other] choisit
} la couleur de Gauguin : { $pigment }.
event-round = Manche { $count }. En premier : { $seat }.
event-place = { $seat } { $who ->
    [you] posez
   *[other] pose
} un assistant : { $action ->
    [none] { $place }
   *[other] { $action } ({ $place })
}.
event-acting = Tous les assistants sont posés : { $seat } { $who ->
    [you] agissez
   *[other] agit
} en premier.
event-act = { $seat } { $who ->
    [you] agissez
   *[other] agit
} ({ $place }, { $action }).
event-act-disc = { $seat } { $who ->
    [you] agissez
   *[other] agit
} ({ $place }).
event-rest = { $seat } { $who ->
    [you] couchez
   *[other] couche
} un assistant sans agir : { $action ->
    [none] { $place }
   *[other] { $action } ({ $place })
}.
event-copy = { $seat } { $who ->
    [you] copiez
   *[other] copie
} ({ $place }, { $action }).
event-gain = { $seat } { $who ->
    [you] prenez
   *[other] prend
} { $count } { $count ->
    [one] { $pigment }
   *[other] { $pigment ->
        [orange] orange
       *[other] { $pigment }s
    }
}.
event-pay = { $seat } { $who ->
    [you] payez
   *[other] paie
} { $pigment }.
event-tool = { $seat } { $who ->
    [you] avancez
   *[other] avance
} { $tool } à la case { $space }, au niveau { $level }.
event-token = { $seat } { $who ->
    [you] obtenez
   *[other] obtient
} un jeton de { $points } points pour { $tool }.
event-newcomer = { $seat } { $who ->
    [you] engagez
   *[other] engage
} un assistant, qui arrivera à la manche suivante.
event-take = { $seat } { $who ->
    [you] prenez
   *[other] prend
} { $card }.
event-buy = { $seat } { $who ->
    [you] achetez
   *[other] achète
} { $card } pour { $count } blancs.
event-play = { $seat } { $who ->
    [you] jouez
   *[other] joue
} { $card }.
event-swap = { $seat } { $who ->
    [you] échangez
   *[other] échange
} { $pigment } contre { $pigment_for }.
event-paint = { $seat } { $who ->
    [you] peignez
   *[other] peint
} { $card } : { $pigment }{ $count ->
    [0] {""}
   *[other] , { $count } sur 9
}.
event-finish = { $seat } { $who ->
    [you] achevez
   *[other] achève
} { $card } : { $points } points{ $cost ->
    [0] { $count ->
        [0] , sans blanc
        [one] , 1 blanc
       *[other] , { $count } blancs
    }
   *[other] , moins { $cost } pour { $count ->
        [one] son blanc
       *[other] ses { $count } blancs
    }
}.
event-ending = La fin est là : { $reason }. Les assistants encore debout agissent, puis la partie s’arrête.
event-final-round = C’est la dernière manche : la limite est atteinte.
event-last-round = C’était la dernière manche.
story-gain = total { $points }
story-gain-other = { $seat } : total { $points }
event-over = La partie est finie.
event-disc = { $count ->
    [0] Le disque ne bouge pas.
    [one] Le disque tourne d’un cran.
   *[other] Le disque tourne de { $count } crans.
}
event-renewal = Un demi-tour est accompli : toutes les cartes exposées sont remplacées.
event-discard = { $seat } { $who ->
    [you] rendez
   *[other] rend
} { $count } { $count ->
    [one] { $pigment }
   *[other] { $pigment ->
        [orange] orange
       *[other] { $pigment }s
    }
}.
event-stay = { $seat } { $who ->
    [you] laissez
   *[other] laisse
} un assistant debout : { $action ->
    [none] { $place }
   *[other] { $action } ({ $place })
}.

## Ce qui est demandé

prompt-keep = Gardez l’un de vos deux peintres.
prompt-colour = Choisissez la couleur de Gauguin pour cette partie.
prompt-place = Posez l’un de vos assistants sur une case libre.
prompt-act = Couchez l’un de vos assistants debout : il agit, ou se repose.
prompt-after = Vous pouvez jouer une carte bonus maintenant, ou finir votre tour.
prompt-improve = Choisissez un outil et les deux pigments que vous payez.
prompt-sixth-space = Votre outil est à la sixième case : un assistant de plus, ou des points ?
prompt-again = Cézanne : avancez le même outil encore une fois, ou restez-en là.
prompt-pay = Cézanne : payez la seconde avancée, un pigment à la fois (reste à payer : { $left }).
prompt-card = Choisissez une carte.
prompt-paint = Posez un pigment sur l’un de vos tableaux (encore possible : { $left }).
prompt-flash = Vous pouvez peindre des cases de la couleur que vous venez de prendre.
prompt-degas = Degas : vous pouvez reporter des pigments du tableau achevé sur un seul autre tableau.
prompt-bonus-copy = Choisissez l’assistant que vous copiez.
prompt-bonus-mix = Choisissez votre mélange.
prompt-bonus-swap = Échangez un pigment (encore possible : { $left }).
prompt-bonus-tool = Choisissez les outils que vous avancez.
prompt-rotation = De combien le disque tourne-t-il ?
prompt-discard = Vous avez trop de pigments : choisissez ceux que vous rendez.
prompt-stay = Choisissez l’assistant qui reste sur l’anneau.

verb-keep = garder un peintre
verb-colour = choisir une couleur
verb-place = poser un assistant
verb-act = coucher un assistant et agir
verb-rest = coucher un assistant sans agir
verb-improve = améliorer un outil
verb-again = encore une fois
verb-pay = payer un pigment
verb-bonus = choisir la récompense
verb-take = prendre un tableau
verb-buy = acheter une carte bonus
verb-paint = peindre une case
verb-done = en rester là
verb-end = finir le tour
verb-play = jouer une carte bonus
verb-mix = mélanger
verb-copy = copier un assistant
verb-swap = échanger un pigment contre un autre
verb-advance = avancer des outils
verb-turn = tourner le disque
verb-discard = rendre des pigments
verb-stay = laisser un assistant debout

## Options

option-bonus = Cartes bonus
option-bonus-off = sans
option-bonus-A = règle A : effet immédiat
option-bonus-B = règle B : gardées pour plus tard
option-bonus-hint = Des cartes achetées avec des blancs : peindre, copier, mélanger, échanger des pigments ou améliorer ses outils une fois de plus. À laisser de côté pour une première partie (règles M1 à M4).
option-first = Premier joueur
option-first-random = tiré au sort
option-first-1 = Joueur 1
option-first-2 = Joueur 2
option-first-3 = Joueur 3
option-first-4 = Joueur 4
option-first-hint = Qui commence la première manche ; cela peut changer ensuite (règles L7, L19).
option-painters = Peintres
option-painters-off = sans
option-painters-on = un par joueur
option-painters-hint = Chacun incarne un peintre qui a son talent propre, choisi en secret parmi deux (règles M5 à M11).
option-round_limit = Nombre maximal de manches
option-round_limit-hint = La partie finit au plus tard après cette manche, même si personne n’a assez peint ; la plupart finissent bien avant (règle L28).

## Décompte

line-paintings = Tableaux
line-black = Noirs
line-tools = Outils
line-whites = Blancs sur tableaux
line-total = Total
driver-paintings = tableaux { $points }
driver-black = noirs { $points }
driver-tools = jetons des outils { $points }
driver-whites = blancs sur tableaux { $points }
driver-works = tableaux en cours { $points }
driver-pigments = pigments utiles { $points }
driver-levels = outils pour la suite { $points }
driver-assistants = assistants à venir { $points }
driver-bonuses = cartes bonus { $points }
driver-race = la course au dernier tableau { $points }
better-paintings = vos tableaux vous rapporteront davantage
better-black = vous aurez plus de noirs
better-tools = les jetons de vos outils rapporteront davantage
better-whites = vos tableaux auront moins de blanc
better-works = vos tableaux en cours avancent mieux
better-early-works = vous aurez plus tôt un tableau bien avancé
better-pigments = vous aurez les pigments qu’il vous faut
better-levels = de meilleurs outils vous serviront longtemps
better-assistants = vous gardez des assistants pour la suite
better-bonuses = les cartes bonus vous rapporteront davantage
better-race = vous serez plus près de finir le premier

item-painting = { $card }
item-black = { $count ->
    [one] 1 pigment noir
   *[other] { $count } pigments noirs
}
item-token = Jeton de points pour { $tool }, à la case { $space }
item-whites = { $card } : { $count ->
    [one] 1 blanc
   *[other] { $count } blancs
}

decided-paintings = Les tableaux ont décidé : { $most } contre { $rival }.
decided-black = Le noir a décidé : { $most } contre { $rival }.
decided-tools = Les outils ont décidé : { $most } contre { $rival }.
decided-whites = Les blancs sur les tableaux ont décidé : { $most } contre { $rival }.
decided-tie-whites = Égalité à { $points } : le moins de blancs sur les tableaux achevés a décidé, { $most } contre { $rival }.
decided-tie-dearest = Égalité à { $points } : le tableau achevé de plus grande valeur a décidé, { $most } contre { $rival }.
decided-tie-black = Égalité à { $points } : le plus de noirs a décidé, { $most } contre { $rival }.

reason-second-painting = un second tableau achevé
reason-fifth-black = le dernier noir
reason-round-limit = la limite de manches

## Pourquoi pas

why-other-question = Autre chose vous est demandé maintenant : { $asked }.
asked-keep = garder l’un des deux peintres
asked-colour = choisir la couleur de Gauguin
asked-place = poser un assistant
asked-act = coucher un assistant debout
asked-after = jouer une carte bonus ou finir le tour
asked-improve = choisir un outil et payer deux pigments
asked-sixth-space = choisir un assistant ou des points pour la sixième case
asked-again = dire si le même outil avance encore
asked-pay = payer la seconde avancée de Cézanne
asked-card = choisir une carte
asked-paint = peindre, ou arrêter de peindre
asked-flash = peindre avec la couleur prise, ou en rester là
asked-degas = reporter des pigments du tableau achevé, ou en rester là
asked-bonus-copy = choisir qui copier
asked-bonus-mix = choisir un mélange
asked-bonus-swap = échanger des pigments, ou finir l’échange
asked-bonus-tool = choisir les outils qui avancent
asked-rotation = dire de combien le disque tourne
asked-discard = rendre les pigments en trop
asked-stay = choisir l’assistant qui reste sur l’anneau
why-placing-first = Les assistants agissent une fois qu’ils sont tous posés.
why-placing-over = Tous les assistants sont posés ; maintenant, ils agissent.
why-not-dealt = Vous n’avez pas reçu { $painter }.
why-dark = Ce secteur est sombre, personne ne peut s’y tenir : { $place }.
why-first-already = Vous êtes déjà premier joueur.
why-place-taken = Il n’y a plus de case libre : { $place }.
why-nobody-standing = Vous n’avez pas d’assistant debout à cet endroit : { $place }.
why-copy-whom = Dites qui copier : un assistant debout sur l’anneau.
why-nobody-to-copy = Il n’y a là aucun assistant debout à copier : { $place }.
why-nothing-to-copy = Aucun assistant debout sur l’anneau n’a d’action que vous puissiez faire.
why-cannot-pay = Il vous manque : { $pigment }.
why-payment-said = C’est la couleur de Gauguin ({ $pigment }) : dites ce que vous payez, les deux primaires ou l’une d’elles et un blanc.
why-payment-unsaid = On ne précise le paiement que pour la couleur de Gauguin.
why-payment-wrong = Cela ne paie pas ce mélange ({ $pigment }) : il faut deux primaires, ou l’une d’elles et un blanc.
why-payment-order = Les pigments se nomment dans l’ordre R Y B O G V W.
why-two-pigments = Un outil coûte deux pigments, jamais de noir.
why-tools-at-end = Tous vos outils sont sur leur dernière case.
why-tool-at-end = Il n’y a plus assez de cases devant { $tool }.
why-no-card = Il n’y a aucune carte que vous puissiez prendre.
why-no-square = Aucune de vos cases ouvertes ne prend l’un de vos pigments.
why-no-square-white = Aucune de vos couleurs ne convient, et le blanc non plus : { $paintings ->
    [one] votre tableau a
   *[other] chacun de vos tableaux a
} déjà ses { $count } blancs.
why-no-black-left = Il ne reste plus de noir.
why-not-on-easel = Aucun chevalet ne porte { $card }.
why-no-bonus-cards = Cette partie se joue sans cartes bonus.
why-not-on-show = Cette carte n’est pas exposée : { $card }.
why-whites-wanted = Elle coûte { $count } blancs, et vous en avez { $held }.
why-not-your-painting = Vous n’avez pas ce tableau en cours : { $card }.
why-no-open-square = { $card } n’a plus de case ouverte de cette couleur : { $pigment }.
why-not-in-stock = Votre réserve n’en contient pas assez : { $pigment }.
why-own-colour-unsaid = La couleur propre d’une case ne se nomme qu’une fois : { $pigment }.
why-wrong-colour = Cette case se peint en { $colour }, pas en { $pigment }.
why-whites-enough = Un tableau reçoit au plus { $count } blancs.
why-strays-enough = Avec Toulouse-Lautrec, { $count } cases d’un tableau peuvent prendre une autre couleur ; c’est déjà fait.
why-flash-colour = Seules les cases de cette couleur se peignent maintenant, chacune de sa propre couleur : { $pigment }.
why-degas-one = Les pigments de Degas vont sur un seul tableau, et c’est { $card }.
why-degas-lifted = Il n’en reste plus du tableau achevé : { $pigment }.
why-first-piece = La première étape est obligatoire ; ensuite, vous pouvez vous arrêter.
why-rule-b = On ne garde une carte bonus pour la jouer plus tard qu’avec la règle B.
why-bonus-used = Vous avez déjà utilisé une carte bonus pendant cette manche : { $card }.
why-bonus-not-held = Vous n’avez pas { $card }.
why-bonus-idle = Pour l’instant, { $card } n’aurait aucun effet.
why-swap-kinds = On échange une primaire contre une primaire, une couleur mélangée contre une couleur mélangée.
why-swap-same = On échange un pigment contre une autre couleur que la sienne : { $pigment }.
why-advance-count = Un outil avance de deux cases, ou deux outils d’une case chacun : nommez-en un ou deux.
why-advance-order = Les outils se nomment dans l’ordre alphabétique.
why-discard-count = Vous en avez { $count } de trop : rendez-en au moins 1, au plus { $count }.
why-not-lying-there = Vous n’avez pas d’assistant à cet endroit : { $place }.

## Contenu et feuille de score

problem-ring = l’anneau a 12 secteurs de 0 à 3 cases ; trouvé { $found }
problem-ring-wider = à moins de quatre, un secteur ne peut pas avoir plus de cases qu’à quatre
problem-ring-dark = à quatre, deux secteurs opposés sont sombres ; trouvé { $found }
problem-rim = le bord du disque a 12 actions ; trouvé { $found }
problem-red-not-dark = au début, le rouge doit faire face à un secteur sombre
problem-disc = les cases intérieures et le centre sont { $found } ; attendu : { $expected }
problem-levels = les niveaux doivent monter à partir de 1 ou plus, un par case, { $wanted } cases ; trouvé { $found }
problem-name-unknown = « { $found } » est inconnu ; attendu : { $expected }
problem-name-missing = il manque « { $missing } »
problem-painter-twice = un peintre est nommé deux fois
problem-number = trouvé { $found } ; attendu { $span ->
    [0] { $low }
   *[other] de { $low } à { $high }
}
problem-bonus-cards = il y a { $found } cartes bonus ; attendu : 15
problem-painting-id = « { $found } » n’est pas un identifiant ; lettres et chiffres seulement
problem-squares = un tableau, c’est trois rangées de trois lettres parmi R, Y, B, O, G, V ; trouvé { $found }
problem-painting-values = il y a { $found } points ; attendu : { $expected }
problem-pad-seats = les joueurs sont { $found } ; attendu : 1 et 2, puis 3 et 4
problem-pad-painting = « { $found } » n’est pas un tableau ; un tableau se nomme comme { $expected }
problem-pad-twice = { $found } est achevé deux fois
problem-pad-value = aucun tableau ne vaut { $found } ; attendu : { $expected }
problem-pad-values = il n’y a que { $most } tableaux à { $points } points
problem-pad-whites = trouvé { $found } blancs ; possible : de 0 à { $most }
problem-pad-black = trouvé { $found } noirs ; possible : de 0 à { $most } en tout
problem-pad-tool = « { $found } » n’est pas un outil ; attendu : { $expected }
problem-pad-token = le jeton d’un outil vaut { $expected } ; trouvé { $found }
problem-pad-answer = attendu, par exemple : { $expected }

pad-players = Nombre de joueurs, de 2 à 4
pad-painting = Un tableau achevé : son joueur, son identifiant et ses blancs, par exemple « 1 CE10 2 » (Entrée seule : plus rien)
pad-black = Des pigments noirs, par exemple « 1 3 » : trois au joueur 1 (Entrée seule : plus rien)
pad-tool = Le jeton d’un outil, par exemple « 2 brush 10 » ; tube, palette ou brush, le pinceau (Entrée seule : plus rien)

## La table en texte

picture-round = Manche { $round }. Premier joueur : { $seat }. Le disque a tourné de { $turned ->
    [one] { $turned } cran
   *[other] { $turned } crans
}.
picture-setup = La table se met en place.
picture-ending = La fin est là : { $reason }.
picture-legend = Anneau et disque. Entre crochets, les cases : un chiffre est l’assistant debout de ce joueur, un chiffre avec un point un assistant qui a fini, un tiret bas une case libre.
picture-dark = sombre
picture-spaces-words = { $place }, { $action }. { $free ->
    [dark] Sombre.
    [any] De la place pour tous. { $assistants }
   *[other] Cases libres : { $free }. { $assistants }
}
picture-standing = Debout : { $seat }.
picture-lying = A fini : { $seat }.
picture-easels = Sur les chevalets ({ $count ->
    [one] { $count } tableau
   *[other] { $count } tableaux
} dans la pioche) :
picture-offers = Cartes bonus exposées : { $cards }
picture-offer = { $card } ({ $count } blancs)
picture-none = rien
picture-blacks = Noirs restants : { $count }
picture-player = { $seat } : { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
} en main
picture-newcomers = { $count } de plus à la manche suivante
picture-painter = peintre : { $painter }
picture-painter-colour = peintre : { $painter } ({ $pigment })
picture-tiles = peintres reçus : { $painter }
picture-stock = Pigments : { $stock } ({ $count } sur { $limit })
picture-black = noirs : { $count }
picture-tool = { $tool } à la case { $space } (niveau { $level })
picture-tool-token = { $tool } à la case { $space } (niveau { $level }, jeton { $token })
picture-tools = Outils : { $tools }
picture-canvases = En cours (entre crochets : peint) :
picture-canvas-words = { $card } ({ $points } points). Ouvert : { $open }. Peint : { $painted }.
picture-squares = { $count } { $count ->
    [one] { $colour }
   *[other] { $colour ->
        [orange] orange
       *[other] { $colour }s
    }
}
picture-finished = Achevés : { $paintings }
picture-finished-one = { $card } ({ $points } points, { $count ->
    [one] { $count } blanc
   *[other] { $count } blancs
})
picture-bonuses = Cartes bonus en main : { $card }
picture-used = Carte bonus utilisée pendant cette manche : { $card }

## Ce qu’on rappelle au moment du choix

card-bonus-paint-hint = peindre au niveau du pinceau (règle M4)
card-bonus-copy-hint = copier un assistant debout (règle M4)
card-bonus-mix-hint = un mélange, noir compris (règle M4)
card-bonus-swap-hint = échanger d’un à quatre pigments (règle M4)
card-bonus-tool-hint = deux cases d’outils (règle M4)

painter-cezanne-hint = un outil peut avancer deux fois (règle M6)
painter-degas-hint = les pigments d’un tableau achevé servent à un autre (règle M7)
painter-gauguin-hint = un blanc peut remplacer une primaire dans un mélange (règle M8)
painter-manet-hint = après avoir pris du rouge, deux cases rouges (règle M9)
painter-monet-hint = après avoir pris du jaune, deux cases jaunes (règle M9)
painter-renoir-hint = après avoir pris du bleu, deux cases bleues (règle M9)
painter-toulouse-lautrec-hint = deux cases par tableau prennent n’importe quelle couleur (règle M10)
painter-van-gogh-hint = une réserve de seize (règle M11)
picture-gloss = là : { $action }
picture-letters = R rouge, Y jaune, B bleu, O orange, G vert, V violet, W blanc, K noir
picture-named = { $id } : { $card }

## Comment cela finit

game-goal = Réunissez et mélangez les pigments, et peignez : tableaux achevés, noirs et outils rapportent les points.
ending-painting = Fin au deuxième tableau ; achevés : { $seats }
ending-black = ou au dernier noir ; il en reste { $left }
ending-round = ou après la manche { $of } : manche { $count }
ending-come = La fin est là : les assistants encore debout agissent, puis la partie est finie
game-goal-short = Réunissez et mélangez les pigments, et peignez.
ending-painting-short = Fin au 2e tableau achevé
ending-black-short = ou au dernier noir (reste { $left })
ending-round-short = ou manche { $count } sur { $of }
ending-come-short = La fin est là : les derniers assistants agissent

## Conseils : à quoi penser, où regarder, quoi faire, ce que cela rapporte

hint-nudge-pigments = Pensez aux pigments : que manque-t-il encore à vos tableaux ?
hint-nudge-early-pigments = Pensez aux pigments : lesquels serviraient aux tableaux des chevalets ?
hint-nudge-mix = Pensez aux mélanges : il vous faut une couleur qui ne se prend pas.
hint-nudge-early-mix = Pensez aux mélanges : il faut aux tableaux des couleurs qui ne se prennent pas.
hint-nudge-black = Pensez au noir : chacun compte à la fin.
hint-nudge-tool = Pensez à vos outils : meilleurs, ils renforcent tous vos tours suivants.
hint-nudge-card = Pensez aux chevalets : quel tableau pourriez-vous achever le plus tôt ?
hint-nudge-paint = Pensez à peindre : vos pigments ont leur place sur une toile.
hint-nudge-first = Pensez à qui commencera la manche suivante.
hint-nudge-copy = Pensez aux autres : quelqu’un est là où vous aimeriez agir.
hint-nudge-turn = Pensez au disque : de combien doit-il tourner ?
hint-nudge-bonus = Pensez aux cartes bonus.
hint-nudge-stock = Pensez à votre réserve : quel pigment vous est le moins utile ?
hint-nudge-stay = Pensez à la manche suivante : quelle place sera bonne alors ?
hint-nudge-painter = Pensez à vos deux peintres : quel talent va le mieux avec les tableaux exposés ?
hint-nudge-colour = Pensez aux couleurs mélangées : laquelle vous servira le plus ?
hint-nudge-rest = Pensez à ce que vous préférez garder : toute action n’en vaut pas la peine.
hint-nudge-enough = Pensez à vous arrêter là.

hint-place-place = Regardez ici : { $place }.
hint-place-card = Regardez { $card }.
hint-place-tool = Regardez { $tool }.
hint-place-stock = Regardez votre réserve : { $pigment }.

hint-deed-place = Posez un assistant ({ $place }) : { $action }.
hint-deed-place-disc = Posez un assistant ({ $place }) : { $does }.
hint-deed-act = Faites agir votre assistant ({ $place }) : { $action }.
hint-deed-act-disc = Faites agir votre assistant ({ $place }) : { $does }.
hint-deed-copyist = Faites copier par le copiste ({ $place }) : { $action }.
hint-deed-copy = Copiez ({ $place }) : { $action }.
hint-deed-rest = Couchez votre assistant sans agir : { $place }.
hint-deed-improve = Améliorez { $tool } et payez : { $pigment }.
hint-deed-advance = Avancez { $tool }.
hint-deed-again = Avancez le même outil encore une fois.
hint-deed-pay = Payez un pigment : { $pigment }.
hint-deed-bonus = Choisissez { $reward }.
hint-deed-take = Prenez { $card }.
hint-deed-buy = Achetez { $card }.
hint-deed-play = Jouez { $card }.
hint-deed-paint = Peignez { $card } : { $pigment } sur une case { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
}.
hint-deed-mix = Mélangez { $pigment ->
    [orange] de l’orange
   *[other] du { $pigment }
}.
hint-deed-swap = Échangez { $pigment } contre { $pigment_for }.
hint-deed-turn = { $count ->
    [0] Laissez le disque où il est.
   *[other] Tournez le disque de { $count } crans.
}
hint-deed-discard = Rendez { $count } { $count ->
    [one] { $pigment }
   *[other] { $pigment ->
        [orange] orange
       *[other] { $pigment }s
    }
}.
hint-deed-stay = Laissez votre assistant debout : { $place }.
hint-deed-keep = Gardez { $painter }.
hint-deed-colour = Choisissez { $pigment } comme couleur de Gauguin.
hint-deed-done = Restez-en là.
hint-deed-end = Finissez votre tour.

hint-does-first = un blanc, et vous serez premier joueur à la manche suivante
hint-does-copy = il fera l’action d’un assistant encore debout sur l’anneau
hint-does-turn = le disque tournera de deux crans ou pas du tout, comme vous voudrez
hint-does-white = autant de blancs que le niveau de votre tube
hint-good-colour = { $count ->
    [one] Il manque encore un { $pigment } à vos tableaux
   *[other] Il manque encore { $count } { $pigment ->
        [orange] orange
       *[other] { $pigment }s
    } à vos tableaux
}.
hint-good-easels = { $count ->
    [one] Un tableau des chevalets demande { $pigment ->
        [orange] de l’orange
       *[other] du { $pigment }
    }
   *[other] { $count } tableaux des chevalets demandent { $pigment ->
        [orange] de l’orange
       *[other] du { $pigment }
    }
}.
hint-good-paint = { $count ->
    [one] Avec ce que vous avez, vous pouvez peindre une case
   *[other] Avec ce que vous avez, vous pouvez peindre { $count } cases
}.

hint-gain-denied-colour = Il n’y a alors plus de place : il manque encore { $count ->
    [one] un { $pigment }
   *[other] { $count } { $pigment ->
        [orange] orange
       *[other] { $pigment }s
    }
} à { $seat }.
hint-gain-denied-paint = Il n’y a alors plus de place pour peindre : { $seat } aurait pu peindre { $count ->
    [one] une case
   *[other] { $count } cases
}.
hint-gain-pigments = Cela vous rapporte { $count } { $count ->
    [one] { $pigment }
   *[other] { $pigment ->
        [orange] orange
       *[other] { $pigment }s
    }
}.
hint-gain-tool = Cela mène { $tool } au niveau { $level }.
hint-gain-token = Son jeton vaut { $points } points.
hint-gain-newcomer = Un assistant de plus arrive à la manche suivante.
hint-gain-finish = Cela achève { $card } : { $points } points.
hint-gain-finish-whites = Cela achève { $card } : { $points } points, moins { $cost } pour le blanc.
hint-gain-painted = Cela fait { $count ->
    [one] { $count } case peinte
   *[other] { $count } cases peintes
} sur { $of }.
hint-gain-painting = Il vaut { $points } points, et vous avez { $count ->
    [0] encore toutes ses couleurs à trouver
    [one] la couleur d’une de ses cases
   *[other] les couleurs de { $count } de ses cases
}.

## Problèmes : de quoi ils parlent, et ce qu’ils enseignent

theme-gain-paintings = Finir un tableau
theme-gain-black = Garder ses noirs
theme-gain-tools = Les jetons des outils
theme-gain-whites = Épargner le blanc
theme-gain-works = Les tableaux en cours
theme-gain-pigments = Les pigments qu’il faut
theme-gain-levels = Des outils pour la suite
theme-gain-assistants = Des assistants pour la suite
theme-gain-bonuses = Les cartes bonus
theme-gain-race = La course à la fin
teach-gain-paintings = Un tableau compte une fois fini : demandez-vous quelle place vous y mène tant qu’il en est temps.
teach-gain-black = Le noir vaut des points à la fin : ne le cédez pas pour peu.
teach-gain-tools = Les jetons sur les pistes des outils sont des points : un pas de plus est parfois la meilleure action qui reste.
teach-gain-whites = Le blanc ferme n’importe quelle case et coûte des points sur un tableau achevé : si vous avez la couleur même, ou pouvez encore l’avoir, employez-la.
teach-gain-works = Deux tableaux à moitié faits valent moins qu’un tableau fini : mettez vos pigments là où la fin est plus proche.
teach-gain-pigments = Prenez ce que demande votre toile, avant ce qui est facile à prendre.
teach-gain-levels = Un meilleur outil sert à chaque manche qui reste : tôt, il vaut un tour ; tard, non.
teach-gain-assistants = Un assistant qui reste debout est une action à la manche suivante : voyez ce qu’il aura alors en face.
teach-gain-bonuses = Une carte bonus est une action de plus : comptez ce qu’elle vous épargne.
teach-gain-race = La partie s’arrête quand quelqu’un est prêt : chaque action vaut davantage pour qui est plus près de la fin.

# Profils : ce qui réussit, et les timbres

wins-painters = Les peintres qui vous réussissent
wins-painters-other = Les peintres qui réussissent
wins-paintings = Les tableaux qui vous réussissent
wins-paintings-other = Les tableaux qui réussissent
opens-paintings = premier tableau pris
stamp-pure = Sans une goutte de blanc
stamp-pure-how = Gagner avec 20 points de tableaux, sans blanc dessus.
stamp-salon = Une salle au Salon
stamp-salon-how = 38 points ou plus de tableaux.
stamp-toolbox = De beaux outils
stamp-toolbox-how = Gagner avec 6 points ou plus d’outils.
stamp-night = Nocturne
stamp-night-how = Gagner avec 3 points ou plus de noirs.
