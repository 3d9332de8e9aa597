import type { Easel } from "#demo/artwork/goods/draw/easel.ts";

type Stature = readonly [wide: number, tall: number, lean: number];

/**
 * Width and height factors of a boot by its use, and the degrees by which its shaft leans forward. Children's boots are
 * small and squat, freeride boots tall and leaning forward, park boots low and upright.
 */
const statures: Record<string, Stature> = {
  kids: [0.86, 0.76, 0],
  freestyle: [1, 0.92, -1.2],
  freeride: [1, 1.07, 2.6],
};

/** Women's boots have a lower cuff on a narrower foot. */
const women: Stature = [0.96, 0.93, 0];

const statureOf = (e: Easel): Stature => {
  const [wide, tall, lean] = statures[e.form] ?? [1, 1, 0];
  return e.facts.rider === "women" ? [wide * women[0], tall * women[1], lean] : [wide, tall, lean];
};

/** Scales and leans the drawing, keeping its sole in place. `isUpright` is for views in which no lean shows. */
export function atStature(e: Easel, drawing: string, isUpright = false): string {
  const [wide, tall, lean] = statureOf(e);
  if (wide === 1 && tall === 1) return drawing;
  const skew = lean && !isUpright ? ` skewX(${lean})` : "";
  return `<g transform="translate(450 1006) scale(${n3(wide)} ${n3(tall)})${skew} translate(-450 -1006)">${drawing}</g>`;
}

const n3 = (value: number): number => Math.round(value * 1000) / 1000;
