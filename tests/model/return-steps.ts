import { requestReturn, sweepReturns } from "#commerce/aftersales/returns/actions.ts";
import { exchangeReturn } from "#commerce/aftersales/returns/exchange/actions.ts";
import { endExchange } from "#commerce/aftersales/returns/exchange/end.ts";
import { receiveReturn, settleReturn } from "#commerce/aftersales/returns/receiving/actions.ts";
import { payLater } from "#commerce/sales/checkout/placing/pay-later.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { cards } from "#tests/support/checkout.ts";
import type { Maker } from "./shopper-steps.ts";

/** Pieces that come back, and what goes out for them. */

const by = "staff:1 Ida";
const conditions = ["as-new", "worn", "damaged", "missing"] as const;

/**
 * Pieces of an order are announced, all or some of them come in some condition, and they are paid back, given as a card, or
 * exchanged for something at whatever price; what that costs more is asked for or waived.
 */
const comeBack: Maker = ({ db, services, variants }, { order, random }) => {
  const [condition, end, at] = [
    random.of(conditions),
    random.of(["refund", "credit", "less", "nothing", "exchange", "exchange", "exchange", "wait"] as const),
    random.below(3),
  ];
  const [variantId, pieces, arriving] = [random.of(variants), 1 + random.below(2), 1 + random.below(2)];
  const [waive, asCredit, isTwice] = [random.chance(0.2), random.chance(0.3), random.chance(0.3)];
  const run = async () => {
    const found = await findOrder(db, order);
    const line = found?.lines[at % found.lines.length];
    if (!line) return null;
    const quantity = Math.min(pieces, line.quantity);
    const came = { orderLineId: line.id, quantity: Math.min(arriving, quantity) };
    const items = [{ orderLineId: line.id, quantity, reason: "too-small" as const }];
    const made = await requestReturn(services, order, { items, note: "", by });
    if (!made.ok) return made;
    const { id } = made.value;
    const receipts = [{ ...came, condition, restock: condition === "as-new" }];
    const received = await receiveReturn(services, id, { receipts, answer: "", by });
    if (!received.ok || end === "wait") return received;
    if (end === "exchange") {
      const swaps = [{ ...came, quantity: 1, variantId }];
      const exchange = () => exchangeReturn(services, id, { swaps, by, waive, asCredit });
      return isTwice ? (await Promise.all([exchange(), exchange()]))[0] : exchange();
    }
    const amount = end === "less" ? 100 : end === "nothing" ? 0 : null;
    return settleReturn(services, id, { settlement: end === "credit" ? "credit" : "refund", amount, by });
  };
  const told = end === "exchange" ? `exchanged for ${variantId}${waive ? ", waived" : ""}` : end;
  return order > 0
    ? { name: `order ${order}: of ${pieces} pieces ${arriving} come back ${condition}, ${told}`, run }
    : null;
};

/** Whoever is asked for a difference pays it, or tries to. */
const payDifference: Maker = ({ services, unpaid }, { random }) => {
  if (unpaid.length === 0) return null;
  const [order, kind] = [random.of(unpaid), random.of(["good", "good", "declined", "secondStep", "unclear"] as const)];
  const card = { number: cards[kind], expiry: "12/34", code: "123" };
  const run = () => payLater(services, order, { card, returnUrl: `/en-us/pay/${order}` });
  return { name: `order ${order}: its difference is paid with the card "${kind}"`, run };
};

/** Staff ask no longer for a difference. */
const endWaiting: Maker = ({ db, services, unpaid }, { random }) => {
  if (unpaid.length === 0) return null;
  const [order, isTwice] = [random.of(unpaid), random.chance(0.3)];
  const run = async () => {
    const row = db.selectFrom("returns").select("id").where("exchange_order_id", "=", order);
    const found = await row.executeTakeFirst();
    const end = () => endExchange(services, found?.id ?? 0, { by, note: "" });
    return isTwice ? (await Promise.all([end(), end()]))[0] : end();
  };
  return { name: `order ${order}: its exchange is ended by staff${isTwice ? ", twice at once" : ""}`, run };
};

const settle: Maker = ({ services }) => ({
  name: "returns that were received are settled",
  run: () => sweepReturns(services, new Date(Date.now() + 120_000)),
});

export const returnSteps: [weight: number, maker: Maker][] = [
  [8, comeBack],
  [4, payDifference],
  [2, endWaiting],
  [1, settle],
];
