# Ce que dit la table dessinée de Couleurs.

you = vous
you-name = Vous

chip-round = Manche { $round }
chip-last = Manche { $round }, la dernière
chip-last-short = La dernière
chip-opening = Ouverture
chip-phases = Les phases d’une manche
phase-placing = Pose
phase-acting = Actions
phase-turning = Rotation
queue-placing = Restent à poser
queue-acting = Restent à agir
queue-label = Qui vient ensuite, dans l’ordre

left-label = Anneau, disque et chevalets
mid-label = Votre tour et votre atelier
right-label = Les autres, le score et le récit

## Anneau et disque

ring-label = Anneau de douze secteurs et disque tournant
rim-red = Rouge
rim-yellow = Jaune
rim-blue = Bleu
rim-orange = Orange
rim-green = Vert
rim-violet = Violet
rim-black = Noir
rim-tool = Outil
rim-card = Carte
rim-paint = Peindre
rim-first = Premier joueur
rim-copy = Copiste
rim-turn = Rotation
rim-white = Blanc

place-sector = Secteur { $sector }, { $action } : { $what }. À la manche suivante : { $next }. { $there }
place-dark = Secteur { $sector }, sombre : personne ne peut s’y tenir. En face : { $action } ; à la manche suivante : { $next }
place-inner = { $place } : { $what }. { $there }

## Ce que fait une place

use-take = Prendre { $count } { $count ->
    [one] { $pigment }
   *[other] { $pigment ->
        [orange] orange
       *[other] { $pigment }s
    }
}
use-mix = Mélanger { $count } { $count ->
    [one] { $pigment }
   *[other] { $pigment ->
        [orange] orange
       *[other] { $pigment }s
    }
} ; coûte { $pigment_from }
use-tool = Payer deux pigments, avancer un outil d’une case
use-card = Prendre un tableau sur un chevalet
use-card-bonus = Prendre un tableau, ou acheter une carte bonus
use-paint = Poser jusqu’à { $count ->
    [one] 1 pigment
   *[other] { $count } pigments
} sur vos tableaux
use-first = Prendre 1 blanc, et devenir premier joueur à la manche suivante
use-copy = Faire l’action d’un assistant debout sur l’anneau
use-turn = Tourner le disque de zéro ou deux crans au lieu d’un

place-standing = { $name } debout
place-lying = { $name } { $who ->
    [you] avez fini
   *[other] a fini
}
place-free = { $count ->
    [0] aucune case libre
    [one] 1 case libre
   *[other] { $count } cases libres
}
place-any = de la place pour tous
looked-sector = Secteur { $sector } : { $action }
looked-next = Manche suivante : { $next }.
peek = La partie de l’anneau où cela se passe. Ouvrir le plateau

disc-title = Disque
disc-notches = Le disque tourne d’un cran par manche, et chaque case fait alors ce qu’elle a devant elle. Au bout de { $of } crans, les tableaux des chevalets sont renouvelés : { $count } sont faits
disc-renewal = Tableaux neufs { $count ->
    [one] au prochain cran
   *[other] dans { $count } crans
}
disc-last = Dernière manche : { $reason }
edge-title = Bord
edge-words = l’action, manche suivante
black-title = Noir
black-left = il en reste { $count } sur { $of }
deck-left = { $count ->
    [one] { $count } tableau
   *[other] { $count } tableaux
} en pioche
key-standing = doit agir
key-lying = a fini
first-marker = premier joueur

## Chevalets et cartes

easels-label = Chevalets ; tableaux dans la pioche : { $count }
easel-card = { $title }, { $painter }, { $points } points. Cases : { $squares }
easel-take = Prendre { $title }, { $painter }, { $points } points. Cases : { $squares }
easel-empty = Chevalet vide
offer-words = { $card } : { $hint }. Coûte { $cost } blancs.
short-bonus-paint = Peinture
short-bonus-copy = Copie
short-bonus-mix = Mélange
short-bonus-swap = Échange
short-bonus-tool = Outillage
bonus-words = { $card } : { $hint }
bonus-none = aucune carte bonus
bonus-used = jouée
painters-title = Vos deux peintres
painter-words = { $painter } : { $hint }
hand-title = Peintre et cartes bonus

## L’atelier

