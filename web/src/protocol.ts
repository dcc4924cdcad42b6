// Made from the Python types by tools/protocol.py: do not edit.

/** What is a game's own in what is sent. Each game's `types.ts` has it more exactly. */
export interface AnyGame {
  options: Record<string, unknown>;
  view: View;
  shown: Shown | null;
  event: AnyEvent;
  box: unknown;
}

/** Something that happened. */
export type AnyEvent = { event: string; seat: string | null; [figure: string]: unknown };

/** Something that happened, with the line of the record in which it did and the points it brought. */
export type Happened<G extends AnyGame = AnyGame> = G["event"] & { ply: number; gains?: Record<string, number> };

/** What every game's view begins with. It holds all that `determinize`, a bot and the browser need. */
export interface View {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seat: string | null;
  to_act: string[];
  decision: Decision | null;
  outcome: Outcome | null;
  agenda: unknown[];
  resigned: string[];
}

/** What is being asked, by which rule; `prompt-KEY` in the game's catalogue words it, with the step's figures. */
export interface Decision {
  rule: string;
  key: string;
  figures: Record<string, unknown>;
}

/** How a game ended. */
export interface Outcome {
  reason: string;
  scores: Record<string, Record<string, number>>;
  winners: string[];
}

/** What every game's `shown` has. */
export interface Shown {
  items: Item[];
  endings: Near[];
}

/** A part of a line of the score sheet; `item-KEY` in the catalogue words it, `where` is what to look at. */
export interface Item {
  seat: string;
  line: string;
  points: number;
  key: string;
  figures: Record<string, unknown>;
  where: string[];
}

/** How near a game, or a phase of it, is to an end that the rules know; `ending-KEY` in the catalogue words it. */
export interface Near {
  rule: string;
  key: string;
  count: number;
  of: number;
  seats: Record<string, number>;
}

/** A seat went back to before its own move. */
export type TableUndo = { event: "table-undo"; seat: string | null; to: number };

/** A seat went back further, and the others agreed. */
export type TableTakeback = { event: "table-takeback"; seat: string | null; to: number };

export type TableResign = { event: "table-resign"; seat: string | null };

/** A seat has lost because its time ran out, or because nobody was there to play it. */
export type TableForfeit = { event: "table-forfeit"; seat: string | null; forfeit: string };

/** Somebody else sits in the seat. */
export type TableSeat = { event: "table-seat"; seat: string | null; name: string };

/** A bot's answer was no move; one was played for it. */
export type TableStumble = { event: "table-stumble"; seat: string | null; stumble: string };

/** What happened before was given to the table; it plays on from there. */
export type TableBegin = { event: "table-begin"; seat: string | null };

/** What happened before was played and drawn elsewhere, by the same players. */
export type TableBrought = { event: "table-brought"; seat: string | null };

export type TableEvent =
  | TableUndo
  | TableTakeback
  | TableResign
  | TableForfeit
  | TableSeat
  | TableStumble
  | TableBegin
  | TableBrought;

/** `POST /api/tables`. A seat is `me`, `open` or `bot:ID`; without seats the first is mine, the others open. `short`: from the game's recorded position, near its end. Its options are the record's, no seat is open, and without seats a friend (`bot:ami`) plays the others. */
export interface Opening {
  game: string;
  options?: Record<string, unknown>;
  seats?: Record<string, string>;
  name?: string;
  hints?: boolean | null;
  id?: string | null;
  short?: boolean;
  clock?: Timing | null;
  rated?: boolean;
}

/** A table's clock, as it is chosen. `live`: `time` minutes for the whole game, `increment` seconds more after each turn. `days`: `time` days for each turn, and so many days of `vacation`. `late`: what the others may do about whoever has run out of time, or is absent in a live game: claim the victory or let a bot play on, only the latter, or wait. */
export interface Timing {
  kind: "days" | "live";
  time: number;
  increment?: number;
  vacation?: number;
  late?: "bot" | "claim" | "wait";
}

/** `POST /api/tables/{id}/join`. `invite`: the code, or the link that ends in it. */
export interface Joining {
  invite: string;
  seat?: string | null;
  name?: string;
  id?: string | null;
}

/** `POST /api/tables/{id}/moves`. `ply`: the one of the state it was chosen in. */
export interface Playing {
  seat?: string | null;
  id?: string | null;
  ply: number;
  move: string;
  thought?: number | null;
}

/** Back to before one's own move at the ply `to`. */
export interface Undoing {
  seat?: string | null;
  id?: string | null;
  to: number;
  ply: number;
}

/** Asking the others to go back to before the ply `to`. */
export interface TakingBack {
  seat?: string | null;
  id?: string | null;
  to: number;
  ply: number;
}

/** An answer to somebody's take-back. Without a seat: the caller's that is asked. */
export interface Answering {
  seat?: string | null;
  yes: boolean;
}

export interface Resigning {
  seat?: string | null;
}

/** What a move would do, or why it is none. `plan`: for a seat that waits, as if its turn came now. */
export interface Previewing {
  seat?: string | null;
  move: string;
  plan?: boolean;
}

/** Two moves worth a thought. */
export interface Hinting {
  seat?: string | null;
}

/** What a move would cost against the best one, before it is played. */
export interface Weighing {
  seat?: string | null;
  move: string;
}

/** Who sits in a seat from now on: a bot, whoever comes (`open`), or its owner again (`person`). */
export interface Seating {
  seat?: string | null;
  bot?: string | null;
  open?: boolean;
  person?: string | null;
}

/** The next table, for the same people. */
export interface Rematching {
  seat?: string | null;
}

/** Asking the others for a pause of a live game, of so many minutes. */
export interface Pausing {
  seat?: string | null;
  minutes: number;
}

/** An answer to that; by whoever asked, `no` withdraws it. */
export interface PauseAnswering {
  seat?: string | null;
  yes: boolean;
}

/** The caller would go on before a pause is over; when everybody would, it ends. */
export interface GoingOn {
  seat?: string | null;
}

/** So many days of holiday at a table over days, from now on; none: the holiday ends. */
export interface Resting {
  seat?: string | null;
  days: number;
}

/** About the seat `of`, whose time has run out or which is absent in a live game: `claim` the victory, let a `bot` play on, or over days give it a `day` more. */
export interface Calling {
  seat?: string | null;
  of: string;
  do: "bot" | "claim" | "day";
}

/** What can be asked of a table over the WebSocket. */
export type Command =
  | ({ type: "move" } & Playing)
  | ({ type: "undo" } & Undoing)
  | ({ type: "takeback" } & TakingBack)
  | ({ type: "answer" } & Answering)
  | ({ type: "resign" } & Resigning)
  | ({ type: "preview" } & Previewing)
  | ({ type: "hint" } & Hinting)
  | ({ type: "weigh" } & Weighing)
  | ({ type: "seat" } & Seating)
  | ({ type: "rematch" } & Rematching)
  | ({ type: "pause" } & Pausing)
  | ({ type: "pause-answer" } & PauseAnswering)
  | ({ type: "go-on" } & GoingOn)
  | ({ type: "holiday" } & Resting)
  | ({ type: "call" } & Calling);

/** Whatever may be sent over the WebSocket; an `id` comes back with the answer. */
export type Asked = (Command | { type: "ping" }) & { id?: string | null };

/** What can be said by a key. */
export type Phrase =
  | "hello"
  | "luck"
  | "met"
  | "first"
  | "learning"
  | "bye"
  | "nice"
  | "bold"
  | "unseen"
  | "close"
  | "lucky"
  | "mistake"
  | "moment"
  | "thinking"
  | "gently"
  | "there"
  | "back"
  | "soon"
  | "well"
  | "thanks"
  | "again"
  | "later"
  | "yes"
  | "no";

/** `POST /api/bring/look`. The whole record of a game, as the terminal or a page without a server gives it. */
export interface Recorded {
  record: string;
}

/** `POST /api/bring`. `seats`: of those where persons sat, which are mine (`me`, as all of them where nothing is said) and which are `open` to whoever has the link. `name`: what I am called where one seat is mine. */
export interface Bringing {
  record: string;
  seats: Record<string, "me" | "open">;
  name: string;
  hints: boolean | null;
  id: string | null;
}

