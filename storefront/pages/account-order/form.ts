import type { Post } from "#storefront/app/page.ts";
import { changeOwnOrder } from "#storefront/components/own-order/order-actions.ts";
import { orderOfCustomer } from "#storefront/components/own-order/own-order.ts";
import type { OwnOrderProps } from "#storefront/components/own-order/props.ts";

/** Cancels the order, requests a return of some of its items, or orders it again. */
export const post: Post<OwnOrderProps> = async (context, form) =>
  changeOwnOrder(context, await orderOfCustomer(context), form);
