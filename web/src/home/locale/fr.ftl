# L’accueil de qui revient, et les chemins depuis chaque écran.

home-due = { $count ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
}
home-due-more = et { $count } autres
home-fold = { $count } tables attendent les autres
home-has = { $name } a encore { $time }
home-holiday = en congé jusqu’à { $day }
home-live = en direct · { $time }
home-foot = { $count ->
    [one] Une table
   *[other] { $count } tables
}, prochaine échéance { $today ->
    [true] aujourd’hui à { $when }
   *[false] { $when }
}.
home-keep = Garder le nom { $name } ? Vos tables et un classement vous suivent alors sur chaque appareil.
home-keep-yes = Le garder
home-keep-no = Pas maintenant
home-tables = Vos tables
home-your-turn = À vous
home-time = { $status } · reste { $time }
home-plays = À { $name }
home-waiting = Places libres
home-over = Finie
home-abandoned = Abandonnée
home-here = sur cet appareil
home-now = à l’instant
home-result-won = Gagnée { $scores }
home-result-lost = Perdue { $scores }
home-result-shared = Partagée { $scores }
home-result-over = { $scores }
home-review = Revoir
home-review-of = Revoir : { $game }
frame-places = Pages
place-tables = Tables
place-club = Cercle
place-learn = Apprendre
place-me = Moi
place-me-named = { $name } : ma page
place-find = Chercher une personne ou une table
