/** Before the unit tests: the positions they draw are recorded, unless they are fresh. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const own = ["bin/python", "Scripts/python.exe"].map((one) => `${root}.venv/${one}`).find((one) => existsSync(one));

export default function made(): void {
  execFileSync(own ?? "python", ["tools/gallery.py"], { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
}
