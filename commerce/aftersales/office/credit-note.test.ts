import { expect, test } from "vitest";
import { taxesWithin } from "#commerce/sales/orders/invoice/credit-note.ts";
import { invoicePdf } from "#commerce/sales/orders/invoice/invoice.ts";
import { customsOf, findOrder } from "#commerce/sales/orders/reads.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { textsIn } from "#tests/support/pdf.ts";

const base = useDatabase();
const counter = useCounter(base);

const paper = async (orderId: number, refund: number | string, key: string) => {
  const url = `/api/staff/orders/${orderId}/credit-notes/${refund}`;
  const answer = await counter.app.inject({ url, headers: { authorization: key } });
  return { status: answer.statusCode, type: answer.headers["content-type"], bytes: answer.rawPayload };
};

test("a refund has a credit note that names invoice, pieces, amount and the tax in it; others have none", async () => {
  const key = await counter.key("orders:write", "refunds:write");
  const { orderId } = await counter.order();
  const order = (await findOrder(base.db, orderId))!;
  const items = [{ order_product_id: order.lines[0]?.id, quantity: 1 }];
  const { body } = await counter.call("POST", `/orders/${orderId}/refunds`, key, { items, reason: "傷がありました" });
  const note = await paper(orderId, body.id, key);
  expect([note.status, note.type]).toEqual([200, "application/pdf"]);
  const said = await textsIn(note.bytes);
  for (const part of [
    "Credit note",
    `Number ${orderId}-1`,
    `order ${orderId}`,
    order.lines[0]?.sku,
    "傷がありました",
    "Firn AG",
  ])
    expect(said).toContain(part);
  const back = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(Number(body.amount));
  expect(said).toContain(back);
  expect(said).toMatch(/includes .*Sales tax/i);
  for (const refund of ["0", "x", "99999"]) expect((await paper(orderId, refund, key)).status, refund).toBe(404);
  expect((await paper(orderId, body.id, await counter.key("catalogue:read"))).status).toBe(403);
});

test("the taxes of all refunds of an order come to what the order was taxed, and to no more", () => {
  const tax = { kind: "tax" as const, label: "tax.vat", rate: 20, included: true, amount: 1667 };
  const order = { total: 10_000, totals: [tax] };
  expect(taxesWithin(order, 10_000)).toEqual([{ ...tax, amount: 1667 }]);
  expect(taxesWithin(order, 5000)[0]?.amount).toBeGreaterThanOrEqual(833);
  expect(taxesWithin(order, 0)[0]?.amount).toBe(0);
});

test("an invoice names the country of origin and the code of the Harmonized System where they are given", async () => {
  const { orderId } = await counter.order();
  const order = (await findOrder(base.db, orderId))!;
  await base.pool.query("update products set made_in = 'AT', hs_code = '950611' where id = $1", [
    order.lines[0]?.productId,
  ]);
  const customs = await customsOf(base.db, order);
  const said = await textsIn(await invoicePdf({ order, language: "de", seller: [], paidBack: 0, customs }));
  expect(said).toContain("Hergestellt in Österreich · HS 950611");
  expect(said.match(/HS \d/g)).toHaveLength(1);
});
