/** A server that teaches, for tests: it says what it was told to, and keeps what it was asked. */
import { vi } from "vitest";
import type { State, Tried } from "../src/protocol.ts";
import { recorded } from "./recorded.ts";

export type Said = Partial<Tried> | { status: number; error: string } | "away";

export async function teaching(): Promise<{ asked: URL[]; says: (...said: Said[]) => void; state: State }> {
  const { state, content } = await recorded("paris-build");
  const asked: URL[] = [];
  const said: Said[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const url = new URL(address, "http://house");
    if (!url.pathname.startsWith("/api/learn/"))
      return Promise.resolve(new Response(JSON.stringify(content ?? {}), { status: 200 }));
    asked.push(url);
    const next = said.shift() ?? {};
    if (next === "away") return Promise.reject(new TypeError("nobody"));
    if ("status" in next)
      return Promise.resolve(
        new Response(JSON.stringify({ figures: {}, rule: "P14", sentence: "No.", ...next }), { status: next.status }),
      );
    const tried = { state, done: false, other: null, ...next };
    return Promise.resolve(new Response(JSON.stringify(tried), { status: 200 }));
  });
  return { asked, says: (...more) => void said.push(...more), state };
}
