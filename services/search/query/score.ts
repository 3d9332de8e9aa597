import { sql } from "kysely";
import { type SearchableField, searchable } from "../schema.ts";
import { type Alternative, renderAlternative } from "../words/alternatives.ts";
import { fold } from "../words/fold.ts";
import type { Condition } from "./filters.ts";
import type { SearchRequest } from "./schema.ts";
import type { Term } from "./terms.ts";

type Vector = "names" | "details";
const labels = ["D", "C", "B", "A"] as const;

/** What ts_rank gives a single word of weight 1. */
const oneWord = 0.6079;

/** How a question becomes a condition and a score of search_documents. */
/** `share`: how much of what the words tell is found; documents far below the best are left out. */
export type Scoring = { matches: Condition; score: Condition; share: Condition };

/** `isStrict`: every word must be found; otherwise some of them. */
export function scoringOf(request: SearchRequest, asked: readonly Term[], isStrict: boolean): Scoring {
  const terms = asked.filter(({ isOptional }) => !isOptional);
  const chosen = request.searchFields;
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  const found = terms.map((term) => foundBy(term, chosen));
  const words = sql`words @@ ${terms.map((term) => `(${queryOf(term)})`).join(isStrict ? " & " : " | ")}::tsquery`;
  const share = sql`(${sql.join(
    found.map((condition, index) => sql`case when ${condition} then ${terms[index]?.weight ?? 0}::float8 else 0 end`),
    sql` + `,
  )})`;
  const each = isStrict && chosen ? [sql.join(found, sql` and `)] : [];
  const weights = { names: weightsOf("names", chosen), details: weightsOf("details", chosen) };
  const rankOf = (alternatives: readonly Alternative[], scale: number) => {
    const query = alternatives.map((one) => renderAlternative(one)).join(" | ");
    return sql`${scale}::float8 * (ts_rank(${weights.names}::float4[], names, ${query}::tsquery)
      + ts_rank(${weights.details}::float4[], details, ${query}::tsquery))`;
  };
  // A phrase counts where its first part stands: ranks of several words would make many weak places one strong one.
  const phraseRank = (phrase: Alternative) => {
    const [whole, first] = [renderAlternative(phrase), renderAlternative({ stems: phrase.stems.slice(0, 1) })];
    const sides = (["names", "details"] as const).map(
      (vector) => sql`case when ${sql.ref(vector)} @@ ${whole}::tsquery
        then ts_rank(${weights[vector]}::float4[], ${sql.ref(vector)}, ${first}::tsquery) else 0 end`,
    );
    return sql`(${sql.join(sides, sql` + `)}) / ${oneWord}::float8`;
  };
  const sums = asked.map(({ weight, levels }) => {
    const ranks = levels.flatMap(({ quality, alternatives }) => {
      const single = alternatives.filter(({ stems }) => stems.length === 1);
      const several = alternatives.filter(({ stems }) => stems.length > 1).slice(0, 8);
      // ts_rank divides by the number of words asked for; what may stand for one word is still one word.
      const scaled = single.length > 0 ? [rankOf(single, single.length / oneWord)] : [];
      return [...scaled, ...several.map((one) => (one.isPhrase ? phraseRank(one) : rankOf([one], 1)))].map(
        (rank) => sql`${quality}::float8 * least(${rank}, 1.6)`,
      );
    });
    return sql`${weight}::float8 * greatest(${sql.join(ranks)}, 0)`;
  });
  const text = sql`(${sql.join(sums, sql` + `)}) / ${all}::float8`;
  const matches = sql.join([words, ...each], sql` and `);
  return { matches, share: isStrict ? sql`1` : share, score: shaped(text, request.query, chosen) };
}

/** Without a question: the most popular first. */
export const popularFirst: Scoring = {
  share: sql`1`,
  matches: sql`true`,
  score: sql`popularity * case when in_stock then 1 else 0.5 end`,
};

/** What is sold well comes before what is not, sold out goes down, a title that is the question itself goes up. */
function shaped(text: Condition, query: string, chosen: SearchRequest["searchFields"]): Condition {
  const title = fold(query.slice(0, 200)).trim();
  const start = `${title.replace(/[\\%_]/g, "\\$&")} %`;
  const bonus =
    chosen && !chosen.has("title")
      ? sql`0`
      : sql`case when title = ${title} then 1 when title like ${start} then 0.35 else 0 end`;
  return sql`((${text}) + ${bonus}) * (0.9 + 0.2 * popularity) * case when in_stock then 1 else 0.7 end
    * case when terms && ${["type:product"]}::text[] then 1 when terms && ${["type:category"]}::text[] then 1.05 else 0.8 end`;
}

const queryOf = ({ levels }: Term, label = ""): string =>
  levels.flatMap(({ alternatives }) => alternatives.map((one) => renderAlternative(one, label))).join(" | ");

/** Whether a word is found, in the chosen fields alone where there are such. */
function foundBy(term: Term, chosen: SearchRequest["searchFields"]): Condition {
  if (!chosen) return sql`words @@ ${queryOf(term)}::tsquery`;
  const sides = (["names", "details"] as const).flatMap((vector) => {
    const own = labelsOf(vector, chosen);
    return own ? [sql`${sql.ref(vector)} @@ ${queryOf(term, own)}::tsquery`] : [];
  });
  return sql`(${sql.join(sides, sql` or `)})`;
}

const labelsOf = (vector: Vector, chosen: ReadonlyMap<SearchableField, number>): string =>
  [...chosen.keys()]
    .flatMap((field) => (searchable[field].vector === vector ? [searchable[field].label] : []))
    .join("");

/** {D, C, B, A}, as ts_rank wants them. With chosen fields their own weights, the highest being 1. */
function weightsOf(vector: Vector, chosen: SearchRequest["searchFields"]): string {
  const highest = chosen ? Math.max(...chosen.values(), 0.0001) : 1;
  const own = labels.map((label) => {
    const [field, place] =
      Object.entries(searchable).find(([, one]) => one.vector === vector && one.label === label) ?? [];
    if (!chosen) return place?.weight ?? 0;
    return (chosen.get(field as SearchableField) ?? 0) / highest;
  });
  return `{${own.join(",")}}`;
}
