import { n, type Point } from "#demo/artwork/svg.ts";
import {
  across,
  add,
  along,
  cross,
  dot,
  light,
  off,
  perCentimetre,
  project,
  sub,
  times,
  towardsViewer,
  unit,
  type V,
} from "./vector.ts";

/** A section of a round part: its middle, two directions across, and its reach in each. */
export type Section = { at: V; side: V; front: V; a: number; b: number };

/** Arms, legs and bodies: a series of sections. Angles on them are degrees from `front` towards `side`. */
export type Tube = readonly Section[];

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A place on the surface, at `out` times its distance from the middle. */
export function surface({ at, side, front, a, b }: Section, degrees: number, out = 1): V {
  const [cos, sin] = [Math.cos(rad(degrees)) * out, Math.sin(rad(degrees)) * out];
  return add(at, add(times(side, a * sin), times(front, b * cos)));
}

/** The angle of a direction around a section. */
export const angleOf = ({ side, front, a, b }: Section, d: V): number =>
  (Math.atan2(dot(side, d) / a, dot(front, d) / b) * 180) / Math.PI;

/** The section at a share of the length, interpolated; it may be one of the ends. */
export function sectionAt(tube: Tube, t: number): Section {
  const at = Math.min(tube.length - 1.0001, Math.max(0, t * (tube.length - 1)));
  const [one, other] = [tube[Math.floor(at)] as Section, tube[Math.floor(at) + 1] as Section];
  const k = at - Math.floor(at);
  return {
    at: along(one.at, other.at, k),
    side: unit(along(one.side, other.side, k)),
    front: unit(along(one.front, other.front, k)),
    a: one.a + (other.a - one.a) * k,
    b: one.b + (other.b - one.b) * k,
  };
}

