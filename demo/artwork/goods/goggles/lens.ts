/** The mirror coating of a lens and its reflection. */
import { lighten, mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { vividOf } from "#demo/artwork/goods/draw/roles.ts";
import type { Camera, Place } from "#demo/artwork/goods/draw/solid.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { glow } from "#demo/artwork/goods/draw/volume.ts";
import { linear, n } from "#demo/artwork/svg.ts";
import type { Flat } from "./frame.ts";

/** Mountains and sun reflected in the lens. */
export function reflection(e: Easel, lens: string, c: Camera, at: (p: Flat) => Place): string {
  const run = (points: Flat[]): string => c.run(points.map((p) => at(p)));
  const ridge = (base: number, rise: number, salt: number): string =>
    shape(
      `${run(
        Array.from(
          { length: 13 },
          (_, i): Flat => [-1 + i / 6, base + rise * (((i * 7 + salt * 5) % 6) / 6 + (i % 2) * 0.5)],
        ),
      )
        .split(" ")
        .map((w) => `${w}!`)
        .join(" ")} ${run([
        [1.05, -1.1],
        [0, -1.2],
        [-1.05, -1.1],
      ])
        .split(" ")
        .map((w) => `${w}!`)
        .join(" ")}`,
    );
  const glare = (from: number, to: number): string =>
    shape(
      run([
        [from, 1.1],
        [to, 1.1],
        [to - 0.34, 0],
        [to - 0.52, -1.1],
        [from - 0.52, -1.1],
        [from - 0.34, 0],
      ]),
    );
  const [sx, sy] = c.at(at([-0.5, 0.44]));
  const salt = e.trait("ridge", 5);
  return inside(
    e,
    lens,
    fill(ridge(-0.3, 0.34, salt), "#05080c", 0.16) +
      fill(ridge(-0.62, 0.3, salt + 2), "#05080c", 0.26) +
      fill(glare(0.3, 0.52), "#ffffff", 0.16) +
      fill(glare(0.58, 0.64), "#ffffff", 0.12) +
      glow(e, sx, sy, 120, 90, "#ffffff", 0.75) +
      fill(
        shape(
          run([
            [-0.9, 0.9],
            [-0.4, 0.98],
            [0.2, 0.97],
            [-0.3, 0.8],
            [-0.8, 0.6],
            [-0.95, 0.2],
            [-1, 0.5],
          ]),
        ),
        "#ffffff",
        0.22,
      ) +
      fill(
        shape(
          run([
            [0.97, 0.5],
            [1.02, 0],
            [0.9, -0.6],
            [0.7, -0.95],
            [0.84, -0.5],
            [0.9, 0],
          ]),
        ),
        "#05080c",
        0.3,
      ),
  );
}

/** The mirror coating: three tones of the palette, from bright to deep. */
export function coating(e: Easel): string {
  const [first, next] = vividOf(e);
  const [a, b] = e.trait("mirror", 2) ? [first, next] : [next, first];
  // Lenses for night and flat light are drawn almost clear.
  const clear = Number.parseInt(String(e.facts.vlt ?? "20"), 10) > 40 ? 0.62 : 0;
  const deep = (hex: string, by: number): string => mix(mix(hex, "#10151a", by * (1 - clear)), "#ffffff", clear * 0.7);
  const id = e.define("coating", (key) =>
    linear(
      key,
      [0, 0.1, 0.9, 1],
      [
        [0, lighten(a, 0.25)],
        [0.32, deep(a, 0.08)],
        [0.68, deep(b, 0.3)],
        [1, deep(b, 0.72)],
      ],
    ),
  );
  return `url(#${id})`;
}

export function lensMark(e: Easel, c: Camera, at: (p: Flat, back?: number) => Place): string {
  const [x, y] = c.at(at([0.42, -0.62], -0.3));
  const [x2, y2] = c.at(at([0.6, -0.62], -0.3));
  return (
    mark(x, y, 20, "#ffffff", (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI, 0.75) +
    (e.close ? stroke(`M${n(x)} ${n(y + 30)}L${n(x2)} ${n(y2 + 30)}`, "#fff", 2, 0.4) : "")
  );
}
