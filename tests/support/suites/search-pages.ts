import { beforeAll, expect } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import type { SearchView } from "#storefront/pages/search/search-view.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

/** The search page and its suggestions in the demo world, for the tests of one file. */
export function useSearchPages() {
  const world = useDemoWorld(undefined, true);
  let app: App;
  let key: string;
  beforeAll(async () => {
    app = await openApp(world.db, { RATE_LIMIT_PER_MINUTE: "0" });
    key = (await addKey(world.db, "Merchandising", ["search:write"])).key;
    return () => app.close();
  });
  const see = async (path: string, headers: Record<string, string> = {}): Promise<SearchView> => {
    const [place = "", query = ""] = path.split("?");
    const answer = await app.inject({ url: `${place}/_payload.json?${query}`, headers });
    expect(answer.statusCode, path).toBe(200);
    return answer.json<{ props: SearchView }>().props;
  };
  const suggest = async (query: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/search/suggest?${query}`, headers });
  const names = ({ cards }: SearchView) => cards.map(({ uid }) => uid);
  const valuesOf = (view: SearchView, name: string) => view.facets.find((one) => one.name === name)?.values ?? [];
  return {
    world,
    see,
    suggest,
    names,
    valuesOf,
    get app() {
      return app;
    },
    get key() {
      return key;
    },
  };
}
