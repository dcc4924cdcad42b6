/** A difference as people write it: +10, −2, ±0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0";
}

/** A number with a proper minus. */
export const plain = (number: number): string => String(number).replace("-", "−");
