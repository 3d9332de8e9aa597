import { sql } from "kysely";
import { expect, test } from "vitest";
import { shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { unshipped } from "#commerce/sales/orders/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { countedPickUps } from "./reads.ts";

const base = useDatabase();
const counter = useCounter(base);

/** Places an order that is collected in this store. */
async function collected(storeId = 1): Promise<number> {
  const { orderId } = await counter.order();
  const pickUp = { storeId, slug: `store-${storeId}`, name: `Store ${storeId}`, phone: "" };
  await base.pool.query("update orders set extras = $1 where id = $2", [{ pickUp }, orderId]);
  return orderId;
}
const act = async (id: number, what: string, body: object = {}) =>
  counter.call(
    "POST",
    `/staff/pick-ups/${id}/${what}`,
    await counter.key("orders:write"),
    body as Record<string, unknown>,
  );
const list = async (query = "") =>
  (await counter.call("GET", `/staff/pick-ups${query}`, await counter.key("orders:read"))).body;
const mails = async (id: number) =>
  (await counter.queued("order-mail")).filter(({ kind, orderId }) => kind === "ready" && orderId === id);

test("an order is made ready once, with one e-mail, and handed over to somebody", async () => {
  const id = await collected();
  expect((await list()).data).toContainEqual(expect.objectContaining({ id, state: "to-prepare", isLate: false }));
  expect((await act(id, "ready")).body.data).toMatchObject({ state: "ready", readyAt: expect.any(String) });
  expect((await act(id, "ready")).body.data).toMatchObject({ state: "ready" });
  expect(await mails(id)).toHaveLength(1);

  const handed = await act(id, "hand-over", { takenBy: " Ida Berg " });
  expect(handed.body.data).toMatchObject({ state: "handed", takenBy: "Ida Berg", handedAt: expect.any(String) });
  expect((await unshipped(base.db, id)).every(({ quantity }) => quantity === 0)).toBe(true);
  expect(await act(id, "hand-over")).toMatchObject({ status: 409, body: { code: "impossible-status" } });
  const key = await counter.key("orders:read");
  const timeline = (await counter.call("GET", `/staff/orders/${id}/timeline`, key)).body.data;
  expect(timeline).toContainEqual(expect.objectContaining({ fact: { what: "collected", text: "Ida Berg" } }));
});

test("a hand-over that was a mistake is taken back: it lies ready again, and can be handed over anew", async () => {
  const id = await collected();
  await act(id, "ready");
  expect(await act(id, "undo")).toMatchObject({ status: 409, body: { code: "not-collected" } });
  await act(id, "hand-over", { takenBy: "Ida" });
  // Later entries of its history do not hide the hand-over.
  const key = await counter.key("orders:write", "refunds:write");
  await counter.call("PUT", `/staff/orders/${id}`, key, { hold: "Wrong box" });
  await counter.call("PUT", `/staff/orders/${id}`, key, { hold: null });
  expect((await act(id, "undo", { reason: "Wrong box" })).body.data).toMatchObject({ state: "ready", takenBy: null });
  expect(await shipmentsOf(base.db, id)).toEqual([]);
  expect((await unshipped(base.db, id)).every(({ quantity }) => quantity === 2)).toBe(true);
  expect((await act(id, "hand-over", { takenBy: "Ada" })).body.data).toMatchObject({ takenBy: "Ada" });
  // A hand-over cannot be undone after a return or refund.
  await counter.call("POST", `/orders/${id}/refunds`, key, { amount: "1.00" });
  expect(await act(id, "undo")).toMatchObject({ status: 409 });
});

test("what is on hold, is sent, or changed meanwhile is not handed over", async () => {
  const id = await collected();
  await base.pool.query("update orders set hold_reason = 'Waits for a call' where id = $1", [id]);
  expect(await act(id, "ready")).toMatchObject({ status: 409, body: { code: "on-hold" } });
  await base.pool.query("update orders set hold_reason = null where id = $1", [id]);
  await act(id, "ready");
  const meanwhile = await act(id, "hand-over", { seen: 1 });
  expect(meanwhile).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
  expect(meanwhile.body.meanwhile.at(-1)).toMatchObject({ state: "awaiting_pickup" });
  const sent = (await counter.order()).orderId;
  expect(await act(sent, "hand-over")).toMatchObject({ status: 409, body: { code: "not-collected" } });
  expect(await act(sent, "ready")).toMatchObject({ status: 409, body: { code: "not-by-hand" } });
  expect((await act(999_999, "hand-over")).status).toBe(404);
  const reader = await counter.key("orders:read");
  expect((await counter.call("POST", `/staff/pick-ups/${id}/hand-over`, reader, {})).status).toBe(403);
});

test("the list tells each store what waits there, and what nobody came for", async () => {
  const [late, other] = [await collected(7), await collected(8)];
  await act(late, "ready");
  await base.pool.query("update order_history set at = now() - interval '8 days' where order_id = $1", [late]);
  const { data, meta } = await list("?store=7");
  expect(data.map(({ id }: { id: number }) => id)).toEqual([late]);
  expect(data).toMatchObject([{ isLate: true, store: { id: 7, name: "Store 7" } }]);
  expect(meta).toMatchObject({ toPrepare: 0, ready: 1, late: 1 });
  expect(meta.stores).toEqual(
    expect.arrayContaining([
      { id: 7, name: "Store 7" },
      { id: 8, name: "Store 8" },
    ]),
  );
  expect((await list(`?id=${other}`)).data).toMatchObject([{ id: other, state: "to-prepare" }]);
  expect((await list("?id=999999")).data).toEqual([]);
});

test("what is counted comes from its own index", async () => {
  const plan = await base.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const statement = countedPickUps({ regions: null }).compile(trx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${sql.raw(
      statement.sql.replace(/\$(\d+)/g, "null"),
    )}`.execute(trx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("orders_to_collect");
});
