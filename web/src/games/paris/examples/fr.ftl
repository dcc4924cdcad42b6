# Ce que disent les exemples dessinés des règles. $from et $to sont les points avant et après.
example-P2 = Les huit tuiles d’Orange. Les soleils sont les cases d’Orange, les lunes celles de Bleu ; une case qui porte les deux est mixte, une case éclairée est une case Réverbère. Bleu a les mêmes, soleils et lunes échangés.
example-P3 = Les douze bâtiments tels qu’ils sortent de la boîte ; ils se tournent.
example-P14 = La Barre ne couvre que des cases orange et une case mixte : elle peut se poser là. Le Zigzag hachuré couvrirait des cases bleues : il ne le peut pas.
example-C1 = La Croix n’entre nulle part et coûterait 3 points. Orange la troque contre le Coin, posé aussitôt, et n’a plus rien à payer.
example-C2 = Orange utilise Métropolitain et construit sur la lumière. Elle disparaît pour les deux : les bâtiments éclairés de Bleu passent de { $from } à { $to }.
example-C3 = Le jardin occupe une case mixte et une case orange, sous une lumière. Il est de taille 2 : { $from } → { $to } points.
example-C5 = Le peintre peut parcourir les six cases claires ; deux lumières y brillent : { $to } points.
example-C6 = Avec Chartier, on peut couvrir une case de la couleur adverse. L’emplacement hachuré en a deux : une de trop.
example-C7 = L’annexe rejoint le Coin, désormais de taille 4 et touché par deux lumières : { $from } → { $to } points.
example-C8 = Le Lampadaire éclaire le Carré, de taille 4 : { $from } → { $to } points.
example-C9 = Le Grand Réverbère porte à deux cases, là où commence la Barre : { $from } → { $to } points.
example-C10 = Deux bâtiments d’Orange ont un côté contre la fontaine : { $to } points.
example-C11 = La danseuse peut parcourir les six cases claires, la sienne comprise : { $to } points.
example-C12 = Trois cases libres à ses côtés rapportent 2 points chacune, deux à ses coins 1 point : { $to } points. Elle regarde au sud, et rien ne s’y dresse.
example-S1 = Trois lumières touchent le Carré, de taille 4 : { $from } → { $to } points. La Barre n’a aucune lumière à côté d’elle et ne rapporte rien.
example-S2 = Le Carré et le Coin ne se touchent qu’en diagonale : le plus grand groupe vaut { $from }. La Barre touche les deux : { $from } → { $to }.
example-S6 = Le plateau de cet exemple : Orange a { $from } points, Bleu { $to }. Les ampoules de chaque toit sont les lumières qui atteignent le bâtiment.
