/** A step of a lesson as a feed: the server is told what was played in it so far, says what comes of it, and keeps nothing. */
import { ask, AWAY, Refusal } from "../lib/api.ts";
import { type Answer, counting, type Feed, type Hears, type Link } from "../lib/feed.ts";
import type { Command, GameWhole, Happened, Previewed, State, Tried } from "../protocol.ts";

/** So long it waits before it asks again, while nobody answers. */
const AGAIN = 2000;

/** What a move that is allowed and was not asked for is answered: by which of the step's words. */
export class NotAsked extends Refusal {
  constructor(
    readonly other: number,
    sentence: string,
    rule: string | null,
  ) {
    super(0, { error: "not-asked", figures: {}, rule, sentence });
  }
}

export class Tries implements Feed {
  link = $state<Link>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Happened[]>([]);
  /** Was everything played that the step asks for? */
  done = $state(false);
  /** What was played in this step. */
  #moves: { ply: number; text: string }[] = [];
  #step = 0;
  #hears: Hears = () => {};
  #closed = false;
  /** Ask again now. */
  #again = (): void => {};

  /** `answered`: what is said to a move that was not asked for, and the rule it is about. */
  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly answered: (other: number) => { said: string; rule: string | null },
  ) {}

  get table(): string {
    return `${this.game}-${this.lesson}`;
  }

  open(hears: Hears): void {
    this.#hears = hears;
  }

  close(): void {
    this.#closed = true;
    this.#again();
  }

  /** The decision of the step that is next. */
  get at(): number {
    return this.#moves.length;
  }

  /** The beginning of a step. */
  async go(step: number): Promise<void> {
    this.#step = step;
    this.#moves = [];
    this.done = false;
    await this.#load(step);
  }

  retry(): void {
    if (this.link === "refused") void this.#load(this.#step);
    else this.#again();
  }

  /** While nobody answers it is asked again and again: what was sent counts once somebody is there. */
  async #persist<T>(path: string): Promise<T> {
    for (;;)
      try {
        const found = await ask<T>(path);
        if (this.link === "lost") this.link = this.state ? "live" : "connecting";
        return found;
      } catch (why) {
        if (this.#closed || !(why instanceof Refusal) || why.said.error !== "away") throw why;
        this.link = "lost";
        await new Promise<void>((go) => {
          const before = this.#again;
          this.#again = () => (before(), go());
          setTimeout(go, AGAIN);
        });
      }
  }

  async #load(step: number): Promise<void> {
    try {
      const tried = await this.#try([]);
      if (step === this.#step) this.#take(tried, tried.state.events);
    } catch (why) {
      if (!(why instanceof Refusal) || step !== this.#step) return;
      this.link = "refused";
      this.refusal = why;
    }
  }

  /** `events`: those that are new; `log`: what counted before them. */
  #take({ state, done }: Tried, events: Happened[], log: Happened[] = []): void {
    this.link = "live";
    this.refusal = null;
    this.done = done;
    this.state = state;
    this.log = counting(log, events);
    this.#hears(state, events);
  }

  #query(texts: string[], more: Record<string, string> = {}): string {
    return String(new URLSearchParams([...texts.map((text) => ["moves", text]), ...Object.entries(more)]));
  }

  #path(what = ""): string {
    return `/learn/${this.game}/${this.lesson}/${this.#step}${what}`;
  }

  #try(texts: string[]): Promise<Tried> {
    return this.#persist<Tried>(`${this.#path()}?${this.#query(texts)}`);
  }

  get #played(): string[] {
    return this.#moves.map((one) => one.text);
  }

  async send(command: Command): Promise<Answer> {
    if (command.type === "preview") {
      const query = this.#query(this.#played, { move: command.move });
      return { type: "preview", id: null, ...(await this.#persist<Previewed>(`${this.#path("/preview")}?${query}`)) };
    }
    if (command.type === "undo") {
      this.#moves = this.#moves.filter((one) => one.ply < command.to);
      this.#take(
        await this.#try(this.#played),
        [],
        this.log.filter((one) => one.ply < command.to),
      );
    } else if (command.type === "move") {
      const step = this.#step;
      const tried = await this.#try([...this.#played, command.move]);
      if (step !== this.#step) throw new Refusal(0, AWAY); // somebody went on, or back
      if (tried.other !== null) {
        const { said, rule } = this.answered(tried.other);
        throw new NotAsked(tried.other, said, rule);
      }
      this.#moves.push({ ply: command.ply, text: command.move });
      // everything that was played in the step is told each time
      const events = tried.state.events.filter((one) => one.ply >= command.ply);
      this.#take(tried, events, this.log);
    } else throw new Refusal(0, AWAY);
    return { type: "accepted", id: null, ply: this.state!.ply, table: "" };
  }

  ask<T>(path: string): Promise<T> {
    const [what, query] = path.split("?");
    const given = Object.fromEntries(new URLSearchParams(query));
    if (what !== "choices" && what !== "words") return Promise.reject(new Refusal(0, AWAY));
    const { path: words, lang } = given;
    const more = { ...(words === undefined ? {} : { path: words }), ...(lang === undefined ? {} : { lang }) };
    return this.#persist<T>(`${this.#path(`/${what}`)}?${this.#query(this.#played, more)}`);
  }

  content(game: string, rules: number): Promise<GameWhole> {
    return ask<GameWhole>(`/games/${game}?rules=${rules}`);
  }
}
