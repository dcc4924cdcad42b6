/** One table as somebody sits at it: what it shows now, and what can be done. Knows no rules: it offers what was offered,
 * and asks what a move would bring or why it cannot be. Where all that comes from is given to it. */
import { untrack } from "svelte";
import type { Colour } from "../art/Emblem.svelte";
import { type Facts, factsOf } from "../games/facts.ts";
import type { Command, GameWhole, Happened, Item, State, View } from "../protocol.ts";
import { Refusal } from "./api.ts";
import { Draft } from "./draft.svelte.ts";
import { type Drawing, drawingOf } from "./drawing.ts";
import type { Clocks } from "./clocks.ts";
import type { Feed } from "./feed.ts";
import { Forced } from "./forced.svelte.ts";
import { shownAfter } from "./frames.ts";
import { Hints } from "./hints.svelte.ts";
import { Log, type LogLine } from "./log.svelte.ts";
import { Plan } from "./plan.svelte.ts";
import { Replay } from "./replay.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { sound } from "./sound.ts";
import { Sure } from "./sure.svelte.ts";
import { Talk } from "./talk.svelte.ts";
import { Teacher } from "./teacher.svelte.ts";
import { capital, type Figures, texts, Texts, words } from "./texts.svelte.ts";

/** So many events at once are told in the log alone: nobody listens to more. */
const MANY = 12;
const NONE: string[] = [];

export class Table {
  game = $state.raw<GameWhole | null>(null);
  texts = $state.raw<Texts>(words.now);
  /** Has something been sent that is not answered yet? */
  sending = $state(false);
  /** What a line of the sheet or the log points at, in the game's own ids. */
  pointed = $state.raw<string[]>([]);
  /** A position of the finished game, while it is looked through. */
  review = $state.raw<Drawing | null>(null);
  /** What is taught here now, where nothing is asked of the player. */
  taught = $state<string | null>(null);
  /** What was just announced, for those who hear the table. */
  announced = $state("");
  /** Its clocks, where it has some. */
  clocks = $state.raw<Clocks | null>(null);

  readonly draft = new Draft(this);
  readonly log = new Log(this);
  readonly replay = new Replay(this);
  readonly hints = new Hints(this);
  readonly teacher = new Teacher(this);
  readonly forced = new Forced(this);
  readonly sure = new Sure(this);
  readonly plan = new Plan(this);
  readonly talk: Talk;

  #now = $state.raw<Drawing | null>(null);
  #sent = { number: 0, ply: 0 };
  /** When the last state came. */
  #came = 0;
  #ply = -1;
  /** Was it my turn already? */
  #waited = false;
  readonly #over: () => void;

