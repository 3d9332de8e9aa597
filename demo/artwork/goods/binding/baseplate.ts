/** The floor of a binding and its near side. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece } from "#demo/artwork/goods/draw/seam.ts";
import type { Camera, Place } from "#demo/artwork/goods/draw/solid.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { mount } from "./mount.ts";
import { chassis, frame, halfWidth, wall } from "./rail.ts";
import { truss } from "./truss.ts";

/** Everything that is behind and below the straps. */
export function baseplate(e: Easel, c: Camera): string {
  const hex = chassis(e);
  const plan = (z: number, inset: number): string =>
    shape(
      c.run([
        ...[13.5, 9, 4, 0, -4, -8].map((x): Place => [x, halfWidth(x) - inset, z]),
        [-11.4, 3.4, z],
        [-11.4, -3.4, z],
        ...[-8, -4, 0, 4, 9, 13.5].map((x): Place => [x, -halfWidth(x) + inset, z]),
      ]),
    );
  const pad = (x0: number, x1: number, z: number): string =>
    shape(
      c
        .run([
          [x0, 5.6, z],
          [x1, 5.4, z],
          [x1, -5.4, z],
          [x0, -5.6, z],
        ])
        .split(" ")
        .map((w) => `${w}!`)
        .join(" "),
    );
  const far = wall(c, -1);
  const foam = mix(e.accent, e.pale, 0.12);
  const toePad = pad(13.2, 6.4, 1.9);
  const heelPad = pad(-5, -10.6, 1.9);
  return (
    fill(plan(0, -0.5), shaded(hex, 0.75)) +
    fill(plan(1, 0), tone(e, shaded(hex, 0.4), slant, 0.4)) +
    mount(e, c, hex) +
    fill(toePad + heelPad, tone(e, foam, slant, 0.4)) +
    inside(e, toePad, stroke(grooves(c, 6.4, 13.2), "#05080c", 4, 0.28)) +
    inside(e, heelPad, stroke(grooves(c, -10.6, -5), "#05080c", 4, 0.28)) +
    (c.above
      ? topRail(e, c)
      : piece(e, far.d, shaded(hex, 0.45), across, 0.4) + rope(line(far.upper), lit(hex, 0.35), 4, 0.6))
  );
}

const grooves = (c: Camera, from: number, to: number): string =>
  Array.from({ length: 8 }, (_, i) =>
    line(
      c.run([
        [from + ((to - from) * i) / 7, 6, 1.9],
        [from + ((to - from) * (i + 0.6)) / 7, 0, 1.9],
        [from + ((to - from) * i) / 7, -6, 1.9],
      ]),
    ),
  ).join("");

/** The chassis seen from above. The straps' ends lie on it. */
function topRail(e: Easel, c: Camera): string {
  const hex = chassis(e);
  const { d, outer, inner } = frame(c);
  return (
    piece(e, d, hex, across, 0.4, 2) +
    inside(e, d, cast(inner, 10, 0.3)) +
    rope(line(outer), lit(hex, 0.6), 3, 0.6) +
    rope(line(inner), "#05080c", 3, 0.4)
  );
}

/** The near side of the chassis, in front of the straps' ends. */
export function nearRail(e: Easel, c: Camera, turn?: number): string {
  const hex = chassis(e);
  const near = wall(c, 1, turn);
  const cut = e.trait("rail", 4);
  const holes = truss(c, cut);
  const [mx, my] = c.at([5.4, 7.1, 1.9]);
  const [nx, ny] = c.at([1.4, 7.1, 2]);
  return (
    piece(e, near.d, hex, across, 0.45, 2) +
    inside(
      e,
      near.d,
      (holes ? fill(holes, "#05080c", 0.62) + stroke(holes, lit(hex, 0.5), 2, 0.5) : "") +
        (cut % 2
          ? rope(
              line(
                c.run([
                  [13, 7, 0.5],
                  [4, 7, 0.6],
                  [-6, 7, 1.6],
                  [-13, 4, 4],
                ]),
              ),
              e.accent,
              7,
              0.95,
            )
          : "") +
        cast(near.lower, 26, 0.4),
    ) +
    rope(line(near.upper), lit(hex, 0.6), 5, 0.75) +
    (cut !== 0 ? "" : mark(mx, my - 10, 20, e.pale, (Math.atan2(ny - my, nx - mx) * 180) / Math.PI))
  );
}
