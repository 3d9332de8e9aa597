import { type Face, set } from "./lettering/set.ts";
import { cut, sheared, wordmark } from "./lettering/wordmark.ts";
import { type Point, path } from "./svg.ts";

const INK = "#0E1216";
const SIGNAL = "#FF5A1F";

const face: Face = { weight: 0.272, width: 1.16, tracking: 0.15 };

const drawn = (outlines: readonly Point[][], scale: number, [dx, dy]: Point = [0, 0]): string =>
  outlines.map((points) => path(points.map(([x, y]): Point => [x * scale + dx, y * scale + dy]))).join("");

/** The Firn wordmark as SVG text: ink (or another colour) on a transparent ground, with a tight view box. */
export function logo(colour = INK): string {
  const word = wordmark(face);
  const width = Math.ceil(word.width * 100);
  const rise = Math.ceil(-cut.slope * cut.slip * 100);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-rise} ${width} ${100 + rise}" width="${width}" height="${100 + rise}" role="img" aria-label="Firn">`;
  return `${head}<path fill="${colour}" d="${drawn(word.outlines, 100)}"/></svg>`;
}

/** The icon for tabs and home screens: the cut F on ink, its lower part in the signal colour. Square, `size` pixels. */
export function icon(size = 64): string {
  const letter = set("F", { ...face, weight: 0.3, width: 0.96 });
  const { slab, bed, width } = sheared(letter, 0.765);
  const scale = 42;
  const offset: Point = [(64 - width * scale) / 2 + 1, (64 - scale) / 2];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">`;
  return `${head}<rect width="64" height="64" rx="6" fill="${INK}"/><path fill="#fff" d="${drawn(slab, scale, offset)}"/><path fill="${SIGNAL}" d="${drawn(bed, scale, offset)}"/></svg>`;
}
