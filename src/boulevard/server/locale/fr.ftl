# Le serveur de tables : les refus, et ce qui se passe à la table en dehors du jeu.

problem-request = lecture impossible : { $detail }
problem-token = ce jeton n’est pas connu à cette table ; redemandez le lien de la place
problem-no-hints = les conseils ne sont pas permis à cette table
problem-no-hint = aucun conseil n’a pu être trouvé pour l’instant ; réessayez dans un moment
problem-spectator = vous regardez cette table ; pour jouer, prenez une place avec le lien d’invitation
problem-not-yours = la place { $seat } n’est pas la vôtre
problem-not-host = seule la personne qui a ouvert la table peut le faire
problem-origin = cette requête vient de la page d’un autre site ; ouvrez la table elle-même
problem-invite = ce code d’invitation n’ouvre pas cette table ; redemandez le lien
problem-no-table = cette table n’existe pas ; elle a peut-être été supprimée
problem-no-study = cette étude n’existe pas, ou le lien qui y mène a été retiré
problem-no-node = ce moment n’est pas dans cette étude
problem-study-own = seule la personne qui a créé cette étude peut le faire
problem-study-look = ce lien permet de regarder l’étude, pas d’y écrire
problem-study-main = ce qui a été joué dans la partie reste ; seules les variantes se suppriment
problem-study-theirs = cette variante est à quelqu’un d’autre ; seuls cette personne et le propriétaire de l’étude peuvent la supprimer
problem-study-over = la partie est finie à cet endroit ; revenez en arrière pour continuer
problem-study-chance = personne ne peut dire « { $given } » ici maintenant
problem-study-no-chance = il n’y a rien à tirer ici
problem-study-full = cette étude a { $most } changements, son maximum ; une copie de ses variantes peut continuer
problem-study-nodes = cette étude a { $most } moments, son maximum ; la copie d’une variante peut continuer
problem-study-text = ce texte a { $count } lettres ; il peut en avoir { $most }
problem-study-letters = ce texte a des caractères qui ne peuvent pas s’afficher
problem-study-mark = une marque a besoin d’un endroit du plateau
problem-study-marks = il y a déjà { $most } marques ici ; enlevez-en d’abord
problem-study-links = cette étude a déjà { $most } liens de ce genre ; tous restent valables, et ils peuvent être retirés
problem-study-led = quelqu’un d’autre mène ; après { $seconds } secondes de calme, on peut prendre le relais
problem-study-again = quelqu’un d’autre a écrit au même moment ; renvoyez-le
problem-study-of-what = une étude se fait d’une table, d’une partie ou d’un jeu ; aucun n’est nommé
problem-no-page = il n’y a rien à cette adresse
problem-method = cette adresse ne répond pas à ce genre de requête
problem-old-ply = la table a avancé : elle en est à la ligne { $ply }, et non à la ligne { $given } ; regardez de nouveau
problem-not-begun = la partie n’a pas commencé : une place est encore libre
problem-over = la partie est finie
problem-not-over = la partie n’est pas encore finie
problem-not-looked = personne n’a encore examiné ce coup
problem-no-decision = personne n’a rien décidé à la ligne { $given }
problem-abandoned = cette table a été abandonnée ; personne n’a joué depuis longtemps
problem-not-your-turn = ce n’est pas votre tour ; à jouer : { $seat_due }
problem-no-takeback = personne n’attend votre réponse
problem-undo = vous ne pouvez pas revenir à la ligne { $to } ; possible : { $allowed }
problem-takeback = vous n’avez pas de coup sur lequel revenir à la ligne { $to } ; possible : { $allowed }
problem-no-seat = il n’y a pas de place { $given } ; il y a : { $allowed }
problem-seat-taken = cette place est prise ; places libres : { $allowed }
problem-seat-word = la place { $seat } ne peut pas être donnée à « { $given } » ; écrivez me, open ou bot: et l’identifiant d’un robot
problem-seating = choisissez : un robot, une place libre ou le nom d’une personne
problem-still-here = l’absence de { $seat } est encore trop courte pour confier la place à un robot
problem-no-guest = aucun de vos invités n’occupe la place { $seat }
problem-resigned-seat = cette place a abandonné la partie
problem-not-deletable = d’autres jouent à cette table ; elle pourra être supprimée quand la partie sera finie
problem-name = le nom « { $given } » ne peut pas être utilisé : des lettres et signes imprimables, 40 au plus, sans commencer par bot:
problem-full = cette table a { $most } lignes ; la partie peut se finir, mais les places et les coups joués n’y changent plus
problem-too-many-links = cette table a trop de liens de place ; révoquez-en d’abord
problem-too-many-invites = cette table a déjà { $most } liens d’invitation ; chacun d’eux reste valable
problem-no-path = aucun coup ne commence par « { $given } » ; regardez encore ce qui est proposé
problem-no-ply = cette partie compte { $most ->
    [one] { $most } ligne
   *[other] { $most } lignes
} ; il n’y a pas de position avant la ligne { $given }
problem-no-short = { $game } n’a pas de partie courte
problem-short-options = une partie courte se joue avec les options de son enregistrement : n’en envoyez aucune
problem-short-open = dans une partie courte, la place { $seat } est à vous ou à un robot : personne ne peut être attendu
problem-too-large = la requête est trop volumineuse
problem-media = la requête n’est pas du JSON ; envoyez Content-Type: application/json
problem-too-many = trop de requêtes ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
problem-inside = quelque chose n’a pas fonctionné sur le serveur ; la table est intacte, réessayez
problem-leaving = le serveur est en train de redémarrer ; réessayez dans un instant
problem-storage = le serveur ne peut rien enregistrer pour le moment ; réessayez dans un instant, rien ne comptera deux fois
problem-only-here = seul l’ordinateur qui fait tourner Boulevard peut le faire : ouvrez-le là-bas
problem-reach-fixed = ce serveur a été lancé par serve ; son option --host dit qui peut le joindre
problem-no-network = cet ordinateur n’est sur aucun réseau domestique en ce moment
problem-bell-address = ce n’est pas une adresse du web
problem-bell-https = seules les adresses qui commencent par https:// peuvent être prévenues
problem-bell-private = seules les adresses publiques peuvent être prévenues
problem-bell-keys = les clés de ce navigateur sont illisibles ; éteignez puis rallumez
problem-bell-mail = ce n’est pas une adresse de courrier
problem-no-bell = c’est déjà éteint
problem-no-mail = ce serveur n’envoie pas de courrier
problem-too-many-bells = { $most } endroits, c’est le plus où l’on puisse être prévenu
problem-bell-zone = le fuseau horaire « { $given } » n’est pas connu ici