studio-own = Vos tableaux
studio-of = Tableaux de { $name }
studio-none = Pas encore de tableau. L’action Carte en prend un sur un chevalet.
key-fits = possible avec vos pigments
key-white = blanc seulement, −{ $points }
painted = { $count } sur 9 peintes
painted-after = { $count } → { $after } sur 9
whites = { $count } blanc{ $count ->
    [one] {""}
   *[other] s
} sur { $most }
large-painting = { $count } sur 9 peintes ; { $points } points une fois achevé, { $cost } de moins par blanc posé, { $most } au plus.
large-finished = { $points } points{ $count ->
    [0] {"."}
    [one] , moins { $cost } pour son blanc.
   *[other] , moins { $cost } pour chacun de ses { $count } blancs.
}
wall-none = aucun tableau achevé
wall-second = un second met fin à la partie
picture-label = { $title }, { $painter }, achevé
picture-points = { $whites ->
    [0] { $points } points
   *[other] { $points } − { $whites } points
}
square-open = { $colour }, rangée { $row } colonne { $column }, { $title }, ouverte
square-fits = { $colour }, rangée { $row } colonne { $column }, { $title }, peut être peinte
square-white = { $colour }, rangée { $row } colonne { $column }, { $title }, en blanc seulement
square-painted = { $colour }, rangée { $row } colonne { $column }, { $title }, peinte : { $pigment }
square-laid = { $colour }, rangée { $row } colonne { $column }, { $title }, { $pigment } posé à l’instant ; le reprendre

stock-title = Réserve
purse-title = Vos pigments
purse-title-short = Vous
stock-held = { $count } sur { $limit }
stock-black = sans compter le noir
stock-none = aucun pigment
tube = { $pigment }, { $count }
tube-lifted = { $pigment }, { $count }, pris en main
tube-paint = { $pigment }, { $count }, peindre avec
tube-improve = { $pigment }, { $count }, en payer un
tube-pay = { $pigment }, { $count }, en payer un
tube-bonus-swap = { $pigment }, { $count }, peut être échangé
tube-discard = { $pigment }, { $count }, en rendre
unpay = Reprendre : { $pigment }
fewer = Un de moins
more = Un de plus

tools-title = Outils
tool-tube-name = Tube
tool-palette-name = Palette
tool-brush-name = Pinceau
tool-tube-does = prendre { $level }
tool-palette-does = mélanger { $level }
tool-brush-does = poser { $level }
tool-or = ou +{ $points }
tool-at-bonus = Un outil qui atteint cette case apporte un assistant de plus, ou un jeton de { $points } points.
tool-at-end = Un outil sur sa dernière case a un jeton de { $points } points.
tool-words = { $tool }, case { $space } : { $what }
tool-may = { $tool }, case { $space } : { $what } ; peut être amélioré

works-large = Touchez un tableau pour le voir en grand.
work-done = { $count } sur 9
rival-bot = robot
rival-thinking = réfléchit
rival-score = { $score } points
rival-assistants = Assistants : debout { $standing }, couchés { $lying }, en main { $hand }
rival-canvas = { $title }, { $points } points, en cours

## Score et onglets

sheet-final = Score final
sheet-paintings = Art
sheet-black = Noir
sheet-tools = Outils
sheet-whites = Blanc
sheet-sum = Total
tabs = Ce qui est montré
tab-board = Plateau
tab-studio = Atelier
tab-easels = Chevalets
tab-players = Joueurs
tab-log = Récit
tab-due = , votre décision est ici

## La demande

ask-wait = À vous
ask-keep = À vous : gardez un peintre
ask-colour = À vous : couleur de Gauguin
ask-place = À vous : posez un assistant
ask-act = À vous : choisissez qui agit
ask-act-at = À vous : { $deed }
ask-rest = À vous : laissez-le se reposer
ask-after = À vous : un bonus ?
ask-improve = À vous : améliorez un outil
ask-sixth-space = À vous : sixième case
ask-again = Cézanne : encore une fois ?
ask-pay = Cézanne : payez
ask-card = À vous : prenez une carte
ask-paint = À vous : peignez
ask-flash = À vous : peindre aussi ?
ask-degas = Degas : continuer ?
ask-bonus-copy = À vous : bonus Copie
ask-bonus-mix = À vous : bonus Mélange
ask-bonus-swap = À vous : bonus Échange
ask-bonus-tool = À vous : bonus Outillage
ask-rotation = À vous : tournez le disque
ask-discard = À vous : rendez des pigments
ask-stay = À vous : qui reste debout ?

deed-red = prenez du rouge
deed-yellow = prenez du jaune
deed-blue = prenez du bleu
deed-orange = mélangez de l’orange
deed-green = mélangez du vert
deed-violet = mélangez du violet
deed-black = mélangez du noir
deed-tool = améliorez un outil
deed-card = prenez une carte
deed-paint = peignez
deed-first = soyez premier joueur
deed-copy = copiez
deed-turn = tournez le disque
deed-white = prenez du blanc

