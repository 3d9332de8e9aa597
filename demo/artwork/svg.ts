/** Writing SVG text: rounded numbers, smooth paths, the frame around a picture. */

export type Point = readonly [x: number, y: number];

/** A number with at most one decimal; pictures are 900 units wide or more, so nobody sees the rest. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};

/** "x y" of a point. */
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** A path of straight pieces through the points; closed unless told otherwise. */
export function path(points: readonly Point[], closed = true): string {
  return points.length === 0 ? "" : `M${points.map(at).join("L")}${closed ? "Z" : ""}`;
}

/** A smooth path (Catmull-Rom as cubic curves) through the points; open unless told otherwise. */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  if (count < 3) return path(points, closed);
  const get = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point;
  let d = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const k = tension / 6;
    const c1: Point = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k];
    d += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A linear gradient; stops are [offset 0 … 1, colour, opacity]. Coordinates in fractions of the shape's box. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  extra = "",
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${extra}>${stopsOf(stops)}</linearGradient>`;
}

/** A radial gradient around (cx, cy) with radius r, in fractions of the shape's box. */
export function radial(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  extra = "",
): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${extra}>${stopsOf(stops)}</radialGradient>`;
}

function stopsOf(stops: readonly (readonly [offset: number, colour: string, opacity?: number])[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha =
        opacity === undefined || opacity === 1 ? "" : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}

/** A complete picture of width × height units. */
export function svg(width: number, height: number, body: string, defs = ""): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">`;
  return `${head}${defs ? `<defs>${defs}</defs>` : ""}${body}</svg>`;
}
