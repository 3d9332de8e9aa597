/** Helpers for SVG text: rounded numbers, smooth paths, the frame of a picture. */

export type Point = readonly [x: number, y: number];

/** Formats a number with at most one decimal. Pictures are at least 900 units wide, so finer detail is not visible. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};

/** Formats a point as "x y". */
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** A path of straight lines through the points, closed by default. */
export function path(points: readonly Point[], closed = true): string {
  return points.length === 0 ? "" : `M${points.map(at).join("L")}${closed ? "Z" : ""}`;
}

/** A linear gradient. Stops are [offset 0 … 1, colour, opacity]; coordinates are fractions of the shape's box. */
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
