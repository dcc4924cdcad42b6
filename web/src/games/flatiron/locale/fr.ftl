# Ce que dit la table dessinée de Flatiron.

chip = Tour { $turn }
chip-over = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
}
chip-level = niveau { $level } sur 6

## Chiffres

money = { $dollars } $
money-signed = { $sign ->
    [minus] −{ $dollars } $
   *[other] +{ $dollars } $
}
points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
points-signed = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
points-end = { $points } à la fin
points-total = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
points-in-all = { $points } en tout
points-in-all-words = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie finissait maintenant, réputation et décrets comptés.
dollars-count = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
tokens-count = { $count ->
    [0] aucun jeton de réputation
    [one] 1 jeton de réputation
   *[other] { $count } jetons de réputation
}
news-count = { $count ->
    [0] aucun journal
    [one] 1 journal
   *[other] { $count } journaux
}{ $newspaper ->
    [none] {""}
   *[other] , dont { $newspaper }
}

short-broadway = Broadway
short-st23 = 23e
short-av5 = 5e
short-st22 = 22e
tight-broadway = B’way
tight-st23 = { short-st23 }
tight-av5 = { short-av5 }
tight-st22 = { short-st22 }

place-broadway = Broadway
place-st23 = 23e Rue
place-av5 = 5e Avenue
place-st22 = 22e Rue
place-hall = Hôtel de ville
place-none = à côté du plateau

## Ce qui est imprimé, en bref

act-trade = Négoce : { $colour }
act-buy_any = Pilier au choix, { $price } $
act-swap = Échanger un pilier
act-build = { $many ->
    [1] Un pilier
   *[other] Deux piliers
}, { $cost } ${ $extra ->
    [0] {""}
    [one] , +1 pt
   *[other] , +{ $extra } pts
}{ $doubled ->
    [true] , toute couleur
   *[other] {""}
}
act-floor = Étage { $cost } $, +{ $points } pts
act-money = Recevoir { $dollars } $
act-money_and_points = { $dollars } $ et { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
act-dollars_per_floor = 1 $ par étage
act-dollars_per_paperboy = 1 $ par case du livreur
act-points_per_two_floors = 1 pt par deux étages
act-points_if_colour = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
} si { $colour }
act-buy_card = Carte Rue{ $change ->
    [0] {""}
   *[other] , −1 $
}
act-buy_decree = Décret{ $change ->
    [0] {""}
   *[other] , −1 $
}
act-newspaper = Journal du jour
act-copy_own = Copier une action, { $cost } $
act-copy_open = Copier une carte, { $cost } $
act-city_hall = Hôtel de ville, { $cost } $

eff-city_hall_dollars = Hôtel de ville : { $dollars } $
eff-arrival_dollar = { $place } : 1 $ à l’arrivée
eff-share_location = Lieux partagés permis
eff-point_per_card = Chaque carte +{ $points } pt
eff-sell_more = Ventes +{ $dollars } $
eff-decrees_less = Décrets −{ $dollars } $
eff-pillars_less = Piliers −{ $dollars } $
eff-same_colours = Même couleur permise
eff-points_for_colour = Chaque { $colour } +{ $points } pts

dec-street_cards = { $points } / { $every ->
    [1] {""}
   *[other] { $every }
}
dec-dollars = { $points } / { $every } $
dec-reputation = { $points } / { $every ->
    [1] {""}
   *[other] { $every }
}
dec-stock = { $points } / pilier
dec-decrees = { $points } / décret
dec-levels_with = { $points } /
dec-built = { $points } /
dec-fixed = { $points } points

half-words = { $words } ; { $mark ->
    [0] sans marque de réputation
   *[other] réputation { $signed }
}
mark-words = { $mark ->
    [0] sans marque de réputation
   *[other] réputation { $signed }
}
row-card = { $card } : { $words } ; { $mark ->
    [0] sans marque de réputation
   *[other] réputation { $signed }
}
row-decree = Décret { $decree } : { $words } ; { $mark ->
    [0] sans marque de réputation
   *[other] réputation { $signed }
}

## Le plateau

