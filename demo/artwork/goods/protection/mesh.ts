/** Open mesh. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";

export const mesh = (d: string, e: Easel, box: readonly [number, number, number, number]): string =>
  inside(
    e,
    d,
    stroke(
      Array.from(
        { length: Math.floor((box[2] + box[3]) / 16) },
        (_, i) => `M${box[0]} ${box[1] + i * 16}l${box[2]} ${-box[2]}`,
      ).join(""),
      "#ffffff",
      2,
      0.09,
    ),
  );
