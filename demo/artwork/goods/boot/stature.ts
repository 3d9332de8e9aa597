import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { n } from "#demo/artwork/svg.ts";

/** Height and size of a boot by what it is for: children's are small and squat, freeride boots tall, park boots low. */
const statures: Record<string, readonly [wide: number, tall: number]> = {
  kids: [0.86, 0.78],
  freestyle: [1, 0.95],
  freeride: [1, 1.05],
};

/** The drawing at its stature, standing where it stood. */
export function atStature(e: Easel, drawing: string): string {
  const [wide, tall] = statures[e.form] ?? [1, 1];
  if (wide === 1 && tall === 1) return drawing;
  return `<g transform="translate(${n(450 * (1 - wide))} ${n(1006 * (1 - tall))}) scale(${wide} ${tall})">${drawing}</g>`;
}
