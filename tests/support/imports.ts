import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect } from "vitest";
import { exportFile } from "#commerce/catalog/management/files.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { openApp } from "./app.ts";
import { useDatabase } from "./database.ts";

type Opened = { app: App; key: string };

/** A shop with a key that may import and export. */
export async function openShopFor(base: Pick<ReturnType<typeof useDatabase>, "db">): Promise<Opened> {
  const app = await openApp(base.db);
  const permissions = [
    "imports:write",
    "exports:write",
    "jobs:read",
    "catalogue:write",
    "stock:write",
    "customers:write",
  ] as const;
  return { app, key: (await addKey(base.db, "Import", permissions)).key };
}

/** A shop that has no products before each test, and helpers for files. */
export function useImports() {
  const base = useDatabase();
  const shop = { app: {} as App, key: "" };
  beforeAll(async () => {
    Object.assign(shop, await openShopFor(base));
    return () => shop.app.close();
  });
  beforeEach(() => sql`truncate products, staff_jobs, import_files cascade`.execute(base.db));

  const ask = (method: string, path: string, payload?: string | Buffer, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method,
      url: `/api${path}`,
      payload,
      headers: {
        authorization: `Bearer ${shop.key}`,
        ...(payload !== undefined && { "content-type": "text/csv" }),
        ...headers,
      },
    } as InjectOptions);
  const tried = async (file: string | Buffer, query = "") =>
    (await ask("POST", `/imports?dry_run=1${query}`, file)).json();
  /** Posts the file and runs its job. */
  async function imported(file: string, query = "") {
    const answer = await ask("POST", `/imports?${query}`, file);
    expect(answer.statusCode, answer.body).toBe(202);
    const { id } = answer.json().job;
    await runJob(base.db, staffJobKinds, id);
    return (await ask("GET", `/jobs/${id}`)).json();
  }
  const stored = async () => {
    let text = "";
    for await (const part of exportFile(base.db)) text += part;
    return JSON.parse(text).products as Record<string, never>[];
  };
  return { base, shop, ask, tried, imported, stored };
}

export const counts = (made: number, changed: number, unchanged: number, refused: number) => ({
  made,
  changed,
  unchanged,
  refused,
});
export const csv = (...rows: string[]) => `${rows.join("\r\n")}\r\n`;
/** Shopify's format with the fewest possible columns. */
export const small = (...rows: string[]) => csv("Handle,Title,Type,Variant SKU,Variant Price", ...rows);
