import type { LoadPrivate } from "#shop/frame/page.ts";
import { ofCustomer } from "#shop/parts/own-order/own.ts";
import type { WithdrawalProps } from "#shop/parts/withdrawal/props.ts";
import { withdrawalPage } from "#shop/parts/withdrawal/view.ts";

export const load: LoadPrivate<WithdrawalProps> = async (context) => withdrawalPage(context, await ofCustomer(context));
