game-title = Newgame
game-credit = Un jeu de votre cru. Dites ici de qui il est.

## Sièges

seat-1 = Joueur 1
seat-2 = Joueur 2

## Ce qui s’est passé

event-deal = { $seat } { $who ->
    [you] piochez
   *[other] pioche
} { $card ->
    [hidden] une carte
   *[other] la carte { $card }
}.
event-lay = { $seat } { $who ->
    [you] posez
   *[other] pose
} la carte { $card }.
event-over = La partie est finie.

## Ce qui est demandé

prompt-lay = Posez une carte de votre main.
verb-lay = poser une carte

## Comptes

line-cards = Cartes posées
line-total = Total
decided-cards = Les cartes posées ont décidé : { $most } contre { $rival }.
driver-cards = cartes posées { $points }
driver-hand = cartes en main { $points }
better-cards = vous posez plus de cartes
better-hand = vous gardez de meilleures cartes en main
item-card = carte { $card }
reason-played-out = tous les tours sont joués

## Pourquoi pas

why-lay-only = À votre tour, vous posez une carte.
why-not-in-hand = Vous n’avez pas la carte { $card } en main.

## La table en mots

picture-turns = { $turn } tours sur { $turns } sont joués.
picture-pile = Cartes dans la pioche : { $count }
picture-seat = { $seat }
picture-hand = { $cards ->
    [hidden] en main : { $count }
   *[other] en main : { $count } ({ $cards })
 }
picture-laid = posées : { $cards }

## Problèmes du contenu

problem-content-cards = il y a { $found } cartes ; les mains et les tours en demandent { $wanted }
