import { mix } from "#demo/artwork/colour.ts";
import { noise } from "#demo/artwork/noise.ts";
import { between } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { Canvas } from "./canvas.ts";
import { area, type Layer, line } from "./layers.ts";

/** Bands along the length of the board whose width varies, like layers of old snow. */
export function strata({ outline, roles, random, seed }: Canvas): Layer[] {
  const swell = noise(`${seed}:swell`);
  const half = outline.length / 2;
  const count = 11;
  const lean = between(random, 0.1, 0.34) * (random() < 0.5 ? 1 : -1);
  const long = between(random, 250, 400);
  const colours = [...roles.tones, roles.ground, mix(roles.ground, roles.strong, 0.5), roles.accent];
  const edge = (i: number): Point[] =>
    Array.from({ length: 30 }, (_, k): Point => {
      const y = -half - 30 + ((outline.length + 60) * k) / 29;
      const u = (i / (count - 1) - 0.5) * 2;
      const breathing = 0.62 + 0.5 * (1 + swell(3.1, y / long));
      const shift = lean * y + 120 * swell(0.4, y / long + 5) + 34 * swell(i * 0.37, y / 200);
      return [u * 210 * breathing + shift, y];
    });
  const edges = Array.from({ length: count }, (_, i) => edge(i));
  const layers: Layer[] = [];
  for (let i = 0; i < count - 1; i++) {
    const [a, b] = [edges[i] as Point[], edges[i + 1] as Point[]];
    layers.push({
      shapes: [area([...a, ...b.slice().reverse()], true)],
      fill: colours[(i * 2) % colours.length] as string,
    });
  }
  const inner = edges.slice(0, -1).flatMap((a, i) =>
    [0.33, 0.66].map((t) => {
      const b = edges[i + 1] as Point[];
      return line(
        a.map((p, k): Point => [p[0] + ((b[k] as Point)[0] - p[0]) * t, p[1]]),
        true,
      );
    }),
  );
  layers.push({
    shapes: inner.filter((_, i) => Math.floor(i / 2) % 3 === 1),
    stroke: roles.ground,
    width: 1.6,
    opacity: 0.9,
  });
  return layers;
}
