import { lightness, mix } from "#demo/artwork/colour.ts";
import { noise, octaves } from "#demo/artwork/noise.ts";
import { between } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type Canvas, capOf, composition, type Family, type Graphic } from "./canvas.ts";
import { area, dot, type Layer, type Shape } from "./layers.ts";

/** Ridges one behind the other, each a line that hides those behind it. */
function ridges({ outline, roles, random, seed }: Canvas): Layer[] {
  const rough = octaves(noise(`${seed}:ridge`), 3, 0.55);
  const half = outline.length / 2;
  const rows = 54;
  const lit = Math.floor(between(random, 0.35, 0.6) * rows);
  const heart = between(random, -0.1, 0.2);
  const layers: Layer[] = [];
  for (let i = 0; i < rows; i++) {
    const y = -half + 30 + (i * (outline.length + 60)) / rows;
    const far = (y / half - heart) / 0.52;
    const tall = 150 * Math.exp(-far * far) + 9;
    const top = Array.from({ length: 20 }, (_, k): Point => {
      const x = -176 + k * 18.6;
      const hill = Math.exp(-((x / 104) ** 2) * 1.1);
      return [
        x,
        y - tall * hill * Math.max(0, 0.32 + 1.25 * rough(x / 92 + i * 0.055, i * 0.21)) + 3 * rough(x / 30, i),
      ];
    });
    const tone = i === lit ? roles.accent : mix(roles.ground, roles.strong, 0.55 + 0.45 * Math.exp(-far * far));
    const body = area([...top, [176, y + 60], [-176, y + 60]], true);
    const width = i === lit ? 4.5 : 1.3 + 1.7 * Math.exp(-far * far);
    layers.push({ shapes: [body], fill: roles.ground, stroke: tone, width });
  }
  return layers;
}

type Peak = { x: number; y: number; k: number };

/** A mountain range as brightness values from 0 to 1. The screens below print it. */
function range({ outline, random, seed }: Canvas): (x: number, y: number) => number {
  const rough = octaves(noise(`${seed}:range`), 3, 0.5);
  const half = outline.length / 2;
  const peaks = Array.from(
    { length: 4 },
    (_, i): Peak => ({
      x: between(random, -90, 90),
      y: -half * 0.5 + (i * outline.length * 0.82) / 4 + between(random, -40, 40),
      k: between(random, 1.25, 1.9),
    }),
  );
  const radius = random() < 0.7 ? between(random, 38, 78) : 0;
  const sun: Point = [between(random, -50, 50), -half * between(random, 0.6, 0.68)];
  return (x, y) => {
    const disc = Math.hypot(x - sun[0], y - sun[1]) < radius ? 0.95 : 0;
    // The nearest mountain that covers the point decides, so the search starts with the last one.
    for (let i = peaks.length - 1; i >= 0; i--) {
      const { x: px, y: py, k } = peaks[i] as Peak;
      const flank = py + Math.abs(x - px) * k;
      if (y < flank - 60) continue;
      const edge = flank + 52 * rough(x / 70 + py, py / 50);
      if (y < edge) continue;
      const below = (y - edge) / (outline.length * 0.26);
      const lit = x - px + 46 * rough(y / 60, px) > 0;
      const tone = lit ? 0.94 - below * 0.62 : 0.16 + below * 0.3 + 0.4 * Math.max(0, rough(x / 30, y / 66));
      return Math.min(1, Math.max(0, tone));
    }
    return Math.max(disc, 0.06 + 0.12 * Math.max(0, y / half + 0.4));
  };
}

/** A rotated screen of round dots in several sizes. */
function dots(canvas: Canvas): Layer[] {
  const { outline, roles, random } = canvas;
  const tone = range(canvas);
  const pitch = Math.max(13, outline.length / 112);
  const half = outline.length / 2;
  const split = half * between(random, -0.1, 0.25);
  const [cos, sin] = [Math.cos(0.42) * pitch, Math.sin(0.42) * pitch];
  const reach = Math.ceil(half / pitch) + 12;
  // Two groups of dot sizes: above the split and below it.
  const buckets: Shape[][] = Array.from({ length: 16 }, () => []);
  for (let j = -reach; j <= reach; j++) {
    for (let i = -reach; i <= reach; i++) {
      const x = i * cos - j * sin;
      const y = i * sin + j * cos;
      if (x < -160 || x > 160 || y < 4 - half || y > half - 4 || Math.abs(x) > outline.halfWidth(y) + 4) continue;
      const step = Math.round(tone(x, y) * 7);
      if (step > 0) buckets[y > split ? step + 8 : step]?.push(dot(x, y));
    }
  }
  return buckets.map((shapes, i): Layer => {
    const stroke = i > 8 ? roles.strong : mix(roles.strong, roles.accent, 0.9);
    return { shapes, stroke, width: pitch * Math.sqrt((i % 8) / 7) * 1.16, round: true };
  });
}

/** Horizontal lines whose thickness carries the picture. */
function screen(canvas: Canvas): Layer[] {
  const { outline, roles } = canvas;
  const tone = range(canvas);
  const half = outline.length / 2;
  const pitch = 12.5;
  const shapes: Shape[] = [];
  const slope = 0.22;
  for (let y0 = -half - 30; y0 < half + 40; y0 += pitch) {
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let x = -160; x <= 160; x += 16) {
      const y = y0 + x * slope;
      const thick = 0.5 + tone(x, y) * pitch * 0.43;
      upper.push([x, y - thick]);
      lower.push([x, y + thick]);
    }
    shapes.push(area([...upper, ...lower.reverse()]));
  }
  return [{ shapes, fill: roles.strong }];
}

/** A mountain range printed as lines or dots. */
export const halftone: Family = (canvas): Graphic => {
  const { roles } = canvas;
  const layers = composition(canvas, { ridges, dots, screen })(canvas);
  const cap = lightness(roles.ground) > 0.5 ? roles.deep : roles.ground;
  return { ground: roles.ground, layers, lettering: capOf(canvas, cap, roles.accent) };
};
