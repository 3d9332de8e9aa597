/** Details: the main drawing brought near. */

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

/** The main drawing brought near, cropped by the frame. */
export function closeUp(e: Easel, kind: Kind, drawing: string): string {
  const [x, y, zoom, turn = 0] = focusOf(e, kind);
  return `<g transform="translate(450 600) rotate(${turn}) scale(${zoom}) translate(${n(-x)} ${n(-y)})">${drawing}</g>`;
}