event-table-begin = La partie commence ici. Ce qui précède était déjà joué.
event-table-brought = La table a été apportée ici. Ce qui précède a été joué et tiré ailleurs.
event-table-seat = { $name } prend place.
event-table-undo = { $seat } { $who ->
    [you] revenez
   *[other] revient
} sur un coup et { $who ->
    [you] rejouez
   *[other] rejoue
}.
event-table-takeback = { $seat } { $who ->
    [you] revenez
   *[other] revient
} sur le dernier coup.
event-table-resign = { $seat } { $who ->
    [you] abandonnez
   *[other] abandonne
}.
event-table-forfeit = { $forfeit ->
    [time] { $who ->
        [you] Votre temps est écoulé : vous avez perdu
       *[other] { $seat } n’a plus de temps et a perdu
    }
   *[absence] { $who ->
        [you] Votre absence vous fait perdre
       *[other] Absence : { $seat } a perdu
    }
}.
event-table-stumble = { $stumble } ; un coup est joué pour { $seat }.
stumble-barred = Ce serveur ne laisse pas jouer ce robot
stumble-crash = Le robot est tombé en panne
stumble-late = Le robot a pris trop de temps
stumble-nonsense = Le robot a répondu n’importe quoi
problem-bot-sits = un robot joue { $seat } pour vous ; reprenez d’abord la place

# Noms gardés

problem-open-way = à cette adresse, on ne peut pas garder un nom : ce qui est envoyé pourrait être lu en route ; sans compte, on y joue comme toujours
problem-no-domain = une clé d’accès appartient à un domaine, et cette adresse n’en a pas ; douze mots font aussi bien l’affaire
problem-only-browser = un nom se garde dans le navigateur, depuis sa propre page ; le jeton d’une place n’en a pas
problem-no-member = personne n’a gardé de nom dans ce navigateur
problem-member-stays = ce nom est gardé : demandez l’oubli dans les Réglages, il prend effet après sept jours
problem-member-already = un nom est déjà gardé dans ce navigateur ; déconnectez-le d’abord
problem-name-length = un nom gardé a de { $least } à { $most } lettres ; celui-ci en a { $count }
problem-name-letter = « { $given } » ne peut pas figurer dans un nom gardé ; lettres, chiffres, espaces, traits d’union et apostrophes le peuvent
problem-name-form = il faut une lettre à un nom gardé, et pas de longues suites de signes
problem-name-scripts = un nom gardé s’écrit dans un seul alphabet
problem-name-taken = « { $given } » est pris, ou ressemble trop à un nom déjà pris
problem-words = ce ne sont pas douze mots qui vont ensemble ; vérifiez l’orthographe et l’ordre
problem-words-unknown = aucun nom n’est gardé ici par ces mots
problem-key-unknown = cette clé d’accès n’est pas connue ici, ou sa réponse est arrivée trop tard ; réessayez
problem-key-known = cette clé d’accès est déjà celle d’un nom
problem-last-key = c’est la dernière clé de votre nom ; faites d’abord une autre clé d’accès ou prenez douze mots
problem-too-many-keys = un nom ne peut pas avoir plus de { $most } clés d’accès

