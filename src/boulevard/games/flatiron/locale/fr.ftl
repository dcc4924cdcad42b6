game-title = Flatiron
game-credit = Un jeu de Shei S. et Isra C., publié par Ludonova (2024). Ceci est une adaptation non officielle ; les textes et les images sont les nôtres.

## Places, lieux, pièces

seat-1 = Cabinet 1
seat-2 = Cabinet 2
seat-daniel = Daniel

location-broadway = Broadway
location-st23 = la 23e Rue
location-av5 = la 5e Avenue
location-st22 = la 22e Rue
location-hall = l’hôtel de ville
location-none = à côté du plateau

street-broadway = Broadway
street-st23 = la 23e Rue
street-av5 = la 5e Avenue
street-st22 = la 22e Rue

colour-orange = orange
colour-blue = bleu
colour-ivory = ivoire
colour-charcoal = anthracite

end-top = en haut
end-bottom = en bas
side-violet = violette
side-gold = dorée

card-BW1 = La Banque
card-BW2 = Le Colporteur
card-BW3 = Le Syndic
card-BW4 = La Recette
card-BW5 = Le Coffre-Fort
card-BW6 = Les Loyers
card-BW7 = Le Guichet
card-BW8 = Les Crieurs
card-TW1 = La Carrière
card-TW2 = L’Échange
card-TW3 = La Fonderie
card-TW4 = Le Contremaître
card-TW5 = Le Bazar
card-TW6 = Le Copiste
card-TW7 = Le Grossiste
card-TW8 = Le Kiosque
card-FA1 = La Grue
card-FA2 = Le Sculpteur
card-FA3 = Le Troc
card-FA4 = Le Chantier
card-FA5 = Le Charbonnier
card-FA6 = Les Riveteurs
card-FA7 = Le Couvreur
card-FA8 = Le Mécène
card-SS1 = La Double Équipe
card-SS2 = Le Monte-Charge
card-SS3 = Le Maçon
card-SS4 = Le Plagiaire
card-SS5 = Le Tailleur de pierre
card-SS6 = L’Échafaudage
card-SS7 = La Doublure
card-SS8 = Le Passe-Droit

decree-DE1 = Les Enseignes
decree-DE2 = Les Finances
decree-DE3 = Le Renom
decree-DE4 = L’Entrepôt
decree-DE5 = Les Registres
decree-DE6 = Les Façades
decree-DE7 = Les Corniches
decree-DE8 = Les Piliers
decree-DE9 = Les Colonnades
decree-DE10 = La Faveur

floor-F01 = Les Boutiques
floor-F02 = Le Café
floor-F03 = Le Salon de thé
floor-F04 = La Cour
floor-F05 = Les Comptoirs
floor-F06 = Le Passage
floor-F07 = Les Affiches
floor-F08 = La Salle des ventes
floor-F09 = Le Greffe
floor-F10 = Les Réserves
floor-F11 = Les Fenêtres jumelles
floor-F12 = La Terrasse
floor-F13 = Le Belvédère
floor-F14 = La Galerie
floor-F15 = L’Atelier
floor-roof = le Toit

newspaper-money3 = La Gazette
newspaper-swap = Le Troc du jour
newspaper-money2 = Le Petit Écho
newspaper-build = Le Bâtisseur
newspaper-card = La Réclame
newspaper-decree = Le Moniteur
newspaper-pillar = Le Carrier

daniel-DB1 = L’Esquisse
daniel-DB2 = Le Discours
daniel-DB3 = Le Plan
daniel-DB4 = La Conférence
daniel-DB5 = L’Élévation
daniel-DB6 = Le Banquet
daniel-DB7 = La Coupe
daniel-DB8 = Le Portrait
daniel-DB9 = Les Grands Travaux

## Ce qui y est imprimé

