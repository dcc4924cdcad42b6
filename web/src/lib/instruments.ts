/** What the table sounds like: each instrument is a few samples computed here, so that nothing is fetched and everything is
 * ours. A sound is heard once; the room goes round without a seam. */

/** Samples a second: enough for a coin, cheap for a phone. */
export const RATE = 32_000;
/** The seconds after which the room begins again. */
export const ROOM = 12;

/** Noise that is the same at every visit. */
function noise(seed: number): () => number {
  let now = seed;
  return () => {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) | 0;
    return now / 2 ** 31;
  };
}

/** Samples of so many seconds; `at` is the time of a sample. */
function sampled(seconds: number, sample: (at: number) => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * RATE));
  for (let n = 0; n < samples.length; n++) samples[n] = sample(n / RATE);
  return samples;
}

/** Loud at once and then fading: after `half` seconds half as loud. */
const fading = (at: number, half: number): number => (at < 0 ? 0 : Math.min(1, at * 400) * 2 ** (-at / half));
const tone = (pitch: number, at: number): number => Math.sin(2 * Math.PI * pitch * at);

/** Noise through a band around a pitch that may change with time (a state-variable filter). */
function band(pitch: (at: number) => number, width: number, seed: number): (at: number) => number {
  const next = noise(seed);
  let [low, mid] = [0, 0];
  return (at) => {
    const step = 2 * Math.sin((Math.PI * Math.min(pitch(at), RATE / 7)) / RATE);
    low += step * mid;
    mid += step * (next() - low - width * mid);
    return mid;
  };
}

/** The quiet at both ends of a sound, so that it does not click. */
const within = (at: number, seconds: number): number => Math.max(0, Math.min(1, (seconds - at) * 50));

/** A block set down on stone. */
function stone(): Float32Array<ArrayBuffer> {
  const grit = band(() => 900, 0.6, 1);
  return sampled(
    0.4,
    (at) => within(at, 0.4) * (0.55 * tone(96 - 40 * at, at) * fading(at, 0.05) + 0.3 * grit(at) * fading(at, 0.018)),
  );
}

/** A tile or a card pushed over the table, and laid. */
function card(): Float32Array<ArrayBuffer> {
  const slide = band((at) => 2200 + 2600 * at, 0.9, 2);
  const tap = band(() => 700, 0.5, 3);
  return sampled(0.32, (at) => {
    const pushed = Math.sin(Math.PI * Math.min(1, at / 0.16)) * (at < 0.16 ? 1 : 0);
    return within(at, 0.32) * (0.16 * pushed * slide(at) + 0.4 * tap(at) * fading(at - 0.16, 0.02));
  });
}

/** A match is struck, and a lamp burns. */
function match(): Float32Array<ArrayBuffer> {
  const strike = band((at) => 3400 - 1500 * at, 1.1, 4);
  const flame = band(() => 420, 1.4, 5);
  return sampled(0.9, (at) => {
    const struck = fading(at, 0.07) + 0.7 * fading(at - 0.09, 0.05);
    return within(at, 0.9) * (0.3 * struck * strike(at) + 0.5 * fading(at - 0.14, 0.22) * flame(at));
  });
}

/** A brush drawn over canvas, there and back. */
function brush(): Float32Array<ArrayBuffer> {
  const hair = band((at) => 1500 + 900 * Math.sin(7 * at), 0.8, 6);
  return sampled(0.55, (at) => {
    const [there, back] = [at / 0.26, (at - 0.27) / 0.26];
    const pressed = (part: number): number => (part > 0 && part < 1 ? Math.sin(Math.PI * part) ** 2 : 0);
    return 0.26 * (pressed(there) + 0.7 * pressed(back)) * hair(at);
  });
}

/** A coin on a counter. */
function coin(): Float32Array<ArrayBuffer> {
  const struck = (at: number): number =>
    [2637, 4233, 6120].reduce((sum, pitch, n) => sum + (tone(pitch, at) * fading(at, 0.09 / (n + 1))) / (n + 1.5), 0);
  return sampled(0.6, (at) => within(at, 0.6) * 0.13 * (struck(at) + (at > 0.075 ? 0.7 * struck(at - 0.075) : 0)));
}

/** A small bell: it is your turn. */
function bell(): Float32Array<ArrayBuffer> {
  const rung = (pitch: number, at: number): number =>
    at < 0 ? 0 : tone(pitch, at) * fading(at, 0.22) + 0.3 * tone(pitch * 2.76, at) * fading(at, 0.07);
  return sampled(1.4, (at) => within(at, 1.4) * 0.1 * (rung(523.25, at) + rung(659.25, at - 0.14)));
}

/** A clock, in the last seconds of one's time. */
function tick(): Float32Array<ArrayBuffer> {
  const clock = band(() => 1900, 0.25, 10);
  return sampled(0.12, (at) => within(at, 0.12) * 0.5 * fading(at, 0.008) * clock(at));
}

/** A chord when the game is over. */
function chord(): Float32Array<ArrayBuffer> {
  const plucked = (pitch: number, at: number): number =>
    at < 0 ? 0 : tone(pitch, at) * fading(at, 0.4) + 0.25 * tone(2 * pitch, at) * fading(at, 0.2);
  const pitches = [261.63, 329.63, 392, 523.25];
  return sampled(
    2.4,
    (at) => within(at, 2.4) * 0.09 * pitches.reduce((sum, pitch, n) => sum + plucked(pitch, at - 0.11 * n), 0),
  );
}

/** A quiet room with a clock and a stove. It goes round: its end runs into its beginning. */
export function room(): Float32Array<ArrayBuffer> {
  const [air, next] = [band(() => 160, 1.6, 7), noise(8)];
  const clock = band(() => 1900, 0.25, 9);
  const length = ROOM + 1;
  const sparks = Array.from({ length: 16 }, () => ({ when: ((next() + 1) / 2) * ROOM, loud: (next() + 1) / 2 }));
  const long = sampled(length, (at) => {
    const ticked = fading(at % 1, 0.006) * (Math.floor(at) % 2 ? 0.7 : 1);
    const crackle = sparks.reduce((sum, { when, loud }) => sum + (at > when ? loud * fading(at - when, 0.004) : 0), 0);
    return 0.22 * air(at) + 0.05 * ticked * clock(at) + 0.03 * crackle * next();
  });
  const samples = long.slice(0, ROOM * RATE);
  for (let n = 0; n < RATE; n++) samples[n] = samples[n]! * (n / RATE) + long[ROOM * RATE + n]! * (1 - n / RATE);
  return samples;
}

export const INSTRUMENTS = { stone, card, match, brush, coin, bell, tick, chord };
export type Instrument = keyof typeof INSTRUMENTS;
