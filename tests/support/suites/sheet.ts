import { beforeAll, expect } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { revertKind } from "#commerce/staff/jobs/revert.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
export type Data = any;

/** The sheet of variants, for the tests of one file. */
export function useSheet() {
  const base = useDatabase();
  let app: App;
  let key: string;
  let pricesOnly: string;
  beforeAll(async () => {
    app = await openApp(base.db);
    key = (await addKey(base.db, "Sheet", ["catalogue:write", "stock:write", "jobs:read"])).key;
    pricesOnly = (await addKey(base.db, "Prices", ["catalogue:write"])).key;
  });
  const send = async (method: "GET" | "POST" | "PUT", url: string, payload?: object, by = key) => {
    const headers = { authorization: `Bearer ${by}` };
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() as Data };
  };
  const read = async (q: string, market = "us") => (await send("GET", `/staff/sheet?market=${market}&q=${q}`)).body;
  const put = (rows: object[], { market = "us", preview = false, by = key } = {}) =>
    send("PUT", `/staff/sheet${preview ? "?preview=1" : ""}`, { market, rows }, by);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const paid = (id: number) =>
    base.db
      .selectFrom("prices")
      .select(["price", "retail_price"])
      .where("variant_id", "=", id)
      .where("region", "=", "us")
      .executeTakeFirst();
  async function revert(job: number): Promise<void> {
    const reverting = await send("POST", `/jobs/${job}/revert`);
    expect(reverting.status).toBe(202);
    const kinds = { revert: revertKind({ product: (trx, ids) => recordProducts(trx, ids.map(Number)) }) };
    await runJob(base.db, kinds, reverting.body.job.id);
  }
  const noSale = { sale: null, saleFrom: null, saleUntil: null };
  return {
    base,
    send,
    read,
    put,
    days,
    paid,
    revert,
    noSale,
    get pricesOnly() {
      return pricesOnly;
    },
  };
}
