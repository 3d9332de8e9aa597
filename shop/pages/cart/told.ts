import type { Sold } from "#shop/frame/data-layer.ts";
import { tellItems } from "#shop/frame/data-layer.ts";
import type { CartLineView } from "./props.ts";

/** A line as events have it; `quantity`: how many pieces of it are meant. */
export const soldOf = (line: CartLineView, quantity = line.quantity): Sold => ({
  uid: line.uid,
  id: line.productId,
  name: line.title,
  price: line.unitPrice,
  retailPrice: line.retailPrice,
  quantity,
});

/** Tells what a change of a line's quantity adds to the cart or takes from it. */
export function tellChange(line: CartLineView, quantity: number, currency: string): void {
  const change = quantity - line.quantity;
  if (!change || Number.isNaN(change)) return;
  const items = [soldOf(line, Math.abs(change))];
  tellItems(change > 0 ? "add_to_cart" : "remove_from_cart", { currency, items });
}