action-trade = acheter ou vendre un pilier { $colour } pour { $price } $
action-buy_any = acheter un pilier au choix pour { $price } $
action-swap = échanger un pilier
action-build = { $many ->
    [1] poser un pilier
   *[other] poser jusqu’à { $many } piliers
} pour { $cost } ${ $extra ->
    [0] {""}
    [one] , 1 point de plus
   *[other] , { $extra } points de plus
}{ $doubled ->
    [true] , couleur déjà présente permise
   *[other] {""}
}
action-floor = construire l’étage pour { $cost } $ : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-money = recevoir { $dollars } $
action-money_and_points = recevoir { $dollars } $ et { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-dollars_per_floor = recevoir 1 $ par étage construit
action-dollars_per_paperboy = recevoir 1 $ par case de livreur atteinte
action-points_per_two_floors = 1 point par paire d’étages construits
action-points_if_colour = { $points ->
    [one] { $points } point
   *[other] { $points } points
} s’il y a un pilier { $colour } à l’étage
action-buy_card = acheter une carte visible d’une rue{ $change ->
    [0] {""}
    [-1] {" "}pour 1 $ de moins
   *[other] , prix { $change }
}
action-buy_decree = acheter un décret{ $change ->
    [0] {""}
    [-1] {" "}pour 1 $ de moins
   *[other] , prix { $change }
}
action-newspaper = le journal du jour
action-copy_own = pour { $cost } $, copier une autre de vos actions
action-copy_open = pour { $cost } $, copier une action d’une carte visible des rues
action-city_hall = pour { $cost } $, une des possibilités de l’hôtel de ville

bonus-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bonus-points_if_colour = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $colour }
bonus-dollars = { $dollars } $
bonus-reputation = un jeton de réputation
bonus-draw_newspaper = un journal caché
bonus-buy_card = acheter une carte d’une rue
bonus-newspaper = le journal du jour

effect-city_hall_dollars = à l’hôtel de ville, prendre { $dollars } $ au lieu de 2 $
effect-arrival_dollar = arriver à { $street } rapporte 1 $
effect-share_location = les architectes peuvent partager un lieu
effect-point_per_card = chaque carte Rue achetée : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
effect-sell_more = chaque pilier vendu : { $dollars } $ de plus
effect-decrees_less = les décrets coûtent { $dollars } $ de moins
effect-pillars_less = les piliers coûtent { $dollars } $ de moins
effect-same_colours = une couleur peut y revenir
effect-points_for_colour = chaque pilier { $colour } posé ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

earns-street_cards = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par { $every ->
    [1] carte Rue
   *[other] groupe de { $every } cartes Rue
}
earns-dollars = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par { $every ->
    [1] dollar
   *[other] tranche de { $every } $
}, { $most } au plus
earns-reputation = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par { $every ->
    [1] point de réputation positive
   *[other] tranche de { $every } points de réputation positive
}
earns-stock = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par pilier en stock
earns-decrees = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par décret que vous possédez
earns-levels_with = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par niveau réunissant { $colour_one } et { $colour_other }
earns-built = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par pilier { $colour } du bâtiment
earns-fixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

does-popularity = popularité
does-pillar = un pilier { $colour }, cases dans l’ordre { $slots }
does-floor = l’étage, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui s’est passé

