/** A binding seen from its heel: the back of the highback, with what adjusts its lean. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece } from "#demo/artwork/goods/draw/seam.ts";
import type { Camera } from "#demo/artwork/goods/draw/solid.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { spec } from "#demo/artwork/goods/draw/walk.ts";
import { cutOf, shieldHex } from "./highback.ts";
import { type Flat, halves, mirrored, onShield } from "./shield.ts";
import { against, windows } from "./windows.ts";

/** How far the outside of the shield lies behind its inside, in cm. */
const thick = 0.8;

/** Where the word stands on the back of each cut, clear of its windows. */
const marks = [0.37, 0.13, 0.78, 0.15] as const;

/** The block that sets the forward lean, with its lever and the scale beside it. */
function leanBlock(e: Easel, project: (points: readonly Flat[], behind: number) => string): string {
  const box = shape(
    project(
      [
        [-0.2, 0.09],
        [0.2, 0.09],
        [0.17, 0.25],
        [-0.17, 0.25],
      ],
      1.7,
    )
      .split(" ")
      .map((word) => `${word}!`)
      .join(" "),
  );
  const lever = shape(
    project(
      [
        [-0.1, 0.13],
        [0.1, 0.13],
        [0.08, 0.22],
        [-0.08, 0.22],
      ],
      2.3,
    ),
  );
  const ticks = Array.from({ length: 6 }, (_, i) => 0.11 + i * 0.03)
    .map((v) =>
      line(
        project(
          [
            [-0.42, v],
            [-0.3, v],
          ],
          1,
        ),
      ),
    )
    .join("");
  const metal = mix(e.dark, "#59646c", 0.35);
  return stroke(ticks, e.pale, 3.4, 0.75) + piece(e, box, metal, [0, 0, 0.8, 1], 0.5, 2) + piece(e, lever, e.accent);
}

/** The shield from behind. The hoop of the baseplate comes in front of its foot. */
export function highbackBehind(e: Easel, c: Camera): string {
  const cut = cutOf(e);
  const hex = shieldHex(e, cut);
  const outline = mirrored(halves[cut] ?? (halves[0] as Flat[]), 1);
  const project = (points: readonly Flat[], behind: number): string =>
    spec(points.map((p) => c.at(onShield(p, behind))));
  const holes = windows(cut, 1).map(against);
  const path = (behind: number): string =>
    shape(project(outline, behind)) + holes.map((w) => shape(project(w, behind))).join("");
  const back = path(thick);
  const rib = (u: number): string =>
    line(
      project(
        [
          [u * 0.62, 0.22],
          [u * 0.8, 0.5],
          [u * 0.86, 0.86],
        ],
        thick,
      ),
    );
  const ribs = rib(1) + rib(-1);
  const word = marks[cut] ?? 0.3;
  const [x, y] = c.at(onShield([0, word], thick));
  const [x2, y2] = c.at(onShield([-0.12, word], thick));
  const bolts = [0.62, -0.62].map((u) => c.at(onShield([u, 0.2], thick + 0.3)));
  return (
    fill(path(0), shaded(hex, 0.62)) +
    piece(e, back, hex, [0, 0, 1, 0.4], 0.5, 2) +
    volume(e, back, 46, 0.4, 0.24) +
    inside(e, back, rope(ribs, "#05080c", 10, 0.3) + rope(ribs, lit(hex, 0.5), 3, 0.45)) +
    stroke(back, lit(hex, 0.5), 2.4, 0.5, ' stroke-linejoin="round"') +
    leanBlock(e, project) +
    bolts.map(([bx, by]) => fill(oval(bx, by, 13), "#14181c") + fill(oval(bx, by, 9), "#aeb7be")).join("") +
    (cut === 1 || cut === 3 ? "" : centredMark(x, y, 40, e.pale, (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI))
  );
}
