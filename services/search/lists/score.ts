import type { Boost, SearchRequest } from "../query/schema.ts";
import type { FieldName } from "../schema.ts";
import { fold } from "../words/fold.ts";
import type { Language } from "./language.ts";
import type { Matched } from "./match.ts";
import { has, left } from "./narrow.ts";

/** What was found in one language, with its scores. */
export type Scored = { language: Language; numbers: Uint32Array; scores: Float64Array };

type Boosting = (number: number, score: number) => number;

/** What is sold well comes before what is not, sold out goes down, a title that is the question itself goes up. */
export async function score(request: SearchRequest, { language, numbers, texts }: Matched): Promise<Scored> {
  const boost = await boostingOf(language, request.boosts);
  const scores = new Float64Array(numbers.length);
  const { popularity, flags, titles } = language;
  const title = fold(request.query.slice(0, 200)).trim().replace(/\s+/g, " ");
  const hasTitle = !request.searchFields || request.searchFields.has("title");
  const isBrowsing = request.query.trim() === "";
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    const flag = flags[number] as number;
    const sold = popularity[number] as number;
    let own = 0;
    if (isBrowsing) own = sold * (flag & 1 ? 1 : 0.5);
    else {
      const bonus = hasTitle ? bonusOf(titles[number] ?? "", title) : 0;
      const kind = flag & 2 ? 1 : flag & 4 ? 1.05 : 0.8;
      own = ((texts[at] as number) + bonus) * (0.9 + 0.2 * sold) * (flag & 1 ? 1 : 0.7) * kind;
    }
    scores[at] = boost ? boost(number, own) : own;
  }
  return { language, numbers, scores };
}

function bonusOf(title: string, question: string): number {
  if (!title.startsWith(question)) return 0;
  return title.length === question.length ? 1 : title.charCodeAt(question.length) === 32 ? 0.35 : 0;
}

/** Sums first, then factors. */
async function boostingOf(language: Language, boosts: readonly Boost[]): Promise<Boosting | null> {
  if (boosts.length === 0) return null;
  const all = await Promise.all(
    boosts.map(async (boost) => ({ operation: boost.operation, amount: await amountOf(language, boost) })),
  );
  const [sums, factors] = [
    all.filter(({ operation }) => operation === "add"),
    all.filter(({ operation }) => operation === "multiply"),
  ];
  return (number, given) => {
    let own = given;
    for (const { amount } of sums) own += amount(number) ?? 0;
    for (const { amount } of factors) own *= amount(number) ?? 1;
    return own;
  };
}

/** What a boost adds or multiplies by; undefined where it says nothing. */
async function amountOf(language: Language, boost: Boost): Promise<(number: number) => number | undefined> {
  const { factor } = boost;
  if (boost.type === "value") {
    const bits = await left(language, { kind: "values", field: boost.field, values: boost.values });
    return (number) => (has(bits, number) ? factor : undefined);
  }
  const numberOf = await language.numbers(boost.field as FieldName);
  return (number) => {
    const value = numberOf(number);
    if (Number.isNaN(value)) return undefined;
    const held = Math.min(Math.max(value, 0), 100_000);
    if (boost.function === "linear") return factor * held;
    return boost.function === "logarithmic" ? factor * Math.log(1 + held) : Math.exp(Math.min(factor * held, 12));
  };
}