function hull(points: Point[]): Point[] {
  const sorted = points.toSorted((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const [o, q] = [out.at(-2) as Point, out.at(-1) as Point];
        if ((q[0] - o[0]) * (p[1] - o[1]) - (q[1] - o[1]) * (p[0] - o[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/**
 * A path in relative steps. Coordinates are whole units, about an eighth of a centimetre on the person. Finer detail is
 * not visible.
 */
export function pathOf(points: readonly Point[]): string {
  const grid = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const pair = (x: number, y: number): string => `${x}${y < 0 ? "" : " "}${y}`;
  const steps = grid.slice(1).map(([x, y], i) => pair(x - (grid[i]?.[0] ?? 0), y - (grid[i]?.[1] ?? 0)));
  const [first] = grid;
  return first ? `M${pair(...first)}l${steps.join(" ").replaceAll(" -", "-")}` : "";
}
const closed = (points: readonly Point[]): string => `${pathOf(points)}Z`;

/** The outline of places, projected. */
export const flat = (places: readonly V[]): string => closed(places.map(project));

/**
 * The area that a tube covers: the hulls of neighbouring sections, all wound the same way, so that they fill together.
 */
export function outline(tube: Tube): string {
  const count = Math.max(...tube.map(({ a }) => a)) < 3.5 ? 10 : 24;
  const rings = tube.map((section) =>
    Array.from({ length: count }, (_, i) => project(surface(section, (i * 360) / count))),
  );
  return rings
    .slice(1)
    .map((ring, i) => closed(hull([...(rings[i] as Point[]), ...ring])))
    .join("");
}

/** The degrees at which a section turns away from the viewer, with the nearest point in the middle. */
export const spanOf = (section: Section): [number, number] => {
  const middle = angleOf(section, towardsViewer(section.at));
  return [middle - 90, middle + 90];
};

const inner = (value: number, [from, to]: readonly [number, number]): number => {
  // The same angle plus or minus whole turns, nearest to the middle of the span.
  const middle = (from + to) / 2;
  const near = value - 360 * Math.round((value - middle) / 360);
  return Math.min(to, Math.max(from, near));
};

/**
 * A part of a tube's visible surface, between two shares of its length and two angles around it (without angles,
 * everything visible).
 */
export function patch(
  tube: Tube,
  from: number,
  to: number,
  around?: readonly [number, number] | ((s: Section) => [number, number]),
): string {
  const steps = Math.max(2, Math.ceil((tube.length - 1) * Math.abs(to - from)) + 1);
  const rows = Array.from({ length: steps }, (_, i) => sectionAt(tube, from + ((to - from) * i) / (steps - 1)));
  const ends = rows.map((row): [number, number] => {
    const span = spanOf(row);
    const [a, b] = typeof around === "function" ? around(row) : (around ?? span);
    return [inner(a, span), inner(b, span)];
  });
  // Parts that end where the tube turns away extend a little beyond and are clipped there.
  const place = (row: Section, degrees: number): V => {
    const span = spanOf(row);
    const rim = Math.min(Math.abs(degrees - span[0]), Math.abs(degrees - span[1])) < 1;
    return surface(row, degrees, rim ? 1.12 : 1);
  };
  const arc = (row: Section, [a, b]: [number, number]): V[] =>
    Array.from({ length: 6 }, (_, i) => place(row, a + ((b - a) * i) / 5));
  const [first, last] = [rows[0] as Section, rows.at(-1) as Section];
  const [one, other] = [ends[0] as [number, number], ends.at(-1) as [number, number]];
  if (ends.every(([a, b]) => Math.abs(b - a) < 2)) return "";
  return flat([
    ...arc(first, one),
    ...rows.map((row, i) => place(row, (ends[i] as [number, number])[1])),
    ...arc(last, other).reverse(),
    ...rows.map((row, i) => place(row, (ends[i] as [number, number])[0])).reverse(),
  ]);
}

/** The disc at the end of a tube, when it faces the viewer. */
export function end(tube: Tube, last: boolean): string {
  const [section, before] = last ? [tube.at(-1), tube.at(-2)] : [tube[0], tube[1]];
  if (!section || !before || dot(sub(section.at, before.at), towardsViewer(section.at)) < 0) return "";
  return flat(Array.from({ length: 22 }, (_, i) => surface(section, (i * 360) / 22)));
}

/**
 * The visible part of a tube that faces away from the light. With `level` 0 it is half of the tube; the part becomes
 * narrower towards 1.
 */
export const shaded = (tube: Tube, level: number): string =>
  patch(tube, 0, 1, (section) => {
    const far = angleOf(section, times(light, -1));
    const half = 90 - level * 90;
    const span = spanOf(section);
    const middle = (span[0] + span[1]) / 2;
    const near = far - 360 * Math.round((far - middle) / 360);
    return [Math.max(span[0], Math.min(span[1], near - half)), Math.min(span[1], Math.max(span[0], near + half))];
  });

/** A line on the surface from one share of the length and angle to another. Empty where it faces away. */
export function trace(tube: Tube, from: readonly [number, number], to: readonly [number, number]): string {
  const points = Array.from({ length: 9 }, (_, i): [Section, number] => {
    const k = i / 8;
    return [sectionAt(tube, from[0] + (to[0] - from[0]) * k), from[1] + (to[1] - from[1]) * k];
  }).filter(([section, degrees]) => {
    const span = spanOf(section);
    const near = degrees - 360 * Math.round((degrees - (span[0] + span[1]) / 2) / 360);
    return near > span[0] && near < span[1];
  });
  if (points.length < 2) return "";
  return pathOf(points.map(([section, degrees]) => project(surface(section, degrees))));
}

/** A line around the visible surface at a share of the length. */
export function ring(tube: Tube, t: number, around?: readonly [number, number]): string {
  const section = sectionAt(tube, t);
  const span = spanOf(section);
  const [a, b] = around ? [inner(around[0], span), inner(around[1], span)] : span;
  return pathOf(Array.from({ length: 9 }, (_, i) => project(surface(section, a + ((b - a) * i) / 8))));
}

/** A limb from its joints and its thickness at each, bent softly and rounded at both ends. */
export function limb(
  joints: readonly (readonly [at: V, radius: number])[],
  round: readonly [boolean, boolean] = [true, true],
): Tube {
  const line: [V, number][] = [];
  joints.forEach(([at, radius], i) => {
    const [before, after] = [joints[i - 1], joints[i + 1]];
    const straight = (to: readonly [V, number], from: number, until: number): void => {
      for (const t of [from, (from + until) / 2, until])
        line.push([along(at, to[0], t), radius + (to[1] - radius) * t]);
    };
    if (!before && after) {
      line.push([at, radius]);
      straight(after, 0.18, 0.5);
    } else if (before && after)
      for (const t of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        const [p, q] = [along(at, before[0], 0.44), along(at, after[0], 0.44)];
        const [rp, rq] = [radius + (before[1] - radius) * 0.44, radius + (after[1] - radius) * 0.44];
        const bent = along(along(p, at, t), along(at, q, t), t);
        line.push([bent, (1 - t) ** 2 * rp + 2 * t * (1 - t) * radius + t * t * rq]);
      }
    else if (before) {
      straight(before, 0.44, 0.16);
      line.push([at, radius]);
    }
  });
  const [first, last] = [line[0] as [V, number], line.at(-1) as [V, number]];
  const start = unit(sub(first[0], (line[1] as [V, number])[0]));
  const end = unit(sub(last[0], (line.at(-2) as [V, number])[0]));
  const cap = ([at, r]: [V, number], way: V): [V, number][] => [
    [off(at, way, r * 0.38), r * 0.925],
    [off(at, way, r * 0.71), r * 0.71],
    [off(at, way, r * 0.92), r * 0.39],
    [off(at, way, r), r * 0.08],
  ];
  const all = [...(round[0] ? cap(first, start).reverse() : []), ...line, ...(round[1] ? cap(last, end) : [])];
  return all.map(([at, r], i): Section => {
    const [p, q] = [all[Math.max(0, i - 1)] as [V, number], all[Math.min(all.length - 1, i + 1)] as [V, number]];
    const axis = unit(sub(q[0], p[0]));
    const front = across(Math.abs(dot(light, axis)) > 0.97 ? [0.3, 1, 0] : light, axis);
    return { at, side: cross(front, axis), front, a: r, b: r };
  });
}

/** Converts a width in centimetres to drawing units. */
export const wide = (centimetres: number): string => n(centimetres * perCentimetre);
