import type { ActionRequired } from "#commerce/sales/payments/schema.ts";
import type { PlacedOrder } from "../schema.ts";
import type { Buyer } from "../services.ts";

/** How the shopper gets to the provider: an address to go to, or the secret of its fields in the page. */
export const actionOf = ({ url, clientSecret = "" }: ActionRequired): NonNullable<PlacedOrder["action"]> =>
  url === undefined ? { clientSecret } : { url };

/** And back: the page of the order. */
export const returnUrlOf = (buyer: Buyer, orderId: number, accessToken: string): string =>
  `/${buyer.locale.code}/checkout/done/${orderId}?key=${accessToken}`;
