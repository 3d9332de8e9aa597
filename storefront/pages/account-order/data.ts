import type { LoadPrivate } from "#storefront/app/page.ts";
import { ownOrderPage } from "#storefront/components/own-order/order-page.ts";
import { orderOfCustomer } from "#storefront/components/own-order/own-order.ts";
import type { OwnOrderProps } from "#storefront/components/own-order/props.ts";

export const load: LoadPrivate<OwnOrderProps> = async (context) =>
  ownOrderPage(context, await orderOfCustomer(context));
