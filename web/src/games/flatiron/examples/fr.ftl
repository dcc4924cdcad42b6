# Ce que disent les exemples dessinés des règles.
example-F2 = Un étage : trois cases, chacune avec ce qu’elle donne à qui y construit, et au-dessous l’effet qui vaut pour vous deux tant que l’étage est en construction.
example-F4 = Une carte Rue : son prix sur la pièce, son nom et la rue dont elle rejoint la colonne. Chaque moitié a une action et une marque de réputation ; une seule des deux restera visible.
example-F7 = La face violette du plateau 1 : en haut, les quatre entrepôts avec leur prix et leurs points ; au-dessous, les quatre colonnes et leurs deux actions.
example-F12 = Achetée 3 $ et glissée au-dessus de tout : sa moitié haute reste visible, l’autre n’existe plus.
example-F13 = Un décret est acheté 3 $ et glissé sous tout le reste : sa moitié du bas se voit, avec sa marque. Il n’a pas d’action.
example-F15 = Broadway de haut en bas : prendre 3 $, acheter un pilier orange, le bâtir pour 6 points en tout, prendre 2 $. Le décret n’a pas d’action.
example-F18 = Un pilier orange coûte 4 $ sur ce plateau : il va dans son entrepôt vide.
example-F19 = On paie 1 $. Le pilier orange rapporte 4 points de son entrepôt et 2 de la case.
example-F20 = Trois piliers sont debout : pour 5 $ l’étage suivant se pose dessus et rapporte 6 points. On bâtit désormais sur le nouveau.
example-F22 = Un échange : le pilier bleu retourne à la réserve, et un orange vient dans son entrepôt vide.
example-F26 = Tant que cet étage est en construction, les piliers coûtent 1 $ de moins : un orange, 4 $ sur ce plateau, s’achète 3 $.
example-F27 = Le pilier rapporte 4 points : de 6 à 10, où attend le livreur. Vous gardez un journal sur deux, et il va jusqu’à 20.
example-F30 = La colonne vaut −1 et coûte 3 points. Un jeton rapporte le plus sur une colonne à 0 : il y apporte 5 points, donc 2 en tout.
example-F31 = Les Colonnades, moitié du haut : 2 points par pilier bleu du bâtiment. Celui qui vient d’être posé vaut 2 points de plus à la fin.