/** Who sat in a seat of a record. */
export interface SatShown {
  name: string;
  kind: "bot" | "person";
}

/** What a record holds: who sat there, and where the game stands after so many `moves`. */
export interface RecordShown<G extends AnyGame = AnyGame> {
  game: string;
  rules: number;
  options: G["options"];
  seats: Record<string, SatShown>;
  status: "over" | "playing";
  moves: number;
  to_act: string[];
}

export interface Opened {
  table: string;
  seat: string | null;
  token: string | null;
  tokens: Record<string, string>;
  invite: string;
  watch: string;
}

export interface Joined {
  seat: string;
  token: string;
}

/** A link that brings a seat to another device; its last part is the token. */
export interface Linked {
  link: string;
  token: string;
}

/** The seat that the browser's cookie now holds too. */
export interface Claimed {
  seat: string;
}

export interface Accepted {
  ply: number;
}

/** What a move would do: as `State` has it, after the move; as it is now where the move would reveal something. */
export interface Previewed<G extends AnyGame = AnyGame> {
  events: G["event"][];
  sheets: Record<string, Record<string, number>>;
  shown: G["shown"] | null;
  whole: boolean;
}

/** What drives a hint: a line of the score sheet, or `prospects`, what is not on paper yet; and the points that the move is ahead there of what it is compared with. */
export interface DriverShown {
  line: string;
  points: number;
}

/** A hint in words: the move, what may be expected of it, and why; and, to be told before these, what to think about and where to look (empty where no place on the table is meant). */
export interface HintSaid {
  move: string;
  outlook: string;
  reason: string;
  nudge: string;
  place: string;
}

/** A move worth a thought; a second one is told only where it is nearly as good. `value` is the chance of winning, `lead` the points that one may expect to be ahead of the best rival at the end. The first is compared with the other moves, the second with the first. */
export interface HintShown<G extends AnyGame = AnyGame> {
  move: string;
  value: number;
  lead: number;
  drivers: DriverShown[];
  said: Record<string, HintSaid>;
  where: G["event"][];
  then: string | null;
  only: boolean;
  idle: boolean;
}

export interface Hinted<G extends AnyGame = AnyGame> {
  ply: number;
  hints: HintShown<G>[];
}

/** What a move costs in words, and on which lines; these are empty where nothing that has a name tells it apart. */
export interface CostSaid {
  cost: string;
  reason: string;
}

/** What a move would cost against the best one that was found: `points` fewer ahead of the best rival at the end, and so much less of a `chance` to win, which would be `value`. Both are 0 and `better` is null where it is among the best. `drivers`: the points that it is ahead of the better move, by lines; negative where it costs. */
export interface Weighed<G extends AnyGame = AnyGame> {
  ply: number;
  move: string;
  value: number;
  lead: number;
  points: number;
  chance: number;
  drivers: DriverShown[];
  dominated: boolean;
  grade: "good" | "mistake" | "slip";
  said: Record<string, CostSaid>;
  better: HintShown<G> | null;
}

/** One of the best moves of a decision that was made, or the one that was played. `exact`: was all that can follow searched out? */
export interface BestShown<G extends AnyGame = AnyGame> {
  move: string;
  value: number;
  lead: number;
  drivers: DriverShown[];
  said: Record<string, HintSaid>;
  where: G["event"][];
  then: string | null;
  only: boolean;
  idle: boolean;
  exact: boolean;
}

/** A decision of a finished game, as its seat could know it then; `move` is what was played. Where it was looked at: the chance to win and the lead over the best rival that were left by it (`value`, `lead`), what it gave away against the best move that was found (`points`, `chance`; `best` where that is nothing), and how the game then stood for everybody. `only`: there was no other move, and nothing to be found. */
export interface MomentShown {
  ply: number;
  seat: string;
  move: string;
  only: boolean;
  looked: boolean;
  best: boolean;
  exact: boolean;
  grade: "good" | "mistake" | "slip" | null;
  value: number;
  lead: number;
  points: number;
  chance: number;
  chances: Record<string, number>;
  leads: Record<string, number>;
}

/** What a seat gave away in its decisions, and what it was given by luck, in parts of a win. `small`: what its chance changed by where nothing was drawn and no move stands out. `accuracy`: the share of its choices that cost nothing worth a word, a slip counted by half. */
export interface GivenShown {
  choices: number;
  best: number;
  slips: number;
  mistakes: number;
  points: number;
  chance: number;
  luck: number;
  small: number;
  accuracy: number | null;
}

/** A change of somebody's chance, by the move at this ply or, where it is `luck`, by what was drawn or shown before it; null: before the end. */
export interface TurnShown {
  ply: number | null;
  seat: string;
  before: number;
  change: number;
  luck: boolean;
}

/** A finished game looked through, as far as that has come: `done` of `all` choices. `status`: `none` where nobody has asked for it, `waits` behind others, `runs`, `stopped` on the way, `done`. `older`: the program looks otherwise by now, and it can be made anew; `newest`: the newest version of the rules, where the game was played by another. `doubt`: by how much, in the mean, estimates differ that should be the same; `decided`: what helped the winner most; where nothing did so, `gained`: the winner, who came ahead by many small differences, or `slipped`: the other, who gave it away by many moves. */
export interface AnalysisShown {
  status: "done" | "none" | "runs" | "stopped" | "waits";
  done: number;
  all: number;
  games: number;
  older: boolean;
  newest: number | null;
  moments: MomentShown[];
  seats: Record<string, GivenShown>;
  turns: TurnShown[];
  doubt: number | null;
  decided: TurnShown | null;
  gained: string | null;
  slipped: string | null;
}

/** A decision that was looked at, in words: what it cost, the best moves, and the one that was played, compared with the best of them. */
export interface MomentTold<G extends AnyGame = AnyGame> {
  ply: number;
  seat: string;
  said: Record<string, CostSaid>;
  best: BestShown<G>[];
  played: BestShown<G>;
}

export interface Rematched {
  table: string;
  watch: string;
}

/** A link that lets one sit, ending in a new code; the older ones stay valid. */
export interface Invited {
  invite: string;
}

/** A way to go on with a move: the text so far, what it adds in words, how many moves begin so, whether it is a move as it stands, and how it would then change one's own total. */
export interface ChoiceShown {
  text: string;
  says: string;
  count: number;
  whole: boolean;
  gain: number | null;
}

export interface ChoicesShown {
  path: string;
  choices: ChoiceShown[];
}

/** What a seat that waits would be asked and offered if its turn came now, and what a drawing of that needs; nothing where nobody can say. */
export interface Planned<G extends AnyGame = AnyGame> {
  ply: number;
  decision: Decision | null;
  shown: G["shown"] | null;
  moves: string[];
}

/** The table in words. */
export interface Told {
  lines: string[];
}

/** A line of the record as a seat came to know it; one that was undone later does not count. */
export interface LineShown<G extends AnyGame = AnyGame> {
  ply: number;
  seat: string;
  text: string;
  events: Happened<G>[];
  counts: boolean;
  spent: number | null;
  delay: number | null;
}

export interface Reviewed<G extends AnyGame = AnyGame> {
  lines: LineShown<G>[];
  ply: number;
}

/** A seat's clock at the moment of the message: it has so many seconds `left`, and if it runs, they pass; but first it `stands` for so many, in a pause or a `holiday`. `spare`: days of holiday that are left. `gone`: for how long whoever sits there has been away; null: not away. `due`: what the others may hold against the seat; then also what they have said so far (`claims`), how many are `needed` to say that it has lost, and whether it may be given a `day` more. */
export interface SeatClock {
  left: number;
  running: boolean;
  stands: number;
  holiday: number;
  spare: number;
  gone: number | null;
  due: "absence" | "time" | null;
  claims: Record<string, "bot" | "claim">;
  needed: number;
  day: boolean;
}

/** A pause that a seat asks for and that waits for the others; or one that is `on`, and who would go `back` to play before its end. */
export interface PauseShown {
  seat: string;
  minutes: number;
  waiting: string[];
  on: boolean;
  back: string[];
}

