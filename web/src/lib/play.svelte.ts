/** One table as somebody sits at it: what it shows now, the move being prepared, and what can be done. Knows no rules:
 * it offers what the server offered, and asks the server what a move would bring or why it cannot be. */
import type { Colour } from "../art/Emblem.svelte";
import { type Facts, factsOf } from "../games/facts.ts";
import type { GameWhole, HintShown, Item, PreviewSent, State } from "../protocol.ts";
import { ask, Refusal } from "./api.ts";
import { Live, type Told } from "./live.svelte.ts";
import { settings, still } from "./settings.svelte.ts";
import { sound } from "./sound.ts";
import { type Figures, texts, Texts, words } from "./texts.svelte.ts";

/** A position to draw: the table as it is, as it was, or as it was seen in a finished game. */
export interface Frame {
  ply: number;
  view: any;
  sheets: Record<string, Record<string, number>>;
  shown: any;
}

/** A line of the log: a line of the record and what happened in it. */
export interface LogLine {
  ply: number;
  seat: string | null;
  events: Told[];
}

/** What the others did since my last move, shown one after the other; `frames`: the turn just made by a rival who never
 * decides, taken apart by the game. */
interface Replay {
  lines: LogLine[];
  at: number;
  frames?: Frame[];
}

/** Two moves worth a thought, being found, found, or refused. */
interface Advice {
  ply: number;
  hints: HintShown[] | null;
  refusal: Refusal | null;
}

const KEPT = 80;

export class Play {
  live: Live;
  game = $state.raw<GameWhole | null>(null);
  texts = $state.raw<Texts>(words.now);

  /** The whole move being prepared, offered or not. */
  draft = $state<string | null>(null);
  preview = $state.raw<PreviewSent | null>(null);
  /** Why the last click or the draft is not possible. */
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  /** What a line of the sheet or the log points at, in the game's own ids. */
  pointed = $state.raw<string[]>([]);
  replay = $state.raw<Replay | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** The draft, where it was not put together on the table: a hint, or the move that comes back when a hint goes. */
  hinted = $state<string | null>(null);
  /** A position of the finished game, while it is looked through. */
  review = $state.raw<Frame | null>(null);
  /** What was just announced, for those who hear the table. */
  announced = $state("");

  #frames = new Map<number, Frame>();
  #last: Frame | null = null;
  #asked = 0;
  #sent = { number: 0, ply: 0 };
  #timer = 0;
  /** The hint that is pointed at, and what was prepared before. */
  #shown: { move: string; before: string | null } | null = null;
  readonly #over: () => void;

