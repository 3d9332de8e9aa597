import { darken, mix } from "#demo/artwork/colour.ts";
import { easelFor } from "#demo/artwork/goods/draw/easel.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import type { Arm, Skeleton } from "./skeleton.ts";
import { fill, type Sketch } from "./sketch.ts";
import { end, limb, patch, ring, type Section, type Tube, trace, wide } from "./tube.ts";
import { along, cross, dot, off, sub, unit, type V } from "./vector.ts";

/** A jacket as worn. Its cut and colours are those of the product for sale (goods/apparel). */

type Cut = "yoke" | "diagonal" | "cargo" | "contour" | "anorak" | "insulated";
export type Cloth = { main: string; second: string; accent: string; cut: Cut; dark: string };

export function clothOf(request: PictureRequest | undefined): Cloth {
  if (!request) return { main: "#3a444d", second: "#20272d", accent: "#e8ecef", cut: "contour", dark: "#20272d" };
  const e = easelFor({ ...request, view: "worn" });
  const form = e.form === "insulated" || e.form === "anorak" ? e.form : null;
  const cut = form ?? (["yoke", "diagonal", "cargo", "contour"] as const)[e.variant(4)] ?? "yoke";
  return { main: e.main, second: quiet(e), accent: e.accent, cut, dark: e.dark };
}

/** From the hem to the neck: the distance from the hips, half the width and half the depth there. */
const body: readonly (readonly [high: number, wide: number, deep: number])[] = [
  [-14, 21.6, 16.6],
  [-8, 20.4, 15.6],
  [2, 18.4, 14],
  [14, 18, 13.2],
  [26, 19.4, 13.6],
  [36, 20, 13.4],
  [43, 19, 12.2],
  [48, 15.5, 11],
  [52, 11, 9.8],
  [55, 9, 8.8],
];

function torsoTube({ hips, spine, belly, chest }: Skeleton): Tube {
  return body.map(([high, a, b]): Section => {
    const t = Math.min(1, Math.max(0, high / 48));
    const front = unit(along(belly, chest, t));
    const back = -5 * Math.sin(Math.PI * t);
    return { at: off(off(hips, spine, high), front, back), side: cross(spine, front), front, a, b };
  });
}

export const stroke = (d: string, hex: string, width: number, opacity = 1): string =>
  d &&
  `<path d="${d}" fill="none" stroke="${hex}" stroke-width="${wide(width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""} stroke-linecap="round"/>`;

/** The details of the front: blocks, zip, pockets. */
function panels(tube: Tube, cloth: Cloth): string {
  const { main, second, accent, cut } = cloth;
  const zipFrom = cut === "anorak" ? 0.55 : 0;
  const low = darken(main, 0.12);
  const pocket = (side: number, hex: string): string =>
    stroke(trace(tube, [0.2, side * 42], [0.36, side * 30]), hex, 0.9);
  const blocks: Record<Cut, string> = {
    yoke: fill(patch(tube, 0.62, 1), second) + pocket(1, low) + pocket(-1, low),
    diagonal:
      fill(patch(tube, 0, 0.47), second) +
      fill(patch(tube, 0.46, 0.52), accent) +
      pocket(1, accent) +
      pocket(-1, accent),
    cargo:
      fill(patch(tube, 0, 0.14), second) +
      flap(tube, 0.5, -1, low) +
      flap(tube, 0.5, 1, low) +
      flap(tube, 0.2, -1, low) +
      flap(tube, 0.2, 1, low),
    contour:
      fill(patch(tube, 0, 0.75, [40, 110]), low) +
      fill(patch(tube, 0, 0.75, [-110, -40]), low) +
      pocket(1, accent) +
      pocket(-1, accent),
    anorak:
      fill(patch(tube, 0.56, 1), second) +
      fill(patch(tube, 0.12, 0.5, [-46, 46]), low) +
      fill(patch(tube, 0.44, 0.52, [-48, 48]), accent),
    insulated:
      [0.12, 0.25, 0.38, 0.51, 0.64, 0.77]
        .map((t) => stroke(ring(tube, t), "#0b1533", 1, 0.28) + stroke(ring(tube, t + 0.02), "#ffffff", 0.6, 0.16))
        .join("") +
      pocket(1, accent) +
      pocket(-1, accent),
  };
  return (
    blocks[cut] +
    fill(patch(tube, zipFrom, 1, [-4, 4]), cut === "contour" ? accent : mix(second, "#0e1216", 0.35)) +
    stroke(trace(tube, [zipFrom, 0], [1, 0]), "#e8ecef", 0.35, 0.7) +
    stroke(ring(tube, 0.05), "#0b1533", 0.5, 0.35)
  );
}

const flap = (tube: Tube, t: number, side: 1 | -1, hex: string): string => {
  const span: [number, number] = side > 0 ? [14, 46] : [-46, -14];
  return (
    fill(patch(tube, t - 0.02, t + 0.16, span), hex) + fill(patch(tube, t + 0.1, t + 0.17, span), darken(hex, 0.14))
  );
};

