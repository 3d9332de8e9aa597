import type { Db } from "#database/tables.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import { japanese } from "./ja.ts";
import { ndcg } from "./judgement.ts";

export const judged = { "en-us": english, de: german, fr: french, es: spanish, it: italian, ja: japanese };

export type Score = { locale: string; query: string; value: number; results: string[] };

/** Asks every judged question of the live index (which must hold the demo catalogue) and scores the first ten answers. */
export async function scores(db: Db): Promise<Score[]> {
  const all: Score[] = [];
  for (const [locale, judgements] of Object.entries(judged)) {
    for (const judgement of judgements) {
      const found = await ownEngine(db).search({
        query: judgement.query,
        locale,
        region: "us",
        size: 10,
        types: ["product", "category"],
      });
      const results = found.results.map(({ type, uid }) => (type === "category" ? `c:${uid}` : uid));
      all.push({ locale, query: judgement.query, value: ndcg(results, judgement), results });
    }
  }
  return all;
}

export const mean = (list: readonly Score[]): number => list.reduce((sum, { value }) => sum + value, 0) / list.length;
