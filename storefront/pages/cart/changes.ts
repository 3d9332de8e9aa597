import { type FormEvent, useEffect } from "react";
import { type AnalyticsItem, trackItems } from "#storefront/runtime/data-layer.ts";
import { handover } from "#storefront/runtime/handover.ts";
import type { CartLineView, CartProps } from "./props.ts";

/** A line as analytics events carry it; `quantity` is the number of units that the event is about. */
export const soldOf = (line: CartLineView, quantity = line.quantity): AnalyticsItem => ({
  uid: line.uid,
  id: line.productId,
  name: line.title,
  price: line.unitPrice,
  retailPrice: line.retailPrice,
  quantity,
});

type Lines = readonly CartLineView[];
export type Changes = { added: AnalyticsItem[]; removed: AnalyticsItem[] };

/**
 * Returns the items added to and removed from a cart. A quantity that was typed and refused is not counted as a change.
 * Pure.
 */
export function changesBetween(before: Lines, now: Lines): Changes {
  const changes: Changes = { added: [], removed: [] };
  const refused = new Set(now.filter(({ isTyped }) => isTyped).map(({ id }) => id));
  const count = (lines: Lines, id: string) => lines.find((line) => line.id === id)?.quantity ?? 0;
  for (const line of new Map([...before, ...now].map((one) => [one.id, one])).values()) {
    const change = refused.has(line.id) ? 0 : count(now, line.id) - count(before, line.id);
    if (change > 0) changes.added.push(soldOf(line, change));
    if (change < 0) changes.removed.push(soldOf(line, -change));
  }
  return changes;
}

type CartState = Pick<CartProps, "currency" | "lines">;

/** An older state belongs to an earlier visit of the page. In milliseconds. */
const before = handover<CartState>("cart-before", 60_000);

/**
 * Reports the changes made by the page's forms once the answer has arrived: events of a page that is being left may get
 * lost, and not every change is accepted (specification 7.13). Returns the handler that has to receive every form's
 * submit event.
 */
export function useReportedChanges({ currency, lines }: CartState): (event: FormEvent) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a page of its own
  useEffect(() => {
    const cart = before.take();
    if (cart?.currency !== currency) return;
    const { added, removed } = changesBetween(cart.lines, lines);
    if (added.length > 0) trackItems("add_to_cart", { currency, items: added });
    if (removed.length > 0) trackItems("remove_from_cart", { currency, items: removed });
  }, []);
  return ({ defaultPrevented }) => {
    if (!defaultPrevented) before.leave({ currency, lines });
  };
}