/** A table's clock, without what each seat has left. */
export interface ClockShown {
  kind: "days" | "live";
  time: number;
  increment: number;
  vacation: number;
  late: "bot" | "claim" | "wait";
  pause: PauseShown | null;
}

export interface SeatShown {
  name: string;
  kind: string;
  here: boolean;
  queued: boolean;
  clock: SeatClock | null;
  lent: boolean;
}

/** A take-back that waits for the answers of the seats in `waiting`. */
export interface TakebackShown {
  seat: string;
  to: number;
  waiting: string[];
}

/** A step of a chain of events: what happened, from the line `ply` on, and how the drawing (`{"view", "sheets", "shown"}`) after the step before changes into the one after these events. */
export interface FrameShown<G extends AnyGame = AnyGame> {
  ply: number;
  events: Happened<G>[];
  changes: Change[];
}

/** What is now at a place in JSON data, named by the keys and indices that lead there. */
export interface Change {
  at: (string | number)[];
  to: unknown;
}

/** A table as one seat, or a spectator, may know it. `sheets`: the score sheets if the game ended now; empty before it began. `shown`: what a drawing of the view needs to know by the rules, null where the game has nothing of the kind. `host`: did the caller open the table? An event has the `ply` of its line. */
export interface State<G extends AnyGame = AnyGame> {
  table: string;
  game: string;
  rules: number;
  options: G["options"];
  seats: Record<string, SeatShown>;
  seat: string | null;
  mine: string[];
  host: boolean;
  status: "abandoned" | "open" | "over" | "playing";
  ply: number;
  to_act: string[];
  view: G["view"] | null;
  sheets: Record<string, Record<string, number>>;
  shown: G["shown"] | null;
  moves: string[];
  events: Happened<G>[];
  undo_to: number[];
  takeback_to: number | null;
  seed_hash: string;
  takeback: TakebackShown | null;
  outcome: Outcome | null;
  rematch: string | null;
  hints: boolean;
  seed: string | null;
  since: number | null;
  forced: boolean;
  sure: string | null;
  nothing_hidden: boolean;
  frames: FrameShown<G>[];
  verdict: Verdict | null;
  clock: ClockShown | null;
  rated: boolean;
  cup: string | null;
  closed: string | null;
  brought: boolean;
}

/** What decided a game; `decided-KEY` in the catalogue words it. `rule`: the one that says so, where one does. */
export interface Verdict {
  key: string;
  figures: Record<string, unknown>;
  rule: string;
}

/** A line of the caller's list of tables. */
export interface TableShown {
  table: string;
  game: string;
  mine: string[];
  seats: Record<string, string>;
  status: string;
  ply: number;
  to_act: string[];
  my_turn: boolean;
  touched: number;
  left: number | null;
  timing: Timing | null;
  stands: number;
}

export interface OptionShown {
  name: string;
  kind: "choice" | "flag" | "names" | "number";
  default: boolean | number | string | string[];
  values: string[];
  words: string[];
  count: number | null;
  min: number | null;
  max: number | null;
}

/** Somebody of the boulevard, with the rating that was measured; None where none was. */
export interface LevelShown {
  bot: string;
  rating: number | null;
}

export interface GameShown {
  game: string;
  rules: number;
  title: string;
  options: OptionShown[];
  players: number[];
  seats: Record<string, string[]>;
  bots: string[];
  levels: LevelShown[];
  short: string[];
}

/** `forms`: the notation, `build {building} {spaces}`; `box`: the content file as data; `tellings`: how each kind of event is told in the story, by its name. */
export interface GameWhole<G extends AnyGame = AnyGame> {
  game: string;
  rules: number;
  title: string;
  options: OptionShown[];
  players: number[];
  seats: Record<string, string[]>;
  bots: string[];
  levels: LevelShown[];
  short: string[];
  content: string;
  forms: string[];
  box: G["box"];
  tellings: Record<string, Telling>;
}

/** How events of a kind are told; as `Event` says of each. */
export interface Telling {
  told: string;
  gathers: string[];
  missing: Record<string, unknown>;
  sums: string[];
}

/** A lesson in the list of those of its game. */
export interface LessonShown {
  lesson: string;
  title: Words;
  about: Words;
  minutes: number;
  steps: Words[];
}

/** Something that is said, in each language; `**stressed**`. */
export interface Words {
  en: string;
  fr: string;
}

/** A step of a lesson after some moves: the table, and whether the step is done. Where the last move was allowed and not asked for, `other` says which of the step's others answers it (-1: none of them); such a move is not played. */
export interface Tried<G extends AnyGame = AnyGame> {
  state: State<G>;
  done: boolean;
  other: number | null;
}

/** What problems are about, in each language, and how many of a game's are about it. */
export interface ThemeShown {
  theme: string;
  said: Record<string, string>;
  count: number;
}

/** The problems of a game: how many there are, the one of the day, how difficult each is (from 1 to 3, and on the scale of Elo), and what they are about. */
export interface ProblemsShown {
  game: string;
  count: number;
  today: number;
  levels: number[];
  ratings: number[];
  themes: ThemeShown[];
}

/** All games that have problems, on a day; the same for everybody. */
export interface ProblemsToday {
  day: string;
  games: ProblemsShown[];
}

/** A problem after some moves: what is asked, of which seat, and the table. With the best move one wins, or shares the victory, and with no other; or it brings `gap` points more than any other; or so many of a hundred more of a chance. Of `steps` moves `at` were found; where the last one was allowed and not the answer, it is `wrong`, and was not played. */
export interface ProblemShown<G extends AnyGame = AnyGame> {
  game: string;
  number: number;
  level: number;
  rating: number;
  seat: string;
  goal: "best" | "points" | "share" | "win";
  gap: number;
  moves: number;
  steps: number;
  at: number;
  done: boolean;
  wrong: boolean;
  exact: boolean;
  state: State<G>;
}

export interface NudgeSaid {
  nudge: string;
  place: string;
}

/** What to think about, and where to look; the place told like events, as a drawing marks them. */
export interface NudgeShown<G extends AnyGame = AnyGame> {
  said: Record<string, NudgeSaid>;
  where: G["event"][];
}

/** A move of an answer, and in each language what it does. */
export interface StepShown {
  move: string;
  said: Record<string, string>;
}

/** What speaks for an answer, what is answered to it, how one goes on, and what it teaches. */
export interface SolutionSaid {
  reason: string;
  reply: string;
  then: string;
  teaches: string;
}

/** How the answer, and the next best move, come out: by the solver the totals at the end, by the search a chance. */
export interface RowShown {
  move: Record<string, string>;
  result: Record<string, string>;
  totals: Record<string, number>;
  chance: number | null;
}

/** The whole answer. `found`: how often weaker bots find it; `iterations`: of each look of the search. */
export interface SolutionShown {
  steps: StepShown[];
  said: Record<string, SolutionSaid>;
  rows: RowShown[];
  themes: ThemeShown[];
  exact: boolean;
  found: Record<string, number>;
  iterations: number;
}

/** How a move that is not the answer comes out, on which lines, and what is answered to it. */
export interface TrialSaid {
  verdict: string;
  reason: string;
  reply: string;
}

/** What is said to a move that is not the answer; `near`: it is a good one. */
export interface TrialShown {
  kind: "near" | "wrong";
  exact: boolean;
  said: Record<string, TrialSaid>;
}

/** What went wrong, as a key and figures, the rule that forbids it if one does, and a sentence for a person. */
export interface Error {
  error: string;
  figures: Record<string, unknown>;
  rule: string | null;
  sentence: string;
}

/** Something to be said of an entry of a score pad: where it stands in the pad's file, by which rule, in words of each language. It is odd, or still to be told; the pad is counted all the same. */
export interface Remark {
  error: string;
  figures: Record<string, unknown>;
  rule: string | null;
  place: string | null;
  said: Record<string, string>;
}

/** Why a score pad cannot be counted: `place` is the entry of its file that cannot be, `said` the words in each language, without the place. */
export interface PadRefused {
  error: string;
  figures: Record<string, unknown>;
  rule: string | null;
  sentence: string;
  place: string | null;
  said: Record<string, string>;
}

