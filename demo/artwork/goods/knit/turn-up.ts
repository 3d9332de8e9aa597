/** The turned-up cuff of a hat. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { n } from "#demo/artwork/svg.ts";
import { ribs } from "./yarn.ts";

export function turnUp(e: Easel, y: number, height: number, wide: number): string {
  const hex = e.variant(4) === 3 ? quiet(e) : e.main;
  const w = wide + 14;
  const d = shape(
    `${450 - w},${y + 10}! ${450 - w * 0.5},${y + 30} 450,${y + 36} ${450 + w * 0.5},${y + 30} ${450 + w},${y + 10}! ${450 + w + 12},${y + height * 0.5} ${450 + w},${y + height}! ${450 + w * 0.5},${y + height + 26} 450,${y + height + 34} ${450 - w * 0.5},${y + height + 26} ${450 - w},${y + height}! ${450 - w - 12},${y + height * 0.5}`,
  );
  const rib = (u: number): string =>
    `M${n(450 + u * (w + 6))} ${n(y)}q${n(u * 10)} ${n(height / 2)} 0 ${n(height + 50)}`;
  return (
    fill(d, tone(e, mix(hex, e.pale, 0.04), [0, 0, 1, 0.3], 0.36)) +
    inside(e, d, ribs(26, rib, hex, w / 13, [y, y + height])) +
    volume(e, d, 54, 0.46, 0.26) +
    stroke(
      line(
        `${450 - w},${y + 12} ${450 - w * 0.5},${y + 32} 450,${y + 38} ${450 + w * 0.5},${y + 32} ${450 + w},${y + 12}`,
      ),
      lit(hex, 0.5),
      5,
      0.5,
    ) +
    edge(d, hex, 2) +
    tag(398, y + height * 0.44, 104, e.pale, e.dark)
  );
}
