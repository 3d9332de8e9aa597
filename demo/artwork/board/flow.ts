import { mix } from "#demo/artwork/colour.ts";
import { type Field, noise } from "#demo/artwork/noise.ts";
import { between } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type Canvas, capOf, composition, type Family, type Graphic } from "./canvas.ts";
import { area, disc, type Layer, line, type Shape } from "./layers.ts";
import { strata } from "./strata.ts";

/** Wind over the board: a field of directions in radians, mostly along the board, deflected around a disc. */
type Wind = { angle: Field; eye: Point; radius: number };

function wind({ seed, random, outline }: Canvas, withDisc: boolean): Wind {
  const gust = noise(`${seed}:wind`);
  const calm = between(random, 260, 420);
  const turn = between(random, 0.9, 1.7);
  const place = random() < 0.6 ? between(random, -0.27, -0.1) : between(random, 0.1, 0.24);
  const eye: Point = [between(random, -52, 52), outline.length * place];
  const radius = withDisc ? between(random, 48, 82) : 0;
  return {
    eye,
    radius,
    angle: (x, y) => {
      const base = -Math.PI / 2 + turn * gust(x / 210, y / calm) + 0.5 * gust(x / 90 + 9, y / 160);
      const [dx, dy] = [x - eye[0], y - eye[1]];
      const far = Math.hypot(dx, dy);
      const pull = radius === 0 ? 0 : Math.exp(-(((far - radius) / 90) ** 2));
      const around = Math.atan2(dx, -dy) + Math.PI / 2;
      const tangent = Math.cos(around - base) >= 0 ? around : around + Math.PI;
      const delta = Math.atan2(Math.sin(tangent - base), Math.cos(tangent - base));
      return base + delta * pull;
    },
  };
}

/** Lines that follow the wind at a minimum distance from each other. */
function streams({ outline, random }: Canvas, { angle, eye, radius }: Wind, apart: number): Point[][] {
  const half = outline.length / 2;
  const columns = Math.ceil(340 / apart);
  const taken = new Set<number>();
  const cell = (x: number, y: number): number =>
    Math.floor((y + half + 40) / apart) * columns + Math.floor((x + 170) / apart);
  const open = (x: number, y: number): boolean =>
    Math.abs(x) < 168 &&
    Math.abs(y) < half + 20 &&
    Math.hypot(x - eye[0], y - eye[1]) > radius + (radius && 4) &&
    !taken.has(cell(x, y));
  const lines: Point[][] = [];
  for (let attempt = 0; attempt < 900 && lines.length < 260; attempt++) {
    const start: Point = [between(random, -160, 160), between(random, -half, half)];
    if (!open(start[0], start[1])) continue;
    const longest = Math.floor(between(random, 14, 60));
    const own = new Set<number>();
    const walk = (sign: number): Point[] => {
      const points: Point[] = [];
      let [x, y] = start;
      for (let i = 0; i < longest; i++) {
        const a = angle(x, y);
        x += Math.cos(a) * 9 * sign;
        y += Math.sin(a) * 9 * sign;
        const key = cell(x, y);
        if (!own.has(key) && !open(x, y)) break;
        own.add(key);
        if (i % 3 === 2) points.push([x, y]);
      }
      return points;
    };
    own.add(cell(start[0], start[1]));
    const points = [...walk(-1).reverse(), start, ...walk(1)];
    for (const key of own) taken.add(key);
    if (points.length > 3) lines.push(points);
  }
  return lines;
}

/** Streams in the colourway's tones, which change along the board, and a disc where the wind divides. */
function streamed(canvas: Canvas, broad: boolean): Layer[] {
  const { outline, roles, random, seed } = canvas;
  const air = wind(canvas, random() < (broad ? 0.35 : 0.7));
  const tint = noise(`${seed}:tint`);
  const half = outline.length / 2;
  const colours = [...roles.tones, roles.accent, mix(roles.ground, roles.strong, 0.45)];
  const groups = new Map<string, Shape[]>();
  for (const points of streams(canvas, air, broad ? 16 : 9)) {
    const [x, y] = points[Math.floor(points.length / 2)] as Point;
    const t = (tint(x / 130, y / 330) + 1) / 2 + 0.22 * (y / half) + between(random, -0.09, 0.09);
    const colour = colours[Math.min(colours.length - 1, Math.max(0, Math.floor(t * colours.length)))] as string;
    const key = `${colour}:${(broad ? between(random, 6, 11.4) : between(random, 1.6, 4.6)).toFixed(0)}`;
    const group = groups.get(key);
    if (group) group.push(line(points, true));
    else groups.set(key, [line(points, true)]);
  }
  const layers: Layer[] = [...groups].map(([key, shapes]) => {
    const [stroke, width] = key.split(":") as [string, string];
    return { shapes, stroke, width: Number(width), round: true };
  });
  if (air.radius > 0) layers.push({ shapes: [area(disc(air.eye[0], air.eye[1], air.radius - 6))], fill: roles.accent });
  return layers;
}

const gusts = (canvas: Canvas): Layer[] => streamed(canvas, false);
const broad = (canvas: Canvas): Layer[] => streamed(canvas, true);

/** Wind graphics: many fine lines, fewer broad ones, or strata. */
export const flow: Family = (canvas): Graphic => {
  const layers = composition(canvas, { gusts, broad, strata })(canvas);
  const { roles } = canvas;
  return { ground: roles.ground, layers, lettering: capOf(canvas, roles.ground, roles.strong) };
};
