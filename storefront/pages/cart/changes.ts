import { type FormEvent, useEffect } from "react";
import { type Sold, trackItems } from "#storefront/runtime/data-layer.ts";
import { handover } from "#storefront/runtime/handover.ts";
import type { CartLineView, CartProps } from "./props.ts";

/** A line as events have it; `quantity`: how many pieces of it are meant. */
export const soldOf = (line: CartLineView, quantity = line.quantity): Sold => ({
  uid: line.uid,
  id: line.productId,
  name: line.title,
  price: line.unitPrice,
  retailPrice: line.retailPrice,
  quantity,
});

type Lines = readonly CartLineView[];
export type Changes = { added: Sold[]; removed: Sold[] };

/** What has come into a cart and gone out of it. What was typed and refused is no quantity of the cart's. Pure. */
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

/** What is older belongs to an earlier visit of the page; milliseconds. */
const before = handover<CartState>("cart-before", 60_000);

/**
 * Reports what the page's forms have changed once the answer is there: events of a page that is being left reach nobody, and
 * not every change is granted (specification 7.13). Answers the handler that has to see every form's submit event.
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
