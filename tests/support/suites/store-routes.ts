import { afterAll, beforeAll } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { upsertStores } from "#commerce/stores/directory/writes.ts";
import { demoStores } from "#demo/stores.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

export type Answer = {
  data: { id: number; slug: string; distance?: number; is_open: boolean; country: string }[];
  meta: { pagination: { total: number; total_pages: number }; place?: { name: string } };
  errors: Record<string, string>;
};

/** The routes of stores, with a key of staff, for the tests of one file. */
export function useStoreRoutes() {
  const database = useDatabase();
  let app: App;
  let key = "";
  beforeAll(async () => {
    await database.db.transaction().execute((trx) => upsertStores(trx, demoStores));
    app = await openApp(database.db, { BUSY_AFTER_MS: "0" });
    key = (await addKey(database.db, "dealers", ["stores:write"])).key;
  });
  afterAll(() => app.close());
  const get = async (query: string) => {
    const answer = await app.inject({ url: `/api/stores?${query}` });
    return { status: answer.statusCode, ...answer.json<Answer>() };
  };
  const send = (method: "POST" | "PUT" | "DELETE", url: string, payload?: unknown, headers: object = {}) =>
    app.inject({
      method,
      url,
      payload: payload as never,
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
  const shop = {
    name: "Föhn & Söhne",
    street: "Hauptplatz 3",
    city: "Lienz",
    postal_code: "9900",
    country: "at",
    lat: 46.829,
    lng: 12.769,
    time_zone: "Europe/Vienna",
    services: ["tuning"],
    brands: ["Firn"],
    hours: { week: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: "00:00", closes: "24:00" }] },
  };
  return {
    database,
    get,
    send,
    shop,
    get app() {
      return app;
    },
    get key() {
      return key;
    },
  };
}
