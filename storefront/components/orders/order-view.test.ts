import { expect, test } from "vitest";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { cards, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { pieces, useTill } from "#tests/support/till.ts";
import { orderViews } from "./order-view.ts";

const base = useDatabase();
const till = useTill(base);

test("7.5 what a gift card left of an order is called by what paid for it", async () => {
  const { code } = await till.give(10_000);
  const cart = await readyCart(till.services, pieces(till.board));
  await till.pay(cart.cartId, code);
  const placed = await till.place(cart, cards.good);
  if (!placed.ok) throw new Error(placed.problem.code);
  const order = (await findOrder(base.db, placed.value.orderId))!;
  const services = { db: base.db, content: inProcessClient(base.db) };
  const called = async (shown: Order) => {
    const [view] = await orderViews(services, localeOf("de", "de")!, [shown]);
    return view?.totals.find(({ kind }) => kind === "due")?.label;
  };
  expect(await called(order)).toBe("Visa mit den Endziffern 1111");
  expect(await called({ ...order, payment: undefined })).toBe("Anders bezahlt");
  // Pages show the amount left to pay for an order that is not paid yet.
  expect(await called({ ...order, confirmedAt: null })).toBe("total.due");
});
