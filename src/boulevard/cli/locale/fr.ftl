# La ligne de commande.

help = Paris : Ville Lumière et ses voisins, en entier : jouer, simuler, rejouer, compter. Sans commande, ouvre la table sur cet ordinateur, dans le navigateur.
help-commands = commandes
help-metavar-command = COMMANDE
help-metavar-option = NOM=VALEUR
help-lang = langue des textes : fr ou en
help-lan = ouvrir aussi au réseau domestique : affiche l’adresse et un code QR pour les téléphones
help-home-port = le port à écouter (par défaut : le premier libre à partir de 8000)
help-no-browser = ne pas ouvrir le navigateur, afficher seulement l’adresse
help-terminal = une partie entière dans le terminal, contre une personne ou un robot
help-simulate = des parties entre robots, avec un résumé et, au besoin, leurs fichiers
help-arena = des robots les uns contre les autres, chaque donne à toutes les places : taux de victoires avec intervalles de confiance, classement, graphique
help-arena-bots = qui joue : { $bots }, ou un chemin d’import comme paquet.module:Classe ; nommé plusieurs fois, un robot occupe autant de places
help-arena-games = parties pour chaque composition (par défaut : 20), arrondies pour que chacun occupe chaque place une fois par donne
help-arena-until = s’arrêter dès que l’intervalle à 95 % de la part du premier robot est au-dessus ou au-dessous, par exemple 60%
help-arena-seed = la graine des donnes (par défaut : 0) : la même graine donne les mêmes donnes
help-iterations = combien d’itérations un robot qui les compte peut consacrer à une décision
help-seconds = combien de secondes au plus un robot peut réfléchir à un tour ; avec --iterations, à une décision
help-arena-patience = secondes après lesquelles une décision est retirée à un robot et tirée au sort (par défaut : 60, ou deux fois --seconds plus 2)
help-arena-part = ne jouer que la K-ième de N parts, par exemple 2/8 ; les parts d’un même dossier font le tout
help-arena-out = garder les résultats dans ce dossier : on reprend où on s’était arrêté, et toutes les parts qui s’y trouvent s’additionnent
help-arena-plot = dessiner le classement dans ce fichier SVG
help-arena-suite = [GAME…] BOT : la suite, adversaires, donnes et itérations fixés ; écrit un fichier de résultats dans --out (par défaut : suite)
help-arena-check = avec --suite : vérifier ce fichier de résultats et rejouer certaines de ses parties (--games par match, tirées par --seed)
help-ray = jouer par des tâches du cluster Ray que nomme RAY_ADDRESS, ou d’un cluster sur cette machine ; demande boulevard[ray]
help-replay = rejoue et vérifie une partie, et donne son résultat
help-log = raconte ce qui s’est passé, ligne par ligne
help-score = la feuille de score d’une table finie : d’un fichier, ou ligne par ligne
help-perft = compte les suites d’exactement N coups : l’empreinte des règles
help-solve = résout une fin de partie : qui gagne, de combien et par quels coups, si chacun joue au mieux
help-solve-ply = la position après tant de lignes (par défaut : à la fin ; d’une partie finie, le dernier choix)
help-solve-seconds = chercher tant de secondes au plus ; ce qui n’est pas résolu est alors encadré
help-solve-nodes = ne pas regarder plus de tant de positions
help-analyse = passe une partie en revue : ce que chaque décision a coûté, la part du hasard, ce qui a décidé
help-analyse-iterations = parties imaginées par décision (par défaut : de 300 pour une longue partie à 900 pour une courte) ; quatre fois plus quand un coup semble coûter quelque chose, douze fois quand il semble coûter cher ; avec un réseau de neurones (Paris), un seizième
help-analyse-processes = nombre de processus (par défaut : 2) ; le résultat est le même
help-analyse-all = raconte chaque décision, et pas seulement les tournants
help-endings = des positions de parties de robots où il reste peu de tours, chacune résolue exactement : un objet JSON par ligne
help-endings-out = les garder dans ce dossier : on reprend où on s’était arrêté, et les fichiers qui s’y trouvent sont complétés
help-endings-games = nombre de parties (par défaut : 20), avec toutes les options, tirées au sort
help-endings-turns = les positions où il reste au plus tant de tours (par défaut : 6)
help-endings-bots = qui joue, tiré au sort pour chaque place : { $bots }, ou un chemin d’import (par défaut : flaneur,apprenti)
help-endings-nodes = ne pas regarder plus de tant de positions pour chacune ; ce qui n’est pas résolu est gardé avec ses bornes
help-endings-every = chercher aussi ce que vaut chaque autre coup ; c’est plus long
help-problems = des problèmes à résoudre : des positions dont un coup est nettement le meilleur, trouvées dans des parties et prouvées
help-problems-make = trouver des positions dont un coup est nettement le meilleur, et le prouver
help-problems-out = les garder dans ce dossier : on reprend où on s’était arrêté, et JEU-puzzles.jsonl y est écrit
help-problems-most = s’arrêter quand il y en a tant
help-problems-bots = qui joue, tiré au sort pour chaque place : { $bots }, ou un chemin d’import (par défaut : maitre,maitre,apprenti)
help-problems-played = itérations pour un tour de ces parties (par défaut : 100)
help-problems-iterations = itérations de chacun des examens qui doivent s’accorder là où il n’y a pas de solveur (par défaut : 3000)
help-problems-records = examiner ces parties enregistrées au lieu de parties de robots ; aucun nom n’est gardé
help-endings-score = ne rien résoudre : demander un coup à ce robot dans chaque position de --out, et dire combien de fois c’est l’un des meilleurs
help-endings-iterations = itérations par décision pour le robot de --score (par défaut : 100)
help-endings-seconds = secondes par décision pour le robot de --score, au lieu d’itérations
help-dataset = des parties de robots pour apprendre, par lots : les parties notées, et des tableaux de nombres là où le jeu a un encodage, avec une fiche
help-dataset-out = garder le jeu de données dans ce dossier : on reprend où on s’était arrêté, et un --games plus grand s’y ajoute
help-dataset-games = nombre de parties (par défaut : 1000)
help-dataset-iterations = itérations par décision, pour les robots qui cherchent (par défaut : 100) ; des secondes feraient dépendre les parties de la machine
help-dataset-shard = parties dans chaque lot (par défaut : 200)
help-dataset-records = les parties notées seules, sans tableaux ; ne demande pas de compilateur
help-balance = l’équilibre d’un jeu : beaucoup de parties de robots forts, qui les gagne et avec quoi, en comptes et en rapport
help-balance-out = garder les parties dans ce dossier : on reprend où on s’était arrêté, et un --games plus grand s’y ajoute
help-balance-report = où écrire balance.json et balance.md ; les autres jeux déjà comptés y restent (par défaut : le dossier des parties)
help-balance-games = nombre de parties (par défaut : 2000)
help-balance-bots = qui joue : des robots par leur nom, tirés au sort pour chaque place (par défaut : maitre)
help-balance-iterations = itérations par décision (par défaut : 50)
help-fuzz = des parties au hasard, chaque promesse du contrat vérifiée ; les échecs sont gardés
help-content = vérifie un fichier de contenu corrigé
help-content-check = check : nombres, formes et noms sont-ils justes ?
help-new-game = écrit le squelette d’un nouveau jeu, jouable aussitôt, dans des dossiers à lui
help-build-offline = construit la table entière en un dossier de fichiers sans serveur : pour tout hébergeur, à installer comme une application
help-build-offline-out = le dossier écrit, en entier ; un dossier déjà écrit par cette commande est remplacé. Sans précision, c’est celui que proposent les serveurs de ce Boulevard
help-new-game-name = son nom pour les programmes : des minuscules et des chiffres, par exemple carnet
help-players = nombre de joueurs (par défaut : le nombre habituel)
help-option = une option du jeu, comme edition=en ; plusieurs fois si besoin
help-content-file = un fichier de contenu (TOML) à la place de celui du jeu
help-bots = un robot par place, ou un pour toutes : { $bots }, ou un chemin d’import comme paquet.module:Classe
help-terminal-bots = qui joue à chaque place : me pour une personne, ou un robot : { $bots }, ou un chemin d’import (par défaut : me contre apprenti)
help-record = enregistrer la partie dans ce fichier au fur et à mesure ; si le fichier existe, la partie reprend
help-terminal-seed = tirer au sort avec cette graine, pour retrouver les mêmes tirages (par défaut : une graine secrète)
help-words = décrire le plateau en mots au lieu de le dessiner
help-hints = permettre les conseils même à plusieurs (contre les robots, ils sont toujours permis)
help-teach = un professeur prévient avant un coup qui coûte cher : patient (dès 8 points, par défaut) ou strict (dès 3)
help-games = nombre de parties
help-seed = la graine : la même graine donne les mêmes parties
help-out = écrire chaque partie dans ce dossier
help-processes = nombre de processus (par défaut : 1) ; les parties sont les mêmes
help-json = écrire du JSON, pour les programmes
help-file = une partie (.game) ; - lit l’entrée standard
help-decisions = écrire chaque décision avec tous ses coups permis, un objet JSON par ligne
help-pad = un fichier JSON qui décrit la table ; sans lui, les questions viennent ligne par ligne
help-depth = nombre de coups
help-perft-file = une partie d’où partir, au lieu d’une nouvelle
help-ply = partir de la position avant cette ligne de la partie
help-every = vérifier entièrement une position sur N, les autres pour la conservation seulement
help-fuzz-out = où vont les parties qui échouent (par défaut : fuzz-failures)
help-serve = le serveur de tables : des personnes et des robots jouent par le réseau
help-trial = met à l’épreuve les promesses du serveur de tables, sur des serveurs à lui : les tue pendant que l’on joue, compare ce qu’ils disent, les inonde ; affiche un rapport
help-trial-kills = combien de fois un serveur est tué (20 par défaut)
help-trial-seconds = aucun serveur n’est tué après tant de secondes ; les parties en cours sont jouées jusqu’au bout
help-trial-database = un PostgreSQL, comme postgresql://USER:PASSWORD@HOST/NAME : tout se passe dans un schéma à part, supprimé à la fin (par défaut : SQLite dans un dossier temporaire)
help-trial-seed = la graine des coups, des moments et des positions (0 par défaut)
help-verify = vérifie chaque tirage d’une partie servie d’après la graine de la table
help-restore = remet une copie dans la base d’un serveur où il n’y a encore rien
help-ratings = refait classement et statistiques à partir des parties finies, dans l’ordre où elles ont été comptées
help-backup = copie toute la base d’un serveur, même en marche, dans un seul fichier
help-host-link = affiche un lien qui ouvre le bureau de l’hôte d’un serveur dans un navigateur : une seule fois, pendant dix minutes
help-host-link-url = l’adresse que l’on utilise (par défaut : celle que le serveur indique)
help-desk = tout ce qui se voit et se fait au bureau de l’hôte d’un serveur, même pendant qu’il tourne
help-metavar-why = RAISON
help-host-status = comment va le serveur, et ce qui vous attend
help-host-tables = les tables ouvertes ou en cours, la dernière touchée d’abord
help-host-close = met fin à une table : personne ne gagne, et ceux qui y sont assis lisent pourquoi
help-host-people = les gens, autant que la maison les connaît, les derniers vus d’abord
help-host-ban = tient quelqu’un à l’écart : la personne lit pourquoi, et ses parties à plusieurs continuent sans elle
help-host-mute = impose le silence à quelqu’un, qui peut continuer à jouer
help-host-warn = adresse un mot à quelqu’un, qui le lira en venant
help-host-bars = qui est à l’écart ou réduit au silence
help-host-lift = laisse quelqu’un revenir, ou reparler
help-host-reports = les signalements qui attendent, avec ce qui fut entendu autour
help-host-settle = dit la suite donnée à un signalement
help-host-settings = ce qui se règle pendant que les serveurs tournent, et où cela en est
help-host-set = règle quelque chose : les serveurs en marche le reprennent en une seconde
help-host-backup = fait faire maintenant une copie des tables à un serveur en marche
help-host-acts = ce qui fut fait au bureau et par la ligne de commande, le plus récent d’abord
help-host-end = ferme le bureau dans tous les navigateurs, et annule les liens non utilisés
help-host-of-search = une partie d’un nom, ou de l’identifiant d’une table
help-host-of-table = l’identifiant de la table, ou son adresse
help-host-of-whom = un nom gardé, TABLE/PLACE, une adresse ou un réseau, ou le début de la ligne dans la liste des gens
help-host-of-bar = l’identifiant au début de la ligne, dans la liste de ceux qui sont à l’écart ou réduits au silence
help-host-of-report = l’identifiant du signalement
help-host-of-outcome = la suite donnée : rien (nothing), un mot (warn), le silence (mute) ou la mise à l’écart (ban)
help-host-of-setting = lequel
help-host-of-value = sa valeur ; - pour ce qui fut donné au démarrage
help-host-why = pourquoi, tel que le lira la personne concernée
help-host-days = pour combien de jours (par défaut : pour de bon)
help-host-all = aussi celles qui sont finies
help-host-settled = ce qui fut réglé en dernier, et non ce qui attend
help-export = affiche la partie d’une table de la base d’un serveur
help-import = reprend une partie dans la base d’un serveur et affiche les liens de ses places
help-host = l’adresse à écouter (par défaut : 127.0.0.1 ; 0.0.0.0 pour tout le monde)
help-port = le port à écouter (par défaut : 8000)
help-database = sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM (par défaut : sqlite:///boulevard.db, ou BOULEVARD_DATABASE)
help-database-password-file = un fichier qui contient le mot de passe de la base, pour qu’il ne soit ni dans l’adresse ni sur la ligne de commande
help-public-url = l’adresse que les gens utilisent, si un mandataire la cache
help-trusted-proxy = adresse ou réseau d’un mandataire dont X-Forwarded-For est cru ; peut être donné plusieurs fois
help-allow-bot = chemin d’import d’un robot que l’on peut asseoir, comme paquet.module:Classe ; peut être donné plusieurs fois
help-bot-workers = nombre de processus où les robots réfléchissent (par défaut : 1)
help-bot-seconds = secondes de réflexion d’un robot pour un tour au plus, toutes ses décisions ensemble (par défaut : 5)
help-bot-pace = les robots répondent par multiples de ce nombre de secondes (par défaut : 0.5)
help-absent = jours après lesquels les autres peuvent donner la place d’un absent à un robot (par défaut : 3)
help-tournaments = qui peut fonder des tournois : anybody (tout le monde), members (qui a gardé un nom) ou nobody (personne) ; par défaut : anybody
help-keep-days = jours après lesquels les tables délaissées sont supprimées (par défaut : 90)
help-smtp-host = un serveur de courrier, pour prévenir les gens par là ; demande --smtp-from et --public-url
help-smtp-port = son port (par défaut : 587)
help-smtp-tls = comment la voie est fermée : starttls (par défaut), tls dès le premier octet, ou none
help-smtp-user = qui vous y êtes, s’il le demande
help-smtp-password-file = un fichier qui contient le mot de passe pour lui et rien d’autre
help-smtp-from = l’adresse d’où vient le courrier
help-allow-private = les messages peuvent aussi aller à des adresses du réseau local : seulement si vous vous fiez à tous ceux qui jouent
help-metrics-port = un port à part pour /metrics (par défaut : celui des tables)
help-metrics-host = l’adresse de ce port (par défaut : 127.0.0.1)
help-no-limits = aucune limite au nombre de requêtes
help-no-talk = on ne peut pas parler aux tables
help-no-sync = ne pas attendre le disque : plus rapide, mais des coups peuvent se perdre si la machine s’arrête
help-log-level = quantité de messages à noter (par défaut : info)
help-metavar-days = JOURS
help-metavar-hours = HEURES
help-metavar-contact = ADRESSE
help-serve-backup = un dossier pour des copies de la base, faites pendant que l’on joue
help-backup-hours = heures entre deux copies (par défaut : 6)
help-backup-keep = nombre de copies gardées (par défaut : 7)
help-contact = où l’on peut vous joindre, par exemple une adresse électronique : affiché sur la page de confidentialité
help-offline = le dossier, fait par build-offline, que la page propose pour jouer sans réseau (par défaut celui que build-offline fait sans précision ; "" n’en propose aucun)
help-ratings-rebuild = rebuild : d’après les parties elles-mêmes, tant que leurs tables existent
help-restore-file = un fichier fait par backup, ou par serve --backup
help-verify-seed = la graine de la table, montrée à la fin de la partie
help-backup-file = le nouveau fichier, une base SQLite que serve peut utiliser
help-export-table = l’identifiant de la table, dernière partie de son lien
help-export-seed = afficher aussi la graine de la table, sur la sortie d’erreur
help-import-seed = la graine de la table, nécessaire pour continuer une partie servie
help-import-brought = sans la graine : la table dit qu’elle a été apportée, tire ensuite par sa propre graine, et ne compte pour rien

problem-unreadable = lecture impossible : { $detail }
problem-unwritable = écriture impossible : { $detail }
problem-exists = existe déjà ; rien n’est écrasé
problem-seed = la graine « { $given } » ne peut pas servir : lettres, chiffres, point, tiret et souligné, 64 au plus
problem-arena-bots = « { $given } » ne rencontre personne : nommez un autre robot, ou le même pour chaque place
problem-lacking = il manque : { $names }
problem-check-suite = --check regarde un fichier de résultats de la suite ; ajoutez --suite
problem-suite-bot = la suite demande un robot, nommé en dernier : un robot connu, ou un chemin d’import comme my_bot:Counter
problem-suite-fixed = la suite dit elle-même comment elle se joue ; retirez { $given }
problem-suite-seconds = la suite compte des itérations, jamais des secondes : nommez le robot sans @ : { $given }
problem-suite-missing = il manque des matchs : { $matches }
problem-suite-figures = { $game }, { $opponent } : les parties ne sont pas celles de la suite, ou les chiffres pas ceux des parties
problem-suite-game = { $game }, { $opponent }, donne { $deal } : rejouée, c’est une autre partie ({ $found }, et non { $told })
problem-endings-iterations = --iterations et --seconds sont pour le robot de --score ; nommez-en un
problem-dataset-compiler = les tableaux sont faits par le noyau compilé, et numba n’est pas installé ici ou est désactivé (BOULEVARD_CORES) ; pip install "boulevard[research]" l’apporte, et --records s’en passe
problem-balance-none = { $game } ne dit pas ce qu’il faut y compter (un module balance à côté de ses règles)
problem-balance-nothing = il n’y a dans { $folder } aucune partie entière à compter
problem-ray-processes = --ray et --processes sont deux façons de jouer beaucoup de parties à la fois ; choisissez-en une
problem-ray-lacking = Ray n’est pas installé ici ; pip install "boulevard[ray]" l’apporte
problem-allow-bot = --allow-bot : { $detail }
problem-not-json = ce n’est pas du JSON : { $detail }
problem-expected = le compte donne { $found }
problem-outcome = le résultat écrit là n’est pas celui qu’on retrouve : { $found }
problem-ply = il n’y a pas de ligne { $given } ; la partie en a { $most }
problem-ply-without-file = --ply demande une partie où regarder
problem-other-game = c’est une partie de { $found } ; attendu { $expected }
problem-settings-with-file = la partie a ses propres joueurs et options ; retirez --players et --option
problem-no-solver = le jeu { $given } n’a pas de solveur exact
problem-no-compiler = le solveur exact est compilé par numba, qui n’est pas installé ici ou est désactivé (BOULEVARD_CORES) ; pip install "boulevard[fast]" l’installe
problem-solve-uncompiled = le solveur exact ne peut pas être compilé : { $detail }
problem-solve-beyond = le solveur exact ne connaît pas cette version des règles, ou ce contenu : { $detail }
problem-puzzles-game = c’est une partie de { $given }, et non de { $wanted }
problem-solve-over = la partie y est finie, et il n’y a plus rien à résoudre ; --ply désigne une position antérieure
problem-solve-early = après { $ply } lignes, il n’y a encore rien à résoudre. { $why } { $first ->
    [none] Cette partie ne va pas jusque-là.
   *[other] La première position de ce genre dans cette partie : --ply { $first }
}
problem-no-answer = il manque des réponses : l’entrée s’est terminée trop tôt
problem-record-over = cette partie est déjà finie ; revoyez-la avec : replay
problem-record-bot = le robot « { $bot } » de cette partie est le programme de quelqu’un d’autre ; si vous lui faites confiance, nommez-le avec --bots
problem-persons = personne ne joue ici : donnez une place à une personne (me) ; entre robots, il y a : boulevard simulate
problem-no-pad = le jeu { $given } n’a pas de feuille de score
problem-new-game-name = un jeu ne peut pas s’appeler « { $given } » ici : de 2 à 20 minuscules et chiffres, en commençant par une lettre
problem-new-game-taken = un jeu ne peut pas s’appeler « { $given } » ici : c’est un mot du code qui l’entoure. Tout autre nom convient, de 2 à 20 minuscules et chiffres, en commençant par une lettre, par exemple carnet
problem-build-offline-checkout = ce Boulevard ne tourne pas depuis une copie de ses sources, dont la page sans serveur est construite ; dans une copie : ./play build-offline DOSSIER
problem-new-game-checkout = ce Boulevard ne tourne pas depuis une copie de ses sources, et c’est là qu’un jeu s’écrit ; dans une copie : ./play new-game NOM

problem-trial-start = le serveur ne démarre pas : { $detail }
interrupted = interrompu
progress-second = { $done } sur { $total }, { $rate } par seconde, reste { $left }
progress-minute = { $done } sur { $total }, { $rate } par minute, reste { $left }
progress-solve = { $nodes } positions en { $time } s ({ $rate } par seconde) ; avance : entre { $least } et { $most } points
ended = Partie terminée : { $reason }
winner = Vainqueur : { $winners }
winners = Victoire partagée : { $winners }
replayed = { $game } : { $plies } lignes rejouées sans erreur
unfinished = La partie n’est pas finie.
simulated = { $game } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
} avec la graine { $seed }, { $plies } lignes en moyenne
simulated-reason = fin « { $reason } » : { $count }
simulated-seat = { $seat } ({ $bot }) : gagné { $wins }, partagé { $shared }
arena-played = { $game } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, graine { $seed }
arena-compiling = { $game } : compilation du noyau, une seule fois ; une minute ou deux…
arena-uncompiled = { $game } : le noyau ne peut pas être compilé ({ $detail }) ; les robots réfléchissent par les règles lisibles, plus lentement.
arena-missing = { $missing ->
    [one] Il reste 1 partie
   *[other] Il reste { $missing } parties
} à jouer.
arena-head-share = part des victoires
arena-head-won = gagné
arena-head-shared = partagé
arena-head-margin = écart
arena-head-fair = équitable
arena-head-rating = cote
arena-head-thought = par décision
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 1, minimumFractionDigits: 1) }…{ NUMBER($high, maximumFractionDigits: 1, minimumFractionDigits: 1) })
arena-fair = { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }
arena-margin = { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-thought = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-legend = Entre parenthèses et après ± : intervalles à 95 %. Une victoire partagée compte en parts ; écart : son total moins le meilleur des autres, en moyenne ; cotes : la moyenne est 1500.
arena-lineup = { $bot } × { $times }
arena-plot-axis = cote sur l’échelle d’Elo ; la moyenne est 1500 ; barres : 95 %
suite-played = Suite { $suite } : { $bot }
suite-stumbles = { $bot } a trébuché { $count ->
    [one] une fois
   *[other] { $count } fois
} ; chaque fois, un coup permis a été tiré pour lui.
suite-legend = { $games } parties contre chacun, chaque donne à toutes les places, { $iterations } itérations par décision. Entre parenthèses : intervalles à 95 % ; écart : son total moins le meilleur des autres, en moyenne.
suite-file = { $file }, empreinte { $digest }…
suite-remark = autrement que là où le fichier a été fait : { $what }
endings-scored = { $bot } a trouvé l’un des meilleurs coups dans { $best } de { $count ->
    [one] 1 position résolue
   *[other] { $count } positions résolues
} : { $share }
endings-lost = Points donnés par position, en moyenne : { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) }
dataset-made = { $folder } : { $game }, { $games ->
    [one] 1 partie
   *[other] { $games } parties
} dans { $files ->
    [one] 1 fichier
   *[other] { $files } fichiers
} ; README.md dit ce qu’ils contiennent.
dataset-records = Seules les parties notées étaient demandées : il n’y a pas de tableaux.
dataset-unencoded = { $game } n’a pas encore d’encodage : il y a des parties notées et pas de tableaux.
balance-made = { $game }, à { $players } : { $games ->
    [one] 1 partie comptée
   *[other] { $games } parties comptées
} ; { $file } dit ce qu’il en est.
dataset-stumbles = Dans ces parties, les robots ont trébuché { $count ->
    [one] une fois
   *[other] { $count } fois
} ; chaque ligne dit combien.
suite-checked = { $file } : complet, et ses chiffres sont ceux de ses parties ; { $games ->
    [one] 1 partie rejouée
   *[other] { $games } parties rejouées
} de { $bot }, avec le même résultat.
stumbled = { $bot } a trébuché { $count ->
    [one] une fois
   *[other] { $count } fois
} ({ $kinds }) ; un coup permis a été joué pour lui ; la première fois : { $example }
stumble-crash = en panne : { $count }
stumble-nonsense = coup interdit : { $count }
stumble-late = trop lent : { $count }
solve-position = { $game }, après { $ply } lignes : à { $seat } de jouer, { $turns ->
    [one] 1 tour au plus
   *[other] { $turns } tours au plus
} sans compter les passes.
solve-wins = Si chacun joue au mieux, { $seat } gagne de { $points ->
    [one] 1 point
   *[other] { $points } points
}.
solve-tie-break = Si chacun joue au mieux, les points sont égaux, et { $seat } gagne au départage.
solve-tie = Si chacun joue au mieux, les points sont égaux, et le départage aussi : la victoire est partagée.
solve-equal = { $count } premiers coups se valent : { $moves }
solve-line = Une suite parfaite ({ $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}) :
solve-bounds = Pas résolu : à la fin, { $seat } a une avance d’au moins { $least } et d’au plus { $most } points (− : un retard).
solve-so-far = Meilleur coup trouvé : { $move }
solve-looked = { $nodes ->
    [one] 1 position regardée
   *[other] { $nodes } positions regardées
} en { $seconds } s.
analysed = { $game } : { $looked } choix examinés sur { $choices }, dont { $exact } exactement.
analysed-by-move = Ce qui a décidé : ligne { $line }, { $seat } joue « { $move } », et ses chances passent de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysed-by-exact = Ce qui a décidé : ligne { $line }, { $seat } joue « { $move } » ; au mieux joué, la partie finissait à { $best } pour { $seat }, et à { $lead } ensuite.
analysed-by-luck = Ce qui a décidé : { $many ->
    [yes] ce qu’ont fait les autres et ce qui a été tiré
   *[no] ce qui a été tiré ou montré
} avant la ligne { $line } ; les chances de { $seat } passent de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysed-by-end = Ce qui a décidé : ce qui a suivi le dernier choix ; les chances de { $seat } passent de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analysed-nothing = Aucun coup ni aucun tirage n’a décidé à lui seul.
analysed-by-slips = Aucun coup n’a décidé à lui seul : ensemble, ceux de { $seat } qui ont coûté quelque chose ont fait perdre { NUMBER($given, style: "percent", maximumFractionDigits: 0) } d’une victoire.
analysed-by-small = Aucun coup ni aucun tirage n’a décidé à lui seul, mais beaucoup de petites différences : ensemble, elles ont valu à { $seat } { NUMBER($small, style: "percent", maximumFractionDigits: 0) } de victoire.
analysed-seat = { $seat } : { $choices } choix, { NUMBER($accuracy, style: "percent", maximumFractionDigits: 0) } de précision (faux pas : { $slips }, erreurs : { $mistakes }) ; { $points ->
    [one] 1 point perdu
   *[other] { $points } points perdus
} en tout ; { $many ->
    [yes] les autres et le hasard
   *[no] hasard
} : { $luck } % d’une victoire.
analysed-doubt = Des estimations qui devraient être égales diffèrent en moyenne de { NUMBER($doubt, style: "percent", maximumFractionDigits: 1) }.
analysed-turns = { $count ->
    [one] Le tournant
   *[other] Les tournants ({ $count }, les plus grands)
} :
analysed-all = Toutes les décisions :
turn-move = ligne { $line }, { $seat } joue « { $move } » : de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
turn-exact = ligne { $line }, { $seat } joue « { $move } » : au mieux joué, de { $best } à { $lead } à la fin.
turn-luck = avant la ligne { $line }, par { $many ->
    [yes] les autres et le hasard
   *[no] le hasard
} : { $seat } passe de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
turn-end = après le dernier choix, par { $many ->
    [yes] les autres et le hasard
   *[no] le hasard
} : { $seat } passe de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
points-signed = { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points
}
moment-about = ligne { $line }, { $seat }, « { $move } » : environ { NUMBER($value, style: "percent", maximumFractionDigits: 0) }, { $lead }.
moment-exact = ligne { $line }, { $seat }, « { $move } » : exactement { $lead }.
moment-only = ligne { $line }, { $seat } : seul coup possible.
moment-unseen = ligne { $line }, { $seat } : pas examinée.
moment-cost = Il coûte { $points ->
    [one] 1 point
   *[other] { $points } points
} et { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des chances.
moment-cost-points = Il coûte { $points ->
    [one] 1 point
   *[other] { $points } points
}.
moment-cost-chance = Il coûte { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des chances.
moment-better = Mieux, « { $move } » : { $deed }
endings-made = { $file } : { $count ->
    [one] 1 position
   *[other] { $count } positions
} (nouvelles : { $new }, pas résolues : { $unsolved })
puzzles-made = { $file } : { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
} de { $games ->
    [one] 1 partie
   *[other] { $games } parties
} (faciles : { $easy }, moyens : { $middling }, difficiles : { $hard })
fuzzed = { $game } : { $games } parties, toutes les promesses vérifiées, { $failures ->
    [0] aucun échec
    [one] 1 échec
   *[other] { $failures } échecs
}
fuzz-failure = partie { $number }, ligne { $ply } : { $said } (gardée : { $file })
content-sound = { $file } : bon ({ $fingerprint })
content-own = { $file } : bon, et le même que celui du jeu
build-offline-begins = La maison se met dans une page ; la première fois, cela prend quelques minutes.
build-offline-weaker = Sans numba ni ziglang (pip install boulevard[offline] ; ./play les récupère), aucun cœur n’est compilé pour elle : ses robots pensent par les règles lisibles, et sont plus faibles.
build-offline-written = { $place } est écrit ({ $megabytes } Mo). À poser chez tout hébergeur, dans tout dossier ; ouvert une fois, il se passe de réseau.
build-offline-offered = Toute la table sans réseau est construite ({ $megabytes } Mo). Les serveurs de ce Boulevard la proposent dès leur prochain démarrage, dans les réglages.
new-game-written = Un jeu nommé { $name } est sur l’étagère. Il est petit et entier, et attend ses propres règles :
new-game-next = On peut y jouer, et le mettre à l’épreuve du contrat :
    { "  " }./play terminal { $name }
    { "  " }./play fuzz { $name }
    { "  " }./test tests/{ $name } tests/test_contract.py tests/test_texts.py tests/test_rules_cited.py -k { $name }
    Quand ses règles tiennent, ses parties de référence : .venv/bin/python tools/golden.py { $name } --perft
    docs/tutorial-game.md construit un jeu à partir d’ici (en anglais).
new-game-remove = Pour le retirer, supprimez ce qui a été écrit : rm -r { $places }
pad-hello = Le compte d’une table finie, ligne par ligne. « retour » revient à la question précédente ; Ctrl-C pour quitter.
pad-save = Enregistrer cette table dans un fichier ? Son nom (Entrée : non)
saved = Enregistré : { $file }

not-a-part = « { $given } » n’est pas une part comme 2/8
not-a-share = « { $given } » n’est pas une part entre 0 et 1, comme 0.6 ou 60%
not-a-duration = « { $given } » n’est pas un nombre comme 2 ou 0.5
serving = À l’écoute sur { $address } (Ctrl-C l’arrête)
serving-offline-old = le dossier pour jouer sans réseau vient d’une autre version de Boulevard ; ./play build-offline le refait
home-serving = Boulevard est ouvert à l’adresse { $address } (Ctrl-C le ferme)
home-running = Boulevard est déjà ouvert, à l’adresse { $address }
home-lan = Sur votre réseau domestique : { $address }
home-no-network = Cet ordinateur n’est sur aucun réseau domestique en ce moment ; personne d’autre ne peut venir.
home-goodbye = Au revoir. Vos tables sont conservées.
problem-home-silent = Boulevard est déjà lancé { $pid ->
    [none] mais
   *[other] (processus { $pid }) mais
} ne répond pas ; arrêtez ce processus, puis recommencez
trial-at-twins = jumelles : { $done } positions comparées sur { $total } ({ $time })
trial-at-flood = inondation ({ $time })
trial-at-kills = serveurs tués : { $done } sur { $total } ({ $time })
trial-title = Boulevard { $version } sur { $database }, graine { $seed }, en { $time }
trial-kills = Serveurs tués : { $kills } fois (SIGKILL, tour à tour { $servers } serveurs pendant que l’on joue) ; { $tables } tables, { $games } parties jouées jusqu’au bout
trial-moves = Coups confirmés : { $acknowledged } ; renvoyés faute de réponse : { $repeated }
trial-lost = Perdus : { $lost } ; doublés : { $doubled }
trial-twins = Jumelles : { $twins } ; réponses comparées : { $answers } ({ $bytes } octets) ; octets différents : { $different }
trial-flood = Inondation : { $silent } connexions qui ne finissent pas leur demande ({ $closed } fermées par le serveur), { $garbage } envois illisibles, { $tables } tables avec des robots à toutes les places ({ $refused } autres refusées, { $watched } regardées)
trial-guest = Pendant ce temps, quelqu’un d’autre a demandé { $asked } fois ; sans réponse : { $unanswered }
trial-waits-before = {"  "}avant l’inondation : médiane { NUMBER($median, maximumFractionDigits: 0) } ms, au pire { NUMBER($slowest, maximumFractionDigits: 0) } ms ({ $count } réponses)
trial-waits-during = {"  "}pendant l’inondation : médiane { NUMBER($median, maximumFractionDigits: 0) } ms, au pire { NUMBER($slowest, maximumFractionDigits: 0) } ms ({ $count } réponses)
trial-waits-bots = {"  "}tours des robots : médiane { NUMBER($median, maximumFractionDigits: 0) } ms, au pire { NUMBER($slowest, maximumFractionDigits: 0) } ms ({ $count } tours)
trial-no-flood = Inondation : laissée de côté ; le temps était écoulé, ou cette machine n’a pas de seconde adresse à elle (127.0.0.2) d’où elle viendrait
trial-held = Toutes les promesses sont tenues.
trial-held-so-far = Toutes les promesses sont tenues, aussi loin que l’on est allé.
trial-broken = { $count ->
    [one] Une promesse n’est pas tenue :
   *[other] { $count } promesses ne sont pas tenues :
}
trial-more = {"  "}… et { $count } de plus
trial-kept = les bases de données et le récit des serveurs sont gardés dans { $folder }
trial-broken-lost = perdu à la table { $table }, ligne { $ply } : { $seat } { $move }
trial-broken-gone = perdu à la table { $table } : { $told } lignes annoncées, { $ply } gardées
trial-broken-unsaid = dit une fois à la table { $table } par { $seat }, et gardé { $count } fois
trial-broken-doubled = deux fois ou sans demande à la table { $table }, ligne { $ply } : { $seat } { $move }
trial-broken-refused = une réponse que personne ne devrait recevoir, à la table { $table } : { $detail }
trial-broken-still = plus rien ne se passe à la table { $table }, après { $ply } lignes
trial-broken-start = un serveur ne revient pas : { $detail }
trial-broken-seed = table { $table } : la graine n’est pas celle qui était promise
trial-broken-draw = table { $table }, ligne { $ply } : le tirage « { $text } » n’est pas celui que donne la graine : { $expected }
trial-broken-record = table { $table } : la partie enregistrée ne se rejoue pas : { $detail }
trial-broken-outcome = table { $table } : le résultat annoncé n’est pas celui de la partie rejouée
trial-broken-differs = { $game } : { $viewer } peut distinguer les jumelles { $tables } : { $detail }
trial-broken-unanswered = quelqu’un d’autre n’a pas de réponse : { $question } : { $detail }
trial-broken-silent = le robot de quelqu’un d’autre ne joue pas, à la table { $table }, après { $ply } lignes
trial-broken-held = { $count } connexions qui ne disent rien sont encore ouvertes après { $seconds } secondes de plus
trial-broken-garbage = un envoi illisible a pour réponse { $answer } : { $detail }
trial-broken-unopened = une table n’est pas ouverte, et n’est pas refusée comme il le faudrait : { $detail }
trial-broken-log = le serveur { $server } note : { $detail }
verified = { $draws ->
    [one] 1 tirage vérifié
   *[other] { $draws } tirages vérifiés
} : tous conformes à la graine
verified-given = { $draws ->
    [one] 1 tirage non vérifié
   *[other] { $draws } tirages non vérifiés
} : la table est partie d’une position enregistrée, et rien de ce qui précède n’a été tiré par cette graine
ratings-rebuilt = { $games ->
    [0] Aucune partie n’a encore été comptée.
    [one] Refait à partir d’une partie finie.
   *[other] Refait à partir de { $games } parties finies.
}
backed-up = { $tables ->
    [one] 1 table copiée
   *[other] { $tables } tables copiées
} dans { $file }
restored = { $tables ->
    [one] 1 table remise
   *[other] { $tables } tables remises
} depuis { $file } dans { $database }
table-seed = graine : { $seed }
problem-seed-hex = « { $given } » n’est pas une graine ; 64 chiffres hexadécimaux sont attendus
problem-no-seed = cette partie ne nomme pas de graine ; elle n’a pas été jouée sur un serveur
problem-other-seed = ce n’est pas la graine de cette partie : son empreinte est { $found }, la partie dit { $wanted }
problem-draw = le tirage « { $text } » n’est pas celui que donne la graine : { $expected }
problem-import-seed = cette partie a été servie ; donnez sa graine avec --seed, pour que ses tirages soient vérifiés et continués
problem-import-content = une partie avec un autre fichier de contenu ne peut pas être reprise sur un serveur
problem-no-such-table = il n’y a pas de table « { $given } » dans cette base

## Une partie dans le terminal

terminal-broken = On ne peut pas jouer à { $name } : son code ne se charge pas ({ $detail }).
terminal-which = Quel jeu ?
terminal-hello = { $game }. Choisissez par numéro, ou tapez un coup ; « aide » affiche les commandes.
terminal-seats = { $seat } : { $who }
terminal-person = vous
terminal-bot-random = le robot Hasard
terminal-bot-flaneur = le robot Flâneur
terminal-bot-ami = le robot Ami
terminal-bot-apprenti = le robot Apprenti
terminal-bot-maitre = le robot Maître
terminal-bot-grand-maitre = le robot Grand maître
terminal-bot-fleuriste = la Fleuriste, un robot
terminal-bot-cocher = le Cocher, un robot
terminal-bot-modiste = la Modiste, un robot
terminal-bot-facteur = le Facteur, un robot
terminal-bot-croupier = le Croupier, un robot
terminal-bot-comtesse = la Comtesse, un robot
terminal-bot-prefet = le Préfet, un robot
terminal-bot-architecte = l’Architecte, un robot
terminal-stumble-crash = Le robot { $bot } est tombé en panne ({ $detail }) ; un coup permis a été joué pour lui.
terminal-stumble-nonsense = Le robot { $bot } a répondu « { $detail } », ce qui n’est pas un coup permis ; un autre a été joué pour lui.
terminal-stumble-late = Le robot { $bot } a réfléchi trop longtemps ({ $detail }) ; un coup permis a été joué pour lui.
terminal-resumed = La partie reprend depuis { $file }, avec ses joueurs et ses options.
terminal-since = Ce qui s’est passé :
terminal-turn = { $seat } : à vous de jouer.
terminal-chosen = Jusqu’ici : { $text }
terminal-choice = { $number }. { $token }
terminal-choice-named = { $number }. { $token } : { $name }
terminal-several = ({ $count } coups)
terminal-gain = (score { $gain })
terminal-more = Encore { $count } : tapez « suite » pour les voir.
terminal-ask = Votre choix :
terminal-no-number = Il n’y a pas de choix { $given } ; choix : { $numbers }.
terminal-nothing-back = Il n’y a pas de choix précédent ; « revenir » revient sur un coup.
terminal-why = Non : { $said }
terminal-why-rule = Non : { $said } (règle { $rule })
terminal-why-legal = C’est permis.
terminal-why-what = Tapez « pourquoi » suivi d’un coup, par exemple : pourquoi pass
terminal-thinking = Un instant de réflexion…
terminal-hint-nudge = { $said } (« conseil » encore une fois montre où.)
terminal-hint-place = { $said } (« conseil » encore une fois dit le coup.)
terminal-hint = • { $move } [{ $text }]
terminal-hint-why = {"  "}{ $outlook } { $reason }
terminal-cost = Y regarder de plus près ? { $said } { $reason }
terminal-cost-play = Le jouer quand même ? (oui, ou non : « conseil » parle alors d’un meilleur coup)
terminal-no-hints = Vous êtes plusieurs à jouer ici ; les conseils ne sont donnés que si la partie a commencé avec --hints.
terminal-undone = C’est fait : rejouez.
terminal-no-undo = Vous n’avez pas de coup sur lequel revenir.
terminal-agree = { $seat } demande à revenir sur un coup. D’accord, { $seat_other } ? (oui ou non)
terminal-no-agreement = C’est refusé.
terminal-curtain = { $seat }, c’est à vous. Que personne d’autre ne regarde ; appuyez sur Entrée.
terminal-rule-unknown = Il n’y a pas de règle { $number } ; il y a { $numbers }.
terminal-rule-what = Tapez « règle » suivi d’un numéro ou d’un mot, par exemple : règle { $number }
terminal-saved = Enregistré dans { $file }.
terminal-save-what = Tapez « enregistrer » suivi d’un nom de fichier.
terminal-resign = Voulez-vous vraiment abandonner ? (oui ou non)
terminal-resigned = { $seat } abandonne.
terminal-left = Au revoir. La partie n’est pas finie.
terminal-left-record = Au revoir. La partie est enregistrée dans { $file } ; la même commande la reprend.
terminal-help =
    Un numéro choisit dans la liste. Vous pouvez aussi taper un coup, en entier ou ses premiers mots, avec les noms affichés.
    « (score +8) » : comment votre score changerait si la partie s’arrêtait après ce coup.
    retour : au choix précédent
    suite : afficher le reste d’une longue liste
    plateau : réafficher le plateau
    mots : décrire le plateau en mots, ou revenir au dessin
    score : le score si la partie s’arrêtait là
    récit : tout ce qui s’est passé
    revenir : rejouer votre dernier coup autrement ; ce que le sort a tiré depuis est tiré de nouveau
    pourquoi COUP : pourquoi un coup n’est pas permis
    conseil : une piste ; encore une fois : où regarder ; encore : le coup, et pourquoi
    règle NUMÉRO (ou un mot) : une règle du jeu
    enregistrer FICHIER : enregistrer la partie
    abandonner : abandonner la partie
    quitter : quitter la table
terminal-save-end = Enregistrer la partie dans un fichier ? Son nom (Entrée : non) :
output-failed = écriture impossible : { $detail }
not-a-number = « { $given } » n’est pas un nombre entier à partir de { $least }
usage-usage = {"usage : "}
usage-options = options
usage-arguments = arguments
usage-help = afficher cette aide
usage-version = afficher la version
usage-required = il manque : %s
usage-unrecognized = pas compris : %s
usage-choice = %(value)r n’est pas parmi : %(choices)s
usage-argument = %(argument_name)s : %(message)s
usage-one = il manque une valeur
terminal-why-begins = { $count } coups permis commencent par « { $text } ».
terminal-possible = Possible maintenant : { $verbs }.
terminal-board = (« plateau » affiche la table.)

host-link-made = Il ouvre le bureau de l’hôte une seule fois, dans les dix minutes. Qui l’a peut faire tout ce que vous pouvez : ne le donnez à personne.
host-well = Tout va bien.
host-concern-reports = { $count ->
    [one] Un signalement attend : boulevard host reports
   *[other] { $count } signalements attendent : boulevard host reports
}
host-concern-acts = { $count ->
    [one] Une décision reste à exécuter : un serveur tourne-t-il ?
   *[other] { $count } décisions restent à exécuter : un serveur tourne-t-il ?
}
host-concern-no-process = Aucun serveur ne tourne sur cette base.
host-concern-lost = ENNUI : un processus n’a rien dit depuis { $minutes } minutes ; il fut tué, ou il est bloqué.
host-concern-database = ENNUI : un processus ne peut pas lire sa base.
host-concern-writing = ENNUI : un processus ne peut pas écrire dans sa base.
host-concern-errors = { $count ->
    [one] Une erreur interne depuis le démarrage des serveurs : le journal la raconte.
   *[other] { $count } erreurs internes depuis le démarrage des serveurs : le journal les raconte.
}
host-concern-disk = ENNUI : il reste { $percent } % du disque.
host-concern-no-backup = Aucune copie n’est faite : démarrez le serveur avec --backup DOSSIER.
host-concern-backup-failed = ENNUI : la dernière copie a échoué.
host-concern-backup-old = ENNUI : la dernière copie a { $hours } heures.
host-tables = Tables : { $open } ouvertes, { $playing } en cours, { $over } finies, { $abandoned } abandonnées.
host-process = Un processus, version { $version }, depuis { $since } (dernier mot { $said }) : { $here } personnes là, { $sockets } connexions, { $waiting } réflexions de robots attendent { $workers } ouvriers.
host-backup-at = La dernière copie : { $at }, { $megabytes } Mo.
host-open-seat = libre
host-table-open = ouverte
host-table-playing = en cours, ligne { $ply }
host-table-over = finie, { $ply } lignes
host-table-abandoned = abandonnée, { $ply } lignes
host-person-member = a gardé son nom
host-person-guest = sans nom gardé
host-person-bot = un robot apporté par quelqu’un
host-person-address = une adresse
host-plays = { $games ->
    [0] ne joue nulle part
    [one] joue à une table
   *[other] joue à { $games } tables
}
host-nothing = Rien ici.
host-more = Il y en a plus que ces { $count } : cherchez une partie d’un nom.
host-for-good = pour de bon
host-until = jusqu’au { $at }
host-bar-ban = à l’écart
host-bar-mute = en silence
host-bar-warn = un mot à lire
host-report = { $by } à propos de { $of }, table { $table }{ $earlier ->
    [0] {""}
    [one] ; un signalement de plus en 30 jours
   *[other] ; { $earlier } signalements de plus en 30 jours
}
host-report-why = { $why }
host-outcome-nothing = rien à redire
host-outcome-warn = un mot fut adressé
host-outcome-mute = réduit au silence
host-outcome-ban = mis à l’écart
host-unit-days = jours
host-unit-hours = heures
host-unit-minutes = minutes
host-setting-keep_days = après quoi les tables que personne ne touche sont effacées
host-setting-backup_hours = entre une copie et la suivante
host-setting-backup_keep = copies gardées
host-setting-talk = peut-on parler aux tables ?
host-setting-tournaments = peuvent fonder des tournois
host-setting-absent = après quoi les autres peuvent confier la place d’un absent à un robot
host-setting-absent_all_here = de même, quand tous les autres sont là
host-setting-tables_an_hour = tables qu’une adresse peut ouvrir en une heure
host-setting-words_a_minute = prises de parole à une table en une minute, pour chacun
host-setting-reports_an_hour = signalements en une heure, pour chacun
host-set-here = (réglé ici)
host-waits = (reste à exécuter)
host-by-house = la maison
host-closed = La table prend fin dès qu’un serveur en marche l’a appris.
host-barred = C’est décidé : { $called }. Pour y mettre fin : boulevard host lift { $id }
host-lifted = Cela ne vaut plus.
host-settled = Le signalement est réglé.
host-turned = C’est réglé.
host-backup-wanted = Un serveur en marche fait la copie ; boulevard host acts dit quand elle est faite.
host-ended = { $count ->
    [0] Le bureau n’était ouvert nulle part.
    [one] Le bureau est fermé à un endroit.
   *[other] Le bureau est fermé à { $count } endroits.
}
