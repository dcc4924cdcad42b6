# La feuille de score de Flatiron.

scorepad-of = { $what }, { $name }
scorepad-track = Piste de score
scorepad-reputation = plus de 0 rapporte { $good }, moins de 0 coûte { $bad }
scorepad-tokens = Jetons
scorepad-tokens-placed = placés au mieux
scorepad-together = ensemble
scorepad-decrees-points = points de chacun
scorepad-decree = Décret { $number }
scorepad-decree-add = Un décret de plus
scorepad-daniel = un décret compte { $points }
scorepad-daniel-prices = Prix de ses cartes de rue
scorepad-daniel-taken = Ses décrets
scorepad-daniel-thumbs = Marques au-dessus de 0 sur leurs moitiés hautes
scorepad-built-roof = Toit
scorepad-roof-decides = Départage les égalités (F32).
scorepad-against = Joué contre
scorepad-against-2 = un autre cabinet
scorepad-against-normal = Daniel
scorepad-against-hard = Daniel, difficile