/** A score pad, counted: the sheets, who wins and what decided it. `shown`: what a drawing of the table needs to know by the rules, where the game has something of the kind. */
export interface Scored {
  scores: Record<string, Record<string, number>>;
  winners: string[];
  verdict: Verdict;
  remarks: Remark[];
  shown: Record<string, unknown>;
}

/** `database`: nothing can be read, or its file is another; `writing`: nothing can be written, or not in time. */
export interface Health {
  status: "database" | "leaving" | "ok" | "writing";
  backup: "failed" | "ok" | null;
}

/** Where this server is reached from. */
export interface ReachShown {
  version: string;
  reach: "lan" | "loopback" | "public";
  can_open: boolean;
  links: string[];
  contact: string | null;
  keep_days: number;
  backup_days: number;
}

export interface StateSent<G extends AnyGame = AnyGame> {
  type: "state";
  table: string;
  game: string;
  rules: number;
  options: G["options"];
  seats: Record<string, SeatShown>;
  seat: string | null;
  mine: string[];
  host: boolean;
  status: "abandoned" | "open" | "over" | "playing";
  ply: number;
  to_act: string[];
  view: G["view"] | null;
  sheets: Record<string, Record<string, number>>;
  shown: G["shown"] | null;
  moves: string[];
  events: Happened<G>[];
  undo_to: number[];
  takeback_to: number | null;
  seed_hash: string;
  takeback: TakebackShown | null;
  outcome: Outcome | null;
  rematch: string | null;
  hints: boolean;
  seed: string | null;
  since: number | null;
  forced: boolean;
  sure: string | null;
  nothing_hidden: boolean;
  frames: FrameShown<G>[];
  verdict: Verdict | null;
  clock: ClockShown | null;
  rated: boolean;
  cup: string | null;
  closed: string | null;
  brought: boolean;
}

/** How the state sent last becomes the one now, for whoever connected with `changes=1`: by frames, where there are any, its drawing; by the changes all the rest; the other fields take the place of those of the same names. */
export interface ChangesSent<G extends AnyGame = AnyGame> {
  type: "changes";
  seats: Record<string, SeatShown>;
  events: Happened<G>[];
  since: number | null;
  frames: FrameShown<G>[];
  changes: Change[];
}

/** Somebody came or went. */
export interface SeatsSent {
  type: "seats";
  seats: Record<string, SeatShown>;
}

export interface AcceptedSent {
  type: "accepted";
  id: string | null;
  ply: number;
  table: string;
}

export interface PreviewSent<G extends AnyGame = AnyGame> {
  type: "preview";
  events: G["event"][];
  sheets: Record<string, Record<string, number>>;
  shown: G["shown"] | null;
  whole: boolean;
  id: string | null;
}

/** It comes when it was found; other messages may come before it. */
export interface HintSent<G extends AnyGame = AnyGame> {
  type: "hint";
  ply: number;
  hints: HintShown<G>[];
  id: string | null;
}

/** As a hint: it comes when it was found. */
export interface WeighedSent<G extends AnyGame = AnyGame> {
  type: "weighed";
  ply: number;
  move: string;
  value: number;
  lead: number;
  points: number;
  chance: number;
  drivers: DriverShown[];
  dominated: boolean;
  grade: "good" | "mistake" | "slip";
  said: Record<string, CostSaid>;
  better: HintShown<G> | null;
  id: string | null;
}

export interface RefusedSent {
  type: "refused";
  error: string;
  figures: Record<string, unknown>;
  rule: string | null;
  sentence: string;
  id: string | null;
}

export interface PongSent {
  type: "pong";
  id: string | null;
}

/** This server process ends; come back (to another, or the next) with `after`. */
export interface LeavingSent {
  type: "leaving";
  after: number;
}

/** Where one is told. `where`: the host of an address, or a mail address in part; `here`: the browser that asks; `waits`: for the link in a mail. */
export interface BellShown {
  id: string;
  kind: "mail" | "push" | "webhook";
  called: string;
  where: string;
  kinds: ("challenge" | "cup" | "over" | "short" | "talk" | "turn")[];
  since: number;
  here: boolean;
  waits: boolean;
}

/** When one wants to be told. `quiet`: between these minutes of the day not, in that time zone; `together`: what comes within ten minutes as one; `holiday`: nothing while one's clocks stand; `names`: who and which game, also where others may see it. */
export interface WishesShown {
  quiet: [number, number];
  zone: string;
  together: boolean;
  holiday: boolean;
  names: boolean;
}

/** All that is set up for whoever asks, and what can be. `key`: what a browser is told by; none where the way is open, since browsers allow it over https alone. */
export interface NoticesShown {
  bells: BellShown[];
  wishes: WishesShown;
  key: string | null;
  mail: boolean;
  kinds: ("challenge" | "cup" | "over" | "short" | "talk" | "turn")[];
}

/** A browser's subscription, as `PushSubscription.toJSON` gives it. `zone`: the browser's, where nothing is wished yet. */
export interface PushAsked {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "fr";
  zone: string | null;
}

/** An address that is sent JSON: as it is, or as ntfy, Discord or a Matrix hook take it. */
export interface WebhookAsked {
  address: string;
  shape: "discord" | "json" | "matrix" | "ntfy";
  language: "en" | "fr";
}

/** Nothing comes before the link in a first mail was confirmed. */
export interface MailAsked {
  address: string;
  language: "en" | "fr";
}

/** What is not named stays. */
export interface BellChanged {
  kinds: ("challenge" | "cup" | "over" | "short" | "talk" | "turn")[] | null;
  language: "en" | "fr" | null;
}

/** What a link of a mail holds. */
export interface TokenShown {
  token: string;
}

/** What a link was about. */
export interface BellNamed {
  where: string;
}

/** A passkey. */
export interface KeyShown {
  id: string;
  called: string;
  since: number;
}

/** A browser that acts for whoever has the name. `here`: the one that asks. */
export interface DeviceShown {
  id: string;
  called: string;
  since: number;
  seen: number;
  here: boolean;
}

/** Who asks, where a name is kept; a guest has none. `words`: do twelve words stand for it too? `leaves`: when it is to be forgotten, where that was asked for. */
export interface Me {
  offers: "all" | "nothing" | "words";
  name: string | null;
  since: number | null;
  words: boolean;
  passkeys: KeyShown[];
  devices: DeviceShown[];
  settings: Record<string, boolean | number | string | null> | null;
  leaves: number | null;
}

export interface NameKept {
  name: string;
}

/** Twelve words that stand for nothing yet. */
export interface WordsShown {
  words: string[];
}

/** `name`: for a guest, who keeps that name by them. */
export interface WordsKept {
  words: string;
  name: string | null;
}

/** `name`: for a guest, who is about to keep it. */
export interface KeyAsked {
  name: string | null;
}

/** What the browser is to be asked, as `navigator.credentials` takes it in JSON. */
export interface KeyOptions {
  options: Record<string, unknown>;
}

/** What the browser answered. */
export interface KeyMade {
  credential: Record<string, unknown>;
}

/** By a passkey's answer, or by the words. */
export interface Returning {
  credential: Record<string, unknown> | null;
  words: string | null;
}

export interface SettingsKept {
  settings: Record<string, boolean | number | string | null>;
}

/** A table of one's own, and its record as one may know it: nothing before it began. */
export interface TableKept {
  table: string;
  game: string;
  status: string;
  seats: string[];
  names: Record<string, string>;
  touched: number;
  record: string | null;
}

export interface StudyKept {
  study: string;
  game: string;
  title: string;
  may: string;
  touched: number;
  record: string | null;
}

/** A tournament that was founded, or is or was played in, by the caller. */
export interface CupKept {
  cup: string;
  title: string;
  game: string;
  status: string;
  name: string | null;
  founded: boolean;
}

/** A mail address whole: it is one's own. */
export interface NoticesKept {
  bells: BellShown[];
  mail: string[];
  wishes: WishesShown;
}

