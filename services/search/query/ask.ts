import type { Outcome } from "./run.ts";
import type { SearchRequest } from "./schema.ts";

/** What the shop's own pages ask of an engine. */
export type ShopRequest = Pick<
  SearchRequest,
  "query" | "size" | "current" | "sort" | "filter" | "facets" | "resultFields"
>;

/** Answers one search: our own index, or a hosted engine. Throws where that one cannot. */
export type Ask = (request: ShopRequest) => Promise<Outcome>;
