import type { DeskOrder } from "#commerce/aftersales/fulfilment/dispatch/schema.ts";
import { mostAtOnce } from "#commerce/aftersales/fulfilment/rules.ts";
import { useText } from "../../i18n/text.tsx";
import { readPreference, storePreference } from "../../runtime/preferences.ts";

/** The orders on the desk, kept in this browser until they are shipped. */

export type Entry = { order: DeskOrder; tracking: string };

export const readDesk = (): Entry[] => readPreference<Entry[]>("desk", []);
export const storeDesk = (entries: readonly Entry[]): void => storePreference("desk", entries);

/** The desk with these orders behind those that are on it already, as far as there is room. */
export function withOrders(entries: readonly Entry[], orders: readonly DeskOrder[]): Entry[] {
  const known = new Set(entries.map(({ order }) => order.id));
  const more = orders.filter(({ id, refused }) => refused === null && !known.has(id));
  return [...entries, ...more.map((order) => ({ order, tracking: "" }))].slice(0, mostAtOnce);
}

export const putOnDesk = (orders: readonly DeskOrder[]): void => storeDesk(withOrders(readDesk(), orders));

const refusals = {
  held: "deskHeld",
  cancelled: "deskCancelled",
  shipped: "deskShipped",
  collected: "deskCollected",
  email: "deskEmail",
  status: "deskStatus",
} as const;

/** Returns a function that says why an order cannot be packed. */
export function useRefusal(): (order: DeskOrder) => string | null {
  const say = useText();
  return ({ id, refused }) => refused && say(refusals[refused.code], { number: id, reason: refused.reason });
}
