/** A file that a server would send: asked of the house, and given to the browser to keep. */
import { settings } from "../lib/settings.svelte.ts";
import { transport } from "../lib/transport.ts";

export async function save(from: URL, name: string): Promise<void> {
  const path = from.pathname.slice("/api".length) + from.search;
  const answer = await transport.call("GET", path, undefined, settings.language);
  keep(await answer.text(), name);
}

/** Give the browser a text to keep as a file. */
export function keep(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
