import { chance } from "#demo/chance.ts";
import type { DemoProduct } from "#demo/shapes.ts";

/** Who wrote a review: the size that they have, and for most what they weigh and how tall they are. */
export type Rider = { size: string; weight: number | null; height: number | null };

/** The same for the same seed. What the text says of its writer's weight counts. */
export function riderOf({ uid, sizes, board }: DemoProduct, text: string, seed: string): Rider {
  const told = Number(/(\d{2,3}) ?kg/.exec(text)?.[1] ?? 0);
  if (sizes.length === 0) return { size: "", weight: null, height: null };
  const fitting = (board?.sizes ?? []).filter(
    ({ weight: [lightest, heaviest] }) => told >= lightest && told <= heaviest,
  );
  const place = chance(`size ${uid} ${seed}`, sizes.length);
  const size = fitting[0]?.size ?? sizes[place] ?? "";
  const [lightest, heaviest] = board?.sizes.find((one) => one.size === size)?.weight ?? [
    50 + place * 6,
    62 + place * 7,
  ];
  const weight = told || Math.round(lightest + (chance(`weight ${seed}`, 100) / 100) * (heaviest - lightest));
  if (!told && chance(`tells ${seed}`, 4) === 0) return { size, weight: null, height: null };
  // What a body of that weight measures, give or take.
  const height = Math.round(155 + (weight - 50) * 0.6) + chance(`tall ${seed}`, 11) - 5;
  return { size, weight, height: Math.min(205, Math.max(90, height)) };
}
