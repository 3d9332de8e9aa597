import { searchTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { type Click, countClick } from "./clicks.ts";
import { type ShopResults, type ShopSearch, searchShop } from "./client.ts";
import { cachedFor, type Hosted, hostedAsk, hostedClick } from "./hosted.ts";
import type { SearchFunction } from "./query/run.ts";
import { run } from "./query/run.ts";

/** The search engine that the shop uses. */
export type SearchEngine = {
  /** Never throws because of the text typed or an engine that does not answer; in the latter case nothing is found. */
  search(search: ShopSearch): Promise<ShopResults>;
  /** Records which result was clicked. */
  click(click: Click): Promise<void>;
  /** For engines that announce no changes: how long answers may be cached, in milliseconds. */
  cachedFor?: number;
};

/** Searches the index in the shop's database. */
export function ownEngine(db: Db): SearchEngine {
  const ask: SearchFunction = (request) =>
    run(db, { ...request, searchFields: null, boosts: [], group: null, precision: 2 });
  const search = (wanted: ShopSearch) => {
    noteTags([searchTag]);
    return searchShop(ask, wanted);
  };
  return { search, click: (click) => countClick(db, click) };
}

/** Searches an external engine with the same protocol and the same document fields. Errors are passed to `report`. */
export function hostedEngine(settings: Hosted, report: (error: unknown) => void): SearchEngine {
  const ask = hostedAsk(settings);
  return {
    cachedFor,
    search: (search) =>
      searchShop(ask, search).catch((error: unknown) => {
        report(error);
        return nothing();
      }),
    click: (click) => hostedClick(settings, click).catch(report),
  };
}

const nothing = (): ShopResults => ({
  results: [],
  total: 0,
  totalPages: 0,
  requestId: "",
  types: {},
  answering: null,
  meant: null,
  facets: null,
});
