import type { LoadPrivate } from "#storefront/app/page.ts";
import { orderProgressPage, ownOrderPage } from "#storefront/components/own-order/order-page.ts";
import { orderOfKey } from "#storefront/components/own-order/own-order.ts";
import type { OrderProgressProps, OwnOrderProps } from "#storefront/components/own-order/props.ts";

export type GuestOrderProps = OwnOrderProps | OrderProgressProps;

export const load: LoadPrivate<GuestOrderProps> = async (context) => {
  const own = await orderOfKey(context);
  return own ? ownOrderPage(context, own) : orderProgressPage(context);
};
