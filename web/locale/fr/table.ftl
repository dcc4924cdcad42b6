# Le cadre de la table : invite, feuille, journal, rideau, menu, connexion.

prompt-label = À qui de jouer
prompt-turn = À vous de jouer
prompt-thinking = { $name } réfléchit
prompt-waiting = À { $name } de jouer
prompt-hot = Au tour de { $name }
prompt-waiting-table = Un instant
prompt-watching = Vous regardez la partie. Chaque place se joue dans le navigateur où elle a été prise ; son menu, « Emporter ma place sur un autre appareil », donne un lien pour celui-ci.
prompt-won = Vous avez gagné
prompt-winner = { $name } a gagné
prompt-shared = Victoire partagée : { $name }
prompt-abandoned = Cette table a été abandonnée
prompt-over = { $how ->
    [resigned] Par abandon, { $score }.
   *[other] La partie est finie : { $score }.
}
prompt-score = { $score } pour { $name }
prompt-rule = Règle { $number }
prompt-replay = Depuis votre dernier tour : { $at } sur { $count }
prompt-replay-stop = Revenir au présent
prompt-told = { $name } : { $at } sur { $count }
prompt-told-stop = Continuer

action-undo = Annuler
action-takeback = Demander à annuler
action-cancel = Effacer
action-confirm = Confirmer
action-confirm-what = Confirmer { $what }

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
curtain-back = Revenir à { $name }, pour regarder ou annuler
curtain-look = Je suis { $name } : regarder seulement
curtain-wait = Les autres jouent

hint-ask = Conseil
hint-title = Coups qui méritent réflexion
hint-thinking = Un instant de réflexion…
hint-prepare = Le préparer
hint-play = Le jouer

menu-title = Menu
menu-close = Fermer
menu-theme = Thème
menu-theme-auto = comme le système
menu-theme-light = jour
menu-theme-dark = nuit
menu-confirm = Demander confirmation avant de jouer un coup
menu-sound = Sons doux
menu-hints-on = Les conseils sont permis à cette table.
menu-hints-off = Il n’y a pas de conseils à cette table.
menu-link = Emporter ma place sur un autre appareil
menu-link-words = Ouvrez ce lien sur l’autre appareil. Gardez-le pour vous : qui l’a joue à votre place.
menu-copy = Copier le lien
menu-copied = Copié
menu-absent = { $name } n’est plus là : confier sa place à { $bot }
menu-resign = Abandonner la partie
menu-resign-sure = Abandonner cette partie ? Les autres gagnent ; on ne peut pas y revenir.
menu-resign-yes = Abandonner
menu-resign-no = Continuer
menu-leave = Céder ma place
menu-about = À propos de Boulevard

takeback-label = Annulation
takeback-asked = { $name } demande à annuler son dernier coup.
takeback-yes = Accepter
takeback-no = Refuser
takeback-waiting = En attente de l’accord de { $name } pour annuler…

banner-lost = La connexion est coupée et va se rétablir. Aucun coup n’est perdu.
banner-lost-sending = La connexion est coupée ; votre coup part dès qu’elle revient, et ne compte qu’une fois.
banner-retry = Réessayer

table-coming = On dresse la table…
table-away = Le serveur ne répond pas. Nouvel essai…
table-none = Cette table n’existe pas
table-refused = Cette table ne peut pas être ouverte
table-home = Vers les jeux
table-well = D’accord

room-title = La table est dressée
room-words = La partie commence dès que tout le monde est assis.
room-you = vous, { $name }
room-waited = encore libre

problem-away = le serveur est injoignable ; votre connexion fonctionne-t-elle ?
