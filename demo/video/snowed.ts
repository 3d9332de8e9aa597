import type { Picture, Plane } from "./h264/plane.ts";
import type { Flake } from "./snowfall.ts";

/** White in each layer: its brightness, and no colour. */
const white = [235, 128, 128] as const;

/**
 * A picture with flakes on it, whose places are in a box that is `across` wide. They are put straight into its layers:
 * drawing them apart and mixing takes a hundred times as long.
 */
export function snowed(ground: Picture, flakes: readonly Flake[], across: number): Picture {
  const picture = ground.map(({ data, ...size }) => ({ ...size, data: data.slice() })) as unknown as Picture;
  for (const [layer, plane] of picture.entries()) {
    const part = plane.width / across;
    for (const { x, y, radius, opacity } of flakes)
      cover(plane, { x: x * part, y: y * part, radius: radius * part, opacity }, white[layer] as number);
  }
  return picture;
}

/** A disc with a soft edge, of which what reaches beyond the picture is not there. */
function cover({ data, width, height }: Plane, { x, y, radius, opacity }: Flake, colour: number): void {
  const [left, right] = [Math.max(0, Math.floor(x - radius - 1)), Math.min(width, Math.ceil(x + radius + 1))];
  const [top, bottom] = [Math.max(0, Math.floor(y - radius - 1)), Math.min(height, Math.ceil(y + radius + 1))];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const inside = radius + 0.5 - Math.hypot(column + 0.5 - x, row + 0.5 - y);
      const share = opacity * Math.min(1, Math.max(0, inside));
      const at = row * width + column;
      const under = data[at] as number;
      data[at] = under + share * (colour - under) + 0.5;
    }
}