event-first = { $seat } { $who ->
    [you] commencez
   *[other] commence
}.
event-start-floor = Le bâtiment commence par { $floor }.
event-open-floor = Prochain étage, visible à l’hôtel de ville : { $floor }.
event-news = Journal du jour : { $newspaper }.
event-open-card = Nouvelle carte, { $street } : { $card }.
event-open-decree = Décret proposé : { $decree }.
event-deal-boards = Plateaux au choix pour { $seat } : { $board }.
event-choose-board = { $seat } { $who ->
    [you] avez
   *[other] a
} choisi un plateau.
event-board = { $seat } { $who ->
    [you] jouez
   *[other] joue
} le plateau { $board }, face { $side }.
event-daniel-board = { $seat } joue avec le plateau { $board }.
event-move = { $seat } { $who ->
    [you] rejoignez
   *[other] rejoint
} { $location }.
event-activate = { $seat } { $who ->
    [you] activez
   *[other] active
} { $location }.
event-dollars = { $seat } { $who ->
    [you] recevez
   *[other] reçoit
} { $dollars } $.
event-points = { $seat } { $who ->
    [you] marquez
   *[other] marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-paperboy = { $seat } { $who ->
    [you] rejoignez
   *[other] rejoint
} le livreur de journaux sur la case { $space }.
event-draw = { $seat } { $who ->
    [you] piochez
   *[other] pioche
} { $newspaper ->
    [hidden] un journal
   *[other] { $newspaper }
}.
event-draw-two = { $seat } { $who ->
    [you] piochez
   *[other] pioche
} { $newspaper ->
    [hidden] deux journaux
   *[other] { $newspaper }
}.
event-keep = { $seat } { $newspaper ->
    [hidden] { $who ->
    [you] gardez
   *[other] garde
} un des deux journaux
   *[other] { $who ->
    [you] gardez
   *[other] garde
} { $newspaper }
}.
event-give = { $seat } { $who_given ->
    [you] vous donne { $newspaper }
   *[other] { $who ->
    [you] donnez
   *[other] donne
} { $newspaper ->
        [hidden] l’autre
       *[other] { $newspaper }
    } à { $seat_given }
}.
event-spend = { $seat } { $who ->
    [you] utilisez
   *[other] utilise
} { $newspaper }, qui devient le journal du jour.
event-buy-card = { $seat } { $who ->
    [you] achetez
   *[other] achète
} { $card } pour { $price } $ et { $who ->
    [you] glissez
   *[other] glisse
} la carte dans la colonne de { $street }, { $end }.
event-buy-decree = { $seat } { $who ->
    [you] achetez
   *[other] achète
} le décret « { $decree } » pour { $price } $ et le { $who ->
    [you] glissez
   *[other] glisse
} dans la colonne de { $street }, { $end }.
event-buy-pillar = { $seat } { $who ->
    [you] achetez
   *[other] achète
} un pilier { $colour } pour { $price } $.
event-sell-pillar = { $seat } { $who ->
    [you] vendez
   *[other] vend
} un pilier { $colour } pour { $price } $.
event-swap = { $seat } { $who ->
    [you] échangez
   *[other] échange
} un pilier { $colour_given } contre un pilier { $colour_taken }.
event-build = { $seat } { $who ->
    [you] posez
   *[other] pose
} un pilier { $colour } sur la case { $slot } du niveau { $level }{ $price ->
    [0] {""}
   *[other] {" "}pour { $price } $
}.
event-floor = { $seat } { $who ->
    [you] construisez
   *[other] construit
} le niveau { $level }, { $floor }{ $price ->
    [0] {""}
   *[other] , pour { $price } $
}.
event-reputation = { $seat } { $who ->
    [you] prenez
   *[other] prend
} un jeton de réputation.
event-copy-own = { $seat } { $who ->
    [you] payez
   *[other] paie
} { $price } $ et { $who ->
    [you] copiez
   *[other] copie
} l’action { $place } de la colonne de { $street }.
event-copy-open = { $seat } { $who ->
    [you] payez
   *[other] paie
} { $price } $ et { $who ->
    [you] copiez
   *[other] copie
} { $card }, la moitié { $end }.
event-copy-hall = { $seat } { $who ->
    [you] payez
   *[other] paie
} { $price } $ pour une possibilité de l’hôtel de ville.
event-daniel-card = { $seat } découvre sa carte { $daniel } et rejoint { $location }.
event-popularity = { $seat } compte sa popularité ({ $marks ->
    [0] zéro marque
    [one] { $marks } marque
   *[other] { $marks } marques
}).
event-daniel-decree = { $seat } prend le décret « { $decree } ».
event-daniel-takes = { $seat } prend { $card }.
event-daniel-shuffles = { $seat } mélange ses neuf cartes.
story-gain = total { $points }
story-gain-other = { $seat } : total { $points }
event-over = La partie est finie : { $reason }.

## Ce qui est demandé

prompt-board = Choisissez un de vos deux plateaux.
prompt-move = Déplacez votre architecte.
prompt-one-thing = Une chose ici : acheter une carte, activer les actions ou prendre des dollars.
prompt-action = Faites cette action, ou passez-la.
prompt-second-pillar = Posez un second pilier, ou arrêtez-vous là.
prompt-keep = Gardez un des deux journaux.
prompt-end = Utilisez un journal, ou finissez votre tour.

verb-board = choisir un plateau
verb-move = déplacer l’architecte
verb-buy = acheter
verb-decree = acheter un décret
verb-activate = activer les actions du lieu
verb-dollars = prendre des dollars
verb-news = utiliser un journal
verb-keep = garder un journal
verb-end = finir le tour
verb-skip = passer cette action
verb-done = pas de second pilier
verb-sell = vendre le pilier
verb-build = poser un pilier
verb-floor = construire l’étage
verb-gain = prendre ce qu’elle rapporte
verb-swap = échanger un pilier
verb-card = acheter la carte visible d’un paquet
verb-copy = copier une action
verb-hall = une des possibilités de l’hôtel de ville

## Options

option-daniel = Daniel Burnham
option-daniel-off = absent
option-daniel-normal = normal
option-daniel-hard = difficile
option-daniel-hint = Votre adversaire quand vous jouez en solo. En difficile, la réputation de ses cartes compte aussi pour lui (règles F33, F38).
option-first = Qui commence
option-first-random = tiré au sort
option-first-1 = Cabinet 1
option-first-2 = Cabinet 2
option-first-hint = Le cabinet qui commence a 7 $, l’autre 9 $ (règle F8).
option-side = Face des plateaux
option-side-violet = violette, pour les premières parties
option-side-free = au choix de chacun
option-side-hint = Les faces violettes conviennent aux premières parties ; sinon, chacun choisit aussi la face de son plateau (règle F7).
option-turn_limit = Tours par joueur, au plus
option-turn_limit-hint = La partie finit au plus tard après ce nombre de tours par joueur ; la plupart finissent bien avant (règle F17).

## Scores

line-play = En cours de partie
line-reputation = Réputation
line-decrees = Décrets
line-cards = Cartes prises
line-total = Total
driver-play = points en cours de partie { $points }
driver-reputation = réputation { $points }
driver-decrees = décrets { $points }
driver-cards = cartes qui échappent à Daniel { $points }
driver-dollars = dollars en main { $points }
driver-stock = piliers en stock { $points }
driver-columns = colonnes pour la suite { $points }
driver-newspapers = journaux en main { $points }
driver-time = Daniel à court de temps { $points }
better-play = vous marquerez plus de points en jouant
better-reputation = votre réputation sera meilleure
better-decrees = vos décrets rapporteront davantage
better-cards = Daniel aura moins de cartes à prendre
better-dollars = vous aurez plus d’argent
better-stock = vous aurez des piliers prêts à poser
better-columns = vos colonnes en feront plus aux tours suivants
better-newspapers = vous aurez des journaux en main
better-time = Daniel aura moins de temps

item-play = Sur la piste de score
item-good-reputation = { $street } : réputation { $sum }{ $tokens ->
    [0] {""}
    [one] , un jeton compris
   *[other] , { $tokens } jetons compris
}
item-bad-reputation = { $street } : réputation sous 0
item-decree = { $decree }
item-daniel-card = { $card } : prix { $price }{ $mark ->
    [0] {""}
   *[other] , marques { $mark }
}
item-daniel-decree = { $decree } : prix { $price }{ $mark ->
    [0] {""}
   *[other] , marques { $mark }
}

decided-play = Les points gagnés en cours de partie ont décidé : { $most } contre { $rival }.
decided-reputation = La réputation a décidé : { $most } contre { $rival }.
decided-decrees = Les décrets ont décidé : { $most } contre { $rival }.
decided-cards = Les cartes prises par Daniel ont décidé : elles lui rapportent { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
decided-tie-roof = Égalité à { $points } : qui a posé le Toit l’emporte.

reason-roof = le Toit est posé
reason-turn-limit = le dernier tour est joué

## Pourquoi pas

why-chance = C’est le hasard qui en décide, pas les joueurs.
why-choose-board = Choisissez d’abord votre plateau.
why-board-chosen = Les plateaux sont déjà choisis.
why-board-not-dealt = Vous n’avez pas reçu le plateau { $given } ; vous pouvez choisir { $allowed }.
why-side-violet = À cette table, on joue les faces violettes.
why-moved-already = Votre architecte s’est déjà déplacé pendant ce tour.
why-must-move = Votre architecte occupe déjà { $location } : il doit aller ailleurs.
why-rival-there = L’autre architecte occupe déjà { $location }.
why-move-first = Déplacez d’abord votre architecte.
why-one-thing = Vous avez déjà choisi la chose à faire pendant ce tour.
why-hall-sells-decrees = L’hôtel de ville vend des décrets ; écrivez lequel, et où il va.
why-decrees-at-hall = Les décrets se vendent à l’hôtel de ville.
why-news-not-held = Vous n’avez pas { $newspaper }.
why-news-within-action = On n’utilise pas de journal au milieu d’une action.
why-not-drawn = { $newspaper } n’est pas un des deux.
why-nothing-drawn = Le livreur n’a rien apporté à choisir.
why-keep-first = Gardez d’abord un des deux journaux.
why-not-the-end = Votre tour n’est pas encore fini.
why-nothing-to-skip = Il n’y a pas d’action à passer.
why-no-second-pillar = On ne vous demande pas de second pilier.
why-no-action = Aucune action n’est en cours ; déplacez-vous, puis activez.
why-other-action = Une autre action est en cours.
why-price = Cela coûte { $price } $, et vous avez { $dollars } $.
why-warehouse-full = Vous avez déjà un pilier en stock : { $colour }.
why-no-pillar = Plus de pilier dans la réserve : { $colour }.
why-nothing-to-sell = Vous n’avez pas de pilier à vendre : { $colour }.
why-not-in-stock = Vous n’avez pas ce pilier en stock : { $colour }.
why-slot-taken = Il y a déjà un pilier sur la case { $slot }.
why-colour-twice = Déjà présent à cet étage : { $colour }. Aucune couleur n’y vient deux fois.
why-roof-stands = Le Toit est posé ; plus rien ne va dessus.
why-three-pillars = Un étage repose sur trois piliers ; il y en a { $standing }.
why-gains-nothing = Cela ne rapporterait rien maintenant.
why-pile-empty = Plus de carte dans ce paquet : { $location }.
why-column-full = Déjà trois cartes, le maximum pour une colonne : { $street }.
why-decree-not-open = Aucun décret visible ne s’appelle « { $text } ».
why-one-decree = Un décret par colonne, et il y en a déjà un : { $street }.
why-no-such-action = Actions visibles dans la colonne de { $street } : { $count }.
why-card-not-open = « { $text } » n’est pas une des cartes visibles des rues.
why-copies-copy = On ne copie jamais une action qui copie.
why-copy-impossible = Avec l’argent qui reste, cette action serait impossible.
why-stock-empty = Vous n’avez aucun pilier en stock.
why-floor-full = Trois piliers sont posés à cet étage ; il faut d’abord l’étage suivant.
why-no-decree = Il ne reste aucun décret.
why-no-column = Chaque colonne est pleine ou a déjà son décret.
why-nothing-to-copy = Avec l’argent qui reste, aucune action à copier n’est possible.

## Contenu et feuille de score

problem-name-unknown = « { $found } » est inconnu ; attendu : { $expected }
problem-name-missing = il manque « { $missing } »
problem-list = trouvé : { $found } ; attendu : { $expected }
problem-pile = le paquet { $pile } a { $found } cartes de { $street } ; attendu : 2
problem-start-floors = { $found } étages sont marqués comme départ ; attendu : { $expected }
problem-newspapers = il y a { $found } journaux ; attendu : { $expected }
problem-news-points-elsewhere = l’action d’un journal ne peut pas renvoyer à une autre
problem-paperboy = les cases du livreur vont en montant ; trouvé : { $found }
problem-daniel-stays = le lieu alternatif est le lieu principal
problem-slot-order = l’ordre des cases nomme 1, 2 et 3 une fois chacune ; trouvé : { $found }
problem-two-actions = une colonne porte 2 actions ; trouvé : { $found }
problem-basic-actions = une face porte un négoce de chaque couleur, une construction et un étage
problem-pad-players = il y a deux joueurs, 1 et 2, ou 1 et daniel ; trouvé : { $found }
problem-pad-card = « { $found } » n’est ni une carte Rue ni un décret ; les cartes vont de BW1 à BW8, TW1 à TW8, FA1 à FA8, SS1 à SS8, DE1 à DE10
problem-pad-twice = { $found } sert deux fois
problem-pad-street = { $found } va dans la colonne { $expected }
problem-pad-column-unknown = « { $found } » n’est pas une colonne ; attendu : { $expected }
problem-pad-column-full = { $found } cartes dans une colonne ; { $most } au plus
problem-pad-decrees = { $found } décrets dans une colonne ; 1 au plus
problem-pad-decrees-many = { $found } décrets ; { $most } au plus sont possibles, un par colonne
problem-pad-colour = « { $found } » n’est pas une couleur ; attendu : { $expected }
problem-pad-stock = deux piliers dans un même entrepôt : { $found }
problem-pad-number = trouvé : { $found } ; attendu : de { $low } à { $high }
problem-pad-levels = un bâtiment a { $most } niveaux au plus sous le Toit, de trois piliers au plus ; trouvé : { $found }
problem-pad-roof = « { $found } » n’a pas joué
problem-pad-pillars = { $found } piliers : { $colour } ; il y en a { $most }
problem-pad-answer = attendu : { $expected }

pad-rival = Adversaire du cabinet 1 : 2 (un autre cabinet), normal ou hard (Daniel à ce niveau) (Entrée : 2)
pad-levels = Un niveau du bâtiment, en montant : ses piliers, par exemple « orange blue ivory » (Entrée seule : c’est tout)
pad-roof = Qui a posé le Toit : 1, 2 ou daniel (Entrée : personne)
pad-points = Points de { $seat } sur la piste de score
pad-dollars = Dollars de { $seat }
pad-tokens = Jetons de réputation de { $seat }
pad-stock = Piliers en stock de { $seat }, séparés par des espaces (Entrée : aucun)
pad-column = { $seat }, colonne de { $street } : ses cartes avec la moitié visible, depuis le haut, par exemple « BW5 top, DE3 bottom » (Entrée : aucune)
pad-daniel-cards = Cartes Rue et décrets de Daniel, séparés par des espaces (Entrée : aucun)

## La table en texte

picture-level = Niveau { $level }{ $current ->
    [true] {" "}(en construction)
   *[other] {""}
}, { $floor } : { $pillars }
picture-roof = Le Toit est posé.
picture-slot = case { $slot } { $pillar }
picture-slot-empty = case { $slot } vide ({ $bonus })
picture-effect = Effet : { $effect }
picture-next = Ensuite : { $floor }{ $effect ->
    [none] {""}
   *[other] {" "}({ $effect } ; cases : { $slots })
} ; étages cachés après lui : { $count }
picture-hall = Hôtel de ville, { $here }
picture-news = Journal du jour : { $newspaper } ({ $action })
picture-decree = { $decree } : en haut { $top } ; en bas { $bottom }
picture-half = { $words }{ $mark ->
    [0] {""}
   *[other] , réputation { $signed }
}
picture-street = { $street }, { $here }, { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
} : { $card }
picture-card = { $card }, { $price } $, va dans la colonne de { $street } ; en haut { $top } ; en bas { $bottom }
picture-pile-empty = plus de carte
picture-nobody = personne
picture-supply = Réserve : { $pillars } ; jetons de réputation { $reputation } ; journaux { $newspapers }
picture-supply-pillar = { $colour } { $count }
picture-paperboy = Le livreur est sur la case { $space }.
picture-paperboy-gone = Le livreur est parti.
picture-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $dollars } $, jetons de réputation { $tokens }, { $place }
picture-board = Plateau { $board }, face { $side } ; entrepôts : { $warehouses }
picture-warehouse = { $colour } { $price } $, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $stored ->
    [true] {" "}(en stock)
   *[other] {""}
}
picture-choice = Plateau { $board } : { $warehouses }
picture-choice-side = face { $side }
picture-choice-column = { $street } : { $actions }
picture-boards = Plateaux reçus : { $board }
picture-column = { $street } (réputation { $signed }, cartes : { $count } sur 3)
picture-action = { $number }. { $words }
picture-tucked = { $number }. { $card } : { $words }
picture-tucked-decree = décret { $decree } : { $words }
picture-newspapers = Journaux : { $newspapers }
picture-newspaper = { $newspaper } ({ $action })
picture-newspaper-given = { $newspaper } ({ $action } ; votre rival le sait)
picture-newspapers-known = Journaux : { $count }{ $newspaper ->
    [none] {""}
   *[other] , dont { $newspaper }
}
picture-drawn = Le livreur apporte : { $newspapers }
picture-daniel = Daniel : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place }
picture-daniel-board = Plateau { $board } : { $warehouses }
picture-daniel-warehouse = { $colour } { $points }
picture-daniel-open = Ses cartes visibles : { $daniel } ; popularité { $marks } ; paires { $pairs }
picture-daniel-pile = Encore dans sa pioche, sans ordre : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-daniel-card = { $daniel } : { $location }, sinon { $location_else } ; { $words }
picture-daniel-cards = Il a pris : { $cards }
picture-asked = Maintenant : { $words }
picture-semicolon = {" ; "}
problem-pad-unfinished = le Toit repose sur { $most } niveaux de trois piliers, et chaque niveau sur celui du dessous
event-daniel-meets = { $who_met ->
    [you] { $seat } vous rencontre
   *[other] { $seat } rencontre { $seat_met }
}.
event-daniel-pair = { $seat } réunit une paire pour { $location }.
picture-offer = { $card }, { $price } $

