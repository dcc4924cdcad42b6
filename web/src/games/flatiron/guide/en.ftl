# What a first game is told when a decision is met for the first time; last in brackets, the rules.

guide-board = Choose one of the boards that are offered: it has a column of actions for each street, and says what each colour of pillar is worth to you. A first thought: any of them will do for a first game; see which colour brings the most there, and which column both buys and builds. (F7, F18)
guide-move = Your architect has to move: choose a place with a gold rim, and you are there. There you do one thing. A first thought: a street whose column on your board does something you can pay for, or one whose open card you want. (F9, F10)
guide-one-thing = Do one thing here: buy the card, activate your column for this place, or take $2; choose it, then confirm. A first thought: buy early, so that your columns do more; activate once a column is worth the walk. (F11, F12, F15)
guide-action = You reach the actions of the column one by one, from top to bottom: choose how you do this one, or skip it, then confirm. A first thought: buy pillars where they are cheap, and build them on the slot whose bonus you want. (F15, F18, F19)
guide-second-pillar = This action builds two: you may put up a second pillar without paying again, or stop there. A first thought: each pillar brings points and the bonus of its slot, and three of them let somebody lay the floor. (F19, F20)
guide-keep = The paperboy brings two newspapers: keep one, and your rival gets the other. A first thought: the one that you would spend soon, and not the one that helps your rival. (F27, F24)
guide-end = Your turn is nearly over: you may still spend newspapers from your hand, each for its action, or end the turn. A first thought: keep one for the turn in which its action is worth more. (F16, F24)
