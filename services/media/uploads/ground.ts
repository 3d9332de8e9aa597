/** What a picture stands on. Pure. */

/** How far a channel may be from the ground's, of 255: shadows and what compression does to white are still ground. */
const tolerance = 20;
/** The part of the edge that is the ground: what is shown may touch the edge somewhere. */
const wanted = 0.85;

/**
 * The colour all around the edge of a square of pixels (three channels each, row by row), "#f4f4f2"; null where the edge has
 * several: the picture is a scene, and not goods before an even ground.
 */
export function groundOf(pixels: Uint8Array, side: number): string | null {
  const edge: [number, number, number][] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (y > 0 && y < side - 1 && x > 0 && x < side - 1) continue;
      const at = (y * side + x) * 3;
      edge.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    }
  const middle = [0, 1, 2].map((channel) => medianOf(edge.map((pixel) => pixel[channel] ?? 0)));
  const isGround = (pixel: number[]) =>
    pixel.every((value, channel) => Math.abs(value - (middle[channel] ?? 0)) <= tolerance);
  if (edge.filter(isGround).length < edge.length * wanted) return null;
  return `#${middle.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
