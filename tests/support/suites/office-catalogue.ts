import { beforeAll } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { productBulk } from "#commerce/catalog/office/bulk.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { bulkJob } from "#commerce/staff/jobs/bulk.ts";
import { revertKind } from "#commerce/staff/jobs/revert.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
export type Data = any;

/** The office's calls about products, for the tests of one file. */
export function useOfficeCatalogue() {
  const base = useDatabase();
  let app: App;
  let key: string;
  beforeAll(async () => {
    app = await openApp(base.db);
    key = (await addKey(base.db, "Office", ["catalogue:write", "stock:read", "jobs:read"])).key;
  });
  const send = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: (answer.body === "" ? {} : answer.json()) as Data };
  };
  const list = async (query: string) => (await send("GET", `/staff/products?${query}`)).body;
  const idsOf = (page: Data) => page.data.map(({ id }: { id: number }) => id);
  const run = (id: number) =>
    runJob(
      base.db,
      {
        products: bulkJob(productBulk),
        revert: revertKind({ product: (trx, ids) => recordProducts(trx, ids.map(Number)) }),
      },
      id,
    );
  return {
    base,
    send,
    list,
    idsOf,
    run,
    get app() {
      return app;
    },
  };
}
