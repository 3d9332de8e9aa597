import { between, seeded } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { W } from "./picture.ts";

/**
 * The faces of a mountainside: planes turned away from the light, with spurs above and couloirs below them, ribs on the
 * flanks, bare rock along the ridges, and the runnels of snow between. All run down the fall line.
 */
export type Faces = {
  /** Planes in shade, and within them the deeper ones. */
  planes: Point[][];
  deep: Point[][];
  /** Narrow shades beside ribs of the lit flanks. */
  ribs: Point[][];
  /** Rock, and the parts of it that face the light. */
  rock: Point[][];
  lit: Point[][];
  /** Lines that sliding snow has left. */
  runnels: Point[][];
};

export type FacesShape = {
  seed: string;
  /** How far below the ridge the mountainside is drawn. */
  depth: number;
  /** Distance between ribs. */
  spur: number;
  /** 1 when the light comes from the left, −1 when it comes from the right. */
  away: 1 | -1;
  /** The amount of bare rock, 0 … 1. */
  bare: number;
};

type Summit = { at: Point; index: number; saddle: number; drop: number };

/** The summits of a ridge line from left to right, each with the saddle after it. */
function summitsOf(line: readonly Point[], reach: number): Summit[] {
  const tops = line.flatMap(([, y], i) => {
    const near = line.slice(Math.max(0, i - reach), i + reach + 1);
    return near.every((p) => p[1] >= y) && line[i - 1]?.[1] !== y ? [i] : [];
  });
  return tops.map((index, k) => {
    const end = tops[k + 1] ?? line.length - 1;
    let saddle = index;
    for (let i = index; i <= end; i++) if ((line[i] as Point)[1] > (line[saddle] as Point)[1]) saddle = i;
    const at = line[index] as Point;
    return { at, index, saddle, drop: (line[saddle] as Point)[1] - at[1] };
  });
}

/** The horizontal way of the fall line at a place, for each unit down: away from the summits nearby. */
const fallAt =
  (summits: readonly Summit[]) =>
  ([x, y]: Point): number => {
    let [sum, weight] = [0, 0.0001];
    for (const { at, drop } of summits) {
      const below = Math.max(12, y - at[1] + 46);
      const w = (drop + 24) / (1 + ((x - at[0]) / 190) ** 2);
      sum += w * Math.max(-0.9, Math.min(0.9, (x - at[0]) / below));
      weight += w;
    }
    return (0.72 * sum) / weight;
  };

