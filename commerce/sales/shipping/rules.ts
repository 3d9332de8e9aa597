import type { DisplayNames } from "#commerce/shared/texts/names.ts";
import type { ShippingMethod, ShippingRange } from "./schema.ts";

/** Delivery costs (specification 3.10, 5, 6). Amounts are integer minor units of one currency. */

type PricedMethod = { method: ShippingMethod; cost: number };

/**
 * Section 5: free when the base amount reaches the minimum of an enabled freeshipping method, else the lowest matching
 * range of the enabled total methods. With `hideFree` (the customer's group is listed in hide_free_shipping_groups and
 * the setting is enabled) free options do not count. Null when no method delivers this.
 */
export function shippingCost(methods: readonly ShippingMethod[], baseAmount: number, hideFree = false): number | null {
  return cheapest(methods, baseAmount, hideFree)?.cost ?? null;
}

export type ShippingChoice = {
  id: number;
  code: string;
  name: string;
  displayNames?: DisplayNames;
  amount: number;
  daysFrom: number;
  daysTo: number;
};

/** The shopper's options: one per code, each at its section-5 price, in the configured order. */
export function shippingOptionsFor(
  methods: readonly ShippingMethod[],
  baseAmount: number,
  hideFree = false,
): ShippingChoice[] {
  const codes = [...new Set(methods.filter((method) => method.enabled).map((method) => method.code))];
  return codes.flatMap((code) => {
    const best = cheapest(
      methods.filter((method) => method.code === code),
      baseAmount,
      hideFree,
    );
    if (!best) return [];
    const { id, name, displayNames, daysFrom, daysTo } = best.method;
    return { id, code, name, ...(displayNames && { displayNames }), amount: best.cost, daysFrom, daysTo };
  });
}

/** The amount from which delivery is free; null when it never is, or is hidden from this customer. */
export function freeShippingFrom(methods: readonly ShippingMethod[], hideFree = false): number | null {
  const minimums = methods.flatMap((method) => (method.enabled && !hideFree ? (minimumOf(method) ?? []) : []));
  return minimums.length > 0 ? Math.min(...minimums) : null;
}

function cheapest(methods: readonly ShippingMethod[], baseAmount: number, hideFree: boolean): PricedMethod | null {
  const free = methods.find((method) => method.enabled && isFree(method, baseAmount));
  if (free && !hideFree) return { method: free, cost: 0 };
  let best: PricedMethod | null = null;
  for (const method of methods) {
    if (!method.enabled || method.type !== "total") continue;
    for (const range of method.settings.ranges ?? []) {
      const cost = range.shipping_cost;
      if (!covers(range, baseAmount) || (hideFree && cost === 0)) continue;
      if (!best || cost < best.cost) best = { method, cost };
    }
  }
  return best;
}

const day = 24 * 60 * 60 * 1000;
const isWeekend = (at: number): boolean => new Date(at).getUTCDay() % 6 === 0;

/**
 * The first and last arrival day for this many working days, counted from the day after `now`; public holidays are
 * ignored.
 */
export function deliveryWindow(
  now: Date,
  { daysFrom, daysTo }: Pick<ShippingMethod, "daysFrom" | "daysTo">,
): { from: Date; to: Date } {
  const after = (days: number): Date => {
    let at = Math.floor(now.getTime() / day) * day;
    for (let left = days; left > 0; left -= 1) {
      at += day;
      while (isWeekend(at)) at += day;
    }
    return new Date(at);
  };
  return { from: after(daysFrom), to: after(daysTo) };
}

const minimumOf = (method: ShippingMethod): number | null =>
  method.type === "freeshipping" ? (method.settings.carrier_options?.minimum_sub_total ?? null) : null;

function isFree(method: ShippingMethod, baseAmount: number): boolean {
  const minimum = minimumOf(method);
  return minimum !== null && baseAmount >= minimum;
}

const covers = (range: ShippingRange, amount: number): boolean =>
  amount >= range.lower_limit && (range.upper_limit === null || amount <= range.upper_limit);
