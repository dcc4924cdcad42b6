# Ce qu’une première partie se fait dire quand une décision se présente pour la première fois ; à la fin, les règles.

guide-phase-one = Vous préparez le terrain : posez votre tuile sur un emplacement vide et tournez-la à votre gré, ou prenez un bâtiment pour plus tard ; puis confirmez. Pour commencer : les points viennent des bâtiments près des réverbères, gardez votre couleur autour d’eux. (P9, P11, S1)
guide-phase-two = Maintenant vous bâtissez : prenez un bâtiment de votre réserve, posez-le sur des cases libres de votre couleur ou mixtes, tournez-le, confirmez. Ou activez une carte postale. Pour commencer : les plus grands d’abord, près des lumières ; ce qui reste en réserve coûte 3. (P13, P14, P17, S1, S3)
