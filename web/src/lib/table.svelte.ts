/** One table as somebody sits at it: what it shows now, and what can be done. Knows no rules: it offers what was offered,
 * and asks what a move would bring or why it cannot be. Where all that comes from is given to it. */
import type { Colour } from "../art/Emblem.svelte";
import { type Facts, factsOf } from "../games/facts.ts";
import type { Command, GameWhole, Happened, Item, State } from "../protocol.ts";
import { Refusal } from "./api.ts";
import { Draft } from "./draft.svelte.ts";
import type { Drawing } from "./drawing.ts";
import type { Feed } from "./feed.ts";
import { shownAfter } from "./frames.ts";
import { Hints } from "./hints.svelte.ts";
import { Log, type LogLine } from "./log.svelte.ts";
import { Replay } from "./replay.svelte.ts";
import { settings, still } from "./settings.svelte.ts";
import { sound } from "./sound.ts";
import { type Figures, texts, Texts, words } from "./texts.svelte.ts";

/** So many events at once are told in the log alone: nobody listens to more. */
const MANY = 12;

export class Table {
  game = $state.raw<GameWhole | null>(null);
  texts = $state.raw<Texts>(words.now);
  /** Has something been sent that is not answered yet? */
  sending = $state(false);
  /** What a line of the sheet or the log points at, in the game's own ids. */
  pointed = $state.raw<string[]>([]);
  /** A position of the finished game, while it is looked through. */
  review = $state.raw<Drawing | null>(null);
  /** What was just announced, for those who hear the table. */
  announced = $state("");

  readonly draft = new Draft(this);
  readonly log = new Log(this);
  readonly replay = new Replay(this);
  readonly hints = new Hints(this);

  #now = $state.raw<Drawing | null>(null);
  #sent = { number: 0, ply: 0 };
  readonly #over: () => void;

