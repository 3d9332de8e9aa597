import type { Post } from "#storefront/app/page.ts";
import { orderOfCustomer } from "#storefront/components/own-order/own-order.ts";
import type { WithdrawalProps } from "#storefront/components/withdrawal/props.ts";
import { postWithdrawal } from "#storefront/components/withdrawal/view.ts";

/** Selects items, and withdraws from the contract for them. */
export const post: Post<WithdrawalProps> = async (context, form) =>
  postWithdrawal(context, await orderOfCustomer(context), form);
