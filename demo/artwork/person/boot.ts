import { darken, lighten, mix } from "#demo/artwork/colour.ts";
import { easelFor } from "#demo/artwork/goods/draw/easel.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { stroke } from "./jacket.ts";
import type { Leg } from "./skeleton.ts";
import { fill, type Sketch } from "./sketch.ts";
import { flat, limb, patch, ring, type Section } from "./tube.ts";
import { across, along, cross, off, sub, unit, type V } from "./vector.ts";

/** A boot, with the binding around it when it is on a board. */
export function boot(
  sketch: Sketch,
  { ankle, knee, toes, up }: Leg,
  request: PictureRequest | undefined,
  bound: boolean,
): string {
  const e = request && easelFor({ ...request, view: "worn" });
  const main = e?.main ?? "#2a3038";
  const second = e ? quiet(e) : "#161b20";
  const toe = across(toes, up);
  const side = cross(up, toe);
  const ground = bound ? 2.6 : 0.6;
  const place = (forward: number, high: number, aside = 0): V =>
    off(off(off(off(ankle, up, -12), toe, forward), up, high + ground), side, aside);
  const shin = unit(sub(knee, ankle));
  const foot = limb([
    [place(-5, 6), 6.2],
    [place(4, 6.6), 6.4],
    [place(13, 5.4), 5.7],
    [place(18.5, 4.6), 4.7],
  ]);
  const shaft = limb(
    [
      [place(-2, 7), 7],
      [along(place(-1.5, 12), off(ankle, shin, 8), 0.5), 7.4],
      [off(ankle, shin, 19), 8.2],
    ],
    [true, false],
  );
  const sole = flat(
    (
      [
        [-11.5, 4],
        [-9, 6.4],
        [0, 6.4],
        [10, 6.6],
        [19, 6.2],
        [23.4, 3.4],
        [23.4, -3.4],
        [19, -6.2],
        [10, -6.6],
        [0, -6.4],
        [-9, -6.4],
        [-11.5, -4],
      ] as const
    ).map(([f, a]) => place(f, 0, a)),
  );
  const welt = (
    [
      [-11, 3],
      [-8, 5.6],
      [0, 6],
      [10, 6.4],
      [18, 5.8],
      [22, 3],
    ] as const
  ).map(([f, a]): Section => ({ at: place(f, 1.5), side, front: up, a, b: 1.7 }));
  const lace = [0.3, 0.42, 0.54].map((t) => stroke(ring(foot, t), lighten(main, 0.4), 0.7, 0.5)).join("");
  const laces = [0.4, 0.55, 0.7].map((t) => stroke(ring(shaft, t), lighten(main, 0.4), 0.7, 0.5)).join("");
  const shoe =
    fill(sole, "#12161b") +
    sketch.tube(welt, { hex: e ? mix(e.dark, "#6a757e", 0.4) : "#454f58" }) +
    sketch.tube(foot, { hex: main, on: fill(patch(foot, 0.72, 1), second) + lace }) +
    sketch.tube(shaft, { hex: main, on: fill(patch(shaft, 0.86, 1), second) + laces });
  if (!bound) return shoe;
  const black = "#1b2128";
  const plate = flat(
    (
      [
        [-12, 6.6],
        [18, 7.4],
        [21, 4],
        [21, -4],
        [18, -7.4],
        [-12, -6.6],
      ] as const
    ).map(([f, a]) => off(place(f, -ground + 0.8), side, a)),
  );
  const rail = (s: 1 | -1): string =>
    flat([
      place(-12, -1.6, s * 7),
      place(14, -1.6, s * 7.8),
      place(10, 2.4, s * 7.6),
      place(-8, 4.5, s * 7.2),
      place(-13, 5, s * 6),
    ]);
  const highback = limb([
    [place(-10.5, 3), 6.6],
    [place(-11.5, 12), 6.8],
    [along(place(-12.5, 22), off(off(ankle, shin, 14), toe, -10), 0.5), 6],
  ]);
  const back = sketch.tube(highback, { hex: black, on: stroke(ring(highback, 0.5), "#ffffff", 0.5, 0.25) });
  const strap = (t: number, width: number): string =>
    fill(patch(foot, t, t + width), darken(second, 0.35)) + stroke(ring(foot, t + width / 2), "#c9d1d8", 0.7, 0.75);
  const ankleStrap = limb([
    [place(3, 11.5, 8), 2.6],
    [place(6.4, 12.6, 3), 3],
    [place(6.4, 12.6, -3), 3],
    [place(3, 11.5, -8), 2.6],
  ]);
  const away = toe[2] < -0.15;
  const straps =
    strap(0.66, 0.12) + sketch.tube(ankleStrap, { hex: black, on: stroke(ring(ankleStrap, 0.5), "#c9d1d8", 0.8, 0.8) });
  const near = side[2] > 0 ? 1 : -1;
  return (
    fill(plate, "#0f1317") +
    fill(rail(near === 1 ? -1 : 1), black) +
    (away ? "" : back) +
    (away ? straps : "") +
    shoe +
    (away ? back : straps) +
    fill(rail(near), lighten(black, 0.08))
  );
}
