/** The house's worker: rules and rooms in Python. A second worker like it thinks for bots, and can be ended. */
import { Missing, python } from "./python.ts";
import { rowsOf } from "./rows.ts";

/** What the page says to the house. `from` is the tab that says it. */
export type Said =
  | { type: "call"; from: string; id: string; method: string; path: string; body: string | undefined; language: string }
  | { type: "open"; from: string; id: string; address: string; language: string }
  | { type: "say"; from: string; id: string; text: string }
  | { type: "shut"; from: string; id: string }
  | { type: "left"; from: string };

/** What the house says to a tab. */
export type Told =
  | { type: "answer"; to: string; id: string; status: number; body: string; kind: string }
  | { type: "told"; to: string; id: string; text: string }
  | { type: "closed"; to: string; id: string; code: number }
  | { type: "progress"; to: ""; done: number; all: number }
  | { type: "ready"; to: ""; keeps: boolean }
  | { type: "failed"; to: ""; why: string; missing: boolean };

interface House {
  call(method: string, address: string, body: string | undefined, language: string): Promise<string>;
  open(line: string, address: string, language: string): Promise<void>;
  say(line: string, text: string): void;
  shut(line: string): Promise<void>;
}

const [role, folder, base] = decodeURIComponent(self.name).split("\n") as [string, string, string];
const tell = (told: Told): void => postMessage(told);

/** What thinks, as the house asks it. */
class Thinking {
  readonly #worker = new Worker(self.location.href, { type: "module", name: `thinker\n${folder}\n${base}` });
  readonly #ready: Promise<void>;
  #answer: (text: string) => void = () => {};

  constructor() {
    this.#ready = new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<{ type: string; text: string }>) => {
        if (data.type === "ready") resolve();
        else if (data.type === "thought") this.#answer(data.text);
        else if (data.type === "failed") reject(new Error(data.text));
      };
      this.#worker.onerror = () => reject(new Error("thinker"));
    });
  }

  async begun(): Promise<this> {
    await this.#ready;
    return this;
  }

  ask(question: string): Promise<string> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#worker.postMessage(question);
    });
  }

  kill(): void {
    this.#worker.terminate();
  }
}

async function keepHouse(): Promise<void> {
  const rows = await rowsOf(new URL(base).pathname);
  const waiting: Said[] = [];
  const lines = new Map<string, [string, string]>();
  onmessage = ({ data }: MessageEvent<Said>) => void waiting.push(data);
  const found = await python(folder, false, (done, all) => tell({ type: "progress", to: "", done, all }));
  const browser = {
    base,
    get: (key: string) => rows.get(key),
    range: async (prefix: string, after: string) => JSON.stringify(await rows.range(prefix, after)),
    change: (change: string) => rows.change(JSON.parse(change) as Parameters<typeof rows.change>[0]),
    think: () => new Thinking().begun(),
    told: (line: string, text: string) => {
      const [to, id] = lines.get(line) ?? ["", ""];
      if (to) tell({ type: "told", to, id, text });
    },
    closed: (line: string, code: number) => {
      const [to, id] = lines.get(line) ?? ["", ""];
      if (to) tell({ type: "closed", to, id, code });
    },
  };
  const begin = found.pyimport("boulevard.offline.worker")["house"] as (browser: object) => Promise<House>;
  const house = await begin(browser);

  async function hear(said: Said): Promise<void> {
    if (said.type === "left") {
      for (const [line, [to]] of [...lines]) if (to === said.from) await end(line);
      return;
    }
    const { from, id } = said;
    const line = `${from} ${id}`;
    switch (said.type) {
      case "call": {
        const answer = await house.call(said.method, said.path, said.body, said.language);
        const [status, body, kind] = JSON.parse(answer) as [number, string, string];
        return tell({ type: "answer", to: from, id, status, body, kind });
      }
      case "open":
        lines.set(line, [from, id]);
        return house.open(line, said.address, said.language);
      case "say":
        return house.say(line, said.text);
      case "shut":
        return end(line);
    }
  }

  async function end(line: string): Promise<void> {
    lines.delete(line);
    await house.shut(line);
  }

  onmessage = ({ data }: MessageEvent<Said>) => void hear(data);
  tell({ type: "ready", to: "", keeps: rows.keeps });
  for (const one of waiting) void hear(one);
}

async function think(): Promise<void> {
  const waiting: string[] = [];
  onmessage = ({ data }: MessageEvent<string>) => void waiting.push(data);
  const found = await python(folder, true, () => {});
  const Thinker = found.pyimport("boulevard.offline.worker")["Thinker"] as () => { ask(question: string): string };
  const thinker = Thinker();
  const answer = (question: string): void => postMessage({ type: "thought", text: thinker.ask(question) });
  onmessage = ({ data }: MessageEvent<string>) => answer(data);
  postMessage({ type: "ready" });
  waiting.forEach(answer);
}

(role === "house" ? keepHouse() : think()).catch((why: unknown) => {
  const text = String(why);
  const missing = why instanceof Missing;
  postMessage(role === "house" ? { type: "failed", to: "", why: text, missing } : { type: "failed", text });
});
