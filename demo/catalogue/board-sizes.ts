import type { BoardLength, BoardSize, BoardSpecs } from "#demo/shapes.ts";

/** Factors by which a model differs from its shape's usual measures. */
type Factors = { edge?: number; radius?: number };

type Build = { edge: number; radius: number; taper: number };

/**
 * The effective edge as a share of the length, the sidecut radius per millimetre of length, and nose minus tail in
 * millimetres.
 */
const builds: Record<BoardSpecs["shape"], Build> = {
  twin: { edge: 0.765, radius: 0.005, taper: 0 },
  "directional-twin": { edge: 0.77, radius: 0.0051, taper: 2 },
  directional: { edge: 0.775, radius: 0.0053, taper: 8 },
  tapered: { edge: 0.74, radius: 0.0051, taper: 18 },
  swallowtail: { edge: 0.715, radius: 0.005, taper: 22 },
};

/** The usual waist of a board of this length. Wider boards carry more weight. */
const usualWaist = (length: number): number => 240 + (length - 1420) / 12;

/** Rider weight in kilograms. Boards below 1360 mm are for children. */
function riderWeight(length: number, waist: number): [number, number] {
  const child = length < 1360;
  const from = child ? 15 + (length - 900) * 0.046 : 40 + (length - 1380) * 0.133;
  const span = child ? 11 + (length - 900) * 0.02 : 22 + (length - 1380) * 0.025;
  const extra = (waist - usualWaist(length)) * 0.5;
  return [Math.round(from + extra), Math.round(from + span + extra)];
}

/**
 * Calculates the measures of one board. Nose and tail follow from waist, edge and radius: an arc over a chord rises by
 * chord² / 8r on each side, so the numbers on the page match the drawn outline.
 */
export function boardSize(
  shape: BoardSpecs["shape"],
  { length, waist, wide }: BoardLength,
  factors: Factors = {},
): BoardSize {
  const build = builds[shape];
  const effectiveEdge = Math.round((length * build.edge * (factors.edge ?? 1)) / 5) * 5;
  const sidecut = Math.round(length * build.radius * (factors.radius ?? 1) * 10) / 10;
  const flare = effectiveEdge ** 2 / (4000 * sidecut);
  return {
    size: `${Math.round(length / 10)}${wide ? "W" : ""}`,
    length,
    waist,
    nose: Math.round(waist + flare + build.taper / 2),
    tail: Math.round(waist + flare - build.taper / 2),
    effectiveEdge,
    sidecut,
    weight: riderWeight(length, waist),
  };
}