## Comment cela finit

game-goal = Construisez le Flatiron ensemble, chacun pour son cabinet : piliers et étages, bonne réputation et décrets rapportent les points.
ending-roof = Fin avec le Toit ; on bâtit le niveau { $count } sur { $of }
ending-pillars = { $count ->
    [one] { $count } pilier
   *[other] { $count } piliers
} sur { $of }
ending-turn = ou après le tour { $of } : tour { $count }
ending-come = Le Toit est posé : la partie finit avec ce tour
game-goal-short = Construisez le Flatiron, chacun pour son cabinet.
ending-turn-short = ou tour { $count } sur { $of }

## Conseils : à quoi penser, où regarder, quoi faire, ce que cela rapporte

hint-nudge-board = Pensez aux deux plateaux : quels piliers y sont bon marché, et lesquels rapportent ?
hint-nudge-street = Pensez aux rues : où y a-t-il une carte qu’il vous faut, ou une colonne dont vous pouvez faire les actions ?
hint-nudge-hall = Pensez à l’hôtel de ville : des dollars, un décret ou le journal du jour, qu’est-ce qui vous aide le plus ?
hint-nudge-card = Pensez aux cartes visibles : l’une d’elles améliorerait une colonne. Quelle moitié doit rester visible ?
hint-nudge-decree = Pensez aux décrets : l’un d’eux va avec ce que vous faites déjà. Combien compterait-il à la fin ?
hint-nudge-activate = Pensez à vos actions à cet endroit : combien pouvez-vous en faire et en payer à la suite ?
hint-nudge-money = Pensez à vos dollars : à quoi devriez-vous renoncer au prochain tour, faute d’argent ?
hint-nudge-sale = Pensez à vos entrepôts : y a-t-il un pilier qui vous rapporte plus vendu que posé ?
hint-nudge-news = Pensez à vos journaux : y en a-t-il un dont l’action vous sert maintenant ?
hint-nudge-keep = Pensez aux deux journaux : duquel l’action vous servira-t-elle bientôt ?
hint-nudge-hall-news = Pensez au journal du jour : son action s’obtient ici aussi.
hint-nudge-enough = Pensez à vous arrêter là : ce que vous gardez vaudra peut-être davantage plus tard.
hint-nudge-second = Pensez au second pilier : rapporterait-il plus à un autre tour ?
hint-nudge-skip = Pensez au prix : cette action le vaut-elle maintenant ?
hint-nudge-pillar = Pensez aux piliers : quelle couleur manque encore à cet étage ?
hint-nudge-slot = Pensez aux cases : leurs bonus diffèrent. Lequel vous faut-il maintenant ?
hint-nudge-floor = Pensez à l’étage : trois piliers sont posés, et le suivant rapporte à qui le construit le premier.
hint-nudge-gain = Pensez à ce qui ne coûte rien : cette action ne fait que rapporter.
hint-nudge-copy = Pensez aux actions que vous pourriez faire une seconde fois : laquelle rapporte le plus maintenant ?

