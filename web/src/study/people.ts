/** The colours and dashes by which people are told apart in a study. */
export const HUES = ["#c2476b", "#2f7fc4", "#3f8a53", "#c9641f", "#8a5fb0", "#2c7a78"] as const;
const DASHES = ["", "9 5", "2 5", "12 4 2 4", "5 3", "16 6"];

function place(who: string): number {
  let sum = 0;
  for (const letter of who) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % HUES.length;
}

export const hueOf = (who: string): string => HUES[place(who)]!;
export const dashOf = (who: string): string => DASHES[place(who)]!;
export const initialOf = (name: string): string => ([...name.trim()][0] ?? "?").toUpperCase();