map-label = Le bâtiment, niveau { $level } en construction
map-title = Manhattan 1902
roof = Toit
roof-short = T
roof-ends = Le Toit finit la partie
roof-next = Ensuite : le Toit, le dernier
roof-stands = Le Toit est posé
pawn = Architecte de { $name }
slot-empty = Niveau { $level }, case { $slot }, libre : { $bonus }
slot-would = Niveau { $level }, case { $slot }, libre : { $bonus } ; un pilier { $colour } rapporterait { $points }
slot-put = Niveau { $level }, case { $slot }, libre : { $bonus } ; un pilier { $colour } rapporte { $points } en tout{ $price ->
    [0] {""}
   *[other] , pour { $price } $
}
slot-full = Niveau { $level }, case { $slot } : un pilier { $colour }
floor-raise = Construire le niveau { $level }
cut-label = Coupe et réserve
cut-title = Coupe
cut-levels = Les niveaux de haut en bas
cut-next = Ensuite :
supply = En réserve
supply-pillars = Piliers en réserve, { $colour } : { $count }
supply-tokens = Jetons de réputation en réserve : { $count }
supply-news = Journaux pas encore piochés : { $count }
ruler = Piste de score : { $scores } ; { $space ->
    [none] le livreur est parti
   *[other] le livreur attend sur { $space }
}
pile-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pile-words = { $card }, { $price } $, va dans la colonne { $place }. Haut : { $top }. Bas : { $bottom }.
pile-empty = { $place } : plus de carte
pile-none = Plus de carte
goes-to = va dans la colonne
go-there = Rejoindre { $location }. { $words }
chip-card = carte { $price } $
chip-column = → { $tight }
chip-back = Fermer
there-you = vous y êtes
there-other = { $name } y est déjà

## Hôtel de ville

hall-nobody = personne
hall-next = Étage suivant
hall-floor = { $floor } : { $effect }. Cases : { $slots }.
hall-none = aucun
hall-news = Journal du jour
hall-news-words = Journal du jour, { $newspaper } : { $words }
decrees = Décrets
decrees-price = { $price } $ pièce · points à la fin
decree-said = { $decree } : { $words }
decree-worth = = { $points }
decree-now = Maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vous.
stamp-yours = à vous

## Bureaux

office = Votre bureau
columns = Vos colonnes
office-unknown = Le plateau est encore secret.
office-coming = Votre plateau sera ici.
stock = stock
stock-own = à vous
stock-pillar = Pilier { $colour } en stock
warehouse = { $full ->
    [true] Pilier { $colour } en stock, se vend { $sale } $, rapporterait { $points }
   *[other] Pas de pilier { $colour } ; il coûte { $price } $ et rapporterait { $points }
}
news-hand = Journaux, à utiliser entre les actions
news-office = ou d’abord l’un des journaux de votre bureau
news-between = { $count ->
    [one] ou d’abord le journal
   *[other] ou d’abord un journal
}
news-known = Journaux que vous connaissez
news-none = { $count ->
    [0] Aucun journal en main
    [one] 1 journal, caché
   *[other] { $count } journaux, cachés
}
news-words = { $newspaper } : { $words }{ $given ->
    [true] . Votre rival sait que vous l’avez.
   *[other] .
}
news-what = { $newspaper } devient le journal du jour ; puis vous faites son action ou la passez.
column = Colonne { $place }
column-words = Colonne { $place } : réputation { $sum }{ $tokens ->
    [0] {""}
    [one] , avec un jeton
   *[other] , avec { $tokens } jetons
}, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
} à la fin
column-room = { $count ->
    [0] Elle est pleine : trois cartes.
    [one] Encore 1 carte, en haut ou en bas.
   *[other] Encore { $count } cartes, en haut ou en bas.
}
reputation-rule = À la fin, chaque colonne rapporte { $good } points au-dessus de 0, aucun à 0, et en coûte { $bad } au-dessous. Les jetons comptent là où ils rapportent le plus.
tuck-here = Dans la colonne { $place }, { $end }
tuck-top = glisser en haut
tuck-top-short = en haut
tuck-bottom = glisser en bas
tuck-bottom-short = en bas
tuck-top-free = { $count ->
    [one] place pour 1 carte : ici
   *[other] place pour { $count } cartes : ici
}
tuck-bottom-free = ou ici
rival-chosen = A choisi un plateau en secret.
rival-choosing = Choisit entre les plateaux { $board }.
rail-you = Vous
rail-kind-bot = robot
rail-waiting = attend
rail-thinking = réfléchit
rail-away = absent
board-name = Plateau { $board }, face { $side }

## Daniel

