import { afterAll, beforeAll, expect, test } from "vitest";
import type { Suggestions } from "#discovery/suggestions/schema.ts";
import type { App } from "#platform/http/app.ts";
import type { SearchView } from "#storefront/pages/search/search-view.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

/** Another shop's search API stands for the hosted engine. */

const world = useDemoWorld(undefined, true);
let own: App;
let hosted: App;
let closed: App;

beforeAll(async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: "0", SEARCHES_PER_MINUTE: "0" };
  own = await openApp(world.db, settings);
  const base = await own.listen({ port: 0, host: "127.0.0.1" });
  const engine = { ...settings, SEARCH_ENGINE: "firn" };
  hosted = await openApp(world.db, { ...engine, SEARCH_ENDPOINT: base });
  closed = await openApp(world.db, { ...engine, SEARCH_ENDPOINT: "http://127.0.0.1:1" });
});
afterAll(async () => {
  for (const app of [hosted, closed, own]) await app?.close();
});

const see = async (app: App, path: string) => {
  const [place = "", query = ""] = path.split("?");
  const answer = await app.inject({ url: `${place}/_payload.json?${query}` });
  expect(answer.statusCode, path).toBe(200);
  return answer.json<{ props: SearchView }>().props;
};

test.each(["/en-us/search?q=board&color=ink&sort=price-up", "/de-at/search?q=board&page=2", "/fr-fr/search?q=masque"])(
  "7.10 with a hosted engine the page is the same: %s",
  async (path) => {
    // The engine has answered this once when the hosted client asks, which waits for five seconds and no longer.
    const one = await see(own, path);
    const other = await see(hosted, path);
    expect(one.cards.length).toBeGreaterThan(0);
    expect({ ...other, requestId: "" }).toEqual({ ...one, requestId: "" });
  },
);

test("7.10 suggestions come from it, and it is told what was chosen", async () => {
  const url = "/api/search/suggest?q=kestrel&locale=en-us";
  await own.inject({ url });
  const answer = await hosted.inject({ url });
  const { products, request_id } = answer.json<Suggestions>();
  expect(products[0]).toMatchObject({ path: "/en-us/p/kestrel", document: "product-kestrel-en-us" });
  const payload = { query: "kestrel", document_id: products[0]?.document, request_id, tags: [] };
  expect((await hosted.inject({ method: "POST", url: "/api/search/click", payload })).statusCode).toBe(204);
  const rows = await world.db.selectFrom("search_clicks").select("clicks").execute();
  expect(rows).toEqual([{ clicks: 1 }]);
});

test("8 whatever is asked below an engine, errors are lists of texts", async () => {
  for (const [call, status] of [
    ["what", 404],
    ["search.json", 400],
  ] as const) {
    const url = `/api/as/v1/engines/firn/${call}`;
    const headers = { authorization: "Bearer search-firn-demo" };
    const answer = await own.inject({ method: "POST", url, headers, payload: {} });
    expect([answer.statusCode, answer.json()]).toEqual([status, { errors: [expect.any(String)] }]);
  }
});

test("8 while it does not answer, pages stand with nothing found", async () => {
  const view = await see(closed, "/en-us/search?q=kestrel");
  expect(view).toMatchObject({ total: 0, cards: [] });
  expect(view.popular.length).toBeGreaterThan(0);
  expect((await closed.inject({ url: "/api/search/suggest?q=kestrel" })).json()).toMatchObject({ products: [] });
});
