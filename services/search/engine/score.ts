import type { Boost, SearchRequest } from "#services/search/engine/request.ts";
import { fold } from "#services/search/language/fold.ts";
import { bitsOf, has } from "./filter.ts";
import type { LanguageIndex } from "./language-index.ts";
import type { Matches } from "./match.ts";

type ScoreBoost = (number: number, score: number) => number;

/**
 * Computes the scores of the matches and stores them in `results`. Popular documents score higher, sold-out ones lower,
 * and a title that equals the query higher.
 */
export function score(request: SearchRequest, { language, count, results }: Matches, boost: ScoreBoost | null): void {
  const { popularity, flags, titles } = language;
  const { docIds, texts, scores } = results;
  const title = fold(request.query.slice(0, 200)).trim().replace(/\s+/g, " ");
  const first = title.charCodeAt(0);
  const hasTitle = !request.searchFields || request.searchFields.has("title");
  const isBrowsing = request.query.trim() === "";
  for (let at = 0; at < count; at++) {
    const number = docIds[at] as number;
    const flag = flags[number] as number;
    const sold = popularity[number] as number;
    let own = 0;
    if (isBrowsing) own = sold * (flag & 1 ? 1 : 0.5);
    else {
      const bonus = hasTitle ? titles.bonus(number, title, first) : 0;
      const kind = flag & 2 ? 1 : flag & 4 ? 1.05 : 0.8;
      own = ((texts[at] as number) + bonus) * (0.9 + 0.2 * sold) * (flag & 1 ? 1 : 0.7) * kind;
    }
    scores[at] = boost ? boost(number, own) : own;
  }
}

/** Returns the effect of boosts on a score: first sums, then factors. Null when there are no boosts. */
export async function boostingOf(language: LanguageIndex, boosts: readonly Boost[]): Promise<ScoreBoost | null> {
  if (boosts.length === 0) return null;
  const all = await Promise.all(
    boosts.map(async (boost) => ({ operation: boost.operation, amount: await amountOf(language, boost) })),
  );
  const sums = all.filter(({ operation }) => operation === "add");
  const factors = all.filter(({ operation }) => operation === "multiply");
  return (number, given) => {
    let own = given;
    for (const { amount } of sums) own += amount(number) ?? 0;
    for (const { amount } of factors) own *= amount(number) ?? 1;
    return own;
  };
}

/** Returns the amount that a boost adds or multiplies by. Undefined when it does not apply to a document. */
async function amountOf(language: LanguageIndex, boost: Boost): Promise<(number: number) => number | undefined> {
  const { factor } = boost;
  if (boost.type === "value") {
    const bits = await bitsOf(language, { kind: "values", field: boost.field, values: boost.values });
    return (number) => (has(bits, number) ? factor : undefined);
  }
  const values = await language.numericField(boost.field);
  return (number) => {
    const value = values.of(number);
    if (Number.isNaN(value)) return undefined;
    const held = Math.min(Math.max(value, 0), 100_000);
    if (boost.function === "linear") return factor * held;
    return boost.function === "logarithmic" ? factor * Math.log(1 + held) : Math.exp(Math.min(factor * held, 12));
  };
}
