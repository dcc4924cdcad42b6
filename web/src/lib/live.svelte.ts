/** The connection to one table: reconnects by itself, repeats what was not answered, and never plays anything twice. */
import type { Command, Error as Refused, GameWhole, Happened, Message, State } from "../protocol.ts";
import { ask, AWAY, GONE, Refusal } from "./api.ts";
import { type Answer, counting, type Feed, type Hears, type Link } from "./feed.ts";
import { followed } from "./frames.ts";

interface Waiting {
  text: string;
  repeat: boolean;
  resolve: (answer: Answer) => void;
  reject: (why: Refusal) => void;
}

const PING_EVERY = 15_000;
const PATIENCE = 8_000;

export class Live implements Feed {
  link = $state<Link>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Happened[]>([]);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer = 0;
  #ping = 0;
  #heard = 0;
  #closed = false;
  #number = 0;
  #hears: Hears = () => {};
  readonly #session = crypto.getRandomValues(new Uint32Array(2)).join("");

  constructor(
    readonly table: string,
    readonly seat: string,
  ) {}

  open(hears: Hears): void {
    this.#hears = hears;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#ping = window.setInterval(() => this.#listen(), PING_EVERY / 3);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearInterval(this.#ping);
    clearTimeout(this.#timer);
    this.#hangUp();
    this.#drop(AWAY, () => true);
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  #now = (): void => {
    if (this.link === "lost" && document.visibilityState === "visible") this.retry();
  };

  retry(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#hangUp();
    this.#connect();
  }

  /** A connection that is still being made is ended once it stands: browsers complain otherwise. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #connect(): void {
    const after = this.state === null ? 0 : this.state.ply;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = encodeURIComponent(this.seat);
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/live?after=${after}&seat=${seat}&changes=1`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#read(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = null;
      if (event.code >= 4000 && event.code !== 4429 && event.code !== 4503) {
        this.link = "refused";
        this.refusal = new Refusal(event.code - 4000, this.refusal?.said ?? (event.code === 4401 ? GONE : AWAY));
        return;
      }
      this.link = "lost";
      this.#drop(AWAY, (one) => !one.repeat);
      const wait = Math.min(5_000, 250 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
      this.#timer = window.setTimeout(() => this.#connect(), wait);
    };
  }

  #read(message: Message): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "state":
        return this.#take(message);
      case "changes":
        if (this.state) this.#take(followed(this.state, message));
        return;
      case "seats":
        if (this.state) this.state = { ...this.state, seats: message.seats };
        return;
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
    this.link = "live";
    this.refusal = null;
    this.#tries = 0;
    this.state = state;
    this.log = counting(this.log, state.events);
    this.#hears(state, state.events);
    if (fresh) for (const one of this.#waiting.values()) this.#socket?.send(one.text);
  }

  /** A connection that says nothing for long is no connection. */
  #listen(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.#heard;
    if (silent > PING_EVERY + PATIENCE) this.#socket.close();
    else if (silent > PING_EVERY) this.#socket.send(JSON.stringify({ type: "ping" }));
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
      if (this.link === "live" && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
      else if (!repeat) this.#drop(AWAY, (one) => one.text === text);
    });
  }

  ask<T>(path: string): Promise<T> {
    return ask<T>(`/tables/${this.table}/${path}`);
  }

  content(game: string, rules: number): Promise<GameWhole> {
    return ask<GameWhole>(`/games/${game}?rules=${rules}`);
  }
}
