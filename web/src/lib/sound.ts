/** What is heard at a table: what happens, and the room around it, each as loud as it was set. Off until asked for, and
 * never needed. What makes the sounds is fetched when the first is wanted. */
import { soundsOf } from "../games/index.ts";
import type { Happened } from "../protocol.ts";
import type { Instrument } from "./instruments.ts";
import { settings } from "./settings.svelte.ts";

/** Sounds of one moment follow each other after so many seconds. */
const APART = 0.14;
/** More at once is a din. */
const TOGETHER = 3;

type Band = {
  play: (name: Instrument, after: number, loud: number) => void;
  /** So loud is the room; 0 is silence. */
  room: (loud: number) => void;
};

let band: Promise<Band> | null = null;

async function gathered(): Promise<Band> {
  const { INSTRUMENTS, RATE, room } = await import("./instruments.ts");
  const context = new AudioContext();
  const buffers = new Map<string, AudioBuffer>();
  const buffer = (name: string, make: () => Float32Array<ArrayBuffer>): AudioBuffer => {
    const kept = buffers.get(name);
    if (kept) return kept;
    const samples = make();
    const made = context.createBuffer(1, samples.length, RATE);
    made.copyToChannel(samples, 0);
    buffers.set(name, made);
    return made;
  };
  const volume = (loud: number): GainNode => {
    const made = context.createGain();
    made.gain.value = loud;
    made.connect(context.destination);
    return made;
  };
  let around: GainNode | null = null;
  return {
    play(name, after, loud) {
      const source = context.createBufferSource();
      source.buffer = buffer(name, INSTRUMENTS[name]);
      source.connect(volume(loud));
      source.start(context.currentTime + after);
    },
    room(loud) {
      void (loud > 0 ? context.resume() : null);
      if (around) return void around.gain.setTargetAtTime(loud, context.currentTime, 0.4);
      if (loud === 0) return;
      around = volume(0);
      const source = context.createBufferSource();
      source.buffer = buffer("room", room);
      source.loop = true;
      source.connect(around);
      source.start();
      around.gain.setTargetAtTime(loud, context.currentTime, 0.8);
    },
  };
}

/** Browsers let nothing sound before the page was touched. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** A browser that cannot sound plays on in silence. */
async function heard(what: (band: Band) => void): Promise<void> {
  if (!touched()) return;
  try {
    what(await (band ??= gathered()));
  } catch {
    settings.sound = false;
  }
}

export function sound(name: Instrument, after = 0): void {
  const loud = settings.volume / 100;
  if (settings.sound && loud > 0) void heard(({ play }) => play(name, after, loud));
}

/** What these events sound like, one after the other, each sound once. */
export async function hear(game: string, events: readonly Happened[]): Promise<void> {
  if (!settings.sound || settings.volume === 0) return;
  const sounds = await soundsOf(game);
  const names = new Set(events.map(({ event }) => sounds[event] ?? null));
  names.delete(null);
  [...names].slice(0, TOGETHER).forEach((name, n) => sound(name!, n * APART));
}

let room = 0;

/** The room around the table, while one sits at it; from the first touch on, where there was none. */
export function roomTone(sits: boolean): void {
  room = sits && settings.sound ? settings.room / 100 : 0;
  if (room > 0 || band) entered();
}

function entered(): void {
  if (touched()) void heard((band) => band.room(room));
  else for (const touch of ["click", "keydown"]) addEventListener(touch, entered, { once: true });
}
