import { beforeAll } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
export type Data = any;

/** The office's calls about customers, for the tests of one file. */
export function useOfficeCustomers() {
  const base = useDatabase();
  const counter = useCounter(base);
  let app: App;
  let key: string;
  beforeAll(async () => {
    app = await openApp(base.db);
    key = (await addKey(base.db, "Office", ["customers:read"])).key;
  });
  const ask = async (path: string, as = key) => {
    const answer = await app.inject({ url: `/api/staff/customers${path}`, headers: { authorization: `Bearer ${as}` } });
    return { status: answer.statusCode, body: answer.json() as Data };
  };
  const idsOf = (found: { body: Data }) => found.body.data.map(({ id }: { id: number }) => id);
  async function named(first_name: string, last_name: string, email: string, group?: number): Promise<number> {
    const id = await plantCustomer(base.db, group);
    await base.db.updateTable("customers").set({ first_name, last_name, email }).where("id", "=", id).execute();
    return id;
  }
  return {
    base,
    counter,
    ask,
    idsOf,
    named,
    get app() {
      return app;
    },
  };
}
