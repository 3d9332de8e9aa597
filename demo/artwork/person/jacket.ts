import { mix } from "#demo/artwork/colour.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { around, fitted } from "./fitted.ts";
import { type Garment, garmentFor } from "./garments.ts";
import type { Skeleton } from "./skeleton.ts";
import { fill, type Sketch } from "./sketch.ts";
import { end, limb, patch, ring, type Section, type Tube, trace, wide } from "./tube.ts";
import { along, cross, off, unit } from "./vector.ts";

/** A jacket or midlayer as worn: its flat drawing (goods/apparel) laid onto the body, panel by panel. */

export type Cloth = Garment & { near: boolean };

const plain: Garment = {
  body: "#3a444d",
  sleeve: "#3a444d",
  hood: "#3a444d",
  cuff: "#20272d",
  zip: "#20272d",
  neck: "hood",
  zipped: true,
  front: [],
  back: [],
  arms: [[], []],
};

/** The clothing of a request. `near` draws what is only visible from near: stitches, folds, prints. */
export const clothOf = (request: PictureRequest | undefined, near: boolean): Cloth => ({
  ...(request ? garmentFor(request) : plain),
  near,
});

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

/** Half of the flat body's width at a height of its drawing. */
const halves: readonly Point[] = [
  [296, 50],
  [312, 66],
  [328, 102],
  [354, 162],
  [388, 214],
  [470, 204],
  [540, 199],
  [660, 204],
  [800, 214],
  [1020, 233],
];

function halfAt(y: number): number {
  const i = Math.max(
    0,
    halves.findLastIndex(([from]) => from <= y),
  );
  const [[y1, a], [y2, b]] = [halves[i] as Point, (halves[i + 1] ?? halves[i]) as Point];
  return y2 > y1 ? a + ((b - a) * Math.min(1, Math.max(0, y - y1))) / (y2 - y1) : a;
}

/** Heights above the hips of the flat drawing's neck and hem. */
const [collarHigh, hemHigh] = [53, -14];

/** The panels of front and back on the body. */
function panels(sketch: Sketch, tube: Tube, cloth: Cloth): string {
  const whole = (body.at(-1)?.[0] ?? 55) - hemHigh;
  // What ends at the flat collar goes on to the neck, so that the zip meets the worn collar's.
  const raised = (y: number): number => (y < 360 ? 360 - (360 - y) * 1.7 : y);
  const share = (y: number): number => (((1020 - raised(y)) / (1020 - 300)) * (collarHigh - hemHigh)) / whole;
  const shared = { tube, scale: 0.098, detail: cloth.near ? "near" : "far", blur: sketch.blur() } as const;
  return (
    fitted(cloth.back, {
      ...shared,
      wrap: ([x, y]) => [share(y), 180 + around((x - 450) / halfAt(y))],
      covers: [89, 271],
    }) +
    fitted(cloth.front, {
      ...shared,
      wrap: ([x, y]) => [share(y), around((x - 450) / halfAt(y))],
      covers: [-91, 91],
    })
  );
}

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

/** The front of the body between the armholes, to be drawn over arms that hang, and the seams around them. */
function armholes(sketch: Sketch, tube: Tube, drawn: string): string {
  const chest = patch(tube, 0.4, 1, (section) => {
    const half = section.a > 17.5 ? 66 : 72;
    return [-half, half];
  });
  const rim = ([-1, 1] as const)
    .map((side) => {
      const line = trace(tube, [0.46, side * 69], [0.93, side * 63]);
      return stroke(line, "#05080c", 0.9, 0.16) + stroke(line, "#05080c", 0.3, 0.5);
    })
    .join("");
  return again(sketch, chest, drawn) + rim;
}

/** A part of what is drawn already, once more over what came after. */
function again(sketch: Sketch, d: string, drawn: string): string {
  const id = sketch.id();
  return (
    d && `<clipPath id="${id}c"><path d="${d}"/></clipPath><g clip-path="url(#${id}c)"><use href="#${drawn}"/></g>`
  );
}

/** The body, what of it lies before hanging arms, and the zip up to the collar, before the hood. */
export function torso(sketch: Sketch, bones: Skeleton, cloth: Cloth): { whole: string; chest: string; throat: string } {
  const tube = torsoTube(bones);
  const id = sketch.id();
  const drawn = sketch.tube(tube, {
    hex: cloth.body,
    on: panels(sketch, tube, cloth) + (cloth.near ? "" : creases(tube)) + fill(end(tube, false), "#10151c"),
  });
  return {
    whole: `<g id="${id}">${drawn}</g>`,
    chest: armholes(sketch, tube, id),
    throat: again(sketch, patch(tube, 0.88, 1, [-10, 10]), id),
  };
}

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
  if (cloth.neck !== "hood") return "";
  return sketch.tube(tube, {
    hex: cloth.hood,
    on: stroke(trace(tube, [0.1, 30], [0.9, 30]), "#0b1533", 0.7, 0.3),
  });
}

function collarTube({ neck, spine, chest }: Skeleton): Tube {
  return [-4, 2, 5, 7.4].map((high, i): Section => {
    const r = [10.6, 9.4, 9, 9.1][i] as number;
    return {
      at: off(off(neck, spine, high - 3), chest, 0.3 + i * 0.5),
      side: cross(spine, chest),
      // The base is lower in front than behind.
      front: i === 0 ? unit(off(chest, spine, -0.5)) : chest,
      a: r,
      b: r,
    };
  });
}

export function collar(sketch: Sketch, bones: Skeleton, cloth: Cloth): string {
  const tube = collarTube(bones);
  return sketch.tube(tube, {
    hex: cloth.hood,
    on:
      (cloth.zipped
        ? fill(patch(tube, 0, 1, [-7, 7]), mix(cloth.zip, "#0e1216", 0.2)) +
          stroke(trace(tube, [0, 0], [1, 0]), "#05080c", 0.35, 0.7)
        : "") +
      (cloth.near ? stroke(ring(tube, 0.5), "#05080c", 0.3, 0.3) : "") +
      stroke(ring(tube, 0.94), "#ffffff", 0.4, 0.35) +
      stroke(ring(tube, 0.05), "#0b1533", 0.9, 0.3),
  });
}
