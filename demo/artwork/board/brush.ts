import { simplified } from "#demo/artwork/clip.ts";
import { noise } from "#demo/artwork/noise.ts";
import { between } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type Canvas, composition, type Family, type Graphic } from "./canvas.ts";
import { area, disc, type Layer, type Shape } from "./layers.ts";

/**
 * A brush stroke: its centre line, its width, and the share of its length at which the paint runs out (1: at the end).
 */
type Gesture = { spine: Point[]; width: number; paint: number };

/** Draws parallel bristles. Each one runs dry, starts again and ends at a random place. */
function strokeOf({ spine, width, paint }: Gesture, random: () => number, seed: string): Shape[] {
  const grain = noise(seed);
  const count = Math.round(width / 4.6);
  const shapes: Shape[] = [];
  const normals = spine.map((_, i): Point => {
    const [a, b] = [spine[Math.max(0, i - 1)] as Point, spine[Math.min(spine.length - 1, i + 1)] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  });
  const at = (i: number, offset: number): Point => {
    const [p, q] = [spine[i] as Point, normals[i] as Point];
    return [p[0] + q[0] * offset, p[1] + q[1] * offset];
  };
  const last = spine.length - 1;
  for (let k = 0; k < count; k++) {
    const v = (k + 0.5) / count - 0.5;
    const middle = v * width + between(random, -1, 1);
    const edge = Math.abs(v) * 2;
    let left: Point[] = [];
    let right: Point[] = [];
    const lift = (): void => {
      if (left.length > 2) shapes.push(area([...simplified(left, 0.6), ...simplified(right, 0.6).reverse()], true));
      left = [];
      right = [];
    };
    const start = Math.floor(edge * edge * random() * 3);
    for (let i = start; i <= last; i++) {
      const t = i / last;
      const wet = paint * 1.25 - t - 0.16 * edge + 0.55 * grain(k * 0.42, t * 4);
      if (wet < 0) {
        lift();
        continue;
      }
      const thick = (width / count) * (0.56 + Math.min(0.12, wet * 0.3)) * Math.min(1, 0.35 + wet * 3);
      left.push(at(i, middle - thick));
      right.push(at(i, middle + thick));
    }
    lift();
  }
  return shapes;
}

function spatter(random: () => number, [x, y]: Point, spread: number, count: number): Shape[] {
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const far = spread * Math.sqrt(random());
    const r = 0.8 + 5 * random() ** 4;
    return area(
      disc(x + far * Math.cos(angle), y + far * 1.6 * Math.sin(angle), r).filter((_, i) => i % 5 === 0),
      true,
    );
  });
}

const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 26 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / 25) * Math.PI) / 180;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });

/** One slow turn down the length of the board. */
const serpent = ({ outline, random }: Canvas): Gesture[] => {
  const half = outline.length / 2;
  const side = random() < 0.5 ? 1 : -1;
  const spine = Array.from({ length: 34 }, (_, i): Point => {
    const t = i / 33;
    return [side * 66 * Math.sin(t * Math.PI * 2.2 + 0.5), half * (0.6 - 1.36 * t)];
  });
  return [{ spine, width: between(random, 104, 128), paint: 0.82 }];
};

/** A ring that is not quite closed, with a ground line under it. */
const ring = ({ outline, random }: Canvas): Gesture[] => {
  const y = -outline.length * between(random, 0.14, 0.2);
  const from = between(random, 20, 140);
  const floor = outline.length * between(random, 0.14, 0.2);
  return [
    { spine: arc(0, y, 92, 104, from, from + 336), width: 46, paint: 0.9 },
    {
      spine: (
        [
          [-190, floor + 34],
          [-100, floor + 8],
          [0, floor],
          [100, floor - 18],
          [190, floor - 40],
        ] as Point[]
      ).flatMap((p, i, all) => spread(p, all[i + 1])),
      width: 128,
      paint: 0.94,
    },
  ];
};

/** Broad slanted strokes that overlap. */
const sweep = ({ outline, random }: Canvas): Gesture[] => {
  const half = outline.length / 2;
  const lean = (random() < 0.5 ? 1 : -1) * between(random, 90, 150);
  return [0.5, 0.1, -0.32].map((share, i): Gesture => {
    const y = half * share + between(random, -30, 30);
    const way = i % 2 ? -1 : 1;
    const spine = Array.from({ length: 14 }, (_, k): Point => {
      const t = k / 13;
      return [way * (-210 + 420 * t), y + way * lean * (0.5 - t) + 26 * Math.sin(t * 3)];
    });
    return { spine, width: between(random, 110, 150), paint: 0.9 - i * 0.1 };
  });
};

function spread(a: Point, b: Point | undefined): Point[] {
  if (!b) return [a];
  return Array.from({ length: 5 }, (_, i): Point => [a[0] + ((b[0] - a[0]) * i) / 5, a[1] + ((b[1] - a[1]) * i) / 5]);
}

/** A few large strokes of a broad, half-dry brush. */
export const brush: Family = (canvas): Graphic => {
  const { roles, random, seed } = canvas;
  const gestures = composition(canvas, { serpent, ring, sweep })(canvas);
  const colours = [roles.strong, roles.accent, ...roles.tones.filter((c) => c !== roles.strong && c !== roles.accent)];
  const layers: Layer[] = gestures.flatMap((gesture, i): Layer[] => {
    const fill = colours[i % colours.length] as string;
    const end = gesture.spine[Math.floor(gesture.spine.length * 0.8)] as Point;
    return [
      { shapes: [...strokeOf(gesture, random, `${seed}:${i}`), ...spatter(random, end, gesture.width, 16)], fill },
    ];
  });
  return { ground: roles.ground, layers, lettering: { on: "graphic", colour: roles.ground } };
};
