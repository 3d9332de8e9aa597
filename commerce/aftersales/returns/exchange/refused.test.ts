import { describe, expect, test } from "vitest";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useExchanges } from "#tests/support/suites/exchanges.ts";

const exchanges = useExchanges();
const { base, counter, till, post, cents, refundsOf, faults, received } = exchanges;

test("7.5 what goes out in exchange is found by name or SKU, at its price, with what is left of it", async () => {
  const { id, dear } = await received();
  const { productId } = await plantProduct(base.db, { name: "Dear abroad", prices: { ca: 5_000 } });
  const found = async (q: string) =>
    (await counter.call("GET", `/staff/returns/${id}/variants?q=${encodeURIComponent(q)}`, exchanges.key)).body.data;
  const data = await found("Dear");
  expect(data).toContainEqual(
    expect.objectContaining({ id: dear, name: "Dear", available: 4, price: "99.00", options: expect.any(String) }),
  );
  expect(data.map((one: { productId: number }) => one.productId)).not.toContain(productId);
  const { sku } = data.find((one: { id: number }) => one.id === dear);
  expect((await found(sku)).map((one: { id: number }) => one.id)).toContain(dear);
  expect(await found("%")).toEqual([]);
});

describe("7.5 an exchange is refused, and nothing is written,", () => {
  test("for what is not sold in the market, gift cards, more than came, or another difference than was shown", async () => {
    const { orderId, swap, dear, cheap, ask } = await received({ quantity: 1 });
    const abroad = await plantProduct(base.db, { prices: { ca: 5_000 } });
    expect((await ask(swap(abroad.variantIds[0]!))).body).toMatchObject({ why: "variant" });
    expect((await ask(swap(till.giftCard))).body).toMatchObject({ why: "variant" });
    expect((await ask(swap(dear, 2))).status).toBe(422);
    expect((await ask(swap(cheap, 1, { difference: "x" }))).body.errors).toMatchObject({
      difference: expect.any(String),
    });
    await base.pool.query("update prices set price = price + 100 where variant_id = $1", [dear]);
    const { body } = await ask(swap(dear, 1, { difference: "1.00" }));
    expect(body).toMatchObject({ why: "changed", difference: expect.stringMatching(/^\d+\.\d\d$/) });
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  test("after the money went back, and of two people who settle and exchange at once one is told what the other did", async () => {
    const { id, orderId, swap, dear, ask } = await received();
    await post(`/orders/${orderId}/refunds`, { amount: "50.00" });
    await post(`/orders/${orderId}/refunds`, {});
    expect((await ask(swap(dear))).body).toMatchObject({ why: "payment" });
    const other = await received({ quantity: 1 });
    const both = await Promise.all([other.ask(other.swap(other.cheap)), post(`/returns/${other.id}/settle`, {})]);
    const exchanged = both[0].status === 200;
    const done = await refundsOf(other.orderId);
    const items = done.flatMap((refund: { items: { quantity: number }[] }) => refund.items);
    expect(items.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0)).toBe(1);
    if (!exchanged) expect(both[0].body).toMatchObject({ code: "impossible-return" });
    const again = await other.ask(other.swap(other.cheap));
    expect(again.status).toBe(exchanged ? 200 : 409);
    expect(await faults()).toEqual([]);
    expect(id).toBeGreaterThan(0);
  });

  test("while somebody pays the whole order back at the same moment: never more than was paid", async () => {
    const { orderId, swap, dear, ask, total } = await received();
    await Promise.all([ask(swap(dear, 2)), post(`/orders/${orderId}/refunds`, {})]);
    const amounts = (await refundsOf(orderId)).map(({ amount }: { amount: string }) => cents(amount));
    expect(amounts.reduce((sum: number, one: number) => sum + one, 0)).toBeLessThanOrEqual(total);
    expect(await faults()).toEqual([]);
  });
});
