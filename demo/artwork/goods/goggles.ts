/** Goggles, built in space: lens, frame, foam, strap. Centimetres; x towards the wearer's view, y to the wearer's left. */
import { lighten, mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { linear, n } from "../svg.ts";
import { type Easel, readable, vividOf } from "./easel.ts";
import { ladderLock } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { centredMark, mark } from "./mark.ts";
import { line, shape } from "./outline.ts";
import { print } from "./print.ts";
import { fill, glow, inside, lit, piece, rope, shaded, stitches, stroke, thread } from "./shade.ts";
import { type Camera, type Place, sideCamera, trace } from "./solid.ts";

type Flat = readonly [u: number, v: number];
export type LensForm = "cylindrical" | "spherical" | "otg";
export const lensForm = (e: Easel): LensForm => (e.form === "spherical" || e.form === "otg" ? e.form : "cylindrical");

/** Half frames from the middle of the brow down to the nose. */
const frames: Record<LensForm, Flat[][]> = {
  cylindrical: [
    [
      [0, 0.92],
      [0.4, 0.96],
      [0.76, 0.94],
      [0.95, 0.72],
      [1, 0.2],
      [0.96, -0.36],
      [0.8, -0.82],
      [0.5, -0.98],
      [0.28, -0.92],
      [0.14, -0.66],
      [0, -0.56],
    ],
    [
      [0, 0.84],
      [0.3, 0.94],
      [0.66, 1],
      [0.94, 0.9],
      [1.02, 0.4],
      [0.98, -0.3],
      [0.86, -0.74],
      [0.56, -0.9],
      [0.3, -0.86],
      [0.15, -0.6],
      [0, -0.5],
    ],
  ],
  spherical: [
    [
      [0, 1],
      [0.4, 1],
      [0.74, 0.92],
      [0.96, 0.58],
      [1, 0.1],
      [0.95, -0.42],
      [0.78, -0.84],
      [0.52, -1],
      [0.3, -0.96],
      [0.15, -0.7],
      [0, -0.58],
    ],
    [
      [0, 0.94],
      [0.44, 1.02],
      [0.82, 0.98],
      [1, 0.66],
      [1, 0.05],
      [0.9, -0.5],
      [0.7, -0.9],
      [0.46, -1.04],
      [0.28, -0.98],
      [0.14, -0.74],
      [0, -0.62],
    ],
  ],
  otg: [
    [
      [0, 1.06],
      [0.42, 1.08],
      [0.8, 1.02],
      [0.97, 0.78],
      [0.98, 0.34],
      [1.0, 0.1],
      [0.98, -0.3],
      [0.86, -0.84],
      [0.56, -1.1],
      [0.28, -1.02],
      [0.14, -0.72],
      [0, -0.6],
    ],
  ],
};

function builder(form: LensForm): (p: Flat, back?: number) => Place {
  const bulge = form === "spherical" ? 1.9 : 0.25;
  const sweep = form === "spherical" ? 0.96 : 0.9;
  return ([u, v], back = 0) => {
    const a = u * sweep;
    return [10.5 * Math.cos(a) - 10.5 - bulge * v * v - back, 10.5 * Math.sin(a) * (1 - back * 0.012), v * 4.7];
  };
}

const whole = (half: Flat[], scale = 1, rise = 0): Flat[] =>
  [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([u, v]): Flat => [-u, v]),
  ].map(([u, v]): Flat => [u * (scale + (1 - scale) * 0.45), v * scale + rise]);

/** A band round the head between two angles; heights from the middle. */
function band(c: Camera, from: number, to: number, half = 2.05, out = 0): string {
  const edge = (s: number): string[] =>
    c
      .run(
        trace(9, (t): Place => {
          const b = from + (to - from) * t;
          return [
            -5.2 - (15.5 + out) * Math.sin(b),
            (8.7 + out) * Math.cos(b),
            s * (half - 0.25 * Math.sin(b)) - 0.6 * Math.sin(b),
          ];
        }),
      )
      .split(" ");
  return shape(
    [
      ...edge(1).map((w, i) => (i % 8 ? w : `${w}!`)),
      ...edge(-1)
        .reverse()
        .map((w, i) => (i % 8 ? w : `${w}!`)),
    ].join(" "),
  );
}

