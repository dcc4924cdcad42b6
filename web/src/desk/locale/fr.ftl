# Le bureau de l'hôte

desk-document = Bureau de l’hôte · Boulevard
desk-title = Bureau de l’hôte
desk-tables-link = Aux tables

desk-shut-title = Le bureau est fermé ici
desk-shut = Il est à qui fait tourner ce serveur. Sur la machine du serveur, cette commande affiche un lien qui l’ouvre, une fois, pendant dix minutes :
desk-opening = Un instant, le bureau s’ouvre …

desk-well = Tout va bien
desk-trouble = { $count ->
    [one] Un ennui
   *[other] { $count } ennuis
}
desk-since = Version { $version } · en marche depuis { $since } · tout ce que vous faites ici est consigné
desk-gone = Le bureau ne répond pas en ce moment.

concern-reports = { $count ->
    [one] Un signalement attend
   *[other] { $count } signalements attendent
}
concern-acts = { $count ->
    [one] Une décision reste à exécuter
   *[other] { $count } décisions restent à exécuter
}
concern-no-process = Aucun processus ne dit comment il va.
concern-lost = Un processus n’a rien dit depuis { $minutes } minutes : il fut tué, ou il est bloqué.
concern-database = Un processus ne peut pas lire sa base.
concern-writing = Un processus ne peut pas écrire dans sa base : personne ne peut jouer.
concern-errors = { $count ->
    [one] Une erreur interne ; le journal la raconte
   *[other] { $count } erreurs internes ; le journal les raconte
}
concern-disk = Il ne reste que { $percent } % du disque.
concern-no-backup = Personne ne fait de copies
concern-backup-failed = La dernière copie a échoué : reste-t-il de la place, le serveur peut-il y écrire ?
concern-backup-old = { $hours ->
    [one] La dernière copie a une heure.
   *[other] La dernière copie a { $hours } heures.
}

figure-here = personnes là
figure-live = tables en cours
figure-days = tables sur plusieurs jours
figure-move = par coup, 95 sur 100
figure-errors = erreurs depuis le départ
figure-copy = dernière copie
figure-below = ≤ { $ms } ms

tables-title = Tables
tables-count = { $open } libres, { $playing } en cours
tables-search = Nom ou table
tables-all = aussi les finies
tables-table = Table
tables-who = Qui
tables-state = État
tables-last = Dernier coup
tables-open = Voir
tables-look = Voir ce que voit un spectateur
tables-none = Aucune table.
desk-more = Il y en a d’autres : cherchez une partie d’un nom.
state-open = attend du monde
state-playing = { $clock ->
    [live] en direct
    [days] sur plusieurs jours
   *[none] en cours
}, ligne { $ply }
state-over = finie
state-abandoned = arrêtée
desk-free = libre
close-table = Mettre fin à la table…
close-words = Personne ne gagne, rien ne compte. Ceux qui y sont assis, et qui viendra plus tard, lisent pourquoi.
close-do = Mettre fin
desk-deeds = Ce qui peut se faire

people-title = Les gens
people-count = { $members ->
    [one] un nom gardé
   *[other] { $members } noms gardés
}, { $guests ->
    [one] une personne de passage ce mois-ci
   *[other] { $guests } personnes de passage ce mois-ci
}
people-search = Nom
people-name = Nom
people-kept = Gardé par
people-seen = Vu
people-open = Ouvrir
people-none = Personne.
people-here = là
kept-passkey = clé d’accès
kept-words = douze mots
kept-guest = de passage
kept-bot = robot
nobody = sans nom
plays = { $games ->
    [0] Ne joue nulle part en ce moment.
    [one] Joue à une table.
   *[other] Joue à { $games } tables.
}

bar-ban = à l’écart
bar-mute = en silence
bar-warn = un mot à lire
bar-until = { $kind }, jusqu’au { $day }
bar-for-good = { $kind }, pour de bon
bar-waits = { $kind }
do-ban = Écarter…
do-mute = Imposer le silence…
do-warn = Un mot…
do-nothing = Rien à redire
ban-words = { $games ->
    [0] La personne lit pourquoi, quoi qu’elle demande. Ses places libres disparaissent.
   *[other] La personne lit pourquoi, quoi qu’elle demande. Ses parties à plusieurs finissent aussitôt, comme par absence ; celles contre des robots l’attendent.
}
mute-words = La personne peut continuer à jouer, et lit pourquoi là où elle parlerait.
warn-words = La personne le lit en venant ; cela n’arrête personne.
why = Pourquoi (la personne le lira)
how-long = Pour combien de temps
days-1 = un jour
days-7 = une semaine
days-30 = un mois
days-0 = pour de bon
say-ban = Écarter
say-mute = Imposer le silence
say-warn = Le dire
cancel = Annuler

