# Ce que disent les exemples dessinés des règles.
example-F12 = Achetée 3 $ et glissée au-dessus de tout : sa moitié haute reste visible, l’autre n’existe plus.
example-F15 = Broadway de haut en bas : prendre 3 $, acheter un pilier orange, le bâtir pour 6 points en tout, prendre 2 $. Le décret n’a pas d’action.
example-F18 = Un pilier orange coûte 4 $ sur ce plateau : il va dans son entrepôt vide.
example-F19 = On paie 1 $. Le pilier orange rapporte 4 points de son entrepôt et 2 de l’emplacement.
example-F20 = Trois piliers sont debout : pour 5 $ l’étage suivant se pose dessus et rapporte 6 points. On bâtit désormais sur le nouveau.
example-F27 = Le pilier rapporte 4 points : de 6 à 10, où attend le livreur. Vous gardez un journal sur deux, et il va jusqu’à 20.
example-F30 = La colonne vaut −1 et coûte 3 points. Un jeton rapporte le plus sur une colonne à 0 : il y apporte 5 points, donc 2 en tout.
