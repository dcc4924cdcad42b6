# What a first game is told when a decision is met for the first time; last in brackets, the rules.

guide-phase-one = You lay the ground: put your tile on an empty square and turn it as you like, or take a building for later; then confirm. A first thought: points come from buildings beside streetlights, so keep your own colour around them. (P9, P11, S1)
guide-phase-two = Now you build: take a building of your reserve, lay it on free spaces of your colour or mixed ones, turn it, confirm. Or activate a postcard. A first thought: the largest ones first, beside as many lights as you can; what stays in reserve costs 3. (P13, P14, P17, S1, S3)
