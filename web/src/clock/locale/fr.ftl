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
clock-none = sans pendule
clock-paused = en pause
clock-holiday = en congé
clock-here = là
clock-away = pas là
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

pause = Pause
pause-words = Si les autres acceptent, toutes les pendules s’arrêtent pour ce temps. La partie reprend plus tôt quand tout le monde est de retour.
pause-minutes = Minutes
pause-ask = Demander une pause
pause-asked = { $name } demande une pause de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
pause-yes = Accepter
pause-no = Continuer
pause-waits = Une pause est demandée ; on attend { $name }.
pause-withdraw = Tant pis
pause-on = Pause : { $time }
pause-end = Me revoilà
pause-back = On attend les autres

holiday = Congé
holiday-words = { $days ->
    [one] Il vous reste { $days } jour à cette table.
   *[other] Il vous reste { $days } jours à cette table.
} Votre pendule s’arrête dès maintenant, en jours entiers ; les jours non utilisés sont gardés.
holiday-days = Jours
holiday-go = Arrêter ma pendule
holiday-on = Congé : { $time }
holiday-end = Me revoilà

late-label = Le temps est écoulé
late-time = { $name } n’a plus de temps
late-absence = { $name } n’est pas là
late-claim-words = { $count ->
    [2] Vous pouvez attendre, laisser jouer l’Apprenti (qui revient reprend la place) ou terminer : vous gagnez, et la partie en garde la trace.
   *[other] Vous pouvez attendre, laisser jouer l’Apprenti (qui revient reprend la place) ou déclarer la place perdue : un robot la joue alors jusqu’au bout.
}
late-bot-words = Vous pouvez attendre ou laisser jouer l’Apprenti ; qui revient reprend la place.
late-wait-words = À cette table, on attend tout le monde.
late-wait = Attendre
late-bot = Laisser jouer un robot
late-claim = { $count ->
    [2] Réclamer la victoire
   *[other] Déclarer perdue
}

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
