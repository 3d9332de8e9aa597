import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { textsIn } from "#tests/support/pdf.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { archiveRoutes } from "./routes.ts";

const base = useDatabase();
const counter = useCounter(base);
let app: App;
beforeAll(async () => {
  const config = { INVOICE_SELLER: "Firn|Talstation 1" };
  app = await openRoutes(base.db, (scope) =>
    archiveRoutes(scope, { db: base.db, content: inProcessClient(base.db), config }),
  );
});
afterAll(() => app.close());

const get = async (query: string) =>
  app.inject({
    url: `/api/staff/invoices/archive?${query}`,
    headers: { authorization: await counter.key("orders:read") },
  });

test("7.5 the invoices and credit notes of a period are one ZIP; other days are not in it", async () => {
  const [first, second, other] = [await counter.order(), await counter.order(), await counter.order()];
  const key = await counter.key("refunds:write");
  await counter.call("POST", `/orders/${first.orderId}/refunds`, key, { amount: "12.50" });
  await base.pool.query("update orders set confirmed_at = '2020-03-05T12:00Z' where id = any ($1)", [
    [first.orderId, second.orderId],
  ]);
  await base.pool.query("update refunds set created_at = '2020-03-31T23:59Z'");
  const answer = await get("from=2020-03-01&to=2020-03-31");
  expect(answer.headers["content-type"]).toBe("application/zip");
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const names = Object.keys(files);
  expect(names.slice(0, 2)).toEqual([first, second].map(({ orderId }) => `invoices/invoice-${orderId}.pdf`));
  expect(names[2]).toMatch(new RegExp(`^credit-notes/credit-note-${first.orderId}-1\\.pdf$`));
  expect(names).toHaveLength(3);
  const [invoice, , note] = Object.values(files);
  expect(await textsIn(invoice!)).toContain(`${first.orderId}`);
  const said = await textsIn(note!);
  for (const text of ["Credit note", "$12.50", "Talstation 1"]) expect(said).toContain(text);
  expect(Object.keys(unzipSync(new Uint8Array((await get("from=2020-05-01&to=2020-05-02")).rawPayload)))).toEqual([]);
  expect(names.join()).not.toContain(String(other.orderId));
  for (const wrong of ["from=2020-03-31&to=2020-03-01", "from=2020-01-01&to=2022-01-01", "from=x&to=2020-01-01"])
    expect((await get(wrong)).statusCode).toBe(422);
});