  constructor(
    readonly table: string,
    seat: string,
  ) {
    this.live = new Live(table, seat, (state, events) => this.#told(state, events));
    this.#over = $effect.root(() => {
      const content = $derived(this.live.state && `${this.live.state.game}?rules=${this.live.state.rules}`);
      $effect(() => {
        const name = this.live.state?.game;
        const language = settings.language;
        if (!name) return;
        void texts(language, name).then((found) => {
          if (settings.language === language) this.texts = found;
        });
      });
      $effect(() => {
        if (content) void ask<GameWhole>(`/games/${content}`).then((found) => (this.game = found));
      });
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#over();
    this.live.close();
  }

  // What is there ---------------------------------------------------------------------------------------------------

  /** Have the words and the content come? */
  get ready(): boolean {
    return this.game !== null && this.texts.has("game-title");
  }

  get state(): State | null {
    return this.live.state;
  }

  /** What is drawn: the table now, unless something else is being looked at. */
  get frame(): Frame | null {
    if (this.review) return this.review;
    if (this.replay) {
      const line = this.replay.lines[this.replay.at];
      const frame = this.replay.frames?.[this.replay.at] ?? (line && this.#frames.get(line.ply));
      if (frame) return frame;
    }
    const state = this.live.state;
    return state?.view ? frameOf(state) : null;
  }

  get seat(): string | null {
    return this.live.state?.seat ?? null;
  }

  get mine(): boolean {
    const state = this.live.state;
    return state !== null && state.status === "playing" && state.moves.length > 0;
  }

  /** May something be chosen now: my turn, nothing else shown, nothing under way. */
  get choosing(): boolean {
    return this.mine && !this.replay && !this.review && !this.sending && this.live.link === "live";
  }

  #offered: { moves: string[]; set: Set<string> } = { moves: [], set: new Set() };

  /** The offered texts, as a set. */
  get offered(): Set<string> {
    const moves = this.choosing ? (this.live.state?.moves ?? []) : [];
    if (moves !== this.#offered.moves) this.#offered = { moves, set: new Set(moves) };
    return this.#offered.set;
  }

  /** The offered texts that begin with these words. */
  beginning(start: string): string[] {
    return [...this.offered].filter((text) => text === start || text.startsWith(`${start} `));
  }

  /** Is the draft an offered move? */
  get whole(): boolean {
    return this.draft !== null && this.offered.has(this.draft);
  }

  name(seat: string): string {
    const shown = this.live.state?.seats[seat];
    if (!shown) return this.word("seat", seat);
    if (shown.kind === "bot") return this.texts.say("bot-name", { bot: shown.name.replace(/^bot:/, "") });
    if (shown.kind === "open") return this.texts.say("seat-open");
    return shown.name && shown.name !== seat ? shown.name : this.word("seat", seat);
  }

  get facts(): Facts {
    return factsOf(this.live.state?.game ?? "");
  }

  colour(seat: string | null): Colour | null {
    return this.facts.seats[seat ?? ""] ?? null;
  }

  t = (key: string, figures: Figures = {}): string => this.texts.say(key, figures);

  word(kind: string, value: string): string {
    return String(this.texts.figure(kind, value));
  }

  // The log ---------------------------------------------------------------------------------------------------------

  get lines(): LogLine[] {
    const found: LogLine[] = [];
    for (const event of this.live.log) {
      const last = found.at(-1);
      if (last && last.ply === event.ply) last.events.push(event);
      else found.push({ ply: event.ply, seat: event.seat, events: [event] });
    }
    return found;
  }

  said(event: Told): string {
    const { event: name, ply: _, ...figures } = event;
    // a seat that is only a number is called by its name
    for (const [figure, value] of Object.entries(figures))
      if (/^seat/.test(figure) && /^\d$/.test(String(value))) figures[figure] = this.name(String(value));
    return this.texts.say(`event-${name}`, figures);
  }

  /** The log as it is read: without what nobody misses. */
  get read(): LogLine[] {
    const quiet = this.facts.quiet;
    const till = this.review?.ply ?? Infinity;
    return this.lines
      .filter((line) => line.ply < till)
      .map((line) => ({ ...line, events: line.events.filter((event) => !quiet.includes(event.event)) }))
      .filter((line) => line.events.length > 0);
  }

  point(line: LogLine | null): void {
    this.pointed = line ? line.events.flatMap((event) => this.facts.where(event)) : [];
  }

  /** The score sheets in parts; none where the game is not drawn. */
  get items(): Item[] {
    return this.frame?.shown?.items ?? [];
  }

  /** Points at what makes a line of the score sheets, everybody's or one seat's; without a line, at nothing. */
  pointAt(line: string | null, seat: string | null = null): void {
    this.pointed = this.items
      .filter((one) => one.line === line && (seat === null || one.seat === seat))
      .flatMap((one) => one.where);
  }

  /** What happened since this seat's last move. */
  get since(): LogLine[] {
    const mine = this.live.state?.takeback_to ?? -1;
    return this.read.filter((line) => line.ply > mine && line.seat !== null);
  }

  playSince(): void {
    const lines = this.since;
    if (lines.length === 0) return;
    this.cancel();
    this.replay = { lines, at: 0 };
    this.#step();
  }

  #step(): void {
    clearTimeout(this.#timer);
    const line = this.replay?.lines[this.replay.at];
    if (line) {
      this.point(line);
      this.announced = line.events.map((event) => this.said(event)).join(" ");
    }
    this.#timer = window.setTimeout(() => {
      if (!this.replay) return;
      if (this.replay.at + 1 >= this.replay.lines.length) this.stopReplay();
      else {
        this.replay = { ...this.replay, at: this.replay.at + 1 };
        this.#step();
      }
    }, 1600);
  }

  stopReplay(): void {
    clearTimeout(this.#timer);
    if (this.replay) this.pointed = [];
    this.replay = null;
  }

  #told(state: State, events: Told[]): void {
    // what was sent is answered by a newer state, whenever its own answer comes
    if (state.ply > this.#sent.ply) this.#answered(this.#sent.number);
    this.cancel();
    if (this.advice && this.advice.ply !== state.ply) this.closeHint();
    const before = this.#last;
    if (events.length > 0 || !this.replay?.frames) this.stopReplay();
    if (state.view) {
      const frame = frameOf(state);
      this.#last = frame;
      this.#tell(before, frame, events);
      for (const event of events) this.#frames.set(event.ply, frame);
      for (const ply of [...this.#frames.keys()].slice(0, Math.max(0, this.#frames.size - KEPT)))
        this.#frames.delete(ply);
    }
    if (events.length > 0) {
      if (events.length < 12 && this.ready) this.announced = events.map((event) => this.said(event)).join(" ");
      sound(state.moves.length > 0 ? "turn" : "move");
    }
  }

  /** What a rival did who never decides, one thing after the other. */
  #tell(before: Frame | null, after: Frame, events: Told[]): void {
    if (!before || still() || settings.text) return;
    const steps = this.facts.tell?.(before.view, after.view, events) ?? [];
    if (steps.length === 0) return;
    const lines = steps.map((step) => ({ ply: after.ply, seat: step.events[0]!.seat, events: step.events }));
    this.replay = { lines, at: 0, frames: steps.map((step) => ({ ...after, view: step.view })) };
    this.#step();
  }

  /** The change of a seat's total that the draft would bring. */
  gain(seat: string | null = this.seat): number | null {
    if (!this.preview?.whole) return null;
    const [after, before] = [this.preview?.sheets[seat ?? ""]?.["total"], this.frame?.sheets[seat ?? ""]?.["total"]];
    return after === undefined || before === undefined ? null : after - before;
  }

  // The move being prepared -----------------------------------------------------------------------------------------

  /** Prepare a whole move: what it would bring is asked of the server, or why it cannot be. */
  async prepare(text: string): Promise<void> {
    if (!this.choosing || text === this.draft) return;
    this.draft = text;
    this.preview = null;
    this.refusal = null;
    const asked = ++this.#asked;
    try {
      const answer = await this.live.send({ type: "preview", move: text });
      if (asked === this.#asked && answer.type === "preview") this.preview = answer;
    } catch (why) {
      if (asked === this.#asked && why instanceof Refusal && why.said.error !== "away") this.refusal = why;
    }
  }

  /** Ask why a text is not possible, without preparing anything. */
  async whyNot(text: string): Promise<void> {
    const asked = ++this.#asked;
    try {
      await this.live.send({ type: "preview", move: text });
    } catch (why) {
      if (asked === this.#asked && why instanceof Refusal && why.said.error !== "away") this.refusal = why;
    }
  }

  // Hints -----------------------------------------------------------------------------------------------------------

  /** Does the table allow hints, and is there something to choose? */
  get mayHint(): boolean {
    return this.mine && this.live.state?.hints === true && !this.review;
  }

  async askHint(): Promise<void> {
    const state = this.live.state;
    if (!this.mayHint || !state || (this.advice && !this.advice.refusal)) return;
    this.stopReplay();
    this.advice = { ply: state.ply, hints: null, refusal: null };
    const mine = this.advice;
    try {
      const answer = await this.live.send({ type: "hint" });
      if (this.advice === mine && answer.type === "hint") this.advice = { ...mine, hints: answer.hints };
    } catch (why) {
      if (this.advice === mine && why instanceof Refusal) this.advice = { ...mine, refusal: why };
    }
  }

  /** Show a hint on the table as long as it is pointed at: what it would do, and where. */
  async showHint({ move }: HintShown): Promise<void> {
    if (!this.choosing) return;
    this.#shown = { move, before: this.#shown ? this.#shown.before : this.draft };
    this.hinted = move;
    await this.prepare(move);
    if (this.#shown?.move === move && this.preview)
      this.pointed = (this.preview.events as unknown as Told[]).flatMap((event) => this.facts.where(event));
  }

  /** A hint that is shown goes, and what was prepared before comes back. */
  leaveHint(hint?: HintShown): void {
    const shown = this.#shown;
    if (!shown || (hint && hint.move !== shown.move)) return;
    this.#shown = null;
    this.pointed = [];
    if (this.draft !== shown.move) return;
    this.cancel();
    if (shown.before === null) return;
    this.hinted = shown.before;
    void this.prepare(shown.before);
  }

  /** Take a hint up: it is prepared like any other move, or played where confirming is switched off. */
  async takeHint({ move }: HintShown): Promise<void> {
    this.#shown = null;
    this.closeHint();
    if (!settings.confirm) return this.play(move);
    this.hinted = move;
    await this.prepare(move);
  }

  closeHint(): void {
    this.leaveHint();
    this.advice = null;
    this.pointed = [];
  }

  cancel(): void {
    this.#asked++;
    this.draft = null;
    this.preview = null;
    this.refusal = null;
    this.hinted = null;
  }

  /** Where confirming is switched off, a move that is chosen is played. */
  async choose(text: string): Promise<void> {
    if (!settings.confirm && this.offered.has(text)) return this.play(text);
    return this.prepare(text);
  }

  async confirm(): Promise<void> {
    if (this.draft !== null && this.whole) await this.play(this.draft);
  }

  async play(text: string): Promise<void> {
    if (!this.choosing || !this.live.state) return;
    await this.#send({ type: "move", ply: this.live.state.ply, move: text });
  }

  get undoTo(): number | null {
    return this.live.state?.undo_to.at(-1) ?? null;
  }

  async undo(to: number | null = this.undoTo): Promise<void> {
    if (to !== null && this.live.state) await this.#send({ type: "undo", to, ply: this.live.state.ply });
  }

  /** Does nobody but bots sit at the other seats? They always agree to a take-back. */
  get alone(): boolean {
    const state = this.live.state;
    return (
      state !== null && Object.entries(state.seats).every(([seat, one]) => seat === state.seat || one.kind !== "person")
    );
  }

  get mayGoBack(): boolean {
    const state = this.live.state;
    if (
      state === null ||
      state.status !== "playing" ||
      state.seat === null ||
      state.seats[state.seat]?.kind !== "person" ||
      state.takeback
    )
      return false;
    return this.undoTo !== null || state.takeback_to !== null;
  }

  /** Undo where that is free; beyond that the others are asked. */
  async goBack(): Promise<void> {
    const to = this.live.state?.takeback_to ?? null;
    if (this.undoTo !== null) return this.undo();
    if (this.mayGoBack && to !== null) await this.#send({ type: "takeback", to, ply: this.live.state!.ply });
  }

  answer = (yes: boolean): Promise<void> => this.#send({ type: "answer", yes });
  resign = (): Promise<void> => this.#send({ type: "resign" });

  async rematch(): Promise<string | null> {
    const answer = await this.live.send({ type: "rematch" });
    return answer.type === "accepted" ? (answer.table ?? null) : null;
  }

  async #send(request: { type: string; [field: string]: unknown }): Promise<void> {
    const number = this.#sent.number + 1;
    this.#sent = { number, ply: this.live.state?.ply ?? 0 };
    this.sending = true;
    this.refusal = null;
    try {
      await this.live.send(request);
      if (this.#answered(number)) this.cancel();
    } catch (why) {
      this.#answered(number);
      if (why instanceof Refusal) this.refusal = why;
    }
  }

  /** The table goes on after what was sent last. Was it still waiting for that? */
  #answered(number: number): boolean {
    const waited = this.sending && number === this.#sent.number;
    if (waited) this.sending = false;
    return waited;
  }
}

export function frameOf(state: State): Frame {
  return { ply: state.ply, view: state.view, sheets: state.sheets, shown: state.shown };
}