hint-place-location = Regardez du côté de { $location }.
hint-place-decree = Regardez le décret « { $decree } ».
hint-place-slot = Regardez la case { $slot } du niveau { $level }.
hint-place-floor = Regardez l’étage suivant, à l’hôtel de ville.
hint-place-column = Regardez votre colonne de { $street }.
hint-place-card = Regardez { $card }.
hint-place-stock = Regardez vos entrepôts.

hint-deed-board = Choisissez le plateau { $board }, face { $side }.
hint-deed-move = Rejoignez { $location }.
hint-deed-buy-card = Achetez { $card } pour { $price } $ et glissez la carte dans votre colonne de { $street }, { $end }.
hint-deed-buy-decree = Achetez le décret « { $decree } » pour { $price } $ et glissez-le dans votre colonne de { $street }, { $end }.
hint-deed-activate = Activez { $location } ; ses actions, de haut en bas : { $actions }.
hint-deed-dollars = Prenez { $dollars } $.
hint-deed-news = Utilisez { $newspaper } : { $action }.
hint-deed-keep = Gardez { $newspaper } : { $action }.
hint-deed-end = Finissez votre tour.
hint-deed-skip = Passez cette action : { $action }.
hint-deed-done = Ne posez pas de second pilier.
hint-deed-gain = Faites cette action : { $action }.
hint-deed-buy-pillar = Achetez un pilier { $colour } pour { $price } $.
hint-deed-sell-pillar = Vendez votre pilier { $colour } pour { $price } $.
hint-deed-swap = Rendez votre pilier { $colour_given } et prenez un pilier { $colour_taken }.
hint-deed-build = Posez votre pilier { $colour } sur la case { $slot } du niveau { $level }{ $price ->
    [0] {""}
   *[other] {" "}pour { $price } $
}.
hint-deed-floor = Construisez le niveau { $level }, { $floor }{ $price ->
    [0] {""}
   *[other] , pour { $price } $
}.
hint-deed-copy = Copiez cette action : { $action }.
hint-deed-hall-news = Servez-vous du journal du jour, { $newspaper } : { $action }.

