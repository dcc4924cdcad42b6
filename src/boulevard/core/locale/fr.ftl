# Les phrases du cœur : ce qui ne va pas dans ce qu’on lui donne, et les mots communs à tous les jeux.

problem-players = { $given ->
    [one] on ne peut pas y jouer seul
   *[other] on ne peut pas y jouer à { $given }
} ; possible : { $allowed }
problem-seats = les places sont { $given } ; attendu, dans cet ordre : { $allowed }
problem-option-unknown = il n’y a pas d’option « { $option } » ; il y a : { $allowed }
problem-option-value = l’option « { $option } » ne peut pas valoir { $given } ; possible : { $allowed }
problem-option-text = « { $given } » n’est pas une option ; écrivez NOM=VALEUR
problem-rules-version = la version { $given } des règles de { $game } est inconnue ; la plus récente connue est { $newest } : il faut un Boulevard plus récent
problem-format-version = le format { $given } est inconnu ; ce Boulevard lit le format { $newest }
problem-branches = c’est une partie avec des variantes, qui s’ouvre comme étude ; il faut ici une partie sans variantes
problem-branch = cette variante ne commence après aucun moment au-dessus d’elle : { $found } ; le dernier est { $most }
problem-game-unknown = il n’y a pas de jeu « { $given } » ; il y a : { $allowed }
problem-bot-unknown = il n’y a pas de robot « { $given } » ; il y a : { $allowed }, ou un chemin d’import comme paquet.module:Classe
problem-bot-import = le robot « { $given } » ne se charge pas : { $detail }
problem-bot-missing = le robot « { $given } » ne se charge pas : il n’y a pas de { $kind } dans { $file }
problem-bot-choose = le robot « { $given } » n’a pas de méthode choose(view, moves, rng, budget)
problem-bot-ended = le processus qui devait charger { $given } s’est terminé de lui-même ou a duré trop longtemps ({ $detail })
problem-bot-failed = le robot { $bot } est tombé en panne à la ligne { $ply } : { $detail }
problem-resign = { $seat } ne peut pas abandonner maintenant
problem-seat-unknown = il n’y a pas de place « { $seat } » ; il y a : { $allowed }
problem-bots-count = { $given } robots nommés pour { $wanted } places ({ $seats })
problem-bot-move = le robot { $bot } a répondu « { $text } » à la ligne { $ply }, ce qui n’était pas un de ses coups
problem-arena-lineup = { $given } robots nommés, certains plusieurs fois ; c’est une composition, qui en demande autant que de places : { $players }
problem-arena-process = un processus s’est arrêté au milieu d’une partie, ce qu’un robot peut provoquer ; les parties déjà finies sont gardées
problem-arena-line = ce n’est pas un résultat de l’arène : { $detail }
problem-endings-line = ce n’est pas une position résolue : { $detail }
problem-puzzles-line = ce n’est pas une partie examinée : { $detail }
problem-balance-file = ce ne sont pas des comptes de parties : { $detail }
problem-endings-none = il n’y a pas de positions résolues de { $game } ; boulevard endings { $game } en fait
problem-arena-format = le format de résultats { $given } est inconnu ; ce Boulevard lit le format { $known }
problem-arena-other = les parties gardées là ont un autre réglage : { $setting } est { $found }, et non { $given } ; prenez un autre dossier
problem-arena-changed = le robot { $bot } a changé depuis que ces résultats ont été gardés ; prenez un autre dossier
problem-bot-file = le robot { $bot } nomme un fichier qui lui appartient, { $file }, qui ne peut pas être lu : { $detail }
problem-suite-unknown = ceci parle de la suite { $given } ; ce Boulevard joue la suite { $known }
problem-suite-file = ce n’est pas un résultat de la suite : { $detail }
problem-suite-empty = ce n’est pas un résultat de la suite : il ne parle d’aucun jeu
problem-suite-digest = le fichier a été modifié après coup : son empreinte n’est pas celle de ce qu’il contient
problem-suite-other = ses parties de { $game } ne peuvent pas être jouées ici : { $setting } est { $found } là-bas, { $given } ici
problem-dataset-head = ce n’est pas l’en-tête d’un jeu de données : { $detail }
problem-dataset-line = ce n’est pas une partie d’un jeu de données : { $detail }
problem-dataset-version = les parties gardées là ont été faites avec un autre { $name } : { $found }, et non { $given } ; prenez un autre dossier
problem-ray-version = un nœud du cluster a Boulevard { $theirs }, ici c’est { $ours } ; installez le même partout
problem-ray-uncompiled = sur un nœud du cluster, le noyau de { $game } ne peut pas être compilé : { $detail }
problem-not-utf8 = le fichier n’est pas du texte UTF-8
problem-empty = le fichier est vide ; une partie commence par la ligne « boulevard 1 »
problem-not-a-record = ce n’est pas une partie ; sa première ligne serait « boulevard 1 »
problem-truncated = le fichier s’arrête au milieu d’une ligne ; une partie se termine par une fin de ligne
problem-header = ligne d’en-tête « { $expected } … » attendue, trouvé « { $found } »
problem-json = après « { $name } », un objet JSON sur une ligne était attendu
problem-blank-line = la ligne vide après l’en-tête était attendue
problem-after-outcome = rien ne peut suivre la ligne du résultat
problem-line = « { $found } » n’est pas une ligne de cette partie ; une ligne commence par : { $seats }
problem-content-wanted = cette partie a été jouée avec un autre fichier de contenu ({ $wanted }) ; donnez-le avec --content
problem-content-unwanted = cette partie a été jouée avec le contenu du jeu ; retirez --content
problem-illegal = « { $text } » n’est pas un coup permis pour { $seat } ; permis : { $legal }
problem-not-offered = « { $text } » n’est pas un coup permis maintenant
problem-offered = « { $text } » est un coup permis maintenant : rien ne s’y oppose
problem-not-your-turn = ce n’est pas le tour de { $seat } ; à jouer : { $seat_due }
problem-over = la partie est finie ; on ne peut plus jouer
problem-move-unreadable = « { $text } » ne se lit pas ; on l’écrirait : { $forms }
problem-move-unknown = « { $text } » n’est pas un coup de ce jeu ; un coup commence par : { $verbs }
problem-undo = { $seat } ne peut pas revenir à la ligne { $ply } ; possible : { $allowed }
problem-takeback = { $seat } ne peut pas revenir à la ligne { $ply } : aucune ligne qui compte ne s’y trouve
problem-table-line = « { $text } » n’est pas une ligne de la table qui puisse se trouver ici
problem-toml = ce n’est pas un fichier TOML : { $detail }
problem-field = { $detail }
problem-pad-game = cette table est une partie de « { $found } » ; attendu : « { $expected } »

