/** Goggles, three-quarter. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece } from "#demo/artwork/goods/draw/seam.ts";
import { type Place, sideCamera, trace } from "#demo/artwork/goods/draw/solid.ts";
import { fill, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded } from "#demo/artwork/goods/draw/tone.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { builder, type Flat, frames, lensForm, whole } from "./frame.ts";
import { coating, lensMark, reflection } from "./lens.ts";
import { strap } from "./strap.ts";

export function gogglesFront(e: Easel): string {
  const form = lensForm(e);
  const at = builder(form);
  const halves = frames[form];
  const half = halves[e.trait("frame", halves.length)] as Flat[];
  const c = sideCamera(58, 18, [-8.2, 0, 0], [452, 600], 38.5);
  const frameless = e.variant(4) === 1 || e.variant(4) === 3;
  const outline = (scale: number, back: number, rise = 0): string =>
    c.run(whole(half, scale, rise).map((p) => at(p, back)));
  const layer = (scale: number, back: number, paint: string): string => fill(shape(outline(scale, back)), paint);
  const lens = shape(outline(frameless ? 0.965 : 0.86, -0.25, frameless ? 0 : 0.01));
  const rim = shape(outline(1, 0));
  const vents = (v: number, from: number, to: number, back: number): string =>
    line(c.run(trace(5, (t) => at([from + (to - from) * t, v], back))));
  const brow = [-0.7, -0.4, -0.1, 0.2, 0.5].map((u) => vents(half[1]?.[1] ?? 1, u, u + 0.2, 1.1)).join("");
  const foam = mix(e.pale, "#aab2b8", 0.35);
  const arm = (): string => {
    const d = shape(
      c.run([
        [-4.2, 8.3, 2.3],
        [-6.2, 8.9, 2.2],
        [-7, 8.9, 0],
        [-6.2, 8.9, -2.2],
        [-4.2, 8.3, -2.3],
        [-3.4, 8.0, 0],
      ] as Place[]),
    );
    return piece(e, d, mix(e.dark, e.main, 0.3), [0, 0, 1, 0.6], 0.5);
  };
  return (
    groundShadow(450, 860, 350, 40, "floor") +
    strap(e, c) +
    layer(0.98, 3.1, shaded(foam, 0.5)) +
    layer(1, 2.6, shaded(foam, 0.22)) +
    layer(1.01, 2, "#171c20") +
    layer(1.02, 1.7, shaded(e.main, 0.55)) +
    layer(1.02, 1.1, shaded(e.main, 0.38)) +
    rope(brow, "#05080c", 9, 0.75) +
    arm() +
    layer(1.015, 0.5, shaded(e.main, 0.18)) +
    piece(e, rim, e.main, [0, 0, 0.9, 1], 0.5, 2) +
    stroke(
      line(
        c.run(
          whole(half, 0.985)
            .slice(0, 4)
            .concat(whole(half, 0.985).slice(-4))
            .sort((a, b) => a[0] - b[0])
            .map((p) => at(p, -0.05)),
        ),
      ),
      lit(e.main, 0.7),
      4,
      0.55,
    ) +
    (frameless ? "" : fill(shape(outline(0.9, -0.1)), "#05080c", 0.55)) +
    fill(lens, coating(e)) +
    reflection(e, lens, c, (p) => at(p, -0.25)) +
    `<path d="${lens}" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/>` +
    (frameless
      ? [-1, 1]
          .map((s) =>
            piece(
              e,
              shape(
                c.run(
                  [
                    [0.985, 0.17],
                    [0.985, -0.17],
                    [0.95, -0.15],
                    [0.95, 0.15],
                  ].map(([u, v]) => at([(u as number) * s, v as number], -0.3)),
                ),
              ),
              mix(e.main, e.dark, 0.6),
              [0, 0, 1, 0],
              0.4,
            ),
          )
          .join("")
      : "") +
    lensMark(e, c, at)
  );
}
