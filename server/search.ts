import type { Config } from "#commerce/settings/environment.ts";
import type { Db } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import { baseOf } from "#services/search/hosted.ts";
import { hostedEngine, ownEngine, type SearchEngine } from "#services/search/search-engine.ts";

/** The search engine of the shop's pages: our own index, or the hosted engine named by the settings. */
export function openSearch(config: Config, db: Db, log: Pick<Logger, "error">): SearchEngine {
  const base = baseOf(config.SEARCH_ENDPOINT, config.SEARCH_HOST_IDENTIFIER);
  if (!base) return ownEngine(db);
  const settings = { base, engine: config.SEARCH_ENGINE, key: config.SEARCH_KEY };
  return hostedEngine(settings, (error) => log.error({ err: error, base }, "the hosted search engine did not answer"));
}
