/** The connection to one table: reconnects by itself, repeats what was not answered, and never plays anything twice. */
import type {
  Command,
  Error as Refused,
  GameWhole,
  Happened,
  Message,
  SaidShown,
  State,
  TalkShown,
} from "../protocol.ts";
import { ask, AWAY, GONE, Refusal } from "./api.ts";
import { type Answer, counting, type Feed, type Hears, type Link } from "./feed.ts";
import { followed } from "./frames.ts";
import { Wire } from "./wire.svelte.ts";

interface Waiting {
  text: string;
  repeat: boolean;
  resolve: (answer: Answer) => void;
  reject: (why: Refusal) => void;
}

export class Live implements Feed {
  refusal = $state.raw<Refusal | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Happened[]>([]);
  talk = $state.raw<TalkShown | null>(null);

  #waiting = new Map<string, Waiting>();
  #number = 0;
  #hears: Hears = () => {};
  #heard: (said: SaidShown) => void = () => {};
  readonly #session = crypto.getRandomValues(new Uint32Array(2)).join("");
  readonly #wire = new Wire<Message>({
    address: () => {
      const after = this.state === null ? 0 : this.state.ply;
      return `/tables/${this.table}/live?after=${after}&seat=${encodeURIComponent(this.seat)}&changes=1&talk=1`;
    },
    hears: (message) => this.#read(message),
    lost: () => this.#drop(AWAY, (one) => !one.repeat),
    refused: (code) => {
      this.refusal = new Refusal(code - 4000, this.refusal?.said ?? (code === 4401 ? GONE : AWAY));
    },
  });

  constructor(
    readonly table: string,
    readonly seat: string,
  ) {}

  get link(): Link {
    return this.#wire.link;
  }

  open(hears: Hears, heard: (said: SaidShown) => void = () => {}): void {
    [this.#hears, this.#heard] = [hears, heard];
    this.#wire.open();
  }

  close(): void {
    this.#wire.close();
    this.#drop(AWAY, () => true);
  }

  retry(): void {
    this.#wire.retry();
  }

  #read(message: Message): void {
    switch (message.type) {
      case "state":
        return this.#take(message);
      case "changes":
        if (this.state) this.#take(followed(this.state, message));
        return;
      case "seats":
        if (this.state) this.state = { ...this.state, seats: message.seats };
        return;
      case "talk":
        return this.listen(message);
      case "said":
        return this.hear(message.said);
      case "accepted":
      case "preview":
      case "hint":
      case "weighed":
        this.#waiting.get(message.id ?? "")?.resolve(message);
        this.#waiting.delete(message.id ?? "");
        return;
      case "refused": {
        const { error, figures, rule, sentence, id } = message;
        const refusal = new Refusal(0, { error, figures, rule, sentence });
        if (id === null) this.refusal = refusal;
        this.#waiting.get(id ?? "")?.reject(refusal);
        this.#waiting.delete(id ?? "");
        return;
      }
      default:
        return;
    }
  }

  #take(state: State): void {
    const fresh = this.link !== "live";
    this.#wire.stands();
    this.refusal = null;
    this.state = state;
    this.log = counting(this.log, state.events);
    this.#hears(state, state.events);
    if (fresh) for (const one of this.#waiting.values()) this.#wire.send(one.text);
  }

  hear(said: SaidShown): void {
    if (!this.talk || this.talk.said.some((one) => one.id === said.id)) return;
    this.talk = { ...this.talk, said: [...this.talk.said, said] };
    this.#heard(said);
  }

  listen(talk: TalkShown): void {
    this.talk = talk;
  }

  #drop(why: Refused, which: (one: Waiting) => boolean): void {
    for (const [id, one] of [...this.#waiting])
      if (which(one)) {
        this.#waiting.delete(id);
        one.reject(new Refusal(0, why));
      }
  }

  /** Ask for something; the answer comes once it is written, or the reason why not. What changes the table is repeated after a break. */
  send(command: Command): Promise<Answer> {
    const id = `${this.#session}-${++this.#number}`;
    const seat = this.state?.seat;
    const text = JSON.stringify({ ...(seat ? { seat } : {}), ...command, id });
    const repeat = !["preview", "hint", "weigh"].includes(command.type);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject, repeat });
      if (!this.#wire.send(text) && !repeat) this.#drop(AWAY, (one) => one.text === text);
    });
  }

  ask<T>(path: string): Promise<T> {
    return ask<T>(`/tables/${this.table}/${path}`);
  }

  content(game: string, rules: number): Promise<GameWhole> {
    return ask<GameWhole>(`/games/${game}?rules=${rules}`);
  }
}
