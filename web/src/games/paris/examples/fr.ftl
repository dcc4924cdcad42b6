# Ce que disent les exemples dessinés des règles. $from et $to sont les points avant et après.
example-P14 = La Barre ne couvre que des cases orange et une case mixte : elle peut se poser là. Le Zigzag hachuré couvrirait des cases bleues : il ne le peut pas.
example-S1 = Trois lumières touchent le Carré, de taille 4 : { $from } → { $to } points. La Barre n’a aucune lumière à côté d’elle et ne rapporte rien.
example-S2 = Le Carré et le Coin ne se touchent qu’en diagonale : le plus grand groupe vaut { $from }. La Barre touche les deux : { $from } → { $to }.
example-C2 = Orange utilise Métropolitain et construit sur la lumière. Elle disparaît pour les deux : les bâtiments éclairés de Bleu passent de { $from } à { $to }.
example-C5 = Le peintre peut parcourir les six cases claires ; deux lumières y brillent : { $to } points.
example-C6 = Avec Chartier, on peut couvrir une case de la couleur adverse. L’emplacement hachuré en a deux : une de trop.
example-C7 = L’annexe rejoint le Coin, désormais de taille 4 et touché par deux lumières : { $from } → { $to } points.
example-C8 = Le Lampadaire éclaire le Carré, de taille 4 : { $from } → { $to } points.
example-C9 = La Grande Lumière porte à deux cases, là où commence la Barre : { $from } → { $to } points.
example-C10 = Deux bâtiments d’Orange ont un côté contre la fontaine : { $to } points.
example-C11 = La danseuse peut parcourir les six cases claires, la sienne comprise : { $to } points.
example-C12 = Trois cases libres à ses côtés rapportent 2 points chacune, deux à ses coins 1 point : { $to } points. Elle regarde au sud, et rien ne s’y dresse.
