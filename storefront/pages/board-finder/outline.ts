import type { BoardShape, BoardSize, Terrain } from "#storefront/components/product-facts/board-specs.ts";

/**
 * The board that a rider's answers describe, before any product is shown. It follows a rule of thumb and is drawn to
 * scale. Pure.
 */

type BoardCriteria = { weight?: number | undefined; waist?: number | undefined; riding?: Terrain | undefined };

/**
 * Board lengths in cm by rider weight in kg, as in manufacturers' charts; values in between are interpolated linearly.
 */
const chart: readonly (readonly [weight: number, length: number])[] = [
  [15, 95],
  [30, 122],
  [45, 141],
  [60, 150],
  [75, 156],
  [90, 162],
  [110, 168],
  [180, 172],
];

/** A rider of average weight in an average boot. */
const usual = { weight: 75, waist: 252 };

/** Boards are shorter for the park and longer for deep snow; each terrain has its usual shape. */
const ways: Record<Terrain, { more: number; shape: BoardShape }> = {
  park: { more: -3, shape: "twin" },
  piste: { more: 0, shape: "directional-twin" },
  freeride: { more: 2, shape: "directional" },
  powder: { more: 4, shape: "tapered" },
};

export const longest = 1780;

function lengthFor(weight: number): number {
  const next = chart.findIndex(([upTo]) => weight <= upTo);
  const [to, from] = [chart[next], chart[next - 1]];
  if (!to) return chart.at(-1)?.[1] ?? 0;
  if (!from) return to[1];
  return from[1] + ((to[1] - from[1]) * (weight - from[0])) / (to[0] - from[0]);
}

/** Returns the board's measures in millimetres, and its shape. `weight` is in kilograms, `waist` in millimetres. */
export function idealBoard({ weight = usual.weight, waist = usual.waist, riding }: BoardCriteria): {
  size: BoardSize;
  shape: BoardShape;
} {
  const { more, shape } = riding ? ways[riding] : { more: 0, shape: "twin" as const };
  const centimetres = Math.round(lengthFor(weight)) + more;
  const length = centimetres * 10;
  // Short boards are made for small boots, so the width is limited by the length.
  const width = Math.round(Math.min(waist, 180 + length / 15));
  const size = {
    size: String(centimetres),
    length,
    waist: width,
    nose: width + 46,
    tail: width + (shape === "tapered" ? 34 : 44),
    effectiveEdge: Math.round(length * 0.77),
    sidecut: 8,
    weight: [weight, weight] as [number, number],
  };
  return { size, shape };
}
