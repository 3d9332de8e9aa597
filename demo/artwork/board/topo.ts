import { simplified } from "#demo/artwork/clip.ts";
import { lighten, lightness, mix } from "#demo/artwork/colour.ts";
import { contours, sample } from "#demo/artwork/contours.ts";
import { faces, place, set } from "#demo/artwork/lettering/set.ts";
import { type Field, noise, octaves } from "#demo/artwork/noise.ts";
import { between } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type Canvas, capOf, type Family } from "./canvas.ts";
import { area, type Layer, line, type Shape } from "./layers.ts";

/** A ridge that climbs from the tail to a summit behind the nose, distorted by noise. Heights are about −0.6 … 1.3. */
function terrain({ outline, random, seed }: Canvas): { height: Field; summit: Point } {
  const rough = octaves(noise(`${seed}:rough`), 2, 0.4);
  const warp = noise(`${seed}:warp`);
  const summit: Point = [between(random, -50, 50), outline.length * between(random, -0.26, -0.12)];
  const lean = between(random, -0.25, 0.25);
  return {
    summit,
    height: (x, y) => {
      const wx = x + 46 * warp(x / 240, y / 300);
      const wy = y + 70 * warp(x / 260 + 7, y / 340);
      const along = (wy - summit[1]) / (outline.length * 0.42);
      const across = (wx - summit[0] - lean * (wy - summit[1])) / 150;
      return 1.05 * Math.exp(-along * along - across * across * 0.7) + 0.72 * rough(wx / 190, wy / 300);
    },
  };
}

const LEVELS = 14;

/** A survey map of an invented mountain: filled steps or bare lines, a route, and a summit with its height. */
export const topo: Family = (canvas) => {
  const { outline, roles, random } = canvas;
  const { height, summit } = terrain(canvas);
  const half = outline.length / 2;
  const grid = sample(height, [-168, -half - 20, 168, half + 20], [15, 18]);
  const filled = random() < 0.55;
  const lines = Array.from({ length: LEVELS }, (_, i) => {
    const found = contours(grid, -0.42 + (i * 1.5) / LEVELS);
    return found.map((points) => area(simplified(points, 0.7), true));
  });

  const layers: Layer[] = [];
  const low = roles.tones[0] as string;
  const step = (t: number): string => (t < 0.5 ? mix(roles.ground, low, t * 2) : mix(low, roles.strong, t * 2 - 1));
  if (filled) {
    for (let i = 2; i < LEVELS; i += 2) {
      const t = (i - 1) / (LEVELS - 1);
      layers.push({ shapes: lines[i] as Shape[], fill: step(t * t) });
    }
  } else {
    layers.push({ shapes: lines[9] as Shape[], fill: roles.accent });
    layers.push({ shapes: lines[12] as Shape[], fill: mix(roles.accent, roles.ground, 0.78) });
  }
  const hair = filled ? mix(roles.ink, roles.ground, 0.1) : mix(roles.strong, roles.ground, 0.12);
  layers.push({
    shapes: lines.filter((_, i) => i % 4 !== 1).flat(),
    stroke: hair,
    width: 1,
    opacity: filled ? 0.4 : 0.85,
  });
  layers.push({
    shapes: lines.filter((_, i) => i % 4 === 1).flat(),
    stroke: hair,
    width: 2.3,
    opacity: filled ? 0.6 : 1,
  });

  const spot = filled ? (lightness(step(1)) > 0.6 ? roles.deep : lighten(roles.accent, 0.1)) : roles.pale;
  layers.push(...crosses(canvas, hair), ...ascent(canvas, summit, spot));
  return { ground: roles.ground, layers, lettering: capOf(canvas, roles.ground, roles.strong, roles.accent) };
};

/** The corner marks of the survey's grid. */
function crosses({ outline }: Canvas, stroke: string): Layer[] {
  const shapes: Shape[] = [];
  for (let y = -outline.length / 2 + 130; y < outline.length / 2 - 80; y += 160) {
    for (const x of [-80, 80]) {
      shapes.push(
        line([
          [x - 6, y],
          [x + 6, y],
        ]),
        line([
          [x, y - 6],
          [x, y + 6],
        ]),
      );
    }
  }
  return [{ shapes, stroke, width: 1.1, opacity: 0.75 }];
}

/** A dotted route to the summit, with the summit's mark and height. */
function ascent({ outline, random }: Canvas, summit: Point, colour: string): Layer[] {
  const start: Point = [between(random, -60, 60), outline.tailContact - 60];
  const bends = 6;
  const route = Array.from({ length: bends + 1 }, (_, i): Point => {
    const t = i / bends;
    const swing = i === 0 || i === bends ? 0 : (i % 2 ? 1 : -1) * between(random, 16, 52);
    return [start[0] + (summit[0] - start[0]) * t + swing, start[1] + (summit[1] - start[1]) * t];
  });
  const [x, y] = summit;
  const metres = String(2600 + Math.floor(random() * 1400));
  const label = place(set(metres, faces.label), { x: x + 16, y: y - 2, height: 11 });
  return [
    { shapes: [line(route, true)], stroke: colour, width: 3, dash: [7, 5] },
    {
      shapes: [
        area([
          [x, y - 11],
          [x + 10, y + 7],
          [x - 10, y + 7],
        ]),
        ...label.map((p) => area(p)),
      ],
      fill: colour,
    },
  ];
}