/** What whoever runs the server has to say to the caller: that they are kept out, silenced, or a word. `until`: null where it is for good; a word stays until it was read. */
export interface HostWord {
  id: string;
  kind: "ban" | "mute" | "warn";
  why: string;
  until: number | null;
}

/** All that is known of whoever asks. `notices`: where they are told, without the keys to it. */
export interface Data {
  me: Me;
  tables: TableKept[];
  studies: StudyKept[];
  notices: NoticesKept;
  club: ClubShown;
  cups: CupKept[];
  profile: ProfileShown | null;
  talk: SaidKept[];
  host: HostWord[];
}

/** Everything about others that the caller may know now. `me`: nobody yet where the caller holds nothing here. `people`: so many are here, `live`: so many games are played now, of those that the caller may know of. `seats`: open to the caller, or the caller's own, the last first; `challenges`: to the caller. `asked`: who would be the caller's friend, `asking`: whose friend the caller would be. */
export interface ClubShown {
  me: PersonShown | null;
  people: number;
  live: number;
  seats: SeekShown[];
  challenges: SeekShown[];
  friends: FriendShown[];
  asked: TieShown[];
  asking: TieShown[];
  muted: TieShown[];
  privacy: PrivacyKept;
}

export interface PersonShown {
  name: string;
  kind: "bot" | "guest" | "member";
}

/** Somebody looks for an opponent. `by`: who; `mine`: the caller. `taken`: who has sat down besides, of `players` in all; `sits`: the caller has. `to`: whom alone it is for. Then how it ended: at this `table`, or `declined`. `rating`: of whoever looks, where the caller may see it; `chance`: where both are rated, and two play. */
export interface SeekShown {
  id: string;
  by: PersonShown;
  mine: boolean;
  terms: Terms;
  players: number;
  taken: PersonShown[];
  sits: boolean;
  since: number;
  to: PersonShown | null;
  table: string | null;
  declined: boolean;
  rating: SeekRating | null;
  chance: SeekChance | null;
}

/** What somebody would play. Without `players` it is the fewest with whom nobody is alone. `whom`: anybody, or friends alone; `guests`, `bots`: may they sit down too? `rated`: it counts for the ratings, so whoever sits has kept a name; guests to whom it is open are told so. `chance`: between so many percent the owner's chance against whoever sits down is to be; whoever has no rating may sit where guests may. */
export interface Terms {
  game: string;
  players: number | null;
  options: Record<string, unknown>;
  clock: Timing | null;
  whom: "anybody" | "friends";
  guests: boolean;
  bots: boolean;
  rated: boolean;
  chance: [number, number] | null;
}

/** How strong whoever looks for an opponent is thought to be at this game; half of the interval of 95 % is `error`, and `early` where that is too wide for a place on the ladder. */
export interface SeekRating {
  points: number;
  error: number;
  early: boolean;
}

/** What the caller would win of a game against whoever looks for an opponent, in percent, and within which bounds that is, 19 times out of 20. */
export interface SeekChance {
  win: number;
  least: number;
  most: number;
}

/** `at`: the game that is being played, `watches`, or nothing in particular; null where nobody is to see it. `seen`: when whoever it is was here last, of those who let it be seen and have gone. */
export interface FriendShown {
  id: string;
  name: string;
  kind: "bot" | "guest" | "member";
  here: boolean;
  at: string | null;
  seen: number | null;
}

/** Somebody who asks to be a friend, is asked, or is muted. */
export interface TieShown {
  id: string;
  name: string;
  kind: "bot" | "guest" | "member";
}

/** Who may challenge the caller, see that the caller is here, and find the caller's games to watch. */
export interface PrivacyKept {
  challenge: "club" | "everybody" | "friends" | "nobody";
  here: "club" | "everybody" | "friends" | "nobody";
  watch: "club" | "everybody" | "friends" | "nobody";
}

/** Somebody's profile, as the caller may see it. `me`: it is the caller's own. `games`: finished ones. `ratings`: null where they are not for the caller to see, and then so is all that is made of them. `figures`: of the game that was asked for, else of the one played most. `stamps`: those that were got, and for whoever it is all of them; null where they are not shown. */
export interface ProfileShown {
  name: string;
  kind: "bot" | "member";
  me: boolean;
  since: number | null;
  games: number;
  ratings: RatingShown[] | null;
  figures: FiguresShown | null;
  rivals: RivalShown[];
  last: GamePlayed[];
  stamps: StampShown[] | null;
  visible: VisibleKept | null;
}

/** How strong somebody is thought to be at a game, as of now: half of the interval of 95 % is `error`, and it grows while one does not play. `early`: it is too wide for a place on the ladder. `curve`: from the first rated game on. */
export interface RatingShown {
  game: string;
  points: number;
  error: number;
  games: number;
  early: boolean;
  curve: CurvePoint[];
}

/** A moment of a curve: when, how strong one was thought to be, and half of the interval of 95 %. */
export interface CurvePoint {
  at: number;
  points: number;
  error: number;
}

/** A game in figures, of rated games that were played to their end. Shares of victories are with how many games and the bounds of their interval; those of who began, and of who did not. */
export interface FiguresShown {
  game: string;
  games: number;
  won: ItemShown | null;
  first: ItemShown | null;
  second: ItemShown | null;
  points: number | null;
  opens: OpensShown | null;
  items: ItemsShown[];
  lines: AverageShown[];
}

/** A thing that somebody took in so many rated games, won so much of these, and within which bounds the true share lies 19 times out of 20. `few`: too few to say anything by. */
export interface ItemShown {
  item: string;
  said: Record<string, string>;
  games: number;
  won: number;
  least: number;
  most: number;
  few: boolean;
}

/** What somebody takes first most often. */
export interface OpensShown {
  said: Record<string, string>;
  item: Record<string, string>;
  games: number;
}

/** Things of one kind, those one wins most with first. */
export interface ItemsShown {
  kind: string;
  said: Record<string, string>;
  items: ItemShown[];
}

/** A line of the score sheet: what somebody has of it on average, and everybody else. */
export interface AverageShown {
  line: string;
  said: Record<string, string>;
  mine: number;
  others: number | null;
}

/** Head to head: how often one came in before the other, and behind; the rest was shared. */
export interface RivalShown {
  who: PersonNamed;
  games: number;
  won: number;
  lost: number;
}

/** Somebody in a list. `kind`: a `member`, whose name leads to a profile; a `bot`; a `guest`, by the name given at that table; or `gone`: somebody who left, or cannot be known. */
export interface PersonNamed {
  kind: "bot" | "gone" | "guest" | "member";
  name: string;
}

/** A finished game. `rank`: 0 for who won; `shared`: by so many; `total` and `totals` of the others where it was played to its end; `gained`: in points of the rating, where it counted. `there`: can the table still be looked at? */
export interface GamePlayed {
  table: string;
  number: number;
  game: string;
  at: number;
  timing: "days" | "live" | "none";
  rated: boolean;
  reason: string;
  rank: number;
  shared: number;
  total: number | null;
  gained: number | null;
  others: PersonNamed[];
  totals: (number | null)[];
  there: boolean;
}

/** Something that can be done well in a game: what it is called, how it is done, and when somebody did it first; by whom it was not done yet, `at` is null. `game`: null where it may be any. */
export interface StampShown {
  stamp: string;
  game: string | null;
  said: Record<string, string>;
  how: Record<string, string>;
  at: number | null;
}

/** Who may see what of the caller's; `club` is whoever has kept a name. `stamps`: are they part of the profile? */
export interface VisibleKept {
  profile: "club" | "everybody" | "nobody";
  ratings: "club" | "everybody" | "nobody";
  stamps: boolean;
}

/** What the caller said at a table, among all that is known of the caller. */
export interface SaidKept {
  table: string;
  at: number;
  phrase: string | null;
  text: string | null;
}

/** Finished games, the last first; `more`: there are older ones, before the last one's `number`. */
export interface GamesPlayed {
  games: GamePlayed[];
  more: boolean;
}