/** Folds run from a hip to the other side, and from the armpits. */
function creases(tube: Tube): string {
  const fold = (t: number, from: number, to: number, high: number): string => {
    const d = patch(tube, t, t + high, [from, to]);
    return fill(d, "#0b1533", 0.13);
  };
  return (
    fold(0.2, -70, -22, 0.018) +
    fold(0.27, 26, 74, 0.018) +
    fold(0.36, -80, -40, 0.014) +
    fold(0.12, 10, 50, 0.014) +
    fold(0.7, -60, -34, 0.016) +
    fold(0.7, 34, 60, 0.016)
  );
}

export const torso = (sketch: Sketch, bones: Skeleton, cloth: Cloth): string => {
  const tube = torsoTube(bones);
  return sketch.tube(tube, {
    hex: cloth.main,
    on: panels(tube, cloth) + creases(tube) + fill(end(tube, false), "#10151c"),
  });
};

/** The hood on the back, and the collar up to the chin. */
export function hood(sketch: Sketch, { neck, spine, chest }: Skeleton, cloth: Cloth): string {
  const side = cross(spine, chest);
  const behind = off(off(neck, chest, -9), spine, -1);
  const tube = limb([
    [off(off(behind, side, -12), chest, 5), 5],
    [off(behind, side, -7), 7],
    [off(behind, chest, -3), 8],
    [off(behind, side, 7), 7],
    [off(off(behind, side, 12), chest, 5), 5],
  ]);
  return sketch.tube(tube, { hex: hoodOf(cloth) });
}

const hoodOf = ({ cut, main, second }: Cloth): string => (cut === "yoke" || cut === "anorak" ? second : main);

function collarTube({ neck, spine, chest }: Skeleton): Tube {
  return [-4, 2, 5, 7.4].map((high, i): Section => {
    const r = [10.6, 9.4, 9, 9.1][i] as number;
    return {
      at: off(off(neck, spine, high - 3), chest, 0.3 + i * 0.5),
      side: cross(spine, chest),
      front: chest,
      a: r,
      b: r,
    };
  });
}

export function collar(sketch: Sketch, bones: Skeleton, cloth: Cloth): string {
  const tube = collarTube(bones);
  const zip = cloth.cut === "contour" ? cloth.accent : mix(cloth.second, "#0e1216", 0.35);
  return sketch.tube(tube, {
    hex: hoodOf(cloth),
    on:
      fill(patch(tube, 0, 1, [-9, 9]), zip) +
      stroke(ring(tube, 0.94), "#ffffff", 0.4, 0.35) +
      stroke(ring(tube, 0.05), "#0b1533", 0.9, 0.3),
  });
}

const sleeveTube = ({ shoulder, elbow, wrist }: Arm): Tube =>
  limb(
    [
      [shoulder, 8.4],
      [elbow, 7],
      [off(wrist, unit(sub(wrist, elbow)), -1), 5.4],
    ],
    [true, false],
  );

/** Folds of cloth on the inner side of a bend, at a share of the length, and rings of gathered cloth before the end. */
export function bends(tube: Tube, at: number, joint: V, from: V, to: V, strong = 1): string {
  // The inner side is the direction in which both bones leave the joint.
  const inner = unit(along(unit(sub(from, joint)), unit(sub(to, joint)), 0.5));
  const fold = (t: number, half: number, thick: number, alpha: number): string => {
    const angle = (s: Section): [number, number] => {
      const middle = (Math.atan2(dot(s.side, inner), dot(s.front, inner)) * 180) / Math.PI;
      return [middle - half, middle + half];
    };
    return fill(patch(tube, t, t + thick, angle), "#0b1533", alpha * strong);
  };
  return fold(at - 0.05, 92, 0.014, 0.2) + fold(at, 110, 0.016, 0.26) + fold(at + 0.055, 84, 0.013, 0.18);
}

export function sleeve(sketch: Sketch, arm: Arm, cloth: Cloth): string {
  const tube = sleeveTube(arm);
  const { cut, second, accent, main } = cloth;
  const block =
    cut === "yoke" || cut === "anorak"
      ? fill(patch(tube, 0, 0.34), second)
      : cut === "diagonal"
        ? fill(patch(tube, 0.8, 1), second) + fill(patch(tube, 0.77, 0.81), accent)
        : cut === "insulated"
          ? [0.3, 0.42, 0.54, 0.66, 0.78].map((t) => stroke(ring(tube, t), "#0b1533", 0.9, 0.26)).join("")
          : cut === "cargo"
            ? fill(patch(tube, 0.62, 1), second)
            : "";
  const band = cut === "contour" ? darken(main, 0.12) : second;
  const cuff =
    fill(patch(tube, 0.93, 1), band) + fill(end(tube, true), band) + stroke(ring(tube, 0.93), "#0b1533", 0.5, 0.3);
  return sketch.tube(tube, { hex: main, on: block + cuff + bends(tube, 0.59, arm.elbow, arm.shoulder, arm.wrist) });
}
