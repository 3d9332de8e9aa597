/** Detail pictures: the main drawing enlarged. */

import { n } from "#demo/artwork/svg.ts";
import type { Kind } from "#demo/shapes.ts";
import type { Easel } from "./easel.ts";
import { boot, type Focus, spots } from "./focus.ts";

const focusOf = (e: Easel, kind: Kind): Focus => {
  if (kind === "boot") return boot[String(e.facts.lacing)] ?? (boot.laces as Focus);
  const forms = spots[kind] ?? {};
  const said = e.facts.parts === undefined ? e.facts.garment : "set";
  return forms[String(said)] ?? forms[e.form] ?? forms[""] ?? [450, 600, 2];
};

/** The area below a detail, or above one that is low already. */
const below = ([x, y, zoom]: Focus): Focus => [x + 40, y > 620 ? y - 330 : y + 330, zoom * 0.92, 4];

/** The focus of a second detail: a part that the first leaves out. */
const elsewhere: Partial<Record<Kind, Focus>> = {
  boot: [292, 862, 2.5, 2],
  jacket: [300, 800, 2.1, -5],
  pants: [570, 900, 2.1, 4],
  binding: [330, 800, 1.9, -3],
  goggles: [300, 580, 2, 4],
  helmet: [320, 420, 2, -4],
  beanie: [500, 560, 2.2, 4],
  bag: [450, 880, 2, 3],
};

/** The main drawing enlarged and cropped by the frame. `again` is set for a second detail. */
export function closeUp(e: Easel, kind: Kind, drawing: string, again = false): string {
  const first = focusOf(e, kind);
  const [x, y, zoom, turn = 0] = again ? (elsewhere[kind] ?? below(first)) : first;
  return `<g transform="translate(450 600) rotate(${turn}) scale(${zoom}) translate(${n(-x)} ${n(-y)})">${drawing}</g>`;
}