/** Somebody on a ladder. `places`: from which place to which, shared with all whose intervals overlap; null for bots, and where it is known too little. */
export interface Rung {
  who: PersonNamed;
  points: number;
  error: number;
  games: number | null;
  places: [number, number] | null;
  me: boolean;
}

/** The ladder of a game, the strongest first, of those who let the caller see it, and who were asked for: `rungs` from the rung `start` on; `all` rungs, on which so many are `placed`. `mine`: the caller's rung, wherever it is, with its number. */
export interface LadderShown {
  game: string;
  all: number;
  placed: number;
  start: number;
  rungs: Rung[];
  mine: Rung | null;
  at: number | null;
  needed: number | null;
}

/** What a game said of a seat's player: how strong they are thought to be after it, what they gained. */
export interface SeatCounted {
  points: number;
  error: number;
  gained: number;
}

/** What came of a finished game. `counted`: it was; `stamps`: those that the caller got by it first. */
export interface Counted {
  rated: boolean;
  counted: boolean;
  seats: Record<string, SeatCounted>;
  stamps: StampShown[];
}

/** `POST /api/tables/{id}/talk`. A phrase, or words of one's own; with the same `id`, which is the client's own, it counts once. `seat`: one of the caller's, where there are several; who has none looks on. */
export interface Saying {
  id: string;
  phrase: Phrase | null;
  text: string | null;
  seat: string | null;
}

/** `of`: a seat, or the id of something that was said: whoever sits there, or said it, is heard no more, at any table; with `on: false`, again. Without it, `on: false`: everybody is. */
export interface Muting {
  of: string | null;
  on: boolean;
}

/** What was said is shown to the host of the server, with what the caller heard around it. `why`, in words. */
export interface Reporting {
  why: string;
}

/** Something that was said: a phrase, or words as they were written; by a seat, or by somebody who looks on (whose name may be empty). `language`: the speaker's. `ply`: of the game, at that time. */
export interface SaidShown {
  id: string;
  ring: "players" | "watchers";
  seat: string | null;
  name: string;
  phrase: Phrase | null;
  text: string | null;
  language: string;
  ply: number;
  at: number;
  mine: boolean;
}

/** What the caller hears at a table, in order, and what the caller may say. `open`: is there talk at all? `muted`: the seats that the caller does not hear; `quiet`: is anybody muted, here or elsewhere? */
export interface TalkShown {
  open: boolean;
  may: "nothing" | "phrases" | "words";
  ring: "players" | "watchers";
  over: boolean;
  muted: string[];
  quiet: boolean;
  said: SaidShown[];
}

/** First of all, and whenever more or less is heard than before. */
export interface TalkSent {
  type: "talk";
  open: boolean;
  may: "nothing" | "phrases" | "words";
  ring: "players" | "watchers";
  over: boolean;
  muted: string[];
  quiet: boolean;
  said: SaidShown[];
}

/** Somebody has said something. */
export interface SaidSent {
  type: "said";
  said: SaidShown;
}

export interface Lesson {
  title: Words;
  about: Words;
  minutes: number;
  learnt: Learnt[];
  steps: Step[];
}

/** What one knows at the end, and its rule. */
export interface Learnt {
  says: Words;
  rule: string;
}

/** A step of a lesson: something told, a question with answers, or moves that are asked for. */
export interface Step {
  title: Words;
  say: Words;
  record: string;
  ply: number;
  seat: string;
  since: number | null;
  do: Words | null;
  moves: string[][];
  gain: number | null;
  answers: Answer[];
  others: Other[];
  after: Words | null;
  show: string[];
  rule: string | null;
}

/** One of the answers to a question: what it says, what it points at, and what comes of choosing it. One is right, or several. */
export interface Answer {
  says: Words;
  reply: Words;
  right: boolean;
  show: string[];
}

/** What is said to a move that is allowed and was not asked for, if its text is like one of these. */
export interface Other {
  when: string[];
  say: Words;
  rule: string | null;
}

/** Whatever comes over the WebSocket. */
export type Message<G extends AnyGame = AnyGame> =
  | StateSent<G>
  | ChangesSent<G>
  | SeatsSent
  | AcceptedSent
  | PreviewSent<G>
  | HintSent<G>
  | WeighedSent<G>
  | RefusedSent
  | PongSent
  | LeavingSent
  | TalkSent
  | SaidSent;

/** Whom: a `person`, whoever holds a `seat` at a `table`, or an `address` or a network of them. `days`: for how long; without it, for good. `why`: what they read. */
export interface DeskBarring {
  kind?: "ban" | "mute" | "warn";
  person?: string | null;
  table?: string | null;
  seat?: string | null;
  address?: string | null;
  days?: number | null;
  why?: string;
}

/** What comes of a report: nothing, a word, silence, or being kept out, for so many `days` (without: for good), and `why`, which is what they read. */
export interface DeskSettling {
  outcome?: "ban" | "mute" | "nothing" | "warn";
  days?: number | null;
  why?: string;
}

/** `POST /api/host/session`. `link`: what stands behind the `#` of the link that `boulevard host-link` printed. */
export interface DeskEntering {
  link: string;
}

/** A browser in which the desk is open; `here`: the one that asks. */
export interface DeskSession {
  id: string;
  called: string;
  since: number;
  seen: number;
  until: number;
  here: boolean;
}

/** Something that was done. `by`: at the desk, by the command line, or by the house itself; `who`: the browser, or the user of the machine; `of`: what it was done to; `waits`: a process is still to carry it out. */
export interface DeskAct {
  number: number;
  at: number;
  by: "command" | "desk" | "house";
  who: string;
  what: string;
  of: string;
  figures: Record<string, unknown>;
  waits: boolean;
}

/** Something that may be set while the server runs. `value`: how it stands; `began`: as the server was started; `chosen`: was it set here? */
export interface DeskSetting {
  name: string;
  knob: Knob;
  value: boolean | number | string;
  began: boolean | number | string;
  chosen: boolean;
}

/** Something that can be set. `unit`: in what; `rate`: the kind of limit that it is. */
export interface Knob {
  unit: "choice" | "count" | "days" | "hours" | "minutes" | "switch";
  least: number;
  most: number;
  choices: string[];
  rate: string | null;
  per: number;
}

/** Somebody is kept out (`ban`), silenced (`mute`), or is to read a word (`warn`). `person`: by what the desk calls them; `until`: none where it is for good, or until the word is read. */
export interface DeskBar {
  id: string;
  kind: "ban" | "mute" | "warn";
  person: string;
  whom: "address" | "bot" | "guest" | "member";
  called: string;
  why: string;
  since: number;
  until: number | null;
}

/** How the server is, as the one who asks sees it. `address`: where it is reached; `tables`: by how they stand; `bytes`: of the database; `members`, `guests`: who has kept a name, and who else looked for others in 30 days; `figures`: of this process, as in `/metrics`; `reports`: how many wait; `waits`: what is still to be carried out. */
export interface DeskShown {
  version: string;
  address: string;
  database: "postgresql" | "sqlite";
  bytes: number;
  status: "database" | "leaving" | "ok" | "writing";
  started: number;
  now: number;
  here: number;
  tables: Record<string, number>;
  over_days: number;
  members: number;
  guests: number;
  figures: Record<string, number>;
  reports: number;
  waits: number;
  concerns: Concern[];
  processes: ProcessShown[];
  settings: DeskSetting[];
  bars: DeskBar[];
  sessions: DeskSession[];
}

/** Something that whoever runs the server should know. `grave`: something is wrong; otherwise it only waits. */
export interface Concern {
  what: "acts" | "backup-failed" | "backup-old" | "database" | "disk" | "errors" | "lost" | "no-backup" | "no-process" | "reports" | "writing";
  grave: boolean;
  figures: Record<string, unknown>;
}

/** A process, as it says of itself. `move_ms`: in which 95 of 100 moves were answered, as a bound; `trouble`: errors inside since it started; `backup`: how the last copy went, `none` where it makes none. */
export interface ProcessShown {
  id: string;
  at: number;
  started: number;
  version: string;
  status: "database" | "leaving" | "ok" | "writing";
  here: number;
  sockets: number;
  connections: number;
  rooms: number;
  bot_workers: number;
  bots_waiting: number;
  writes_waiting: number;
  trouble: number;
  move_ms: number | null;
  backup: "failed" | "none" | "ok";
  backup_at: number | null;
  backup_bytes: number;
  backup_every: number;
  disk_free: number | null;
  disk_total: number | null;
}