say-wait = Choisissez.
say-meanwhile = À faire : { $asked }.
say-keep = L’un des deux vous reste ; les autres le voient quand tous ont choisi.
say-colour = En la mélangeant, un blanc peut remplacer une primaire.
say-place = Choisissez une case éclairée pour un assistant ; { $count } en main.
say-placed = { $what }.
say-placed-lacking = { $what }. { $why }
say-placed-copy = { $what }. Il copiera un assistant encore debout, dont vous pouvez faire l’action ; s’il n’y en a pas, il se reposera.
say-last = Dernière manche ! { $said }
say-act = Choisissez l’un de vos assistants debout.
say-act-chosen = { $what }.
say-rest-only = { $why } Il ne peut que se reposer.
say-rest = Il se couche sans agir : rien à gagner, rien à payer, et le suivant joue.
say-copy = Choisissez sur l’anneau l’assistant debout dont vous copiez l’action.
say-after = Jouez une carte bonus maintenant, ou finissez votre tour.
say-improve = Choisissez un outil, et deux pigments à payer.
say-improve-pay = { $count ->
    [0] Confirmez, ou choisissez autrement.
    [one] Encore un pigment à payer : choisissez-le.
   *[other] Deux pigments à payer : choisissez-les.
}
say-sixth-space = Un assistant de plus dès la manche suivante, ou des points ?
say-again = Le même outil peut avancer d’une case de plus, contre des pigments.
say-pay = Reste à payer : { $count }. Choisissez un pigment.
say-card = Choisissez une carte éclairée.
say-paint = Posez jusqu’à { $count ->
    [one] 1 pigment
   *[other] { $count } pigments
} sur les cases éclairées.
say-paint-more = { $count ->
    [0] C’était le dernier : confirmez.
    [one] Posez encore 1 pigment, ou arrêtez.
   *[other] Posez encore jusqu’à { $count } pigments, ou arrêtez.
}
say-whites = { $said } Chaque blanc coûte { $points } points.
say-white = Avec du blanc : { $points } points de moins une fois ce tableau achevé.
say-flash = Les cases de la couleur prise peuvent être peintes maintenant.
say-degas = Des pigments du tableau achevé peuvent aller sur un seul autre tableau.
say-bonus-copy = Choisissez sur l’anneau l’assistant debout dont vous copiez l’action.
say-bonus-mix = Choisissez ce que vous mélangez.
say-swap = Choisissez le pigment que vous donnez ; encore possible : { $count }.
say-swap-for = { $pigment } contre lequel ? Choisissez un pigment.
say-bonus-tool = Choisissez des outils : deux cases en tout, sur un ou deux d’entre eux.
say-rotation = Laissez le disque en place, ou tournez-le de deux crans au lieu d’un.
say-discard = { $count } de trop. Choisissez ce que vous rendez.
say-stay = Un assistant de l’anneau reste pour la manche suivante.
say-stays = Là, à la manche suivante : { $what }.

way-act = { $action }
way-rest = Le laisser se reposer
choice-assistant = Un assistant de plus
choice-points = { $points } points
choice-again = Une case de plus
choice-turn-0 = Il ne bouge pas
choice-turn-2 = Deux crans
pips = { $count } sur { $of } posés

done-paint = Arrêter de peindre
done-flash = En rester là
done-degas = En rester là
done-again = En rester là
done-bonus-swap = Finir l’échange

go-place = Poser ici
go-act = { $action }
go-rest = Le laisser se reposer
go-copy = Copier : { $action }
go-improve = Améliorer
go-again = Encore une fois
go-pay = Payer
go-bonus = Confirmer
go-take = Prendre cette carte
go-buy = Acheter
go-paint = Peindre
go-play = Jouer ce bonus
go-mix = Mélanger
go-swap = Échanger
go-advance = Avancer les outils
go-turn = Tourner le disque
go-discard = Rendre
go-stay = Rester debout
go-keep = Garder ce peintre
go-colour = Choisir cette couleur
go-end = Finir le tour

## Les lettres des pigments

letter-R = R
letter-Y = J
letter-B = B
letter-O = O
letter-G = V
letter-V = V
letter-W = B
letter-K = N

why-button-first = touchez d’abord « { $button } »
why-assistant-first = cela fait partie d’une action : choisissez d’abord un assistant debout qui la fait
why-square-painted = cette case est déjà peinte
why-easel-bare = ce chevalet est vide ; choisissez une carte éclairée
why-pigment-useless = ce pigment ne peut pas servir à cela
why-pigment-none = vous n’avez pas de ce pigment

menu-key-tube = prendre un pigment du stock
