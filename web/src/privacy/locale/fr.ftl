# Ce qui est gardé de vous

privacy-document = Confidentialité · Boulevard
privacy-lead = Pas de compte obligatoire, pas de publicité, personne qui compte les visites. Ce serveur garde ce qu’il faut pour jouer, et rien d’autre.
privacy-kept = Ce qui est gardé
privacy-kept-tables = De chaque table : qui occupait quelle place, sous les noms qu’on y a écrits, les coups et leur heure, le résultat.
privacy-kept-keys = De vous : un seul cookie, un nombre au hasard par lequel vos places reconnaissent ce navigateur. Le serveur n’en garde qu’une empreinte, comme des liens vers les places et les tables ; personne ne peut en retrouver le nombre ni le lien. Il ne sert qu’à jouer, c’est pourquoi personne ne vous demande votre avis.
privacy-kept-name = Si vous gardez un nom : ce nom, la moitié publique de vos clés d’accès ou une empreinte de vos douze mots, comment s’appellent vos appareils et quand ils sont venus, et vos réglages, pour qu’ils soient partout les mêmes. Voyez « Nom et clés » : vous pouvez y emporter le tout, ou partir.
privacy-kept-bells = Si vous demandez à être prévenu quand c’est à vous : où, de quoi et quand, jusqu’à ce que vous l’éteigniez.
privacy-kept-club = Si vous cherchez un adversaire : les places que vous avez ouvertes, le nom donné, vos amis, qui est en sourdine, qui peut vous inviter et voir que vous êtes là, et la date de votre dernière démarche de ce genre. Une place disparaît dès qu’elle est prise ou que son temps est passé ; le reste quand vous le faites effacer ou, sans compte et sans amis, avec les tables auxquelles personne ne touche.
privacy-kept-talk = Ce qui se dit à une table est gardé avec elle, pour ceux qui pouvaient l’entendre. Ce que quelqu’un signale est montré à l’hôte, avec ce qui a été entendu autour, et reste quand la table disparaît.
privacy-kept-address = Votre adresse réseau sert tant que vous êtes en ligne, pour que personne n’accapare le serveur aux dépens des autres. Elle n’est notée nulle part, sauf si une adresse est mise à l’écart à la main par l’hôte de ce serveur.
privacy-kept-browser = Dans ce navigateur : votre langue, vos couleurs, votre nom, vos liens d’invitation, vos feuilles de score, où vous en êtes des leçons, et votre force au jeu. Rien n’en est envoyé, sauf le nom sous lequel vous prenez place et, pour être compté, ce qui se trouve sur la table d’une feuille de score, sans les noms.
privacy-long = Combien de temps
privacy-long-tables = { $days ->
    [one] Une table à laquelle personne ne touche pendant un jour est supprimée ; une partie en cours est d’abord notée comme abandonnée, et supprimée après le même temps.
   *[other] Une table à laquelle personne ne touche pendant { $days } jours est supprimée ; une partie en cours est d’abord notée comme abandonnée, et supprimée après le même temps.
}
privacy-long-backups = { $days ->
    [one] Des copies de toutes les tables sont faites au cas où quelque chose casserait ; elles disparaissent après un jour.
   *[other] Des copies de toutes les tables sont faites au cas où quelque chose casserait ; elles disparaissent après { $days } jours.
}
privacy-long-browser = Le cookie dure 400 jours ; vous pouvez le supprimer, avec tout ce que garde ce navigateur, dans le navigateur lui-même.
privacy-seen = Qui le voit
privacy-seen-said = Qui a le lien d’une table y voit les noms et ce qui est visible de tous ; une fois la partie finie, tout. Qui tient ce serveur peut lire ce qu’il garde. Personne d’autre ne reçoit rien.
privacy-host = Qui tient ce serveur
privacy-host-contact = Pour vos questions, et pour ce que vous ne pouvez pas faire ici :
privacy-host-none = Qui tient ce serveur n’a pas laissé d’adresse ici ; la personne qui vous a donné le lien la connaît peut-être.
privacy-delete = Tout faire supprimer
privacy-delete-said = Vous pouvez faire supprimer toutes vos tables et tous vos noms. Les tables dont vous seul vous servez disparaissent aussitôt. Aux autres, vous perdez vos places, et votre nom devient celui de la place, dans les parties écrites aussi ; les autres peuvent continuer sans vous.
privacy-delete-left = Il s’agit des tables que connaît ce navigateur. À une table que vous aviez quittée avant, le nom sous lequel vous y étiez reste jusqu’à ce que la table elle-même soit supprimée.
privacy-forget = Supprimer mes tables et mes noms
privacy-forget-sure = Supprimer toutes vos tables et tous vos noms sur ce serveur ?
privacy-forget-on = Continuer
privacy-forget-really = Vraiment ? Personne ne pourra les retrouver.
privacy-forget-yes = Supprimer pour toujours
privacy-forget-no = Tout garder
privacy-forgotten = C’est fait. Ce serveur ne sait plus rien de vous.
