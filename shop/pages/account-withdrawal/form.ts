import type { Post } from "#shop/frame/page.ts";
import { ofCustomer } from "#shop/parts/own-order/own.ts";
import type { WithdrawalProps } from "#shop/parts/withdrawal/props.ts";
import { postWithdrawal } from "#shop/parts/withdrawal/view.ts";

/** Chooses pieces, and withdraws from the contract about them. */
export const post: Post<WithdrawalProps> = async (context, form) =>
  postWithdrawal(context, await ofCustomer(context), form);
