import { sql } from "kysely";
import { cancelOrder } from "#commerce/aftersales/fulfilment/cancel.ts";
import { changeOrder } from "#commerce/aftersales/fulfilment/change.ts";
import { deliverGiftCards } from "#commerce/aftersales/fulfilment/gift-cards.ts";
import { announceRefunds, refundOrder } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { shipOrder } from "#commerce/aftersales/fulfilment/ship.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { alterCard, giveCard } from "#commerce/sales/gift-cards/actions.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { markPaid } from "#commerce/sales/payments/invoice/order.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { changePromotion } from "#commerce/sales/promotions/actions.ts";
import type { Db } from "#database/tables.ts";
import { returnSteps } from "./return-steps.ts";
import type { Maker, Spot, Step } from "./shopper-steps.ts";
import type { World } from "./world.ts";

/** What the staff, the jobs and time do. */

const by = "staff:1 Ida";

const callOff: Maker = (world, { order, random }) => {
  const isStaff = random.chance(0.5);
  const run = () => cancelOrder(world.services, order, { by, reason: "", isStaff });
  return order > 0 ? { name: `order ${order}: called off by ${isStaff ? "staff" : "its customer"}`, run } : null;
};

function payBack(world: World, { order, random }: Spot): Step | null {
  if (order === 0) return null;
  const key = random.chance(0.25) ? "again" : `${random.below(1e9)}`;
  const restock = random.chance(0.4);
  const asCredit = random.chance(0.2);
  const wish = { reason: "", by, items: [], restock, asCredit };
  const [kind, at, share] = [
    random.of(["whole", "amount", "delivery", "pieces", "pieces"] as const),
    random.below(3),
    random.below(60),
  ];
  const run = async () => {
    const found = await findOrder(world.db, order);
    if (!found) return null;
    if (kind === "whole") return refundOrder(world.services, order, { ...wish, key: `whole ${key}` });
    const amount = () => Math.round((found.total * share) / 100);
    if (kind === "amount")
      return refundOrder(world.services, order, { ...wish, restock: false, key: `amount ${key}`, amount });
    if (kind === "delivery")
      return refundOrder(world.services, order, { ...wish, restock: false, key: `delivery ${key}`, delivery: true });
    const line = found.lines[at % found.lines.length]!;
    const items = [{ orderLineId: line.id, quantity: 1 }];
    return refundOrder(world.services, order, { ...wish, key: `pieces ${key}`, items });
  };
  return {
    name: `order ${order}: pays back ${kind} (${at}, ${share} %${restock ? ", into stock" : ""}${asCredit ? ", as a gift card" : ""}) with key ${key}`,
    run,
  };
}

const send: Maker = (world, { order, random }) => {
  const isPart = random.chance(0.4);
  const run = async () => {
    const [line] = isPart ? ((await findOrder(world.db, order))?.lines ?? []) : [];
    const items = line && { items: [{ orderLineId: line.id, quantity: 1 }] };
    return shipOrder(world.services, order, { trackingNumber: "", provider: "", by, ...items });
  };
  return order > 0 ? { name: `order ${order}: ${isPart ? "a piece" : "all"} sent`, run } : null;
};

const receive: Maker = ({ db }, { order }) => {
  const run = () => db.transaction().execute((trx) => markPaid(trx, order, { note: "", by }));
  return order > 0 ? { name: `order ${order}: its invoice is paid`, run } : null;
};

/** It lies ready in its store, and is collected. */
const handOut: Maker = ({ services }, { order, random }) => {
  const to = random.of(["awaiting_pickup", "completed"] as const);
  const run = () => changeOrder(services, order, to, { note: "", by });
  return order > 0 ? { name: `order ${order}: ${to}`, run } : null;
};

/** Somebody holds an order back, or lets it go. */
const hold: Maker = ({ db }, { order, random }) => {
  const reason = random.chance(0.5) ? "Waits for a call" : null;
  const run = async () => void (await sql`update orders set hold_reason = ${reason} where id = ${order}`.execute(db));
  return order > 0 ? { name: `order ${order}: ${reason ? "held back" : "let go"}`, run } : null;
};