export function facesOf(ridge: readonly Point[], { seed, depth, spur, away, bare }: FacesShape): Faces {
  const turned = (p: Point): Point => (away === 1 ? p : [W - p[0], p[1]]);
  const line = away === 1 ? ridge : ridge.map(turned).reverse();
  const random = seeded(`${seed}:faces`);
  const step = (line[1] as Point)[0] - (line[0] as Point)[0];
  const summits = summitsOf(line, Math.max(2, Math.round(spur / 4 / step)));
  const fall = fallAt(summits);
  const crestAt = (x: number): number => {
    const at = Math.min(line.length - 1.001, Math.max(0, (x - (line[0] as Point)[0]) / step));
    const [a, b] = [line[Math.floor(at)] as Point, line[Math.floor(at) + 1] as Point];
    return a[1] + (b[1] - a[1]) * (at - Math.floor(at));
  };
  /** A broken line down the fall line. `lean` is added to its way. */
  const descend = (from: Point, far: number, lean: number, jag: number): Point[] => {
    const points: Point[] = [from];
    let [x, y] = from;
    for (let gone = 0; gone < far; ) {
      const dy = between(random, 0.5, 1.2) * Math.max(9, far / 9);
      x += dy * (fall([x, y]) + lean) + between(random, -jag, jag);
      y += dy;
      gone += dy;
      points.push([x, y]);
    }
    return points;
  };
  /** A long broken triangle that hangs at a line: its shaded side. */
  const blade = (spine: readonly Point[], wide: number): Point[] => {
    const last = spine.length - 1;
    const side = spine.slice(1, last).map(([x, y], i): Point => {
      const t = (i + 1) / last;
      const w = wide * Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.78)) * between(random, 0.45, 1.15);
      return [x + w, y + w * 0.35];
    });
    return [...spine, ...side.reverse()];
  };
  const lowest = Math.max(...line.map(([, y]) => y));
  const faces: Faces = { planes: [], deep: [], ribs: [], rock: [], lit: [], runnels: [] };
  const stone = (from: Point, long: number, wide: number): void => {
    const spine = descend(from, long, 0, wide * 0.35);
    const body = blade(spine, wide);
    faces.rock.push(body);
    faces.lit.push(blade(spine, wide * 0.42));
  };

  for (const { at, index, saddle, drop } of summits) {
    if (drop < 7) continue;
    const far = Math.min(depth * 0.9, 30 + drop * 0.6 + (lowest - at[1]) * between(random, 0.2, 0.4));
    const edge = descend(at, far, between(random, -0.12, 0.1), far * 0.035);
    const top = line.slice(index, saddle + 1);
    // Couloirs: the lower end of the plane runs out in teeth.
    const [from, to] = [top.at(-1) as Point, edge.at(-1) as Point];
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (spur * 0.26)));
    const teeth: Point[] = [];
    for (let i = 1; i < count; i++) {
      const t = (i + between(random, -0.34, 0.34)) / count;
      const base: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      const notch = between(random, 0.04, 0.26) * far * Math.sin(Math.PI * t);
      const tip = between(random, 0.04, 0.3) * far * (0.35 + t * 0.65) * (i % 3 === 0 ? 1.5 : 0.8);
      const high: Point = [base[0] - notch * fall(base), Math.max(crestAt(base[0]) + 6, base[1] - notch)];
      const low: Point = [base[0] - spur * 0.09 + tip * fall(base), base[1] + tip];
      // The right side of a tooth is broken, its left side is a rib of its own.
      const onEdge = (k: number): Point => [
        high[0] + (low[0] - high[0]) * k + between(random, -0.03, 0.05) * spur,
        high[1] + (low[1] - high[1]) * k,
      ];
      teeth.push(high, onEdge(0.3), onEdge(0.62), low);
    }
    faces.planes.push([...top, ...teeth, ...edge.toReversed()]);
    // Ribs within the plane, each with a deeper side, and rock on them.
    const inner = Math.round(((from[0] - at[0]) / spur) * 3.4);
    for (let i = 0; i < inner; i++) {
      const x = between(random, at[0] + 4, from[0]);
      const start: Point = [x, crestAt(x) + (random() < 0.6 ? 0 : between(random, 10, far * 0.4))];
      const long = between(random, 0.2, 0.62) * far;
      faces.deep.push(blade(descend(start, long, 0.04, 5), between(random, 0.1, 0.24) * spur));
    }
    faces.deep.push(blade(edge.slice(0, Math.ceil(edge.length * 0.8)), spur * 0.16));
    if (bare > 0 && drop > 14) {
      const stones = Math.round(bare * (3 + drop / 26));
      for (let i = 0; i < stones; i++) {
        const t = random() ** 1.5;
        const on = edge[Math.floor(t * (edge.length - 1))] as Point;
        const place: Point = [on[0] + between(random, -0.12, 0.5) * spur * (0.3 + t), on[1] + between(random, 0, 22)];
        if (place[1] > crestAt(place[0]) + 3)
          stone(place, between(random, 0.12, 0.46) * spur * (1.2 - t * 0.4), between(random, 5, 15));
      }
    }
  }

  // Ribs on the lit flanks, denser and longer below the ridges, and what has slid between them.
  const many = Math.round((W / spur) * 5.2);
  for (let i = 0; i < many; i++) {
    const x = between(random, -20, W + 20);
    const v = random() < 0.4 ? 0 : depth * between(random, 0.05, 0.66);
    const long = between(random, 0.35, 1.05) * spur * (1 - v / depth / 2);
    const spine = descend([x, crestAt(x) + v], long, 0.02, 4);
    faces.ribs.push(blade(spine, between(random, 0.05, 0.15) * spur));
    if (bare > 0 && random() < bare * 0.42 && v < depth * 0.3)
      stone(spine[0] as Point, long * between(random, 0.25, 0.6), between(random, 4, 11));
  }
  // Buttresses: a few large ribs down the lit faces.
  for (let i = 0; i < (W / spur) * 1.1; i++) {
    const x = between(random, -20, W + 20);
    const start: Point = [x, crestAt(x) + between(random, 0, 0.25) * spur];
    const tall = (lowest - start[1]) * 0.4;
    const spine = descend(start, between(random, 0.6, 1) * (spur * 0.5 + tall), 0.03, 6);
    faces.ribs.push(blade(spine, between(random, 0.16, 0.34) * spur));
    if (bare > 0 && tall > spur * 0.4)
      for (const k of [0.05, 0.3])
        if (random() < bare)
          stone(spine[Math.floor(k * spine.length)] as Point, between(random, 0.2, 0.5) * spur, between(random, 7, 17));
  }
  // Sliding snow leaves lines that are only seen on near mountains, which are those with rock.
  for (let i = 0; bare > 0 && i < many; i++) {
    const x = between(random, -20, W + 20);
    const v = depth * between(random, 0.04, 0.8);
    faces.runnels.push(descend([x, crestAt(x) + v], between(random, 0.2, 0.6) * spur, 0, 1.5));
  }
  const all = (list: readonly Point[][]): Point[][] => list.map((points) => points.map(turned));
  const { planes, deep, ribs, rock, lit, runnels } = faces;
  return {
    planes: all(planes),
    deep: all(deep),
    ribs: all(ribs),
    rock: all(rock),
    lit: all(lit),
    runnels: all(runnels),
  };
}
