import type { Camber } from "#storefront/components/product-facts/board-specs.ts";

/** The side profile of a board as a line over flat snow, exaggerated to be visible. Pure. */

/** The height over the snow at t, from 0 to 1 between the contact points. The tips are added outside. */
const bends: Record<Camber, (t: number) => number> = {
  camber: (t) => Math.sin(Math.PI * t),
  rocker: (t) => (2 * t - 1) ** 2 * 0.9,
  flat: () => 0,
  "hybrid-camber": (t) =>
    t > 0.2 && t < 0.8 ? Math.sin((Math.PI * (t - 0.2)) / 0.6) : 0.45 * (Math.abs(2 * t - 1) - 0.6) ** 2 * 6.25,
  "hybrid-rocker": (t) => 0.85 * Math.sin(2 * Math.PI * t) ** 2,
};

/** The positions where the board touches the snow, as t. */
export const touching: Record<Camber, number[]> = {
  camber: [0, 1],
  rocker: [0.5],
  flat: [0, 0.25, 0.5, 0.75, 1],
  "hybrid-camber": [0.2, 0.8],
  "hybrid-rocker": [0, 0.5, 1],
};

const tip = 0.13;

/** Smooths the corners left by the formulas, because a board does not bend in corners. */
function smoothed(heights: number[], times: number): number[] {
  if (times === 0) return heights;
  const at = (index: number) => heights[Math.min(heights.length - 1, Math.max(0, index))] ?? 0;
  return smoothed(
    heights.map((height, index) => (at(index - 1) + 2 * height + at(index + 1)) / 4),
    times - 1,
  );
}

/** A path from (0, …) to (width, …). y grows downwards, and the snow is at `ground`. */
export function camberPath(camber: Camber, width: number, ground: number, height: number): string {
  const bend = bends[camber];
  const steps = 80;
  const raw = Array.from({ length: steps + 1 }, (_, index) => {
    const u = index / steps;
    const t = (u - tip) / (1 - 2 * tip);
    const beyond = Math.max(0, -t, t - 1) * (1 - 2 * tip);
    return bend(Math.min(1, Math.max(0, t))) * 0.42 + (beyond / tip) ** 1.8 * 0.8;
  });
  const heights = smoothed(raw, 10);
  const lowest = Math.min(...heights);
  const points = heights.map(
    (one, index) => `${((index / steps) * width).toFixed(1)} ${(ground - (one - lowest) * height).toFixed(1)}`,
  );
  return `M${points.join("L")}`;
}

/** The x coordinates of the contact points. */
export const touchPoints = (camber: Camber, width: number): number[] =>
  touching[camber].map((t) => (tip + t * (1 - 2 * tip)) * width);
