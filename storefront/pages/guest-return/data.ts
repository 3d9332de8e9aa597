import type { LoadPrivate } from "#storefront/app/page.ts";
import { type LabelProps, labelPage } from "#storefront/components/own-order/label.ts";
import { orderOfKey } from "#storefront/components/own-order/own-order.ts";

export const load: LoadPrivate<LabelProps> = async (context) => labelPage(context, await orderOfKey(context));
