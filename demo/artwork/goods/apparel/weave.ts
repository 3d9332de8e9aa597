/** The cloths of midlayers. */

import { stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { n } from "#demo/artwork/svg.ts";

export type Weave = "grid" | "quilt" | "knit" | "pile";

/**
 * The texture of the cloth over the body or one sleeve. It consists of few long strokes, because dashes and dots are
 * slow to render.
 */
export function texture(weave: Weave, where: "body" | "left" | "right"): string {
  const [x0, x1, y0, y1] = { body: [240, 660, 260, 1006], left: [106, 312, 316, 950], right: [588, 794, 316, 950] }[
    where
  ] as [number, number, number, number];
  const rows = (step: number): string =>
    Array.from({ length: Math.floor((y1 - y0) / step) }, (_, i) => `M${x0} ${y0 + i * step}H${x1}`).join("");
  const columns = (step: number, lean = 0): string =>
    Array.from(
      { length: Math.floor((x1 - x0) / step) },
      (_, i) => `M${x0 + i * step - lean} ${y0}${lean ? `L${x0 + i * step + lean} ${y1}` : `V${y1}`}`,
    ).join("");
  const lean = where === "body" ? 0 : where === "left" ? -60 : 60;
  if (weave === "grid") return stroke(rows(15) + columns(15, lean), "#05080c", 2.6, 0.13);
  if (weave === "knit") return stroke(columns(10, lean), "#05080c", 3, 0.11);
  if (weave === "quilt") {
    const [width, step] = [x1 - x0, 62];
    const lines = Array.from(
      { length: 17 },
      (_, i) =>
        `M${x0} ${y0 + (i - 5) * step}l${width} ${n(width * 0.86)}M${x0} ${y0 + i * step}l${width} ${n(-width * 0.86)}`,
    ).join("");
    return `<g transform="translate(0 7)">${stroke(lines, "#ffffff", 7, 0.11)}</g>${stroke(lines, "#05080c", 3, 0.3)}`;
  }
  const curls = Array.from(
    { length: where === "body" ? 120 : 56 },
    (_, i) =>
      `M${x0 + ((i * 97) % (x1 - x0))} ${y0 + ((i * 61 + Math.floor(i / 9) * 13) % (y1 - y0))}q10 -11 19 0t17 1`,
  ).join("");
  return stroke(curls, "#05080c", 4, 0.13);
}