reports-title = Signalements
reports-waiting = { $count ->
    [0] aucun n’attend
    [one] un attend
   *[other] { $count } attendent
}
report-about = { $by } à propos de { $of }
report-somebody = quelqu’un
report-at = table { $table }, { $at }
report-earlier = { $earlier ->
    [0] Le premier en 30 jours.
    [one] Le deuxième en 30 jours.
   *[other] { $earlier } autres dans les 30 jours précédents.
}
report-around = Ce qui fut entendu autour
report-none = Personne n’a rien signalé.

out-title = À l’écart
out-none = Personne.
out-address = Adresse { $address }
out-lift = Laisser revenir
out-speak = Laisser parler
out-take-back = Retirer
out-add = Une adresse ou un réseau
out-add-do = Écarter…

acts-title = Consigné
acts-more = Plus anciens
acts-waits = reste à exécuter
by-house = de soi-même
act-link = Un lien vers le bureau fut fait
act-enter = Le bureau fut ouvert
act-leave = Le bureau fut fermé dans un navigateur
act-close = Fin d’une table : { $why }
act-ban = { $called } à l’écart : { $why }
act-mute = { $called } en silence : { $why }
act-warn = Un mot à { $called } : { $why }
act-lift = { $called } : levé
act-read = { $called } a lu le mot
act-settle = Un signalement fut réglé : { $outcome }
act-set = { $name } : { $value }
act-backup = Une copie fut demandée
act-backed-up = La copie est faite
act-backup-failed = La copie a échoué
act-follow = Un silence a suivi quelqu’un jusqu’au nom gardé
act-forgotten = Quelqu’un fut oublié, et n’a plus de nom ici
act-other = { $what }
outcome-nothing = rien à redire
outcome-warn = un mot
outcome-mute = le silence
outcome-ban = à l’écart
value-began = comme au démarrage

health-title = Santé
health-database = Base de données
health-process = Processus { $number }
health-processes = Processus
health-connections = Connexions en direct
health-bots = Robots
health-disk = Disque
health-bots-words = { $waiting ->
    [0] { $workers } au travail, personne n’attend
   *[other] { $workers } au travail, { $waiting } attendent
}
health-free = { $percent } % libres
health-said = entendu { $ago }

copy-title = Copies
copy-now = Maintenant
copy-none = Personne ne fait de copies : démarrez le serveur avec --backup DOSSIER. boulevard backup FICHIER en fait une tout de suite.
copy-never = Aucune encore.

set-title = Limites et durées
set-back = Comme au départ
set-keep_days = Les tables que personne ne touche partent après
set-backup_hours = Une copie toutes les
set-backup_keep = Copies gardées
set-talk = On peut parler aux tables
set-tournaments = Les tournois sont fondés par
set-absent = La place d’un absent peut aller à un robot après
set-absent_all_here = De même, quand tous les autres sont là
set-tables_an_hour = Tables par heure, pour une adresse
set-words_a_minute = Mots par minute, pour chacun à une table
set-reports_an_hour = Signalements par heure, pour chacun
unit-days = jours
unit-hours = heures
unit-minutes = min
choice-anybody = tout le monde
choice-members = les noms gardés
choice-nobody = personne

sessions-title = Le bureau est ouvert dans
session-here = ce navigateur
session-end = Fermer
size-kb = { NUMBER($size, maximumFractionDigits: 0) } ko
size-mb = { NUMBER($size, maximumFractionDigits: 1) } Mo
size-gb = { NUMBER($size, maximumFractionDigits: 1) } Go

out-heading = On vous tient à l’écart
out-why = L’hôte de ce serveur a écrit :
out-until = Jusqu’au { $day }, rien ici ne peut se jouer ni se regarder.
out-for-good = Rien ici ne peut plus se jouer ni se regarder.
out-may = Ce que l’on garde de vous est à vous : vous pouvez l’emporter, ou le faire effacer.
out-data = Emporter mes données
out-forget = Comment se faire oublier
out-again = Réessayer
word-heading = Un mot de l’hôte de ce serveur
word-read = Je l’ai lu