const deliver: Maker = (world, { order }) =>
  order > 0
    ? { name: `order ${order}: gift cards delivered`, run: () => deliverGiftCards(world.services, order) }
    : null;

const give: Maker = (world, { random }) => {
  const amount = random.of([1_500, 10_000, 60_000]);
  const card = { currency: "USD", amount, expiresAt: null, language: "en" };
  return { name: `a gift card of ${amount}`, run: async () => (await giveCard(world.services, card, by)).card.id };
};

const alter: Maker = (world, { random }) => {
  if (world.cards.length === 0) return null;
  const { id } = random.of(world.cards);
  const change = random.chance(0.7) ? { balance: random.below(20_000) } : { isActive: random.chance(0.5) };
  const run = () => alterCard(world.services, id, { ...change, by });
  return { name: `gift card ${id} becomes ${JSON.stringify(change)}`, run };
};

const promote: Maker = (world, { random }) => {
  const [id, isOn] = [random.of(world.promotions), random.chance(0.8)];
  const run = () => changePromotion(world.db, id, { status: isOn ? "ENABLED" : "DISABLED" });
  return { name: `promotion ${id} ${isOn ? "starts" : "ends"}`, run };
};

/** The same statement that a delivery's arrival is: pieces come on top of what is there. */
const restock: Maker = (world, { random }) => {
  const [variant, pieces] = [random.of(world.variants), 1 + random.below(6)];
  const run = async () => {
    await sql`update stock set available = available + ${pieces} where variant_id = ${variant}`.execute(world.db);
    world.came[variant] = (world.came[variant] ?? 0) + pieces;
  };
  return { name: `${pieces} pieces of ${variant} come in`, run };
};

const reprice: Maker = ({ db, variants }, { random }) => {
  const [variant, price] = [random.of(variants), 500 + random.below(50_000)];
  const run = () => db.updateTable("prices").set({ price }).where("variant_id", "=", variant).execute();
  return { name: `${variant} costs ${price}`, run: async () => void (await run()) };
};

/** As if everything had happened so much earlier; what others are changing just now stays young, so that nobody waits in a circle. */
export async function pass(db: Db, minutes: number): Promise<void> {
  const past = sql`make_interval(mins => ${minutes})`;
  await sql`
    update payments set updated_at = updated_at - ${past}, open_until = open_until - ${past} where id in (
      select id from payments where status in ('pending', 'action_required', 'cancelled') for update skip locked
    )`.execute(db);
  await sql`
    update orders set placed_at = placed_at - ${past} where id in (
      select id from orders where status in ('pending', 'awaiting_payment') for update skip locked
    )`.execute(db);
}

const wait: Maker = ({ db }, { random }) => {
  const minutes = random.of([2, 2, 40, 40, 73 * 60]);
  return { name: `${minutes} minutes pass`, run: () => pass(db, minutes) };
};

const sweep: Maker = ({ services }, { random }) => {
  const isHasty = random.chance(0.3);
  const run = () => sweepOrders(services, isHasty ? { pendingSeconds: -1, lookAgainSeconds: -1 } : {});
  return { name: `a sweep${isHasty ? " of what is under way, too" : ""}`, run };
};

const sweepMoney: Maker = ({ services }) => ({
  name: "a sweep of refunds",
  run: async () => [await sweepRefunds(services, -1), await announceRefunds(services)],
});

export const shopSteps: [weight: number, maker: Maker][] = [
  ...returnSteps,
  [5, callOff],
  [7, payBack],
  [4, send],
  [3, receive],
  [3, handOut],
  [1, hold],
  [5, deliver],
  [3, give],
  [3, alter],
  [1, promote],
  [3, restock],
  [1, reprice],
  [4, wait],
  [5, sweep],
  [2, sweepMoney],
];