place = { $place } : { $said }
place-line = ligne { $number }

seat-none = personne

why-over = La partie est finie.
why-not-your-turn = Ce n’est pas votre tour : c’est à { $seat } de jouer.
why-move-unreadable = « { $text } » ne se lit pas comme un coup ; on l’écrirait : { $forms }.
why-move-unknown = « { $text } » n’est pas un coup de ce jeu.

## Conseils

hint-outlook = { $how ->
    [winning] Vous devriez gagner
    [ahead] Vous êtes en bonne voie
    [even] Tout reste ouvert
    [behind] Il y a du retard à rattraper
   *[losing] La victoire est loin
} : avec ce coup, en moyenne, { $expected } à la fin.
hint-ahead = { $points ->
    [one] un point
   *[other] environ { $points } points
} d’avance
hint-behind = { $points ->
    [one] un point
   *[other] environ { $points } points
} de retard
hint-level = égalité de points
hint-first = Mieux que les autres coups : { $drivers }.
hint-second = Mieux que le premier : { $drivers }.
hint-even-first = Les autres coups ne sont guère moins bons.
hint-even-second = Il est à peine moins bon que le premier.
hint-clear-first = Nettement mieux que les autres coups : rien de grand, mais beaucoup de petites choses s’ajoutent.
hint-behind-first = Le premier est meilleur : { $drivers }.
hint-short = Il vaut nettement moins que le premier.
hint-only = Il n’y a pas d’autre coup.
hint-idle = Peu importe désormais ce que vous choisissez ici : les points n’en changent pas.
hint-nudge = Pensez à ceci : { $verb }.
hint-move-words = { $verb } : { $rest }.
hint-move-word = { $verb }.
hint-then = Ensuite : { $deed }
hint-list-sign = {" ; "}

## Ce que coûte un coup

cost-both = Ce coup coûte { $points ->
    [one] environ un point
   *[other] environ { $points } points
} d’ici la fin, et vos chances de gagner passent d’environ { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
cost-points = Ce coup coûte { $points ->
    [one] environ un point
   *[other] environ { $points } points
} d’ici la fin ; vos chances de gagner ne changent guère.
cost-chance = Vos chances de gagner passent d’environ { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }, même si les points restent presque les mêmes.
cost-little = Ce coup coûte moins d’un point.
cost-dominated = Il existe un coup qui vaut mieux, quoi qu’il arrive.
cost-lines = Par rapport au meilleur coup, dans l’écart final : { $drivers }.
cost-nothing = Aucun meilleur coup n’a été trouvé.

## Ce qui a décidé

decided-resigned = { $who ->
    [you] Vous avez abandonné
   *[other] Abandon : { $seat }
}.
decided-time = { $who ->
    [you] Votre temps s’est écoulé
   *[other] Temps écoulé : { $seat }
}.
decided-absence = { $who ->
    [you] Votre absence a décidé
   *[other] Absence : { $seat }
}.
decided-shared = Rien ne les départage : { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, et égalité dans tout ce que la règle compare.
decided-tie = Égalité à { $points } : la règle a départagé.
decided-several = Plusieurs lignes ont décidé à parts égales, de { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacune : { $line }.
decided-alone = Partie jouée seul : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
decided-nobody = Personne n’a gagné.

reason-time = temps écoulé
reason-absence = absence
reason-resigned = abandon

## Le récit

story-you = vous
# What a line changed in the points, at its end; a game whose lines tell points of their own says which these are.
story-gain = { $points }
story-gain-other = { $seat } { $points }
story-turn = Tour { $count } : { $who ->
    [you] vous
   *[other] { $seat }
}
story-and = {" "}et
story-then = {""}, puis
story-times = { $said } { $count ->
    [2] deux fois
   *[other] { $count } fois
}

## Les robots, tels qu’on en parle

bot-told = { $who ->
    [random] le Hasard
    [flaneur] le Flâneur
    [ami] l’Ami
    [apprenti] l’Apprenti
    [maitre] le Maître
    [grand-maitre] le Grand Maître
    [fleuriste] la Fleuriste
    [cocher] le Cocher
    [modiste] la Modiste
    [facteur] le Facteur
    [croupier] le Croupier
    [comtesse] la Comtesse
    [prefet] le Préfet
    [architecte] l’Architecte
   *[other] { $name }
}
