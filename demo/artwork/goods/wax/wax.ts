/** Wax: block, tin of paste, brush, kit. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { bar } from "./bar.ts";
import { brush } from "./brush.ts";
import { kit } from "./kit.ts";
import { paste } from "./paste.ts";

export function waxFront(e: Easel): string {
  if (e.form === "paste") return paste(e);
  if (e.form === "brush") return brush(e);
  if (e.form === "kit") return kit(e);
  return bar(e);
}
