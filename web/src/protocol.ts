// Made from the Python types by tools/protocol.py: do not edit.

export interface Playing {
  seat?: string | null;
  id?: string | null;
  ply: number;
  move: string;
}

export interface Undoing {
  seat?: string | null;
  id?: string | null;
  to: number;
  ply: number;
}

export interface TakingBack {
  seat?: string | null;
  id?: string | null;
  to: number;
  ply: number;
}

export interface Answering {
  seat?: string | null;
  yes: boolean;
}

export interface Resigning {
  seat?: string | null;
}

export interface Previewing {
  seat?: string | null;
  move: string;
}

export interface Hinting {
  seat?: string | null;
}

export interface Seating {
  seat?: string | null;
  bot?: string | null;
  open?: boolean;
  person?: string | null;
}

export interface Rematching {
  seat?: string | null;
}

export interface Joining {
  invite: string;
  seat?: string | null;
  name?: string;
}

export interface Opening {
  game: string;
  options: Record<string, any>;
  seats: Record<string, string>;
  name: string;
  hints: boolean | null;
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

export interface Linked {
  link: string;
  token: string;
}

export interface Claimed {
  seat: string;
}

export interface Accepted {
  ply: number;
}

export interface Previewed {
  events: (Record<string, any>)[];
  sheets: Record<string, Record<string, number>>;
  shown: any;
  whole: boolean;
}

export interface DriverShown {
  line: string;
  points: number;
}

export interface HintSaid {
  move: string;
  outlook: string;
  reason: string;
}

export interface HintShown {
  move: string;
  value: number;
  lead: number;
  drivers: DriverShown[];
  said: Record<string, HintSaid>;
}

export interface Hinted {
  ply: number;
  hints: HintShown[];
}

export interface Rematched {
  table: string;
  watch: string;
}

export interface Invited {
  invite: string;
}

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

export interface Told {
  lines: string[];
}

export interface LineShown {
  ply: number;
  seat: string;
  text: string;
  events: (Record<string, any>)[];
  counts: boolean;
}

export interface Reviewed {
  lines: LineShown[];
  ply: number;
}

export interface SeatShown {
  name: string;
  kind: string;
  here: boolean;
}

export interface TakebackShown {
  seat: string;
  to: number;
  waiting: string[];
}

export interface FrameShown {
  ply: number;
  events: (Record<string, any>)[];
  changes: Change[];
}

export interface Change {
  at: (string | number)[];
  to: any;
}

export interface State {
  table: string;
  game: string;
  rules: number;
  options: Record<string, any>;
  seats: Record<string, SeatShown>;
  seat: string | null;
  mine: string[];
  host: boolean;
  status: "abandoned" | "open" | "over" | "playing";
  ply: number;
  to_act: string[];
  view: any;
  sheets: Record<string, Record<string, number>>;
  shown: any;
  moves: string[];
  events: (Record<string, any>)[];
  undo_to: number[];
  takeback_to: number | null;
  seed_hash: string;
  takeback: TakebackShown | null;
  outcome: any;
  rematch: string | null;
  hints: boolean;
  seed: string | null;
  since: number | null;
  frames: FrameShown[];
}

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
}

export interface OptionShown {
  name: string;
  kind: string;
  default: any;
  values: string[];
  words: string[];
  count: number | null;
  min: number | null;
  max: number | null;
}

export interface GameShown {
  game: string;
  rules: number;
  title: string;
  options: OptionShown[];
  players: number[];
  seats: Record<string, string[]>;
  bots: string[];
}

export interface GameWhole {
  game: string;
  rules: number;
  title: string;
  options: OptionShown[];
  players: number[];
  seats: Record<string, string[]>;
  bots: string[];
  content: string;
  forms: string[];
  box: Record<string, any>;
}

export interface Error {
  error: string;
  figures: Record<string, any>;
  rule: string | null;
  sentence: string;
}

export interface Health {
  status: "database" | "leaving" | "ok";
}

export interface Here {
  version: string;
  reach: "lan" | "loopback" | "public";
  can_open: boolean;
  links: string[];
}

export interface StateSent {
  type: "state";
  table: string;
  game: string;
  rules: number;
  options: Record<string, any>;
  seats: Record<string, SeatShown>;
  seat: string | null;
  mine: string[];
  host: boolean;
  status: "abandoned" | "open" | "over" | "playing";
  ply: number;
  to_act: string[];
  view: any;
  sheets: Record<string, Record<string, number>>;
  shown: any;
  moves: string[];
  events: (Record<string, any>)[];
  undo_to: number[];
  takeback_to: number | null;
  seed_hash: string;
  takeback: TakebackShown | null;
  outcome: any;
  rematch: string | null;
  hints: boolean;
  seed: string | null;
  since: number | null;
  frames: FrameShown[];
}

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

export interface PreviewSent {
  type: "preview";
  events: (Record<string, any>)[];
  sheets: Record<string, Record<string, number>>;
  shown: any;
  whole: boolean;
  id: string | null;
}

export interface HintSent {
  type: "hint";
  ply: number;
  hints: HintShown[];
  id: string | null;
}

export interface RefusedSent {
  type: "refused";
  error: string;
  figures: Record<string, any>;
  rule: string | null;
  sentence: string;
  id: string | null;
}

export interface PongSent {
  type: "pong";
  id: string | null;
}

export interface LeavingSent {
  type: "leaving";
  after: number;
}

export interface Item {
  seat: string;
  line: string;
  points: number;
  key: string;
  figures: Record<string, any>;
  where: string[];
}

export type Asked = { id?: string | null } & (
  | ({ type: "move" } & Playing)
  | ({ type: "undo" } & Undoing)
  | ({ type: "takeback" } & TakingBack)
  | ({ type: "answer" } & Answering)
  | ({ type: "resign" } & Resigning)
  | ({ type: "preview" } & Previewing)
  | ({ type: "hint" } & Hinting)
  | ({ type: "seat" } & Seating)
  | ({ type: "rematch" } & Rematching)
  | { type: "ping" }
);