const bandLine = (c: Camera, from: number, to: number, s: number): string =>
  c.run(
    trace(9, (t): Place => {
      const b = from + (to - from) * t;
      return [-5.2 - 15.5 * Math.sin(b), 8.7 * Math.cos(b), s - 0.6 * Math.sin(b)];
    }),
  );

function strap(e: Easel, c: Camera): string {
  const hex = quiet(e);
  const spot = (b: number, z: number): Place => [-5.2 - 15.5 * Math.sin(b), 8.7 * Math.cos(b), z - 0.6 * Math.sin(b)];
  // Where the band turns away from the camera.
  const turn = trace(60, (t) => [t * 1.6, 0, 0]).reduce(
    (best, [b]) => (c.at(spot(b, 0))[0] > c.at(spot(best, 0))[0] ? b : best),
    0,
  );
  const near = band(c, 0.02, turn + 0.02);
  const far = band(c, turn, Math.PI - 0.04);
  const [x, y] = c.at(spot(turn * 0.6, 0));
  const [x2, y2] = c.at(spot(turn * 0.34, 0));
  const slope = (Math.atan2(y - y2, x - x2) * 180) / Math.PI;
  const [bx, by] = c.at(spot(2.1, 0));
  const stripe = (s: number, paint: string, width: number): string =>
    stroke(line(bandLine(c, 0.02, turn, s)), paint, width);
  const style = e.variant(3);
  return (
    piece(e, far, shaded(hex, 0.42), [0, 0, 1, 0.2], 0.4) +
    stroke(
      line(bandLine(c, turn, Math.PI - 0.04, 0.9)) + line(bandLine(c, turn, Math.PI - 0.04, -0.9)),
      e.pale,
      5,
      0.35,
    ) +
    ladderLock(e, bx, by, 40, 150, mix(e.dark, "#555f67", 0.3), -4) +
    piece(e, near, hex, [0, 0, 1, 0.15], 0.5) +
    inside(
      e,
      near,
      style === 0
        ? stripe(1.2, e.main, 30) + stripe(-1.2, e.accent, 12)
        : style === 1
          ? print(e, near, [x - 190, y - 130, 380, 260], e.accent, 0.55)
          : stripe(1.7, e.accent, 14) + stripe(-1.7, e.accent, 14),
    ) +
    inside(e, near, centredMark((x + x2) / 2, (y + y2) / 2, 34, readable(e, hex), slope)) +
    stitches(bandLine(c, 0.02, turn, 1.85), thread(hex), 2, 0.6) +
    stitches(bandLine(c, 0.02, turn, -1.85), thread(hex), 2, 0.6)
  );
}

/** Mountains and sun mirrored in the lens. */
function reflection(e: Easel, lens: string, c: Camera, at: (p: Flat) => Place): string {
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
  const salt = e.variant(5);
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

/** The mirror coating: three tones of the palette, bright to deep. */
function coating(e: Easel): string {
  const [first, next] = vividOf(e);
  const [a, b] = e.variant(2) ? [first, next] : [next, first];
  const id = e.define("coating", (key) =>
    linear(
      key,
      [0, 0.1, 0.9, 1],
      [
        [0, lighten(a, 0.25)],
        [0.32, mix(a, "#10151a", 0.08)],
        [0.68, mix(b, "#10151a", 0.3)],
        [1, mix(b, "#0b0f13", 0.72)],
      ],
    ),
  );
  return `url(#${id})`;
}

export function gogglesFront(e: Easel): string {
  const form = lensForm(e);
  const at = builder(form);
  const halves = frames[form];
  const half = halves[e.variant(halves.length)] as Flat[];
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
    `<path d="${lens}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/>` +
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

function lensMark(e: Easel, c: Camera, at: (p: Flat, back?: number) => Place): string {
  const [x, y] = c.at(at([0.42, -0.62], -0.3));
  const [x2, y2] = c.at(at([0.6, -0.62], -0.3));
  return (
    mark(x, y, 20, "#ffffff", (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI, 0.75) +
    (e.close ? stroke(`M${n(x)} ${n(y + 30)}L${n(x2)} ${n(y2 + 30)}`, "#fff", 2, 0.4) : "")
  );
}
