import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);
let abroad: string;
let home: string;
let orderId: number;
beforeAll(async () => {
  const all = ["orders:write", "refunds:write"] as const;
  const order = await counter.order();
  orderId = order.orderId;
  const { rows } = await base.pool.query("select region from orders where id = $1", [orderId]);
  const other = rows[0].region === "ca" ? "us" : "ca";
  home = `Bearer ${(await addKey(base.db, "Home", all, { markets: [rows[0].region] })).key}`;
  abroad = `Bearer ${(await addKey(base.db, "Abroad", all, { markets: [other] })).key}`;
});

test("orders of other markets than theirs are not there for staff, to read or to change", async () => {
  for (const path of ["", "/history", "/shipments", "/refunds", "/returns", "/withdrawals"]) {
    const url = path === "" ? `/order/${orderId}` : `/orders/${orderId}${path}`;
    expect((await counter.call("GET", url, abroad)).status, url).toBe(404);
    expect((await counter.call("GET", url, home)).status, url).toBe(200);
  }
  for (const [path, body] of [
    ["shipments", {}],
    ["refunds", { amount: 1 }],
    ["cancel", {}],
    ["paid", {}],
  ] as const) {
    const answer = await counter.call("POST", `/orders/${orderId}/${path}`, abroad, body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 404, "order-not-found"]);
  }
  expect((await counter.call("PUT", `/order/${orderId}`, abroad, { status: "Disputed" })).status).toBe(404);
  const listed = async (key: string) =>
    (await counter.call("GET", "/orders", key)).body.map(({ id }: { id: number }) => id);
  expect(await listed(abroad)).toEqual([]);
  expect(await listed(home)).toEqual([orderId]);
});
