/** The highback: a curved shield behind the leg; four shapes. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import type { Camera } from "#demo/artwork/goods/draw/solid.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, lit, shaded } from "#demo/artwork/goods/draw/tone.ts";
import { spec } from "#demo/artwork/goods/draw/walk.ts";
import { type Flat, halves, mirrored, onShield, reach } from "./shield.ts";
import { against, windows } from "./windows.ts";

/** The part of the near wing whose outside faces the camera. */
function wing(c: Camera, half: Flat[], behind: number): string {
  const rows = [0.08, 0.2, 0.34, 0.48, 0.62, 0.78, 0.9].flatMap((v) => {
    const out = reach(half, v);
    const steps = Array.from({ length: 21 }, (_, i) => (out * i) / 20);
    const turn = steps.reduce(
      (best, u) => (c.at(onShield([u, v], behind))[0] > c.at(onShield([best, v], behind))[0] ? u : best),
      0,
    );
    return out - turn > 0.04 ? [{ v, turn, out }] : [];
  });
  if (rows.length < 3) return "";
  // Both ends of each side are corners. Otherwise the smooth line would overshoot and form a spike.
  const to = (pick: "turn" | "out"): string[] =>
    c
      .run(rows.map((r) => onShield([r[pick], r.v], behind)))
      .split(" ")
      .map((word, i, all) => (i === 0 || i === all.length - 1 ? `${word}!` : word));
  return shape([...to("turn"), ...to("out").reverse()].join(" "));
}

/** Minimal bindings have skeleton cuts. Others are solid carbon when the facts say so, else chosen by seed. */
export function cutOf(e: Easel): number {
  if (e.form === "minimal") return e.variant(2) ? 1 : 3;
  return e.facts.highback === "carbon" && e.trait("carbon", 2) ? 2 : e.variant(4);
}

/** The colour of a shield: the colourway's own, since it is the largest part; carbon is darker. */
export const shieldHex = (e: Easel, cut: number): string =>
  cut === 2 && e.facts.highback === "carbon" ? mix(e.dark, e.main, 0.6) : e.main;

/** Light from the upper left along an edge. It separates dark parts. */
const rim = (edge: string): string => stroke(line(edge), "#dfe8f0", 9, 0.16) + stroke(line(edge), "#eef4f9", 3.4, 0.5);

/** The shield with its windows, pads and mark. */
export function highback(e: Easel, c: Camera): string {
  const cut = cutOf(e);
  const hex = shieldHex(e, cut);
  const whole = halves[cut] ?? (halves[0] as Flat[]);
  // Seen from above, its foot is hidden below its head.
  const half: Flat[] = c.above ? [...whole.filter(([, v]) => v > 0.4), [0.8, 0.26], [0, 0.24]] : whole;
  const outline = mirrored(half, cut === 3 && !c.above ? 0.86 : 1);
  const project = (points: readonly Flat[], behind = 0): string => spec(points.map((p) => c.at(onShield(p, behind))));
  const holes = windows(cut, c.above ? 1 : 0.6).map(against);
  const path = (of: Flat[], behind: number): string =>
    shape(project(of, behind)) + holes.map((w) => shape(project(w, behind))).join("");
  const front = path(outline, 0);
  // Its thickness ends where the rail begins.
  const back = outline.map(([u, v]): Flat => [v < 0.16 ? u * 0.7 : u, v]);
  const ribs = Array.from({ length: 7 }, (_, i) => i / 7).map((k): string =>
    line(
      project([
        [-1, 0.4 + k * 0.6],
        [-0.3, 0.28 + k * 0.66],
        [0, 0.24 + k * 0.68],
        [0.3, 0.28 + k * 0.66],
        [1, 0.4 + k * 0.6],
      ]),
    ),
  );
  const low = cut === 1 || cut === 3;
  const padHalf: Flat[] = low
    ? [
        [0, 0.24],
        [0.5, 0.24],
        [0.66, 0.16],
        [0.6, 0.05],
        [0, 0.03],
      ]
    : [
        [0, 0.46],
        [0.1, 0.44],
        [0.5, 0.3],
        [0.62, 0.16],
        [0.56, 0.06],
        [0, 0.04],
      ];
  const topPad: Flat[] = [
    [0, 0.93],
    [0.36, 0.92],
    [0.6, 0.89],
    [0.66, 0.84],
    [0.5, 0.85],
    [0, 0.87],
  ];
  const padHex = mix(e.dark, e.second, 0.25);
  const [mx, my] = c.at(onShield([0, [0.3, 0.13, 0.62, 0.14][cut] ?? 0.3]));
  const [mx2, my2] = c.at(onShield([0.12, [0.3, 0.13, 0.62, 0.14][cut] ?? 0.3]));
  const outer = c.above ? "" : wing(c, half, 0.7);
  return (
    fill(path(back, 0.8), shaded(hex, 0.6)) +
    piece(e, front, hex, [1, 0, 0, 0.2], 0.5) +
    inside(
      e,
      front,
      (cut === 2 ? stroke(ribs.join(""), "#05080c", 6, 0.35) + stroke(ribs.join(""), lit(hex, 0.6), 2, 0.5) : "") +
        (c.above
          ? ""
          : cast(
              project([
                [-0.98, 0.9],
                [-1, 0.6],
                [-0.95, 0],
              ]),
              40,
              0.3,
            )),
    ) +
    stroke(front, lit(hex, 0.5), 2.4, 0.5, ' stroke-linejoin="round"') +
    (c.above
      ? ""
      : rim(
          project(
            mirrored(half, 1)
              .slice(half.length)
              .filter(([, v]) => v > 0.2)
              .map(([u, v]): Flat => [u * 0.985, v]),
          ),
        )) +
    fill(shape(project(mirrored(topPad, 1))), e.accent) +
    (c.above
      ? ""
      : piece(e, shape(project(mirrored(padHalf, 1))), padHex, across, 0.4) +
        stitches(project(padHalf.map(([u, v]): Flat => [u * 0.86, 0.15 + (v - 0.15) * 0.84])), thread(padHex), 2, 0.5) +
        centredMark(mx, my, 21, e.pale, (Math.atan2(my2 - my, mx2 - mx) * 180) / Math.PI)) +
    (outer ? piece(e, outer, shaded(hex, 0.12), [0, 0, 1, 0.2], 0.55) : "")
  );
}
