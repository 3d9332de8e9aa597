/** What people should find: `best` is what they meant (grade 3), `good` would do (grade 1); anything else is a miss. */
export type Judgement = { query: string; best: readonly string[]; good?: readonly string[] };

export const judge = (query: string, best: string | readonly string[], good: readonly string[] = []): Judgement => ({
  query,
  best: typeof best === "string" ? best.split(" ") : best,
  good,
});

/**
 * Normalised discounted cumulative gain of the first ten results (uids, categories as "c:uid"): 1 when nothing better could
 * stand anywhere among them.
 */
export function ndcg(results: readonly string[], { best, good = [] }: Judgement): number {
  const gains = new Map<string, number>([
    ...good.map((uid) => [uid, 1] as const),
    ...best.map((uid) => [uid, 7] as const),
  ]);
  const sum = (list: readonly number[]) =>
    list.slice(0, 10).reduce((total, gain, index) => total + gain / Math.log2(index + 2), 0);
  const ideal = sum([...gains.values()].sort((a, b) => b - a));
  return ideal === 0 ? 1 : sum(results.map((uid) => gains.get(uid) ?? 0)) / ideal;
}
