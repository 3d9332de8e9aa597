import type { LoadPrivate } from "#storefront/app/page.ts";
import { orderOfCustomer } from "#storefront/components/own-order/own-order.ts";
import type { WithdrawalProps } from "#storefront/components/withdrawal/props.ts";
import { withdrawalPage } from "#storefront/components/withdrawal/view.ts";

export const load: LoadPrivate<WithdrawalProps> = async (context) =>
  withdrawalPage(context, await orderOfCustomer(context));
