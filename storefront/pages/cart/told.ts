import { type FormEvent, useEffect } from "react";
import { type Sold, trackItems } from "#storefront/runtime/data-layer.ts";
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

const key = "cart-before";
/** Milliseconds after which what was kept belongs to an earlier visit of the page. */
const longest = 60_000;

type Kept = { at: number; currency: string; lines: Lines };
type Cart = Pick<CartProps, "currency" | "lines">;

/**
 * Tells what the page's forms have changed, once the answer is there: what is told while a page is being left nobody hears,
 * and not everything that is asked for is granted (specification 7.13). Answers what has to see every form's submit event.
 */
export function useChangesTold({ currency, lines }: Cart): (event: FormEvent) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a page of its own
  useEffect(() => {
    const kept = takeKept();
    if (!kept || kept.currency !== currency || Date.now() - kept.at > longest) return;
    const { added, removed } = changesBetween(kept.lines, lines);
    if (added.length > 0) trackItems("add_to_cart", { currency, items: added });
    if (removed.length > 0) trackItems("remove_from_cart", { currency, items: removed });
  }, []);
  return ({ defaultPrevented }) => {
    if (defaultPrevented) return;
    try {
      sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), currency, lines } satisfies Kept));
    } catch {
      // Storage may be forbidden: then nothing is told.
    }
  };
}

function takeKept(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null;
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}
