# Le cadre de la table : invite, feuille, récit, rideau, menu, connexion.

prompt-label = À qui de jouer
prompt-turn = À vous de jouer
prompt-thinking = { $name } réfléchit
prompt-queued = { $name } réfléchira bientôt : d’autres passent avant vous
prompt-waiting = À { $name } de jouer
prompt-hot = Au tour de { $name }
prompt-waiting-table = Un instant
prompt-watching = Vous regardez. Une place vient ici par « Continuer sur un autre appareil », dans son menu.
prompt-won = Vous avez gagné
prompt-winner = { $name } a gagné
prompt-shared = { $name } se partagent la victoire
prompt-shared-you = Vous partagez la victoire avec { $name }
prompt-abandoned = Cette table a été abandonnée
prompt-closed = L’hôte a mis fin à cette table : { $why }
prompt-over = { $how ->
    [time] Au temps : { $score }.
    [absence] Par absence : { $score }.
    [resigned] Par abandon : { $score }.
   *[other] La partie est finie : { $score }.
}
name-you = Vous
prompt-score = { $name } { $score }
prompt-rule = Règle { $number }
rule-neighbours = Règles voisines
rule-before = Règle { $number }, la précédente
rule-next = Règle { $number }, la suivante
rule-all = Toutes les règles
prompt-replay = Depuis votre dernier tour : { $at } sur { $count }
prompt-replay-stop = Revenir au présent
prompt-told =
    { $count ->
        [1] { $name }
       *[other] { $name } : étape { $at } sur { $count }
    }
prompt-told-stop = Aller au bout
prompt-told-next = Suivant

action-undo = Revenir
action-takeback = Demander à revenir
action-cancel = Annuler
action-confirm = Confirmer
action-confirm-what = Confirmer : { $what }

sheet-now = Si on s’arrêtait là
sheet-line = Ligne de la feuille de score
sheet-after = après le coup

log-title = Récit
log-since = Depuis mon tour
log-stop = Arrêter

curtain-label = Rideau
curtain-title = { $name }, c’est à vous
curtain-words = Le rideau est tiré pour que personne ne voie ce que l’autre cache. Passez l’appareil, puis ouvrez le rideau.
curtain-sit = Je suis { $name } : ouvrir
curtain-back = Retour à { $name }, pour regarder ou revenir sur un coup
curtain-look = Je suis { $name } : regarder seulement
curtain-wait = Les autres jouent

hint-ask = Conseil
hint-title = Conseil
hint-thinking = Un instant de réflexion…
hint-where = Où ?
hint-what = Quel coup ?
hint-same = C’est le coup que vous avez préparé.
hint-held = Tout de suite, il compte { $gain } ; celui que vous aviez préparé, { $own }.{ $later ->
    [later] {" "}Ce qu’il a de mieux vient plus tard.
   *[none] {""}
}
hint-also = Presque aussi bon
hint-why = Pourquoi ?
hint-prepare = Préparer ce coup
hint-play = Jouer ce coup

teach-label = Professeur
teach-off = aucun
teach-patient = patient
teach-strict = strict
teach-looks = Le professeur regarde votre coup…
teach-title = Y regarder à deux fois ?
teach-lines = D’ici la fin, par rapport à un meilleur coup :
teach-better = Un meilleur coup
teach-again = Réfléchir encore
teach-show = Me le montrer
teach-anyway = Jouer quand même
teach-mine = Jouer le mien

problem-seat-gone = vous n’occupez plus cette place ; qui a ouvert la table peut vous donner un nouveau lien
guide-title = Pour la première fois
guide-rules = Règles
guide-ok = Compris
guide-no-more = Ne plus expliquer

