import type { BoardSpecs, Terrain } from "#storefront/components/product-facts/board-specs.ts";
import { boardFit, type Reason } from "#storefront/components/size-guide/fit.ts";

/** Rules that decide which boards suit a rider, and why. Pure. */

export const levels = ["beginner", "intermediate", "advanced", "expert"] as const;
export type Level = (typeof levels)[number];

/** The weight is in kilograms, the boot in EU sizes. A question that was not answered is absent. */
export type Answers = { level?: Level; riding?: Terrain; weight?: number; boot?: string };

/** A board with its lengths that are in stock. Candidates are sorted by popularity, most popular first. */
export type Candidate = { id: number; levels: readonly string[]; specs: BoardSpecs };

export type Match = {
  id: number;
  /** The length for the rider's weight; absent when no weight was given. */
  size?: string;
  /** Points out of 10 for the chosen terrain; absent when none was chosen. */
  points?: number;
  reasons: Reason[];
  /** The range of rider weights for that length. */
  weight?: [number, number];
};

/** Boards with fewer points than this for the chosen terrain are left out. */
const leastPoints = 6;

/**
 * Returns the boards that match, best first: by points for the terrain, less 3 where the board is narrow for the boot,
 * then by popularity.
 */
export function matches(candidates: readonly Candidate[], answers: Answers, most = 7): Match[] {
  return candidates
    .flatMap((candidate) => match(candidate, answers) ?? [])
    .map((one, place) => ({ one, score: scoreOf(one) - place / 100 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Boards with at least so many points are close to the chosen terrain. */
const nearPoints = 4;

/**
 * Returns boards that miss one answer, most popular first: the terrain by a little, or the level. Each suits the weight,
 * because a board of the wrong length is no choice.
 */
export function nearMisses(candidates: readonly Candidate[], answers: Answers, most: number): Match[] {
  const { level: _, ...others } = answers;
  return candidates
    .filter((candidate) => !match(candidate, answers))
    .flatMap((candidate) => match(candidate, answers, nearPoints) ?? match(candidate, others) ?? [])
    .slice(0, most);
}

const scoreOf = ({ points = 0, reasons }: Match): number => points - (reasons.includes("narrow") ? 3 : 0);

function match(candidate: Candidate, answers: Answers, least = leastPoints): Match | null {
  const { id, levels: made, specs } = candidate;
  const { level, riding, weight, boot } = answers;
  if (level && !made.includes(level)) return null;
  const points = riding && specs.terrain.find(([terrain]) => terrain === riding)?.[1];
  if (riding && (points ?? 0) < least) return null;
  const fit = weight ? boardFit(specs.sizes, { weight, boot, riding }) : null;
  if (weight && (!fit || fit.reasons.includes("lighter") || fit.reasons.includes("heavier"))) return null;
  return {
    id,
    ...(fit && { size: fit.size.size, weight: fit.size.weight }),
    ...(points !== undefined && { points }),
    reasons: fit?.reasons ?? [],
  };
}
