# La table en texte : les coups mot à mot, la table racontée.

text-turn = À qui de jouer
text-rule = Règle { $number }
text-undo = Revenir sur mon dernier coup
text-move = Votre coup
text-chosen = Jusqu’ici : { $says }
text-count = { $count ->
    [one] Un seul choix suit.
   *[other] { $count } choix suivent.
}
text-choices = Choix
text-several = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
text-score = score
text-field = Réduire la liste ou écrire un coup
text-go = Valider
text-found = { $count ->
    [0] Aucun des { $all } choix.
    [one] Un choix sur { $all }.
   *[other] { $count } choix sur { $all }.
}
text-would = Vous joueriez : { $says }
text-notation = Dans la notation :
text-change = { $name } : { $before } → { $after } ({ $gain }){ $parts ->
    [none] {""}
   *[other] {" "}: { $parts }
}
text-no-change = Les scores restent ce qu’ils sont.
text-confirm = Confirmer
text-back = Retour
text-table = La table en mots
text-failed = Le serveur n’a pas répondu.
text-again = Redemander
text-log = Récit
text-since = Depuis votre dernier tour
text-nothing = Rien encore.
text-all = { $count ->
    [one] Toute la partie : une ligne
   *[other] Toute la partie : { $count } lignes
}
text-keys = Touches
text-key-digits = 1 … 9
text-key-digits-does = choisir dans la liste
text-key-back = Retour arrière
text-key-back-does = revenir d’un choix
text-key-tab = Tab, Entrée
text-key-tab-does = tout parcourir, et choisir
text-key-undo = U
text-key-undo-does = revenir sur mon dernier coup, tant que c’est permis
text-key-hint = H
text-key-hint-does = demander un conseil, puis d’en savoir plus
text-key-switch = T
text-key-switch-does = vers la table dessinée, et retour
