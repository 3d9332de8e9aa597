import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import { shipWithin } from "#commerce/aftersales/fulfilment/ship.ts";
import { regionsOf } from "#commerce/sales/orders/reads.ts";
import type { JobKind, Skipped } from "#commerce/staff/jobs/schema.ts";
import { nameOfActor } from "#commerce/staff/permissions/rules.ts";
import { actors } from "#platform/actor.ts";
import type { ShipManyBody } from "./schema.ts";

const perStep = 10;

/** The ids of the orders to ship, ascending, which is the order in which they are locked. */
export const targetsOf = ({ orders }: ShipManyBody): number[] =>
  [...new Set(orders.map(({ id }) => id))].sort((a, b) => a - b);

/** Ships what is left of many orders. Orders that cannot be shipped are skipped, and the report gives the reason. */
export const shipManyKind = (jobs: FulfilmentServices["jobs"]): JobKind => ({
  permission: "orders:write",
  marketsOf: (db, { targets }) => regionsOf(db, targets ?? []),
  async step(trx, { input, targets, cursor }) {
    const { orders, shipping_provider: provider = "", notify = true } = input as ShipManyBody;
    const numbers = new Map(orders.map(({ id, tracking_number: number = "" }) => [id, number]));
    const ids = (targets ?? []).slice(cursor, cursor + perStep);
    const by = nameOfActor(actors.getStore());
    const skipped: Skipped[] = [];
    for (const id of ids) {
      const wish = { trackingNumber: numbers.get(id) ?? "", provider, by, isTold: notify };
      const shipped = await shipWithin(trx, jobs, id, wish);
      if (shipped.ok) continue;
      const { code, message } = shipped.problem;
      skipped.push({ id: String(id), about: { kind: "order", id: String(id) }, why: message, code });
    }
    const next = cursor + ids.length;
    const counts = { shipped: ids.length - skipped.length, refused: skipped.length };
    return { done: ids.length, next: next < (targets?.length ?? 0) ? next : null, skipped, counts };
  },
});