  constructor(readonly feed: Feed) {
    this.#over = $effect.root(() => {
      const played = $derived(this.state && { game: this.state.game, rules: this.state.rules });
      const content = $derived(played && `${played.game} ${played.rules}`);
      $effect(() => {
        const name = this.state?.game;
        const language = settings.language;
        if (!name) return;
        void texts(language, name).then((found) => {
          if (settings.language === language) this.texts = found;
        });
      });
      $effect(() => {
        const [game, rules] = content?.split(" ") ?? [];
        if (game) void feed.content(game, Number(rules)).then((found) => (this.game = found));
      });
    });
    feed.open((state, events) => this.#heard(state, events));
  }

  close(): void {
    this.replay.stop();
    this.#over();
    this.feed.close();
  }

  // What is there ---------------------------------------------------------------------------------------------------

  /** Its name in addresses. */
  get id(): string {
    return this.feed.table;
  }

  /** Have the words and the content come? */
  get ready(): boolean {
    return this.game !== null && this.texts.has("game-title");
  }

  get state(): State | null {
    return this.feed.state;
  }

  /** What is drawn: the table now, unless something else is being looked at. */
  get drawing(): Drawing | null {
    return this.review ?? this.replay.drawing ?? this.#now;
  }

  get seat(): string | null {
    return this.state?.seat ?? null;
  }

  get mine(): boolean {
    const state = this.state;
    return state !== null && state.status === "playing" && state.moves.length > 0;
  }

  /** May something be chosen now: my turn, nothing else shown, nothing under way. */
  get choosing(): boolean {
    return this.mine && !this.replay.on && !this.review && !this.sending && this.feed.link === "live";
  }

  #offered: { moves: string[]; set: Set<string> } = { moves: [], set: new Set() };

  /** The offered texts, as a set. */
  get offered(): Set<string> {
    const moves = this.choosing ? (this.state?.moves ?? []) : [];
    if (moves !== this.#offered.moves) this.#offered = { moves, set: new Set(moves) };
    return this.#offered.set;
  }

  /** The offered texts that begin with these words. */
  beginning(start: string): string[] {
    return [...this.offered].filter((text) => text === start || text.startsWith(`${start} `));
  }

  name(seat: string): string {
    const shown = this.state?.seats[seat];
    if (!shown) return this.word("seat", seat);
    if (shown.kind === "bot") return this.texts.say("bot-name", { bot: shown.name.replace(/^bot:/, "") });
    if (shown.kind === "open") return this.texts.say("seat-open");
    return shown.name && shown.name !== seat ? shown.name : this.word("seat", seat);
  }

  get facts(): Facts {
    return factsOf(this.state?.game ?? "");
  }

  colour(seat: string | null): Colour | null {
    return this.facts.seats[seat ?? ""] ?? null;
  }

  t = (key: string, figures: Figures = {}): string => this.texts.say(key, figures);

  word(kind: string, value: string): string {
    return String(this.texts.figure(kind, value));
  }

  // What is pointed at ----------------------------------------------------------------------------------------------

  point(line: Pick<LogLine, "events"> | null): void {
    this.pointed = line ? line.events.flatMap((event) => this.facts.where(event)) : [];
  }

  /** The score sheets in parts; none where the game is not drawn. */
  get items(): Item[] {
    return this.drawing?.shown?.items ?? [];
  }

  /** Points at what makes a line of the score sheets, everybody's or one seat's; without a line, at nothing. */
  pointAt(line: string | null, seat: string | null = null): void {
    this.pointed = this.items
      .filter((one) => one.line === line && (seat === null || one.seat === seat))
      .flatMap((one) => one.where);
  }

  // What is heard ---------------------------------------------------------------------------------------------------

  #heard(state: State, events: Happened[]): void {
    // what was sent is answered by a newer state, whenever its own answer comes
    if (state.ply > this.#sent.ply) this.#answered(this.#sent.number);
    this.draft.cancel();
    if (this.hints.advice && this.hints.advice.ply !== state.ply) this.hints.close();
    if (events.length > 0 || !this.replay.chain) this.replay.stop();
    this.#draw(state, events);
    if (events.length === 0) return;
    if (events.length < MANY && this.ready && !this.replay.chain) this.announced = this.log.told(events);
    sound(state.moves.length > 0 ? "turn" : "move");
  }

  /** The table as it is now; a chain of events that led to it is shown one thing after the other. */
  #draw(state: State, events: Happened[]): void {
    if (!state.view) return void (this.#now = null);
    const seen = still() || settings.text ? null : this.#now;
    const [drawing, steps] = shownAfter(seen, state, events, this.facts.quiet);
    this.#now = drawing;
    this.replay.keep(drawing, events);
    this.replay.begin(steps, true);
  }

  // What can be done ------------------------------------------------------------------------------------------------

  async play(text: string): Promise<void> {
    if (!this.choosing || !this.state) return;
    await this.#send({ type: "move", ply: this.state.ply, move: text });
  }

  get undoTo(): number | null {
    return this.state?.undo_to.at(-1) ?? null;
  }

  async undo(to: number | null = this.undoTo): Promise<void> {
    if (to !== null && this.state) await this.#send({ type: "undo", to, ply: this.state.ply });
  }

  /** Does nobody but bots sit at the other seats? They always agree to a take-back. */
  get alone(): boolean {
    const state = this.state;
    return (
      state !== null && Object.entries(state.seats).every(([seat, one]) => seat === state.seat || one.kind !== "person")
    );
  }

  get mayGoBack(): boolean {
    const state = this.state;
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
    const to = this.state?.takeback_to ?? null;
    if (this.undoTo !== null) return this.undo();
    if (this.mayGoBack && to !== null) await this.#send({ type: "takeback", to, ply: this.state!.ply });
  }

  answer = (yes: boolean): Promise<void> => this.#send({ type: "answer", yes });
  resign = (): Promise<void> => this.#send({ type: "resign" });

  async rematch(): Promise<string | null> {
    const answer = await this.feed.send({ type: "rematch" });
    return answer.type === "accepted" ? (answer.table ?? null) : null;
  }

  async #send(command: Command): Promise<void> {
    const number = this.#sent.number + 1;
    this.#sent = { number, ply: this.state?.ply ?? 0 };
    this.sending = true;
    this.draft.refusal = null;
    try {
      await this.feed.send(command);
      if (this.#answered(number)) this.draft.cancel();
    } catch (why) {
      this.#answered(number);
      if (why instanceof Refusal) this.draft.refusal = why;
    }
  }

  /** The table goes on after what was sent last. Was it still waiting for that? */
  #answered(number: number): boolean {
    const waited = this.sending && number === this.#sent.number;
    if (waited) this.sending = false;
    return waited;
  }
}
