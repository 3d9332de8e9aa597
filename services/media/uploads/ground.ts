/** Detects the background colour of a picture. Pure. */

/**
 * How far a channel (0 to 255) may differ from the background: shadows and compression artefacts in white still count
 * as background.
 */
const tolerance = 20;
/** The share of the edge that must be background. The subject may touch the edge in some places. */
const wanted = 0.85;

/**
 * Returns the colour around the edge of a square of pixels (three channels each, row by row): "#f4f4f2". Null when the
 * edge has several colours, so that the picture is a scene and not goods on an even background.
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
