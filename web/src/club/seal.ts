/** Nobody uploads a picture: a seal is an initial on one of these grounds, the same for a name wherever it is seen. */
const GROUNDS = [
  "#1f3263", "#8d2f3c", "#3c5a52", "#6b4528", "#2f6077", "#75592a", "#6d3b66", "#4c6337", "#40406e", "#7c3d20",
  "#245e5a", "#5c2e4d", "#4a4f57", "#2a5034", "#6a2f57", "#355a86", "#70302f", "#53511f",
]; // prettier-ignore

export function groundOf(name: string): string {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return GROUNDS[sum % GROUNDS.length]!;
}

export const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "";
