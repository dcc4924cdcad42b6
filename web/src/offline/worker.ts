/** The house's worker: rules and rooms in Python. A second worker like it thinks for bots, and can be ended. */
import { lay, Missing, part, python, withCores } from "./python.ts";
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

/** What the house says to who thinks; a net comes before what is thought with it. */
type Given =
  | { type: "begin"; machine: WebAssembly.Module }
  | { type: "net"; name: string; net: Uint8Array }
  | { type: "ask"; question: string };

const [role, folder, base] = decodeURIComponent(self.name).split("\n") as [string, string, string];
const tell = (told: Told): void => postMessage(told);

/** Milliseconds that a bot waits for its net: when that comes later, it is thought with from then on. */
const PATIENCE = 3000;

/** The games' nets, each fetched once it is first wanted. */
class Nets {
  readonly #sizes = withCores(folder).catch((): Record<string, number> => ({}));
  readonly #coming = new Map<string, Promise<Uint8Array | null>>();

  /** None where there is none, or it does not come now. */
  async of(name: string): Promise<Uint8Array | null> {
    const size = (await this.#sizes)[name] ?? 0;
    if (size === 0) return null;
    if (!this.#coming.has(name)) this.#coming.set(name, this.#fetched(name));
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
    return Promise.race([this.#coming.get(name)!, late]);
  }

  async #fetched(name: string): Promise<Uint8Array | null> {
    try {
      const answer = await part(`${folder}${name}.net`, "application/octet-stream", () => {});
      return new Uint8Array(await answer.arrayBuffer());
    } catch {
      this.#coming.delete(name);
      return null;
    }
  }
}

/** What thinks, as the house asks it. */
class Thinking {
  readonly #worker = new Worker(self.location.href, { type: "module", name: `thinker\n${folder}\n${base}` });
  readonly #ready: Promise<void>;
  readonly #nets: Nets;
  readonly #has = new Set<string>();
  #answer: (text: string) => void = () => {};

  constructor(machine: WebAssembly.Module, nets: Nets) {
    this.#nets = nets;
    this.#give({ type: "begin", machine });
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

  #give(given: Given): void {
    this.#worker.postMessage(given);
  }

  /** `net`: of which game, where one is wanted. */
  async ask(question: string, net: string): Promise<string> {
    if (net && !this.#has.has(net)) {
      const found = await this.#nets.of(net);
      if (found) {
        this.#has.add(net);
        this.#give({ type: "net", name: net, net: found });
      }
    }
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#give({ type: "ask", question });
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
  const progress = (done: number, all: number): void => tell({ type: "progress", to: "", done, all });
  const { pyodide, machine } = await python(folder, progress, { thinks: false });
  const nets = new Nets();
  const browser = {
    base,
    get: (key: string) => rows.get(key),
    range: async (prefix: string, after: string) => JSON.stringify(await rows.range(prefix, after)),
    change: (change: string) => rows.change(JSON.parse(change) as Parameters<typeof rows.change>[0]),
    think: () => new Thinking(machine, nets).begun(),
    told: (line: string, text: string) => {
      const [to, id] = lines.get(line) ?? ["", ""];
      if (to) tell({ type: "told", to, id, text });
    },
    closed: (line: string, code: number) => {
      const [to, id] = lines.get(line) ?? ["", ""];
      if (to) tell({ type: "closed", to, id, code });
    },
  };
  const begin = pyodide.pyimport("boulevard.offline.worker")["house"] as (browser: object) => Promise<House>;
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
  const waiting: Given[] = [];
  const machine = await new Promise<WebAssembly.Module>((resolve) => {
    onmessage = ({ data }: MessageEvent<Given>) =>
      data.type === "begin" ? resolve(data.machine) : void waiting.push(data);
  });
  const { pyodide } = await python(folder, () => {}, { thinks: true, machine });
  const Thinker = pyodide.pyimport("boulevard.offline.worker")["Thinker"] as () => {
    ask(question: string): string;
    came(): void;
  };
  const thinker = Thinker();
  const take = (given: Given): void => {
    if (given.type === "ask") postMessage({ type: "thought", text: thinker.ask(given.question) });
    else if (given.type === "net") {
      lay(pyodide, `${given.name}.net`, given.net);
      thinker.came();
    }
  };
  onmessage = ({ data }: MessageEvent<Given>) => take(data);
  postMessage({ type: "ready" });
  waiting.forEach(take);
}

(role === "house" ? keepHouse() : think()).catch((why: unknown) => {
  const text = String(why);
  const missing = why instanceof Missing;
  postMessage(role === "house" ? { type: "failed", to: "", why: text, missing } : { type: "failed", text });
});
