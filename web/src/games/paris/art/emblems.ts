/** Sun and moon, the signs of the two seats, and the colours that go with them. */

export type Seat = "orange" | "blue";

export const PAINT: Record<Seat, { fill: string; light: string; dark: string; pale: string }> = {
  orange: { fill: "#e8722c", light: "#ff9a55", dark: "#a84c17", pale: "#ffb37d" },
  blue: { fill: "#3f8fd8", light: "#7dbcf5", dark: "#22639f", pale: "#9dd0ff" },
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** Eight rays around a disc of radius 8.7 at scale 1. */
export const rays = (x: number, y: number, scale: number): string =>
  Array.from({ length: 8 }, (_, i) => {
    const [c, s] = [Math.cos(((i + 0.5) * Math.PI) / 4), Math.sin(((i + 0.5) * Math.PI) / 4)];
    return `M${round(x + 12.9 * scale * c)} ${round(y + 12.9 * scale * s)}L${round(x + 19 * scale * c)} ${round(y + 19 * scale * s)}`;
  }).join("");

/** A crescent of about the sun's size. */
export const moon = (x: number, y: number, scale: number): string => {
  const at = (dx: number, dy: number): string => `${round(x + dx * scale)} ${round(y + dy * scale)}`;
  return `M${at(3.5, -13.9)}A${round(13.9 * scale)} ${round(13.9 * scale)} 0 1 0 ${at(13.9, 4.2)}A${round(11.4 * scale)} ${round(11.4 * scale)} 0 0 1 ${at(3.5, -13.9)}Z`;
};