daniel-last = Dernière carte
daniel-pillar = pilier { $colour }, cases { $slots }
daniel-none = Sa première carte n’est pas encore découverte.
daniel-marks = { $count ->
    [one] { $count } marque
   *[other] { $count } marques
}
daniel-marks-words = { $count ->
    [one] { $count } marque de popularité
   *[other] { $count } marques de popularité
} sur ses cartes visibles : ce que lui rapporte la popularité
daniel-pairs = { $count ->
    [one] { $count } paire sur 2
   *[other] { $count } paires sur 2
}
daniel-pairs-words = { $count ->
    [0] Pas encore de paire parmi ses cartes visibles : à la seconde, il mélange
   *[other] Une paire parmi ses cartes visibles : à la suivante, il mélange
}
daniel-pile = Ses neuf cartes, { $count } à venir
in-play = en jeu
daniel-cards = Prises
took = { $words } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour Daniel à la fin
daniel-card = { $daniel } : { $words } ; rejoint { $location }, sinon { $location_else }{ $marks ->
    [0] {""}
   *[other] , une marque de popularité
}.
daniel-is-open = Visible.
daniel-is-closed = À venir.

## L’invite et ce que l’on peut faire

ask-turn = À vous
ask-board = Choisissez votre plateau
ask-board-detail = Tout plateau convient : voyez quels piliers y rapportent le plus.
ask-move = À vous : déplacez votre architecte
ask-move-detail = Choisissez un lieu bordé d’or.
ask-move-draft = Allez-y, ou choisissez un autre lieu.
ask-thing = { $place }
ask-thing-detail = Une seule chose : choisissez ce qui est bordé d’or.
ask-step = { $place }
ask-action = { $words }. Faites-le, ou passez.
ask-keep = Le livreur
ask-end = Fin de votre tour
deeds = Ce que l’on peut faire
deeds-wait = Rien à faire pour l’instant. Passez sur une carte ou un bâtiment pour le lire.
choose-place = Où aller
choose-thing = Une chose
choose-end = Quelle moitié se voit
choose-way = Comment
choose-board = Choisissez sur le plateau ce qui est bordé d’or.
choose-decree = Choisissez une moitié de décret à l’hôtel de ville, ou une place dans une colonne.
choose-column = Choisissez maintenant la colonne qui le reçoit.
could-do = En rejoignant { $location }, vous pourriez
told-card = { $card } :
would-do = Si vous activez
put-brings = { $price ->
    [0] {""}
   *[other] pour { $price } $ :{" "}
}{ $points ->
    [one] { $points } pt
   *[other] { $points } pts
}{ $dollars ->
    [0] {""}
   *[other] , +{ $dollars } $
}{ $bonus ->
    [none] {""}
   *[other] , puis { $bonus }
}
would-score = { $points ->
    [one] { $points } pt une fois posé
   *[other] { $points } pts une fois posé
}
cash = caisse
after = Ensuite
only-skip = C’est impossible pour l’instant.
visit = { $arrival ->
    [0] {""}
   *[other] { $arrival } $ à l’arrivée ; {""}
}{ $can ->
    [0] acheter, ou prendre { $taken } $
   *[other] { $count ->
        [1] 1 action
       *[other] { $can ->
            [one] { $can } action sur { $count }
           *[other] { $can } actions sur { $count }
        }
    }
}{ $sign ->
    [plus] , +{ $dollars } $
    [minus] {" "}pour { $dollars } $
   *[other] {""}
}{ $points ->
    [0] {""}
    [one] , +{ $points } pt
   *[other] , +{ $points } pts
}
passes = { $space } atteint : le livreur apporte deux journaux, vous en gardez un.
step-of = { $step } sur { $count }
step-done = fait
step-skipped = passé
thing-buy = Acheter { $card }
thing-buy-detail = { $price } $, colonne { $place }, en haut ou en bas
thing-decree = Acheter un décret
thing-decree-short = { $price } $, colonne au choix
thing-decree-detail = { $price } $, dans une colonne au choix, en haut ou en bas
thing-actions = { $count ->
    [one] { $count } action, à faire ou à passer
   *[other] { $count } actions, à faire ou à passer
}
thing-buy-short = { $price } $, { $place }
thing-actions-short = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
thing-dollars-short = → { $after } $
thing-news = { $newspaper }, à faire ou à passer
thing-dollars = { $dollars } $ → { $after } $
large-card = Va dans votre colonne { $place }. Une fois glissée, il n’en reste qu’une moitié.
large-tucked = Dans la colonne { $place } : il n’en reste qu’une moitié.
large-decree = Un décret, { $price } $ : compte à la fin, par la moitié visible. Une colonne n’en prend qu’un.
large-left = cette moitié compte
large-gone = recouverte
large-way = Votre colonne { $place } maintenant, puis la carte en haut, et en bas
large-now = maintenant
large-news = Un journal : utilisé entre deux actions, il devient le journal du jour.
large-news-day = Le journal du jour : son action est celle de l’hôtel de ville qu’on active.
large-goes = Rejoint { $location } ; s’il y est déjà, { $location_else }.
large-mark = Une marque de popularité : elle compte quand il marque par sa popularité.
end-top-short = Moitié haute
end-bottom-short = Moitié basse

