# Problems to solve: what is said to an answer, and to a try.
puzzle-next = Compared with the next best move, you end with: { $drivers }.
puzzle-tried = Compared with the best move, you end with: { $drivers }.
puzzle-rival = { $seat } ends with: { $drivers }.
puzzle-better = Better than the other moves: { $drivers }.
puzzle-reply = The best answer: { $told }
puzzle-branch-answer = The answer
puzzle-branch-other = The next best move
puzzle-wins = wins by { $points }
puzzle-loses = loses by { $points }
puzzle-wins-tie = wins on the tie-break
puzzle-loses-tie = loses on the tie-break
puzzle-shares = shares the victory
puzzle-near = A good move: it { $result }. One { $best }.
puzzle-short = With best answers it { $result }. One move { $best }.
puzzle-chance = With it your chance to win is about { NUMBER($after, style: "percent", maximumFractionDigits: 0) }. One move has about { NUMBER($before, style: "percent", maximumFractionDigits: 0) }.
puzzle-most = With it your chance to win is at most about { NUMBER($after, style: "percent", maximumFractionDigits: 0) }. One move has about { NUMBER($before, style: "percent", maximumFractionDigits: 0) }.
