import type { BuyerIdentity } from "#commerce/aftersales/reviews/buyers.ts";
import { isWriteKey } from "#commerce/aftersales/reviews/links.ts";
import { idIn } from "#platform/ids.ts";
import type { PrivateContext } from "#storefront/app/page.ts";

/**
 * Identifies the author of a review: the buyer of an order by the link in its email, or else the signed-in customer.
 * Null when neither is known.
 */
export function speakerOf({ services, query, visitor }: PrivateContext): BuyerIdentity | null {
  const [order, key] = [query.get("order") ?? "", query.get("key") ?? ""];
  const orderId = idIn(order);
  if (orderId > 0 && isWriteKey(key, orderId, services.config.SECRET)) return { orderId };
  return visitor.customer ? { customerId: visitor.customer.id } : null;
}

/** The query string of the forms' addresses: "" or "?order=…&key=…". */
export function speakerSearch({ query }: Pick<PrivateContext, "query">): string {
  const [order, key] = [query.get("order") ?? "", query.get("key") ?? ""];
  return order && key ? `?${new URLSearchParams({ order, key })}` : "";
}