  constructor(readonly feed: Feed) {
    this.talk = new Talk(this);
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
      const forced = $derived(this.forced.due);
      $effect(() => {
        const ply = forced;
        untrack(() => this.forced.begin(ply));
      });
      const sure = $derived(this.sure.due);
      $effect(() => {
        const ply = sure;
        untrack(() => this.sure.begin(ply));
      });
      $effect(() => {
        void [this.choosing, this.plan.kept, this.draft.text];
        untrack(() => this.plan.follow());
      });
    });
    feed.open(
      (state, events) => this.#heard(state, events),
      (said) => this.talk.heard(said),
    );
  }

  close(): void {
    this.replay.stop();
    this.forced.begin(null);
    this.sure.begin(null);
    this.talk.close();
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
    return state !== null && state.status === "playing" && state.moves.length > 0 && !this.rests;
  }

  /** Is there a pause that all agreed to? Nobody moves in it. */
  get rests(): boolean {
    return this.clocks?.rests ?? this.state?.clock?.pause?.on ?? false;
  }

  /** May something be chosen now: my turn or one that I plan, nothing else shown, nothing under way. */
  get choosing(): boolean {
    if (this.plan.on) return true;
    return this.mine && !this.replay.on && !this.review && !this.sending && this.feed.link === "live";
  }

  /** What is offered to me, or would be in the turn that I plan. */
  get moves(): string[] {
    return this.plan.on ? this.plan.moves : (this.state?.moves ?? NONE);
  }

  /** What is asked, or would be. */
  get decision(): View["decision"] {
    return this.plan.on ? this.plan.decision : (this.state?.view?.decision ?? null);
  }

  #offered: { moves: string[]; set: Set<string> } = { moves: [], set: new Set() };

  /** The offered texts, as a set. */
  get offered(): Set<string> {
    const moves = this.choosing ? this.moves : NONE;
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
    // in a study people play on for bots
    if (shown.kind === "bot" || shown.name.startsWith("bot:"))
      return this.texts.say("bot-name", { bot: shown.name.replace(/^bot:/, "") });
    if (shown.kind === "open") return this.texts.say("seat-open");
    return shown.name && shown.name !== seat ? shown.name : this.word("seat", seat);
  }

  /** Somebody in a sentence: “the Apprentice” for a bot that is called Apprentice. */
  told(seat: string): string {
    const shown = this.state?.seats[seat];
    if (shown?.kind !== "bot") return this.name(seat);
    return this.texts.say("bot-told", { who: shown.name.replace(/^bot:/, ""), name: this.name(seat) });
  }

  /** A sentence about somebody, by name. */
  about(key: string, seat: string, figures: Figures = {}): string {
    return capital(this.t(key, { ...figures, name: this.told(seat) }));
  }

  /** Is that the one who looks on? Nobody is, where several share the device, or a study plays for all of them. */
  you(seat: string): boolean {
    const mine = this.state?.mine ?? [];
    return mine.length === 1 && mine[0] === seat;
  }

  /** Somebody as the one who looks on would say it. */
  called(seat: string): string {
    return this.you(seat) ? this.t("name-you") : this.name(seat);
  }

  /** Several have won: who, as the one who looks on would say it. */
  sharing(winners: string[]): string {
    const mine = this.state?.mine ?? [];
    const you = mine.length === 1 && winners.includes(mine[0]!) ? mine[0]! : null;
    const names = winners.filter((seat) => seat !== you).map((seat) => this.told(seat));
    const name = new Intl.ListFormat(settings.language).format(names);
    return capital(this.t(you === null ? "prompt-shared" : "prompt-shared-you", { name }));
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
    if (state.ply !== this.#ply) [this.#ply, this.#came] = [state.ply, performance.now()];
    this.draft.cancel();
    if (this.hints.advice && this.hints.advice.ply !== state.ply) this.hints.close();
    this.teacher.heard(state.ply);
    if (!this.replay.chain || events.some((event) => event.seat !== null && event.seat === state.seat))
      this.replay.stop();
    const gone = events.some((event) => event.event === "table-undo" || event.event === "table-takeback");
    if (gone) this.forced.wait(state.ply); // whoever has gone back wants to look, or to go further
    if (gone || !this.mine) this.sure.rests();
    this.#draw(state, events);
    this.plan.heard();
    if (events.length === 0) return;
    if (events.length < MANY && !this.replay.chain) this.announce(events);
    if (this.mine && !this.#waited) sound("bell", 0.5);
    this.#waited = this.mine;
  }

  /** What happened, for those who hear the table; nothing as long as its words are on their way. */
  announce(events: readonly Happened[]): void {
    if (this.ready) this.announced = this.log.told(events);
  }

  /** The table as it is now. What others did on the way to it is shown act by act, unless all is to be shown at once or
   * nobody looks. */
  #draw(state: State, events: Happened[]): void {
    if (!state.view) return void (this.#now = null);
    const before = this.#now;
    const paced = settings.shows !== "once" && !settings.text && document.visibilityState !== "hidden";
    const [drawing, steps] = paced
      ? shownAfter(before, state, events, this.game?.tellings)
      : [drawingOf(state, before ? events : []), []];
    this.#now = drawing;
    this.replay.keep(drawing, events);
    if (steps.length > 0) this.replay.follow(steps);
    else if (events.length > 0) this.replay.stop();
  }

  // What can be done ------------------------------------------------------------------------------------------------

  /** Play a move, if the teacher lets it pass; in a turn that is planned, keep it as the plan. `quiet`: it was decided
   * before, so nobody weighs it, and that it comes too late is no news. */
  async play(text: string, quiet = false): Promise<void> {
    if (!this.choosing || !this.state) return;
    if (this.plan.on) return this.plan.keep(text);
    this.teacher.settle();
    if (!quiet && this.teacher.weighs(text) && !(await this.teacher.lets(text))) return;
    this.sure.goes();
    await this.#send({ type: "move", ply: this.state.ply, move: text, ...this.#thought() }, quiet);
  }

  /** At a table with a clock: for how many seconds this position was here. What passed besides was the network's. */
  #thought(): { thought?: number } {
    return this.state?.clock ? { thought: (performance.now() - this.#came) / 1000 } : {};
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
      state.takeback ||
      this.rests
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

  /** One step back: what is held, and only then a move. */
  async back(): Promise<void> {
    if (this.draft.held) this.draft.drop();
    else await this.goBack();
  }

  /** A bot played for me: I take my seat again. */
  sitAgain = (of: string): Promise<void> => this.#send({ type: "seat", seat: of, person: "" });
  answer = (yes: boolean): Promise<void> => this.#send({ type: "answer", yes });
  resign = (): Promise<void> => this.#send({ type: "resign" });

  async rematch(): Promise<string | null> {
    const answer = await this.feed.send({ type: "rematch" });
    return answer.type === "accepted" ? (answer.table ?? null) : null;
  }

  async #send(command: Command, quiet = false): Promise<void> {
    const number = this.#sent.number + 1;
    this.#sent = { number, ply: this.state?.ply ?? 0 };
    this.sending = true;
    this.draft.refusal = null;
    try {
      await this.feed.send(command);
      if (this.#answered(number)) this.draft.cancel();
    } catch (why) {
      this.#answered(number);
      if (why instanceof Refusal && !quiet) this.draft.refusal = why;
    }
  }

  /** The table goes on after what was sent last. Was it still waiting for that? */
  #answered(number: number): boolean {
    const waited = this.sending && number === this.#sent.number;
    if (waited) this.sending = false;
    return waited;
  }
}