deed-trade = Acheter un pilier { $colour } pour { $price } $.
deed-sell = Le pilier { $colour } pourrait être vendu pour { $price } $.
deed-sale = Vendre le pilier { $colour } pour { $price } $.
deed-offer = Un pilier { $colour } pourrait être acheté pour { $price } $.
deed-offer_any = N’importe quel pilier pourrait être acheté pour { $price } $.
deed-buy_any = Acheter un pilier { $colour } ou autre pour { $price } $.
deed-swap = Un pilier pourrait être échangé.
deed-build = Poser { $apillar } au niveau { $level } pour { $cost } $.
apillar-orange = un pilier orange
apillar-blue = un pilier bleu
apillar-ivory = un pilier ivoire
apillar-charcoal = un pilier anthracite
deed-floor = Construire le niveau { $level }, { $floor }, pour { $cost } $.
deed-money = Recevoir { $gained } $.
deed-money_and_points = Recevoir { $gained } $, et des points.
deed-dollars_per_floor = 1 $ pour chacun des { $gained } étages.
deed-dollars_per_paperboy = 1 $ pour chacune des { $gained } cases du livreur.
deed-points_per_two_floors = Un point par paire d’étages.
deed-points_if_colour = Des points pour un pilier { $colour } à cet étage.
deed-buy_card = Une carte Rue pourrait être achetée.
deed-buy_decree = Un décret pourrait être acheté.
deed-copy_own = Une de vos actions pourrait être copiée.
deed-copy_open = Une carte visible pourrait être copiée.
deed-city_hall = Une possibilité de l’hôtel de ville pourrait servir.

go-move = Rejoindre { $location }
do-activate = Activer { $location }
do-dollars = Prendre { $dollars } $
do-buy-card = Acheter { $card } pour { $price } $, { $end }
do-buy-colour = Acheter un pilier { $colour }
do-buy = Acheter un pilier { $colour } pour { $price } $
do-sell = Vendre le pilier { $colour } pour { $price } $
do-build = { $colour } sur la case { $slot }
do-swap = Rendre un pilier { $colour_given }, en prendre un { $colour_taken }
do-card = Acheter { $card }, { $end }
do-decree = { $decree }, { $place }, { $end }
do-copy = { $place } : { $words }
do-copy-card = { $card } : { $words }
do-hall-news = Journal du jour, { $newspaper }
do-hall-dollars = Prendre les 2 $ de l’hôtel de ville
take-hall-dollars = Prendre 2 $
do-news = Utiliser { $newspaper }
do-keep = Garder { $newspaper }
do-board = Prendre le plateau { $board }, face { $side }
do-floor = Construire l’étage
do-roof = Poser le Toit : fin de la partie
do-gain = Prendre : { $words }
do-skip = Passer
do-done = Pas de second pilier
do-end = Finir le tour
leave-skip = Passer cette action
leave-done = Ne pas poser de second pilier
leave-end = Ne plus utiliser de journal
leave-skip-end = Passer et finir le tour
leave-done-end = Finir le tour sans second pilier

head-play = Jeu
head-reputation = Rép.
head-decrees = Décr.
head-cards = Cartes
score-part = { $name }, { $line } : { $points }

tabs = Ce qui est montré
tab-board = Bâtiment
tab-hall = Hôtel de ville
tab-office = Bureau
tab-rival = Rival
tab-log = Récit

menu-key-way = choisir dans la liste
menu-key-skip = passer ce qui est demandé
