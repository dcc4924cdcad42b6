/** What a player of a tournament is called: a bot by its own name, who has left Boulevard by none. */
import type { Figures, Texts } from "../../lib/texts.svelte.ts";
import type { PlayerShown } from "../../protocol.ts";

export function named(player: PlayerShown, texts: Texts, frame: (key: string, figures?: Figures) => string): string {
  if (player.kind === "bot") return frame(player.name.replace("bot:", "bot-"));
  return player.name || texts.say("cup-gone");
}
