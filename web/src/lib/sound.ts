/** Soft and few: a tap when something was played, two notes when it is my turn. Off until asked for. */
import { settings } from "./settings.svelte.ts";

let context: AudioContext | null = null;

const NOTES = {
  move: [[392, 0, 0.05]],
  turn: [
    [523.25, 0, 0.06],
    [659.25, 0.12, 0.05],
  ],
} as const;

export function sound(name: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [pitch, after, loud] of NOTES[name]) {
    const at = context.currentTime + after;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
}