hint-gain-half = Ce qu’on y gagne : { $action }{ $mark ->
    [0] {""}
   *[other] {" "}; réputation { $signed }
}.
hint-gain-dollars = Vous recevez { $dollars } $.
hint-gain-reputation = Vous recevez un jeton de réputation.
hint-gain-paperboy = Vous rejoignez le livreur.
hint-gain-points = Cela rapporte aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-gain-end = Pour l’instant, cela fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $sign ->
    [more] de plus
   *[other] de moins
} à la fin.

## Problèmes : de quoi ils parlent, et ce qu’ils enseignent

theme-gain-play = Des points tout de suite
theme-gain-reputation = La réputation
theme-gain-decrees = Le bon décret
theme-gain-cards = Ne pas le laisser à Daniel
theme-gain-dollars = De l’argent en main
theme-gain-stock = Des piliers en stock
theme-gain-columns = Des colonnes pour la suite
theme-gain-newspapers = Des journaux en main
theme-gain-time = Daniel à court de temps
teach-gain-play = Les points en cours de partie se font en construisant : demandez-vous quelle rue vous laisse construire, ou compter ce qui est debout, avec ce que vous avez.
teach-gain-reputation = La réputation compte à la fin : ce qui l’apporte vaut autant que des points sur la piste.
teach-gain-decrees = Un décret vaut ce qu’il comptera à la fin : prenez-le quand la tour va dans son sens.
teach-gain-cards = Une carte que vous laissez peut être à Daniel : ce que vous prenez compte parfois moins que ce qu’il n’a pas.
teach-gain-dollars = L’argent vaut ce qu’il peut encore acheter : comptez les tours qui restent.
teach-gain-stock = Des piliers en stock permettent de construire dès que la place est libre, sans aller d’abord les chercher.
teach-gain-columns = Une colonne agit chaque fois que vous revenez dans sa rue : améliorez-la tant qu’il reste des tours.
teach-gain-newspapers = Un journal est une action de plus, au moment que vous choisissez.
teach-gain-time = Qui donne le rythme donne la fin : des tours de moins pour Daniel valent des points.
teach-do-done = Ce que vous achevez, l’autre peut s’en servir : un troisième pilier laisse le suivant construire l’étage, et le dernier étage finit la partie.
teach-do-skip = Une action peut se passer : ce qu’elle rapporte peut valoir moins que ce qu’elle vous prend, ou ouvre à l’autre.

# Profils : ce qui réussit, et les timbres

wins-decrees = Les décrets qui vous réussissent
wins-decrees-other = Les décrets qui réussissent
wins-cards = Les cartes de rue qui vous réussissent
wins-cards-other = Les cartes de rue qui réussissent
opens-decrees = premier décret acheté
stamp-floors = Quatre étages
stamp-floors-how = Construire quatre étages ou plus.
stamp-name = Un nom respecté
stamp-name-how = 35 points ou plus de réputation.
stamp-law = Par décret
stamp-law-how = Gagner avec 35 points ou plus de décrets.
stamp-tower = Au-dessus des toits
stamp-tower-how = 120 points ou plus.
