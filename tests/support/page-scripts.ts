import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The gzipped bytes of all scripts that a page loads at once. */
export async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const found = [...html.matchAll(/(?:modulepreload" href|module" src|data-then)="([^"]+\.js)"/g)];
  const names = found.flatMap(([, files = ""]) => files.split(" ").map((file) => file.slice(1)));
  return [...new Set(names)].reduce((sum, name) => sum + readFileSync(join("dist/client", `${name}.gz`)).length, 0);
}
