import type { Db } from "#database/tables.ts";
import { type ShopResult, shownKind } from "#services/search/client.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { thingsIn } from "./expressions.ts";
import { ndcg } from "./judgement.ts";

/** What the search page shows first for a question: the kind that opens, and its first results. */
export async function firstShown(db: Db, locale: string, query: string) {
  const { search } = ownEngine(db);
  const asked = { query, locale, region: "us", prices: "us", size: 10 } as const;
  const products = await search({ ...asked, types: ["product"] });
  const kind = shownKind(products, false);
  const { results, meant } = kind === "product" ? products : await search({ ...asked, types: [kind] });
  return { kind, meant, results: results.map(nameOf) };
}

const nameOf = ({ type, uid }: ShopResult): string => (type === "product" ? uid : `${type}:${uid}`);

export type Measured = { locale: string; query: string; gain: number; isRight: boolean; results: string[] };

/** A question with its right answers: how well the first ten are ordered, and whether the first five are all right. */
export async function measure(db: Db, locale: string, query: string, expression: string): Promise<Measured> {
  const { kind, results } = await firstShown(db, locale, query);
  const all = thingsIn(expression);
  // One tab is seen at a time: with a page and an article that answer, either will do.
  const ofKind = all.filter((one) => (one.split(":").at(-2) ?? "product") === kind);
  const right = ofKind.length > 0 ? ofKind : all;
  return {
    locale,
    query,
    results,
    gain: ndcg(results, { query, best: wildcards(results, right) }),
    isRight: isRightAtFirst(results, right),
  };
}

/** With ten of what "store:*" stands for: those that were found, and others that were not. */
const wildcards = (results: readonly string[], right: readonly string[]): string[] =>
  right.flatMap((one) => {
    if (!one.endsWith("*")) return one;
    const found = results.filter((result) => result.startsWith(one.slice(0, -1)));
    return [...found, ...Array.from({ length: 10 - found.length }, (_, place) => `${one}${place}`)];
  });

/** The first five, or as many as there are right answers. "store:*" are all stores. */
export function isRightAtFirst(results: readonly string[], right: readonly string[]): boolean {
  const isRight = (result: string) =>
    right.some((one) => (one.endsWith("*") ? result.startsWith(one.slice(0, -1)) : one === result));
  const count = right.some((one) => one.endsWith("*")) ? 5 : Math.min(5, right.length);
  return count > 0 && results.length >= count && results.slice(0, count).every(isRight);
}

/** The questions of a text of lines "right answers: question; question" (asked/). */
export const questionsIn = (text: string): { query: string; right: string }[] =>
  text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [, right = "", queries = ""] = /^(.*?): (.*)$/.exec(line) ?? [];
      return queries.split(";").map((query) => ({ query: query.trim(), right }));
    });