# Les pendules

problem-clock-live-time = une partie en direct donne à chacun de { $least } à { $most } minutes, pas { $given }
problem-clock-live-increment = un tour d’une partie en direct apporte de { $least } à { $most } secondes, pas { $given }
problem-clock-live-vacation = les congés sont pour les parties sur plusieurs jours ; en direct, il y a la pause
problem-clock-days-time = un tour d’une partie sur plusieurs jours dure de { $least } à { $most } jours, pas { $given }
problem-clock-days-increment = une partie sur plusieurs jours n’ajoute pas de secondes : chaque tour a tous ses jours
problem-clock-days-vacation = une partie sur plusieurs jours donne à chacun de { $least } à { $most } jours de congé, pas { $given }
problem-no-clock = cette table n’a pas de pendule
problem-clock-not-live = la pause est pour les parties en direct ; sur plusieurs jours, on prend congé
problem-clock-not-days = les congés sont pour les parties sur plusieurs jours ; en direct, on demande une pause
problem-pause-minutes = une pause dure de { $least } à { $most } minutes, pas { $given }
problem-pause-on = la partie est déjà en pause
problem-paused = la partie est en pause : personne ne joue avant que tout le monde soit là, ou que la pause soit finie
problem-pause-asked = { $seat } demande déjà une pause ; répondez d’abord
problem-pause-declined = pas de pause pour l’instant ; vous pourrez la redemander après le prochain coup
problem-no-pause-asked = personne n’attend votre réponse pour une pause
problem-no-pause = la partie n’est pas en pause
problem-no-holiday = vous n’êtes pas en congé à cette table
problem-holiday-days = { $most ->
    [0] il ne vous reste aucun jour de congé à cette table
    [one] il vous reste un jour de congé à cette table ; { $given } ne se peut pas
   *[other] il vous reste { $most } jours de congé à cette table ; { $given } ne se peut pas
}
problem-holiday-late = votre temps pour ce coup est écoulé ; un congé peut commencer après votre coup
problem-call-own = seule une autre personne qui joue à cette table peut le faire
problem-call-bot = à cette table, un robot joue pour qui n’a plus de temps ; personne ne perd pour cela
problem-call-wait = à cette table, on attend tout le monde : c’est ce qui a été choisi à l’ouverture
problem-call-early = { $seat } a encore du temps, et la place n’est pas vide
problem-call-clock = cette table a une pendule : on attend qui a encore du temps, et l’on peut agir quand il est écoulé
problem-call-day = { $seat } a déjà reçu un jour de plus pour ce tour
problem-clock-no-day = un jour de plus, c’est pour les parties sur plusieurs jours ; en direct, on peut attendre

# Parler

problem-talk-off = on ne parle pas aux tables de ce serveur : son hôte l’a désactivé
problem-talk-none = il n’y a personne à qui parler à cette table
problem-talk-phrases = vous vous êtes rencontrés ici sans garder de nom : entre invités passent les phrases toutes faites, et le texte libre dès que toute la table a gardé un nom
problem-talk-what = dites une seule chose : une phrase par sa clé, ou un texte
problem-talk-empty = il n’y a rien à lire là-dedans ; écrivez un mot ou deux
problem-talk-long = on peut dire { $most } lettres à la fois ; en voici { $count }
problem-talk-full = une table garde { $most } messages au plus ; la partie continue sans eux
problem-talk-self = c’est vous qui avez dit cela
problem-talk-gone = cela ne s’entend plus ici
problem-talk-whom = dites qui vous ne voulez pas entendre : une place, ou ce qui a été dit

# Ratings and people

problem-rated-name = cette partie compte pour le classement : il y faut un nom que vous avez gardé. Gardez-en un (ni e-mail, ni mot de passe), ou jouez hors classement
problem-rated-once = vous êtes déjà à cette table classée
problem-rated-alone = une partie classée se joue entre personnes, ou contre un robot de l’échelle : prenez une place et laissez les autres libres, ou à de tels robots
problem-rated-short = une partie courte commence au milieu ; elle ne peut pas compter pour le classement
problem-rated-hints = une partie classée se joue sans conseils
problem-rated-bot = « { $given } » n’est pas sur l’échelle de ce jeu ; prenez un robot qui y est, ou jouez hors classement
problem-rated-seat = une partie classée est jouée jusqu’au bout par ceux qui s’y sont assis ; qui doit s’arrêter peut abandonner
problem-rated-takeback = face à un robot, personne ne pourrait refuser : une partie classée n’a pas de reprise
problem-no-profile = personne de ce nom ne montre de profil ici
stamp-master = Le Maître battu
stamp-master-how = Gagner contre le Maître ou le Grand Maître, sans conseils.
stamp-comeback = Quinze de retard
stamp-comeback-how = Gagner après avoir eu 15 points de retard.
stamp-hair = D’un cheveu
stamp-hair-how = Gagner d’un seul point.
stamp-clear = Loin devant
stamp-clear-how = Gagner de 25 points ou plus.
stamp-crowd = Premier de quatre
stamp-crowd-how = Gagner à une table de quatre.
stamp-giant = Le géant
stamp-giant-how = Gagner une partie classée contre plus fort de 200 points.

