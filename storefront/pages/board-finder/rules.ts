import type { BoardSpecs, Terrain } from "#storefront/components/product-facts/board-specs.ts";
import { boardFit, type Reason } from "#storefront/components/size-guide/fit.ts";

/** Which boards suit a rider, and why. Pure. */

export const levels = ["beginner", "intermediate", "advanced", "expert"] as const;
export type Level = (typeof levels)[number];

/** Weight in kilograms, boot in EU sizes; what is absent was not answered. */
export type Answers = { level?: Level; riding?: Terrain; weight?: number; boot?: string };

/** A board as it can be had: its lengths are those in stock. Candidates come with the most ridden first. */
export type Candidate = { id: number; levels: readonly string[]; specs: BoardSpecs };

export type Match = {
  id: number;
  /** The length for this weight; absent where none was told. */
  size?: string;
  /** Of 10, where the riding was told. */
  points?: number;
  level?: Level;
  reasons: Reason[];
  /** The rider's weight range in that length. */
  weight?: [number, number];
};

/** A board that is no better than this at what somebody rides most is none for them. */
const leastPoints = 6;

/** The boards for a rider, the best first: made for the place, then in a length without a but, then most ridden. */
export function matches(candidates: readonly Candidate[], answers: Answers, most = 6): Match[] {
  return candidates
    .flatMap((candidate) => match(candidate, answers) ?? [])
    .map((one, place) => ({ one, score: scoreOf(one) - place / 100 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
}

const scoreOf = ({ points = 0, reasons }: Match): number => points - (reasons.includes("narrow") ? 3 : 0);

function match({ id, levels: made, specs }: Candidate, { level, riding, weight, boot }: Answers): Match | null {
  if (level && !made.includes(level)) return null;
  const points = riding && specs.terrain.find(([terrain]) => terrain === riding)?.[1];
  if (riding && (points ?? 0) < leastPoints) return null;
  const fit = weight ? boardFit(specs.sizes, { weight, boot, riding }) : null;
  if (weight && (!fit || fit.reasons.includes("lighter") || fit.reasons.includes("heavier"))) return null;
  return {
    id,
    ...(fit && { size: fit.size.size, weight: fit.size.weight }),
    ...(points !== undefined && { points }),
    ...(level && { level }),
    reasons: fit?.reasons ?? [],
  };
}
