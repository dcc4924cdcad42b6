/** The house in this page. Of several tabs, the one that holds the lock runs it; the others reach it over a channel, and one
 * of them takes it over when that tab is closed. */
import type { Answered, Socket, Transport } from "../lib/transport.ts";
import { base, own } from "../lib/transport.ts";
import type { Said, Told } from "./worker.ts";

const NAME = own("boulevard-house");
const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];
/** The house has begun anew: what was open is to be opened again. */
const RESTARTED = 1012;
/** For so long a tab may say nothing. */
const SILENCE = 5_000;
/** What is asked by whoever wants something kept. */
const KEEPING = /^\/(tables|studies|bring|kept)$/;

type Asked = Extract<Said, { type: "call" }>;

const me = Array.from(crypto.getRandomValues(new Uint32Array(2)), (one) => one.toString(36)).join("");

class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readyState = CONNECTING;

  constructor(
    readonly id: string,
    readonly house: House,
  ) {}

  send(text: string): void {
    this.house.post({ type: "say", from: me, id: this.id, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.house.post({ type: "shut", from: me, id: this.id });
    this.ended(1000);
  }

  told(data: string): void {
    if (this.readyState === CONNECTING) {
      this.readyState = OPEN;
      this.onopen?.(new Event("open"));
    }
    this.onmessage?.({ data });
  }

  ended(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.house.lines.delete(this.id);
    this.onclose?.({ code });
  }
}

/** What tabs say to each other of the house. `here`: it is in mine. */
type Among = { type: "hello" } | { type: "here"; ready: boolean; keeps: boolean };

class House implements Transport {
  /** Can it be asked? */
  ready = $state(false);
  /** How much of it has come, in bytes. */
  come = $state.raw({ done: 0, all: 0 });
  /** Why it cannot be opened. `missing`: what cannot be had is that file of the folder. */
  failed = $state.raw<{ why: string; missing: boolean } | null>(null);
  /** Is anything left when the page is closed? */
  keeps = $state(true);
  /** Does the browser promise to keep what is kept? Null before it was asked. */
  persisted = $state<boolean | null>(null);

  readonly lines = new Map<string, Line>();
  readonly #asked = new Map<string, [Asked, (answer: Answered) => void]>();
  readonly #channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
  #worker: Worker | null = null;
  #number = 0;
  /** Lets the lock go. */
  #leave: () => void = () => {};
  /** Takes the house over, unless the tab that has it says a word. */
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (this.#channel) this.#channel.onmessage = ({ data }: MessageEvent<Said | Told | Among>) => this.#heard(data);
    this.#channel?.postMessage({ type: "hello" });
    addEventListener("pagehide", (event) => {
      if (!event.persisted) this.post({ type: "left", from: me });
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#sure();
    });
    void navigator.storage?.persisted?.().then((kept) => (this.persisted = kept || null));
    this.#wait(false);
  }

  /** Until it is this tab's turn to have the house; `now`: from another, that does not answer. */
  #wait(now: boolean): void {
    if (!navigator.locks) return void this.#run(); // an open way that is not this machine's: browsers have no locks there
    navigator.locks
      .request(NAME, now ? { steal: true } : {}, () => this.#run())
      .catch(() => {
        // another tab has taken it over while this one was put to sleep
        this.#stop();
        this.#wait(false);
      });
  }

  /** Be the tab in which the house is, for as long as this tab is there, or until it fails. */
  #run(): Promise<void> {
    clearTimeout(this.#silence);
    this.ready = false;
    const name = encodeURIComponent(
      `house\n${new URL(`${base}house/`, location.href).href}\n${location.origin}${base}#`,
    );
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.to !== me) this.#channel?.postMessage(data);
      if (data.to === me || data.to === "") this.#take(data);
      if (data.type === "failed") this.#stop();
    };
    this.#worker.onerror = (event) => {
      this.#take({ type: "failed", to: "", why: event.message || "worker", missing: !event.message });
      this.#stop();
    };
    return new Promise((left) => (this.#leave = left));
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#leave();
  }

  /** Is there a tab that has the house, and awake? A browser may put it to sleep; then this one takes it over. */
  #sure(): void {
    if (this.#worker || !this.ready || !this.#channel) return;
    this.#channel.postMessage({ type: "hello" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#wait(true), SILENCE);
  }

  #heard(data: Said | Told | Among): void {
    if (data.type === "hello") {
      if (this.#worker) this.#channel?.postMessage({ type: "here", ready: this.ready, keeps: this.keeps });
    } else if (data.type === "here") {
      clearTimeout(this.#silence);
      this.keeps = data.keeps;
      if (data.ready && !this.ready) this.#anew();
    } else if ("from" in data) this.#worker?.postMessage(data);
    else if (data.to === me || data.to === "") this.#take(data);
  }

  /** A house that has just begun knows nothing of what was asked before, nor of whoever was connected. */
  #anew(): void {
    this.ready = true;
    this.failed = null;
    for (const [asked] of this.#asked.values()) this.post(asked);
    for (const line of [...this.lines.values()]) line.ended(RESTARTED);
  }

  /** Whoever has a table wants it kept: only then is the browser asked, since some ask whoever sits before it. */
  #last(): void {
    if (this.#lasting || this.persisted) return;
    this.#lasting = true;
    void navigator.storage?.persist?.().then((kept) => (this.persisted = kept));
  }
  #lasting = false;

  #take(told: Told): void {
    switch (told.type) {
      case "answer": {
        const [, answer] = this.#asked.get(told.id) ?? [];
        this.#asked.delete(told.id);
        const { status, body } = told;
        answer?.({
          status,
          word: false,
          json: () => Promise.resolve(JSON.parse(body)),
          text: () => Promise.resolve(body),
        });
        return;
      }
      case "told":
        return this.lines.get(told.id)?.told(told.text);
      case "closed":
        return this.lines.get(told.id)?.ended(told.code);
      case "progress":
        this.come = { done: told.done, all: told.all };
        return;
      case "ready":
        this.keeps = told.keeps;
        return this.#anew();
      case "failed":
        this.failed = { why: told.why, missing: told.missing };
    }
  }

  post(said: Said): void {
    if (this.#worker) this.#worker.postMessage(said);
    else this.#channel?.postMessage(said);
  }

  call(method: string, path: string, body: string | undefined, language: string): Promise<Answered> {
    const id = `${++this.#number}`;
    const asked: Asked = { type: "call", from: me, id, method, path, body, language };
    if (method === "POST" && KEEPING.test(path)) this.#last();
    return new Promise((resolve) => {
      this.#asked.set(id, [asked, resolve]);
      if (this.ready) this.post(asked);
      setTimeout(() => this.#asked.has(id) && this.#sure(), SILENCE);
    });
  }

  connect(address: string, language: string): Socket {
    const line = new Line(`${++this.#number}`, this);
    if (!this.ready) {
      setTimeout(() => line.ended(RESTARTED), 250); // the house is on its way; it is tried again
      return line;
    }
    this.lines.set(line.id, line);
    this.post({ type: "open", from: me, id: line.id, address, language });
    return line;
  }
}

export const house = new House();
