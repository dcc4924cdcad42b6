/** A table in a link: packed, with the version of its form and a checksum, so that a link that was cut or changed says so.
 * It stands behind the `#`, which no browser sends: no server sees the names. */

export const VERSION = "1";

/** What is wrong with a link: cut or changed on its way, or made by a newer page. */
export type Fault = "broken" | "newer";

/** CRC-32, as in ZIP files. */
export function checksum(text: string): string {
  let sum = ~0;
  for (let at = 0; at < text.length; at++) {
    sum ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (~sum >>> 0).toString(36);
}

async function through(bytes: Uint8Array, way: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function write(table: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(table));
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return `${VERSION}.${checksum(VERSION + text)}.${text}`;
}

/** What the link holds, or what is wrong with it. */
export async function read(link: string): Promise<{ table: unknown } | { fault: Fault }> {
  const [version, sum, text, ...more] = link.split(".");
  if (!version || !sum || !text || more.length > 0 || !/^\d+$/.test(version) || checksum(version + text) !== sum)
    return { fault: "broken" };
  if (version !== VERSION) return { fault: "newer" };
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"));
    return { table: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
  } catch {
    return { fault: "broken" };
  }
}