# Les tournois

problem-no-cup = ce tournoi n’existe pas ; il a peut-être été supprimé
problem-cup-over = ce tournoi est terminé
problem-cup-begun = ce tournoi a déjà commencé
problem-cup-late = on ne peut plus s’inscrire : la suite est tirée au sort ; d’autres tournois sont ouverts
problem-cup-full = ce tournoi a déjà ses { $most } joueurs
problem-cup-few = il faut être deux pour commencer
problem-cup-not-now = il n’y a rien à attendre pour l’instant ; la page dit quand commence la prochaine ronde
problem-cup-not-in = vous n’êtes pas de ce tournoi ; inscrivez-vous d’abord
problem-cup-own = seule la personne qui a fondé ce tournoi peut le faire
problem-cup-two = les tournois se jouent à deux par table, et ce jeu ne connaît pas de telle table
problem-cup-title = il faut un titre au tournoi, sans signes qui cachent ou retournent des lettres
problem-cup-arena-live = une arène se joue en direct : elle dure des minutes, pas des jours
problem-cup-when = un tournoi commence d’ici un an
problem-cup-not-over = les parties sont à prendre quand le tournoi est terminé
problem-cup-founders = { $who ->
    [members] ici, qui a gardé un nom peut fonder des tournois ; tout le monde peut y jouer
   *[nobody] ici, seul l’hôte fonde des tournois ; tout le monde peut y jouer
}
problem-cup-seat = dans un tournoi, chacun garde sa place ; qui ne peut continuer se retire sur la page du tournoi
problem-cup-again = plusieurs personnes ont agi au même moment ; réessayez
problem-cup-pause = dans un tournoi, personne n’attend une pause ; il y en a une entre les rondes
problem-cup-many = vous avez fondé { $most } tournois qui ne sont pas terminés ; il faut d’abord que l’un d’eux finisse

# Se trouver

problem-seek-gone = cette place n’est plus libre : quelqu’un a été plus rapide, ou elle a été retirée
problem-seek-own = cette place est la vôtre ; c’est à quelqu’un d’autre de s’y asseoir
problem-seek-set = tout le monde est assis : la table est mise
problem-seek-many = vous avez { $most } places ouvertes, c’est le plus qu’on puisse avoir ; retirez-en une d’abord
problem-seek-chance = la chance la plus basse vient d’abord, par exemple de 30 à 70
problem-seek-alone = on cherche un adversaire là où l’on joue à deux au moins
problem-seek-self = vous ne pouvez pas vous inviter vous-même
problem-challenge-closed = { $name } n’accepte pas d’invitation de votre part ; ouvrez plutôt une place à tout le monde
problem-challenge-two = une invitation est pour deux joueurs ; à plus, ouvrez une place ou envoyez un lien
problem-no-person = { $given ->
    [none] il n’y a personne de ce nom ici
   *[other] personne ici ne s’appelle « { $given } »
}
problem-friend-link = ce lien ne fait plus d’amis ; demandez-en un nouveau
problem-friend-self = vous êtes déjà de vos amis
problem-friends-many = { $most }, c’est le plus qu’on puisse avoir ou demander
problem-mute-self = vous ne pouvez pas vous mettre en sourdine
problem-muted-many = { $most }, c’est le plus qu’on puisse mettre en sourdine
problem-bots-many = { $most } robots, c’est le plus qu’on puisse amener ; mettez fin à l’un d’eux d’abord

# Le bureau de l'hôte

problem-kept-out = l’hôte de ce serveur vous tient à l’écart { $days ->
    [0] { $hours ->
        [0] pour de bon
        [one] encore une heure
       *[other] encore { $hours } heures
    }
   *[other] encore { $days } jours
}. La raison : { $why }
problem-talk-silenced = l’hôte de ce serveur vous demande de garder le silence { $days ->
    [0] { $hours ->
        [0] désormais
        [one] encore une heure
       *[other] encore { $hours } heures
    }
   *[other] encore { $days } jours
} ; vous pouvez continuer à jouer. La raison : { $why }
problem-closed = l’hôte de ce serveur a mis fin à cette table. La raison : { $why }