/** `person`: whoever holds the seat, by what the desk calls them. */
export interface DeskSeat {
  name: string;
  kind: "bot" | "open" | "person";
  person: string | null;
}

/** A table, as anybody may know it who has its address. */
export interface DeskTable {
  table: string;
  game: string;
  status: "abandoned" | "open" | "over" | "playing";
  seats: Record<string, DeskSeat>;
  ply: number;
  to_act: string[];
  touched: number;
  clock: "days" | "live" | "none";
  rated: boolean;
  cup: string | null;
  closed: string | null;
}

/** The ones touched last; `more`: there are others. */
export interface DeskTables {
  tables: DeskTable[];
  more: boolean;
}

/** Somebody whom the house knows. `keeps`: what a name is kept by; `playing`: games under way; `here`: connected now. */
export interface DeskPerson {
  person: string;
  name: string;
  kind: "address" | "bot" | "guest" | "member";
  keeps: ("passkey" | "words")[];
  since: number | null;
  seen: number;
  here: boolean;
  playing: number;
  bars: DeskBar[];
}

export interface DeskPeople {
  people: DeskPerson[];
  more: boolean;
}

/** Something that was reported, with what the one who reported it had heard around it. `earlier`: how often that person was reported in the 30 days before; `outcome`: what came of it; none: it waits. */
export interface DeskReport {
  id: string;
  table: string;
  by_called: string;
  person: string;
  of_called: string;
  why: string;
  kept: Around[];
  at: number;
  earlier: number;
  outcome: "ban" | "mute" | "nothing" | "warn" | null;
  settled: number | null;
}

/** A line of what was said around something that is reported. */
export interface Around {
  called: string;
  seat: string | null;
  phrase: string | null;
  text: string | null;
  at: number;
  this: boolean;
}

/** `why`: told to those who sit there, and to whoever comes later. */
export interface DeskClosing {
  why: string;
}

/** `value`: null for what the server was started with. */
export interface DeskChange {
  name: string;
  value: boolean | number | string | null;
}

/** What a tournament is, as it is chosen; `POST /api/cups` takes it with an `id` of the caller's own. */
export interface CupTerms {
  kind: "arena" | "knockout" | "robin" | "swiss";
  title: string;
  game: string;
  clock: Timing;
  options?: Record<string, unknown>;
  rounds?: number;
  games?: 1 | 3;
  minutes?: number;
  begins?: number | null;
  grace?: number;
  rest?: number;
  bot?: string | null;
  most?: number;
}

/** `POST /api/cups`. With an `id` of the caller's own, asked once more it is the same tournament. */
export interface CupFounding {
  terms: CupTerms;
  name?: string;
  id?: string | null;
}

/** `POST …/join`. A member's own name is taken. */
export interface CupJoining {
  name?: string;
}

export interface CupFounded {
  cup: string;
  link: string;
}

/** Somebody in a tournament; games name them by their place in the list. `name`: empty where somebody has left Boulevard. */
export interface PlayerShown {
  name: string;
  kind: "bot" | "guest" | "member";
  left: boolean;
  waits: boolean;
}

export interface ResultShown {
  points: [number, number];
  totals: [number, number] | null;
  how: "absence" | "bye" | "played" | "resigned" | "time" | "void";
}

/** A game: who begins, and the other; nobody where it is a bye. `ready`: who has said so, before it is opened; `grace`: the seconds that are left to do so. */
export interface CupGame {
  round: number;
  board: number;
  first: number;
  second: number | null;
  table: string | null;
  ready: number[];
  grace: number | null;
  result: ResultShown | null;
  to_act: number | null;
  left: number | null;
}

/** What a round, or a game of an arena, brought somebody; `points` is null while it is played. */
export interface CupMark {
  points: number | null;
  rival: number | null;
  how: "absence" | "bye" | "played" | "resigned" | "time" | "void" | null;
}

/** A row of the standings: the place that is shared with all of that place, none for a bot; the points, and what parts those with as many, in this order: what the rivals have scored, the games between those who are still equal, the margin of totals, wins from the second seat. */
export interface Standing {
  player: number;
  place: number | null;
  points: number;
  met: number;
  between: number;
  margin: number;
  seconds: number;
  streak: number;
  marks: CupMark[];
}

/** A match of a knock-out: who meets whom (null: nobody, or not known yet), what each has won, who goes on. */
export interface MatchShown {
  pair: [number | null, number | null];
  points: [number, number];
  winner: number | null;
  over: boolean;
}

/** What the caller is in a tournament. `owns`: it was founded by this caller. `game`: of its list, the one that is the caller's now. */
export interface Mine {
  player: number | null;
  owns: boolean;
  game: number | null;
}

/** A tournament, whole. `version`: another after each change. */
export interface CupShown {
  id: string;
  version: number;
  terms: CupTerms;
  host: string;
  status: "before" | "cancelled" | "over" | "pause" | "running";
  round: number;
  rounds: number;
  until: number | null;
  fingerprint: string;
  seed: string | null;
  players: PlayerShown[];
  standings: Standing[];
  games: CupGame[];
  matches: MatchShown[][];
  now: number;
  mine: Mine;
}

/** A tournament in a list. */
export interface CupLine {
  id: string;
  title: string;
  kind: "arena" | "knockout" | "robin" | "swiss";
  game: string;
  clock: Timing;
  status: "before" | "cancelled" | "over" | "pause" | "running";
  players: number;
  most: number;
  round: number;
  rounds: number;
  begins: number | null;
  mine: boolean;
}

export interface CupList {
  cups: CupLine[];
  may_found: boolean;
  now: number;
}

/** `POST /api/club/seats`. A challenge where it is for one person alone: `to`, a name that is kept or a bot's, or `friend`, by the id in the caller's list. */
export interface Seeking {
  terms: Terms;
  name?: string;
  to?: string | null;
  friend?: string | null;
  id?: string | null;
}

/** `POST /api/club/friends`: a `name` that is kept, the `key` of a friend's link, or the `id` of somebody who asks. */
export interface Befriending {
  name?: string | null;
  key?: string | null;
  id?: string | null;
  called?: string;
}

/** By a `name` that is kept, the open `seat` or challenge of theirs, or the `friend`'s id. */
export interface Muting {
  name?: string | null;
  seat?: string | null;
  friend?: string | null;
}

export interface SittingDown {
  name: string;
}

/** Somebody who has kept a name, or a bot that somebody brought. `id`: in the caller's lists. `here`, `at`: as the caller may see it. `challenges`: does whoever it is take challenges from the caller? Then what they are to the caller: a `friend`; who would be one (`asked`), or of whom the caller would be one (`asking`); `muted`. */
export interface PersonHere {
  id: string;
  name: string;
  kind: "bot" | "guest" | "member";
  here: boolean;
  at: string | null;
  challenges: boolean;
  friend: boolean;
  asked: boolean;
  asking: boolean;
  muted: boolean;
}

/** Somebody of the club. `at`: the game that is being played, `watches`, `seeks` where they look for an opponent, or nothing in particular; null where they are not here, or nobody is to see it. `me`: the caller. */
export interface PersonAt {
  name: string;
  kind: "bot" | "guest" | "member";
  at: string | null;
  me: boolean;
}

/** Who sits there; a bot of the house is called `bot:ID`. `here`: are they connected? */
export interface SeatUnderWay {
  name: string;
  kind: "bot" | "guest" | "member";
  here: boolean;
}

/** A game that may be watched. `live`: it is played now, and not over days; `cup`: the tournament it belongs to; `touched`: when something last happened. */
export interface TableUnderWay {
  table: string;
  game: string;
  seats: Record<string, SeatUnderWay>;
  to_act: string[];
  timing: Timing | null;
  live: boolean;
  rated: boolean;
  cup: string | null;
  touched: number;
}

