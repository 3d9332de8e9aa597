/** Deterministic randomness: the same seed always gives the same sequence. */

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Returns a generator of numbers in [0, 1). Two seeds that differ by one give unrelated sequences. */
export function seeded(seed: string | number): () => number {
  let state = hash(`firn:${seed}`);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [low, high) from a generator. */
export const between = (random: () => number, low: number, high: number): number => low + random() * (high - low);

/** A random element of a non-empty list. */
export const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
