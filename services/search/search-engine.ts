import { searchTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { type Click, countClick } from "./clicks.ts";
import { type ShopResults, type ShopSearch, searchShop } from "./client.ts";
import { type Hosted, hostedAsk, hostedClick, keptFor } from "./hosted.ts";
import type { SearchFunction } from "./query/run.ts";
import { run } from "./query/run.ts";

/** What finds things for the shop. */
export type SearchEngine = {
  /** Never throws for what was typed, nor for an engine that does not answer: then nothing is found. */
  search(search: ShopSearch): Promise<ShopResults>;
  /** Takes note of which result was chosen. */
  click(click: Click): Promise<void>;
  /** Of an engine that announces no changes: for how many milliseconds its answers are good. */
  keptFor?: number;
};

/** The index in the shop's database. */
export function ownEngine(db: Db): SearchEngine {
  const ask: SearchFunction = (request) =>
    run(db, { ...request, searchFields: null, boosts: [], group: null, precision: 2 });
  const search = (wanted: ShopSearch) => {
    noteTags([searchTag]);
    return searchShop(ask, wanted);
  };
  return { search, click: (click) => countClick(db, click) };
}

/** An engine elsewhere that speaks the same protocol and holds documents with the same fields. What fails is told to `report`. */
export function hostedEngine(settings: Hosted, report: (error: unknown) => void): SearchEngine {
  const ask = hostedAsk(settings);
  return {
    keptFor,
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