/** What goes on: so many `people` are here, by name as far as one message goes; so many games are played now (`live`); the games that may be watched, those first that are played now; and how many there are besides. */
export interface HallShown {
  people: number;
  live: number;
  named: PersonAt[];
  tables: TableUnderWay[];
  more: number;
}

/** People, and games that may be watched, by a part of a name. */
export interface Found {
  people: PersonAt[];
  tables: TableUnderWay[];
}

/** `ClubShown` over the WebSocket, whenever it is another one. */
export interface ClubSent {
  type: "club";
  me: PersonShown | null;
  people: number;
  live: number;
  seats: SeekShown[];
  challenges: SeekShown[];
  friends: FriendShown[];
  asked: TieShown[];
  asking: TieShown[];
  muted: TieShown[];
  privacy: PrivacyKept;
}

/** The house has opened a table at which the caller sits. */
export interface MetSent {
  type: "met";
  table: string;
  game: string;
}

/** The seat that was opened. */
export interface Sought {
  id: string;
}

/** The table, once all have sat down; null while others are waited for. */
export interface Sat {
  table: string | null;
}

/** `name`: of the friend; `friends`: are they, or was it asked? */
export interface Befriended {
  name: string;
  friends: boolean;
}

export interface FriendLink {
  link: string;
}

export interface LinkAsked {
  called: string;
}

/** `POST /api/club/bots`. */
export interface Bringing {
  name: string;
}

/** A bot of the caller's. */
export interface BotOwned {
  id: string;
  name: string;
  since: number;
}

/** The `token` by which it plays, which is told this once. */
export interface Brought {
  id: string;
  name: string;
  since: number;
  token: string;
}

/** What a client says over the WebSocket. */
export interface ClubHeading {
  type: "ping";
  id: string | null;
}

/** Whatever comes over the club's WebSocket. */
export type ClubMessage = ClubSent | MetSent | PongSent | LeavingSent;

/** A line is said after a node: a seat's, or chance's. */
export interface Adding {
  edit: "add";
  node: string;
  seat: string;
  text: string;
  bot?: string;
}

/** What the branch that begins at a node is called. */
export interface Naming {
  edit: "name";
  node: string;
  text: string;
}

/** What somebody has to say at a node, in place of what they said before; nothing takes it away. */
export interface Commenting {
  edit: "comment";
  node: string;
  text: string;
}

/** A circle on the board, or an arrow to somewhere, in the game's own names of places; or it is taken away. */
export interface Marking {
  edit: "mark";
  node: string;
  at: string;
  to?: string;
  on?: boolean;
}

/** A branch comes before the others of its node. */
export interface Lifting {
  edit: "lift";
  node: string;
}

/** A branch is hidden, or comes back. */
export interface Removing {
  edit: "remove";
  node: string;
  gone?: boolean;
}

/** What can be written in a study. */
export type Edit = Adding | Naming | Commenting | Marking | Lifting | Removing;

/** `POST /api/studies`: of a finished table, of a record (with branches or without), of a problem with its answer, or of a game set up. */
export interface Founding {
  table?: string | null;
  record?: string | null;
  problem?: ProblemOf | null;
  game?: string | null;
  players?: number | null;
  options?: Record<string, unknown>;
  title?: string;
  name?: string;
  id?: string | null;
}

/** A problem, by its game and its number, counted from 1. */
export interface ProblemOf {
  game: string;
  number: number;
}

/** An edit; sent twice with one id, it counts once. `draw`: chance speaks after it, by lot, until somebody is to act. */
export interface Writing {
  id: string;
  edit: Adding | Naming | Commenting | Marking | Lifting | Removing;
  name?: string;
  draw?: boolean;
}

/** Chance speaks at a node, by lot, until somebody is to act. */
export interface DrawAsked {
  id: string;
  node: string;
  name?: string;
}

/** A bot plays the next line for whoever is to act; with `draw`, chance speaks after it. */
export interface BotAsked {
  id: string;
  node: string;
  bot: string;
  name?: string;
  draw?: boolean;
}

/** Where somebody is, how they are called, and which place of the board they point to, if any. */
export interface Being {
  node: string;
  name?: string;
  at?: string;
}

/** To lead, or to lead no more. */
export interface Leading {
  on?: boolean;
}

/** `POST …/enter`: the last part of a link. */
export interface Entering {
  key: string;
}

/** `POST …/links`: what the link lets people do. */
export interface Sharing {
  may: "look" | "write";
}

/** What every message of a reader begins with; the answer has its `id`. */
export interface StudyHeading {
  type: "be" | "bot" | "draw" | "lead" | "ping" | "write";
  id: string | null;
}

export interface Founded {
  study: string;
  url: string;
  trouble: Error | null;
  left_out: number;
}

export interface StudyListed {
  study: string;
  game: string;
  title: string;
  players: Record<string, string>;
  may: "look" | "own" | "write";
  edits: number;
  touched: number;
  table: string | null;
}

/** Its last part is the key; it is not told again. */
export interface StudyLink {
  link: string;
  may: "look" | "write";
}

export interface MarkShown {
  by: string;
  at: string;
  to: string;
}

/** A moment: what was said last, what happened by it, what was noted there. One without `born` belongs to the line that the study began with. After the same node those come first that have no `born`, then those `lifted` last. */
export interface NodeShown<G extends AnyGame = AnyGame> {
  id: string;
  parent: string | null;
  seat: string;
  text: string;
  by: string;
  bot: string;
  born: number;
  changed: number;
  lifted: number;
  gone: boolean;
  name: string;
  comments: Record<string, string>;
  marks: MarkShown[];
  events: G["event"][];
}

/** Somebody who is here: where, whether they lead, and which place of the board they point to. */
export interface Person {
  who: string;
  name: string;
  node: string;
  may: "look" | "own" | "write";
  leads: boolean;
  at: string;
}

/** A study, with the nodes that changed after an edit. */
export interface StudyShown<G extends AnyGame = AnyGame> {
  study: string;
  game: string;
  rules: number;
  options: G["options"];
  players: Record<string, string>;
  title: string;
  table: string | null;
  outcome: Record<string, unknown> | null;
  trouble: Error | null;
  may: "look" | "own" | "write";
  me: string;
  seq: number;
  nodes: NodeShown<G>[];
  names: Record<string, string>;
  people: Record<string, string>;
}

/** The edit counts; the node that it is about. */
export interface Written {
  seq: number;
  node: string;
}

/** What a move of a branch is worth, and in words; none where there was no other. */
export interface MoveWeighed<G extends AnyGame = AnyGame> {
  moment: MomentShown;
  told: MomentTold<G> | null;
}

export interface StudySent<G extends AnyGame = AnyGame> {
  type: "study";
  study: string;
  game: string;
  rules: number;
  options: G["options"];
  players: Record<string, string>;
  title: string;
  table: string | null;
  outcome: Record<string, unknown> | null;
  trouble: Error | null;
  may: "look" | "own" | "write";
  me: string;
  seq: number;
  nodes: NodeShown<G>[];
  names: Record<string, string>;
  people: Record<string, string>;
}

/** What an edit changed. */
export interface NodesSent<G extends AnyGame = AnyGame> {
  type: "nodes";
  seq: number;
  nodes: NodeShown<G>[];
  names: Record<string, string>;
  people: Record<string, string>;
}

/** Everybody who is here. */
export interface HereSent {
  type: "here";
  people: Person[];
}

export interface WrittenSent {
  type: "written";
  id: string | null;
  seq: number;
  node: string;
}

export interface DeniedSent {
  type: "denied";
  error: string;
  figures: Record<string, unknown>;
  rule: string | null;
  sentence: string;
  id: string | null;
}

/** What can be asked of a study over its WebSocket. */
export type StudyAsked =
  | ({ type: "write" } & Writing)
  | ({ type: "draw" } & DrawAsked)
  | ({ type: "bot" } & BotAsked)
  | ({ type: "be" } & Being)
  | ({ type: "lead" } & Leading);

/** Whatever comes over a study's WebSocket. */
export type StudyMessage = StudySent | NodesSent | HereSent | WrittenSent | DeniedSent | PongSent | LeavingSent;