menu-title = Menu
menu-close = Fermer
menu-theme = Thème
menu-theme-auto = comme le système
menu-theme-light = jour
menu-theme-dark = nuit
menu-pace = Les coups des autres
menu-pace-once = tous d’un coup
menu-pace-normal = un par un
menu-pace-step = un par un, avec « Suivant »
menu-confirm = Confirmer chaque coup
menu-confirm-hint = Ce qui ne fait que mener à un autre de vos choix, ou que vous apporter quelque chose, est joué sans rien demander ; vous pouvez toujours revenir dessus.
menu-guide = Expliquer ce qui est nouveau au moment voulu
menu-sound = Sons
menu-volume = Les gestes
menu-room = Une pièce calme
menu-hints-on = Les conseils sont permis à cette table.
menu-hints-off = Il n’y a pas de conseils à cette table.
menu-brought = Commencée ailleurs et apportée ici : qui l’a apportée peut savoir ce qui est caché, et elle ne compte pour rien.
menu-watch = Lien pour regarder
menu-keys = Touches
menu-key-confirm = jouer le coup préparé
menu-key-cancel = le reposer
menu-key-undo = revenir en arrière
menu-key-hint = un conseil, là où ils sont permis
menu-key-plan = préparer un coup pendant que les autres réfléchissent
menu-key-next = l’action suivante, quand chacune attend
menu-key-text = plateau ou table en texte
menu-key-large = agrandir la carte qui a le focus
menu-key-move = d’une place à l’autre sur le plateau
menu-key-talk = parler, s’il y a à qui parler
menu-key-phrase = dire une des phrases proposées
menu-key-mute = mettre les autres en sourdine, ou les entendre de nouveau
menu-key-keys = ces touches
menu-link = Continuer sur un autre appareil
menu-link-words = Ouvrez ce lien sur l’autre appareil. Gardez-le pour vous : qui l’a joue à votre place.
menu-copy = Copier le lien
menu-copied = Copié
menu-absent = { $name } n’est plus là : confier sa place à { $bot }
menu-resign = Abandonner la partie
menu-resign-sure = Abandonner cette partie ? Les autres gagnent ; on ne pourra pas la reprendre.
menu-resign-yes = Abandonner
menu-resign-no = Continuer
menu-leave = Céder ma place
menu-away = Renvoyer { $name }
menu-away-sure = Renvoyer { $name } ? La place redevient libre, et les liens d’invitation donnés jusqu’ici ne marchent plus.
menu-away-yes = Renvoyer
menu-away-no = Ne rien changer
menu-away-link = Nouveau lien pour prendre place
menu-uninvite = Retirer les liens d’invitation
menu-uninvited = Les liens d’invitation ne marchent plus.
menu-about = À propos de Boulevard

takeback-label = Retour en arrière
takeback-asked = { $name } demande à revenir sur son dernier coup.
takeback-yes = Accepter
takeback-no = Refuser
takeback-waiting = En attente de l’accord de { $name } pour revenir…

prompt-lent = { $name } joue pour vous.
prompt-lent-back = Reprendre la place
banner-lost = La connexion est coupée et va se rétablir. Aucun coup n’est perdu.
banner-lost-sending = La connexion est coupée ; votre coup part dès qu’elle revient, et ne compte qu’une fois.
banner-retry = Réessayer

table-coming = La table se prépare…
table-away = Le serveur ne répond pas. Nouvel essai…
table-none = Cette table n’existe pas
table-refused = Cette table ne peut pas être ouverte
table-home = Vers les jeux
table-well = OK

room-title = La table est prête
room-words = La partie commence dès que chaque place est prise.
room-you = vous, { $name }
room-waited = encore libre

problem-away = le serveur est injoignable ; vérifiez votre connexion

# un coup forcé, et ce que l’on prépare pendant que l’autre réfléchit
forced-title = Rien à décider
forced-words = Il ne reste que ceci : { $what }.
forced-soon = C’est fait tout seul dans un instant.
forced-wait = Attendre
forced-now = Maintenant
plan-title = Préparez : { $name } joue
plan-keep = Garder ce projet
plan-kept = Votre projet attend ici votre tour.
plan-ready = Votre projet est prêt : confirmez-le ou changez-le.
plan-lost = Votre projet n’est plus possible.
plan-unknown = C’est à { $name } de jouer. La suite dépend de son coup.
turned = Au tour de { $name }
turned-back = Retour à { $name }

# Talk

talk-tool = Parler
talk-tool-muted = Parler, en sourdine
talk-tool-unread = Parler : { $count ->
    [one] un message non lu
   *[other] { $count } messages non lus
}
