# Les pendules

clock-label = Pendules
clock-live = En direct · { $minutes } min + { $seconds } s par tour
clock-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
clock-live-short = { $minutes } min + { $seconds } s
clock-days-short = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
clock-brings = +{ $seconds } s par tour
clock-each = pour chaque tour
clock-until = jusqu’à { $when }
clock-paused = en pause
clock-holiday = en congé
clock-here = là
clock-away = absent
clock-away-for = absence : { $time }
clock-lost = Connexion perdue ; la pendule tourne.
clock-holiday-until = { $name } : en congé jusqu’à { $when }.
clock-left = Il reste { $time } à { $name }
clock-left-you = Il vous reste { $time }
clock-told = Il reste { $seconds ->
    [60] une minute
   *[other] { $seconds } secondes
} à { $name }
clock-told-you = Il vous reste { $seconds ->
    [60] une minute
   *[other] { $seconds } secondes
}
clock-well = Très bien

yours = Votre temps
yours-less = Moins
yours-more = Plus
yours-until = Pour ce tour, vous avez jusqu’à { $when }.
yours-cup = Dans un tournoi, il n’y a de pause qu’entre les rondes.

pause = Une pause
pause-words = Si les autres acceptent, toutes les pendules s’arrêtent pour ce temps et personne ne joue. La partie reprend plus tôt quand tout le monde est de retour.
pause-length = { $minutes } min
pause-ask = Demander une pause
pause-asked = { $name } demande une pause de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
pause-yes = Accepter
pause-no = Continuer
pause-means = Toutes les pendules s’arrêtent pour ce temps, et personne ne joue avant que tout le monde soit de retour.
pause-answer = Répondre
pause-declined = Pas de pause pour l’instant : on préfère continuer.
pause-waits = Une pause est demandée ; on attend { $name }.
pause-withdraw = Tant pis
pause-on = Pause : { $time }
pause-rests = On attend que tous soient là.
pause-end = Me revoilà
pause-back = Vous êtes là ; on attend { $name }.

holiday = Prendre congé
holiday-words = { $days ->
    [one] Il vous reste { $days } jour à cette table.
   *[other] Il vous reste { $days } jours à cette table.
} Votre pendule s’arrête dès maintenant, en jours entiers ; les jours non utilisés sont gardés.
holiday-none = Il ne vous reste aucun jour de congé à cette table.
holiday-length = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
holiday-go = Arrêter ma pendule
holiday-longer = Prolonger
holiday-everywhere = { $count ->
    [one] Aussi à mon autre table sur plusieurs jours
   *[other] Aussi à mes { $count } autres tables sur plusieurs jours
}
holiday-not = { $count ->
    [one] À l’une de vos autres tables, le congé n’a pas commencé : il n’y reste pas tant de jours, ou votre temps était écoulé.
   *[other] À { $count } de vos autres tables, le congé n’a pas commencé : il n’y reste pas tant de jours, ou votre temps était écoulé.
}
holiday-until = Vous êtes en congé jusqu’à { $when }.
holiday-ends = Votre pendule est arrêtée. Si vous revenez plus tôt, les jours entiers qui restent sont gardés ; vous pouvez jouer à tout moment.
holiday-end = Me revoilà

late-label = { $name } tarde
late-time = { $name } n’a plus de temps
late-absence = { $name } : { $time } d’absence
late-own = Votre temps est écoulé. Un coup compte encore, tant que personne n’a réclamé la partie.
late-back = { $name } est de retour
late-ways = Que faire
late-absence-words = La pendule tourne : reste { $time }. Rien ne vous oblige à attendre.
late-time-words = Rien ne vous oblige à attendre un coup.
late-days-words = Rien ne vous oblige à attendre davantage.
late-way-wait = Attendre { $name }
late-way-wait-words = La place est gardée. On vous prévient au retour de { $name }.
late-way-day = Donner un jour de plus à { $name }
late-way-day-words = Une fois par tour ; ensuite, on verra.
late-way-bot = Un robot joue pour { $name }
late-way-bot-words = { $rated ->
    [true] L’Apprenti prend la place ; { $name } peut revenir. Pour le classement, { $name } a perdu ; vous continuez pour le plaisir.
   *[false] L’Apprenti prend la place ; { $name } peut revenir.
}
late-way-claim = { $people ->
    [2] Terminer : vous gagnez
   *[other] Dire que { $name } a perdu
}
late-way-claim-words = { $people ->
    [2] Cela compte, et la partie garde la trace de sa fin.
   *[other] Un robot joue la place jusqu’au bout ; { $name } ne peut plus revenir.
}
late-voices-none = Vous devez être { $needed } à le dire.
late-voices = { $count } sur { $needed } l’ont dit : { $names }.
late-do-wait = Attendre
late-do-day = Donner un jour de plus
late-do-bot = Faire jouer l’Apprenti
late-do-claim = { $people ->
    [2] Réclamer la victoire
   *[other] Dire que c’est perdu
}
late-ask = Dire : « Vous êtes là ? »

new-clock = Pendule
new-clock-none = Aucune
new-clock-own = Autres nombres
new-clock-live = En direct
new-clock-days = Sur plusieurs jours
new-clock-minutes = Minutes chacun
new-clock-seconds = Secondes en plus par tour
new-clock-each = Jours par tour
new-clock-vacation = Jours de congé
new-clock-none-words = Chacun prend le temps qu’il lui faut.
new-clock-live-words = Pour jouer ensemble, au même moment. Les robots n’ont pas de pendule.
new-clock-days-words = Pour passer de temps en temps. Chaque tour a ses jours ; un congé arrête sa propre pendule.
new-late = Qui n’a plus de temps
new-late-claim = Peut perdre
new-late-bot = Un robot joue
new-late-wait = On attend
new-late-claim-words = Les autres peuvent réclamer la victoire, laisser jouer un robot ou attendre. En direct, cela vaut aussi après deux minutes d’absence.
new-late-bot-words = Les autres peuvent laisser jouer un robot ; qui revient reprend la place. En direct, cela vaut aussi après deux minutes d’absence.
new-late-wait-words = La pendule ne fait que montrer le temps.
